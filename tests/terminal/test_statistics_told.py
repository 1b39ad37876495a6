"""Statistics as a person hears them: from the main menu, by the command, in chapters that are walked."""

import os
import subprocess
import sys
from itertools import cycle
from random import Random

import pytest
from laws.play import play_to_the_end
from terminal.test_screens import hear

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.saves import FINISHED, Save, Saves
from ludoreille.table import Table
from ludoreille.words.french import audit

ALONE = ("--rythme", "rapide", "--voix", "synthese")
NAMES = ("Vous", "Basile", "Chloé", "Denis")


@pytest.fixture(autouse=True)
def settings(tmp_path):
    """Let the first start be over."""
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")


def keep(  # noqa: PLR0913 - what a kept game may be
    folder, game, seed, *, seats=2, names=NAMES, people=(Seat(0),), bots=(Level.CONFIRMED,)
):
    """Put a finished game into *folder*, and return how it ended."""
    shelved = SHELF[game]
    table = Table(shelved.rules, seats)
    play_to_the_end(table, shelved.bots[Level.BEGINNER], Random(seed))
    dealt = cycle(bots)
    levels = tuple(None if seat in people else next(dealt) for seat in range(seats))
    save = Save(game, seats, names[:seats], people, levels, begun=f"{seed:03}", journal=tuple(table.journal))
    Saves(folder, print).finish(save)
    assert isinstance(table.turn, Over)
    return table.turn


def test_the_menu_leads_to_chapters_and_back(room, tmp_path):
    ends = [keep(tmp_path, "push", seed) for seed in range(3)]
    keep(tmp_path, "pas_touche", 1)
    evening = room.evening(*ALONE)
    hear(evening)
    assert hear(evening, "s")[0].startswith("Statistiques, ")
    assert hear(evening, "enter") == [
        "Statistiques. Entrée ouvre un chapitre, Échappement sort.",
        "Pouche, 1 sur 4",
    ]
    scores = [end.scores[0] for end in ends]
    (told,) = hear(evening, "enter")
    won = sum(0 in end.winners for end in ends)
    assert told.startswith("Pouche. À 2 joueurs, niveau confirmé, vous ")
    assert f"{('aucune', 'une')[won] if won < 2 else won} partie" in told and "sur 3." in told
    assert f"Le meilleur score atteint {max(scores)}, le moins bon {min(scores)}" in told
    (busts,) = hear(evening, "down")
    assert busts.startswith("Trop gourmand : ") and "Points protégés : " in busts
    heard = [*hear(evening, "down"), *hear(evening, "down"), *hear(evening, "down")]
    assert heard[0].startswith("Pas Touche. À 2 joueurs")
    assert heard[1].startswith("Dans les courses, vous répondez ")
    assert heard[2].startswith("Réussites : ")
    assert [text for text in heard if audit(text)] == []
    assert hear(evening, "escape", "escape")[-1].startswith("Statistiques, ")


def test_a_table_of_several_levels_is_told_apart(room, tmp_path):
    for seed in range(2):
        keep(tmp_path, "push", seed, seats=3)
    keep(tmp_path, "push", 3, seats=3, bots=(Level.EXPERT, Level.BEGINNER))
    heard = " ".join(hear(room.evening("statistiques", "push", *ALONE), "down", "down", "down"))
    assert "À 3 joueurs, niveau confirmé, vous " in heard and "sur 2." in heard
    assert "À 3 joueurs, niveaux mêlés, vous " in heard and "sur 1." in heard


def test_people_have_chapters_of_their_own(room, tmp_path):
    keep(tmp_path, "push", 1, seats=3, names=("Anne", "Zoé", "Basile"), people=(Seat(0), Seat(1)))
    keep(tmp_path, "push", 2, seats=2, names=("Anne", "Zoé"), people=(Seat(0), Seat(1)))
    evening = room.evening("statistiques", *ALONE)
    assert hear(evening)[-1] == "Pouche, Anne, 1 sur 4"
    heard = " ".join(hear(evening, "enter", "down", "down", "down"))
    assert "En tout, Anne " in heard and "À 3 joueurs, niveau confirmé, Anne " in heard
    assert "À 2 personnes, Anne " in heard
    assert "vous" not in heard


def test_without_a_finished_game_one_sentence_tells_what_to_do(room):
    evening = room.evening(*ALONE)
    hear(evening, "s")
    heard = hear(evening, "enter")
    assert heard[0].startswith("Aucune partie finie") and "jouez-en une jusqu'au bout" in heard[0]
    assert heard[-1].startswith("Statistiques, ")


def test_the_command_reads_out_one_game_or_all_and_passes_over_what_is_damaged(tmp_path):
    keep(tmp_path, "push", 1)
    keep(tmp_path, "touche", 1)
    (tmp_path / FINISHED / "push-x.partie").write_text("rien", "utf-8")
    both, one, none = (command(tmp_path, *game) for game in ((), ("touche",), ("pas_touche",)))
    assert both.index("Push") < both.index("Touché") and len(both) == 7
    assert one == both[3:]
    assert none[0].startswith("Aucune partie finie de Pas Touche")
    assert [line for line in both if not line.endswith(".") and line not in ("Push", "Touché")] == []


def command(folder, *game):
    """Return the lines that the command prints."""
    start = "from ludoreille.cli import main; raise SystemExit(main())"
    own = ("--voix", "texte", "--sons", "non", "--config", str(folder))
    done = subprocess.run(
        [sys.executable, "-c", start, "statistiques", *game, *own],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        check=True,
        timeout=60,
    )
    assert not done.stderr
    return done.stdout.splitlines()
