"""Measures what bots' thinking costs: their time for a move, and whether keys, voice and sounds feel it.

`python tools/bench_thinking.py [DECISIONS]` (200 a game if not said) prints a table like that of `bench`.
A decision is measured in processor time, which neighbours on the machine change little.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

import numpy as np
from bench import ENVIRONMENT, Row, print_table, session
from sink import RATE, NullSink, first_sound

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.table import Table, random_nature
from ludoreille.thinking.mind import Mind, Question
from ludoreille.thinking.thinker import Thinker

BUSY = f"""
import sys
from ludoreille.thinking.thinker import Thinker
Thinker.__init__.__kwdefaults__.update(module="busy_mind", paths=({str(Path(__file__).parent)!r},))
"""
PROGRAM = f"{BUSY}from ludoreille.cli import main; sys.exit(main())"
"""The program with bots that are busy for a second over each move."""
STEADY = (
    BUSY
    + """
import time
from queue import SimpleQueue
import numpy as np
from ludoreille.core import Seat
from ludoreille.cues.catalogue import Sounds
from ludoreille.cues.devices import open_output
from ludoreille.cues.mixer import Mixer
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.thinking.mind import Question

mixer = Mixer(Sounds(folder("sounds")))
output = open_output(mixer, "", on_change=print)
if int(sys.argv[1]):
    table = Table(SHELF["push"].rules, 6, {}, ["= 0"])
    seat = Seat(0)
    asked = Question("push", Level.EXPERT, table.look(seat), table.actions(seat), "s")
    thinker = Thinker(lambda thought: None, print, print)
    thinker.ask({Seat(number): asked for number in range(8)})
    time.sleep(2)
ended = SimpleQueue()
speech = mixer.speech(lambda: None, ended.put)
speech.feed((0.3 * np.sin(np.arange(4 * 16000) * 2 * np.pi * 440 / 16000)).astype(np.float32), 16000)
speech.finish()
ended.get(timeout=20)
time.sleep(0.3)
mixer.close()
"""
)
"""A sound of four seconds, through the mixer, while bots think if the argument is not 0."""
GAME = ("jouer", "non_merci", "--joueurs", "4", "--voix", "synthese", "--rythme", "rapide")
WINDOW = RATE // 500
"""Two milliseconds."""
AUDIBLE = 0.01


def keys_while_thinking(sink: NullSink, rounds: int) -> list[float]:
    """Return milliseconds from a key that asks for the scores to its `say`, while bots think."""
    delays: list[float] = []
    with session(sink, GAME, ("-c", PROGRAM)) as running:
        running.until("ask")
        running.type("c")
        running.until("act")
        while len(delays) < rounds:
            running.skip(0.25)
            pressed = running.type("s")
            while (entry := running.until("say"))["category"] != "answer":
                pass
            delays.append(1000 * (entry["t"] - pressed))
            if len(delays) % 8 == 0:
                running.type("j")
                running.type("c")
    return delays


def gap(sink: NullSink, *, thinking: bool) -> float:
    """Return milliseconds of silence inside a sound that has none, while bots think or not."""
    recording = sink.record()
    subprocess.run(
        [sys.executable, "-c", STEADY, str(int(thinking))],
        env={**ENVIRONMENT, **sink.env},
        check=True,
        timeout=60,
    )
    sound = recording.stop()
    heard = sound[first_sound(sound) : len(sound) - first_sound(sound[::-1])]
    windows = np.abs(heard[: len(heard) // WINDOW * WINDOW]).reshape(-1, WINDOW * 2).max(axis=1)
    return 1000 * float((windows < AUDIBLE).sum()) * WINDOW / RATE


def decisions(game: str, count: int) -> list[float]:
    """Return milliseconds of processor time of so many decisions of experts, in whole games."""
    rules, mind, spent = SHELF[game].rules, Mind(), list[float]()
    number = 0
    while len(spent) < count:
        rng, number = Random(f"{game}/{number}"), number + 1
        table = Table(rules, rules.seats[number % len(rules.seats)])
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToDraw):
                table.answer(turn.chance.draw(rng))
                continue
            answers: dict[Seat, Any] = {}
            for seat in turn.seats:
                question = Question(
                    game, Level.EXPERT, table.look(seat), table.actions(seat), f"{rng.random()}"
                )
                began = time.process_time()
                answers[seat] = mind.think(question)
                spent.append(1000 * (time.process_time() - began))
            for _ in table.settle(answers, random_nature(rng)):
                pass
    return spent


def ways(count: int) -> list[float]:
    """Return milliseconds that a question and its answer take beyond the thinking, which is next to none."""
    table, seat = Table(SHELF["push"].rules, 6, {}, ["= 0"]), Seat(0)
    question = Question("push", Level.BEGINNER, table.look(seat), table.actions(seat), "s")
    queue: SimpleQueue[Any] = SimpleQueue()
    thinker, delays = Thinker(queue.put, print, print), list[float]()
    for _ in range(count):
        began = time.perf_counter()
        thinker.ask({seat: question})
        queue.get()
        delays.append(1000 * (time.perf_counter() - began))
    thinker.close()
    return delays[1:]


def measure(sink: NullSink, count: int) -> Iterator[Row]:
    """Give the rows of the table, one by one."""
    yield Row("key to say while bots think, a core busy", "ms", keys_while_thinking(sink, 32), 5)
    for name, thinking in (("in silence", False), ("while bots think", True)):
        gaps = [gap(sink, thinking=thinking) for _ in range(3)]
        yield Row(f"gaps in a sound of 4 s, {name}", "ms", gaps, 2)
    yield Row("a question's way to the process and back", "ms", ways(count), 5)
    for game in SHELF:
        spent = decisions(game, count)
        yield Row(f"{game}: an expert's decision", "ms", spent, 150)
        yield Row(f"{game}: the longest", "ms", [max(spent)], 400)
        yield Row(f"{game}: the longest of twenty", "ms", [statistics.quantiles(spent, n=20)[-1]])


if __name__ == "__main__":
    print_table("Measure what bots' thinking costs.", 200, "decisions measured in each game", measure)
