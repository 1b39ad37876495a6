"""The mixer, block by block, without a device."""

from itertools import pairwise
from queue import Empty, SimpleQueue

import numpy as np
import pytest

from ludoreille.cues.mixer import RATE, Mixer, gain_of
from ludoreille.cues.resample import Resampler
from ludoreille.words.line import Cue

BLOCK = 512


def sine(hertz, seconds, amplitude=0.3, rate=RATE):
    t = np.arange(round(seconds * rate)) / rate
    return (amplitude * np.sin(2 * np.pi * hertz * t)).astype(np.float32)


SOUNDS = {
    "low": sine(300, 0.5),
    "high": sine(1000, 0.5),
    **{f"loud-{i}": sine(200 + i, 0.5, 0.9) for i in range(20)},
}


@pytest.fixture
def mixer():
    mixer = Mixer(SOUNDS)
    mixer.set_volume(10)
    mixer.set_speech_volume(10)
    yield mixer
    mixer.close()


@pytest.fixture
def calls():
    return SimpleQueue()


def speech(mixer, calls, name="a"):
    return mixer.speech(lambda: calls.put((name, "start")), lambda whole: calls.put((name, whole)))


def told(calls, count):
    """Return the next *count* calls; fail if more come at once."""
    heard = [calls.get(timeout=5) for _ in range(count)]
    with pytest.raises(Empty):
        calls.get(timeout=0.1)
    return heard


def render(mixer, seconds):
    return np.concatenate([mixer.render(BLOCK) for _ in range(round(seconds * RATE / BLOCK))])


def level(sound, hertz):
    """Return the amplitude of one frequency in each channel."""
    t = np.arange(len(sound)) / RATE
    return np.abs(2 / len(sound) * np.exp(-2j * np.pi * hertz * t) @ sound)


def test_a_second_cue_does_not_cut_the_first(mixer):
    mixer.play(Cue("low"))
    render(mixer, 0.05)
    mixer.play(Cue("high"))
    heard = render(mixer, 0.4)
    assert level(heard, 300) == pytest.approx(0.3 * np.sqrt(0.5), rel=0.05)
    assert level(heard, 1000) == pytest.approx(0.3 * np.sqrt(0.5), rel=0.05)


def test_a_cue_begins_with_the_next_block(mixer):
    mixer.play(Cue("low"))
    assert np.abs(mixer.render(BLOCK)).max() > 0.1


def test_the_same_cue_twice_at_once_sounds_once(mixer):
    mixer.play(Cue("low"))
    mixer.play(Cue("low"))
    heard = render(mixer, 0.02)
    mixer.play(Cue("low"))
    heard = np.concatenate((heard, render(mixer, 0.4)))
    assert level(heard, 300) == pytest.approx(0.3 * np.sqrt(0.5), rel=0.05)


def test_the_same_cue_again_later_sounds_again(mixer):
    mixer.play(Cue("low"))
    render(mixer, 0.3)
    mixer.play(Cue("low"))
    render(mixer, 0.25)
    assert np.abs(render(mixer, 0.1)).max() > 0.1


def test_ten_cues_in_300_ms_are_all_begun_and_stay_within_full_scale(mixer):
    heard = []
    for i in range(10):
        mixer.play(Cue(f"loud-{i}", pan=-1))
        heard.append(render(mixer, 0.03))
    heard.append(render(mixer, 0.6))
    heard = np.concatenate(heard)
    assert 0.8 < np.abs(heard).max() <= 1
    assert np.abs(heard[-BLOCK:]).max() == 0


def test_a_crowd_is_thinned_to_the_newest_eight(mixer):
    for i in range(20):
        mixer.play(Cue(f"loud-{i}"))
    mixer.set_volume(1)
    heard = render(mixer, 0.5)[1000:]
    alone = 0.9 * np.sqrt(0.5) * gain_of(1)
    assert np.abs(heard).max() <= 8.1 * alone


def test_pan_moves_a_cue_at_constant_power(mixer):
    powers = []
    for pan, (left, right) in {-1: (1, 0), 0: (0.707, 0.707), 1: (0, 1), 0.5: (0.383, 0.924)}.items():
        mixer.play(Cue("low", pan=pan))
        heard = level(render(mixer, 0.4), 300) / 0.3
        assert heard == pytest.approx([left, right], abs=0.03)
        powers.append((heard**2).sum())
        render(mixer, 0.2)
    assert np.ptp(powers) < 0.05


def test_mono_puts_everything_in_both_ears(mixer):
    mixer.set_mono(True)
    mixer.play(Cue("low", pan=-1))
    heard = render(mixer, 0.2)
    assert (heard[:, 0] == heard[:, 1]).all() and np.abs(heard).max() > 0.1


def test_volumes_of_cues_and_speech_are_apart(mixer, calls):
    mixer.set_volume(0)
    mixer.play(Cue("low"))
    voice = speech(mixer, calls)
    voice.feed(sine(1000, 0.5), RATE)
    heard = render(mixer, 0.4)
    assert level(heard, 300).max() < 0.003
    assert level(heard, 1000) == pytest.approx(0.3, rel=0.03)
    mixer.set_speech_volume(0)
    assert np.abs(render(mixer, 0.05)).max() == 0
    voice.stop()


def test_each_step_of_volume_is_heard():
    gains = [gain_of(volume) for volume in range(11)]
    assert gains[0] == 0 and gains[-1] == 1
    assert all(louder > 1.3 * softer for softer, louder in pairwise(gains[1:]))


def test_cues_give_way_while_somebody_speaks_and_come_back(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(1000, 0.6), RATE)
    render(mixer, 0.1)
    mixer.play(Cue("low"))
    ducked = level(render(mixer, 0.3), 300)
    voice.finish()
    render(mixer, 0.5)
    mixer.play(Cue("low"))
    free = level(render(mixer, 0.3), 300)
    assert 20 * np.log10(free / ducked) == pytest.approx(6, abs=0.5)


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100, 48_000])
def test_speech_fed_in_pieces_is_the_same_as_fed_whole(mixer, calls, rate):
    words = sine(700, 0.3, rate=rate)
    whole = speech(mixer, calls)
    whole.feed(words, rate)
    whole.finish()
    once = render(mixer, 0.5)
    pieces = speech(mixer, calls)
    for start in range(0, len(words), 137):
        pieces.feed(words[start : start + 137], rate)
    pieces.finish()
    assert np.abs(render(mixer, 0.5) - once).max() < 1e-5
    assert level(once[: round(0.25 * RATE)], 700) == pytest.approx(0.3, rel=0.02)


def test_a_resampled_tone_stays_pure():
    resampler = Resampler(16_000, RATE)
    tone = np.concatenate((resampler.feed(sine(3000, 1, rate=16_000)), resampler.flush()))
    assert np.abs(tone - sine(3000, 1))[200:-200].max() < 0.3 * 10 ** (-60 / 20)


def test_the_rate_of_an_utterance_cannot_change(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(300, 0.1), RATE)
    with pytest.raises(ValueError, match="22050"):
        voice.feed(sine(300, 0.1), 22_050)


def test_a_whole_utterance_is_told_once_started_and_once_ended(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(300, 0.1, rate=16_000), 16_000)
    voice.finish()
    voice.finish()
    render(mixer, 0.3)
    voice.stop()
    render(mixer, 0.1)
    assert told(calls, 2) == [("a", "start"), ("a", True)]


def test_stopped_speech_fades_without_a_click_and_is_told_once(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(100, 1, 0.8), RATE)
    before = render(mixer, 0.2)
    voice.stop()
    voice.stop()
    after = render(mixer, 0.1)
    steps = np.abs(np.diff(np.concatenate((before, after)), axis=0)).max()
    assert steps < 0.03
    assert np.abs(after[round(0.006 * RATE) :]).max() == 0
    voice.feed(sine(100, 1), RATE)
    assert np.abs(render(mixer, 0.1)).max() == 0
    assert told(calls, 2) == [("a", "start"), ("a", False)]


def test_a_new_utterance_stops_the_old_one(mixer, calls):
    old = speech(mixer, calls, "old")
    old.feed(sine(300, 1), RATE)
    render(mixer, 0.1)
    new = speech(mixer, calls, "new")
    new.feed(sine(1000, 0.2), RATE)
    new.finish()
    render(mixer, 0.02)
    heard = render(mixer, 0.1)
    assert level(heard, 300).max() < 0.01 and level(heard, 1000).min() > 0.28
    render(mixer, 0.3)
    assert told(calls, 4) == [("old", "start"), ("old", False), ("new", "start"), ("new", True)]


def test_a_voice_that_lags_leaves_a_gap_and_goes_on(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(300, 0.05), RATE)
    render(mixer, 0.2)
    voice.feed(sine(300, 0.05), RATE)
    assert np.abs(mixer.render(BLOCK)).max() > 0.1
    voice.finish()
    render(mixer, 0.2)
    assert told(calls, 2) == [("a", "start"), ("a", True)]


def test_the_end_waits_for_the_latency_of_the_device(mixer, calls):
    class Far:
        latency = 0.3

        def wake(self):
            pass

        def close(self):
            pass

    mixer.connect(Far())
    voice = speech(mixer, calls)
    voice.feed(sine(300, 0.01), RATE)
    voice.finish()
    render(mixer, 0.05)
    assert calls.get(timeout=5) == ("a", "start")
    with pytest.raises(Empty):
        calls.get(timeout=0.15)
    assert calls.get(timeout=5) == ("a", True)


def test_closing_ends_what_is_under_way(calls):
    mixer = Mixer(SOUNDS)
    speech(mixer, calls, "going").feed(sine(300, 1), RATE)
    mixer.render(BLOCK)
    speech(mixer, calls, "waiting")
    mixer.close()
    assert told(calls, 3) == [("going", "start"), ("going", False), ("waiting", False)]


def test_rest_after_speech_is_true_silence(mixer, calls):
    voice = speech(mixer, calls)
    voice.feed(sine(300, 0.1), RATE)
    voice.finish()
    render(mixer, 1)
    assert not render(mixer, 0.1).any()
    assert told(calls, 2)
