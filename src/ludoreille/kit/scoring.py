"""What the end of a game tells of its seats: rules say who won, not what is good in a score."""

from collections.abc import Iterable
from statistics import fmean

from ludoreille.core import Over


def lowest_wins(ended: Iterable[Over]) -> bool:
    """Say whether winners have less than the others, over all the games that *ended*.

    >>> lowest_wins([Over((1,), (30, 12)), Over((0,), (25, 40))])
    True
    """
    ahead = [
        fmean(over.scores[seat] for seat in over.winners) - fmean(over.scores)
        for over in ended
        if over.winners
    ]
    return sum(ahead) < 0


def ranks(over: Over, *, lowest: bool) -> tuple[float, ...]:
    """Return the rank of each seat, from 1: winners first, then by score, the *lowest* first or last.

    Seats that share a rank each have the mean of the ranks that they fill.

    >>> ranks(Over((1,), (30, 12, 30)), lowest=True)
    (2.5, 1.0, 2.5)
    """
    keys = [(seat not in over.winners, score if lowest else -score) for seat, score in enumerate(over.scores)]
    return tuple(sum(other < key for other in keys) + (keys.count(key) + 1) / 2 for key in keys)
