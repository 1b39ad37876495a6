"""What is to be said, before any language: the currency between narration, announcer and voices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ludoreille.core import Seat


class Category(StrEnum):
    """Why something is said: it decides what it interrupts, when it expires, whether history keeps it."""

    FOCUS = "focus"
    ANSWER = "answer"
    MINE = "mine"
    OTHERS = "others"
    ALERT = "alert"
    AMBIENT = "ambient"


class Topic(StrEnum):
    """What a line is about that a player may wish not to hear, or not to find again: he chooses for each.

    `MOVES` are those of others, `TABLE` is what happens to nobody in particular, `AMBIENT` how others behave.
    """

    MOVES = "moves"
    TABLE = "table"
    SCORES = "scores"
    AMBIENT = "ambient"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence, such as "jaune 4": a message id of the locale files and its arguments."""

    id: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Who:
    """A seat inside an argument: told by its name, with elision where the message asks for it."""

    seat: Seat


Arg = str | int | Phrase | Who | tuple["Arg", ...]
"""An argument of a message; a tuple is a list to be told ("a, b et c")."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: the stem of a file in `sounds/`, and where it comes from.

    `pan` goes from -1, left, to 1, right; a *seat* instead is heard where it sits from the listener's place:
    his left neighbour on the left, then round the table. `delay` is in seconds after the others of its line.
    """

    name: str
    pan: float = 0.0
    seat: Seat | None = None
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """Something to say: a message about *who* (None: about nobody), its cues, and why it is said.

    The message `id` has variants for the listener who is *who* and for each verbosity: `words.catalogue`.
    `fold` is the id of a message that tells several stale lines of the same kind in one sentence; it gets
    `nombre` (how many lines) and the arguments of the last one. `asks` marks a question to the listener: it
    is pointless once he has acted. `topic` is what it is about where that is not plain: `topic_of`.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    who: Seat | None = None
    category: Category = Category.OTHERS
    cues: tuple[Cue, ...] = ()
    fold: str | None = None
    urgent: bool = False
    asks: bool = False
    topic: Topic | None = None


def topic_of(line: Line) -> Topic | None:
    """Return what *line* is about for a player who chooses what he hears; None for what he always hears.

    That is what he did or asked for, what is urgent, every question, and an alert that names no topic.

    >>> topic_of(Line("push-drawn", who=Seat(1))), topic_of(Line("push-discarded"))
    (<Topic.MOVES: 'moves'>, <Topic.TABLE: 'table'>)
    """
    if line.urgent or line.asks:
        return None
    match line.category:
        case Category.OTHERS:
            return line.topic or (Topic.TABLE if line.who is None else Topic.MOVES)
        case Category.AMBIENT:
            return Topic.AMBIENT
        case Category.ALERT:
            return line.topic
    return None
