"""What holds for Taiwan Snackbar alone: cards are conserved, what all saw stays known, nothing stalls."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import walk

from ludoreille.core import Over, Seat, ToDraw, ToPlay
from ludoreille.games.taiwan_snackbar.cards import (
    DISHES,
    INDIGESTION,
)
from ludoreille.games.taiwan_snackbar.mechanics import answer_all
from ludoreille.games.taiwan_snackbar.model import (
    DrawOne,
    GameEnded,
    HandDealt,
    OrderEaten,
    PileShuffled,
)
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.table import Table

lawful = settings(max_examples=25, deadline=None)
GAME = TaiwanSnackbar()


@st.composite
def games(draw):
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    return Table(GAME, draw(st.integers(3, 10)), options), Random(draw(st.integers(0, 2**32)))


def cards_of(table):
    position = GAME.position(table.state)
    cards = Counter(position["draw_pile"] + position["discard"] + position["order"])
    for hand in position["hands"]:
        cards.update(hand)
    cards["INDIGESTION"] += sum(card == INDIGESTION for card in table.state.meal)
    return +cards


def table_at(position, seats=3, options=None):
    table = Table(GAME, seats, options)
    table.state = GAME.from_position(seats, table.options, position)
    return table


@lawful
@given(games())
def test_the_same_cards_are_on_the_table_at_all_times(played):
    table, rng = played
    start = cards_of(table)
    assert start["INDIGESTION"] == 13 - table.seats
    ordinary = 92 if table.options["deck"] == "2011" else 89
    assert start.total() == ordinary + 13 - table.seats
    for _ in walk(table, rng):
        assert cards_of(table) == start
        state = table.state
        assert (state.sizes, state.left) == (list(map(sum, state.hands)), sum(state.pile))


@lawful
@given(games())
def test_a_game_played_out_keeps_the_cards_and_ends_by_indigestions(played):
    table, rng = played
    start = cards_of(table)
    GAME.play_out(table.state, rng)
    assert cards_of(table) == start
    assert max(table.state.malus) >= 3
    assert table.state.sizes == list(map(sum, table.state.hands))


def test_a_meal_drawn_at_once_is_as_likely_as_card_by_card():
    upsets = [0, 0]
    for seed in range(2000):
        position = {"order": ["3"], "hands": [[], ["2"], []], "draw_pile": ["INDIGESTION", *["2"] * 5]}
        state, rng = GAME.from_position(3, {}, position), Random(seed)
        GAME.act(state, Seat(0), GAME.read("eat"), None)
        one = state.copy()
        answer_all(state, rng)
        while isinstance(asked := GAME.turn(one), ToDraw):
            GAME.answer(one, asked.chance.draw(rng), None)
        upsets = [upsets[0] + state.malus[0], upsets[1] + one.malus[0]]
    assert upsets == pytest.approx([1000, 1000], abs=90)


@lawful
@given(games())
def test_everybody_is_dealt_five_cards_in_the_order_of_the_seats_and_no_indigestion(played):
    table, rng = played
    dealt = []
    for turn, events in walk(table, rng):
        dealt += [event for event in events if isinstance(event, HandDealt)]
        if isinstance(turn, ToPlay):
            break
    assert [event.seat for event in dealt] == list(range(table.seats))
    assert all(sum(event.cards) == 5 and not event.cards[INDIGESTION] for event in dealt)


@lawful
@given(games())
def test_malus_comes_from_indigestions_alone_and_three_end_the_game_after_the_meal(played):
    table, rng = played
    malus, ended = [0] * table.seats, None
    for _, events in walk(table, rng):
        for event in events:
            assert ended is None
            if isinstance(event, OrderEaten):
                malus[event.seat] += event.cards[INDIGESTION]
                assert event.malus == malus[event.seat]
            if isinstance(event, GameEnded):
                ended = event
        if isinstance(table.turn, ToPlay):
            assert table.state.malus == malus and max(malus) < 3
    assert max(malus) >= 3
    sign = 1 if table.options["tie"] == "fewest" else -1
    ranks = [(tokens, sign * size) for tokens, size in zip(ended.malus, ended.sizes, strict=True)]
    assert set(ended.winners) == {seat for seat, rank in enumerate(ranks) if rank == min(ranks)}


@lawful
@given(games())
def test_a_meal_takes_what_was_ordered_unless_all_cards_are_drawn(played):
    table, rng = played
    amount = 0
    for turn, events in walk(table, rng):
        for event in events:
            if isinstance(event, OrderEaten):
                drawn = sum(event.cards)
                assert drawn + event.waived == (1 if event.tasted else amount)
                assert not event.waived or not any(table.state.discard[:INDIGESTION])
        if isinstance(turn, ToPlay | ToDraw) and table.state.order:
            amount = table.state.amount


@lawful
@given(games())
def test_after_a_meal_with_an_indigestion_the_discard_is_empty(played):
    table, rng = played
    for _, events in walk(table, rng):
        shuffled = [event for event in events if isinstance(event, PileShuffled) and not event.ran_out]
        meals = [event for event in events if isinstance(event, OrderEaten)]
        assert bool(shuffled) == any(meal.cards[INDIGESTION] for meal in meals)
        if shuffled:
            assert not any(table.state.discard)
            assert table.state.pile[INDIGESTION] == 13 - table.seats


@lawful
@given(games())
def test_what_is_known_is_true_and_public(played):
    table, rng = played
    for _ in walk(table, rng):
        state = table.state
        for hand, known, dishless in zip(state.hands, state.known, state.dishless, strict=True):
            secret = [mine - seen for mine, seen in zip(hand, known, strict=True)]
            assert min(secret) >= 0
            assert not dishless or not any(secret[:DISHES])
        assert all(seen <= there for seen, there in zip(state.seen, state.pile, strict=True))
        assert state.seen[INDIGESTION] == state.pile[INDIGESTION]
        views = [table.look(viewer) for viewer in (None, *map(Seat, range(table.seats)))]
        assert len({view.sizes for view in views}) == len({view.pile_size for view in views}) == 1
        assert views[0].sizes == tuple(map(sum, state.hands))
        assert views[0].pile_size == sum(state.pile)


def entered(table, *lines):
    for line in lines:
        table.enter(line)
    return table


def test_eaten_cards_stay_known_until_they_are_played():
    table = table_at({"order": ["2"], "hands": [["4"], ["5"], ["6"]]})
    entered(table, "0 eat", "= 4", "= PLUS")
    seen = table.look(Seat(1))
    assert seen.table.hands[0] == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    assert seen.hidden == (1, 0, 1)
    entered(table, "1 serve 5", "2 eat", *["= 2"] * 5, "0 serve 4")
    assert table.look(Seat(1)).table.hands[0] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert table.look(Seat(1)).hidden == (1, 0, 1)


def test_a_seat_that_tastes_shows_that_it_has_no_dish():
    table = table_at({"hands": [["PLUS", "CHOOSE"], ["5"], ["6"]]})
    entered(table, "0 draw_one", "= 7")
    sight = table.look(Seat(1))
    for seed in range(50):
        hand = GAME.imagine(sight, Random(seed)).hands[0]
        assert sum(hand[:DISHES]) == hand[5] == 1 and sum(hand) == 3


def test_once_the_pile_ran_out_all_know_what_lies_in_the_new_one():
    position = {
        "order": ["2", "2"],
        "hands": [["3"], ["5", "PLUS"], ["6", "7"]],
        "draw_pile": ["4", "INDIGESTION"],
        "discard": ["7", "7", "REVERSE"],
    }
    table = table_at(position)
    entered(table, "0 eat", "= 4", "= INDIGESTION", "= 7", "= 2")
    assert sum(table.look(None).unseen) == sum(table.look(None).hidden) == 5
    sight = table.look(Seat(1))
    for seed in range(20):
        assert GAME.imagine(sight, Random(seed)).pile == table.state.pile


def test_an_eater_may_jump_from_two_tokens_to_five():
    position = {"order": ["3"], "hands": [[], ["3"], ["4"]], "malus": [2, 1, 1]}
    table = entered(table_at(position), "0 eat", *["= INDIGESTION"] * 3)
    assert table.turn == Over((Seat(1), Seat(2)), (5, 1, 1))


def test_an_indigestion_drawn_before_the_pile_runs_out_stays_aside():
    position = {"order": ["2", "PLUS"], "hands": [[], ["3"], []], "draw_pile": ["INDIGESTION"]}
    table = entered(table_at(position), "0 eat", "= INDIGESTION")
    assert table.turn.chance.weights == (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    entered(table, "= 2", "= PLUS")
    after = GAME.position(table.state)
    assert (after["draw_pile"], after["discard"], after["to_move"]) == (["INDIGESTION"], [], [1])


def test_the_last_card_of_the_pile_does_not_call_for_the_discard():
    position = {"order": ["2"], "hands": [[], ["3"], []], "draw_pile": ["4", "5"], "discard": ["7"]}
    table = entered(table_at(position), "0 eat", "= 4", "= 5")
    after = GAME.position(table.state)
    assert after["draw_pile"] == [] and Counter(after["discard"]) == Counter(["7", "2"])


def test_nothing_at_all_to_draw_still_passes_the_turn():
    position = {"hands": [["PLUS"], ["3"], []], "draw_pile": []}
    table = entered(table_at(position), "0 draw_one")
    assert GAME.position(table.state)["to_move"] == [1]


@pytest.mark.parametrize(("seats", "direction"), [(3, 1), (4, -1), (10, 1)])
def test_reverse_never_gives_the_same_player_another_turn(seats, direction):
    position = {"order": ["2"], "hands": [["REVERSE"]] + [[]] * (seats - 1), "direction": direction}
    table = entered(table_at(position, seats), "0 reverse")
    assert GAME.position(table.state)["to_move"] == [-direction % seats]


def test_the_eater_starts_the_next_order_in_the_variant_but_not_after_a_taste():
    options = {"after_eating": "eater"}
    table = table_at({"order": ["2"], "hands": [["PLUS"], ["3"], []]}, options=options)
    entered(table, "0 eat", "= PLUS", "= REVERSE")
    assert list(table.actions(Seat(0))) == [DrawOne()]
    entered(table, "0 draw_one", "= 4")
    assert GAME.position(table.state)["to_move"] == [1]


@pytest.mark.parametrize(
    ("options", "line", "order", "amount"),
    [
        ({}, "0 change 6", ["6"], 6),
        ({"pair": "both"}, "0 change 6", ["6", "6"], 12),
        ({}, "0 plus", ["4", "4", "PLUS"], 9),
        ({"plus_one": "dish"}, "0 plus", ["4", "4", "PLUS"], 12),
    ],
)
def test_the_amount_follows_the_variant(options, line, order, amount):
    position = {"order": ["4", "4"], "hands": [["6", "6", "PLUS"], [], []]}
    after = GAME.position(entered(table_at(position, options=options), line).state)
    assert (after["order"], after["amount"]) == (order, amount)


def test_the_deck_of_2016_is_named_by_a_text_or_a_number():
    assert GAME.set_up(3, {"deck": 2016}) == GAME.set_up(3, {"deck": "2016"}) != GAME.set_up(3)
