"""Random play of Pas Touche, and whole games of it in place, over the mechanics that the rules use."""

from random import Random

from ludoreille.core import Outcome, Seat
from ludoreille.games.pas_touche.mechanics import (
    ANSWERS,
    DEAL,
    DICE,
    EACH_CARD,
    HAND,
    LEFT,
    OVER,
    REPLACE,
    RIGHT,
    ROLL,
    SQUARE,
    TOUCH,
    act,
    answer,
    block,
    constraints,
    succeed,
)
from ludoreille.games.pas_touche.model import CARDS, ChooseHand, Renounce, Roll, State, Touch, bits_of

ADVANCING = 0.6
"""How often random players touch what they should: uniform choice would hardly ever end a game."""
_ROLL = Roll()


def right_touch(state: State, seat: Seat) -> Renounce | Touch:
    """Return what *seat* should touch: the card called with its hand, or with the other and a shout."""
    target = state.target
    assert target is not None
    barred = state.barred[seat] & bits_of(target) != 0
    right = (state.hands[seat] is RIGHT) is not barred
    return ANSWERS[1 + EACH_CARD * target + 2 * right + barred]


def any_answer(state: State, seat: Seat, rng: Random) -> Renounce | Touch:
    """Return what *seat* answers a roll in random play: more often than not what makes a cube advance."""
    return right_touch(state, seat) if rng.random() < ADVANCING else _poor_answer(rng)


def _poor_answer(rng: Random) -> Renounce | Touch:
    """Return as often any answer at all as none."""
    share = 2 * rng.random()
    return ANSWERS[int(share * len(ANSWERS))] if share < 1 else ANSWERS[0]


def play_out(state: State, rng: Random) -> int:
    """Play *state* to its end in place, all at random, and return how many actions were played."""
    actions = 0
    while (phase := state.phase) is not OVER:
        if phase is TOUCH:
            actions += _race_out(state, rng)
        elif phase is ROLL:
            act(state, state.roller, _ROLL, None)
            answer(state, int(rng.random() * CARDS), None)
            actions += 1
        elif phase is HAND:
            seat = Seat(state.hands.index(None))
            act(state, seat, ChooseHand(rng.choice((LEFT, RIGHT))), None)
            actions += 1
        elif phase is SQUARE:
            left = [card for card in range(CARDS) if card not in state.grid]
            for card in rng.sample(left, len(left)):
                answer(state, card, None)
        else:
            answer(state, _any_outcome(state, rng), None)
    return actions


def _race_out(state: State, rng: Random) -> int:
    """Let those who have not answered do what `any_answer` says, as long as the turn lasts."""
    assert state.target is not None
    actions, shown = 0, bits_of(state.target)
    for seat in state.awaited():
        actions += 1
        if rng.random() < ADVANCING:
            settle = block if state.barred[seat] & shown else succeed
            settle(state, seat, None, None)
            break
        act(state, seat, _poor_answer(rng), None)
        if state.phase is not TOUCH:
            break
    return actions


def _any_outcome(state: State, rng: Random) -> Outcome:
    """Return a roll, a constraint card or a first seat, drawn as `possible` says."""
    phase = state.phase
    if phase is DICE:
        return int(rng.random() * CARDS)
    if phase is DEAL or phase is REPLACE:
        first, copies = constraints(state)
        return first + rng.choices(range(len(copies)), copies)[0]
    return int(rng.random() * state.seats)
