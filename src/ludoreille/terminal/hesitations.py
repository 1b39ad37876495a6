"""How long bots take over what they do, where they wait for the voice: a little, and it tells nothing."""

from random import Random

from ludoreille.announce import Rhythm
from ludoreille.core import Seat
from ludoreille.kit.cast import HIDDEN, LONGEST, MANNERS, find_character, hesitate
from ludoreille.store.saves import Save
from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Category, Line

FELT = 0.3
"""Seconds from which a wait is felt as a hesitation."""


class Hesitations:
    """Lets bots hesitate between two moves of people: each of them once, `LONGEST` seconds in all."""

    def __init__(self, desk: Desk, save: Save) -> None:
        """Serve *desk* in the game that *save* began."""
        self._desk = desk
        self._save = save
        self._left = LONGEST
        self._hesitated: set[Seat] = set()
        self._manners: dict[Seat, int] = {}

    def begin(self) -> None:
        """Note that a person has moved: the bots may take their time again."""
        self._left = LONGEST
        self._hesitated.clear()

    def of(self, seat: Seat, choices: int, rng: Random, *, private: bool) -> float:
        """Tell how the bot at *seat* hesitates over so many *choices*, and return for how many seconds.

        Where what it can do is *private*, their number counts for nothing. Who types lines never waits.
        """
        desk, level, character = self._desk, self._save.levels[seat], find_character(self._save.names[seat])
        if not desk.hesitations or desk.line_mode or desk.rhythm is not Rhythm.WAIT:
            return 0.0
        if character is None or level is None or self._left < FELT or seat in self._hesitated:
            return 0.0
        found = hesitate(character, level, HIDDEN if private else choices, rng)
        if found is None:
            return 0.0
        seconds = min(found.seconds, self._left)
        self._left -= seconds
        self._hesitated.add(seat)
        manner = found.manner if found.manner != self._manners.get(seat) else found.manner % MANNERS + 1
        self._manners[seat] = manner
        desk.tell(Line(f"cast-{character.id}-{manner}", who=seat, category=Category.AMBIENT))
        return seconds
