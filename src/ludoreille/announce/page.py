"""What is printed when no voice of ours speaks: short blocks, because readers lose long ones."""

from collections.abc import Sequence

from ludoreille.announce.folding import groups, summary
from ludoreille.announce.orders import Message
from ludoreille.words.line import Category

BLOCK = 4
"""Lines printed one after another before messages of others are held back to be folded."""
PAUSE = 0.5
"""Seconds without a line that end a block, and that held lines wait at most."""


class Page:
    """Gives what is to be printed: everything at once, in order, except a flood of messages of others.

    After four lines of a block those that follow are held back half a second at most, or until another
    category comes, and the lines of a kind are printed as one.
    """

    def __init__(self) -> None:
        """Begin with an empty block."""
        self._held: list[Message] = []
        self._lines = 0
        self._latest = 0.0
        self.deadline: float | None = None

    def add(self, messages: Sequence[Message], now: float, *, whole: bool) -> list[Message]:
        """Return what is to be printed now; *whole* means everything, nothing folded."""
        printed: list[Message] = []
        for message in messages:
            if now >= self._latest + PAUSE:
                self._lines = 0
            self._latest = now
            self._lines += 1
            if not whole and message.category is Category.OTHERS and self._lines > BLOCK:
                self._held.append(message)
                self.deadline = self.deadline or now + PAUSE
            else:
                printed += [*self.flush(), message]
        return printed

    def poll(self, now: float) -> list[Message]:
        """Return the held lines if their time has come."""
        return self.flush() if self.deadline is not None and now >= self.deadline else []

    def flush(self) -> list[Message]:
        """Return the held lines, those of a kind as one."""
        held, self._held, self.deadline = self._held, [], None
        return [summary([held[index] for index in group]) for group in groups(held)]
