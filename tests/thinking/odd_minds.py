"""The process where bots think, with bots that fail in every way: a sight says what happens.

In the games of the shelf no bot ever comes to an end.
"""

import os
import time
from dataclasses import replace
from pathlib import Path

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.thinking import child, mind


def spin(*_asked):
    while True:
        pass


def odd(sight, actions, rng, notebook):
    """Do what the first half of *sight* says; what fails at first fails while a file is not there."""
    what, how = sight
    if what.endswith("at first"):
        what = "chooses" if Path(how).exists() else what.removesuffix(" at first")
        Path(how).touch()
    match what:
        case "hangs":
            spin()
        case "raises":
            raise ValueError("no idea")
        case "dies":
            os._exit(1)
        case "is busy":
            end = time.monotonic() + how
            while time.monotonic() < end:
                pass
        case "tells its notebook":
            return notebook
    return rng.choice(actions)


SIMPLE = replace(
    SHELF["touche"],
    bots=dict.fromkeys(Level, odd),
    habits=lambda event: [(Seat(0), type(event).__name__)],
)
ENDLESS = {game: replace(shelved, bots=dict.fromkeys(Level, spin)) for game, shelved in SHELF.items()}


if __name__ == "__main__":
    mind.SHELF = {**ENDLESS, "odd": SIMPLE}
    child.main()
