"""What finished games come to: games won, scores, series, answers in races, figures of each game's own."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean, median

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.scoring import lowest_wins
from ludoreille.store.played import Person, Played
from ludoreille.store.saves import Strength

RECENT = 10
"""Games that tell how somebody plays of late."""

Company = tuple[int, Strength | None]
"""How many sat at the table, and how strong the bots among them were: None without any."""


@dataclass(frozen=True, slots=True)
class Place:
    """A finished game as one of its people lived it."""

    played: Played
    seat: Seat

    @property
    def person(self) -> Person:
        """Who sat there."""
        return self.played.people[self.seat]

    @property
    def score(self) -> int:
        """The score at the end."""
        return self.played.over.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the game was won, alone or with others."""
        return self.seat in self.played.over.winners


@dataclass(frozen=True, slots=True)
class Tally:
    """Games that are counted together: a tie is won by each; `best` is the score that wins most easily.

    `hinted` are the games in which hints were asked for.
    """

    games: int
    won: int
    best: int
    worst: int
    mean: float
    hinted: int


@dataclass(frozen=True, slots=True)
class Series:
    """Games won one after the other: up to the last game, and the most there ever were."""

    current: int
    longest: int


@dataclass(frozen=True, slots=True)
class Reflexes:
    """Answers in races, in milliseconds: `recent` is the mean of the last `games` games that had any."""

    replies: int
    right: int
    fastest: int
    median: int
    games: int
    recent: int


@dataclass(frozen=True, slots=True)
class Record:
    """What a person did in a game, by company and in all; `reflexes` only where there were races.

    `places` are the games, the first begun first; `counts` are those of `kit.figures`, over all games.
    """

    game: str
    person: str
    places: tuple[Place, ...]
    whole: Tally
    tables: Mapping[Company, Tally]
    series: Series
    reflexes: Reflexes | None
    counts: Mapping[str, int]


def records(played: Iterable[Played]) -> tuple[Record, ...]:
    """Return what each person did in each game: in the order of the shelf, who played most first."""
    games: dict[str, list[Played]] = {game: [] for game in SHELF}
    for each in sorted(played, key=lambda each: each.begun):
        games[each.game].append(each)
    return tuple(record for game, played in games.items() for record in _of_game(game, played))


def _of_game(game: str, played: Sequence[Played]) -> list[Record]:
    """Return the records of one game, of the person who played it most first."""
    sign = -1 if lowest_wins(each.over for each in played) else 1
    people: dict[str, list[Place]] = defaultdict(list)
    for each in played:
        for seat, person in each.people.items():
            people[person.name].append(Place(each, seat))
    ranked = sorted(people.items(), key=lambda item: -len(item[1]))
    return [_record(game, person, places, sign) for person, places in ranked]


def _record(game: str, person: str, places: Sequence[Place], sign: int) -> Record:
    tables: dict[Company, list[Place]] = defaultdict(list)
    for place in places:
        tables[place.played.seats, place.played.strength].append(place)
    tallies = {company: _tally(tables[company], sign) for company in sorted(tables, key=_rank)}
    counts = Counter[str]()
    for place in places:
        counts.update(place.person.counts)
    whole = _tally(places, sign)
    return Record(
        game, person, tuple(places), whole, tallies, series(places), _reflexes(places), dict(counts)
    )


def _rank(company: Company) -> tuple[int, int]:
    seats, strength = company
    return seats, (None, *Level, "mixed").index(strength)


def _tally(places: Sequence[Place], sign: int) -> Tally:
    scores = [place.score for place in places]
    ranked = sorted(scores, key=lambda score: sign * score)
    hinted = sum(place.played.hints > 0 for place in places)
    won = sum(place.won for place in places)
    return Tally(len(places), won, ranked[-1], ranked[0], fmean(scores), hinted)


def series(places: Sequence[Place]) -> Series:
    """Return the series of victories in games given in their order."""
    lengths = [len(list(group)) if won else 0 for won, group in groupby(place.won for place in places)]
    return Series(lengths[-1], max(lengths))


def _reflexes(places: Sequence[Place]) -> Reflexes | None:
    games = [place.person.replies for place in places if place.person.replies]
    moments = [reply.moment for replies in games for reply in replies]
    if not moments:
        return None
    recent = [reply.moment for replies in games[-RECENT:] for reply in replies]
    right = sum(reply.right for replies in games for reply in replies)
    return Reflexes(
        len(moments), right, min(moments), round(median(moments)), len(games[-RECENT:]), round(fmean(recent))
    )
