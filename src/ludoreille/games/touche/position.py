"""Positions of Touché as plain data: the keys of the rules, in both directions."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ludoreille.core import Position, Seat
from ludoreille.games.touche.model import Pair, Phase, State, in_mask, to_mask
from ludoreille.games.touche.pieces import (
    ALL_UNUSED,
    MUSKETEERS,
    Duel,
    Fighter,
    Musketeer,
    Paid,
    esquives_of,
)
from ludoreille.kit.positions import (
    Reader,
    read_count,
    read_each,
    read_list,
    read_seat,
    read_seats,
    read_whole,
    read_word,
)

FIGHTING = (Phase.ANNOUNCE, Phase.HIDE, Phase.FIRST_BLOOD)
FIGHTER_KEYS = (
    "musketeer",
    "esquives",
    "first_blood",
    "tilted",
    "taken_esquives",
    "taken_first_blood",
    "waiting",
    "streak",
    "power_spent",
)
"""Position keys that hold a value for each fighting seat, named like the fields of a fighter."""
KEYS = frozenset(
    [
        *FIGHTER_KEYS,
        *("phase", "duel", "duels", "attacker", "defender", "unused", "announced"),
        *("chosen", "hidden", "renown", "to_move", "winners"),
    ]
)
SEALED = {Phase.CHOOSE: "chosen", Phase.HIDE: "hidden"}
"""The phases of secret choices, and the position key of what is chosen; `chosen` is ours."""
PARITIES = {"even": True, "odd": False}
MARKERS = {Paid.ESQUIVE.value: Paid.ESQUIVE, Paid.FIRST_BLOOD.value: Paid.FIRST_BLOOD}
Value = TypeVar("Value")
SeatValues = Mapping[str, list[Any]]
"""By key, a value for each seat, None for null."""


def describe(state: State) -> dict[str, object]:
    """Return the position keys that stand in the state itself."""
    fighters: list[Fighter | None] = [None] * state.seats
    sealed: list[int | None] = [None] * state.seats
    for side, seat in enumerate(state.pair):
        fighters[seat] = state.duel.fighters[side] if state.duel is not None else None
        sealed[seat] = state.sealed[side]
    nothing = [None] * state.seats
    return {
        "phase": state.phase.value,
        "duel": state.number,
        "duels": len(state.schedule),
        "attacker": state.pair[0],
        "defender": state.pair[1],
        "unused": [[int(each) for each in in_mask(mask)] for mask in state.unused],
        **{key: [_plain(fighter, key) for fighter in fighters] for key in FIGHTER_KEYS},
        "announced": None if state.even is None else "even" if state.even else "odd",
        **{key: sealed if state.phase is phase else nothing for phase, key in SEALED.items()},
        "renown": state.renown.copy(),
    }


def _plain(fighter: Fighter | None, name: str) -> object:
    value = None if fighter is None else getattr(fighter, name)
    return value.value if isinstance(value, Musketeer | Paid) else value


def build(state: State, position: Position) -> None:
    """Make the first state of a table the one that a position describes.

    Raise `Unreadable` for a key or value unknown, or for a duel without its musketeers.
    """
    reader, seats = Reader(position, KEYS), state.seats
    state.phase = _get(reader, "phase", Phase.CHOOSE, lambda value: read_word(value, Phase))
    state.number = _get(reader, "duel", 1, lambda value: read_whole(value, range(1, len(state.schedule) + 1)))
    state.pair = _pair(reader, state)
    given = {key: _each(reader, key, seats, read) for key, read in SEAT_KEYS.items()}
    state.renown = [renown or 0 for renown in given["renown"]]
    _check_derived(reader, seats)
    if state.phase in FIGHTING:
        state.duel = _duel(reader, state, given)
    even = _get(reader, "announced", None, PARITIES.__getitem__)
    if state.phase is Phase.HIDE:
        if even is None:
            raise reader.bad("announced")
        state.even = even
    masks = enumerate(given["unused"])
    state.unused = [_unused(state, Seat(seat)) if mask is None else mask for seat, mask in masks]
    if state.phase is Phase.CHOOSE and not all(state.unused[seat] for seat in state.pair):
        raise reader.bad("unused")
    state.sealed = _sealed(reader, state, given)


def _check_derived(reader: Reader, seats: int) -> None:
    """See that the keys that follow from the others have a form."""
    reader.get("duels", 1, read_count)
    for key in ("to_move", "winners"):
        reader.get(key, [], lambda value: read_seats(value, seats))


def _pair(reader: Reader, state: State) -> Pair:
    """Return who fights: as the series has it, unless a position says otherwise."""
    attacker, defender = state.schedule[state.number - 1]
    first = _get(reader, "attacker", attacker, lambda value: read_seat(value, state.seats))
    other = defender if first == attacker else attacker
    second = _get(reader, "defender", other, lambda value: read_seat(value, state.seats))
    if first == second:
        raise reader.bad("defender")
    return first, second


def _duel(reader: Reader, state: State, given: SeatValues) -> Duel:
    attacker, defender = (given["musketeer"][seat] for seat in state.pair)
    if attacker is None or defender is None:
        raise reader.bad("musketeer")
    first = _fighter(given, state.pair[0], esquives_of(attacker, defender))
    second = _fighter(given, state.pair[1], esquives_of(defender, attacker))
    duel = Duel((first, second), state.cadet_returns)
    if state.phase is Phase.FIRST_BLOOD:
        duel.bleeding = _bleeding(reader, state.pair, duel)
    return duel


def _fighter(given: SeatValues, seat: Seat, esquives: int) -> Fighter:
    named = {key: given[key][seat] for key in FIGHTER_KEYS if given[key][seat] is not None}
    return Fighter(**{"esquives": esquives, **named})


def _bleeding(reader: Reader, pair: Pair, duel: Duel) -> int:
    """Return the side that stops or goes on: who has paid first blood and has not gone on yet."""
    asked = reader.get("to_move", [], read_list)
    for side, fighter in enumerate(duel.fighters):
        if not fighter.first_blood and not fighter.tilted and (not asked or pair[side] in asked):
            return side
    raise reader.bad("first_blood")


def _sealed(reader: Reader, state: State, given: SeatValues) -> tuple[int | None, int | None]:
    """Return what each fighter has chosen; nobody waits once both have."""
    if state.phase not in SEALED:
        return None, None
    key = SEALED[state.phase]
    first, second = (given[key][seat] for seat in state.pair)
    for seat, choice in zip(state.pair, (first, second), strict=True):
        if choice is not None and choice not in state.sealable(seat):
            raise reader.bad(key)
    if first is not None and second is not None:
        raise reader.bad(key)
    return first, second


def _unused(state: State, seat: Seat) -> int:
    """Return the musketeers of a seat that a position does not name: all but the one who fights."""
    if state.duel is None or seat not in state.pair:
        return ALL_UNUSED
    return ALL_UNUSED & ~(1 << state.duel.fighters[state.side(seat)].musketeer)


def _get(reader: Reader, key: str, default: Value, read: Callable[[Any], Value]) -> Value:
    """Return the value of *key*, *default* where it is not given or null."""
    return reader.get(key, None, lambda value: default if _is_null(value) else read(value))


def _each(reader: Reader, key: str, seats: int, read: Callable[[Any], Value]) -> list[Value | None]:
    """Return a value for each seat, None for null."""
    nothing: list[Value | None] = [None] * seats

    def read_part(value: object) -> Value | None:
        return None if _is_null(value) else read(value)

    return _get(reader, key, nothing, lambda value: read_each(value, seats, read_part))


def _is_null(value: object) -> bool:
    """Tell whether a value is null; an empty list is one without musketeers."""
    return value is None or value == ""


def _mask(value: object) -> int:
    return to_mask([_musketeer(each) for each in read_list(value)])


def _musketeer(value: object) -> Musketeer:
    return MUSKETEERS[read_whole(value, range(len(MUSKETEERS)))]


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


SEAT_KEYS: Mapping[str, Callable[[Any], Any]] = {
    "musketeer": _musketeer,
    "esquives": read_count,
    "first_blood": _flag,
    "tilted": _flag,
    "taken_esquives": read_count,
    "taken_first_blood": _flag,
    "waiting": MARKERS.__getitem__,
    "streak": read_count,
    "power_spent": _flag,
    "unused": _mask,
    "renown": read_count,
    "chosen": read_count,
    "hidden": read_count,
}
"""How a value of each position key that holds one a seat is read."""
