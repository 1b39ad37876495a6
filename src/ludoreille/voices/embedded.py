"""The voice that needs nobody: SVOX Pico (or espeak-ng) in a child process, heard through our own mixer."""

import importlib.util
import shutil
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ludoreille.children.child import Child
from ludoreille.voices.child import ChildVoice, VoiceMissingError
from ludoreille.voices.embedded_child import NUMBER, REQUEST
from ludoreille.voices.text import sentences, words_per_minute
from ludoreille.voices.voice import Listener, Manner, Outcome, Utterance

PICO, ESPEAK = "pico", "espeak"
AUDIBLE = 0.003
"""The part of full scale that a sample must pass to count as sound."""
LEAD, PAUSE = 0.005, 0.22
"""Seconds kept before the first sound, and put between two sentences at the default rate."""

Samples = NDArray[np.float32]


class Speech(Protocol):
    """One utterance on its way to the loudspeaker."""

    def feed(self, samples: Samples, rate: int) -> None:
        """Add mono samples (-1 to 1), *rate* of them a second."""

    def finish(self) -> None:
        """Say that nothing more will come: `on_end(True)` follows when all has been heard."""

    def stop(self) -> None:
        """Be silent at once; `on_end(False)` follows."""


class SpeechSink(Protocol):
    """What plays speech: the mixer. Its callbacks come from any thread."""

    def speech(self, on_start: Callable[[], None], on_end: Callable[[bool], None]) -> Speech:
        """Open an utterance; `on_start` is called when its first sample goes out."""

    def set_speech_volume(self, volume: int) -> None:
        """Set the loudness of speech, 0 (silent) to 10."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """The sink started the speech of an utterance, or ended it with this outcome."""

    utterance: int
    outcome: Outcome


class EmbeddedVoice(ChildVoice):
    """Speaks by *engine* ("pico" or "espeak") through *sink*; VoiceMissingError if that is not installed."""

    id = "synthese"

    def __init__(self, sink: SpeechSink, listener: Listener, engine: str = PICO) -> None:
        self._paths = [] if engine == ESPEAK else [pico_path()]
        if engine == ESPEAK and shutil.which("espeak-ng") is None:
            raise VoiceMissingError("espeak-ng")
        self._engine = engine
        self._sink = sink
        self._speech: Speech | None = None
        self._pieces: deque[str] = deque()
        self._fed = False
        super().__init__(listener)

    def names(self) -> tuple[str, ...]:
        """Return the one name of its engine."""
        return (self._engine,)

    def set_manner(self, manner: Manner) -> None:
        """Speak like this from the next utterance on; the volume changes at once."""
        self._sink.set_speech_volume(manner.volume)
        super().set_manner(manner)

    def _spawn(self) -> Child:
        return Child(
            "ludoreille.voices.embedded_child",
            self._post,
            arguments=[self._engine],
            paths=self._paths,
            options=["-S"],
        )

    def _say(self, utterance: Utterance) -> None:
        self._pieces = deque(sentences(utterance.text))
        self._fed = False
        self._speech = self._sink.speech(
            lambda: self._post(_Heard(utterance.id, Outcome.STARTED)),
            lambda complete: self._post(_Heard(utterance.id, Outcome.ENDED if complete else Outcome.CUT)),
        )
        self._next_piece(self._speech)

    def _next_piece(self, speech: Speech) -> None:
        """Ask for the next piece, or let *speech* end when there is none."""
        self._again = False
        if self._pieces:
            self._ask()
            return
        self._owed = 0
        self._deadline = None
        if self._fed:
            speech.finish()
        else:
            speech.stop()
            self._finish(Outcome.ENDED)

    def _request(self, number: int) -> bytes:
        return REQUEST.pack(number, words_per_minute(self._manner.rate)) + self._pieces[0].encode()

    def _answered(self, kind: bytes, payload: bytes) -> None:
        (number,) = NUMBER.unpack_from(payload)
        if number != self._owed or self._speech is None:
            return
        if kind == b"E":
            self._give_up(payload[NUMBER.size :].decode())
            return
        _, rate = REQUEST.unpack_from(payload)
        self._pieces.popleft()
        self._feed(self._speech, np.frombuffer(payload, dtype="<i2", offset=REQUEST.size), rate)
        self._next_piece(self._speech)

    def _feed(self, speech: Speech, raw: NDArray[np.int16], rate: int) -> None:
        samples = trim(raw.astype(np.float32) / np.float32(32768), rate)
        if not len(samples):
            return
        self._fed = True
        speech.feed(samples, rate)
        if self._pieces:
            pause = PAUSE * words_per_minute(Manner().rate) / words_per_minute(self._manner.rate)
            speech.feed(np.zeros(round(rate * pause), np.float32), rate)

    def _happened(self, event: object) -> None:
        if not isinstance(event, _Heard):
            super()._happened(event)
        elif self._current is not None and self._current.id == event.utterance:
            self._begun()
            if event.outcome != Outcome.STARTED:
                self._owed = 0
                self._deadline = None
                self._finish(event.outcome)

    def _silence(self) -> None:
        self._owed = 0
        if self._speech is not None:
            self._speech.stop()
            self._speech = None


def pico_path() -> str:
    """Return the folder to import py-nanotts from; raise VoiceMissingError where it is not installed."""
    found = importlib.util.find_spec("py_nanotts")
    if found is None or found.origin is None:
        raise VoiceMissingError("py-nanotts")
    return str(Path(found.origin).parents[1])


def trim(samples: Samples, rate: int) -> Samples:
    """Return *samples* without the silence around them, save 5 milliseconds before."""
    loud = np.flatnonzero(np.abs(samples) > AUDIBLE)
    if not len(loud):
        return samples[:0]
    return samples[max(0, loud[0] - round(LEAD * rate)) : loud[-1] + 1]
