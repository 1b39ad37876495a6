"""What the expert of Touché makes of people's habits, and what that may cost it."""

import pickle
from random import Random

import pytest
from games.touche.playing import play
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoreille.core import Seat
from ludoreille.games.touche.bots import EXPERT
from ludoreille.games.touche.habits import Note, Reading, bet, habits
from ludoreille.games.touche.model import Announce, Hide, Phase
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.sparring import SPARRING

TOUCHE = Touche()
notes = st.builds(Note, st.booleans(), st.booleans(), st.sampled_from((1, 2)), st.sampled_from((1, 2)))


def gains(passes):
    """Return what betting on each fist brings over a coin, in touches, given those before."""
    for number, note in enumerate(passes):
        two = bet(Reading(passes[:number]).two(attacking=note.attacking, even=note.even))
        yield (two if note.own == 2 else 1 - two) - 1 / 2


@settings(max_examples=30, deadline=None)
@given(st.lists(notes, max_size=40))
def test_listening_to_habits_never_costs_more_than_half_a_touch_in_all(passes):
    assert sum(gains(passes)) >= -1 / 2 - 1e-9


def test_who_learns_the_listener_s_own_rule_cheats_it_of_half_a_touch_at_most():
    passes = []
    for number in range(80):
        two = Reading(passes).two(attacking=True, even=True)
        passes.append(Note(attacking=True, even=True, own=1 if two > 1 / 2 else 2, other=1 + number % 2))
    assert -1 / 2 <= sum(gains(passes)) < 0


@pytest.mark.parametrize(
    "fist",
    [
        lambda before, even: 2,
        lambda before, even: 2 if even else 1,
        lambda before, even: 3 - before[-1].own if before else 1,
        lambda before, even: before[-1].other if before else 1,
        lambda before, even: (
            (before[-1].own if not before[-1].touched else 3 - before[-1].own) if before else 1
        ),
        lambda before, even: 1 + len(before) // 2 % 2,
    ],
    ids=[
        "always two",
        "the announcement",
        "alternating",
        "the other's last",
        "changing when touched",
        "pairs",
    ],
)
def test_a_habit_is_found_out_in_a_series_or_two(fist):
    rng, passes = Random(3), []
    for _ in range(60):
        even = rng.random() < 1 / 2
        passes.append(Note(rng.random() < 1 / 2, even, fist(passes, even), rng.randint(1, 2)))
    found = list(gains(passes))
    assert sum(found[:30]) > 6 and sum(found[30:]) > 13


@pytest.mark.parametrize("partner", ["alterne", "repete", "copie"])
def test_in_an_evening_the_expert_touches_who_has_a_habit_and_remembers_him(partner):
    notebook = {}
    for number in range(3):
        play([EXPERT, SPARRING[partner](100)], Random(number), notebook)
    touches = [not note.touched for note in notebook[0]]
    assert sum(touches) > 0.75 * len(touches)
    assert pickle.loads(pickle.dumps(notebook)) == notebook


def hidden(notebook, seat=0, **keys):
    position = {"phase": "hide", "musketeer": [3, 2], "announced": "even", **keys}
    state = TOUCHE.from_position(2, {}, position)
    sight = TOUCHE.look(state, Seat(seat))
    return EXPERT.chances(sight, [Hide(2)], notebook)[0]


def test_the_expert_hides_so_as_to_touch_who_always_hides_two():
    twos = {Seat(seat): [Note(attacking=bool(seat), even=True, own=2, other=1)] * 20 for seat in (0, 1)}
    assert hidden(twos) == 1
    assert hidden(twos, announced="odd") == 0
    assert hidden(twos, seat=1) == 0
    assert hidden({}) == 1 / 2


def test_the_expert_lets_itself_be_touched_where_a_touch_would_end_the_duel_too_soon():
    """First blood drawn now lets the other stop at three points; drawn by a tilted card it brings five."""
    ones = {Seat(1): [Note(attacking=False, even=True, own=1, other=1)] * 30}
    keys = {"duel": 4, "attacker": 0, "defender": 1, "unused": [[], []], "musketeer": [3, 3]}
    keys |= {"esquives": [0, 0], "taken_esquives": [1, 0], "renown": [0, 4]}
    assert hidden(ones, **keys) == 1
    assert hidden(ones, **{**keys, "renown": [0, 0]}) == 0


def test_the_expert_announces_what_makes_the_defender_s_fist_sure():
    rng = Random(5)
    at_even = [
        Note(False, even, 1 if even else rng.randint(1, 2), rng.randint(1, 2)) for even in [True, False] * 40
    ]
    state = TOUCHE.from_position(2, {}, {"phase": "announce", "musketeer": [3, 2]})
    sight = TOUCHE.look(state, Seat(0))
    assert EXPERT.chances(sight, [Announce(even=True)], {Seat(1): at_even}) == [1.0]
    assert EXPERT.chances(sight, [Announce(even=True)], {}) == [0.5]


def test_only_open_fists_are_noted_for_both_fighters_as_everybody_saw_them():
    state, events = (
        TOUCHE.from_position(2, {}, {"phase": "hide", "musketeer": [3, 2], "announced": "odd"}),
        [],
    )
    TOUCHE.act(state, Seat(1), Hide(1), events)
    assert not [note for event in events for note in habits(event)]
    TOUCHE.act(state, Seat(0), Hide(2), events)
    assert [note for event in events for note in habits(event)] == [
        (0, Note(attacking=True, even=False, own=2, other=1)),
        (1, Note(attacking=False, even=False, own=1, other=2)),
    ]
    assert state.phase is Phase.ANNOUNCE
