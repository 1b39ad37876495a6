"""A lesson at the desk: a game whose other players are scripted, and a tutor who waits for what is right."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ludoreille.core import Seat, ToPlay
from ludoreille.lessons.lesson import KEY, Lesson, Step
from ludoreille.lessons.script import LEARNER
from ludoreille.terminal.desk import Desk, Done
from ludoreille.terminal.informer import Opener
from ludoreille.terminal.scripted import ScriptedPlay
from ludoreille.terminal.taking_back import TookBack
from ludoreille.terminal.tutor import Tutor
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Arg, Category, Cue, Line

SITUATION = "situation"
"""The command that asks what is asked."""
WALKING = frozenset({"up", "down", "left", "right", "home", "end", "choose", "back"})
"""Commands that may be many in a row: what the tutor was saying is not told again after each."""


class LessonPlay(ScriptedPlay):
    """A lesson from one of its steps to its end.

    Leaving loses nothing: *keep* is called after every step, with how many are done.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a game takes, and a place to be kept
        self,
        desk: Desk,
        lesson: Lesson,
        done: int,
        keep: Callable[[int], None],
        screens: Mapping[str, Opener],
        thinker: Thinker,
    ) -> None:
        """Go to the step after the first *done* ones; raise `LessonError` if the lesson does not go on."""
        super().__init__(desk, lesson, done, screens, thinker)
        self._keep = keep
        self._tutor = Tutor(desk, self.rules, self.informer)
        self._introduced: Step | None = None
        self._praise = ""
        self._began = 0
        self._lapsed = False
        self.informer.commands = {**self.informer.commands, "undo": self._take_nothing_back}
        self.prompt.carried_out, self.prompt.asides = self._heed, frozenset()

    def teach(self) -> None:
        """Go through the steps that are left; the desk raises `Leave` when the player leaves."""
        self._open()
        common = self.desk.common
        self.desk.common = lambda command: self._carry_out(common, command)
        try:
            while not self._finished:
                with suppress(TookBack):
                    self._go_on(self.table.turn)
        finally:
            self.desk.common = common
        self._tell_praise()
        self._tutor.tell(self.lesson.end)

    @property
    def _step(self) -> Step | None:
        """The step that the player is at, None after the last one."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def _finished(self) -> bool:
        return self._step is None and self._script.pauses(self.table, self.done)

    # What the tutor does

    def _go_on(self, turn: Any) -> None:
        if isinstance(turn, ToPlay):
            self._tell_praise()
            if LEARNER in turn.seats:
                self._guide(turn)
        if not self._finished:
            super()._go_on(turn)

    def _guide(self, turn: ToPlay) -> None:
        """Wait for the keys that are to be pressed before the player acts, then tell what he is to do."""
        while (step := self._step) is not None and step.keys:
            if any(map(self._tutor.can_call, step.keys)):
                self._introduce(step)
                self._await_key(self.done)
            else:
                self._complete()
        if step is None:
            return
        self._introduce(step)
        if turn.race is not None:
            self._began = len(self.table.journal)
            self._signal()

    def _introduce(self, step: Step) -> None:
        """Tell what a step is about, once."""
        if self._introduced is not step:
            self._introduced = step
            self._tutor.tell(step.say)

    def _await_key(self, place: int) -> None:
        """Let the player press keys until the step at *place* is done; no action is carried out."""
        self.prompt.begin()
        self._told = False

        def ended(_now: float) -> bool:
            self._told = self._told or self.desk.announcer.silent
            return self.done != place

        while self.done == place:
            action = self.prompt.ask(told=True, done=ended, enter=lambda: self._remind(place))
            if action is not None:
                self.prompt.refuse(action)
                self._correct(action)

    def _remind(self, place: int) -> bool:
        """Tell a step again at Enter, unless Enter is what it waits for."""
        step = self.lesson.steps[place]
        if "choose" in step.keys:
            return False
        self._tutor.tell(step.say)
        return True

    def _signal(self) -> None:
        """Once the tutor was heard, tell what the race is about: the clock starts when that was heard."""
        while not self.desk.announcer.silent:
            self.prompt.wait(lambda _now: self.desk.announcer.silent, self.desk.silence)
        if self._lapsed:
            self._wait_until_ready()
        question = self._narrator.question(self.informer.sight)
        self.desk.tell(replace(question, category=Category.ALERT, asks=False))

    def _wait_until_ready(self) -> None:
        """Wait for Enter: who let a race lapse may be away."""

        def ready() -> None:
            self._lapsed = False

        self.desk.say("lesson-ready", Category.MINE, touche=self.desk.bindings.spoken("choose"))
        while self._lapsed:
            self.prompt.wait(lambda _now: not self._lapsed, ready)

    def settle(self, answers: Mapping[Seat, Any]) -> None:
        """Carry out what several do, unless the player has let a race lapse that he was to answer."""
        action = answers.get(LEARNER)
        if action is not None and not self._is_right(action):
            self._correct(action)
            self._lapsed = True
            self._begin_again()
        super().settle(answers)

    def accepts(self, action: Any) -> bool:
        """Say whether *action* is what the step waits for; tell why not, then the question again."""
        self._told = False
        if self.prompt.refuse(action):
            return False
        if self._is_right(action):
            return True
        self._correct(action)
        turn = self.table.turn
        if isinstance(turn, ToPlay) and turn.race is not None:
            self._begin_again()
        return False

    def _is_right(self, action: Any) -> bool:
        step = self._step
        return step is not None and self._short(action) in [
            self._short(self.rules.read(text)) for text in step.expect
        ]

    def _short(self, action: Any) -> str:
        """Return the short form of *action*, whenever it is done."""
        return self.rules.write(self.rules.timed(action, None))

    def _correct(self, action: Any) -> None:
        """Answer an action that the step does not wait for."""
        step, short = self._step, self._short(action)
        assert step is not None
        self.desk.trace.write("wrong", seat=LEARNER, action=short)
        text, refused = step.instead.get(short, step.wrong), Cue("refused")
        if text:
            self._tutor.tell(text, refused)
            return
        args: dict[str, Arg] = {"touche": self._tutor.called(step.keys[0])}
        self.desk.tell(Line("lesson-key-first", args, category=Category.MINE, cues=(refused,)))

    def _begin_again(self) -> None:
        """Let a race begin anew; raise `TookBack`."""
        if len(self.table.journal) > self._began:
            self._go_back(self._began)
        raise TookBack

    def _complete(self) -> None:
        """Note that a step is done; what is told for it comes once its consequences were told."""
        step = self._step
        assert step is not None
        self._praise = step.right
        super()._complete()
        self._keep(self.done)

    def _tell_praise(self) -> None:
        praise, self._praise = self._praise, ""
        self._tutor.tell(praise)

    # Keys that are no answer

    def _carry_out(self, common: Callable[[str], bool], command: str) -> bool:
        """Carry out a command that works everywhere; the tutor falls silent for the one he waits for."""
        if self._awaits(command):
            self.desk.silence()
        known = common(command)
        if known:
            self._heed(command)
        return known

    def _awaits(self, command: str) -> bool:
        step = self._step
        return step is not None and step is self._introduced and command in step.keys

    def _heed(self, command: str) -> None:
        """Answer a key that gave information, once it has; what it cut short is told again."""
        step = self._step
        if step is None or step is not self._introduced:
            return
        if self._awaits(command):
            self._complete()
            self._tell_praise()
        elif KEY + command in step.instead:
            self._tutor.tell(step.instead[KEY + command])
            self._told = bool(step.keys)
        elif command == SITUATION or not (self._told or command in WALKING):
            self._tutor.tell(step.say)

    def _until_asked(self, seat: Seat) -> Done | None:
        """Return what lets the question be told: it is told again after what the tutor has to say."""
        return lambda _now: not self._told and self._may_ask(seat)

    def _may_ask(self, seat: Seat) -> bool:  # noqa: ARG002 - one person learns
        """Say whether the question may come: once the tutor was heard, unless the player hurries."""
        return self.pace.skipping or self.desk.announcer.silent

    def _hurry(self, seat: Seat) -> bool:  # noqa: ARG002 - as above
        """Go on to the question at once if it has not come yet: the key has cut the tutor already."""
        if self._told:
            return False
        self.pace.skip()
        return True

    def _take_nothing_back(self) -> None:
        self.desk.say("lesson-undo")
