"""What a text becomes at the edge of a voice: clean characters, sentences, and how long they take."""

import re
import unicodedata

APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ′", "'"))  # noqa: RUF001  (these are what is replaced)
SENTENCE = re.compile(r"(?<=[.!?…])\s+")
BREATH = re.compile(r"(?<=[,;:])\s+")
LONGEST = 120

CHARACTERS_PER_WORD = 7.8
"""Measured on French sentences: characters (with spaces) that a voice says in one of its nominal words."""
PAUSE = 0.25


def spoken(text: str) -> str:
    r"""Return *text* as voices get it: NFC, ASCII apostrophe, plain single spaces, no control character.

    >>> spoken("aujourd\u2019hui,\u00a0pluto\u0302t\x1b")
    "aujourd'hui, plutôt"
    """
    composed = unicodedata.normalize("NFC", text).translate(APOSTROPHES)
    kept = (" " if c.isspace() else c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(kept).split())


def sentences(text: str) -> tuple[str, ...]:
    """Return *text* cut where a voice breathes, so that the first sound comes early.

    Pieces over 120 characters are cut again at a comma, a colon or a semicolon.

    >>> sentences("Bravo ! À vous, Anna.")
    ('Bravo !', 'À vous, Anna.')
    """
    return tuple(piece for sentence in SENTENCE.split(text) for piece in _breaths(sentence) if piece)


def _breaths(sentence: str) -> list[str]:
    """Return *sentence* whole if it is short, else in parts as long as may be."""
    if len(sentence) <= LONGEST:
        return [sentence]
    parts: list[str] = []
    for part in BREATH.split(sentence):
        if parts and len(parts[-1]) + len(part) < LONGEST:
            parts[-1] += " " + part
        else:
            parts.append(part)
    return parts


def words_per_minute(rate: int) -> int:
    """Return the nominal words a minute, as voices count them, of *rate* 1 to 20: a tenth more each step.

    French has shorter words: at 156 about 20 characters a second are said.

    >>> [words_per_minute(rate) for rate in (1, 8, 20)]
    [80, 156, 489]
    """
    return round(80 * 1.1 ** (min(max(rate, 1), 20) - 1))


def seconds(text: str, rate: int) -> float:
    """Return about how many seconds *text* takes at *rate* (1 to 20), pauses between sentences included."""
    minutes = len(text) / CHARACTERS_PER_WORD / words_per_minute(rate)
    return 60 * minutes + PAUSE * len(sentences(text))
