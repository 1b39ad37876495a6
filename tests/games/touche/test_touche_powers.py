"""The powers of Touché, sentence by sentence of the rules, and the refusals."""

import pytest

from ludoreille.core import Illegal, Seat, Unreadable
from ludoreille.games.touche.rules import Touche

TOUCHE = Touche()
NOVICE, CADET, ARMS, VETERAN = range(4)
ZERO, ONE = Seat(0), Seat(1)


def duel(musketeer, seats=2, options=None, **keys):
    """Return a duel of seat 0 against seat 1, before a pass."""
    keys = {"phase": "announce", "musketeer": list(musketeer), **keys}
    return TOUCHE.from_position(seats, options or {}, keys)


def enter(state, *lines):
    for line in lines:
        seat, _, what = line.partition(" ")
        state = TOUCHE.play(state, Seat(int(seat)), TOUCHE.read(what)).state
    return state


def touched(state, by):
    """Play a pass in which seat *by* touches."""
    return enter(state, "0 announce even", "0 hide 1", f"1 hide {1 if by == 0 else 2}")


def position(state, *keys):
    found = TOUCHE.position(state)
    return found[keys[0]] if len(keys) == 1 else tuple(found[key] for key in keys)


def refused(state, line):
    seat, _, what = line.partition(" ")
    with pytest.raises(Illegal) as raised:
        TOUCHE.play(state, Seat(int(seat)), TOUCHE.read(what))
    return raised.value.reason


# The cadet


def test_the_cadet_takes_one_marker_more_for_two_touches_running_once():
    state = touched(touched(duel((CADET, VETERAN)), 0), 0)
    assert position(state, "esquives", "taken_esquives") == ([1, 0], [3, 0])
    assert position(state, "power_spent", "phase") == ([True, False], "announce")
    state = touched(state, 0)
    assert position(state, "first_blood", "streak") == ([True, False], [3, 0])
    state = enter(state, "1 continue")
    assert position(state, "phase") == "announce"


def test_a_touch_received_breaks_the_streak_and_another_may_begin():
    state = touched(touched(duel((CADET, VETERAN), esquives=[2, 3]), 0), 1)
    assert position(state, "streak", "power_spent", "esquives") == ([0, 1], [False, False], [1, 2])
    state = touched(touched(state, 0), 0)
    assert position(state, "first_blood", "taken_esquives") == ([True, False], [3, 1])


def test_the_extra_marker_may_be_first_blood_and_asks_for_stop_or_continue():
    state = touched(duel((CADET, VETERAN), esquives=[1, 1], streak=[1, 0]), 0)
    assert position(state, "phase", "to_move", "power_spent") == ("first_blood", [1], [True, False])
    assert position(enter(state, "1 continue"), "phase", "tilted") == ("announce", [False, True])


def test_after_a_first_blood_by_the_second_touch_stopping_saves_and_going_on_wounds():
    state = touched(duel((CADET, VETERAN), esquives=[1, 0], streak=[1, 0], taken_esquives=[3, 0]), 0)
    assert position(state, "phase", "power_spent") == ("first_blood", [False, False])
    assert position(enter(state, "1 stop"), "renown", "duel") == ([5, 0], 2)
    assert position(enter(state, "1 continue"), "renown", "duel") == ([8, 0], 2)


def test_a_first_touch_that_draws_first_blood_owes_nothing_more():
    state = enter(touched(duel((CADET, VETERAN), esquives=[1, 0]), 0), "1 continue")
    assert position(state, "phase", "streak") == ("announce", [1, 0])


@pytest.mark.parametrize(("option", "taken"), [("keep", [1, 1]), ("return", [0, 2])])
def test_the_esquive_of_a_broken_streak_stays_or_goes_back(option, taken):
    state = touched(touched(duel((CADET, VETERAN), options={"cadet": option}), 0), 1)
    assert position(state, "taken_esquives", "esquives") == (taken, [0, 2])


def test_a_first_blood_stays_taken_though_the_cadet_is_touched_next():
    state = duel((CADET, NOVICE), options={"cadet": "return"}, esquives=[1, 0], taken_esquives=[1, 0])
    state = touched(enter(touched(state, 0), "1 continue"), 1)
    assert position(state, "taken_esquives", "taken_first_blood") == ([1, 1], [True, False])


def test_a_marker_that_waited_beside_the_homme_d_armes_is_not_on_the_circle():
    state = duel((CADET, ARMS), options={"cadet": "return"}, taken_esquives=[1, 0])
    state = touched(touched(state, 0), 1)
    assert position(state, "taken_esquives", "waiting") == ([2, 1], [None, None])


def test_nothing_goes_back_once_the_power_is_spent():
    state = duel((CADET, VETERAN), options={"cadet": "return"}, power_spent=[True, False])
    state = touched(touched(state, 0), 1)
    assert position(state, "taken_esquives") == [1, 1]


# The homme d'armes


def test_the_waiting_marker_is_all_that_a_second_touch_costs():
    state = touched(duel((NOVICE, ARMS)), 0)
    assert position(state, "waiting", "esquives", "taken_esquives") == ([None, "esquive"], [1, 1], [0, 0])
    state = touched(state, 0)
    assert position(state, "waiting", "esquives", "taken_esquives") == ([None, None], [1, 1], [1, 0])
    assert position(state, "power_spent") == [False, True]
    state = touched(state, 0)
    assert position(state, "waiting", "esquives", "taken_esquives") == ([None, None], [1, 0], [2, 0])


def test_the_waiting_marker_is_the_opponent_s_when_the_homme_d_armes_touches():
    state = touched(touched(duel((NOVICE, ARMS)), 0), 1)
    assert position(state, "waiting", "taken_esquives", "power_spent") == (
        [None, None],
        [1, 1],
        [False, False],
    )
    assert position(touched(state, 0), "waiting") == [None, "esquive"]


def test_a_waiting_first_blood_asks_at_once_and_the_second_touch_wounds():
    state = touched(duel((NOVICE, ARMS), esquives=[1, 0], taken_esquives=[2, 0]), 0)
    assert position(state, "phase", "waiting", "taken_first_blood") == (
        "first_blood",
        [None, "first_blood"],
        [False, False],
    )
    assert position(enter(state, "1 stop"), "renown") == [4, 0]
    state = enter(state, "1 continue")
    assert position(touched(state, 0), "renown") == [7, 0]
    back = touched(state, 1)
    assert position(back, "taken_first_blood", "waiting") == ([True, False], [None, None])


def test_a_marker_still_waiting_at_the_end_is_the_toucher_s():
    state = duel((NOVICE, ARMS), esquives=[1, 0], first_blood=[True, False], waiting=["", "first_blood"])
    assert position(touched(state, 0), "renown", "duel") == ([5, 0], 2)


def test_the_cadet_s_second_touch_is_spared_and_the_extra_marker_paid():
    state = touched(touched(duel((CADET, ARMS)), 0), 0)
    assert position(state, "esquives", "taken_esquives", "waiting") == ([1, 0], [2, 0], [None, None])
    assert position(state, "power_spent") == [True, True]


def test_the_extra_marker_of_a_bare_homme_d_armes_is_never_reached():
    state = touched(duel((CADET, ARMS), esquives=[1, 0]), 0)
    state = enter(state, "1 continue")
    assert position(touched(state, 0), "duel", "renown") == (2, [5, 0])


# Touches and accounts


def test_going_on_tilts_the_card_and_pays_only_for_the_winner():
    state = duel((VETERAN, VETERAN), esquives=[0, 0], taken_esquives=[3, 3])
    state = enter(touched(state, 1), "0 continue")
    assert position(state, "tilted", "phase") == ([True, False], "announce")
    state = enter(touched(state, 0), "1 stop")
    assert position(state, "renown") == [7, 0]


def test_a_wounded_novice_brings_no_points_for_the_wound():
    keys = {"esquives": [1, 0], "first_blood": [True, False], "tilted": [False, True]}
    assert position(touched(duel((VETERAN, NOVICE), **keys), 0), "renown") == [0, 0]
    assert position(touched(duel((VETERAN, CADET), **keys), 0), "renown") == [3, 0]


# Refusals


def test_refusals_come_in_the_order_of_the_rules():
    state = TOUCHE.set_up(3)
    assert refused(state, "2 choose 9") == "not-your-turn"
    assert refused(state, "2 announce even") == "not-your-turn"
    assert refused(state, "0 hide 9") == "wrong-phase"
    assert refused(state, "0 choose 4") == "no-such-musketeer"
    state = enter(state, "0 choose 1")
    assert refused(state, "0 choose 9") == "no-such-musketeer"
    assert refused(state, "0 choose 1") == "already-chosen"
    assert refused(state, "0 choose 2") == "already-chosen"
    state = enter(state, "1 choose 1")
    assert refused(state, "1 announce even") == "not-your-turn"
    assert refused(state, "1 stop") == "not-your-turn"
    assert refused(state, "0 stop") == "wrong-phase"
    state = enter(state, "0 announce odd")
    assert refused(state, "0 hide 3") == "no-such-marker-count"
    assert refused(state, "0 choose 1") == "wrong-phase"
    state = enter(state, "0 hide 2")
    assert refused(state, "0 hide 0") == "no-such-marker-count"
    assert refused(state, "0 hide 2") == "already-chosen"
    assert refused(state, "2 hide 2") == "not-your-turn"


def test_a_used_musketeer_is_refused_and_one_left_is_chosen_already():
    state = TOUCHE.from_position(2, {}, {"duel": 3, "unused": [[0, 3], [1]]})
    assert position(state, "to_move") == [0]
    assert refused(state, "0 choose 1") == "musketeer-used"
    assert refused(state, "1 choose 1") == "already-chosen"
    assert refused(state, "1 choose 2") == "musketeer-used"
    assert position(enter(state, "0 choose 3"), "musketeer") == [3, 1]


def test_after_the_end_everything_is_refused_as_over():
    state = TOUCHE.from_position(2, {}, {"phase": "over", "renown": [3, 3]})
    assert refused(state, "0 choose 9") == "game-over"
    assert position(state, "winners", "to_move") == ([0, 1], [])


def test_teams_win_and_tie_together():
    def winners(*renown):
        return position(TOUCHE.from_position(4, {}, {"phase": "over", "renown": [*renown]}), "winners")

    assert winners(9, 4, 0, 4) == [0, 2]
    assert winners(9, 4, 0, 6) == [1, 3]
    assert winners(9, 4, 0, 5) == [0, 1, 2, 3]


# Positions


def test_a_position_fills_in_what_it_does_not_say():
    state = duel((VETERAN, CADET))
    assert position(state, "duel", "duels", "attacker", "defender") == (1, 4, 0, 1)
    assert position(state, "esquives", "first_blood") == ([3, 1], [True, True])
    assert position(state, "unused") == [[0, 1, 2], [0, 2, 3]]


def test_who_does_not_fight_holds_nothing():
    state = duel((VETERAN, CADET, ""), seats=3)
    assert position(state, "musketeer", "streak", "waiting") == ([3, 1, None], [0, 0, None], [None] * 3)
    assert position(TOUCHE.set_up(3), "musketeer", "esquives") == ([None] * 3, [None] * 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "noon"},
        {"duel": 5},
        {"phase": "announce"},
        {"phase": "announce", "musketeer": [3, 9]},
        {"phase": "hide", "musketeer": [3, 0]},
        {"phase": "first_blood", "musketeer": [3, 0]},
        {"phase": "announce", "musketeer": [3, 0], "esquives": [1]},
        {"phase": "announce", "musketeer": [3, 0], "tilted": [1, 0]},
        {"unused": [[], [1]]},
        {"attacker": 1, "defender": 1},
        {"attacker": 2},
        {"esquives": "two"},
        {"announced": "maybe"},
        {"hidden": [1, 2, 1]},
        {"duels": "four"},
        {"to_move": [5]},
        {"winners": 1},
    ],
)
def test_a_position_that_cannot_be_read_says_which_key(wrong):
    with pytest.raises(Unreadable) as raised:
        TOUCHE.from_position(2, {}, wrong)
    assert raised.value.reason == "bad-value"


@pytest.mark.parametrize(
    "text", ["choose", "choose pink", "choose -1", "announce", "announce 2", "hide", "stop now"]
)
def test_a_text_of_no_known_form_is_unreadable(text):
    with pytest.raises(Unreadable):
        TOUCHE.read(text)
