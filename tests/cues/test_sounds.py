"""The stored cues: all there, short, equally loud, told apart, and made by the script."""

from itertools import pairwise

import numpy as np
import pytest
import render_sounds
from fluent.syntax import FluentParser, ast
from loudness import loudness, mel_spectrogram
from scipy.signal import butter, sosfilt

from ludoreille.cues.catalogue import CUES, Sounds
from ludoreille.resources import folder

RATE = 44_100
SNR = 6
"""Decibels by which a cue stands above the noise that it must be told apart in."""
LONG = {
    *("game-start", "win", "lose", "tie"),
    *("round-begins", "round-ends", "duel-begins", "duel-won", "duel-lost"),
}
SMALL_LOUDSPEAKER = butter(2, 300, "highpass", fs=RATE, output="sos")


@pytest.fixture(scope="module")
def sounds():
    return Sounds(folder("sounds"))


def test_the_table_and_the_folder_hold_the_same_cues():
    assert {path.stem for path in folder("sounds").glob("*.flac")} == set(CUES)
    assert sum(path.stat().st_size for path in folder("sounds").iterdir()) < 1_600_000


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


@pytest.mark.parametrize(
    ("first", "limit"), [("treat-", 0.22), ("number-", 0.30), ("row-", 0.12), ("dish-", 0.60)]
)
def test_cues_that_follow_one_another_fast_end_in_time(sounds, first, limit):
    assert max(len(sound) / RATE for stem, sound in sounds.items() if stem.startswith(first)) <= limit


def test_what_is_counted_is_struck_as_many_times(sounds):
    counted = {f"dish-{value}": value for value in range(2, 8)}
    counted |= {f"number-{value}": value for value in (1, 2, 3)}
    counted |= {"announce-even": 2, "announce-odd": 3}
    assert {stem: strokes(sounds[stem]) for stem in counted} == counted


def test_a_pitch_rises_with_the_value_and_the_row(sounds):
    numbers = [pitch(sounds[f"number-{value}"]) for value in range(1, 7)]
    rows = [pitch(sounds[f"row-{row}"]) for row in range(6, 0, -1)]
    dishes = [pitch(sounds[f"dish-{value}"]) for value in range(2, 8)]
    for scale in (numbers, rows, dishes):
        assert all(high / low > 1.1 for low, high in pairwise(scale))


def test_cues_are_equally_loud_and_never_clip(sounds):
    levels = [loudness(sound, RATE) for sound in sounds.values()]
    assert max(levels) - min(levels) < 1
    assert max(np.abs(sound).max() for sound in sounds.values()) < 1


def test_the_measure_follows_the_level():
    sine = np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert loudness(sine, RATE) == pytest.approx(-3.01, abs=0.05)
    assert loudness(sine / 10, RATE) == pytest.approx(-23.01, abs=0.05)


def pitch(sound):
    """Return the frequency that is the strongest in a sound, in hertz."""
    power = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 17))
    return power.argmax() * RATE / (1 << 17)


def strokes(sound):
    """Return how many times something is struck: how often the sound above 3 kHz rises at once."""
    size, hop = round(0.020 * RATE), round(0.010 * RATE)
    padded = np.concatenate((np.zeros(2 * size), sound, np.zeros(size)))
    frames = np.lib.stride_tricks.sliding_window_view(padded, size)[::hop] * np.hanning(size)
    treble = np.abs(np.fft.rfft(frames))[:, round(3000 * size / RATE) :]
    rises = np.maximum(np.diff(np.log10(treble**2 + 1e-4), axis=0), 0).sum(axis=1)
    tops = (rises[1:-1] > rises[:-2]) & (rises[1:-1] >= rises[2:])
    return int((tops & (rises[1:-1] > 0.35 * rises.max())).sum())


def detuned(sound, cents):
    ratio = 2 ** (cents / 1200)
    return np.interp(np.arange(int(len(sound) / ratio)) * ratio, np.arange(len(sound)), sound)


def noisy(sound, rng):
    noise = rng.standard_normal(len(sound))
    return sound + noise * np.sqrt((sound**2).mean() / (noise**2).mean()) * 10 ** (-SNR / 20)


def assert_told_apart(known, heard):
    """Check that each sound that is heard is nearer to the known one of its name than to any other."""
    stems = list(known)
    looks = np.stack([mel_spectrogram(sound, RATE).ravel() for sound in known.values()])
    for stem, sound in heard.items():
        look = mel_spectrogram(sound, RATE).ravel()
        assert stems[np.linalg.norm(looks - look, axis=1).argmin()] == stem


@pytest.mark.parametrize("cents", [-15, 15])
def test_each_cue_is_told_apart_in_noise_and_out_of_tune(sounds, cents):
    rng = np.random.default_rng(6)
    assert_told_apart(sounds, {stem: noisy(detuned(sound, cents), rng) for stem, sound in sounds.items()})


def test_each_cue_is_told_apart_through_a_small_loudspeaker(sounds):
    rng = np.random.default_rng(6)
    assert_told_apart(
        sounds, {stem: noisy(sosfilt(SMALL_LOUDSPEAKER, sound), rng) for stem, sound in sounds.items()}
    )


def test_treats_and_numbers_are_known_by_their_beginning(sounds):
    rng = np.random.default_rng(6)
    for first, seconds in (("treat-", 0.08), ("number-", 0.20)):
        begun = {
            stem: sound[: round(seconds * RATE)] for stem, sound in sounds.items() if stem.startswith(first)
        }
        assert_told_apart(begun, {stem: noisy(sound, rng) for stem, sound in begun.items()})


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
