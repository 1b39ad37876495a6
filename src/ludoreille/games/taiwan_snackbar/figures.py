"""What Taiwan Snackbar counts of people: how often they eat, how much, and what it costs them."""

from collections.abc import Iterable

from ludoreille.core import Event
from ludoreille.games.taiwan_snackbar.cards import INDIGESTION
from ludoreille.games.taiwan_snackbar.model import OrderEaten
from ludoreille.kit.figures import Count, Figure, Figures


def _count(events: Iterable[Event]) -> Iterable[Count]:
    """Yield meals, their cards, and the meals with an indigestion; a taste is no meal."""
    for event in events:
        if isinstance(event, OrderEaten) and not event.tasted:
            yield event.seat, "meals", 1
            yield event.seat, "cards", sum(event.cards)
            yield event.seat, "upset", int(event.cards[INDIGESTION] > 0)


FIGURES = Figures(_count, (Figure("meals"), Figure("cards", "meals"), Figure("upset", "meals")))
