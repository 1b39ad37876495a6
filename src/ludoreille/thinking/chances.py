"""How a game stands: what share of the games that might follow each seat wins, by playing them at random."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoreille.core import Game, Over


def chances(rules: Game[Any, Any, Any], sight: Any, seats: int, rng: Random, games: int) -> Sequence[float]:
    """Return for each of *seats* the share of victories (0 to 1) in so many *games* that *sight* allows.

    What the sight hides is made up anew for each of them (`Game.imagine`); a tie is shared. The standard
    error of a share is at most 0.5 / √games.
    """
    won = [0.0] * seats
    for _ in range(games):
        state = rules.imagine(sight, rng)
        rules.play_out(state, rng)
        over = rules.turn(state)
        assert isinstance(over, Over)
        for seat in over.winners:
            won[seat] += 1 / len(over.winners)
    return tuple(share / games for share in won)
