"""The ledger: what the finished games came to, in a database, so that a journal is replayed only once.

The journals are the truth. The database may be missing, damaged, locked, outdated or read-only: the journals
are then replayed, and the same comes out.
"""

from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ludoreille.store.files import keep_aside
from ludoreille.store.played import Played, replay
from ludoreille.store.rows import Entry, Stamp, forget, prepare, read, write
from ludoreille.store.saves import DamagedSave, Save, Saves
from ludoreille.words.line import Phrase

if TYPE_CHECKING:
    from sqlite3 import Connection

T = TypeVar("T")
NAME = "statistiques.sqlite"
PATIENCE = 0.2
"""Seconds to wait for another program that writes."""
BATCH = 25
"""Games that are replayed before they are written: who leaves meanwhile loses no more."""
UNUSABLE = {
    3: "forbidden",
    5: "busy",
    6: "busy",
    8: "protected",
    10: "disk",
    13: "disk-full",
    14: "forbidden",
    23: "forbidden",
}
"""Primary result codes of SQLite for a database that is sound but cannot be used now; others mean damage."""


class Ledger:
    """The finished games of a player, by the files of their journals."""

    def __init__(self, saves: Saves) -> None:
        """Keep the database in the folder of *saves*; nothing is read or made before it is needed."""
        self._saves = saves
        self._given_up = False
        self._told = set[str]()

    @property
    def folder(self) -> Path:
        """Where the player's files are."""
        return self._saves.folder

    @property
    def _path(self) -> Path:
        return self.folder / NAME

    def played(self, counting: Callable[[int], None] = lambda _left: None) -> list[Played]:
        """Return the finished games that count, the first begun first.

        *counting* is called with how many journals are still to be replayed, before each few of them.
        """
        self._given_up = False
        files = {path.name: path for path in self._saves.finished_files()}
        stamps = _stamps(files)
        known: Mapping[str, Entry] = {}
        if stamps or self._path.exists():
            known = self._use(read, known)
        kept = {name: entry for name, entry in known.items() if stamps.get(name) == entry.stamp}
        missing = [name for name in sorted(stamps) if name not in kept]
        if gone := known.keys() - kept.keys():
            self._use(partial(forget, names=gone), None)
        for start in range(0, len(missing), BATCH):
            counting(len(missing) - start)
            names = missing[start : start + BATCH]
            fresh = {name: entry for name in names if (entry := _replayed(files[name], stamps[name]))}
            self._use(partial(write, entries=fresh), None)
            kept |= fresh
        ranked = sorted(
            kept.items(), key=lambda item: (item[1].played.begun if item[1].played else "", item[0])
        )
        return [entry.played for _, entry in ranked if entry.played is not None]

    def _use(self, work: "Callable[[Connection], T]", otherwise: T) -> T:
        """Return what *work* does with the database, or *otherwise* where that cannot be; told once."""
        if self._given_up:
            return otherwise
        try:
            import sqlite3  # noqa: PLC0415 - not on the way to a first word
        except ImportError:
            return otherwise
        try:
            with closing(sqlite3.connect(self._path, PATIENCE, isolation_level=None)) as database:
                prepare(database)
                return work(database)
        except (sqlite3.Error, ValueError) as error:
            self._mend(UNUSABLE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF))
            return otherwise

    def _mend(self, why: str | None) -> None:
        """Do without the database now, or begin a new one where the old one is damaged (*why* is None)."""
        if why is not None:
            self._give_up("a-folder" if self._path.is_dir() else why)
            return
        copy = keep_aside(self._path)
        try:
            if copy == self._path:
                raise FileExistsError
            # What it would roll back belongs to the old file.
            self._path.with_name(f"{NAME}-journal").unlink(missing_ok=True)
            self._path.unlink()
        except OSError:
            self._give_up("damaged")
        else:
            self._tell("store-statistics-damaged", copie=str(copy))

    def _give_up(self, why: str) -> None:
        self._given_up = True
        phrases = {"pourquoi": Phrase(f"store-reason-{why}"), "remede": Phrase(f"store-remedy-{why}")}
        self._tell("store-statistics-unusable", fichier=str(self._path), **phrases)

    def _tell(self, id_: str, **args: Any) -> None:
        if id_ not in self._told:
            self._saves.notice(id_, **args)
        self._told.add(id_)


def _stamps(files: Mapping[str, Path]) -> dict[str, Stamp]:
    """Return the stamp of each file that is there."""
    stamps = {}
    for name, path in files.items():
        with suppress(OSError):
            found = path.stat()
            stamps[name] = found.st_size, found.st_mtime_ns
    return stamps


def _replayed(path: Path, stamp: Stamp) -> Entry | None:
    """Return what the game of a file came to; None where it cannot be read now."""
    try:
        save = Save.read(path.read_bytes())
    except OSError:
        return None
    except DamagedSave:
        return Entry(stamp, None)
    return Entry(stamp, replay(save))
