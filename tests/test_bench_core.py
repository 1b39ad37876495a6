"""The speed table of the rules: what it measures, and that it needs nothing but the rules."""

import sys

import bench_core
import rivals
from bench_core import Subject, main
from timing import QUIET, Work, alike, outrun, reached

from ludoreille.games import SHELF

CALLS = ("random games", "rollouts", "memory", "look", "imagine", "write", "read", "position")


def test_the_table_names_each_game_and_the_libraries_that_are_missing(monkeypatch, capsys):
    monkeypatch.setattr(rivals, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["bench_core.py", "--seconds", "0.01", "--game", "touche"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "touche, 4 players" in line]
    assert all(any(call in line for line in lines) for call in CALLS)
    assert [line for line in lines if "not installed" in line] == [
        f"{name}: {rivals.MISSING}" for name in ("OpenSpiel", "RLCard")
    ]


def test_a_state_is_weighed_without_what_all_states_share(monkeypatch):
    monkeypatch.setattr(bench_core, "GAMES", 2)
    own, shared = Subject(SHELF["push"].rules, 3).memory()
    assert min(own) > sys.getsizeof(SHELF["push"].rules.set_up(3))
    assert max(shared) > 0


def test_games_are_held_against_the_fastest_of_like_length():
    def work(name, length, rate):
        return Work(name, lambda: length, [rate / length] * 3, [rate] * 3)

    ours, short, slow, fast = (
        work("ours", 60, 50),
        work("short", 5, 900),
        work("a", 100, 20),
        work("b", 40, 80),
    )
    assert alike(ours, [short, slow, fast]) is fast
    assert alike(ours, [short]) is short
    assert alike(ours, []) is None
    assert outrun(ours, slow) == "> a: ok, 2.50 times"
    assert "MISSED" in outrun(ours, fast)


def test_a_bar_is_held_against_what_a_quiet_machine_would_do():
    busy, loops = [50, 60, 100], [QUIET / 2, QUIET / 2, QUIET]
    assert reached(busy, loops, 100) == ">= 100: ok, 100 on a quiet machine"
    assert "MISSED" in reached(busy, loops, 101)
