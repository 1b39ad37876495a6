"""Bots of Taiwan Snackbar: they see what a player sees, and think at three levels.

An expert deals the unseen cards again and again, takes the others for all kinds of players, and in each of
these worlds follows every action up to the meal (`foresight`). The same worlds serve all actions, so that
luck does not choose between them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from ludoreille.core import Policy, Seat
from ludoreille.games.taiwan_snackbar.cards import dish
from ludoreille.games.taiwan_snackbar.foresight import follow, manners, poorest
from ludoreille.games.taiwan_snackbar.mechanics import act
from ludoreille.games.taiwan_snackbar.model import (
    Action,
    Change,
    Choose,
    DrawOne,
    Eat,
    Serve,
    Sight,
    State,
)
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.kit.bots import Advice, Bot, Level, Notebook, Sparring

RULES = TaiwanSnackbar()
HUNGER = 6
"""Cards that a beginner eats without a second thought."""
SNACK = 5
"""Cards that a confirmed player eats rather than spending a special card or a pair."""
WORLDS = 30
"""Deals of the unseen cards that an expert thinks through; with ten times as many he would
win hardly more than one game in two hundred more."""


# A beginner: serves what comes to hand, else eats; before a big order he mostly thinks of his special cards,
# but never that two dishes alike would change it.


def _beginner(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    served = [action for action in actions if isinstance(action, Serve)]
    if served:
        return rng.choice(served)
    special = [action for action in actions if not isinstance(action, Change | Eat | DrawOne)]
    if special and sight.table.amount > HUNGER and rng.randrange(3):
        return rng.choice(special)
    return actions[-1]


# A confirmed player: common sense, but counts neither the pile nor the cards of the others.


def _confirmed(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    """Serve; eat a snack; else spend a pair or a special card, and eat last."""
    return _sensible(sight, actions, rng, SNACK)


def _sensible(sight: Sight, actions: Sequence[Action], rng: Random, snack: int) -> Action:
    table = sight.table
    hand = table.hands[table.turn]
    served = [action for action in actions if isinstance(action, Serve)]
    if served:
        return max(served, key=lambda action: (hand[dish(action.value)], -action.value))
    if table.amount <= snack:
        return actions[-1]
    pairs = [action for action in actions if isinstance(action, Change)]
    if pairs:
        return max(pairs, key=lambda action: (hand[dish(action.value)], -action.value))
    target = poorest(table.sizes, table.turn)
    others = [
        action
        for action in actions
        if not isinstance(action, Eat) and not (isinstance(action, Choose) and action.seat != target)
    ]
    return rng.choice(others) if others else actions[-1]


# An expert: counts the cards, follows every order to him who eats it, and knows when to end the game.


class Reason(StrEnum):
    """Why an expert would, or would not, do something; the values are the ids of `Advice.reason`."""

    ONLY = "only-choice"
    """Nothing else is allowed."""
    SNACK = "little-to-fear"
    """To eat is a small risk."""
    FEARED = "much-to-fear"
    """To eat is a real risk."""
    SPARE = "lesser-evil"
    """The adviser is likely to eat, now or later, at a risk; but all else promises less."""
    FINISH = "ends-it-ahead"
    """He who is likely to eat may well end the game, and the adviser would win it."""
    RETURN = "comes-back"
    """The order is likely to come back to the adviser, who would have to eat it."""
    STUCK = "next-is-stuck"
    """The player who would be next is likely to eat at once."""
    SMALLER = "smaller-order"
    """Two dishes alike make the order smaller."""
    AWAY = "passes-on"
    """The order goes on, and is likely to end elsewhere."""


MILD = 0.25
"""The chance of an indigestion up to which a meal is a snack."""
ENDING = 0.2
"""The chance that the game is won by the coming meal from which it is the reason."""
LIKELY = 0.4
"""The part of the worlds from which one is told that something happens there."""


@dataclass(slots=True)
class _Outlook:
    """What an action led to, summed over the worlds.

    `back` counts those where the order is eaten by who thinks, `stuck` those where the next player eats it at
    once; `stake` are the cards to eat after the action, as they are known to all.
    """

    action: Action
    stake: int = 1
    share: float = 0.0
    won: float = 0.0
    upset: float = 0.0
    back: int = 0
    stuck: int = 0

    def see(self, state: State, seat: Seat, played: Sequence[Policy[State, Action]], rng: Random) -> None:
        """Follow the action in one world, in place, and add what *seat* gets there."""
        action = self.action
        if not isinstance(action, Eat | DrawOne):
            act(state, action, None)
            action = played[state.turn](state, state.turn, rng)
            self.stuck += isinstance(action, Eat)
        self.stake = state.amount or 1
        meal = follow(state, seat, action, played, rng)
        self.share += meal.share
        self.won += meal.won
        if meal.eater == seat:
            self.back += 1
            self.upset += meal.upset

    def reason(self, before: int, *, best: bool) -> Reason:
        """Say why, after an order of *before* cards, and when it is the *best* that can be done."""
        eats = isinstance(self.action, Eat)
        if self.won >= ENDING * WORLDS:
            return Reason.FINISH
        if eats and self.upset <= MILD * WORLDS:
            return Reason.SNACK
        if self.back >= LIKELY * WORLDS:
            return Reason.SPARE if best else Reason.FEARED if eats else Reason.RETURN
        if self.stuck >= LIKELY * WORLDS:
            return Reason.STUCK
        return Reason.SMALLER if self.stake < before else Reason.AWAY


def advise(sight: Sight, actions: Sequence[Action], rng: Random) -> Sequence[Advice]:
    """Rank *actions* by the share of the victory that the seat whose turn it is may hope for, 0 to 1.

    The risk is its chance of an indigestion in the meal that ends the order, eaten now or come back; the
    stake are the cards to eat once the action is done.
    """
    seat, before = sight.table.turn, sight.table.amount
    outlooks = [_Outlook(action) for action in actions]
    for _ in range(WORLDS):
        world, played = RULES.imagine(sight, rng), manners(sight.table.seats, seat, rng)
        for outlook in outlooks:
            outlook.see(world.copy(), seat, played, rng)
    outlooks.sort(key=lambda outlook: -outlook.share)
    return [
        Advice(
            outlook.action,
            outlook.share / WORLDS,
            outlook.reason(before, best=outlook is outlooks[0]) if len(actions) > 1 else Reason.ONLY,
            outlook.upset / WORLDS,
            outlook.stake,
        )
        for outlook in outlooks
    ]


def _expert(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    action: Action = actions[0] if len(actions) == 1 else advise(sight, actions, rng)[0].action
    return action


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: _beginner,
    Level.CONFIRMED: _confirmed,
    Level.EXPERT: _expert,
}


# Yardsticks of one rule each.


def _glutton(most: int) -> Bot:
    """Make a bot that eats every order of at most so many cards, and else does as a confirmed player."""

    def bot(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
        if sight.table.order and sight.table.amount <= most:
            return actions[-1]
        return _sensible(sight, actions, rng, most)

    return bot


def _frugal(most: int) -> Bot:
    """Make a bot that serves when it can, and else eats what is at most so many cards."""

    def bot(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
        return _sensible(sight, actions, rng, most)

    return bot


SPARRING: Mapping[str, Sparring] = {"gourmand": _glutton, "frugal": _frugal}
