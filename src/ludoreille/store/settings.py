"""The player's settings: what can be chosen, by name and value, and the file that keeps it."""

import datetime as dt
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ludoreille.core import Refused
from ludoreille.store.files import keep_aside, reason, write_whole

RATES = range(1, 21)
VOLUMES = range(11)
SPEEDS = range(5, 201)
"""Characters a second that a screen reader may say."""
FILE = "reglages.toml"
DEFAULT_VOICE = "pico"

Notice = Callable[..., None]
"""Called with the id of a message and its arguments, for what the player must be told."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player chose. `mode` is empty until the first start has asked."""

    mode: str = ""
    voice: str = ""
    rates: Mapping[str, int] = field(default_factory=dict)
    voice_volume: int = 8
    cue_volume: int = 7
    cues: bool = True
    mono: bool = False
    device: str = ""
    verbosity: str = "normal"
    rhythm: str = "attendre"
    hesitations: bool = True
    position: bool = True
    row: str = "azerty"
    name: str = ""
    people: list[str] = field(default_factory=list)
    races: str = "mots"
    measured: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    last: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rate(self) -> int:
        """The speed of the voice in use, 1 to 20."""
        return self.rates.get(self.voice or DEFAULT_VOICE, 8)


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that the menu and `--reglage` know: its field, its French name, its values by French word."""

    id: str
    french: str
    values: Mapping[str, Any]

    def read(self, text: str) -> Any:
        """Return the value of a French or English word; raise `Refused` with what is possible."""
        word = text.strip().lower()
        if word in self.values:
            return self.values[word]
        for value in self.values.values():
            if word == str(value).lower():
                return value
        raise Refused("bad-setting", nom=self.french, valeur=text, possible=tuple(self.values))

    def word(self, value: Any) -> str:
        """Return the French word of a value; raise `Refused` for one that is not possible."""
        for word, known in self.values.items():
            if type(known) is type(value) and known == value:
                return word
        raise Refused("bad-setting", nom=self.french, valeur=str(value), possible=tuple(self.values))


YES_NO = {"oui": True, "non": False}


def _numbers(values: range) -> dict[str, int]:
    return {str(value): value for value in values}


def _words(*values: str) -> dict[str, str]:
    return {value: value for value in values}


SCHEMA: tuple[Setting, ...] = (
    Setting("mode", "mode", _words("texte", "lecteur", "synthese")),
    Setting("rate", "vitesse", _numbers(RATES)),
    Setting("voice_volume", "volume", _numbers(VOLUMES)),
    Setting("cues", "sons", YES_NO),
    Setting("cue_volume", "volume-des-sons", _numbers(VOLUMES)),
    Setting("mono", "mono", YES_NO),
    Setting("verbosity", "annonces", {"bref": "bref", "normal": "normal", "detaille": "detaille"}),
    Setting("rhythm", "rythme", _words("attendre", "rapide", "touche")),
    Setting("hesitations", "hesitations", YES_NO),
    Setting("races", "depart", _words("mots", "sons")),
    Setting("position", "position", YES_NO),
    Setting("row", "clavier", _words("azerty", "belge", "bepo")),
)
"""Settings with values to choose from; the games' readings join them, and voice and device have lists."""


class SettingsStore:
    """The settings in use and their file; where it cannot be written they last as long as the program.

    *readings* gives the settings that games bring (how cards are named), once somebody asks for them: their
    words take as long to load as all the rest of the way to the first word.
    """

    def __init__(self, folder: Path, readings: Callable[[], tuple[Setting, ...]], notice: Notice) -> None:
        """Read the file of *folder*; what is damaged in it is told, kept aside, and left at its default."""
        self._readings = readings
        self._path = folder / FILE
        self._notice = notice
        self._told = False
        self._unknown: dict[str, Any] = {}
        self._overrides: dict[str, Any] = {}
        self._kept = Settings()
        self._read()

    @property
    def settings(self) -> Settings:
        """The settings in use: what was kept, and over it what holds for this time only."""
        return replace(self._kept, **self._overrides)

    @cached_property
    def schema(self) -> tuple[Setting, ...]:
        """All settings that can be chosen, those of the games last."""
        return (*SCHEMA, *self._readings())

    def find(self, name: str) -> Setting:
        """Return the setting of an English or French name; raise `Refused` with the names that exist."""
        wanted = name.strip().lower().replace("_", "-")
        for setting in self._known():
            if wanted in (setting.id.replace("_", "-"), setting.french):
                return setting
        raise Refused("no-such-setting", nom=name, possible=tuple(known.french for known in self.schema))

    def _known(self) -> Iterator[Setting]:
        """Give all settings; those of the games are asked for only when the others are not enough."""
        yield from SCHEMA
        yield from self.schema[len(SCHEMA) :]

    def value(self, setting: Setting) -> Any:
        """Return the value in use."""
        if setting not in SCHEMA:
            return self.settings.readings.get(setting.id, next(iter(setting.values.values())))
        return getattr(self.settings, setting.id)

    def override(self, **fields: Any) -> None:
        """Use these fields for this time, without keeping them."""
        self._overrides |= fields

    def override_named(self, name: str, text: str) -> None:
        """Use the value *text* of the setting *name* for this time; raise `Refused` if it cannot be."""
        setting = self.find(name)
        self.override(**self._fields(setting, setting.read(text)))

    def choose(self, setting: Setting, value: Any) -> Settings:
        """Keep *value* for *setting*, and return the settings in use."""
        return self.change(**self._fields(setting, value))

    def change(self, **fields: Any) -> Settings:
        """Keep these fields, for good where the disk lets us, and return the settings in use."""
        for name in fields:
            self._overrides.pop(name, None)
        self._kept = replace(self._kept, **fields)
        self._write()
        return self.settings

    def _write(self) -> None:
        try:
            write_whole(self._path, to_toml({**self._unknown, **asdict(self._kept)}))
        except OSError as error:
            if not self._told:
                folder = str(self._path.parent)
                self._notice("store-settings-unwritable", dossier=folder, pourquoi=reason(error))
            self._told = True

    def _fields(self, setting: Setting, value: Any) -> dict[str, Any]:
        now = self.settings
        if setting not in SCHEMA:
            return {"readings": {**now.readings, setting.id: value}}
        if setting.id == "rate":
            return {"rates": {**now.rates, now.voice or DEFAULT_VOICE: value}}
        return {setting.id: value}

    def _read(self) -> None:
        try:
            data = tomllib.loads(self._path.read_bytes().decode("utf-8-sig"))
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self._notice("store-settings-unreadable", fichier=str(self._path), pourquoi=reason(error))
            return
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            self._repair("store-settings-damaged")
            return
        fields = {name: data.pop(name) for name in Settings.__slots__ if name in data}
        self._unknown = data
        wrong = sorted(name for name, value in fields.items() if not self._sound(name, value))
        self._kept = replace(self._kept, **{name: fields[name] for name in fields if name not in wrong})
        if wrong:
            self._repair("store-settings-wrong", noms=tuple(wrong))

    def _repair(self, id_: str, **args: Any) -> None:
        """Keep a damaged file aside, tell it, and write what could be read of it: it is told once."""
        copy = keep_aside(self._path)
        self._notice(id_, copie=str(copy), **args)
        if copy != self._path:
            self._write()

    def _sound(self, name: str, value: Any) -> bool:
        """Say whether a value read from the file can be used for the field *name*."""
        if type(value) is not type(getattr(Settings(), name)):
            return False
        if name == "rates":
            return all(type(rate) is int and rate in RATES for rate in value.values())
        if name == "measured":
            return all(type(speed) is int and speed in SPEEDS for speed in value.values())
        if name == "people":
            return all(isinstance(person, str) for person in value)
        if name == "keys":
            return all(isinstance(text, str) for text in value.values())
        if name == "readings":
            if not value:
                return True
            legal = {reading.id: reading.values.values() for reading in self.schema if reading.id in value}
            return all(
                text in legal[id_] if id_ in legal else isinstance(text, str) for id_, text in value.items()
            )
        known = next((setting for setting in SCHEMA if setting.id == name), None)
        return known is None or value in known.values.values() or (name == "mode" and value == "")


def to_toml(data: Mapping[str, Any]) -> str:
    r"""Return flat data with tables of one level as TOML.

    >>> to_toml({"mono": False, "rates": {"pico": 9}})
    'mono = false\n\n[rates]\npico = 9\n'
    """
    plain = {name: value for name, value in data.items() if not isinstance(value, Mapping)}
    tables = {name: value for name, value in data.items() if isinstance(value, Mapping)}
    lines = [f"{_key(name)} = {_value(value)}" for name, value in plain.items()]
    for name, table in tables.items():
        lines += ["", f"[{_key(name)}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else _value(name)


def _value(value: Any) -> str:
    """Return a value as TOML: whatever a file may hold, for keys that are not ours."""
    match value:
        case Mapping():
            return "{ " + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case dt.date() | dt.time():
            return value.isoformat()
        case float():
            return str(value)
        case _:
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
