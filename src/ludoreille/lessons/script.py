"""What nature and the opponents do in a lesson, and how it goes when every step is answered rightly."""

from collections.abc import Iterable, Sequence
from typing import Any

from ludoreille.core import Chance, Game, Outcome, Over, Refused, Seat, ToDraw, ToPlay
from ludoreille.lessons.lesson import Lesson, LessonError
from ludoreille.table import Table
from ludoreille.table.table import NATURE, actor_of

LEARNER = Seat(0)
"""Where the one who learns sits."""


class Script:
    """Answers for nature and the opponents, each from lines of their own, in their order.

    The place in the lines is not kept: a journal holds what was answered, `done` is how many steps are done.
    """

    def __init__(self, lesson: Lesson, rules: Game[Any, Any, Any]) -> None:
        """Answer in *lesson*, by *rules*."""
        self._lesson = lesson
        self._rules = rules
        self._lines = [_by_actor(part) for part in (lesson.begin, *(step.then for step in lesson.steps))]

    def outcome(self, table: Table, done: int, chance: Chance) -> Outcome:
        """Return what nature answers; raise `LessonError` where it has no answer that can be."""
        text = self._next(None, table, done)
        if text is None:
            raise self._fault(done, f"nature has no line for {chance.kind}")
        outcome = self._rules.read_outcome(chance.kind, text)
        if outcome not in chance:
            raise self._fault(done, f"nature cannot answer {text} to {chance.kind}")
        return outcome

    def action(self, table: Table, seat: Seat, done: int) -> Any:
        """Return what an opponent does; raise `LessonError` where he has no line."""
        text = self._next(seat, table, done)
        if text is None:
            raise self._fault(done, f"seat {seat} has no line")
        return self._rules.read(text)

    def due(self, table: Table, done: int) -> dict[Seat, Any]:
        """Return what the opponents do whom a turn awaits, and whose next line is possible in it."""
        turn, due = table.turn, dict[Seat, Any]()
        for seat in turn.seats if isinstance(turn, ToPlay) else ():
            text = self._next(seat, table, done)
            if text is not None and seat != LEARNER:
                action = self._rules.read(text)
                if self._rules.refusal(table.state, seat, action) is None:
                    due[seat] = action
        return due

    def together(self, table: Table, done: int, action: Any) -> dict[Seat, Any]:
        """Return all answers to a race or a secret choice that the learner answers by *action*.

        What opponents have lines for before this step comes before him, what this step brings comes after.
        """
        before = self.due(table, done)
        after = {seat: act for seat, act in self.due(table, done + 1).items() if seat not in before}
        moment, timed = self._rules.moment, self._rules.timed
        if timed(action, 0) != timed(action, 1):
            least = max(map(moment, before.values()), default=-1) + 1
            most = min(map(moment, after.values()), default=max(least, moment(action)) + 1) - 1
            action = timed(action, min(max(moment(action), least), most))
        return {**before, **after, LEARNER: action}

    def exhausted(self, journal: Sequence[str]) -> bool:
        """Say whether all lines were carried out."""
        lines = sum(actor_of(line) != LEARNER for line in journal)
        return lines == sum(len(texts) for part in self._lines for texts in part.values())

    def go_on(self, table: Table, done: int) -> None:
        """Let nature and the opponents act until the learner is asked, or the lesson is over."""
        while not self.pauses(table, done):
            match table.turn:
                case ToDraw(chance):
                    table.answer(self.outcome(table, done, chance))
                case ToPlay(sealed=sealed, race=race) if sealed or race:
                    self.settle(table, done, self.due(table, done))
                case ToPlay((seat, *_)):
                    table.act(seat, self.action(table, seat, done))

    def pauses(self, table: Table, done: int) -> bool:
        """Say whether nobody acts any more before the learner does, if he still does."""
        turn = table.turn
        if isinstance(turn, Over) or (isinstance(turn, ToPlay) and LEARNER in turn.seats):
            return True
        return done == len(self._lesson.steps) and self.exhausted(table.journal)

    def answer(self, table: Table, done: int, action: Any) -> None:
        """Carry out what the learner does at a step, and what belongs to it."""
        turn = self.asking(table, done)
        if turn.sealed or turn.race:
            self.settle(table, done + 1, self.together(table, done, action))
        else:
            table.act(LEARNER, action)

    def asking(self, table: Table, done: int) -> ToPlay:
        """Return the turn in which the learner is asked; raise `LessonError` where he is not."""
        turn = table.turn
        if not isinstance(turn, ToPlay) or LEARNER not in turn.seats:
            raise self._fault(done + 1, "the player is not asked")
        return turn

    def settle(self, table: Table, done: int, answers: dict[Seat, Any]) -> None:
        """Carry out what several answer to one turn; raise `LessonError` where nothing comes of it."""
        acted = [seat for seat, *_ in table.settle(answers, lambda chance: self.outcome(table, done, chance))]
        if not acted or (LEARNER in answers and LEARNER not in acted):
            raise self._fault(done, "somebody must answer and does not, or too late")

    def _next(self, who: Seat | None, table: Table, done: int) -> str | None:
        """Return the next line of *who*, None where there is none yet."""
        carried_out = sum(actor_of(line) == who for line in table.journal)
        lines = [text for part in self._lines[: done + 1] for text in part.get(who, ())]
        return lines[carried_out] if carried_out < len(lines) else None

    def _fault(self, step: int, what: str) -> LessonError:
        return LessonError(f"{self._lesson.game}, step {step}: {what}")


def rehearse(
    lesson: Lesson, rules: Game[Any, Any, Any], steps: int | None = None, choices: Sequence[int] = ()
) -> Table:
    """Return the table once so many *steps* are done (None: all), each by its first right answer.

    Where *choices* has a number for a step, that answer is given. Raise `LessonError` where it cannot go on.
    """
    done = 0
    try:
        script, table = Script(lesson, rules), Table(rules, lesson.seats, lesson.options)
        rules.chosen(lesson.seats, lesson.first_game)
        script.go_on(table, done)
        for done, step in enumerate(lesson.steps[:steps], 1):
            expected = step.expect[choices[done - 1] if done <= len(choices) else 0]
            if step.keys:
                script.asking(table, done - 1)
            else:
                script.answer(table, done - 1, rules.read(expected))
            script.go_on(table, done)
    except Refused as refusal:
        raise LessonError(
            f"{lesson.game}, step {done}: {refusal.reason} {dict(refusal.details)}"
        ) from refusal
    if steps is None and not script.exhausted(table.journal):
        raise LessonError(f"{lesson.game}: some lines are never carried out: {table.journal}")
    return table


def _by_actor(lines: Iterable[str]) -> dict[Seat | None, list[str]]:
    """Return the lines of each actor, without his sign."""
    found: dict[Seat | None, list[str]] = {}
    for line in lines:
        who, _, what = line.partition(" ")
        if who != NATURE and not who.isdecimal():
            raise LessonError(f"not a line of a journal: {line}")
        found.setdefault(actor_of(line), []).append(what)
    return found
