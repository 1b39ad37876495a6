"""Measures how long the statistics of many finished games take, the first time and after that.

`python tools/bench_statistics.py [--games N]` keeps N games (1,000 if not said), as many of each game on
the shelf, and prints milliseconds of the processor: all journals replayed without the ledger, the ledger
filled, opened again, opened after one more game; with how many times less than the replay that is.
"""

import argparse
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.ledger import Ledger
from ludoreille.store.played import replay
from ludoreille.store.saves import Save, Saves
from ludoreille.store.statistics import records
from ludoreille.table import Table, random_nature

SEATS = 4
KINDS = 6
"""Different games of each kind; the rest are copies of them."""


def finished(game: str, rng: Random) -> Save:
    """Return a game that bots have finished, as if two people had played in it."""
    shelved = SHELF[game]
    table = Table(shelved.rules, SEATS)
    bot = shelved.bots[Level.BEGINNER]
    for _ in table.run([lambda sight, actions: bot(sight, actions, rng, {})] * SEATS, random_nature(rng)):
        pass
    people = (Seat(0), Seat(2))
    levels = tuple(None if seat in people else Level.CONFIRMED for seat in range(SEATS))
    names = ("Anne", "Basile", "Chloé", "Denis")
    return Save(game, SEATS, names, people, levels, table.options, journal=tuple(table.journal))


def keep(saves: Saves, games: int) -> None:
    """Keep so many finished games."""
    rng = Random(1)
    pool = cycle([finished(game, rng) for _ in range(KINDS) for game in SHELF])
    for number in range(games):
        keep_one(saves, next(pool), number)


def keep_one(saves: Saves, save: Save, number: int) -> None:
    """Keep a finished game under a number."""
    fields = {name: getattr(save, name) for name in Save.__slots__}
    saves.finish(Save(**{**fields, "begun": f"{number:06}"}))


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long *work* keeps the processor."""
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Measure, and print a line for each way to get at the statistics."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    with TemporaryDirectory() as folder:
        saves = Saves(Path(folder), print)
        keep(saves, games)

        def through_the_ledger() -> None:
            records(Ledger(saves).played())

        without = milliseconds(lambda: records(filter(None, map(replay, saves.finished()))))
        first = milliseconds(through_the_ledger)
        again = min(milliseconds(through_the_ledger) for _ in range(3))
        keep_one(saves, finished("push", Random(2)), games)
        more = milliseconds(through_the_ledger)
    for name, cost in (("replayed", without), ("filled", first), ("again", again), ("one more", more)):
        print(f"{name:10} {cost:8.0f} ms  {without / cost:6.1f} times less")


if __name__ == "__main__":
    main()
