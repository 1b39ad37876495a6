"""What goes into the announcer and what comes out: rendered messages in, orders to carry out back."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ludoreille.voices.voice import Utterance
from ludoreille.words.line import Category, Cue, Topic


@dataclass(frozen=True, slots=True)
class Message:
    """A line rendered for this listener.

    `asks` marks a question to the player: it is pointless once he has acted or once a newer one comes.
    Waiting messages of `others` with the same `fold_key` may become one: `folded(n)` tells n of them.
    A `private` one is not printed where it is said. `topic` is None for what is told whatever he chose.
    `count` is how many lines the message tells. A message without text is its cues alone.
    """

    text: str
    spoken: str
    braille: str
    category: Category
    urgent: bool = False
    asks: bool = False
    private: bool = False
    cues: tuple[Cue, ...] = ()
    fold_key: str | None = None
    folded: "Callable[[int], Message] | None" = None
    count: int = 1
    topic: Topic | None = None

    def again(self) -> "Message":
        """Return the message as the answer to somebody who wants to hear it again: without its cues."""
        return replace(self, category=Category.ANSWER, urgent=False, asks=False, cues=(), topic=None)


@dataclass(frozen=True, slots=True)
class Play:
    """Start these cues together."""

    cues: tuple[Cue, ...]


@dataclass(frozen=True, slots=True)
class Print:
    """Print this text as one line."""

    text: str


@dataclass(frozen=True, slots=True)
class Speak:
    """Hand this to the voice; `interrupt` says that what is being said is to be cut."""

    utterance: Utterance
    category: Category
    interrupt: bool


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop the voice; nothing follows."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The text with this id is not spoken, or its voice never told of its end.

    `why` is `superseded`, `folded` (another text tells it), `expired`, `hushed`, `mode` or `lost`.
    """

    id: int
    why: str


Order = Play | Print | Speak | Hush | Drop
