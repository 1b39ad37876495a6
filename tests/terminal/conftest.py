"""A room for the tests of menus: a voice speaks, whatever this machine has."""

from types import SimpleNamespace

import pytest
from play.table import Room

from ludoreille import bootstrap


@pytest.fixture
def room(monkeypatch, tmp_path):
    """Return a place where evenings begin, and end with the test."""
    monkeypatch.setattr(bootstrap, "detect", lambda *_: SimpleNamespace(mode="synthese"))
    room = Room(monkeypatch, tmp_path)
    yield room
    room.leave()
