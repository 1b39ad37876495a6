"""How fast a game goes on: when bots may act, and what a player skips who is in a hurry for his turn."""

import time
from collections.abc import Sequence

from ludoreille.announce import Rhythm, may_bots_act
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.prompt import Prompt
from ludoreille.thinking.thinker import Thinking
from ludoreille.words.line import Category, Line

FEW = 2
"""Announcements that can still be said before a question that somebody is in a hurry for."""


class Pace:
    """Waits for bots as the rhythm asks; `skipping` says that the player goes on to his turn at once."""

    def __init__(self, desk: Desk, prompt: Prompt) -> None:
        """Answer keys meanwhile by *prompt*."""
        self.skipping = False
        self._desk = desk
        self._prompt = prompt
        self._unheard = self._hinted = False
        self._heard = 0

    def told(self, lines: Sequence[Line]) -> None:
        """Note what was told last: bots do not wait for a key after what nobody heard."""
        self._unheard = not any(map(self._desk.heard, lines))

    def skip(self) -> None:
        """Go on to the player's turn at once."""
        self.skipping = True
        self._heard = len(self._desk.announcer.history.messages)
        self._desk.silence()

    def passed(self) -> Sequence[Line]:
        """Return how much was told since the player skipped, where it is too much to be said."""
        count = len(self._desk.announcer.history.messages) - self._heard
        return [Line("interface-skipped", {"nombre": count})] if self.skipping and count > FEW else []

    @property
    def in_blocks(self) -> bool:
        """Whether what is told comes in short blocks: screen readers lose lines of long ones."""
        return not self._desk.announcer.speaks and not self._desk.line_mode

    def wait(self, thinking: Thinking, until: float = 0.0) -> None:
        """Wait as the rhythm asks, answering keys meanwhile, until the bots may act and know what to do.

        They act at *until* at the earliest (`time.monotonic`), unless the player goes on to his own turn.
        Lines that are typed while only a bot's thought is missing are kept for the next question.
        """
        pressed = False

        def may_act(now: float) -> bool:
            hurried = pressed or self.skipping or self._desk.input_ended
            may = hurried or (now >= until and self.may_bots_act(now))
            return may and not self._desk.announcer.paused

        def ready(now: float) -> bool:
            return thinking.done and may_act(now)

        def enter() -> None:
            nonlocal pressed
            pressed = self._desk.rhythm is Rhythm.KEY
            if not pressed:
                self.skip()

        self._prompt.begin()
        while not ready(now := time.monotonic()):
            if not may_act(now):
                self._hint()
                self._prompt.wait(ready, enter)
            elif self._desk.line_mode:
                self._desk.hold(ready)
            else:
                self._prompt.wait(ready, enter)

    def may_bots_act(self, now: float) -> bool:
        """Say whether a bot may act: where each move waits for a key, one that nothing told of does not."""
        match self._desk.rhythm:
            case Rhythm.FAST:
                return not self.in_blocks or self._desk.announcer.silent
            case Rhythm.KEY if self._unheard:
                return True
            case rhythm:
                return may_bots_act(rhythm, self._desk.announcer, now)

    def _hint(self) -> None:
        """Tell once that bots wait for a key."""
        if self._desk.rhythm is Rhythm.KEY and not self._hinted:
            self._hinted = True
            self._desk.say(
                "interface-press-for-next", Category.ALERT, touche=self._desk.bindings.spoken("choose")
            )
