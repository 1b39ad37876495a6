"""Random play for the laws: one table at every moment of a game."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoreille.core import Over, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.options import draw_options
from ludoreille.table import Table, random_nature

MAX_MOVES = 5_000


def play_to_the_end(table, bot, rng):
    """Let *bot* play every seat of *table*, and nature answer, from the same generator."""
    seat = lambda sight, actions: bot(sight, actions, rng, {})
    for _ in table.run([seat] * table.seats, random_nature(rng)):
        pass


def law(examples):
    """Mark a test that holds for every game: it gets a table at its start with the generator that plays it.

    What the test takes after that comes from `more`, a strategy for each.
    """

    def mark(test, more=()):
        def over_games(game, data):
            test(data.draw(tables(game)), *map(data.draw, more))

        for name in ("__name__", "__qualname__", "__doc__", "__module__"):
            setattr(over_games, name, getattr(test, name))
        checked = settings(max_examples=examples, deadline=None)(given(data=st.data())(over_games))
        return pytest.mark.parametrize("game", sorted(SHELF))(checked)

    return mark


@st.composite
def tables(draw, game_id):
    """Draw a table of a game at its start, and the generator that plays it."""
    game = SHELF[game_id].rules
    rng = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.sampled_from(game.seats))
    return Table(game, seats, draw_options(game, seats, rng)), rng


def walk(table, rng) -> Iterator[tuple]:
    """Play at random to the end; yield before each move what is waited for, and after it what happened."""
    for _ in range(MAX_MOVES):
        turn = table.turn
        if isinstance(turn, Over):
            return
        yield turn, advance(table, rng)
    raise AssertionError("the game does not end")


def advance(table, rng):
    """Make one random move and return what happened."""
    turn = table.turn
    if isinstance(turn, ToDraw):
        return table.answer(turn.chance.draw(rng))
    seat = rng.choice(turn.seats)
    return table.act(seat, table.game.any_action(table.state, seat, rng))


def moments(table, rng, *, share=0.1) -> Iterator[object]:
    """Play at random to the end, and stop before about *share* of the moves and at the end."""
    while not isinstance(table.turn, Over):
        if rng.random() < share:
            yield table.turn
        advance(table, rng)
    yield table.turn


def asks(turn) -> tuple:
    """Return the seats that must act, none if it is nature's turn or the end."""
    return turn.seats if isinstance(turn, ToPlay) else ()
