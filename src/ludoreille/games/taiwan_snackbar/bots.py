"""Bots of Taiwan Snackbar: they see what a player sees, and think at three levels.

A meal costs on average as many tokens as the part of indigestions in the pile, times its cards. An expert
asks of each way to pass the order on who is likely to eat it, and what that is worth to him.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.cards import (
    CHOOSE,
    DISHES,
    INDIGESTION,
    PLUS,
    REVERSE,
    Card,
    Counts,
    dish,
    value_of,
)
from ludoreille.games.taiwan_snackbar.model import (
    FATAL,
    Action,
    Change,
    Choose,
    Eat,
    Plus,
    Reverse,
    Serve,
    Sight,
)
from ludoreille.kit.bots import Bot, Level, Notebook

SNACK = 5
"""Cards that a confirmed player eats rather than spending a special card or a pair."""
TOKEN = 0.25
"""What a malus token less than another player is worth, a game won being worth 1."""
CARD = 0.0025
"""What a card in hand costs for each player at the table: the more they are, the more often hands decide."""
GROWTH = 1.5
"""Cards by which an order grows on average from one player to the next."""
SPECIALS = (PLUS, REVERSE, CHOOSE)


# A beginner: serves when he can, else eats as often as not, whatever it costs.


def _beginner(_sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    served = [action for action in actions if isinstance(action, Serve)]
    if served and rng.randrange(3):
        return rng.choice(served)
    return actions[-1] if rng.randrange(2) else rng.choice(actions)


# A confirmed player: common sense, but counts neither the pile nor the hands.


def _confirmed(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    """Serve; eat a snack; else spend what hurts least, and eat last."""
    table = sight.table
    hand = table.hands[table.turn]
    served = [action for action in actions if isinstance(action, Serve)]
    if served:
        return max(served, key=lambda action: (hand[dish(action.value)], -action.value))
    if table.amount <= SNACK:
        return actions[-1]
    pairs = [action for action in actions if isinstance(action, Change)]
    if pairs:
        return max(pairs, key=lambda action: (hand[dish(action.value)], -action.value))
    others = [action for action in actions if not isinstance(action, Eat)]
    return rng.choice(others) if others else actions[-1]


# An expert: counts the cards, weighs who can pass the order on, and knows when to end the game.


def change(counts: Sequence[int], card: int, by: int) -> Counts:
    """Return *counts* with so many more of a card."""
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


@dataclass(frozen=True, slots=True)
class _Way:
    """Where an action leads: the dish, the cards to eat, who is next, and the own hand after it."""

    dish: Card
    amount: int
    following: Seat
    direction: int
    hand: Sequence[int]


class Reckoning:
    """What an expert makes of one sight: who can pass an order on, and what every way to play is worth."""

    def __init__(self, sight: Sight) -> None:
        """Count the cards of *sight*."""
        self.table = sight.table
        self.me = sight.table.turn
        self.sight = sight
        self.rate = sight.table.pile[INDIGESTION] / max(1, sight.pile_size)
        unseen = sight.unseen
        total = sum(unseen)
        special = sum(unseen[DISHES:])
        self.shares = [copies / total if total else 0.0 for copies in unseen]
        self.special = [copies / special if special else 0.0 for copies in unseen]
        self.card = -CARD * self.table.seats if self.table.variant.most_wins else CARD * self.table.seats
        self.escapes: dict[tuple[int, int], float] = {}

    def worth(self, action: Action) -> float:
        """Return what *action* is worth, in games won."""
        if isinstance(action, Eat):
            return self.meal(self.me, self.table.amount) - self.card * self.table.amount
        way = self.way(action)
        return self.passed(way) + self.card * (sum(self.table.hands[self.me]) - sum(way.hand))

    def way(self, action: Action) -> _Way:
        """Return where an action leads that does not draw cards."""
        table, direction = self.table, self.table.direction
        hand: Sequence[int] = table.hands[self.me]
        amount, asked = table.amount, table.dish or Card(0)
        following = None
        match action:
            case Serve(value):
                hand, amount, asked = change(hand, dish(value), -1), amount + value, dish(value)
            case Change(value):
                hand, asked = change(hand, dish(value), -2), dish(value)
                amount = 2 * value if table.variant.pair_both else value
            case Plus():
                hand = change(hand, PLUS, -1)
                amount += value_of(asked) if table.variant.plus_dish else 1
            case Reverse():
                hand, direction = change(hand, REVERSE, -1), -direction
            case Choose(seat):
                hand, following = change(hand, CHOOSE, -1), Seat(seat)
        beside = Seat((self.me + direction) % table.seats)
        return _Way(asked, amount, beside if following is None else following, direction, hand)

    def passed(self, way: _Way) -> float:
        """Return what it is worth to pass an order on: who eats it, unless it comes back."""
        seat, amount, reach, total = way.following, float(way.amount), 1.0, 0.0
        while seat != self.me:
            passes = self.escape(seat, way.dish)
            total += reach * (1 - passes) * self.meal(seat, amount)
            reach *= passes
            amount += GROWTH
            seat = Seat((seat + way.direction) % self.table.seats)
        held = way.hand[way.dish] + sum(way.hand[card] for card in SPECIALS)
        held += sum(copies // 2 for card, copies in enumerate(way.hand[:DISHES]) if card != way.dish)
        return total + reach * self.meal(self.me, amount) / (1 + held)

    def escape(self, seat: Seat, asked: Card) -> float:
        """Return how likely it is that *seat* need not eat."""
        if (seat, asked) not in self.escapes:
            self.escapes[seat, asked] = 1 - self._stuck(seat, asked)
        return self.escapes[seat, asked]

    def _stuck(self, seat: Seat, asked: Card) -> float:
        known, hidden = self.table.known[seat], self.sight.hidden[seat]
        shares = self.special if self.table.dishless[seat] else self.shares
        chance = 1.0
        for card in (asked, *SPECIALS):
            chance *= 0.0 if known[card] else (1 - shares[card]) ** hidden
        for kind in range(DISHES):
            if kind != asked:
                chance *= _no_pair(known[kind], shares[kind], hidden)
        return chance

    def meal(self, seat: Seat, amount: float) -> float:
        """Return what it is worth that *seat* eats so many cards."""
        tokens = amount * self.rate
        ends = _at_least(FATAL - self.table.malus[seat], tokens)
        if seat == self.me:
            return -TOKEN * tokens * (1 - ends) - ends
        return TOKEN * tokens / (self.table.seats - 1) * (1 - ends) + ends * self.standing(seat)

    def standing(self, eater: Seat) -> float:
        """Return what it is worth that *eater* ends the game: 1 ahead, less when level, lost behind."""
        sign = -1 if self.table.variant.most_wins else 1
        sizes = self.sight.sizes
        ranks = {s: (m, sign * sizes[s]) for s, m in enumerate(self.table.malus) if s != eater}
        mine = ranks.pop(self.me)
        best = min(ranks.values())
        return 1.0 if mine < best else 0.3 if mine == best else -0.5


def _no_pair(known: int, share: float, hidden: int) -> float:
    """Return how likely a hand holds no pair of a dish that is so large a *share* of the unseen cards."""
    if known >= 2:  # noqa: PLR2004 - a pair
        return 0.0
    none = (1 - share) ** hidden
    return none if known or not hidden else none + hidden * share * (1 - share) ** (hidden - 1)


def _at_least(tokens: int, mean: float) -> float:
    """Return how likely so many *tokens* or more are, if *mean* are drawn on average (Poisson's law)."""
    term, less = exp(-mean), 0.0
    for count in range(tokens):
        less += term
        term *= mean / (count + 1)
    return 1 - less


def _expert(sight: Sight, actions: Sequence[Action], _rng: Random, _notebook: Notebook) -> Action:
    return max(actions, key=Reckoning(sight).worth) if len(actions) > 1 else actions[0]


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: _beginner,
    Level.CONFIRMED: _confirmed,
    Level.EXPERT: _expert,
}
