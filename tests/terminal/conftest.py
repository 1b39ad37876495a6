"""A room for the tests of menus: a voice speaks, whatever this machine has."""

from types import SimpleNamespace

import pytest
from play.table import Room

from ludoreille import bootstrap
from ludoreille.cli import main
from ludoreille.terminal import school


@pytest.fixture
def room(monkeypatch, tmp_path):
    """Return a place where evenings begin, and end with the test."""
    monkeypatch.setattr(bootstrap, "detect", lambda *_: SimpleNamespace(mode="synthese"))
    monkeypatch.setattr(
        school, "lesson_file", lambda *_: tmp_path / "none"
    )  # nothing is offered before a game
    room = Room(monkeypatch, tmp_path)
    yield room
    room.leave()


@pytest.fixture
def statistics(tmp_path, capfd):
    """Return the command `statistiques`, which gives its status and the lines that it prints."""

    def run(*words):
        own = ("--voix", "texte", "--sons", "non", "--config", str(tmp_path))
        status = main(["statistiques", *map(str, words), *own])
        told = capfd.readouterr()
        return status, told.out.splitlines(), told.err.splitlines()

    return run
