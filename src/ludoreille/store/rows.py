"""The tables of the ledger: entries written into a database and read back, each with its checksum."""

import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.played import Person, Played, Reply

if TYPE_CHECKING:
    from sqlite3 import Connection

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
Stamp = tuple[int, int]
"""Size in bytes and moment of the last change in nanoseconds: a file that has both is the same."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the ledger knows of a file: what its game came to, None where it does not count."""

    stamp: Stamp
    played: Played | None


def fingerprint() -> int:
    """Return the number of what is kept: another one means that all is to be replayed."""
    kept = VERSION, TABLES, [(game, shelved.figures.ids) for game, shelved in SHELF.items()]
    return zlib.crc32(repr(kept).encode()) >> 1


def prepare(database: "Connection") -> None:
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


def read(database: "Connection") -> Mapping[str, Entry]:
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


def forget(database: "Connection", names: Iterable[str]) -> None:
    """Take the entries of these files out, with all their rows."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        database.executemany("DELETE FROM finished WHERE file = ?", [(name,) for name in names])


def write(database: "Connection", entries: Mapping[str, Entry]) -> None:
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
