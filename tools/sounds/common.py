"""The cues that all games share: turns, beginnings and ends, menus."""

import numpy as np

from sounds.instruments import bell, flute, glass, marimba, piano, string, tune, wood
from sounds.synthesis import Family, burst, modes, place

COMMON = Family(
    {
        "my-turn": lambda r: place(
            (0, tune(bell, 784, (0, 5), (0.14, 0.4), r)), (0, 0.3 * glass(1568, 0.3, r))
        ),
        "turn": lambda r: place((0, wood(330, 0.12, r)), (0.0, 0.3 * marimba(330, 0.16, r))),
        "game-start": lambda r: tune(string, 293.7, (0, 4, 7, 12, 16), (0.14, 0.6), r),
        "win": lambda r: place(
            (0, tune(bell, 784, (0, 4, 7, 12, 7, 12), (0.13, 0.6), r)),
            (0.65, 0.6 * tune(glass, 392, (0, 4, 7), (0.0, 0.65), r)),
        ),
        "lose": lambda r: tune(piano, 220, (12, 8, 7, 3, 0), (0.18, 0.6), r),
        "tie": lambda r: tune(flute, 440, (0, 2, 0, 2), (0.22, 0.4), r),
        "focus": lambda r: glass(1760, 0.09, r),
        "choose": lambda r: tune(wood, 880, (0, 5), (0.06, 0.1), r),
        "edge": lambda r: place(
            (0, burst(0.03, 80, 350, 0.18, r)), (0, modes(0.18, [(105, 1, 0.05), (150, 0.6, 0.04)]))
        ),
        "refused": lambda r: place(
            *(
                (at, np.hanning(2 * 5292)[5292:] * (string(196, 0.12, r) + string(207.7, 0.12, r)))
                for at in (0, 0.13)
            )
        ),
        "open": lambda r: tune(glass, 660, (0, 7, 12), (0.07, 0.25), r),
        "close": lambda r: tune(glass, 660, (12, 7, 0), (0.07, 0.25), r),
        "setting": lambda r: string(1174.7, 0.22, r),
        "notice": lambda r: tune(glass, 988, (0, 0), (0.16, 0.3), r),
        "saved": lambda r: tune(marimba, 784, (0, 4, 7, 12), (0.07, 0.25), r),
    }
)
