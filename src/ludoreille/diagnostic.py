"""What is there on this machine and what is missing: the self-test of an installation."""

import importlib.util
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

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
        return {"quoi": self.what, "remede": Phrase(f"{self.what.id}-remede")}


def examine() -> Iterator[Check]:
    """Look for every text, sound, voice and output that the program can use."""
    rules = folder("locales") / "fr" / "rules"
    for game in SHELF:
        found = (rules / f"{game}.md").is_file()
        yield Check(Phrase("diagnostic-rules", {"jeu": Phrase(f"{game}-title")}), found, needed=True)
    sounds = folder("sounds")
    present = sum((sounds / f"{stem}.flac").is_file() for stem in CUES)
    counts = {"presents": present, "attendus": len(CUES)}
    yield Check(Phrase("diagnostic-sounds", counts), present == len(CUES), needed=True)
    yield Check(Phrase("diagnostic-pico"), importlib.util.find_spec("py_nanotts") is not None)
    yield Check(Phrase("diagnostic-espeak"), shutil.which("espeak-ng") is not None)
    yield Check(Phrase("diagnostic-system"), importlib.util.find_spec("pyttsx3") is not None)
    reader = detect(look_around()).reader
    yield Check(Phrase("diagnostic-reader", {"nom": reader or Phrase("diagnostic-nobody")}), bool(reader))
    if sys.platform == "linux":
        yield Check(Phrase("diagnostic-speechd"), shutil.which("speech-dispatcher") is not None)
    for backend in backends():
        devices = len(list_devices([backend]))
        yield Check(Phrase("diagnostic-output", {"nom": backend.name, "sorties": devices}), devices > 0)
