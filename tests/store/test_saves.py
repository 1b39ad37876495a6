"""Saved games: kept after every move, whole whatever happens, and listed newest first."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludoreille
from ludoreille.core import Seat
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.store.saves import FINISHED, OPEN, DamagedSave, Save, Saves
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Line

GAME = Save(
    "push",
    3,
    ("Zoé", "Basile\u2028", 'L"Ève'),
    people=(Seat(2),),
    levels=(Level.EXPERT, Level.BEGINNER, None),
    options={"star": "lose_all"},
    seed="42",
    journal=("= 1", "1 draw", "= Y4"),
)


class Notices(list):
    def __call__(self, id_, **args):
        self.append(Catalogue(folder("locales") / "fr").render(Line(id_, args), None, ()).printed)


def saves_in(path):
    notices = Notices()
    return Saves(path, notices), notices


def test_a_game_comes_back_as_it_was(tmp_path):
    saves, notices = saves_in(tmp_path)
    game = saves.begin(GAME)
    saves.keep(game)
    assert list(saves.unfinished()) == [game]
    assert notices == []


def test_a_game_kept_with_one_level_for_all_is_still_read(tmp_path):
    old = GAME.write().replace('"levels": ["expert", "debutant", null]', '"level": "expert"')
    (tmp_path / "ancienne.partie").write_text(old, "utf-8")
    game = saves_in(tmp_path)[0].load(tmp_path / "ancienne.partie")
    assert '"level"' in old and game.levels == (Level.EXPERT, Level.EXPERT, None)


def test_the_last_played_game_is_offered_first(tmp_path):
    saves, _ = saves_in(tmp_path)
    games = []
    for _ in range(3):
        games.append(saves.begin(GAME))
        saves.keep(games[-1])
        time.sleep(0.02)
    saves.keep(games[0])
    assert [game.begun for game in saves.unfinished()] == [
        game.begun for game in (games[0], games[2], games[1])
    ]


def test_a_finished_game_is_no_longer_offered_but_can_be_heard(tmp_path):
    saves, _ = saves_in(tmp_path)
    game = saves.begin(GAME)
    saves.keep(game)
    saves.finish(game)
    assert list(saves.unfinished()) == []
    assert saves.load(saves.path(game, FINISHED)) == game


def test_a_finished_game_whose_file_cannot_be_removed_is_kept_all_the_same(tmp_path, monkeypatch):
    saves, _ = saves_in(tmp_path)
    game = saves.begin(GAME)
    saves.keep(game)

    def forbidden(*_args, **_options):
        raise PermissionError

    monkeypatch.setattr(Path, "unlink", forbidden)
    saves.finish(game)
    assert saves.load(saves.path(game, FINISHED)) == game


def damaged_files():
    rng = random.Random(7)
    whole = GAME.write().encode()
    yield b""
    yield from (whole[:cut] for cut in (1, 40, 120))
    yield from (rng.randbytes(size) for size in (3, 200, 5000))
    yield b"[1]\n= 1\n"
    yield GAME.write().replace('"seats": 3', '"seats": 1e999').encode()
    yield GAME.write().replace('"seats": 3', '"seats": 4').encode()
    yield GAME.write().replace('"begun": ""', '"begun": "/../../ailleurs"').encode()
    yield GAME.write().replace('"begun": ""', '"begun": "\\u0000"').encode()
    yield GAME.write().replace('"expert", "debutant"', '"expert", null').encode()
    yield GAME.write().replace('"expert", "debutant"', '"expert"').encode()
    yield GAME.write().replace('"expert", "debutant"', '"expert", "fort"').encode()
    yield GAME.write().replace('"ludoreille": 1', '"ludoreille": 99').encode()


@pytest.mark.parametrize("data", tuple(damaged_files()))
def test_a_damaged_game_is_kept_aside_and_told_and_the_others_are_there(tmp_path, data):
    saves, notices = saves_in(tmp_path)
    good, bad = saves.begin(GAME), tmp_path / OPEN / "push-abîmée.partie"
    saves.keep(good)
    bad.write_bytes(data)
    assert list(saves.unfinished()) == [good]
    (copy,) = (tmp_path / OPEN).glob("*.abime-*")
    assert copy.read_bytes() == data and not bad.exists()
    assert len(notices) == 1 and bad.name in notices[0]
    assert len(list(saves.unfinished())) == 1 and len(notices) == 1, "told once"


def test_a_file_that_is_no_game_is_refused(tmp_path):
    stranger = tmp_path / "lettre.txt"
    stranger.write_text("Cher ami\n", "utf-8")
    with pytest.raises(DamagedSave):
        saves_in(tmp_path)[0].load(stranger)


def test_without_a_folder_the_game_goes_on_and_it_is_told_once(tmp_path):
    place = tmp_path / "file"
    place.write_text("not a folder")
    saves, notices = saves_in(place)
    for _ in range(3):
        saves.keep(saves.begin(GAME))
    saves.finish(saves.begin(GAME))
    assert list(saves.unfinished()) == []
    assert len(notices) == 1 and "ce n'est pas un dossier" in notices[0]


def test_a_disk_that_fills_up_leaves_the_previous_save(tmp_path, monkeypatch):
    saves, notices = saves_in(tmp_path)
    game = saves.begin(GAME)
    saves.keep(game)

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)
    saves.finish(game)
    monkeypatch.undo()
    assert list(saves.unfinished()) == [game]
    assert "le disque est plein" in notices[0]


HERE = {**os.environ, "PYTHONPATH": str(Path(ludoreille.__file__).parents[1])}
WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from ludoreille.kit.bots import Level
from ludoreille.store.saves import Save, Saves
saves = Saves(Path(sys.argv[1]), print)
game = Save("push", 2, ("Vous", "Basile"), levels=(None, Level.EXPERT), begun="now")
for moves in range(1, 10**6):
    saves.keep(replace(game, journal=("0 draw",) * (moves % 400) + (f"= {moves}",)))
    if moves == 1:
        print("going", flush=True)
"""


def test_a_kill_in_the_middle_of_a_save_loses_nothing(tmp_path):
    rng = random.Random(7)
    for _ in range(8):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, tmp_path], stdout=subprocess.PIPE, env=HERE)
        with writer:
            assert writer.stdout.readline() == b"going\n"
            time.sleep(rng.random() * 0.1)
            os.kill(writer.pid, signal.SIGKILL)
        saves, notices = saves_in(tmp_path)
        (save,) = saves.unfinished()
        *moves, last = save.journal
        assert last.startswith("= ") and len(moves) == int(last[2:]) % 400
        assert notices == []
    assert len(list((tmp_path / OPEN).iterdir())) <= 2, "no litter piles up"


def test_keeping_a_long_game_costs_a_few_milliseconds(tmp_path):
    saves, _ = saves_in(tmp_path)
    game = Save("push", 2, ("Vous", "Basile"), begun="now", journal=("0 place 1",) * 600)
    times = []
    for _ in range(30):
        begun = time.perf_counter()
        saves.keep(game)
        times.append(time.perf_counter() - begun)
    assert sorted(times)[15] < 0.02, "seconds, the median"
