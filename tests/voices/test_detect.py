"""What a machine shows decides how the game is heard there at first."""

import os
import subprocess

import pytest

from ludoreille.voices.detect import Detected, Signs, detect, look_around


@pytest.mark.parametrize(
    ("processes", "accessible", "expected"),
    [
        ((), False, Detected("synthese")),
        ((), True, Detected("texte")),
        (("orca",), False, Detected("texte", "Orca")),
        (("voiceover",), False, Detected("texte", "VoiceOver")),
        (("brltty",), False, Detected("texte", "BRLTTY")),
        (("nvda",), False, Detected("lecteur", "NVDA")),
        (("jaws",), True, Detected("lecteur", "JAWS")),
    ],
)
def test_the_mode_follows_the_reader(processes, accessible, expected):
    assert detect(Signs(frozenset(processes), accessible=accessible)) == expected


def test_orca_is_seen_among_the_processes(tmp_path, monkeypatch):
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    orca = tmp_path / "orca"
    orca.symlink_to(os.path.realpath("/bin/sleep"))
    process = subprocess.Popen([orca, "30"])
    try:
        assert any("orca" in look_around().processes for _ in range(20))
    finally:
        process.kill()
        process.wait()


def test_the_variable_is_seen(monkeypatch):
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert look_around().accessible
