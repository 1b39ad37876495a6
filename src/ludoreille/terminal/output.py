"""Printed lines: append-only, one write each, without any sign that the console lacks."""
# ruff: noqa: RUF001, RUF002 - look-alike signs are what this is about

import os
import sys
import unicodedata
from queue import SimpleQueue
from typing import Any, TextIO

from ludoreille.terminal.input import Closed

NARROW = "\u00a0\u202f"
"""The spaces of French punctuation."""
SPELLED = {
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
    "Æ": "Ae",
    "…": "...",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "‐": "-",
    "‑": "-",
    "−": "-",
    "€": "euros",
    "ß": "ss",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
}
"""What stands for a sign where the console lacks it and no accent can be taken off."""


class Printer:
    """Prints lines to a terminal, a console or a pipe. Nothing printed is ever changed."""

    def __init__(self, queue: "SimpleQueue[Any]", stream: TextIO | None = None) -> None:
        """Print to *stream*, standard output by default; put `Closed` in *queue* once nobody reads."""
        self._stream = sys.stdout if stream is None else stream
        self._queue = queue
        self._open = self._stream is not None

    def print(self, text: str) -> None:
        """Print *text*, each of its lines in one write; control characters are left out, empty lines too."""
        if not self._open:
            return
        encoding = self._stream.encoding or "utf-8"
        for line in text.splitlines():
            if shown := encodable(line, encoding):
                self._write((shown + os.linesep).encode(encoding))

    def _write(self, line: bytes) -> None:
        try:
            self._stream.buffer.write(line)
            self._stream.buffer.flush()
        except (OSError, ValueError) as error:
            self._open = False
            self._discard_rest()
            self._queue.put(Closed(f"output: {error}"))

    def _discard_rest(self) -> None:
        """Let what is still buffered go nowhere, so that the interpreter ends without a complaint."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stream.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            self._open = False


def encodable(text: str, encoding: str) -> str:
    r"""Return *text* composed, without control characters, in signs that *encoding* has; never "?" for one.

    >>> encodable("L’œuf d’été… 3\x1b", "ascii")
    "L'oeuf d'ete... 3"
    """
    composed = unicodedata.normalize("NFC", text)
    shown = (sign if sign.isprintable() or sign in NARROW else " " * sign.isspace() for sign in composed)
    return "".join(_fit(sign, encoding) for sign in "".join(shown)).strip()


def _fit(sign: str, encoding: str) -> str:
    if _has(encoding, sign):
        return sign
    if sign in SPELLED:
        return "".join(_fit(part, encoding) for part in SPELLED[sign])
    bare = (part for part in unicodedata.normalize("NFKD", sign) if part != sign)
    return "".join(part for part in bare if _has(encoding, part))


def _has(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
