"""Several people at one keyboard: each hears his own secrets alone, and nobody hears another's."""

import pytest

PEOPLE = ("--personnes", "Anne,Zoé", "--sons", "non", "--rythme", "rapide")


def private(evening, since=0):
    """Return what was said and not printed."""
    printed = evening.printed(since)
    return [text for text in evening.said(since) if text not in printed]


def answer(evening, key):
    """Take the headphones if one is asked to, then press *key*."""
    evening.wait_for_silence()
    if evening.asked is None:
        evening.press("enter")
        evening.wait_for_question()
    evening.press(key)


@pytest.fixture
def duel(room):
    evening = room.evening("jouer", "touche", "--joueurs", "2", *PEOPLE, "--voix", "synthese")
    evening.wait_for_silence()
    return evening


def test_a_secret_choice_is_made_under_a_cover_and_confirmed_in_the_same_words(duel):
    assert "Anne prend le casque" in duel.said()[-1]
    assert duel.asked is None
    for key in ("2", "3"):
        since = duel.mark()
        answer(duel, key)
        duel.wait_for_silence()
        assert "C'est noté, reposez le casque." in duel.said(since)
        secret = " ".join(private(duel, since))
        assert "Qui envoyer" in secret and "le vétéran" in secret
        assert not any("Qui envoyer" in text for text in duel.printed())
    assert any("vétéran" in text and "homme d'armes" in text for text in duel.printed())


def test_neither_key_nor_choice_is_traced_before_all_have_chosen(duel):
    answer(duel, "2")
    duel.wait_for_silence()
    assert not duel.kinds("act")
    assert "2" not in [entry["key"] for entry in duel.kinds("key")]
    answer(duel, "3")
    assert [entry["action"] for entry in duel.kinds("act")] == ["choose 2", "choose 3"]


def test_the_history_and_repeat_never_give_a_secret(duel):
    answer(duel, "2")
    duel.wait_for_silence()
    since = duel.mark()
    duel.press("?", *[";"] * 10, "r", "i", pause=0.2)
    heard = " ".join(duel.said(since))
    assert heard and "Qui envoyer" not in heard and "homme d'armes" not in heard


def test_what_everybody_may_hear_is_asked_aloud_by_name(duel):
    answer(duel, "2")
    answer(duel, "3")
    duel.wait_for_question()
    duel.wait_for_silence()
    assert duel.asked in (["announce odd", "announce even"], ["announce even", "announce odd"])
    assert any(text.startswith("Anne.") for text in duel.printed())


def test_my_cards_are_told_at_my_turn_only(duel):
    assert "à votre tour" in duel.answer("z")
    assert "Anne prend le casque" in duel.answer("tab")


def test_the_taker_of_a_card_is_not_covered_again_but_the_next_person_is(room):
    evening = room.evening(
        "jouer", "non_merci", "--joueurs", "3", *PEOPLE, "--graine", "5", "--voix", "synthese"
    )
    evening.wait_for(lambda: "prend le casque" in " ".join(evening.said()))
    answer(evening, "c")
    evening.wait_for_question()
    covers = [text for text in evening.said() if "prend le casque" in text]
    assert len(covers) == 1
    answer(evening, "j")
    evening.wait_for(lambda: len([text for text in evening.said() if "prend le casque" in text]) == 2)
    printed = " ".join(evening.printed())
    assert "Vous avez" not in printed and "votre" not in printed.replace("à votre tour", "")


def test_open_games_call_each_person_by_name(room):
    evening = room.evening("jouer", "push", "--joueurs", "2", *PEOPLE, "--graine", "5", "--voix", "synthese")
    evening.wait_for_question()
    evening.wait_for_silence()
    assert any(text.startswith(("Anne.", "Zoé.")) for text in evening.printed())
    assert not any("casque" in text for text in evening.said())
    since = evening.mark()
    evening.press("p", "1")
    assert any(" pose " in text or " ouvre " in text for text in evening.printed(since))


def test_an_early_enter_cuts_what_is_told_and_does_not_answer_the_call(room):
    words = ("jouer", "non_merci", "--joueurs", "3", "--personnes", "Anne,Zoé", "--option", "secret_card=oui")
    evening = room.evening(*words, "--graine", "g1", "--sons", "non", "--voix", "synthese")
    evening.press("enter")
    evening.wait(0.5)
    assert "prend le casque" in evening.said()[-1]
    assert not any("Carte secrète" in text for text in evening.said())
    evening.wait_for_silence()
    evening.press("enter")
    evening.wait_for_question()
    assert "Carte secrète" in evening.said()[-1]


def heard_whole(evening):
    """Return what was said to its end."""
    whole = {entry["id"] for entry in evening.kinds("end") if entry["complete"]}
    return [entry["text"] for entry in evening.kinds("say") if entry["id"] in whole]


def test_what_everybody_may_hear_is_heard_whole_before_the_next_person_is_called(duel):
    for _ in range(24):
        duel.wait_for(lambda: duel.asked is not None or "prend le casque" in duel.said()[-1])
        duel.wait_for_silence()
        duel.press(*(["1"] if duel.asked else ["enter"]))
    duel.wait_for_silence()
    public = [text for text in duel.printed() if "annoncé" in text or "gagne le duel" in text]
    assert len(public) >= 2
    assert [text for text in public if text not in heard_whole(duel)] == []


def test_who_does_not_hold_the_headphones_takes_them_before_a_secret(duel):
    answer(duel, "2")
    answer(duel, "3")
    duel.wait_for_question()
    duel.wait_for_silence()
    since = duel.mark()
    duel.press("1")
    duel.wait_for(lambda: "Anne prend le casque" in " ".join(duel.said(since)))
    assert duel.asked is None


def test_any_key_tells_whose_turn_it_is_to_take_the_headphones(duel):
    for key in ("j", "1", "c", "escape"):
        assert "Anne prend le casque" in duel.answer(key)


def choosers(evening):
    """Return the seats that have chosen musketeers, in order."""
    return [e["seat"] for e in evening.kinds("act") if e["action"].startswith("choose")]


def test_who_has_laid_the_headphones_down_takes_them_again_before_his_next_secret(room):
    words = ("jouer", "touche", "--joueurs", "3", "--personnes", "Anne,Zoé,Paul", "--sons", "non")
    evening = room.evening(*words, "--graine", "4", "--voix", "synthese")
    while len(choosers(evening)) < 6:
        evening.wait_for(lambda: evening.asked or "prend le casque" in evening.said()[-1])
        evening.wait_for_silence()
        choice = evening.asked[0].removeprefix("choose ") if evening.asked else "enter"
        evening.press(choice if choice in ("0", "1", "2", "3", "enter") else "1")
    covers, sealed = 0, 0
    for entry in evening.kinds("ask"):
        covers += entry["seat"] is None
        if entry["actions"][0].startswith(("choose", "hide")):
            sealed += 1
            assert covers == sealed


@pytest.mark.parametrize("voice", ["synthese", "lecteur", "texte"])
def test_leaving_in_the_middle_of_a_secret_is_told_to_everybody(room, voice):
    evening = room.evening("jouer", "touche", "--joueurs", "2", *PEOPLE, "--voix", voice)
    evening.wait_for_silence()
    evening.press("enter")
    evening.wait_for_question()
    since = evening.mark()
    evening.press("q")
    farewell = evening.said(since) if voice == "lecteur" else evening.printed(since)
    assert any("Partie gardée" in text for text in farewell)


def test_a_mode_changed_under_cover_prints_no_secret_that_is_still_said(room):
    evening = room.evening("jouer", "touche", "--joueurs", "2", *PEOPLE, "--voix", "lecteur")
    evening.wait_for_silence()
    evening.press("enter")
    evening.wait_for_question()
    since = evening.mark()
    evening.press("z", "f4")
    evening.wait(10)
    assert not evening.printed(since)


@pytest.mark.parametrize("written", ["choose 2", "0: choose 2"])
def test_a_secret_written_before_the_cover_is_kept_and_not_traced(room, written):
    evening = room.evening("jouer", "touche", "--joueurs", "2", *PEOPLE, "--voix", "synthese")
    evening.program.desk.line_mode = True
    evening.wait_for_silence()
    evening.write(written)
    evening.wait(5)
    assert "Zoé prend le casque" in " ".join(evening.said())
    assert not [entry for entry in evening.kinds("key") if "choose" in entry["key"]]


def test_people_get_different_names_and_only_names_given_are_kept(room, monkeypatch):
    program = room.evening("--voix", "synthese", "--sons", "non").program
    asked = []

    def line(id_, **_args):
        asked.append(id_)
        return answers.pop(0)

    monkeypatch.setattr(program.desk, "line", line)
    answers = ["", "Zoé", "zoé", "Paul"]
    assert program.home.names_of(3) == ["Personne 1", "Zoé", "Paul"]
    assert asked[2:] == ["interface-ask-name-of", "interface-ask-other-name"]
    assert program.store.settings.name == ""
    answers = ["Anne"]
    assert program.home.names_of(2) == ["Anne", "Zoé"]
    assert program.store.settings.people == ["Zoé", "Paul"]
