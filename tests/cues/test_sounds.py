"""The stored cues: all there, short, equally loud, told apart, and made by the script."""

import numpy as np
import pytest
import render_sounds
from fluent.syntax import FluentParser, ast
from loudness import loudness, mel_spectrogram

from ludoreille.cues.catalogue import CUES, Sounds
from ludoreille.resources import folder

RATE = 44_100
SNR = 6
"""Decibels by which a cue stands above the noise that it must be told apart in."""
LONG = {"game-start", "win", "lose", "tie"}


@pytest.fixture(scope="module")
def sounds():
    return Sounds(folder("sounds"))


def test_the_table_and_the_folder_hold_the_same_cues():
    assert {path.stem for path in folder("sounds").glob("*.flac")} == set(CUES)
    assert sum(path.stat().st_size for path in folder("sounds").iterdir()) < 1_500_000


def test_every_cue_has_one_french_name():
    source = FluentParser().parse((folder("locales") / "fr" / "cues.ftl").read_text(encoding="utf-8"))
    names = {entry.id.name: entry for entry in source.body if isinstance(entry, ast.Message)}
    assert set(CUES.values()) <= set(names)
    spoken = [names[name].value.elements[0].value for name in CUES.values()]
    assert len(set(spoken)) == len(spoken)


def test_cues_are_short(sounds):
    seconds = {stem: len(sound) / RATE for stem, sound in sounds.items()}
    assert all(length < (1.4 if stem in LONG else 0.75) for stem, length in seconds.items())
    assert sum(length < 0.6 for length in seconds.values()) > 0.8 * len(seconds)


def test_cues_are_equally_loud_and_never_clip(sounds):
    levels = [loudness(sound, RATE) for sound in sounds.values()]
    assert max(levels) - min(levels) < 1
    assert max(np.abs(sound).max() for sound in sounds.values()) < 1


def test_the_measure_follows_the_level():
    sine = np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert loudness(sine, RATE) == pytest.approx(-3.01, abs=0.05)
    assert loudness(sine / 10, RATE) == pytest.approx(-23.01, abs=0.05)


def detuned(sound, cents):
    ratio = 2 ** (cents / 1200)
    return np.interp(np.arange(int(len(sound) / ratio)) * ratio, np.arange(len(sound)), sound)


def noisy(sound, rng):
    noise = rng.standard_normal(len(sound))
    return sound + noise * np.sqrt((sound**2).mean() / (noise**2).mean()) * 10 ** (-SNR / 20)


@pytest.mark.parametrize("cents", [-15, 15])
def test_each_cue_is_told_apart_in_noise_and_out_of_tune(sounds, cents):
    stems = list(sounds)
    known = np.stack([mel_spectrogram(sound, RATE).ravel() for sound in sounds.values()])
    rng = np.random.default_rng(6)
    for stem, sound in sounds.items():
        heard = mel_spectrogram(noisy(detuned(sound, cents), rng), RATE).ravel()
        assert stems[np.linalg.norm(known - heard, axis=1).argmin()] == stem


def test_the_script_makes_the_stored_files(sounds):
    assert set(render_sounds.recipes()) == set(sounds)
    for stem, sound in sounds.items():
        made = render_sounds.render(stem)
        assert len(made) == pytest.approx(len(sound), abs=2), stem
        shared = min(len(made), len(sound))
        assert np.abs(made[:shared] - sound[:shared]).max() < 1e-3, stem


def test_an_unknown_cue_is_an_error_and_a_damaged_one_is_silent(tmp_path, caplog):
    (tmp_path / "win.flac").write_bytes(b"not a sound")
    broken = Sounds(tmp_path)
    with pytest.raises(KeyError):
        broken["applause"]
    assert broken["win"].size == 0 and broken["lose"].size == 0
    assert "win.flac" in caplog.text
