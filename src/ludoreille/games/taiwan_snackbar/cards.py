"""The cards of Taiwan Snackbar, and heaps of them without order."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import add, sub
from pathlib import Path
from random import Random
from typing import NewType

from ludoreille.core import Unreadable

Card = NewType("Card", int)
"""A kind of card: value - 2 for a dish (0 to 5), then `PLUS`, `REVERSE`, `CHOOSE` and `INDIGESTION`."""

DISHES = 6
LOWEST = 2
HIGHEST = 7
PLUS = Card(6)
REVERSE = Card(7)
CHOOSE = Card(8)
INDIGESTION = Card(9)
KINDS = 10
CODES = ("2", "3", "4", "5", "6", "7", "PLUS", "REVERSE", "CHOOSE", "INDIGESTION")

SINGLES = [[Card(card)] for card in range(KINDS)]
Counts = tuple[int, ...]
"""How many cards of each kind: what an event tells. It has no order."""
Heap = list[int]
"""The same, changed in place: a hand, a pile."""


def dish(value: int) -> Card:
    """Return the dish of this value, 2 to 7."""
    return Card(value - LOWEST)


def value_of(card: Card) -> int:
    """Return the value of a dish, 0 for any other card.

    >>> value_of(dish(7)), value_of(PLUS)
    (7, 0)
    """
    return card + LOWEST if card < DISHES else 0


def read_card(code: str) -> Card:
    """Return the card that a code stands for; raise `Unreadable` if none."""
    if code in CODES:
        return Card(CODES.index(code))
    raise Unreadable("no-such-card", text=code)


def no_cards() -> Heap:
    """Return a heap without a card."""
    return [0] * KINDS


def tally(cards: Iterable[Card]) -> Heap:
    """Count *cards*."""
    heap = no_cards()
    for card in cards:
        heap[card] += 1
    return heap


def pour(into: Heap, cards: Sequence[int]) -> None:
    """Add the counted *cards* to a heap, in place."""
    into[:] = map(add, into, cards)


def minus(one: Sequence[int], other: Sequence[int]) -> Heap:
    """Return the cards of *one* without those of *other*."""
    return list(map(sub, one, other))


def spread(counts: Sequence[int]) -> list[Card]:
    """Return *counts* as cards, kind after kind."""
    cards: list[Card] = []
    for single, copies in zip(SINGLES, counts, strict=False):
        cards += single * copies
    return cards


def draw_top(pack: list[Card], copies: int, rng: Random) -> list[Card]:
    """Return the first cards of a pack that is shuffled no further than needed, all if it has no more."""
    random, size = rng.random, len(pack)
    taken = min(copies, size)
    for place in range(taken):
        other = place + int(random() * (size - place))
        pack[place], pack[other] = pack[other], pack[place]
    return pack[:taken]


@cache
def decks() -> Mapping[str, Counts]:
    """Return the cards of the printed editions, the indigestions before the players are taken away.

    They are read from the data file when they are first asked for.
    """
    data = tomllib.loads((Path(__file__).parent / "decks.toml").read_text("utf-8"))
    specials = ("plus", "reverse", "choose", "indigestions")
    return {edition: (*deck["dishes"], *(deck[name] for name in specials)) for edition, deck in data.items()}
