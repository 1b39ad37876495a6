"""Which of a system's voices speak French: pure, for lists as odd as systems make them."""

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

FRENCH_TAG = re.compile(r"fr[ae]?([-_].*)?")
FRENCH_NAME = re.compile(r"(?<![a-z])fr(?![a-z])|french|français")

V = TypeVar("V")


def french(voices: Iterable[V]) -> list[V]:
    r"""Return those of *voices* that speak French, France before other countries; they may be any objects.

    The languages of a voice count (`fr_FR`, `b"\x05fr"`); where it tells none, its id and name (`roa/fr`).
    """
    found = [(tag, voice) for voice in voices if (tag := _french_tag(voice))]
    return [voice for tag, voice in sorted(found, key=lambda pair: pair[0] not in ("fr", "fr-fr"))]


def pick_french(voices: Iterable[V], wanted: str = "") -> V | None:
    """Return the French voice of the name *wanted*, else the first one, or None if none speaks French."""
    candidates = french(voices)
    return next((voice for voice in candidates if name_of(voice) == wanted), next(iter(candidates), None))


def name_of(voice: object) -> str:
    """Return what a player calls *voice*: its name, or its id where it has none."""
    return str(getattr(voice, "name", None) or getattr(voice, "id", ""))


def _french_tag(voice: object) -> str:
    """Return the French language tag of *voice*, or "" if it speaks no French."""
    tags = [_plain(tag) for tag in _languages(voice)]
    if tags:
        return next((tag for tag in tags if FRENCH_TAG.fullmatch(tag)), "")
    described = f"{getattr(voice, 'id', '')} {getattr(voice, 'name', '')}".lower()
    return "fr" if FRENCH_NAME.search(described) else ""


def _languages(voice: object) -> Sequence[object]:
    languages = getattr(voice, "languages", None) or ()
    return (languages,) if isinstance(languages, str | bytes) else tuple(languages)


def _plain(tag: object) -> str:
    """Return a language tag as plain lower-case text, without control characters."""
    text = tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag or "")
    return re.sub(r"[^a-z0-9-]", "", text.lower().replace("_", "-"))
