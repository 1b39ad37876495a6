"""All cues: the table of their names, and their sound."""

import logging
from collections.abc import Iterator, Mapping
from itertools import chain, product
from pathlib import Path
from threading import Thread

import numpy as np

from ludoreille.cues.resample import Samples

_log = logging.getLogger(__name__)

COLOURS = ("yellow", "blue", "green", "red", "purple")
"""Colours of cards and of faces of the die: each has a timbre."""

FAMILIES: Mapping[str, tuple[str, ...]] = {
    "push": (
        *(f"card-{colour}-{value}" for colour, value in product(COLOURS, range(1, 7))),
        *("card-die", "card-switch"),
        *(f"die-{face}" for face in (*COLOURS, "star")),
        *("place", "open-column", "stop", "bust", "lose-cards", "take", "discard", "protect", "switch"),
    ),
    "game": ("my-turn", "turn", "game-start", "win", "lose", "tie", "time-warning"),
    "menus": ("focus", "choose", "edge", "refused", "open", "close", "setting", "notice", "saved"),
    "non_merci": (
        *("card-turned", "token-paid", "card-taken", "secret-laid"),
        *("round-begins", "round-ends"),
    ),
    "touche": (
        *("duel-begins", "musketeers-shown", "announce-even", "announce-odd", "fists-opened"),
        *("touch", "touched", "first-blood", "tilt", "wounded", "power", "marker-taken"),
        *("duel-won", "duel-lost", "choice-made"),
    ),
    "taiwan_snackbar": (
        *(f"dish-{value}" for value in range(2, 8)),
        *("portion", "reverse", "choose-player", "order-changed"),
        *("eat", "card-drawn", "indigestion", "shuffle"),
    ),
    "pas_touche": (
        *(f"treat-{letter}" for letter in "cbegmt"),
        *(f"number-{value}" for value in range(1, 7)),
        *(f"row-{row}" for row in range(1, 7)),
        *("dice-rolled", "shout", "success", "penalty", "block"),
        *("constraint-up", "cube-back"),
    ),
}
"""Stems of the files in `sounds/`: those of each game, of any game's turns and ends, and of menus."""

CUES: Mapping[str, str] = {stem: f"cues-{stem}" for stem in chain.from_iterable(FAMILIES.values())}
"""Stem of the file in `sounds/` and message id of the French name, in the order of the gallery."""


class Sounds(Mapping[str, Samples]):
    """The cues as sound of one channel at 44,100 Hz, decoded when first asked for and kept."""

    def __init__(self, folder: Path) -> None:
        """Read from *folder*; nothing is read yet."""
        self._folder = folder
        self._decoded: dict[str, Samples] = {}

    def __getitem__(self, stem: str) -> Samples:
        """Return a cue; raise KeyError if the table does not know it.

        A file that cannot be read is silent, and noted in the log: no game ends for a sound.
        """
        if stem not in CUES:
            raise KeyError(stem)
        if stem not in self._decoded:
            self._decoded[stem] = _decode(self._folder / f"{stem}.flac")
        return self._decoded[stem]

    def __iter__(self) -> Iterator[str]:
        return iter(CUES)

    def __len__(self) -> int:
        return len(CUES)

    def preload(self) -> None:
        """Decode all cues in a thread of its own, so that none has to be waited for."""
        Thread(target=lambda: [self[stem] for stem in self], name="preload-cues", daemon=True).start()


def _decode(path: Path) -> Samples:
    """Return the sound of a file of one channel at 44,100 Hz, nothing if it cannot be read."""
    import soundfile  # noqa: PLC0415 - 20 ms, after the first word

    try:
        samples: Samples = soundfile.read(path, dtype="float32")[0]
    except (soundfile.LibsndfileError, OSError) as error:
        _log.warning("%s: %s", path, error)
        return np.zeros(0, np.float32)
    return samples
