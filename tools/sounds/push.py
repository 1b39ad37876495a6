"""The cues of Push: a timbre a colour, a pitch a value, a die that rolls."""

import numpy as np

from sounds.instruments import (
    bell,
    flute,
    flutter,
    glass,
    marimba,
    paper,
    piano,
    rattle,
    string,
    tune,
    wood,
)
from sounds.synthesis import Family, Instrument, Sound, burst, modes, place, semitones, sweep

SCALE = (0, 2, 4, 7, 9, 12)
"""Semitones of the values 1 to 6: a major pentatonic, in which any two follow each other well."""

TIMBRES: dict[str, tuple[Instrument, float]] = {
    "yellow": (bell, 1046.5),
    "blue": (flute, 587.3),
    "green": (marimba, 392.0),
    "red": (string, 293.7),
    "purple": (piano, 220.0),
}
"""Instrument of each colour, and the pitch of its value 1 (Hz)."""


def card(colour: str, value: int, rng: np.random.Generator) -> Sound:
    """Return the cue of a number card."""
    instrument, base = TIMBRES[colour]
    return instrument(semitones(base, SCALE[value - 1]), 0.42, rng)


def die(face: str, rng: np.random.Generator) -> Sound:
    """Return a rolling die, then a fifth in the timbre of the colour it shows; for the star a gong."""
    roll = (0, rattle((0, 0.055, 0.10, 0.16), rng))
    if face == "star":
        gong = [
            (98 * r, a, 0.25 * a + 0.05) for r, a in ((1, 0.5), (2.4, 1), (2.55, 0.9), (3.9, 0.7), (5.3, 0.5))
        ]
        return place(roll, (0.2, 0.8 * modes(0.5, gong)))
    instrument, base = TIMBRES[face]
    return place(
        roll, (0.2, 0.7 * instrument(base, 0.36, rng)), (0.2, 0.7 * instrument(base * 1.5, 0.36, rng))
    )


PUSH = Family(
    {
        **{
            f"card-{colour}-{value}": lambda rng, c=colour, v=value: card(c, v, rng)
            for colour in TIMBRES
            for value in range(1, 7)
        },
        **{f"die-{face}": lambda rng, f=face: die(f, rng) for face in (*TIMBRES, "star")},
        "card-die": lambda r: place((0, paper(1200, 6000, r)), (0.09, rattle((0, 0.06, 0.13), r))),
        "card-switch": lambda r: place(
            (0, paper(1200, 6000, r)), (0.06, sweep(500, 2500, 0.14, r)), (0.2, sweep(2500, 500, 0.14, r))
        ),
        "place": lambda r: place(
            (0, paper(700, 3500, r)), (0.005, modes(0.12, [(170, 0.9, 0.03), (260, 0.4, 0.02)]))
        ),
        "open-column": lambda r: place(
            (0, paper(700, 3500, r)), (0.05, tune(wood, 620, (0, 7), (0.09, 0.12), r))
        ),
        "stop": lambda r: tune(marimba, 196, (0, 0), (0.13, 0.3), r),
        "bust": lambda r: place(
            (0, tune(string, 196, (6, 3, 0, -6), (0.085, 0.3), r)),
            (0.26, 1.2 * burst(0.05, 60, 400, 0.25, r)),
        ),
        "lose-cards": lambda r: flutter(6, 0.055, 3200, 0.78, r),
        "take": lambda r: place((0, 0.8 * flutter(4, 0.04, 700, 1.25, r)), (0.17, string(587.3, 0.3, r))),
        "discard": lambda r: sweep(2600, 350, 0.32, r),
        "protect": lambda r: place(
            (0, wood(2900, 0.06, r)),
            (0.05, wood(1900, 0.08, r)),
            (0.07, 0.5 * tune(glass, 523.3, (0, 4, 7), (0.0, 0.42), r)),
        ),
        "switch": lambda r: place(
            (0, flute(440, 0.26, r)), (0.13, flute(659.3, 0.26, r)), (0, 0.5 * sweep(600, 3000, 0.3, r))
        ),
    }
)
