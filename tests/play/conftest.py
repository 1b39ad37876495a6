"""A room for the tests of whole games."""

import pytest
from play.table import Room


@pytest.fixture
def room(monkeypatch, tmp_path):
    """Return a place where evenings begin, and end with the test."""
    room = Room(monkeypatch, tmp_path)
    yield room
    room.leave()
