"""The series of two players solved: the chance of winning it from any duel, by backward induction.

`series.json`, written by `tools/solve_touche.py`, holds it for every pair of remaining sets of musketeers
and every lead in renown, as the floats nearest to the exact fractions; a tie counts one half. Ask `chance`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from ludoreille.games.touche.foresight import Utility, values
from ludoreille.games.touche.model import in_mask
from ludoreille.games.touche.pieces import Musketeer
from ludoreille.games.touche.tree import whole_tree

MOST = 10
"""The most renown of a duel."""
FILE = "series.json"

After = Callable[[int, int, int], float]
"""`after(mine, theirs, lead)`: the chance of winning with these masks left and this lead."""


def chance(mine: int, theirs: int, lead: int, *, returns: bool) -> float:
    """Return the chance of winning with as many musketeers left on both sides, both playing best.

    >>> chance(0b1111, 0b1111, 0, returns=False), chance(0, 0, -1, returns=False)
    (0.5, 0.0)
    """
    reach = MOST * mine.bit_count()
    if abs(lead) > reach or not mine:
        return (lead > 0) + (lead == 0) / 2
    if mine > theirs:
        return 1 - chance(theirs, mine, -lead, returns=returns)
    return _solved()["return" if returns else "keep"][f"{mine} {theirs}"][lead + reach]


def payoffs(mine: int, theirs: int, lead: int, after: After, *, returns: bool) -> list[list[float]]:
    """Return the chance of winning for each of my musketeers (rows) against each of theirs (columns)."""

    def payoff(own: Musketeer, other: Musketeer) -> float:
        worth = utility(mine ^ 1 << own, theirs ^ 1 << other, lead, after)
        return values(whole_tree(own, other, returns=returns)[0], worth)[-1][0]

    return [[payoff(own, other) for other in in_mask(theirs)] for own in in_mask(mine)]


def utility(mine: int, theirs: int, lead: int, after: After) -> Utility:
    """Return what a duel's end is worth to side 0, which keeps *mine* and leads by *lead*, and to side 1."""

    @cache
    def worth(winner: int, renown: int) -> tuple[float, float]:
        won = after(mine, theirs, lead + renown if winner == 0 else lead - renown)
        return won, 1 - won

    return worth


@cache
def _solved() -> Mapping[str, Mapping[str, Sequence[float]]]:
    text = (files("ludoreille.games.touche") / FILE).read_text("utf-8")
    solved: Mapping[str, Mapping[str, Sequence[float]]] = json.loads(text)
    return solved
