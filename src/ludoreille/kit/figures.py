"""Figures of its own that a game keeps of people: what a regular player likes to follow."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ludoreille.core import Event, Seat

Count = tuple[Seat, str, int]
"""Who did what is counted under this name, and how much of it."""

Counting = Callable[[Iterable[Event]], Iterable[Count]]
"""Returns what the events of a game, as an onlooker saw them, add to the counts of its seats."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A count that is told by the message `<game>-figure-<id>`: out of the count *among*, else a game.

    The message gets `nombre` and `sur`, out of a hundred where there are more, and `moyenne`, how much comes
    for each of those; with them `vous` ("oui" or "non") and `joueur`.
    A table of figures names the count itself by `<game>-count-<id>`.
    """

    id: str
    among: str | None = None


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted in a game, and which figures are told of it, in this order."""

    count: Counting
    told: tuple[Figure, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The names of the counts, each once."""
        return tuple(dict.fromkeys(id_ for one in self.told for id_ in (one.id, one.among) if id_))


NO_FIGURES = Figures(lambda _events: (), ())
"""What a game counts that has nothing of its own to count."""
