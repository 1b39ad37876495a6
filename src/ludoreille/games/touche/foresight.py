"""Looking ahead: a duel as a tree in which each touch falls to either side with probability one half.

At equilibrium each hides one marker or two with probability one half, so nothing else is left to chance.
"""

from collections.abc import Callable, Sequence
from functools import cache

from ludoreille.games.touche.fencing import account, go_on, stop, strike_again, touch
from ludoreille.games.touche.pieces import MUSKETEERS, Duel, Fighter, Musketeer, begin

Node = tuple[str, int, int]
"""`("end", winning side, renown)`, `("touch", node, node)` or `("0" or "1" deciding, stopped, gone on)`."""
Utility = Callable[[int, int], tuple[float, float]]
"""What the end of a duel is worth to both sides: from the winning side and its renown."""
Matrix = Sequence[Sequence[float]]
TOUCH, END = "touch", "end"
SMALL = 1e-12


def tree(duel: Duel) -> list[Node]:
    """Return all that can come of a duel, what follows before what leads there; the duel itself is last."""
    nodes: list[Node] = []
    known: dict[tuple[object, ...], int] = {}

    def visit(now: Duel) -> int:
        key = (*map(_key, now.fighters), now.bleeding, now.loser, now.wounded)
        if key not in known:
            node = _node(now, visit)
            known[key] = len(nodes)
            nodes.append(node)
        return known[key]

    visit(duel)
    return nodes


def _node(duel: Duel, visit: Callable[[Duel], int]) -> Node:
    if duel.loser is not None:
        return END, 1 - duel.loser, account(duel).total
    if duel.bleeding is not None:
        stopped, gone_on = duel.copy(), duel.copy()
        stop(stopped)
        go_on(gone_on)
        return str(duel.bleeding), visit(stopped), visit(gone_on)
    after = [duel.copy(), duel.copy()]
    for side, touched in enumerate(after):
        touch(touched, side)
        strike_again(touched, side)
    return TOUCH, visit(after[0]), visit(after[1])


def _key(fighter: Fighter) -> tuple[object, ...]:
    """Return what matters of a fighter; touches running count up to two."""
    return (
        fighter.esquives,
        fighter.first_blood,
        fighter.tilted,
        fighter.taken_esquives,
        fighter.taken_first_blood,
        fighter.waiting,
        min(fighter.streak, 2),
        fighter.power_spent,
    )


@cache
def whole_tree(attacker: Musketeer, defender: Musketeer, *, returns: bool) -> Sequence[Node]:
    """Return the tree of a duel from its first pass on."""
    return tree(begin(attacker, defender, returns=returns))


def values(nodes: Sequence[Node], utility: Utility) -> list[tuple[float, float]]:
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
            side = int(kind)
            worth.append(other if other[side] > one[side] else one)
    return worth


def goes_on(duel: Duel, utility: Utility) -> bool:
    """Tell whether the bleeding side does better by going on."""
    assert duel.bleeding is not None
    nodes = tree(duel)
    worth = values(nodes, utility)
    _, stopped, gone_on = nodes[-1]
    return worth[gone_on][duel.bleeding] > worth[stopped][duel.bleeding]


def margin(winner: int, renown: int) -> tuple[float, float]:
    """Return the renown of a duel as a difference, for both sides."""
    return (renown, -renown) if winner == 0 else (-renown, renown)


@cache
def strengths(*, returns: bool) -> Sequence[float]:
    """Return by how much each musketeer wins or loses on average, in renown, all opponents being alike."""
    return tuple(
        sum(values(whole_tree(mine, foe, returns=returns), margin)[-1][0] for foe in MUSKETEERS)
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
