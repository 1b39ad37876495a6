"""The cues of Pas Touche: the crisp wood and the bells of a pastry shop, short and dry for a race."""

from collections.abc import Mapping

import numpy as np

from sounds.instruments import bell, flutter, rattle, tune, wood, xylophone
from sounds.synthesis import (
    Family,
    Instrument,
    Sound,
    burst,
    damped,
    modes,
    noise,
    place,
    semitones,
    swelling,
    times,
)

PITCH = 784.0
"""Pitch of all treats (Hz): their timbre alone tells them apart."""
NUMBERS = (0, 4, 7, 12, 16, 19)
"""Semitones of the numbers 1 to 6 above `LOWEST`: wide steps, so that neighbours differ at once."""
LOWEST = 523.3
ROWS = (1480.0, 1174.7, 932.3, 740.0, 587.3, 466.2)
"""Pitch of each row of the square (Hz), the top row first."""


def crust(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a croissant: a flaky crust that crumbles over a block of wood."""
    moments = np.concatenate(([0], rng.uniform(0, seconds - 0.03, 16)))
    crumbs = [(at, rng.uniform(0.3, 1) * burst(0.004, 2500, 8000, 0.03, rng)) for at in moments]
    return place((0, 0.6 * wood(hertz, seconds, rng)), *crumbs)


def ocarina(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a brioche: round and soft, a pipe of clay."""
    t = times(seconds)
    tone = np.sin(2 * np.pi * hertz * t) + 0.06 * np.sin(4 * np.pi * hertz * t)
    return (tone + 0.03 * noise(seconds, hertz, 2 * hertz, rng)) * swelling(seconds, 0.015, 0.08)


def harpsichord(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return an éclair: the flash of a plucked brass string, all harmonics at once."""
    partials = [(hertz * k, 1 / k**0.45, 0.11 / k**0.5) for k in range(1, 16)]
    return damped(modes(seconds, partials) + 0.5 * burst(0.003, 3000, 9000, seconds, rng))


def ratchet(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a gaufre: the grooves of its iron, a stick that runs over five bars of wood."""
    bar = modes(0.06, [(hertz, 1, 0.014), (2 * hertz, 0.5, 0.01), (2.57 * hertz, 0.5, 0.008)])
    return place(*((at, bar) for at in np.linspace(0, seconds - 0.06, 5)))


def triangle(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a macaron: a thin shell of metal that rings high above its pitch."""
    partials = [
        (hertz, 0.35, 0.1),
        (2.76 * hertz, 0.9, 0.12),
        (5.4 * hertz, 1, 0.12),
        (8.93 * hertz, 0.7, 0.1),
    ]
    return damped(modes(seconds, partials), 0.4)


def reed(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a tarte: a nasal reed, strong odd harmonics alone."""
    t = times(seconds)
    odd = ((1, 1.0), (3, 0.85), (5, 0.6), (7, 0.4))
    tones = [a * np.exp(-t * k / 0.9) * np.sin(2 * np.pi * k * hertz * t) for k, a in odd]
    return np.sum(tones, axis=0) * swelling(seconds, 0.016, 0.05)


TREATS: Mapping[str, Instrument] = {
    "c": crust,
    "b": ocarina,
    "e": harpsichord,
    "g": ratchet,
    "m": triangle,
    "t": reed,
}


def number(value: int, rng: np.random.Generator) -> Sound:
    """Return a number: 1 to 3 so many strokes, 5 a chord like a full hand, 4 a stroke first, 6 after."""
    hertz = semitones(LOWEST, NUMBERS[value - 1])
    stroke = xylophone(hertz, 0.115, rng)
    fingers = ((0, -12, 0.4), (0.012, -5, 0.5), (0.024, 0, 1.0))
    chord = place(*((at, loud * xylophone(semitones(hertz, step), 0.16, rng)) for at, step, loud in fingers))
    return {
        4: place((0, stroke), (0.095, chord)),
        5: chord,
        6: place((0, chord), (0.14, stroke)),
    }.get(value, place(*((0.085 * i, stroke) for i in range(value))))


def row(hertz: float, rng: np.random.Generator) -> Sound:
    """Return the short tick of a row of the square."""
    return damped(modes(0.1, [(hertz, 1, 0.05), (2 * hertz, 0.3, 0.03)])) + 0.2 * burst(
        0.003, 1500, 6000, 0.1, rng
    )


PAS_TOUCHE = Family(
    {
        **{f"treat-{treat}": lambda rng, play=play: play(PITCH, 0.19, rng) for treat, play in TREATS.items()},
        **{f"number-{value}": lambda rng, v=value: number(v, rng) for value in range(1, 7)},
        **{f"row-{place_}": lambda rng, h=hertz: row(h, rng) for place_, hertz in enumerate(ROWS, 1)},
        "dice-rolled": lambda r: place(
            (0, rattle((0, 0.06, 0.11, 0.17, 0.21), r)), (0.03, 0.8 * rattle((0, 0.05, 0.12, 0.16, 0.2), r))
        ),
        "shout": lambda r: place(
            (0, 0.8 * reed(523.3, 0.09, r)),
            (0.1, reed(784, 0.2, r)),
            (0.1, 0.5 * damped(bell(1568, 0.25, r), 0.6)),
        ),
        "success": lambda r: place(
            (0, tune(xylophone, 784, (0, 4, 7), (0.06, 0.15), r)),
            (0.18, 0.8 * damped(bell(1568, 0.32, r), 0.6)),
        ),
        "penalty": lambda r: place(
            (0, tune(wood, 523.3, (0, -5), (0.11, 0.14), r)),
            (0.11, modes(0.25, [(392, 0.7, 0.07), (588, 0.3, 0.05)])),
        ),
        "block": lambda r: place(
            (0, 0.8 * burst(0.012, 700, 4000, 0.1, r)),
            (0, wood(660, 0.12, r)),
            (0.0, 0.8 * damped(bell(988, 0.09, r))),
            (0.1, 0.8 * damped(bell(988, 0.09, r))),
            (0.1, wood(660, 0.12, r)),
        ),
        "constraint-up": lambda r: place(
            (0, 0.7 * flutter(2, 0.05, 900, 1.8, r)),
            (0.09, wood(740, 0.1, r)),
            (0.1, tune(xylophone, 880, (0, 1), (0.08, 0.18), r)),
        ),
        "cube-back": lambda r: place(
            *((0.065 * i, wood(hertz, 0.1, r)) for i, hertz in enumerate((1318.5, 1046.5, 784)))
        ),
        "time-warning": lambda r: place(
            *(
                (0.11 * i, place((0, wood(hertz, 0.1, r)), (0, 0.25 * triangle(1046.5, 0.1, r))))
                for i, hertz in enumerate((2093, 1568) * 2)
            )
        ),
    },
    wet=0.05,
    size=0.012,
)
