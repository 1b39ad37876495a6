"""Bots of Touché: they see what a player sees, and think at three levels.

Fists and announcements are fair coins for whoever knows the theory; the skill lies in stopping or going on,
then in whom to send.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludoreille.core import Seat
from ludoreille.games.touche.fencing import will_strike_again
from ludoreille.games.touche.foresight import goes_on, solve
from ludoreille.games.touche.model import (
    CONTINUE,
    STOP,
    Action,
    Announce,
    Choose,
    Hide,
    Phase,
    Sight,
    State,
    in_mask,
)
from ludoreille.games.touche.prospects import matrix, utility
from ludoreille.kit.bots import Bot, Level, Notebook

FEW = 2
"""Markers on the other card with which a confirmed player still hopes to win after first blood."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level answers each question of the game."""

    sends: Callable[[State, Seat, Random], int]
    announces: Callable[[Random], bool]
    hides: Callable[[Random], int]
    continues: Callable[[State, int, Random], bool]

    def __call__(
        self,
        sight: Sight,
        actions: Sequence[Action],
        rng: Random,
        _notebook: Notebook,
    ) -> Action:
        """Choose one of *actions*."""
        table, seat = sight.table, sight.viewer
        assert seat is not None
        match table.phase:
            case Phase.CHOOSE if len(actions) > 1:
                return Choose(self.sends(table, seat, rng))
            case Phase.ANNOUNCE:
                return Announce(even=self.announces(rng))
            case Phase.HIDE:
                return Hide(self.hides(rng))
            case Phase.FIRST_BLOOD:
                return CONTINUE if self.continues(table, table.side(seat), rng) else STOP
        return actions[0]


def _any_fist(rng: Random) -> int:
    return rng.randint(1, 2)


def _any_parity(rng: Random) -> bool:
    return bool(rng.randrange(2))


# A beginner: likes even numbers and full fists, sends the strongest, stops by mood.


def _sends_the_strongest(table: State, seat: Seat, rng: Random) -> int:
    left = in_mask(table.unused[seat])
    return left[-1] if rng.randrange(3) else rng.choice(left)


def _likes_even(rng: Random) -> bool:
    return bool(rng.randrange(3))


def _likes_two(rng: Random) -> int:
    return 2 if rng.randrange(3) else 1


def _continues_by_mood(_table: State, _side: int, rng: Random) -> bool:
    return not rng.randrange(3)


# A confirmed player: hides at random, sends anybody, and counts markers before going on.


def _sends_anybody(table: State, seat: Seat, rng: Random) -> int:
    return rng.choice(in_mask(table.unused[seat]))


def _continues_by_counting(table: State, side: int, _rng: Random) -> bool:
    """Go on if few markers are left on the other side, and the cadet does not strike again."""
    duel = table.fight
    foe = duel.fighters[1 - side]
    return foe.esquives + foe.first_blood <= FEW and not will_strike_again(duel, 1 - side)


# An expert: looks ahead to the end of the series.


def _sends_by_the_best_mix(table: State, seat: Seat, rng: Random) -> int:
    _, mix = solve(matrix(table, seat))
    return rng.choices(in_mask(table.unused[seat]), mix)[0]


def _continues_if_it_pays(table: State, _side: int, _rng: Random) -> bool:
    return goes_on(table.fight, utility(table))


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: Mind(_sends_the_strongest, _likes_even, _likes_two, _continues_by_mood),
    Level.CONFIRMED: Mind(_sends_anybody, _any_parity, _any_fist, _continues_by_counting),
    Level.EXPERT: Mind(_sends_by_the_best_mix, _any_parity, _any_fist, _continues_if_it_pays),
}
