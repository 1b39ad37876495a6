"""Sparring partners for Touché: they hide by one habit, or go on by one rule, and else play the theory."""

from collections.abc import Mapping
from dataclasses import replace

from ludoreille.core import Seat
from ludoreille.games.touche.bots import EXPERT, Mind, fair
from ludoreille.games.touche.habits import TWO
from ludoreille.games.touche.model import State
from ludoreille.kit.bots import Notebook, Sparring

THEORY = replace(EXPERT, announces=fair, hides=fair)
"""Plays as the expert does, but for habits, which it does not listen to."""


def repeats(per_cent: int) -> Mind:
    """Make a player who hides in so many passes of a hundred the same as in his last pass, else the other."""

    def hides(_table: State, seat: Seat, notebook: Notebook) -> float:
        notes = notebook.get(seat, ())
        if not notes:
            return 1 / 2
        return per_cent / 100 if notes[-1].own == TWO else 1 - per_cent / 100

    return replace(THEORY, hides=hides)


def alternates(per_cent: int) -> Mind:
    """Make a player who hides in so many passes of a hundred the other fist than in his last pass."""
    return repeats(100 - per_cent)


def copies(per_cent: int) -> Mind:
    """Make a player who hides in so many passes of a hundred two at even and one at odd, else the other."""

    def hides(table: State, _seat: Seat, _notebook: Notebook) -> float:
        return per_cent / 100 if table.even else 1 - per_cent / 100

    return replace(THEORY, hides=hides)


def dares(markers: int) -> Mind:
    """Make a player who goes on after first blood if so many markers or fewer are left on the other card."""

    def goes_on(table: State, side: int) -> float:
        foe = table.fight.fighters[1 - side]
        return float(foe.esquives + foe.first_blood <= markers)

    return replace(THEORY, goes_on=goes_on)


SPARRING: Mapping[str, Sparring] = {
    "alterne": alternates,
    "repete": repeats,
    "copie": copies,
    "marqueurs": dares,
}
