"""Random play for the laws: one table at every moment of a game."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from ludoreille.core import Over, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.table import Table

MAX_MOVES = 5_000


@st.composite
def tables(draw):
    """Draw a table of a game on the shelf at its start, and the generator that plays it."""
    game = SHELF[draw(st.sampled_from(sorted(SHELF)))].rules
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    return Table(game, draw(st.sampled_from(game.seats)), options), Random(draw(st.integers(0, 2**32)))


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
    return table.act(seat, rng.choice(list(table.actions(seat))))


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
