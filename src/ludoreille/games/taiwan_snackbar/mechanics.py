"""How a table of Taiwan Snackbar moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door.
"""

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.taiwan_snackbar.cards import (
    CHOOSE,
    DISHES,
    INDIGESTION,
    NONE,
    PLUS,
    REVERSE,
    Card,
    add,
    change,
    dish,
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

Events = list[Event]


def sizes(state: State) -> tuple[int, ...]:
    """Return how many cards each seat holds."""
    return tuple(map(sum, state.hands))


def winners(state: State) -> tuple[Seat, ...]:
    """Return who is ahead: fewest malus, then fewest cards (or most); several when still tied."""
    sign = -1 if state.variant.most_wins else 1
    ranks = [(malus, sign * size) for malus, size in zip(state.malus, sizes(state), strict=True)]
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == min(ranks))


def neighbour(state: State) -> Seat:
    """Return who plays after the seat whose turn it is, in the direction of play."""
    return Seat((state.turn + state.direction) % state.seats)


def dealt_to(state: State) -> Seat:
    """Return the seat that gets the next card of the deal."""
    return Seat(state.seats - 1 - (state.owed - 1) // HAND)


def act(state: State, action: Action, events: Events) -> None:
    """Carry out a legal action of the seat whose turn it is, in place."""
    match action:
        case Serve(value):
            _serve(state, dish(value), events)
        case Change(value):
            _change(state, dish(value), events)
        case Plus():
            _add_portion(state, events)
        case Reverse():
            _reverse(state, events)
        case Choose(seat):
            _choose(state, Seat(seat), events)
        case Eat():
            state.owed = state.amount
            state.discard, state.order = add(state.discard, tally(state.order)), ()
            state.phase = Phase.EAT
            _draw_on(state, events)
        case DrawOne():
            state.dishless[state.turn] = True
            state.owed = 1
            state.phase = Phase.TASTE
            _draw_on(state, events)


def answer(state: State, outcome: Outcome, events: Events) -> None:
    """Carry out nature's answer in place."""
    match state.phase:
        case Phase.FIRST_SEAT:
            state.turn = Seat(outcome)
            state.phase, state.owed = Phase.DEAL, HAND * state.seats
            events.append(FirstSeatDrawn(state.turn))
        case Phase.DEAL:
            _deal(state, Card(outcome), events)
        case _:
            _draw(state, Card(outcome), events)


def _deal(state: State, card: Card, events: Events) -> None:
    seat = dealt_to(state)
    state.pile = change(state.pile, card, -1)
    state.hands[seat] = change(state.hands[seat], card, 1)
    state.owed -= 1
    if state.owed % HAND == 0:
        events.append(HandDealt(seat, state.hands[seat], starts=seat == state.turn))
    if not state.owed:
        state.phase = Phase.TURN


def _spend(state: State, card: Card, copies: int = 1) -> int:
    """Take cards out of the hand whose turn it is, those that all know first; return its size."""
    seat = state.turn
    hand = state.hands[seat] = change(state.hands[seat], card, -copies)
    known = state.known[seat]
    if known[card]:
        state.known[seat] = change(known, card, -min(copies, known[card]))
    return sum(hand)


def _serve(state: State, card: Card, events: Events) -> None:
    seat, left, opened = state.turn, _spend(state, card), not state.order
    state.order += (card,)
    state.turn = neighbour(state)
    events.append(DishServed(seat, card, tally(state.order), state.amount, opened, left, state.turn))


def _change(state: State, card: Card, events: Events) -> None:
    seat, before, left = state.turn, state.amount, _spend(state, card, 2)
    state.discard = add(state.discard, tally(state.order))
    if state.variant.pair_both:
        state.order = (card, card)
    else:
        state.order = (card,)
        state.discard = change(state.discard, card, 1)
    state.turn = neighbour(state)
    order = tally(state.order)
    events.append(OrderChanged(seat, card, order, state.amount, before, left, state.turn))


def _add_portion(state: State, events: Events) -> None:
    seat, left = state.turn, _spend(state, PLUS)
    state.order += (PLUS,)
    state.turn = neighbour(state)
    events.append(PortionAdded(seat, tally(state.order), state.amount, left, state.turn))


def _reverse(state: State, events: Events) -> None:
    seat, left = state.turn, _spend(state, REVERSE)
    state.discard = change(state.discard, REVERSE, 1)
    state.direction = -state.direction
    state.turn = neighbour(state)
    events.append(DirectionReversed(seat, state.direction, state.amount, left, state.turn))


def _choose(state: State, chosen: Seat, events: Events) -> None:
    seat, left = state.turn, _spend(state, CHOOSE)
    state.discard = change(state.discard, CHOOSE, 1)
    state.turn = chosen
    events.append(PlayerChosen(seat, state.amount, left, chosen))


def _draw(state: State, card: Card, events: Events) -> None:
    seat = state.turn
    state.pile = change(state.pile, card, -1)
    if state.seen[card]:
        state.seen = change(state.seen, card, -1)
    state.meal += (card,)
    state.owed -= 1
    if card == INDIGESTION:
        state.malus[seat] += 1
    else:
        state.hands[seat] = change(state.hands[seat], card, 1)
        state.known[seat] = change(state.known[seat], card, 1)
    _draw_on(state, events)


def _draw_on(state: State, events: Events) -> None:
    """Let nature draw again, from the shuffled discard if the pile ran out; waive what is not there."""
    if state.owed and not any(state.pile) and any(state.discard):
        _shuffle(state, events, ran_out=True)
    if not state.owed or not any(state.pile):
        _finish(state, events)


def _shuffle(state: State, events: Events, *, ran_out: bool) -> None:
    """Shuffle the discard into the pile: all know what lay there."""
    state.pile, state.seen = add(state.pile, state.discard), add(state.seen, state.discard)
    state.discard = NONE
    events.append(PileShuffled(sum(state.pile), ran_out))


def _finish(state: State, events: Events) -> None:
    seat, cards, tasted = state.turn, tally(state.meal), state.phase is Phase.TASTE
    size = sum(state.hands[seat])
    events.append(OrderEaten(seat, cards, state.owed, state.malus[seat], size, tasted))
    state.owed, state.meal = 0, ()
    if cards[INDIGESTION]:
        state.discard = change(state.discard, INDIGESTION, cards[INDIGESTION])
        _shuffle(state, events, ran_out=False)
    if max(state.malus) >= FATAL:
        state.phase = Phase.OVER
        ended = GameEnded(winners(state), tuple(state.malus), sizes(state), state.variant.most_wins)
        events.append(ended)
        return
    state.phase = Phase.TURN
    if tasted or not state.variant.eater_again:
        state.turn = neighbour(state)


def has_dish(hand: tuple[int, ...]) -> bool:
    """Tell whether a hand holds at least one dish."""
    return any(hand[:DISHES])
