"""The file of the settings: read, used over by what holds for this time, kept after every change."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ludoreille.core import Refused
from ludoreille.store.files import keep_aside, reason, write_whole
from ludoreille.store.settings import DEFAULT_VOICE, PERSONAL, SCHEMA, Setting, Settings, is_sound, label_of
from ludoreille.store.toml import to_toml

FILE = "reglages.toml"

Notice = Callable[..., None]
"""Called with the id of a message and its arguments, for what the player must be told."""
Readings = Callable[[], tuple[Setting, ...]]


@dataclass(frozen=True, slots=True)
class Read:
    """What a text holds: fields of `Settings` that can be used, names of those that cannot, and the rest."""

    fields: dict[str, Any]
    wrong: tuple[str, ...]
    unknown: dict[str, Any]


def read_settings(data: bytes, readings: Readings) -> Read:
    """Read the settings of a file; raise `UnicodeDecodeError` or `tomllib.TOMLDecodeError` if it has none."""
    unknown = tomllib.loads(data.decode("utf-8-sig"))
    fields = {name: unknown.pop(name) for name in Settings.__slots__ if name in unknown}
    wrong = tuple(sorted(name for name, value in fields.items() if not is_sound(name, value, readings)))
    return Read({name: fields[name] for name in fields if name not in wrong}, wrong, unknown)


class SettingsStore:
    """The settings in use and their file; where it cannot be written they last as long as the program.

    *readings* gives the settings that games bring (how cards are named), once somebody asks for them: their
    words take as long to load as all the rest of the way to the first word.
    """

    def __init__(
        self, folder: Path, readings: Readings, notice: Notice, begin: Settings | None = None
    ) -> None:
        """Read the file of *folder*, as `open` does."""
        self._readings = readings
        self._notice = notice
        self._overrides: dict[str, Any] = {}
        self._supposed = ""
        self.open(folder, begin)

    def open(self, folder: Path, begin: Settings | None = None) -> None:
        """Use the settings of *folder*, those of *begin* where it has none yet.

        What is damaged in the file is told, kept aside, and left at its default.
        """
        self.path = folder / FILE
        self._told = False
        self._unknown: dict[str, Any] = {}
        self._person = ""
        self._kept = begin or Settings()
        self._read()

    @property
    def settings(self) -> Settings:
        """The settings in use: what was kept, over it what holds for this time, over it a person's own."""
        shared, own = self._shared, self._own
        if not own:
            return shared
        return replace(shared, **{**own, "rates": {**shared.rates, **own.get("rates", {})}})

    @property
    def kept(self) -> Settings:
        """The settings that the file holds, for everybody."""
        return self._kept

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

    def suppose(self, mode: str) -> None:
        """Use *mode* as long as none was chosen."""
        self._supposed = mode

    def override(self, **fields: Any) -> None:
        """Use these fields for this time, without keeping them."""
        self._overrides |= fields

    def override_named(self, name: str, text: str) -> None:
        """Use the value *text* of the setting *name* for this time; raise `Refused` if it cannot be."""
        setting = self.find(name)
        self.override(**self._fields(setting, setting.read(text)))

    @property
    def listener(self) -> str:
        """The person who hears with settings of his own and changes them; "" where all hear the same."""
        return self._person if self._shared.own else ""

    def listen_as(self, person: str) -> None:
        """Let *person* hear and change what is his own, if each has his own; "": everybody hears."""
        self._person = person

    def choose(self, setting: Setting, value: Any) -> Settings:
        """Keep *value* for *setting*, and return the settings in use."""
        return self.change(**self._fields(setting, value))

    def change(self, **fields: Any) -> Settings:
        """Keep these fields, for good where the disk lets us, and return the settings in use.

        While a person with settings of his own hears, those that are personal are kept for him alone.
        """
        if self.listener:
            own = {name: fields.pop(name) for name in PERSONAL if name in fields}
            if own:
                fields["manners"] = {**self._kept.manners, self._key: self._changed(own)}
        for name in fields:
            self._overrides.pop(name, None)
        self._kept = replace(self._kept, **fields)
        self._write()
        return self.settings

    def adopt(self, fields: Mapping[str, Any]) -> Settings:
        """Keep *fields*, which come from elsewhere; what holds for this time goes on holding."""
        self._kept = replace(self._kept, **fields)
        self._write()
        return self.settings

    def rename(self, before: str, after: str) -> Settings:
        """Keep under the name *after* what is the own of *before*; under "" it is forgotten."""
        own = next((own for name, own in self._kept.manners.items() if _same(name, before)), None)
        if own is None:
            return self.settings
        others = {
            name: each
            for name, each in self._kept.manners.items()
            if not (_same(name, before) or _same(name, after))
        }
        return self.change(manners={**others, after: own} if after else others)

    @property
    def _shared(self) -> Settings:
        """The settings of everybody."""
        supposed = {} if self._kept.mode or not self._supposed else {"mode": self._supposed}
        return replace(self._kept, **supposed | self._overrides)

    @property
    def _key(self) -> str:
        """The name under which the settings of who hears are kept: capitals do not count."""
        return next((name for name in self._kept.manners if _same(name, self._person)), self._person)

    @property
    def _own(self) -> Mapping[str, Any]:
        """What is the own of who hears."""
        return self._kept.manners.get(self._key, {}) if self.listener else {}

    def _changed(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Return what is the own of who hears after a change; of speeds only those that he has set."""
        own, shared = self._own, self._shared.rates
        changed = {**own, **fields}
        if "rates" in changed:
            known = own.get("rates", {})
            changed["rates"] = {
                voice: rate
                for voice, rate in changed["rates"].items()
                if voice in known or shared.get(voice) != rate
            }
        return changed

    def _write(self) -> None:
        try:
            write_whole(self.path, to_toml({**self._unknown, **asdict(self._kept)}))
        except OSError as error:
            if not self._told:
                folder = str(self.path.parent)
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
            read = read_settings(self.path.read_bytes(), lambda: self.schema)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self._notice("store-settings-unreadable", fichier=str(self.path), pourquoi=reason(error))
            return
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            self._repair("store-settings-damaged")
            return
        self._unknown = read.unknown
        self._kept = replace(self._kept, **read.fields)
        if read.wrong:
            self._repair("store-settings-wrong", noms=tuple(map(label_of, read.wrong)))

    def _repair(self, id_: str, **args: Any) -> None:
        """Keep a damaged file aside, tell it, and write what could be read of it: it is told once."""
        copy = keep_aside(self.path)
        self._notice(id_, copie=str(copy), **args)
        if copy != self.path:
            self._write()


def _same(one: str, other: str) -> bool:
    """Say whether two names are those of one person."""
    return one.casefold() == other.casefold()
