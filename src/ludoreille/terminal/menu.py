"""What a key does in a list, and which words mean which choice. Pure: nothing is said or read here."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoreille.words.french import plain

ARTICLES = frozenset(("le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux", "a", "en"))
"""Words that a player may leave out or put in."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The cursor is on *index*; `edge` is true when it could not go further and stays where it was."""

    index: int
    edge: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """The player chose the item at *index*."""

    index: int


def press(
    items: Sequence[str], current: int, command: str | None, key: str, digit: int | None
) -> Moved | Taken | None:
    """Return what a key does in a menu whose cursor is on *current*, None if nothing.

    *command* is what the key calls in menus, *digit* the digit that it stands for: 1 to 9, and 0 for the
    tenth. A free letter goes to the next item that begins with it; where none does, to the next one with a
    word that it begins.

    >>> press(["Jouer", "Règles", "Réglages"], 1, None, "r", None)
    Moved(index=2, edge=False)
    """
    last = len(items) - 1
    match command:
        case "up":
            return Moved(max(0, current - 1), edge=current == 0)
        case "down":
            return Moved(min(last, current + 1), edge=current == last)
        case "home":
            return Moved(0, edge=current == 0)
        case "end":
            return Moved(last, edge=current == last)
        case "choose":
            return Taken(current)
    if digit is not None:
        chosen = (digit or 10) - 1
        return Taken(chosen) if chosen <= last else None
    return _search(items, current, key) if command is None and len(key) == 1 and key.isalpha() else None


def _search(items: Sequence[str], current: int, letter: str) -> Moved | None:
    around = [(current + step) % len(items) for step in range(1, len(items) + 1)]
    found = [index for index in around if plain(items[index]).startswith(plain(letter))]
    found = found or [
        index for index in around if any(word.startswith(plain(letter)) for word in _words(items[index]))
    ]
    return Moved(found[0], edge=found[0] == current) if found else None


def match_words(text: str, candidates: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """Return the candidates that *text* may mean: one, several when it is ambiguous, or none.

    A candidate has several words or phrases. Case, accents, punctuation and articles do not count. The whole
    phrase wins over the beginning of one; each word typed may be the beginning of the phrase's, in its order.

    >>> match_words("rég", [("Jouer",), ("Règles", "lois"), ("Les réglages",)])
    (1, 2)
    >>> match_words("reglag", [("Jouer",), ("Règles", "lois"), ("Les réglages",)])
    (2,)
    """
    wanted = _words(text)
    if not wanted:
        return ()
    known = [[_words(phrase) for phrase in phrases] for phrases in candidates]
    whole = tuple(index for index, phrases in enumerate(known) if wanted in phrases)
    return whole or tuple(
        index for index, phrases in enumerate(known) if any(_begins(wanted, phrase) for phrase in phrases)
    )


def short(phrases: Sequence[str]) -> tuple[str, ...]:
    """Return *phrases* up to their first comma or colon, all of them whole if two would be the same.

    >>> short(["Niveau : expert", "Basile, à votre gauche"])
    ('Niveau', 'Basile')
    >>> short(["Colonne 1", "Bleu, 2 points", "Bleu, 3 points"])
    ('Colonne 1', 'Bleu, 2 points', 'Bleu, 3 points')
    """
    heads = tuple(phrase.partition(", ")[0].partition(" : ")[0] for phrase in phrases)
    return heads if len(set(heads)) == len(heads) else tuple(phrases)


def _words(text: str) -> list[str]:
    """Return the words that count, articles only if there is nothing else."""
    every = "".join(sign if sign.isalnum() else " " for sign in plain(text)).split()
    return [word for word in every if word not in ARTICLES] or every


def _begins(wanted: Sequence[str], phrase: Sequence[str]) -> bool:
    """Say whether each wanted word begins the phrase's word in the same place."""
    return len(wanted) <= len(phrase) and all(
        word.startswith(typed) for word, typed in zip(phrase, wanted, strict=False)
    )
