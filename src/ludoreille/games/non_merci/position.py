"""Positions of Non Merci as plain data: the keys of the rules, in both directions."""

from functools import partial

from ludoreille.core import Position, Unreadable
from ludoreille.games.non_merci.model import NO_CARD, Phase, State
from ludoreille.games.non_merci.pack import ALL_CARDS, cards_of, mask_of, read_card
from ludoreille.kit.positions import (
    NULLS,
    Reader,
    read_count,
    read_each,
    read_list,
    read_seat,
    read_seats,
    read_whole,
)

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
        "first": state.first,
    }


def build(state: State, position: Position) -> State:
    """Change *state*, just set up, into the one of a position; raise `Unreadable` for what it cannot mean."""
    reader, seats = Reader(position, KEYS), state.seats
    over = bool(reader.get("winners", [], lambda value: read_seats(value, seats)))
    state.cards = reader.get("cards", [[]] * seats, lambda value: read_each(value, seats, _mask))
    state.tokens = reader.get("tokens", state.tokens, lambda value: read_each(value, seats, read_count))
    state.secret = reader.get("secret", [None] * seats, lambda value: read_each(value, seats, _card))
    state.removed = reader.get("known_removed", list(cards_of(state.removed)), _mask)
    state.target = reader.get("target", None, _card)
    state.pot = reader.get("pot", 0, read_count)
    state.totals = reader.get("totals", state.totals, lambda value: read_each(value, seats, read_whole))
    state.round_scores = reader.get(
        "round_scores", [], lambda value: read_each(value, seats, read_whole) if value else []
    )
    state.rounds = reader.get("rounds", state.rounds, partial(read_count, least=1))
    state.round = reader.get("round", 1, partial(read_count, least=1))
    state.turn = reader.get("to_move", [0], lambda value: _asked(value, seats))
    state.first = reader.get("first", state.turn, lambda value: read_seat(value, seats))
    _count_cards(state, reader, over=over)
    return state


def _count_cards(state: State, reader: Reader, *, over: bool) -> None:
    """Set what is unseen, how many cards are left, and the phase; raise `Unreadable` for too many."""
    seen = state.removed
    for mask in (*state.cards, *(1 << card for card in (*state.secret, state.target) if card)):
        seen |= mask
    state.unseen = ALL_CARDS & ~seen
    held = sum(mask.bit_count() for mask in state.cards) + bool(state.target)
    state.left = reader.get("left", 0 if over else max(0, state.left - held), read_count)
    if state.left > state.unseen.bit_count():
        raise Unreadable("bad-value", key="left", text=state.left)
    if over or not (state.target or state.left):
        if state.target or state.round < state.rounds:
            raise Unreadable("bad-value", key="target", text=state.target)
        state.phase = Phase.OVER
    else:
        state.phase = Phase.PLAY if state.target else Phase.TURN_UP


def _mask(value: object) -> int:
    cards = list(map(read_card, read_list(value)))
    if len(set(cards)) != len(cards):
        raise ValueError
    return mask_of(cards)


def _card(value: object) -> int:
    """Return a card, `NO_CARD` for null."""
    return NO_CARD if value in NULLS else read_card(value)


def _asked(value: object, seats: int) -> int:
    """Return the seat that acts; 0, which means nothing, when the game is over and nobody does."""
    match value:
        case []:
            return 0
        case [seat]:
            return read_seat(seat, seats)
    raise ValueError
