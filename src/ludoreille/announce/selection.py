"""What the player chose to hear and to find again, topic by topic, and whose moves he follows."""

from dataclasses import dataclass
from enum import StrEnum

from ludoreille.announce.orders import Message
from ludoreille.words.line import Category, Topic

REMEMBERED = frozenset({Category.MINE, Category.OTHERS, Category.ALERT})
OF_OTHERS = frozenset({Topic.MOVES, Topic.AMBIENT})
"""What tells only of others."""


class Telling(StrEnum):
    """What becomes of the lines of a topic: told to the ear (or to the eye where nothing speaks), kept."""

    BOTH = "dit-garde"
    SAID = "dit"
    KEPT = "garde"
    NEITHER = "rien"

    @property
    def says(self) -> bool:
        """Whether they are said, or printed where nothing speaks."""
        return self in (Telling.BOTH, Telling.SAID)

    @property
    def keeps(self) -> bool:
        """Whether history keeps them."""
        return self in (Telling.BOTH, Telling.KEPT)


class Whose(StrEnum):
    """Whose moves the player follows: everybody's, his own, those of others."""

    ALL = "tous"
    MINE = "moi"
    OTHERS = "autres"


@dataclass(frozen=True, slots=True)
class Selection:
    """The choices of a player: `said` and `kept` are topics, `whose` filters what they leave.

    A message without a topic is always said and kept: what he did, what he is asked, what is urgent.
    """

    said: frozenset[Topic] = frozenset(Topic)
    kept: frozenset[Topic] = frozenset(Topic) - {Topic.AMBIENT}
    whose: Whose = Whose.ALL

    def says(self, message: Message) -> bool:
        """Say whether *message* is said, or printed where nothing speaks."""
        topic = message.topic
        return topic is None or (topic in self.said and not (self.whose is Whose.MINE and topic in OF_OTHERS))

    def keeps(self, message: Message) -> bool:
        """Say whether history keeps *message*."""
        if message.topic is None:
            return message.category in REMEMBERED
        return message.topic in self.kept

    def reaches(self, message: Message) -> bool:
        """Say whether a walk in the history stops at *message*: alerts and the table are everybody's."""
        match self.whose:
            case Whose.MINE:
                return message.topic not in OF_OTHERS
            case Whose.OTHERS:
                return message.category is not Category.MINE
            case Whose.ALL:
                return True
