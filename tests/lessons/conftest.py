"""A room for the tests of lessons."""

from pathlib import Path

import pytest
from play.conftest import room

from ludoreille.terminal import school

__all__ = ["room"]
SMALL = Path(__file__).with_name("small.toml")


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
