"""What a run of games comes to: for each bot its share of victories, its points, its rank, its rating."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from ludoreille.core import OptionValue
from ludoreille.kit.scoring import lowest_wins, ranks
from ludoreille.simulate.field import Field, Played

SPREAD = NormalDist().inv_cdf(0.975)
"""Standard deviations on each side that hold 95 % of a normal law."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a bot did at all the places that it had: a place is a seat in one game.

    A shared victory counts in parts. The `share` of victories a place lies between `low` and `high` with
    95 % confidence. `mean_rank` counts from 1. `rating` and its standard deviation `doubt` are those of
    openskill's Plackett-Luce model, which begins at 25 with a doubt of 25/3: only differences mean something.
    """

    bot: str
    places: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    mean_rank: float
    rating: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Report:
    """What came out of a run of games; `mean_actions` counts what players did in a game, not nature.

    `parity` is the share of victories of bots that are all equally strong.
    """

    game: str
    seats: int
    games: int
    deals: int
    seed: str
    options: Mapping[str, OptionValue]
    parity: float
    tallies: tuple[Tally, ...]
    mean_score: float
    mean_actions: float

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Result:
    """What the bots made of a game, by their places in the list."""

    wins: Sequence[float]
    scores: Sequence[int]
    ranks: Sequence[float]


def summarise(field: Field, played: Sequence[Played]) -> Report:
    """Return what the games *played* of *field* come to, whole deals one after the other."""
    lowest = lowest_wins(game.over for game in played)
    results = [_result(game, lowest=lowest) for game in played]
    ratings = _ratings(results)
    return Report(
        field.game,
        len(field.bots),
        len(played),
        len(played) // field.arrangements,
        field.seed,
        field.options,
        1 / len(field.bots),
        tuple(_tally(bot, field, results, ratings) for bot in dict.fromkeys(field.bots)),
        fmean(score for result in results for score in result.scores),
        fmean(game.actions for game in played),
    )


def _result(game: Played, *, lowest: bool) -> _Result:
    over, seats = game.over, sorted(range(len(game.seating)), key=lambda seat: game.seating[seat])
    by_seat = ranks(over, lowest=lowest)
    return _Result(
        [(seat in over.winners) / len(over.winners) for seat in seats],
        [over.scores[seat] for seat in seats],
        [by_seat[seat] for seat in seats],
    )


def _tally(
    bot: str, field: Field, results: Sequence[_Result], ratings: Sequence[tuple[float, float]]
) -> Tally:
    own = [place for place, other in enumerate(field.bots) if other == bot]
    size = field.arrangements
    shares = [
        fmean(result.wins[place] for result in results[first : first + size] for place in own)
        for first in range(0, len(results), size)
    ]
    low, high = interval(shares)
    places = len(own) * len(results)
    return Tally(
        bot,
        places,
        fmean(shares) * places,
        fmean(shares),
        low,
        high,
        fmean(result.scores[place] for result in results for place in own),
        fmean(result.ranks[place] for result in results for place in own),
        fmean(ratings[place][0] for place in own),
        fmean(ratings[place][1] for place in own),
    )


def _ratings(results: Sequence[_Result]) -> list[tuple[float, float]]:
    """Return the rating of each place in the list of bots and its doubt, after all games in their order."""
    model = PlackettLuce()
    teams = [[model.rating()] for _ in results[0].ranks]
    for result in results:
        teams = model.rate(teams, ranks=list(result.ranks))
    return [(rating.mu, rating.sigma) for (rating,) in teams]


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of *shares*, one a deal: its games are not independent.

    It is Student's; where all deals are alike, and so tell nothing of how far they spread, it is that of
    Wilson (1927) for a share of deals. A single deal tells nothing at all.

    >>> [round(bound, 2) for bound in interval([0.2, 0.3, 0.4, 0.1, 0.5])]
    [0.1, 0.5]
    >>> [round(bound, 2) for bound in interval([1.0] * 10)]
    [0.72, 1.0]
    """
    deals, mean = len(shares), fmean(shares)
    if deals == 1:
        return 0.0, 1.0
    if min(shares) == max(shares):
        return wilson(mean, deals)
    margin = _student(deals - 1) * stdev(shares) / sqrt(deals)
    return max(0.0, mean - margin), min(1.0, mean + margin)


def wilson(share: float, tries: int) -> tuple[float, float]:
    """Return the 95 % interval of a *share* found in so many *tries* (E. B. Wilson, 1927).

    >>> [round(bound, 2) for bound in wilson(0.5, 100)]
    [0.4, 0.6]
    """
    square = SPREAD**2
    centre = share + square / (2 * tries)
    margin = SPREAD * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    scale = 1 + square / tries
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def _student(freedom: int) -> float:
    """Return how many standard errors on each side hold 95 % of Student's law.

    Abramowitz and Stegun, 26.7.5: within 2 % from 3 degrees of *freedom* on.

    >>> [round(_student(freedom), 2) for freedom in (4, 10, 100)]
    [2.77, 2.23, 1.98]
    """
    z = SPREAD
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
