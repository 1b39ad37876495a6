"""Kept games to look back at: played by bots, as if a person had sat at the first seat."""

from functools import cache
from random import Random

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.saves import FINISHED, OPEN, SUFFIX, Save
from ludoreille.table import Table
from ludoreille.table.table import random_nature

NAMES = ("Vous", "Basile", "Chloé", "Denis", "Ève")
BEGUN = "2026-11-29-20h05m00-000"


@cache
def played(game, seats=3, *, people=(0,), level=Level.BEGINNER, lines=None):
    """Return a game of bots, or its first *lines*, kept as a game of *people*."""
    shelved, rng = SHELF[game], Random("1")
    table = Table(shelved.rules, seats)
    bot = shelved.bots[level]
    for _ in table.run([lambda sight, actions: bot(sight, actions, rng, {})] * seats, random_nature(rng)):
        pass
    assert isinstance(table.turn, Over)
    journal = tuple(table.journal[:lines])
    levels = tuple(None if seat in people else level for seat in range(seats))
    return Save(game, seats, NAMES[:seats], tuple(map(Seat, people)), levels, begun=BEGUN, journal=journal)


def keep(folder, save, *, finished=True):
    """Write *save* where the program looks for it, and return the file."""
    path = folder / (FINISHED if finished else OPEN) / f"{save.game}-{save.begun}{SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(save.write(), "utf-8")
    return path
