"""Whole games of the real command: how they end, what they leave, what they print."""

import re

import pytest
from robustness.program import QUIET, Evening, journal, run, saved

from ludoreille.games import SHELF
from ludoreille.words.french import audit

TABLES = [
    (game, seats)
    for game, shelved in SHELF.items()
    for seats in (shelved.rules.seats[0], shelved.rules.seats[-1])
]
FAST = ("--voix", "simulee:9000")
"""Nothing is said for long: a race waits until it was heard."""


def ends_well(evening, folder, seats):
    """Play a game, and return its trace and what was shown, once all that every end must have is checked."""
    trace = evening.play()
    status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "")
    over = [line for line in trace if line["kind"] == "over"]
    assert len(over) == 1 and len(over[0]["scores"]) == seats
    assert "gagne" in shown or "Victoire" in shown or "partage" in shown
    assert "Rejouer" in shown and shown.rstrip().endswith("À bientôt.")
    assert saved(folder) == [] and len(saved(folder, "terminees")) == 1
    return trace, shown


@pytest.mark.parametrize(("game", "seats"), TABLES[1::2])
def test_a_whole_game_through_a_pipe_ends_with_the_result_told(tmp_path, game, seats):
    words = ("jouer", game, "--joueurs", str(seats), "--graine", "7", *QUIET, *FAST)
    with Evening(tmp_path, *words) as evening:
        trace, shown = ends_well(evening, tmp_path, seats)
    asked = [line for line in trace if line["kind"] == "ask" and line["seat"] is None]
    assert "quitter" in asked[0]["actions"], "the end menu"
    lines = shown.split("\n")
    assert "\x1b" not in shown and "\r" not in shown
    menu = lines.index("Partie terminée.")
    faults = {line: found for line in lines[:menu] if line and (found := audit(line))}
    assert faults == {}
    assert not re.search(r"[^\w\s.,;:!?'«»()-]", shown)
    heard = run(tmp_path, "revoir", saved(tmp_path, "terminees")[0], *QUIET)
    assert heard.returncode == 0 and heard.stderr == b""
    result = next(line for line in reversed(lines[:menu]) if "gagne" in line or "Victoire" in line)
    assert result in heard.stdout.decode(), "what was heard at the end is heard again"


@pytest.mark.parametrize(("game", "seats"), TABLES[::2])
def test_a_whole_game_at_a_terminal_ends_with_the_result_told(tmp_path, game, seats):
    words = ("jouer", game, "--joueurs", str(seats), "--graine", "7", *QUIET, *FAST)
    with Evening(tmp_path, *words, terminal=True) as evening:
        _, shown = ends_well(evening, tmp_path, seats)
    assert "\x1b" not in shown and not re.search(r"\r(?!\r*\n)", shown)


def test_leaving_at_once_keeps_the_game(tmp_path):
    done = run(tmp_path, "jouer", "push", "--joueurs", "3", *QUIET, typed=b"quitter\n")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.decode().endswith("Partie gardée. À bientôt.\n")
    assert len(saved(tmp_path)) == 1


def test_the_same_seed_and_answers_make_the_same_game(tmp_path):
    games = []
    for place in ("a", "b"):
        folder = tmp_path / place
        folder.mkdir()
        with Evening(folder, "jouer", "push", "--joueurs", "3", "--graine", "x", *QUIET) as evening:
            ends_well(evening, folder, 3)
        games.append(journal(saved(folder, "terminees")[0]))
    assert games[0] == games[1]
