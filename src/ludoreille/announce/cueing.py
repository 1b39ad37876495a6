"""When cues are played: at once, but a storm of them is spaced and thinned."""

from collections.abc import Sequence

from ludoreille.announce.orders import Message, Play
from ludoreille.words.line import Category, Cue

SPACING = 0.15
"""Seconds between the cues of two messages."""
KEPT = 3
"""How many messages of others keep their cues in a storm."""


class CueQueue:
    """Plays the cues of a message together, those of the next a little later.

    Cues of others that still wait when more come are thinned to the last three; all others are always played.
    """

    def __init__(self) -> None:
        """Begin with nothing to play."""
        self._waiting: list[tuple[Category, tuple[Cue, ...]]] = []
        self._free_at = 0.0

    def add(self, messages: Sequence[Message], now: float) -> None:
        """Take the cues of *messages*; those of a focus replace what waits."""
        del now
        self._waiting += [(message.category, message.cues) for message in messages if message.cues]
        others = [group for group in self._waiting if group[0] is Category.OTHERS]
        for group in others[:-KEPT]:
            self._waiting.remove(group)

    def poll(self, now: float) -> list[Play]:
        """Return what is to be played now."""
        if not self._waiting or now < self._free_at:
            return []
        self._free_at = now + SPACING
        return [Play(self._waiting.pop(0)[1])]

    @property
    def deadline(self) -> float | None:
        """When the next cue is due; None if none waits."""
        return self._free_at if self._waiting else None
