"""Games heard again: the walk, the seats and their secrets, turning points, the account, the text."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from play.kept import NAMES, keep, played

from ludoreille.core import Over
from ludoreille.games import SHELF
from ludoreille.table import Table
from ludoreille.terminal import hindsight
from ludoreille.terminal.retelling import Retelling
from ludoreille.words.french import audit

TAIWAN = "taiwan_snackbar"
INFORMATION = ("tab", "z", "l", "s", "d")


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    """Let few games be imagined: these tests are about what is told of them."""
    for name in ("ROUGH", "CLOSER", "FINE"):
        monkeypatch.setattr(hindsight, name, (2, 2))


@pytest.fixture
def home(monkeypatch, tmp_path):
    """Return the folder of the player's own files."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def heard_again(room, tmp_path, save, *, finished=True, words=()):
    path = keep(tmp_path, save, finished=finished)
    return room.evening("revoir", str(path), "--voix", "texte", "--sons", "non", *words)


def pressed(evening, *keys):
    """Press keys, and return all that is printed until it is read."""
    since = evening.mark()
    for key in keys:
        evening.press(key, pause=0.1)
    evening.wait_for(lambda: evening.program.desk.announcer.silent)
    return evening.printed(since)


@pytest.mark.parametrize("game", SHELF)
def test_the_walk_tells_what_the_person_heard_then_and_stops_at_both_ends(room, tmp_path, game):
    save = played(game)
    evening = heard_again(room, tmp_path, save)
    pressed(evening, "home")
    told = [pressed(evening, "down") for _ in range(6)]
    assert all(len(texts) > 1 and re.fullmatch(r"Action \d+ sur \d+\.", texts[-1]) for texts in told)
    back = [pressed(evening, "up") for _ in range(5)]
    assert back == told[-2::-1]
    assert pressed(evening, "end", "down")[-1] == "C'est la fin."
    assert pressed(evening, "home", "up")[-1] == "C'est le début de la partie."
    faults = [fault for texts in told for text in texts for fault in audit(text)]
    assert faults == []


@pytest.mark.parametrize("game", SHELF)
def test_every_key_of_information_answers_at_every_part_of_the_game(room, tmp_path, game):
    evening = heard_again(room, tmp_path, played(game))
    for move in ("right", "pagedown", "end"):
        pressed(evening, move)
        for key in INFORMATION:
            assert pressed(evening, key), (move, key)


@pytest.mark.parametrize("game", SHELF)
def test_a_turn_begins_where_something_is_told(room, tmp_path, game):
    evening = heard_again(room, tmp_path, played(game))
    pressed(evening, "home")
    told = [pressed(evening, "right") for _ in range(6)]
    assert all(len(texts) > 1 for texts in told)
    assert [pressed(evening, "left") for _ in range(5)] == told[-2::-1]


def test_a_turn_and_a_round_are_steps_of_their_own(room, tmp_path):
    save = played("non_merci", lines=None)
    evening = heard_again(room, tmp_path, save)
    (told,) = (text for text in pressed(evening, "pagedown") if text.startswith("Manche 2"))
    assert told.startswith("Manche 2 sur 4"), "the round tells itself, and only once"
    assert pressed(evening, "tab")[0].endswith(", manche 2.")
    assert pressed(evening, "pageup")[0].startswith("Manche 1")
    assert not any(text.startswith("Manche ") for text in pressed(evening, "right"))


def test_a_finished_game_is_heard_from_any_seat_with_its_secrets(room, tmp_path):
    save = played(TAIWAN)
    evening = heard_again(room, tmp_path, save)
    mine = pressed(evening, "z")
    assert pressed(evening, "p")[0] == "Vous écoutez à la place de Basile."
    his = pressed(evening, "z")
    assert his != mine and "Main" in his[0]
    assert "Place A" in " ".join(pressed(evening, "o"))
    assert "Vous " not in " ".join(pressed(evening, "escape", "end"))[: len("Vous ")]
    assert pressed(evening, "p", "p")[-2:]
    assert "spectateur" in " ".join(evening.printed())
    assert pressed(evening, "p")[0] == "Vous écoutez de votre place."


@pytest.mark.parametrize("game", ["non_merci", "touche", TAIWAN])
def test_an_open_game_keeps_the_secrets_of_others(room, tmp_path, game):
    save = played(game, lines=6)
    evening = heard_again(room, tmp_path, save, finished=False)
    pressed(evening, "end")
    assert pressed(evening, "p") == ["Les autres places s'entendent quand la partie est finie."]
    assert pressed(evening, "n") == ["Ici, le conseil vient quand la partie est finie."]


def test_an_open_game_of_several_people_tells_only_what_all_may_know(room, tmp_path):
    save = replace(played(TAIWAN, people=(0, 1), lines=6), names=("Anne", "Zoé", "Basile"))
    evening = heard_again(room, tmp_path, save, finished=False)
    texts = pressed(evening, "z", "l", "s", "end", "z")
    assert not any("Main" in text for text in [*evening.printed(), *texts])


def test_the_turning_points_are_found_once_and_walked_round(room, tmp_path, monkeypatch):
    monkeypatch.setattr(hindsight, "SWING", 0.0)
    evening = heard_again(room, tmp_path, played(TAIWAN))
    assert pressed(evening, "t")[0] == "Un instant : les tournants se cherchent."
    evening.wait(1)
    first = [text for text in evening.printed() if text.startswith("Tournant 1 sur ")]
    assert first and any("Vos chances de gagner passent de" in text for text in evening.printed())
    asked = len(evening.thinker.asked)
    again = pressed(evening, "t")
    assert again[0].startswith("Tournant ") and len(evening.thinker.asked) == asked


def test_where_nothing_swung_the_player_is_told_so(room, tmp_path, monkeypatch):
    monkeypatch.setattr(hindsight, "SWING", 2.0)
    evening = heard_again(room, tmp_path, played(TAIWAN))
    pressed(evening, "t")
    evening.wait(1)
    assert evening.printed()[-1] == "Pas de tournant net : la partie s'est jouée peu à peu."


def test_a_hint_tells_afterwards_what_was_best(room, tmp_path):
    evening = heard_again(room, tmp_path, played("push"))
    while not evening.printed()[-1].startswith("Conseil, "):
        assert pressed(evening, "down", "n")
        evening.wait(0.5)
    assert evening.printed()[-1].endswith(".")


@pytest.mark.parametrize("game", SHELF)
def test_the_account_agrees_with_the_journal(room, tmp_path, game):
    save = played(game)
    over = Table(SHELF[game].rules, save.seats, save.options, save.journal).turn
    assert isinstance(over, Over)
    evening = heard_again(room, tmp_path, save)
    desk = evening.program.desk
    scores, *each = Retelling(desk, save).points()
    ranked = " ".join(map(desk.rendered, scores))
    for seat, lines in enumerate(each):
        told = ranked + " ".join(map(desk.rendered, lines))
        score = over.scores[seat]
        if game == "pas_touche":
            assert f"case {(score - 1) % 3 + 1} de la carte" in told or "bout de la piste" in told
            continue
        said = f"moins {-score}" if score < 0 else {0: "aucun|0", 1: "un |une |1"}.get(score, str(score))
        assert re.search(said, told), (seat, score, told)


def test_the_text_of_a_game_is_written_by_a_key(room, tmp_path, home):
    save = played("push", seats=2)
    evening = heard_again(room, tmp_path, save)
    (told,) = pressed(evening, "e")
    (path,) = home.iterdir()
    assert told == f"Partie écrite dans {path}."
    text = path.read_text("utf-8")
    assert text.startswith("Partie de Push, 2 joueurs, le 29 novembre à 20 heures 5. À table")
    assert "Vous tirez" in text and "Scores : " in text and NAMES[1] in text
    assert "\x1b" not in text and "\r" not in text


def test_a_text_that_cannot_be_written_is_told_with_the_remedy(room, tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "parties.txt")
    (tmp_path / "parties.txt").write_text("a file")
    evening = heard_again(room, tmp_path, played(TAIWAN))
    (told,) = pressed(evening, "e")
    assert told.startswith("Impossible d'écrire") and "--exporter" in told


def test_kept_games_are_chosen_from_a_menu_the_latest_first(room, tmp_path):
    keep(tmp_path, played(TAIWAN))
    keep(tmp_path, replace(played("push", lines=20), begun="2026-11-30-09h00m00-000"), finished=False)
    evening = room.evening("revoir", "--voix", "texte", "--sons", "non")
    evening.wait(3)
    assert "Push, 3 joueurs, le 30 novembre à 9 heures, en cours, 1 sur 2" in evening.printed()
    assert pressed(evening, "down") == ["Taiwan Snackbar, 3 joueurs, le 29 novembre à 20 heures 5, 2 sur 2"]
    assert pressed(evening, "enter")[0].startswith("Partie de Taiwan Snackbar")
    assert "Quelle partie réécouter" in pressed(evening, "escape")[0]
    pressed(evening, "escape")
    assert not evening.running


def test_without_a_kept_game_that_is_told(room):
    evening = room.evening("revoir", "--voix", "texte", "--sons", "non")
    assert evening.printed()[0].startswith("Aucune partie gardée")
    assert not evening.running


def test_what_has_no_words_is_no_paragraph_of_the_text(room, tmp_path, home):
    evening = heard_again(room, tmp_path, played("push", seats=2))
    pressed(evening, "e")
    (path,) = home.iterdir()
    assert re.findall(r"^\d+\.$", path.read_text("utf-8"), re.MULTILINE) == []


def test_another_file_of_the_name_is_kept_aside_and_that_is_told(room, tmp_path, home):
    evening = heard_again(room, tmp_path, played(TAIWAN))
    pressed(evening, "e")
    assert len(pressed(evening, "e")) == 1 and len(list(home.iterdir())) == 1, "the same text again"
    (path,) = home.iterdir()
    path.write_text("mine")
    told = pressed(evening, "e")
    copy = next(each for each in home.iterdir() if each != path)
    assert told[-1] == f"Un fichier portait ce nom, il est gardé : {copy}." and copy.read_text() == "mine"


@pytest.mark.parametrize("where", ["/", ".", ""])
def test_a_folder_is_no_file_for_a_text(room, tmp_path, where):
    evening = heard_again(room, tmp_path, played(TAIWAN), words=("--exporter", where))
    assert "c'est un dossier" in evening.printed()[0] and not evening.running


def test_where_no_home_is_known_the_text_is_written_here(room, tmp_path, monkeypatch):
    def nowhere():
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nowhere)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    evening = heard_again(room, tmp_path, played(TAIWAN))
    (told,) = pressed(evening, "e")
    assert told == f"Partie écrite dans {next((tmp_path / 'here').iterdir())}."


@pytest.mark.parametrize("harm", ["a game of another house", "lines that are none", "lines of other rules"])
def test_a_finished_game_that_cannot_be_read_is_told_and_the_others_are_heard(room, tmp_path, harm):
    save = replace(played("push", lines=20), begun="2026-11-30-09h00m00-000")
    path = keep(tmp_path, save)
    text = path.read_text("utf-8")
    path.write_text(
        {
            "a game of another house": text.replace('"push"', '"perudo"'),
            "lines that are none": text + "what\n",
            "lines of other rules": text + "0 take 9\n",
        }[harm],
        "utf-8",
    )
    keep(tmp_path, played(TAIWAN))
    evening = room.evening("revoir", "--voix", "texte", "--sons", "non")
    if harm != "a game of another house":
        assert "Cette partie est abîmée" in " ".join(pressed(evening, "enter"))
        pressed(evening, "end")
    assert any(text.startswith("Partie de Taiwan") for text in pressed(evening, "enter"))


def to_the_end_menu(room, tmp_path, save):
    """Stop at the first blood, the last action of a game of Touché; return the evening at its end menu."""
    path = keep(tmp_path, replace(save, journal=save.journal[:-1]), finished=False)
    evening = room.evening("reprendre", str(path), "--voix", "texte", "--sons", "non", "--rythme", "rapide")
    evening.wait_for_question()
    assert evening.asked[0] == "stop"
    evening.press("1")
    assert evening.kinds("over")
    evening.wait(3)
    return evening


def test_a_game_heard_from_another_seat_does_not_change_whose_account_it_is(room, tmp_path):
    evening = to_the_end_menu(room, tmp_path, played("touche", seats=2))
    pressed(evening, "down", "down", "enter")
    assert pressed(evening, "p")[0] == "Vous écoutez à la place de Basile."
    pressed(evening, "escape")
    since = evening.mark()
    pressed(evening, "up", "enter", *["down"] * 4)
    told = " ".join(evening.printed(since))
    assert "Votre renommée" in told and "Place A" not in told


def test_what_is_still_searched_is_dropped_when_the_player_goes_back(room, tmp_path):
    evening = heard_again(room, tmp_path, played(TAIWAN))
    evening.thinker.seconds, left = 60.0, []
    evening.thinker.leave = lambda: left.append(True)
    pressed(evening, "t")
    asked = len(left)
    pressed(evening, "escape")
    assert len(left) == asked + 1


def test_a_turning_point_is_where_words_tell_what_happened(room, tmp_path, monkeypatch):
    monkeypatch.setattr(hindsight, "SWING", 0.0)
    evening = heard_again(room, tmp_path, played("push"))
    pressed(evening, "t")
    evening.wait(1)
    for _ in range(5):
        title, swing, *told, position = pressed(evening, "t")
        assert title.startswith("Tournant ") and "chances de gagner" in swing
        assert told and position.startswith("Action ")


def test_the_account_of_several_people_tells_each_by_name_what_to_do_better(room, tmp_path):
    save = replace(played("touche", seats=2, people=(0, 1)), names=("Anne", "Zoé"))
    evening = to_the_end_menu(room, tmp_path, save)
    pressed(evening, "down", "enter")
    first, second = pressed(evening, "down"), pressed(evening, "down")
    for name, (text,) in (("Anne", first), ("Zoé", second)):
        assert text.startswith((f"{name}, à faire mieux, vers l", f"{name}, rien à redire"))
    assert any(" : vous choisissez " in text for text in (*first, *second))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_takes_the_text_and_stays_a_pipe(room, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    evening = heard_again(room, tmp_path, played(TAIWAN), words=("--exporter", str(pipe)))
    assert os.read(reading, 100).decode().startswith("Partie de Taiwan Snackbar")
    os.close(reading)
    assert pipe.is_fifo() and evening.printed()[0] == f"Partie écrite dans {pipe}."


def heard_whole(evening, since):
    """Return what was said to its end."""
    whole = {entry["id"] for entry in evening.kinds("end", since) if entry["complete"]}
    return [entry["text"] for entry in evening.kinds("say", since) if entry["id"] in whole]


def test_why_no_game_is_heard_again_is_not_cut_by_the_menu_that_comes_back(room, tmp_path):
    evening = room.evening("revoir", "--voix", "synthese", "--sons", "non")
    evening.wait(20)
    assert heard_whole(evening, 0)[0].startswith("Aucune partie gardée")
    path = keep(tmp_path, played(TAIWAN))
    path.write_text(path.read_text("utf-8") + "what\n", "utf-8")
    evening = room.evening("revoir", "--voix", "synthese", "--sons", "non")
    evening.wait(10)
    since = evening.mark()
    evening.press("enter")
    evening.wait(20)
    damaged, menu, *_ = heard_whole(evening, since)
    assert damaged.startswith("Cette partie est abîmée") and menu.startswith("Quelle partie")


def test_after_the_last_turn_the_walk_goes_on_to_the_end(room, tmp_path):
    evening = heard_again(room, tmp_path, played("push", seats=2))
    end = pressed(evening, "end")
    pressed(evening, "left")
    assert pressed(evening, "right")[-1] == end[-1]
    assert pressed(evening, "right") == ["C'est la fin."]
