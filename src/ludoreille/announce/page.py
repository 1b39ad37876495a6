"""What is printed when no voice of ours speaks: short blocks, because readers lose long ones."""

from collections.abc import Sequence

from ludoreille.announce.folding import groups, summary
from ludoreille.announce.orders import Message
from ludoreille.words.line import Category

BLOCK = 6
"""Lines that may come one upon another."""
ROOM = 2
"""Lines of a block that are kept for the summary of what was held back, and for the question."""
PAUSE = 0.5
"""Seconds without a line that end a block, and that held lines wait at most."""


class Page:
    """Gives what is to be printed: everything at once, in order, except a flood of messages of others.

    What would make a block longer than six lines is held back half a second at most, or until something comes
    that is not of others; then the lines of a kind are printed as one.
    """

    def __init__(self) -> None:
        """Begin with an empty block."""
        self._held: list[Message] = []
        self._lines = 0
        self._latest = 0.0
        self.deadline: float | None = None

    def add(self, messages: Sequence[Message], now: float) -> list[Message]:
        """Return what is to be printed now of *messages* and of what was held."""
        if now >= self._latest + PAUSE:
            self._lines = 0
        self._latest = now
        room = BLOCK if self._lines + len(messages) <= BLOCK else BLOCK - ROOM
        printed: list[Message] = []
        for message in messages:
            if message.category is Category.OTHERS and (self._held or self._lines >= room):
                self._held.append(message)
            else:
                printed += [*self.flush(), message]
            self._lines += 1
        if self._held and self.deadline is None:
            self.deadline = now + PAUSE
        return printed

    def poll(self, now: float) -> list[Message]:
        """Return the held lines if their time has come: a new block begins with them."""
        if self.deadline is None or now < self.deadline:
            return []
        printed = self.flush()
        self._lines, self._latest = len(printed), now
        return printed

    def flush(self) -> list[Message]:
        """Return the held lines, those of a kind as one."""
        held, self._held, self.deadline = self._held, [], None
        return [summary([held[index] for index in group]) for group in groups(held)]
