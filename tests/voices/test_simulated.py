"""The voice without sound keeps the time of one."""

import time

import pytest
from voices.ears import Ears

from ludoreille.voices.simulated import SimulatedVoice
from ludoreille.voices.voice import Outcome, Utterance


def test_it_takes_the_time_of_its_characters():
    ears = Ears()
    voice = SimulatedVoice(50, ears)
    voice.speak(Utterance(1, "x" * 20))
    assert ears.last(1) == Outcome.ENDED
    assert 0.39 < ears.times[-1] - ears.started(1) < 2
    assert voice.estimate("x" * 20) == pytest.approx(0.4)
    voice.close()


def test_it_can_be_cut_and_used_from_several_threads_of_talk():
    ears = Ears()
    voice = SimulatedVoice(1, ears)
    asked = time.monotonic()
    for id_ in range(50):
        voice.speak(Utterance(id_, "une longue phrase"))
    voice.stop()
    assert [ears.last(id_) for id_ in range(50)] == [Outcome.CUT] * 50
    voice.close()
    assert time.monotonic() - asked < 5
    ears.assert_promises_kept()


def test_closing_cuts_what_is_said():
    ears = Ears()
    voice = SimulatedVoice(1, ears)
    voice.speak(Utterance(1, "une longue phrase"))
    ears.started(1)
    voice.close()
    assert ears.last(1) == Outcome.CUT


def test_a_speed_that_is_none_is_refused():
    with pytest.raises(ValueError, match="0"):
        SimulatedVoice(0, Ears())
