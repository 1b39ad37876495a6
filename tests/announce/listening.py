"""A listener with a simulated clock and voice, who notes all that reaches him."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ludoreille.announce import Announcer, Drop, Hush, Message, Order, Play, Print, Speak
from ludoreille.voices.voice import Outcome
from ludoreille.words.line import Category, Cue

CPS = 15


@dataclass(slots=True)
class Heard:
    """An utterance as it was heard: `end` is None while it goes on, `whole` is false when it was cut."""

    id: int
    text: str
    category: Category
    interrupts: bool
    start: float
    end: float | None = None
    whole: bool = False


def told(text: str, category: Category = Category.OTHERS, **more) -> Message:
    """Return a message whose printed and spoken forms are the same."""
    cues = tuple(Cue(name) for name in more.pop("cues", ()))
    return Message(text, text, text[:40], category, cues=cues, **more)


def move(text: str, key: str, many: str) -> Message:
    """Return a move of others that can be folded: *many* tells `{n}` of them."""
    return told(text, fold_key=key, folded=lambda n: told(many.format(n=n)))


class Listener:
    """Carries out an announcer's orders; the voice says 15 characters a second unless told otherwise."""

    def __init__(self, *, speaks=True, prints=False, cps=CPS, mute=False) -> None:
        self.now = 100.0
        self.heard: list[Heard] = []
        self.printed: list[tuple[float, str]] = []
        self.cues: list[tuple[float, str]] = []
        self.drops: dict[int, list[str]] = {}
        self.hushed = 0
        self.overlaps = 0
        self._cps = cps
        self._mute = mute
        self._going: Heard | None = None
        self.announcer = Announcer(estimate=lambda text: len(text) / CPS, speaks=speaks, prints=prints)

    @property
    def texts(self) -> list[str]:
        return [heard.text for heard in self.heard]

    def find(self, text: str) -> Heard:
        """Return the only utterance with this text."""
        (found,) = [heard for heard in self.heard if heard.text == text]
        return found

    def tell(self, *messages: Message) -> None:
        """Hand messages over as one happening."""
        self.announcer.add(messages, self.now)
        self.serve()

    def tell_again(self, message: Message | None) -> None:
        """Press a key of review: the message is told as an answer."""
        assert message is not None
        self.tell(message.again())

    def press(self, key: str) -> None:
        """Call a method of the announcer that takes the time alone."""
        getattr(self.announcer, key)(self.now)
        self.serve()

    def wait(self, seconds: float) -> None:
        """Let time pass; the voice and the announcer's deadlines are served when they are due."""
        until = self.now + seconds
        for moment in self._moments(until):
            self.now = moment
            self._end_speech()
            self.serve()
        self.now = until
        self.serve()

    def wait_for_silence(self) -> None:
        """Let time pass until nothing is said and nothing waits, an hour at most."""
        until = self.now + 3600
        while not self.announcer.silent:
            assert self.now < until
            self.wait(0.1)

    def serve(self) -> None:
        """Carry out what the announcer orders now."""
        for order in self.announcer.poll(self.now):
            self._carry_out(order)

    def _moments(self, until: float) -> Iterator[float]:
        turns = 0
        while True:
            ends = [self._going.start + len(self._going.text) / self._cps] if self._going else []
            deadline = self.announcer.next_deadline(self.now)
            due = [moment for moment in [*ends, deadline] if moment is not None and moment <= until]
            if not due:
                return
            turns += 1
            assert turns < 10_000, "the announcer asks to be called again and again without end"
            yield max(min(due), self.now)

    def _end_speech(self) -> None:
        going = self._going
        if going and self.now >= going.start + len(going.text) / self._cps:
            self._stop(whole=True)

    def _stop(self, *, whole: bool) -> None:
        going, self._going = self._going, None
        if going is None:
            return
        going.end, going.whole = self.now, whole
        if not self._mute:
            self.announcer.report(going.id, Outcome.ENDED if whole else Outcome.CUT, self.now)

    def _carry_out(self, order: Order) -> None:
        match order:
            case Play(cues):
                self.cues += [(self.now, cue.name) for cue in cues]
            case Print(text):
                self.printed.append((self.now, text))
            case Hush():
                self.hushed += 1
                self._stop(whole=False)
            case Drop(id_, why):
                self.drops.setdefault(id_, []).append(why)
            case Speak(utterance, category, interrupt):
                self.overlaps += self._going is not None and not interrupt
                self._stop(whole=False)
                self._going = Heard(utterance.id, utterance.text, category, interrupt, self.now)
                self.heard.append(self._going)
                if not self._mute:
                    self.announcer.report(utterance.id, Outcome.STARTED, self.now)


def urgent(text: str) -> Message:
    """Return an urgent alert."""
    return told(text, Category.ALERT, urgent=True)


def question(text: str) -> Message:
    """Return the alert that asks the player to move."""
    return replace(told(text, Category.ALERT), asks=True)
