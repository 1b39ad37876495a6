"""How a table of Push moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door. Without a list of events none is made.
"""

from functools import cache

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.push.columns import ALL_SHUT, NUMBERS, SHUTS
from ludoreille.games.push.model import (
    COLOUR_MASKS,
    DECIDE,
    DIE_CARD,
    DRAW,
    FIRST_SEAT,
    MAX_COLUMNS,
    ONE,
    OVER,
    PLACE,
    ROLL,
    STAR,
    SWITCH_CARD,
    TAKE,
    TURN,
    Action,
    Busted,
    Card,
    CardDrawn,
    CardPlaced,
    Colour,
    ColourProtected,
    ColumnsDiscarded,
    ColumnTaken,
    DieRolled,
    Draw,
    FirstSeatDrawn,
    GameEnded,
    Place,
    State,
    Stop,
    Stopped,
    SwitchLaid,
    Take,
    TurnBegan,
    bag_of,
    cards_in,
    points_by_colour,
)

Events = list[Event] | None


def open_to(state: State, card: Card) -> tuple[int, ...]:
    """Return the numbers of the columns that accept *card*, a new one last; none: it is a bust."""
    return NUMBERS[len(state.columns)][state.shut >> MAX_COLUMNS * card & ALL_SHUT]


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat, visible and protected cards together."""
    zones = zip(state.visible, state.protected, strict=True)
    return tuple(sum(points_by_colour(seen)) + sum(points_by_colour(safe)) for seen, safe in zones)


def card_counts(state: State) -> tuple[int, ...]:
    """Return how many number cards each seat holds: they break ties."""
    zones = zip(state.visible, state.protected, strict=True)
    return tuple(len(cards_in(seen)) + len(cards_in(safe)) for seen, safe in zones)


def winners(state: State) -> tuple[Seat, ...]:
    """Return who is ahead: most points, then most cards; several when still tied."""
    ranks = list(zip(scores(state), card_counts(state), strict=True))
    best = max(ranks)
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == best)


def leftward(state: State) -> bool:
    """Tell whether the columns are taken to the left: an even number of Switch cards, or two players."""
    return state.switches % 2 == 0 or len(state.visible) == 2  # noqa: PLR2004


def columns_left(state: State) -> list[int]:
    """Return the numbers of the columns that nobody has taken."""
    return [number for number, column in enumerate(state.columns, 1) if column]


@cache
def taking_order(seats: int, turn: Seat, switches: int) -> tuple[Seat, ...]:
    """Return all seats in the order in which they may take a column, the one whose turn it is first.

    >>> taking_order(4, Seat(1), 3)
    (1, 0, 3, 2)
    """
    step = -1 if switches % 2 else 1
    return tuple(Seat((turn + step * place) % seats) for place in range(seats))


def act(state: State, action: Action, events: Events) -> None:
    """Carry out a legal action in place."""
    if isinstance(action, Draw):
        state.phase = DRAW
    elif isinstance(action, Place):
        place(state, action.column, events)
    elif isinstance(action, Take):
        take(state, action.column, events)
    elif isinstance(action, Stop):
        share_out(state, events)
    else:
        protect(state, action.colour, events)


def answer(state: State, outcome: Outcome, events: Events) -> None:
    """Carry out nature's answer in place."""
    phase = state.phase
    if phase is DRAW:
        turn_up(state, Card(outcome), events)
    elif phase is ROLL:
        roll(state, outcome, events)
    elif phase is FIRST_SEAT:
        state.turn = Seat(outcome)
        if events is not None:
            events += [FirstSeatDrawn(state.turn), TurnBegan(state.turn, state.pile_size)]
        state.phase = TURN


def turn_up(state: State, card: Card, events: Events) -> None:
    """Show the card that was drawn: to be placed, beside the pile, or a bust."""
    state.pile[card] -= 1
    state.pile_size -= 1
    if events is not None:
        events.append(CardDrawn(state.turn, card, state.pile_size))
    if card == SWITCH_CARD:
        state.switches += 1
        if events is not None:
            matters = state.seats > 2  # noqa: PLR2004
            events.append(SwitchLaid(state.turn, state.switches, leftward(state), matters))
        if state.pile_size:
            state.phase = DECIDE
        else:
            share_out(state, events, forced=True)
    elif state.shut >> MAX_COLUMNS * card & ALL_SHUT == ALL_SHUT:
        _bust(state, card, events)
    else:
        state.drawn = card
        state.phase = PLACE


def place(state: State, number: int, events: Events) -> None:
    """Put the drawn card into a column; without any card left the player must stop."""
    card, columns = state.drawn, state.columns
    assert card is not None
    opened = number > len(columns)
    if opened:
        columns.append((card,))
    else:
        columns[number - 1] += (card,)
    state.shut |= SHUTS[card] << number - 1
    state.drawn = None
    if events is not None:
        events.append(CardPlaced(state.turn, card, number, opened, columns[number - 1]))
    if state.pile_size:
        state.phase = DECIDE
    else:
        share_out(state, events, forced=True)


def share_out(state: State, events: Events, *, forced: bool = False) -> None:
    """Let everybody take a column, the seat whose turn it is first."""
    if events is not None:
        events.append(Stopped(state.turn, len(state.columns), forced))
    state.takers = taking_order(len(state.visible), state.turn, state.switches)
    if state.columns:
        state.phase = TAKE
    else:
        _end_turn(state, events)


def take(state: State, number: int, events: Events) -> None:
    """Give a column to the seat that may take one now."""
    seat, column = state.takers[0], state.columns[number - 1]
    state.columns[number - 1] = ()
    state.takers = state.takers[1:]
    cards = bag_of(column)
    die = cards >= ONE[DIE_CARD]
    state.visible[seat] += cards - ONE[DIE_CARD] if die else cards
    if events is not None:
        numbers = tuple(card for card in column if card != DIE_CARD)
        events.append(ColumnTaken(seat, number, numbers, die))
    if die:
        state.discard += ONE[DIE_CARD]
        state.roller = seat
        state.phase = ROLL
    else:
        _next_taker(state, events)


def roll(state: State, face: int, events: Events) -> None:
    """Discard the visible cards of the colour that was rolled."""
    seat = state.roller
    assert seat is not None
    if face != STAR:
        lost = state.visible[seat] & COLOUR_MASKS[face]
    else:
        lost = state.visible[seat] if state.lose_all else 0
    state.visible[seat] -= lost
    state.discard += lost
    state.roller = None
    if events is not None:
        events.append(DieRolled(seat, face, cards_in(lost), busted=all(state.columns)))
    _next_taker(state, events)


def protect(state: State, colour: Colour, events: Events) -> None:
    """Turn the visible cards of a colour face down, and end the turn."""
    seat = state.turn
    cards = state.visible[seat] & COLOUR_MASKS[colour]
    state.visible[seat] -= cards
    state.protected[seat] += cards
    if events is not None:
        events.append(ColourProtected(seat, colour, cards_in(cards)))
    _end_turn(state, events)


def _bust(state: State, card: Card, events: Events) -> None:
    state.discard += ONE[card]
    if events is not None:
        events.append(Busted(state.turn, card))
    state.roller = state.turn
    state.phase = ROLL
    state.takers = taking_order(len(state.visible), state.turn, state.switches)[1:]


def _next_taker(state: State, events: Events) -> None:
    """Ask the next seat for a column; when nobody or nothing is left, end the turn."""
    if any(state.columns):
        if state.takers:
            state.phase = TAKE
            return
        for column in state.columns:
            state.discard += bag_of(column)
        if events is not None:
            left = tuple(card for column in state.columns for card in column)
            events.append(ColumnsDiscarded(tuple(columns_left(state)), left))
    state.columns, state.shut, state.takers = [], 0, ()
    _end_turn(state, events)


def _end_turn(state: State, events: Events) -> None:
    if state.switches:
        state.discard += state.switches * ONE[SWITCH_CARD]
        state.switches = 0
    if state.pile_size:
        state.turn = taking_order(len(state.visible), state.turn, 0)[1]
        state.phase = TURN
        if events is not None:
            events.append(TurnBegan(state.turn, state.pile_size))
    else:
        state.phase = OVER
        if events is not None:
            events.append(GameEnded(winners(state), scores(state), card_counts(state)))
