"""Positions as plain data: what the readers of all games have in common.

A function that reads a value raises TypeError, ValueError, KeyError or AttributeError for what it cannot
mean; `Reader` makes of it the refusal of the key.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from ludoreille.core import Over, Position, Seat, ToPlay, Turn, Unreadable

NULLS: tuple[object, ...] = (None, "", [])
"""What stands for nothing in a position."""
Value = TypeVar("Value")
Word = TypeVar("Word", bound=StrEnum)


class Reader:
    """Reads one position key after another; raises `Unreadable` for a key or value unknown.

    >>> reader = Reader({"pot": 3, "turn": "first"}, {"pot", "turn", "left"})
    >>> reader.get("pot", 0, read_count), reader.get("left", 9, read_count)
    (3, 9)
    >>> try:
    ...     reader.get("turn", 0, read_count)
    ... except Unreadable as unreadable:
    ...     print(unreadable.reason, unreadable.details)
    bad-value {'key': 'turn', 'text': 'first'}
    """

    def __init__(self, position: Position, keys: Container[str]) -> None:
        """Refuse a position with another key than *keys*."""
        refuse_unknown(position, keys)
        self._position = position

    def get(self, key: str, default: object, read: Callable[[Any], Value]) -> Value:
        """Return what *read* makes of the value of *key*, or of *default* where it is not given."""
        value = self._position.get(key, default)
        try:
            return read(value)
        except Unreadable:
            raise
        except (TypeError, AttributeError, ValueError, KeyError) as error:
            raise Unreadable("bad-value", key=key, text=value) from error

    def bad(self, key: str) -> Unreadable:
        """Return the refusal of the value of *key*, which does not go with the rest."""
        return Unreadable("bad-value", key=key, text=self._position.get(key, ""))


def refuse_unknown(given: Mapping[str, object], keys: Container[str], where: str = "") -> None:
    """Raise `Unreadable` if *given*, which stands at *where* in a position, has another key than *keys*."""
    unknown = [key for key in given if key not in keys]
    if unknown:
        raise Unreadable("no-such-key", text=where + min(unknown))


def turn_keys(turn: Turn) -> dict[str, object]:
    """Return `to_move` and `winners`, the position keys that follow from whom the game is waiting for."""
    return {
        "to_move": sorted(turn.seats) if isinstance(turn, ToPlay) else [],
        "winners": list(turn.winners) if isinstance(turn, Over) else [],
    }


def read_list(value: object) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise TypeError
    return value


def read_each(value: object, length: int, read: Callable[[Any], Value]) -> list[Value]:
    """Return what *read* makes of each of so many values, one a seat as a rule."""
    values = list(map(read, read_list(value)))
    if len(values) != length:
        raise ValueError
    return values


def read_whole(value: object, legal: Container[int] | None = None) -> int:
    """Return a whole number, one of *legal* if they are given."""
    if type(value) is not int or (legal is not None and value not in legal):
        raise ValueError
    return value


def read_count(value: object, least: int = 0) -> int:
    """Return how many there are of something."""
    number = read_whole(value)
    if number < least:
        raise ValueError
    return number


def read_seat(value: object, seats: int) -> Seat:
    """Return a seat of a table of so many *seats*."""
    return Seat(read_whole(value, range(seats)))


def read_seats(value: object, seats: int) -> list[Seat]:
    """Return a list of seats, each named once."""
    named = [read_seat(one, seats) for one in read_list(value)]
    if len(set(named)) != len(named):
        raise ValueError
    return named


def read_word(value: object, legal: Iterable[Word]) -> Word:
    """Return the one of *legal* that a text names."""
    for one in legal:
        if one == value:
            return one
    raise ValueError
