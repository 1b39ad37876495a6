"""Bots of every game at every level: always legal, always the same, never out of breath."""

import re
from itertools import pairwise
from random import Random

import pytest
from laws.play import advance, asks, law, moments

from ludoreille.core import Over, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Table, random_nature

GAMES_PER_COUNT = 3
"""How many games are played at each number of seats and level."""

counts = [(game, seats) for game in sorted(SHELF) for seats in SHELF[game].rules.seats]


def play(game_id, seats, seed, *, check=False):
    """Play a game of bots of mixed levels and return its table; *check* asks each bot twice."""
    shelved, rng = SHELF[game_id], Random(seed)
    table = Table(shelved.rules, seats, draw_options(shelved.rules, seats, rng))
    levels = [list(Level)[(seat + seed) % len(Level)] for seat in range(seats)]
    while not isinstance(turn := table.turn, Over):
        if isinstance(turn, ToDraw):
            table.answer(turn.chance.draw(rng))
            continue
        answers = {}
        for seat in turn.seats:
            bot, thought = shelved.bots[levels[seat]], rng.getrandbits(32)
            sight, actions = table.look(seat), table.actions(seat)
            before = repr(sight)
            answers[seat] = action = bot(sight, actions, Random(thought), {})
            if check:
                assert bot(sight, actions, Random(thought), {}) == action
                assert repr(sight) == before
                assert table.game.refusal(table.state, seat, action) is None
        for _ in table.settle(answers, random_nature(rng)):
            pass
    return table


@pytest.mark.parametrize(("game", "seats"), counts)
def test_games_of_bots_end_and_every_move_is_legal_and_repeatable(game, seats):
    for seed in range(GAMES_PER_COUNT):
        assert isinstance(play(game, seats, seed, check=True).turn, Over)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_the_same_seed_plays_the_same_game(game):
    seats = SHELF[game].rules.seats[-1]
    first, again, other = play(game, seats, 1), play(game, seats, 1), play(game, seats, 2)
    assert first.journal == again.journal
    assert first.journal != other.journal


@pytest.mark.parametrize("game", sorted(SHELF))
@pytest.mark.parametrize("level", list(Level))
def test_a_bot_asked_at_a_random_moment_plays_a_legal_move_without_touching_the_table(game, level):
    shelved, rng = SHELF[game], Random(7)
    for number in range(GAMES_PER_COUNT):
        seats = shelved.rules.seats[number % len(shelved.rules.seats)]
        table = Table(shelved.rules, seats, draw_options(shelved.rules, seats, rng))
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToPlay) and not rng.randrange(4):
                before = repr(table.state)
                for seat in turn.seats:
                    actions = list(table.actions(seat))
                    action = shelved.bots[level](table.look(seat), actions, Random(1), {})
                    assert table.game.timed(action, None) in actions
                assert repr(table.state) == before
            advance(table, rng)


@law(6)
def test_equal_sights_give_equal_moves_and_advice(played):
    table, rng = played
    game, shelved = table.game, SHELF[table.game.id]
    for turn in moments(table, rng, share=0.04):
        for seat in asks(turn):
            sight, actions, thought = table.look(seat), table.actions(seat), rng.getrandbits(32)
            twin = game.look(game.imagine(sight, rng), seat)
            for bot in shelved.bots.values():
                moves = [bot(each, actions, Random(thought), {}) for each in (sight, twin)]
                assert moves[0] == moves[1]
            advice = [shelved.advise(each, actions, Random(thought)) for each in (sight, twin)]
            assert advice[0] == advice[1]


@law(4)
def test_a_hint_says_the_same_where_the_same_can_be_seen(played):
    table, rng = played
    game, shelved = table.game, SHELF[table.game.id]
    for turn in moments(table, rng, share=0.03):
        for seat in asks(turn):
            sight, thought = table.look(seat), rng.getrandbits(32)
            twin, told = game.look(game.imagine(sight, rng), seat), []
            for each in (sight, twin):
                ranked = shelved.advise(each, table.actions(seat), Random(thought))
                told.append([shelved.narrator.why(each, advice, ranked) for advice in ranked])
            assert told[0] == told[1]


@law(6)
def test_advice_ranks_all_that_may_be_done_the_best_first(played):
    table, rng = played
    write = table.game.write
    for turn in moments(table, rng, share=0.04):
        for seat in asks(turn):
            actions = table.actions(seat)
            sight = table.look(seat)
            before = repr(sight)
            ranked = SHELF[table.game.id].advise(sight, actions, Random(1))
            assert sorted(write(advice.action) for advice in ranked) == sorted(map(write, actions))
            assert all(ahead.value >= behind.value for ahead, behind in pairwise(ranked))
            for advice in ranked:
                assert re.fullmatch("[a-z]+(-[a-z]+)*", advice.reason)
                assert advice.risk is None or 0 <= advice.risk <= 1
                assert advice.stake is None or advice.stake >= 0
            assert repr(sight) == before


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_level_has_a_bot(game):
    assert set(SHELF[game].bots) == set(Level)
