"""What Pas Touche counts of people: when they advance, make a mistake, block a card."""

from collections.abc import Iterable

from ludoreille.core import Event, Seat
from ludoreille.games.pas_touche.model import Blocked, DiceRolled, Penalised, Succeeded, TableLaid
from ludoreille.kit.figures import Count, Figure, Figures


def _count(events: Iterable[Event]) -> Iterable[Count]:
    """Yield the rolls, which are for every seat, and what came of the touches."""
    seats = 0
    for event in events:
        match event:
            case TableLaid(rows=rows):
                seats = len(rows)
            case DiceRolled():
                yield from ((Seat(seat), "rolls", 1) for seat in range(seats))
            case Succeeded(seat):
                yield from ((seat, "advances", 1), (seat, "touches", 1))
            case Blocked(seat):
                yield from ((seat, "blocks", 1), (seat, "touches", 1))
            case Penalised(seat):
                yield from ((seat, "mistakes", 1), (seat, "touches", 1))


FIGURES = Figures(_count, (Figure("advances", "rolls"), Figure("mistakes", "touches"), Figure("blocks")))
