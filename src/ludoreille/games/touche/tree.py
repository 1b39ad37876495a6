"""A duel as a tree: all that can come of it, each situation once, made by the moves of `fencing`.

A whole duel has fewer than two hundred situations. Random play walks there (`walk`), and so does thinking:
what a duel is worth follows from what its ends are worth (`foresight`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from ludoreille.games.touche.fencing import account, go_on, stop, strike_again, touch
from ludoreille.games.touche.pieces import Duel, Fighter, Musketeer, begin

Node = tuple[int, int, int]
"""`(TOUCH, node if side 0 touches, node if side 1 does)`, `(deciding side, node if it stops, node if it goes
on)` or `(END, winning side, renown)`."""
Nodes = Sequence[Node]
"""The situations of a duel, those that follow before those that lead there."""
Key = tuple[object, ...]
TOUCH, END = 2, 3
PASS = 3
"""Choices in a pass, each of two: the parity, then a fist each."""
TOUCHER = tuple((bits ^ bits >> 1 ^ bits >> 2) & 1 for bits in range(1 << PASS))
"""Who touches, by the bits of a pass: odd announced or not, two in the one fist, two in the other."""


def tree(duel: Duel) -> tuple[Nodes, Mapping[Key, int]]:
    """Return all that can come of a duel, the duel itself last, and the node of each situation by its key."""
    nodes: list[Node] = []
    known: dict[Key, int] = {}

    def visit(now: Duel) -> int:
        key = key_of(now)
        if key not in known:
            node = _node(now, visit)
            known[key] = len(nodes)
            nodes.append(node)
        return known[key]

    visit(duel)
    return nodes, known


@cache
def whole_tree(attacker: Musketeer, defender: Musketeer, *, returns: bool) -> tuple[Nodes, Mapping[Key, int]]:
    """Return the tree of a duel from its first pass on."""
    return tree(begin(attacker, defender, returns=returns))


def find(duel: Duel) -> tuple[Nodes, int]:
    """Return a tree in which *duel* is, and its node; a duel that no play leads to has a tree of its own."""
    attacker, defender = duel.fighters
    nodes, known = whole_tree(attacker.musketeer, defender.musketeer, returns=duel.returns)
    at = known.get(key_of(duel))
    if at is not None:
        return nodes, at
    nodes, _ = tree(duel)
    return nodes, len(nodes) - 1


def walk(nodes: Nodes, at: int, rng: Random) -> tuple[int, int, int]:
    """Play a duel to its end, every choice a fair draw; return who won it, its renown, the choices made."""
    choices, bits = 0, rng.getrandbits
    kind, first, second = nodes[at]
    while kind != END:
        if kind == TOUCH:
            choices += PASS
            kind, first, second = nodes[second if TOUCHER[bits(PASS)] else first]
        else:
            choices += 1
            kind, first, second = nodes[second if bits(1) else first]
    return first, second, choices


def following(duel: Duel) -> tuple[Duel, Duel]:
    """Return what comes of a duel that is not lost.

    If a side bleeds: where it stops, then where it goes on; else where side 0 touches, then side 1.
    """
    after = duel.copy(), duel.copy()
    if duel.bleeding is not None:
        stop(after[0])
        go_on(after[1])
        return after
    for side, touched in enumerate(after):
        touch(touched, side)
        strike_again(touched, side)
    return after


def key_of(duel: Duel) -> Key:
    """Return what matters of a duel whose musketeers are known."""
    attacker, defender = duel.fighters
    return *_card(attacker), *_card(defender), duel.bleeding, duel.loser, duel.wounded


def _card(fighter: Fighter) -> Key:
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


def _node(duel: Duel, visit: Callable[[Duel], int]) -> Node:
    if duel.loser is not None:
        return END, 1 - duel.loser, account(duel).total
    first, second = map(visit, following(duel))
    return TOUCH if duel.bleeding is None else duel.bleeding, first, second
