"""Bots of Pas Touche: they hear, decide, search the square and err like people, at three levels.

How fast is in `reflexes`, what an answer is worth in `prospects`; here is how often each thing goes wrong. In
the laboratory 2 to 5 % of quick choices are wrong (R. D. Luce, 1986), and 1 to 3 % of the keys that skilled
typists press (T. A. Salthouse, 1986).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from ludoreille.core import Seat
from ludoreille.games.pas_touche.model import (
    CARDS,
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
from ludoreille.games.pas_touche.prospects import open_to_others, ranked
from ludoreille.games.pas_touche.reflexes import Reflexes
from ludoreille.kit.bots import Advice, Bot, Level, Notebook

RIGHT_HANDED = 0.85
"""How many players choose the right hand."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A player: his reflexes, and how often he does or misses each thing.

    - `misses` is how often the finger lands beside the card, twice as often after a search; `confuses_hands`
      and `forgets_to_shout` speak for themselves.
    - `overlooks` is how often he does not think of what bars him, `blocks` how often he blocks when he does,
      `watches` how often he sees that nobody else may take the card, so that there is nothing to block.

    Somebody `in_own_time` is as fast at any pace of the game, as people are.
    """

    reflexes: Reflexes
    misses: float
    confuses_hands: float
    forgets_to_shout: float
    overlooks: float
    blocks: float
    watches: float
    in_own_time: bool = False

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
        knows = self.reflexes.knows(table, table.target, rng)
        touch = self._touch(table, seat, knows=knows, rng=rng)
        at = self._moment(table, seat, touch, knows=knows, rng=rng)
        limit = SECONDS * table.pace
        if touch is None or (limit and at >= limit):
            return Renounce(min(at, limit) if limit else at)
        return replace(touch, at=at)

    def _touch(self, table: State, seat: Seat, *, knows: bool, rng: Random) -> Touch | None:
        """Return what he means to touch and what his fingers make of it, None if he renounces."""
        card, hand = table.target, table.hands[seat]
        assert card is not None
        assert hand is not None
        barred = bool(table.barred[seat] & bits_of(card)) and rng.random() >= self.overlooks
        if barred and not self._cares(table, seat, rng):
            return None
        if rng.random() < (self.misses if knows else 2 * self.misses):
            card = _neighbour(table, card, rng)
        shout = barred and rng.random() >= self.forgets_to_shout
        if barred != (rng.random() < self.confuses_hands):
            hand = hand.other
        return Touch(letter_of(card), number_of(card), hand, shout)

    def _cares(self, table: State, seat: Seat, rng: Random) -> bool:
        """Say whether he blocks a card that bars him."""
        if rng.random() >= self.blocks:
            return False
        return bool(open_to_others(table, seat)) or rng.random() >= self.watches

    def _moment(self, table: State, seat: Seat, touch: Touch | None, *, knows: bool, rng: Random) -> int:
        """Return when he answers: never before an answer that is already known."""
        bars = table.barred[seat]
        if touch is None and table.pace:
            at = self.reflexes.decided(bars, rng)
        else:
            blocks = touch is not None and touch.shout
            at = self.reflexes.moment(table, bars, rng, knows=knows, blocks=blocks)
        if table.pace and not self.in_own_time:
            at *= table.pace
        return at if table.last is None else max(at, table.last[0] + 1)


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


def advise(sight: Sight, actions: Sequence[Action], rng: Random) -> Sequence[Advice]:  # noqa: ARG001 - nothing is random
    """Rank all *actions*, answers to a roll without a time: what each is worth in spaces, and `Reason`."""
    assert sight.viewer is not None
    return ranked(sight.table, sight.viewer, actions)


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: Mind(
        Reflexes(
            decides=900,
            jitter=150,
            lapse=500,
            bit=200,
            crosses=100,
            key=500,
            cell=330,
            spread=0.25,
            studies=0.0,
            recalls=0.35,
            learns=0.01,
        ),
        misses=0.05,
        confuses_hands=0.06,
        forgets_to_shout=0.25,
        overlooks=0.2,
        blocks=0.4,
        watches=0.1,
    ),
    Level.CONFIRMED: Mind(
        Reflexes(
            decides=380,
            jitter=80,
            lapse=170,
            bit=140,
            crosses=80,
            key=260,
            cell=280,
            spread=0.25,
            studies=0.2,
            recalls=0.7,
            learns=0.025,
        ),
        misses=0.02,
        confuses_hands=0.02,
        forgets_to_shout=0.08,
        overlooks=0.08,
        blocks=0.7,
        watches=0.5,
    ),
    Level.EXPERT: Mind(
        Reflexes(
            decides=290,
            jitter=50,
            lapse=120,
            bit=110,
            crosses=60,
            key=200,
            cell=260,
            spread=0.25,
            studies=0.3,
            recalls=0.85,
            learns=0.03,
        ),
        misses=0.01,
        confuses_hands=0.007,
        forgets_to_shout=0.02,
        overlooks=0.02,
        blocks=1.0,
        watches=0.95,
    ),
}

NEWCOMER = Mind(
    Reflexes(
        decides=1350,
        jitter=0,
        lapse=0,
        bit=150,
        crosses=100,
        key=500,
        cell=600,
        spread=0,
        studies=0.0,
        recalls=0.5,
        learns=0.01,
    ),
    misses=0.05,
    confuses_hands=0.05,
    forgets_to_shout=0.2,
    overlooks=0.15,
    blocks=0.5,
    watches=0.0,
    in_own_time=True,
)
"""Somebody who plays his first games: unprepared, letter by letter, cell by cell as voices usually speak."""

TRAINED = Mind(
    Reflexes(
        decides=300,
        jitter=0,
        lapse=0,
        bit=150,
        crosses=80,
        key=200,
        cell=280,
        spread=0,
        studies=0.33,
        recalls=0.85,
        learns=0.03,
    ),
    misses=0.02,
    confuses_hands=0.02,
    forgets_to_shout=0.05,
    overlooks=0.03,
    blocks=0.9,
    watches=0.5,
    in_own_time=True,
)
"""Somebody who plays every day: ready, an average typist, used to fast voices, with a third of it learnt."""


def _person(usual: Mind) -> Callable[[int], Bot]:
    """Return what makes a person who takes so many per cent of the usual times, always the same ones."""

    def made(percent: int) -> Bot:
        reflexes, share = usual.reflexes, percent / 100
        times = {
            name: share * getattr(reflexes, name) for name in ("decides", "bit", "crosses", "key", "cell")
        }
        return replace(usual, reflexes=replace(reflexes, **times))

    return made


SPARRING: Mapping[str, Callable[[int], Bot]] = {"nouveau": _person(NEWCOMER), "entraine": _person(TRAINED)}
"""People to measure the bots against, as `nouveau:100`: the number is the per cent of the times above."""
