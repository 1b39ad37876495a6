"""The messages that wait for the voice."""

from collections.abc import Iterable

from ludoreille.announce.entries import Entry, is_move
from ludoreille.announce.folding import groups, summary
from ludoreille.announce.orders import Drop, Message

STALE = 4.0
"""Seconds after which waiting messages of others are folded."""
AMBIENT_LIFE = 5.0
"""Seconds after which an ambient message that could not be said is forgotten."""


class Waiting:
    """Entries in the order of speaking, ambient ones apart; it numbers them, and notes which are dropped."""

    def __init__(self) -> None:
        """Begin empty."""
        self.entries: list[Entry] = []
        self.ambient: list[Entry] = []
        self._drops: list[Drop] = []
        self._last_id = 0

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self.entries and not self.ambient

    def entry(self, message: Message, now: float) -> Entry:
        """Return a new entry, not yet in the queue."""
        self._last_id += 1
        return Entry(self._last_id, message, now)

    def pop(self, now: float) -> Entry | None:
        """Take the next one out; ambient ones only when nothing else waits."""
        if not self.entries:
            return self.ambient.pop(0) if self.ambient else None
        if is_move(self.entries[0]) and now >= self.entries[0].added + STALE:
            self.fold(now)
        return self.entries.pop(0)

    def drop(self, entries: Iterable[Entry], why: str) -> None:
        """Take *entries* out, unspoken."""
        dropped = {entry.id for entry in entries}
        self._drops += [Drop(id_, why) for id_ in sorted(dropped)]
        self.entries = [entry for entry in self.entries if entry.id not in dropped]
        self.ambient = [entry for entry in self.ambient if entry.id not in dropped]

    def fold(self, now: float) -> None:
        """Replace the moves of others of one kind by one entry each."""
        told: list[Entry] = []
        for indices in groups([entry.message for entry in self.entries]):
            group = [self.entries[index] for index in indices]
            if len(group) == 1:
                told += group
            else:
                self._drops += [Drop(entry.id, "folded") for entry in group]
                message = summary([entry.message for entry in group])
                told += [self.entry(message, now)] if message.text else []
        self.entries = told

    def expire(self, now: float) -> None:
        """Drop the ambient entries that have waited too long."""
        self.drop([entry for entry in self.ambient if now >= entry.added + AMBIENT_LIFE], "expired")

    def deadlines(self) -> list[float]:
        """Return when an ambient entry expires, and when an alert must be spoken."""
        moments = [entry.added + AMBIENT_LIFE for entry in self.ambient]
        return moments + [entry.deadline for entry in self.entries if entry.deadline is not None]

    def take_drops(self) -> list[Drop]:
        """Return what was dropped since the last call."""
        drops, self._drops = self._drops, []
        return drops
