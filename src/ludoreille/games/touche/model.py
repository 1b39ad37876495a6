"""What Touché is made of: the series, actions, events; the pieces of a duel stand in `pieces`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from ludoreille.core import Event, Seat
from ludoreille.games.touche.pieces import ALL_UNUSED, MUSKETEERS, Account, Blow, Duel, Left, Musketeer, Paid

UNSEEN = -1
"""A musketeer or a fist that another seat has chosen, in a sight or an event."""
FISTS = (1, 2)
"""How many markers may be hidden."""
TEAM_SEATS = 4

Pair = tuple[Seat, Seat]
"""The attacker and the defender of a duel."""


class Phase(StrEnum):
    """What is asked; the values are those of positions."""

    CHOOSE = "choose"
    ANNOUNCE = "announce"
    HIDE = "hide"
    FIRST_BLOOD = "first_blood"
    OVER = "over"


CHOOSE, ANNOUNCE, HIDE, FIRST_BLOOD, OVER = Phase
"""The members by short names, for what runs often."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Send a musketeer, 0 to 3, into the duel."""

    musketeer: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce even or odd."""

    even: bool


@dataclass(frozen=True, slots=True)
class Hide:
    """Hide 1 or 2 markers in the fist."""

    markers: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Give the duel up at first blood."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Go on after first blood, the card tilted."""


Action = Choose | Announce | Hide | Stop | Continue
EVEN, ODD = Announce(even=True), Announce(even=False)
STOP, CONTINUE = Stop(), Continue()
BLOODS: tuple[Stop | Continue, ...] = (STOP, CONTINUE)
"""What may be answered to first blood."""


@dataclass(slots=True)
class State:
    """A series. The rules copy it once at the door and change the copy.

    `unused` holds a mask of musketeers a seat. `pair` are the seats that fight, the attacker first, and
    `sealed` what each of the two has chosen (a musketeer, then in each pass a fist) while the other's choice
    is awaited. `duel` is the duel from the moment both musketeers are shown, `number` counts duels from 1.
    """

    schedule: tuple[Pair, ...]
    renown: list[int]
    unused: list[int]
    cadet_returns: bool = False
    number: int = 1
    phase: Phase = Phase.CHOOSE
    pair: Pair = (Seat(0), Seat(1))
    sealed: tuple[int | None, int | None] = (None, None)
    even: bool | None = None
    duel: Duel | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.renown)

    @property
    def fight(self) -> Duel:
        """The duel, in a phase where there is one."""
        assert self.duel is not None
        return self.duel

    def side(self, seat: Seat) -> int:
        """Return 0 for the attacker's seat, 1 for the defender's."""
        return 0 if seat == self.pair[0] else 1

    def sealable(self, seat: Seat) -> Sequence[int]:
        """Return what a fighter may choose in secret: a musketeer, or a fist."""
        return in_mask(self.unused[seat]) if self.phase is Phase.CHOOSE else FISTS

    def copy(self) -> "State":
        """Return a state that shares nothing that can change with this one."""
        return State(
            self.schedule,
            self.renown.copy(),
            self.unused.copy(),
            self.cadet_returns,
            self.number,
            self.phase,
            self.pair,
            self.sealed,
            self.even,
            None if self.duel is None else self.duel.copy(),
        )


def in_mask(mask: int) -> tuple[Musketeer, ...]:
    """Return the musketeers of a mask, in the order of their numbers.

    >>> [int(musketeer) for musketeer in in_mask(0b1010)]
    [1, 3]
    """
    return IN_MASK[mask]


IN_MASK = tuple(tuple(each for each in MUSKETEERS if mask >> each & 1) for mask in range(ALL_UNUSED + 1))


def to_mask(musketeers: Sequence[int]) -> int:
    """Return the mask of musketeers."""
    return sum({1 << each for each in musketeers}) & ALL_UNUSED


@dataclass(frozen=True, slots=True)
class Sight:
    """What *viewer* (None: an onlooker) sees: the table, the sealed choices of others unseen."""

    viewer: Seat | None
    table: State


@dataclass(frozen=True, slots=True)
class SeriesBegan(Event):
    """A series began: who attacks whom in each duel."""

    duels: tuple[Pair, ...]
    seats: int


@dataclass(frozen=True, slots=True)
class DuelBegan(Event):
    """A duel of the series began; the fighters of `asked` choose a musketeer, for others only one is left."""

    number: int
    duels: int
    attacker: Seat
    defender: Seat
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MusketeerChosen(Event):
    """A fighter chose a musketeer, known to him alone; `awaited`: the other fighter has still to choose."""

    seat: Seat
    musketeer: int
    awaited: bool

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event, its musketeer unseen by all others."""
        return self if viewer == self.seat else replace(self, musketeer=UNSEEN)


@dataclass(frozen=True, slots=True)
class MusketeersShown(Event):
    """Both musketeers were revealed, the attacker's first, with the esquives of each."""

    attacker: Seat
    defender: Seat
    musketeers: tuple[Musketeer, Musketeer]
    esquives: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ParityAnnounced(Event):
    """The attacker announced even or odd."""

    attacker: Seat
    defender: Seat
    even: bool


@dataclass(frozen=True, slots=True)
class MarkersHidden(Event):
    """A fighter closed his fist on 1 or 2 markers; `awaited`: the other's fist is still awaited."""

    seat: Seat
    markers: int
    awaited: bool

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event, its markers unseen by all others."""
        return self if viewer == self.seat else replace(self, markers=UNSEEN)


@dataclass(frozen=True, slots=True)
class FistsOpened(Event):
    """Both fists were opened, the attacker's first, and one fighter touched the other.

    `left` is what the touched has left on his card.
    """

    pair: Pair
    even: bool
    fists: tuple[int, int]
    toucher: Seat
    touched: Seat
    blow: Blow
    left: Left


@dataclass(frozen=True, slots=True)
class ExtraPaid(Event):
    """The opponent of the cadet paid one marker more for two touches running."""

    cadet: Seat
    touched: Seat
    paid: Paid
    left: Left


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A fighter gave the duel up at first blood."""

    seat: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A fighter went on after first blood: his card is tilted."""

    seat: Seat
    opponent: Seat


@dataclass(frozen=True, slots=True)
class DuelEnded(Event):
    """A duel was won; `renown` is what each seat has now."""

    number: int
    winner: Seat
    loser: Seat
    wounded: bool
    novice: bool
    account: Account
    renown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The series is over: the winners, and the renown of each seat."""

    winners: tuple[Seat, ...]
    renown: tuple[int, ...]
