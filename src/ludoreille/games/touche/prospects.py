"""What the end of a duel is worth for the series: the chance of winning from there.

With two players it is exact (`series`); with more it is estimated from the renown of each, the duels that
are left, and the strength of the musketeers that are spent.
"""

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt

from ludoreille.core import Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.foresight import Matrix, Utility, strengths, values
from ludoreille.games.touche.mechanics import team
from ludoreille.games.touche.model import State, in_mask
from ludoreille.games.touche.pieces import Musketeer
from ludoreille.games.touche.tree import whole_tree

SWING = 6.0
"""How far one duel turns a series, in renown, several by the root of their number: measured over games."""


def utility(table: State) -> Utility:
    """Return what the end of the duel under way is worth to the attacker and to the defender."""
    if _solved(table):
        first, second = table.pair
        lead = table.renown[first] - table.renown[second]
        after = partial(series.chance, returns=table.cadet_returns)
        return series.utility(table.unused[first], table.unused[second], lead, after)
    return _estimate(table, table.pair, table.renown)


def matrix(table: State, seat: Seat) -> Matrix:
    """Return the chance of a seat to win the series for each pair of musketeers, its own in the rows."""
    foe = table.pair[1 - table.side(seat)]
    mine, theirs = table.unused[seat], table.unused[foe]
    if _solved(table):
        lead = table.renown[seat] - table.renown[foe]
        after = partial(series.chance, returns=table.cadet_returns)
        return series.payoffs(mine, theirs, lead, after, returns=table.cadet_returns)
    strength = strengths(returns=table.cadet_returns)

    def payoff(own: Musketeer, other: Musketeer) -> float:
        renown: list[float] = [*table.renown]
        renown[seat] -= strength[own]
        renown[foe] -= strength[other]
        nodes = whole_tree(own, other, returns=table.cadet_returns)[0]
        return values(nodes, _estimate(table, (seat, foe), renown))[-1][0]

    return [[payoff(own, other) for other in in_mask(theirs)] for own in in_mask(mine)]


def _solved(table: State) -> bool:
    """Tell whether the series is one that was solved: two players with as many musketeers each."""
    first, second = (table.unused[seat].bit_count() for seat in table.pair)
    return len(table.renown) == 2 and first == second == len(table.schedule) - _fought(table)  # noqa: PLR2004


def _fought(table: State) -> int:
    """Return how many duels have begun, the one whose musketeers are not chosen yet apart."""
    return table.number if table.duel is not None else table.number - 1


def _estimate(table: State, sides: Sequence[Seat], renown: Sequence[float]) -> Utility:
    left = len(table.schedule) - table.number

    def worth(winner: int, points: int) -> tuple[float, float]:
        after = [*renown]
        after[sides[winner]] += points
        return _share(after, sides[0], left), _share(after, sides[1], left)

    return worth


def _share(renown: Sequence[float], seat: Seat, duels: int) -> float:
    """Return about how large a part of the victory comes to a seat with so many *duels* left."""
    sums = [sum(renown[mate] for mate in team(len(renown), other)) for other in range(len(renown))]
    best = max(sums)
    if not duels:
        return (sums[seat] == best) / sums.count(best)
    heat = SWING * sqrt(duels)
    return exp((sums[seat] - best) / heat) / sum(exp((own - best) / heat) for own in sums)
