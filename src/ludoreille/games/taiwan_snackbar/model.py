"""What Taiwan Snackbar is made of beside its cards: the table, actions and events."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from ludoreille.core import Event, Seat
from ludoreille.games.taiwan_snackbar.cards import Card, Counts, Heap, no_cards, value_of

HAND = 5
"""Cards dealt to each seat."""
FATAL = 3
"""Malus tokens that end the game."""


class Phase(StrEnum):
    """What a seat or nature is asked."""

    FIRST_SEAT = "first-seat"
    DEAL = "deal"
    TURN = "turn"
    EAT = "eat"
    TASTE = "taste"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Serve:
    """Play a dish of the value of the order, or any dish to start one."""

    value: int


@dataclass(frozen=True, slots=True)
class Change:
    """Play two dishes of a value: they wipe the order and start a new one."""

    value: int


@dataclass(frozen=True, slots=True)
class Plus:
    """Play one more portion."""


@dataclass(frozen=True, slots=True)
class Reverse:
    """Play a reverse: the direction turns."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Play a choose: this seat is next."""

    seat: int


@dataclass(frozen=True, slots=True)
class Eat:
    """Eat the whole order."""


@dataclass(frozen=True, slots=True)
class DrawOne:
    """Draw a card, without an order and without a dish to start one."""


Action = Serve | Change | Plus | Reverse | Choose | Eat | DrawOne


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of a table, as the rules ask for them."""

    pair_both: bool = False
    plus_dish: bool = False
    eater_again: bool = False
    most_wins: bool = False


@dataclass(slots=True)
class State:
    """A table of Taiwan Snackbar. The rules copy it once at the door and change the copy.

    Beside the cards it keeps what all have learned: `known` are the cards of each hand that all saw there,
    `seen` the cards that all know to lie in the pile, and `dishless` tells of whose hand all know that its
    other cards are no dishes. During a meal `owed` cards are left to draw and `meal` are drawn; while
    cards are dealt, `owed` counts those of all seats. `sizes` count the hands, `left` the pile, `amount`
    the cards to eat: they follow from the rest, and are kept because everything asks for them.
    """

    hands: list[Heap]
    known: list[Heap]
    dishless: list[bool]
    malus: list[int]
    sizes: list[int]
    pile: Heap
    seen: Heap
    left: int
    discard: Heap = field(default_factory=no_cards)
    order: tuple[Card, ...] = ()
    amount: int = 0
    direction: int = 1
    turn: Seat = Seat(0)
    phase: Phase = Phase.FIRST_SEAT
    owed: int = 0
    meal: tuple[Card, ...] = ()
    variant: Variant = field(default_factory=Variant)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.malus)

    @property
    def dish(self) -> Card | None:
        """The dish of the order, None without an order."""
        return self.order[0] if self.order else None

    @property
    def portion(self) -> int:
        """How many cards one more portion adds to the order."""
        return value_of(self.order[0]) if self.variant.plus_dish else 1

    def copy(self) -> "State":
        """Return a state that shares no list with this one."""
        return State(
            list(map(list.copy, self.hands)),
            list(map(list.copy, self.known)),
            self.dishless.copy(),
            self.malus.copy(),
            self.sizes.copy(),
            self.pile.copy(),
            self.seen.copy(),
            self.left,
            self.discard.copy(),
            self.order,
            self.amount,
            self.direction,
            self.turn,
            self.phase,
            self.owed,
            self.meal,
            self.variant,
        )


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows of the table.

    In `table` the hands of the others and the pile hold only the cards that are known to lie there, but
    `sizes` and `left` count them all; `unseen` are the cards that lie hidden in these hands or in the
    pile, nobody knows where.
    """

    viewer: Seat | None
    table: State
    unseen: Counts

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self.table.sizes)

    @property
    def hidden(self) -> tuple[int, ...]:
        """How many cards of each hand the viewer does not know."""
        return tuple(size - sum(hand) for size, hand in zip(self.table.sizes, self.table.hands, strict=True))

    @property
    def pile_size(self) -> int:
        """How many cards are left to draw."""
        return self.table.left


@dataclass(frozen=True, slots=True)
class FirstSeatDrawn(Event):
    """The seat that begins was drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat got its first cards, which it alone sees; `starts` if the first turn is its own."""

    seat: Seat
    cards: Counts
    starts: bool

    def seen_by(self, viewer: Seat | None) -> Self | None:
        """Return the event to the seat itself."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class DishServed(Event):
    """A seat served a dish, which started the order if `opened`; then `following` plays.

    `order` is what is ordered now, `amount` the cards to eat, `left` those in the seat's hand.
    """

    seat: Seat
    dish: Card
    order: Counts
    amount: int
    opened: bool
    left: int
    following: Seat


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    """A seat played two dishes, and a new order replaced one of so many cards (`before`)."""

    seat: Seat
    dish: Card
    order: Counts
    amount: int
    before: int
    left: int
    following: Seat


@dataclass(frozen=True, slots=True)
class PortionAdded(Event):
    """A seat played one more portion."""

    seat: Seat
    order: Counts
    amount: int
    left: int
    following: Seat


@dataclass(frozen=True, slots=True)
class DirectionReversed(Event):
    """A seat turned the direction: 1 left, -1 right."""

    seat: Seat
    direction: int
    amount: int
    left: int
    following: Seat


@dataclass(frozen=True, slots=True)
class PlayerChosen(Event):
    """A seat chose who plays next."""

    seat: Seat
    amount: int
    left: int
    following: Seat


@dataclass(frozen=True, slots=True)
class OrderEaten(Event):
    """A seat ate the order, or tasted one card if `tasted`: the cards were shown to all.

    `waived` cards were not there to be drawn; `malus` are all its tokens now, `size` its cards.
    """

    seat: Seat
    cards: Counts
    waived: int
    malus: int
    size: int
    tasted: bool


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard went back into the pile, `size` cards now: it had `ran_out`, or indigestions came."""

    size: int
    ran_out: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: winners, malus and cards in hand of each seat, and whether most cards break ties."""

    winners: tuple[Seat, ...]
    malus: tuple[int, ...]
    sizes: tuple[int, ...]
    most_wins: bool
