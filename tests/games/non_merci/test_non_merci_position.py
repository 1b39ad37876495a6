"""Positions of Non Merci: what is not given, and what cannot be."""

import pytest

from ludoreille.core import Over, Seat, ToDraw, ToPlay, Unreadable
from ludoreille.games.non_merci.rules import NonMerci

GAME = NonMerci()


def built(options=None, seats=4, **position):
    return GAME.from_position(seats, options or {}, position)


def test_what_is_not_given_is_as_at_the_start_of_a_turn():
    position = GAME.position(built(target=20, to_move=[2]))
    assert position == {
        "left": 23, "target": 20, "pot": 0, "cards": [[], [], [], []], "tokens": [13, 13, 13, 13],
        "secret": [None] * 4, "known_removed": [], "round": 1, "rounds": 4, "totals": [0, 0, 0, 0],
        "round_scores": [], "to_move": [2], "first": 2, "winners": [],
    }  # fmt: skip


def test_cards_taken_are_no_longer_to_come_and_taken_out_ones_follow_the_variant():
    state = built({"ten_tokens": "10-19-28"}, target=20, cards=[[3, 4], [], [35], []])
    position = GAME.position(state)
    assert (position["left"], position["known_removed"]) == (20, [10, 19, 28])
    assert position["tokens"] == [10, 10, 10, 10]


def test_a_position_without_a_target_waits_for_one_that_lies_nowhere_else():
    state = built(cards=[[3, 4], [], [35], []], left=5)
    turn = GAME.turn(state)
    assert isinstance(turn, ToDraw)
    assert [card for card in range(3, 36) if card not in turn.chance] == [3, 4, 35]
    assert GAME.draw(state, 20).state.left == 4


@pytest.mark.parametrize("position", [{"winners": [1]}, {"left": 0, "to_move": []}])
def test_the_end_of_the_game_is_a_position_too(position):
    state = built({"rounds": 2}, round=2, totals=[5, 3, 9, 4], round_scores=[1, 2, 3, 4], **position)
    assert GAME.turn(state) == Over((Seat(1),), (5, 3, 9, 4))
    described = GAME.position(state)
    assert (described["to_move"], described["winners"], described["round_scores"]) == ([], [1], [1, 2, 3, 4])


def test_the_next_round_begins_one_seat_further_with_everything_new():
    state = built({"secret_card": True}, target=35, left=0, to_move=[3], first=3, secret=[5, 6, None, 8])
    step = GAME.play(state, Seat(3), GAME.read("take"))
    position = GAME.position(step.state)
    assert (position["first"], position["round"], position["left"]) == (0, 2, 24)
    assert position["totals"] == position["round_scores"] == [-13, -13, -13, 22]
    assert position["secret"] == [None] * 4 and position["to_move"] == []
    for card in (11, 12, 13, 14, 15):
        turn = GAME.turn(step.state)
        assert isinstance(turn, ToDraw)
        assert turn.chance.kind == ("card" if card == 15 else "secret-card")
        step = GAME.draw(step.state, card)
    position = GAME.position(step.state)
    assert (position["secret"], position["target"]) == ([11, 12, 13, 14], 15)
    assert GAME.turn(step.state) == ToPlay((Seat(0),), private=True)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cards", [[3], []]),
        ("cards", [[3, 3], [], [], []]),
        ("tokens", [1, 2, 3, -1]),
        ("tokens", [1, 2, 3, True]),
        ("left", 33),
        ("left", -1),
        ("pot", "3"),
        ("round", 0),
        ("to_move", [4]),
        ("to_move", [0, 1]),
        ("first", 9),
        ("winners", 1),
        ("totals", [1]),
    ],
)
def test_a_value_that_cannot_be_is_named(key, value):
    with pytest.raises(Unreadable) as raised:
        built(**{"target": 20, key: value})
    assert (raised.value.reason, raised.value.details["key"]) == ("bad-value", key)


@pytest.mark.parametrize("card", [2, 36, "x", "03", -5, 3.5])
def test_a_card_that_does_not_exist_is_named(card):
    with pytest.raises(Unreadable, match="no-such-card"):
        built(target=card)


def test_a_round_that_is_over_before_the_last_is_no_position():
    with pytest.raises(Unreadable, match="bad-value"):
        built(left=0)
