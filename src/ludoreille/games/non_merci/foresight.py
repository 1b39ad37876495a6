"""What the expert of Non Merci foresees: the rest of the round after each action, in imagined worlds.

A world is what the seat sees, an order of the cards to come, and for each seat how dear a card it takes.
The same worlds are played after each action, so that chance weighs alike on all of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, prod, sqrt
from random import Random

from ludoreille.core import Seat
from ludoreille.games.non_merci.mechanics import OVER, TURN_UP, act, pay, take, turn_up
from ludoreille.games.non_merci.model import HIDDEN, NO_CARD, Action, Sight, State
from ludoreille.games.non_merci.pack import cards_of, rise
from ludoreille.games.non_merci.rules import NonMerci

GAME = NonMerci()
FEW, MANY = 3, 16
"""How many worlds are played at least, and at most if they do not agree."""
SURE = 1.8
"""Standard errors by which the best action must differ from the next to be sure of it."""
DEAREST = (6, 14)
"""Each seat of a world takes what costs up to a number between these: alike, they would all wait."""
ROUND_SPREAD = 14.0
"""How far one more round spreads the totals, in points, as the scale of a logistic law."""
LAST_SPREAD = 6.0
"""The same for what a world of the last round gets wrong."""
MARGIN = 0.001
"""What a point less than the others is worth, in games won: it settles games that are won or lost."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an action promises: a `share` of the victory."""

    action: Action
    share: float


def prospects(sight: Sight, actions: Sequence[Action], rng: Random) -> list[Prospect]:
    """Return what each of *actions* promises, the best first."""
    seat = sight.table.turn
    shares: list[list[float]] = [[] for _ in actions]
    for number in range(1, MANY + 1):
        for index, totals in enumerate(_futures(sight, actions, rng)):
            shares[index].append(_share(totals, seat, sight.table.rounds - sight.table.round))
        if number >= FEW and _sure(shares):
            break
    promised = [Prospect(action, sum(part) / number) for action, part in zip(actions, shares, strict=True)]
    return sorted(promised, key=lambda prospect: -prospect.share)


@dataclass(frozen=True, slots=True)
class Taker:
    """Another seat to which the target comes: what it would `cost` it, and how likely it `passes`."""

    seat: Seat
    cost: int
    passes: float


def takers(sight: Sight) -> list[Taker]:
    """Return the others in the order in which the target comes to them, if who acts passes.

    Each takes what costs up to a number of his own, as in the worlds; secret cards are left aside.
    """
    table, dearest, others = sight.table, range(DEAREST[0], DEAREST[1] + 1), []
    for step in range(1, table.seats):
        seat = Seat((table.turn + step) % table.seats)
        cost = rise(table.cards[seat], table.target) - table.pot - step
        passes = sum(most < cost for most in dearest) / len(dearest) if sight.counted[seat] else 0
        others.append(Taker(seat, cost, passes))
    return others


def lost_by_passing(sight: Sight) -> float:
    """Return how likely another takes the target before it comes back to who acts, if he passes."""
    return 1 - prod(taker.passes for taker in takers(sight))


def likely_taker(sight: Sight) -> Taker:
    """Return who most likely takes the target if who acts passes."""
    comes, chances = 1.0, {}
    for taker in takers(sight):
        chances[taker] = comes * (1 - taker.passes)
        comes *= taker.passes
    return max(chances, key=lambda taker: chances[taker])


def free_to_lay(state: State, *, taking: bool) -> bool:
    """Say whether the secret card of who acts costs nothing: now, or once the last target is taken too."""
    card, held = state.secret[state.turn], state.cards[state.turn]
    if taking and not state.left:
        held |= 1 << state.target
    return card not in (NO_CARD, HIDDEN) and rise(held, card) <= 0


def _sure(shares: Sequence[Sequence[float]]) -> bool:
    """Say whether one action is so much better in these worlds that more of them would not change it."""
    first, *others = sorted(shares, key=sum, reverse=True)
    if not others:
        return True
    gains = [best - next_ for best, next_ in zip(first, others[0], strict=True)]
    return sum(gains) ** 2 >= SURE**2 * sum(gain * gain for gain in gains)


def _futures(sight: Sight, actions: Sequence[Action], rng: Random) -> Iterator[list[int]]:
    """Yield for each of *actions* the totals after the round, in one world."""
    start = GAME.imagine(sight, rng)
    start.rounds = start.round
    deck = rng.sample(list(cards_of(start.unseen)), start.left)
    dearest = [rng.randint(*DEAREST) for _ in start.cards]
    for action in actions:
        world, coming = start.copy(), iter(deck)
        act(world, action, None)
        if world.target:
            _go_round(world, dearest)
        while world.phase is not OVER:
            if world.phase is TURN_UP:
                turn_up(world, next(coming), None)
            _go_round(world, dearest)
        yield world.totals


def _go_round(state: State, dearest: Sequence[int]) -> None:
    """Let the target go round until somebody takes it."""
    cards, tokens, secret, card, seat = state.cards, state.tokens, state.secret, state.target, state.turn
    while True:
        if secret[seat] and free_to_lay(state, taking=True):
            act(state, Action.REVEAL, None)
        if not tokens[seat] or rise(cards[seat], card) - dearest[seat] <= state.pot:
            take(state, None)
            return
        pay(state, None)
        seat = state.turn


def _share(totals: Sequence[int], seat: int, rounds: int) -> float:
    """Return the part of a victory that *seat* may expect from *totals* with so many *rounds* to come.

    Totals that are spread by independent Gumbel laws win in proportion to exp(-total / scale).
    """
    best, mine = min(totals), totals[seat]
    scale = ROUND_SPREAD * sqrt(rounds) if rounds else LAST_SPREAD
    part = exp((best - mine) / scale) / sum(exp((best - total) / scale) for total in totals)
    if not rounds:
        part = (part + (mine == best) / totals.count(best)) / 2
    return part + MARGIN * ((sum(totals) - mine) / (len(totals) - 1) - mine)
