"""The bots of Touché: how strong each is, and what each would not do; the solved series they rely on."""

import json
from collections import Counter
from functools import partial
from importlib.resources import files
from random import Random

import pytest

from ludoreille.core import Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.bots import BOTS
from ludoreille.games.touche.foresight import solve
from ludoreille.games.touche.rules import Touche
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

TOUCHE = Touche()
GAMES = 150


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


def shares(seats, *levels, games=GAMES):
    report = simulate("touche", seats, games, levels, seed=1)
    return {tally.level: tally.share for tally in report.tallies}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_expert_wins_more_than_the_beginner(seats):
    by = shares(seats, *[Level.BEGINNER, Level.EXPERT] * (seats // 2))
    assert by[Level.EXPERT] > 1.3 * by[Level.BEGINNER]


def test_the_confirmed_player_wins_more_than_the_beginner():
    by = shares(2, Level.BEGINNER, Level.CONFIRMED)
    assert by[Level.CONFIRMED] > 1.2 * by[Level.BEGINNER]


def test_the_expert_wins_more_than_the_confirmed_player():
    by = shares(2, Level.CONFIRMED, Level.EXPERT, games=3 * GAMES)
    assert by[Level.EXPERT] > by[Level.CONFIRMED]


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
        0, duel=4, unused=[[], []], renown=[9, 0], first_blood=[False, False], tilted=[False, True]
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


def test_the_expert_sends_what_the_solved_series_says():
    after = partial(series.chance, returns=False)
    _, mix = solve(series.payoffs(0b1111, 0b1111, 0, after, returns=False))
    found = moves(Level.EXPERT, times=300)
    for number, weight in enumerate(mix):
        assert abs(found[f"choose {number}"] / 300 - weight) < 0.12


@pytest.mark.parametrize("returns", [False, True])
@pytest.mark.parametrize(
    ("mine", "theirs", "lead"),
    [
        (0b1111, 0b1111, 0),
        (0b0111, 0b1110, 2),
        (0b0011, 0b1100, -4),
        (0b0001, 0b1000, 3),
        (0b1010, 0b1001, 0),
    ],
)
def test_the_series_file_agrees_with_one_step_of_looking_ahead(mine, theirs, lead, returns):
    after = partial(series.chance, returns=returns)
    value, _ = solve(series.payoffs(mine, theirs, lead, after, returns=returns))
    assert abs(value - series.chance(mine, theirs, lead, returns=returns)) < 2 / series.UNIT
    other = series.chance(theirs, mine, -lead, returns=returns)
    assert abs(series.chance(mine, theirs, lead, returns=returns) + other - 1) < 2 / series.UNIT


def test_a_greater_lead_is_never_worse():
    solved = json.loads((files("ludoreille.games.touche") / series.FILE).read_text("utf-8"))
    for chances in (each for by_sets in solved.values() for each in by_sets.values()):
        assert chances == sorted(chances)
        assert chances[0] >= 0 and chances[-1] <= series.UNIT
