"""Which column of Push accepts which card: all columns and all cards in one number.

`MAX_COLUMNS` bits a kind of card, lowest kind and first column first, tell which columns refuse it.
"""

from collections.abc import Iterable, Sequence

from ludoreille.games.push.model import CARDS, DIE_CARD, MAX_COLUMNS, VALUES, Card


def _shuts(card: Card) -> int:
    """Return what the first column refuses once *card* lies in it, as this module writes it."""
    kinds = range(DIE_CARD)
    alike = [kind for kind in kinds if kind // VALUES == card // VALUES or kind % VALUES == card % VALUES]
    return sum(1 << MAX_COLUMNS * kind for kind in (alike if card < DIE_CARD else [card]))


SHUTS = tuple(_shuts(card) for card in CARDS[: DIE_CARD + 1])
"""By kind of card: what the first column refuses for it; one bit further, the second one, and so on."""
ALL_SHUT = (1 << MAX_COLUMNS) - 1
NUMBERS = tuple(
    tuple(
        tuple(
            number
            for number in range(1, min(opened + 1, MAX_COLUMNS) + 1)
            if number > opened or not refusing >> number - 1 & 1
        )
        for refusing in range(ALL_SHUT + 1)
    )
    for opened in range(MAX_COLUMNS + 1)
)
"""The numbers of the columns that accept a card, by how many are open and which of them refuse it."""


def shut_by(columns: Iterable[Sequence[Card]]) -> int:
    """Return which columns refuse which kinds of cards."""
    shut = 0
    for number, column in enumerate(columns):
        for card in column:
            shut |= SHUTS[card] << number
    return shut


def numbers_open(opened: int, shut: int, card: Card) -> tuple[int, ...]:
    """Return the numbers of the columns that accept *card*, of so many open ones, a new one last.

    >>> shut = shut_by([[Card(3), DIE_CARD], [Card(7)]])
    >>> numbers_open(2, shut, Card(1)), numbers_open(2, shut, DIE_CARD)
    ((3,), (2, 3))
    """
    return NUMBERS[opened][shut >> MAX_COLUMNS * card & ALL_SHUT]
