"""The cards of Non Merci as bits of a mask: bit *c* stands for card *c*, so that shifting finds runs."""

from collections.abc import Iterable, Iterator
from itertools import compress

from ludoreille.core import Unreadable
from ludoreille.kit.notation import is_number

LOWEST, HIGHEST = 3, 35
CARDS = range(LOWEST, HIGHEST + 1)
NUMBERS = range(HIGHEST + 1)
DIGITS = bytes.maketrans(b"01", b"\0\1")
"""Makes numbers of binary digits: faster than shifting out card by card."""


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of *cards*.

    >>> mask_of([3, 4, 6])
    88
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> Iterator[int]:
    """Return the cards of a mask, the smallest first.

    >>> list(cards_of(88))
    [3, 4, 6]
    """
    return compress(NUMBERS, flags_of(mask))


def flags_of(mask: int) -> tuple[int, ...]:
    """Return 1 for each card in a mask and 0 for every other number, from 0 on.

    >>> flags_of(88)[:8], len(flags_of(88))
    ((0, 0, 0, 1, 1, 0, 1, 0), 36)
    """
    return tuple(f"{mask:036b}"[::-1].encode().translate(DIGITS))


def runs_of(mask: int) -> list[tuple[int, int]]:
    """Return the runs of consecutive cards, each by its first and last.

    >>> runs_of(mask_of([13, 15, 16]))
    [(13, 13), (15, 16)]
    """
    ends = cards_of(mask & ~(mask >> 1))
    return list(zip(cards_of(mask & ~(mask << 1)), ends, strict=True))


def points(mask: int) -> int:
    """Return what cards count: the smallest of each run.

    >>> points(mask_of([13, 15, 16])), points(mask_of([13, 14, 15, 16])), points(mask_of([34, 35, 3]))
    (28, 13, 37)
    """
    starts, total = mask & ~(mask << 1), 0
    while starts:
        lowest = starts & -starts
        total += lowest.bit_length() - 1
        starts ^= lowest
    return total


def rise(mask: int, card: int) -> int:
    """Return by how much *card* raises the points of *mask*; negative where it begins or joins a run.

    >>> held = mask_of([13, 15])
    >>> rise(held, 20), rise(held, 16), rise(held, 12), rise(held, 14)
    (20, 0, -1, -15)
    """
    near = mask >> (card - 1)
    return (0 if near & 1 else card) - (card + 1 if near & 4 else 0)


def run_with(mask: int, card: int) -> tuple[int, int]:
    """Return the first and last card of the run in which *card* joins *mask*.

    >>> run_with(0b11011000, 5)
    (3, 7)
    """
    return next(run for run in runs_of(mask | 1 << card) if run[0] <= card <= run[1])


ALL_CARDS = mask_of(CARDS)


def read_card(code: object) -> int:
    """Return the card that a code or a number stands for; raise `Unreadable` if none."""
    text = str(code)
    if isinstance(code, bool) or not is_number(text, digits=2):
        raise Unreadable("no-such-card", text=text)
    if int(text) not in CARDS or text[0] == "0":
        raise Unreadable("no-such-card", text=text)
    return int(text)
