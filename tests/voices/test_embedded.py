"""The embedded voices, with the real synthesizers in their real child processes."""

import os
import shutil
import signal
import time

import numpy as np
import pytest

from ludoreille.children.child import Child
from ludoreille.voices import embedded
from ludoreille.voices.child import VoiceMissingError
from ludoreille.voices.embedded import EmbeddedVoice, trim
from ludoreille.voices.embedded_child import samples_of
from ludoreille.voices.voice import Manner, Outcome, Utterance


@pytest.fixture(params=["pico", "espeak"])
def voice(request, sink, ears):
    voice = EmbeddedVoice(sink, ears, request.param)
    yield voice
    voice.close()
    ears.assert_promises_kept()


@pytest.fixture
def pico(sink, ears):
    voice = EmbeddedVoice(sink, ears)
    yield voice
    voice.close()
    ears.assert_promises_kept()


def seconds_of(speech):
    return len(speech.samples) / speech.rate


def warm(voice, ears):
    voice.speak(Utterance(0, "Bonjour."))
    assert ears.last(0) == Outcome.ENDED


def test_a_sentence_is_heard(voice, sink, ears):
    voice.speak(Utterance(1, "Basile prend la colonne 2."))
    assert ears.last(1) == Outcome.ENDED
    assert ears.of(1) == [Outcome.STARTED, Outcome.ENDED]
    (speech,) = sink.speeches
    assert 0.8 < seconds_of(speech) < 3
    assert 0.05 < np.abs(speech.samples).max() <= 1


def test_a_short_sentence_is_heard_within_70_milliseconds(voice, sink, ears):
    warm(voice, ears)
    delays = []
    for id_ in range(1, 8):
        asked = time.monotonic()
        voice.speak(Utterance(id_, "À vous, Anna."))
        ears.last(id_)
        delays.append(sink.speeches[-1].fed_at[0] - asked)
    assert min(delays) < 0.07


def test_the_first_sentence_of_a_long_text_does_not_wait_for_the_others(pico, sink, ears):
    warm(pico, ears)
    pico.speak(Utterance(1, "Basile prend la colonne 2. " * 10))
    ears.last(1)
    assert len(sink.speeches[-1].fed_at) > 10
    assert seconds_of(sink.speeches[-1]) > 8


def test_stop_is_heard_at_once_and_keeps_the_child(pico, sink, ears):
    sink.hold = True
    pico.speak(Utterance(1, "Bonjour à tous. Voici les règles."))
    ears.started(1)
    child = pico._child
    asked = time.monotonic()
    pico.stop()
    assert ears.last(1) == Outcome.CUT
    assert sink.speeches[0].stopped_at - asked < 0.1
    pico.speak(Utterance(2, "À vous."))
    ears.started(2)
    assert pico._child is child


def test_speaking_cuts_what_is_being_said(pico, sink, ears):
    sink.hold = True
    for id_ in range(10):
        pico.speak(Utterance(id_, f"Phrase numéro {id_}."))
    ears.started(9)
    assert [ears.of(id_)[-1] for id_ in range(9)] == [Outcome.CUT] * 9
    assert sum(speech.stopped_at is None for speech in sink.speeches) == 1


@pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL])
def test_a_child_that_hangs_or_dies_is_replaced_and_the_sentence_said_once(pico, sink, ears, fault):
    warm(pico, ears)
    os.kill(pico._child.pid, fault)
    asked = time.monotonic()
    pico.speak(Utterance(1, "Basile prend la colonne 2."))
    assert ears.last(1) == Outcome.ENDED
    assert time.monotonic() - asked < 6
    assert 0.8 < seconds_of(sink.speeches[-1]) < 3


def test_a_voice_that_fails_says_so_and_comes_back(monkeypatch, tmp_path, sink, ears):
    program = shutil.which("espeak-ng")
    (tmp_path / "espeak-ng").symlink_to(program)
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = EmbeddedVoice(sink, ears, "espeak")
    (tmp_path / "espeak-ng").unlink()
    voice.speak(Utterance(1, "Bonjour."))
    assert ears.last(1) == Outcome.FAILED
    (tmp_path / "espeak-ng").symlink_to(program)
    voice.speak(Utterance(2, "Bonjour."))
    assert ears.last(2) == Outcome.ENDED
    assert voice.available()
    voice.close()


def test_two_lost_children_are_a_failure_and_a_third_is_looked_for(monkeypatch, pico, ears):
    warm(pico, ears)
    monkeypatch.setattr(embedded, "pico_path", lambda: "/nowhere")
    pico._paths = ["/nowhere"]
    os.kill(pico._child.pid, signal.SIGKILL)
    pico.speak(Utterance(1, "Bonjour."))
    assert ears.last(1) == Outcome.FAILED
    assert not pico.available()
    monkeypatch.undo()
    pico._paths = [embedded.pico_path()]
    limit = time.monotonic() + 10
    while not pico.available():
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_closing_never_waits_for_a_stuck_child(sink, ears):
    voice = EmbeddedVoice(sink, ears)
    warm(voice, ears)
    os.kill(voice._child.pid, signal.SIGSTOP)
    voice.speak(Utterance(1, "Bonjour."))
    asked = time.monotonic()
    voice.close()
    assert time.monotonic() - asked < 2
    assert ears.last(1) == Outcome.CUT
    voice.speak(Utterance(2, "Trop tard."))
    assert ears.last(2) == Outcome.CUT


def test_what_cannot_be_pronounced_ends_in_silence(pico, sink, ears):
    pico.speak(Utterance(1, " "))
    assert ears.last(1) == Outcome.ENDED
    assert not len(sink.speeches[0].samples)


def test_rate_and_volume_are_obeyed(voice, sink, ears):
    text = "Basile prend la colonne 2 et pose trois cartes devant lui."
    for id_, manner in enumerate([Manner(rate=4), Manner(rate=16, volume=4)]):
        voice.set_manner(manner)
        voice.speak(Utterance(id_, text))
        ears.last(id_)
    slow, fast = sink.speeches
    assert seconds_of(fast) < 0.6 * seconds_of(slow)
    assert sink.volume == 4


def test_the_estimate_is_about_right(voice, sink, ears):
    text = "Basile prend la colonne 2 et pose trois cartes devant lui. C'est à vous de jouer, Anna."
    for rate in (4, 8, 14):
        voice.set_manner(Manner(rate=rate))
        voice.speak(Utterance(rate, text))
        ears.last(rate)
        assert 0.5 < voice.estimate(text) / seconds_of(sink.speeches[-1]) < 1.7


def test_the_child_gets_clean_french(monkeypatch, voice, ears):
    sent = []
    send = Child.send
    monkeypatch.setattr(
        Child, "send", lambda self, kind, payload=b"": (sent.append(payload), send(self, kind, payload))
    )
    voice.speak(Utterance(1, "Aujourd\u2019hui, pluto\u0302t le jeu d\u2019Anna"))
    ears.last(1)
    assert sent[0].endswith("Aujourd'hui, plutôt le jeu d'Anna".encode())


def test_a_missing_synthesizer_is_known_at_once(monkeypatch, sink, ears):
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(VoiceMissingError):
        EmbeddedVoice(sink, ears, "espeak")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(VoiceMissingError):
        EmbeddedVoice(sink, ears)


def test_silence_around_a_sentence_is_not_played():
    samples = np.concatenate([np.zeros(800), np.full(1600, 0.2), np.zeros(9000)]).astype(np.float32)
    assert len(trim(samples, 16000)) == 1600 + 80
    assert len(trim(np.zeros(500, np.float32), 16000)) == 0


def test_a_stream_that_is_no_wave_is_refused():
    with pytest.raises(ValueError, match="WAV"):
        samples_of(b"")
