"""Positions of Taiwan Snackbar as plain data: the keys of the rules, in both directions."""

from collections.abc import Callable
from typing import Any, TypeVar

from ludoreille.core import Position, Seat, Unreadable
from ludoreille.games.taiwan_snackbar.cards import (
    CODES,
    DISHES,
    INDIGESTION,
    NONE,
    PLUS,
    Card,
    Counts,
    add,
    change,
    read_card,
    spread,
    tally,
)
from ludoreille.games.taiwan_snackbar.model import (
    FATAL,
    Phase,
    State,
    Variant,
)

DERIVED = frozenset(["dish", "amount", "hand_sizes"])
"""Keys that follow from the others."""
KEYS = DERIVED | {
    "draw_pile",
    "discard",
    "order",
    "hands",
    "malus",
    "direction",
    "to_move",
    "winners",
}
Value = TypeVar("Value")


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself."""
    return {
        "draw_pile": _codes(state.pile),
        "discard": _codes(state.discard),
        "order": [CODES[card] for card in state.order],
        "dish": None if state.dish is None else CODES[state.dish],
        "amount": state.amount,
        "hands": [_codes(hand) for hand in state.hands],
        "hand_sizes": list(map(sum, state.hands)),
        "malus": list(state.malus),
        "direction": state.direction,
    }


def build(seats: int, material: Counts, variant: Variant, position: Position) -> State:
    """Return the state of a position, whose past nobody knows; raise `Unreadable` for what it cannot mean."""
    unknown = set(position) - KEYS
    if unknown:
        raise Unreadable("no-such-key", text=min(unknown))
    nobody: list[list[str]] = [[] for _ in range(seats)]
    state = State(
        _get(position, "hands", nobody, lambda value: _hands(value, seats)),
        [NONE] * seats,
        [False] * seats,
        _get(position, "malus", [0] * seats, lambda value: _tokens(value, seats)),
        NONE,
        NONE,
        _get(position, "discard", [], lambda value: tally(_cards(value))),
        _get(position, "order", [], _order),
        _get(position, "direction", 1, _direction),
        phase=Phase.TURN,
        variant=variant,
    )
    to_move = _get(position, "to_move", [0], lambda value: _seats(value, seats, 1))
    winners = _get(position, "winners", [], lambda value: _seats(value, seats, seats))
    state.turn = to_move[0] if to_move else Seat(0)
    if not to_move or winners or max(state.malus) >= FATAL:
        state.phase = Phase.OVER
    rest = _codes(_rest(state, material))
    state.pile = _get(position, "draw_pile", rest, lambda value: tally(_cards(value)))
    state.seen = change(NONE, INDIGESTION, state.pile[INDIGESTION])
    return state


def _rest(state: State, material: Counts) -> Counts:
    """Count the material that lies nowhere else."""
    placed = add(state.discard, tally(state.order))
    for hand in state.hands:
        placed = add(placed, hand)
    return tuple(max(0, copies - gone) for copies, gone in zip(material, placed, strict=True))


def _get(position: Position, key: str, default: object, read: Callable[[Any], Value]) -> Value:
    value = position.get(key, default)
    try:
        return read(value)
    except Unreadable:
        raise
    except (TypeError, AttributeError, ValueError) as error:
        raise Unreadable("bad-value", key=key, text=value) from error


def _codes(counts: Counts) -> list[str]:
    return [CODES[card] for card in spread(counts)]


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _cards(value: object) -> tuple[Card, ...]:
    return tuple(read_card(code) for code in _list(value))


def _order(value: object) -> tuple[Card, ...]:
    """Return an order: dishes of one value, the first card among them, and portions."""
    order = _cards(value)
    if order and (order[0] >= DISHES or any(card not in (order[0], PLUS) for card in order)):
        raise ValueError
    return order


def _hands(value: object, seats: int) -> list[Counts]:
    hands = [tally(_cards(hand)) for hand in _list(value)]
    if len(hands) != seats or any(hand[INDIGESTION] for hand in hands):
        raise ValueError
    return hands


def _tokens(value: object, seats: int) -> list[int]:
    tokens = _list(value)
    if len(tokens) != seats or any(type(count) is not int or count < 0 for count in tokens):
        raise ValueError
    return list(tokens)


def _direction(value: object) -> int:
    if type(value) is not int or value not in (1, -1):
        raise ValueError
    return value


def _seats(value: object, seats: int, most: int) -> list[Seat]:
    listed = _list(value)
    if len(listed) > most or any(type(seat) is not int or seat not in range(seats) for seat in listed):
        raise ValueError
    return [Seat(seat) for seat in listed]
