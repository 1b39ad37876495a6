"""What Push counts of people: how often they bust, what the die costs them, what they bring into safety."""

from collections.abc import Iterable

from ludoreille.core import Event
from ludoreille.games.push.model import Busted, ColourProtected, DieRolled, Stopped, points
from ludoreille.kit.figures import Count, Figure, Figures


def _count(events: Iterable[Event]) -> Iterable[Count]:
    """Yield turns in which somebody drew, how they ended, and the points lost and protected."""
    for event in events:
        match event:
            case Stopped(seat):
                yield seat, "draws", 1
            case Busted(seat):
                yield from ((seat, "draws", 1), (seat, "busts", 1))
            case DieRolled(seat, lost=cards):
                yield seat, "lost", points(cards)
            case ColourProtected(seat, cards=cards):
                yield seat, "protected", points(cards)


FIGURES = Figures(_count, (Figure("busts", "draws"), Figure("lost"), Figure("protected")))
