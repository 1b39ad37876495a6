"""The screen reader's voice: with a real speech-dispatcher, and with readers as bad as they come."""

import time
from types import SimpleNamespace

import pytest
import speechd
from sink import audible
from voices.speech_server import SpeechServer

from ludoreille.voices import reader
from ludoreille.voices.factory import make_voice
from ludoreille.voices.reader import LibraryOutput, ReaderLostError, ReaderVoice, SpeechDispatcherOutput
from ludoreille.voices.voice import Outcome, Utterance
from ludoreille.words.line import Phrase


@pytest.fixture
def server(tmp_path, heard, monkeypatch):
    server = SpeechServer(tmp_path, heard.env)
    monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
    monkeypatch.setenv("SPEECHD_CMD", "/nowhere")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def sent(monkeypatch):
    """What goes to the speech server, commands and texts."""
    sent = []
    connection = speechd.client._SSIP_Connection
    command, data = connection.send_command, connection.send_data
    monkeypatch.setattr(
        connection,
        "send_command",
        lambda self, *words: (sent.append(" ".join(map(str, words))), command(self, *words))[1],
    )
    monkeypatch.setattr(connection, "send_data", lambda self, text: (sent.append(text), data(self, text))[1])
    return sent


def wait_for(condition, patience=10):
    limit = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


class FakeReader:
    """A reader that keeps what it is given, and takes its time."""

    tells = False

    def __init__(self, delay=0.0):
        self.delay = delay
        self.spoken, self.shown, self.silenced = [], [], 0

    def speak(self, text, happened):
        time.sleep(self.delay)
        self.spoken.append(text)

    def braille(self, text):
        self.shown.append(text)

    def silence(self):
        self.silenced += 1

    def close(self):
        pass


def test_a_sentence_is_heard_in_french_from_start_to_end(server, sent, ears, null_sink):
    voice = ReaderVoice(ears)
    recording = null_sink.record()
    voice.speak(Utterance(1, "Aujourd\u2019hui, c'est pluto\u0302t le tour d\u2019Anna"))
    assert ears.last(1) == Outcome.ENDED
    assert ears.of(1) == [Outcome.STARTED, Outcome.ENDED]
    assert audible(recording.stop()) > 0.5
    assert "Aujourd'hui, c'est plutôt le tour d'Anna" in sent
    assert "SET self LANGUAGE fr" in sent
    voice.close()


def test_the_server_knows_our_name_and_priority_and_keeps_its_rate_and_voice(server, sent, ears):
    voice = ReaderVoice(ears)
    voice.speak(Utterance(1, "Oui."))
    ears.last(1)
    assert any(line.startswith("SET self CLIENT_NAME") and ":ludoreille:" in line for line in sent)
    assert "SET self PRIORITY message" in sent
    settings = {line.split()[2] for line in sent if line.startswith("SET")}
    assert settings == {"CLIENT_NAME", "NOTIFICATION", "LANGUAGE", "PRIORITY"}
    voice.close()


def test_stop_cuts_at_once(server, ears):
    voice = ReaderVoice(ears)
    voice.speak(Utterance(1, "Une phrase qui dure longtemps. " * 5))
    ears.started(1)
    asked = time.monotonic()
    voice.stop()
    assert ears.last(1) == Outcome.CUT
    assert time.monotonic() - asked < 1
    voice.speak(Utterance(2, "Oui."))
    assert ears.last(2) == Outcome.ENDED
    voice.close()
    ears.assert_promises_kept()


def test_when_the_server_dies_the_embedded_voice_goes_on_until_it_is_back(server, sink, ears):
    notices = []
    voice = make_voice(
        "lecteur", sink, ears, on_notice=lambda *notice: notices.append(notice), on_mute=lambda _: None
    )
    voice.speak(Utterance(1, "Oui."))
    assert ears.last(1) == Outcome.ENDED
    assert voice.id == "lecteur"
    server.kill()
    voice.speak(Utterance(2, "Perdue ?"))
    assert ears.last(2) == Outcome.ENDED
    assert voice.id == "synthese"
    assert len(sink.speeches) == 1
    names = {"ancienne": Phrase("voix-nom-lecteur"), "nouvelle": Phrase("voix-nom-pico")}
    assert notices == [("voix-relais", names)]
    server.start()
    back = time.monotonic()
    wait_for(lambda: not voice._broken)
    assert time.monotonic() - back < 5
    voice.speak(Utterance(3, "Retrouvée."))
    assert ears.last(3) == Outcome.ENDED
    assert voice.id == "lecteur"
    assert len(sink.speeches) == 1
    voice.close()
    ears.assert_promises_kept()


def test_without_a_server_it_fails_at_once(monkeypatch, tmp_path, ears):
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setenv("SPEECHD_CMD", "/nowhere")
    voice = ReaderVoice(ears)
    voice.speak(Utterance(1, "Oui."))
    assert ears.last(1) == Outcome.FAILED
    assert not voice.available()
    voice.close()


def test_a_reader_that_takes_long_delays_nobody_and_stale_orders_are_skipped(ears):
    slow = FakeReader(delay=0.5)
    voice = ReaderVoice(ears, lambda: slow)
    voice.speak(Utterance(0, "Première."))
    wait_for(lambda: voice._current is not None)
    asked = time.monotonic()
    for id_ in range(1, 10):
        voice.speak(Utterance(id_, f"Phrase {id_}."))
    assert time.monotonic() - asked < 0.2
    assert ears.last(9) == Outcome.ENDED
    assert slow.spoken == ["Première.", "Phrase 9."]
    assert [ears.last(id_) for id_ in range(9)] == [Outcome.CUT] * 9
    voice.close()
    ears.assert_promises_kept()


def test_braille_goes_beside_speech(ears):
    fake = FakeReader()
    voice = ReaderVoice(ears, lambda: fake)
    voice.speak(Utterance(1, "Bonjour.", "à vous"))
    ears.last(1)
    voice.speak(Utterance(2, "Bonsoir."))
    ears.last(2)
    assert fake.shown == ["à vous"]
    voice.close()


def test_an_end_that_is_never_told_is_taken_for_granted(monkeypatch, ears):
    monkeypatch.setattr(reader, "OVERTIME", 0.1)
    fake = FakeReader()
    fake.tells = True
    voice = ReaderVoice(ears, lambda: fake)
    voice.speak(Utterance(1, "Oui."))
    assert ears.last(1) == Outcome.ENDED
    voice.close()


def library_reader(**methods):
    kept = []
    defaults = {
        "is_active": lambda: True,
        "speak": lambda text, interrupt=False: kept.append((text, interrupt)),
        "braille": lambda text, **options: kept.append(text),
    }
    return SimpleNamespace(**{**defaults, **methods}), kept


def test_a_library_reader_is_given_speech_and_braille_apart(ears):
    output, kept = library_reader()
    voice = ReaderVoice(ears, lambda: LibraryOutput(output))
    voice.speak(Utterance(1, "Bonjour.", "bonjour"))
    assert ears.last(1) == Outcome.ENDED
    assert kept == [("Bonjour.", True), "bonjour"]
    voice.speak(Utterance(2, "Une phrase."))
    ears.started(2)
    voice.stop()
    assert ears.last(2) == Outcome.CUT
    assert kept[-1] == ("", True)
    voice.close()


@pytest.mark.parametrize("fault", ["deaf", "raises"])
def test_a_library_reader_that_is_gone_is_a_failure(ears, fault):
    def fail(*_, **__):
        raise OSError("COM")

    output, kept = library_reader(**({"is_active": lambda: False} if fault == "deaf" else {"speak": fail}))
    voice = ReaderVoice(ears, lambda: LibraryOutput(output))
    voice.speak(Utterance(1, "Bonjour."))
    assert ears.last(1) == Outcome.FAILED
    assert kept == []
    voice.close()


def test_each_output_of_the_library_is_built_apart(monkeypatch):
    def broken():
        raise OSError("DLL")

    silent, _ = library_reader(is_active=lambda: False)
    right, _ = library_reader()
    monkeypatch.setattr(reader.sys, "platform", "win32")
    monkeypatch.setattr(reader, "_library_outputs", lambda: [broken, lambda: silent, lambda: right])
    assert reader.connect()._output is right
    monkeypatch.setattr(reader, "_library_outputs", lambda: [broken, lambda: silent])
    with pytest.raises(ReaderLostError):
        reader.connect()


def test_the_library_has_screen_readers_to_offer():
    assert "SpeechDispatcher" in {kind.__name__ for kind in reader._library_outputs()}


def test_the_library_prints_nothing(server, capfd):
    SpeechDispatcherOutput().close()
    assert capfd.readouterr() == ("", "")
