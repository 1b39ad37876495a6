"""What Push is made of: cards, columns, zones, actions and events."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import NewType

from ludoreille.core import Event, Seat, Unreadable

Card = NewType("Card", int)
"""A kind of card: 6 * colour + value - 1 for a number card (0 to 29), then `DIE_CARD` and `SWITCH_CARD`."""

VALUES = 6
COPIES = 3
DIE_CARD = Card(30)
SWITCH_CARD = Card(31)
DIE_CARDS = 18
SWITCH_CARDS = 12
MAX_COLUMNS = 3
STAR = 5
"""The black face of the die; the others are the colours, in order."""

MATERIAL: tuple[int, ...] = (*(COPIES,) * 30, DIE_CARDS, SWITCH_CARDS)
"""Copies of each kind of card: 120 in all."""


class Colour(IntEnum):
    """The five colours, numbered like the faces of the die."""

    YELLOW = 0
    BLUE = 1
    GREEN = 2
    RED = 3
    PURPLE = 4


COLOURS = tuple(Colour)
LETTERS = "YBGRP"
FACES = (*(colour.name.lower() for colour in Colour), "star")


def number_card(colour: Colour, value: int) -> Card:
    """Return the card of this colour and value (1 to 6)."""
    return Card(colour * VALUES + value - 1)


def colour_of(card: Card) -> Colour:
    """Return the colour of a number card."""
    return COLOURS[card // VALUES]


def value_of(card: Card) -> int:
    """Return the value of a card, 0 for a Die or Switch card.

    >>> value_of(number_card(Colour.RED, 4)), value_of(DIE_CARD)
    (4, 0)
    """
    return card % VALUES + 1 if card < DIE_CARD else 0


def write_card(card: Card) -> str:
    """Return the code of a card: `Y1` to `P6`, `DIE`, `SWITCH`."""
    if card == DIE_CARD:
        return "DIE"
    return "SWITCH" if card == SWITCH_CARD else f"{LETTERS[card // VALUES]}{value_of(card)}"


_CARDS = {write_card(Card(card)): Card(card) for card in range(len(MATERIAL))}


def read_card(code: str) -> Card:
    """Return the card that a code stands for; raise `Unreadable` if none.

    >>> value_of(read_card("P6"))
    6
    """
    try:
        return _CARDS[code]
    except KeyError:
        raise Unreadable("no-such-card", text=code) from None


def points(cards: Sequence[Card]) -> int:
    """Return the sum of the values of *cards*."""
    return sum(map(value_of, cards))


class Phase(StrEnum):
    """What a seat is asked, or what nature is asked before that."""

    FIRST_SEAT = "first-seat"
    TURN = "turn"
    DRAW = "draw"
    PLACE = "place"
    DECIDE = "decide"
    TAKE = "take"
    ROLL = "roll"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card."""


@dataclass(frozen=True, slots=True)
class Place:
    """Put the drawn card into a column, 1 to 3; one more than the open columns opens a new one."""

    column: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop drawing: the columns are shared out."""


@dataclass(frozen=True, slots=True)
class Protect:
    """Turn all one's visible cards of a colour face down; that is the whole turn."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Take:
    """Take a column, 1 to 3."""

    column: int


Action = Draw | Place | Stop | Protect | Take


@dataclass(slots=True)
class State:
    """A table of Push. The rules copy it once at the door and change the copy.

    `pile` and `discard` count the copies of each kind of card. A taken column stays as an empty list
    until the turn is over. `takers` are the seats that may still take a column, in order. `roller` is the
    seat whose die is awaited, and `switches` counts the Switch cards beside the pile.
    """

    pile: list[int]
    visible: list[list[Card]]
    protected: list[list[Card]]
    lose_all: bool = False
    discard: list[int] = field(default_factory=lambda: [0] * len(MATERIAL))
    columns: list[list[Card]] = field(default_factory=list)
    switches: int = 0
    drawn: Card | None = None
    phase: Phase = Phase.FIRST_SEAT
    turn: Seat = Seat(0)
    takers: list[Seat] = field(default_factory=list)
    roller: Seat | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.visible)

    @property
    def pile_size(self) -> int:
        """How many cards are left to draw."""
        return sum(self.pile)

    @property
    def to_move(self) -> Seat:
        """The seat that must act in a phase where somebody must."""
        return self.takers[0] if self.phase is Phase.TAKE else self.turn

    def copy(self) -> "State":
        """Return a state that shares no list with this one."""
        return State(
            self.pile.copy(),
            [zone.copy() for zone in self.visible],
            [zone.copy() for zone in self.protected],
            self.lose_all,
            self.discard.copy(),
            [column.copy() for column in self.columns],
            self.switches,
            self.drawn,
            self.phase,
            self.turn,
            self.takers.copy(),
            self.roller,
        )


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows: everything but what nature will answer, since all cards were shown to all."""

    viewer: Seat | None
    table: State


@dataclass(frozen=True, slots=True)
class FirstSeatDrawn(Event):
    """The seat that begins was drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat must draw or protect; `left` cards are in the pile."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was turned up; `left` cards are in the pile after it."""

    seat: Seat
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """The drawn card went into a column, which it opened if `opened`; the column holds `cards` now."""

    seat: Seat
    card: Card
    column: int
    opened: bool
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SwitchLaid(Event):
    """A Switch card was laid beside the pile, the `count`th of this turn.

    `leftward`: the columns will be taken to the left.
    `matters` is false with two players, where Switch cards have no effect.
    """

    seat: Seat
    count: int
    leftward: bool
    matters: bool


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat stopped drawing, of its own will or because the pile is empty (`forced`)."""

    seat: Seat
    columns: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """The drawn card fits no column."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die was rolled for a bust or for the Die card of a taken column (`busted` tells which).

    `face` is a colour or `STAR`; `lost` are the visible cards that were discarded.
    """

    seat: Seat
    face: int
    lost: tuple[Card, ...]
    busted: bool


@dataclass(frozen=True, slots=True)
class ColumnTaken(Event):
    """A seat took a column and its number cards; the die is to be rolled if `die`."""

    seat: Seat
    column: int
    cards: tuple[Card, ...]
    die: bool


@dataclass(frozen=True, slots=True)
class ColumnsDiscarded(Event):
    """Columns were left over and discarded: their numbers, and all their cards."""

    columns: tuple[int, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ColourProtected(Event):
    """A seat protected all its visible cards of a colour."""

    seat: Seat
    colour: Colour
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: winners, and points and number cards of each seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    counts: tuple[int, ...]
