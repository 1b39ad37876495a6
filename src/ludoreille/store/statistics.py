"""What finished games come to: games won, scores, answers in races. The journals alone tell it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from ludoreille.core import Game, Over, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.scoring import lowest_wins
from ludoreille.store.saves import Save, Strength
from ludoreille.table import Table

RECENT = 10
"""Games over which the latest answers are averaged."""

Company = tuple[int, Strength | None]
"""How many sat at the table, and how strong the bots among them were: None without any."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in a race: its moment, in milliseconds after the signal, and whether it was right."""

    moment: int
    right: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, and how its people answered in races."""

    save: Save
    over: Over
    replies: Mapping[Seat, tuple[Reply, ...]]


@dataclass(frozen=True, slots=True)
class Tally:
    """Games that are counted together: a tie is won by each; `best` is the score that wins most easily."""

    games: int
    won: int
    best: int
    worst: int
    mean: float


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
    """What a person did in a game, by company and in all; `reflexes` only where there were races."""

    game: str
    person: str
    whole: Tally
    tables: Mapping[Company, Tally]
    reflexes: Reflexes | None


def records(saves: Iterable[Save]) -> tuple[Record, ...]:
    """Return what each person did in each game: in the order of the shelf, who played most first.

    A game that its rules do not know, or that did not end, is left out.
    """
    games: dict[str, list[Played]] = {game: [] for game in SHELF}
    for save in sorted(saves, key=lambda save: save.begun):
        played = replay(save)
        if played is not None:
            games[save.game].append(played)
    return tuple(record for game, played in games.items() for record in _of_game(game, played))


def replay(save: Save) -> Played | None:
    """Return what a finished game came to; None if it has not ended, or does not follow the rules."""
    if save.game not in SHELF:
        return None
    replies: dict[Seat, list[Reply]] = {seat: [] for seat in save.people}
    try:
        table = Table(SHELF[save.game].rules, save.seats, save.options)
        for seat, reply in _replies(table, save.journal):
            if seat in replies:
                replies[seat].append(reply)
    except ValueError:
        return None
    over = table.turn
    if not isinstance(over, Over):
        return None
    return Played(save, over, {seat: tuple(given) for seat, given in replies.items()})


def _replies(table: Table, journal: Sequence[str]) -> Iterator[tuple[Seat, Reply]]:
    """Replay *journal* at *table*, and yield who answered what in its races; a lapse is no answer."""
    start, answered = table.state, set[Seat]()
    for line in journal:
        turn, race = table.turn, None
        if isinstance(turn, ToPlay):
            race = turn.race
            if not answered or answered.intersection(turn.seats):
                start, answered = table.state, set()
        table.enter(line)
        if race is None:
            continue
        who, _, what = line.partition(" ")
        seat, action = Seat(int(who)), table.game.read(what)
        answered.add(seat)
        if table.game.timed(action, None) not in (action, race.lapse):
            right = _ends_race(table.game, start, seat, action)
            yield seat, Reply(table.game.moment(action), right)


def _ends_race(game: Game[Any, Any, Any], start: Any, seat: Seat, action: Any) -> bool:
    """Say whether *action* would end a race as its first answer: a wrong one lets the others go on."""
    state = game.play(start, seat, action).state
    while isinstance(turn := game.turn(state), ToDraw):
        possible = next(outcome for outcome, weight in enumerate(turn.chance.weights) if weight)
        state = game.draw(state, possible).state
    return not (isinstance(turn, ToPlay) and turn.race is not None and seat not in turn.seats)


def _of_game(game: str, played: Sequence[Played]) -> list[Record]:
    """Return the records of one game, of the person who played it most first."""
    sign = -1 if lowest_wins(each.over for each in played) else 1
    seats: dict[str, list[tuple[Played, Seat]]] = defaultdict(list)
    for each in played:
        for seat in each.save.people:
            seats[each.save.names[seat]].append((each, seat))
    ranked = sorted(seats.items(), key=lambda item: -len(item[1]))
    return [_record(game, person, places, sign) for person, places in ranked]


def _record(game: str, person: str, places: Sequence[tuple[Played, Seat]], sign: int) -> Record:
    tables: dict[Company, list[tuple[Played, Seat]]] = defaultdict(list)
    for played, seat in places:
        tables[_company(played.save)].append((played, seat))
    tallies = {company: _tally(tables[company], sign) for company in sorted(tables, key=_rank)}
    return Record(game, person, _tally(places, sign), tallies, _reflexes(places))


def _company(save: Save) -> Company:
    return save.seats, save.strength


def _rank(company: Company) -> tuple[int, int]:
    seats, strength = company
    return seats, (None, *Level, "mixed").index(strength)


def _tally(places: Sequence[tuple[Played, Seat]], sign: int) -> Tally:
    scores = [played.over.scores[seat] for played, seat in places]
    won = sum(seat in played.over.winners for played, seat in places)
    ranked = sorted(scores, key=lambda score: sign * score)
    return Tally(len(places), won, ranked[-1], ranked[0], fmean(scores))


def _reflexes(places: Sequence[tuple[Played, Seat]]) -> Reflexes | None:
    games = [played.replies[seat] for played, seat in places if played.replies[seat]]
    moments = [reply.moment for replies in games for reply in replies]
    if not moments:
        return None
    recent = [reply.moment for replies in games[-RECENT:] for reply in replies]
    right = sum(reply.right for replies in games for reply in replies)
    return Reflexes(
        len(moments), right, min(moments), round(median(moments)), len(games[-RECENT:]), round(fmean(recent))
    )
