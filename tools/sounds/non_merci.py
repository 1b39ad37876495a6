"""The cues of Non Merci: coins that ring on a table, cards that slide, a thumb piano for what is rare."""

import numpy as np

from sounds.instruments import flutter, paper, tune, wood
from sounds.synthesis import Family, Sound, burst, damped, modes, place, sweep


def coin(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a small coin that rings: the bending modes of a disc."""
    partials = [
        (hertz, 1, 0.06),
        (1.73 * hertz, 0.6, 0.045),
        (2.33 * hertz, 0.45, 0.03),
        (3.9 * hertz, 0.2, 0.015),
    ]
    return damped(modes(seconds, partials)) + 0.2 * burst(0.003, 3000, 9000, seconds, rng)


def laid(hertz: float, rng: np.random.Generator) -> Sound:
    """Return a coin that is laid on the table and settles."""
    return place(
        (0, coin(hertz, 0.22, rng)),
        (0, 0.5 * wood(520, 0.1, rng)),
        (0.065, 0.45 * coin(1.06 * hertz, 0.18, rng)),
        (0.105, 0.2 * coin(1.06 * hertz, 0.14, rng)),
    )


def kalimba(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a plucked tongue of steel on a wooden box."""
    partials = [(hertz, 1, 0.17), (2 * hertz, 0.12, 0.08), (6.3 * hertz, 0.2, 0.025)]
    return damped(modes(seconds, partials), 0.5) + 0.2 * burst(0.01, 300, 2000, seconds, rng)


NON_MERCI = Family(
    {
        "card-turned": lambda r: place(
            (0, 0.5 * sweep(900, 4500, 0.1, r)),
            (0.09, paper(1500, 7000, r)),
            (0.09, 0.5 * kalimba(784, 0.25, r)),
        ),
        "token-paid": lambda r: laid(1975.5, r),
        "card-taken": lambda r: place(
            (0, sweep(3500, 700, 0.2, r)),
            (0.11, 0.55 * tune(coin, 1567.98, (7, 4, 0), (0.055, 0.2), r)),
            (0.24, 0.8 * paper(400, 2500, r)),
        ),
        "secret-laid": lambda r: place(
            (0, 0.8 * flutter(3, 0.05, 900, 1.5, r)),
            (0.12, 0.8 * tune(kalimba, 659.3, (0, 7, 11), (0.09, 0.3), r)),
        ),
        "round-begins": lambda r: place(
            (0, 0.8 * flutter(11, 0.03, 1000, 1.06, r)),
            (0.38, 0.7 * tune(coin, 1046.5, (0, 4, 7), (0.1, 0.3), r)),
        ),
        "round-ends": lambda r: place(
            (0, tune(kalimba, 523.3, (12, 7, 4, 0), (0.11, 0.4), r)),
            *((0.36 + 0.035 * i, 0.35 * coin(r.uniform(1700, 2600), 0.2, r)) for i in range(6)),
        ),
    }
)
