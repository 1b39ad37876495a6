"""Statistics as a person hears them: from the main menu, by the command, in chapters that are walked."""

import re
from itertools import cycle
from random import Random

import pytest
from laws.play import play_to_the_end
from terminal.test_screens import hear

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.ledger import NAME
from ludoreille.store.saves import FINISHED, Save, Saves
from ludoreille.table import Table
from ludoreille.terminal import statistics as at_the_desk
from ludoreille.words.french import audit

ALONE = ("--rythme", "rapide", "--voix", "synthese")
NAMES = ("Vous", "Basile", "Chloé", "Denis")


@pytest.fixture(autouse=True)
def settings(tmp_path):
    """Let the first start be over."""
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")


def keep(  # noqa: PLR0913 - what a kept game may be
    folder, game, seed, *, seats=2, names=NAMES, people=(Seat(0),), bots=(Level.CONFIRMED,), **header
):
    """Put a finished game into *folder*, and return how it ended."""
    shelved = SHELF[game]
    table = Table(shelved.rules, seats)
    play_to_the_end(table, shelved.bots[Level.BEGINNER], Random(seed))
    dealt = cycle(bots)
    levels = tuple(None if seat in people else next(dealt) for seat in range(seats))
    journal, begun = tuple(table.journal), f"{seed:03}"
    save = Save(game, seats, names[:seats], people, levels, begun=begun, journal=journal, **header)
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


def keep_won(folder, seed, *, won):
    """Put a finished game of Taiwan Snackbar for three into *folder* that the person won, or lost."""
    end = keep(folder, "taiwan_snackbar", seed, seats=3)
    seat = Seat(next(seat for seat in range(3) if (seat in end.winners) == won))
    names = tuple("Vous" if place == seat else name for place, name in enumerate(("Anne", "Basile", "Chloé")))
    keep(folder, "taiwan_snackbar", seed, seats=3, names=names, people=(seat,), hints=1 - won)


@pytest.mark.parametrize(
    ("wins", "told"),
    [
        ((1, 1, 1), "la moyenne 0,7. La série en cours est la plus longue : 3 victoires d'affilée."),
        ((1, 1, 1, 0), "3 victoires d'affilée."),
        ((1, 1, 0), "Une seule partie est jouée avec des conseils."),
        (
            (1, 1, 1, 1, 0, 1, 1, 1),
            "La série en cours compte 3 victoires d'affilée, la plus longue en compte 4.",
        ),
    ],
)
def test_hints_and_series_are_told_where_they_are_worth_it(wins, told, room, tmp_path):
    for seed, won in enumerate(wins):
        keep_won(tmp_path, seed, won=bool(won))
    text = hear(room.evening("statistiques", "taiwan_snackbar", *ALONE))[-1]
    assert text.endswith(told) and audit(text) == []
    assert ("série" in text) == (sum(wins) > 2) and ("conseils" in text) == (0 in wins)


def test_long_counts_are_told_out_of_a_hundred(room, tmp_path):
    for seed in range(12):
        keep(tmp_path, "touche", seed)
    heard = hear(room.evening("statistiques", "touche", *ALONE), "down")[-1]
    attacks, touches = re.search(r"attaque : (\d+) sur 24\..* : (\d+) en 100 passes\.", heard).groups()
    assert int(attacks) <= 24 and 0 < int(touches) < 100


def begun(evening):
    """Return all that was said until the program waits, cut short or not."""
    evening.wait_for_silence()
    return [entry["text"] for entry in evening.entries if entry["kind"] == "say"]


def test_many_games_that_are_read_for_the_first_time_are_announced_once(room, tmp_path, monkeypatch):
    end = keep(tmp_path, "taiwan_snackbar", 1, seats=3)
    (file,) = (tmp_path / FINISHED).iterdir()
    for number in range(59):
        (tmp_path / FINISHED / f"{number}.partie").write_bytes(file.read_bytes())
    counting = ["Je relis 60 parties.", "Encore 35 parties à relire."]
    assert [text for text in begun(room.evening("statistiques", *ALONE)) if "reli" in text] == counting[:1]
    assert [text for text in begun(room.evening("statistiques", *ALONE)) if "reli" in text] == []
    monkeypatch.setattr(at_the_desk, "PATIENCE", -1)
    (tmp_path / NAME).unlink()
    evening = room.evening("statistiques", *ALONE)
    assert [text for text in begun(evening) if "reli" in text] == counting
    assert f"sur 60. Le meilleur score atteint {end.scores[0]}" in hear(evening, "enter")[-1]


def test_without_a_finished_game_one_sentence_tells_what_to_do(room):
    evening = room.evening(*ALONE)
    hear(evening, "s")
    heard = hear(evening, "enter")
    assert heard[0].startswith("Aucune partie finie") and "jouez-en une jusqu'au bout" in heard[0]
    assert heard[-1].startswith("Statistiques, ")


def test_the_command_reads_out_one_game_or_all_and_passes_over_what_is_damaged(tmp_path, statistics):
    keep(tmp_path, "push", 1)
    keep(tmp_path, "touche", 1)
    (tmp_path / FINISHED / "push-x.partie").write_text("rien", "utf-8")
    both, one, none = (statistics(*game)[1] for game in ((), ("touche",), ("pas_touche",)))
    assert both.index("Push") < both.index("Touché") and len(both) == 7
    assert one == both[3:]
    assert none[0].startswith("Aucune partie finie de Pas Touche")
    assert [line for line in both if not line.endswith(".") and line not in ("Push", "Touché")] == []
