"""A chain of voices: what one cannot say, the next says, and nobody is told twice."""

import os
import shutil
import signal
import time

import pytest

from ludoreille.voices import chain
from ludoreille.voices.chain import Link, VoiceChain
from ludoreille.voices.child import VoiceMissingError
from ludoreille.voices.factory import make_voice
from ludoreille.voices.simulated import SimulatedVoice
from ludoreille.voices.voice import Manner, Outcome, Utterance
from ludoreille.voices.worker import WorkerVoice
from ludoreille.words.line import Phrase


class FakeVoice(WorkerVoice):
    """Says at once what it is given and keeps it; *states* tells: `well`, `dead`, `deaf` or `endless`."""

    def __init__(self, listener, name, states):
        self.id = name
        self.states = states
        self.said = []
        self.stopped = 0
        super().__init__(listener)

    @property
    def state(self):
        return self.states.get(self.id, "well")

    def names(self):
        return (self.id,)

    def available(self):
        return self.state == "well"

    def _say(self, utterance):
        if self.state == "dead":
            self._finish(Outcome.FAILED, "dead")
            return
        self.said.append(utterance.text)
        if self.state != "deaf":
            self._begun()
        if self.state == "well":
            self._finish(Outcome.ENDED)

    def _silence(self):
        self.stopped += 1


class Fakes:
    """A chain of fake voices "a", "b" and "c", made when needed."""

    def __init__(self, ears, missing="", manner=None):
        self.made = {}
        self.states = {}
        self.missing = missing
        self.notices = []
        self.muted = []
        links = [Link(f"label-{name}", self.maker(name), (name,)) for name in "abc"]
        self.chain = VoiceChain(
            links, ears, lambda *notice: self.notices.append(notice), self.muted.append, manner
        )
        self.ears = ears

    def maker(self, name):
        def make(listener):
            if name in self.missing:
                raise VoiceMissingError(name)
            self.made[name] = FakeVoice(listener, name, self.states)
            return self.made[name]

        return make

    def say(self, id_, text="Bonjour."):
        self.chain.speak(Utterance(id_, text))
        return self.ears.last(id_)

    def said(self):
        return {name: voice.said for name, voice in self.made.items() if voice.said}


@pytest.fixture
def fakes(ears):
    fakes = Fakes(ears)
    yield fakes
    fakes.chain.close()
    ears.assert_promises_kept()


def relay(old, new):
    return ("voix-relais", {"ancienne": Phrase(f"label-{old}"), "nouvelle": Phrase(f"label-{new}")})


def wait_for(condition, patience=10):
    limit = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_the_first_voice_speaks_and_the_others_are_not_made(fakes):
    assert fakes.say(1) == Outcome.ENDED
    assert list(fakes.made) == ["a"]
    assert fakes.chain.id == "a"


def test_a_voice_that_pretends_to_be_there_is_relayed_within_the_utterance(fakes):
    fakes.states["a"] = "dead"
    assert fakes.say(1, "Perdue ?") == Outcome.ENDED
    assert fakes.say(2, "Suite.") == Outcome.ENDED
    assert fakes.said() == {"b": ["Perdue ?", "Suite."]}
    assert fakes.notices == [relay("a", "b")]


def test_a_voice_that_dies_is_relayed_and_used_again_when_it_is_back(fakes):
    fakes.say(1, "Un.")
    fakes.states["a"] = "dead"
    fakes.say(2, "Deux.")
    fakes.say(3, "Trois.")
    fakes.states["a"] = "well"
    back = time.monotonic()
    wait_for(lambda: not fakes.chain._broken)
    assert time.monotonic() - back < 5
    fakes.say(4, "Quatre.")
    assert fakes.said() == {"a": ["Un.", "Quatre."], "b": ["Deux.", "Trois."]}
    assert fakes.notices == [relay("a", "b")]


def test_a_voice_that_is_not_installed_is_passed_over_in_silence(ears):
    fakes = Fakes(ears, missing="a")
    assert fakes.say(1) == Outcome.ENDED
    assert fakes.said() == {"b": ["Bonjour."]}
    assert fakes.notices == []
    fakes.chain.close()


def test_without_any_voice_each_text_is_given_back_and_it_is_told_once(ears):
    fakes = Fakes(ears, missing="abc")
    assert [fakes.say(1, "Un."), fakes.say(2, "Deux.")] == [Outcome.FAILED] * 2
    assert [utterance.text for utterance in fakes.muted] == ["Un.", "Deux."]
    assert fakes.notices == [("voix-aucune", {})]
    fakes.chain.close()


def test_all_voices_dead_is_mute_until_one_is_back(fakes):
    fakes.states.update(dict.fromkeys("abc", "dead"))
    assert fakes.say(1) == Outcome.FAILED
    fakes.states["b"] = "well"
    wait_for(lambda: 1 not in fakes.chain._broken)
    assert fakes.say(2) == Outcome.ENDED
    assert fakes.said() == {"b": ["Bonjour."]}


@pytest.mark.parametrize("state", ["deaf", "endless"])
def test_a_voice_that_never_begins_or_ends_is_silenced_and_relayed(monkeypatch, fakes, state):
    monkeypatch.setattr(chain, "START_LIMIT", 0.2)
    monkeypatch.setattr(chain, "END_LIMIT", 0.2)
    fakes.states["a"] = state
    assert fakes.say(1, "Oui.") == Outcome.ENDED
    assert fakes.said() == {"a": ["Oui."], "b": ["Oui."]}
    wait_for(lambda: fakes.made["a"].stopped)
    assert fakes.ears.of(1) == [Outcome.STARTED, Outcome.ENDED]


def test_a_breakdown_of_every_sentence_is_told_once(monkeypatch, fakes):
    monkeypatch.setattr(chain, "PROBE", 0.1)
    fakes.states["a"] = "dead"
    for id_ in range(3):
        fakes.say(id_)
        fakes.made["a"].available = lambda: True
        wait_for(lambda: not fakes.chain._broken)
    assert fakes.notices == [relay("a", "b")]


def test_order_is_kept_while_voices_break(fakes):
    fakes.states.update(a="dead", b="dead")
    for id_ in range(20):
        fakes.chain.speak(Utterance(id_, f"Phrase {id_}."))
    fakes.ears.last(19)
    last = [report.id for report in fakes.ears.reports if report.outcome != Outcome.STARTED]
    assert last == list(range(20))
    assert fakes.said()["c"][-1] == "Phrase 19."


def test_a_voice_is_chosen_by_its_name(ears):
    fakes = Fakes(ears, manner=Manner(name="b"))
    fakes.say(1)
    assert fakes.chain.id == "b"
    fakes.chain.set_manner(Manner(name="c"))
    fakes.say(2)
    assert fakes.chain.id == "c"
    fakes.chain.set_manner(Manner(name="disparue"))
    fakes.say(3)
    assert fakes.chain.id == "a"
    fakes.chain.close()


def test_stop_reaches_the_voice_that_speaks(fakes):
    fakes.states["a"] = "endless"
    fakes.chain.speak(Utterance(1, "Bonjour."))
    fakes.ears.started(1)
    fakes.chain.stop()
    assert fakes.ears.last(1) == Outcome.CUT
    wait_for(lambda: fakes.made["a"].stopped)


def test_all_french_voices_are_known_after_being_asked_for(heard, sink, ears):
    voice = make_voice("synthese", sink, ears, on_notice=lambda *_: None, on_mute=lambda _: None)
    wait_for(lambda: {"pico", "espeak", "French (France)"} <= set(voice.names()))
    assert voice.names()[:2] == ("pico", "espeak")
    voice.close()


def test_the_real_chain_goes_on_with_espeak_when_pico_breaks_for_good(monkeypatch, sink, ears):
    notices = []
    voice = make_voice(
        "synthese", sink, ears, on_notice=lambda *notice: notices.append(notice), on_mute=lambda _: None
    )
    voice.speak(Utterance(1, "Bonjour."))
    ears.last(1)
    pico = voice._voices[0]
    pico._paths = ["/nowhere"]
    os.kill(pico._child.pid, signal.SIGKILL)
    voice.speak(Utterance(2, "Bonsoir."))
    assert ears.last(2) == Outcome.ENDED
    assert notices == [
        ("voix-relais", {"ancienne": Phrase("voix-nom-pico"), "nouvelle": Phrase("voix-nom-espeak")})
    ]
    asked = time.monotonic()
    voice.close()
    assert time.monotonic() - asked < 2


def test_a_bare_machine_is_mute_and_says_so(monkeypatch, sink, ears):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    notices, muted = [], []
    voice = make_voice(
        "synthese", sink, ears, on_notice=lambda id_, args: notices.append(id_), on_mute=muted.append
    )
    voice.speak(Utterance(1, "Bonjour."))
    assert ears.last(1) == Outcome.FAILED
    assert [utterance.text for utterance in muted] == ["Bonjour."]
    assert notices == ["voix-aucune"]
    voice.close()


def test_a_mode_is_made_or_refused(sink, ears):
    voice = make_voice("simulee:100", sink, ears, on_notice=lambda *_: None, on_mute=lambda _: None)
    assert isinstance(voice, SimulatedVoice)
    voice.close()
    for mode in ("texte", "simulee:vite", "chant"):
        with pytest.raises(ValueError, match=mode.removeprefix("simulee:")):
            make_voice(mode, sink, ears, on_notice=lambda *_: None, on_mute=lambda _: None)
