"""The bots of Pas Touche: how fast, how sure and how strong each is."""

from random import Random
from statistics import median

import pytest
from games.pas_touche.tables import GAME, row, state

from ludoreille.core import Seat
from ludoreille.games.pas_touche.bots import BOTS
from ludoreille.games.pas_touche.model import Hand, Renounce, Touch
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

ANNE = Seat(0)
BARRED = {"cube": [[1, 1], [], []]}
TRIES = 300


def answers(level, options=None, **position):
    """Return what a bot at seat 0 answers to M4, many times over."""
    table = state(options=options, **position)
    sight, actions, rng = GAME.look(table, ANNE), GAME.actions(table, ANNE), Random(1)
    return [BOTS[level](sight, actions, rng, {}) for _ in range(TRIES)]


def time(level, options=None, **position):
    return median(action.at for action in answers(level, options, **position))


def share(told, test):
    return sum(map(test, told)) / len(told)


def right(action):
    return action == Touch("M", 4, Hand.RIGHT, at=action.at)


def blocks(action):
    return action == Touch("M", 4, Hand.LEFT, shout=True, at=action.at)


def tallies(seats, *levels, **more):
    report = simulate("pas_touche", seats, 60, levels, seed=1, **more)
    return {tally.bot: tally for tally in report.tallies}


@pytest.mark.parametrize("options", [{}, {"search": "direct"}, {"pace": "off"}, {"pace": 5}])
def test_each_level_beats_the_one_below(options):
    for low, high in ((Level.BEGINNER, Level.CONFIRMED), (Level.CONFIRMED, Level.EXPERT)):
        by = tallies(2, low, high, options=options)
        assert by[high].low > by[low].high


def test_at_equal_seats_levels_are_ranked():
    by = tallies(3, *Level)
    assert by[Level.EXPERT].mean_score > by[Level.CONFIRMED].mean_score > by[Level.BEGINNER].mean_score


def test_stronger_bots_are_faster_and_surer():
    times = [time(level) for level in Level]
    assert times == sorted(times, reverse=True)
    sure = [share(answers(level), right) for level in Level]
    assert sure == sorted(sure) and sure[0] > 0.6 and sure[-1] > 0.95


def test_times_are_human():
    assert 4_000 < time(Level.BEGINNER) < 9_000
    assert 1_800 < time(Level.EXPERT) < 3_500
    assert 900 < time(Level.EXPERT, past=["M4"] * 9) < 1_600
    assert 900 < time(Level.EXPERT, options={"search": "direct"}) < 1_600
    assert 2_500 < time(Level.BEGINNER, options={"search": "direct"}) < 5_000
    assert all(action.at >= 100 for level in Level for action in answers(level, past=["M4"] * 9))


def test_a_card_called_before_is_found_sooner_and_the_square_grows_familiar():
    for level in Level:
        assert time(level, past=["M4"] * 3) < time(level)
        assert time(level, past=["C1"] * 60) < time(level)


def test_what_bars_one_slows_one_down():
    assert time(Level.BEGINNER, cube=[[3, 1], [], []], target="E6", past=["E6"] * 50) > time(
        Level.BEGINNER, target="E6", past=["E6"] * 50
    )


@pytest.mark.parametrize("pace", [2, 5, 10])
def test_pace_slows_bots_down_as_much_as_the_limit(pace):
    slow, quick = time(Level.EXPERT, {"pace": pace}), time(Level.EXPERT)
    assert 0.9 * pace < slow / quick < 1.1 * pace


def test_nobody_answers_after_the_end():
    for action in answers(Level.BEGINNER):
        assert action.at < 10_000 or (isinstance(action, Renounce) and action.at == 10_000)


def test_without_a_clock_the_time_is_that_of_the_way():
    code = [f"{treat}{number}" for treat in "CBEGMT" for number in range(1, 7)]
    told = answers(Level.EXPERT, {"pace": "off"}, grid=code, past=[*["M4"] * 9, "M3"])
    assert share(told, lambda action: action.at == 100) > 0.9
    assert all(action.at % 100 == 0 for action in told)


def test_whoever_is_barred_blocks_or_renounces_and_sometimes_forgets():
    for level in Level:
        told = answers(level, **BARRED)
        assert share(told, blocks) > 0.1
        assert share(told, blocks) + share(told, lambda action: isinstance(action, Renounce)) > 0.6
    assert share(answers(Level.EXPERT, **BARRED), blocks) > 0.85
    told = answers(Level.BEGINNER, **BARRED)
    assert share(told, right) > 0.05, "does not notice the constraint"
    assert (
        share(
            told, lambda action: isinstance(action, Touch) and action.hand is Hand.LEFT and not action.shout
        )
        > 0
    )


def test_a_wrong_card_is_a_neighbour_of_the_right_one():
    code = [f"{treat}{number}" for treat in "CBEGMT" for number in range(1, 7)]
    told = [action for action in answers(Level.BEGINNER, grid=code) if isinstance(action, Touch)]
    wrong = {f"{action.treat}{action.number}" for action in told} - {"M4"}
    assert wrong and wrong <= {"M3", "M5", "G4", "T4"}


def test_an_answer_never_comes_before_one_that_is_known():
    table = GAME.play(state(), Seat(1), GAME.read("touch M 5 right @9000")).state
    for seed in range(50):
        action = BOTS[Level.EXPERT](GAME.look(table, ANNE), GAME.actions(table, ANNE), Random(seed), {})
        assert GAME.refusal(table, ANNE, action) is None


def test_bots_see_no_hidden_card():
    tables = [
        state(rows=[row(first, "orange:4", "red:C2"), row("green:T", "orange:C1", "red:B3")], seats=2)
        for first in ("green:M", "green:E")
    ]
    sights = [GAME.look(table, ANNE) for table in tables]
    assert sights[0] == sights[1]
