"""The way to the ear: real back ends on a recorded null sink, and devices that are missing or go away."""

import json
import subprocess
import sys
import time
from queue import SimpleQueue
from threading import Event, Thread

import numpy as np
import pytest
from loudness import mel_spectrogram
from sink import NullSink, first_sound

from ludoreille.cues import devices
from ludoreille.cues.backends import DeviceMissingError, MiniAudio, OutputError, SoundDevice
from ludoreille.cues.catalogue import Sounds
from ludoreille.cues.devices import list_devices, open_output
from ludoreille.cues.mixer import RATE, Mixer
from ludoreille.cues.silence import SilentCues, TracedCues
from ludoreille.resources import folder
from ludoreille.trace import Trace
from ludoreille.words.line import Cue


@pytest.fixture(scope="module")
def null_sink(tmp_path_factory):
    with NullSink(tmp_path_factory.mktemp("pulse")) as sink:
        yield sink


@pytest.fixture
def heard(null_sink, monkeypatch):
    """Send the sound of this process to the null sink."""
    for name, value in null_sink.env.items():
        monkeypatch.setenv(name, value)
    if "sounddevice" in sys.modules:
        sys.modules["sounddevice"]._terminate()
        sys.modules["sounddevice"]._initialize()
    return null_sink


@pytest.fixture(scope="module")
def sounds():
    return Sounds(folder("sounds"))


@pytest.fixture
def mixer(sounds):
    mixer = Mixer(sounds)
    yield mixer
    mixer.close()


@pytest.mark.parametrize("backend", [SoundDevice(), MiniAudio()], ids=lambda backend: backend.name)
def test_a_cue_is_heard_as_itself(heard, mixer, sounds, backend):
    recording = heard.record()
    output = open_output(mixer, choices=[backend])
    assert (output.backend, output.problem) == (backend.name, None)
    assert 0 < output.latency < 0.2
    Event().wait(0.3)
    ended = Event()
    mixer.play(Cue("card-green-4", pan=-1))
    voice = mixer.speech(lambda: None, lambda _whole: ended.set())
    voice.feed(np.zeros(RATE, np.float32), RATE)
    voice.finish()
    assert ended.wait(20)
    sound = recording.stop()
    start = first_sound(sound)
    assert np.abs(sound[:, 1]).max() < 0.01 * np.abs(sound[:, 0]).max()
    known = {stem: mel_spectrogram(each, RATE) for stem, each in sounds.items()}
    spectrum = mel_spectrogram(sound[start : start + RATE, 0], RATE)
    assert min(known, key=lambda stem: np.linalg.norm(known[stem] - spectrum)) == "card-green-4"


@pytest.mark.parametrize("backend", [SoundDevice(), MiniAudio()], ids=lambda backend: backend.name)
def test_devices_can_be_listed_and_chosen(heard, mixer, backend):
    names = list_devices([backend])
    assert names
    output = open_output(mixer, device=names[0], choices=[backend])
    assert (output.name, output.problem) == (names[0], None)


class Fake:
    """A back end whose devices exist, fail or go away as the test says."""

    def __init__(self, name="fake", *, present=("",), broken=False):
        self.name = name
        self.present = set(present)
        self.broken = broken
        self.opened = []

    def devices(self):
        if self.broken:
            raise OutputError("broken")
        return sorted(self.present - {""})

    def open(self, device, pull):
        if self.broken:
            raise OutputError("broken")
        if device not in self.present:
            raise DeviceMissingError(device)
        self.opened.append(FakeStream(device, pull))
        return self.opened[-1]


class FakeStream:
    latency = 0.01

    def __init__(self, device, pull):
        self.device, self.pull = device, pull
        self.unplugged, self.paused, self.gone = Event(), Event(), False
        Thread(target=self._run, daemon=True).start()

    def _run(self):
        while not self.unplugged.wait(0.01):
            if not self.paused.is_set():
                self.pull(441)

    def pause(self):
        self.paused.set()

    def resume(self):
        if self.gone:
            raise OutputError("gone")
        self.paused.clear()

    def close(self):
        self.unplugged.set()


def speak(mixer):
    """Return an event that is set when an utterance of 50 ms has sounded whole."""
    whole = Event()
    voice = mixer.speech(lambda: None, lambda complete: complete and whole.set())
    voice.feed(np.zeros(RATE // 20, np.float32), RATE)
    voice.finish()
    return whole


@pytest.mark.parametrize("choices", [[], [Fake(broken=True)], [Fake(present=())]])
def test_without_any_device_the_game_goes_on_silent_and_says_so(mixer, choices):
    output = open_output(mixer, choices=choices)
    assert output.backend == "silence" and output.problem.id == "cues-no-output"
    mixer.play(Cue("my-turn"))
    assert speak(mixer).wait(10)


def test_silence_keeps_the_speed_of_sound(mixer):
    open_output(mixer, choices=[])
    whole = Event()
    voice = mixer.speech(lambda: None, lambda _complete: whole.set())
    voice.feed(np.zeros(RATE, np.float32), RATE)
    voice.finish()
    assert not whole.wait(0.5)
    assert whole.wait(10)


def test_a_broken_back_end_gives_way_to_the_next(mixer):
    output = open_output(mixer, choices=[Fake("first", broken=True), Fake("second")])
    assert (output.backend, output.problem) == ("second", None)


def test_a_missing_device_is_told_and_the_default_one_taken(mixer):
    backend = Fake(present=("", "Casque"))
    assert open_output(mixer, "Casque", [backend]).name == "Casque"
    mixer.close()
    output = open_output(mixer, "Enceinte", [backend])
    assert (output.name, output.backend) == ("", "fake")
    assert (output.problem.id, output.problem.args) == ("cues-device-missing", {"sortie": "Enceinte"})


def test_a_device_can_be_changed_in_play(mixer):
    backend = Fake(present=("", "Casque"))
    output = open_output(mixer, choices=[backend])
    output.change("Casque")
    assert output.name == "Casque" and speak(mixer).wait(10)
    assert backend.opened[0].unplugged.is_set()


def test_an_unplugged_device_is_told_once_and_the_default_one_taken(mixer, monkeypatch):
    monkeypatch.setattr(devices, "_SETTLE", 0.0)
    backend = Fake(present=("", "Casque"))
    told = SimpleQueue()
    output = open_output(mixer, "Casque", [backend], told.put)
    assert speak(mixer).wait(10)
    backend.opened[0].unplugged.set()
    assert told.get(timeout=10).id == "cues-device-lost"
    assert output.name == "" and speak(mixer).wait(10)
    Event().wait(1)
    assert told.empty()


def test_when_the_last_device_goes_the_game_goes_on_silent(mixer, monkeypatch):
    monkeypatch.setattr(devices, "_SETTLE", 0.0)
    backend = Fake()
    told = SimpleQueue()
    output = open_output(mixer, choices=[backend], on_change=told.put)
    assert speak(mixer).wait(10)
    backend.present.clear()
    backend.opened[0].unplugged.set()
    assert told.get(timeout=10).id == "cues-no-output"
    assert output.backend == "silence" and speak(mixer).wait(10)


def pulls_end(output):
    """Wait until the device asks for no more sound."""
    limit = time.monotonic() + 20
    while not output._resting:
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_a_device_rests_in_a_silence_and_plays_what_comes_next(mixer, monkeypatch):
    monkeypatch.setattr(devices, "_REST", 0.1)
    backend = Fake()
    open_output(mixer, choices=[backend])
    for _ in range(3):
        assert backend.opened[0].paused.wait(10)
        assert speak(mixer).wait(10)
    assert len(backend.opened) == 1


def test_a_device_unplugged_while_it_rests_is_told_and_no_word_is_lost(mixer, monkeypatch):
    monkeypatch.setattr(devices, "_REST", 0.1)
    backend = Fake()
    told = SimpleQueue()
    output = open_output(mixer, choices=[backend], on_change=told.put)
    assert backend.opened[0].paused.wait(10)
    backend.opened[0].gone = True
    whole = speak(mixer)
    assert told.get(timeout=10).id == "cues-device-lost"
    assert output.backend == "fake" and whole.wait(10)


def test_silence_rests_too(mixer, monkeypatch):
    monkeypatch.setattr(devices, "_REST", 0.1)
    pulls_end(open_output(mixer, choices=[]))
    assert speak(mixer).wait(10)


@pytest.mark.parametrize("backend", [SoundDevice(), MiniAudio()], ids=lambda backend: backend.name)
def test_a_cue_after_a_rest_is_heard_from_its_first_sample(heard, mixer, sounds, backend, monkeypatch):
    monkeypatch.setattr(devices, "_REST", 0.1)
    mixer.set_volume(10)
    output = open_output(mixer, choices=[backend])
    cue = sounds["card-green-4"][:, np.newaxis]
    onset = first_sound(cue)
    likeness = []
    while len(likeness) < 3 and max(likeness, default=0) < 0.95:  # a busy machine may lose some of it once
        pulls_end(output)
        recording = heard.record()
        mixer.play(Cue("card-green-4", pan=-1))
        Event().wait(0.5)
        sound = recording.stop()[:, :1]
        start = first_sound(sound)
        parts = sound[start : start + 4410, 0], cue[onset : onset + 4410, 0]
        likeness.append(np.corrcoef(*parts)[0, 1])
    assert max(likeness) > 0.95


SCRIPT = """
import sys
{before}
from ludoreille.cues.devices import open_output
from ludoreille.cues.mixer import Mixer
mixer = Mixer({{}})
output = open_output(mixer)
print(output.backend, output.problem and output.problem.id)
mixer.close()
"""


def run(env, before=""):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(before=before)],
        env={"PYTHONPATH": "src", "PATH": "/usr/bin:/bin", **env},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_a_broken_portaudio_gives_way_to_miniaudio(null_sink):
    broken = "import ctypes.util; ctypes.util.find_library = lambda name: None"
    assert run(null_sink.env, broken) == "miniaudio None"
    assert run(null_sink.env, "sys.modules['sounddevice'] = None") == "miniaudio None"


def test_a_machine_without_sound_says_so_and_nothing_else(tmp_path):
    assert run({"PULSE_SERVER": f"unix:{tmp_path}/nobody", "HOME": str(tmp_path)}) == "silence cues-no-output"


@pytest.mark.parametrize(
    ("forced", "backend"), [("miniaudio", "miniaudio"), ("sounddevice", "sounddevice"), ("none", "silence")]
)
def test_the_environment_can_name_the_back_end(null_sink, forced, backend):
    assert run({**null_sink.env, devices.FORCED: forced}).split()[0] == backend


def test_cues_are_traced_with_their_place_and_gain(tmp_path):
    trace = Trace(tmp_path / "trace")
    cues = TracedCues(SilentCues(), trace, volume=10)
    cues.play(Cue("take", pan=0.5))
    cues.set_volume(8)
    cues.play(Cue("bust"))
    cues.close()
    trace.close()
    lines = [json.loads(line) for line in (tmp_path / "trace").read_text(encoding="utf-8").splitlines()]
    assert [(line["kind"], line["cue"], line["pan"], line["gain"]) for line in lines] == [
        ("cue", "take", 0.5, 1.0),
        ("cue", "bust", 0.0, 0.501),
    ]
