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

    A focus never waits. Cues of others that still wait when more come are thinned to the last three. What I
    did, answers and alerts (my turn among them) always sound, in order.
    """

    def __init__(self) -> None:
        """Begin with nothing to play."""
        self._focus: tuple[Cue, ...] = ()
        self._waiting: list[Message] = []
        self._free_at = 0.0

    def add(self, messages: Sequence[Message]) -> None:
        """Take the cues of *messages*."""
        for message in messages:
            if message.category is Category.FOCUS:
                self._focus = message.cues
            elif message.cues:
                self._waiting.append(message)
        others = [message for message in self._waiting if message.category is Category.OTHERS]
        for message in others[:-KEPT]:
            self._waiting.remove(message)

    def poll(self, now: float) -> list[Play]:
        """Return what is to be played now."""
        orders = [Play(self._focus)] if self._focus else []
        self._focus = ()
        if self._waiting and now >= self._free_at:
            self._free_at = now + SPACING
            orders.append(Play(self._waiting.pop(0).cues))
        return orders

    @property
    def deadline(self) -> float | None:
        """When the next cue is due; None if none waits."""
        return self._free_at if self._waiting else None
