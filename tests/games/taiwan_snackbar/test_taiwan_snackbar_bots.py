"""The bots of Taiwan Snackbar: how strong each is, and what each would not do."""

from random import Random

import pytest

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.bots import BOTS, Reckoning
from ludoreille.games.taiwan_snackbar.cards import (
    dish,
)
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

GAME = TaiwanSnackbar()


def move(level, seats=3, options=None, **position):
    state = GAME.from_position(seats, options or {}, position)
    (seat,) = GAME.turn(state).seats
    return GAME.write(BOTS[level](GAME.look(state, seat), GAME.actions(state, seat), Random(0), {}))


def shares(seats, games, *levels):
    report = simulate("taiwan_snackbar", seats, games, levels, seed=1)
    return {tally.bot: tally.share for tally in report.tallies}


@pytest.mark.parametrize("seats", [4, 8])
def test_a_level_wins_more_than_the_one_below(seats):
    low = shares(seats, 200, Level.BEGINNER, Level.CONFIRMED)
    high = shares(seats, 200, Level.CONFIRMED, Level.EXPERT)
    assert low[Level.CONFIRMED] > low[Level.BEGINNER]
    assert high[Level.EXPERT] > high[Level.CONFIRMED]


def test_common_sense_serves_and_eats_only_a_snack():
    hand = ["2", "3", "3", "PLUS"]
    assert move(Level.CONFIRMED, order=["2"] * 6, hands=[hand, [], []]) == "serve 2"
    assert move(Level.CONFIRMED, order=["4"], hands=[hand, [], []]) == "eat"
    assert move(Level.CONFIRMED, order=["4", "4"], hands=[hand, [], []]) == "change 3"


def test_the_expert_passes_a_big_order_to_who_must_eat_it():
    position = {"order": ["7", "7"], "hands": [["3", "CHOOSE"], ["2"] * 6, []], "direction": -1}
    assert move(Level.EXPERT, **position) == "choose 2"


def test_the_expert_remembers_what_was_eaten_and_not_yet_played():
    state = GAME.from_position(3, {}, {"order": ["5"], "hands": [[], ["2", "2", "3", "4", "6"], []]})
    state = GAME.play(state, Seat(0), GAME.read("eat")).state
    for code in ["7", "3", "4", "5", "6"]:
        state = GAME.draw(state, GAME.read_outcome("card", code)).state
    reckoning = Reckoning(GAME.look(state, Seat(1)))
    assert [reckoning.escape(Seat(0), dish(value)) for value in (2, 7)] == [0, 1]
    assert reckoning.escape(Seat(2), dish(2)) == 0
    reckoning = Reckoning(GAME.look(state, Seat(2)))
    assert 0.5 < reckoning.escape(Seat(1), dish(2)) < 1


def test_the_expert_ends_the_game_when_ahead_and_spares_the_endangered_when_behind():
    hands = [["CHOOSE", "7"], [], []]
    pile = ["INDIGESTION"] * 9 + ["2"]
    ahead = {"order": ["7"], "hands": hands, "malus": [0, 2, 1], "draw_pile": pile}
    behind = {"order": ["7"], "hands": hands, "malus": [2, 2, 0], "draw_pile": pile}
    assert move(Level.EXPERT, **ahead) in ("choose 1", "serve 7")
    assert move(Level.EXPERT, **behind) == "choose 2"


def test_the_expert_eats_where_no_indigestion_is_left_only_if_cards_win_ties():
    position = {"order": ["2"], "hands": [["2", "3", "3"], ["2"] * 5, ["4"]], "draw_pile": ["3"] * 20}
    assert move(Level.EXPERT, options={"tie": "most"}, **position) == "eat"
    assert move(Level.EXPERT, **position) != "eat"
