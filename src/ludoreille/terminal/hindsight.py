"""A game looked at afterwards: where it turned, and what a strong player would have done otherwise."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Any

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Advice
from ludoreille.store.saves import Save
from ludoreille.table.replay import Stage, turns
from ludoreille.thinking.mind import Appraisal, Asked, Consultation
from ludoreille.thinking.thinker import Thinker, Thinking

ROUGH, CLOSER, FINE = (30, 60), (60, 200), (300, 300)
"""How many games are imagined for a stage, at least and at most, in each of three looks.

The standard error of a chance is 0.5 divided by the square root of that: in the last look 0.03 at most.
"""
BUDGET = 3_000
"""Games that are imagined in all in a look that leaves a choice."""
PARTS = 60
"""Parts into which the first look divides a game."""
SUSPECTS = 5
"""Parts that are looked at closely, and then stages."""
SWING = 0.1
"""A change of somebody's chances that is worth telling."""
FAULT = 0.25
"""How far below the best an action is that is worth telling, as a part of best less worst."""
WEIGHTY = 0.1
"""The same as a part of the most that any choice of the game decided: what decides nothing is not told."""
CHUNK = 2
"""Stages of one question: its answer takes half a second at most on a machine at rest."""


@dataclass(frozen=True, slots=True)
class Swing:
    """How the chances (0 to 1) of *seat* to win changed between two stages, from *before* to *after*."""

    since: int
    place: int
    seat: Seat
    before: float
    after: float

    @property
    def size(self) -> float:
        """By how much they changed, whichever way."""
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class Fault:
    """What *seat* did at the stage *place*, where *ranked* knows better; *sight* is what he knew then."""

    place: int
    seat: Seat
    sight: Any
    actions: Sequence[Any]
    action: Any
    ranked: Sequence[Advice] = ()

    @property
    def loss(self) -> float:
        """How much less it was worth than the best, in the unit of the game."""
        return self.ranked[0].value - next(each.value for each in self.ranked if each.action == self.action)

    @property
    def spread(self) -> float:
        """How much less the worst action was worth than the best."""
        return self.ranked[0].value - self.ranked[-1].value


class Hindsight:
    """Has the bots' process look at a game in three looks; `poll` leads from one to the next.

    Each stage is looked at as the game's viewer knew it then (None: as everybody did), so that what is found
    tells nothing hidden, even of a game that goes on. `swings` and `faults` are there once `poll` said so: in
    the order of the game, those that are worth telling.
    """

    def __init__(self, save: Save, walk: Sequence[Stage], thinker: Thinker) -> None:
        """Begin to look."""
        self._save = save
        self._walk = walk
        self._thinker = thinker
        self._rules = SHELF[save.game].rules
        self.swings: Sequence[Swing] = ()
        self.faults: Sequence[Fault] = ()
        self._goes = self._look()
        self._thinking: Thinking | None = next(self._goes)

    def poll(self) -> bool:
        """Take the answers that are there, ask on, and return whether all is known."""
        while self._thinking is not None and self._thinking.done:
            self._thinking = next(self._goes, None)
        return self._thinking is None

    @property
    def decisive(self) -> Swing | None:
        """The largest swing, None if none is worth telling."""
        return max(self.swings, key=lambda swing: swing.size, default=None)

    def worst(self, seat: Seat) -> Fault | None:
        """Return the choice that cost *seat* most, None if all were good."""
        own = [fault for fault in self.faults if fault.seat == seat]
        return max(own, key=lambda fault: fault.loss, default=None)

    def _look(self) -> Iterator[Thinking]:
        """Ask about every choice, and roughly about the whole, then more and more closely where it swung."""
        choices = list(self._choices())
        consulted = [
            Consultation(
                self._save.game, each.sight, each.actions, f"hint/{self._walk[each.place - 1].length}"
            )
            for each in choices
        ]
        ends = _ends(self._walk)
        yield (thinking := self._thinker.ask(_numbered(consulted, self._appraisals(ends, ROUGH))))
        judged = [replace(each, ranked=thinking.answers[Seat(n)]) for n, each in enumerate(choices)]
        self.faults = _serious([each for each in judged if each.ranked])
        swings = self._swings(ends, _answers(thinking)[len(consulted) :])
        within = {stage for part in _largest(swings) for stage in range(part.since, part.place + 1)}
        yield (thinking := self._ask(sorted(within), CLOSER))
        swings = _next_ones(self._swings(sorted(within), _answers(thinking)))
        around = {place for swing in _largest(swings) for place in (swing.since, swing.place)}
        yield (thinking := self._ask(sorted(around), FINE))
        found = _next_ones(self._swings(sorted(around), _answers(thinking)))
        self.swings = [swing for swing in found if swing.size >= SWING]

    def _ask(self, places: Sequence[int], games: tuple[int, int]) -> Thinking:
        return self._thinker.ask(_numbered(self._appraisals(places, games)))

    def _appraisals(self, places: Sequence[int], games: tuple[int, int]) -> list[Appraisal]:
        """Return what is asked of the stages at *places*, a few a question, with so many *games* for each."""
        least, most = games
        save, each = self._save, min(most, max(least, BUDGET // max(1, len(places))))
        sights = [self._rules.look(self._walk[place].state, save.viewer) for place in places]
        return [
            Appraisal(save.game, save.seats, part, each, f"chances/{number}")
            for number, part in enumerate(_parts(sights))
        ]

    def _swings(self, places: Sequence[int], answers: Iterable[Sequence[Sequence[float]]]) -> list[Swing]:
        """Return what changed from each of *places* to the next; those without an answer are passed over.

        It is the viewer's change, or where several listen that of whoever it changes most.
        """
        viewer, save = self._save.viewer, self._save
        seats = list(map(Seat, range(save.seats))) if viewer is None else [viewer]
        known = chain.from_iterable(map(zip, _parts(places), answers))
        return [
            max(
                (Swing(began, ended, seat, before[seat], after[seat]) for seat in seats),
                key=lambda swing: swing.size,
            )
            for (began, before), (ended, after) in pairwise(known)
        ]

    def _choices(self) -> Iterator[Fault]:
        """Yield what the people at the keyboard did where they had a choice."""
        for place, stage in enumerate(self._walk):
            if stage.actor is None or stage.actor not in self._save.people:
                continue
            before = self._walk[place - 1].state
            actions = self._rules.actions(before, stage.actor)
            action = self._rules.timed(self._rules.read(stage.action), None)
            if len(actions) > 1 and action in actions:
                yield Fault(place, stage.actor, self._rules.look(before, stage.actor), actions, action)


def _ends(walk: Sequence[Stage]) -> Sequence[int]:
    """Return the first stage and the last one of each turn, or of every few turns in a long game."""
    ends = [place - 1 for place in turns(walk)[1:]]
    return [0, *ends[1 :: len(ends) // PARTS + 1], len(walk) - 1]


def _serious(judged: Sequence[Fault]) -> Sequence[Fault]:
    """Return the choices that were far from the best, in what could be decided there and in the game."""
    most = max((each.spread for each in judged), default=0.0)
    return [each for each in judged if 0 < each.loss >= max(FAULT * each.spread, WEIGHTY * most)]


def _parts(places: Sequence[Any]) -> list[Sequence[Any]]:
    """Return *places* as they are asked about, a few a question."""
    return [places[at : at + CHUNK] for at in range(0, len(places), CHUNK)]


def _answers(thinking: Thinking) -> list[Any]:
    """Return the answers in the order of the questions."""
    return [thinking.answers[number] for number in thinking.questions]


def _next_ones(swings: Iterable[Swing]) -> list[Swing]:
    """Return the swings from a stage to the very next one."""
    return [swing for swing in swings if swing.place == swing.since + 1]


def _numbered(*questions: Sequence[Asked]) -> dict[Seat, Asked]:
    return {Seat(number): asked for number, asked in enumerate(chain(*questions))}


def _largest(swings: Iterable[Swing]) -> Sequence[Swing]:
    return sorted(swings, key=lambda swing: -swing.size)[:SUSPECTS]
