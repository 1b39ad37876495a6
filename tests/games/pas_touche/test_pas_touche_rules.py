"""The rules of Pas Touche, sentence by sentence: touches, advance, penalties, time."""

import pytest
from games.pas_touche.tables import (
    GAME,
    MILD,
    OTHER,
    RACE,
    THIRD,
    play,
    position,
    possible,
    reason,
    row,
    state,
)

from ludoreille.core import Over, Race, Seat, ToDraw, ToPlay
from ludoreille.games.pas_touche.model import Penalised, Renounce

# Whose turn


@pytest.mark.parametrize(("pace", "limit"), [(1, 10_000), (2, 20_000), (5, 50_000), (10, 100_000)])
def test_a_roll_is_a_race_of_ten_seconds_times_the_pace(pace, limit):
    table = state(options={"pace": pace}, roller=1)
    assert GAME.turn(table) == ToPlay((2, 0, 1), race=Race(limit, Renounce()))


def test_without_a_clock_all_answer_in_secret():
    assert GAME.turn(state(options={"pace": "off"}, roller=2)) == ToPlay((0, 1, 2), private=True, sealed=True)


def test_who_has_answered_is_asked_no_more():
    table, _ = play(state(roller=1), "2 touch M 5 right @300")
    assert GAME.turn(table) == ToPlay((0, 1), race=RACE)
    assert position(table, "answered", "to_move") == [[2], [0, 1]]
    assert GAME.actions(table, Seat(2)) == ()
    assert len(GAME.actions(table, Seat(0))) == 145


# A touch


@pytest.mark.parametrize(
    ("touch", "barred", "result"),
    [
        ("touch M 4 right", False, "success"),
        ("touch M 4 right shout", False, "success"),
        ("touch M 4 left shout", True, "block"),
        ("touch M 4 left", True, "forgot-shout"),
        ("touch M 4 right", True, "barred"),
        ("touch M 4 right shout", True, "barred"),
        ("touch M 4 left", False, "wrong-hand"),
        ("touch M 4 left shout", False, "wrong-hand"),
        ("touch M 5 right", False, "wrong-card"),
        ("touch G 4 left shout", True, "wrong-card"),
    ],
)
def test_a_touch_is_judged_by_card_hand_shout_and_visible_constraints(touch, barred, result):
    table, events = play(state(cube=[[1, 1] if barred else [], [], []]), f"0 {touch} @700")
    over = result in ("success", "block")
    assert position(table, "phase", "roller") == (["roll", 1] if over else ["touch", 0])
    assert position(table, "cube")[0] == ([1, 1] if barred or result == "success" else None)
    assert type(events[0]).__name__ == {"success": "Succeeded", "block": "Blocked"}.get(result, "Penalised")
    assert over or events[0].code == result


def test_a_number_bars_as_a_treat_does():
    _, events = play(state(cube=[[2, 1], [], []], target="C4"), "0 touch C 4 right")
    assert events[0].code == "barred"


def test_a_turn_without_success_ends_when_all_have_answered():
    table, events = play(state(), "1 renounce @1", "0 touch M 5 right @2", "2 renounce @10000")
    assert position(table, "phase", "roller", "target", "answered") == ["roll", 1, None, []]
    assert [type(event).__name__ for event in events[-2:]] == ["NobodyAdvanced", "RollerNamed"]


def test_the_last_seat_is_followed_by_the_first():
    table, _ = play(state(roller=2), "0 touch M 4 right @2")
    assert position(table, "roller") == 0


# The advance


@pytest.mark.parametrize(
    ("before", "after"),
    [([], [1, 1]), ([1, 1], [1, 2]), ([1, 3], [2, 1]), ([2, 2], [2, 3]), ([2, 3], [3, 1]), ([3, 2], [3, 3])],
)
def test_a_success_advances_by_one_space(before, after):
    table, _ = play(state(cube=[before, [], []], target="E6"), "0 touch E 6 right")
    assert position(table, "cube")[0] == after
    shown = [card["face_up"] for card in position(table, "rows")[0]]
    assert shown == [place < after[0] for place in range(3)]


def test_leaving_the_last_space_wins_at_once():
    table, events = play(state(cube=[[3, 3], [3, 3], []], target="E6"), "0 touch E 6 right @100")
    assert GAME.turn(table) == Over((Seat(0),), (10, 9, 0))
    assert position(table, "phase", "winners", "to_move", "target") == ["over", [0], [], None]
    assert [type(event).__name__ for event in events] == ["Succeeded", "GameEnded"]
    assert reason(table, 1, "touch E 6 right @200") == "game-over"


def test_a_flawless_player_needs_ten_successes():
    table = state(phase="roll", rows=[row("green:M", "orange:4", "red:C2")] * 3)
    for count in range(10):
        roller = position(table, "roller")
        table, _ = play(table, f"{roller} roll", "= E6", "0 touch E 6 right @100")
        assert (position(table, "phase") == "over") == (count == 9)


# Penalties


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ([], None, [False] * 3),
        ([1, 1], [1, 1], [True, False, False]),
        ([1, 2], [1, 2], [True, False, False]),
        ([1, 3], [1, 2], [True, False, False]),
        ([2, 2], [2, 2], [True, True, False]),
        ([2, 3], [2, 2], [True, True, False]),
        ([3, 2], [3, 1], [True, True, True]),
        ([3, 3], [3, 2], [True, True, True]),
    ],
)
def test_a_penalty_reads_the_symbol_under_the_cube(before, after, shown):
    table, _ = play(state(cube=[before, [], []]), "0 touch T 6 right")
    assert position(table, "cube")[0] == after
    assert [card["face_up"] for card in position(table, "rows")[0]] == shown
    assert position(table, "phase") == "touch"


def test_an_arrow_goes_back_across_cards_and_hides_the_card_that_was_left():
    rows = [row(*MILD, track=["arrow", "lock", "arrow"]), row(*OTHER), row(*THIRD)]
    table, events = play(state(cube=[[2, 1], [], []], rows=rows), "0 touch T 6 right")
    assert position(table, "cube")[0] == [1, 3]
    assert [card["face_up"] for card in position(table, "rows")[0]] == [True, False, False]
    assert position(table, "rows")[0][1]["constraints"] == ["4"]
    assert (events[0].left, events[0].replaced) == (2, False)
    table, _ = play(table, "1 renounce", "2 renounce", "1 roll", "= T1", "0 touch T 6 right")
    assert position(table, "cube")[0] == [1, 2]


def test_a_card_seen_before_it_was_hidden_again_is_not_forgotten():
    rows = [row(*MILD, track=["arrow", "lock", "arrow"]), row(*OTHER), row(*THIRD)]
    table, _ = play(state(cube=[[2, 1], [], []], rows=rows), "0 touch T 6 right")
    known = GAME.look(table, Seat(1)).table.rows[0]
    assert [card.bars > 0 for card in known] == [True, True, False]


def test_going_back_from_the_first_space_takes_the_cube_off_the_track():
    rows = [row(*MILD, track=["arrow"] * 3), row(*OTHER), row(*THIRD)]
    table, _ = play(state(cube=[[1, 1], [], []], rows=rows), "0 touch T 6 right")
    assert position(table, "cube")[0] is None
    assert not any(card["face_up"] for card in position(table, "rows")[0])
    table, _ = play(table, "1 renounce", "2 renounce", "1 roll", "= M4", "0 touch M 4 right")
    assert position(table, "cube")[0] == [1, 1]


def test_a_barred_card_is_replaced_by_another_of_its_colour_that_nobody_holds():
    table, events = play(state(cube=[[2, 1], [], []]), "0 touch T 6 right @500")
    assert isinstance(GAME.turn(table), ToDraw)
    kinds = possible(table)
    assert {code.partition(":")[0] for code in kinds} == {"orange"}
    assert "orange:4" not in kinds, "it was just put back"
    assert {"orange:C1", "orange:3"} & set(kinds) == set(), "others hold these"
    assert {"orange:M", "orange:C", "orange:2", "orange:M5", "orange:B2"} & set(kinds) == set()
    assert {"orange:E3", "orange:1", "orange:B", "orange:G4"} <= set(kinds)
    table, more = play(table, "= orange:E3")
    assert position(table, "cube")[0] == [1, 3]
    assert position(table, "rows")[0][1] == {
        "colour": "orange",
        "constraints": ["E", "3"],
        "face_up": False,
        "track": ["barred", "lock", "arrow"],
    }
    assert GAME.look(table, Seat(0)).table.rows[0][1].bars == 0
    assert [type(event).__name__ for event in (*events, *more)] == ["Penalised", "ConstraintReplaced"]
    assert GAME.turn(table) == ToPlay((1, 2), race=RACE)


def test_a_barred_first_card_is_replaced_and_the_cube_leaves_the_track():
    rows = [row("orange:4", "orange:M", "red:C2"), row(*OTHER), row(*THIRD)]
    table, _ = play(state(cube=[[1, 1], [], []], rows=rows), "0 touch T 6 right", "= orange:B")
    assert position(table, "cube")[0] is None
    assert position(table, "rows")[0][0]["constraints"] == ["B"]


def test_any_card_of_the_colour_replaces_where_none_keeps_the_deal_rule():
    rows = [row("green:C", "violet:12", "red:E4"), row("green:B", "violet:34", "red:T2"), row(*THIRD)]
    rows[0][0]["constraints"] = list("CBEGM")
    rows[0][2]["constraints"] = list("23456")
    table, _ = play(state(cube=[[2, 1], [], []], rows=rows), "0 touch T 6 right")
    left = set(possible(table))
    assert "violet:34" not in left and "violet:12" not in left and len(left) == 16


def test_the_turn_goes_on_or_ends_after_a_replacement():
    table, events = play(
        state(cube=[[2, 1], [], []]), "1 renounce", "2 renounce", "0 touch T 6 right", "= orange:B"
    )
    assert position(table, "phase", "roller") == ["roll", 1]
    assert [type(event).__name__ for event in events[-3:]] == [
        "ConstraintReplaced",
        "NobodyAdvanced",
        "RollerNamed",
    ]


def test_a_barred_symbol_replaces_nothing_where_no_card_is_left():
    rows = [row(*MILD, track=["lock", "barred", "arrow"]), row(*OTHER), row(*THIRD)]
    table, events = play(state(cube=[[1, 2], [], []], rows=rows), "0 touch T 6 right")
    assert position(table, "cube", "phase") == [[[1, 1], None, None], "touch"]
    assert isinstance(events[0], Penalised) and not events[0].replaced


# Time


def test_an_answer_that_comes_before_a_resolved_one_is_out_of_order():
    table, _ = play(state(), "1 renounce @700")
    assert reason(table, 2, "touch M 4 right @699") == "out-of-order"
    assert reason(table, 2, "renounce @699") == "out-of-order"
    assert reason(table, 2, "touch M 4 right @700") is None
    assert reason(table, 0, "touch M 4 right @700") is None
    assert reason(table, 0, "touch M 4 right") is None


def test_equal_times_go_to_the_seat_nearest_to_the_rollers_left():
    table, _ = play(state(roller=1), "0 touch M 5 right @700")
    assert reason(table, 2, "touch M 4 right @700") == "out-of-order"
    assert reason(table, 1, "touch M 4 right @700") is None


def test_an_answer_without_a_time_comes_right_after_the_last():
    table, _ = play(state(), "1 touch M 5 right @700", "2 renounce")
    assert reason(table, 0, "touch M 4 right @650") == "out-of-order"
    assert reason(table, 0, "touch M 4 right @700") is None


def test_the_next_turn_has_a_clock_of_its_own():
    table, _ = play(state(), "1 touch M 4 right @5000", "1 roll", "= C3")
    assert reason(table, 0, "touch C 3 right @1") is None
