"""The words after `ludoreille` on the command line, as data."""

import getopt
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoreille.core import Refused
from ludoreille.kit.bots import Level
from ludoreille.words.french import plain

MANY = 999
MANY_DIGITS = 10
PROGRAM = "ludoreille"


@dataclass(frozen=True, slots=True)
class Form:
    """What a command takes: how many operands (least, most), and its own options (with `=` when valued)."""

    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()


COMMANDS: Mapping[str, Form] = {
    "": Form(),
    "jouer": Form(1, 1, ("joueurs=", "personnes=", "niveau=", "option=", "graine=", "entrainement")),
    "apprendre": Form(0, 1),
    "regles": Form(1, 2),
    "reprendre": Form(0, 1),
    "revoir": Form(0, 1, ("exporter=",)),
    "reglages": Form(options=("exporter=", "importer=")),
    "sons": Form(),
    "diagnostic": Form(),
    "statistiques": Form(0, 1, ("csv=", "graphique=")),
    "cas": Form(1, MANY),
    "simuler": Form(
        1, 1, ("joueurs=", "parties=", "bots=", "option=", "graine=", "varier", "moteur=", "json")
    ),
}
COMMON = (
    "voix=",
    "rythme=",
    "lignes",
    "sons=",
    "reglage=",
    "trace=",
    "config=",
    "profil=",
    "aide",
    "help",
    "version",
)
ALL_OPTIONS = tuple(sorted({name for form in COMMANDS.values() for name in form.options}))
VOICES = ("texte", "lecteur", "synthese")
RHYTHMS = ("attendre", "rapide", "touche")
ENGINES = ("local", "dask", "ray")
SUFFIXES: Mapping[str, tuple[str, ...]] = {"csv": (".csv",), "graphique": (".png", ".svg")}
"""How the names of files to be written end, by option."""


class UsageError(Refused):
    """Say that the command line is wrong: *reason* is a message id of `cli.ftl` without its stem.

    `message` is the whole id; a game has messages of its own for tables that its rules do not allow.
    """

    def __init__(self, reason: str, message: str = "", **details: object) -> None:
        super().__init__(reason, **details)
        self.message = message or f"cli-{reason}"


@dataclass(frozen=True, slots=True)
class Request:
    """A command and its options, read but not yet checked against a game or a disk; None: not given."""

    command: str = ""
    operands: tuple[str, ...] = ()
    players: int | None = None
    people: tuple[str, ...] = ()
    levels: tuple[Level, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    seed: str | None = None
    practice: bool = False
    games: int = 100
    bots: tuple[str, ...] = ()
    vary: bool = False
    engine: str = "local"
    json: bool = False
    table: Path | None = None
    picture: Path | None = None
    voice: str | None = None
    rhythm: str | None = None
    lines: bool = False
    cues: bool | None = None
    settings: tuple[tuple[str, str], ...] = ()
    trace: Path | None = None
    config: Path | None = None
    profile: str | None = None
    export: Path | None = None
    imported: Path | None = None
    help: bool = False
    version: bool = False


def parse(argv: Sequence[str]) -> Request:
    """Read a command line; raise `UsageError` with what is wrong and what is possible.

    >>> parse(["jouer", "push", "--joueurs", "3", "--option=star=lose_all"]).options
    (('star', 'lose_all'),)
    """
    try:
        given, words = getopt.gnu_getopt(list(argv), "h", [*COMMON, *ALL_OPTIONS])
    except getopt.GetoptError as error:
        raise _unread(error.opt, argv) from error
    command, operands = (words[0], tuple(words[1:])) if words else ("", ())
    if command not in COMMANDS or (words and not command):
        raise UsageError(
            "unknown-command", command=command, possible=tuple(name for name in COMMANDS if name)
        )
    form = COMMANDS[command]
    fields: dict[str, Any] = {"command": command, "operands": operands}
    for name, value in given:
        _read(form, command, name.lstrip("-"), value, fields)
    if not fields.get("help"):
        if len(operands) < form.least:
            raise UsageError("too-few", command=command)
        if len(operands) > form.most:
            raise UsageError("too-many", command=command or PROGRAM, word=operands[form.most])
    return Request(**fields)


def _unread(name: str, argv: Sequence[str]) -> UsageError:
    """Say what is wrong with the option *name*: unknown, without its value, or with one it does not take."""
    own = next((COMMANDS[word].options for word in argv if word in COMMANDS), ())
    valued = {option.endswith("=") for option in (*COMMON, *ALL_OPTIONS) if option.rstrip("=") == name}
    reason = "missing-value" if True in valued else "needless-value" if valued else "unknown-option"
    return UsageError(
        reason, option=f"-{name}" if len(name) == 1 else f"--{name}", possible=_spoken((*own, *COMMON))
    )


def _read(form: Form, command: str, name: str, value: str, fields: dict[str, Any]) -> None:
    allowed = {option.rstrip("=") for option in (*COMMON, *form.options, "h")}
    if name not in allowed:
        possible = _spoken((*form.options, *COMMON))
        raise UsageError("option-not-here", option=f"--{name}", command=command or PROGRAM, possible=possible)
    field_name, reader = READERS[name]
    read = reader(name, value)
    fields[field_name] = (*fields.get(field_name, ()), read) if reader is _pair else read


def _spoken(options: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"--{name.rstrip('=')}" for name in options if name != "help")


def _one_of(option: str, value: str, values: Sequence[str]) -> str:
    """Return which of *values* is meant: they are typed without accents or capitals, and read with them."""
    if plain(value) not in values:
        raise UsageError("bad-value", option=f"--{option}", value=value, possible=tuple(values))
    return plain(value)


def _number(option: str, value: str) -> int:
    if not (_is_number(value) and int(value) > 0):
        raise UsageError("not-a-number", option=f"--{option}", value=value)
    return int(value)


def _is_number(text: str) -> bool:
    """Say whether *text* is a number short enough to be meant: `int` refuses thousands of digits."""
    return text.isascii() and text.isdecimal() and len(text) < MANY_DIGITS


def _levels(option: str, value: str) -> tuple[Level, ...]:
    return tuple(Level(_one_of(option, part.strip(), tuple(Level))) for part in value.split(","))


def _pair(option: str, value: str) -> tuple[str, str]:
    name, equals, chosen = value.partition("=")
    if not (equals and name):
        raise UsageError("not-a-pair", option=f"--{option}", value=value)
    return name.strip(), chosen.strip()


def _voice(option: str, value: str) -> str:
    name, colon, speed = value.partition(":")
    if name == "simulee" and colon and _is_number(speed) and int(speed) > 0:
        return value
    return _one_of(option, value, (*VOICES, "simulee:CPS"))


def _names(_option: str, value: str) -> tuple[str, ...]:
    """Return the names, without the signs that neither a voice nor a terminal can show.

    Bytes that the locale could not read (the locale C knows no accent) are read as UTF-8.
    """
    return tuple(part.strip() for part in _shown(value).split(",") if part.strip())


def _shown(value: str) -> str:
    """Return the signs of *value* that can be shown."""
    if not value.isprintable():
        value = os.fsencode(value).decode("utf-8", "ignore")
    return "".join(sign for sign in value if sign.isprintable())


def _parts(_option: str, value: str) -> tuple[str, ...]:
    return tuple(plain(part.strip()) for part in value.split(","))


def _file(option: str, value: str) -> Path:
    """Return the file to be written; its suffix tells that this option was meant."""
    path = Path(value)
    if path.suffix.lower() not in SUFFIXES[option]:
        raise UsageError("bad-suffix", option=f"--{option}", value=value, possible=SUFFIXES[option])
    return path


def _given(_option: str, _value: str) -> bool:
    return True


READERS: Mapping[str, tuple[str, Callable[[str, str], Any]]] = {
    "joueurs": ("players", _number),
    "parties": ("games", _number),
    "personnes": ("people", _names),
    "niveau": ("levels", _levels),
    "bots": ("bots", _parts),
    "option": ("options", _pair),
    "reglage": ("settings", _pair),
    "moteur": ("engine", lambda option, value: _one_of(option, value, ENGINES)),
    "graine": ("seed", lambda _option, value: value),
    "voix": ("voice", _voice),
    "rythme": ("rhythm", lambda option, value: _one_of(option, value, RHYTHMS)),
    "sons": ("cues", lambda option, value: _one_of(option, value, ("oui", "non")) == "oui"),
    "csv": ("table", _file),
    "graphique": ("picture", _file),
    "trace": ("trace", lambda _option, value: Path(value)),
    "config": ("config", lambda _option, value: Path(value)),
    "profil": ("profile", lambda _option, value: _shown(value)),
    "exporter": ("export", lambda _option, value: Path(value)),
    "importer": ("imported", lambda _option, value: Path(value)),
    "lignes": ("lines", _given),
    "json": ("json", _given),
    "varier": ("vary", _given),
    "entrainement": ("practice", _given),
    "aide": ("help", _given),
    "help": ("help", _given),
    "h": ("help", _given),
    "version": ("version", _given),
}
"""What each option sets, and how its text is read."""
