"""The policy of speech: everything that is told passes here, and comes out as orders."""

from collections.abc import Callable, Sequence

from ludoreille.announce.cueing import CueQueue
from ludoreille.announce.history import History, is_important
from ludoreille.announce.orders import Message, Order, Print
from ludoreille.announce.page import Page
from ludoreille.announce.selection import REMEMBERED, Selection
from ludoreille.announce.speech import Speech
from ludoreille.voices.voice import Outcome

READING_SPEED = 25
"""Characters a second that a player reads, by a reader or on a display, where nobody measured it."""
LONGEST_READING = 2.5


class Announcer:
    """Takes messages and the time, gives orders; no thread, no clock, nothing done here.

    `selection` is what the player chose to hear and to keep; cues sound whatever he chose, so that he knows
    that something happens. `reading_speed` is how many characters a second are read where we do not speak.
    Call `poll` after every other call, and at `next_deadline` at the latest; carry out all orders in order.
    """

    def __init__(self, *, estimate: Callable[[str], float], speaks: bool, prints: bool) -> None:
        """Begin silent; *estimate* gives the seconds that the voice in use takes for a text."""
        self.selection = Selection()
        self.history = History(self._reaches)
        self.speaks = speaks
        self.prints = prints
        self.reading_speed = READING_SPEED
        self._speech = Speech(estimate, self._told)
        self._cues = CueQueue()
        self._page = Page()
        self._read_at = 0.0
        self._last: Message | None = None
        self._last_important: Message | None = None
        self._printed: list[Order] = []

    def add(self, messages: Sequence[Message], now: float) -> None:
        """Take the messages of one happening, in order."""
        self._cues.add(messages)
        worded = [message for message in messages if message.text]
        says, keeps = self.selection.says, self.selection.keeps
        said = [message for message in worded if says(message)]
        for message in filter(keeps, worded):
            self.history.add(message)
        if self.speaks:
            shown = [each for each in worded if (says(each) or keeps(each)) and not each.private]
            self._print(shown if self.prints else (), now)
            self._speech.add(said, now)
        elif self.prints:
            self._print(self._page.add(said, now), now)

    def report(self, utterance_id: int, outcome: Outcome, now: float) -> None:
        """Take what the voice tells of an utterance; unknown ones are ignored."""
        self._speech.report(utterance_id, outcome, now)

    def poll(self, now: float) -> list[Order]:
        """Return what is to be done at this moment, in order."""
        self._print(self._page.poll(now), now)
        printed, self._printed = self._printed, []
        cues = [] if self.paused else self._cues.poll(now)
        return [*cues, *printed, *self._speech.poll(now)]

    def acted(self, now: float) -> None:
        """Note that the player has acted: menu, answers and question fall silent, the review is over.

        What the game told goes on waiting.
        """
        self._speech.acted(now)
        self.history.leave()

    def skip(self, now: float) -> None:
        """Cut what is being said; the next one follows."""
        self._speech.skip(now)

    def hush(self, now: float) -> None:
        """Cut what is being said and all that waits; history keeps it."""
        self._speech.hush(now, "hushed")

    def pause(self, now: float) -> None:
        """Fall silent until `resume`, because the player is elsewhere: no word and no cue is lost.

        Where we do not speak nothing happens.
        """
        if self.speaks:
            self._speech.pause(now)

    def resume(self, now: float) -> None:
        """Say again what `pause` cut, then what waits."""
        self._speech.resume(now)

    def set_mode(self, *, speaks: bool, prints: bool, now: float) -> None:
        """Change how texts come out: what still waited is told the new way, nothing is printed twice.

        What is private is printed only where nothing is said.
        """
        if not speaks:
            self.resume(now)
        self._print(self._page.flush(), now)
        left = self._speech.hush(now, "mode") if self.speaks and not speaks else self._speech.waiting
        only_heard = not self.prints
        self.speaks, self.prints = speaks, prints
        if prints:
            self._print([each for each in left if (not speaks if each.private else only_heard)], now)

    def repeat_last(self) -> Message | None:
        """Return the last message of the game that was told, as an answer; None before the first."""
        return self._last and self._last.again()

    def repeat_last_important(self) -> Message | None:
        """Return the last important message that was told, as an answer; None before the first."""
        return self._last_important and self._last_important.again()

    @property
    def paused(self) -> bool:
        """Whether all waits for `resume`: nobody is there to hear."""
        return self._speech.paused

    @property
    def silent(self) -> bool:
        """Whether all has been told: nothing is being said, and nothing waits to be said or printed."""
        return self._speech.idle and self._page.deadline is None and not self.paused

    @property
    def cued(self) -> bool:
        """Whether no cue waits to be played."""
        return self._cues.deadline is None and not self.paused

    def idle(self, now: float) -> bool:
        """Say whether all is silent, and what was printed can have been read."""
        return self.silent and now >= self._read_at

    def next_deadline(self, now: float) -> float | None:
        """Return when `poll` is to be called even if nothing happens; None if that is not needed."""
        cues = None if self.paused else self._cues.deadline
        moments = [*self._speech.deadlines(), cues, self._page.deadline]
        moments += [self._read_at] if self._read_at > now else []
        return min((moment for moment in moments if moment is not None), default=None)

    def _print(self, messages: Sequence[Message], now: float) -> None:
        for message in messages:
            self._printed.append(Print(message.text))
            if not self.speaks:
                self._told(message)
        if messages and not self.speaks:
            seconds = sum(len(message.text) for message in messages) / self.reading_speed
            self._read_at = min(max(self._read_at, now) + seconds, now + LONGEST_READING)

    def _reaches(self, message: Message) -> bool:
        """Say whether a walk in the history stops at *message*, as the player chooses now."""
        return self.selection.reaches(message)

    def _told(self, message: Message) -> None:
        if message.category not in REMEMBERED:
            return
        self._last = message
        if is_important(message):
            self._last_important = message
