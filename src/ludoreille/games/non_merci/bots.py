"""Bots of Non Merci: they see what a player sees, and think at three levels.

All weigh by how much the target would raise their card points against the tokens that come with it.
"""

from collections.abc import Mapping, Sequence
from random import Random

from ludoreille.games.non_merci.mechanics import act, pay, take, turn_up
from ludoreille.games.non_merci.model import HIDDEN, NO_CARD, Action, Phase, Sight, State
from ludoreille.games.non_merci.pack import cards_of, rise
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.kit.bots import Bot, Level, Notebook

GAME = NonMerci()
TURN_UP, OVER = Phase.TURN_UP, Phase.OVER
MOODS = (-4, 8)
"""What a card may cost for a beginner to take it goes up and down between these."""
FORGETS = 4
"""A beginner forgets his runs once in so many turns."""
SLACK, SPARED = 6, 16
"""A confirmed player takes a card that costs up to `SLACK` points, and more, up to `SPARED`, the fewer tokens
he has: what wins most among constants tried by games of 3 to 7."""
FEW, MANY = 6, 16
"""How many worlds an expert plays at least, and at most if they do not agree."""
HORIZON = 8
"""How many cards ahead an expert looks, of those still to come in the round."""
SURE = 2.0
"""Standard errors by which taking must differ from passing for an expert to be sure."""
SPREAD = 5
"""By how much the slack of imagined players differs from `SLACK` at most: alike, they would all wait."""
MARGIN = 0.05
"""What a point less than the others is worth to an expert, in games won."""


def beginner(
    sight: Sight,
    actions: Sequence[Action],
    rng: Random,
    _notebook: Notebook,
) -> Action:
    """Take what costs little to his mood, at times blind to the runs, and lay a secret card on a whim."""
    table = sight.table
    if Action.REVEAL in actions and not rng.randrange(FORGETS * table.seats):
        return Action.REVEAL
    if Action.PASS not in actions:
        return Action.TAKE
    seen = 0 if not rng.randrange(FORGETS) else table.cards[table.turn]
    mood = rng.randint(*MOODS)
    return Action.TAKE if rise(seen, table.target) - table.pot <= mood else Action.PASS


def confirmed(
    sight: Sight,
    actions: Sequence[Action],
    _rng: Random,
    _notebook: Notebook,
) -> Action:
    """Take what costs little, the more readily the fewer tokens are left, and lay a free secret card."""
    table = sight.table
    takes = Action.PASS not in actions or _cost(table) <= _slack(table)
    if Action.REVEAL in actions and _should_lay(table, takes=takes):
        return Action.REVEAL
    return Action.TAKE if takes else Action.PASS


def expert(
    sight: Sight,
    actions: Sequence[Action],
    rng: Random,
    _notebook: Notebook,
) -> Action:
    """Play imagined worlds some cards ahead after passing and after taking; do what wins most."""
    if Action.REVEAL in actions and _should_lay(sight.table, takes=False):
        return Action.REVEAL
    takes = Action.PASS not in actions or _gains_by_taking(sight, rng)
    if Action.REVEAL in actions and _should_lay(sight.table, takes=takes):
        return Action.REVEAL
    return Action.TAKE if takes else Action.PASS


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: beginner,
    Level.CONFIRMED: confirmed,
    Level.EXPERT: expert,
}


def _cost(table: State) -> int:
    """Return the points that taking costs the seat that acts, its tokens counted."""
    return rise(table.cards[table.turn], table.target) - table.pot


def _slack(table: State) -> int:
    """Return what a card may cost the seat that acts for a sensible player to take it."""
    return max(SLACK, SPARED - table.tokens[table.turn])


def _should_lay(table: State, *, takes: bool) -> bool:
    """Say whether the secret card costs nothing: now, or with the last card of the round once it is taken."""
    card, held = table.secret[table.turn], table.cards[table.turn]
    if takes and not table.left:
        held |= 1 << table.target
    return card not in (NO_CARD, HIDDEN) and rise(held, card) <= 0


def _gains_by_taking(sight: Sight, rng: Random) -> bool:
    """Say whether taking is worth more than passing, by as many worlds as it needs to be sure."""
    if _cost(sight.table) > _slack(sight.table) + SPREAD:
        return False
    gain = square = 0.0
    for number in range(1, MANY + 1):
        taken, passed = _futures(sight, rng)
        gain += taken - passed
        square += (taken - passed) ** 2
        if number >= FEW and gain**2 > SURE**2 * square:
            break
    return gain >= 0


def _futures(sight: Sight, rng: Random) -> tuple[float, float]:
    """Return what taking and passing are worth in one imagined world."""
    seat = sight.table.turn
    world = GAME.imagine(sight, rng)
    world.rounds = world.round
    world.left = min(world.left, HORIZON)
    deck = rng.sample(list(cards_of(world.unseen)), world.left)
    slack = [SLACK + rng.randint(-SPREAD, SPREAD) for _ in world.cards]
    passed = world.copy()
    take(world, None)
    pay(passed, None)
    return _worth(_played_out(world, deck, slack), seat), _worth(_played_out(passed, deck, slack), seat)


def _played_out(state: State, deck: Sequence[int], slack: Sequence[int]) -> State:
    """Play the round of *state* to its end, each seat by its *slack*; *deck* are the cards to come."""
    cards, tokens, coming = state.cards, state.tokens, iter(deck)
    while state.phase is not OVER:
        if state.phase is TURN_UP:
            turn_up(state, next(coming), None)
        if state.secret[state.turn] and _should_lay(state, takes=True):
            act(state, Action.REVEAL, None)
        seat = state.turn
        while (left := tokens[seat]) and rise(cards[seat], state.target) - state.pot > max(
            slack[seat], SPARED - left
        ):
            pay(state, None)
            seat = state.turn
        take(state, None)
    return state


def _worth(state: State, me: int) -> float:
    """Return the part that *me* has of a victory by the totals, and a little for points."""
    totals = state.totals
    best, mine = min(totals), totals[me]
    others = (sum(totals) - mine) / (len(totals) - 1)
    return (mine == best) / totals.count(best) + MARGIN * (others - mine)
