"""The pieces of a duel of Touché: musketeers, what lies on a fighter's card, the duel itself."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Musketeer(IntEnum):
    """The four musketeers of each player, by their numbers."""

    NOVICE = 0
    CADET = 1
    MAN_AT_ARMS = 2
    VETERAN = 3


MUSKETEERS = tuple(Musketeer)
NOVICE, CADET, MAN_AT_ARMS, VETERAN = MUSKETEERS
ALL_UNUSED = (1 << len(MUSKETEERS)) - 1
"""The mask of a player's musketeers before the first duel; bit n is musketeer n."""


class Paid(StrEnum):
    """What a touch costs: a marker of the card, the one that waits beside it, or the duel."""

    ESQUIVE = "esquive"
    FIRST_BLOOD = "first_blood"
    WAITING = "waiting"
    WOUND = "wound"

    __hash__ = str.__hash__


ESQUIVE, FIRST_BLOOD, WAITING, WOUND = Paid
"""The members by short names: looking them up in the enumeration takes half the time of a pass."""


def esquives_of(musketeer: Musketeer, other: Musketeer) -> int:
    """Return how many esquives *musketeer* starts with against *other* (A duel, 2).

    >>> [esquives_of(Musketeer.CADET, other) for other in MUSKETEERS]
    [2, 2, 1, 1]
    >>> esquives_of(Musketeer.VETERAN, Musketeer.VETERAN)
    3
    """
    if musketeer < other:
        return 1
    return 3 if musketeer is Musketeer.VETERAN else 2


@dataclass(slots=True)
class Fighter:
    """A musketeer in a duel: the markers on his card, those he has taken, and how his power stands.

    `waiting` is the marker beside the homme d'armes: `Paid.ESQUIVE`, `Paid.FIRST_BLOOD` or None.
    `streak` counts the touches that he has given running.
    """

    musketeer: Musketeer
    esquives: int
    first_blood: bool = True
    tilted: bool = False
    taken_esquives: int = 0
    taken_first_blood: bool = False
    waiting: Paid | None = None
    streak: int = 0
    power_spent: bool = False

    @property
    def bare(self) -> bool:
        """Whether no marker is left on the card: a touch wounds."""
        return not self.esquives and not self.first_blood

    def copy(self) -> "Fighter":
        """Return a fighter that shares nothing with this one."""
        return Fighter(
            self.musketeer,
            self.esquives,
            self.first_blood,
            self.tilted,
            self.taken_esquives,
            self.taken_first_blood,
            self.waiting,
            self.streak,
            self.power_spent,
        )


@dataclass(slots=True)
class Duel:
    """Two fighters, the attacker first; a *side* is 0 for the attacker, 1 for the defender.

    `returns` is the option `cadet=return`. `bleeding` is the side that must stop or continue, `loser` the
    side that has lost, `wounded` or not.
    """

    fighters: tuple[Fighter, Fighter]
    returns: bool = False
    bleeding: int | None = None
    loser: int | None = None
    wounded: bool = False

    def copy(self) -> "Duel":
        """Return a duel that shares nothing with this one."""
        attacker, defender = self.fighters
        return Duel((attacker.copy(), defender.copy()), self.returns, self.bleeding, self.loser, self.wounded)


def begin(attacker: Musketeer, defender: Musketeer, *, returns: bool) -> Duel:
    """Return a duel before its first pass."""
    fighters = (
        Fighter(attacker, esquives_of(attacker, defender)),
        Fighter(defender, esquives_of(defender, attacker)),
    )
    return Duel(fighters, returns)


@dataclass(frozen=True, slots=True)
class Account:
    """The renown of a duel for its winner, item by item (Renown)."""

    esquives: int
    first_blood: int
    tilted: int
    wound: int

    @property
    def total(self) -> int:
        """The points of the duel."""
        return self.esquives + self.first_blood + self.tilted + self.wound


@dataclass(frozen=True, slots=True)
class Blow:
    """What a touch did: what it cost, and the markers that went back or over before (Powers in detail).

    `waits`: the marker lies beside the homme d'armes. `returned`: the touched cadet gave back the esquive on
    his circle. `released` is the marker that waited beside the toucher and went to the touched.
    """

    paid: Paid
    waits: bool = False
    returned: bool = False
    released: Paid | None = None


PLAIN = {paid: Blow(paid) for paid in Paid}
"""The touches that move nothing but what they cost, made once."""


@dataclass(frozen=True, slots=True)
class Left:
    """What is left on a fighter's card after a touch."""

    esquives: int
    first_blood: bool
