"""The expert of Touché against theory: nobody wins anything by knowing how it plays."""

from random import Random

import pytest
from solve_touche import BestOpponent, solved

from ludoreille.core import Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.bots import BOTS
from ludoreille.kit.bots import Level

NOTHING = 1e-9
MASKS = [
    (mine, theirs)
    for mine in range(1, 16)
    for theirs in range(1, 16)
    if mine.bit_count() == theirs.bit_count()
]


def moments(count, *, returns):
    """Return masks and leads before a duel: the beginning of a series, and *count* drawn at random."""
    rng = Random(f"moments {returns}")
    drawn = [(*rng.choice(MASKS), rng.randint(-12, 12)) for _ in range(count)]
    return [(15, 15, 0), *drawn]


class OneStep(BestOpponent):
    """Knows how a mind plays one duel, and plays the rest of the series against theory."""

    def best(self, mine, theirs, lead):
        return super().value(mine, theirs, lead)[0]

    def value(self, mine, theirs, lead):
        return series.chance(mine, theirs, lead, returns=self.returns), 0.0


@pytest.mark.parametrize("returns", [False, True])
def test_nobody_gains_by_knowing_whom_the_expert_sends_and_when_it_stops(returns):
    for number, (mine, theirs, lead) in enumerate(moments(25, returns=returns)):
        opponent = OneStep(BOTS[Level.EXPERT], Seat(number % 2), returns=returns)
        gained = opponent.best(mine, theirs, lead) - series.chance(mine, theirs, lead, returns=returns)
        assert abs(gained) < NOTHING


def test_the_last_duels_of_the_table_are_solved_again_in_fractions():
    exact = solved(returns=False, most=1)
    assert len(exact) == 10
    for sets, chances in exact.items():
        mine, theirs = map(int, sets.split())
        table = [series.chance(mine, theirs, lead - 10, returns=False) for lead in range(21)]
        assert table == [*map(float, chances)]


def test_who_knows_a_beginner_or_a_confirmed_player_wins_more():
    for level in (Level.BEGINNER, Level.CONFIRMED):
        opponent = OneStep(BOTS[level], Seat(0), returns=False)
        assert opponent.best(15, 15, 0) > 1 / 2 + 0.01
