"""Finished games: what one came to, for the people in it. Its journal alone tells it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoreille.core import Event, Game, Over, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save, Strength
from ludoreille.table import Table


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in a race: its moment, in milliseconds after the signal, and whether it was right."""

    moment: int
    right: bool


@dataclass(frozen=True, slots=True)
class Person:
    """How a person played a game: the answers in races, and what the game counts of its own."""

    name: str
    replies: tuple[Reply, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: when it was begun, against whom, how it ended, how its people played.

    `hints` is how often a hint was asked for.
    """

    game: str
    begun: str
    seats: int
    strength: Strength | None
    hints: int
    over: Over
    people: Mapping[Seat, Person]


def replay(save: Save) -> Played | None:
    """Return what a game came to; None if it does not count.

    That is one that has not ended or does not follow the rules, and one for practice.
    """
    if save.game not in SHELF or save.practice:
        return None
    replies: dict[Seat, list[Reply]] = {seat: [] for seat in save.people}
    try:
        table = Table(SHELF[save.game].rules, save.seats, save.options)
        events = list(table.game.opening(table.state))
        for seat, reply in _replies(table, save.journal, events):
            if seat in replies:
                replies[seat].append(reply)
    except ValueError:
        return None
    turn = table.turn
    if not isinstance(turn, Over):
        return None
    over = Over(tuple(sorted(turn.winners)), tuple(turn.scores))
    counts = _counts(save.game, events)
    people = {
        seat: Person(save.names[seat], tuple(given), counts.get(seat, {}))
        for seat, given in sorted(replies.items())
    }
    return Played(save.game, save.begun, save.seats, save.strength, save.hints, over, people)


def _counts(game: str, events: Iterable[Event]) -> Mapping[Seat, Mapping[str, int]]:
    """Return what the game counts of each seat."""
    figures = SHELF[game].figures
    public = (seen for event in events if (seen := event.seen_by(None)) is not None)
    found = Counter[tuple[Seat, str]]()
    for seat, id_, amount in figures.count(public):
        found[seat, id_] += amount
    seats = {seat for seat, _ in found}
    ids = sorted(figures.ids)
    return {seat: {id_: found[seat, id_] for id_ in ids if (seat, id_) in found} for seat in seats}


def _replies(table: Table, journal: Sequence[str], events: list[Event]) -> Iterator[tuple[Seat, Reply]]:
    """Replay *journal* at *table*, adding what happens to *events*, and yield who answered what in its races.

    A lapse is no answer.
    """
    start, answered = table.state, set[Seat]()
    for line in journal:
        turn, race = table.turn, None
        if isinstance(turn, ToPlay):
            race = turn.race
            if not answered or answered.intersection(turn.seats):
                start, answered = table.state, set()
        events += table.enter(line)
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
