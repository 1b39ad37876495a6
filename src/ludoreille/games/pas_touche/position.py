"""Positions of Pas Touche as plain data: the keys of the rules, in both directions."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ludoreille.core import Position, Seat, Unreadable
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

PHASES = (Phase.HAND, Phase.ROLL, Phase.TOUCH, Phase.OVER)
KEYS = frozenset(
    "grid target hands handicaps rows cube answered past roller phase to_move winners".split()  # noqa: SIM905
)
CARD_KEYS = frozenset(["colour", "constraints", "face_up", "track"])
Value = TypeVar("Value")


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
        "winners": [] if state.winner is None else [state.winner],
    }


def build(state: State, position: Position) -> None:
    """Fill in an empty table from a position; raise `Unreadable` for what it cannot mean."""
    unknown = set(position) - KEYS
    if unknown:
        raise Unreadable("no-such-key", text=min(unknown))
    seats, order = state.seats, [write_treat(Treat(card)) for card in range(CARDS)]
    state.phase = _get(position, "phase", "roll", _phase)
    state.grid = _get(position, "grid", order, _square)
    state.past = _get(position, "past", [], lambda value: tuple(map(read_treat, _list(value))))
    state.roller = _get(position, "roller", 0, lambda value: _seat(value, seats))
    state.handicaps = _get(
        position, "handicaps", list(state.handicaps), lambda value: tuple(map(_handicap, _of(value, seats)))
    )
    state.hands = _get(
        position,
        "hands",
        ["" if state.phase is Phase.HAND else "right"] * seats,
        lambda value: [Hand(hand) if hand else None for hand in _of(value, seats)],
    )
    _build_rows(state, position)
    _build_turn(state, position)


def _build_rows(state: State, position: Position) -> None:
    """Lay the rows and cubes; a card that does not say lies face up as far as the cube has come."""
    seats = state.seats
    state.cubes = _get(
        position, "cube", [None] * seats, lambda value: [_cube(each) for each in _of(value, seats)]
    )
    backs = [[{"colour": colour.name.lower()} for colour in pack().rows[each]] for each in state.handicaps]
    rows = _get(
        position, "rows", backs, lambda value: [list(map(_laid, _of(row, ROW))) for row in _of(value, seats)]
    )
    state.rows = [[card for card, _ in row] for row in rows]
    for seat, (row, cube) in enumerate(zip(rows, state.cubes, strict=True)):
        reached = 0 if cube is None else cube[0]
        shown = [place < reached if up is None else up for place, (_, up) in enumerate(row)]
        state.up[seat] = state.seen[seat] = sum(up << place for place, up in enumerate(shown))
    for row_laid, cube in zip(state.rows, state.cubes, strict=True):
        if cube is not None and not (
            1 <= cube[0] <= ROW and 1 <= cube[1] <= len(row_laid[cube[0] - 1].track)
        ):
            raise Unreadable("bad-value", key="cube", text=str(list(cube)))


def _build_turn(state: State, position: Position) -> None:
    """Set what the phase needs: the target and who has answered, the hands, the winner."""
    seats, phase = state.seats, state.phase
    state.target = _get(position, "target", None, lambda value: read_treat(value) if value else None)
    state.answered = _get(position, "answered", [], lambda value: _seats(value, seats))
    if phase is Phase.TOUCH and "answered" not in position:
        asked = _get(position, "to_move", list(range(seats)), lambda value: _seats(value, seats))
        state.answered = [Seat(seat) for seat in range(seats) if seat not in asked]
    first = [state.reached.index(max(state.reached))]
    winners = _get(position, "winners", [], lambda value: _seats(value, seats))
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
            raise Unreadable("bad-value", key=key, text=str(position.get(key, "")))


def _described(card: Constraint, *, up: bool) -> dict[str, object]:
    return {
        "colour": card.colour.name.lower(),
        "constraints": signs_of(card.bars),
        "face_up": up,
        "track": [symbol.value for symbol in card.track],
    }


def _laid(entry: Mapping[str, Any]) -> tuple[Constraint, bool | None]:
    """Return a card and whether it lies face up, None where the position does not say."""
    unknown = set(entry) - CARD_KEYS
    if unknown:
        raise Unreadable("no-such-key", text=f"rows.{min(unknown)}")
    colour, up = colour_named(entry["colour"]), entry.get("face_up")
    track = tuple(map(Symbol, _list(entry.get("track", list(face_down(colour).track)))))
    if not track or not isinstance(up, bool | None):
        raise ValueError
    return Constraint(colour, mask(map(str, _list(entry.get("constraints", [])))), track), up


def _cube(value: object) -> Cube | None:
    match value:
        case None | "" | []:
            return None
        case [int(card), int(space)]:
            return card, space
    raise ValueError


def _get(position: Position, key: str, default: object, read: Callable[[Any], Value]) -> Value:
    value = position.get(key, default)
    try:
        return read(value)
    except Unreadable:
        raise
    except (TypeError, AttributeError, ValueError, KeyError) as error:
        raise Unreadable("bad-value", key=key, text=str(value)) from error


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _of(value: object, length: int) -> list[Any]:
    """Return a list of this length."""
    if len(_list(value)) != length:
        raise ValueError
    return _list(value)


def _square(value: object) -> tuple[Treat, ...]:
    grid = tuple(map(read_treat, _of(value, CARDS)))
    if len(set(grid)) != CARDS:
        raise ValueError
    return grid


def _handicap(value: object) -> int:
    if type(value) is not int or value not in pack().rows:
        raise ValueError
    return value


def _seat(value: object, seats: int) -> Seat:
    if type(value) is not int or value not in range(seats):
        raise ValueError
    return Seat(value)


def _seats(value: object, seats: int) -> list[Seat]:
    found = [_seat(seat, seats) for seat in _list(value)]
    if len(set(found)) != len(found):
        raise ValueError
    return found


def _phase(value: object) -> Phase:
    phase = Phase(str(value))
    if phase not in PHASES:
        raise ValueError
    return phase
