"""The cues of Touché: steel of blades, cloth of capes, and the horn and the lark of a dawn."""

from collections.abc import Sequence

import numpy as np

from sounds.instruments import paper, string, tune, wood
from sounds.synthesis import (
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


def steel(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a blade that is struck: the modes of a free bar, each in a pair that beats."""
    partials = [
        (hertz * ratio * beat, amplitude / ratio**0.3, decay)
        for ratio, amplitude, decay in (
            (1, 1.0, 0.16),
            (2.76, 0.8, 0.12),
            (5.4, 0.5, 0.07),
            (8.93, 0.3, 0.04),
        )
        for beat in (0.998, 1.004)
    ]
    return damped(modes(seconds, partials), 0.5) + 0.5 * burst(0.004, 2500, 9000, seconds, rng)


def cloth(seconds: float, rng: np.random.Generator) -> Sound:
    """Return a cape that moves."""
    return trembling(sweep(350, 1400, seconds, rng), 2.5 / seconds, 0.6)


def horn(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a soft horn by frequency modulation at the ratio 1 to 1, which brightens as it swells."""
    t = times(seconds)
    strength = swelling(seconds, 0.03, 0.6 * seconds)
    carrier = 2 * np.pi * hertz * t
    return strength * np.sin(carrier + 2.6 * strength * np.sin(carrier))


def lark(rng: np.random.Generator) -> Sound:
    """Return three calls of a small bird."""
    calls = [glide(0.07, (low, 1.3 * low), (1, 0.1)) for low in (2600, 3000, 2800)]
    return place(*((0.09 * i + rng.uniform(0, 0.01), call) for i, call in enumerate(calls)))


def strokes(count: int, gap: float, hertz: float, rng: np.random.Generator) -> Sound:
    """Return equal strokes of a pommel on a shield."""
    stroke = place(
        (0, wood(hertz, 0.12, rng)), (0, modes(0.12, [(hertz, 1, 0.035), (1.5 * hertz, 0.5, 0.025)]))
    )
    return place(*((i * gap, stroke) for i in range(count)))


def clatter(hertz: float, moments: Sequence[float], rng: np.random.Generator) -> Sound:
    """Return a blade that falls and bounces at these seconds, weaker and weaker."""
    return place(*((at, 0.65**i * steel(semitones(hertz, i % 3), 0.3, rng)) for i, at in enumerate(moments)))


TOUCHE = Family(
    {
        "duel-begins": lambda r: place(
            (0, 0.25 * lark(r)),
            (0.1, horn(293.7, 0.3, r)),
            (0.34, horn(440, 0.5, r)),
            (0.55, 0.6 * sweep(2000, 6500, 0.16, r)),
            (0.68, 0.5 * steel(1174.7, 0.35, r)),
        ),
        "musketeers-shown": lambda r: place(
            (0, cloth(0.18, r)), (0.1, 0.7 * steel(1046.5, 0.3, r)), (0.24, 0.7 * steel(1396.9, 0.3, r))
        ),
        "announce-even": lambda r: strokes(2, 0.15, 987.8, r),
        "announce-odd": lambda r: strokes(3, 0.09, 440, r),
        "fists-opened": lambda r: place(
            (0, 0.8 * cloth(0.14, r)), (0.1, 0.6 * wood(1760, 0.08, r)), (0.17, 0.6 * wood(1480, 0.08, r))
        ),
        "touch": lambda r: place((0, steel(1318.5, 0.2, r)), (0.06, steel(1975.5, 0.3, r))),
        "touched": lambda r: place(
            (0, 1.2 * burst(0.03, 250, 1500, 0.2, r)),
            (0.0, steel(740, 0.14, r)),
            (0.1, steel(554.4, 0.22, r)),
        ),
        "first-blood": lambda r: place(
            (0, 0.9 * trembling(sweep(900, 3500, 0.2, r), 70)),
            (0.16, tune(horn, 440, (0, -4), (0.12, 0.24), r)),
        ),
        "tilt": lambda r: place(
            (
                0,
                0.7 * trembling(glide(0.2, (430, 760), (1, 0.5, 0.4, 0.3)), 45, 0.7),
            ),
            (0.2, wood(880, 0.1, r)),
            (0.2, 0.6 * paper(700, 3500, r)),
        ),
        "wounded": lambda r: place(
            (0, 0.7 * clatter(622.3, (0, 0.1, 0.17, 0.22), r)),
            (0.08, 0.8 * burst(0.08, 200, 1000, 0.3, r)),
            (0.18, tune(horn, 293.7, (0, -5), (0.16, 0.36), r)),
        ),
        "power": lambda r: place(
            (0, trembling(sweep(700, 5000, 0.26, r), 22)),
            (0.16, 0.6 * tune(steel, 880, (0, 5, 12), (0.06, 0.28), r)),
        ),
        "marker-taken": lambda r: place(
            (0, 0.7 * wood(1396.9, 0.08, r)), (0.05, damped(string(880, 0.22, r), 0.6))
        ),
        "duel-won": lambda r: place(
            (0, tune(horn, 293.7, (0, 7, 12), (0.13, 0.3), r)),
            (0.39, horn(740, 0.5, r)),
            (0.39, horn(587.3, 0.5, r)),
            (0.4, 0.35 * steel(1760, 0.4, r)),
        ),
        "duel-lost": lambda r: place(
            (0, tune(horn, 293.7, (7, 3, -2), (0.17, 0.4), r)),
            (0.5, 0.8 * sweep(5000, 1200, 0.2, r)),
            (0.69, 0.8 * wood(600, 0.1, r)),
        ),
        "choice-made": lambda r: place(
            (0, 0.5 * cloth(0.1, r)), (0.02, modes(0.12, [(392, 0.8, 0.03), (620, 0.4, 0.02)]))
        ),
    },
    wet=0.10,
    size=0.06,
)
