"""Statistics written into files, by the command and from the menu, and a game that no database can stop."""

import csv
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from terminal.test_screens import hear
from terminal.test_statistics_told import ALONE, keep

from ludoreille.core import Over, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.ledger import NAME
from ludoreille.store.saves import FINISHED, OPEN, Save, Saves
from ludoreille.table import Table

PEOPLE = ("Anne", "Zoé", "Basile")
SVG = "{http://www.w3.org/2000/svg}"


def rows(path):
    """Return a table as a spreadsheet reads it, and its header."""
    text = path.read_bytes().decode("utf-8-sig")
    table = list(csv.DictReader(text.splitlines(), delimiter=";"))
    return table, next(csv.reader(text.splitlines(), delimiter=";"))


def test_the_command_writes_a_table_and_a_picture_and_tells_what_the_picture_shows(tmp_path, statistics):
    ends = [keep(tmp_path, "push", seed, seats=3, names=PEOPLE, people=(Seat(0), Seat(1))) for seed in (1, 2)]
    keep(tmp_path, "touche", 3)
    table, picture = tmp_path / "t.CSV", tmp_path / "i.png"
    status, lines, complaints = statistics("push", "--csv", table, "--graphique", picture)
    assert (status, complaints) == (0, [])
    kept, header = rows(table)
    assert header[:8] == ["Date", "Jeu", "Personne", "Joueurs", "Niveau", "Score", "Gagné", "Conseils"]
    assert [row["Personne"] for row in kept] == ["Anne", "Zoé"] * 2
    assert [int(row["Score"]) for row in kept] == [end.scores[seat] for end in ends for seat in (0, 1)]
    assert [row["Gagné"] for row in kept] == [
        "oui" if seat in end.winners else "non" for end in ends for seat in (0, 1)
    ]
    assert {(row["Jeu"], row["Joueurs"], row["Niveau"], row["Réponses"]) for row in kept} == {
        ("Push", "3", "confirmé", "")
    }
    assert all(int(row["Push : Tours trop gourmands"]) <= int(row["Push : Tours de pioche"]) for row in kept)
    image = Image.open(picture)
    assert image.text["Title"] == "Statistiques de Ludoreille"
    assert image.text["Description"] == " ".join(lines[2:5])
    assert lines[0] == f"Le tableau, 4 lignes, est écrit dans {table}."
    assert lines[3].startswith("Push, Anne : ") and lines[4].startswith("Push, Zoé : ")
    scores = [end.scores[0] for end in ends]
    assert lines[3].endswith(f"de {min(scores)} à {max(scores)}.")
    assert len(image.convert("RGB").getcolors(1 << 24)) > 100


def test_a_drawing_carries_its_description_whatever_people_are_called(tmp_path, statistics):
    odd = ("_<Zoé> & $x$", "名前", "Basile")
    for seed in range(11):
        keep(tmp_path, "taiwan_snackbar", seed, seats=3, names=odd, people=(Seat(0), Seat(1)))
    picture = tmp_path / "i.svg"
    status, lines, complaints = statistics("--graphique", picture)
    assert (status, complaints) == (0, [])
    drawing = ET.fromstring(picture.read_text("utf-8"))
    told = drawing.find(f"{SVG}desc").text
    assert drawing.find(f"{SVG}title").text == "Statistiques de Ludoreille"
    assert f"Taiwan Snackbar, {odd[0]} : " in told and "dans les 10 dernières" in told
    assert told == " ".join(lines[1:4])
    words = "".join(drawing.itertext())
    assert "Taiwan Snackbar : parties gagnées" in words and odd[1] in words and odd[0] in words


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--csv", "x.txt"), "« x.txt ». Fins de nom possibles : .csv."),
        (("--graphique", "x.jpg"), "« x.jpg ». Fins de nom possibles : .png et .svg."),
        (("--csv", "reglages.toml/x.csv"), "ce n'est pas un dossier. Choisissez un autre dossier."),
        (("--graphique", "dossier.svg"), "c'est un dossier. Choisissez un autre dossier."),
    ],
)
def test_what_cannot_be_written_is_told_with_the_remedy(words, told, tmp_path, monkeypatch, statistics):
    keep(tmp_path, "touche", 1)
    (tmp_path / "dossier.svg").mkdir()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "reglages.toml").write_text("", "utf-8")
    status, _, complaints = statistics(*words)
    assert status == 2 and len(complaints) == 1 and complaints[0].endswith(told)


def test_without_a_game_no_file_is_written(tmp_path, statistics):
    status, lines, _ = statistics("push", "--csv", tmp_path / "x.csv")
    assert status == 1 and lines[0].startswith("Aucune partie finie de Push")
    assert not (tmp_path / "x.csv").exists()


def test_the_menu_writes_files_among_the_documents(room, tmp_path, monkeypatch):
    documents = tmp_path / "Documents"
    documents.mkdir()
    monkeypatch.setattr("platformdirs.user_documents_dir", lambda: str(documents))
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")
    keep(tmp_path, "touche", 1)
    evening = room.evening("statistiques", *ALONE)
    hear(evening)
    assert hear(evening, "down") == ["Écrire un tableau pour tableur, 2 sur 3"]
    heard = hear(evening, "enter")
    (table,) = documents.glob("*.csv")
    assert heard[0] == f"Le tableau, une ligne, est écrit dans {table}."
    assert heard[-1] == "Écrire un tableau pour tableur, 2 sur 3"
    assert rows(table)[0][0]["Personne"] == "Vous"
    heard = hear(evening, "down", "enter")
    (picture,) = documents.glob("*.png")
    assert f"L'image est écrite dans {picture}." in heard
    assert any(text.startswith("Touché, Vous : ") for text in heard)
    documents.rename(tmp_path / "ailleurs")
    documents.write_text("", "utf-8")
    monkeypatch.setattr("ludoreille.store.files.Path.is_dir", lambda _path: True)
    heard = hear(evening, "enter")
    assert any("ne peut pas être écrit : ce n'est pas un dossier." in text for text in heard)


def test_a_library_that_finds_no_folder_of_its_own_says_nothing(tmp_path):
    work = (
        "from ludoreille.charts import *;"
        "draw(Picture('', '', [[Panel('名', '', '', [Curve('', [1])])]]), '.png')"
    )
    nowhere = {"MPLCONFIGDIR": "/dev/null/x", "HOME": "/dev/null", "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", work], capture_output=True, env=os.environ | nowhere, check=True, timeout=60
    )
    assert done.stdout + done.stderr == b""


def last_take():
    """Return a game of Non Merci in which the person, who takes all, has only the last card to take."""
    table = Table(SHELF["non_merci"].rules, 3, {"rounds": 1})
    while True:
        match table.turn:
            case ToDraw(chance):
                table.answer(next(place for place, weight in enumerate(chance.weights) if weight))
            case ToPlay((seat,)):
                table.enter(f"{seat} {'take' if seat == 0 else 'pass'}")
            case Over():
                return Save(
                    "non_merci",
                    3,
                    ("Vous", "Basile", "Chloé"),
                    levels=(None, Level.CONFIRMED, Level.CONFIRMED),
                    options=table.options,
                    begun="x",
                    journal=tuple(table.journal[:-1]),
                )


def damaged(path):
    path.write_bytes(b"rien de bon" * 1000)


def locked(path):
    """Let another process hold the database."""
    hold = (
        "import sqlite3, sys; d = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "d.execute('BEGIN EXCLUSIVE'); print(flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    other.stdout.readline()
    return other


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (damaged, "Le fichier des statistiques était abîmé : il est refait"),
        (locked, "un autre programme s'en sert. Vos parties sont relues, rien ne manque."),
        (Path.mkdir, "c'est un dossier. Vos parties sont relues, rien ne manque."),
    ],
)
def test_no_state_of_the_database_stops_a_game_or_its_statistics(harm, told, room, tmp_path, monkeypatch):
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")
    saves = Saves(tmp_path, print)
    saves.keep(last_take())
    other = harm(tmp_path / NAME)
    opened = []
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *args, **more: opened.append(args) or connect(*args, **more)
    )
    evening = room.evening(*ALONE)
    try:
        hear(evening)
        assert "Jouer à" not in "".join(hear(evening, "home"))
        hear(evening, "enter", "c")
        assert len(list((tmp_path / FINISHED).iterdir())) == 1 and not list((tmp_path / OPEN).iterdir())
        assert opened == [], "a game leaves the database alone"
        hear(evening, "end", "enter", "s")
        heard = hear(evening, "enter")
        assert len([text for text in heard if told in text]) == 1
        assert "Non Merci, 1 sur 3" in heard
        assert "vous ne gagnez aucune partie sur 1." in hear(evening, "enter")[0]
    finally:
        if other:
            other.communicate(timeout=20)
    evening.leave()
