"""Bots of Touché: they see what a player sees, and think at three levels.

Each is a strategy (`Mind.chances`): how often it takes each action; a move is drawn by these chances. The
expert plays the theory, solved for two players: nobody gains anything on average by knowing it. In the
fists, where theory is a fair coin, it also listens to the habits of its opponent (`habits`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludoreille.core import Seat
from ludoreille.games.touche.fencing import will_strike_again
from ludoreille.games.touche.foresight import better, solve
from ludoreille.games.touche.habits import Note, Reading, bet
from ludoreille.games.touche.model import (
    CONTINUE,
    EVEN,
    ODD,
    STOP,
    Action,
    Choose,
    Hide,
    Phase,
    Sight,
    State,
    in_mask,
)
from ludoreille.games.touche.prospects import matrix, outlook
from ludoreille.kit.bots import Level, Notebook

FEW = 2
"""Markers on the other card with which a confirmed player still hopes to win after first blood."""

Sends = Callable[[State, Seat], Sequence[float]]
"""How often each musketeer that is left is sent, in the order of their numbers."""
Announces = Callable[[State, Seat, Notebook], float]
"""How often even is announced."""
Hides = Callable[[State, Seat, Notebook], float]
"""How often two markers are hidden."""
GoesOn = Callable[[State, int], float]
"""How often a bleeding side goes on."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a player answers each question of the game, by chances."""

    sends: Sends
    announces: Announces
    hides: Hides
    goes_on: GoesOn

    def __call__(self, sight: Sight, actions: Sequence[Action], rng: Random, notebook: Notebook) -> Action:
        """Draw one of *actions* by their chances."""
        return rng.choices(actions, self.chances(sight, actions, notebook))[0]

    def chances(self, sight: Sight, actions: Sequence[Action], notebook: Notebook) -> Sequence[float]:
        """Return how often each of *actions* is taken."""
        table, seat = sight.table, sight.viewer
        assert seat is not None
        by_action: Mapping[Action, float] = {}
        match table.phase:
            case Phase.CHOOSE:
                left = map(Choose, in_mask(table.unused[seat]))
                by_action = dict(zip(left, self.sends(table, seat), strict=True))
            case Phase.ANNOUNCE:
                even = self.announces(table, seat, notebook)
                by_action = {EVEN: even, ODD: 1 - even}
            case Phase.HIDE:
                two = self.hides(table, seat, notebook)
                by_action = {Hide(1): 1 - two, Hide(2): two}
            case Phase.FIRST_BLOOD:
                on = self.goes_on(table, table.side(seat))
                by_action = {STOP: 1 - on, CONTINUE: on}
        return [by_action[action] for action in actions]


def fair(_table: State, _seat: Seat, _notebook: Notebook) -> float:
    """Choose as often one way as the other: the theory of fists and announcements."""
    return 1 / 2


# A beginner: likes even numbers and full fists, sends the strongest, stops by mood.


def _sends_the_strongest(table: State, seat: Seat) -> Sequence[float]:
    left = in_mask(table.unused[seat])
    by_chance = 1 / (3 * len(left))
    return [*[by_chance] * (len(left) - 1), by_chance + 2 / 3]


def _often(_table: State, _seat: Seat, _notebook: Notebook) -> float:
    return 2 / 3


def _goes_on_by_mood(_table: State, _side: int) -> float:
    return 1 / 3


# A confirmed player: hides at random, sends anybody, and counts markers before going on.


def _sends_anybody(table: State, seat: Seat) -> Sequence[float]:
    left = table.unused[seat].bit_count()
    return [1 / left] * left


def _goes_on_by_counting(table: State, side: int) -> float:
    """Go on if few markers are left on the other side, and the cadet does not strike again."""
    foe = table.fight.fighters[1 - side]
    few = foe.esquives + foe.first_blood <= FEW
    return float(few and not will_strike_again(table.fight, 1 - side))


# An expert: looks ahead to the end of the series, and listens to habits.


def sends_by_the_best_mix(table: State, seat: Seat) -> Sequence[float]:
    """Send what nobody can profit from knowing."""
    return solve(matrix(table, seat))[1]


def goes_on_if_it_pays(table: State, side: int) -> float:
    """Go on where the series is won more often so."""
    nodes, at, worth = outlook(table)
    _, stopped, gone_on = nodes[at]
    return float(better(worth, side, stopped, gone_on) == gone_on)


def _announces_for_a_sure_guess(table: State, _seat: Seat, notebook: Notebook) -> float:
    """Announce that after which the defender's fist is surer; a fair coin if neither is."""
    reading = Reading(_notes(table, 1, notebook))
    even, odd = (abs(bet(reading.two(attacking=False, even=even)) - 1 / 2) for even in (True, False))
    return (even > odd) + (even == odd) / 2


def _hides_against_habits(table: State, seat: Seat, notebook: Notebook) -> float:
    """Hide against the guessed fist: to touch, or to be touched where that wins the series more often."""
    side, even = table.side(seat), bool(table.even)
    notes = _notes(table, 1 - side, notebook)
    if not notes:
        return 1 / 2
    other_two = bet(Reading(notes).two(attacking=side == 1, even=even))
    nodes, at, worth = outlook(table)
    _, *after = nodes[at]
    wants_even = even == (side == 0)
    if worth[after[side]][side] < worth[after[1 - side]][side]:
        wants_even = not wants_even
    return other_two if wants_even else 1 - other_two


def _notes(table: State, side: int, notebook: Notebook) -> Sequence[Note]:
    """Return what was noted of the seat of a side."""
    return notebook.get(table.pair[side], ())


EXPERT = Mind(sends_by_the_best_mix, _announces_for_a_sure_guess, _hides_against_habits, goes_on_if_it_pays)
BOTS: Mapping[Level, Mind] = {
    Level.BEGINNER: Mind(_sends_the_strongest, _often, _often, _goes_on_by_mood),
    Level.CONFIRMED: Mind(_sends_anybody, fair, fair, _goes_on_by_counting),
    Level.EXPERT: EXPERT,
}
