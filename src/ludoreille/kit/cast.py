"""Who sits opposite: a small cast of characters, how strong each plays, how long each hesitates."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludoreille.kit.bots import Level

MANNERS = 3
"""Ways of hesitating that the locale files know of each character."""
LONGEST = 1.5
"""Seconds that a hesitation lasts at most."""
HARDEST = 4
"""Legal actions from which a choice is as hard as it gets."""
HIDDEN = 2
"""Legal actions that a neighbour assumes where what is possible is somebody's secret."""
READINESS = 0.4
"""How often most people hesitate over the hardest choice."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play against: `id` names his messages, `name` is said by every French voice.

    `doubt` is how readily he hesitates and `pace` how long he then takes, 1 being like most people.
    """

    id: str
    name: str
    doubt: float
    pace: float


CAST: tuple[Character, ...] = (
    Character("basile", "Basile", 1.0, 1.3),
    Character("chloe", "Chloé", 0.6, 0.7),
    Character("denis", "Denis", 1.1, 1.0),
    Character("eve", "Ève", 0.5, 1.5),
    Character("flavie", "Flavie", 1.6, 0.6),
    Character("gaspard", "Gaspard", 1.4, 1.1),
    Character("helene", "Hélène", 0.7, 1.0),
    Character("ivan", "Ivan", 0.4, 0.6),
    Character("jeanne", "Jeanne", 1.3, 1.4),
    Character("karim", "Karim", 0.8, 0.9),
    Character("louise", "Louise", 1.0, 1.2),
    Character("marius", "Marius", 1.5, 0.8),
)
"""All characters, in the order in which they come to a table; no two begin alike to the ear."""

DOUBT: Mapping[Level, float] = {Level.BEGINNER: 1.25, Level.CONFIRMED: 1.0, Level.EXPERT: 0.75}
"""How readily a level hesitates, against most people."""
SECONDS: Mapping[Level, tuple[float, float]] = {
    Level.BEGINNER: (0.6, 1.4),
    Level.CONFIRMED: (0.5, 1.1),
    Level.EXPERT: (0.4, 0.9),
}
"""Seconds that a level hesitates, from the easiest choice to the hardest."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who sits at a seat that no person has, and how strong he plays."""

    name: str
    level: Level = Level.CONFIRMED


@dataclass(frozen=True, slots=True)
class Hesitation:
    """How long somebody hesitates, and in which of his `MANNERS` ways, from 1."""

    seconds: float
    manner: int


def company(levels: Sequence[Level] = (), names: Sequence[str] = ()) -> tuple[Opponent, ...]:
    """Return the whole cast in the order in which it sits down, *names* first, with *levels* dealt in order.

    Who comes after the last level plays like it; without any, everybody is confirmed.

    >>> [(each.name, str(each.level)) for each in company([Level.EXPERT], ["Ève"])][:2]
    [('Ève', 'expert'), ('Basile', 'expert')]
    """
    others = [character.name for character in CAST if character.name not in names]
    dealt = (*levels, *[levels[-1] if levels else Level.CONFIRMED] * len(CAST))
    return tuple(Opponent(name, level) for name, level in zip((*names, *others), dealt, strict=False))


def find_character(name: str) -> Character | None:
    """Return the character of a name, None for a stranger."""
    return next((character for character in CAST if character.name == name), None)


def hesitate(character: Character, level: Level, choices: int, rng: Random) -> Hesitation | None:
    """Return how *character* hesitates over so many *choices*, None if he does not; never over a single one.

    Only what a neighbour knows may be given: no hesitation tells what somebody hides.
    """
    if choices < HIDDEN:
        return None
    hardness = min(choices, HARDEST) / HARDEST
    if rng.random() >= READINESS * hardness * DOUBT[level] * character.doubt:
        return None
    least, most = SECONDS[level]
    seconds = character.pace * (least + (most - least) * hardness * rng.random())
    return Hesitation(min(seconds, LONGEST), 1 + rng.randrange(MANNERS))
