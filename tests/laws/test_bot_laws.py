"""Bots of every game at every level: always legal, always the same, never out of breath."""

from random import Random

import pytest
from laws.play import advance

from ludoreille.core import Over, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Table, random_nature

GAMES_PER_COUNT = 6
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


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_level_has_a_bot(game):
    assert set(SHELF[game].bots) == set(Level)
