"""The system's voices, with the real pyttsx3 in its real child, heard on a null sink."""

import json
import os
import signal
import time
from io import BytesIO

import pytest
import pyttsx3
from sink import audible

from ludoreille.children import frames
from ludoreille.children.child import Child
from ludoreille.voices.child import VoiceMissingError
from ludoreille.voices.embedded_child import NUMBER
from ludoreille.voices.system import SystemVoice
from ludoreille.voices.system_child import Speaker, step_by_step
from ludoreille.voices.voice import Manner, Outcome, Utterance

FAST = Manner(rate=18)


@pytest.fixture
def notices():
    return []


@pytest.fixture
def voice(heard, ears, notices):
    voice = SystemVoice(ears, lambda id_, args: notices.append(id_))
    voice.set_manner(FAST)
    yield voice
    voice.close()
    ears.assert_promises_kept()


def wait_for(condition, patience=10):
    limit = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_a_french_voice_speaks_and_is_heard(voice, ears, notices, null_sink):
    wait_for(voice.available)
    assert any("French" in name for name in voice.names())
    recording = null_sink.record()
    voice.speak(Utterance(1, "Basile prend la colonne 2."))
    assert ears.last(1) == Outcome.ENDED
    assert ears.of(1)[0] == Outcome.STARTED
    assert audible(recording.stop()) > 0.3
    assert notices == []


def test_twenty_sentences_with_interruptions_all_end_or_are_cut(voice, ears):
    for id_ in range(1, 21):
        voice.speak(Utterance(id_, f"Phrase {id_}."))
        ears.started(id_)
        if id_ % 5 == 0 and id_ < 20:
            voice.stop()
            assert ears.last(id_) == Outcome.CUT
        else:
            assert ears.last(id_) == Outcome.ENDED


def test_stop_is_heard_at_once_and_the_child_lives_on(voice, ears, null_sink):
    voice.set_manner(Manner(rate=4))
    recording = null_sink.record()
    voice.speak(Utterance(1, "Une phrase qui dure longtemps, beaucoup plus longtemps que le reste. " * 4))
    ears.started(1)
    child = voice._child
    time.sleep(1.0)
    asked = time.monotonic()
    voice.stop()
    assert ears.last(1) == Outcome.CUT
    assert ears.times[-1] - asked < 0.1
    time.sleep(1.0)
    assert audible(recording.stop()) < 1.5
    assert voice._child is child
    assert not voice._busy


def test_orders_from_two_threads_of_talk_keep_their_order(voice, ears):
    for id_ in range(15):
        voice.speak(Utterance(id_, f"Phrase {id_}."))
    assert ears.last(14) == Outcome.ENDED
    assert [report.id for report in ears.reports if report.outcome != Outcome.STARTED] == list(range(15))


@pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL])
def test_a_child_that_hangs_or_dies_is_replaced_and_the_sentence_said_again(voice, ears, fault):
    wait_for(voice.available)
    os.kill(voice._child.pid, fault)
    voice.speak(Utterance(1, "Oui."))
    assert ears.last(1) == Outcome.ENDED


def test_a_child_that_will_not_be_silent_is_replaced(voice, ears):
    voice.speak(Utterance(1, "Une phrase qui dure longtemps. " * 5))
    ears.started(1)
    stuck = voice._child
    os.killpg(stuck.pid, signal.SIGSTOP)
    voice.speak(Utterance(2, "Oui."))
    assert ears.last(2) == Outcome.ENDED
    assert ears.of(1)[-1] == Outcome.CUT
    assert voice._child is not stuck


def test_closing_while_it_speaks_does_not_wait(voice, ears):
    voice.speak(Utterance(1, "Une phrase qui dure longtemps. " * 5))
    ears.started(1)
    asked = time.monotonic()
    voice.close()
    assert time.monotonic() - asked < 2
    assert ears.of(1)[-1] == Outcome.CUT


def test_without_a_device_it_fails(monkeypatch, voice, ears):
    wait_for(voice.available)
    os.killpg(voice._child.pid, signal.SIGKILL)
    wait_for(lambda: not voice.available())
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    voice.speak(Utterance(1, "Basile prend la colonne 2, et c'est à vous de jouer."))
    assert ears.last(1) == Outcome.FAILED


def test_without_a_player_it_is_known_to_be_missing(monkeypatch, ears):
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(VoiceMissingError):
        SystemVoice(ears, lambda id_, args: None)


def test_without_a_french_voice_it_warns_once(monkeypatch, ears, notices, heard):
    voice = SystemVoice(ears, lambda id_, args: notices.append(id_))
    for _ in range(2):
        voice._warmed(b"[]")
    assert notices == ["voix-sans-francais"]
    voice.close()


def test_the_child_gets_clean_french(monkeypatch, voice, ears):
    sent = []
    send = Child.send
    monkeypatch.setattr(
        Child, "send", lambda self, kind, payload=b"": (sent.append(payload), send(self, kind, payload))
    )
    voice.speak(Utterance(1, "Aujourd\u2019hui, pluto\u0302t le jeu d\u2019Anna"))
    ears.last(1)
    assert "Aujourd'hui, plutôt le jeu d'Anna".encode() in sent[0]


def test_the_loop_for_windows_speaks_again_and_again():
    orders = BytesIO()
    for number in (1, 2, 3):
        request = {"number": number, "text": "Bonjour", "name": "", "rate": 200, "volume": 1.0}
        frames.write(orders, b"S", json.dumps(request).encode())
        frames.write(orders, b"X")
    orders.seek(0)
    told = []
    engine = pyttsx3.init("dummy")
    step_by_step(engine, Speaker(engine, lambda kind, payload: told.append((kind, payload))), orders)
    assert [(kind, told_of[: NUMBER.size]) for kind, told_of in told] == [
        (kind, NUMBER.pack(number)) for number in (1, 2, 3) for kind in (b"B", b"D")
    ]
