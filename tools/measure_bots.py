"""Measure how strong the bots are and write it in `docs/adversaires.md`, with the command of each measure.

`python tools/measure_bots.py` measures every game, `python tools/measure_bots.py push` one of them;
`--parties 1000` plays so many games for each line. The same games give the same figures on any machine.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
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
GAMES = {"push": 600, "non_merci": 120, "touche": 1800, "taiwan_snackbar": 300, "pas_touche": 300}
"""Games of a line, rounded up to whole deals: the less an opponent wins by, the more it takes to see it."""
LADDER = tuple(Level)
"""The levels, the weakest first."""
TABLES: Mapping[str, tuple[int, ...]] = {
    "push": (2, 4, 6),
    "non_merci": (3, 4, 5, 7),
    "touche": (2, 3, 4),
    "taiwan_snackbar": (3, 5, 8),
    "pas_touche": (2, 3, 6),
}
"""How many sit at the tables where the levels are measured."""


@dataclass(frozen=True, slots=True)
class Match:
    """The bots, one a seat, the options that are not the usual ones, and how many games, if not as usual."""

    bots: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    games: int | None = None


def alone(bot: str, *others: str) -> Match:
    """Return a match of *bot* alone against the others."""
    return Match((bot, *others))


SPARRING: Mapping[str, tuple[Match, ...]] = {
    "push": (
        Match(("expert", "prudent:0"), games=1200),
        Match(("expert", "seuil:8"), games=1200),
        Match(("expert", *("prudent:0",) * 3), games=7200),
        Match(("expert", *("seuil:8",) * 3), games=1200),
    ),
    "non_merci": (
        *(alone("expert", *("marge:11",) * others) for others in (2, 3, 4)),
        *(alone("marge:11", *("expert",) * others) for others in (2, 3, 4)),
        *(alone("expert", *(f"melee:{seed}" for seed in range(1, seats))) for seats in (3, 4, 5)),
    ),
    "touche": (
        *(alone("expert", f"{habit}:100") for habit in ("alterne", "repete", "copie")),
        alone("expert", "repete:50"),
    ),
    "taiwan_snackbar": (
        alone("expert", *("gourmand:5",) * 4),
        alone("expert", *("frugal:2",) * 4),
    ),
    "pas_touche": (
        alone("nouveau:100", "debutant"),
        Match(("nouveau:100", "debutant"), {"pace": 2}),
        Match(("nouveau:100", "debutant"), {"search": "direct", "pace": 2}),
        alone("entraine:100", "expert"),
        Match(("entraine:100", "expert"), {"search": "direct"}),
    ),
}
"""The matches of each game with its bots of one simple rule."""


def matches(game: str) -> Iterator[Match]:
    """Yield who plays whom in *game*: all levels, each against the one below, the simple rules.

    Two levels have as many seats each, taken in turn (at Touché they are teams then); at an odd table the
    stronger one is alone.
    """
    for seats in TABLES[game]:
        if seats % len(LADDER) == 0:
            yield Match(LADDER[::-1] * (seats // len(LADDER)))
        for below, above in pairwise(LADDER):
            yield (
                Match((above, below) * (seats // 2))
                if seats % 2 == 0
                else alone(above, *(below,) * (seats - 1))
            )
    yield from SPARRING[game]


def measured(game: str, match: Match, games: int | None, engine: str) -> str:
    """Return what a match of so many *games* (None: as usual) comes to, with the command that repeats it."""
    bots, games = match.bots, games or match.games or GAMES[game]
    report = simulate(game, len(bots), games, bots, options=match.options, engine=engine, progress=_tell)
    given = "".join(f" --option {name}={value}" for name, value in match.options.items())
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
    parser.add_argument("--parties", type=int)
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
