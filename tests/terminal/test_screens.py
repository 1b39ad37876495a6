"""What surrounds the games, as a person hears it: first start, menus, settings, rules, sounds, end."""

import tomllib

import pytest

from ludoreille.core import Seat
from ludoreille.cues.catalogue import CUES, FAMILIES
from ludoreille.games import SHELF
from ludoreille.terminal import home, play, retelling
from ludoreille.terminal.screens import SetUp

WELCOME = (
    "Bienvenue dans Ludoreille. Trois questions au plus, puis on joue. "
    "Flèches haut et bas pour changer, Entrée pour garder."
)
LINES = len(SHELF) + 7
"""Lines of the main menu without a game to resume."""
RULES_KEY = "&é\"'(-è_ç"[len(SHELF) + 1]
ALONE = ("--rythme", "rapide")


@pytest.fixture
def menu(room):
    """Return an evening in the main menu, after a first start answered by Enter alone."""
    evening = room.evening(*ALONE)
    hear(evening, "enter", "enter", "enter")
    return evening


def hear(evening, *keys):
    """Press keys, the voice ending after each; return what was said whole, without keys from the start."""
    since = len(evening.entries) if keys else 0
    evening.wait_for_silence()
    for key in keys:
        evening.press(key)
        evening.wait(0.05)
        evening.wait_for_silence()
    new = evening.entries[since:]
    cut = {entry["id"] for entry in new if entry["kind"] == "end" and not entry["complete"]}
    return [entry["text"] for entry in new if entry["kind"] == "say" and entry["id"] not in cut]


def reach(evening, label):
    """Go down in a menu to the line that begins so."""
    for _ in range(60):
        since = evening.mark()
        evening.press("down", pause=0.1)
        if evening.told(since)[-1].startswith(label):
            return
    raise AssertionError(label)


def open_settings(evening):
    """Open the settings from the main menu."""
    reach(evening, "Réglages")
    hear(evening, "enter")


def kept(folder):
    return tomllib.loads((folder / "reglages.toml").read_text("utf-8"))


def test_the_first_start_asks_three_questions_that_enter_answers(room, tmp_path):
    evening = room.evening()
    assert hear(evening) == [
        WELCOME,
        "Comment voulez-vous entendre le jeu ?",
        "La voix de Ludoreille, 1 sur 3",
    ]
    assert hear(evening, "enter") == ["Quelle voix ?", "Pico, 1 sur 2"]
    assert hear(evening, "enter") == ["Quelle vitesse ?", "Normale, 2 sur 4"]
    heard = hear(evening, "enter")
    assert heard == ["Ludoreille. F 1 : aide.", "Menu principal.", f"Jouer à Pouche, 1 sur {LINES}"]
    assert kept(tmp_path)["mode"] == "synthese"
    assert kept(tmp_path)["rates"] == {"Pico": 8}


def test_escape_keeps_what_the_first_start_proposes_and_another_speed_is_kept(room, tmp_path):
    evening = room.evening()
    hear(evening, "escape", "escape", "down", "enter")
    assert kept(tmp_path)["rates"] == {"Pico": 12}
    evening.leave()
    assert hear(room.evening())[0] == "Ludoreille. F 1 : aide."


def test_text_asks_one_question(room, tmp_path):
    evening = room.evening()
    hear(evening, "down", "enter")
    assert kept(tmp_path)["mode"] == "texte"
    assert evening.entries[-1]["actions"][-1] == "quitter"


def test_a_menu_is_walked_by_arrows_letters_and_digits(menu):
    assert hear(menu, "up") == ["Début. Jouer à Pouche"]
    assert hear(menu, "r") == [f"Règles des jeux, {LINES - 5} sur {LINES}"]
    assert hear(menu, "r") == [f"Réécouter une partie, {LINES - 4} sur {LINES}"]
    assert hear(menu, "x") == ["Aucune ligne ne commence par X."]
    assert hear(menu, "escape") == [f"Quitter, {LINES} sur {LINES}"]
    assert hear(menu, "=") == [f"Quitter, {LINES} sur {LINES}"]
    assert hear(menu, RULES_KEY) == ["Règles des jeux.", f"Pouche, 1 sur {len(SHELF)}"]
    assert hear(menu, "enter")[0].startswith("Règles de Pouche, 13 chapitres.")
    assert hear(menu, "escape", "escape")[-2:] == [
        "Menu principal.",
        f"Règles des jeux, {LINES - 5} sur {LINES}",
    ]


def test_help_opens_over_a_menu_and_gives_it_back(menu):
    hear(menu, "down")
    assert "Flèches pour parcourir, Échappement pour sortir." in hear(menu, "f1")[0]
    assert "ne fait rien" not in " ".join(hear(menu, "f1"))
    assert hear(menu, "escape")[0] == "Menu principal."


def test_the_set_up_changes_values_and_is_remembered(menu, room):
    assert hear(menu, "enter")[1] == "Commencer la partie, 1 sur 8"
    assert hear(menu, "down", "right", "right", "right")[1:] == [
        f"Nombre de joueurs : {count}" for count in (5, 6, 2)
    ]
    assert hear(menu, "down", "down", "left")[-1] == "Niveau des adversaires : débutant"
    assert hear(menu, "home", "enter")[1].startswith("À table, dans l'ordre : ")
    hear(menu, "q")
    evening = room.evening(*ALONE)
    assert hear(evening)[-1].startswith("Reprendre la partie de Pouche, 2 joueurs")
    hear(evening, "j")
    assert "Nombre de joueurs : 2, 2 sur 8" in hear(evening, "enter", "down")


def test_settings_tell_their_new_value_and_are_kept(menu, tmp_path):
    open_settings(menu)
    line, changed = hear(menu, "down", "right")
    assert line.startswith("Voix : Pico, 2 sur ") and changed == "Voix : Marguerite"
    assert hear(menu, "down", "right")[-1] == "Vitesse de la voix : 9 sur 20"
    assert "Annonces : détaillées" in hear(menu, "a", "right")
    reach(menu, "Votre nom")
    assert hear(menu, "enter", "A", "n", "z", "backspace", "n", "e", "enter")[-2:] == [
        "E",
        "Votre nom : Anne",
    ]
    settings = kept(tmp_path)
    assert (settings["voice"], settings["rates"]["Marguerite"]) == ("Marguerite", 9)
    assert (settings["verbosity"], settings["name"]) == ("detaille", "Anne")


def test_the_speed_of_a_screen_reader_is_measured_by_two_texts(room, tmp_path):
    evening = room.evening("reglages", "--voix", "texte")
    reach(evening, "Vitesse de votre lecteur")
    assert "pas encore mesurée" in hear_printed(evening, "=")
    short, long = (
        len(evening.program.desk.text(f"interface-measure-{length}")) for length in ("short", "long")
    )
    evening.press("enter")
    evening.wait(0.3 + short / 20)
    evening.press("enter")
    evening.wait(0.3 + long / 20)
    assert "20 signes par seconde" in hear_printed(evening, "enter")
    assert kept(tmp_path)["measured"] == {"texte": 20}
    assert evening.program.desk.announcer.reading_speed == 20


def test_a_measure_that_cannot_be_is_told_and_nothing_is_kept(room, tmp_path):
    evening = room.evening("reglages", "--voix", "texte")
    reach(evening, "Vitesse de votre lecteur")
    assert "pas marché" in hear_printed(evening, "enter", "enter", "enter")
    assert not (tmp_path / "reglages.toml").exists()


def hear_printed(evening, *keys):
    since = evening.mark()
    evening.press(*keys, pause=0.05)
    evening.wait(1)
    return " ".join(evening.printed(since))


def test_a_scale_has_ends(menu):
    open_settings(menu)
    hear(menu, "v", "v", "v")
    assert hear(menu, "right", "right", "right")[-1] == "Volume de la voix : 10 sur 10"


def test_sounds_switched_off_are_silent_at_once(menu):
    open_settings(menu)
    hear(menu, "s", "right")
    since = len(menu.entries)
    hear(menu, "down", "up")
    assert not [entry for entry in menu.entries[since:] if entry["kind"] == "cue"]
    hear(menu, "right", "down")
    assert [entry for entry in menu.entries[since:] if entry["kind"] == "cue"]


def test_the_gallery_names_and_plays_each_sound(menu):
    hear(menu, "s", "s")
    since = len(menu.entries)
    hear(menu, "enter")
    played = []
    for stems in FAMILIES.values():
        since = len(menu.entries)
        hear(menu, "enter")
        menu.press(*["down"] * (len(stems) - 1), pause=0.1)
        played += [entry["cue"] for entry in menu.entries[since:] if entry["kind"] == "cue"]
        assert hear(menu, "enter")[0].endswith(f"{len(stems)} sur {len(stems)}")
        hear(menu, "escape", "down")
    assert played == list(CUES)


def test_the_rules_are_walked_and_searched(menu):
    hear(menu, "r", "enter", "enter")
    assert hear(menu, "enter")[0].startswith("But du jeu. ")
    second = hear(menu, "down")
    assert hear(menu, "r") == second
    assert hear(menu, "pagedown")[0].startswith("Matériel et marquage. ")
    assert hear(menu, "pageup")[0].startswith("But du jeu. ")
    assert hear(menu, "f3", "g", "o", "u", "r", "m", "enter")[-1].startswith("Un tour. ")
    assert hear(menu, "f3", "x", "y", "enter")[-1] == "« xy » : introuvable dans ces règles."
    assert hear(menu, "escape")[-1] == "Un tour, 3 sur 13"


def test_rules_and_help_over_a_game_come_back_to_the_question(room):
    game = room.game(position={"phase": "decide", "turn": 0, "columns": [["Y4"], [], []]})
    question = hear(game, "tab")
    for keys in (("f2", "enter", "down", "escape", "escape"), ("f1", "down", "escape")):
        assert hear(game, *keys)[-1] == question[-1]


def test_the_end_offers_to_hear_again_and_to_play_again(room, monkeypatch):
    position = {"phase": "take", "turn": 0, "to_move": [0], "columns": [["Y4"], [], []], "draw_pile": []}
    game = room.game(seats=2, position=position)
    for module in (home, retelling):
        monkeypatch.setattr(module, "SHELF", play.SHELF)
    game.wait_for_question()
    heard = hear(game, "1", "down", "down")
    result = next(place for place, text in enumerate(heard) if "gagn" in text)
    assert heard[result + 1 :] and heard[-1] == "Réécouter la partie, 3 sur 4"
    assert "Partie terminée." in heard[result:]
    assert hear(game, "enter")[0].startswith("Partie de Pouche")
    assert hear(game, "escape")[-1] == "Réécouter la partie, 3 sur 4"
    assert any(text.startswith("À table") for text in hear(game, "up", "up", "enter"))


def test_a_remapped_key_that_is_taken_is_told_at_the_start(room, tmp_path):
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n[keys]\nverbosity = "f5"\n', "utf-8")
    heard = hear(room.evening())
    assert any("F 5" in text and "sert déjà" in text for text in heard)


def test_a_value_for_each_seat_is_chosen_in_a_menu_of_its_own(menu, tmp_path):
    game = list(SHELF).index("pas_touche")
    title = f"Jouer à {menu.program.desk.text('pas_touche-title')}"
    assert title in hear(menu, *["down"] * game)[-1]
    hear(menu, "enter", "down", "left", "left")
    assert hear(menu, "end", "up")[-1].startswith("Handicap de chacun, de 1 à 8 : 3 et 3")
    assert hear(menu, "right")[0] == "Handicap de chacun, de 1 à 8, place par place. Échappement revient."
    assert hear(menu, "right")[-1] == "Vous : 4"
    assert hear(menu, "down", "left")[-1] == "Basile : 2"
    assert hear(menu, "escape")[-1] == "Handicap de chacun, de 1 à 8 : 4 et 2"
    hear(menu, "home", "enter")
    (save,) = menu.program.saves.unfinished()
    assert save.options["handicaps"] == (4, 2)
    assert kept(tmp_path)["last"]["pas_touche"]["handicaps"] == [4, 2]


def test_a_table_that_the_rules_forbid_is_refused_in_the_menu_and_can_be_changed(menu):
    game = list(SHELF).index("non_merci")
    hear(menu, *["down"] * game, "enter")
    lines = [hear(menu, "down")[-1] for _ in range(8)]
    secret = next(place for place, text in enumerate(lines, 1) if "secrète" in text)
    ten = next(place for place, text in enumerate(lines, 1) if "ix jetons" in text)
    hear(menu, "home", *["down"] * secret, "right", "home", *["down"] * ten, "right")
    heard = hear(menu, "home", "enter")
    assert "ne se jouent pas ensemble" in " ".join(heard)
    assert heard[-1].startswith("Commencer la partie")
    assert not list(menu.program.saves.unfinished())
    assert hear(menu, *["down"] * ten, "left", "home", "enter")[-1:] != []
    assert len(list(menu.program.saves.unfinished())) == 1


def test_several_people_are_asked_for_their_names_once(menu, room, tmp_path):
    hear(menu, "enter", "down", "down", "right")
    hear(menu, "home", "enter", "A", "n", "n", "e", "enter", "Z", "o", "é", "enter")
    (save,) = menu.program.saves.unfinished()
    assert (save.names[:2], save.people) == (("Anne", "Zoé"), (0, 1))
    assert (kept(tmp_path)["name"], kept(tmp_path)["people"]) == ("Anne", ["Zoé"])


def test_the_next_game_has_the_handicaps_that_this_one_left(room, monkeypatch):
    rules = type(SHELF["pas_touche"].rules)
    monkeypatch.setattr(rules, "rematch", lambda _self, _state, options: {**options, "handicaps": (4, 2)})
    monkeypatch.setattr(play.Play, "run", lambda _self: None)
    evening = room.evening("jouer", "pas_touche", "--joueurs", "2", "--sons", "non", "--voix", "synthese")
    hear(evening)
    evening.wait(home.AFTER_GAME)
    heard = hear(evening, "enter")
    assert "Prochaine partie. Handicap de chacun, de 1 à 8 : vous 4 et Basile 2." in heard
    saves = list(evening.program.saves.unfinished())
    assert saves[0].options["handicaps"] == (4, 2)


def test_a_game_for_practice_is_chosen_in_the_set_up_told_and_remembered(menu, room):
    hear(menu, "enter")
    assert hear(menu, "end")[-1] == "Partie d'entraînement, tout peut s'annuler : non, 8 sur 8"
    assert hear(menu, "right") == ["Partie d'entraînement, tout peut s'annuler : oui"]
    assert "Partie d'entraînement : tout peut s'annuler, rien n'est compté." in hear(menu, "home", "enter")
    (save,) = menu.program.saves.unfinished()
    assert save.practice and save.seed is not None
    hear(menu, "q")
    evening = room.evening(*ALONE)
    hear(evening, "j", "enter")
    assert hear(evening, "end")[-1].startswith("Partie d'entraînement, tout peut s'annuler : oui")


def test_a_game_for_practice_is_begun_by_the_command_line(room):
    evening = room.evening("jouer", "push", "--entrainement", "--voix", "synthese")
    evening.wait(12)
    assert "Partie d'entraînement : tout peut s'annuler, rien n'est compté." in evening.said()
    (save,) = evening.program.saves.unfinished()
    assert save.practice


def test_a_letter_without_a_line_of_its_own_goes_to_a_game_by_its_name(menu):
    assert hear(menu, "t")[0].startswith("Jouer à Pas Touche, ")
    assert hear(menu, "t")[0].startswith("Jouer à Taïwan Snaque-bar, ")
    assert hear(menu, "t")[0].startswith("Jouer à Touché, ")
    assert hear(menu, "n")[0].startswith("Jouer à Non Merci, ")


def test_escape_at_a_name_goes_back_to_the_table(menu):
    hear(menu, "enter", "down", "down", "right")
    hear(menu, "home", "enter")
    assert hear(menu, "A", "escape")[-2:] == [
        "Préparer une partie de Pouche. Flèches gauche et droite pour changer une valeur.",
        "Commencer la partie, 1 sur 8",
    ]
    assert not list(menu.program.saves.unfinished())


def test_every_game_that_goes_on_can_be_taken_up_again(menu):
    saves = menu.program.saves
    for game in ("push", "touche"):
        saves.keep(menu.program.home.begin(SetUp(game, 3), {Seat(0): ""}))
    hear(menu, "enter", "escape")
    assert hear(menu, "home")[0].startswith("Reprendre la partie de Touché, 3 joueurs")
    assert hear(menu, "down")[0].startswith("Reprendre une autre partie, ")
    heard = hear(menu, "enter")
    assert heard[0] == "Quelle partie reprendre ? 2 parties, la dernière d'abord."
    assert heard[1].startswith("Touché, 3 joueurs")
    assert hear(menu, "down")[0].startswith("Pouche, 3 joueurs")
    assert "À table, dans l'ordre" in hear(menu, "enter")[0]


def test_q_leaves_a_game_of_the_main_menu_for_it_and_control_c_the_program(menu):
    hear(menu, "enter", "enter")
    lines = f"1 sur {LINES + 1}"
    left = ["Partie gardée.", "Menu principal.", f"Reprendre la partie de Pouche, 4 joueurs, {lines}"]
    assert hear(menu, "q") == left
    hear(menu, "enter")
    assert menu.program.home.playing
    assert hear(menu, "q") == left
    reach(menu, "Règles")
    hear(menu, "enter", "enter", "enter")
    assert hear(menu, "q") == ["Menu principal.", f"Règles des jeux, {LINES - 4} sur {LINES + 1}"]
    hear(menu, "home", "enter")
    assert hear(menu, "ctrl-c") == ["Partie gardée. À bientôt."]
    assert not menu.running


def test_q_leaves_the_program_where_a_command_began_the_game(room):
    evening = room.evening("jouer", "push", "--voix", "synthese", "--rythme", "rapide")
    hear(evening)
    assert hear(evening, "q") == ["Partie gardée. À bientôt."]
    assert not evening.running


def test_each_game_offers_its_own_last_table_again(menu, room):
    hear(menu, "enter", "down", "left", "home", "enter")
    hear(menu, "q")
    evening = room.evening(*ALONE)
    hear(evening, "down", "down")
    hear(evening, "enter", "down", "right", "home", "enter")
    evening.leave()
    evening = room.evening(*ALONE)
    hear(evening, "j")
    assert "Nombre de joueurs : 3, 2 sur 8" in hear(evening, "enter", "down")
