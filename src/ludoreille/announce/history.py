"""What was told of the game, in full and in order, and the place of a player who walks in it."""

from collections.abc import Callable, Iterable, Sequence

from ludoreille.announce.orders import Message
from ludoreille.words.line import Category

IMPORTANT = frozenset({Category.MINE, Category.ALERT})


def is_important(message: Message) -> bool:
    """Say whether *message* is worth a key of its own: mine, an alert, or urgent; questions have another."""
    return not message.asks and (message.urgent or message.category in IMPORTANT)


class History:
    """The messages that were told, oldest first.

    The place is after the newest until the player walks back; then it stays on the same message, whatever is
    added, until `leave`.
    """

    def __init__(self, reaches: Callable[[Message], bool] = lambda _message: True) -> None:
        """Begin empty; a walk passes over the messages that *reaches* refuses."""
        self._messages: list[Message] = []
        self._reaches = reaches
        self._place: int | None = None

    @property
    def messages(self) -> Sequence[Message]:
        """All messages, oldest first."""
        return tuple(self._messages)

    @property
    def reviewing(self) -> bool:
        """Whether the player walks in the history."""
        return self._place is not None

    def add(self, message: Message) -> None:
        """Remember *message*."""
        self._messages.append(message)

    def back(self) -> Message | None:
        """Go to the message before, and return it; None at the beginning, where the place stays."""
        return self._go(reversed(range(len(self._messages) if self._place is None else self._place)))

    def forward(self) -> Message | None:
        """Go to the message after, and return it; None at the end, where the place stays."""
        return None if self._place is None else self._go(range(self._place + 1, len(self._messages)))

    def first(self) -> Message | None:
        """Go to the oldest message, and return it; None if there is none."""
        return self._go(range(len(self._messages)))

    def last(self) -> Message | None:
        """Go to the newest message, and return it; None if there is none."""
        return self._go(reversed(range(len(self._messages))))

    def current(self) -> Message | None:
        """Return the message at the place; None where the player does not walk."""
        return None if self._place is None else self._messages[self._place]

    def newest(self) -> Message | None:
        """Return the newest message that a walk reaches; None if there is none."""
        return next(filter(self._reaches, reversed(self._messages)), None)

    def leave(self) -> None:
        """Stop walking: the next step back starts from the newest message."""
        self._place = None

    def _go(self, places: Iterable[int]) -> Message | None:
        """Go to the first of *places* whose message is reached."""
        for place in places:
            if self._reaches(self._messages[place]):
                self._place = place
                return self._messages[place]
        return None
