"""Positions of Touché as plain data: the keys of the rules, in both directions."""

from collections.abc import Callable, Container
from functools import partial
from typing import Any, TypeVar

from ludoreille.core import Position, Seat, Unreadable
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


class Reader:
    """Reads one position key after another; raises `Unreadable` for what a key cannot mean."""

    def __init__(self, seats: int, position: Position) -> None:
        """Refuse a position with an unknown key."""
        unknown = set(position) - KEYS
        if unknown:
            raise Unreadable("no-such-key", text=min(unknown))
        self._seats = seats
        self._position = position

    def get(self, key: str, default: Value, read: Callable[[Any], Value]) -> Value:
        """Return the value of *key*, *default* where it is not given or null."""
        value = self._position.get(key)
        if value is None or value == "":
            return default
        try:
            return read(value)
        except (TypeError, AttributeError, ValueError, KeyError) as error:
            raise self.bad(key) from error

    def each(self, key: str, seat: Seat, default: Value, read: Callable[[Any], Value]) -> Value:
        """Return the value that *key* holds for *seat*."""

        def of_seat(values: Any) -> Value:
            if not isinstance(values, list | tuple) or len(values) != self._seats:
                raise TypeError
            return default if values[seat] is None or values[seat] == "" else read(values[seat])

        return self.get(key, default, of_seat)

    def bad(self, key: str) -> Unreadable:
        """Return the refusal of the value of *key*."""
        return Unreadable("bad-value", key=key, text=self._position.get(key))


def build(state: State, position: Position) -> None:
    """Make the first state of a table the one that a position describes.

    Raise `Unreadable` for a key or value unknown, or for a duel without its musketeers.
    """
    reader = Reader(state.seats, position)
    state.phase = reader.get("phase", Phase.CHOOSE, Phase)
    state.number = reader.get("duel", 1, lambda value: _whole(value, range(1, len(state.schedule) + 1)))
    state.pair = _pair(reader, state)
    state.even = reader.get("announced", None, PARITIES.__getitem__)
    seats = tuple(map(Seat, range(state.seats)))
    state.renown = [reader.each("renown", seat, 0, _count) for seat in seats]
    if state.phase in FIGHTING:
        state.duel = _duel(reader, state)
    if state.phase is not Phase.HIDE:
        state.even = None
    elif state.even is None:
        raise reader.bad("announced")
    state.unused = [reader.each("unused", seat, _unused(state, seat), _mask) for seat in seats]
    if state.phase is Phase.CHOOSE and not all(state.unused[seat] for seat in state.pair):
        raise reader.bad("unused")
    state.sealed = _sealed(reader, state)


def _pair(reader: Reader, state: State) -> Pair:
    """Return who fights: as the series has it, unless a position says otherwise."""
    attacker, defender = state.schedule[state.number - 1]
    seats = range(state.seats)
    first = reader.get("attacker", attacker, lambda value: Seat(_whole(value, seats)))
    other = defender if first == attacker else attacker
    second = reader.get("defender", other, lambda value: Seat(_whole(value, seats)))
    if first == second:
        raise reader.bad("defender")
    return first, second


def _duel(reader: Reader, state: State) -> Duel:
    names = [reader.each("musketeer", seat, None, _musketeer) for seat in state.pair]
    attacker, defender = names
    if attacker is None or defender is None:
        raise reader.bad("musketeer")
    first = _fighter(reader, state.pair[0], attacker, defender)
    second = _fighter(reader, state.pair[1], defender, attacker)
    duel = Duel((first, second), state.cadet_returns)
    if state.phase is Phase.FIRST_BLOOD:
        duel.bleeding = _bleeding(reader, state.pair, duel)
    return duel


def _fighter(reader: Reader, seat: Seat, musketeer: Musketeer, other: Musketeer) -> Fighter:
    return Fighter(
        musketeer,
        reader.each("esquives", seat, esquives_of(musketeer, other), _count),
        reader.each("first_blood", seat, True, _flag),  # noqa: FBT003
        reader.each("tilted", seat, False, _flag),  # noqa: FBT003
        reader.each("taken_esquives", seat, 0, _count),
        reader.each("taken_first_blood", seat, False, _flag),  # noqa: FBT003
        reader.each("waiting", seat, None, MARKERS.__getitem__),
        reader.each("streak", seat, 0, _count),
        reader.each("power_spent", seat, False, _flag),  # noqa: FBT003
    )


def _bleeding(reader: Reader, pair: Pair, duel: Duel) -> int:
    """Return the side that stops or goes on: who has paid first blood and has not gone on yet."""
    sides = [
        side for side, fighter in enumerate(duel.fighters) if not fighter.first_blood and not fighter.tilted
    ]
    asked = reader.get("to_move", [pair[side] for side in sides], list)
    for side in sides:
        if pair[side] in asked:
            return side
    raise reader.bad("first_blood")


def _sealed(reader: Reader, state: State) -> tuple[int | None, int | None]:
    """Return what each fighter has chosen; nobody waits once both have."""
    if state.phase not in SEALED:
        return None, None
    key = SEALED[state.phase]
    first, second = (
        reader.each(key, seat, None, partial(_whole, legal=state.sealable(seat))) for seat in state.pair
    )
    if first is not None and second is not None:
        raise reader.bad(key)
    return first, second


def _unused(state: State, seat: Seat) -> int:
    """Return the musketeers of a seat that a position does not name: all but the one who fights."""
    if state.duel is None or seat not in state.pair:
        return ALL_UNUSED
    return ALL_UNUSED & ~(1 << state.duel.fighters[state.side(seat)].musketeer)


def _mask(value: Any) -> int:
    return to_mask([_musketeer(each) for each in _list(value)])


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return list(value)


def _musketeer(value: Any) -> Musketeer:
    return MUSKETEERS[_whole(value, range(len(MUSKETEERS)))]


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value


def _whole(value: Any, legal: Container[int]) -> int:
    if type(value) is not int or value not in legal:
        raise ValueError
    return value
