"""How a table of Pas Touche moves, in place. Nothing here asks whether a move is legal: `rules` does."""

from functools import cache

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.pas_touche.model import (
    CARDS,
    Action,
    Blocked,
    ChooseHand,
    ConstraintReplaced,
    DiceRolled,
    FirstRollerDrawn,
    GameEnded,
    Hand,
    HandChosen,
    NobodyAdvanced,
    Penalised,
    Phase,
    Renounce,
    Renounced,
    Roll,
    RollerNamed,
    State,
    Succeeded,
    TableLaid,
    Touch,
    Treat,
    bits_of,
    letter_of,
    number_of,
)
from ludoreille.games.pas_touche.pack import ROW, Constraint, Symbol, pack, weights

Events = list[Event]


@cache
def answers() -> tuple[Action, ...]:
    """Return all that may answer a roll, without times."""
    cards = map(Treat, range(CARDS))
    touches = (
        Touch(letter_of(card), number_of(card), hand, shout)
        for card in cards
        for hand in Hand
        for shout in (False, True)
    )
    return (Renounce(), *touches)


def rank(state: State, seat: Seat) -> int:
    """Return the place of *seat* among equal moments: the roller's left neighbour 0, the roller last."""
    return (seat - state.roller - 1) % state.seats


def judged(state: State, seat: Seat, touch: Touch) -> str:
    """Return what a touch is: `success`, `block`, or the code of its penalty."""
    target = state.target
    assert target is not None
    if touch.card != target:
        return "wrong-card"
    barred = bool(state.barred(seat) & bits_of(target))
    if touch.hand is state.hands[seat]:
        return "barred" if barred else "success"
    if not barred:
        return "wrong-hand"
    return "block" if touch.shout else "forgot-shout"


def right_touch(state: State, seat: Seat) -> Touch:
    """Return what *seat* should touch: the card called with its hand, or with the other and a shout."""
    target, hand = state.target, state.hands[seat]
    assert target is not None
    assert hand is not None
    barred = bool(state.barred(seat) & bits_of(target))
    return Touch(letter_of(target), number_of(target), hand.other if barred else hand, shout=barred)


def next_constraint(state: State) -> tuple[int, ...]:
    """Return how many copies of each constraint card may come to the place that awaits one."""
    held = [card for row in state.rows for card in row]
    if state.leaving is not None:
        seat, place = state.leaving
        kept = [card for other, card in enumerate(state.rows[seat]) if other != place]
        return weights(state.rows[seat][place].colour, held, kept)
    row = state.rows[_dealt_to(state)]
    return weights(pack().rows[state.handicaps[_dealt_to(state)]][len(row)], held, row)


def act(state: State, seat: Seat, action: Action, events: Events) -> None:
    """Carry out a legal action in place."""
    match action:
        case ChooseHand(hand):
            state.hands[seat] = hand
            events.append(HandChosen(seat, hand))
            if None not in state.hands:
                state.phase = Phase.ROLL
        case Roll():
            state.phase = Phase.DICE
        case Touch() | Renounce():
            if action.at is not None:
                state.last = action.at, rank(state, seat)
            state.answered.append(seat)
            if isinstance(action, Touch):
                _touch(state, seat, action, events)
            else:
                events.append(Renounced(seat, action.at))
                _go_on(state, events)


def answer(state: State, outcome: Outcome, events: Events) -> None:
    """Carry out nature's answer in place."""
    match state.phase:
        case Phase.FIRST_SEAT:
            state.roller = Seat(outcome)
            state.phase = Phase.SQUARE
            events.append(FirstRollerDrawn(state.roller))
        case Phase.SQUARE:
            state.grid = (*state.grid, Treat(outcome))
            if len(state.grid) == CARDS:
                state.phase = Phase.DEAL
        case Phase.DEAL:
            state.rows[_dealt_to(state)].append(pack().kinds[outcome])
            if len(state.rows[-1]) == ROW:
                state.phase = Phase.HAND
                colours = tuple(tuple(card.colour for card in row) for row in state.rows)
                events.append(TableLaid(colours, state.typed))
        case Phase.DICE:
            state.target = Treat(outcome)
            state.phase = Phase.TOUCH
            events.append(DiceRolled(state.roller, state.target, clock=state.pace > 0))
        case Phase.REPLACE:
            _replace(state, pack().kinds[outcome], events)


def _dealt_to(state: State) -> Seat:
    return Seat(next(seat for seat, row in enumerate(state.rows) if len(row) < ROW))


def _touch(state: State, seat: Seat, touch: Touch, events: Events) -> None:
    target, code = state.target, judged(state, seat, touch)
    assert target is not None
    clock = state.pace > 0
    match code:
        case "success":
            turned = _advance(state, seat)
            cube = state.cubes[seat]
            assert cube is not None
            events.append(Succeeded(seat, target, touch.at, clock, cube, turned, state.winner is not None))
            _end_turn(state, events)
        case "block":
            events.append(Blocked(seat, target, touch.at, clock))
            _end_turn(state, events)
        case _:
            _penalise(state, seat, touch, code, events)


def _advance(state: State, seat: Seat) -> Constraint | None:
    """Move the cube of *seat* on, or make it win; return the card turned up, if any."""
    row, cube = state.rows[seat], state.cubes[seat]
    if cube is not None:
        card, space = cube
        if space < len(row[card - 1].track):
            state.cubes[seat] = card, space + 1
            return None
        if card == ROW:
            state.winner = seat
            return None
    place = 0 if cube is None else cube[0]
    state.cubes[seat] = place + 1, 1
    state.up[seat] |= 1 << place
    state.seen[seat] |= 1 << place
    return row[place]


def _penalise(state: State, seat: Seat, touch: Touch, code: str, events: Events) -> None:
    """Put a seat out for this turn and read the symbol under its cube."""
    touched, target, cube = touch.card, state.target, state.cubes[seat]
    assert touched is not None
    assert target is not None
    bars = state.barred(seat) & bits_of(target)
    symbol = None if cube is None else state.rows[seat][cube[0] - 1].track[cube[1] - 1]
    left = _go_back(state, seat) if symbol in (Symbol.ARROW, Symbol.BARRED) else None
    replaced = left is not None and symbol is Symbol.BARRED
    after = state.cubes[seat]
    clock = state.pace > 0
    events.append(
        Penalised(seat, code, touched, target, touch.at, clock, symbol, after, bars, left, replaced)
    )
    if replaced and left is not None:
        state.leaving = seat, left - 1
        if any(next_constraint(state)):
            state.phase = Phase.REPLACE
            return
        state.leaving = None
    _go_on(state, events)


def _go_back(state: State, seat: Seat) -> int | None:
    """Move the cube back one space; return the place, from 1, of the card that it left."""
    cube = state.cubes[seat]
    assert cube is not None
    card, space = cube
    if space > 1:
        state.cubes[seat] = card, space - 1
        return None
    state.cubes[seat] = (card - 1, len(state.rows[seat][card - 2].track)) if card > 1 else None
    state.up[seat] &= ~(1 << card - 1)
    return card


def _replace(state: State, card: Constraint, events: Events) -> None:
    assert state.leaving is not None
    seat, place = state.leaving
    state.rows[seat][place] = card
    state.seen[seat] &= ~(1 << place)
    state.leaving = None
    state.phase = Phase.TOUCH
    events.append(ConstraintReplaced(seat, place + 1, card.colour))
    _go_on(state, events)


def _go_on(state: State, events: Events) -> None:
    """Wait for the next answer, or end a turn in which all have answered."""
    if state.awaited():
        return
    assert state.target is not None
    events.append(NobodyAdvanced(state.target))
    _end_turn(state, events)


def _end_turn(state: State, events: Events) -> None:
    assert state.target is not None
    state.past = (*state.past, state.target)
    state.target, state.last = None, None
    state.answered.clear()
    if state.winner is not None:
        state.phase = Phase.OVER
        events.append(GameEnded(state.winner, tuple(state.cubes), state.reached))
        return
    state.roller = Seat((state.roller + 1) % state.seats)
    state.phase = Phase.ROLL
    events.append(RollerNamed(state.roller))
