"""The vocabulary every game is written in. Standard library only, and no clock, generator or terminal."""

from ludoreille.core.chance import Chance, Outcome
from ludoreille.core.errors import Illegal, Refused, Unreadable
from ludoreille.core.game import (
    Event,
    Game,
    Option,
    OptionValue,
    Over,
    Policy,
    Position,
    Race,
    Seat,
    Step,
    ToDraw,
    ToPlay,
    Turn,
)

__all__ = [
    "Chance",
    "Event",
    "Game",
    "Illegal",
    "Option",
    "OptionValue",
    "Outcome",
    "Over",
    "Policy",
    "Position",
    "Race",
    "Refused",
    "Seat",
    "Step",
    "ToDraw",
    "ToPlay",
    "Turn",
    "Unreadable",
]
