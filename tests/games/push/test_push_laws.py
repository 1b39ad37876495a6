"""What holds for Push alone: its cards are conserved, its busts come late, its columns have no order."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import moments, walk

from ludoreille.core import ToDraw
from ludoreille.games.push.model import Busted, CardPlaced, ColumnsDiscarded, DieRolled, Phase
from ludoreille.games.push.rules import Push
from ludoreille.table import Table

lawful = settings(max_examples=10, deadline=None)
PUSH = Push()


@st.composite
def pushes(draw):
    options = {option.name: draw(st.sampled_from(option.values)) for option in PUSH.options}
    return Table(PUSH, draw(st.integers(2, 6)), options), Random(draw(st.integers(0, 2**32)))


def cards_of(state):
    position = PUSH.position(state)
    cards = Counter(position["draw_pile"] + position["discard"])
    for key in ("columns", "visible", "protected"):
        for part in position[key]:
            cards.update(part)
    cards["SWITCH"] += position["switches"]
    cards.update([position["drawn"]] if position["drawn"] else [])
    return +cards


@lawful
@given(pushes())
def test_the_same_cards_are_on_the_table_at_all_times(played):
    table, rng = played
    without = table.seats == 2 and table.options["two_player_switches"] == "remove"
    start = cards_of(table.state)
    assert start.total() == (108 if without else 120)
    assert Counter(code[0] for code in start if len(code) == 2) == dict.fromkeys("YBGRP", 6)
    assert sum(int(code[1]) * copies for code, copies in start.items() if len(code) == 2) == 315
    for _ in walk(table, rng):
        assert cards_of(table.state) == start


@lawful
@given(pushes())
def test_a_game_played_out_from_any_moment_keeps_the_cards_and_empties_the_pile(played):
    table, rng = played
    start = cards_of(table.state)
    for _ in moments(table, rng, share=0.05):
        state = table.state.copy()
        PUSH.play_out(state, rng)
        assert cards_of(state) == start
        assert not any(state.pile)


@lawful
@given(pushes())
def test_nobody_busts_before_the_third_column_is_open(played):
    table, rng = played
    opened = 0
    for _, events in walk(table, rng):
        for event in events:
            if isinstance(event, Busted):
                assert opened == 3
            opened = max(opened, event.column) if isinstance(event, CardPlaced) else opened
        if table.state.phase is Phase.TURN:
            opened = 0


@lawful
@given(pushes())
def test_columns_hold_each_value_each_colour_and_one_die_card_at_most(played):
    table, rng = played
    for _ in walk(table, rng):
        columns = PUSH.position(table.state)["columns"]
        assert len(columns) <= 3
        for column in columns:
            numbers = [code for code in column if code != "DIE"]
            assert len({code[0] for code in numbers}) == len({code[1] for code in numbers}) == len(numbers)
            assert column.count("DIE") <= 1


@lawful
@given(pushes())
def test_protected_cards_are_never_lost(played):
    table, rng = played
    safe = [[] for _ in range(table.seats)]
    for _ in walk(table, rng):
        now = PUSH.position(table.state)["protected"]
        assert all(Counter(old) <= Counter(new) for old, new in zip(safe, now, strict=True))
        safe = now


@lawful
@given(pushes())
def test_nothing_is_lost_but_to_the_die_and_left_over_columns(played):
    table, rng = played
    for _, events in walk(table, rng):
        for event in events:
            if isinstance(event, DieRolled) and event.face == 5:
                assert not event.lost or table.options["star"] == "lose_all"
            if isinstance(event, ColumnsDiscarded):
                assert event.cards


@lawful
@given(st.permutations(["DIE", "R5", "B3", "G1"]), st.sampled_from(["red", "blue", "yellow", "star"]))
def test_the_place_of_the_die_card_in_its_column_changes_nothing(order, face):
    def end(cards):
        table = Table(PUSH, 2, journal=["= 0"])
        for card in cards:
            for line in ("0 draw", f"= {card}", "0 place 1"):
                table.enter(line)
        for line in ("0 stop", "0 take 1", f"= {face}"):
            events = table.enter(line)
        position = PUSH.position(table.state)
        return {key: [sorted(zone) for zone in position[key]] for key in ("visible", "protected")} | {
            "discard": sorted(position["discard"]),
            "lost": [sorted(event.lost) for event in events if isinstance(event, DieRolled)],
        }

    assert end(order) == end(["DIE", "R5", "B3", "G1"])


def test_a_table_asks_for_the_first_seat_before_anything():
    table = Table(PUSH, 6)
    assert isinstance(table.turn, ToDraw) and table.turn.chance.weights == (1,) * 6
