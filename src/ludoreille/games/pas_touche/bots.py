"""Bots of Pas Touche: they hear, decide, search the square and err like people, at three levels.

The time to decide follows an ex-Gaussian law (R. D. Luce, Response Times, 1986), the time to find a card a
log-normal one. A card that was called before is found at once by whoever remembers it, and the whole square
grows familiar as the game goes on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from ludoreille.core import Seat
from ludoreille.games.pas_touche.model import (
    CARDS,
    CELL,
    SECONDS,
    SIDE,
    Action,
    ChooseHand,
    Hand,
    Phase,
    Renounce,
    Roll,
    Sight,
    State,
    Touch,
    Treat,
    bits_of,
    letter_of,
    number_of,
)
from ludoreille.kit.bots import Bot, Level, Notebook

RIGHT_HANDED = 0.85
"""How many players choose the right hand."""
SPREAD = 0.4
"""The deviation of the logarithm of a time of search."""
DETOUR = SIDE
"""Cells that somebody strays at the most who does not know where a card lies."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A player's reflexes: times in milliseconds at the normal pace, and how often each thing goes wrong.

    Deciding takes `steady` give or take `jitter`, and `lapse` more on average, plus `weighs` for each
    visible constraint. Then comes `known` to reach a card whose place is remembered, `unknown` to search
    for one, `typed` to type its name. `recalls` is the chance to remember a card from one call, `learns` to
    have come upon it in one turn.
    """

    steady: float
    jitter: float
    lapse: float
    weighs: float
    known: float
    unknown: float
    typed: float
    recalls: float
    learns: float
    misses: float
    confuses_hands: float
    forgets_to_shout: float
    overlooks: float
    blocks: float

    def __call__(
        self,
        sight: Sight,
        _actions: Sequence[Action],
        rng: Random,
        _notebook: Notebook,
    ) -> Action:
        """Choose one of *actions*; an answer to a roll has its moment."""
        table, seat = sight.table, sight.viewer
        assert seat is not None
        if table.phase is Phase.HAND:
            return ChooseHand(Hand.RIGHT if rng.random() < RIGHT_HANDED else Hand.LEFT)
        if table.phase is Phase.ROLL:
            return Roll()
        assert table.target is not None
        known = table.typed or rng.random() < self._familiarity(table, table.target)
        touch = self._touch(table, seat, known=known, rng=rng)
        at = self._moment(table, seat, searches=touch is not None, known=known, rng=rng)
        limit = SECONDS * table.pace
        if touch is None or (limit and at >= limit):
            return Renounce(min(at, limit) if limit else at)
        return Touch(touch.treat, touch.number, touch.hand, touch.shout, at)

    def _touch(self, table: State, seat: Seat, *, known: bool, rng: Random) -> Touch | None:
        """Return what the bot means to touch and what its fingers make of it, None if it renounces."""
        card, hand = table.target, table.hands[seat]
        assert card is not None
        assert hand is not None
        barred = bool(table.barred[seat] & bits_of(card)) and rng.random() >= self.overlooks
        if barred and rng.random() >= self.blocks:
            return None
        slips = self.misses if known else 2 * self.misses
        if rng.random() < slips:
            card = _neighbour(table, card, rng)
        shout = barred and rng.random() >= self.forgets_to_shout
        if barred != (rng.random() < self.confuses_hands):
            hand = hand.other
        return Touch(letter_of(card), number_of(card), hand, shout)

    def _moment(self, table: State, seat: Seat, *, searches: bool, known: bool, rng: Random) -> int:
        """Return when the answer comes: never before one that is already known."""
        if table.pace:
            bars = table.barred[seat].bit_count()
            at = rng.gauss(self.steady, self.jitter) + rng.expovariate(1 / self.lapse) + self.weighs * bars
            if searches:
                reach = self.typed if table.typed else self.known if known else self.unknown
                at += rng.lognormvariate(log(reach), SPREAD)
            moment = round(max(self.steady / 2, at) * table.pace)
        else:
            moment = CELL * (_way(table) + (0 if known else rng.randrange(DETOUR + 1)))
        return moment if table.last is None else max(moment, table.last[0] + 1)

    def _familiarity(self, table: State, card: Treat) -> float:
        """Return how likely the bot remembers where a card lies."""
        forgotten: float = (1 - self.recalls) ** table.past.count(card) * (1 - self.learns) ** len(table.past)
        return 1 - forgotten


def _neighbour(table: State, card: Treat, rng: Random) -> Treat:
    """Return a card that lies beside *card*; without a square, one that sounds like it."""
    order = [Treat(each) for each in range(CARDS)] if table.typed else list(table.grid)
    row, column = divmod(order.index(card), SIDE)
    beside = [
        order[(row + down) * SIDE + column + right]
        for down, right in ((0, -1), (0, 1), (-1, 0), (1, 0))
        if row + down in range(SIDE) and column + right in range(SIDE)
    ]
    return rng.choice(beside)


def _way(table: State) -> int:
    """Return how many cells lie between the card called last and the one called now."""
    assert table.target is not None
    start = table.grid.index(table.past[-1]) if table.past else 0
    here, there = divmod(start, SIDE), divmod(table.grid.index(table.target), SIDE)
    return abs(here[0] - there[0]) + abs(here[1] - there[1])


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: Mind(
        steady=900,
        jitter=150,
        lapse=500,
        weighs=150,
        known=2200,
        unknown=5000,
        typed=2400,
        recalls=0.35,
        learns=0.01,
        misses=0.05,
        confuses_hands=0.06,
        forgets_to_shout=0.25,
        overlooks=0.2,
        blocks=0.4,
    ),
    Level.CONFIRMED: Mind(
        steady=500,
        jitter=90,
        lapse=200,
        weighs=80,
        known=1250,
        unknown=3100,
        typed=1250,
        recalls=0.7,
        learns=0.025,
        misses=0.02,
        confuses_hands=0.02,
        forgets_to_shout=0.08,
        overlooks=0.08,
        blocks=0.7,
    ),
    Level.EXPERT: Mind(
        steady=350,
        jitter=60,
        lapse=120,
        weighs=40,
        known=900,
        unknown=2400,
        typed=850,
        recalls=0.85,
        learns=0.035,
        misses=0.01,
        confuses_hands=0.007,
        forgets_to_shout=0.02,
        overlooks=0.02,
        blocks=0.95,
    ),
}
