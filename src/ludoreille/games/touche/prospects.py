"""What the end of a duel is worth for the series: the chance of winning from there.

With two players it is exact (`series`). With more the rest of the series is imagined a number of times: each
sends any musketeer that is left, and the duels end as they do between players who want renown.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import accumulate, permutations
from operator import add
from random import Random

from ludoreille.core import Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.foresight import Matrix, Utility, ends, values
from ludoreille.games.touche.mechanics import team, team_renown
from ludoreille.games.touche.model import Pair, State, in_mask
from ludoreille.games.touche.pieces import ALL_UNUSED, MUSKETEERS, Musketeer
from ludoreille.games.touche.series import MOST
from ludoreille.games.touche.tree import Nodes, find, whole_tree

FUTURES = 150
"""How often the rest of a series is imagined, always in the same ways."""
TIE = 1e-11
"""What a point of renown adds to the chance of winning, to choose between moves that win alike."""

ORDERS = tuple(tuple(permutations(in_mask(mask))) for mask in range(ALL_UNUSED + 1))
"""By mask, the orders in which musketeers may be sent."""

Worth = Sequence[tuple[float, float]]
"""What each node of a duel is worth to the attacker and to the defender."""


def outlook(table: State) -> tuple[Nodes, int, Worth]:
    """Return the tree of the duel under way, the node where it stands, and what each node is worth."""
    nodes, at = find(table.fight)
    return nodes, at, values(nodes, utility(table))


def utility(table: State) -> Utility:
    """Return what the end of the duel under way is worth to the attacker and to the defender."""
    return _utility(table, table.pair, table.unused)


def matrix(table: State, seat: Seat) -> Matrix:
    """Return the chance of a seat to win the series for each pair of musketeers, its own in the rows."""
    foe = table.pair[1 - table.side(seat)]

    def payoff(own: Musketeer, other: Musketeer) -> float:
        left = [*table.unused]
        left[seat] ^= 1 << own
        left[foe] ^= 1 << other
        nodes, _ = whole_tree(own, other, returns=table.cadet_returns)
        return values(nodes, _utility(table, (seat, foe), left))[-1][0]

    return [
        [payoff(own, other) for other in in_mask(table.unused[foe])] for own in in_mask(table.unused[seat])
    ]


def _utility(table: State, sides: Pair, left: Sequence[int]) -> Utility:
    """Return what the end of a duel is worth to two *sides*, with the masks *left* after it."""
    first, second = sides
    if not _solved(table, left):
        return _imagined(table, sides, left)
    lead = table.renown[first] - table.renown[second]
    after = partial(series.chance, returns=table.cadet_returns)
    return _nudged(series.utility(left[first], left[second], lead, after))


def _nudged(chances: Utility) -> Utility:
    """Return the same worth with ties broken by renown."""

    def worth(winner: int, renown: int) -> tuple[float, float]:
        mine, theirs = chances(winner, renown)
        more = TIE * (renown if winner == 0 else -renown)
        return mine + more, theirs - more

    return worth


def _solved(table: State, left: Sequence[int]) -> bool:
    """Tell whether the series is one that was solved: two players, a musketeer of each for each duel."""
    following = len(table.schedule) - table.number
    return len(left) == 2 and all(mask.bit_count() == following for mask in left)  # noqa: PLR2004


def _imagined(table: State, sides: Pair, left: Sequence[int]) -> Utility:
    """Return the share of the victory after a duel, on average over ways in which the series may go on."""
    seats = len(left)
    first, second = (team(seats, side)[0] for side in sides)
    before = [team_renown(table.renown, each) for each in _teams(seats)]
    futures = _futures(table.schedule[table.number :], tuple(left), returns=table.cadet_returns)

    sums = [[*map(add, before, future)] for future in futures]
    won, lost = _shares(sums, first, second), _shares(sums, second, first)

    def worth(winner: int, renown: int) -> tuple[float, float]:
        return lost[renown][::-1] if winner else won[renown]

    return worth


def _shares(sums: Sequence[Sequence[int]], gainer: int, other: int) -> Sequence[tuple[float, float]]:
    """Return the shares of the victory of two teams on average, for every renown that the first may gain."""
    mine, theirs = [0.0] * (MOST + 2), [0.0] * (MOST + 2)
    for each in sums:
        rest = [*each[:gainer], *each[gainer + 1 :]]
        best = max(rest)
        ties, need, rival = rest.count(best), best - each[gainer], each[other] == best
        if rival and need >= 0:
            theirs[0] += 1 / ties
        if need < 0:
            mine[0] += 1
        elif need <= MOST:
            mine[need] += 1 / (ties + 1)
            mine[need + 1] += ties / (ties + 1)
            if rival:
                theirs[need] += 1 / (ties + 1) - 1 / ties
                theirs[need + 1] -= 1 / (ties + 1)
    count = len(sums)
    rises = list(zip(accumulate(mine), accumulate(theirs), strict=True))[: MOST + 1]
    return [(own / count, its / count) for own, its in rises]


@lru_cache(maxsize=64)
def _futures(duels: Sequence[Pair], left: Sequence[int], *, returns: bool) -> Sequence[Sequence[int]]:
    """Return what each team may still win: what comes of the *duels* to be fought, some ways of it."""
    draw = Random(FUTURES).random
    orders, ends_of = [ORDERS[mask] for mask in left], _drawn(returns=returns)
    futures = []
    for _ in range(FUTURES if duels else 1):
        won, sent = [0] * len(left), [0] * len(left)
        queues = [order[int(draw() * len(order))] for order in orders]
        for first, second in duels:
            if sent[first] == len(queues[first]) or sent[second] == len(queues[second]):
                break
            leads, chances = ends_of[queues[first][sent[first]], queues[second][sent[second]]]
            lead = leads[bisect(chances, draw())]
            won[first if lead > 0 else second] += abs(lead)
            sent[first] += 1
            sent[second] += 1
        futures.append([team_renown(won, each) for each in _teams(len(left))])
    return futures


@cache
def _drawn(*, returns: bool) -> Mapping[tuple[Musketeer, Musketeer], tuple[Sequence[int], Sequence[float]]]:
    """Return by how much each pair's duel may be won, and the chances up to each but the last, added up."""
    pairs = [(own, other) for own in MUSKETEERS for other in MUSKETEERS]
    found = {pair: ends(*pair, returns=returns) for pair in pairs}
    return {pair: (tuple(each), tuple(accumulate(each.values()))[:-1]) for pair, each in found.items()}


@cache
def _teams(seats: int) -> Sequence[Seat]:
    """Return a seat of each team; without teams, every seat."""
    return sorted({team(seats, seat)[0] for seat in range(seats)})
