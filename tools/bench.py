"""Measures what a player feels: the wait for a first word, for a key's answer, and what the machine pays.

`python tools/bench.py [ROUNDS]` (3 if not said: four minutes) prints a table of medians. Programs run in a
real pseudo-terminal and play to a PulseAudio null sink that is recorded.
"""

import argparse
import json
import os
import pty
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from sink import NullSink, first_sound

PATIENCE = 20.0
SILENCE = 10.0
"""Seconds over which a silent program is watched."""
MIB = 1024

SLOW_VOICE = """
import sys, time
from ludoreille import bootstrap
from ludoreille.cli import main
from ludoreille.voices.chain import Link, VoiceChain
from ludoreille.voices.voice import Outcome
from ludoreille.voices.worker import WorkerVoice

class SlowVoice(WorkerVoice):
    id = "lente"
    def _say(self, utterance):
        time.sleep(3)
        self._begun()
        self._finish(Outcome.ENDED)

def make(mode, mixer, listener, *, on_notice, on_mute, manner=None, **_more):
    return VoiceChain((Link("voix-nom-lecteur", SlowVoice),), listener, on_notice, on_mute, manner)

bootstrap.make_voice = make
sys.exit(main())
"""
"""The program with a back end that takes three seconds a call."""

PROGRAM = ("-c", "import sys; from ludoreille.cli import main; sys.exit(main())")
PUSH = ("jouer", "push", "--voix", "synthese", "--rythme", "rapide")
NO_CUES = ("--reglage", "volume-des-sons=0")
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    "TERM": "xterm",
}
"""A player's Python keeps what it has compiled."""
NO_VOICE = ("--reglage", "volume=0")


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured: *values* in *unit*, which should stay under *bar* where there is one."""

    name: str
    unit: str
    values: Sequence[float]
    bar: float | None = None

    def __str__(self) -> str:
        middle, low, high = statistics.median(self.values), min(self.values), max(self.values)
        bar = "" if self.bar is None else f"< {self.bar:g}"
        verdict = "" if self.bar is None else ("ok" if middle < self.bar else "MISSED")
        return f"{self.name:<52} {middle:>10.1f} {low:>10.1f} {high:>10.1f} {self.unit:<8} {bar:<7} {verdict}"


class Session:
    """The program in a pseudo-terminal, with its trace: `began` is when it was started (monotonic)."""

    def __init__(self, sink: NullSink, folder: Path, words: Sequence[str], program: Sequence[str]) -> None:
        """Start *program* with *words*; it plays to *sink* and keeps its files in *folder*."""
        trace = folder / "trace"
        trace.touch()
        self._trace = trace.open(encoding="utf-8")
        self._rest = ""
        self._speaking: set[int] = set()
        self._master, slave = pty.openpty()
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, *program, *words, "--config", str(folder / "config"), "--trace", str(trace)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**ENVIRONMENT, **sink.env},
            start_new_session=True,
        )
        os.close(slave)
        Thread(target=self._drain, daemon=True).start()

    def close(self) -> None:
        """End the program as a closed terminal does."""
        os.killpg(self._process.pid, signal.SIGHUP)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._trace.close()
            os.close(self._master)

    def type(self, key: str) -> float:
        """Press a key and return when."""
        moment = time.monotonic()
        os.write(self._master, key.encode())
        return moment

    def until(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """Return the next trace entry of *kind*; raise TimeoutError if none comes in *seconds*."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            self._rest += self._trace.readline()
            if self._rest.endswith("\n"):
                entry: dict[str, Any] = json.loads(self._rest)
                self._rest = ""
                self._note(entry)
                if entry["kind"] == kind:
                    return entry
            else:
                time.sleep(0.002)
        raise TimeoutError(kind)

    def skip(self, seconds: float) -> None:
        """Wait, and leave out what is traced meanwhile."""
        with suppress(TimeoutError):
            self.until("", seconds)

    def _note(self, entry: Mapping[str, Any]) -> None:
        """Keep in mind what is being said."""
        if entry["kind"] == "say":
            self._speaking.add(entry["id"])
        elif entry["kind"] in ("end", "drop"):
            self._speaking.discard(entry["id"])

    def until_silent(self) -> None:
        """Wait until all that was said has ended, and no more has come for a second."""
        self.skip(1.0)
        while self._speaking:
            self.until("end")
            self.skip(1.0)

    def processes(self) -> list[int]:
        """Return the ids of the program and of all that it started."""
        found = [self._process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def memory(self) -> float:
        """Return the proportional set sizes of all processes together, in MiB."""
        total = 0
        for pid in self.processes():
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                total += int(line.split()[1]) if line.startswith("Pss:") else 0
        return total / MIB

    def processor(self) -> float:
        """Return the seconds of processor time that all processes have taken so far."""
        ticks = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _drain(self) -> None:
        """Read what the terminal shows, so that the program never waits for it."""
        try:
            while os.read(self._master, 65536):
                pass
        except OSError:
            return


@contextmanager
def session(sink: NullSink, words: Sequence[str], program: Sequence[str] = PROGRAM) -> Iterator[Session]:
    """Run the program with files of its own, to be given up at the end."""
    with tempfile.TemporaryDirectory() as folder:
        running = Session(sink, Path(folder), words, program)
        try:
            yield running
        finally:
            running.close()


def first_words(sink: NullSink, words: Sequence[str], rounds: int) -> tuple[list[float], list[float]]:
    """Return milliseconds from a start to the first `say`, and to the first sound of the voice."""
    said, heard = [], []
    for _ in range(rounds):
        recording = sink.record()
        with session(sink, [*words, *NO_CUES]) as running:
            said.append(1000 * (running.until("say")["t"] - running.began))
            running.until("start")
            time.sleep(0.5)
            sound = recording.stop()
            heard.append(1000 * (recording.moment(first_sound(sound)) - running.began))
    return said, heard


def keys_to_say(sink: NullSink, rounds: int, program: Sequence[str]) -> list[float]:
    """Return milliseconds from a key that asks for the scores to its `say`, while the last still sounds."""
    delays = []
    with session(sink, PUSH, program) as running:
        running.until("ask")
        for _ in range(4 * rounds):
            running.skip(0.3)
            pressed = running.type("s")
            delays.append(1000 * (running.until("say")["t"] - pressed))
    return delays


def keys_to_sound(sink: NullSink, rounds: int, settings: Sequence[str], key: str) -> list[float]:
    """Return milliseconds from *key* in play to the first sound of its answer."""
    delays = []
    with session(sink, [*PUSH, *settings]) as running:
        running.until("ask")
        for _ in range(2 * rounds):
            running.until_silent()
            recording = sink.record()
            time.sleep(0.2)
            pressed = running.type(key)
            time.sleep(0.6)
            sound = recording.stop()
            delays.append(1000 * (recording.moment(first_sound(sound)) - pressed))
    return delays


def costs(sink: NullSink) -> tuple[float, float]:
    """Return MiB of memory in play, and percent of a core while it waits in silence."""
    with session(sink, PUSH) as running:
        running.until("ask")
        running.until_silent()
        memory = running.memory()
        before = running.processor()
        time.sleep(SILENCE)
        return memory, 100 * (running.processor() - before) / SILENCE


def measure(sink: NullSink, rounds: int) -> Iterator[Row]:
    """Give the rows of the table, one by one."""
    for name, words in (("first start", ()), ("jouer push", PUSH[:2])):
        said, heard = first_words(sink, words, rounds)
        yield Row(f"{name}: start to first say", "ms", said)
        yield Row(f"{name}: start to first word heard", "ms", heard, 600)
    for name, program in (
        ("key to say", PROGRAM),
        ("key to say, back end of 3 s a call", ("-c", SLOW_VOICE)),
    ):
        yield Row(name, "ms", keys_to_say(sink, rounds, program), 5)
    yield Row("key to cue heard", "ms", keys_to_sound(sink, rounds, NO_VOICE, "\x1b[B"), 30)
    yield Row("key to voice heard, short sentence", "ms", keys_to_sound(sink, rounds, NO_CUES, "\x1b[B"), 70)
    yield Row("key to voice heard, long sentence", "ms", keys_to_sound(sink, rounds, NO_CUES, "s"))
    memory, percent = zip(*(costs(sink) for _ in range(min(rounds, 3))), strict=True)
    yield Row("memory in play, all processes (PSS)", "MiB", memory, 150)
    yield Row("processor while waiting in silence", "% core", percent, 2)


def print_table(
    title: str, usual: int, counted: str, measure: Callable[[NullSink, int], Iterator[Row]]
) -> None:
    """Print what *measure* finds; how much of what is *counted* it measures is said on the command line."""
    parser = argparse.ArgumentParser(description=title)
    parser.add_argument("count", type=int, nargs="?", default=usual, help=counted)
    count = parser.parse_args().count
    print(f"{'':<52} {'median':>10} {'min':>10} {'max':>10} {'unit':<8} bar")
    with tempfile.TemporaryDirectory() as folder, NullSink(Path(folder)) as sink:
        listening = sink.record()
        for row in measure(sink, count):
            print(row, flush=True)
        listening.stop()


if __name__ == "__main__":
    print_table("Measure what a player feels.", 3, "how often each thing is measured", measure)
