"""A game whose nature and opponents are scripted: what they do comes from the file of a lesson."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoreille.announce import Rhythm
from ludoreille.core import Chance, Outcome, Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.lessons.lesson import Lesson
from ludoreille.lessons.script import LEARNER, Script, rehearse
from ludoreille.store.saves import Save
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.informer import Opener
from ludoreille.terminal.pace import Pace
from ludoreille.terminal.play import Play
from ludoreille.thinking.thinker import Thinker, Thinking


class Unkept:
    """Keeps no game: a lesson is no game to resume, to count or to learn habits from."""

    def keep(self, save: Save) -> None:
        """Do nothing."""

    def finish(self, save: Save) -> None:
        """Do nothing."""

    def finished(self) -> Iterable[Save]:
        """Return no game."""
        return ()


class _Scripted(Thinking):
    """Answers that nobody has to think about."""

    def __init__(self, answers: Mapping[Seat, Any]) -> None:
        super().__init__({})
        self.answers = answers

    @property
    def done(self) -> bool:
        """Whether the answers are there."""
        return True


class ScriptedPace(Pace):
    """Lets opponents act once the tutor was heard, however fast bots are otherwise."""

    def may_bots_act(self, now: float) -> bool:
        """Say whether an opponent may act."""
        as_ever = self._desk.line_mode or self._desk.rhythm is Rhythm.KEY
        return super().may_bots_act(now) if as_ever else self._desk.announcer.silent


class ScriptedPlay(Play):
    """A lesson's game, from one of its steps on; `done` is how many steps are done."""

    paced = ScriptedPace

    def __init__(
        self, desk: Desk, lesson: Lesson, done: int, screens: Mapping[str, Opener], thinker: Thinker
    ) -> None:
        """Go to the step after the first *done* ones; raise `LessonError` if the lesson does not go on."""
        rules = SHELF[lesson.game].rules
        journal = rehearse(lesson, rules, done).journal if done else []
        super().__init__(desk, Unkept(), _save(desk, lesson, journal), screens, thinker)
        self.lesson = lesson
        self.done = done
        self._script = Script(lesson, rules)

    def ask_bots(self, seats: Iterable[Seat]) -> Thinking:  # noqa: ARG002 - the script knows whom it awaits
        """Return what the script has for the opponents whom the turn awaits."""
        return _Scripted(self._script.due(self.table, self.done))

    def settle(self, answers: Mapping[Seat, Any]) -> None:
        """Carry out what the script has for a turn that several answer, and what the player does in it."""
        if LEARNER not in answers:
            due = self._script.due(self.table, self.done)
            super().settle({seat: due[seat] for seat in answers if seat in due})
            return
        together = self._script.together(self.table, self.done, answers[LEARNER])
        self._complete()
        super().settle(together)

    def _complete(self) -> None:
        """Note that a step is done: what it brings for nature and the opponents is there from now on."""
        self.done += 1

    def _go_on(self, turn: Any) -> None:
        together = isinstance(turn, ToPlay) and (turn.race is not None or turn.sealed)
        if together and LEARNER not in turn.seats:
            self.pace.wait(_Scripted({}))
            self.settle(self._script.due(self.table, self.done))
        else:
            super()._go_on(turn)

    def _act(self, seat: Seat, action: Any) -> None:
        if seat == LEARNER:
            self._complete()
        super()._act(seat, action)

    def _let_bot_act(self, seat: Seat, turn: ToPlay) -> None:  # noqa: ARG002 - scripted, whatever is asked
        self.pace.wait(_Scripted({}))
        self._act(seat, self._script.action(self.table, seat, self.done))

    def _nature(self, chance: Chance) -> Outcome:
        return self._script.outcome(self.table, self.done, chance)


def _save(desk: Desk, lesson: Lesson, journal: Sequence[str]) -> Save:
    """Return the game of a lesson: one for practice, so that hints are given."""
    return Save(
        lesson.game,
        lesson.seats,
        (desk.text("interface-you"), *lesson.names),
        (LEARNER,),
        (None,) * lesson.seats,
        lesson.options,
        journal=tuple(journal),
        practice=True,
    )
