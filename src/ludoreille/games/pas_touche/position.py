"""Positions of Pas Touche as plain data: the keys of the rules, in both directions."""

from collections.abc import Mapping
from typing import Any

from ludoreille.core import Position, Seat
from ludoreille.games.pas_touche.model import (
    CARDS,
    Cube,
    Hand,
    Phase,
    State,
    Treat,
    read_treat,
    write_treat,
)
from ludoreille.games.pas_touche.pack import (
    ROW,
    Constraint,
    Symbol,
    colour_named,
    face_down,
    mask,
    pack,
    signs_of,
)
from ludoreille.kit.positions import (
    NULLS,
    Reader,
    read_each,
    read_list,
    read_seat,
    read_seats,
    read_whole,
    read_word,
    refuse_unknown,
)

PHASES = (Phase.HAND, Phase.ROLL, Phase.TOUCH, Phase.OVER)
KEYS = frozenset(
    "grid target hands handicaps rows cube answered past roller phase to_move winners".split()  # noqa: SIM905
)
CARD_KEYS = frozenset(["colour", "constraints", "face_up", "track"])


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself; `past` lists the cards called before."""
    return {
        "grid": [write_treat(card) for card in state.grid],
        "target": None if state.target is None else write_treat(state.target),
        "hands": [None if hand is None else hand.value for hand in state.hands],
        "handicaps": list(state.handicaps),
        "rows": [
            [_described(card, up=bool(state.up[seat] >> place & 1)) for place, card in enumerate(row)]
            for seat, row in enumerate(state.rows)
        ],
        "cube": [None if cube is None else list(cube) for cube in state.cubes],
        "answered": sorted(state.answered),
        "past": [write_treat(card) for card in state.past],
        "roller": state.roller,
        "phase": state.phase.value,
    }


def build(state: State, position: Position) -> None:
    """Fill in an empty table from a position; raise `Unreadable` for what it cannot mean."""
    reader = Reader(position, KEYS)
    seats, order = state.seats, [write_treat(Treat(card)) for card in range(CARDS)]
    state.phase = reader.get("phase", "roll", lambda value: read_word(value, PHASES))
    state.grid = reader.get("grid", order, _square)
    state.past = reader.get("past", [], lambda value: list(map(read_treat, read_list(value))))
    asked = reader.get("to_move", [], lambda value: read_seats(value, seats))
    first = asked[0] if asked and state.phase is Phase.ROLL else 0
    state.roller = reader.get("roller", first, lambda value: read_seat(value, seats))
    state.handicaps = tuple(
        reader.get("handicaps", list(state.handicaps), lambda value: read_each(value, seats, _handicap))
    )
    state.hands = reader.get(
        "hands",
        ["" if state.phase is Phase.HAND else "right"] * seats,
        lambda value: read_each(value, seats, _hand),
    )
    _build_rows(state, reader)
    _build_turn(state, position, reader)


def _build_rows(state: State, reader: Reader) -> None:
    """Lay the rows and cubes; a card that does not say lies face up as far as the cube has come."""
    seats = state.seats
    state.cubes = reader.get("cube", [None] * seats, lambda value: read_each(value, seats, _cube))
    backs = [[{"colour": colour.name.lower()} for colour in pack().rows[each]] for each in state.handicaps]
    rows = reader.get("rows", backs, lambda value: read_each(value, seats, _row))
    state.rows = [[card for card, _ in row] for row in rows]
    for seat, (row, cube) in enumerate(zip(rows, state.cubes, strict=True)):
        reached = 0 if cube is None else cube[0]
        shown = [place < reached if up is None else up for place, (_, up) in enumerate(row)]
        state.turn_up(Seat(seat), sum(up << place for place, up in enumerate(shown)))
    for row_laid, cube in zip(state.rows, state.cubes, strict=True):
        if cube is not None and not (
            1 <= cube[0] <= ROW and 1 <= cube[1] <= len(row_laid[cube[0] - 1].track)
        ):
            raise reader.bad("cube")


def _build_turn(state: State, position: Position, reader: Reader) -> None:
    """Set what the phase needs: the target and who has answered, the hands, the winner."""
    seats, phase = state.seats, state.phase
    state.target = reader.get("target", None, lambda value: None if value in NULLS else read_treat(value))
    state.answered = reader.get("answered", [], lambda value: read_seats(value, seats))
    if phase is Phase.TOUCH and "answered" not in position:
        asked = reader.get("to_move", list(range(seats)), lambda value: read_seats(value, seats))
        state.answered = [Seat(seat) for seat in range(seats) if seat not in asked]
    first = [state.reached.index(max(state.reached))]
    winners = reader.get("winners", [], lambda value: read_seats(value, seats))
    if phase is Phase.OVER:
        state.winner = Seat((winners or first)[0])
    faults = {
        "target": (phase is Phase.TOUCH) != (state.target is not None),
        "answered": bool(state.answered) if phase is not Phase.TOUCH else not state.awaited(),
        "hands": (phase is Phase.HAND) != (None in state.hands),
        "winners": len(winners) > 1 or bool(winners) > (phase is Phase.OVER),
    }
    for key, wrong in faults.items():
        if wrong:
            raise reader.bad(key)


def _described(card: Constraint, *, up: bool) -> dict[str, object]:
    return {
        "colour": card.colour.name.lower(),
        "constraints": signs_of(card.bars),
        "face_up": up,
        "track": [symbol.value for symbol in card.track],
    }


def _laid(entry: Mapping[str, Any]) -> tuple[Constraint, bool | None]:
    """Return a card and whether it lies face up, None where the position does not say."""
    refuse_unknown(entry, CARD_KEYS, "rows.")
    colour, up = colour_named(entry["colour"]), entry.get("face_up")
    track = tuple(map(Symbol, read_list(entry.get("track", list(face_down(colour).track)))))
    if not track or not isinstance(up, bool | None):
        raise ValueError
    return Constraint(colour, mask(map(str, read_list(entry.get("constraints", [])))), track), up


def _cube(value: object) -> Cube | None:
    if value in NULLS:
        return None
    card, space = read_each(value, 2, read_whole)
    return card, space


def _row(value: object) -> list[tuple[Constraint, bool | None]]:
    return read_each(value, ROW, _laid)


def _hand(value: object) -> Hand | None:
    return None if value in NULLS else Hand(str(value))


def _handicap(value: object) -> int:
    return read_whole(value, pack().rows)


def _square(value: object) -> tuple[Treat, ...]:
    grid = tuple(read_each(value, CARDS, read_treat))
    if len(set(grid)) != CARDS:
        raise ValueError
    return grid
