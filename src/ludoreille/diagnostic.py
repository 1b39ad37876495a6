"""What is there on this machine and what is missing: the self-test of an installation."""

import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module

from ludoreille.cues.catalogue import CUES
from ludoreille.cues.devices import backends, list_devices
from ludoreille.games import SHELF
from ludoreille.resources import folder
from ludoreille.voices.detect import detect, look_around
from ludoreille.words.line import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked for: what, whether it was found, whether it is needed."""

    what: Phrase
    found: bool
    needed: bool = False

    @property
    def args(self) -> Mapping[str, Arg]:
        """The arguments of the message that tells it."""
        id_ = self.what.id
        return {"quoi": self.what, "accord": Phrase(f"{id_}-accord"), "remede": Phrase(f"{id_}-remede")}


def examine() -> Iterator[Check]:
    """Look for every voice, output, text and sound that the program can use, the longest list last."""
    yield from _voices()
    for backend in backends():
        devices = len(list_devices([backend]))
        yield Check(Phrase("diagnostic-output", {"nom": backend.name, "sorties": devices}), devices > 0)
    rules = folder("locales") / "fr" / "rules"
    for game in SHELF:
        found = (rules / f"{game}.md").is_file()
        yield Check(Phrase("diagnostic-rules", {"jeu": Phrase(f"{game}-title")}), found, needed=True)
    sounds = folder("sounds")
    present = {stem for stem in CUES if (sounds / f"{stem}.flac").is_file()}
    counts = {"presents": len(present), "attendus": len(CUES)}
    yield Check(Phrase("diagnostic-sounds", counts), len(present) == len(CUES), needed=True)
    for stem, id_ in CUES.items():
        yield Check(Phrase("diagnostic-sound", {"nom": Phrase(id_)}), stem in present, needed=True)


def _voices() -> Iterator[Check]:
    carried = sys.platform in ("linux", "win32")
    yield Check(Phrase("diagnostic-pico"), _works("py_nanotts"), needed=carried)
    yield Check(Phrase("diagnostic-espeak"), shutil.which("espeak-ng") is not None)
    yield Check(Phrase("diagnostic-system"), _works("pyttsx3"), needed=True)
    yield Check(Phrase("diagnostic-readers"), _works("accessible_output3"), needed=True)
    reader = detect(look_around()).reader
    yield Check(Phrase("diagnostic-reader", {"nom": reader or Phrase("diagnostic-nobody")}), bool(reader))
    if sys.platform == "linux":
        yield Check(Phrase("diagnostic-speechd"), shutil.which("speech-dispatcher") is not None)


def _works(module: str) -> bool:
    """Say whether a library is there and can be loaded."""
    try:
        import_module(module)
    except Exception:  # noqa: BLE001 - a broken library may raise anything
        return False
    return True
