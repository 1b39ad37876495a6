"""The table of commands and their keys, as data: context help and the keys' document are made from it.

How the keys were chosen. They are typed on a French keyboard without AltGr, dead key, lock or modifier, and a
terminal, a console and a screen reader let them through; where some desktops take one (F 1) the command has a
second key. Letters are initials (répéter, important, scores, dernier dé, autres, ma zone, lire la table,
verbosité, quitter; K sounds as in cadence, Y has the shape of a funnel: the filter) and serve in play and in
texts; in menus outside play letters search, so what matters there has a key that is no letter. The characters
of the digit rows are digits, never commands, and `GAME_KEYS` belong to the games. Pairs lie side by side or
share a key: F 5 and F 6, F 7 and F 8, `<` and `>`; `,` and `;` walk in the history, and the same two keys
with Shift (`?` and `.`) go to its ends.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum

from ludoreille.core import Refused
from ludoreille.words.line import Phrase


class Scope(StrEnum):
    """Where a key is pressed: in play, in a menu outside play, in a long text, in a game heard again."""

    PLAY = "play"
    MENU = "menu"
    TEXT = "text"
    REVIEW = "review"


EVERYWHERE = frozenset(Scope)
IN_PLAY = frozenset({Scope.PLAY})
IN_REVIEW = frozenset({Scope.REVIEW})
IN_GAMES = IN_PLAY | IN_REVIEW
IN_TEXT = frozenset({Scope.TEXT})
IN_MENUS = frozenset({Scope.MENU})


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key calls: its keys, the usual one first, where it works, and its words in line mode.

    `fixed` commands keep their keys whatever the player's settings say.
    """

    id: str
    keys: tuple[str, ...]
    scopes: frozenset[Scope] = EVERYWHERE
    words: tuple[str, ...] = ()
    fixed: bool = False

    @property
    def help(self) -> str:
        """The message that says what it does."""
        return f"keys-{self.id}"


COMMANDS: tuple[Command, ...] = (
    Command("situation", ("tab",), EVERYWHERE, ("situation", "question", "quoi")),
    Command("choose", ("enter",), EVERYWHERE, fixed=True),
    Command("up", ("up",), fixed=True),
    Command("down", ("down",), fixed=True),
    Command("left", ("left",), IN_MENUS | IN_GAMES, fixed=True),
    Command("right", ("right",), IN_MENUS | IN_GAMES, fixed=True),
    Command("home", ("home",), fixed=True),
    Command("end", ("end",), fixed=True),
    Command("page-up", ("pageup",), IN_TEXT | IN_REVIEW, ("chapitre précédent",), fixed=True),
    Command("page-down", ("pagedown",), IN_TEXT | IN_REVIEW, ("chapitre suivant",), fixed=True),
    Command("search", ("f3",), IN_TEXT, ("chercher",)),
    Command("back", ("escape",), EVERYWHERE, ("retour",), fixed=True),
    Command("mine", ("z",), IN_GAMES, ("zone", "mes cartes", "moi")),
    Command("table", ("l",), IN_GAMES, ("table",)),
    Command("scores", ("s",), IN_GAMES, ("scores", "points")),
    Command("last-chance", ("d",), IN_GAMES, ("dernier", "hasard")),
    Command("others", ("o",), IN_GAMES, ("autres",)),
    Command("recap", ("x",), IN_PLAY, ("résumé",)),
    Command("hint", ("n",), IN_GAMES, ("conseil",)),
    Command("undo", ("u",), IN_PLAY, ("annuler", "reprendre")),
    Command("turning-point", ("t",), IN_REVIEW, ("tournant",)),
    Command("seat", ("p",), IN_REVIEW, ("place",)),
    Command("export", ("e",), IN_REVIEW, ("exporter",)),
    Command("repeat", ("r", "="), EVERYWHERE, ("répéter", "encore")),
    Command("repeat-important", ("i",), EVERYWHERE, ("important",)),
    Command("history-back", (",",), EVERYWHERE, ("histoire", "avant")),
    Command("history-forward", (";",), EVERYWHERE, ("après",)),
    Command("history-first", ("?",), EVERYWHERE, ("début",)),
    Command("history-last", (".",), EVERYWHERE, ("fin",)),
    Command("stop-speaking", ("backspace",), EVERYWHERE, ("silence", "chut")),
    Command("help", ("f1", "h"), EVERYWHERE, ("aide", "touches")),
    Command("rules", ("f2",), IN_GAMES, ("règles",)),
    Command("verbosity", ("v",), EVERYWHERE, ("détail",)),
    Command("rhythm", ("k",), IN_PLAY, ("rythme", "cadence")),
    Command("filter", ("y",), IN_PLAY, ("filtre",)),
    Command("mode", ("f4",), EVERYWHERE, ("mode",)),
    Command("slower", ("f5",), EVERYWHERE, ("moins vite", "ralentir")),
    Command("faster", ("f6",), EVERYWHERE, ("plus vite", "accélérer")),
    Command("softer", ("f7",), EVERYWHERE, ("moins fort",)),
    Command("louder", ("f8",), EVERYWHERE, ("plus fort",)),
    Command("next-voice", ("f9",), EVERYWHERE, ("voix",)),
    Command("cues-softer", ("<",), EVERYWHERE, ("sons moins forts",)),
    Command("cues-louder", (">",), EVERYWHERE, ("sons plus forts",)),
    Command("quit", ("q", "ctrl-c", "ctrl-d"), EVERYWHERE, ("quitter",), fixed=True),
)

ROWS: Mapping[str, str] = {
    "azerty": "&é\"'(-è_çà",
    "belge": "&é\"'(§è!çà",
    "bepo": '"«»()@+-/*',
}
"""The unshifted digit rows, 1 to 9 then 0."""
ANY_ROW = frozenset("".join(ROWS.values()) + "0123456789")
GAME_KEYS = frozenset("abcefgjmpt") | {"space"}
"""Keys that games act with: touches by letter and hand, a shout, drawing, stopping."""
UNUSABLE = frozenset({"f11", "insert", "ctrl-s", "ctrl-q", "ctrl-z", "ctrl-c", "ctrl-d", "^", "`", "~", "¨"})
"""Keys that a terminal, a desktop or a lock takes, dead keys, and the two that always leave."""
NAMED = (
    *("enter", "escape", "tab", "shift-tab", "backspace", "delete", "space"),
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
)
FUNCTIONS = tuple(f"f{number}" for number in range(1, 13))


@dataclass(frozen=True, slots=True)
class HelpLine:
    """A line of the context help: a command, its keys as they are said, and the message that explains it."""

    command: str
    keys: tuple[Phrase, ...]
    message: str


class Bindings:
    """Which command each key calls.

    >>> Bindings().command_for("R", Scope.PLAY), Bindings().command_for("r", Scope.MENU)
    ('repeat', None)
    """

    def __init__(self, remap: Mapping[str, str] | None = None, row: str = "azerty") -> None:
        """Give commands the keys of *remap* (command to keys, separated by spaces) instead of their own.

        *row* names the keyboard whose digit row wins where two rows disagree. Raise `Refused`, its reason the
        id of a message, for a command or key that does not exist, may not be taken, or is taken already.
        """
        chosen = dict(_chosen(name, keys) for name, keys in (remap or {}).items())
        self._commands = tuple(
            replace(command, keys=chosen.get(command.id, command.keys)) for command in COMMANDS
        )
        self._by_key: dict[tuple[str, Scope], Command] = {}
        for command in self._commands:
            self._bind(command)
        self._digits = {sign: (place + 1) % 10 for name in ROWS for place, sign in enumerate(ROWS[name])}
        for first in ("azerty", row):
            self._digits |= {sign: (place + 1) % 10 for place, sign in enumerate(ROWS[first])}
        self._digits |= {str(digit): digit for digit in range(10)}

    @classmethod
    def lenient(cls, remap: Mapping[str, str], row: str = "azerty") -> tuple["Bindings", tuple[Refused, ...]]:
        """Return bindings with all of *remap* that can be had, and why the rest cannot."""
        with suppress(Refused):
            return cls(remap, row), ()
        kept: dict[str, str] = {}
        refusals: list[Refused] = []
        for name, keys in remap.items():
            try:
                cls({**kept, name: keys})
            except Refused as refusal:
                refusals.append(refusal)
            else:
                kept[name] = keys
        return cls(kept, row), tuple(refusals)

    def command_for(self, key: str, scope: Scope) -> str | None:
        """Return the id of the command that *key* calls in *scope*, None if it is free there."""
        command = self._by_key.get((_lower(key), scope))
        return command.id if command else None

    def digit(self, key: str) -> int | None:
        """Return the digit that a key stands for, with Shift or without, None if none.

        >>> bindings = Bindings()
        >>> [bindings.digit(key) for key in "é§à7Çx"]
        [2, 6, 0, 7, 9, None]
        """
        return self._digits.get(_lower(key))

    def keys(self, command: str, scope: Scope = Scope.PLAY) -> tuple[str, ...]:
        """Return the names of the keys that call *command* in *scope*, the usual one first."""
        (found,) = (known for known in self._commands if known.id == command)
        return _heard(found, scope) if scope in found.scopes else ()

    def spoken(self, command: str, scope: Scope = Scope.PLAY) -> Phrase:
        """Return how the usual key of *command* is said."""
        return key_phrase(self.keys(command, scope)[0])

    def help_lines(self, scope: Scope) -> list[HelpLine]:
        """Return a line for each command that a key calls in *scope*."""
        return [
            HelpLine(command.id, tuple(map(key_phrase, keys)), command.help)
            for command in self._commands
            if (keys := self.keys(command.id, scope))
        ]

    def words(self, scope: Scope) -> list[tuple[str, tuple[str, ...]]]:
        """Return the commands that have words in line mode, with their words."""
        return [(known.id, known.words) for known in self._commands if known.words and scope in known.scopes]

    def _bind(self, command: Command) -> None:
        for scope in command.scopes:
            for key in _heard(command, scope):
                other = self._by_key.setdefault((key, scope), command)
                if other is not command:
                    raise Refused(
                        "keys-conflict",
                        touche=key_phrase(key),
                        premiere=Phrase(other.help),
                        seconde=Phrase(command.help),
                    )


def key_phrase(key: str) -> Phrase:
    """Return how a key is said: "Entrée", "F 5", "R", "point-virgule"."""
    if key in FUNCTIONS:
        return Phrase("keys-name-function", {"numero": int(key[1:])})
    if key.startswith("ctrl-"):
        return Phrase("keys-name-control", {"touche": key_phrase(key.removeprefix("ctrl-"))})
    if key in SIGNS:
        return Phrase(f"keys-name-{SIGNS[key]}")
    if len(key) == 1 or key.isdecimal():
        return Phrase("keys-name-character", {"signe": key.upper()})
    return Phrase(f"keys-name-{key}")


SIGNS: Mapping[str, str] = {
    ",": "comma",
    ";": "semicolon",
    ":": "colon",
    "?": "question-mark",
    ".": "full-stop",
    "=": "equals",
    "<": "less",
    ">": "greater",
    "$": "dollar",
    "ù": "u-grave",
    "%": "percent",
    "[": "bracket-left",
    "]": "bracket-right",
    "#": "hash",
    "|": "bar",
    "\\": "backslash",
    "{": "brace-left",
    "}": "brace-right",
    "£": "pound",
    "€": "euro",
    "µ": "micro",
    "°": "degree",
    "^": "circumflex",
}
"""Characters whose name is said."""


def _lower(key: str) -> str:
    """Return the key without Shift or a lock: letters in lower case."""
    return key.lower() if len(key) == 1 else key


def _heard(command: Command, scope: Scope) -> tuple[str, ...]:
    """Return the keys of *command* in *scope*: letters search in menus outside play.

    A command that was given letters alone keeps its own keys there.
    """
    if scope is not Scope.MENU:
        return command.keys
    (own,) = (known.keys for known in COMMANDS if known.id == command.id)
    return _no_letters(command.keys) or _no_letters(own)


def _no_letters(keys: Sequence[str]) -> tuple[str, ...]:
    return tuple(key for key in keys if not (len(key) == 1 and key.isalpha()))


def _chosen(name: str, keys: str) -> tuple[str, tuple[str, ...]]:
    """Return the command and the keys that a line of the settings means."""
    wanted = name.strip().lower()
    command = next((known for known in COMMANDS if wanted in (known.id, *known.words)), None)
    possible = tuple(known.words[0] for known in COMMANDS if known.words and not known.fixed)
    if command is None:
        raise Refused("keys-unknown-command", commande=name, possible=possible)
    if command.fixed:
        raise Refused("keys-fixed", action=Phrase(command.help), touche=key_phrase(command.keys[0]))
    if not keys.split():
        raise Refused("keys-none", action=Phrase(command.help))
    return command.id, tuple(_usable(key.lower(), command) for key in keys.split())


def _usable(key: str, command: Command) -> str:
    """Return *key* if *command* may have it; raise `Refused` if not."""
    free = set(NAMED) | set(FUNCTIONS) | {f"ctrl-{letter}" for letter in "abefgklnoprtuvwxy"}
    if key not in free | UNUSABLE and not (
        len(key) == 1 and (key in SIGNS or key.isalnum() or key in ANY_ROW)
    ):
        raise Refused("keys-unknown-key", touche=key, action=Phrase(command.help))
    if key in UNUSABLE or key in ANY_ROW or key in GAME_KEYS:
        raise Refused("keys-reserved", touche=key_phrase(key), action=Phrase(command.help))
    return key
