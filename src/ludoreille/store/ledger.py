"""The ledger: what the finished games came to, in a database, so that a journal is replayed only once.

The journals are the truth. The database may be missing, damaged, locked, outdated or read-only: the journals
are then replayed, and the same comes out.
"""

import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.files import keep_aside
from ludoreille.store.played import Person, Played, Reply, replay
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
VERSION = 1
"""To be raised when `replay` finds something else in the same journal."""
TABLES = {
    "finished": "file TEXT PRIMARY KEY, size INTEGER, changed INTEGER, sum INTEGER, game TEXT, begun TEXT, "
    "seats INTEGER, strength TEXT, hints INTEGER",
    "place": "file TEXT REFERENCES finished ON DELETE CASCADE, seat INTEGER, person TEXT, score INTEGER, "
    "won INTEGER, PRIMARY KEY (file, seat)",
    "reply": "file TEXT REFERENCES finished ON DELETE CASCADE, seat INTEGER, number INTEGER, moment INTEGER, "
    "right INTEGER, PRIMARY KEY (file, seat, number)",
    "amount": "file TEXT REFERENCES finished ON DELETE CASCADE, seat INTEGER, id TEXT, amount INTEGER, "
    "PRIMARY KEY (file, seat, id)",
}
"""Columns by table. Without a `game`, a file does not count; `person` is null for bots."""
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

Stamp = tuple[int, int]
"""Size in bytes and moment of the last change in nanoseconds: a file that has both is the same."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the ledger knows of a file: what its game came to, None where it does not count."""

    stamp: Stamp
    played: Played | None


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
            known = self._use(_read, known)
        kept = {name: entry for name, entry in known.items() if stamps.get(name) == entry.stamp}
        missing = [name for name in sorted(stamps) if name not in kept]
        if gone := known.keys() - kept.keys():
            self._use(partial(_forget, names=gone), None)
        for start in range(0, len(missing), BATCH):
            counting(len(missing) - start)
            names = missing[start : start + BATCH]
            fresh = {name: entry for name in names if (entry := _replayed(files[name], stamps[name]))}
            self._use(partial(_write, entries=fresh), None)
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
                _prepare(database)
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


def fingerprint() -> int:
    """Return the number of what is kept: another one means that all is to be replayed."""
    kept = VERSION, TABLES, [(game, shelved.figures.ids) for game, shelved in SHELF.items()]
    return zlib.crc32(repr(kept).encode()) >> 1


def _prepare(database: "Connection") -> None:
    """Make the tables where they are missing or those of another version."""
    database.execute("PRAGMA foreign_keys = ON")
    number = fingerprint()
    if database.execute("PRAGMA user_version").fetchone() == (number,):
        return
    with database:
        database.execute("BEGIN IMMEDIATE")
        for table in reversed(TABLES):
            database.execute(f"DROP TABLE IF EXISTS {table}")
        for table, columns in TABLES.items():
            database.execute(f"CREATE TABLE {table} ({columns}) WITHOUT ROWID")
        database.execute(f"PRAGMA user_version = {number}")


def _read(database: "Connection") -> Mapping[str, Entry]:
    """Return all entries; raise ValueError where they are not as they were written."""
    places = _by_file(database, "SELECT file, seat, person, score, won FROM place ORDER BY file, seat")
    replies = _by_file(database, "SELECT file, seat, moment, right FROM reply ORDER BY file, seat, number")
    amounts = _by_file(database, "SELECT file, seat, id, amount FROM amount ORDER BY file, seat, id")
    entries = {}
    for file, size, changed, total, *row in database.execute("SELECT * FROM finished"):
        played = None
        if row[0] is not None:
            played = _played(row, places[file], replies[file], amounts[file])
        if _sum(played) != total:
            raise ValueError(file)
        entries[file] = Entry((size, changed), played)
    return entries


def _by_file(database: "Connection", query: str) -> Mapping[str, list[tuple[Any, ...]]]:
    rows: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for file, *row in database.execute(query):
        rows[file].append(tuple(row))
    return rows


def _played(
    row: Sequence[Any],
    places: Sequence[tuple[Any, ...]],
    replies: Iterable[tuple[Any, ...]],
    amounts: Iterable[tuple[Any, ...]],
) -> Played:
    """Return the game of a row of `finished`, with the rows of the other tables that belong to it."""
    game, begun, seats, strength, hints = row
    given, counts = defaultdict[int, list[Reply]](list), defaultdict[int, dict[str, int]](dict)
    for seat, moment, right in replies:
        given[seat].append(Reply(moment, bool(right)))
    for seat, id_, amount in amounts:
        counts[seat][id_] = amount
    over = Over(
        tuple(Seat(seat) for seat, _, _, won in places if won), tuple(score for _, _, score, _ in places)
    )
    people = {
        Seat(seat): Person(name, tuple(given[seat]), counts[seat])
        for seat, name, _, _ in places
        if name is not None
    }
    level = strength if strength in (None, "mixed") else Level(strength)
    return Played(game, begun, seats, level, hints, over, people)


def _forget(database: "Connection", names: Iterable[str]) -> None:
    with database:
        database.execute("BEGIN IMMEDIATE")
        database.executemany("DELETE FROM finished WHERE file = ?", [(name,) for name in names])


def _write(database: "Connection", entries: Mapping[str, Entry]) -> None:
    """Keep *entries*, in one transaction; what no database holds (half a letter in a name) is left out."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        for name, entry in entries.items():
            database.execute("SAVEPOINT file")
            try:
                _insert(database, name, entry)
            except (UnicodeEncodeError, OverflowError):
                database.execute("ROLLBACK TO file")
            database.execute("RELEASE file")


def _insert(database: "Connection", file: str, entry: Entry) -> None:
    """Write the rows of a file, in place of those that were there."""
    database.execute("DELETE FROM finished WHERE file = ?", (file,))
    played, total = entry.played, _sum(entry.played)
    if played is None:
        row: tuple[Any, ...] = (file, *entry.stamp, total, None, None, None, None, None)
    else:
        game = (played.game, played.begun, played.seats, played.strength, played.hints)
        row = (file, *entry.stamp, total, *game)
    _insert_rows(database, "finished", [row])
    if played is None:
        return
    people = played.people
    names = [people[seat].name if seat in people else None for seat in map(Seat, range(played.seats))]
    places = enumerate(zip(names, played.over.scores, strict=True))
    winners = played.over.winners
    _insert_rows(database, "place", [(file, seat, *who, int(seat in winners)) for seat, who in places])
    for seat, person in people.items():
        replies = enumerate(person.replies)
        rows = [(file, seat, number, reply.moment, int(reply.right)) for number, reply in replies]
        _insert_rows(database, "reply", rows)
        _insert_rows(database, "amount", [(file, seat, id_, amount) for id_, amount in person.counts.items()])


def _insert_rows(database: "Connection", table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 - tables of this module


def _sum(played: Played | None) -> int:
    """Return the checksum by which a damaged row is found out."""
    return zlib.crc32(repr(played).encode("utf-8", "replace"))
