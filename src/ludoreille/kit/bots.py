"""What a bot is: a function from what a seat sees to what it does; and what it says when asked for advice."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from ludoreille.core import Event, Seat


class Level(StrEnum):
    """How strong a bot plays; the values are the words of the command line."""

    BEGINNER = "debutant"
    CONFIRMED = "confirme"
    EXPERT = "expert"


Notebook = Mapping[Seat, Sequence[Any]]
"""What a bot has noted of the habits of each seat, oldest first: in earlier games with these people and in
this one so far. All of it happened before everybody's eyes."""

Habits = Callable[[Event], Iterable[tuple[Seat, Any]]]
"""Returns what an event that everybody saw is worth noting of, and of whom."""

Bot = Callable[[Any, Sequence[Any], Random, Notebook], Any]
"""`bot(sight, actions, rng, notebook)` returns one of *actions*: same four things, same move.

In a race it returns the action with its moment (`Game.timed`).
"""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong player thinks of an action.

    `value` is what it is worth, in the unit of the game (a share of a victory, or points): only differences
    between actions of one list mean something. `risk` is the chance (0 to 1) of what one fears there, a bust
    or a loss, and `stake` what would be lost; None where there is no such thing. `reason` is the id of why.
    """

    action: Any
    value: float
    reason: str
    risk: float | None = None
    stake: int | None = None


Advise = Callable[[Any, Sequence[Any], Random], Sequence[Advice]]
"""`advise(sight, actions, rng)` ranks all *actions*, the best first: same three things, same advice."""

Sparring = Callable[[int], Bot]
"""Makes a bot that plays by one simple rule, given the number in that rule: a yardstick for the others."""


def no_habits(event: Event) -> Iterable[tuple[Seat, Any]]:  # noqa: ARG001
    """Return nothing: this game teaches nothing about people."""
    return ()
