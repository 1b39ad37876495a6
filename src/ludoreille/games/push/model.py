"""What Push is made of: cards, columns, zones, actions and events."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import cache
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
CARDS = tuple(Card(card) for card in range(len(MATERIAL)))


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


_BY_CODE = {write_card(card): card for card in CARDS}


def read_card(code: str) -> Card:
    """Return the card that a code stands for; raise `Unreadable` if none.

    >>> value_of(read_card("P6"))
    6
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        raise Unreadable("no-such-card", text=code) from None


def points(cards: Iterable[Card]) -> int:
    """Return the sum of the values of *cards*."""
    return sum(map(value_of, cards))


Bag = int
"""Cards without order in one number: `WIDTH` bits a kind of card, lowest kind first, hold its copies.

A colour is `VALUES` kinds in a row, so that all its cards are found, counted or moved by one mask.
"""

WIDTH = 5
ONE: tuple[Bag, ...] = tuple(1 << WIDTH * card for card in range(len(MATERIAL)))
"""A bag of one card, by its kind."""
COLOUR_WIDTH = WIDTH * VALUES
COLOUR_MASKS = tuple((1 << COLOUR_WIDTH) - 1 << COLOUR_WIDTH * colour for colour in COLOURS)
"""The bits of each colour in a bag."""
MASKED = tuple(zip(COLOURS, COLOUR_MASKS, strict=True))


def bag_of(cards: Iterable[Card]) -> Bag:
    """Return *cards* as a bag."""
    bag = 0
    for card in cards:
        bag += ONE[card]
    return bag


def cards_in(bag: Bag) -> tuple[Card, ...]:
    """Return the cards of a bag, by colour and value.

    >>> [write_card(card) for card in cards_in(bag_of(map(read_card, ("R6", "Y2", "R6"))))]
    ['Y2', 'R6', 'R6']
    """
    cards: list[Card] = []
    while bag:
        card = CARDS[((bag & -bag).bit_length() - 1) // WIDTH]
        copies = bag >> WIDTH * card & (1 << WIDTH) - 1
        cards += [card] * copies
        bag -= copies * ONE[card]
    return tuple(cards)


def colours_in(bag: Bag) -> list[Colour]:
    """Return the colours of which there are cards in a bag, in order."""
    return [colour for colour, mask in MASKED if bag & mask] if bag else []


def points_by_colour(bag: Bag) -> tuple[int, ...]:
    """Return the points of each colour in a bag of number cards."""
    return tuple(_points_of_colour(bag >> COLOUR_WIDTH * colour & COLOUR_MASKS[0]) for colour in COLOURS)


@cache
def _points_of_colour(bag: Bag) -> int:
    return points(cards_in(bag))


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


FIRST_SEAT, TURN, DRAW, PLACE, DECIDE, TAKE, ROLL, OVER = Phase
"""The phases by names that are found at once: looking one up in its enumeration takes longer than to act."""


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

    - `pile` counts the copies of each kind of card, `pile_size` all of them; `visible`, `protected` (one a
      seat) and `discard` are bags.
    - `columns` hold their cards in the order in which they came. A taken column stays as an empty one until
      the turn is over. `shut` tells which columns refuse which cards, as `columns` writes it.
    - `takers` are the seats that may still take a column, in order; `roller` is the seat whose die is
      awaited; `switches` counts the Switch cards beside the pile.
    """

    pile: list[int]
    pile_size: int
    visible: list[Bag]
    protected: list[Bag]
    lose_all: bool = False
    discard: Bag = 0
    columns: list[tuple[Card, ...]] = field(default_factory=list)
    shut: int = 0
    switches: int = 0
    drawn: Card | None = None
    phase: Phase = Phase.FIRST_SEAT
    turn: Seat = Seat(0)
    takers: tuple[Seat, ...] = ()
    roller: Seat | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.visible)

    @property
    def to_move(self) -> Seat:
        """The seat that must act in a phase where somebody must."""
        return self.takers[0] if self.phase is Phase.TAKE else self.turn

    def copy(self) -> "State":
        """Return a state that shares no list with this one."""
        return State(
            self.pile.copy(),
            self.pile_size,
            self.visible.copy(),
            self.protected.copy(),
            self.lose_all,
            self.discard,
            self.columns.copy(),
            self.shut,
            self.switches,
            self.drawn,
            self.phase,
            self.turn,
            self.takers,
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
