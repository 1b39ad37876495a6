"""Bots in a process of their own: the same moves as here, cut off and replaced without anybody's waiting."""

import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random

import pytest
from laws.play import advance
from thinking import odd_minds

from ludoreille.core import Over, Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Table
from ludoreille.thinking import mind, thinker
from ludoreille.thinking.mind import Company, Earlier, Mind, Question
from ludoreille.thinking.thinker import Thinker

PATIENCE = 30.0
HERE = str(Path(__file__).parent)
AGAIN, HERE_NOW, BY_CHANCE = (f"interface-thinking-{what}" for what in ("again", "here", "by-chance"))


class Asking:
    """Asks a thinker as the program does: reports come through a queue, notices and logs are kept."""

    def __init__(self, **more):
        self.queue, self.notices, self.logged = SimpleQueue(), [], []
        self.thinker = Thinker(self.queue.put, self.notices.append, self.logged.append, **more)

    def meet(self, *games, game="odd", names=("Zoé", "Basile")):
        self.thinker.meet(lambda: Company(game, names, games))

    def ask(self, *questions):
        return self.thinker.ask({Seat(seat): question for seat, question in enumerate(questions)})

    def answers(self, *questions):
        return self.wait(self.ask(*questions))

    def wait(self, thinking):
        """Return the answers in the order of the seats, once they are there."""
        limit = time.monotonic() + PATIENCE
        while not thinking.done:
            self.queue.get(timeout=limit - time.monotonic()).take()
        return [thinking.answers[seat] for seat in sorted(thinking.answers)]

    def child(self):
        """Return the process, once it is warm."""
        self.answers(odd())
        return self.thinker._child

    def late(self, seconds):
        """Return the reports that come by then."""
        found, limit = [], time.monotonic() + seconds
        while (left := limit - time.monotonic()) > 0:
            try:
                found.append(self.queue.get(timeout=left))
            except Empty:
                break
        return found


def odd(what="chooses", how="", seed="s", actions=range(1000)):
    return Question("odd", Level.EXPERT, (what, how), actions, seed)


@pytest.fixture(scope="module")
def whole():
    table = Asking(module="odd_minds", paths=(HERE,))
    yield table
    table.thinker.close()


@pytest.fixture
def table(whole):
    whole.meet()
    whole.child()
    whole.notices.clear()
    whole.logged.clear()
    return whole


@pytest.fixture(scope="module")
def real():
    table = Asking()
    yield table
    table.thinker.close()
    assert table.notices == table.logged == []


def chosen(seed="s"):
    return Random(seed).choice(range(1000))


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_bot_does_there_what_it_does_here(real, game):
    shelved, rng = SHELF[game], Random(5)
    real.meet(game=game, names=())
    for number, level in enumerate(Level):
        seats = shelved.rules.seats[number % len(shelved.rules.seats)]
        table = Table(shelved.rules, seats, draw_options(shelved.rules, seats, rng))
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToPlay) and not rng.randrange(10):
                asked = [
                    Question(game, level, table.look(seat), table.actions(seat), f"{rng.random()}")
                    for seat in turn.seats
                ]
                assert real.answers(*asked) == [Mind().think(question) for question in asked]
            advance(table, rng)


def test_a_question_holds_what_a_bot_may_know_and_nothing_else():
    assert Question.__slots__ == ("game", "level", "sight", "actions", "seed", "notebook")


def test_all_are_asked_at_once_and_every_call_returns_at_once(table):
    began = time.monotonic()
    thinking = table.ask(*[odd("is busy", 0.2, str(seat)) for seat in range(4)])
    assert time.monotonic() - began < 0.1
    assert table.wait(thinking) == [chosen(str(seat)) for seat in range(4)]
    assert table.notices == [] and len(table.late(0.1)) == 0


def test_nobody_is_asked_where_there_is_nothing_to_ask(table):
    assert table.ask().done and table.answers() == []


def test_what_is_dropped_is_cut_off_at_once_in_the_same_process(table, tmp_path):
    child = table.child()
    table.ask(odd("hangs at first", str(tmp_path / "begun")))
    while not (tmp_path / "begun").exists():
        time.sleep(0.005)
    began = time.monotonic()
    assert table.answers(odd(seed="other")) == [chosen("other")]
    assert time.monotonic() - began < 2.0 < thinker.STUCK
    assert table.thinker._child is child and table.notices == []


def test_a_late_answer_is_nobody_elses(table):
    rng = Random(1)
    asked = []
    for number in range(30):
        asked.append(table.ask(odd("is busy", 0.002, f"late {number}")))
        time.sleep(rng.random() * 0.006)
    assert table.wait(asked[-1]) == [chosen("late 29")]
    for number, thinking in enumerate(asked):
        assert not thinking.done or list(thinking.answers.values()) == [chosen(f"late {number}")]
    assert table.answers(odd(seed="after")) == [chosen("after")]
    assert table.notices == table.logged == []


def test_a_game_that_is_left_gets_no_answer(table):
    table.ask(odd("is busy", 0.3))
    table.thinker.leave()
    assert table.late(0.8) == []


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced_and_told_once(table, fault, monkeypatch):
    child = table.child()
    monkeypatch.setattr(thinker, "STUCK", 0.5)
    thinking = table.ask(odd("is busy", 0.4), odd(seed="2"))
    time.sleep(0.1)
    os.kill(child.pid, fault)
    assert table.wait(thinking) == [chosen(), chosen("2")]
    assert table.notices == [AGAIN] and child._process.poll() is not None


@pytest.mark.parametrize("how", ["hangs", "raises", "dies"])
def test_a_bot_that_fails_once_is_asked_again(table, how, tmp_path, monkeypatch):
    monkeypatch.setattr(thinker, "STUCK", 0.5)
    thinking = table.ask(odd(seed="1"), odd(f"{how} at first", str(tmp_path / "failed")), odd(seed="3"))
    assert table.wait(thinking) == [chosen("1"), chosen(), chosen("3")]
    assert table.notices == [AGAIN]
    assert ["ValueError: no idea" in text for text in table.logged] == [True] * (how == "raises")


def test_a_bot_that_always_fails_plays_by_chance_and_the_next_is_asked(table):
    assert table.answers(odd("raises"), odd(seed="2")) == [chosen(), chosen("2")]
    assert table.notices == [AGAIN, AGAIN, BY_CHANCE]


def test_a_process_that_dies_while_nothing_is_asked_is_replaced_before_it_is_needed(table):
    child = table.child()
    os.kill(child.pid, signal.SIGKILL)
    while table.thinker._child in (child, None) or not table.thinker._warm:
        time.sleep(0.01)
    assert table.notices == [AGAIN]


def test_between_two_games_a_process_that_dies_is_not_told(table):
    child = table.child()
    table.thinker.leave()
    os.kill(child.pid, signal.SIGKILL)
    child._process.wait()
    assert table.answers(odd()) == [chosen()]
    assert table.notices in ([], [AGAIN])  # the death may be heard of after the question
    assert table.late(0.3) == []


def cannot_start(*_args, **_more):
    raise OSError("no more processes")


@pytest.mark.parametrize("way", ["none starts", "all die"])
def test_where_no_process_can_be_had_bots_think_here_and_it_is_told_once(way, monkeypatch, tmp_path):
    monkeypatch.setattr(mind, "SHELF", {"odd": odd_minds.SIMPLE})
    if way == "none starts":
        monkeypatch.setattr(thinker, "Child", cannot_start)
    (tmp_path / "stillborn.py").write_text("raise SystemExit\n")
    table = Asking(module="stillborn", paths=(str(tmp_path),))
    table.meet()
    assert table.answers(odd(), odd(seed="2")) == [chosen(), chosen("2")]
    assert table.answers(odd("raises")) == [chosen()]
    assert table.notices == [AGAIN] * (way == "all die") + [HERE_NOW, BY_CHANCE]
    assert len(table.logged) == 1 and "no idea" in table.logged[0]
    table.thinker.close()


def test_what_earlier_games_taught_goes_before_what_this_one_does(table, monkeypatch):
    monkeypatch.setattr(mind, "SHELF", {"odd": odd_minds.SIMPLE})
    rules, journals = SHELF["touche"].rules, []
    for seed in range(2):
        played, rng = Table(rules, 2), Random(seed)
        for _ in range(6):
            advance(played, rng)
        journals.append(tuple(played.journal))
    broken = Earlier(("Zoé", "Basile"), {}, ("nothing of this game",))
    games = [Earlier(("Basile", "Zoé"), {}, journals[0]), broken, Earlier(("Autre", "Zoé"), {}, journals[1])]
    table.meet(*games)
    question = replace(odd("tells its notebook"), notebook={Seat(0): ("now",), Seat(1): ("now",)})
    (notebook,) = table.answers(question)
    assert notebook[0] == ("now",), "Zoé sat at the other place, and only seat 0 is noted"
    assert len(notebook[1]) > 1 and notebook[1][-1] == "now", "Basile's game"
    os.kill(table.thinker._child.pid, signal.SIGKILL)
    assert table.answers(question) == [notebook], "a new process has read the same"


def test_only_the_last_games_are_remembered(monkeypatch):
    monkeypatch.setattr(mind, "SHELF", {"odd": odd_minds.SIMPLE})
    played, rng = Table(SHELF["touche"].rules, 2), Random(1)
    for _ in range(6):
        advance(played, rng)
    game = Earlier(("Zoé", "Basile"), {}, tuple(played.journal))
    once = mind.earlier_notes(Company("odd", game.names, (game,)))[0]
    many = mind.earlier_notes(Company("odd", game.names, (game,) * 50))[0]
    assert once and many == once * mind.REMEMBERED


def test_the_process_ends_with_its_program(table):
    pid = table.child().pid
    table.ask(odd("is busy", 60))
    began = time.monotonic()
    table.thinker.close()
    assert time.monotonic() - began < 1.0
    assert subprocess.run(["kill", "-0", str(pid)], stderr=subprocess.DEVNULL, check=False).returncode
