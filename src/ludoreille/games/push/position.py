"""Positions of Push as plain data: the keys of the rules, in both directions."""

from collections.abc import Sequence

from ludoreille.core import Position, Seat, Unreadable
from ludoreille.games.push.model import (
    DIE_CARD,
    MATERIAL,
    MAX_COLUMNS,
    SWITCH_CARD,
    Card,
    Phase,
    State,
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
        "discard": _spread(state.discard),
        "columns": [_codes(column) for column in state.columns],
        "switches": state.switches,
        "drawn": None if state.drawn is None else write_card(state.drawn),
        "visible": [_codes(zone) for zone in state.visible],
        "protected": [_codes(zone) for zone in state.protected],
        "phase": state.phase.value,
        "turn": state.turn,
    }


def build(seats: int, material: Sequence[int], position: Position) -> State:
    """Return the state of a position, its takers excepted; raise `Unreadable` for what it cannot mean."""
    reader = Reader(position, KEYS)
    empty: list[list[str]] = [[] for _ in range(seats)]
    state = State(
        [],
        reader.get("visible", empty, lambda value: read_each(value, seats, _cards)),
        reader.get("protected", empty, lambda value: read_each(value, seats, _cards)),
        columns=reader.get("columns", [], lambda value: [_cards(column) for column in read_list(value)]),
        switches=reader.get("switches", 0, read_count),
        drawn=reader.get("drawn", None, lambda value: read_card(value) if value else None),
        discard=reader.get("discard", [], lambda value: _tally(_cards(value))),
        phase=reader.get("phase", "turn", lambda value: read_word(value, PHASES)),
        turn=reader.get("turn", 0, lambda value: read_seat(value, seats)),
    )
    if len(state.columns) > MAX_COLUMNS:
        raise Unreadable("bad-value", key="columns", text=len(state.columns))
    if any(card >= DIE_CARD for zone in (*state.visible, *state.protected) for card in zone):
        raise Unreadable("bad-value", key="visible", text="DIE, SWITCH")
    if any(SWITCH_CARD in column for column in state.columns):
        raise Unreadable("bad-value", key="columns", text="SWITCH")
    if (state.phase is Phase.PLACE) != (state.drawn is not None) or state.drawn == SWITCH_CARD:
        raise reader.bad("drawn")
    pile = position.get("draw_pile")
    state.pile = _rest(state, material) if pile is None else reader.get("draw_pile", [], _pile)
    return state


def asked(position: Position, seats: int, turn: Seat) -> Seat:
    """Return the seat that takes a column in a position: `to_move`, the seat whose turn it is by default."""
    match position.get("to_move", [turn]):
        case [int(seat)] if seat in range(seats):
            return Seat(seat)
    raise Unreadable("bad-value", key="to_move", text=position["to_move"])


def _rest(state: State, material: Sequence[int]) -> list[int]:
    """Count the material that lies nowhere else."""
    out = [card for zone in (*state.visible, *state.protected, *state.columns) for card in zone]
    if state.drawn is not None:
        out.append(state.drawn)
    placed = [a + b for a, b in zip(_tally(out), state.discard, strict=True)]
    placed[-1] += state.switches
    return [max(0, copies - gone) for copies, gone in zip(material, placed, strict=True)]


def _codes(cards: Sequence[Card]) -> list[str]:
    return [write_card(card) for card in cards]


def _cards(value: object) -> list[Card]:
    return [read_card(code) for code in read_list(value)]


def _pile(value: object) -> list[int]:
    return _tally(_cards(value))


def _tally(cards: Sequence[Card]) -> list[int]:
    return [cards.count(Card(card)) for card in range(len(MATERIAL))]


def _spread(counts: Sequence[int]) -> list[str]:
    return [write_card(Card(card)) for card, copies in enumerate(counts) for _ in range(copies)]
