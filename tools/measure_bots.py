"""Measure how strong the bots are and write it in `docs/adversaires.md`, with the command of each measure.

`python tools/measure_bots.py` measures every game, `python tools/measure_bots.py push` one of them;
`--parties 1000` plays more games for each line. The same games give the same figures on any machine.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from ludoreille.core import OptionValue
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.simulate import Report, simulate
from ludoreille.simulate.crew import ENGINES
from ludoreille.simulate.lines import progress_line
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.french import decimal

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "adversaires.md"
CATALOGUE = Catalogue(folder("locales") / "fr")
GAMES = 300
"""Games of a line, rounded up to whole deals."""
LADDER = tuple(Level)
"""The levels, the weakest first."""
TABLES: Mapping[str, tuple[int, ...]] = {
    "push": (2, 3, 4, 6),
    "non_merci": (3, 4, 5, 7),
    "touche": (2, 3, 4),
    "taiwan_snackbar": (3, 5, 8),
    "pas_touche": (2, 3, 6),
}
"""How many sit at the tables where the levels are measured."""
Match = tuple[tuple[str, ...], Mapping[str, OptionValue]]
"""The bots, one a seat, and the options that are not the usual ones."""
SPARRING: Mapping[str, tuple[Match, ...]] = {
    "push": tuple(
        (("expert", *(yardstick,) * others), {})
        for others in (1, 3)
        for yardstick in ("prudent:0", "prudent:4", "seuil:8", "seuil:10")
    ),
    "non_merci": (
        *((("expert", *("marge:10",) * others), {}) for others in (2, 3, 4)),
        *((("marge:10", *("expert",) * others), {}) for others in (2, 3, 4)),
        *((("expert", *(f"melee:{seed}" for seed in range(1, seats))), {}) for seats in (3, 4, 5)),
    ),
    "touche": (
        *((("expert", f"{habit}:100"), {}) for habit in ("alterne", "repete", "copie")),
        (("expert", "repete:50"), {}),
    ),
    "taiwan_snackbar": (
        (("expert", *("gourmand:5",) * 4), {}),
        (("expert", *("frugal:2",) * 4), {}),
    ),
    "pas_touche": (
        (("nouveau:100", "debutant"), {}),
        (("nouveau:100", "debutant"), {"pace": 2}),
        (("nouveau:100", "debutant"), {"search": "direct", "pace": 2}),
        (("entraine:100", "expert"), {}),
        (("entraine:100", "expert"), {"search": "direct"}),
    ),
}
"""The matches of each game with its bots of one simple rule."""


def matches(game: str) -> Iterator[Match]:
    """Yield who plays whom in *game*: all levels, each alone against the one below, the simple rules."""
    for seats in TABLES[game]:
        if seats % len(LADDER) == 0:
            yield LADDER[::-1] * (seats // len(LADDER)), {}
        for below, above in pairwise(LADDER):
            yield (above, *(below,) * (seats - 1)), {}
    yield from SPARRING.get(game, ())


def measured(game: str, match: Match, games: int, engine: str) -> str:
    """Return what a match comes to, as an item of a list, with the command that plays it again."""
    bots, options = match
    report = simulate(game, len(bots), games, bots, options=options, engine=engine, progress=_tell)
    given = "".join(f" --option {name}={value}" for name, value in options.items())
    command = f"ludoreille simuler {game} --bots {','.join(bots)} --parties {games}{given}"
    return f"- {_result(report)}. Pour le refaire : `{command}`."


def _result(report: Report) -> str:
    shares = [
        f"{_name(tally.bot)} {decimal(100 * tally.share)} % de victoires, "
        f"entre {decimal(100 * tally.low)} et {decimal(100 * tally.high)} %"
        for tally in report.tallies
    ]
    parity = decimal(100 * report.parity)
    return f"À {report.seats} joueurs, parité {parity} % : {' ; '.join(shares)} ; {report.games} parties"


def _name(bot: str) -> str:
    return CATALOGUE.word(f"interface-level-{bot}").lower() if bot in LADDER else f"`{bot}`"


def _tell(played: int, games: int, left: float) -> None:
    print(progress_line(played, games, left, CATALOGUE), file=sys.stderr, flush=True)


def write(game: str, lines: list[str]) -> None:
    """Put *lines* between the marks of *game* in the document; raise `ValueError` where it has none."""
    marks = re.compile(rf"(<!-- mesures : {game} -->\n).*?(<!-- fin -->)", re.DOTALL)
    passage = "\n".join(["", *lines, "", ""])
    text, found = marks.subn(lambda mark: f"{mark[1]}{passage}{mark[2]}", DOCUMENT.read_text("utf-8"))
    if not found:
        raise ValueError(game)
    DOCUMENT.write_text(text, "utf-8")


def main() -> None:
    """Measure the games that are named, or all, and write each as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(SHELF))
    parser.add_argument("--parties", type=int, default=GAMES)
    parser.add_argument("--moteur", choices=tuple(ENGINES), default="local")
    asked = parser.parse_args()
    for game in asked.games or SHELF:
        lines = []
        for match in matches(game):
            lines.append(measured(game, match, asked.parties, asked.moteur))
            print(lines[-1], flush=True)
        write(game, lines)


if __name__ == "__main__":
    main()
