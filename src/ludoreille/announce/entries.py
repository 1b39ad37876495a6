"""What waits for the voice, and what the voice is saying."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoreille.announce.orders import Message
from ludoreille.words.line import Category

BURST = 0.3
"""Seconds within which messages belong to the same happening."""


@dataclass(slots=True)
class Entry:
    """A message on its way to the voice, `added` at that second.

    `deadline` is when an alert is spoken at the latest; `concludes` marks an alert that came right after what
    I did; `opens` marks what interrupts when its turn comes; `again` marks what was cut once before.
    """

    id: int
    message: Message
    added: float
    deadline: float | None = None
    concludes: bool = False
    opens: bool = False
    again: bool = False

    @property
    def category(self) -> Category:
        """Why it is said."""
        return self.message.category

    def delay(self, seconds: float) -> None:
        """Let it be so many seconds younger, and due so many later."""
        self.added += seconds
        if self.deadline is not None:
            self.deadline += seconds


@dataclass(slots=True)
class Going:
    """What the voice is saying: since when, and for about how many seconds."""

    entry: Entry
    since: float
    length: float

    def remaining(self, now: float) -> float:
        """Return about how many seconds are left."""
        return max(self.since + self.length - now, 0.0)

    def half_heard(self, now: float) -> bool:
        """Say whether at least half of it was heard."""
        return now - self.since >= self.length / 2

    @property
    def lost_at(self) -> float:
        """When a voice that has not reported is given up."""
        return self.since + 2 * self.length + 2.0


def is_move(entry: Entry) -> bool:
    """Say whether this tells a move of others, which may be shortened."""
    return entry.category is Category.OTHERS


def start_of_mine(entries: Sequence[Entry]) -> int:
    """Return where the messages begin at the end of *entries* that tell what I did."""
    start = len(entries)
    while start and entries[start - 1].category is Category.MINE:
        start -= 1
    return start


def precedes(entry: Entry, alert: Entry) -> bool:
    """Say whether *entry* is an alert that *alert* waits for; an urgent one only in its own happening."""
    of_one_happening = entry.added >= alert.added - BURST
    return entry.category is Category.ALERT and (of_one_happening or not alert.message.urgent)
