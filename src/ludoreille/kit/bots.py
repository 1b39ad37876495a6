"""What a bot is: a function from what a seat sees to what it does."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import Any


class Level(StrEnum):
    """How strong a bot plays; the values are the words of the command line."""

    BEGINNER = "debutant"
    CONFIRMED = "confirme"
    EXPERT = "expert"


Bot = Callable[[Any, Sequence[Any], Random], Any]
"""`bot(sight, actions, rng)` returns one of *actions*: same three things, same move.

In a race it returns the action with its moment (`Game.timed`).
"""
