"""The way from the mixer to the ear: the device wished for, else the default one, else silence."""

import os
import sys
from collections.abc import Callable, Sequence
from threading import Event, Lock, Thread
from time import monotonic, sleep

import numpy as np

from ludoreille.cues.backends import (
    BLOCK,
    Backend,
    DeviceMissingError,
    MiniAudio,
    OutputError,
    Pull,
    SoundDevice,
    Stream,
)
from ludoreille.cues.mixer import RATE, Block, Mixer
from ludoreille.words.line import Phrase

FORCED = "LUDOREILLE_AUDIO"
"""Variable of the environment that names the only back end to use; any other word means none."""

_WATCH = 0.3
"""Seconds between two looks at the device: when it asked for nothing during two of them, it is gone."""

_REST = 2.0
"""Seconds of silence after which the device is paused: its calls alone cost 4 % of a core."""

_SETTLE = 3.0
"""Seconds that a device opened or resumed may take to ask for sound steadily: a sound server took two."""


def backends() -> tuple[Backend, ...]:
    """Return the back ends to try, best first."""
    forced = os.environ.get(FORCED)
    return tuple(each for each in (SoundDevice(), MiniAudio()) if forced in {None, each.name})


def list_devices(choices: Sequence[Backend] | None = None) -> list[str]:
    """Return the names of the output devices, as the first back end that works tells them."""
    for backend in backends() if choices is None else choices:
        try:
            return backend.devices()
        except OutputError:
            continue
    return []


def open_output(
    mixer: Mixer,
    device: str = "",
    choices: Sequence[Backend] | None = None,
    on_change: Callable[[Phrase], None] = lambda _problem: None,
) -> "Output":
    """Let a device play what *mixer* renders: *device*, else the default one ("").

    *on_change* is called from another thread with what to tell the player when the device goes away in play.
    """
    sys.setswitchinterval(0.001)
    return Output(mixer, device, backends() if choices is None else choices, on_change)


class Output:
    """Plays what a mixer renders, on the default device when the one in use goes away.

    `problem` says in the player's words why this is not what was wished for; None where all is well.
    """

    def __init__(
        self, mixer: Mixer, device: str, choices: Sequence[Backend], on_change: Callable[[Phrase], None]
    ) -> None:
        """Open *device* by the first of *choices* that can; `open_output` is the usual way."""
        self._mixer = mixer
        self._choices = choices
        self._on_change = on_change
        self._tap = _Tap(mixer.render)
        self._changing = Lock()
        self._closed = Event()
        self._wanted = Event()
        self._resting = False
        self.name = device
        self.backend = ""
        self.problem: Phrase | None = None
        self._stream = self._open(device)
        mixer.connect(self)
        self._watcher = Thread(target=self._watch, name="output-watcher", daemon=True)
        self._watcher.start()

    @property
    def latency(self) -> float:
        """Seconds between a pull and the ear, as far as the device tells."""
        return self._stream.latency

    def wake(self) -> None:
        """Let the device ask for sound, if it was paused in a silence."""
        self._wanted.set()

    def change(self, device: str) -> None:
        """Play on another device from now on; `problem` tells whether that went well."""
        with self._changing:
            self._replace(device)
        self.wake()

    def close(self) -> None:
        """Fall silent and give the device back."""
        self._closed.set()
        self._wanted.set()
        with self._changing:
            self._tap.shut()
            self._stream.close()
        self._watcher.join(1.0)

    def _replace(self, device: str) -> None:
        self._tap.shut()
        self._stream.close()
        self._stream = self._open(device)

    def _open(self, device: str) -> Stream:
        """Open *device*, else the default one, else silence; set what others may read of it."""
        self.problem = None
        self._resting = False
        self._settled = monotonic() + _SETTLE
        for name in dict.fromkeys((device, "")):
            for backend in self._choices:
                self._tap = _Tap(self._mixer.render)
                try:
                    stream = backend.open(name, self._tap)
                except DeviceMissingError:
                    continue
                except OutputError:
                    self._tap.shut()
                    continue
                self.name, self.backend = name, backend.name
                return stream
            self.problem = Phrase("cues-device-missing", {"sortie": name})
        self.name, self.backend = "", Silence.name
        self.problem = Phrase("cues-no-output")
        self._tap = _Tap(self._mixer.render)
        return Silence(self._tap)

    def _watch(self) -> None:
        """Pause the device in a silence; notice one that is gone, tell it once, and go on elsewhere."""
        seen: list[int] = []
        busy = monotonic()
        while True:
            if self._resting:
                self._wanted.wait()
            else:
                self._closed.wait(_WATCH)
            with self._changing:
                if self._closed.is_set():
                    return
                if self._resting:
                    seen, gone = [], not self._resumed()
                else:
                    seen = [self._tap.pulls, *seen[:2]]
                    gone = seen[0] == seen[-1] and monotonic() >= self._settled
                if self._wanted.is_set() or not self._mixer.idle:
                    self._wanted.clear()
                    busy = monotonic()
                elif monotonic() > busy + _REST and not gone:
                    self._stream.pause()
                    self._resting = True
                lost = self._lose() if gone else None
            if lost is not None:
                self._on_change(lost)

    def _resumed(self) -> bool:
        """Let a paused device go on; return whether it can."""
        self._resting = False
        self._settled = monotonic() + _SETTLE
        self._tap.lead()
        try:
            self._stream.resume()
        except OutputError:
            return False
        return True

    def _lose(self) -> Phrase:
        """Go on without the device in use; a back end that never asked for sound is given up for good."""
        if not self._tap.pulls:
            self._choices = [backend for backend in self._choices if backend.name != self.backend]
        self._replace("")
        self.problem = self.problem or Phrase("cues-device-lost")
        return self.problem


class _Tap:
    """Stands between a stream and the mixer: counts what is pulled, and can be shut for good."""

    def __init__(self, pull: Pull) -> None:
        self.pulls = 0
        self._pull = pull
        self._leads = False

    def __call__(self, frames: int) -> Block:
        """Give the next frames."""
        self.pulls += 1
        if self._leads and frames:
            self._leads = False
            return _nothing(frames)
        return self._pull(frames)

    def lead(self) -> None:
        """Give one block of silence first: a sound server swallowed the first 4 ms after a pause."""
        self._leads = True

    def shut(self) -> None:
        """Give silence from now on, so that a stream that will not die leaves the mixer alone."""
        self._pull = _nothing


def _nothing(frames: int) -> Block:
    return np.zeros((frames, 2), np.float32)


class Silence:
    """No device: pulls and drops blocks at the speed of sound, so that speech ends when it would have."""

    name = "silence"
    latency = 0.0

    def __init__(self, pull: Pull) -> None:
        self._pull = pull
        self._closed = False
        self._running = Event()
        self._running.set()
        self._thread = Thread(target=self._run, name="silent-output", daemon=True)
        self._thread.start()

    def pause(self) -> None:
        """Pull no more."""
        self._running.clear()

    def resume(self) -> None:
        """Pull again."""
        self._running.set()

    def close(self) -> None:
        """Stop pulling."""
        self._closed = True
        self._running.set()
        self._thread.join(1.0)

    def _run(self) -> None:
        due = monotonic()
        while self._running.wait() and not self._closed:
            self._pull(BLOCK)
            due = max(due + BLOCK / RATE, monotonic() - _WATCH)
            sleep(max(0.0, due - monotonic()))
