"""Which screen reader listens on this machine, and how the game is best heard there."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

TERMINAL_READERS = {
    "orca": "Orca",
    "fenrir": "Fenrir",
    "espeakup": "Speakup",
    "speechd-up": "Speakup",
    "brltty": "BRLTTY",
    "voiceover": "VoiceOver",
}
"""Programs that read the terminal by themselves, by the names of their processes."""
SPEAKING_READERS = {"nvda": "NVDA", "jaws": "JAWS"}
"""Programs that speak what they are given better than what a terminal shows."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What was seen of a machine: names of readers' processes (lower case), and whether ACCESSIBLE is set."""

    processes: frozenset[str] = frozenset()
    accessible: bool = False


@dataclass(frozen=True, slots=True)
class Detected:
    """The output mode to propose (`texte`, `lecteur`, `synthese`) and the name of the reader, "" if none."""

    mode: str
    reader: str = ""


def detect(signs: Signs) -> Detected:
    """Return how the game is best heard on a machine that shows these *signs*.

    >>> detect(Signs(frozenset({"nvda"})))
    Detected(mode='lecteur', reader='NVDA')
    >>> detect(Signs()).mode
    'synthese'
    """
    for names, mode in ((SPEAKING_READERS, "lecteur"), (TERMINAL_READERS, "texte")):
        for process, reader in names.items():
            if process in signs.processes:
                return Detected(mode, reader)
    return Detected("texte" if signs.accessible else "synthese")


def look_around() -> Signs:
    """Return the signs of this machine, within a few milliseconds on Linux and Windows."""
    find = {"win32": _windows, "darwin": _mac}.get(sys.platform, _linux)
    return Signs(frozenset(find()), accessible=bool(os.environ.get("ACCESSIBLE")))


def _linux() -> set[str]:
    names = set()
    for comm in Path("/proc").glob("[0-9]*/comm"):
        try:
            names.add(comm.read_text(errors="replace").strip().lower())
        except OSError:
            continue
    return names & TERMINAL_READERS.keys()


def _mac() -> set[str]:
    found = subprocess.run(["pgrep", "-x", "VoiceOver"], capture_output=True, check=False)
    return {"voiceover"} if found.returncode == 0 else set()


def _windows() -> set[str]:
    """Look for the windows that the readers keep, for listing processes is slow."""
    if sys.platform != "win32":
        return set()
    import ctypes  # noqa: PLC0415

    windows = {"nvda": ("wxWindowClassNR", "NVDA"), "jaws": ("JFWUI2", None)}
    return {name for name, window in windows.items() if ctypes.windll.user32.FindWindowW(*window)}
