"""The hint key, through the whole program: what it says, when it does not, and what it costs in a race."""

import pytest
from play.racing import QUIET, begin, go_to, place_of, start, touches

from ludoreille.games import SHELF
from ludoreille.thinking.mind import Mind

MANY = 60
"""Questions asked of a person before one that leaves a choice."""


def to_a_choice(evening):
    """Answer what leaves no choice, until there is one."""
    for _ in range(MANY):
        evening.wait_for_question()
        evening.wait_for_silence()
        if len(evening.asked) > 1:
            return
        evening.press("p" if evening.asked[0] in ("draw", "roll") else "1")
    raise AssertionError(evening.lately())


def hear(evening, *keys):
    """Press keys and let what they say be heard; return the sentences."""
    since = evening.mark()
    evening.press(*keys)
    evening.wait_for_silence()
    return evening.said(since)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_one_key_advises_in_a_sentence_and_again_compares_the_alternatives(room, game):
    evening = room.evening("jouer", game, *QUIET)
    to_a_choice(evening)
    since = evening.mark()
    (hint,) = hear(evening, "n")
    assert hint.startswith("Conseil, ") and " : " in hint
    others = hear(evening, "n")
    assert others and all(text.startswith("Ou bien ") for text in others)
    assert hear(evening, "n") == [hint]
    assert not evening.kinds("act", since)


def test_a_hint_waits_for_ones_turn(room):
    evening = room.game(nature=("1",), bots=("draw", "place 1", "stop"))
    evening.wait_for(lambda: evening.kinds("event"))
    assert "Le conseil viendra à votre tour." in evening.answer("n")


def test_hints_can_be_forbidden_in_games_that_count_but_not_in_those_for_practice(room):
    evening = room.evening("jouer", "touche", *QUIET, "--reglage", "conseils=non")
    to_a_choice(evening)
    (refused,) = hear(evening, "n")
    assert refused.startswith("Pas de conseil dans une partie qui compte")
    evening.leave()
    evening = room.evening("jouer", "touche", *QUIET, "--reglage", "conseils=non", "--entrainement")
    to_a_choice(evening)
    assert hear(evening, "n")[0].startswith("Conseil, ")


@pytest.mark.usefixtures("slow_bots")
@pytest.mark.parametrize(("more", "waits"), [((), False), (("--entrainement",), True)])
def test_the_clock_of_a_race_waits_for_a_hint_in_a_game_for_practice_alone(room, target, more, waits):
    evening = begin(room, *more)
    go_to(evening, place_of(target))
    _, since = start(evening)
    began = evening.now
    evening.wait(1.0)
    evening.press("n")
    evening.wait_for_silence()
    heard = evening.now
    evening.wait(0.5)
    evening.press("j")
    ((_, action),) = touches(evening, since)
    moment = int(action.partition("@")[2]) / 1000
    assert heard - began > 4, "the hint takes longer than what is measured"
    assert abs(moment - (1.5 if waits else evening.now - began)) < 0.3


@pytest.mark.usefixtures("slow_bots")
def test_in_practice_the_clock_goes_on_once_a_hint_is_cut_short_and_ends_as_always(room, target):
    evening = begin(room, "--entrainement")
    go_to(evening, place_of(target))
    _, since = start(evening)
    evening.press("n", "backspace")
    evening.wait(10.0)
    assert touches(evening, since) == []
    evening.wait(1.0)
    assert touches(evening, since)[0] == (1, "renounce @10000")


def test_what_is_compared_in_a_race_is_no_list_of_wrong_cards(room, target):
    evening = begin(room, "--entrainement")
    start(evening)
    (hint,) = hear(evening, "n")
    card = hint.removeprefix("Conseil, ").partition(",")[0]
    others = hear(evening, "n")
    assert [text for text in others if card not in text] == [text for text in others if "renoncer" in text]
    assert len(others) == 3


def counted(evening):
    """Return how many hints the game that is kept says were asked for."""
    (save,) = evening.program.saves.unfinished()
    return save.hints


def test_a_hint_counts_once_for_its_question_and_for_good(room):
    evening = room.evening("jouer", "touche", *QUIET)
    to_a_choice(evening)
    hear(evening, "n", "n", "n")
    assert counted(evening) == 1
    evening.press("1")
    evening.wait_for_question()
    evening.press("u")
    evening.leave()
    evening = room.evening("reprendre", "--voix", "synthese", "--sons", "non")
    to_a_choice(evening)
    assert counted(evening) == 1
    hear(evening, "n")
    assert counted(evening) == 2


def test_where_there_is_one_choice_no_hint_counts(room):
    evening = room.game(nature=("0",))
    evening.wait_for_question()
    assert evening.asked == ["draw"]
    assert "Il n'y a qu'un choix : tirer." in hear(evening, "n")
    assert counted(evening) == 0


def test_a_hint_that_was_not_found_is_looked_for_again(room, monkeypatch):
    evening = room.evening("jouer", "touche", *QUIET)
    to_a_choice(evening)
    with monkeypatch.context() as once:
        once.setattr(Mind, "think", lambda _self, asked: asked.by_chance())
        assert hear(evening, "n") == ["Pas de conseil cette fois-ci : demandez encore."]
    assert counted(evening) == 0
    assert hear(evening, "n")[0].startswith("Conseil, ")
    assert counted(evening) == 1


@pytest.mark.parametrize(("game", "own"), [("taiwan_snackbar", "Main : "), ("non_merci", "Vous avez ")])
def test_what_is_advised_and_summed_up_under_the_headphones_is_for_one_alone(room, game, own):
    words = ("jouer", game, "--joueurs", "3", "--personnes", "Anne,Zoé", *QUIET)
    evening = room.evening(*words)
    for _ in range(3):
        evening.wait_for_silence()
        evening.press("enter")
        evening.wait_for_question()
        evening.wait_for_silence()
        since = evening.mark()
        told = hear(evening, "n", "x", "z")
        assert any(own in text for text in told) and evening.printed(since) == []
        kept = [message.text for message in evening.program.desk.announcer.history.messages]
        assert not set(told) & set(kept)
        evening.press("down", "enter")
