"""What Non Merci counts of people: the cards that they take, for how many tokens, and which join a run."""

from collections.abc import Iterable

from ludoreille.core import Event
from ludoreille.games.non_merci.model import CardTaken
from ludoreille.kit.figures import Count, Figure, Figures


def _count(events: Iterable[Event]) -> Iterable[Count]:
    """Yield the cards taken, those that stand in a run then, and the tokens that came with them."""
    for event in events:
        if isinstance(event, CardTaken):
            yield event.seat, "taken", 1
            yield event.seat, "joined", int(event.low < event.high)
            yield event.seat, "tokens", event.pot


FIGURES = Figures(_count, (Figure("taken"), Figure("joined", "taken"), Figure("tokens", "taken")))
