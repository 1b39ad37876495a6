"""What a strong player of Taiwan Snackbar foresees: who will eat an order, and what that does to the game.

An order is followed until somebody eats it, everybody playing without much thought. The meal itself is not
drawn: each number of indigestions counts by its chance, and the table that it leaves by who is then likely
to win.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp
from random import Random

from ludoreille.core import Policy, Seat
from ludoreille.games.taiwan_snackbar.cards import CHOOSE, DISHES, INDIGESTION, PLUS, REVERSE, Card
from ludoreille.games.taiwan_snackbar.mechanics import act, winners
from ludoreille.games.taiwan_snackbar.model import FATAL, Action, DrawOne, Eat, State
from ludoreille.games.taiwan_snackbar.refusals import PAIR
from ludoreille.games.taiwan_snackbar.rules import (
    CHANGES,
    CHOICES,
    DRAW_ONE,
    EAT_ALL,
    PLUS_ONE,
    SERVES,
    TURN_ROUND,
)

SPECIAL: Mapping[Card, Action] = {PLUS: PLUS_ONE, REVERSE: TURN_ROUND}
BIGGEST_FIRST = range(DISHES - 1, -1, -1)
USUAL = 4
"""Players at the table for which the weights of a token and of a card are given."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What makes a seat more likely to win, as logarithms of odds against each other seat.

    A malus `token`, and more of it for each player `beside` four; each `card` in hand, each `special` card,
    each `pair` and each `kind` of dish, and each card `drawn` in a meal, whatever it is.
    """

    token: float
    beside: float
    card: float
    special: float
    pair: float
    kind: float
    drawn: float


WEIGHTS: Mapping[bool, Weights] = {
    False: Weights(-1.52, -0.40, -0.20, 0.33, 0.26, 0.21, 0.0),
    True: Weights(-2.44, -0.54, 0.24, -0.04, -0.03, -0.04, 0.2),
}
"""By `most_wins`; `tools/fit_taiwan_snackbar.py` fits them to games played `offhand`,
all but `drawn`: a meal is worth little beside its risk, except where cards win ties."""


def manner(morsel: int, spending: Sequence[Card | None]) -> Policy[State, Action]:
    """Return how somebody plays who does not think much.

    He opens with his biggest dish, serves when he can, eats at most *morsel* cards to spare his hand, else
    plays the first that he has of *spending*: special cards, None for a pair.
    """

    def play(state: State, seat: Seat, _rng: Random) -> Action:
        hand, order = state.hands[seat], state.order
        if not order:
            return next((SERVES[card] for card in BIGGEST_FIRST if hand[card]), DRAW_ONE)
        if hand[order[0]]:
            return SERVES[order[0]]
        if state.amount > morsel:
            for card in spending:
                if card is None:
                    most = max(hand[:DISHES])
                    if most >= PAIR:
                        return CHANGES[hand.index(most)]
                elif hand[card]:
                    return CHOICES[poorest(state.sizes, seat)] if card == CHOOSE else SPECIAL[card]
        return EAT_ALL

    return play


def poorest(sizes: Sequence[int], seat: Seat) -> Seat:
    """Return who, beside *seat*, holds fewest cards: he is the likeliest to have to eat."""
    return Seat(min((other for other in range(len(sizes)) if other != seat), key=sizes.__getitem__))


SPENDING = (None, PLUS, REVERSE, CHOOSE), (PLUS, REVERSE, CHOOSE, None), (CHOOSE, REVERSE, PLUS, None)
offhand = manner(2, SPENDING[0])
"""How the thinker himself is taken to go on."""
MANNERS = tuple(manner(morsel, spending) for morsel in (0, 3, 5) for spending in SPENDING)
"""How others may go on: who takes all of them for misers is surprised by those who eat gladly."""


@lru_cache(maxsize=4096)
def indigestions(pile: int, upsets: int, drawn: int) -> tuple[float, ...]:
    """Return how likely 0, 1, 2… indigestions are among *drawn* cards of a pile that holds so many.

    >>> [round(chance, 3) for chance in indigestions(10, 2, 5)]
    [0.222, 0.556, 0.222]
    """
    drawn = min(drawn, pile)
    ways = comb(pile, drawn)
    counts = range(min(upsets, drawn) + 1)
    return tuple(comb(upsets, count) * comb(pile - upsets, drawn - count) / ways for count in counts)


@dataclass(frozen=True, slots=True)
class Meal:
    """What a meal comes to for a seat: its share of victory after it, and how much of it is won at once.

    `upset` is the chance of at least one indigestion for `eater`.
    """

    eater: Seat
    share: float
    won: float
    upset: float


def manners(seats: int, seat: Seat, rng: Random) -> list[Policy[State, Action]]:
    """Draw how each of so many *seats* plays in one world, where *seat* thinks."""
    drawn = [MANNERS[int(rng.random() * len(MANNERS))] for _ in range(seats)]
    drawn[seat] = offhand
    return drawn


def follow(
    state: State, seat: Seat, action: Action, played: Sequence[Policy[State, Action]], rng: Random
) -> Meal:
    """Carry out *action* in place and go on up to the meal, each seat as *played*; say what *seat* gets."""
    while not isinstance(action, Eat | DrawOne):
        act(state, action, None)
        action = played[state.turn](state, state.turn, rng)
    return _meal(state, seat, state.amount or 1)


def _meal(state: State, seat: Seat, cards: int) -> Meal:
    """Say what it comes to for *seat* that the seat whose turn it is eats so many *cards*."""
    eater, weights = state.turn, WEIGHTS[state.variant.most_wins]
    token = weights.token + weights.beside * (state.seats - USUAL)
    odds = [
        exp(token * malus + _strength(hand, size, weights))
        for malus, hand, size in zip(state.malus, state.hands, state.sizes, strict=True)
    ]
    chances = indigestions(state.left, state.pile[INDIGESTION], cards)
    needed = FATAL - state.malus[eater]
    others, share = sum(odds) - odds[eater], 0.0
    for count, chance in enumerate(chances[:needed]):
        his = odds[eater] * exp(token * count + weights.drawn * (cards - count))
        share += chance * (his if seat == eater else odds[seat]) / (others + his)
    won = sum(chances[needed:]) * _part(state, seat, eater) if len(chances) > needed else 0.0
    return Meal(eater, share + won, won, 1 - chances[0])


def traits(hand: Sequence[int]) -> tuple[int, int, int]:
    """Return how many special cards, pairs and kinds of dishes there are in a hand."""
    kinds = pairs = 0
    for copies in hand[:DISHES]:
        if copies:
            kinds += 1
            pairs += copies // PAIR
    return hand[PLUS] + hand[REVERSE] + hand[CHOOSE], pairs, kinds


def _strength(hand: Sequence[int], size: int, weights: Weights) -> float:
    """Return what the cards of a hand are worth, apart from the malus."""
    special, pairs, kinds = traits(hand)
    return weights.card * size + weights.special * special + weights.pair * pairs + weights.kind * kinds


def _part(state: State, seat: Seat, eater: Seat) -> float:
    """Return the part of the victory that *seat* has if *eater* ends the game now."""
    malus = state.malus[eater]
    state.malus[eater] = malus + FATAL
    ahead = winners(state)
    state.malus[eater] = malus
    return 1 / len(ahead) if seat in ahead else 0.0
