"""Hints: what a strong player would do and why, from what the player himself can see."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludoreille.core import Seat
from ludoreille.kit.bots import Advice
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.informer import Informer
from ludoreille.thinking.mind import Consultation
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Category, Line, Phrase
from ludoreille.words.narrator import Narrator

COMPARED = 3
"""Alternatives that are compared with the best at most, the best of them first."""


@dataclass(slots=True)
class _Given:
    """A hint that was given: for which question, and whether the alternatives were told last."""

    asked: Consultation
    ranked: Sequence[Advice]
    compared: bool = False


class Hints:
    """Advises whoever is to act; asked again about the same question it compares the alternatives."""

    def __init__(
        self, desk: Desk, narrator: Narrator, informer: Informer, thinker: Thinker, seed: Callable[[], str]
    ) -> None:
        """Ask *thinker* about the sight of the one who asks *informer*; *seed* begins his random stream."""
        self._desk = desk
        self._narrator = narrator
        self._informer = informer
        self._thinker = thinker
        self._seed = seed
        self._last: _Given | None = None

    def give(self, game: str, actions: Sequence[Any]) -> bool:
        """Tell a hint about these *actions*; return whether it is a new one.

        What was not found is looked for again.
        """
        asked = Consultation(game, self._informer.sight, actions, self._seed())
        if self._last is not None and self._last.asked == asked and self._last.ranked:
            self._last.compared = not self._last.compared
            self._tell(self._last)
            return False
        thinking = self._thinker.ask({Seat(0): asked})
        self._desk.hold(lambda _now: thinking.done)
        self._last = _Given(asked, thinking.answers[Seat(0)])
        self._tell(self._last)
        return len(self._last.ranked) > 1

    def _tell(self, given: _Given) -> None:
        ranked = given.ranked
        if not ranked:
            self._desk.say("interface-hint-none")
        elif len(ranked) == 1:
            self._desk.say("interface-hint-only", coup=self._label(given, ranked[0]))
        elif not given.compared:
            self._desk.answer(self._line(given, "interface-hint", ranked[0]))
        else:
            others = ranked[1 : 1 + COMPARED]
            self._desk.answer(*(self._line(given, "interface-hint-other", each) for each in others))

    def _line(self, given: _Given, id_: str, advice: Advice) -> Line:
        why = self._narrator.why(given.asked.sight, advice, given.ranked)
        return Line(id_, {"coup": self._label(given, advice), "pourquoi": why}, category=Category.ANSWER)

    def _label(self, given: _Given, advice: Advice) -> Phrase:
        choices = self._narrator.choices(given.asked.sight, given.asked.actions)
        return next(choice.label for choice in choices if choice.action == advice.action)
