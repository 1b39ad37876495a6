"""What every voice can do, whatever speaks underneath: the protocol that the rest of the program sees."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from ludoreille.words.line import Arg


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text handed to a voice: `id` is unique in the session; `braille` is None where nothing is shown."""

    id: int
    text: str
    braille: str | None = None


class Outcome(StrEnum):
    """What became of an utterance."""

    STARTED = "start"
    ENDED = "end"
    CUT = "cut"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Report:
    """What a voice tells of an utterance, from any thread. `why` is for the log, never for the player."""

    id: int
    outcome: Outcome
    why: str = ""


Listener = Callable[[Report], None]
"""Called from any thread; it must return at once (it puts the report in a queue)."""


Notice = Callable[[str, Mapping[str, Arg]], None]
"""Called, from any thread, with the id and arguments of a message that the player must be told."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How to speak: `rate` 1 to 20 (one scale for all voices), `volume` 0 to 10, `name` of a voice or "".

    `measured` is how many characters a second a screen reader was found to say, 0 where nobody measured.
    """

    rate: int = 8
    volume: int = 8
    name: str = ""
    measured: int = 0


class Voice(Protocol):
    """Whatever speaks. Every method returns within a millisecond: the work is done in the voice's own thread.

    Each utterance that was handed over gets exactly one of ENDED, CUT or FAILED, after at most one STARTED.
    A voice speaks one utterance at a time: `speak` while one is going on cuts it first.
    """

    id: str
    """`synthese`, `lecteur`, `systeme`, `simulee`…: stable, in settings and traces."""

    def speak(self, utterance: Utterance) -> None:
        """Say this now; report to the listener given at construction."""

    def stop(self) -> None:
        """Be silent at once; the utterance going on is reported CUT."""

    def set_manner(self, manner: Manner) -> None:
        """Speak like this from the next utterance on."""

    def names(self) -> tuple[str, ...]:
        """Return the names of the French voices to choose from, the default first; empty if not known yet."""

    def estimate(self, text: str) -> float:
        """Return about how many seconds *text* takes to speak."""

    def close(self) -> None:
        """Give back threads, processes and devices within 2 seconds, whatever state they are in."""
