"""Machines that lack something: sound, voices, a folder, an encoding, keys. One plays all the same."""

import re
import subprocess

import pytest
from robustness.program import COMMAND, QUIET, Evening, run, saved, surroundings

PLAY = ("jouer", "push", "--joueurs", "2", "--graine", "7", "--rythme", "rapide")
NO_OUTPUT = "Pas de sortie audio, sons désactivés."
NO_VOICE = "Aucune voix ne fonctionne : le jeu continue en texte."


def broken(folder, **modules):
    """Return an environment in which these modules fail to be imported, each with its error."""
    place = folder / "modules"
    place.mkdir()
    for name, error in modules.items():
        (place / f"{name}.py").write_text(f"raise {error}\n")
    return {"PYTHONPATH": str(place)}


def finishes(folder, *words, env):
    """Play a whole game, and return what was shown."""
    with Evening(folder, *PLAY, *words, env=env) as evening:
        trace = evening.play()
        status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "")
    assert "Partie terminée." in shown and trace[-1]["kind"] != "notice"
    return shown


def test_without_sound_device_it_is_told_once_before_the_game(tmp_path):
    env = surroundings(tmp_path, LUDOREILLE_AUDIO="aucune")
    shown = finishes(tmp_path, "--voix", "texte", env=env)
    assert shown.startswith(NO_OUTPUT) and shown.count(NO_OUTPUT) == 1


def test_without_portaudio_and_miniaudio_it_is_told_once_before_the_game(tmp_path):
    modules = broken(tmp_path, sounddevice="OSError('PortAudio library not found')", miniaudio="ImportError")
    shown = finishes(tmp_path, "--voix", "texte", env=surroundings(tmp_path, **modules))
    assert shown.startswith(NO_OUTPUT) and shown.count(NO_OUTPUT) == 1


@pytest.mark.parametrize("mode", ["synthese", "lecteur"])
def test_where_nothing_speaks_the_game_is_printed_and_the_remedy_told_once(tmp_path, mode):
    modules = broken(tmp_path, py_nanotts="ImportError", speechd="ImportError", pyttsx3="ImportError")
    env = surroundings(tmp_path, **modules, PATH=str(tmp_path), LUDOREILLE_AUDIO="aucune")
    shown = finishes(tmp_path, "--voix", mode, "--sons", "non", env=env)
    assert shown.count(NO_VOICE) == 1 and "ludoreille diagnostic" in shown
    for line in ("À table", "À vous", "gagne", "À bientôt."):
        assert line in shown


def test_without_speech_service_the_game_is_printed(tmp_path):
    env = surroundings(tmp_path, SPEECHD_ADDRESS=f"unix_socket:{tmp_path}/none", LUDOREILLE_AUDIO="aucune")
    shown = finishes(tmp_path, "--voix", "lecteur", "--sons", "non", env=env)
    assert shown.count(NO_VOICE) == 1 and "Vous prenez" in shown


@pytest.mark.parametrize("place", ["/proc/ludoreille", "a-file/below", "a-file"])
def test_a_folder_that_cannot_be_written_is_told_once_before_the_game(tmp_path, place):
    (tmp_path / "a-file").write_text("not a folder")
    folder = tmp_path / place
    done = run(tmp_path, *PLAY, *QUIET, "--config", folder, typed=b"quitter\n", config=False)
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert lines[0].startswith(f"La partie ne peut pas être gardée dans {folder}")
    assert "--config" in lines[0] and sum("gardée" in line for line in lines) == 1
    assert lines[-1] == "À bientôt.", "and it is not said to be kept"


@pytest.mark.parametrize(
    ("variables", "encoding", "name"),
    [
        ({"PYTHONIOENCODING": "cp850"}, "cp850", "À table"),
        ({"PYTHONIOENCODING": "cp1252"}, "cp1252", "À table"),
        ({"PYTHONIOENCODING": "ascii"}, "ascii", "A table"),
        ({"LANG": "C"}, "utf-8", "À table"),
        ({"LANG": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, "ascii", "A table"),
    ],
)
def test_any_console_gets_words_in_its_own_signs(tmp_path, variables, encoding, name):
    env = surroundings(tmp_path, **variables)
    typed = "zone\ntable\nrègles\nquitter\n".encode("ascii" if encoding == "ascii" else encoding, "replace")
    done = run(tmp_path, *PLAY, *QUIET, "--personnes", "Zoé", typed=typed, env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert name in done.stdout.decode(encoding) and b"?\n" not in done.stdout.replace(b" ?\n", b"")
    (kept,) = saved(tmp_path)
    assert "Zoé" in kept.read_text("utf-8")


def test_a_name_in_foreign_bytes_harms_nothing(tmp_path):
    words = ("--personnes", b"Zo\xe9\x1b[2J", "--trace", tmp_path / "trace")
    done = run(tmp_path, *PLAY, *QUIET, *words, typed=b"quitter\n")
    assert (done.returncode, done.stderr) == (0, b"") and b"\x1b" not in done.stdout
    assert len(saved(tmp_path)) == 1


@pytest.mark.parametrize("term", [None, "dumb", ""])
def test_a_terminal_without_keys_takes_lines(tmp_path, term):
    env = surroundings(tmp_path, TERM=term)
    with Evening(tmp_path, *PLAY, *QUIET, terminal=True, env=env) as evening:
        evening.until("ask")
        evening.type("quitter\n")
        status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "") and "Partie gardée." in shown and "\x1b" not in shown


def test_lines_may_come_from_a_file(tmp_path):
    lines = tmp_path / "lignes.txt"
    lines.write_text("score\ntable\nn'importe quoi\n" + "x" * 5000 + "\n" + "9" * 5000 + "\n", "utf-8")
    with lines.open("rb") as file:
        done = run(tmp_path, *PLAY, *QUIET, stdin=file)
    assert (done.returncode, done.stderr) == (0, b"")
    refused = r"« n'importe quoi » n'est pas compris\. Possible : (tirer|colonne \d)[^.]*\. « aide »"
    assert re.search(refused, done.stdout.decode())
    assert len(saved(tmp_path)) == 1


@pytest.mark.parametrize(
    "words", [("regles", "push"), PLAY, ("--aide",), ("simuler", "push", "--parties", "2")]
)
def test_a_reader_that_goes_away_is_no_fault(tmp_path, words):
    own = () if words[0] in ("--aide", "simuler") else (*QUIET, "--config", tmp_path / "maison")
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [COMMAND, *words, *own], stdin=pipe, stdout=pipe, stderr=pipe, env=surroundings(tmp_path)
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        process.stdin.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_a_full_disk_under_the_trace_or_the_output_is_no_fault(tmp_path):
    done = run(tmp_path, *PLAY, *QUIET, "--trace", "/dev/full", typed=b"quitter\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().count("Le fichier /dev/full ne peut pas être écrit") == 1
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - not a path of ours
        done = run(tmp_path, *PLAY, *QUIET, typed=b"", stdout=full)
    assert (done.returncode, done.stderr) == (0, b"") and saved(tmp_path)
