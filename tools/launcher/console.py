"""What a person hears of the set-up: plain French lines on the error stream, and the first one aloud."""

import os
import shutil
import subprocess
import sys
import unicodedata
from threading import Thread

if sys.platform == "win32":
    import ctypes

SAPI = (
    "$voix = New-Object -ComObject SAPI.SpVoice;"
    " $fr = $voix.GetVoices('Language=40C'); if ($fr.Count) { $voix.Voice = $fr.Item(0) };"
    " $voix.Speak($env:LUDOREILLE_PHRASE)"
)
"""Speaks the sentence of the environment by Windows's own voice, a French one where there is one."""

SPI_GETSCREENREADER = 0x46


class Failure(Exception):
    """Say in one French sentence why the set-up cannot go on, and what to do about it."""


def say(sentence: str) -> None:
    """Print one line at once; what the console cannot encode loses its accents, nothing else."""
    stream = sys.stderr
    try:
        sentence.encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        sentence = unicodedata.normalize("NFKD", sentence).encode("ascii", "ignore").decode("ascii")
    print(sentence, file=stream, flush=True)


def say_aloud(sentence: str) -> None:
    """Print *sentence*, and start speaking it where the system has a voice and no screen reader reads."""
    say(sentence)
    if not sys.stderr.isatty() or os.environ.get("ACCESSIBLE") or _screen_reader_runs():
        return
    speaker = _speaker(sentence)
    if speaker is not None:
        quiet = subprocess.DEVNULL
        environment = os.environ | {"LUDOREILLE_PHRASE": sentence}
        outlets = {"stdin": quiet, "stdout": quiet, "stderr": quiet, "env": environment}
        Thread(target=subprocess.call, args=(speaker,), kwargs=outlets).start()


def _speaker(sentence: str) -> list[str] | None:
    speakers = (
        ["spd-say", "--language", "fr", sentence],
        ["espeak-ng", "-v", "fr", sentence],
        ["say", sentence],
        ["powershell", "-NoProfile", "-Command", SAPI],
    )
    return next((speaker for speaker in speakers if shutil.which(speaker[0])), None)


def _screen_reader_runs() -> bool:
    if sys.platform == "win32":
        runs = ctypes.c_int()
        ctypes.windll.user32.SystemParametersInfoW(SPI_GETSCREENREADER, 0, ctypes.byref(runs), 0)
        return bool(runs.value)
    name = "VoiceOver" if sys.platform == "darwin" else "orca"
    return shutil.which("pgrep") is not None and not subprocess.call(
        ["pgrep", "-x", name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
