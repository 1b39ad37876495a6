"""Every setting shows itself when it is changed, in menus, by keys and in line mode."""

import pytest

from ludoreille.games import READINGS
from ludoreille.store.settings import SCHEMA
from ludoreille.terminal.demonstrations import SELF_EVIDENT, demonstrate
from ludoreille.words.french import audit

HEARD = ("--voix", "synthese", "--sons", "oui")


def shown(evening, key="right"):
    """Press *key*; return what is said and played, the sound of a change left out."""
    since = evening.mark()
    evening.press(key, pause=1)
    evening.wait_for_silence()
    evening.wait(1)
    cues = [(cue["cue"], cue["pan"]) for cue in evening.kinds("cue", since)]
    return evening.said(since), [cue for cue in cues if cue[0] != "setting"]


@pytest.fixture
def settings(room):
    """Return the menu of the settings, and what leads to a line of it."""
    evening = room.evening("reglages", *HEARD)
    evening.wait_for_silence()

    def go(label):
        evening.press("home", pause=0.05)
        for _ in range(60):
            since = evening.mark()
            evening.press("down", pause=0.05)
            if evening.said(since)[-1].startswith(label):
                return evening
        raise AssertionError(label)

    return go


def test_each_value_of_each_setting_has_what_shows_it(room):
    program = room.evening("reglages", *HEARD).program
    shown_by = {}
    for setting in program.store.schema:
        for value in setting.values.values():
            lines = demonstrate(program.desk, setting.id, value, program.store.settings)
            texts = [text for line in lines if (text := program.desk.rendered(line))]
            assert setting.id in SELF_EVIDENT or texts or any(line.cues for line in lines), (setting, value)
            assert [audit(text) for text in texts if audit(text) or len(text) > 100] == []
            shown_by[setting.id, value] = texts
    for setting in SCHEMA:
        told = [shown_by[setting.id, value] for value in setting.values.values()]
        alike = setting.id in {*SELF_EVIDENT, "cue_volume", "verbosity"}
        assert alike or len({*map(tuple, told)}) == len(told), setting


def test_in_the_menu_what_shows_a_value_follows_it(settings):
    said, _ = shown(settings("Position dans les listes"))
    assert said == ["Position dans les listes : non", "Statistiques."]
    assert shown(settings("Cadence"))[0][-1] == "Basile joue, Chloé joue, et tout se dit ensuite."


def test_the_volume_of_sounds_plays_one_mono_plays_left_then_right(settings):
    assert shown(settings("Volume des sons"))[1] == [("place", 0.0)]
    said, cues = shown(settings("Son mono"))
    assert cues == [("number-1", -1.0), ("number-2", 1.0)]
    assert said[-1] == "Deux sons, au milieu tous les deux."


def test_a_device_is_heard_in_itself(settings, monkeypatch):
    monkeypatch.setattr("ludoreille.terminal.preferences.list_devices", lambda: ["Casque"])
    evening = settings("Sortie audio")
    changed = []
    evening.program._output.change = lambda name: changed.append((name, len(evening.entries)))
    said, cues = shown(evening)
    assert cues == [("my-turn", 0.0)] and said[0] == "Sortie audio : Casque"
    (name, before), *more = changed
    assert name == "Casque" and not more
    assert [e["kind"] for e in evening.entries[:before]].count("cue") < len(evening.kinds("cue"))


def test_a_voice_is_heard_in_itself(settings):
    evening = settings("Voix")
    for _ in evening.program.desk.voice.names():
        shown(evening)
    text, manner = evening.program.desk.voice.spoken[-1]
    assert text == "Voix : Marguerite" and manner.name == "Marguerite"


def test_announcements_are_shown_by_one_event_told_their_way(settings):
    evening = settings("Annonces")
    examples = [shown(evening)[0][-1] for _ in range(3)]
    assert len({*examples}) == 3 and all("Basile" in text for text in examples)
    assert sorted(examples, key=len) == [examples[1], examples[2], examples[0]]


def test_names_of_cards_are_shown_by_the_game_that_has_them(room, settings):
    assert READINGS
    said, _ = shown(settings("Nom des couleurs"))
    assert "cœur 5" in said[-1]


def test_the_next_key_cuts_what_shows_a_value(settings):
    evening = settings("Hésitations")
    since = evening.mark()
    evening.press("right", pause=0.2)
    evening.press("down", pause=0.1)
    evening.wait_for_silence()
    assert not any("Basile" in text for text in evening.said(since))


def test_sounds_that_are_off_are_told_where_one_would_be_played(room):
    evening = room.evening("reglages", "--voix", "synthese", "--sons", "non")
    evening.wait_for_silence()
    for _ in range(60):
        since = evening.mark()
        evening.press("down", pause=0.05)
        if evening.said(since)[-1].startswith("Volume des sons"):
            break
    said, cues = shown(evening)
    assert not cues and said[-1] == "Les sons sont coupés : les réglages les remettent."


@pytest.mark.parametrize(("mode", "told"), [("texte", "En mode texte"), ("lecteur", "En mode lecteur")])
def test_where_our_voice_does_not_speak_its_settings_tell_where_the_one_in_use_is_set(room, mode, told):
    evening = room.evening("reglages", "--voix", mode, "--sons", "non")
    evening.wait(1)
    for _ in range(60):
        since = evening.mark()
        evening.press("down", pause=0.1)
        if evening.told(since)[-1].startswith("Vitesse de la voix"):
            break
    since = evening.mark()
    evening.press("right", pause=5)
    assert evening.told(since)[0] == "Vitesse de la voix : 9 sur 20"
    assert evening.told(since)[1].startswith(told)


def test_in_line_mode_too_a_value_is_told_and_shown_before_the_menu_comes_again(room):
    evening = room.evening("reglages", "--voix", "texte", "--sons", "non", "--lignes")
    evening.program.desk.line_mode = True
    evening.wait(1)
    since = evening.mark()
    evening.write("position")
    evening.wait(1)
    evening.write("non")
    evening.wait(2)
    printed = evening.printed(since)
    place = printed.index("Position dans les listes : non")
    assert printed[place + 1] == "Statistiques."
    assert printed[place + 2].startswith("Réglages.")


def test_keys_show_what_they_change_in_the_new_manner(room):
    game = room.game("--sons", "oui", seats=3, seed="4")
    game.wait_for_question()
    game.wait_for_silence()
    said, _ = shown(game, "v")
    assert said[0] == "Annonces détaillées."
    assert said[1].startswith("Exemple, à Non Merci : Basile prend la carte 26")
    shown(game, "f6")
    assert game.program.desk.voice.spoken[-1] == ("Vitesse 9 sur 20.", game.program.desk.voice.manner)
    assert game.program.desk.voice.manner.rate == 9
