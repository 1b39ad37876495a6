"""A run of games in French: its report, and how far it is."""

from ludoreille.kit.bots import Level
from ludoreille.simulate.report import Report, Tally
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import decimal
from ludoreille.words.line import Arg, Line, Phrase

MINUTE, HOUR = 60, 3600


def report_lines(report: Report, catalogue: Catalogue) -> list[str]:
    """Return the report as French lines."""
    head: dict[str, Arg] = {
        "jeu": Phrase(f"{report.game}-title"),
        "joueurs": report.seats,
        "parties": report.games,
        "donnes": report.deals,
        "placements": report.games // report.deals,
        "graine": report.seed,
        "parite": decimal(100 * report.parity),
        "points": decimal(report.mean_score),
        "actions": decimal(report.mean_actions),
    }
    lines = [Line("simulate-head", head)]
    lines += [Line("simulate-bot", _bot_args(tally, report.parity)) for tally in report.tallies]
    lines.append(Line("simulate-means", head))
    return [catalogue.render(line, None, (), Verbosity.NORMAL).printed for line in lines]


def progress_line(played: int, games: int, left: float, catalogue: Catalogue) -> str:
    """Return how far a run is, and about how long it still takes: *left* is in seconds."""
    unit, size = ("heures", HOUR) if left >= 2 * HOUR else ("minutes", MINUTE)
    if left < MINUTE:
        unit, size = "secondes", 1
    length = max(1, round(left / size))
    return catalogue.word("simulate-progress", faites=played, parties=games, reste=length, unite=unit)


def _bot_args(tally: Tally, parity: float) -> dict[str, Arg]:
    against = "above" if tally.low > parity else "below" if tally.high < parity else "even"
    level = tally.bot in tuple(Level)
    return {
        "robot": Phrase(f"interface-level-{tally.bot}") if level else tally.bot.replace(":", " "),
        "genre": "niveau" if level else "robot",
        "places": tally.places,
        "victoires": decimal(tally.wins),
        "part": decimal(100 * tally.share),
        "bas": decimal(100 * tally.low),
        "haut": decimal(100 * tally.high),
        "parite": Phrase(f"simulate-{against}"),
        "points": decimal(tally.mean_score),
        "rang": decimal(tally.mean_rank),
        "cote": decimal(tally.rating),
        "doute": decimal(2 * tally.doubt),
    }
