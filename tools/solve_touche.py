"""Solve the series of Touché for two players and write `series.json` beside the game's code.

Run it after a change of the rules of a duel: `python tools/solve_touche.py`. It takes a few seconds.
"""

import json
from functools import cache
from pathlib import Path

from ludoreille.games.touche import series
from ludoreille.games.touche.foresight import solve
from ludoreille.games.touche.pieces import ALL_UNUSED

FOLDER = Path(series.__file__).parent


def solved(*, returns: bool) -> dict[str, list[int]]:
    """Return the chances of every pair of sets of the same size, the lesser mask first, by lead."""

    @cache
    def after(mine: int, theirs: int, lead: int) -> float:
        if not mine or abs(lead) > series.MOST * mine.bit_count():
            return (lead > 0) + (lead == 0) / 2
        return solve(series.payoffs(mine, theirs, lead, after, returns=returns))[0]

    return {
        f"{mine} {theirs}": [
            round(series.UNIT * after(mine, theirs, lead)) for lead in range(-reach, reach + 1)
        ]
        for mine in range(1, ALL_UNUSED + 1)
        for theirs in range(mine, ALL_UNUSED + 1)
        if mine.bit_count() == theirs.bit_count()
        for reach in [series.MOST * mine.bit_count()]
    }


def main() -> None:
    """Write the chances for both values of the option `cadet`."""
    text = {name: solved(returns=name == "return") for name in ("keep", "return")}
    (FOLDER / series.FILE).write_text(json.dumps(text, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
