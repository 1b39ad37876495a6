"""The voice that needs nobody: SVOX Pico (or espeak-ng) in a child process, heard through our own mixer."""

import importlib.util
import shutil
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ludoreille.voices.child import GONE, READY, Child, Frame
from ludoreille.voices.embedded_child import NUMBER, REQUEST
from ludoreille.voices.text import sentences, words_per_minute
from ludoreille.voices.voice import Listener, Outcome, Utterance
from ludoreille.voices.worker import WorkerVoice

PICO, ESPEAK = "pico", "espeak"
STUCK = 2.0
"""Seconds after which a child that owes a sentence is replaced."""
STARTING = 4.0
"""The same for a child that is not ready yet."""
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
        """Say that nothing more will come: `on_end` is called when all has been heard."""

    def stop(self) -> None:
        """Be silent at once; `on_end` is not called."""


class SpeechSink(Protocol):
    """What plays speech: the mixer. Its callbacks come from any thread."""

    def speech(self, on_start: Callable[[], None], on_end: Callable[[], None]) -> Speech:
        """Open an utterance; `on_start` is called when its first sample goes out."""


class VoiceMissingError(Exception):
    """Raised when a voice is not installed on this machine; the text names what is missing, for the log."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """The sink started (or ended) the speech of an utterance."""

    utterance: int
    ended: bool


class _Probe:
    """An order to look whether the child can be started again."""


class EmbeddedVoice(WorkerVoice):
    """Speaks by *engine* ("pico" or "espeak") through *sink*; VoiceMissingError where that is not installed.

    The child is warm: it starts at once. A child that owes a sentence for 2 seconds, or dies, is replaced and
    the sentence is said again; the second time the utterance is reported FAILED.
    """

    id = "synthese"

    def __init__(self, sink: SpeechSink, listener: Listener, engine: str = PICO) -> None:
        self._paths = [] if engine == ESPEAK else [pico_path()]
        if engine == ESPEAK and shutil.which("espeak-ng") is None:
            raise VoiceMissingError("espeak-ng")
        self._engine = engine
        self._sink = sink
        self._speech: Speech | None = None
        self._pieces: deque[str] = deque()
        self._requests = count(1)
        self._request = 0
        self._tried = False
        self._fed = False
        self._child: Child | None = None
        self._ready = False
        super().__init__(listener)

    def names(self) -> tuple[str, ...]:
        """Return the one name of its engine."""
        return (self._engine,)

    def available(self) -> bool:
        """Return whether a child is ready; if there is none, one is started in the background."""
        if self._child is None:
            self._post(_Probe())
        return self._ready and not self._closed

    def _open(self) -> None:
        self._start_child()

    def _start_child(self) -> None:
        self._ready = False
        try:
            self._child = Child(
                "embedded_child", self._post, arguments=[self._engine], paths=self._paths, options=["-S"]
            )
        except OSError:
            self._child = None

    def _say(self, utterance: Utterance) -> None:
        self._pieces = deque(sentences(utterance.text))
        self._tried = self._fed = False
        self._speech = self._sink.speech(
            lambda: self._post(_Heard(utterance.id, ended=False)),
            lambda: self._post(_Heard(utterance.id, ended=True)),
        )
        self._ask()

    def _ask(self) -> None:
        """Ask the child for the next piece, or tell the sink that there is none."""
        if not self._pieces:
            self._all_asked()
            return
        if self._child is None:
            self._start_child()
        if self._child is None:
            self._give_up("no child process")
            return
        self._request = next(self._requests)
        speed = words_per_minute(self._manner.rate)
        self._child.send(b"S", REQUEST.pack(self._request, speed) + self._pieces[0].encode())
        self._wake_in(STUCK if self._ready else STARTING)

    def _all_asked(self) -> None:
        assert self._speech is not None
        self._request = 0
        self._deadline = None
        if self._fed:
            self._speech.finish()
        else:
            self._speech.stop()
            self._finish(Outcome.ENDED)

    def _happened(self, event: object) -> None:
        match event:
            case Frame(child=child) if child is not self._child:
                pass
            case Frame(kind=kind) if kind == READY:
                self._ready = True
            case Frame(kind=kind) if kind == GONE:
                self._lost("the child is gone")
            case Frame(payload=payload):
                self._answered(event.kind, payload)
            case _Heard():
                self._heard(event)
            case _Probe() if self._child is None:
                self._start_child()

    def _answered(self, kind: bytes, payload: bytes) -> None:
        (request,) = NUMBER.unpack_from(payload)
        if request != self._request or self._current is None:
            return
        if kind == b"E":
            self._give_up(payload[NUMBER.size :].decode())
            return
        _, rate = REQUEST.unpack_from(payload)
        self._pieces.popleft()
        self._feed(np.frombuffer(payload, dtype="<i2", offset=REQUEST.size), rate)
        self._tried = False
        self._ask()

    def _feed(self, raw: NDArray[np.int16], rate: int) -> None:
        assert self._speech is not None
        samples = trim(raw.astype(np.float32) * np.float32(gain(self._manner.volume) / 32768), rate)
        if not len(samples):
            return
        self._fed = True
        self._speech.feed(samples, rate)
        if self._pieces:
            pause = PAUSE * words_per_minute(8) / words_per_minute(self._manner.rate)
            self._speech.feed(np.zeros(round(rate * pause), np.float32), rate)

    def _heard(self, event: _Heard) -> None:
        if self._current is None or self._current.id != event.utterance:
            return
        self._begun()
        if event.ended:
            self._finish(Outcome.ENDED)

    def _overdue(self) -> None:
        self._lost("the child is stuck")

    def _lost(self, why: str) -> None:
        """Replace the child; say the sentence that it owes again, once."""
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._ready = False
        if self._current is None or not self._request:
            return
        if self._tried:
            self._give_up(why)
        else:
            self._tried = True
            self._ask()

    def _give_up(self, why: str) -> None:
        self._silence()
        self._finish(Outcome.FAILED, why)

    def _silence(self) -> None:
        if self._speech is not None:
            self._speech.stop()
            self._speech = None
        self._request = 0
        self._deadline = None

    def _shut(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None


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


def gain(volume: int) -> float:
    """Return the factor of *volume* 0 (silent) to 10 (as synthesized): 3 decibels a step.

    >>> [round(gain(volume), 2) for volume in (0, 5, 8, 10)]
    [0.0, 0.18, 0.5, 1.0]
    """
    return 0.0 if volume <= 0 else float(10 ** (-3 * (10 - min(volume, 10)) / 20))
