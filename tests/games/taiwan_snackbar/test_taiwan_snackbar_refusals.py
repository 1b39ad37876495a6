"""What the rules of Taiwan Snackbar refuse, with which reason, and what is read at all."""

import pytest

from ludoreille.core import Illegal, Seat, Unreadable
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar

GAME = TaiwanSnackbar()
HAND = ["2", "3", "3", "6"]


@pytest.mark.parametrize(
    ("order", "hand", "action", "reason"),
    [
        (["6"], HAND, "serve 6", None),
        (["6"], HAND, "serve 2", "wrong-dish"),
        (["6"], HAND, "serve 7", "card-not-in-hand"),
        (["6"], HAND, "serve 9", "card-not-in-hand"),
        (["6"], HAND, "serve 0", "card-not-in-hand"),
        ([], HAND, "serve 2", None),
        ([], HAND, "serve 7", "card-not-in-hand"),
        (["6"], HAND, "change 3", None),
        (["3"], HAND, "change 3", None),
        (["6"], HAND, "change 2", "needs-two-alike"),
        (["6"], HAND, "change 4", "card-not-in-hand"),
        (["6"], HAND, "change 1", "card-not-in-hand"),
        ([], HAND, "change 3", "no-order"),
        ([], HAND, "change 4", "no-order"),
        (["6"], ["PLUS"], "plus", None),
        (["6"], HAND, "plus", "card-not-in-hand"),
        ([], ["PLUS"], "plus", "no-order"),
        (["6"], ["REVERSE"], "reverse", None),
        (["6"], HAND, "reverse", "card-not-in-hand"),
        ([], ["REVERSE"], "reverse", "no-order"),
        (["6"], ["CHOOSE"], "choose 2", None),
        (["6"], ["CHOOSE"], "choose 0", "not-yourself"),
        (["6"], ["CHOOSE"], "choose 3", "no-such-seat"),
        (["6"], HAND, "choose 0", "card-not-in-hand"),
        ([], ["CHOOSE"], "choose 0", "no-order"),
        (["6"], [], "eat", None),
        ([], HAND, "eat", "must-serve"),
        ([], ["PLUS"], "eat", "nothing-to-eat"),
        ([], [], "eat", "nothing-to-eat"),
        ([], ["PLUS"], "draw_one", None),
        ([], HAND, "draw_one", "must-serve"),
        (["6"], [], "draw_one", "there-is-an-order"),
        (["6"], HAND, "draw_one", "there-is-an-order"),
    ],
)
def test_an_action_is_refused_with_its_reason(order, hand, action, reason):
    state = GAME.from_position(3, {}, {"order": order, "hands": [hand, [], []]})
    refused = GAME.refusal(state, Seat(0), GAME.read(action))
    assert (refused and refused.reason) == reason
    legal = [GAME.write(legal) for legal in GAME.actions(state, Seat(0))]
    assert (action in legal) == (reason is None)


def test_the_turn_comes_before_every_other_reason_and_the_end_before_the_turn():
    state = GAME.from_position(3, {}, {"hands": [["2"], [], []], "to_move": [0]})
    for action in ("eat", "serve 9", "plus", "choose 9"):
        with pytest.raises(Illegal, match="not-your-turn"):
            GAME.play(state, Seat(1), GAME.read(action))
    over = GAME.from_position(3, {}, {"malus": [3, 0, 0], "to_move": []})
    for seat in (0, 1):
        with pytest.raises(Illegal, match="game-over"):
            GAME.play(over, Seat(seat), GAME.read("eat"))


def test_nobody_acts_while_cards_are_drawn():
    state = GAME.from_position(3, {}, {"order": ["2"]})
    state = GAME.play(state, Seat(0), GAME.read("eat")).state
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.play(state, Seat(0), GAME.read("eat"))


@pytest.mark.parametrize(
    "text", ["serve", "serve x", "serve 2 3", "change", "choose -1", "eats", "draw one", "²"]
)
def test_a_text_of_no_known_form_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


@pytest.mark.parametrize(
    "position",
    [
        {"order": ["PLUS"]},
        {"order": ["2", "3"]},
        {"order": ["2", "REVERSE"]},
        {"hands": [[], []]},
        {"hands": [["INDIGESTION"], [], []]},
        {"hands": [["8"], [], []]},
        {"malus": [0, 0]},
        {"malus": [0, 0, -1]},
        {"direction": 0},
        {"to_move": [3]},
        {"to_move": [0, 1]},
        {"draw_pile": "2"},
        {"turn": 0},
        {"dish": "8"},
        {"dish": "PLUS"},
        {"amount": "3"},
        {"hand_sizes": [1, 2]},
    ],
)
def test_a_position_that_means_nothing_is_unreadable(position):
    with pytest.raises(Unreadable):
        GAME.from_position(3, {}, position)


def test_a_position_may_leave_out_everything():
    position = GAME.position(GAME.from_position(4, {}, {}))
    assert position["to_move"] == [0] and position["direction"] == 1
    assert position["hand_sizes"] == position["malus"] == [0] * 4
    assert (position["order"], position["dish"], position["amount"]) == ([], None, 0)
    assert len(position["draw_pile"]) == 92 + 9 and position["draw_pile"].count("INDIGESTION") == 9


def test_a_position_is_over_only_where_it_says_so():
    malus = {"malus": [3, 0, 0]}
    assert GAME.position(GAME.from_position(3, {}, malus))["to_move"] == [0]
    for ended in ({"to_move": []}, {"winners": [1, 2]}):
        found = GAME.position(GAME.from_position(3, {}, malus | ended))
        assert (found["to_move"], found["winners"]) == ([], [1, 2])
