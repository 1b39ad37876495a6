"""Bots that take their time to think, as a person at the keyboard feels it: everything else goes on."""

from dataclasses import replace

import pytest
from play.racing import GAME, roll, touches
from play.table import SimulatedThinker

from ludoreille.terminal import play

BOTS = {"phase": "turn", "turn": 1}
SECONDS = 5.0


@pytest.fixture(autouse=True)
def thoughtful(monkeypatch):
    """Let every bot think for a while."""
    monkeypatch.setattr(SimulatedThinker, "seconds", SECONDS)


def begin(room, *argv):
    """Begin in the turn of a bot, with a fast rhythm."""
    return room.game("--rythme", "rapide", *argv, position=BOTS, seed="3")


def test_where_only_people_play_nobody_gets_ready_to_think(room):
    words = ("jouer", "touche", "--sons", "non", "--personnes")
    assert len(room.evening(*words, "Anne,Zoé", "--joueurs", "3").thinker.met) == 1
    assert room.evening(*words, "Anne,Zoé", "--joueurs", "2").thinker.met == []


def test_keys_are_answered_while_a_bot_thinks(room):
    game = begin(room)
    game.wait(1.0)
    assert "oint" in game.answer("s") and game.answer("f") and game.answer("n")
    assert game.kinds("act") == []
    game.wait(SECONDS)
    assert len(game.kinds("act")) == 1


def test_a_bot_is_asked_while_the_move_before_is_still_being_said(room):
    game = room.game("--rythme", "attendre", position=BOTS, seed="3", cps=4)
    game.wait_for(lambda: len(game.kinds("act")) == 2, step=0.05)
    since = game.mark()
    game.wait_for(lambda: len(game.kinds("act")) == 3, step=0.05)
    assert game.kinds("act")[-1]["t"] == game.kinds("end", since)[-1]["t"], "it thought under the words"


def test_who_leaves_while_a_bot_thinks_leaves_at_once(room):
    game = begin(room)
    game.wait(1.0)
    game.press("ctrl-c")
    game.wait(2.0)
    assert not game.running and game.kinds("act") == []


def test_enter_goes_on_as_soon_as_the_bot_knows_what_to_do(room):
    game = room.game("--rythme", "touche", position=BOTS, seed="3")
    game.wait(1.0)
    game.press("enter")
    assert game.kinds("act") == []
    game.wait(SECONDS)
    assert len(game.kinds("act")) == 1


def test_what_the_bots_of_a_sealed_turn_think_is_not_waited_for_by_people(room):
    game = room.evening("jouer", "touche", "--joueurs", "2", "--graine", "3", "--rythme", "rapide")
    game.wait_for(lambda: game.asked is not None or game.kinds("act"), step=0.05, most=3 * SECONDS)
    assert game.asked is not None and len(game.thinker.asked) >= 1


def test_a_touch_waits_for_an_earlier_answer_that_a_bot_still_thinks_about(room, monkeypatch):
    shelved = play.SHELF["pas_touche"]
    rules = shelved.rules

    def after_a_second(_sight, actions, _rng, _notebook):
        renounce = [action for action in actions if rules.write(action) == "renounce"]
        return rules.timed(renounce[0], 1000) if renounce else actions[0]

    bots = dict.fromkeys(shelved.bots, after_a_second)
    monkeypatch.setattr(play, "SHELF", {"pas_touche": replace(shelved, bots=bots)})
    game = room.evening(*GAME, "--voix", "synthese", cps=1000)
    game.wait_for(lambda: game.asked is not None)
    game.wait_for_silence()
    since = game.mark()
    roll(game)
    game.wait_for(lambda: game.asked is not None and game.program.desk.announcer.silent, step=0.01)
    game.wait(2.0)
    game.press("1", "1", "j")
    assert touches(game, since) == []
    game.wait(SECONDS)
    (bot, first), (me, second), *_ = touches(game, since)
    assert (bot, first, me) == (0, "renounce @1000", 1)
    assert 1900 < int(second.partition("@")[2]) < 2200
