"""The bots of Taiwan Snackbar: how strong each is, what each would not do, and what an expert advises."""

from random import Random

import pytest

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.bots import BOTS, SPARRING, Reason, advise
from ludoreille.games.taiwan_snackbar.foresight import indigestions
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate
from ludoreille.table import Table

GAME = TaiwanSnackbar()


def seen(seats=3, options=None, **position):
    state = GAME.from_position(seats, options or {}, position)
    (seat,) = GAME.turn(state).seats
    return GAME.look(state, seat), GAME.actions(state, seat)


def chosen(bot, seats=3, options=None, **position):
    return GAME.write(bot(*seen(seats, options, **position), Random(0), {}))


def move(level, seats=3, options=None, **position):
    return chosen(BOTS[level], seats, options, **position)


def advice(seats=3, options=None, **position):
    ranked = advise(*seen(seats, options, **position), Random(0))
    return {GAME.write(one.action): one for one in ranked}


def shares(seats, games, *levels):
    report = simulate("taiwan_snackbar", seats, games, levels, seed=1)
    return {tally.bot: tally.share for tally in report.tallies}


def test_common_sense_wins_more_than_the_first_ideas_of_a_beginner():
    low = shares(4, 60, Level.BEGINNER, Level.CONFIRMED)
    assert low[Level.CONFIRMED] > low[Level.BEGINNER]


def test_an_expert_wins_more_than_common_sense():
    high = shares(4, 24, Level.CONFIRMED, Level.EXPERT)
    assert high[Level.EXPERT] > high[Level.CONFIRMED]


def test_common_sense_serves_and_eats_only_a_snack():
    hand = ["2", "3", "3", "PLUS"]
    assert move(Level.CONFIRMED, order=["2"] * 6, hands=[hand, [], []]) == "serve 2"
    assert move(Level.CONFIRMED, order=["4"], hands=[hand, [], []]) == "eat"
    assert move(Level.CONFIRMED, order=["4", "4"], hands=[hand, [], []]) == "change 3"


def test_common_sense_names_who_holds_fewest_cards():
    position = {"order": ["7"], "hands": [["CHOOSE"], ["2", "3"], ["2"], ["2", "3", "4"]]}
    assert move(Level.CONFIRMED, seats=4, **position) == "choose 2"


def test_a_beginner_never_thinks_of_two_cards_alike():
    position = {"order": ["7", "7"], "hands": [["3", "3", "PLUS"], [], []]}
    bot, (sight, actions) = BOTS[Level.BEGINNER], seen(**position)
    assert {GAME.write(bot(sight, actions, Random(seed), {})) for seed in range(20)} == {"plus", "eat"}


def test_the_expert_passes_a_big_order_to_who_must_eat_it():
    position = {"order": ["7", "7"], "hands": [["3", "CHOOSE"], ["2"] * 6, []], "direction": -1}
    assert move(Level.EXPERT, **position) == "choose 2"


def test_the_expert_remembers_what_was_eaten_and_not_yet_played():
    table = Table(GAME, 4)
    hands = [["CHOOSE", "2"], [], [], ["7", "2"]]
    table.state = GAME.from_position(4, {}, {"order": ["2"], "hands": hands, "to_move": [1]})
    for line in ("1 eat", "= 7", "= 4", "2 draw_one", "= 3", "3 serve 7"):
        table.enter(line)
    ranked = advise(table.look(Seat(0)), table.actions(Seat(0)), Random(0))
    reasons = {GAME.write(one.action): one.reason for one in ranked}
    assert (reasons["choose 2"], reasons["choose 1"]) == (Reason.STUCK, Reason.AWAY)


def test_the_expert_ends_the_game_when_ahead_and_spares_the_endangered_when_behind():
    pile = ["INDIGESTION"] * 9 + ["2"]
    hands = [["CHOOSE", "7"], ["2", "3", "4"], []]
    ahead = advice(order=["7"], hands=[["CHOOSE", "7"], [], []], malus=[0, 2, 1], draw_pile=pile)
    assert ahead["choose 1"].reason == ahead["serve 7"].reason == Reason.FINISH
    assert ahead["choose 1"].value == 1 and ahead["eat"].value == 0
    assert move(Level.EXPERT, order=["7"], hands=hands, malus=[2, 2, 0], draw_pile=pile) == "choose 2"


def test_the_expert_eats_without_a_risk_where_cards_win_ties():
    position = {"order": ["2"], "hands": [["2", "3"], ["2"] * 5, ["4"]], "draw_pile": ["3"] * 20}
    assert move(Level.EXPERT, options={"tie": "most"}, **position) == "eat"


def test_advice_tells_the_risk_of_an_indigestion_and_the_cards_to_eat():
    pile = ["INDIGESTION"] * 2 + ["2"] * 8
    told = advice(order=["3", "PLUS"], hands=[["3", "4", "4"], [], []], draw_pile=pile)
    assert set(told) == {"serve 3", "change 4", "eat"}
    assert told["eat"].risk == pytest.approx(1 - indigestions(10, 2, 4)[0]) == pytest.approx(2 / 3)
    assert [told[form].stake for form in ("serve 3", "change 4", "eat")] == [7, 4, 4]
    assert told["serve 3"].risk == 0 and told["serve 3"].reason == Reason.STUCK
    assert told["eat"].reason == Reason.FEARED


def test_what_is_feared_is_the_lesser_evil_only_where_nothing_better_can_be_done():
    hands = [["PLUS"], ["2", "2", "5"], ["2", "2", "4"]]
    told = advice(order=["2"], hands=hands, draw_pile=["INDIGESTION"] * 2 + ["2"] * 8)
    assert [(form, one.reason) for form, one in told.items()] == [
        ("eat", Reason.SPARE),
        ("plus", Reason.RETURN),
    ]
    hands = [["PLUS"], ["6", "6", "5"], ["6", "6", "4"]]
    told = advice(order=["6", "6"], hands=hands)
    assert [(form, one.reason) for form, one in told.items()] == [
        ("plus", Reason.SPARE),
        ("eat", Reason.FEARED),
    ]


def test_the_next_player_is_not_stuck_where_the_order_goes_round_the_table_to_him():
    told = advice(order=["6"], hands=[["6", "6"], ["6"], ["6"]], draw_pile=["6"] * 20)
    assert told["serve 6"].reason == Reason.AWAY


def test_the_first_advice_is_what_the_expert_plays_and_every_action_has_a_place():
    for seed in range(3):
        sight, actions = seen(
            4, order=["4", "4"], hands=[["4", "2", "2", "PLUS", "CHOOSE"], *[["5", "6"]] * 3]
        )
        ranked = advise(sight, actions, Random(seed))
        assert ranked[0].action == BOTS[Level.EXPERT](sight, actions, Random(seed), {})
        assert sorted(GAME.write(one.action) for one in ranked) == sorted(map(GAME.write, actions))
        assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)


@pytest.mark.parametrize(("order", "eaten"), [(["3"], "eat"), (["3", "3"], "serve 3")])
def test_a_glutton_eats_what_is_small_even_when_it_could_serve(order, eaten):
    hands = [["3", "4"], [], []]
    assert chosen(SPARRING["gourmand"](4), order=order, hands=hands) == eaten
    assert chosen(SPARRING["frugal"](4), order=order, hands=hands) == "serve 3"
