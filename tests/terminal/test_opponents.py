"""Who sits where and how strong: chosen line by line or by the command, told once, kept for the next game."""

from random import Random

import pytest
from terminal.test_screens import ALONE, hear, kept

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.table import Table
from ludoreille.terminal import home, play
from ludoreille.words.french import audit

B, C, E = Level.BEGINNER, Level.CONFIRMED, Level.EXPERT
VOICE = ("--voix", "synthese", "--sons", "non")
TITLE = (
    "Vos adversaires. Flèches gauche et droite : leur niveau. "
    "Entrée : quelqu'un d'autre. Échappement revient."
)


@pytest.fixture
def menu(room, tmp_path):
    """Return an evening in the set-up of Push for four."""
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")
    evening = room.evening(*ALONE)
    hear(evening, "enter")
    return evening


def save_of(evening):
    (save,) = evening.program.saves.unfinished()
    return save


def opponents(evening):
    """Open the menu of opponents from the beginning of the set-up."""
    hear(evening, "home", "down", "down", "down", "down")
    return hear(evening, "enter")


def test_each_opponent_has_a_line_that_says_who_sits_where_and_how_strong(menu):
    heard = opponents(menu)
    assert heard == [TITLE, "Basile, à votre gauche : confirmé, 1 sur 3"]
    heard += hear(menu, "down", "down")
    assert heard[2:] == [
        "Chloé, en face de vous : confirmé, 2 sur 3",
        "Denis, à votre droite : confirmé, 3 sur 3",
    ]


def test_levels_are_changed_one_by_one_and_told_when_the_game_begins(menu, tmp_path):
    opponents(menu)
    assert hear(menu, "left") == ["Basile, à votre gauche : débutant"]
    assert hear(menu, "down", "right")[-1] == "Chloé, en face de vous : expert"
    assert hear(menu, "escape") == ["Adversaires : Basile, Chloé et Denis"]
    assert hear(menu, "up")[-1].startswith("Niveau des adversaires : un pour chacun")
    told = hear(menu, "home", "enter")[1]
    assert told == (
        "À table, dans l'ordre : vous, Basile, Chloé et Denis. "
        "Niveau débutant : Basile. Niveau confirmé : Denis. Niveau expert : Chloé."
    )
    assert audit(told) == []
    assert save_of(menu).levels == (None, B, E, C)
    assert kept(tmp_path)["last"]["push"]["levels"] == ["debutant", "expert", "confirme"]


def test_one_level_for_all_takes_back_those_of_each(menu):
    opponents(menu)
    hear(menu, "left", "escape", "up")
    assert hear(menu, "left") == ["Niveau des adversaires : expert"]
    heard = hear(menu, "home", "enter")
    assert heard[1].endswith("Adversaires de niveau expert.")
    assert save_of(menu).levels == (None, E, E, E)


def test_somebody_else_sits_down_and_who_sat_there_takes_his_place(menu, tmp_path):
    opponents(menu)
    heard = hear(menu, "down", "right", "enter")
    assert heard[-2:] == ["Qui joue en face de vous ?", "Chloé, en face de vous, décide vite, 3 sur 13"]
    assert hear(menu, "home") == ["Niveau : expert, 1 sur 13"]
    assert hear(menu, "l") == ["Louise, aime réfléchir, 12 sur 13"]
    assert hear(menu, "enter") == ["Louise, en face de vous : expert"]
    hear(menu, "enter")
    assert hear(menu, "b", "enter")[-1] == "Basile, en face de vous : expert"
    assert hear(menu, "up")[-1].startswith("Louise, à votre gauche : confirmé")
    assert hear(menu, "escape")[-1] == "Adversaires : Louise, Basile et Denis"
    hear(menu, "home", "enter")
    assert save_of(menu).names == ("Vous", "Louise", "Basile", "Denis")
    assert save_of(menu).levels == (None, C, E, C)
    assert kept(tmp_path)["last"]["push"]["cast"] == ["Louise", "Basile", "Denis"]


def test_a_word_that_is_not_understood_is_answered_by_short_names(room, tmp_path):
    (tmp_path / "reglages.toml").write_text('mode = "texte"\n', "utf-8")
    evening = room.evening("--lignes", "--voix", "texte", *ALONE)
    for line in ("jouer à push", "adversaires", "1"):
        evening.write(line)
    evening.wait_for_silence()
    since = evening.mark()
    evening.write("xyz")
    evening.wait_for_silence()
    (told,) = evening.printed(since)
    assert "Possible : niveau, basile, chloé, denis, ève, flavie, gaspard et hélène. «" in told


def test_the_next_evening_begins_with_the_same_people(menu, room):
    opponents(menu)
    hear(menu, "right", "enter", "m", "enter", "escape", "home", "enter", "q")
    evening = room.evening(*ALONE)
    hear(evening, "j")
    hear(evening, "enter")
    assert opponents(evening)[1] == "Marius, à votre gauche : expert, 1 sur 3"


def test_a_table_that_was_kept_by_hand_or_long_ago_is_set_up_with_people_who_exist(room, tmp_path):
    last = 'mode = "synthese"\n[last]\ngame = "push"\nseats = 3\n'
    for own, line in {
        'level = "expert"': "Basile, à votre gauche : expert, 1 sur 2",
        'cast = ["Ivan", 3, "Ivan"]\nlevels = ["debutant"]': "Ivan, à votre gauche : débutant, 1 sur 2",
        "people = 1.0": "Basile, à votre gauche : confirmé, 1 sur 3",
    }.items():
        (tmp_path / "reglages.toml").write_text(f"{last}{own}\n", "utf-8")
        evening = room.evening(*ALONE)
        hear(evening, "enter")
        assert opponents(evening)[1] == line
        evening.leave()


def test_a_larger_table_asks_more_people_in_and_a_full_one_has_no_opponent(menu):
    hear(menu, "down", "right")
    assert hear(menu, "end", "up", "up", "up")[-1].startswith("Adversaires : Basile, Chloé, Denis et Ève")
    hear(menu, "up", "up", "left")
    assert hear(menu, "down", "down")[-1].startswith("Adversaires : aucun")
    assert hear(menu, "enter") == ["Adversaires : aucun"]


def test_several_people_hear_places_by_number(menu):
    hear(menu, "down", "down", "right")
    assert opponents(menu)[1] == "Basile, à la place 3 : confirmé, 1 sur 2"


def test_a_person_who_has_the_name_of_a_character_sits_alone_under_it(room, tmp_path):
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\nname = "basile"\n', "utf-8")
    evening = room.evening(*ALONE)
    hear(evening, "enter")
    assert opponents(evening)[1].startswith("Chloé, à votre gauche")
    evening.leave()
    evening = room.evening("jouer", "push", *ALONE, *VOICE, "--niveau", "expert,debutant,confirme")
    hear(evening)
    assert save_of(evening).names == ("basile", "Chloé", "Denis", "Ève")
    assert save_of(evening).levels == (None, E, B, C)


def test_a_large_table_is_full_even_where_many_people_have_the_names_of_characters(room, tmp_path):
    kept = (
        'mode = "synthese"\nname = "Basile"\npeople = ["Chloé", "Denis", "Ève", "Flavie"]\n'
        '[last]\ngame = "taiwan_snackbar"\nseats = 10\n'
    )
    (tmp_path / "reglages.toml").write_text(kept, "utf-8")
    evening = room.evening(*ALONE)
    hear(evening, *["down"] * list(SHELF).index("taiwan_snackbar"))
    hear(evening, "enter")
    assert opponents(evening)[1] == "Gaspard, à votre gauche : confirmé, 1 sur 9"
    hear(evening, "escape", "home", "enter")
    assert save_of(evening).names[1:] == (
        *("Gaspard", "Hélène", "Ivan", "Jeanne", "Karim", "Louise", "Marius", "Chloé", "Denis"),
    )


def test_a_single_opponent_is_told_as_one(room):
    evening = room.evening("jouer", "push", "--joueurs", "2", *ALONE, *VOICE)
    assert hear(evening)[0] == "À table, dans l'ordre : vous et Basile. Adversaire de niveau confirmé."


def test_the_command_line_deals_levels_in_the_order_of_the_table(room):
    evening = room.evening("jouer", "touche", "--joueurs", "3", "--niveau", "expert,debutant", *ALONE, *VOICE)
    assert hear(evening)[0] == (
        "À table, dans l'ordre : vous, Basile et Chloé. Niveau débutant : Chloé. Niveau expert : Basile."
    )
    assert save_of(evening).levels == (None, E, B)


@pytest.mark.parametrize(
    ("players", "told"),
    [("2", "4 duels : vous attaquez au premier et au troisième, Basile aux deux autres."), ("3", "6 duels.")],
)
def test_how_many_duels_there_are_is_heard_whole_before_the_first_choice(room, players, told):
    evening = room.evening("jouer", "touche", "--joueurs", players, *ALONE, *VOICE)
    assert hear(evening)[1] == told


def test_each_bot_plays_at_its_own_level(room):
    argv = ("--joueurs", "3", "--niveau", "confirme,debutant", "--graine", "2", *ALONE, *VOICE)
    evening = room.evening("jouer", "push", *argv)
    for _ in range(12):
        evening.wait_for_question()
        evening.press("1")
    save = save_of(evening)
    table, otherwise = Table(SHELF["push"].rules, 3), 0
    for number, line in enumerate(save.journal):
        who, _, what = line.partition(" ")
        if who.isdecimal() and (level := save.levels[int(who)]) is not None:
            seat, sight = Seat(int(who)), table.look(Seat(int(who)))
            would = {
                each: table.game.write(bot(sight, table.actions(seat), Random(f"2/{seat}/{number}"), {}))
                for each, bot in SHELF["push"].bots.items()
            }
            assert would[level] == what
            otherwise += would[B if level is C else C] != what
        table.enter(line)
    assert otherwise > 0


def test_a_game_played_again_has_the_same_people_at_their_levels(room, monkeypatch):
    monkeypatch.setattr(play.Play, "run", lambda _self: None)
    evening = room.evening(
        "jouer", "non_merci", "--joueurs", "3", "--niveau", "expert,debutant", "--graine", "3", *VOICE
    )
    hear(evening)
    evening.wait(home.AFTER_GAME)
    hear(evening, "enter")
    again, first = evening.program.saves.unfinished()
    assert (again.names, again.levels, again.people) == (first.names, first.levels, first.people)
    assert again.strength == "mixed" and first.journal == again.journal == ()


def test_the_others_key_tells_levels_after_what_they_show(room):
    evening = room.evening("jouer", "push", "--joueurs", "2", "--niveau", "expert", *ALONE, *VOICE)
    hear(evening)
    assert hear(evening, "o")[-1].endswith(" Niveau expert.") or "Niveau expert." in hear(evening, "o")


def test_the_place_in_the_list_of_the_others_is_not_heard_as_a_level(room):
    evening = room.evening("jouer", "push", "--joueurs", "3", "--niveau", "expert", *ALONE, *VOICE)
    hear(evening)
    assert hear(evening, "o")[-1].endswith(". Niveau expert. 1 sur 2")
