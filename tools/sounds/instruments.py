"""Instruments that several families of cues play, and what cards, dice and notes do together."""

from collections.abc import Sequence

import numpy as np

from sounds.synthesis import Instrument, Sound, burst, damped, modes, noise, place, semitones, times


def string(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a plucked string: harmonics by the place of the finger, the high ones dying first."""
    partials = [
        (
            hertz * k * np.sqrt(1 + 1e-4 * k * k),
            np.sin(np.pi * k * 0.18) / k,
            0.30 / (1 + 0.12 * k * k) + 0.02,
        )
        for k in range(1, 24)
    ]
    return modes(seconds, partials) + 0.06 * burst(0.006, 900, 6000, seconds, rng)


def marimba(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a bar of rosewood under a soft mallet: partials 1, 4 and 10 of a tuned bar."""
    partials = [(hertz, 1, 0.13), (3.93 * hertz, 0.35, 0.05), (9.7 * hertz, 0.12, 0.018)]
    return modes(seconds, partials) + 0.15 * burst(0.012, 300, 2500, seconds, rng)


def bell(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a small bell by frequency modulation at the ratio 1 to 3.5 (Chowning 1973)."""
    t = times(seconds)
    index = 2.2 * np.exp(-t / 0.10)
    tone = np.sin(2 * np.pi * hertz * t + index * np.sin(2 * np.pi * 3.5 * hertz * t))
    return tone * np.exp(-t / 0.16) * np.minimum(1, t / 0.002)


def flute(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a blown pipe: a slow attack, odd harmonics strong, breath around the tone."""
    t = times(seconds)
    vibrato = 2 * np.pi * hertz * t + 0.25 * np.sin(2 * np.pi * 5.5 * t)
    tone = sum(a * np.sin(k * vibrato) for k, a in ((1, 1.0), (2, 0.18), (3, 0.32), (4, 0.05), (5, 0.08)))
    shape = np.minimum(1, t / 0.05) * np.minimum(1, (seconds - t) / 0.12)
    return (tone + 0.10 * noise(seconds, hertz, 2.5 * hertz, rng)) * shape


def piano(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a felt piano: round harmonics in pairs that beat slowly, and the knock of the hammer."""
    partials = [
        (hertz * k * detuned * np.sqrt(1 + 4e-4 * k * k), 1 / k**2.2, 0.32 / k**0.5)
        for k in range(1, 9)
        for detuned in (0.9993, 1.0007)
    ]
    return modes(seconds, partials) + 0.5 * burst(0.025, 120, 700, seconds, rng)


def glass(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a touched glass: the inharmonic modes of a wine glass."""
    return modes(seconds, [(hertz, 1, 0.16), (2.32 * hertz, 0.4, 0.09), (4.25 * hertz, 0.2, 0.05)])


def wood(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a block of hard wood, struck dry."""
    partials = [(hertz, 1, 0.028), (2.57 * hertz, 0.6, 0.016), (4.9 * hertz, 0.3, 0.009)]
    return modes(seconds, partials) + 0.3 * burst(0.005, 1500, 7000, seconds, rng)


def xylophone(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a bar of hard wood tuned to 1, 3 and 6 under a hard mallet, stopped by hand."""
    partials = [(hertz, 1, 0.09), (3 * hertz, 0.45, 0.045), (6 * hertz, 0.15, 0.02)]
    return damped(modes(seconds, partials) + 0.15 * burst(0.004, 2000, 8000, seconds, rng))


def rattle(knocks: Sequence[float], rng: np.random.Generator) -> Sound:
    """Return a die that knocks on a wooden table at these seconds, weaker and weaker."""
    return place(
        *(
            (at, 0.8**i * wood(rng.uniform(1500, 2300), 0.09, rng) + 0.2 * burst(0.01, 500, 4000, 0.09, rng))
            for i, at in enumerate(knocks)
        )
    )


def paper(low: float, high: float, rng: np.random.Generator, length: float = 0.018) -> Sound:
    """Return a card that is put down or riffled."""
    return burst(length, low, high, length * 6, rng)


def tune(
    instrument: Instrument,
    base: float,
    steps: Sequence[float],
    pace: tuple[float, float],
    rng: np.random.Generator,
) -> Sound:
    """Return notes *steps* semitones above *base*; *pace*: seconds between two, and that each may ring."""
    gap, last = pace
    return place(*((i * gap, instrument(semitones(base, step), last, rng)) for i, step in enumerate(steps)))


def flutter(count: int, gap: float, low: float, ratio: float, rng: np.random.Generator) -> Sound:
    """Return *count* cards that slide one after the other, the sound of each *ratio* times higher."""
    return place(*((i * gap, paper(low * ratio**i, 3 * low * ratio**i, rng)) for i in range(count)))
