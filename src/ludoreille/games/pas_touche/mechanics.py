"""How a table of Pas Touche moves, in place. Nothing here asks whether a move is legal: `rules` does.

Without a list of events nothing is built but the next state.
"""

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
from ludoreille.games.pas_touche.pack import ROW, Constraint, Symbol, copies_left, pack

Events = list[Event]
FIRST_SEAT, SQUARE, DEAL, HAND, ROLL, DICE, TOUCH, REPLACE, OVER = Phase
LEFT, RIGHT = Hand
LOCK = Symbol.LOCK
BARRED = Symbol.BARRED
"""Looked up once: asking an enumeration for a member costs as much as a move."""

_CARDS = range(CARDS)
_ANY_CARD = (1,) * CARDS
EACH_CARD = 4
"""Touches of a card: either hand, with a shout or without."""


ANSWERS: tuple[Renounce | Touch, ...] = (
    Renounce(),
    *(
        Touch(letter_of(card), number_of(card), hand, shout)
        for card in map(Treat, _CARDS)
        for hand in Hand
        for shout in (False, True)
    ),
)
"""All that may answer a roll, without times."""


def rank(state: State, seat: Seat) -> int:
    """Return the place of *seat* among equal moments: the roller's left neighbour 0, the roller last."""
    return (seat - state.roller - 1) % state.seats


def judged(state: State, seat: Seat, touch: Touch) -> str:
    """Return what a touch is: `success`, `block`, or the code of its penalty."""
    target = state.target
    assert target is not None
    if touch.card != target:
        return "wrong-card"
    barred = bool(state.barred[seat] & bits_of(target))
    if touch.hand is state.hands[seat]:
        return "barred" if barred else "success"
    if not barred:
        return "wrong-hand"
    return "block" if touch.shout else "forgot-shout"


def symbol_under(state: State, seat: Seat) -> Symbol | None:
    """Return the symbol that a penalty would read, None with no cube on the track."""
    cube = state.cubes[seat]
    return None if cube is None else state.rows[seat][cube[0] - 1].track[cube[1] - 1]


def on_last_space(state: State, seat: Seat) -> bool:
    """Say whether *seat* wins with its next success."""
    return state.cubes[seat] == (ROW, len(state.rows[seat][-1].track))


def possible(state: State) -> tuple[int, ...]:
    """Return how likely each answer is that nature may give now: a seat, a treat, a constraint, a roll."""
    phase = state.phase
    if phase is DICE:
        return _ANY_CARD
    if phase is SQUARE:
        laid = frozenset(state.grid)
        return tuple([int(card not in laid) for card in _CARDS])
    if phase is FIRST_SEAT:
        return (1,) * state.seats
    first, copies = constraints(state)
    return (*[0] * first, *copies, *[0] * (len(pack().kinds) - first - len(copies)))


def constraints(state: State) -> tuple[int, list[int]]:
    """Return which constraint cards may come where one is awaited: the first, and the copies of each."""
    held = [card for row in state.rows for card in row]
    if state.leaving is not None:
        seat, place = state.leaving
        row = [card for other, card in enumerate(state.rows[seat]) if other != place]
        colour = state.rows[seat][place].colour
    else:
        seat = _dealt_to(state)
        row = state.rows[seat]
        colour = pack().rows[state.handicaps[seat]][len(row)]
    return pack().first[colour], copies_left(colour, held, row)


def act(state: State, seat: Seat, action: Action, events: Events | None) -> None:
    """Carry out a legal action in place."""
    if isinstance(action, Roll):
        state.phase = DICE
    elif isinstance(action, ChooseHand):
        _choose(state, seat, action, events)
    else:
        state.answered.append(seat)
        if action.at is not None:
            state.last = action.at, rank(state, seat)
        if isinstance(action, Touch):
            _touch(state, seat, action, events)
        else:
            if events is not None:
                events.append(Renounced(seat, action.at))
            _go_on(state, events)


def answer(state: State, outcome: Outcome, events: Events | None) -> None:
    """Carry out nature's answer in place."""
    phase = state.phase
    if phase is DICE:
        state.target = Treat(outcome)
        state.phase = TOUCH
        if events is not None:
            events.append(DiceRolled(state.roller, state.target, clock=state.pace > 0))
    elif phase is REPLACE:
        _replace(state, pack().kinds[outcome], events)
    elif phase is SQUARE:
        state.grid = (*state.grid, Treat(outcome))
        if len(state.grid) == CARDS:
            state.phase = DEAL
    elif phase is DEAL:
        state.rows[_dealt_to(state)].append(pack().kinds[outcome])
        if len(state.rows[-1]) == ROW:
            state.phase = HAND
            if events is not None:
                colours = tuple(tuple(card.colour for card in row) for row in state.rows)
                events.append(TableLaid(colours, state.typed))
    else:
        state.roller = Seat(outcome)
        state.phase = SQUARE
        if events is not None:
            events.append(FirstRollerDrawn(state.roller))


def _choose(state: State, seat: Seat, action: ChooseHand, events: Events | None) -> None:
    state.hands[seat] = action.hand
    if None not in state.hands:
        state.phase = ROLL
    if events is not None:
        events.append(HandChosen(seat, action.hand))


def _dealt_to(state: State) -> Seat:
    return Seat(sum(map(len, state.rows)) // ROW)


def _touch(state: State, seat: Seat, touch: Touch, events: Events | None) -> None:
    match judged(state, seat, touch):
        case "success":
            succeed(state, seat, touch.at, events)
        case "block":
            block(state, seat, touch.at, events)
        case code:
            _penalise(state, seat, touch, code, events)


def succeed(state: State, seat: Seat, at: int | None, events: Events | None) -> None:
    """Let *seat* advance for the card that it touched, and end the turn."""
    turned = _advance(state, seat)
    if events is not None:
        target, cube, clock = state.target, state.cubes[seat], state.pace > 0
        assert target is not None
        assert cube is not None
        events.append(Succeeded(seat, target, at, clock, cube, turned, state.winner is not None))
    _end_turn(state, events)


def block(state: State, seat: Seat, at: int | None, events: Events | None) -> None:
    """Let *seat* end the turn for all."""
    if events is not None:
        assert state.target is not None
        events.append(Blocked(seat, state.target, at, state.pace > 0))
    _end_turn(state, events)


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
    state.turn_up(seat, state.up[seat] | 1 << place)
    return row[place]


def _penalise(state: State, seat: Seat, touch: Touch, code: str, events: Events | None) -> None:
    """Put a seat out for this turn and read the symbol under its cube."""
    bars = state.barred[seat]
    symbol = symbol_under(state, seat)
    left = None if symbol is None or symbol is LOCK else _go_back(state, seat)
    replaced = left is not None and symbol is BARRED
    if events is not None:
        touched, target, clock = touch.card, state.target, state.pace > 0
        assert touched is not None
        assert target is not None
        why, after = bars & bits_of(target), state.cubes[seat]
        events.append(
            Penalised(seat, code, touched, target, touch.at, clock, symbol, after, why, left, replaced)
        )
    if replaced and left is not None:
        state.leaving = seat, left - 1
        if any(constraints(state)[1]):
            state.phase = REPLACE
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
    state.turn_up(seat, state.up[seat] & ~(1 << card - 1))
    return card


def _replace(state: State, card: Constraint, events: Events | None) -> None:
    assert state.leaving is not None
    seat, place = state.leaving
    state.rows[seat][place] = card
    state.seen[seat] &= ~(1 << place)
    state.leaving = None
    state.phase = TOUCH
    if events is not None:
        events.append(ConstraintReplaced(seat, place + 1, card.colour))
    _go_on(state, events)


def _go_on(state: State, events: Events | None) -> None:
    """Wait for the next answer, or end a turn in which all have answered."""
    if len(state.answered) < len(state.rows):
        return
    if events is not None:
        assert state.target is not None
        events.append(NobodyAdvanced(state.target))
    _end_turn(state, events)


def _end_turn(state: State, events: Events | None) -> None:
    assert state.target is not None
    state.past.append(state.target)
    state.target = state.last = None
    state.answered.clear()
    if state.winner is not None:
        state.phase = OVER
        if events is not None:
            events.append(GameEnded(state.winner, tuple(state.cubes), state.reached))
        return
    state.roller = Seat((state.roller + 1) % len(state.rows))
    state.phase = ROLL
    if events is not None:
        events.append(RollerNamed(state.roller))
