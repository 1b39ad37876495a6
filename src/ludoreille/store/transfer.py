"""All settings as one file, for another machine or another day."""

import errno
import os
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from ludoreille.core import Refused
from ludoreille.store.files import BEFORE, copy_aside, reason, write_over
from ludoreille.store.settings_file import SettingsStore, read_settings
from ludoreille.store.toml import to_toml

FORMAT = 1
VERSION = "format"
"""The key of the file that holds its `FORMAT`; the file of the settings itself has none."""
OF_MACHINE = ("device",)
"""Fields that mean nothing on another machine: they are not exported, and stay here as they are."""
LARGEST = 1_000_000
"""Bytes of a file that can be settings."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of an import: fields left out as wrong or as of another machine, words not known.

    `copy` is where the settings from before are kept, None where none had been kept.
    """

    wrong: tuple[str, ...]
    of_machine: tuple[str, ...]
    unknown: tuple[str, ...]
    copy: Path | None


def export_settings(store: SettingsStore, path: Path) -> Path | None:
    """Write all settings that are kept to *path*; raise `Refused` if that cannot be.

    Return where another file of that name from before is kept, None if there was none.
    """
    fields = {name: value for name, value in asdict(store.kept).items() if name not in OF_MACHINE}
    text = to_toml({VERSION: FORMAT, **fields})
    try:
        if not path.parent.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        copy = write_over(path, text)
    except OSError as error:
        raise Refused("export-unwritable", fichier=str(path), pourquoi=reason(error)) from error
    return copy


def import_settings(store: SettingsStore, path: Path) -> Taken:
    """Use the settings of a file from now on, all that can be; raise `Refused` if it is none.

    Nothing is changed before the settings in use are kept aside.
    """
    data = _data(path)
    try:
        read = read_settings(data, lambda: store.schema)
    except UnicodeDecodeError as error:
        raise Refused("import-not-utf-8", fichier=str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise Refused("import-damaged", fichier=str(path)) from error
    version = read.unknown.pop(VERSION, FORMAT)
    if type(version) is int and version > FORMAT:
        raise Refused("import-newer", fichier=str(path), version=version)
    of_machine = tuple(
        name for name in OF_MACHINE if read.fields.get(name) not in (None, "", getattr(store.kept, name))
    )
    fields = {name: value for name, value in read.fields.items() if name not in OF_MACHINE}
    if version != FORMAT or not fields:
        raise Refused("import-no-settings", fichier=str(path))
    try:
        copy = copy_aside(store.path, BEFORE) if store.path.exists() else None
    except OSError as error:
        raise Refused("import-not-safe", dossier=str(store.path.parent), pourquoi=reason(error)) from error
    store.adopt(fields)
    return Taken(read.wrong, of_machine, tuple(sorted(read.unknown)), copy)


def _data(path: Path) -> bytes:
    """Return what a file holds, if it may be settings."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise Refused("import-no-settings", fichier=str(path))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused("import-unreadable", fichier=str(path), pourquoi=reason(error)) from error
    if len(data) > LARGEST:
        raise Refused("import-no-settings", fichier=str(path))
    return data
