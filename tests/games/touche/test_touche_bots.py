"""The bots of Touché: how strong each is, and what each would not do; the solved series they rely on."""

import json
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from random import Random

import pytest
from games.touche.playing import play

from ludoreille.core import Over, Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.advice import Reason, advise
from ludoreille.games.touche.bots import BOTS
from ludoreille.games.touche.model import CONTINUE, STOP, Choose, Phase
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.sparring import SPARRING
from ludoreille.kit.bots import Level

TOUCHE = Touche()
GAMES = 60


def moves(level, seat=0, times=1, seats=2, options=None, **position):
    state = TOUCHE.from_position(seats, options or {}, position)
    sight, actions = TOUCHE.look(state, Seat(seat)), TOUCHE.actions(state, Seat(seat))
    return Counter(TOUCHE.write(BOTS[level](sight, actions, Random(seed), {})) for seed in range(times))


def bleeding(esquives, other=3, foe=3, **keys):
    """Return a first blood of seat 0, a veteran if not said, whose opponent has so many *esquives* left."""
    return {
        "phase": "first_blood",
        "musketeer": [other, foe],
        "esquives": [0, esquives],
        "first_blood": [False, True],
        "taken_first_blood": [False, True],
        "unused": [[0], [0]],
        "duel": 3,
        **keys,
    }


def test_the_expert_wins_more_than_the_beginner():
    wins = 0.0
    for number in range(GAMES):
        sides = [Level.EXPERT, Level.BEGINNER][:: 1 - number % 2 * 2]
        winners = play([BOTS[level] for level in sides], Random(number), {}).winners
        wins += (sides.index(Level.EXPERT) in winners) / len(winners)
    assert wins > 0.55 * GAMES


def test_nobody_who_counts_goes_on_to_be_wounded_at_once_by_the_cadet():
    certain = bleeding(0, foe=1, streak=[0, 2], first_blood=[False, True], renown=[0, 0])
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert moves(level, times=20, **certain) == {"stop": 20}


def test_who_counts_goes_on_when_one_touch_wins():
    close = bleeding(0, first_blood=[False, False], tilted=[False, True], taken_esquives=[3, 3])
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert moves(level, times=20, **close) == {"continue": 20}


def test_the_expert_goes_on_when_stopping_loses_the_series():
    last = bleeding(3, duel=4, unused=[[], []], renown=[0, 6])
    assert moves(Level.EXPERT, **last) == {"continue": 1}
    assert moves(Level.CONFIRMED, **last) == {"stop": 1}


def test_the_expert_stops_when_stopping_wins_the_series():
    last = bleeding(
        0, duel=4, unused=[[], []], renown=[5, 0], first_blood=[False, False], tilted=[False, True]
    )
    assert moves(Level.EXPERT, **last) == {"stop": 1}


def test_a_novice_has_nothing_more_to_lose():
    assert moves(Level.EXPERT, **bleeding(2, other=0, duel=4, unused=[[], []])) == {"continue": 1}


@pytest.mark.parametrize("level", [Level.CONFIRMED, Level.EXPERT])
def test_fists_and_announcements_are_fair_coins(level):
    hide = {"phase": "hide", "musketeer": [3, 2], "announced": "even"}
    for found in (
        moves(level, times=400, **hide),
        moves(level, times=400, phase="announce", musketeer=[3, 2]),
    ):
        assert len(found) == 2 and min(found.values()) > 150


def test_a_beginner_has_habits():
    found = moves(Level.BEGINNER, times=400, phase="hide", musketeer=[3, 2], announced="even")
    assert found["hide 2"] > found["hide 1"] * 1.5


def test_a_greater_lead_is_never_worse():
    solved = json.loads((files("ludoreille.games.touche") / series.FILE).read_text("utf-8"))
    for chances in (each for by_sets in solved.values() for each in by_sets.values()):
        assert chances == sorted(chances)
        assert chances[0] >= 0 and chances[-1] <= 1


def advice(seat=0, options=None, **position):
    state = TOUCHE.from_position(2, options or {}, position)
    sight, actions = TOUCHE.look(state, Seat(seat)), TOUCHE.actions(state, Seat(seat))
    ranked = advise(sight, actions, Random(0))
    assert sorted(map(TOUCHE.write, actions)) == sorted(TOUCHE.write(each.action) for each in ranked)
    assert all(better.value >= worse.value for better, worse in pairwise(ranked))
    return ranked


def test_advice_at_first_blood_is_what_the_expert_does_with_its_risk_and_stake():
    certain = bleeding(0, foe=1, streak=[0, 2], first_blood=[False, True], renown=[0, 0])
    stop, go_on = advice(**certain)
    assert (stop.action, stop.reason, stop.risk, stop.stake) == (STOP, Reason.CUTS_LOSSES, 1.0, 2)
    assert (go_on.action, go_on.reason, go_on.risk, go_on.stake) == (CONTINUE, "wounded-at-once", 1.0, 5)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (bleeding(3, duel=4, unused=[[], []], renown=[0, 6]), Reason.NOTHING_TO_LOSE),
        (bleeding(2, other=0, duel=4, unused=[[], []]), Reason.NOTHING_TO_LOSE),
        (bleeding(0, duel=4, unused=[[], []], renown=[9, 0]), Reason.SERIES_WON),
        (bleeding(0, first_blood=[False, False], tilted=[False, True]), Reason.WORTH_THE_RISK),
    ],
)
def test_advice_says_why(position, reason):
    assert advice(**position)[0].reason == reason


@pytest.mark.parametrize(("renown", "reason"), [(18, Reason.CUTS_LOSSES), (30, Reason.SERIES_WON)])
def test_the_series_is_told_to_be_won_only_where_the_duels_to_come_cannot_lose_it(renown, reason):
    """Two duels are to come, in which twenty points may still be won."""
    position = {
        "duel": 6,
        "attacker": 3,
        "defender": 2,
        "phase": "first_blood",
        "musketeer": [None, None, 0, 3],
        "esquives": [None, None, 0, 3],
        "first_blood": [None, None, False, True],
        "taken_first_blood": [None, None, False, True],
        "unused": [[0], [0], [0], [0]],
        "renown": [0, 0, renown, 3],
    }
    state = TOUCHE.from_position(4, {}, position)
    ranked = advise(TOUCHE.look(state, Seat(2)), TOUCHE.actions(state, Seat(2)), Random(0))
    assert next(each.reason for each in ranked if each.action == STOP) == reason


def test_advice_on_musketeers_puts_those_that_the_theory_sends_first():
    first, *others = advice()
    assert (first.action, first.reason) == (Choose(0), Reason.BEST_SENT)
    assert {each.reason for each in others} == {Reason.BETTER_KEPT}
    assert all(each.value < first.value for each in others)
    mixed = advice(duel=2, unused=[[0, 1, 3], [0, 2, 3]], renown=[0, 1])
    assert {each.reason for each in mixed} == {Reason.KEEPS_THEM_GUESSING}
    assert len({each.value for each in mixed}) == 1
    assert all(0 < each.risk < 1 for each in mixed)


def test_advice_on_fists_is_a_fair_coin():
    for phase in ("announce", "hide"):
        ranked = advice(phase=phase, musketeer=[3, 2], announced="even")
        assert {each.reason for each in ranked} == {Reason.FAIR_COIN}
        assert ranked[0].value == ranked[1].value


def test_the_stake_of_a_pass_counts_the_esquive_that_a_wounded_cadet_gives_back():
    last = {"phase": "hide", "announced": "even", "musketeer": [1, 1], "esquives": [0, 1]}
    last |= {"first_blood": [False, True], "taken_first_blood": [False, True]}
    last |= {"taken_esquives": [1, 2], "tilted": [True, False], "streak": [1, 0]}
    for option, stake in (("keep", 2 + 2 + 3), ("return", 3 + 2 + 3)):
        assert {each.stake for each in advice(options={"cadet": option}, **last)} == {stake}
    assert {each.stake for each in advice(seat=1, **last)} == {None}


def test_dares_goes_on_by_its_number():
    state = TOUCHE.from_position(2, {}, bleeding(2))
    sight, actions = TOUCHE.look(state, Seat(0)), TOUCHE.actions(state, Seat(0))
    assert SPARRING["marqueurs"](3)(sight, actions, Random(0), {}) == CONTINUE
    assert SPARRING["marqueurs"](2)(sight, actions, Random(0), {}) == STOP


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_does_what_it_advises_or_what_is_worth_as_much(seats):
    rng, state = Random(seats), TOUCHE.set_up(seats)
    while not isinstance(turn := TOUCHE.turn(state), Over):
        for seat in turn.seats:
            sight, actions = TOUCHE.look(state, seat), TOUCHE.actions(state, seat)
            ranked = advise(sight, actions, Random(1))
            done = BOTS[Level.EXPERT](sight, actions, Random(1), {})
            worth = {each.action: each.value for each in ranked}
            assert set(worth) == set(actions)
            assert worth[done] == pytest.approx(ranked[0].value, abs=1e-9)
            if state.phase is Phase.FIRST_BLOOD:
                assert done == ranked[0].action
        for seat in turn.seats:
            TOUCHE.act(state, seat, TOUCHE.any_action(state, seat, rng), None)
