"""Make the cues of `sounds/` from nothing: modal and FM synthesis, breath and shuffles, a little room.

`python tools/render_sounds.py [FOLDER [STEM…]]` writes one FLAC a cue, or those that are named; the same
machine gives the same bytes.
"""

import sys
import zlib
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import soundfile
from loudness import loudness
from sounds.common import COMMON
from sounds.non_merci import NON_MERCI
from sounds.pas_touche import PAS_TOUCHE
from sounds.push import PUSH
from sounds.synthesis import RATE, Recipe, Sound, room, trimmed
from sounds.taiwan_snackbar import TAIWAN_SNACKBAR
from sounds.touche import TOUCHE

LEVEL = -20.0
"""Loudness of every cue, in LUFS (see `loudness`): it leaves room for the sharpest attacks."""
FAMILIES = (PUSH, COMMON, NON_MERCI, TOUCHE, TAIWAN_SNACKBAR, PAS_TOUCHE)


def recipes() -> dict[str, Recipe]:
    """Return how each cue is made, by the stem of its file."""
    return {stem: recipe for family in FAMILIES for stem, recipe in family.cues.items()}


def render(stem: str) -> Sound:
    """Return a cue ready to be stored: in the room of its family, trimmed, as loud as all others."""
    family = next(family for family in FAMILIES if stem in family.cues)
    rng = np.random.default_rng(zlib.crc32(stem.encode()))
    sound = trimmed(room(family.cues[stem](rng), rng, family.wet, family.size))
    return sound * 10 ** ((LEVEL - loudness(sound, RATE)) / 20)


def main(folder: Path, stems: Iterable[str]) -> None:
    """Write cues to *folder*."""
    for stem in stems:
        soundfile.write(folder / f"{stem}.flac", render(stem), RATE, "PCM_16", compression_level=1.0)


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[1] / "sounds"
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else here, sys.argv[2:] or recipes())
