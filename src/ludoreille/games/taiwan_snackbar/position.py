"""Positions of Taiwan Snackbar as plain data: the keys of the rules, in both directions."""

from ludoreille.core import Position, Seat
from ludoreille.games.taiwan_snackbar.cards import (
    CODES,
    DISHES,
    INDIGESTION,
    PLUS,
    Card,
    Counts,
    Heap,
    no_cards,
    pour,
    read_card,
    spread,
    tally,
    value_of,
)
from ludoreille.games.taiwan_snackbar.model import Phase, State, Variant
from ludoreille.kit.positions import NULLS, Reader, read_count, read_each, read_list, read_seats, read_whole

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


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself."""
    return {
        "draw_pile": _codes(state.pile),
        "discard": _codes(state.discard),
        "order": [CODES[card] for card in state.order],
        "dish": None if state.dish is None else CODES[state.dish],
        "amount": state.amount,
        "hands": [_codes(hand) for hand in state.hands],
        "hand_sizes": state.sizes.copy(),
        "malus": list(state.malus),
        "direction": state.direction,
    }


def build(seats: int, material: Counts, variant: Variant, position: Position) -> State:
    """Return the state of a position, whose past nobody knows; raise `Unreadable` for what it cannot mean."""
    reader = Reader(position, KEYS)
    nobody: list[list[str]] = [[] for _ in range(seats)]
    state = State(
        reader.get("hands", nobody, lambda value: read_each(value, seats, _hand)),
        [no_cards() for _ in range(seats)],
        [False] * seats,
        reader.get("malus", [0] * seats, lambda value: read_each(value, seats, read_count)),
        [],
        no_cards(),
        no_cards(),
        0,
        reader.get("discard", [], lambda value: tally(_cards(value))),
        reader.get("order", [], _order),
        direction=reader.get("direction", 1, lambda value: read_whole(value, (1, -1))),
        phase=Phase.TURN,
        variant=variant,
    )
    _set_turn(state, reader)
    _check_derived(seats, reader)
    rest = _codes(_rest(state, material))
    state.pile = reader.get("draw_pile", rest, lambda value: tally(_cards(value)))
    state.seen[INDIGESTION] = state.pile[INDIGESTION]
    state.left, state.sizes = sum(state.pile), list(map(sum, state.hands))
    state.amount = sum(value_of(card) or state.portion for card in state.order)
    return state


def _set_turn(state: State, reader: Reader) -> None:
    """Say whose turn it is; the game is over if somebody has won or nobody is to move."""
    to_move = reader.get("to_move", [0], lambda value: _at_most_one(read_seats(value, state.seats)))
    winners = reader.get("winners", [], lambda value: read_seats(value, state.seats))
    state.turn = to_move[0] if to_move else Seat(0)
    if winners or not to_move:
        state.phase = Phase.OVER


def _check_derived(seats: int, reader: Reader) -> None:
    """See that the keys that follow from the others have a form; a position need not add up."""
    reader.get("dish", None, lambda value: None if value in NULLS else _order([value]))
    reader.get("amount", 0, read_count)
    reader.get("hand_sizes", [0] * seats, lambda value: read_each(value, seats, read_count))


def _rest(state: State, material: Counts) -> Heap:
    """Count the material that lies nowhere else."""
    placed = tally(state.order)
    for heap in (state.discard, *state.hands):
        pour(placed, heap)
    return [max(0, copies - gone) for copies, gone in zip(material, placed, strict=True)]


def _codes(counts: Heap) -> list[str]:
    return [CODES[card] for card in spread(counts)]


def _cards(value: object) -> tuple[Card, ...]:
    return tuple(read_card(code) for code in read_list(value))


def _order(value: object) -> tuple[Card, ...]:
    """Return an order: dishes of one value, the first card among them, and portions."""
    order = _cards(value)
    if order and (order[0] >= DISHES or any(card not in (order[0], PLUS) for card in order)):
        raise ValueError
    return order


def _hand(value: object) -> Heap:
    hand = tally(_cards(value))
    if hand[INDIGESTION]:
        raise ValueError
    return hand


def _at_most_one(seats: list[Seat]) -> list[Seat]:
    if len(seats) > 1:
        raise ValueError
    return seats
