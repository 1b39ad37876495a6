"""How a table of Push moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door. Without a list of events none is made.
"""

from collections.abc import Sequence
from functools import cache

from ludoreille.core import Event, Outcome, Seat
from ludoreille.games.push.model import (
    COLOUR_MASK,
    COLOUR_WIDTH,
    DIE_CARD,
    MAX_COLUMNS,
    ONE,
    STAR,
    SWITCH_CARD,
    VALUES,
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

FIRST_SEAT, TURN, DRAW, PLACE = Phase.FIRST_SEAT, Phase.TURN, Phase.DRAW, Phase.PLACE
DECIDE, TAKE, ROLL, OVER = Phase.DECIDE, Phase.TAKE, Phase.ROLL, Phase.OVER
"""Looking a member up in its enumeration costs more than all that is done with it here."""


def _shuts(card: Card) -> int:
    """Return the kinds of cards that a column refuses once *card* lies in it, a bit a kind."""
    kinds = range(DIE_CARD)
    alike = [k for k in kinds if k // VALUES == card // VALUES or k % VALUES == card % VALUES]
    return 1 << DIE_CARD if card == DIE_CARD else sum(1 << kind for kind in alike)


SHUTS = tuple(_shuts(Card(card)) for card in range(DIE_CARD + 1))
"""By kind of card: what a column refuses for it."""
PLACEABLE = (1 << DIE_CARD + 1) - 1
"""Every kind of card but Switch cards, a bit a kind."""


def shut_by(column: Sequence[Card]) -> int:
    """Return the kinds of cards that *column* refuses, a bit a kind."""
    shut = 0
    for card in column:
        shut |= SHUTS[card]
    return shut


def busts(shut: Sequence[int]) -> int:
    """Return the kinds of cards that no column accepts, from what each refuses; a bit a kind."""
    if len(shut) < MAX_COLUMNS:
        return 0
    first, second, third = shut
    return first & second & third


def open_to(shut: Sequence[int], card: Card) -> list[int]:
    """Return the numbers of the columns that accept *card*, a new one last; none: it is a bust.

    >>> from ludoreille.games.push.model import read_card
    >>> columns = [[read_card("R5"), DIE_CARD], [read_card("B2")]]
    >>> open_to([shut_by(column) for column in columns], read_card("R2"))
    [3]
    """
    bit, opened = 1 << card, len(shut)
    fits = [number for number, refused in enumerate(shut, 1) if not refused & bit]
    if opened < MAX_COLUMNS:
        fits.append(opened + 1)
    return fits


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


@cache
def taking_order(seats: int, turn: Seat, *, left: bool) -> tuple[Seat, ...]:
    """Return all seats in the order in which they take a column: the one whose turn it is, then the others.

    >>> taking_order(4, Seat(1), left=False)
    (1, 0, 3, 2)
    """
    return tuple(Seat((turn + (i if left else -i)) % seats) for i in range(seats))


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
            events.append(FirstSeatDrawn(state.turn))
        _begin_turn(state, events)


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
        _go_on(state, events)
    elif not busts(state.shut) >> card & 1:
        state.drawn = card
        state.phase = PLACE
    else:
        _bust(state, card, events)


def place(state: State, number: int, events: Events) -> None:
    """Put the drawn card into a column."""
    card = state.drawn
    assert card is not None
    opened = number > len(state.columns)
    if opened:
        state.columns.append((card,))
        state.shut.append(SHUTS[card])
    else:
        state.columns[number - 1] += (card,)
        state.shut[number - 1] |= SHUTS[card]
    state.drawn = None
    if events is not None:
        events.append(CardPlaced(state.turn, card, number, opened, state.columns[number - 1]))
    _go_on(state, events)


def share_out(state: State, events: Events, *, forced: bool = False) -> None:
    """Let everybody take a column, the seat whose turn it is first."""
    if events is not None:
        events.append(Stopped(state.turn, len(state.columns), forced))
    state.takers = taking_order(len(state.visible), state.turn, left=leftward(state))
    _next_taker(state, events)


def take(state: State, number: int, events: Events) -> None:
    """Give a column to the seat that may take one now."""
    seat, *others = state.takers
    column = state.columns[number - 1]
    cards = bag_of(column)
    die = cards >= ONE[DIE_CARD]
    state.visible[seat] += cards - ONE[DIE_CARD] if die else cards
    state.columns[number - 1] = ()
    state.takers = tuple(others)
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
        lost = state.visible[seat] & COLOUR_MASK << COLOUR_WIDTH * face
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
    cards = state.visible[seat] & COLOUR_MASK << COLOUR_WIDTH * colour
    state.visible[seat] -= cards
    state.protected[seat] += cards
    if events is not None:
        events.append(ColourProtected(seat, colour, cards_in(cards)))
    _end_turn(state, events)


def _begin_turn(state: State, events: Events) -> None:
    state.phase = TURN
    if events is not None:
        events.append(TurnBegan(state.turn, state.pile_size))


def _bust(state: State, card: Card, events: Events) -> None:
    state.discard += ONE[card]
    if events is not None:
        events.append(Busted(state.turn, card))
    state.roller = state.turn
    state.phase = ROLL
    state.takers = taking_order(len(state.visible), state.turn, left=leftward(state))[1:]


def _go_on(state: State, events: Events) -> None:
    """Ask whether to draw again, unless the pile is empty: then the player must stop."""
    if state.pile_size:
        state.phase = DECIDE
    else:
        share_out(state, events, forced=True)


def _next_taker(state: State, events: Events) -> None:
    """Ask the next seat for a column; when nobody or nothing is left, end the turn."""
    columns = state.columns
    if any(columns):
        if state.takers:
            state.phase = TAKE
            return
        cards = tuple(card for column in columns for card in column)
        state.discard += bag_of(cards)
        if events is not None:
            left = tuple(number for number, column in enumerate(columns, 1) if column)
            events.append(ColumnsDiscarded(left, cards))
    state.discard += state.switches * ONE[SWITCH_CARD]
    state.columns, state.shut, state.takers, state.switches = [], [], (), 0
    _end_turn(state, events)


def _end_turn(state: State, events: Events) -> None:
    if state.pile_size:
        state.turn = Seat((state.turn + 1) % len(state.visible))
        _begin_turn(state, events)
    else:
        state.phase = OVER
        if events is not None:
            events.append(GameEnded(winners(state), scores(state), card_counts(state)))
