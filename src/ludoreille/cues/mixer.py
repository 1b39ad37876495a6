"""The mixer: cues and one utterance, summed into stereo blocks that an output pulls."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sin
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ludoreille.cues.resample import Samples
from ludoreille.cues.speech import Notifier, Speech
from ludoreille.words.line import Cue

RATE = 44_100
"""Frames a second that `Mixer.render` makes."""

Block = npt.NDArray[np.float32]
"""Stereo sound: one row a frame, full scale at -1 and 1."""

_TOGETHER = 8
_REPEAT = round(0.030 * RATE)
_FADE = round(0.005 * RATE)
_DUCKED = 10 ** (-6 / 20)
_DUCK_STEP = (1 - _DUCKED) / (0.05 * RATE)
_KNEE = 0.8


def gain_of(volume: int) -> float:
    """Return the amplitude of a volume from 0 (silent) to 10 (as recorded), 3 dB a step.

    >>> gain_of(10), round(gain_of(8), 2), gain_of(0)
    (1.0, 0.5, 0.0)
    """
    return 0.0 if volume <= 0 else float(10 ** (-3 * (10 - min(volume, 10)) / 20))


class Driver(Protocol):
    """What pulls blocks from a mixer: a device, or a thread where there is none."""

    @property
    def latency(self) -> float:
        """Seconds between `render` and the ear."""

    def wake(self) -> None:
        """Pull again, if it stopped pulling because the mixer was idle; return at once."""

    def close(self) -> None:
        """Pull no more, and give the device back."""


@dataclass(slots=True)
class _Sounding:
    """A cue that is being played."""

    name: str
    samples: Samples
    pan: float
    since: int
    at: int = 0
    """The next sample to be played; below 0 it is silence before the first."""


class Mixer:
    """Plays several cues and one utterance at a time; implements `CuePlayer`.

    Callers only append to deques and set plain values, and `render` never waits for a lock, so that a busy
    program cannot make the sound stutter. One thread renders at a time.
    """

    def __init__(self, sounds: Mapping[str, Samples]) -> None:
        """Play the cues of *sounds*, one channel at `RATE`."""
        self._sounds = sounds
        self._requests: deque[_Sounding] = deque()
        self._sounding: list[_Sounding] = []
        self._speeches: deque[Speech] = deque()
        self._speech: Speech | None = None
        self._tail: Samples = np.zeros(0, np.float32)
        self._clock = 0
        self._cue_gain = self._speech_gain = gain_of(8)
        self._duck = 1.0
        self._mono = False
        self._driver: Driver | None = None
        self._notifier = Notifier()

    def connect(self, driver: Driver) -> None:
        """Let *driver* tell the latency, and close it with the mixer."""
        self._driver = driver

    @property
    def latency(self) -> float:
        """Seconds between `render` and the ear, as far as the device tells."""
        return self._driver.latency if self._driver is not None else 0.0

    @property
    def idle(self) -> bool:
        """Whether all is silent and nothing waits: no need to render."""
        busy = self._requests or self._sounding or self._speeches or self._speech or self._tail.size
        return not busy and self._duck > 1 - _DUCK_STEP

    def play(self, cue: Cue) -> None:
        """Start a cue with the next block, or after its delay; raise KeyError for an unknown name."""
        at = -round(cue.delay * RATE)
        self._requests.append(_Sounding(cue.name, self._sounds[cue.name], cue.pan, 0, at))
        self._wake()

    def length(self, cue: Cue) -> float:
        """Return the seconds from `play` until the cue has been heard, its delay included."""
        return cue.delay + len(self._sounds[cue.name]) / RATE + self.latency

    def set_volume(self, volume: int) -> None:
        """Set the loudness of cues, 0 (silent) to 10."""
        self._cue_gain = gain_of(volume)

    def set_speech_volume(self, volume: int) -> None:
        """Set the loudness of speech, 0 (silent) to 10."""
        self._speech_gain = gain_of(volume)

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 - a setter of one setting
        """Play everything in the middle, for those who hear with one ear or through one loudspeaker."""
        self._mono = mono

    def speech(self, on_start: Callable[[], None], on_end: Callable[[bool], None]) -> Speech:
        """Begin an utterance, which stops the one that is going on, and return where to feed it.

        `on_start` is called when its first sample is rendered, `on_end` exactly once: with True when its last
        sample has reached the ear, with False when it was stopped. Both come in order from a thread of the
        mixer and must return at once.
        """
        speech = Speech(RATE, on_start, on_end)
        self._speeches.append(speech)
        self._wake()
        return speech

    def render(self, frames: int) -> Block:
        """Return the next *frames* frames, shape (frames, 2), never beyond full scale."""
        block = np.zeros((frames, 2), np.float32)
        self._clock += frames
        if self.idle:
            return block
        self._admit()
        for cue in self._sounding:
            start = min(max(0, -cue.at), frames)
            part = cue.samples[max(0, cue.at) : max(0, cue.at + frames)]
            angle = (0.0 if self._mono else max(-1.0, min(1.0, cue.pan))) * pi / 4 + pi / 4
            block[start : start + len(part), 0] += cos(angle) * part
            block[start : start + len(part), 1] += sin(angle) * part
            cue.at += frames
        self._sounding = [cue for cue in self._sounding if cue.at < len(cue.samples)]
        block *= self._cue_gain * self._ducking(frames)
        self._speak(block)
        return _limit(block)

    def close(self) -> None:
        """Give the device back and end the utterances that are under way (`on_end(False)`)."""
        if self._driver is not None:
            self._driver.close()
        self._next_speech()
        if self._speech is not None:
            self._cut(self._speech)
        self._notifier.close()

    def _wake(self) -> None:
        if self._driver is not None:
            self._driver.wake()

    def _admit(self) -> None:
        """Take in new cues; thin a burst: none twice within 30 ms, and beyond eight the oldest fades."""
        while self._requests:
            new = self._requests.popleft()
            new.since = self._clock
            if any(cue.name == new.name and self._clock - cue.since < _REPEAT for cue in self._sounding):
                continue
            if len(self._sounding) >= _TOGETHER:
                oldest = self._sounding[-_TOGETHER]
                oldest.samples, oldest.at = _faded(oldest.samples[max(0, oldest.at) :]), 0
            self._sounding.append(new)

    def _ducking(self, frames: int) -> Block:
        """Return the gain of cues frame by frame: 6 dB less while somebody speaks, reached in 50 ms."""
        goal = _DUCKED if self._speech is not None and self._speech.started else 1.0
        change = np.arange(1, frames + 1, dtype=np.float32)[:, np.newaxis] * _DUCK_STEP
        gains: Block = self._duck + np.minimum(np.maximum(-change, np.float32(goal - self._duck)), change)
        self._duck = float(gains[-1, 0]) if frames else self._duck
        return gains

    def _speak(self, block: Block) -> None:
        """Add the utterance under way, and the fading end of one that was stopped."""
        self._next_speech()
        speech = self._speech
        if speech is not None and speech.stopped:
            self._cut(speech)
            speech = None
        fading, self._tail = self._tail[: len(block)], self._tail[len(block) :]
        block[: len(fading)] += self._speech_gain * fading[:, np.newaxis]
        if speech is None:
            return
        samples = speech.pull(len(block))
        block[: len(samples)] += self._speech_gain * samples[:, np.newaxis]
        if samples.size and not speech.started:
            speech.started = True
            self._notifier.call(speech.on_start)
        if speech.over:
            self._speech = None
            self._notifier.call(partial(speech.on_end, True), self.latency + len(samples) / RATE)  # noqa: FBT003

    def _next_speech(self) -> None:
        """Let the newest utterance speak; those before it are cut."""
        while self._speeches:
            if self._speech is not None:
                self._cut(self._speech)
            self._speech = self._speeches.popleft()

    def _cut(self, speech: Speech) -> None:
        """End an utterance before its time, without a click."""
        self._tail = _faded(speech.pull(_FADE))
        self._speech = None
        self._notifier.call(partial(speech.on_end, False))  # noqa: FBT003


def _faded(samples: Samples) -> Samples:
    """Return the first 5 ms of *samples*, fading to silence."""
    head = samples[:_FADE]
    return head * np.linspace(1, 0, len(head), dtype=np.float32)


def _limit(block: Block) -> Block:
    """Bend what is louder than the knee so that it approaches full scale and never exceeds it."""
    loud = np.abs(block)
    if loud.max(initial=0.0) <= _KNEE:
        return block
    bent = _KNEE + (1 - _KNEE) * np.tanh((loud - _KNEE) / (1 - _KNEE))
    return np.where(loud > _KNEE, np.copysign(bent, block), block).astype(np.float32)
