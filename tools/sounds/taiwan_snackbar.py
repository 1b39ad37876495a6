"""The cues of Taiwan Snackbar: bowls, chopsticks and a wok, and the hand bell of a night market."""

import numpy as np

from sounds.instruments import flutter, paper
from sounds.synthesis import (
    RATE,
    Family,
    Sound,
    burst,
    damped,
    glide,
    modes,
    place,
    semitones,
    sweep,
    swelling,
    times,
    trembling,
)

SCALE = (0, 2, 4, 7, 9, 12, 14)
"""Semitones of the taps of a dish: a major pentatonic."""


def bowl(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a porcelain bowl that a chopstick strikes."""
    partials = [
        (hertz, 1, 0.13),
        (1.005 * hertz, 0.5, 0.13),
        (2.71 * hertz, 0.5, 0.07),
        (5.1 * hertz, 0.2, 0.03),
    ]
    return damped(modes(seconds, partials), 0.5) + 0.2 * burst(0.004, 2500, 8000, seconds, rng)


def stick(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a tap of bamboo."""
    return modes(seconds, [(hertz, 1, 0.012), (2.2 * hertz, 0.5, 0.008)]) + 0.3 * burst(
        0.004, 2000, 8000, seconds, rng
    )


def hand_bell(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a hand bell: hum, prime, minor third, fifth and octave."""
    partials = [
        (0.5 * hertz, 0.4, 0.3),
        (hertz, 1, 0.22),
        (1.2 * hertz, 0.5, 0.16),
        (1.5 * hertz, 0.3, 0.1),
        (2 * hertz, 0.8, 0.12),
        (3.01 * hertz, 0.4, 0.06),
    ]
    return damped(modes(seconds, partials), 0.6)


def gong(start: float, end: float, seconds: float) -> Sound:
    """Return a wok that rings like a small gong of the opera, its pitch going from one to another (Hz)."""
    t = times(seconds)
    phase = 2 * np.pi * np.cumsum(end + (start - end) * np.exp(-t / (0.3 * seconds))) / RATE
    partials = ((1, 1.0), (1.48, 0.6), (2.02, 0.7), (2.71, 0.4), (3.43, 0.3))
    tone = np.sum([a * np.exp(-t * r / 0.25) * np.sin(r * phase) for r, a in partials], axis=0)
    return tone * swelling(seconds, 0.004, 0.3 * seconds)


def dish(value: int, rng: np.random.Generator) -> Sound:
    """Return as many taps of chopsticks on rising bowls as the dish is worth, the last one full."""
    last = value - 1
    return place(
        *((0.063 * i, 0.45 * bowl(semitones(587.3, SCALE[i]), 0.12, rng)) for i in range(last)),
        *((0.063 * i, 0.3 * stick(2300, 0.05, rng)) for i in range(value)),
        (0.063 * last, 1.3 * bowl(semitones(587.3, SCALE[last]), 0.18, rng)),
    )


def patter(count: int, gap: float, rng: np.random.Generator) -> Sound:
    """Return chopsticks that hurry in a bowl."""
    return place(
        *(
            (gap * i + rng.uniform(0, 0.3 * gap), stick(rng.uniform(1500, 2100), 0.06, rng))
            for i in range(count)
        )
    )


TAIWAN_SNACKBAR = Family(
    {
        **{f"dish-{value}": lambda rng, v=value: dish(v, rng) for value in range(2, 8)},
        "portion": lambda r: place(
            (0, 0.7 * trembling(sweep(2000, 3800, 0.12, r), 40, 0.8)),
            (0.1, glide(0.13, (320, 980), (1, 0.25, 0.1))),
            (0.21, 0.5 * bowl(1174.7, 0.16, r)),
        ),
        "reverse": lambda _: trembling(glide(0.44, (620, 1240, 620), (1, 0, 0.5, 0, 0.25)), 16, 0.85),
        "choose-player": lambda r: place(
            *(
                (at, amplitude * hand_bell(hertz, 0.34, r))
                for at, amplitude, hertz in ((0, 1, 988), (0.11, 0.9, 1318.5), (0.22, 0.7, 988))
            )
        ),
        "order-changed": lambda r: place(
            (0, sweep(4000, 800, 0.2, r)),
            (0.16, 0.7 * gong(470, 440, 0.34)),
            (0.16, 0.6 * stick(1700, 0.06, r)),
        ),
        "eat": lambda r: place(
            (0, 0.6 * patter(8, 0.045, r)),
            (0.06, trembling(sweep(450, 3600, 0.36, r), 26, 0.8)),
            (0.4, 0.7 * bowl(523.3, 0.2, r)),
        ),
        "card-drawn": lambda r: place((0, paper(2200, 9000, r, 0.01)), (0.01, 0.35 * bowl(1568, 0.09, r))),
        "indigestion": lambda _: place(
            (0, gong(400, 200, 0.6)),
            (0.05, 0.7 * trembling(glide(0.5, (520, 300, 400, 210), (1, 0.7, 0.5, 0.35, 0.2)), 11, 0.8)),
        ),
        "shuffle": lambda r: place(
            (0, 0.7 * flutter(9, 0.026, 1500, 0.96, r)),
            (0.2, 0.7 * flutter(9, 0.022, 1100, 1.04, r)),
            (0.42, stick(1200, 0.06, r)),
        ),
    },
    size=0.025,
)
