"""Looking ahead: a duel as a tree in which each touch falls to either side with probability one half.

At equilibrium each hides one marker or two with probability one half, so nothing else is left to chance.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ludoreille.games.touche.pieces import Musketeer
from ludoreille.games.touche.tree import END, TOUCH, Nodes, whole_tree

Utility = Callable[[int, int], tuple[float, float]]
"""What the end of a duel is worth to both sides: from the winning side and its renown."""
Matrix = Sequence[Sequence[float]]
SMALL = 1e-12


def values(nodes: Nodes, utility: Utility) -> list[tuple[float, float]]:
    """Return what each node is worth to both sides, if each stops or goes on as is best for it."""
    worth: list[tuple[float, float]] = []
    for kind, first, second in nodes:
        if kind == END:
            worth.append(utility(first, second))
            continue
        one, other = worth[first], worth[second]
        if kind == TOUCH:
            worth.append(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
        else:
            worth.append(worth[better(worth, kind, first, second)])
    return worth


def better(worth: Sequence[tuple[float, float]], side: int, stopped: int, gone_on: int) -> int:
    """Return which of two nodes is worth more to a bleeding side; it stops where both are worth the same."""
    return gone_on if worth[gone_on][side] > worth[stopped][side] else stopped


def margin(winner: int, renown: int) -> tuple[float, float]:
    """Return the renown of a duel as a difference, for both sides."""
    return (renown, -renown) if winner == 0 else (-renown, renown)


@cache
def ends(attacker: Musketeer, defender: Musketeer, *, returns: bool) -> Mapping[int, float]:
    """Return how a whole duel ends if both want renown: the chance of each difference to the attacker."""
    nodes, _ = whole_tree(attacker, defender, returns=returns)
    worth = values(nodes, margin)
    reached = [0.0] * (len(nodes) - 1) + [1.0]
    found: dict[int, float] = {}
    for at in range(len(nodes) - 1, -1, -1):
        kind, first, second = nodes[at]
        if kind == END:
            lead = second if first == 0 else -second
            found[lead] = found.get(lead, 0.0) + reached[at]
        elif kind == TOUCH:
            reached[first] += reached[at] / 2
            reached[second] += reached[at] / 2
        else:
            reached[better(worth, kind, first, second)] += reached[at]
    return found


def solve(matrix: Matrix, small: float = SMALL) -> tuple[float, list[float]]:
    """Return the value of a matrix game for the player of the rows, and his best mix of rows.

    The simplex method by Bland's rule, on the game shifted to be positive (Dantzig, 1951). What is not
    greater than *small* counts as nothing: with fractions let it be 0, and the answer is exact.

    >>> value, mix = solve([[1, -1], [-1, 1]])
    >>> round(value, 6), [round(part, 6) for part in mix]
    (0.0, [0.5, 0.5])
    """
    shift = 1 - min(map(min, matrix))
    rows, columns = len(matrix), len(matrix[0])
    table = [
        [*(entry + shift for entry in line), *(int(i == row) for i in range(rows)), 1]
        for row, line in enumerate(matrix)
    ]
    goal: list[float] = [*[-1] * columns, *[0] * (rows + 1)]
    basis = list(range(columns, columns + rows))
    while (enter := next((j for j, cost in enumerate(goal[:-1]) if cost < -small), None)) is not None:
        ratios = [
            (line[-1] / line[enter], basis[i], i) for i, line in enumerate(table) if line[enter] > small
        ]
        leave = min(ratios)[2]
        basis[leave] = enter
        _pivot(table, goal, leave, enter)
    total = goal[-1]
    return 1 / total - shift, [max(0, weight) / total for weight in goal[columns:-1]]


def _pivot(table: list[list[float]], goal: list[float], row: int, column: int) -> None:
    scale = table[row][column]
    table[row] = pivot = [entry / scale for entry in table[row]]
    for i, line in enumerate(table):
        if i != row and line[column]:
            factor = line[column]
            table[i] = [entry - factor * by for entry, by in zip(line, pivot, strict=True)]
    factor = goal[column]
    goal[:] = [entry - factor * by for entry, by in zip(goal, pivot, strict=True)]
