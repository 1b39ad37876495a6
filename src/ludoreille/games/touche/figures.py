"""What Touché counts of people: the duels that they win on either side, and how often they touch."""

from collections.abc import Iterable

from ludoreille.core import Event, Seat
from ludoreille.games.touche.model import DuelBegan, DuelEnded, FistsOpened
from ludoreille.kit.figures import Count, Figure, Figures


def _count(events: Iterable[Event]) -> Iterable[Count]:
    """Yield duels and passes, each for the side on which they were fought, and those that were won."""
    attacker: Seat | None = None
    for event in events:
        match event:
            case DuelBegan(attacker=seat):
                attacker = seat
            case FistsOpened(toucher=toucher, touched=touched):
                yield from ((toucher, "passes", 1), (touched, "passes", 1), (toucher, "touches", 1))
            case DuelEnded(winner=winner, loser=loser):
                for seat in (winner, loser):
                    side = "attack" if seat == attacker else "defence"
                    yield seat, f"{side}s", 1
                    yield seat, f"{side}s-won", int(seat == winner)


FIGURES = Figures(
    _count,
    (Figure("attacks-won", "attacks"), Figure("defences-won", "defences"), Figure("touches", "passes")),
)
