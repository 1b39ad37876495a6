"""What an expert of Push foresees of a turn: who would take which column, with the pile counted exactly.

All is in points of the seat that thinks, less what the others win on average. A column is worth its points,
less what its Die card may cost: each face but the star strikes one colour, so a roll takes on average a
sixth of the points that lie visible, whatever their colours. One card more is foreseen, and when a card is
placed one more after it: looking a card further won nothing that could be measured.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoreille.core import Seat
from ludoreille.games.push.columns import SHUTS, numbers_open
from ludoreille.games.push.mechanics import taking_order
from ludoreille.games.push.model import (
    CARDS,
    DIE_CARD,
    FACES,
    MATERIAL,
    SWITCH_CARD,
    Card,
    State,
    points,
    points_by_colour,
    value_of,
)

FADING = 0.1
"""How much of a visible point the dice to come take before a full pile is drawn."""
ROLLS_A_CARD = 0.1
"""How often the die is rolled for each card drawn, all seats together, in games of experts."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a game of so many seats makes of things, tuned by games of experts on duplicate deals.

    - `envy`: what a point counts that the others win on average, against one of one's own.
    - `daring`: points by which going on is preferred, since one may go on again after the next card.
    - `turn`: what a turn of drawing is worth, in points.
    """

    envy: float
    daring: float
    turn: float


TASTES = {
    2: Taste(0.6, 0.0, 6.0),
    3: Taste(0.8, 0.2, 3.0),
    4: Taste(0.9, 0.2, 3.0),
    5: Taste(0.7, 0.2, 3.0),
    6: Taste(0.8, 0.2, 3.0),
}

Heap = tuple[int, bool]
"""What matters of a column when it is taken: its points, and whether it holds a Die card."""
Heaps = tuple[Heap, ...]


def heap_of(column: Sequence[Card]) -> Heap:
    """Return what matters of a column."""
    return points(column), DIE_CARD in column


def with_card(heaps: Heaps, number: int, card: Card) -> Heaps:
    """Return *heaps* after *card* went into the column of a number, which may be a new one.

    >>> with_card(((5, False),), 2, DIE_CARD)
    ((5, False), (0, True))
    """
    won, die = heaps[number - 1] if number <= len(heaps) else (0, False)
    return (*heaps[: number - 1], (won + value_of(card), die or card == DIE_CARD), *heaps[number:])


class Foresight:
    """Values what a seat can do in the turn that is being played."""

    def __init__(self, table: State) -> None:
        """Think about *table* as it stands."""
        self.table = table
        self.taste = TASTES[table.seats]
        self.die_share = (2 if table.lose_all else 1) / len(FACES)
        self.feared = [self.die_share * sum(points_by_colour(zone)) for zone in table.visible]
        """What a roll takes on average of what each seat has before it."""
        self.kept = 1 - FADING * table.pile_size / sum(MATERIAL)
        self._left = [
            (card, value_of(card), copies)
            for card, copies in zip(CARDS[: DIE_CARD + 1], table.pile, strict=False)
            if copies
        ]
        self._shared: dict[tuple[Heaps, int], float] = {}
        self._drawn: dict[tuple[Heaps, int], float] = {}
        self._cards: dict[tuple[int, int], list[tuple[tuple[int, ...], Card, int]]] = {}

    def taken(self, heaps: Heaps, place: int, takers: Sequence[Seat]) -> float:
        """Return the gain of the first of *takers* by the column at *place*, if the others take the best."""
        mine = self._shares((heaps[place],), takers[:1])
        others = self._shares(heaps[:place] + heaps[place + 1 :], takers[1:])
        return mine[0] - self._envied(others)

    def stopping(self, heaps: Heaps, switches: int) -> float:
        """Return the gain if the turn ends with these columns, and everybody takes the best one left."""
        known = self._shared.get((heaps, switches % 2))
        if known is None:
            order = taking_order(self.table.seats, self.table.turn, switches)
            mine, *others = self._shares(heaps, order) or [0.0]
            known = self._shared[heaps, switches % 2] = mine - self._envied(others)
        return known

    def busting(self, heaps: Heaps, switches: int) -> float:
        """Return the gain, which is a loss, if the next card is a bust."""
        me, *others = taking_order(self.table.seats, self.table.turn, switches)
        return -self.feared[me] - self._envied(self._shares(heaps, others))

    def drawing(self, heaps: Heaps, shut: int) -> float:
        """Return the gain by drawing one card more, placing it best, and stopping then."""
        known = self._drawn.get((heaps, shut))
        if known is None:
            known = self._drawn[heaps, shut] = self._one_more(heaps, shut, self.table.switches)
        return known

    def _one_more(self, heaps: Heaps, shut: int, switches: int) -> float:
        pile, stuck, total = self.table.pile, 0, 0.0
        for numbers, card, copies in self._next_cards(len(heaps), shut):
            if numbers:
                total += copies * max(
                    [self.stopping(with_card(heaps, number, card), switches) for number in numbers]
                )
            else:
                stuck += copies
        if pile[SWITCH_CARD]:
            total += pile[SWITCH_CARD] * self.stopping(heaps, switches + 1)
        if stuck:
            total += stuck * self.busting(heaps, switches)
        return total / self.table.pile_size + self.taste.daring

    def placing(self, heaps: Heaps, shut: int, card: Card, number: int) -> float:
        """Return the gain by placing *card*, then stopping or going on, whichever is better."""
        table = self.table
        after, refused = with_card(heaps, number, card), shut | SHUTS[card] << number - 1
        stopping = self.stopping(after, table.switches)
        return max(stopping, self.drawing(after, refused)) if table.pile_size else stopping

    def bust_chance(self, opened: int, shut: int) -> float:
        """Return how likely the next card is a bust, 0 to 1."""
        cards = self._next_cards(opened, shut)
        stuck = sum(copies for numbers, _, copies in cards if not numbers)
        return stuck / max(1, self.table.pile_size)

    def hit_chance(self) -> float:
        """Return how likely the dice to come strike a given colour of a seat before the game ends."""
        rolls = ROLLS_A_CARD * self.table.pile_size / self.table.seats
        return 1 - float((1 - self.die_share) ** rolls)

    def _next_cards(self, opened: int, shut: int) -> list[tuple[tuple[int, ...], Card, int]]:
        """Return the columns that accept it, a card and its copies, cards that are worth the same as one."""
        known = self._cards.get((opened, shut))
        if known is None:
            alike: dict[tuple[tuple[int, ...], int], tuple[Card, int]] = {}
            for card, worth, copies in self._left:
                key = numbers_open(opened, shut, card), worth
                alike[key] = card, copies + (alike[key][1] if key in alike else 0)
            known = [(numbers, card, copies) for (numbers, _), (card, copies) in alike.items()]
            self._cards[opened, shut] = known
        return known

    def _shares(self, heaps: Heaps, takers: Sequence[Seat]) -> list[float]:
        """Return what each of *takers* gains in his turn by the column that is worth most to him."""
        left, shares = list(heaps), []
        safe, risky = self.kept, self.kept * (1 - self.die_share)
        for seat in takers[: len(left)]:
            feared = self.feared[seat]
            worths = [won * risky - feared if die else won * safe for won, die in left]
            best = max(worths)
            del left[worths.index(best)]
            shares.append(best)
        return shares

    def _envied(self, shares: Sequence[float]) -> float:
        """Return what the gains of the others count."""
        return self.taste.envy * sum(shares) / (self.table.seats - 1)
