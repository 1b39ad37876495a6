"""The ledger: whatever becomes of it and of the journals, it says what a replay of all journals says."""

import os
import sqlite3
from contextlib import closing
from functools import cache
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import play_to_the_end

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store import ledger as module
from ludoreille.store import rows
from ludoreille.store.ledger import NAME, Ledger
from ludoreille.store.played import replay
from ludoreille.store.saves import FINISHED, Save, Saves
from ludoreille.store.statistics import records
from ludoreille.table import Table

NAMES = ("Anne", "Basile", "Chloé")
MOMENT = count(1_700_000_000)


def game(rules, seed, *, seats=3, people=(Seat(0), Seat(2)), **header):
    """Return a finished game of *people* and bots."""
    table = Table(SHELF[rules].rules, seats)
    play_to_the_end(table, SHELF[rules].bots[Level.BEGINNER], Random(seed))
    levels = tuple(None if seat in people else Level.EXPERT for seat in range(seats))
    journal = tuple(table.journal)
    return Save(rules, seats, NAMES[:seats], people, levels, table.options, journal=journal, **header)


@pytest.fixture(scope="module")
def texts():
    """Return the files of a few finished games, and of some that count for nothing."""
    kinds = ("pas_touche", "push", "taiwan_snackbar", "touche")
    good = [game(rules, seed, begun=f"{seed}") for seed, rules in enumerate(kinds)]
    tie = [game("taiwan_snackbar", seed, begun="1", hints=seed) for seed in (7, 8)]
    odd = [game("touche", 9, begun="9", practice=True)]
    cut = [Save.read(good[1].write().encode().rpartition(b"\n")[0].rpartition(b"\n")[0])]
    return [save.write().encode() for save in (*good, *tie, *odd, *cut)] + [b"", b"rien"]


@cache
def truth(data):
    """Return what the replay of one file says."""
    return replay(Save.read(data))


class House:
    """A folder of finished games, and what its ledger had to tell of itself."""

    def __init__(self, folder):
        self.folder, self.told = folder, []
        (folder / FINISHED).mkdir(parents=True)
        self.saves = Saves(folder, lambda id_, **_args: self.told.append(id_))
        self.ledger = Ledger(self.saves)
        self.database, self.journal = folder / NAME, folder / f"{NAME}-journal"

    def put(self, number, data):
        """Write a file later than any before, however coarse the clock of the disk."""
        path = self.folder / FINISHED / f"{number}.partie"
        path.write_bytes(data)
        os.utime(path, (next(MOMENT),) * 2)

    def replayed(self):
        """Return what all journals say, without any ledger."""
        found = [
            (played.begun, path.name, played)
            for path in self.saves.finished_files()
            if path.stat().st_size > 10
            if (played := truth(path.read_bytes())) is not None
        ]
        return [played for _, _, played in sorted(found, key=lambda each: each[:2])]

    def check(self):
        """Compare the ledger with the journals."""
        known, true = self.ledger.played(), self.replayed()
        assert known == true
        assert records(known) == records(true)


FILES = st.integers(0, 2)
PUT = st.tuples(st.just("put"), FILES, st.integers(0, 9))
DEEDS = st.one_of(
    PUT,
    PUT,
    st.tuples(st.just("remove"), FILES),
    st.tuples(st.just("open anew")),
    st.tuples(st.just("cut"), st.floats(0, 1)),
    st.tuples(st.just("spoil"), st.floats(0, 1), st.binary(min_size=1, max_size=40)),
    st.tuples(st.just("lose")),
)


@settings(max_examples=25, deadline=None)
@given(deeds=st.lists(DEEDS, min_size=5, max_size=12))
def test_statistics_agree_with_replaying_all_journals(deeds, texts, tmp_path_factory):
    house = House(tmp_path_factory.mktemp("maison"))
    for deed in deeds:
        match deed:
            case "put", number, text:
                house.put(number, texts[text])
            case "remove", number:
                (house.folder / FINISHED / f"{number}.partie").unlink(missing_ok=True)
            case ("open anew",):
                house.ledger = Ledger(house.saves)
            case "cut", part if house.database.exists():
                data = house.database.read_bytes()
                house.database.write_bytes(data[: int(part * len(data))])
            case "spoil", part, noise if house.database.exists():
                data = bytearray(house.database.read_bytes())
                start = int(part * len(data))
                data[start : start + len(noise)] = noise
                house.database.write_bytes(data)
            case ("lose",):
                house.database.unlink(missing_ok=True)
        house.check()


@pytest.fixture
def house(tmp_path, texts):
    """Return a house of four games, its ledger up to date."""
    house = House(tmp_path)
    for number, text in enumerate(texts[:4]):
        house.put(number, text)
    house.check()
    return house


@pytest.fixture
def counted(monkeypatch):
    """Return a list to which each game is added that is replayed."""
    seen = []
    monkeypatch.setattr(module, "replay", lambda save: seen.append(save.game) or replay(save))
    return seen


def test_a_journal_is_replayed_once(house, texts, counted):
    house.check()
    assert counted == []
    house.put(7, texts[4])
    house.put(8, texts[6])
    house.put(9, b"")
    left = []
    house.ledger.played(left.append)
    house.check()
    assert sorted(counted) == ["taiwan_snackbar", "touche"] and left == [3]
    (house.folder / FINISHED / "1.partie").unlink()
    Ledger(house.saves).played(left.append)
    assert len(counted) == 2 and left == [3]
    with closing(sqlite3.connect(house.database)) as database:
        assert database.execute("SELECT count(*) FROM finished").fetchone() == (6,)
        for table in ("place", "reply", "amount"):
            files = {file for (file,) in database.execute(f"SELECT file FROM {table}")}
            assert "1.partie" not in files, "nothing is left of a file that is gone"


def test_a_file_that_changes_is_replayed_again(house, texts):
    for text in (4, 2, 6, 9):
        house.put(1, texts[text])
        house.check()


def test_another_version_replays_all(house, counted, monkeypatch):
    monkeypatch.setattr(rows, "VERSION", 0)
    house.check()
    assert len(counted) == 4 and house.told == []
    house.check()
    assert len(counted) == 4


def test_who_leaves_while_journals_are_replayed_loses_only_the_last_few(house, texts, counted, monkeypatch):
    monkeypatch.setattr(module, "BATCH", 2)
    for number in range(4, 9):
        house.put(number, texts[2])

    def leave(left):
        if left == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        house.ledger.played(leave)
    counted.clear()
    house.check()
    assert len(counted) == 1


def garbage(house):
    house.database.write_bytes(b"rien de bon" * 1000)
    house.journal.write_bytes(b"d'une autre fois" * 1000)


def no_table(house):
    with closing(sqlite3.connect(house.database)) as database:
        database.execute("DROP TABLE place")


def another_score(house):
    with closing(sqlite3.connect(house.database)) as database:
        database.execute("UPDATE place SET score = score + 1 WHERE seat = 0")
        database.commit()


@pytest.mark.parametrize("harm", [garbage, no_table, another_score])
def test_a_damaged_database_is_kept_aside_told_once_and_made_again(house, harm, counted):
    harm(house)
    harmed = house.database.read_bytes()
    house.check()
    assert house.told == ["store-statistics-damaged"]
    (aside,) = house.folder.glob(f"{NAME}.abime-*")
    assert aside.read_bytes() == harmed and not house.journal.exists()
    counted.clear()
    house.check()
    assert counted == [] and len(house.told) == 1


def test_what_is_no_file_is_left_alone(house, texts):
    house.database.unlink()
    house.database.mkdir()
    house.check()
    house.check()
    assert house.told == ["store-statistics-unusable"] and house.database.is_dir()


def test_a_locked_database_is_done_without(house, texts, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0)
    house.put(8, texts[4])
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        house.check()
        house.check()
    assert house.told == ["store-statistics-unusable"]
    house.check()


def read_only(connect):
    return lambda path, patience, **more: connect(f"file:{path}?mode=ro", patience, uri=True, **more)


def full(connect):
    def opened(*args, **more):
        database = connect(*args, **more)
        database.execute("PRAGMA max_page_count = 1")
        return database

    return opened


@pytest.mark.parametrize("harm", [read_only, full])
def test_a_database_that_cannot_be_written_still_tells_what_it_holds(
    house, texts, counted, monkeypatch, harm
):
    for number in range(10, 40):
        house.put(number, texts[2])
    monkeypatch.setattr(sqlite3, "connect", harm(sqlite3.connect))
    house.check()
    assert len(counted) == 30 and house.told == ["store-statistics-unusable"]


def test_without_sqlite_the_journals_alone_serve(house, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "sqlite3", None)
    house.check()
    assert house.told == []


def test_what_no_database_can_hold_is_counted_all_the_same(house, counted):
    house.put(8, game("touche", 3, begun="x", hints=10**30).write().encode())
    house.put(9, game("touche", 3, begun="y").write().replace("Anne", "\\ud800").encode())
    house.check()
    house.check()
    assert counted == ["touche"] * 4 and house.told == []
