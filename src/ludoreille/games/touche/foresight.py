"""Looking ahead: a duel as a tree in which each touch falls to either side with probability one half.

At equilibrium each hides one marker or two with probability one half, so nothing else is left to chance.
"""

from collections.abc import Callable, Sequence
from functools import cache

from ludoreille.games.touche.pieces import MUSKETEERS, Duel
from ludoreille.games.touche.tree import END, TOUCH, Nodes, find, whole_tree

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
            worth.append(other if other[kind] > one[kind] else one)
    return worth


def goes_on(duel: Duel, utility: Utility) -> bool:
    """Tell whether the bleeding side does better by going on."""
    assert duel.bleeding is not None
    nodes, at = find(duel)
    worth = values(nodes, utility)
    _, stopped, gone_on = nodes[at]
    return worth[gone_on][duel.bleeding] > worth[stopped][duel.bleeding]


def margin(winner: int, renown: int) -> tuple[float, float]:
    """Return the renown of a duel as a difference, for both sides."""
    return (renown, -renown) if winner == 0 else (-renown, renown)


@cache
def strengths(*, returns: bool) -> Sequence[float]:
    """Return by how much each musketeer wins or loses on average, in renown, all opponents being alike."""
    return tuple(
        sum(values(whole_tree(mine, foe, returns=returns)[0], margin)[-1][0] for foe in MUSKETEERS)
        / len(MUSKETEERS)
        for mine in MUSKETEERS
    )


def solve(matrix: Matrix) -> tuple[float, list[float]]:
    """Return the value of a matrix game for the player of the rows, and his best mix of rows.

    The simplex method by Bland's rule, on the game shifted to be positive (Dantzig, 1951).

    >>> value, mix = solve([[1, -1], [-1, 1]])
    >>> round(value, 6), [round(part, 6) for part in mix]
    (0.0, [0.5, 0.5])
    """
    shift = 1 - min(map(min, matrix))
    rows, columns = len(matrix), len(matrix[0])
    table = [
        [*(entry + shift for entry in line), *(float(i == row) for i in range(rows)), 1.0]
        for row, line in enumerate(matrix)
    ]
    goal = [-1.0] * columns + [0.0] * (rows + 1)
    basis = list(range(columns, columns + rows))
    while (enter := next((j for j, cost in enumerate(goal[:-1]) if cost < -SMALL), None)) is not None:
        ratios = [
            (line[-1] / line[enter], basis[i], i) for i, line in enumerate(table) if line[enter] > SMALL
        ]
        leave = min(ratios)[2]
        basis[leave] = enter
        _pivot(table, goal, leave, enter)
    total = goal[-1]
    return 1 / total - shift, [max(0.0, weight) / total for weight in goal[columns:-1]]


def _pivot(table: list[list[float]], goal: list[float], row: int, column: int) -> None:
    scale = table[row][column]
    table[row] = pivot = [entry / scale for entry in table[row]]
    for i, line in enumerate(table):
        if i != row and line[column]:
            factor = line[column]
            table[i] = [entry - factor * by for entry, by in zip(line, pivot, strict=True)]
    factor = goal[column]
    goal[:] = [entry - factor * by for entry, by in zip(goal, pivot, strict=True)]
