"""What waits for the voice, and what the voice is saying."""

from dataclasses import dataclass

from ludoreille.announce.orders import Message
from ludoreille.words.line import Category


@dataclass(slots=True)
class Entry:
    """A message on its way to the voice, `added` at that second.

    `deadline` is when an alert is spoken at the latest; `opens` marks what interrupts when its turn comes.
    """

    id: int
    message: Message
    added: float
    deadline: float | None = None
    opens: bool = False

    @property
    def category(self) -> Category:
        """Why it is said."""
        return self.message.category


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
