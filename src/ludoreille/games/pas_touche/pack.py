"""The constraint cards of Pas Touche: what each forbids, its track, and the rows that handicaps deal.

The table of cards is data, `constraints.toml`, read when it is first needed.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache
from pathlib import Path

from ludoreille.core import Unreadable

SIGNS = "CBEGMT123456"
"""What a card may forbid, a bit of a mask each: the six treats, then the six numbers."""
TREAT_SIGNS = SIGNS[:6]
ALL_TREATS, ALL_NUMBERS = 0b000000_111111, 0b111111_000000
ROW = 3
"""How many constraint cards lie before a player."""


class Colour(IntEnum):
    """The colours of constraint cards, from mild to harsh."""

    GREEN = 0
    ORANGE = 1
    RED = 2
    VIOLET = 3


class Symbol(StrEnum):
    """What a space of a track says of a penalty."""

    LOCK = "lock"
    ARROW = "arrow"
    BARRED = "barred"


@dataclass(frozen=True, slots=True)
class Constraint:
    """A constraint card: its colour, a mask of what it bars (0: face down in a sight), and its track."""

    colour: Colour
    bars: int
    track: tuple[Symbol, ...]

    @property
    def kind(self) -> tuple[Colour, int]:
        """What makes it the same card as another one."""
        return self.colour, self.bars


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of the box: each kind once, how many copies there are, and the rows by handicap."""

    kinds: tuple[Constraint, ...]
    copies: tuple[int, ...]
    codes: tuple[str, ...]
    tracks: tuple[tuple[Symbol, ...], ...]
    rows: Mapping[int, tuple[Colour, ...]]


@cache
def pack() -> Pack:
    """Return the pack as `constraints.toml` has it.

    >>> sum(pack().copies), len(pack().kinds)
    (72, 66)
    """
    data = tomllib.loads(Path(__file__).with_name("constraints.toml").read_text("utf-8"))
    tracks = tuple(tuple(map(Symbol, data[colour.name.lower()]["track"])) for colour in Colour)
    copies: dict[Constraint, int] = {}
    codes = []
    for colour in Colour:
        for signs in data[colour.name.lower()]["cards"]:
            card = Constraint(colour, mask(signs), tracks[colour])
            if card not in copies:
                codes.append(f"{colour.name.lower()}:{signs}")
            copies[card] = copies.get(card, 0) + 1
    rows = {int(number): tuple(map(colour_named, row)) for number, row in data["handicaps"].items()}
    return Pack(tuple(copies), tuple(copies.values()), tuple(codes), tracks, rows)


def colour_named(name: str) -> Colour:
    """Return the colour that a word of the rules names; raise `ValueError` if none."""
    return Colour([colour.name.lower() for colour in Colour].index(name))


def mask(signs: Iterable[str]) -> int:
    """Return the mask of treats and numbers by their signs; raise `ValueError` for an unknown one.

    >>> bin(mask("C1"))
    '0b1000001'
    """
    return sum(1 << SIGNS.index(sign) for sign in set(signs))


def signs_of(bars: int) -> list[str]:
    """Return the signs of a mask, treats before numbers.

    >>> signs_of(mask("1C"))
    ['C', '1']
    """
    return [sign for bit, sign in enumerate(SIGNS) if bars >> bit & 1]


def face_down(colour: Colour) -> Constraint:
    """Return a card of which only the back is known."""
    return Constraint(colour, 0, pack().tracks[colour])


def write_constraint(card: Constraint) -> str:
    """Return the code of a constraint card, such as `violet:TC`; a card face down is its colour alone."""
    kinds = {kind.kind: code for kind, code in zip(pack().kinds, pack().codes, strict=True)}
    name = card.colour.name.lower()
    signs = "".join(signs_of(card.bars))
    return kinds.get(card.kind, f"{name}:{signs}" if signs else name)


def read_constraint(code: str) -> int:
    """Return the place in the pack of the card that a code names, in whatever order; raise `Unreadable`."""
    name, _, signs = code.partition(":")
    try:
        wanted = colour_named(name), mask(signs)
        return next(i for i, card in enumerate(pack().kinds) if signs and card.kind == wanted)
    except (ValueError, StopIteration):
        raise Unreadable("no-such-card", text=code) from None


def weights(colour: Colour, held: Sequence[Constraint], row: Sequence[Constraint]) -> tuple[int, ...]:
    """Return how many copies of each kind may come next into *row*, when the table holds *held*.

    Those that keep the deal rule: no constraint twice, never all six treats or all six numbers; any of the
    colour should none keep it.
    """
    gone: dict[tuple[Colour, int], int] = {}
    for card in held:
        gone[card.kind] = gone.get(card.kind, 0) + 1
    left = tuple(
        max(0, copies - gone.get(kind.kind, 0)) if kind.colour == colour else 0
        for kind, copies in zip(pack().kinds, pack().copies, strict=True)
    )
    fitting = tuple(
        copies if copies and fits(kind, row) else 0 for kind, copies in zip(pack().kinds, left, strict=True)
    )
    return fitting if any(fitting) else left


def fits(card: Constraint, row: Iterable[Constraint]) -> bool:
    """Tell whether a row keeps the deal rule with *card* in it."""
    bars = 0
    for other in row:
        bars |= other.bars
    after = bars | card.bars
    return not bars & card.bars and after & ALL_TREATS != ALL_TREATS and after & ALL_NUMBERS != ALL_NUMBERS
