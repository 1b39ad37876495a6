"""What an answer to a roll of Pas Touche is worth, and why.

Values are counted in spaces that one gains on the others. Whoever may touch the card will do so, if nobody
comes first: so a card left to others costs what one of them gains, shared among them.
"""

from collections.abc import Sequence
from enum import StrEnum

from ludoreille.core import Seat
from ludoreille.games.pas_touche.mechanics import LOCK, judged, on_last_space, symbol_under
from ludoreille.games.pas_touche.model import (
    Action,
    ChooseHand,
    Hand,
    Renounce,
    Roll,
    State,
    Touch,
    bits_of,
)
from ludoreille.kit.bots import Advice

VICTORY = 10.0
"""What the space that wins is worth: as much as all of a flawless game."""
SLOWER = 0.01
"""What a needless shout costs, a key more; and the hand that is not the usual one."""
SLIP, CROSSED_SLIP = 0.02, 0.05
"""How often a careful hand goes wrong; and when it is the other one, with a shout that may be forgotten."""


class Reason(StrEnum):
    """Why an answer is as good as it is; the words for it stand in French elsewhere."""

    USUAL_HAND = "usual-hand"  # most people are surest with the right hand
    OTHER_HAND = "other-hand"
    MUST_ROLL = "must-roll"  # nothing else can be done
    YOURS = "yours"  # the card makes one's cube advance
    WINS = "wins"  # the card makes one's cube leave the last space
    BLOCKS = "blocks"  # somebody else would advance
    SAVES = "saves"  # somebody else would win
    LEAVES = "leaves-it"  # one could touch the card, or keep others from it
    POINTLESS = "nobody-can"  # nobody who may still answer can advance with the card
    NEEDLESS_SHOUT = "needless-shout"  # the shout changes nothing
    WRONG_CARD = "wrong-card"
    WRONG_HAND = "wrong-hand"
    BARRED = "barred"
    FORGOT_SHOUT = "forgot-shout"  # these four earn a penalty


def open_to_others(table: State, seat: Seat) -> list[Seat]:
    """Return who else may still touch the card called and advance."""
    return [other for other in table.awaited() if other != seat and may_advance(table, other)]


def may_advance(table: State, seat: Seat) -> bool:
    """Say whether the cards of *seat* allow the card called."""
    assert table.target is not None
    return not table.barred[seat] & bits_of(table.target)


def ranked(table: State, seat: Seat, actions: Sequence[Action]) -> list[Advice]:
    """Return what each of *actions* is worth to *seat*, the best first.

    Of equals those come first that one may think of: to give it up, then the card called, without a shout.
    """
    told = [_advice(table, seat, action) for action in actions]
    return sorted(told, key=lambda advice: (-advice.value, *_strangeness(table, advice.action)))


def _strangeness(table: State, action: Action) -> tuple[bool, bool]:
    return isinstance(action, Touch) and action.card != table.target, isinstance(
        action, Touch
    ) and action.shout


def _advice(table: State, seat: Seat, action: Action) -> Advice:
    match action:
        case ChooseHand(hand):
            usual = hand is Hand.RIGHT
            reason = Reason.USUAL_HAND if usual else Reason.OTHER_HAND
            return Advice(action, 0.0 if usual else -SLOWER, reason)
        case Roll():
            return Advice(action, 0.0, Reason.MUST_ROLL)
        case Renounce():
            left = _left_to_others(table, seat)
            reason = Reason.LEAVES if left or may_advance(table, seat) else Reason.POINTLESS
            return Advice(action, -left, reason)
    return _touch_advice(table, seat, action)


def _touch_advice(table: State, seat: Seat, touch: Touch) -> Advice:
    code, left = judged(table, seat, touch), _left_to_others(table, seat)
    cost = int(symbol_under(table, seat) not in (None, LOCK))
    worse = -cost - left
    match code:
        case "success":
            wins = on_last_space(table, seat)
            value = (VICTORY if wins else 1.0) - SLOWER * touch.shout
            reason = Reason.NEEDLESS_SHOUT if touch.shout else Reason.WINS if wins else Reason.YOURS
            return Advice(touch, value + SLIP * (worse - value), reason, SLIP, cost)
        case "block":
            reason = Reason.SAVES if left > 1 else Reason.BLOCKS if left else Reason.POINTLESS
            return Advice(touch, CROSSED_SLIP * worse, reason, CROSSED_SLIP, cost)
    return Advice(touch, worse, Reason(code), 1.0, cost)


def _left_to_others(table: State, seat: Seat) -> float:
    """Return what a card is worth to the others if *seat* leaves it to them."""
    others = open_to_others(table, seat)
    if not others:
        return 0.0
    wins = any(on_last_space(table, other) for other in others)
    return (VICTORY if wins else 1.0) / (table.seats - 1)
