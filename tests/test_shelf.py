"""The shelf: which games stand there, and that nobody waits for those which are not played."""

import subprocess
import sys

import pytest

from ludoreille.games import READINGS, SHELF

LOADED = """
import sys
from ludoreille.games import SHELF
{what}
print(*(game for game in SHELF if f"ludoreille.games.{{game}}" in sys.modules))
"""
PLAY = """
from tempfile import TemporaryDirectory
from ludoreille.cli import main
with TemporaryDirectory() as home:
    main(["jouer", "pas touche", "--voix", "texte", "--sons", "non", "--config", home])
"""


@pytest.mark.parametrize(
    ("what", "loaded"),
    [
        ("list(SHELF), len(SHELF), 'push' in SHELF, 'échecs' in SHELF", []),
        ("SHELF['touche']", ["touche"]),
        ("import ludoreille.thinking.child", []),
        ("from ludoreille.cli import main; main(['--version'])", []),
        ("from ludoreille.cli import main; main(['--aide'])", []),
        (PLAY, ["pas_touche"]),
        ("SHELF.values(), SHELF.items()", []),
        ("list(SHELF.values())", list(SHELF)),
    ],
)
def test_a_game_is_imported_when_it_is_taken(what, loaded):
    program = [sys.executable, "-c", LOADED.format(what=what)]
    done = subprocess.run(program, input="", capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1].split() == loaded


def test_the_games_stand_there_under_the_ids_of_their_rules():
    assert [shelved.rules.id for shelved in SHELF.values()] == list(SHELF)
    assert set(READINGS) <= set(SHELF)


@pytest.mark.parametrize("id_", ["échecs", "shelf", "push.bots", ""])
def test_what_is_no_game_is_not_found(id_):
    assert id_ not in SHELF
    with pytest.raises(KeyError):
        SHELF[id_]
