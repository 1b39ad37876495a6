"""The key that takes back, through the whole program: while nothing was learned, and in practice freely."""

import re
from dataclasses import replace

import pytest
from play.kept import keep, played
from play.racing import QUIET, begin, go_to, place_of, start, touches

CHOICE = ("0", "Y4", "R5")
"""A turn of Push in which a second card may lie in either of two columns."""


def undone(evening):
    return [(entry["seat"], entry.get("action")) for entry in evening.kinds("undo")]


def act(evening, key):
    """Press a key that acts, and wait for what is asked then."""
    since = evening.mark()
    evening.press(key)
    evening.wait_for(lambda: evening.kinds("act", since) and evening.asked)
    evening.wait_for_silence()


def turn_of_two_cards(room):
    """Return a turn of Push, a card laid, another one drawn."""
    evening = room.game(nature=CHOICE)
    evening.wait_for_question()
    for key in ("p", "1", "p"):
        act(evening, key)
    return evening


def test_the_last_action_is_taken_back_and_asked_again(room):
    evening = turn_of_two_cards(room)
    asked = evening.asked
    act(evening, "2")
    since = evening.mark()
    evening.press("u")
    evening.wait_for_question()
    assert undone(evening) == [(0, "place 2")]
    assert evening.said(since)[0] == "Vous annulez : nouvelle colonne 2."
    assert evening.asked == asked
    act(evening, "1")
    assert [entry["action"] for entry in evening.kinds("act", since)] == ["place 1"]


def test_nothing_is_taken_back_once_a_card_is_known_or_before_one_has_acted(room):
    evening = room.game(nature=CHOICE)
    evening.wait_for_question()
    assert evening.answer("u") == "Rien à annuler : vous n'avez pas encore joué."
    act(evening, "p")
    asked = evening.asked
    assert evening.answer("u") == "Trop tard pour annuler : une carte est sortie, ou un dé a roulé, depuis."
    assert evening.asked == asked and undone(evening) == []


def acts(evening, since):
    return [(entry["seat"], entry["action"]) for entry in evening.kinds("act", since)]


def pass_once(room, *more):
    """Pass in a game of Non Merci until it is one's turn again; return what was asked and done meanwhile."""
    evening = room.evening("jouer", "non_merci", "--joueurs", "3", *QUIET, *more)
    evening.wait_for_question()
    asked, since = evening.asked, evening.mark()
    act(evening, "1")
    return evening, asked, acts(evening, since)


def test_what_others_did_since_is_not_taken_back_in_a_game_that_counts(room):
    evening, _, done = pass_once(room)
    assert len({seat for seat, _ in done}) > 1
    assert evening.answer("u").startswith("Trop tard pour annuler : ")
    assert undone(evening) == []


def test_in_practice_it_is_taken_back_too_and_the_same_answers_come_again(room):
    evening, asked, done = pass_once(room, "--entrainement")
    evening.press("u")
    evening.wait_for_question()
    assert undone(evening) == done[:1] and evening.asked == asked
    since = evening.mark()
    act(evening, "1")
    assert acts(evening, since) == done


def test_in_practice_a_card_that_was_drawn_is_drawn_again(room):
    evening = room.evening("jouer", "push", *QUIET, "--entrainement")
    drawn = lambda: [entry for entry in evening.kinds("event") if entry["type"] == "CardDrawn"]
    evening.wait_for_question()
    act(evening, "p")
    first = drawn()[-1]["card"]
    count = len(drawn())
    evening.press("u")
    evening.wait_for_question()
    assert evening.asked == ["draw"]
    act(evening, "p")
    assert len(drawn()) == count + 1 and drawn()[-1]["card"] == first


@pytest.mark.usefixtures("slow_bots")
def test_an_answer_in_a_race_is_not_taken_back_in_a_game_that_counts(room, target):
    evening = begin(room)
    go_to(evening, place_of(target))
    _, since = start(evening)
    evening.press("j")
    evening.wait(0.1)
    assert "Une réponse de vitesse ne s'annule pas." in evening.answer("u")
    assert undone(evening) == [] and len(touches(evening, since)) == 1


def test_an_action_that_turns_up_a_hidden_card_is_not_taken_back(room, target):
    evening = begin(room, "--option", "pace=off", "--rythme", "attendre")
    go_to(evening, place_of(target))
    start(evening)
    assert "Vous retournez votre carte 1" in evening.answer("j")
    assert evening.answer("u") == "Trop tard pour annuler : ce coup a montré une carte cachée."
    assert undone(evening) == []


def test_in_practice_a_race_begins_again_at_its_card_with_the_same_answers_of_the_others(room, target):
    evening = begin(room, "--entrainement")
    wrong = (place_of(target) + 7) % 36
    go_to(evening, wrong)
    card, since = start(evening)
    evening.press("j")
    evening.wait_for(lambda: len(touches(evening, since)) > 1)
    (mine, others) = touches(evening, since)
    evening.press("u")
    assert undone(evening) == [mine]
    assert any(text.startswith("Vous annulez : ") for text in evening.said(since))
    since = evening.mark()
    evening.wait_for(lambda: evening.asked is not None, step=0.01)
    name = {"C": "Croissant", "B": "Brioche", "E": "Éclair", "G": "Gaufre", "M": "Macaron", "T": "Tarte"}
    assert evening.said(since) == [f"{name[card[0]]} {card[1]}."]
    evening.wait(0.3)
    evening.press("a")
    evening.wait_for(lambda: len(touches(evening, since)) > 1)
    (again, answered) = touches(evening, since)
    assert re.fullmatch(r"renounce @3\d\d", again[1]) and answered == others


def both_choose(evening):
    """Let two people choose in secret, one after the other, until the next question was heard."""
    for key in ("2", "3"):
        evening.wait_for_silence()
        evening.press("enter")
        evening.wait_for_question()
        evening.press(key)
    evening.wait_for_question()
    evening.wait_for_silence()


def test_a_secret_choice_stays_made_once_it_was_shown_and_may_be_made_anew_in_practice(room):
    words = ("jouer", "touche", "--joueurs", "2", "--personnes", "Anne,Zoé", *QUIET)
    for more, refused in ((), True), (("--entrainement",), False):
        evening = room.evening(*words, *more)
        both_choose(evening)
        told = evening.answer("u")
        assert ("a joué depuis" in told) == refused
        assert len(undone(evening)) == (0 if refused else 1)
        evening.wait_for_silence()
        assert ("prend le casque" in evening.said()[-1]) != refused
        evening.leave()


def test_what_is_taken_back_before_the_headphones_are_on_opens_no_secret(room):
    words = ("jouer", "touche", "--joueurs", "2", "--personnes", "Anne,Zoé", *QUIET, "--entrainement")
    evening = room.evening(*words)
    both_choose(evening)
    evening.press("1")
    evening.wait_for(lambda: evening.asked is None)
    evening.wait_for_silence()
    assert "prend le casque" in evening.said()[-1]
    called = evening.said()[-1]
    evening.press("u")
    evening.wait_for_question()
    evening.wait_for_silence()
    since = evening.mark()
    evening.press("1")
    evening.wait(30)
    assert evening.asked is None and evening.said(since)[-1] == called


def heard_by_all(evening, since):
    """Return all that is printed, kept and traced: what is told under the headphones is none of it."""
    kept = [message.text for message in evening.program.desk.announcer.history.messages]
    return " ".join([*evening.printed(since), *kept, *map(str, evening.kinds("undo", since))])


def test_a_secret_choice_that_others_have_still_to_answer_is_taken_back_without_a_word_of_it(room, tmp_path):
    save = replace(played("touche", seats=2, people=(0, 1)), names=("Anne", "Zoé"))
    lines = next(n for n, line in enumerate(save.journal, 1) if " hide " in line)
    path = keep(tmp_path, replace(save, journal=save.journal[:lines]), finished=False)
    evening = room.evening("reprendre", str(path), *QUIET[2:])
    evening.wait_for_silence()
    assert "prend le casque" in evening.said()[-1]
    since = evening.mark()
    evening.press("u")
    evening.wait_for_silence()
    told = heard_by_all(evening, since)
    name = save.names[int(save.journal[lines - 1][0])]
    assert f"{name} annule son choix." in told and f"{name} prend le casque" in evening.said()[-1]
    assert "cacher" not in told and "hide" not in told


def test_what_is_taken_back_under_the_headphones_is_told_to_all(room):
    words = ("jouer", "taiwan_snackbar", "--joueurs", "3", "--personnes", "Anne,Zoé", *QUIET)
    evening = room.evening(*words, "--entrainement")
    while len(evening.kinds("act")) < 4:
        evening.wait_for_silence()
        evening.press("enter")
        evening.wait(0.5)
        if evening.asked:
            evening.press("down", "enter")
    evening.wait_for_silence()
    evening.press("enter")
    evening.wait_for_question()
    since = evening.mark()
    evening.press("u")
    evening.wait(0.5)
    ((_, action),) = undone(evening)
    assert re.search(r"(Anne|Zoé) annule : ", " ".join(evening.printed(since))) and action
