"""The words after `ludoreille` on the command line, as data."""

import getopt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludoreille.core import Refused
from ludoreille.kit.bots import Level

MANY = 999


@dataclass(frozen=True, slots=True)
class Form:
    """What a command takes: how many operands (least, most), and its own options (with `=` when valued)."""

    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()


COMMANDS: Mapping[str, Form] = {
    "": Form(),
    "jouer": Form(1, 1, ("joueurs=", "personnes=", "niveau=", "option=", "graine=")),
    "regles": Form(1, 2),
    "reprendre": Form(0, 1),
    "revoir": Form(1, 1),
    "reglages": Form(),
    "sons": Form(),
    "diagnostic": Form(),
    "cas": Form(1, MANY),
    "simuler": Form(1, 1, ("joueurs=", "parties=", "bots=", "option=", "graine=", "json")),
}
COMMON = ("voix=", "rythme=", "lignes", "sons=", "reglage=", "trace=", "config=", "aide", "help", "version")
VOICES = ("texte", "lecteur", "synthese")
RHYTHMS = ("attendre", "rapide", "touche")


class UsageError(Refused):
    """Say that the command line is wrong: *reason* is a message id of `cli.ftl` without its stem."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command and its options, read but not yet checked against a game or a disk; None: not given."""

    command: str = ""
    operands: tuple[str, ...] = ()
    players: int | None = None
    people: tuple[str, ...] = ()
    level: Level | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    games: int = 100
    bots: tuple[Level, ...] = ()
    json: bool = False
    voice: str | None = None
    rhythm: str | None = None
    lines: bool = False
    cues: bool | None = None
    settings: tuple[tuple[str, str], ...] = ()
    trace: Path | None = None
    config: Path | None = None
    help: bool = False
    version: bool = False


def parse(argv: Sequence[str]) -> Request:
    """Read a command line; raise `UsageError` with what is wrong and what is possible.

    >>> parse(["jouer", "push", "--joueurs", "3", "--option=star=lose_all"]).options
    {'star': 'lose_all'}
    """
    every = {name for form in COMMANDS.values() for name in form.options}
    try:
        given, words = getopt.gnu_getopt(list(argv), "h", [*COMMON, *sorted(every)])
    except getopt.GetoptError as error:
        known = error.opt in {name.rstrip("=") for name in (*COMMON, *every)}
        reason = "missing-value" if known else "unknown-option"
        raise UsageError(reason, option=f"--{error.opt}", possible=_spoken(COMMON)) from error
    command, operands = (words[0], tuple(words[1:])) if words else ("", ())
    if command not in COMMANDS or (words and not command):
        raise UsageError(
            "unknown-command", command=command, possible=tuple(name for name in COMMANDS if name)
        )
    form = COMMANDS[command]
    fields: dict[str, object] = {"command": command, "operands": operands}
    for name, value in given:
        _read(form, command, name.lstrip("-"), value, fields)
    if not fields.get("help") and not form.least <= len(operands) <= form.most:
        raise UsageError(
            "too-few" if len(operands) < form.least else "too-many", command=command or "ludoreille"
        )
    return Request(**fields)  # type: ignore[arg-type]


def _read(form: Form, command: str, name: str, value: str, fields: dict[str, object]) -> None:
    allowed = {option.rstrip("=") for option in (*COMMON, *form.options, "h")}
    if name not in allowed:
        raise UsageError(
            "option-not-here",
            option=f"--{name}",
            command=command or "ludoreille",
            possible=_spoken((*form.options, *COMMON)),
        )
    match name:
        case "joueurs" | "parties":
            fields["players" if name == "joueurs" else "games"] = _number(name, value)
        case "personnes":
            fields["people"] = tuple(part.strip() for part in value.split(",") if part.strip())
        case "niveau":
            fields["level"] = _level(name, value)
        case "bots":
            fields["bots"] = tuple(_level(name, part) for part in value.split(","))
        case "option":
            fields["options"] = {**_mapping(fields.get("options")), **dict([_pair(name, value)])}
        case "reglage":
            fields["settings"] = (*_pairs(fields.get("settings")), _pair(name, value))
        case "graine":
            fields["seed"] = value
        case "voix":
            fields["voice"] = _voice(value)
        case "rythme":
            fields["rhythm"] = _one_of(name, value, RHYTHMS)
        case "sons":
            fields["cues"] = _one_of(name, value, ("oui", "non")) == "oui"
        case "trace" | "config":
            fields[name] = Path(value)
        case "lignes":
            fields["lines"] = True
        case "aide" | "help" | "h":
            fields["help"] = True
        case _:
            fields[name] = True


def _mapping(value: object) -> dict[str, str]:
    return value if isinstance(value, dict) else {}


def _pairs(value: object) -> tuple[tuple[str, str], ...]:
    return value if isinstance(value, tuple) else ()


def _spoken(options: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"--{name.rstrip('=')}" for name in options if name != "help")


def _one_of(option: str, value: str, values: Sequence[str]) -> str:
    if value not in values:
        raise UsageError("bad-value", option=f"--{option}", value=value, possible=tuple(values))
    return value


def _number(option: str, value: str) -> int:
    if not (value.isascii() and value.isdecimal() and int(value) > 0):
        raise UsageError("not-a-number", option=f"--{option}", value=value)
    return int(value)


def _level(option: str, value: str) -> Level:
    return Level(_one_of(option, value.strip(), tuple(Level)))


def _pair(option: str, value: str) -> tuple[str, str]:
    name, equals, chosen = value.partition("=")
    if not (equals and name):
        raise UsageError("not-a-pair", option=f"--{option}", value=value)
    return name.strip(), chosen.strip()


def _voice(value: str) -> str:
    name, colon, speed = value.partition(":")
    if name == "simulee" and colon and speed.isascii() and speed.isdecimal() and int(speed) > 0:
        return value
    return _one_of("voix", value, (*VOICES, "simulee:CPS"))
