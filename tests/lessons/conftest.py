"""A room for the tests of lessons."""

from pathlib import Path

import pytest
from play.table import Room

from ludoreille.terminal import school

SMALL = Path(__file__).with_name("small.toml")


@pytest.fixture
def room(monkeypatch, tmp_path):
    """Return a place where evenings begin, and end with the test."""
    room = Room(monkeypatch, tmp_path)
    yield room
    room.leave()


@pytest.fixture
def lesson_of(monkeypatch, tmp_path):
    """Return what puts a lesson of one's own in place of that of Push; the other games have none."""
    files = {}

    def put(text):
        files["push"] = tmp_path / "push.toml"
        files["push"].write_text(text, "utf-8")

    monkeypatch.setattr(school, "lesson_file", lambda _folder, game: files.get(game, tmp_path / "none"))
    put(SMALL.read_text("utf-8"))
    return put
