"""What is said goes out here: lines become messages, orders are carried out, voices are listened to."""

import contextlib
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from queue import Empty, SimpleQueue

from ludoreille.announce import Announcer, Drop, Hush, Message, Order, Play, Print, Speak, Whose
from ludoreille.core import Seat
from ludoreille.cues.player import CuePlayer
from ludoreille.terminal.input import Closed, Focus, Key, Text
from ludoreille.terminal.output import Printer
from ludoreille.thinking.thinker import Thought
from ludoreille.trace import Trace
from ludoreille.voices.voice import Outcome, Report, Voice
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, topic_of

FAR = 0.8
"""How far to the side the neighbours are heard."""


@dataclass(frozen=True, slots=True)
class Warned:
    """Another thread has something to tell the player: a message and its arguments."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Muted:
    """No voice could say this text: it is printed where lines are not printed anyway."""

    text: str


Typed = Key | Text | Closed
Heard = Report | Warned | Muted | Thought | Focus


class Outlet:
    """Speaks for the program to the listener; everything that is said passes through `tell`.

    `viewer` is the seat of who listens, None where several do. While `covered` it is told to him alone: it is
    said and not printed (unless there is no voice), and history does not keep it. `cues_end` is when the last
    cue will have sounded.
    """

    def __init__(  # noqa: PLR0913 - the parts of an outlet, each by its name
        self,
        *,
        announcer: Announcer,
        catalogue: Catalogue,
        cues: CuePlayer,
        printer: Printer,
        queue: "SimpleQueue[Typed | Heard]",
        trace: Trace,
    ) -> None:
        """Be silent. What settings decide (`voice`, None in the mode `texte`, and more) is set afterwards."""
        self.announcer = announcer
        self.catalogue = catalogue
        self.cues = cues
        self.trace = trace
        self.verbosity = Verbosity.NORMAL
        self.voice: Voice | None = None
        self.names: tuple[str, ...] = ()
        self.viewer: Seat | None = None
        self.covered = False
        self.cues_end = 0.0
        self._left_at = self._absent = 0.0
        self._printer = printer
        self._queue = queue
        self._typed: deque[Typed] = deque()

    def tell(self, *lines: Line) -> None:
        """Say lines to the player, one burst, after what others have had to tell until now."""
        self._catch_up()
        self._add(*lines)

    def answer(self, *lines: Line) -> None:
        """Say lines at once, as the answer to a key."""
        self.tell(*(replace(line, category=Category.ANSWER, urgent=False, cues=()) for line in lines))

    def say(self, id_: str, category: Category = Category.ANSWER, **args: Arg) -> None:
        """Say one message of the interface."""
        self.tell(Line(id_, args, category=category))

    def notice(self, id_: str, **args: Arg) -> None:
        """Tell that something outside the game is not as it should be, with the remedy."""
        self.trace.write("notice", text=self.text(id_, **args))
        self._add(Line(id_, args, category=Category.ALERT))

    def repeat(self, message: Message | None, otherwise: str) -> None:
        """Say a message again, or the interface message *otherwise* if there is none."""
        if message is None:
            self.say(otherwise)
            return
        self.announcer.add([message.again()], time.monotonic())
        self._carry_out()

    def silence(self) -> None:
        """Cut what is being said and what waits; history keeps it."""
        self.announcer.hush(time.monotonic())
        self._carry_out()

    def text(self, id_: str, **args: Arg) -> str:
        """Return a message as it is printed, at normal verbosity."""
        return self.catalogue.render(Line(id_, args), self.viewer, self.names, Verbosity.NORMAL).printed

    def rendered(self, line: Line) -> str:
        """Return a line as it is printed for this listener at this verbosity."""
        return self.catalogue.render(line, self.viewer, self.names, self.verbosity).printed

    def heard(self, line: Line) -> bool:
        """Say whether *line* has words that this listener wants to hear."""
        message = self._message(line)
        return bool(message.text) and self.announcer.selection.says(message)

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase as it is printed."""
        return self.text(phrase.id, **phrase.args)

    def presence(self, now: float) -> float:
        """Return *now* by a clock, in seconds, that stands still while the player is elsewhere."""
        return (self._left_at if self.announcer.paused else now) - self._absent

    def _add(self, *lines: Line) -> None:
        self.announcer.add([self._message(line) for line in lines], time.monotonic())
        self._carry_out()

    def _catch_up(self) -> None:
        """Take all that came from elsewhere; what was typed is kept in order for `_next`."""
        with contextlib.suppress(Empty):
            while True:
                event = self._queue.get_nowait()
                if isinstance(event, Heard):
                    self._heard(event)
                else:
                    self._typed.append(event)

    def _message(self, line: Line) -> Message:
        short = line.category is Category.MINE and self.announcer.selection.whose is Whose.OTHERS
        verbosity = Verbosity.BRIEF if short else self.verbosity
        text = self.catalogue.render(line, self.viewer, self.names, verbosity)
        kept = line.category if not self.covered or line.category is Category.FOCUS else Category.ANSWER
        return Message(
            text.printed,
            text.spoken,
            text.braille,
            kept,
            urgent=line.urgent,
            asks=line.asks,
            cues=line.cues,
            fold_key=line.fold,
            private=self.covered,
            topic=topic_of(replace(line, category=kept)),
            folded=None if line.fold is None else lambda count: self._folded(line, count),
        )

    def _folded(self, line: Line, count: int) -> Message:
        assert line.fold is not None
        return self._message(replace(line, id=line.fold, args={**line.args, "nombre": count}, fold=None))

    def _carry_out(self) -> None:
        """Carry out the announcer's orders of this moment."""
        for order in self.announcer.poll(time.monotonic()):
            self._do(order)

    def _do(self, order: Order) -> None:
        match order:
            case Play(cues):
                for cue in cues:
                    self.cues.play(self._placed(cue))
                    self.cues_end = time.monotonic() + self.cues.length(cue)
            case Print(text):
                self.trace.write("print", text=text)
                self._printer.print(text)
            case Speak(utterance, category, interrupt):
                voice = self.voice
                assert voice is not None
                self.trace.write(
                    "say",
                    id=utterance.id,
                    text=utterance.text,
                    category=category,
                    interrupt=interrupt,
                    voice=voice.id,
                )
                if utterance.braille is not None and not self.announcer.prints:
                    self.trace.write("braille", text=utterance.braille)
                voice.speak(utterance)
            case Hush():
                if self.voice is not None:
                    self.voice.stop()
            case Drop(id_, why):
                self.trace.write("drop", id=id_, why=why)

    def _placed(self, cue: Cue) -> Cue:
        """Return *cue* where it is heard: a seat goes round the table from the listener's left."""
        if cue.seat is None:
            return cue
        others = len(self.names) - 1
        place = (cue.seat - (self.viewer or 0)) % len(self.names)
        pan = 0.0 if not place else FAR * (2 * (place - 1) / (others - 1) - 1) if others > 1 else 0.0
        return replace(cue, pan=pan, seat=None)

    def _come_back(self) -> None:
        """Go on with a player who was elsewhere."""
        now = time.monotonic()
        if self.announcer.paused:
            self._absent += now - self._left_at
            self.announcer.resume(now)

    def _heard(self, event: Heard) -> None:
        """Take what a voice, a device, a bot or the window tells."""
        match event:
            case Focus(inside):
                self.trace.write("focus", inside=inside)
                if inside:
                    self._come_back()
                elif not self.announcer.paused:
                    self._left_at = time.monotonic()
                    self.announcer.pause(self._left_at)
            case Thought():
                event.take()
            case Warned(id_, args):
                self.notice(id_, **args)
            case Muted(text):
                if not self.announcer.prints:
                    self._do(Print(text))
                    self.announcer.set_mode(speaks=True, prints=True, now=time.monotonic())
            case Report(id_, outcome):
                if outcome is Outcome.STARTED:
                    self.trace.write("start", id=id_)
                else:
                    self.trace.write("end", id=id_, complete=outcome is Outcome.ENDED)
                self.announcer.report(id_, outcome, time.monotonic())
