"""The desk: where the program speaks to one player and listens to what he types."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Self

from ludoreille.announce import Announcer, Rhythm
from ludoreille.core import Seat
from ludoreille.cues.player import CuePlayer
from ludoreille.terminal.input import END_OF_INPUT, Closed, Key, Text
from ludoreille.terminal.keys import Bindings, Scope, key_phrase
from ludoreille.terminal.menu import match_words, short
from ludoreille.terminal.outlet import Heard, Outlet, Typed
from ludoreille.terminal.output import Printer
from ludoreille.trace import Trace
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Arg, Category, Line

QUIT_WORD = "quitter"
ECHO = 40
"""Characters of a line not understood that are told again."""
LEAVING = ("quit", "back", "stop-speaking")
"""Commands that end a text that is being read out."""
AFTER_GAME = 0.7
"""Seconds after a game in which keys still mean its last move: hands may be quicker than words."""
TICK = 0.1
"""Seconds after which a condition that somebody waits for is looked at again, if nothing happens before."""


class Leave(Exception):
    """The player leaves, or the terminal is gone.

    `why` is `away` for who leaves what goes on here, `quit` for who leaves the program, or `closed`.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    @classmethod
    def by(cls, key: str) -> Self:
        """Return what a key that quits leaves: with Control, always the program."""
        return cls("quit" if key.startswith("ctrl-") else "away")


READING = 600.0
"""Seconds that a text read out may take."""
MANY = 8
"""How many choices are told to a player whose word was not understood."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that can be chosen: by a number, a key, one of its words (line mode), its short form."""

    words: tuple[str, ...]
    number: int | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """The player chose a candidate."""

    index: int


@dataclass(frozen=True, slots=True)
class Pressed:
    """The player called a command that the desk does not carry out itself, or pressed a free key."""

    command: str | None
    key: str


@dataclass(frozen=True, slots=True)
class Wrote:
    """The player typed something that can be read, though it is none of the candidates."""

    line: str


Answer = Chosen | Pressed | Wrote
Meaning = int | str
"""What a line may mean: the index of a candidate, or the id of a command."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is being asked now: it is traced whenever an answer would be accepted.

    `actions` are the answers accepted, as the trace gives them: short forms in a game, words in a menu.
    `reads` tells whether a line that means no candidate is an answer all the same, to be refused with why.
    `raw` are keys that are answers of their own, whatever command they call elsewhere.
    `secret` keeps lines that are read out of the trace.
    `asides` are the commands after whose answer the question is still to be heard, if it was not; None among
    them stands for the keys that call nothing.
    """

    scope: Scope
    candidates: Sequence[Candidate] = ()
    seat: Seat | None = None
    actions: tuple[str, ...] = ()
    reads: Callable[[str], bool] | None = None
    raw: frozenset[str] = frozenset()
    secret: bool = False
    asides: frozenset[str | None] = frozenset()

    @property
    def takes_lines(self) -> bool:
        """Whether a line can answer; else what is typed ahead waits for the next question."""
        return bool(self.candidates) or self.reads is not None


Done = Callable[[float], bool]


class Desk(Outlet):
    """Speaks for the program and listens to one player: everything typed comes out of `ask`.

    - `reads_moments`: a line may say when it was meant, for nobody types it.
    - `hints`: hints are given in games that count too.
    - `hesitations`: bots take their time over what they do, where they wait for the voice.
    - `races_at_cues`: a race starts when its cues have sounded, not when its words are said.
    - `input_ended`: nothing more will be typed than what already waits.
    - `typed_at` is when the last answer came, by `time.monotonic`.
    - `common` carries out the commands that mean the same everywhere (repeat, history, volumes) and returns
      whether it knew one.
    - `hears` lets the person of a name hear in his own manner, everybody for "".
    - `listen` begins to read what is typed, and is called once, when something is first waited for; `echo`
      shows or hides what is typed, where the terminal writes it.
    """

    def __init__(  # noqa: PLR0913 - the parts of a desk, each by its name
        self,
        *,
        announcer: Announcer,
        catalogue: Catalogue,
        cues: CuePlayer,
        printer: Printer,
        queue: "SimpleQueue[Typed | Heard]",
        bindings: Bindings,
        trace: Trace,
        line_mode: bool,
    ) -> None:
        """Sit down, in silence."""
        super().__init__(
            announcer=announcer, catalogue=catalogue, cues=cues, printer=printer, queue=queue, trace=trace
        )
        self.bindings = bindings
        self.line_mode = line_mode
        self.rhythm = Rhythm.WAIT
        self.hesitations = True
        self.hints = True
        self.reads_moments = False
        self.races_at_cues = False
        self.tells_position = True
        self.common: Callable[[str], bool] = lambda _command: False
        self.hears: Callable[[str], None] = lambda _person: None
        self.listen: Callable[[], None] | None = None
        self.echo: Callable[[bool], None] = lambda _on: None
        self.typed_at = 0.0
        self.input_ended = False
        self._waiting: deque[Text | Closed] = deque()

    def ask(self, asked: Asked, done: Done | None = None) -> Answer | None:
        """Wait for an answer; raise `Leave` when the player quits or the terminal is gone.

        *done*, given the time, ends the waiting: None is returned. Where nothing can be chosen, lines typed
        ahead are kept for the next question.
        """
        self._trace(asked)
        while True:
            typed = self._next(done, ahead=not asked.takes_lines)
            if typed is None:
                return None
            self.typed_at = getattr(typed, "at", 0.0) or time.monotonic()
            answer = self._understand(typed, asked)
            if answer is not None:
                if not (isinstance(answer, Pressed) and answer.command in asked.asides):
                    self.announcer.acted(time.monotonic())
                return answer
            self._trace(asked)

    def line(self, id_: str, **args: Arg) -> str | None:
        """Ask for a line of text, told by a message; None if the player gives up with Escape."""
        self.tell(Line(id_, args, category=Category.ANSWER))
        typed = ""
        while True:
            self.trace.write("ask", seat=None, actions=[QUIT_WORD])
            event = self._next(None)
            if isinstance(event, Key | Text):
                self.trace.write("key", key=event.name if isinstance(event, Key) else event.line)
            match event:
                case Text(line) if line.strip().lower() != QUIT_WORD:
                    return line.strip()
                case Text() | Key("ctrl-c" | "ctrl-d"):
                    raise Leave("quit")
                case Closed():
                    raise Leave("closed")
                case Key("enter"):
                    return typed.strip()
                case Key("escape"):
                    return None
                case Key(name):
                    typed = self._spell(typed, name)

    def _spell(self, typed: str, key: str) -> str:
        """Return what is typed after one more key, and tell what it did."""
        if key == "backspace":
            self.say("interface-erased" if typed else "interface-nothing-typed", texte=typed[-1:])
            return typed[:-1]
        if len(key) > 1 and key != "space":
            self.say("interface-typing")
            return typed
        if key != "space":
            self.say("interface-item", Category.FOCUS, texte=key)
        return typed + (" " if key == "space" else key)

    def drain(self, seconds: float = READING) -> None:
        """Let what is being said end, *seconds* at most; the player can silence it by what leaves a text."""
        limit = time.monotonic() + seconds
        while typed := self._next(lambda now: now >= limit or self.announcer.silent):
            match typed:
                case Key(name) if self.bindings.command_for(name, Scope.TEXT) not in LEAVING:
                    continue
                case Text(line) if line.strip().lower() != QUIT_WORD:
                    continue
                case Closed(why) if why == END_OF_INPUT:
                    continue
            self.silence()
            return

    def answer_later(self, line: str) -> None:
        """Keep a line as the answer to the next question."""
        self._waiting.appendleft(Text(line))

    def settle(self) -> None:
        """Let what is being said end, unless the player acts: what he types waits for the next question."""
        if not self._waiting:
            typed = self._next(lambda _now: self.announcer.silent)
            if typed is not None:
                self._typed.appendleft(typed)

    def forget_keys(self, seconds: float) -> None:
        """Forget the keys that come within *seconds*, meant for what has just ended; lines wait on."""
        limit, kept = time.monotonic() + seconds, list[Typed]()
        while typed := self._next(lambda now: now >= limit, ahead=True):
            if isinstance(typed, Key):
                if self.bindings.command_for(typed.name, Scope.PLAY) == "quit":
                    raise Leave.by(typed.name)
            else:
                kept.append(typed)
        self._typed.extendleft(reversed(kept))

    def hold(self, done: Done) -> None:
        """Wait until *done*; what is typed meanwhile waits for the next question, unless it is to leave."""
        held: list[Typed] = []
        while typed := self._next(done, ahead=True):
            match typed:
                case Closed(why) if why != END_OF_INPUT:
                    raise Leave("closed")
                case Key(name) if self.bindings.command_for(name, Scope.PLAY) == "quit":
                    raise Leave.by(name)
            held.append(typed)
            self.input_ended |= isinstance(typed, Closed)
        self._typed.extendleft(reversed(held))

    def unknown(self, key: str, scope: Scope) -> None:
        """Say that a key does nothing in *scope*, and which one helps."""
        self.say("interface-unknown-key", touche=key_phrase(key), aide=self.bindings.spoken("help", scope))

    def _next(self, done: Done | None, *, ahead: bool = False) -> Typed | None:
        """Return what is typed next, serving the voice meanwhile; None as soon as *done*.

        Lines that wait are given first, unless *ahead*: then they go on waiting.
        """
        if self._waiting and not ahead:
            return self._waiting.popleft()
        self._begin_to_listen()
        while True:
            self._carry_out()
            now = time.monotonic()
            if done is not None and done(now):
                return None
            deadline = self.announcer.next_deadline(now)
            patience = TICK if deadline is None else min(TICK, max(0.0, deadline - now))
            try:
                event = (
                    self._typed.popleft()
                    if self._typed
                    else self._queue.get(
                        timeout=patience if done is not None or deadline is not None else None
                    )
                )
            except Empty:
                continue
            if isinstance(event, Heard):
                self._heard(event)
            elif ahead and self._waiting and not isinstance(event, Key):
                self._waiting.append(event)
                self.input_ended = isinstance(event, Closed)
            else:
                self._be_back(event)
                return event

    def _be_back(self, typed: Typed) -> None:
        """Take a key that was typed since the window was left for a return that the terminal did not tell."""
        if isinstance(typed, Key) and (typed.at or time.monotonic()) >= self._left_at:
            self._come_back()

    def _begin_to_listen(self) -> None:
        """Call `listen`, once, after the first words are on their way."""
        if self.listen is not None:
            self._carry_out()
            listen, self.listen = self.listen, None
            listen()

    def _understand(self, typed: Typed, asked: Asked) -> Answer | None:
        match typed:
            case Closed():
                raise Leave("closed")
            case Text(line):
                return self._line(line.strip(), asked)
            case Key(name):
                self._note(name)
                return self._key(name, asked)

    def _line(self, line: str, asked: Asked) -> Answer | None:
        """Understand a line, or keep it for the next question where nothing can be chosen now."""
        quits = line.lower() == QUIT_WORD
        found = () if quits or not line else self._meanings(line, asked)
        if line and not quits and not asked.takes_lines and len(found) != 1:
            self._waiting.append(Text(line))
            return None
        reads = bool(line) and not quits and asked.reads is not None and asked.reads(line)
        if not (reads and asked.secret):
            self._note(line or "enter")
        if quits:
            raise Leave("quit")
        if not line:
            return Pressed("choose", "enter")
        match found:
            case (int(index),):
                return Chosen(index)
            case (str(command),):
                return self._command(command, line, asked.scope)
        if reads:
            return Wrote(line)
        possible = self._first_words(found, asked) or self._possible(asked)
        line = line[:ECHO]
        self.say("interface-ambiguous" if found else "interface-unknown-word", texte=line, possible=possible)
        return None

    def _note(self, key: str) -> None:
        """Trace what was typed, unless others must not know it."""
        if not self.covered:
            self.trace.write("key", key=key)

    def _meanings(self, line: str, asked: Asked) -> tuple[Meaning, ...]:
        """Return what a line may mean: a key, a number, else a word or the beginning of one."""
        for index, candidate in enumerate(asked.candidates):
            if line.lower() == candidate.key or line == str(candidate.number):
                return (index,)
        called = self.bindings.command_for(line.lower(), asked.scope) if len(line) == 1 else None
        if called is not None:
            return (called,)
        everything = self._everything(asked)
        found = match_words(line, list(everything.values()))
        return tuple(meaning for index, meaning in enumerate(everything) if index in found)

    def _everything(self, asked: Asked) -> dict[Meaning, tuple[str, ...]]:
        """Return the words of each candidate, by its index, and of each command, by its id."""
        words: dict[Meaning, tuple[str, ...]] = dict(self.bindings.words(asked.scope))
        return {index: candidate.words for index, candidate in enumerate(asked.candidates)} | words

    def _first_words(self, meanings: Iterable[Meaning], asked: Asked) -> tuple[str, ...]:
        everything = self._everything(asked)
        return short([everything[meaning][0] for meaning in meanings])

    def _possible(self, asked: Asked) -> tuple[str, ...]:
        """Return what can be chosen now, the first of many."""
        legal = asked.actions if asked.seat is not None else ()
        words = [
            choice.words[0] for choice in asked.candidates if not legal or {*choice.words}.intersection(legal)
        ]
        return tuple(word[:1].lower() + word[1:] for word in short(words)[:MANY])

    def _key(self, name: str, asked: Asked) -> Chosen | Pressed | None:
        """Understand a key: a choice by its key or number, or a command."""
        if name.lower() in asked.raw:
            return Pressed(None, name.lower())
        number = self.bindings.digit(name)
        for index, candidate in enumerate(asked.candidates):
            if name.lower() == candidate.key or (number is not None and number == candidate.number):
                return Chosen(index)
        command = self.bindings.command_for(name, asked.scope)
        return self._command(command, name, asked.scope) if command else Pressed(None, name)

    def _command(self, command: str, key: str, scope: Scope) -> Pressed | None:
        """Carry out a command, or hand it on: outside play, the line where one stands is repeated."""
        if command == "quit":
            raise Leave.by(key)
        here = command == "repeat" and scope is not Scope.PLAY
        return None if not here and self.common(command) else Pressed(command, key)

    def _trace(self, asked: Asked) -> None:
        if asked.actions:
            self.trace.write("ask", seat=asked.seat, actions=list(asked.actions))
