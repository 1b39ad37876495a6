"""Bots' questions and answers: a thread that looks after the process where they think, and replaces it."""

import pickle
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread, Timer
from typing import Any

from ludoreille.children.child import GONE, READY, Child, Frame
from ludoreille.children.orders import next_order
from ludoreille.core import Seat
from ludoreille.thinking.mind import Asked, Company, Mind, Question

STUCK = 6.0
"""Seconds after which a process that owes an answer is replaced, twice as many when it is asked again.

No bot thinks longer than 0.4 s on a machine at rest: one that is thirty times slower still gets its answer.
"""
STARTING = 12.0
"""The same for a process that is not warm yet: it has all the games to load."""
LATER = 0.4
"""Seconds that a process which nobody needs yet leaves to the first words."""
TRIES = 3
"""Processes that may be lost one after the other, to one question or before they are warm."""
FAULTS = 2
"""How often a bot may fail at the same question, by what it raises or by thinking without end."""
CLOSING = 0.7


class Thinking:
    """Questions that are being thought about: the answers by seat, all of them once it is `done`.

    Questions that no seat is asked are numbered like seats.
    """

    def __init__(self, questions: Mapping[Seat, Asked]) -> None:
        """Wait for the answers to *questions*; where there are none, all is done."""
        self.questions = questions
        self.answers: Mapping[Seat, Any] = {}

    @property
    def done(self) -> bool:
        """Whether the answers are there."""
        return len(self.answers) == len(self.questions)


@dataclass(frozen=True, slots=True)
class Thought:
    """The report that answers were found: they are there once it is taken, in the main thread."""

    thinking: Thinking
    answers: Mapping[Seat, Any]

    def take(self) -> None:
        """Let the answers be there."""
        self.thinking.answers = self.answers


@dataclass(slots=True)
class _Pending:
    """What is being thought about, under a number that its answers carry, and what came of it so far."""

    number: int
    thinking: Thinking
    answers: dict[Seat, Any] = field(default_factory=dict)
    lost: int = 0
    faults: int = 0

    @property
    def open(self) -> dict[Seat, Asked]:
        """The questions without an answer, in the order in which they are asked."""
        return {seat: asked for seat, asked in self.thinking.questions.items() if seat not in self.answers}


@dataclass(frozen=True, slots=True)
class _Meet:
    company: Callable[[], Company]


@dataclass(frozen=True, slots=True)
class _Leave:
    pass


@dataclass(frozen=True, slots=True)
class _Close:
    pass


class Thinker:
    """Lets bots think elsewhere: every call returns at once, and one thing is asked at a time.

    A process that dies, hangs or fails is replaced, and asked again: the answer is the one that would have
    come. Where no process can be had, bots think in this thread.
    """

    def __init__(
        self,
        post: Callable[[Thought], None],
        notice: Callable[[str], None],
        log: Callable[[str], object],
        *,
        module: str = "ludoreille.thinking.child",
        paths: tuple[str, ...] = (),
    ) -> None:
        """Start nothing yet; the process will run *module*, found in *paths*.

        *post* gets the answers, *notice* the id of what the player is to be told, *log* the text of what a
        bot raised, all from a thread.
        """
        self._post, self._notice, self._log = post, notice, log
        self._module, self._paths = module, paths
        self._orders: SimpleQueue[object] = SimpleQueue()
        self._thread: Thread | None = None
        self._deadline: float | None = None
        self._child: Child | None = None
        self._warm = False
        self._stillborn = 0
        self._here: Mind | None = None
        self._company: Company | None = None
        self._numbers = 0
        self._asked: _Pending | None = None

    def meet(self, company: Callable[[], Company]) -> None:
        """Sit down to a game: *company* tells, in the thread, who plays."""
        self._order(_Meet(company))

    def ask(self, questions: Mapping[Seat, Asked]) -> Thinking:
        """Have *questions* thought about; what was asked before is dropped."""
        thinking = Thinking(questions)
        if questions:
            self._order(thinking)
        return thinking

    def leave(self) -> None:
        """Leave the game: what is being thought about is dropped."""
        if self._thread is not None:
            self._order(_Leave())

    def close(self) -> None:
        """End the process and the thread."""
        if self._thread is not None:
            self._orders.put(_Close())
            self._thread.join(CLOSING)

    def _order(self, order: object) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="thinker", daemon=True)
            self._thread.start()
        self._orders.put(order)

    # In the thread

    def _run(self) -> None:
        while not isinstance(order := next_order(self._orders, self._deadline), _Close):
            match order:
                case None:
                    self._overdue()
                case _Meet(company):
                    self._met(company())
                case Thinking():
                    self._forget()
                    self._numbers += 1
                    self._asked = _Pending(self._numbers, order)
                    self._ask()
                case _Leave():
                    self._forget()
                    self._company = None
                case Frame(child=child, kind=kind, payload=payload) if child is self._child:
                    self._said(kind, payload)
        if self._child is not None:
            self._child.close()

    def _wake_in(self, delay: float) -> None:
        self._deadline = time.monotonic() + delay

    def _met(self, company: Company) -> None:
        self._company = company
        if self._here is not None:
            self._introduce(self._here)
        elif self._child is None:
            self._wake_in(LATER)
        elif self._warm:
            self._send(b"M", company)

    def _introduce(self, mind: Mind) -> None:
        """Let a mind of this process meet the company."""
        if self._company is not None:
            try:
                mind.meet(self._company)
            except Exception:  # noqa: BLE001 - whatever a game's habits raise, the game goes on
                self._log(traceback.format_exc())

    def _ask(self) -> None:
        """Put what is asked to whoever thinks; a process that is not warm yet gets it once it is."""
        if self._asked is None:
            return
        if self._here is not None:
            self._think(self._here, self._asked)
        elif self._child is None:
            self._start()
        elif self._warm:
            self._wake_in(STUCK * (1 + self._asked.faults))
            for seat, question in self._asked.open.items():
                self._send(b"Q", (self._asked.number, seat, question))

    def _start(self) -> None:
        self._warm = False
        self._wake_in(STARTING)
        try:
            self._child = Child(self._module, self._orders.put, paths=self._paths, options=["-S"])
        except OSError:
            self._stay_here()

    def _send(self, kind: bytes, what: object) -> None:
        """Send a frame; a process that does not take it is ended, which is heard of like any other end."""
        assert self._child is not None
        guard = Timer(STUCK, self._child.kill)
        guard.daemon = True
        guard.start()
        self._child.send(kind, pickle.dumps(what))
        guard.cancel()

    def _said(self, kind: bytes, payload: bytes) -> None:
        """Take what the process says."""
        if kind == READY:
            self._warm, self._stillborn, self._deadline = True, 0, None
            if self._company is not None:
                self._send(b"M", self._company)
            self._ask()
        elif kind == GONE:
            self._lost()
        else:
            number, place, what = pickle.loads(payload)  # noqa: S301 - our own process wrote it
            if kind == b"E":
                self._log(what)
            if self._asked is not None and number == self._asked.number:
                self._answered(self._asked, Seat(place), what, failed=kind == b"E")

    def _answered(self, asked: _Pending, seat: Seat, what: Any, *, failed: bool) -> None:
        if failed:
            asked.faults += 1
            self._lost()
        else:
            asked.answers[seat] = what
            self._wake_in(STUCK * (1 + asked.faults))
            self._finish(asked)

    def _finish(self, asked: _Pending) -> None:
        """Report the answers, if they are all there."""
        if not asked.open:
            self._asked = self._deadline = None
            self._post(Thought(asked.thinking, asked.answers))

    def _forget(self) -> None:
        """Drop what is asked."""
        if self._asked is not None and self._warm:
            self._deadline = None
            self._send(b"X", self._asked.number)
        self._asked = None

    def _overdue(self) -> None:
        """Start the process that was put off, or replace one that took too long."""
        self._deadline = None
        if self._child is None:
            self._start()
            return
        if self._warm and self._asked is not None:
            self._asked.faults += 1
        self._lost()

    def _lost(self) -> None:
        """Replace the process, and tell it once; between two games it is only forgotten."""
        assert self._child is not None
        self._child.kill()
        self._child = self._deadline = None
        self._stillborn += not self._warm
        self._warm = False
        if self._asked is None and self._company is None:
            return
        if self._stillborn >= TRIES:
            self._stay_here()
            return
        if self._stillborn <= 1:
            self._notice("interface-thinking-again")
        if self._asked is not None:
            self._asked.lost += 1
            self._help(self._asked)
        self._start()

    def _help(self, asked: _Pending) -> None:
        """Answer here what has cost too many processes: by chance where the bot itself fails."""
        if asked.faults >= FAULTS:
            asked.faults = asked.lost = 0
            self._answer_by_chance(asked, next(iter(asked.open)))
            self._finish(asked)
        elif asked.lost >= TRIES:
            mind = Mind()
            self._introduce(mind)
            self._think(mind, asked)

    def _stay_here(self) -> None:
        """Think in this thread from now on."""
        self._deadline = None
        self._notice("interface-thinking-here")
        self._here = Mind()
        self._introduce(self._here)
        self._ask()

    def _think(self, mind: Mind, asked: _Pending) -> None:
        for seat, question in asked.open.items():
            try:
                asked.answers[seat] = mind.think(question)
            except Exception:  # noqa: BLE001 - whatever a bot raises, the game goes on
                self._log(traceback.format_exc())
                self._answer_by_chance(asked, seat)
        self._finish(asked)

    def _answer_by_chance(self, asked: _Pending, seat: Seat) -> None:
        """Let a bot that cannot think do anything that is allowed; other questions stay without an answer."""
        question = asked.thinking.questions[seat]
        if isinstance(question, Question):
            self._notice("interface-thinking-by-chance")
        asked.answers[seat] = question.by_chance()
