"""Every game on the shelf. To add one, add its folder and its id here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from ludoreille.core import Game, Option
from ludoreille.kit.bots import Advise, Bot, Habits, Level, Sparring, no_habits
from ludoreille.kit.figures import NO_FIGURES, Figures
from ludoreille.words.narrator import Narrator


@dataclass(frozen=True, slots=True)
class Shelved:
    """A game ready to be played: its rules, its teller, its bots and what goes with them.

    `sparring` makes bots of one simple rule each, by a French name.
    """

    rules: Game[Any, Any, Any]
    narrator: Narrator
    bots: Mapping[Level, Bot]
    advise: Advise
    sparring: Mapping[str, Sparring] = field(default_factory=dict)
    habits: Habits = no_habits
    figures: Figures = NO_FIGURES


class Shelf(Mapping[str, Shelved]):
    """Games by id, in the order in which they are told; a game is imported when it is first taken.

    An id is the name of a package beside this module, whose module `shelf` holds the game as `SHELVED`.
    """

    def __init__(self, *games: str) -> None:
        self._games = dict.fromkeys(games)

    def __getitem__(self, game: str) -> Shelved:
        if game not in self._games:
            raise KeyError(game)
        shelved: Shelved = import_module(f"{__name__}.{game}.shelf").SHELVED
        return shelved

    def __contains__(self, game: object) -> bool:
        return game in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


SHELF: Mapping[str, Shelved] = Shelf("push", "non_merci", "pas_touche", "taiwan_snackbar", "touche")

READINGS: Mapping[str, tuple[Option, ...]] = {"push": (Option("marking", ("colour", "symbol", "both")),)}
"""Settings of how things are named, by game: known here, since settings are read before any game is.

The catalogue gets their values in every message.
"""
