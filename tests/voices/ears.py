"""Ears for the tests of voices: a listener that waits, and a sink that keeps the samples."""

import time
from collections.abc import Callable
from threading import Condition

import numpy as np

from ludoreille.voices.voice import Outcome, Report

LAST = (Outcome.ENDED, Outcome.CUT, Outcome.FAILED)
PATIENCE = 20.0


class Ears:
    """A listener that keeps reports with their time and waits for some."""

    def __init__(self):
        self.reports: list[Report] = []
        self.times: list[float] = []
        self._changed = Condition()

    def __call__(self, report: Report) -> None:
        with self._changed:
            self.reports.append(report)
            self.times.append(time.monotonic())
            self._changed.notify_all()

    def wait(self, happened: Callable[[], bool], patience: float = PATIENCE) -> None:
        with self._changed:
            assert self._changed.wait_for(happened, patience), self.reports

    def of(self, id_: int) -> list[Outcome]:
        return [report.outcome for report in self.reports if report.id == id_]

    def last(self, id_: int, patience: float = PATIENCE) -> Outcome:
        """Wait until *id_* has its last report, and return it."""
        self.wait(lambda: any(outcome in LAST for outcome in self.of(id_)), patience)
        return self.of(id_)[-1]

    def started(self, id_: int, patience: float = PATIENCE) -> float:
        """Wait until *id_* has started, and return when."""
        self.wait(lambda: Outcome.STARTED in self.of(id_), patience)
        return self.times[self.reports.index(Report(id_, Outcome.STARTED))]

    def assert_promises_kept(self) -> None:
        """Each utterance has exactly one last report, after at most one STARTED."""
        for id_ in {report.id for report in self.reports}:
            outcomes = self.of(id_)
            assert outcomes[-1] in LAST
            assert sum(outcome in LAST for outcome in outcomes) == 1
            assert outcomes.count(Outcome.STARTED) <= 1


class KeptSpeech:
    """A speech that is played instantly when it is finished, unless the sink holds it."""

    def __init__(self, sink, on_start, on_end):
        self.sink, self.on_start, self.on_end = sink, on_start, on_end
        self.samples = np.zeros(0, np.float32)
        self.rate = 0
        self.fed_at: list[float] = []
        self.stopped_at: float | None = None

    def feed(self, samples, rate):
        assert samples.dtype == np.float32
        if not self.fed_at:
            self.on_start()
        self.fed_at.append(time.monotonic())
        self.rate = rate
        self.samples = np.concatenate([self.samples, samples])

    def finish(self):
        if not self.sink.hold:
            self.on_end(True)

    def stop(self):
        self.stopped_at = time.monotonic()
        self.on_end(False)


class KeptSink:
    """A sink that keeps each speech; with `hold` none ends by itself."""

    def __init__(self, *, hold=False):
        self.hold = hold
        self.speeches: list[KeptSpeech] = []
        self.volume = 8

    def speech(self, on_start, on_end):
        self.speeches.append(KeptSpeech(self, on_start, on_end))
        return self.speeches[-1]

    def set_speech_volume(self, volume):
        self.volume = volume
