"""Positions of Push as plain data: the keys of the rules, in both directions."""

from collections.abc import Sequence

from ludoreille.core import Position, Seat, Unreadable
from ludoreille.games.push.columns import shut_by
from ludoreille.games.push.model import (
    DIE_CARD,
    MATERIAL,
    MAX_COLUMNS,
    SWITCH_CARD,
    WIDTH,
    Bag,
    Card,
    Phase,
    State,
    bag_of,
    cards_in,
    read_card,
    write_card,
)
from ludoreille.kit.positions import Reader, read_count, read_each, read_list, read_seat, read_word

PHASES = (Phase.TURN, Phase.PLACE, Phase.DECIDE, Phase.TAKE, Phase.OVER)
KEYS = frozenset(
    [
        "draw_pile",
        "discard",
        "columns",
        "switches",
        "drawn",
        "visible",
        "protected",
        "phase",
        "turn",
        "to_move",
        "scores",
        "winners",
    ]
)


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself."""
    return {
        "draw_pile": _spread(state.pile),
        "discard": _codes(cards_in(state.discard)),
        "columns": [_codes(column) for column in state.columns],
        "switches": state.switches,
        "drawn": None if state.drawn is None else write_card(state.drawn),
        "visible": [_codes(cards_in(zone)) for zone in state.visible],
        "protected": [_codes(cards_in(zone)) for zone in state.protected],
        "phase": state.phase.value,
        "turn": state.turn,
    }


def build(seats: int, material: Sequence[int], position: Position) -> State:
    """Return the state of a position, its takers excepted; raise `Unreadable` for what it cannot mean."""
    reader = Reader(position, KEYS)
    empty: list[list[str]] = [[] for _ in range(seats)]
    columns = reader.get("columns", [], lambda value: [_column(part) for part in read_list(value)])
    state = State(
        [],
        0,
        reader.get("visible", empty, lambda value: read_each(value, seats, _zone)),
        reader.get("protected", empty, lambda value: read_each(value, seats, _zone)),
        columns=columns,
        shut=shut_by(columns),
        switches=reader.get("switches", 0, read_count),
        drawn=reader.get("drawn", None, lambda value: read_card(value) if value else None),
        discard=reader.get("discard", [], lambda value: bag_of(_cards(value))),
        phase=reader.get("phase", "turn", lambda value: read_word(value, PHASES)),
        turn=reader.get("turn", 0, lambda value: read_seat(value, seats)),
    )
    if len(state.columns) > MAX_COLUMNS:
        raise Unreadable("bad-value", key="columns", text=len(state.columns))
    if (state.phase is Phase.PLACE) != (state.drawn is not None) or state.drawn == SWITCH_CARD:
        raise reader.bad("drawn")
    out = _lying_out(state)
    rest = [max(0, copies - gone) for copies, gone in zip(material, _tally(out), strict=True)]
    state.pile = reader.get("draw_pile", _spread(rest), lambda value: _tally(_cards(value)))
    state.pile_size = sum(state.pile)
    if max(map(sum, zip(state.pile, _tally(out), strict=True))) >= 1 << WIDTH:
        raise reader.bad("draw_pile")
    return state


def asked(position: Position, seats: int, turn: Seat) -> Seat:
    """Return the seat that takes a column in a position: `to_move`, the seat whose turn it is by default."""
    match position.get("to_move", [turn]):
        case [int(seat)] if seat in range(seats):
            return Seat(seat)
    raise Unreadable("bad-value", key="to_move", text=position["to_move"])


def _lying_out(state: State) -> list[Card]:
    """Return all cards that lie elsewhere than in the pile."""
    bags = (*state.visible, *state.protected, state.discard)
    out = [card for cards in (*map(cards_in, bags), *state.columns) for card in cards]
    return out + [SWITCH_CARD] * state.switches + ([] if state.drawn is None else [state.drawn])


def _codes(cards: Sequence[Card]) -> list[str]:
    return [write_card(card) for card in cards]


def _cards(value: object) -> list[Card]:
    return [read_card(code) for code in read_list(value)]


def _zone(value: object) -> Bag:
    """Return number cards as a bag."""
    cards = _cards(value)
    if any(card >= DIE_CARD for card in cards):
        raise ValueError
    return bag_of(cards)


def _column(value: object) -> tuple[Card, ...]:
    """Return the cards of a column, where no Switch card can lie."""
    cards = _cards(value)
    if SWITCH_CARD in cards:
        raise ValueError
    return tuple(cards)


def _tally(cards: Sequence[Card]) -> list[int]:
    return [cards.count(Card(card)) for card in range(len(MATERIAL))]


def _spread(counts: Sequence[int]) -> list[str]:
    return [write_card(Card(card)) for card, copies in enumerate(counts) for _ in range(copies)]
