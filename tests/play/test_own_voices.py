"""Several people at one keyboard, each with settings of voice of his own: who hears what how."""

import tomllib

import pytest

OWN = ("--personnes", "Anne,Zoé", "--sons", "non", "--rythme", "rapide", "--voix", "synthese")
YES = ("--reglage", "chacun-sa-voix=oui")


def begin(room, game, *more):
    evening = room.evening("jouer", game, "--joueurs", "2", *OWN, *more)
    evening.wait_for_silence()
    return evening


def take(evening):
    """Let the one who is called take the headphones, and wait for his question."""
    evening.wait_for(lambda: evening.asked or "prend le casque" in evening.said()[-1])
    evening.wait_for_silence()
    if evening.asked is None:
        evening.press("enter")
        evening.wait_for_question()
        evening.wait_for_silence()


def manners(evening, words):
    """Return the manner of each time that something with these words was said."""
    return [manner for text, manner in evening.program.desk.voice.spoken if words in text]


def kept(folder):
    return tomllib.loads((folder / "reglages.toml").read_text("utf-8"))


@pytest.fixture
def faster(room):
    """Return a duel in which Anne has made her voice faster, and Zoé has been called."""
    evening = begin(room, "touche", *YES)
    take(evening)
    evening.press("f6", "f6", pause=1)
    evening.press("2")
    take(evening)
    return evening


def test_what_a_person_sets_is_heard_by_nobody_else(faster):
    assert [manner.rate for manner in manners(faster, "Vitesse")] == [9, 10]
    for words in ("C'est noté", "Zoé prend le casque"):
        assert {manner.rate for manner in manners(faster, words)} == {8}
    assert [manner.rate for manner in manners(faster, "Qui envoyer")] == [8, 8]
    faster.press("3")
    faster.wait_for_question()
    faster.wait_for_silence()
    assert manners(faster, "Anne")[-1].rate == 10


def test_whose_a_setting_is_is_told_with_it(faster, room):
    assert [text for text in faster.said() if "Vitesse" in text] == [
        "Vitesse 9 sur 20, pour Anne.",
        "Vitesse 10 sur 20, pour Anne.",
    ]
    faster.leave()
    shared = begin(room, "touche")
    take(shared)
    shared.press("f6", pause=1)
    assert shared.said()[-1] == "Vitesse 9 sur 20."


def test_it_is_kept_under_the_name_and_used_on_another_evening(faster, room, tmp_path):
    faster.leave()
    settings = kept(tmp_path)
    assert settings["manners"] == {"Anne": {"rates": {"pico": 10}}}
    assert settings["rates"] == {}
    evening = begin(room, "touche", *YES)
    take(evening)
    assert [manner.rate for manner in manners(evening, "Qui envoyer")] == [10]
    assert {manner.rate for manner in manners(evening, "prend le casque")} == {8}


def test_the_voice_goes_on_when_the_hearer_changes(faster):
    voice = faster.program.desk.voice
    faster.press("3")
    faster.wait_for_question()
    assert faster.program.desk.voice is voice


def test_voice_volume_and_announcements_are_each_persons_own_too(room, tmp_path):
    evening = begin(room, "push", *YES)
    take(evening)
    first = next(text for text in evening.said()[::-1] if text.startswith(("Anne.", "Zoé.")))[:3]
    evening.press("f9", "f7", "v", "k", pause=2)
    evening.leave()
    settings = kept(tmp_path)
    (name, own), *others = settings["manners"].items()
    assert name.startswith(first) and not others
    assert own == {"voice": "Marguerite", "voice_volume": 7, "verbosity": "detaille"}
    assert (settings["voice"], settings["voice_volume"], settings["verbosity"]) == ("", 8, "normal")
    assert settings["rhythm"] == "touche"


@pytest.mark.parametrize("alone", [True, False])
def test_who_is_alone_and_who_does_not_wish_it_change_the_settings_of_all(room, tmp_path, alone):
    words = ("jouer", "touche", "--joueurs", "2", "--voix", "synthese", "--sons", "non")
    people = ("--personnes", "Anne", *YES) if alone else ("--personnes", "Anne,Zoé")
    evening = room.evening(*words, *people)
    take(evening)
    evening.press("f6", pause=1)
    evening.leave()
    settings = kept(tmp_path)
    assert settings["rates"] == {"pico": 9} and settings["manners"] == {}


def test_the_last_words_are_for_everybody(faster):
    faster.press("3")
    faster.wait_for_question()
    faster.wait_for_silence()
    faster.press("q")
    assert manners(faster, "Partie gardée")[-1].rate == 8
