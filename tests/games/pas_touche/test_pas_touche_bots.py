"""The bots of Pas Touche: how fast, how sure and how strong each is, and what they advise."""

from random import Random
from statistics import median

import pytest
from games.pas_touche.tables import GAME, row, state

from ludoreille.core import Seat
from ludoreille.games.pas_touche.bots import BOTS, SPARRING, advise
from ludoreille.games.pas_touche.mechanics import ANSWERS
from ludoreille.games.pas_touche.model import ChooseHand, Hand, Renounce, Roll, Touch
from ludoreille.games.pas_touche.prospects import Reason
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

ANNE = Seat(0)
NEAR = {"past": ["E4"]}
BARRED = {"cube": [[1, 1], [], []], **NEAR}
TRIES = 300


def answers(level, options=None, **position):
    """Return what a level, or another bot, at seat 0 answers to M4, many times over."""
    table = state(options=options, **position)
    sight, actions, rng = GAME.look(table, ANNE), GAME.actions(table, ANNE), Random(1)
    return [BOTS.get(level, level)(sight, actions, rng, {}) for _ in range(TRIES)]


def advice(**position):
    """Return what is told of each answer to M4, by its short form, in order."""
    table = state(**position)
    told = advise(GAME.look(table, ANNE), GAME.actions(table, ANNE), Random(1))
    return {GAME.write(each.action): each for each in told}


def time(level, options=None, **position):
    return median(action.at for action in answers(level, options, **position))


def share(told, test):
    return sum(map(test, told)) / len(told)


def right(action):
    return action == Touch("M", 4, Hand.RIGHT, at=action.at)


def blocks(action):
    return action == Touch("M", 4, Hand.LEFT, shout=True, at=action.at)


def tallies(seats, *levels, **more):
    report = simulate("pas_touche", seats, 24, levels, seed=1, **more)
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
    times = [time(level, **NEAR) for level in Level]
    assert times == sorted(times, reverse=True)
    sure = [share(answers(level, **NEAR), right) for level in Level]
    assert sure == sorted(sure) and sure[0] > 0.6 and sure[-1] > 0.95


def test_times_are_human():
    told, direct = {"past": ["M4"] * 9}, {"search": "direct"}
    assert 4_000 < time(Level.BEGINNER, past=["B4"]) < 9_000, "15 cells are heard on average"
    assert 2_000 < time(Level.EXPERT, past=["B4"]) < 5_000
    assert 500 < time(Level.EXPERT, **told) < 1_000
    assert 900 < time(Level.EXPERT, direct) < 1_600
    assert 2_500 < time(Level.BEGINNER, direct) < 5_000
    assert all(action.at >= 100 for level in Level for action in answers(level, **told))


def test_a_far_card_takes_longer_to_find_than_a_near_one():
    for level in Level:
        assert time(level, past=["M3"]) < time(level, past=["E4"]) < time(level, past=["M5"])


def test_the_other_hand_and_the_shout_take_longer():
    for level in Level:
        told = answers(level, {"search": "direct"}, **BARRED)
        usual = time(level, {"search": "direct"}, **BARRED, target="B4")
        assert median(action.at for action in told if blocks(action)) > usual + 100


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
    alone = {"cube": [[1, 1]] * 3, "rows": [row("green:M", "orange:4", "red:C2")] * 3}
    assert share(answers(Level.EXPERT, **alone), lambda action: isinstance(action, Renounce)) > 0.85
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


def test_people_take_their_own_time_at_any_pace_and_always_the_same():
    newcomer, slow = SPARRING["nouveau"](100), SPARRING["nouveau"](150)
    direct = {"search": "direct"}
    times = {action.at for action in answers(newcomer, direct)}
    assert len(times) == 1 and 2_500 < time(newcomer, direct) < 3_500
    assert time(newcomer, direct | {"pace": 5}) == time(newcomer, direct)
    assert time(slow, direct) == pytest.approx(1.5 * time(newcomer, direct), abs=1)
    assert 900 < time(SPARRING["entraine"](100), direct) < 1_500


def test_a_newcomer_beats_the_beginner_at_half_the_pace():
    by = tallies(2, "nouveau:100", Level.BEGINNER, options={"pace": 2})
    assert by["nouveau:100"].low > 0.5


def test_whoever_may_touch_is_told_to_with_his_own_hand():
    told = advice()
    assert len(told) == len(ANSWERS) and set(told) == {GAME.write(action) for action in ANSWERS}
    best, *others = told.values()
    assert (best.action, best.reason) == (Touch("M", 4, Hand.RIGHT), Reason.YOURS)
    assert all(best.value > other.value for other in others)
    assert told["touch M 4 right shout"].reason == Reason.NEEDLESS_SHOUT
    assert told["touch M 4 left"].reason == Reason.WRONG_HAND
    assert told["touch M 3 right"].reason == Reason.WRONG_CARD
    assert told["renounce"].reason == Reason.LEAVES


def test_whoever_is_barred_is_told_to_block_those_who_are_not():
    told = advice(**BARRED)
    best = next(iter(told.values()))
    assert (best.action, best.reason) == (Touch("M", 4, Hand.LEFT, shout=True), Reason.BLOCKS)
    assert told["touch M 4 right"].reason == Reason.BARRED
    assert told["touch M 4 left"].reason == Reason.FORGOT_SHOUT
    assert best.value > told["renounce"].value >= told["touch M 4 right"].value
    winning = advice(cube=[[1, 1], [3, 3], []])
    assert next(iter(winning.values())).reason == Reason.SAVES


def test_there_is_nothing_to_block_where_everybody_is_barred():
    barred = row("green:M", "orange:4", "red:C2")
    told = advice(cube=[[3, 3]] * 3, rows=[barred] * 3)
    best = next(iter(told.values()))
    assert (best.action, best.reason) == (Renounce(), Reason.POINTLESS)


def test_whoever_alone_may_touch_a_card_is_not_told_that_nobody_can():
    told = advice(cube=[None, [1, 1], [1, 1]], rows=[row("green:M", "orange:4", "red:C2")] * 3)
    assert next(iter(told.values())).reason == Reason.YOURS
    assert told["renounce"].reason == Reason.LEAVES


def test_what_a_penalty_costs_is_told():
    told = advice(cube=[[1, 1], [], []], target="B1")
    assert told["touch B 1 right"].stake == 0, "a lock costs the turn alone"
    told = advice(cube=[[1, 3], [], []], target="B1")
    assert told["touch B 1 right"].stake == 1, "an arrow leads back"
    assert told["touch B 1 left"].risk == 1
    assert told["touch B 1 right"].value > told["renounce"].value > told["touch B 1 left"].value


def test_the_space_that_wins_is_told():
    told = advice(cube=[[3, 3], [], []], target="B1")
    assert next(iter(told.values())).reason == Reason.WINS


def test_hands_and_dice_are_advised_too():
    for phase, best in (("hand", ChooseHand(Hand.RIGHT)), ("roll", Roll())):
        told = advice(phase=phase, roller=0)
        assert next(iter(told.values())).action == best


def test_the_expert_means_what_he_advises():
    for position in ({}, BARRED, {"cube": [[3, 3], [], []], "target": "B1"}):
        best = next(iter(advice(**position).values())).action
        told = answers(Level.EXPERT, **position)
        assert share(told, lambda action, best=best: GAME.timed(action, None) == best) > 0.85
