"""How loud a short sound is, and what it looks like to the ear: the measures of the cues.

Loudness is the maximum momentary loudness of EBU Tech 3341: K-weighting and 400 ms windows of ITU-R
BS.1770-4, without gates, since a gate needs several windows and most cues are shorter than one.
"""

import numpy as np
import numpy.typing as npt

Sound = npt.NDArray[np.floating]

WINDOW = 0.400
"""Seconds of a momentary window; a shorter sound is measured with the silence around it."""
HOP = 0.010
"""Seconds between two windows."""
RANGE = 30.0
"""Decibels between the loudest part of a sound and what still tells it from another."""


def loudness(sound: Sound, rate: int) -> float:
    """Return the maximum momentary loudness of one channel, in LUFS.

    A sine of 997 Hz at full scale measures -3.01 (BS.1770-4, annex 1):

    >>> round(loudness(np.sin(2 * np.pi * 997 * np.arange(48000) / 48000), 48000), 1)
    -3.0
    """
    window, hop = round(WINDOW * rate), round(HOP * rate)
    padded = np.concatenate((np.zeros(window), sound, np.zeros(window)))
    energy = np.concatenate(([0.0], np.cumsum(weighted(padded, rate) ** 2)))
    powers = (energy[window::hop] - energy[:-window:hop]) / window
    return float(-0.691 + 10 * np.log10(powers.max() + 1e-12))


def weighted(sound: Sound, rate: int) -> Sound:
    """Return *sound* through the two K filters, applied to its spectrum."""
    size = 2 ** int(np.ceil(np.log2(len(sound) + rate)))
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = _biquad(z, *_shelf(rate)) * _biquad(z, *_highpass(rate))
    return np.fft.irfft(np.fft.rfft(sound, size) * response, size)[: len(sound)]


def mel_spectrogram(sound: Sound, rate: int, bands: int = 96, frames: int = 60) -> Sound:
    """Return the decibels that are heard in mel bands from 60 Hz to 14 kHz, a row each 20 ms.

    What is 30 dB below the loudest band and moment counts as silence: it is masked where people play.
    """
    size, hop = 2048, round(0.020 * rate)
    padded = np.concatenate((np.zeros(size // 2), sound, np.zeros(size + hop * frames)))
    starts = hop * np.arange(frames)
    pieces = np.lib.stride_tricks.sliding_window_view(padded, size)[starts] * np.hanning(size)
    power = np.abs(np.fft.rfft(pieces)) ** 2
    levels = 10 * np.log10(power @ _mel_bands(size, rate, bands).T + 1e-9)
    return np.maximum(levels - (levels.max() - RANGE), 0)


def _mel_bands(size: int, rate: int, bands: int) -> Sound:
    """Return triangular filters, a row a band, at equal steps of O'Shaughnessy's mel scale."""
    lowest, highest = (2595 * np.log10(1 + hertz / 700) for hertz in (60, 14000))
    edges = 700 * (10 ** (np.linspace(lowest, highest, bands + 2) / 2595) - 1)
    hertz = np.fft.rfftfreq(size, 1 / rate)
    rising = (hertz - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - hertz) / (edges[2:] - edges[1:-1])[:, None]
    return np.maximum(0, np.minimum(rising, falling))


def _biquad(z: npt.NDArray[np.complexfloating], b: Sound, a: Sound) -> npt.NDArray[np.complexfloating]:
    return (b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)


def _shelf(rate: int) -> tuple[Sound, Sound]:
    """Return the high shelf of BS.1770 for any rate (its analogue prototype, after libebur128)."""
    k = np.tan(np.pi * 1681.974450955533 / rate)
    high, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    band = high**0.4996667741545416
    b = np.array([high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k])
    return b, np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k])


def _highpass(rate: int) -> tuple[Sound, Sound]:
    """Return the high pass of BS.1770 for any rate."""
    k, q = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1 + k / q + k * k
    a = np.array([scale, 2 * (k * k - 1), 1 - k / q + k * k])
    return scale * np.array([1.0, -2.0, 1.0]), a
