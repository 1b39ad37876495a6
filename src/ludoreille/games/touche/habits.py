"""What people give away of how they hide: their habits noted, their next fist guessed, and no risk in it.

Many models guess side by side, each from another memory of the notes (always the same fist, the announcement,
the last fists, what came of them…), together with a fair coin that has half of all the trust. Trust grows by
how well a model has guessed (a Bayesian mixture of Krichevsky-Trofimov estimators, 1981). A guess is then
followed as far as a safe bettor may: whatever the other does, in all passes together this costs half a touch
at most against hiding by a coin, and it wins nearly every pass against whoever has a habit.
"""

from collections.abc import Iterable, Sequence
from math import log2
from typing import NamedTuple

from ludoreille.core import Event, Seat
from ludoreille.games.touche.model import FistsOpened


class Note(NamedTuple):
    """What a fighter did in a pass: his part, the announcement, and both fists, 1 or 2."""

    attacking: bool
    even: bool
    own: int
    other: int

    @property
    def touched(self) -> bool:
        """Whether he was touched."""
        return ((self.own + self.other) % 2 == 0) == (self.even != self.attacking)


FADING = (1.0, 0.9)
"""What is left of a count when the same moment comes again: for habits that last, for those that change."""
MEMORY = 3
"""Passes that a habit may depend on."""
TWO = 2
NEVER = (0.0, 0.0)


def habits(event: Event) -> Iterable[tuple[Seat, Note]]:
    """Return what both fighters did in a pass, once their fists are open."""
    if not isinstance(event, FistsOpened):
        return ()
    first, second = event.fists
    attacker, defender = event.pair
    return (
        (attacker, Note(attacking=True, even=event.even, own=first, other=second)),
        (defender, Note(attacking=False, even=event.even, own=second, other=first)),
    )


class Reading:
    """What is guessed of a fighter by all that was noted of him.

    >>> always_two = [Note(attacking=True, even=True, own=2, other=1)] * 30
    >>> Reading([]).two(attacking=True, even=True), Reading(always_two).two(attacking=True, even=True) > 0.9
    (0.5, True)
    """

    def __init__(self, notes: Sequence[Note]) -> None:
        """Learn from *notes*, oldest first."""
        self._coin = 0.5
        trust = (1 - self._coin) / (len(FADING) * MOMENTS)
        self._models = [_Model(fading, index, trust) for fading in FADING for index in range(MOMENTS)]
        self._last = notes[-MEMORY:]
        for number, note in enumerate(notes):
            before = notes[max(0, number - MEMORY) : number]
            self._learn(_moments(before, attacking=note.attacking, even=note.even), note.own)

    def two(self, *, attacking: bool, even: bool) -> float:
        """Return the chance that the fighter hides two in a pass that begins so."""
        moments = _moments(self._last, attacking=attacking, even=even)
        return self._coin / 2 + sum(model.trust * model.two(moments) for model in self._models)

    def _learn(self, moments: Sequence[object], own: int) -> None:
        """Give and take trust by how well the fist was guessed, and count it."""
        total = self._coin / 2 + sum(model.learn(moments, own) for model in self._models)
        self._coin /= 2 * total
        for model in self._models:
            model.trust /= total


class _Model:
    """A guess from one memory, with one way of forgetting: how often each fist came at a moment like this."""

    __slots__ = ("_counts", "_fading", "_index", "trust")

    def __init__(self, fading: float, index: int, trust: float) -> None:
        self.trust = trust
        self._fading, self._index = fading, index
        self._counts: dict[object, tuple[float, float]] = {}

    def two(self, moments: Sequence[object]) -> float:
        ones, twos = self._counts.get(moments[self._index], NEVER)
        return (twos + 0.5) / (ones + twos + 1)

    def learn(self, moments: Sequence[object], own: int) -> float:
        moment, fading = moments[self._index], self._fading
        ones, twos = self._counts.get(moment, NEVER)
        guessed = twos if own == TWO else ones
        self.trust *= (guessed + 0.5) / (ones + twos + 1)
        more = (fading * ones, fading * twos + 1) if own == TWO else (fading * ones + 1, fading * twos)
        self._counts[moment] = more
        return self.trust


def _moments(before: Sequence[Note], *, attacking: bool, even: bool) -> Sequence[object]:
    """Return what a habit may depend on, from the last passes and how this one begins."""
    fists = tuple(note.own for note in before)
    last = before[-1] if before else None
    return (
        None,
        even,
        (attacking, even),
        fists[-1:],
        (even, fists[-1:]),
        fists[-2:],
        fists,
        last and last.other,
        last and (last.own, last.touched),
    )


MOMENTS = len(_moments((), attacking=True, even=True))


def bet(chance: float) -> float:
    """Return how often to count on a fist that is guessed with this *chance*.

    Against a coin such a bet gains log2(2p) / 2 at least, p being the chance given to what then happens.
    These sum up to -1/2 at least: the coin keeps half of all the trust.

    >>> bet(0.5), bet(0.75), bet(0.25)
    (0.5, 1.0, 0.0)
    """
    if chance < 1 / 2:
        return 1 - bet(1 - chance)
    return min(1.0, -log2(1 - chance) / 2) if chance < 1 else 1.0
