"""Change of sample rate for speech that arrives in pieces."""

from math import gcd

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]
"""Sound of one channel, full scale at -1 and 1."""

_HALF = 16
"""Input samples on each side of an output sample that make it: 32 taps, about 80 dB down outside the band."""
_BETA = 7.86
"""Kaiser's beta for that attenuation."""


class Resampler:
    """Turns pieces of sound at one rate into pieces at another, as if they had come whole.

    A polyphase filter of Kaiser-windowed sincs (Oppenheim, Schafer, "Discrete-Time Signal Processing").
    """

    def __init__(self, source: int, target: int) -> None:
        """Convert from *source* to *target* samples a second."""
        common = gcd(source, target)
        self.source = source
        self._up, self._down = target // common, source // common
        band = min(1.0, target / source)
        self._half = round(_HALF / band)
        self._filters = _filters(self._up, self._half, band)
        self._kept: Samples = np.zeros(self._half - 1, np.float32)
        self._next = 0

    def feed(self, samples: Samples) -> Samples:
        """Return the output that is settled once *samples* have come; the rest comes with the next piece."""
        if self._up == self._down:
            return samples
        data = np.concatenate((self._kept, samples))
        ready = len(data) - 2 * self._half + 1
        if ready <= 0:
            self._kept = data
            return np.zeros(0, np.float32)
        count = max(0, -((self._next - ready * self._up) // self._down))
        steps = self._next + self._down * np.arange(count)
        starts, phases = np.divmod(steps, self._up)
        windows = np.lib.stride_tricks.sliding_window_view(data, 2 * self._half)[starts]
        self._kept = data[ready:]
        self._next += self._down * count - ready * self._up
        settled: Samples = np.einsum("nk,nk->n", windows, self._filters[phases])
        return settled

    def flush(self) -> Samples:
        """Return what the last samples still owe."""
        return self.feed(np.zeros(self._half, np.float32))


def _filters(up: int, half: int, band: float) -> npt.NDArray[np.float32]:
    """Return one filter of 2 * *half* taps a phase, each of unit gain at zero frequency."""
    taps = np.arange(2 * half) - (half - 1)
    distances = taps[np.newaxis, :] - np.arange(up)[:, np.newaxis] / up
    windows = np.i0(_BETA * np.sqrt(np.clip(1 - (distances / half) ** 2, 0, None))) / np.i0(_BETA)
    filters = np.sinc(distances * band) * windows
    filters /= filters.sum(axis=1, keepdims=True)
    return filters.astype(np.float32)
