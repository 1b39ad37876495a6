"""What Pas Touche is made of: treat cards, hands, actions, the table and its events."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from ludoreille.core import Event, Seat, Unreadable
from ludoreille.games.pas_touche.pack import TREAT_SIGNS, Colour, Constraint, Symbol

Treat = NewType("Treat", int)
"""A treat card: 6 * treat + quantity - 1, 0 (`C1`) to 35 (`T6`)."""

TREATS = TREAT_SIGNS
"""The letters of the treats: croissant, brioche, éclair, gaufre, macaron, tarte."""
SIDE = 6
"""Treats, numbers, and cells along a side of the square."""
CARDS = SIDE * SIDE
SECONDS = 10_000
"""How long a turn lasts at the most, in milliseconds, before it is slowed down."""
CELL = 100
"""Milliseconds that a cell of the square counts where there is no clock."""


def write_treat(card: Treat) -> str:
    """Return the code of a treat card: `C1` to `T6`."""
    return f"{TREATS[card // SIDE]}{card % SIDE + 1}"


_TREATS = {write_treat(Treat(card)): Treat(card) for card in range(CARDS)}


def read_treat(code: str) -> Treat:
    """Return the treat card that a code stands for; raise `Unreadable` if none.

    >>> read_treat("T6")
    35
    """
    try:
        return _TREATS[code]
    except KeyError:
        raise Unreadable("no-such-card", text=code) from None


def letter_of(card: Treat) -> str:
    """Return the letter of a card's treat."""
    return TREATS[card // SIDE]


def number_of(card: Treat) -> int:
    """Return how many treats a card shows, 1 to 6."""
    return card % SIDE + 1


_NAMED = {(letter_of(Treat(card)), number_of(Treat(card))): Treat(card) for card in range(CARDS)}
_BITS = tuple(1 << card // SIDE | 1 << SIDE + card % SIDE for card in range(CARDS))


def bits_of(card: Treat) -> int:
    """Return the mask of what a card shows: a constraint that shares a bit with it bars it."""
    return _BITS[card]


class Hand(StrEnum):
    """A hand; the values are the words of the short forms."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def other(self) -> "Hand":
        """The other hand."""
        return Hand.LEFT if self is Hand.RIGHT else Hand.RIGHT


class Phase(StrEnum):
    """What the seats are asked, or what nature is asked before that."""

    FIRST_SEAT = "first-seat"
    SQUARE = "square"
    DEAL = "deal"
    HAND = "hand"
    ROLL = "roll"
    DICE = "dice"
    TOUCH = "touch"
    REPLACE = "replace"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ChooseHand:
    """Choose the hand that one plays with for the whole game."""

    hand: Hand


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the two dice."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Touch a card, named by the letter of its treat and its number, with a hand, shouting or not.

    `at` is in milliseconds after the roll became known; None: right after the last answer.
    """

    treat: str
    number: int
    hand: Hand
    shout: bool = False
    at: int | None = None

    @property
    def card(self) -> Treat | None:
        """The card that is meant, None if there is no such card."""
        return _NAMED.get((self.treat, self.number))


@dataclass(frozen=True, slots=True)
class Renounce:
    """Leave this card to the others."""

    at: int | None = None


Action = ChooseHand | Roll | Touch | Renounce
SEATS = range(2, 7)
_ROUNDS = {
    seats: tuple(
        tuple(Seat((roller + step) % seats) for step in range(1, seats + 1)) for roller in range(seats)
    )
    for seats in SEATS
}
"""Who answers after whom, by how many sit at the table and by the roller, who comes last."""
Cube = tuple[int, int]
"""Where a cube stands: its card, 1 to 3, and the space on it, from 1."""


@dataclass(slots=True)
class State:
    """A table of Pas Touche. The rules copy it once at the door and change the copy.

    `up` and `seen` are masks of a seat's row: the cards that lie face up, and those that have been seen
    since they were dealt; `barred` is the mask of what the cards face up forbid. `pace` is how many times
    slower the game is, 0 without a clock. `last` is the latest answer of the turn that had a time: its
    moment and its rank among equals. `past` are the cards that were called before, `leaving` is the seat
    and place of a card to be replaced.
    """

    handicaps: tuple[int, ...]
    rows: list[list[Constraint]]
    up: list[int]
    seen: list[int]
    barred: list[int]
    cubes: list[Cube | None]
    hands: list[Hand | None]
    pace: int = 1
    typed: bool = False
    grid: tuple[Treat, ...] = ()
    phase: Phase = Phase.FIRST_SEAT
    roller: Seat = Seat(0)
    target: Treat | None = None
    answered: list[Seat] = field(default_factory=list)
    last: tuple[int, int] | None = None
    past: list[Treat] = field(default_factory=list)
    leaving: tuple[Seat, int] | None = None
    winner: Seat | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.rows)

    @property
    def reached(self) -> tuple[int, ...]:
        """How far each seat came, in successes: spaces entered, and one more for leaving the last."""
        return tuple(
            0
            if cube is None
            else sum(len(card.track) for card in row[: cube[0] - 1]) + cube[1] + (seat == self.winner)
            for seat, (row, cube) in enumerate(zip(self.rows, self.cubes, strict=True))
        )

    def awaited(self) -> tuple[Seat, ...]:
        """Return who has not answered the roll, the roller's left neighbour first, the roller last."""
        order = _ROUNDS[len(self.rows)][self.roller]
        return tuple([seat for seat in order if seat not in self.answered]) if self.answered else order

    def turn_up(self, seat: Seat, up: int) -> None:
        """Let the cards of this mask, and no others, lie face up before *seat*."""
        self.up[seat] = up
        self.seen[seat] |= up
        self.barred[seat] = 0
        for place, card in enumerate(self.rows[seat]):
            if up >> place & 1:
                self.barred[seat] |= card.bars

    def copy(self) -> "State":
        """Return a state that shares no list with this one."""
        return State(
            self.handicaps,
            [row.copy() for row in self.rows],
            self.up.copy(),
            self.seen.copy(),
            self.barred.copy(),
            self.cubes.copy(),
            self.hands.copy(),
            self.pace,
            self.typed,
            self.grid,
            self.phase,
            self.roller,
            self.target,
            self.answered.copy(),
            self.last,
            self.past.copy(),
            self.leaving,
            self.winner,
        )


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows: the table, the cards that nobody has seen face down (`Constraint.bars` is 0)."""

    viewer: Seat | None
    table: State


@dataclass(frozen=True, slots=True)
class FirstRollerDrawn(Event):
    """The seat that rolls first was drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """The cards are laid, in a square unless they are `typed`; the colours of each seat's row are known."""

    rows: tuple[tuple[Colour, ...], ...]
    typed: bool


@dataclass(frozen=True, slots=True)
class HandChosen(Event):
    """A seat chose its hand."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class RollerNamed(Event):
    """It is a seat's turn to roll."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A seat rolled the dice: this card is to be touched, against the `clock` or not."""

    seat: Seat
    card: Treat
    clock: bool


@dataclass(frozen=True, slots=True)
class Succeeded(Event):
    """A seat touched the card with its own hand; its cube stands on `cube`, where `turned` was turned up.

    `at` is the moment in milliseconds, None without a time, and counts cells of 100 ms unless `clock`.
    With `won` the cube has left the last space.
    """

    seat: Seat
    card: Treat
    at: int | None
    clock: bool
    cube: Cube
    turned: Constraint | None
    won: bool


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A seat barred from the card touched it with its other hand and shouted: nobody advances."""

    seat: Seat
    card: Treat
    at: int | None
    clock: bool


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """A seat is out for this turn: `code` says what was wrong, `symbol` what lay under its cube.

    `card` was touched where `target` was asked; `bars` masks what barred it. The cube stands on `cube`;
    `left` is the place, from 1, of the card that it left, which goes face down or is `replaced`.
    """

    seat: Seat
    code: str
    card: Treat
    target: Treat
    at: int | None
    clock: bool
    symbol: Symbol | None
    cube: Cube | None
    bars: int = 0
    left: int | None = None
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class ConstraintReplaced(Event):
    """A seat got a new face-down card of this colour for the one that was put back, at `place` from 1."""

    seat: Seat
    place: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Renounced(Event):
    """A seat left the card to the others."""

    seat: Seat
    at: int | None


@dataclass(frozen=True, slots=True)
class NobodyAdvanced(Event):
    """All have answered, and nobody touched the card as he should."""

    card: Treat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A cube left the last space: who won, where the cubes stand, and how many successes that makes."""

    winner: Seat
    cubes: tuple[Cube | None, ...]
    reached: tuple[int, ...]
