"""The constraint cards of Pas Touche: what each forbids, its track, and the rows that handicaps deal.

The table of cards is data, `constraints.toml`, read when it is first needed.
"""

import tomllib
from collections.abc import Iterable, Mapping
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
    """The cards of the box: each kind once, how many copies there are, and the rows by handicap.

    `kinds` go colour by colour. By colour, `places` finds a card there by what it bars, `first` is the place
    of the first card, and `copies_of` how many there are of each.
    """

    kinds: tuple[Constraint, ...]
    copies: tuple[int, ...]
    places: tuple[Mapping[int, int], ...]
    first: tuple[int, ...]
    copies_of: tuple[tuple[int, ...], ...]
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
    places: tuple[dict[int, int], ...] = tuple({} for _ in Colour)
    for place, card in enumerate(copies):
        places[card.colour][card.bars] = place
    first = tuple(min(found.values()) for found in places)
    copies_of = tuple(tuple(n for card, n in copies.items() if card.colour is colour) for colour in Colour)
    return Pack(tuple(copies), tuple(copies.values()), places, first, copies_of, tuple(codes), tracks, rows)


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


@cache
def face_down(colour: Colour) -> Constraint:
    """Return a card of which only the back is known."""
    return Constraint(colour, 0, pack().tracks[colour])


def write_constraint(card: Constraint) -> str:
    """Return the code of a constraint card, such as `violet:TC`; a card face down is its colour alone."""
    if (place := pack().places[card.colour].get(card.bars)) is not None:
        return pack().codes[place]
    name = card.colour.name.lower()
    signs = "".join(signs_of(card.bars))
    return f"{name}:{signs}" if signs else name


def read_constraint(code: str) -> int:
    """Return the place in the pack of the card that a code names, in whatever order; raise `Unreadable`."""
    name, _, signs = code.partition(":")
    try:
        return pack().places[colour_named(name)][mask(signs)]
    except (ValueError, KeyError):
        raise Unreadable("no-such-card", text=code) from None


def copies_left(colour: Colour, held: Iterable[Constraint], row: Iterable[Constraint]) -> list[int]:
    """Return how many copies of each kind of a colour may come next into *row*, when the table holds *held*.

    Those that keep the deal rule: no constraint twice, never all six treats or all six numbers; any of the
    colour should none keep it.
    """
    box, bars = pack(), 0
    first, places, left = box.first[colour], box.places[colour], list(box.copies_of[colour])
    for card in held:
        if card.colour is colour and (place := places.get(card.bars)) is not None and left[place - first]:
            left[place - first] -= 1
    for card in row:
        bars |= card.bars
    fitting = [copies if fits else 0 for copies, fits in zip(left, _fits(first, bars), strict=True)]
    return fitting if any(fitting) else left


@cache
def _fits(first: int, bars: int) -> tuple[bool, ...]:
    """Tell whether each kind of a colour, known by its first, keeps the deal rule in a row that bars *bars*.

    >>> sum(_fits(0, mask("C1"))), len(_fits(0, 0))
    (10, 12)
    """
    return tuple(
        not each & bars and ALL_TREATS & ~(each | bars) != 0 and ALL_NUMBERS & ~(each | bars) != 0
        for each in pack().places[pack().kinds[first].colour]
    )
