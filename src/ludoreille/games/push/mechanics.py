"""How a table of Push moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door.
"""

from collections.abc import Sequence

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.push.model import (
    COLOURS,
    DIE_CARD,
    MAX_COLUMNS,
    STAR,
    SWITCH_CARD,
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
    Phase,
    Place,
    Protect,
    State,
    Stop,
    Stopped,
    SwitchLaid,
    Take,
    TurnBegan,
    colour_of,
    points,
    value_of,
)

Events = list[Event]


def open_to(columns: Sequence[Sequence[Card]], card: Card) -> list[int]:
    """Return the numbers of the columns that accept *card*, a new one last; none: it is a bust.

    >>> from ludoreille.games.push.model import read_card
    >>> open_to([[read_card("R5"), DIE_CARD], [read_card("B2")]], read_card("R2"))
    [3]
    """
    fits = [number for number, column in enumerate(columns, 1) if clash(column, card) is None]
    return [*fits, len(columns) + 1] if len(columns) < MAX_COLUMNS else fits


def clash(column: Sequence[Card], card: Card) -> str | None:
    """Return the reason code for which *column* refuses *card*, None if it accepts it."""
    if card == DIE_CARD:
        return "column-has-die" if DIE_CARD in column else None
    numbers = [held for held in column if held < DIE_CARD]
    if any(value_of(held) == value_of(card) for held in numbers):
        return "column-has-value"
    return "column-has-colour" if any(colour_of(held) == colour_of(card) for held in numbers) else None


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat, visible and protected cards together."""
    zones = zip(state.visible, state.protected, strict=True)
    return tuple(points(seen) + points(safe) for seen, safe in zones)


def card_counts(state: State) -> tuple[int, ...]:
    """Return how many number cards each seat holds: they break ties."""
    return tuple(len(seen) + len(safe) for seen, safe in zip(state.visible, state.protected, strict=True))


def winners(state: State) -> tuple[Seat, ...]:
    """Return who is ahead: most points, then most cards; several when still tied."""
    ranks = list(zip(scores(state), card_counts(state), strict=True))
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks))


def leftward(state: State) -> bool:
    """Tell whether the columns are taken to the left: an even number of Switch cards, or two players."""
    return state.switches % 2 == 0 or state.seats == 2  # noqa: PLR2004


def taking_order(state: State, *, from_turn: bool) -> list[Seat]:
    """Return who may take a column, in order: the seat whose turn it is (unless it bust), then the others."""
    step = 1 if leftward(state) else -1
    return [Seat((state.turn + step * i) % state.seats) for i in range(0 if from_turn else 1, state.seats)]


def act(state: State, action: Action, events: Events) -> None:
    """Carry out a legal action in place."""
    match action:
        case Draw():
            state.phase = Phase.DRAW
        case Place(column):
            _place(state, column, events)
        case Stop():
            _share_out(state, events, forced=False)
        case Protect(colour):
            _protect(state, colour, events)
        case Take(column):
            _take(state, column, events)


def answer(state: State, outcome: Outcome, events: Events) -> None:
    """Carry out nature's answer in place."""
    match state.phase:
        case Phase.FIRST_SEAT:
            state.turn = Seat(outcome)
            events.append(FirstSeatDrawn(state.turn))
            _begin_turn(state, events)
        case Phase.DRAW:
            _turn_up(state, Card(outcome), events)
        case Phase.ROLL:
            _roll(state, outcome, events)


def _begin_turn(state: State, events: Events) -> None:
    state.phase = Phase.TURN
    events.append(TurnBegan(state.turn, state.pile_size))


def _turn_up(state: State, card: Card, events: Events) -> None:
    state.pile[card] -= 1
    events.append(CardDrawn(state.turn, card, state.pile_size))
    if card == SWITCH_CARD:
        state.switches += 1
        matters = state.seats > 2  # noqa: PLR2004
        events.append(SwitchLaid(state.turn, state.switches, leftward(state), matters))
        _go_on(state, events)
    elif open_to(state.columns, card):
        state.drawn = card
        state.phase = Phase.PLACE
    else:
        state.discard[card] += 1
        events.append(Busted(state.turn, card))
        state.roller = state.turn
        state.phase = Phase.ROLL
        state.takers = taking_order(state, from_turn=False)


def _place(state: State, number: int, events: Events) -> None:
    card = state.drawn
    assert card is not None
    opened = number > len(state.columns)
    if opened:
        state.columns.append([])
    column = state.columns[number - 1]
    column.append(card)
    state.drawn = None
    events.append(CardPlaced(state.turn, card, number, opened, tuple(column)))
    _go_on(state, events)


def _go_on(state: State, events: Events) -> None:
    """Ask whether to draw again, unless the pile is empty: then the player must stop."""
    if any(state.pile):
        state.phase = Phase.DECIDE
    else:
        _share_out(state, events, forced=True)


def _share_out(state: State, events: Events, *, forced: bool) -> None:
    events.append(Stopped(state.turn, len(state.columns), forced))
    state.takers = taking_order(state, from_turn=True)
    _next_taker(state, events)


def _take(state: State, number: int, events: Events) -> None:
    seat, column = state.takers[0], state.columns[number - 1]
    die = DIE_CARD in column
    cards = tuple(card for card in column if card != DIE_CARD)
    state.visible[seat] += cards
    state.columns[number - 1] = []
    events.append(ColumnTaken(seat, number, cards, die))
    del state.takers[0]
    if die:
        state.discard[DIE_CARD] += 1
        state.roller = seat
        state.phase = Phase.ROLL
    else:
        _next_taker(state, events)


def _roll(state: State, face: int, events: Events) -> None:
    seat = state.roller
    assert seat is not None
    zone = state.visible[seat]
    hit = {Colour(face)} if face != STAR else set(COLOURS) if state.lose_all else set()
    lost = tuple(card for card in zone if colour_of(card) in hit)
    state.visible[seat] = [card for card in zone if colour_of(card) not in hit]
    for card in lost:
        state.discard[card] += 1
    state.roller = None
    busted = all(state.columns)
    events.append(DieRolled(seat, face, lost, busted))
    _next_taker(state, events)


def _next_taker(state: State, events: Events) -> None:
    """Ask the next seat for a column; when nobody or nothing is left, end the turn."""
    if state.takers and any(state.columns):
        state.phase = Phase.TAKE
        return
    left = [number for number, column in enumerate(state.columns, 1) if column]
    if left:
        cards = tuple(card for column in state.columns for card in column)
        events.append(ColumnsDiscarded(tuple(left), cards))
        for card in cards:
            state.discard[card] += 1
    state.discard[SWITCH_CARD] += state.switches
    state.columns, state.takers, state.switches = [], [], 0
    if any(state.pile):
        state.turn = Seat((state.turn + 1) % state.seats)
        _begin_turn(state, events)
    else:
        state.phase = Phase.OVER
        events.append(GameEnded(winners(state), scores(state), card_counts(state)))


def _protect(state: State, colour: Colour, events: Events) -> None:
    zone = state.visible[state.turn]
    cards = tuple(card for card in zone if colour_of(card) == colour)
    state.visible[state.turn] = [card for card in zone if colour_of(card) != colour]
    state.protected[state.turn] += cards
    events.append(ColourProtected(state.turn, colour, cards))
    _next_taker(state, events)
