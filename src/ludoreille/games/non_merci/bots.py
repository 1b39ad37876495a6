"""Bots of Non Merci: they see what a player sees, and think at three levels.

All weigh by how much the target would raise their card points against the tokens that come with it.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random

from ludoreille.games.non_merci.foresight import Prospect, free_to_lay, lost_by_passing, prospects
from ludoreille.games.non_merci.model import Action, Sight, State
from ludoreille.games.non_merci.pack import rise
from ludoreille.kit.bots import Advice, Bot, Level, Notebook, Sparring

MOODS = (-4, 8)
"""What a card may cost for a beginner to take it goes up and down between these."""
FORGETS = 4
"""A beginner forgets his runs once in so many turns."""
FAIR, SPARED = 8, 16
"""A confirmed player takes a card that costs up to `FAIR` points, and more, up to `SPARED`, the fewer tokens
he has."""
WANTED = 14
"""A confirmed player who alone has use for a card lets it go round while it costs all others more."""
MIXED = (4, 12)
"""The rules in a mixed pool take what costs up to a number between these."""


class Reason(StrEnum):
    """Why an action of Non Merci is good or bad."""

    NO_TOKEN = "no-token"  # noqa: S105 - nothing else can be done
    FREE_CARD = "free-card"  # the card joins a run, or its tokens pay for it
    FAIR_PRICE = "fair-price"  # it costs points, but its like comes dearer
    SHORT_OF_TOKENS = "short-of-tokens"  # it costs points, but few tokens are left to refuse others
    TOO_DEAR = "too-dear"  # it costs more than what it brings
    REFUSING_COSTS_MORE = "refusing-costs-more"  # it is dear, but to refuse it promises less
    COMES_ROUND = "comes-round"  # others are unlikely to take it: it comes back with more tokens
    OTHERS_WANT_IT = "others-want-it"  # somebody else may well take it first
    OTHERS_MAY_HAVE_IT = "others-may-have-it"  # the same, but one is better off so
    SECRET_FREE = "secret-free"  # noqa: S105 - the secret card costs nothing, at the latest with the last card
    SECRET_COSTS = "secret-costs"  # noqa: S105 - the secret card would cost points


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
    """Take what costs little, the more readily the fewer tokens are left, but not what only he wants yet."""
    table = sight.table
    takes = Action.PASS not in actions or (_cost(table) <= _fair(table) and not _comes_round(table))
    if Action.REVEAL in actions and free_to_lay(table, taking=takes):
        return Action.REVEAL
    return Action.TAKE if takes else Action.PASS


def expert(
    sight: Sight,
    actions: Sequence[Action],
    rng: Random,
    _notebook: Notebook,
) -> Action:
    """Do what wins most in imagined worlds, where he remembers the tokens of everyone."""
    return actions[0] if len(actions) == 1 else _ranked(sight, actions, rng)[0].action


def advise(sight: Sight, actions: Sequence[Action], rng: Random) -> Sequence[Advice]:
    """Rank *actions* as the expert does, by the part of a victory that each promises.

    The risk of passing a card that would pay for itself is that another takes it before it comes round, and
    what it would have saved is at stake.
    """
    table, ranked = sight.table, _ranked(sight, actions, rng)
    order = [prospect.action for prospect in ranked]
    saved, lost = -_cost(table), lost_by_passing(sight)
    return [
        Advice(
            prospect.action,
            prospect.share,
            _reason(table, prospect.action, order, lost),
            *((lost, saved) if prospect.action is Action.PASS and saved > 0 else ()),
        )
        for prospect in ranked
    ]


def margin(most: int) -> Bot:
    """Return a bot that takes if and only if the rise in its card points is at most the tokens and *most*."""

    def bot(sight: Sight, actions: Sequence[Action], _rng: Random, _notebook: Notebook) -> Action:
        return _by_margin(sight.table, actions, most)

    return bot


def mixed(seed: int) -> Bot:
    """Return a bot that plays each round by a margin of its own, drawn from *seed*, seat and round."""

    def bot(sight: Sight, actions: Sequence[Action], _rng: Random, _notebook: Notebook) -> Action:
        table = sight.table
        return _by_margin(table, actions, Random(f"{seed} {table.turn} {table.round}").randint(*MIXED))

    return bot


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: beginner,
    Level.CONFIRMED: confirmed,
    Level.EXPERT: expert,
}
SPARRING: Mapping[str, Sparring] = {"marge": margin, "melee": mixed}


def _by_margin(table: State, actions: Sequence[Action], most: int) -> Action:
    return Action.TAKE if Action.PASS not in actions or _cost(table) <= most else Action.PASS


def _cost(table: State) -> int:
    """Return the points that taking costs the seat that acts, its tokens counted."""
    return rise(table.cards[table.turn], table.target) - table.pot


def _fair(table: State) -> int:
    """Return what a card may cost the seat that acts for a sensible player to take it."""
    return max(FAIR, SPARED - table.tokens[table.turn])


def _comes_round(table: State) -> bool:
    """Say whether the target, after a round of tokens, still costs everyone else too much to be taken."""
    pot = table.pot + table.seats
    others = [held for seat, held in enumerate(table.cards) if seat != table.turn]
    return all(rise(held, table.target) - pot > WANTED for held in others)


def _ranked(sight: Sight, actions: Sequence[Action], rng: Random) -> list[Prospect]:
    """Return what *actions* promise, the best first.

    A secret card that costs nothing is laid at once: all else can still be done after it.
    """
    ranked = prospects(sight, actions, rng)
    takes = _takes([prospect.action for prospect in ranked])
    if Action.REVEAL in actions and free_to_lay(sight.table, taking=takes):
        best, others = ranked[0], [each for each in ranked if each.action is not Action.REVEAL]
        return [Prospect(Action.REVEAL, best.share), *others]
    return ranked


def _reason(table: State, action: Action, order: Sequence[Action], lost: float) -> Reason:
    """Return why an action is good or bad, among others in *order*; *lost* is the risk of passing."""
    match action:
        case Action.REVEAL:
            free = free_to_lay(table, taking=_takes(order))
            return Reason.SECRET_FREE if free else Reason.SECRET_COSTS
        case Action.PASS if _cost(table) > _fair(table) and not _takes(order):
            return Reason.TOO_DEAR
        case Action.PASS if lost < 1 / 2:
            return Reason.COMES_ROUND
        case Action.PASS:
            return Reason.OTHERS_WANT_IT if _takes(order) else Reason.OTHERS_MAY_HAVE_IT
    return _reason_to_take(table, order)


def _reason_to_take(table: State, order: Sequence[Action]) -> Reason:
    cost = _cost(table)
    if Action.PASS not in order:
        return Reason.NO_TOKEN
    if cost <= 0:
        return Reason.FREE_CARD
    if cost <= FAIR:
        return Reason.FAIR_PRICE
    if cost <= _fair(table):
        return Reason.SHORT_OF_TOKENS
    return Reason.REFUSING_COSTS_MORE if _takes(order) else Reason.TOO_DEAR


def _takes(order: Sequence[Action]) -> bool:
    """Say whether taking comes before passing in what is ranked."""
    return Action.PASS not in order or order.index(Action.TAKE) < order.index(Action.PASS)
