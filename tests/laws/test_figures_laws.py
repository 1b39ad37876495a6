"""The figures of its own that a game counts: each comes up in random play, and can be told in French."""

from random import Random

import pytest
from laws.play import play_to_the_end

from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.table import Table
from ludoreille.words.french import audit


def public_events(table):
    """Return what an onlooker sees of a game that is over."""
    again = Table(table.game, table.seats, table.options)
    events = [*again.game.opening(again.state), *(e for line in table.journal for e in again.enter(line))]
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


@pytest.mark.parametrize("game", SHELF)
def test_each_figure_is_counted_for_those_at_the_table(game):
    shelved, rng, met = SHELF[game], Random(4), set()
    for _ in range(3):
        table = Table(shelved.rules, rng.choice(shelved.rules.seats))
        play_to_the_end(table, shelved.bots[Level.CONFIRMED], rng)
        found = list(shelved.figures.count(public_events(table)))
        assert all(seat in range(table.seats) and amount >= 0 for seat, _, amount in found)
        met |= {id_ for _, id_, amount in found if amount}
    assert met == set(shelved.figures.ids)


@pytest.mark.parametrize("game", SHELF)
def test_each_figure_can_be_told(game, catalogue):
    figures = SHELF[game].figures
    amounts = [(0, 1, "0"), (1, 1, "1"), (0, 2, "0"), (1, 2, "0,5"), (37, 100, "0,4"), (250, 80, "3,1")]
    for figure in figures.told:
        for amount, base, mean in amounts:
            args = {"nombre": amount, "sur": base, "moyenne": mean}
            told = catalogue.word(f"{game}-figure-{figure.id}", **args)
            assert audit(told) == []
            assert mean in told or (str(base) in told or base == 1)
    names = [catalogue.word(f"{game}-count-{id_}") for id_ in figures.ids]
    assert len({*names}) == len(names)
