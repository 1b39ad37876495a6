"""Positions of Non Merci as plain data: the keys of the rules, in both directions."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ludoreille.core import Position, Unreadable
from ludoreille.games.non_merci.model import NO_CARD, Phase, State
from ludoreille.games.non_merci.pack import ALL_CARDS, cards_of, mask_of, read_card

KEYS = frozenset(
    [
        "left",
        "target",
        "pot",
        "cards",
        "tokens",
        "secret",
        "known_removed",
        "round",
        "rounds",
        "totals",
        "round_scores",
        "to_move",
        "first",
        "winners",
    ]
)
Value = TypeVar("Value")


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself."""
    return {
        "left": state.left,
        "target": state.target or None,
        "pot": state.pot,
        "cards": [list(cards_of(mask)) for mask in state.cards],
        "tokens": state.tokens.copy(),
        "secret": [card or None for card in state.secret],
        "known_removed": list(cards_of(state.removed)),
        "round": state.round,
        "rounds": state.rounds,
        "totals": state.totals.copy(),
        "round_scores": state.round_scores.copy(),
        "to_move": [state.turn] if state.phase is Phase.PLAY else [],
        "first": state.first,
    }


def build(state: State, position: Position) -> State:
    """Change *state*, just set up, into the one of a position; raise `Unreadable` for what it cannot mean."""
    unknown = set(position) - KEYS
    if unknown:
        raise Unreadable("no-such-key", text=min(unknown))
    read, seats = _Reader(position), state.seats
    over = bool(read("winners", [], lambda value: [_seat(seat, seats) for seat in _list(value)]))
    state.cards = read("cards", [[]] * seats, lambda value: [_mask(cards) for cards in _each(value, seats)])
    state.tokens = read("tokens", state.tokens, lambda value: [_count(part) for part in _each(value, seats)])
    state.secret = read("secret", [None] * seats, lambda value: list(map(_card, _each(value, seats))))
    state.removed = read("known_removed", list(cards_of(state.removed)), _mask)
    state.target = read("target", None, _card)
    state.pot = read("pot", 0, _count)
    state.totals = read("totals", state.totals, lambda value: [_number(part) for part in _each(value, seats)])
    state.round_scores = read("round_scores", [], lambda value: _scores(value, seats))
    state.rounds = read("rounds", state.rounds, _positive)
    state.round = read("round", 1, _positive)
    state.turn = read("to_move", [0], lambda value: _asked(value, seats))
    state.first = read("first", state.turn, lambda value: _seat(value, seats))
    state.tokens_in_play = sum(state.tokens) + state.pot
    _count_cards(state, read, over=over)
    return state


class _Reader:
    """Reads the values of a position; a value that cannot be is `bad-value`."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self._position = position

    def __call__(self, key: str, default: object, read: Callable[[Any], Value]) -> Value:
        value = self._position.get(key, default)
        try:
            return read(value)
        except Unreadable:
            raise
        except (TypeError, ValueError) as error:
            raise Unreadable("bad-value", key=key, text=value) from error


def _count_cards(state: State, read: _Reader, *, over: bool) -> None:
    """Set what is unseen, how many cards are left, and the phase; raise `Unreadable` for too many."""
    seen = state.removed
    for mask in (*state.cards, *(1 << card for card in (*state.secret, state.target) if card)):
        seen |= mask
    state.unseen = ALL_CARDS & ~seen
    held = sum(mask.bit_count() for mask in state.cards) + bool(state.target)
    state.left = read("left", 0 if over else max(0, state.left - held), _count)
    if state.left > state.unseen.bit_count():
        raise Unreadable("bad-value", key="left", text=state.left)
    if over or not (state.target or state.left):
        if state.target or state.round < state.rounds:
            raise Unreadable("bad-value", key="target", text=state.target)
        state.phase = Phase.OVER
    else:
        state.phase = Phase.PLAY if state.target else Phase.TURN_UP


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _each(value: object, seats: int) -> list[Any]:
    parts = _list(value)
    if len(parts) != seats:
        raise ValueError
    return parts


def _scores(value: object, seats: int) -> list[int]:
    return [_number(part) for part in _each(value, seats)] if value else []


def _mask(value: object) -> int:
    cards = list(map(read_card, _list(value)))
    if len(set(cards)) != len(cards):
        raise ValueError
    return mask_of(cards)


def _card(value: object) -> int:
    """Return a card, `NO_CARD` for null."""
    return NO_CARD if value in (None, "", []) else read_card(value)


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _count(value: object) -> int:
    if _number(value) < 0:
        raise ValueError
    return _number(value)


def _positive(value: object) -> int:
    if _number(value) < 1:
        raise ValueError
    return _number(value)


def _seat(value: object, seats: int) -> int:
    if _number(value) not in range(seats):
        raise ValueError
    return _number(value)


def _asked(value: object, seats: int) -> int:
    """Return the seat that acts; 0, which means nothing, when the game is over and nobody does."""
    match value:
        case []:
            return 0
        case [seat]:
            return _seat(seat, seats)
    raise ValueError
