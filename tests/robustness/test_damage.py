"""Files that are damaged: told in a sentence, kept aside, and all that is sound goes on."""

import os
import random

import pytest
from robustness.program import QUIET, Evening, run, saved

PLAY = ("jouer", "push", "--joueurs", "2", "--graine", "7", *QUIET)
NOT_A_GAME = "n'est pas une partie de Ludoreille, ou il est abîmé."


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return the text of a game that was left."""
    folder = tmp_path_factory.mktemp("partie")
    assert run(folder, *PLAY, typed=b"quitter\n").returncode == 0
    return saved(folder)[0].read_text("utf-8")


def damaged(whole):
    noise = random.Random(7)
    header, *moves = whole.splitlines()
    return {
        "empty": b"",
        "cut in the header": whole[:50].encode(),
        "cut in a move": whole[:-3].encode(),
        "random bytes": noise.randbytes(3000),
        "a move that the rules forbid": f"{whole}1 stop\n1 stop\n".encode(),
        "no move at all": f"{whole}bonjour\n".encode(),
        "a seat of many digits": f"{whole}{'9' * 5000} draw\n".encode(),
        "a game that is not on the shelf": whole.replace('"push"', '"tarot"').encode(),
        "an unknown option": whole.replace('"options": {', '"options": {"x": 1, ').encode(),
        "too many at the table": header.replace('"seats": 2', '"seats": 9')
        .replace('"names": [', '"names": [' + '"A", ' * 7)
        .encode(),
        "deep brackets": b"[" * 200_000,
        "moves in another order": "\n".join([header, *reversed(moves)]).encode(),
    }


def test_damaged_games_are_kept_aside_and_the_one_before_goes_on(tmp_path, whole):
    games = tmp_path / "maison" / "parties"
    games.mkdir(parents=True)
    good, bad = games / "push-1.partie", damaged(whole)
    good.write_text(whole, "utf-8")
    os.utime(good, (1, 1))
    for harm, data in bad.items():
        (games / f"{harm}.partie").write_bytes(data)
    done = run(tmp_path, "reprendre", *QUIET, typed=b"quitter\n")
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    for harm, data in bad.items():
        told = f"Une partie gardée était abîmée, {harm}.partie"
        assert sum(line.startswith(told) for line in lines[: len(bad)]) == 1, "once, before all else"
        (aside,) = games.glob(f"{harm}.partie.abime-*")
        assert aside.read_bytes() == data and not (games / f"{harm}.partie").exists()
    assert lines[len(bad)].startswith("À table") and lines[-1].startswith("Partie gardée")


@pytest.mark.parametrize("command", ["reprendre", "revoir"])
def test_a_file_that_is_no_game_is_refused_and_left_alone(tmp_path, whole, command):
    for number, data in enumerate(list(damaged(whole).values())[::5]):
        file = tmp_path / f"{number}.partie"
        file.write_bytes(data)
        done = run(tmp_path, command, file, *QUIET)
        assert done.returncode == 2 and done.stdout == b""
        assert done.stderr.decode() == f"Le fichier {file} {NOT_A_GAME}\n"
        assert file.read_bytes() == data and [*tmp_path.glob("*abime*")] == []


@pytest.mark.parametrize(
    "data", [b"", b"mode = ", b'mode = "cri"\nmono = 3\n', random.Random(3).randbytes(900)]
)
def test_damaged_settings_are_told_once_and_the_game_goes_on(tmp_path, data):
    file = tmp_path / "maison" / "reglages.toml"
    file.parent.mkdir()
    file.write_bytes(data)
    shown = []
    for _ in range(2):
        with Evening(tmp_path, *PLAY) as evening:
            evening.until("ask")
            evening.type("quitter")
            status, text, complaint = evening.end()
        assert (status, complaint) == (0, "")
        shown.append(text)
    told = [text for text in shown if "l'ancien fichier est gardé" in text.lower()]
    assert len(told) == bool(data)
    if data:
        first = shown[0].lower()
        assert told == [shown[0]] and first.index("réglages") < first.index("à table")
        (aside,) = file.parent.glob("*.abime-*")
        assert aside.read_bytes() == data


def test_a_finished_game_is_told_to_be_finished(tmp_path):
    with Evening(tmp_path, *PLAY) as evening:
        evening.play()
        assert evening.end()[0] == 0
    (finished,) = saved(tmp_path, "terminees")
    done = run(tmp_path, "reprendre", finished, *QUIET, typed=b"quitter\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Partie terminée." in done.stdout.decode()
    assert saved(tmp_path) == [] and saved(tmp_path, "terminees") == [finished]
