"""How a table of Taiwan Snackbar moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.taiwan_snackbar.cards import (
    CHOOSE,
    DISHES,
    INDIGESTION,
    LOWEST,
    PLUS,
    REVERSE,
    Card,
    draw_top,
    no_cards,
    pour,
    spread,
    tally,
)
from ludoreille.games.taiwan_snackbar.model import (
    FATAL,
    HAND,
    Action,
    Change,
    Choose,
    DirectionReversed,
    DishServed,
    DrawOne,
    Eat,
    FirstSeatDrawn,
    GameEnded,
    HandDealt,
    OrderChanged,
    OrderEaten,
    Phase,
    PileShuffled,
    PlayerChosen,
    Plus,
    PortionAdded,
    Reverse,
    Serve,
    State,
)

Events = list[Event] | None
"""Where what happened is added; None in a look-ahead, which tells nobody."""
FIRST_SEAT, DEAL, TURN, EAT, TASTE, OVER = Phase
"""The phases by names of this module: looking one up in its enumeration takes as long as a move."""


def winners(state: State) -> tuple[Seat, ...]:
    """Return who is ahead: fewest malus, then fewest cards (or most); several when still tied."""
    sign = -1 if state.variant.most_wins else 1
    ranks = [(malus, sign * size) for malus, size in zip(state.malus, state.sizes, strict=True)]
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == min(ranks))


def neighbour(state: State) -> Seat:
    """Return who plays after the seat whose turn it is, in the direction of play."""
    return Seat((state.turn + state.direction) % len(state.malus))


def dealt_to(state: State) -> Seat:
    """Return the seat that gets the next card of the deal."""
    return Seat(state.seats - 1 - (state.owed - 1) // HAND)


def has_dish(hand: Sequence[int]) -> bool:
    """Tell whether a hand holds at least one dish."""
    return any(hand[:DISHES])


def act(state: State, action: Action, events: Events) -> None:
    """Carry out a legal action of the seat whose turn it is, in place."""
    CARRIED_OUT[type(action)](state, action, events)


def answer(state: State, outcome: Outcome, events: Events) -> None:
    """Carry out nature's answer in place."""
    if state.phase is FIRST_SEAT:
        _seat_first(state, Seat(outcome), events)
    elif state.phase is DEAL:
        _deal(state, (Card(outcome),), events)
    else:
        _draw(state, (Card(outcome),), events)


def answer_all(state: State, rng: Random) -> None:
    """Answer at random, in place, all that nature is asked before somebody plays: a whole meal at once."""
    while state.phase is not TURN and state.phase is not OVER:
        if state.phase is FIRST_SEAT:
            _seat_first(state, Seat(int(rng.random() * state.seats)), None)
        elif state.phase is DEAL:
            _deal(state, draw_top(spread(state.pile[:INDIGESTION]), state.owed, rng), None)
        else:
            _draw(state, draw_top(spread(state.pile), state.owed, rng), None)


def _seat_first(state: State, seat: Seat, events: Events) -> None:
    state.turn = seat
    state.phase, state.owed = DEAL, HAND * state.seats
    if events is not None:
        events.append(FirstSeatDrawn(seat))


def _deal(state: State, cards: Sequence[Card], events: Events) -> None:
    """Deal *cards*, seat after seat."""
    for card in cards:
        seat = dealt_to(state)
        state.pile[card] -= 1
        state.hands[seat][card] += 1
        state.sizes[seat] += 1
        state.owed -= 1
        if events is not None and state.owed % HAND == 0:
            events.append(HandDealt(seat, tuple(state.hands[seat]), starts=seat == state.turn))
    state.left -= len(cards)
    if not state.owed:
        state.phase = TURN


def _spend(state: State, card: Card, copies: int = 1) -> None:
    """Take cards out of the hand whose turn it is, those that all know first."""
    seat = state.turn
    state.hands[seat][card] -= copies
    state.sizes[seat] -= copies
    known = state.known[seat]
    if known[card]:
        known[card] -= min(copies, known[card])


def _serve(state: State, action: Serve, events: Events) -> None:
    seat, card, opened = state.turn, Card(action.value - LOWEST), not state.order
    _spend(state, card)
    state.order += (card,)
    state.amount += action.value
    state.turn = neighbour(state)
    if events is not None:
        order, left = tuple(tally(state.order)), state.sizes[seat]
        events.append(DishServed(seat, card, order, state.amount, opened, left, state.turn))


def _change(state: State, action: Change, events: Events) -> None:
    seat, before, card = state.turn, state.amount, Card(action.value - LOWEST)
    _spend(state, card, 2)
    _clear(state)
    if state.variant.pair_both:
        state.order, state.amount = (card, card), 2 * action.value
    else:
        state.order, state.amount = (card,), action.value
        state.discard[card] += 1
    state.turn = neighbour(state)
    if events is not None:
        order, left = tuple(tally(state.order)), state.sizes[seat]
        events.append(OrderChanged(seat, card, order, state.amount, before, left, state.turn))


def _clear(state: State) -> None:
    """Discard the order."""
    for card in state.order:
        state.discard[card] += 1
    state.order, state.amount = (), 0


def _add_portion(state: State, _action: Plus, events: Events) -> None:
    seat = state.turn
    _spend(state, PLUS)
    state.amount += state.portion
    state.order += (PLUS,)
    state.turn = neighbour(state)
    if events is not None:
        order, left = tuple(tally(state.order)), state.sizes[seat]
        events.append(PortionAdded(seat, order, state.amount, left, state.turn))


def _reverse(state: State, _action: Reverse, events: Events) -> None:
    seat = state.turn
    _spend(state, REVERSE)
    state.discard[REVERSE] += 1
    state.direction = -state.direction
    state.turn = neighbour(state)
    if events is not None:
        left = state.sizes[seat]
        events.append(DirectionReversed(seat, state.direction, state.amount, left, state.turn))


def _choose(state: State, action: Choose, events: Events) -> None:
    seat = state.turn
    _spend(state, CHOOSE)
    state.discard[CHOOSE] += 1
    state.turn = Seat(action.seat)
    if events is not None:
        events.append(PlayerChosen(seat, state.amount, state.sizes[seat], state.turn))


def _eat(state: State, _action: Eat, events: Events) -> None:
    state.owed = state.amount
    _clear(state)
    state.phase = EAT
    _draw_on(state, events)


def _taste(state: State, _action: DrawOne, events: Events) -> None:
    state.dishless[state.turn] = True
    state.owed = 1
    state.phase = TASTE
    _draw_on(state, events)


CARRIED_OUT: Mapping[type[Action], Callable[[State, Any, Events], None]] = {
    Serve: _serve,
    Change: _change,
    Plus: _add_portion,
    Reverse: _reverse,
    Choose: _choose,
    Eat: _eat,
    DrawOne: _taste,
}


def _draw(state: State, cards: Sequence[Card], events: Events) -> None:
    """Draw *cards* from the pile, not more than are owed."""
    seat, pile, seen = state.turn, state.pile, state.seen
    hand, known = state.hands[seat], state.known[seat]
    upsets = 0
    for card in cards:
        pile[card] -= 1
        if seen[card]:
            seen[card] -= 1
        if card == INDIGESTION:
            upsets += 1
        else:
            hand[card] += 1
            known[card] += 1
    state.malus[seat] += upsets
    state.sizes[seat] += len(cards) - upsets
    state.left -= len(cards)
    state.meal += tuple(cards)
    state.owed -= len(cards)
    _draw_on(state, events)


def _draw_on(state: State, events: Events) -> None:
    """Let nature draw again, from the shuffled discard if the pile ran out; waive what is not there."""
    if state.owed and not state.left and any(state.discard):
        _shuffle(state, events, ran_out=True)
    if not state.owed or not state.left:
        _finish(state, events)


def _shuffle(state: State, events: Events, *, ran_out: bool) -> None:
    """Shuffle the discard into the pile: all know what lay there."""
    pour(state.pile, state.discard)
    pour(state.seen, state.discard)
    state.left += sum(state.discard)
    state.discard = no_cards()
    if events is not None:
        events.append(PileShuffled(state.left, ran_out))


def _finish(state: State, events: Events) -> None:
    seat, tasted = state.turn, state.phase is TASTE
    if events is not None:
        cards = tuple(tally(state.meal))
        events.append(OrderEaten(seat, cards, state.owed, state.malus[seat], state.sizes[seat], tasted))
    upsets = state.meal.count(INDIGESTION)
    state.owed, state.meal = 0, ()
    if upsets:
        state.discard[INDIGESTION] += upsets
        _shuffle(state, events, ran_out=False)
    if max(state.malus) >= FATAL:
        state.phase = OVER
        if events is not None:
            malus, sizes = tuple(state.malus), tuple(state.sizes)
            events.append(GameEnded(winners(state), malus, sizes, state.variant.most_wins))
        return
    state.phase = TURN
    if tasted or not state.variant.eater_again:
        state.turn = neighbour(state)
