"""Games between bots: who wins, by how much, how fast. Nothing is drawn but from the seed."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from ludoreille.core import OptionValue, Over, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Bot, Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Table, random_nature
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import decimal
from ludoreille.words.line import Arg, Line, Phrase

MAX_MOVES = 20_000
"""Moves of players and nature after which a game is held to be endless."""
SPREAD = 1.96
"""Standard deviations on each side that hold 95 % of a normal law."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a level did: places taken, games won (a shared victory counts in parts), points on average.

    The share of wins lies between `low` and `high` with 95 % confidence (Wilson's interval).
    """

    level: Level
    places: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Report:
    """What came out of a run of games; `mean_actions` counts what players did in a game, not nature."""

    game: str
    seats: int
    games: int
    seed: str
    tallies: tuple[Tally, ...]
    mean_score: float
    mean_actions: float

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Played:
    levels: tuple[Level, ...]
    over: Over
    actions: int


def simulate(  # noqa: PLR0913
    game_id: str,
    seats: int,
    games: int,
    levels: Sequence[Level],
    *,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | str = 0,
    vary: bool = False,
) -> Report:
    """Play *games* games between bots and report them: same seed, same games.

    *levels* are dealt to the seats in turn, and each game they sit one seat further. With *vary* the
    options that are not given are drawn anew for each game. Raise `Refused` for a table that cannot be,
    `RuntimeError` for a game that does not end.
    """
    shelved = SHELF[game_id]
    played = []
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        dealt = tuple(levels[(seat + number) % seats % len(levels)] for seat in range(seats))
        chosen = draw_options(shelved.rules, seats, rng, options) if vary else options
        table = Table(shelved.rules, seats, chosen)
        played.append(_Played(dealt, *_play(table, [shelved.bots[level] for level in dealt], rng)))
    scores = [score for game in played for score in game.over.scores]
    return Report(
        game_id,
        seats,
        games,
        str(seed),
        tuple(_tally(level, played) for level in Level if level in levels[:seats]),
        fmean(scores),
        fmean(game.actions for game in played),
    )


def report_lines(report: Report, catalogue: Catalogue) -> list[str]:
    """Return the report as French lines."""
    head: dict[str, Arg] = {
        "jeu": report.game,
        "joueurs": report.seats,
        "parties": report.games,
        "graine": report.seed,
        "points": decimal(report.mean_score),
        "actions": decimal(report.mean_actions),
    }
    lines = [Line("simulate-head", head)]
    lines += [Line("simulate-level", _level_args(tally)) for tally in report.tallies]
    lines.append(Line("simulate-means", head))
    return [catalogue.render(line, None, (), Verbosity.NORMAL).printed for line in lines]


def _level_args(tally: Tally) -> dict[str, Arg]:
    return {
        "niveau": Phrase(f"interface-level-{tally.level}"),
        "places": tally.places,
        "victoires": decimal(tally.wins),
        "part": decimal(100 * tally.share),
        "bas": decimal(100 * tally.low),
        "haut": decimal(100 * tally.high),
        "points": decimal(tally.mean_score),
    }


def _play(table: Table, bots: Sequence[Bot], rng: Random) -> tuple[Over, int]:
    """Play *table* to its end and return it with the number of actions."""
    actions = 0
    for _ in range(MAX_MOVES):
        match table.turn:
            case Over() as over:
                return over, actions
            case ToDraw(chance):
                table.answer(chance.draw(rng))
            case ToPlay(seats):
                asked = {seat: bots[seat](table.look(seat), table.actions(seat), rng, {}) for seat in seats}
                actions += sum(1 for _ in table.settle(asked, random_nature(rng)))
    raise RuntimeError(table.journal[:100])


def _tally(level: Level, played: Sequence[_Played]) -> Tally:
    wins, scores = 0.0, []
    for game in played:
        for seat, sitting in enumerate(game.levels):
            if sitting == level:
                wins += (seat in game.over.winners) / len(game.over.winners)
                scores.append(game.over.scores[seat])
    low, high = wilson(wins, len(scores))
    return Tally(level, len(scores), wins, wins / len(scores), low, high, fmean(scores))


def wilson(wins: float, tries: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of *wins* in *tries* (E. B. Wilson, 1927).

    >>> [round(bound, 2) for bound in wilson(50, 100)]
    [0.4, 0.6]
    """
    share, square = wins / tries, SPREAD**2
    centre = share + square / (2 * tries)
    margin = SPREAD * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    return max(0.0, (centre - margin) / (1 + square / tries)), min(
        1.0, (centre + margin) / (1 + square / tries)
    )
