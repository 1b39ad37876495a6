"""The command line: wrong words are answered by a French sentence with what is possible; help; self-test."""

import re
import shutil
from pathlib import Path

import pytest
from robustness.program import CTRL_C, QUIET, Evening, run, surroundings

import ludoreille
from ludoreille.arguments import parse
from ludoreille.cli import main
from ludoreille.cues.catalogue import CUES
from ludoreille.kit.bots import Level
from ludoreille.resources import folder

WRONG = {
    ("bidule",): ("« bidule »", "jouer, apprendre, regles, reprendre"),
    ("",): ("La commande", "jouer"),
    ("--bidule",): ("--bidule", "--voix"),
    ("-x",): ("-x", "--voix"),
    ("--voix",): ("--voix", "--aide"),
    ("--lignes=3",): ("--lignes", "sans valeur|ne prend pas de valeur"),
    ("--voix", "chinois"): ("chinois", "texte, lecteur, synthese"),
    ("--voix", "simulee:0"): ("simulee:0", "simulee:CPS"),
    ("--voix", f"simulee:{'9' * 5000}"): ("simulee", "texte"),
    ("--rythme", "lent"): ("lent", "attendre, rapide et touche"),
    ("--sons", "fort"): ("fort", "oui et non"),
    ("--reglage", "volume=11"): ("11", "9 et 10"),
    ("--reglage", "x=1"): ("« x »", "vitesse"),
    ("--reglage", "x"): ("« x »", "NOM=VALEUR"),
    ("--dossier", "x"): ("--dossier", "--voix"),
    ("jouer",): ("jouer", "push"),
    ("jouer", "tarot"): ("tarot", "push"),
    ("jouer", "push", "encore"): ("encore", "--aide"),
    ("jouer", "push", "--joueurs"): ("--joueurs", "valeur"),
    ("jouer", "push", "--joueurs", "trois"): ("trois", "nombre entier"),
    ("jouer", "push", "--joueurs", "0"): ("« 0 »", "1 au moins"),
    ("jouer", "push", "--joueurs", "1"): ("à 1", "de 2 à 6"),
    ("jouer", "push", "--joueurs", "7"): ("à 7", "de 2 à 6"),
    ("jouer", "push", "--joueurs", "9" * 5000): ("--joueurs", "nombre entier"),
    ("jouer", "push", "--niveau", "fort"): ("fort", "debutant, confirme et expert"),
    ("jouer", "push", "--niveau", "expert,fort"): ("fort", "debutant, confirme et expert"),
    ("jouer", "push", "--niveau", "expert,expert"): ("2 niveaux", "3 adversaires"),
    ("jouer", "push", "--joueurs", "2", "--niveau", "expert,expert"): ("2 niveaux", "un seul adversaire"),
    ("jouer", "push", "--joueurs", "2", "--personnes", "Anne,Zoé", "--niveau", "expert,expert"): (
        "sans adversaire",
        "ajoutez des joueurs",
    ),
    ("jouer", "push", "--option", "star"): ("star", "NOM=VALEUR"),
    ("jouer", "push", "--option", "star=x"): ("« x »", "safe et lose_all"),
    ("jouer", "push", "--option", "foo=x"): ("foo", "star et two_player_switches"),
    ("jouer", "push", "--joueurs", "2", "--personnes", "A,B,C"): ("--personnes", "3 noms pour 2"),
    ("jouer", "non_merci", "--joueurs", "6", "--option", "ten_tokens=10-20-30"): ("3", "5"),
    ("jouer", "non_merci", "--option", "ten_tokens=10-20-30", "--option", "secret_card=oui"): (
        "secrète",
        "",
    ),
    ("jouer", "pas_touche", "--option", "pace=off", "--option", "search=direct"): ("chronomètre", "carré"),
    ("jouer", "pas_touche", "--joueurs", "3", "--option", "handicaps=1,2"): ("1,2", "3 séparées"),
    ("jouer", "pas_touche", "--option", "handicaps=9"): ("handicaps", "8"),
    ("jouer", "push", "--personnes", "Anne,anne"): ("--personnes", "le même nom"),
    ("jouer", "push", "--bots", "expert"): ("--bots", "--niveau"),
    ("jouer", "push", "--trace", "/nulle/part"): ("/nulle/part", "Choisissez"),
    ("jouer", "push", "--trace", "/"): ("c'est un dossier", "Choisissez"),
    ("regles",): ("regles", "push"),
    ("regles", "tarot"): ("tarot", "push"),
    ("regles", "push", "zzz"): ("zzz", "But du jeu"),
    ("reprendre", "/nulle/part"): ("/nulle/part", "Vérifiez"),
    ("reprendre", "/"): ("c'est un dossier", "Vérifiez"),
    ("revoir", "--exporter", "partie.txt"): ("revoir", "fichier"),
    ("revoir", "/nulle/part"): ("/nulle/part", "Vérifiez"),
    ("revoir", "/etc/passwd"): ("/etc/passwd", "n'est pas une partie"),
    ("sons", "x"): ("« x »", "--aide"),
    ("cas",): ("cas", "fichier"),
    ("simuler", "push", "--parties", "0"): ("« 0 »", "1 au moins"),
    ("simuler", "push", "--joueurs", "2", "--bots", "expert,expert,expert"): ("3 robots", "2 joueurs"),
    ("simuler", "non_merci", "--bots", "expert,expert"): ("à 2", "de 3 à 7"),
    ("simuler", "push", "--bots", "expert,fort"): ("« fort »", "debutant, confirme"),
    ("simuler", "push", "--bots", "tricheur:3"): ("« tricheur:3 »", "debutant"),
    ("simuler", "push", "--moteur", "vapeur"): ("vapeur", "local, dask et ray"),
    ("simuler", "push", "--json=1"): ("--json", "valeur"),
}


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:40])
def test_a_wrong_argument_gets_one_sentence_with_what_is_possible(words, tmp_path, capfd, monkeypatch):
    monkeypatch.setattr("ludoreille.bootstrap.open_source", lambda *_, **__: pytest.fail("nothing is asked"))
    if words[:1] not in (("regles",), ("reprendre",), ("revoir",)) or len(words) < 2:
        status = main([*words])
        out, told = capfd.readouterr()
    else:
        done = run(tmp_path, *words, "--voix", "texte", "--sons", "non")
        status, out, told = done.returncode, done.stdout.decode(), done.stderr.decode()
    assert (status, out) == (2, "")
    assert told.count("\n") == 1 and "Traceback" not in told
    for expected in WRONG[words]:
        assert re.search(expected, told) or expected in told


def test_levels_and_bots_are_understood_with_accents_and_capitals():
    assert parse(["jouer", "push", "--niveau", "Débutant, confirmé,EXPERT"]).levels == tuple(Level)
    assert parse(["simuler", "push", "--bots", "Expert,mêlée:3"]).bots == ("expert", "melee:3")


@pytest.mark.parametrize("words", [("--aide",), ("-h",), ("jouer", "--help"), ("simuler", "push", "--aide")])
def test_help_is_french_and_ends_well(words, capfd):
    assert main([*words]) == 0
    out, told = capfd.readouterr()
    assert "ludoreille" in out and "--voix" in out and told == ""


def test_a_case_that_is_not_there_is_told_in_french(capfd):
    assert main(["cas", "/nulle/part"]) == 1
    assert "il n'existe pas" in capfd.readouterr().out


class TestDiagnostic:
    """The self-test lists what it finds, and fails where an installation lacks something."""

    def diagnose(self, tmp_path, **changes):
        words = ("diagnostic", "--voix", "texte", "--sons", "non")
        done = run(tmp_path, *words, env=surroundings(tmp_path, **changes))
        assert done.stderr == b""
        return done.returncode, done.stdout.decode()

    def copy(self, tmp_path):
        """Return a place with a copy of the code and of all that travels with it."""
        place = tmp_path / "copie" / "ludoreille"
        shutil.copytree(Path(ludoreille.__file__).parent, place, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("locales", "sounds"):
            shutil.copytree(folder(name), place / name)
        return place

    def test_each_voice_sound_and_text_is_named(self, tmp_path, catalogue):
        status, out = self.diagnose(tmp_path)
        assert status == 0
        for what in ("Règles de Push", "Voix embarquée", "Voix du système", "espeak-ng", "Lecteur d'écran"):
            assert what in out
        for id_ in CUES.values():
            assert catalogue.word(id_).lower() in out.lower()

    @pytest.mark.parametrize(
        ("lost", "named"),
        [
            ("sounds/bust.flac", "Son «"),
            ("locales/fr/rules/push.md", "Règles de Push"),
        ],
    )
    def test_what_is_missing_is_named_with_the_remedy_and_the_status_is_1(self, tmp_path, lost, named):
        place = self.copy(tmp_path)
        (place / lost).unlink()
        status, out = self.diagnose(tmp_path, PYTHONPATH=str(place.parent))
        assert status == 1
        (line,) = [line for line in out.splitlines() if "absent" in line and line.startswith(named)]
        assert "réinstallez Ludoreille" in line

    def test_a_voice_that_an_installation_must_have_is_missed(self, tmp_path):
        place = tmp_path / "modules"
        place.mkdir()
        (place / "pyttsx3.py").write_text("raise ImportError\n")
        status, out = self.diagnose(tmp_path, PYTHONPATH=str(place))
        assert status == 1 and "Voix du système : absent" in out

    @pytest.mark.parametrize("key", ["q", CTRL_C])
    def test_a_long_reading_ends_at_a_key(self, tmp_path, key):
        words = ("diagnostic", "--voix", "simulee:5", "--sons", "non")
        with Evening(tmp_path, *words, terminal=True) as evening:
            evening.until("print", text="Son « Partie gardée » : présent.")
            evening.type(key)
            assert evening.end()[0] == 0
        assert evening.until("say", text="À bientôt.")["interrupt"]

    @pytest.mark.parametrize("lost", ["sounds", "locales"])
    def test_an_installation_without_its_folders_says_so(self, tmp_path, lost):
        place = self.copy(tmp_path)
        shutil.rmtree(place / lost)
        done = run(tmp_path, "diagnostic", env=surroundings(tmp_path, PYTHONPATH=str(place.parent)))
        assert (done.returncode, done.stdout) == (1, b"")
        assert done.stderr.decode().startswith(f"L'installation est incomplète, le dossier {lost} manque")


@pytest.mark.parametrize("name", ["touche", "Touché", "TOUCHE"])
def test_a_game_is_known_by_its_title_however_it_is_written(tmp_path, name):
    done = run(tmp_path, "jouer", name, *QUIET, typed=b"quitter\n")
    assert done.returncode == 0 and "vous attaquez" in done.stdout.decode()
