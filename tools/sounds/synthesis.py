"""The means of all cues: struck bodies, noise, places in time, a room, an end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Sound = npt.NDArray[np.floating]
Recipe = Callable[[np.random.Generator], Sound]
Instrument = Callable[[float, float, np.random.Generator], Sound]
"""What plays a pitch (Hz) for some seconds."""

RATE = 44_100


@dataclass(frozen=True)
class Family:
    """Cues that belong together, by the stem of their file, and the room in which they sound."""

    cues: Mapping[str, Recipe]
    wet: float = 0.10
    size: float = 0.05


def times(seconds: float) -> Sound:
    """Return the moments of the samples of *seconds* of sound."""
    return np.arange(round(seconds * RATE)) / RATE


def semitones(base: float, steps: float) -> float:
    """Return the frequency *steps* semitones above *base*, in hertz."""
    return base * 2 ** (steps / 12)


def modes(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Sound:
    """Return a struck body: each partial a frequency (Hz), an amplitude and a decay time (s to -8.7 dB)."""
    t = times(seconds)
    rows = [
        amplitude * np.exp(-t / decay) * np.sin(2 * np.pi * hertz * t)
        for hertz, amplitude, decay in partials
        if hertz < RATE / 2.2
    ]
    return np.sum(rows, axis=0) * np.minimum(1, t / 0.002)


def noise(seconds: float, low: float, high: float, rng: np.random.Generator) -> Sound:
    """Return noise between two frequencies (Hz), with soft edges."""
    count = round(seconds * RATE)
    hertz = np.fft.rfftfreq(count, 1 / RATE) + 1e-9
    shape = 1 / np.sqrt((1 + (low / hertz) ** 6) * (1 + (hertz / high) ** 6))
    sound = np.fft.irfft(np.fft.rfft(rng.standard_normal(count)) * shape, count)
    return sound / np.abs(sound).max()


def burst(length: float, low: float, high: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a short puff of noise that dies within about *length* seconds, followed by silence."""
    t = times(seconds)
    return noise(seconds, low, high, rng) * np.exp(-t / length) * np.minimum(1, t / 0.001)


def sweep(start: float, end: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a rush of air whose colour goes from one frequency to another (Hz)."""
    steps = 12
    slice_ = seconds / steps
    out = np.zeros(round(seconds * RATE) + RATE)
    for step in range(steps):
        centre = start * (end / start) ** (step / (steps - 1))
        part = noise(2 * slice_, centre * 0.75, centre * 1.3, rng)
        at = round(step * slice_ * RATE)
        out[at : at + len(part)] += part * np.hanning(len(part))
    out = out[: round(seconds * RATE)]
    return out * np.sin(np.pi * np.linspace(0, 1, len(out))) ** 0.6


def glide(seconds: float, hertz: Sequence[float], harmonics: Sequence[float]) -> Sound:
    """Return a tone whose pitch goes evenly through *hertz*; *harmonics*: the amplitude of each."""
    t = times(seconds)
    pitch = np.exp(np.interp(t, np.linspace(0, seconds, len(hertz)), np.log(hertz)))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone: Sound = np.sum([a * np.sin(k * phase) for k, a in enumerate(harmonics, 1)], axis=0)
    return tone * swelling(seconds, 0.008, 0.06)


def swelling(seconds: float, attack: float, release: float) -> Sound:
    """Return the strength of a sound that rises within *attack* and falls within *release* seconds."""
    t = times(seconds)
    return np.minimum(1, t / attack) * np.minimum(1, (seconds - t) / release)


def damped(sound: Sound, share: float = 0.3) -> Sound:
    """Return *sound* as if a hand stopped it over the last *share* of its time."""
    seconds = len(sound) / RATE
    return sound * swelling(seconds, 1 / RATE, share * seconds)


def trembling(sound: Sound, hertz: float, depth: float = 1.0) -> Sound:
    """Return *sound* louder and softer so many times a second, down to silence at *depth* 1."""
    wave = 0.5 + 0.5 * np.cos(2 * np.pi * hertz * times(len(sound) / RATE))
    return sound * (1 - depth + depth * wave)


def place(*parts: tuple[float, Sound]) -> Sound:
    """Return several sounds together, each beginning at its second."""
    length = max(round(at * RATE) + len(sound) for at, sound in parts)
    out = np.zeros(length)
    for at, sound in parts:
        begin = round(at * RATE)
        out[begin : begin + len(sound)] += sound
    return out


def room(sound: Sound, rng: np.random.Generator, wet: float = 0.10, size: float = 0.05) -> Sound:
    """Return *sound* in a small room: early noise that decays within three times *size* seconds."""
    t = times(4 * size)
    echo = noise(4 * size, 300, 5000, rng) * np.exp(-t / size) * np.minimum(1, t / 0.004)
    tail = np.zeros(len(echo) - 1)
    power = 2 ** int(np.ceil(np.log2(len(sound) + len(echo))))
    wash = np.fft.irfft(np.fft.rfft(sound, power) * np.fft.rfft(echo, power), power)
    wash = wash[: len(sound) + len(tail)]
    strength = wet * np.sqrt((sound**2).sum() / (wash**2).sum())
    return np.concatenate((sound, tail)) + strength * wash


def trimmed(sound: Sound) -> Sound:
    """Return *sound* up to where it falls 46 dB below its peak, with the last 30 ms faded."""
    heard = np.flatnonzero(np.abs(sound) > np.abs(sound).max() * 10 ** (-46 / 20))
    sound = sound[: heard[-1] + 1].copy()
    fade = min(len(sound) // 3, round(0.03 * RATE))
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return sound
