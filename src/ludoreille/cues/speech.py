"""One utterance on its way to the mixer, and the thread that tells its listener how far it has come."""

from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep

import numpy as np

from ludoreille.cues.resample import Resampler, Samples

_PIECE = 1024
"""Samples resampled at a time: the start of a long sentence need not wait for its end, nor fill memory."""


class Speech:
    """The sound of one utterance, fed from a voice's thread and pulled by the mixer's.

    Neither side waits for the other: they share a deque and two flags, each written by one side only.
    """

    def __init__(self, rate: int, on_start: Callable[[], None], on_end: Callable[[bool], None]) -> None:
        """Deliver at *rate*; `Mixer.speech` explains the callbacks."""
        self.on_start = on_start
        self.on_end = on_end
        self.started = False
        self.stopped = False
        self._rate = rate
        self._finished = False
        self._pieces: deque[Samples] = deque()
        self._resampler: Resampler | None = None

    def feed(self, samples: Samples, rate: int) -> None:
        """Add sound of one channel at *rate* samples a second; nothing happens after `stop` or `finish`.

        Raise ValueError if the rate changes within the utterance.
        """
        if self.stopped or self._finished:
            return
        if self._resampler is None:
            self._resampler = Resampler(rate, self._rate)
        elif self._resampler.source != rate:
            raise ValueError(f"fed at {rate} Hz after {self._resampler.source} Hz")
        for start in range(0, len(samples), _PIECE):
            if self.stopped:
                return
            self._add(self._resampler.feed(np.asarray(samples[start : start + _PIECE], np.float32)))

    def finish(self) -> None:
        """Say that all has been fed: `on_end(True)` comes when it has sounded."""
        if self._resampler is not None and not self._finished:
            self._add(self._resampler.flush())
        self._finished = True

    def stop(self) -> None:
        """Fall silent within 5 ms of sound; `on_end(False)` comes unless it has ended already."""
        self.stopped = True

    def pull(self, frames: int) -> Samples:
        """Return the next samples: fewer than *frames* where the voice lags or has ended.

        Called by the mixer's thread only.
        """
        parts = []
        while frames and self._pieces:
            piece = self._pieces.popleft()
            parts.append(piece[:frames])
            if len(piece) > frames:
                self._pieces.appendleft(piece[frames:])
            frames -= len(parts[-1])
        return np.concatenate(parts) if parts else np.zeros(0, np.float32)

    @property
    def over(self) -> bool:
        """Whether all that will ever be fed has been pulled."""
        return self._finished and not self._pieces

    def _add(self, piece: Samples) -> None:
        if piece.size:
            self._pieces.append(piece)


class Notifier:
    """Calls back from a thread of its own, in order, so that neither the sound nor the caller waits."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[tuple[float, Callable[[], None]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="mixer-notifier", daemon=True)
        self._thread.start()

    def call(self, callback: Callable[[], None], delay: float = 0.0) -> None:
        """Call *callback* in *delay* seconds, after all that were handed over earlier."""
        self._queue.put((monotonic() + delay, callback))

    def close(self) -> None:
        """Make the calls that are still due, then end; return within a second."""
        self._queue.put(None)
        self._thread.join(1.0)

    def _run(self) -> None:
        while (entry := self._queue.get()) is not None:
            due, callback = entry
            sleep(max(0.0, due - monotonic()))
            callback()
