"""French for the ear: elision, lists, signs of a sentence, and an audit of what is heard."""

import re
import unicodedata
from collections.abc import Sequence

ASPIRATED = (
    "hasard",
    "haut",
    "henri",
    "hubert",
    "hugo",
    "hugues",
    "huit",
    "honza",
    "hans",
    "harry",
    "harold",
)
"""Words before which nothing is elided although they begin with a mute letter."""
VOWELS = frozenset("aeiouyœæ")


def plain(text: str) -> str:
    """Return *text* in lower case, without accents or ligatures, for searching and matching.

    >>> plain("Cœur d'Ève")
    "coeur d'eve"
    """
    spelled = text.casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(sign))


def elides(word: str) -> bool:
    """Say whether "de" loses its e before *word*.

    >>> elides("Ève"), elides("Hélène"), elides("Hugo"), elides("Yves"), elides("Basile")
    (True, True, False, True, False)
    """
    bare = plain(word)
    if bare.startswith(ASPIRATED):
        return False
    if bare.startswith("y"):
        return len(bare) > 1 and bare[1] not in VOWELS
    return bare[:1] in VOWELS or bare.startswith("h")


def of(name: str) -> str:
    """Return *name* after "de".

    >>> of("Anne"), of("Basile")
    ("d'Anne", 'de Basile')
    """
    return f"d'{name}" if elides(name) else f"de {name}"


def join(parts: Sequence[str]) -> str:
    """Tell a list.

    >>> join(["jaune 4", "rouge 5", "bleu 1"])
    'jaune 4, rouge 5 et bleu 1'
    """
    return f"{', '.join(parts[:-1])} et {parts[-1]}" if len(parts) > 1 else "".join(parts)


def decimal(value: float) -> str:
    """Return a number with one digit after the comma, none for a whole one.

    >>> decimal(12.34), decimal(3.0)
    ('12,3', '3')
    """
    return f"{value:.1f}".removesuffix(".0").replace(".", ",")


def polish(text: str) -> str:
    """Return a sentence as it is handed on: composed letters, one apostrophe, "moins", no double blank.

    >>> polish("d'anne :  -11 points.")
    "D'anne : moins 11 points."
    """
    text = unicodedata.normalize("NFC", text).replace("\u2019", "'")
    text = re.sub(r"(?<![\w-])-(?=\d)", "moins ", " ".join(text.split()))
    return text[:1].upper() + text[1:]


PRONOUNCED = {
    "Push": "Pouche",
    "Rythme": "Ritme",
    "Snackbar": "Snaque-bar",
    "Taiwan": "Taïwan",
    "azerty": "azerti",
    "rythme": "ritme",
}
"""French or adopted words that voices read as English, and how to write them for the ear alone.

Commands are typed as they are heard, so `push` in lower case is left alone.
"""
_STUMBLES = re.compile(rf"\b(?:{'|'.join(PRONOUNCED)})\b")


def pronounce(text: str) -> str:
    """Return *text* as it is written for a voice.

    >>> pronounce("Règles de Push.")
    'Règles de Pouche.'
    """
    return _STUMBLES.sub(lambda word: PRONOUNCED[word[0]], text)


FAULTS: tuple[tuple[str, str], ...] = (
    (r"[^\w \n.,;:!?'()«»-]", "sign"),
    (r"\((?:e|s|es)\)|·", "inclusive form"),
    (r"n°|\bpts?\b|\b[Jj]\d|\bvs\b|\bx\d", "abbreviation"),
    (r"\d+(?:er|re|ère|e|ème|è)\b", "ordinal in digits"),
    (r"(?<![\w-])-\d", "minus sign"),
    (r"\d[  ]\d{3}\b", "grouped digits"),
    (r"\b[IVX]{2,}\b", "Roman numeral"),
    (
        r"\b[01] (?:cartes|points|colonnes|jetons|joueurs|chances|touches|actions|couleurs)\b",
        "plural after 0 or 1",
    ),
    (r"\b(?:you|your|the|card|turn|draw|game|player|score is|bot)\b", "English word"),
    (r"  |^ | $|\s[.,]", "blank"),
    (r"[{}$_]", "markup"),
)
"""What may not stand in a heard sentence, and its name."""


def audit(text: str) -> list[str]:
    """Return what is wrong with a heard sentence, nothing for a good one.

    >>> audit("Basile prend la colonne 2."), audit("Marc a perdu(e) 1 points")
    ([], ['inclusive form', 'plural after 0 or 1', 'end'])
    """
    faults = [name for pattern, name in FAULTS if re.search(pattern, text)]
    return faults if text.endswith((".", "!", "?", " »")) else [*faults, "end"]
