"""Settings written to a file and taken from one, and profiles, by the command line of the real program."""

import tomllib

import pytest
from robustness.program import QUIET, run, saved, surroundings

from ludoreille.cli import main


def settings(folder, *words, **options):
    """Run `ludoreille reglages` quietly; return its status and what it told."""
    done = run(folder, "reglages", *words, "--voix", "texte", "--sons", "non", **options)
    return done.returncode, done.stdout.decode() + done.stderr.decode()


def kept(folder, *parts):
    return tomllib.loads(folder.joinpath("maison", *parts, "reglages.toml").read_text("utf-8"))


def test_settings_go_from_one_machine_to_another_by_two_commands(tmp_path):
    there = tmp_path / "là-bas"
    (tmp_path / "maison").mkdir()
    (tmp_path / "maison" / "reglages.toml").write_text('mode = "texte"\nvoice_volume = 3\n')
    status, told = settings(tmp_path, "--exporter", "réglages.toml", typed=b"", cwd=tmp_path)
    assert (status, told) == (0, f"Réglages enregistrés dans {tmp_path / 'réglages.toml'}.\nÀ bientôt.\n")
    there.mkdir()
    status, told = settings(there, "--importer", tmp_path / "réglages.toml", typed=b"")
    assert (status, told) == (0, f"Réglages repris de {tmp_path / 'réglages.toml'}.\nÀ bientôt.\n")
    assert kept(there)["voice_volume"] == 3


@pytest.mark.parametrize(
    ("words", "content", "told"),
    [
        (("--importer", "{}"), b'mode = "tex', "abîmé"),
        (("--importer", "{}"), b"\xff\xfe", "UTF-8"),
        (("--importer", "{}"), b"format = 9\nmono = true", "plus récente"),
        (("--importer", "/nulle/part"), b"", "il n'existe pas"),
        (("--importer", "/"), b"", "c'est un dossier"),
        (("--exporter", "/"), b"", "c'est un dossier"),
        (("--exporter", "/nulle/part"), b"", "ce n'est pas un dossier"),
        (("--importer", ""), b"", "c'est un dossier"),
        (("--profil", "../.."), b"", "ne peut pas s'appeler"),
        (("--profil", " "), b"", "Il manque le nom"),
    ],
)
def test_what_cannot_be_gets_one_sentence_and_status_2(tmp_path, capfd, words, content, told):
    path = tmp_path / "file.toml"
    path.write_bytes(content)
    quiet = ("--voix", "texte", "--sons", "non", "--config", str(tmp_path / "maison"))
    status = main(["reglages", *(word.format(path) for word in words), *quiet])
    out, complaint = capfd.readouterr()
    assert (status, out) == (2, "") and complaint.count("\n") == 1
    assert told in complaint and "Traceback" not in complaint
    assert not (tmp_path / "maison").exists()


def test_a_profile_has_its_own_folder_and_another_language_of_the_system_is_no_matter(tmp_path):
    env = surroundings(tmp_path, LANG="C", LC_ALL="C")
    words = ("jouer", "push", *QUIET, "--profil", "Zoé")
    done = run(tmp_path, *words, typed=b"quitter\n", env=env)
    assert done.returncode == 0
    (save,) = (tmp_path / "maison" / "profils" / "Zoé" / "parties").iterdir()
    assert save.suffix == ".partie" and saved(tmp_path) == []
    again = run(tmp_path, "reprendre", *QUIET, "--profil", "zoé", typed=b"quitter\n")
    assert again.returncode == 0 and b"Nouveau profil" not in again.stdout
