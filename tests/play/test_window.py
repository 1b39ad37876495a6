"""Another window comes to the front: the game is silent and waits; it goes on when the player is back."""

import pytest
from play.racing import begin, go_to, roll, start, touches
from play.table import SimulatedThinker

TURN = {"phase": "turn", "turn": 1}
BOTS = ["draw", "place 1", "stop"]
NATURE = ["R4"]


def bots_play(room, *argv, cps=15):
    return room.game("--sons", "oui", *argv, position=TURN, bots=list(BOTS), nature=list(NATURE), cps=cps)


def outward(evening, since):
    """Return what reached the player since then: words and cues."""
    return [entry for entry in evening.entries[since:] if entry["kind"] in ("say", "cue")]


@pytest.mark.parametrize("rhythm", ["attendre", "rapide", "touche"])
def test_bots_wait_and_nothing_sounds_until_the_player_is_back(room, rhythm, monkeypatch):
    monkeypatch.setattr(SimulatedThinker, "seconds", 1.0)
    evening = bots_play(room, "--rythme", rhythm)
    evening.wait_for_silence()
    evening.wait(0.2)
    evening.leave_window()
    since = evening.mark()
    acts = len(evening.kinds("act"))
    evening.wait(600)
    assert outward(evening, since) == []
    assert len(evening.kinds("act")) == acts
    evening.come_back()
    evening.wait(0.5)
    assert bool(outward(evening, since)) == (rhythm != "touche")
    while evening.asked is None:
        evening.wait_for_silence()
        evening.press("enter", pause=1)


def test_what_was_cut_is_said_again_first(room):
    evening = bots_play(room)
    evening.wait_for(lambda: evening.said(category="others"), step=0.1)
    cut = evening.said()[-1]
    evening.leave_window()
    evening.wait(60)
    since = evening.mark()
    evening.come_back()
    assert evening.said(since) == [cut]
    assert [entry["inside"] for entry in evening.kinds("focus")] == [False, True]


def test_the_same_game_goes_on_as_if_nobody_had_left(room):
    acts = []
    for leaves in (False, True):
        evening = bots_play(room)
        for _ in range(6 * leaves):
            evening.wait(2)
            evening.leave_window()
            evening.wait(30)
            evening.come_back()
        evening.wait_for_question()
        acts.append([(act["seat"], act["action"]) for act in evening.kinds("act")])
        evening.leave()
    assert acts[0] == acts[1]


def test_a_key_is_a_return_too(room):
    evening = bots_play(room)
    evening.leave_window()
    evening.wait(60)
    assert evening.answer("tab")
    evening.wait_for_question()


def test_a_question_asked_meanwhile_is_heard_on_the_return(room):
    evening = room.game("--rythme", "rapide", position={"phase": "turn", "turn": 0})
    evening.leave_window()
    evening.wait(5)
    since = evening.mark()
    evening.come_back()
    evening.wait_for_silence()
    assert any("vous" in text.lower() for text in evening.said(since))


def test_a_menu_says_again_where_one_stands(room):
    evening = room.evening("--voix", "synthese")
    evening.wait_for_silence()
    evening.press("down")
    line = evening.said()[-1]
    evening.leave_window()
    evening.wait(9)
    since = evening.mark()
    evening.come_back()
    assert evening.said(since) == [line]
    evening.wait_for_silence()
    evening.leave_window()
    evening.come_back()
    evening.wait(5)
    assert evening.said(since) == [line], "what was heard is not told again"


@pytest.mark.parametrize(("voice", "watched"), [("synthese", True), ("lecteur", True), ("texte", False)])
def test_the_window_is_watched_only_where_something_is_spoken(room, voice, watched):
    evening = room.game(position={"phase": "turn", "turn": 0}, voice=voice)
    evening.wait(1)
    assert any(evening.watched) == watched


def test_the_watch_follows_the_mode_and_the_setting(room):
    evening = room.game(position={"phase": "turn", "turn": 0}, voice="lecteur")
    evening.wait_for_question()
    assert evening.watched[-1]
    evening.press("f4", "f4")
    assert evening.program.store.settings.mode == "texte" and not evening.watched[-1]
    evening.press("f4")
    assert evening.watched[-1]
    evening.leave()
    off = room.game("--reglage", "absence=non", position={"phase": "turn", "turn": 0})
    off.wait_for_question()
    assert not any(off.watched)


def test_in_texte_the_window_stops_nothing(room):
    evening = room.game(position=TURN, bots=list(BOTS), nature=list(NATURE), voice="texte")
    evening.leave_window()
    evening.wait_for_question()


def test_a_race_does_not_start_while_the_player_is_away(room):
    evening = begin(room)
    roll(evening)
    evening.leave_window()
    since = evening.mark()
    evening.wait(600)
    assert touches(evening, since) == []
    evening.come_back()
    evening.wait_for(lambda: touches(evening, since))


def running(room, *more):
    """Begin a race that bots leave alone, and leave the window half a second after its start."""
    evening = begin(room, *more)
    go_to(evening, 7)
    start(evening)
    began = next(entry for entry in reversed(evening.entries) if entry["kind"] == "ask")["t"]
    evening.wait(began + 0.5 - evening.now)
    evening.leave_window()
    return evening


@pytest.mark.usefixtures("slow_bots")
@pytest.mark.parametrize("departure", ["mots", "sons"])
def test_a_running_race_stands_still_and_goes_on_when_it_was_heard_again(room, departure):
    evening = running(room, "--reglage", f"depart={departure}")
    since = evening.mark()
    evening.wait(600)
    assert touches(evening, since) == [] and evening.said(since) == []
    evening.come_back()
    evening.wait_for(lambda: evening.kinds("end", since), step=0.01)
    assert evening.said(since), "what is to be touched"
    assert evening.program.desk.announcer.silent
    evening.wait(evening.kinds("end", since)[0]["t"] + 0.5 - evening.now)
    evening.press("j")
    _, touch = touches(evening, since)[0]
    assert touch.endswith("@1000")


@pytest.mark.usefixtures("slow_bots")
def test_a_touch_before_the_race_was_heard_again_counts_as_done_when_it_stopped(room):
    evening = running(room)
    since = evening.mark()
    evening.wait(60)
    evening.press("j")
    _, touch = touches(evening, since)[0]
    assert touch.endswith("@500")


def first_touch(room, *, leaves):
    """Return what is answered first, and when, where the player perhaps leaves in the middle of a race."""
    evening = begin(room)
    start(evening)
    since = evening.mark()
    if leaves:
        evening.wait(0.1)
        evening.leave_window()
        evening.wait(60)
        evening.come_back()
    evening.wait_for(lambda: touches(evening, since), step=0.05)
    evening.leave()
    return touches(evening, since)[0]


def test_an_opponent_is_not_faster_because_the_player_was_away(room):
    assert first_touch(room, leaves=True) == first_touch(room, leaves=False)
