"""What holds for the rules of every game on the shelf, whatever is played."""

import functools
import re
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import strategies as st
from laws.play import advance, asks, law, moments, walk

from ludoreille.core import Illegal, Over, Refused, Seat, ToDraw, ToPlay, Unreadable
from ludoreille.table import Table


@law(10)
def test_a_game_ends_with_winners_and_a_score_for_each_seat(played):
    table, rng = played
    for _ in walk(table, rng):
        pass
    over = table.turn
    assert isinstance(over, Over)
    assert over.winners and set(over.winners) <= set(range(table.seats))
    assert len(over.scores) == table.seats
    assert not any(table.actions(Seat(seat)) for seat in range(table.seats))


@law(10)
def test_the_journal_alone_restores_the_state_and_tells_the_same_events(played):
    table, rng = played
    told = [event for _, events in walk(table, rng) for event in events]
    again = Table(table.game, table.seats, table.options)
    retold = [event for line in table.journal for event in again.enter(line)]
    assert again.state == table.state
    assert retold == told
    assert again.journal == table.journal


@law(10)
def test_short_forms_round_trip(played):
    table, rng = played
    game = table.game
    for turn in moments(table, rng):
        for seat in asks(turn):
            for action in table.actions(seat):
                assert game.read(game.write(action)) == action
        if isinstance(turn, ToDraw):
            kind = turn.chance.kind
            for outcome in (o for o, weight in enumerate(turn.chance.weights) if weight):
                assert game.read_outcome(kind, game.write_outcome(kind, outcome)) == outcome


@functools.partial(law(10), more=(st.text(max_size=12),))
def test_what_is_read_is_an_action_of_the_game_and_the_rest_is_unreadable(played, text):
    table, _ = played
    for attempt in (text, "", "²", "place " + "9" * 5000, "take " + "9" * 5000):
        try:
            action = table.game.read(attempt)
        except Unreadable:
            continue
        assert table.game.read(table.game.write(action)) == action


@law(10)
def test_a_menu_offers_only_legal_actions_and_all_others_are_refused_with_a_reason(played):
    table, rng = played
    game = table.game
    candidates = forms_like_those_of(a_whole_game(game, table.seats, table.options, rng))
    for turn in moments(table, rng, share=0.05):
        before = game.position(table.state)
        for seat in map(Seat, range(table.seats)):
            legal = list(table.actions(seat))
            assert bool(legal) == (seat in asks(turn))
            for action in legal:
                assert game.refusal(table.state, seat, action) is None
                game.play(table.state, seat, action)
            for action in map(game.read, candidates):
                if action not in legal:
                    refused = game.refusal(table.state, seat, action)
                    assert isinstance(refused, Illegal) and refused.reason
                    with pytest.raises(Illegal) as raised:
                        game.play(table.state, seat, action)
                    assert raised.value.reason == refused.reason
        assert game.position(table.state) == before


def a_whole_game(game, seats, options, rng):
    table = Table(game, seats, options)
    for _ in walk(table, rng):
        pass
    return table


def forms_like_those_of(table):
    """Return the short forms that were played, and the same with numbers out of range."""
    forms = {line.partition(" ")[2] for line in table.journal if not line.startswith("=")}
    return forms | {re.sub(r"\d+", number, form) for form in forms for number in ("0", "4", "99")}


@law(10)
def test_nature_answers_only_what_is_possible(played):
    table, rng = played
    for turn in moments(table, rng):
        if not isinstance(turn, ToDraw):
            with pytest.raises(Illegal):
                table.answer(0)
            continue
        before = table.game.position(table.state)
        for outcome in (
            -1,
            len(turn.chance.weights),
            *(o for o, w in enumerate(turn.chance.weights) if not w),
        ):
            with pytest.raises(Illegal):
                table.answer(outcome)
        assert table.game.position(table.state) == before


@law(10)
def test_what_is_hidden_cannot_be_told_apart(played):
    table, rng = played
    game = table.game
    for turn in moments(table, rng):
        for viewer in (None, *map(Seat, range(table.seats))):
            sight = table.look(viewer)
            imagined = game.imagine(sight, rng)
            assert game.look(imagined, viewer) == sight
            if viewer is not None:
                assert list(game.actions(imagined, viewer)) == list(table.actions(viewer))
            assert type(game.turn(imagined)) is type(turn)


@law(10)
def test_playing_never_changes_the_state_given(played):
    table, rng = played
    kept = []
    while not isinstance(table.turn, Over):
        state = table.state
        kept = [*kept[-5:], (state, repr(state))]
        advance(table, rng)
        assert table.state is not state
        for old, written in kept:
            assert repr(old) == written


@law(10)
def test_a_game_goes_the_same_way_in_place_and_without_events(played):
    table, rng = played
    game = table.game
    state = table.state.copy()
    for line in a_whole_game(game, table.seats, table.options, rng).journal:
        who, _, what = line.partition(" ")
        table.enter(line)
        if who == "=":
            game.answer(state, game.read_outcome(game.turn(state).chance.kind, what), None)
        else:
            game.act(state, Seat(int(who)), game.read(what), None)
        assert state == table.state


@law(10)
def test_a_game_played_out_keeps_the_rules_and_ends(played):
    table, rng = played
    game, asked = table.game, []

    def policy(state, seat, rng):
        asked.append(seat)
        assert seat in asks(game.turn(state))
        action = game.any_action(state, seat, rng)
        assert game.refusal(state, seat, action) is None
        return action

    state = table.state.copy()
    actions = game.play_out(state, rng, policy)
    assert isinstance(game.turn(state), Over)
    assert 0 < actions <= len(asked)
    state = game.set_up(table.seats, table.options)
    assert game.play_out(state, rng) > 0
    assert isinstance(game.turn(state), Over)


@law(10)
def test_a_sight_shares_nothing_that_can_change_with_the_table(played):
    table, rng = played
    for _ in moments(table, rng, share=0.05):
        for viewer in (None, Seat(0)):
            assert not changeable(table.look(viewer)) & changeable(table.state)


def changeable(value):
    """Return the identities of all that can change within *value*."""
    own = {id(value)} if isinstance(value, list | dict | set) else set()
    if isinstance(value, dict):
        parts = list(value.values())
    elif isinstance(value, list | tuple | set | frozenset):
        parts = list(value)
    elif is_dataclass(value):
        own |= set() if value.__dataclass_params__.frozen else {id(value)}
        parts = [getattr(value, field.name) for field in fields(value)]
    else:
        parts = []
    return own.union(*map(changeable, parts))


@law(10)
def test_a_position_describes_the_whole_state(played):
    table, rng = played
    game = table.game
    for turn in moments(table, rng):
        if isinstance(turn, ToPlay):
            position = game.position(table.state)
            state = game.from_position(table.seats, table.options, position)
            assert game.position(state) == position
            assert game.turn(state) == turn
            for seat in turn.seats:
                assert list(game.actions(state, seat)) == list(table.actions(seat))


@law(10)
def test_an_unknown_position_key_is_refused_by_name(played):
    table, _ = played
    with pytest.raises(Unreadable) as raised:
        table.game.from_position(table.seats, table.options, {"no such key": 1})
    assert "no such key" in raised.value.details.values()


@law(10)
def test_a_table_that_cannot_be_is_refused(played):
    table, _ = played
    game = table.game
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1):
        with pytest.raises(Illegal, match="players-out-of-range"):
            game.set_up(seats)
    with pytest.raises(Illegal, match="no-such-option"):
        game.set_up(game.seats[0], {"no such option": True})
    for option in game.options:
        with pytest.raises(Illegal, match="no-such-option"):
            game.set_up(game.seats[0], {option.name: "no such value"})


@law(10)
def test_a_journal_that_says_what_cannot_be_is_refused(played):
    table, rng = played
    advance(table, rng)
    for line in ("", "=", "= ", "0", "9 draw", "-1 draw", "x draw", "= x", "draw", "0 draw draw"):
        journal = list(table.journal)
        with pytest.raises(Refused):
            table.enter(line)
        assert table.journal == journal
