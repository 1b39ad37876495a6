"""Why an action is refused to the seat whose turn it is: the reason codes of Taiwan Snackbar."""

from ludoreille.games.taiwan_snackbar.cards import CHOOSE, HIGHEST, LOWEST, PLUS, REVERSE, Heap, dish
from ludoreille.games.taiwan_snackbar.mechanics import has_dish
from ludoreille.games.taiwan_snackbar.model import (
    Action,
    Change,
    Choose,
    DrawOne,
    Eat,
    Plus,
    Reverse,
    Serve,
    State,
)

VALUES = range(LOWEST, HIGHEST + 1)
PAIR = 2
"""Dishes of a value that change an order."""


def _copies(hand: Heap, value: int) -> int:
    """Return how many dishes of a value a hand holds, none for a value that does not exist."""
    return hand[dish(value)] if value in VALUES else 0


def reason(state: State, hand: Heap, action: Action) -> str | None:
    """Return the code for which the seat whose turn it is may not do this, None if it may."""
    match action:
        case Serve(value) if not _copies(hand, value):
            return "card-not-in-hand"
        case Serve(value):
            return None if state.dish in (None, dish(value)) else "wrong-dish"
        case Eat() | DrawOne():
            return _drawing_reason(state, hand, action)
    return _special_reason(state, hand, action) if state.order else "no-order"


def _drawing_reason(state: State, hand: Heap, action: Eat | DrawOne) -> str | None:
    if state.order:
        return None if isinstance(action, Eat) else "there-is-an-order"
    if has_dish(hand):
        return "must-serve"
    return "nothing-to-eat" if isinstance(action, Eat) else None


def _special_reason(state: State, hand: Heap, action: Action) -> str | None:
    """Return why a pair or a special card may not be played on an order."""
    match action:
        case Change(value):
            copies = _copies(hand, value)
            return None if copies >= PAIR else "needs-two-alike" if copies else "card-not-in-hand"
        case Choose(seat) if hand[CHOOSE]:
            if seat not in range(state.seats):
                return "no-such-seat"
            return "not-yourself" if seat == state.turn else None
    held = hand[PLUS] if isinstance(action, Plus) else isinstance(action, Reverse) and hand[REVERSE]
    return None if held else "card-not-in-hand"
