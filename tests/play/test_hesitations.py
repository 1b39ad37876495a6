"""Opponents take their time, a little, where they wait for the voice; it tells nothing that they hide."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from ludoreille.announce import Rhythm
from ludoreille.core import Seat
from ludoreille.kit import cast
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import HIDDEN, LONGEST, MANNERS
from ludoreille.store.saves import Save
from ludoreille.terminal import hesitations

DETAILED = ("--reglage", "annonces=detaille")
BASILE = {"phase": "turn", "turn": 1, "visible": [["Y4"], ["B2", "G3"], ["R1"]]}
MOVES = ["draw", "place 1", "draw", "place 1", "stop"]
NATURE = ["Y1", "R2"]
SOON = 0.11
"""Seconds after which the program looks at the latest whether a bot may move."""


@pytest.fixture
def always(monkeypatch):
    """Let everybody hesitate over every choice, for the same time."""
    monkeypatch.setattr(cast, "READINESS", 100.0)
    monkeypatch.setattr(cast, "SECONDS", dict.fromkeys(Level, (0.5, 0.5)))


def basile(room, *argv):
    """Play a turn of Basile, who can draw or protect, then must place, then can draw or stop."""
    game = room.game("--sons", "non", *argv, position=BASILE, nature=NATURE, bots=list(MOVES))
    game.wait(30)
    return game


def pauses(game):
    """Return how long it was silent before each move of a bot."""
    told = [entry for entry in game.entries if entry["kind"] in ("start", "end", "act", "event")]
    return [after["t"] - before["t"] for before, after in pairwise(told) if after["kind"] == "act"]


def test_a_bot_hesitates_once_all_is_said_but_not_over_a_forced_move(room, always):
    assert basile(room).said(category="ambient") == []
    game = basile(room)
    first, forced, *_ = pauses(game)
    assert 0.5 <= first <= LONGEST + SOON and forced <= SOON
    assert [act["action"] for act in game.kinds("act")][:2] == ["draw", "place 1"]


def test_detailed_announcements_tell_how_before_the_move(room, always):
    game = basile(room, *DETAILED)
    manner = next(e for e in game.entries if e["kind"] == "say" and e["category"] == "ambient")
    assert manner["text"].startswith("Basile ") and manner["t"] < game.kinds("act")[0]["t"]
    told = [text.split()[0] for text in game.said(category="ambient")]
    assert told.count("Basile") == 1 and len(told) <= 2, "once, until somebody here moves"
    history = [message.text for message in game.program.desk.announcer.history.messages]
    assert manner["text"] not in history


def test_where_texts_are_only_printed_they_hesitate_too_and_a_line_tells_how(room, always):
    game = room.game(
        "--sons", "non", *DETAILED, position=BASILE, nature=NATURE, bots=list(MOVES), voice="texte"
    )
    game.wait(30)
    printed = next(e for e in game.entries if e["kind"] == "print" and e["text"].startswith("Basile "))
    assert game.kinds("act")[0]["t"] - printed["t"] >= 0.5
    assert "tire" not in printed["text"]


@pytest.mark.parametrize(
    "argv",
    [("--rythme", "rapide"), ("--reglage", "hesitations=non")],
    ids=["fast", "switched off"],
)
def test_nobody_hesitates_where_it_is_not_wished(room, always, argv):
    game = basile(room, *DETAILED, *argv)
    assert game.kinds("act") and max(pauses(game)[:3]) <= SOON
    assert game.said(category="ambient") == []


def test_where_each_move_waits_for_a_key_it_comes_with_the_key(room, always):
    game = room.game("--sons", "non", "--rythme", "touche", *DETAILED, position=BASILE, bots=list(MOVES))
    game.wait(30)
    assert game.said()[-1].startswith("Entrée") and not game.kinds("act")
    pressed = game.now
    game.press("enter")
    assert game.kinds("act")[0]["t"] == pressed
    assert game.said(category="ambient") == []


def test_enter_hurries_who_hesitates(room, always):
    game = room.game("--sons", "non", *DETAILED, position=BASILE, nature=NATURE, bots=list(MOVES))
    game.wait_for(lambda: game.said(category="ambient"), step=0.05)
    assert not game.kinds("act")
    pressed = game.now
    game.press("enter")
    assert game.kinds("act")[0]["t"] == pressed


def test_between_two_moves_of_a_person_bots_hesitate_a_second_and_a_half_at_most(room, always):
    game = room.game("--sons", "non", seats=6, position={"phase": "turn", "turn": 1}, seed="7")
    game.wait_for_question()
    before = [pause for pause in pauses(game) if pause > SOON]
    assert len(before) >= 2
    assert sum(before) <= LONGEST + len(before) * SOON


def test_nobody_hesitates_twice_running_in_the_same_way(always):
    told = []
    desk = SimpleNamespace(hesitations=True, line_mode=False, rhythm=Rhythm.WAIT, tell=told.append)
    save = Save("push", 2, ("Vous", "Flavie"), levels=(None, Level.BEGINNER))
    hesitating = hesitations.Hesitations(desk, save)
    for seed in range(30):
        hesitating.begin()
        assert hesitating.of(Seat(1), 4, Random(seed), private=False)
    assert len({line.id for line in told}) == MANNERS
    assert all(before.id != after.id for before, after in pairwise(told))


def test_the_same_seed_hesitates_the_same_way(room):
    def heard():
        game = room.game("--sons", "non", *DETAILED, position={"phase": "turn", "turn": 1}, seed="5")
        game.wait_for_question()
        start = game.entries[0]["t"]
        return [(round(e["t"] - start, 3), e["action"]) for e in game.kinds("act")], game.said()

    assert heard() == heard()


@pytest.fixture
def weighed(monkeypatch):
    """Return the numbers of choices over which somebody could hesitate, filled while a game goes on."""
    found = []

    def noted(character, level, choices, rng):
        found.append(choices)
        return cast.hesitate(character, level, choices, rng)

    monkeypatch.setattr(hesitations, "hesitate", noted)
    return found


def evening(room, game, *argv, answers=8):
    """Play a game at the command line's table, answering the first that is possible."""
    argv = ("--graine", "4", "--voix", "synthese", "--sons", "non", *argv)
    evening = room.evening("jouer", game, *argv, cps=200)
    for _ in range(answers):
        evening.wait_for_question()
        evening.press("1", pause=0.1)
    return evening


@pytest.mark.parametrize("game", ["non_merci", "taiwan_snackbar"])
def test_what_somebody_can_do_counts_for_nothing_where_it_is_his_secret(room, weighed, game):
    evening(room, game)
    assert set(weighed) == {HIDDEN}


def test_what_everybody_sees_counts(room, weighed):
    evening(room, "push")
    assert len(set(weighed)) > 1


def test_nobody_hesitates_in_a_race(room, always, weighed):
    game = evening(room, "pas_touche", "--joueurs", "2", *DETAILED, answers=0)
    game.wait_for_question()
    game.press("j")
    for _ in range(40):
        game.press("p", pause=1)
    me = game.kinds("ask")[-1]["seat"]
    moves = [act["action"].startswith("touch") for act in game.kinds("act") if act["seat"] != me]
    assert any(moves) and not all(moves)
    assert max(weighed) <= HIDDEN, "the hand, never one of all the cards of the square"


def test_a_pipe_never_waits_for_anybody_who_hesitates(tmp_path):
    trace = tmp_path / "trace.json"
    argv = ("jouer", "push", "--joueurs", "6", "--niveau", "debutant", "--graine", "1", *DETAILED)
    own = ("--voix", "simulee:2000", "--sons", "non", "--config", str(tmp_path), "--trace", str(trace))
    start = "from ludoreille.cli import main; raise SystemExit(main())"
    subprocess.run(
        [sys.executable, "-c", start, *argv, *own],
        input=b"1\n" * 12,
        capture_output=True,
        env=dict(os.environ),
        check=True,
        timeout=60,
    )
    entries = [json.loads(line) for line in trace.read_text("utf-8").splitlines()]
    assert len([entry for entry in entries if entry["kind"] == "act"]) > 12
    assert [e for e in entries if e["kind"] == "say" and e["category"] == "ambient"] == []
