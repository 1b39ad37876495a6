"""What is thought about, and how: the same question gets the same answer in every process."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludoreille.core import Event, OptionValue, Seat
from ludoreille.games import SHELF, Shelved
from ludoreille.kit.bots import Advice, Habits, Level, Notebook, no_habits
from ludoreille.table import Table
from ludoreille.thinking.chances import chances

REMEMBERED = 20
"""Earlier games that bots remember, the latest ones."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is given when it is to move: never a state.

    `seed` begins its random stream; `notebook` holds what was noted in this game so far.
    """

    game: str
    level: Level
    sight: Any
    actions: Sequence[Any]
    seed: str
    notebook: Notebook = field(default_factory=dict)

    def by_chance(self) -> Any:
        """Return what a bot does that cannot think: anything that is allowed."""
        return Random(self.seed).choice(self.actions)


@dataclass(frozen=True, slots=True)
class Consultation:
    """What a strong player would do, and why: like a bot he gets a sight, answered by a list of advice."""

    game: str
    sight: Any
    actions: Sequence[Any]
    seed: str

    def by_chance(self) -> Sequence[Advice]:
        """Return no advice: none is better than a bad one."""
        return ()


@dataclass(frozen=True, slots=True)
class Appraisal:
    """How well each seat stands: the share of *games* it wins that might follow, after each of *sights*."""

    game: str
    seats: int
    sights: Sequence[Any]
    games: int
    seed: str

    def by_chance(self) -> Sequence[Sequence[float]]:
        """Return nothing: it is not known how anybody stands."""
        return ()


Asked = Question | Consultation | Appraisal


@dataclass(frozen=True, slots=True)
class Earlier:
    """A finished game, by its journal: it lies open, but only what everybody saw is noted of it."""

    names: tuple[str, ...]
    options: Mapping[str, OptionValue]
    journal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits down to *game*, by seat, and the games that were played with them before, oldest first."""

    game: str
    names: tuple[str, ...]
    games: tuple[Earlier, ...] = ()


class Mind:
    """Answers questions; what it has read of earlier games goes before what was noted in this one."""

    def __init__(self) -> None:
        self._earlier: Notebook = {}

    def meet(self, company: Company) -> None:
        """Load the game, and replay the earlier ones with these people, to know their habits."""
        self._earlier = earlier_notes(company)

    def think(self, asked: Asked) -> Any:
        """Return the answer: an action, advice on every action, or the chances of each seat at each sight."""
        shelved = SHELF[asked.game]
        match asked:
            case Question():
                return self._move(asked)
            case Consultation(_, sight, actions, seed):
                return shelved.advise(sight, actions, Random(seed))
            case Appraisal(_, seats, sights, games, seed):
                rng = Random(seed)
                return [chances(shelved.rules, sight, seats, rng, games) for sight in sights]

    def _move(self, question: Question) -> Any:
        now = question.notebook
        notebook = {
            seat: (*self._earlier.get(seat, ()), *now.get(seat, ())) for seat in {**self._earlier, **now}
        }
        bot = SHELF[question.game].bots[question.level]
        return bot(question.sight, question.actions, Random(question.seed), notebook)


def learns(game: str) -> bool:
    """Say whether bots learn anything about people from *game*."""
    return SHELF[game].habits is not no_habits


def noted(habits: Habits, events: Iterable[Event]) -> Iterator[tuple[Seat, Any]]:
    """Yield what is worth noting of *events*, and of whom: only of what everybody sees."""
    for event in events:
        public = event.seen_by(None)
        if public is not None:
            yield from habits(public)


def earlier_notes(company: Company) -> Notebook:
    """Return what was noted in earlier games of those who sit there now, by the seats they have now.

    A game that its rules do not know any more is left out.
    """
    shelved, notes = SHELF[company.game], defaultdict[Seat, list[Any]](list)
    for game in company.games[-REMEMBERED:]:
        for seat, note in _notes_of(shelved, game):
            if game.names[seat] in company.names:
                notes[Seat(company.names.index(game.names[seat]))].append(note)
    return notes


def _notes_of(shelved: Shelved, earlier: Earlier) -> list[tuple[Seat, Any]]:
    try:
        table = Table(shelved.rules, len(earlier.names), earlier.options)
        return [note for line in earlier.journal for note in noted(shelved.habits, table.enter(line))]
    except ValueError:
        return []
