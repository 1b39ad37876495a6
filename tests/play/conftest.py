"""A room for the tests of whole games."""

from dataclasses import replace

import pytest
from play.racing import begin, go_to, start
from play.table import Room

from ludoreille.terminal import play


@pytest.fixture
def room(monkeypatch, tmp_path):
    """Return a place where evenings begin, and end with the test."""
    room = Room(monkeypatch, tmp_path)
    yield room
    room.leave()


@pytest.fixture
def target(room):
    """Return the card of the first roll and its place in the square: the same seed rolls it every time."""
    evening = begin(room)
    seen = {}
    for place in range(36):
        go_to(evening, place)
        seen[evening.said()[-1]] = place
    assert len(seen) == 36
    card, _ = start(evening)
    evening.leave()
    return card, seen


@pytest.fixture
def slow_bots(monkeypatch):
    """Let bots answer no race before its end."""
    shelved = play.SHELF["pas_touche"]

    def last(_sight, actions, _rng, _notebook):
        action = next((a for a in actions if shelved.rules.write(a) == "renounce"), actions[0])
        return shelved.rules.timed(action, 10**6)

    slow = replace(shelved, bots=dict.fromkeys(shelved.bots, last))
    monkeypatch.setattr(play, "SHELF", {"pas_touche": slow})
