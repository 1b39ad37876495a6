"""The whole program at a table: real desk, menus, announcer and game; clock, voice and player are simulated.

The program runs in a thread that is only awake while time passes, so that a test is a script: press, wait,
look at the trace. Nothing depends on how fast the machine is.
"""

import contextlib
import heapq
import itertools
import threading
import time
from dataclasses import replace
from queue import Empty
from random import Random
from types import SimpleNamespace
from unittest.mock import Mock

from ludoreille import bootstrap, cli
from ludoreille.arguments import parse
from ludoreille.core import Chance, Seat, ToDraw
from ludoreille.games import SHELF
from ludoreille.games.push.rules import Push
from ludoreille.kit.bots import Level
from ludoreille.store.saves import Save
from ludoreille.terminal import play
from ludoreille.terminal.input import Closed, Focus, Key, Text
from ludoreille.thinking.mind import Mind, Question
from ludoreille.thinking.thinker import Thinking, Thought
from ludoreille.voices.voice import Manner, Outcome, Report

NAMES = ("Vous", "Basile", "Chloé", "Denis", "Ève", "Flavie")
ENDLESS = 100_000
"""Calls of the queue without a key or a second passing, after which the program is said to spin."""


class Agenda:
    """The program's one queue, on simulated time: it hands over what is due, and stops at the horizon."""

    def __init__(self):
        self.now = self.horizon = 1000.0
        self._due = []
        self._count = itertools.count()
        self._test, self._program = threading.Semaphore(0), threading.Semaphore(0)
        self._spins = 0

    def put(self, event, after=0.0):
        """Hand over *event* in so many seconds; return what cancels it."""
        due = (self.now + after, next(self._count), event)
        heapq.heappush(self._due, due)
        return due

    def cancel(self, due):
        """Take back what is not yet handed over; return whether it was not."""
        if due not in self._due:
            return False
        self._due.remove(due)
        heapq.heapify(self._due)
        return True

    def get(self, timeout=None):
        deadline = float("inf") if timeout is None else self.now + timeout
        self._spins += 1
        assert self._spins < ENDLESS, "the program spins"
        while True:
            if self._due and self._due[0][0] <= min(deadline, self.horizon):
                return self._pop()
            if deadline <= self.horizon:
                self.now = deadline
                raise Empty
            self.now = self.horizon
            self.rest()
            self.begin()

    def get_nowait(self):
        if not self._due or self._due[0][0] > self.now:
            raise Empty
        return self._pop()

    def _pop(self):
        moment, _, event = heapq.heappop(self._due)
        self.now = max(self.now, moment)
        return event

    def begin(self):
        """Wait until the test lets time pass."""
        self._program.acquire()

    def rest(self):
        """Give the word to the test."""
        self._test.release()

    def run(self, seconds):
        """Let the program live so long, from the thread of the test."""
        self._spins = 0
        self.horizon += seconds
        self._program.release()
        assert self._test.acquire(timeout=60), "the program does not come back"


class Recorder:
    """A trace in memory, its times those of the agenda."""

    def __init__(self):
        self.entries = []

    def write(self, kind, **fields):
        self.entries.append({"t": time.monotonic(), "kind": kind, **fields})

    def close(self):
        pass


class SpokenVoice:
    """Takes the time of a voice; what it says is in the trace, and how it says it in `spoken`."""

    def __init__(self, mode, agenda, cps):
        self.id, self._agenda, self._cps = mode, agenda, cps
        self._going = None
        self.manner, self.spoken = Manner(), []

    def speak(self, utterance):
        self.stop()
        self.spoken.append((utterance.text, self.manner))
        self._agenda.put(Report(utterance.id, Outcome.STARTED))
        end = self._agenda.put(Report(utterance.id, Outcome.ENDED), self.estimate(utterance.text))
        self._going = utterance.id, end

    def stop(self):
        if self._going is not None:
            id_, end = self._going
            self._going = None
            if self._agenda.cancel(end):
                self._agenda.put(Report(id_, Outcome.CUT))

    def set_manner(self, manner):
        self.manner = manner

    def names(self):
        return ("Pico", "Marguerite")

    def estimate(self, text):
        return len(text) / self._cps

    def close(self):
        self.stop()


def thought(asked):
    """Return what is thought of a question, by the bots of the shelf in use."""
    if isinstance(asked, Question):
        bot = play.SHELF[asked.game].bots[asked.level]
        return bot(asked.sight, asked.actions, Random(asked.seed), asked.notebook)
    return Mind().think(asked)


class SimulatedThinker:
    """Thinks for so many `seconds`; what was dropped is never answered."""

    seconds = 0.0

    def __init__(self, agenda):
        self.asked, self.met = [], []
        self._agenda, self._due = agenda, None

    def ask(self, questions):
        self.leave()
        self.asked += questions.values()
        thinking = Thinking(questions)
        answers = {seat: thought(each) for seat, each in questions.items()}
        if questions:
            self._due = self._agenda.put(Thought(thinking, answers), self.seconds)
        return thinking

    def meet(self, company):
        self.met.append(company())

    def leave(self):
        if self._due is not None:
            self._agenda.cancel(self._due)

    def close(self):
        pass


class Loaded(Chance):
    """A question to nature that is answered from a script, while it lasts."""

    def draw(self, rng):
        script = SCRIPT[0]
        return Push().read_outcome(self.kind, script.pop(0)) if script else super().draw(rng)


SCRIPT = [[]]
"""Nature's next answers, in short forms."""


class PushFrom(Push):
    """Push that begins in a position, with a nature that answers from a script."""

    def __init__(self, position):
        self._position = position

    def set_up(self, seats, options):
        if self._position is None:
            return super().set_up(seats, options)
        return self.from_position(seats, options, self._position)

    def turn(self, state):
        turn = super().turn(state)
        return ToDraw(Loaded(turn.chance.kind, turn.chance.weights)) if isinstance(turn, ToDraw) else turn


def scripted(script, bot):
    """Return a bot that plays the moves of *script*, then those of *bot*."""
    return lambda *asked: Push().read(script.pop(0)) if script else bot(*asked)


class Evening:
    """A person at the program: `press` keys, `wait` seconds, look at what was said, printed and done."""

    def __init__(self, monkeypatch, folder, argv, *, cps=15):
        """Begin with a command line; the settings in *folder* are kept from one evening to the next."""
        self._agenda = Agenda()
        self._failure = None
        self.trace = Recorder()
        self.watched = []
        self.thinker = SimulatedThinker(self._agenda)
        monkeypatch.setattr(time, "monotonic", lambda: self._agenda.now)
        replaced = {
            "SimpleQueue": lambda: self._agenda,
            "Trace": lambda *_args, **_more: self.trace,
            "has_keys": lambda: True,
            "open_source": lambda *_args, **_more: SimpleNamespace(
                lines="--lignes" in argv,
                close=lambda: None,
                echo=lambda _on: None,
                watch_focus=lambda on, *, asking: self.watched.append(on and asking),
            ),
            "open_output": lambda *_args, **_more: Mock(problem=None),
            "Printer": lambda *_args, **_more: SimpleNamespace(print=lambda _text: None),
            "Thinker": lambda *_args: self.thinker,
            "make_voice": lambda mode, *_args, **_more: SpokenVoice(mode, self._agenda, cps),
        }
        for name, value in replaced.items():
            monkeypatch.setattr(bootstrap, name, value)
        request = parse([*argv, "--config", str(folder)])
        self.program = bootstrap.Program(request, bootstrap.french_catalogue())
        self._thread = threading.Thread(target=self._live, args=(request,), daemon=True)
        self._thread.start()
        self.wait(0)

    def _live(self, request):
        self._agenda.begin()
        try:
            cli._interact(request, self.program)
        except BaseException as error:  # noqa: BLE001 - told in the thread of the test
            self._failure = error
        self._agenda.rest()

    # What the person does

    def press(self, *keys, pause=0.0):
        """Press keys, *pause* seconds after each."""
        for key in keys:
            self._agenda.put(Key(key))
            self.wait(pause)

    def leave_window(self):
        """Bring another window to the front."""
        self._agenda.put(Focus(inside=False))
        self.wait(0)

    def come_back(self):
        """Bring the window of the program to the front again."""
        self._agenda.put(Focus(inside=True))
        self.wait(0)

    def write(self, line):
        """Type a line."""
        self._agenda.put(Text(line))
        self.wait(0)

    def wait(self, seconds):
        """Let time pass."""
        assert self._thread.is_alive() or self._failure is None
        self._agenda.run(seconds)
        if self._failure is not None:
            raise self._failure

    def wait_for(self, condition, *, step=0.25, most=600.0):
        """Let time pass until something is true."""
        for _ in range(int(most / step)):
            if condition():
                return
            self.wait(step)
        raise AssertionError(self.lately())

    def wait_for_silence(self):
        self.wait_for(lambda: self.program.desk.announcer.silent)

    def wait_for_question(self):
        """Let time pass until the person is asked to move."""
        self.wait_for(lambda: self.asked is not None)

    def leave(self):
        """Close the terminal, and let the program end."""
        if self._thread.is_alive():
            self._agenda.put(Closed("test"))
            self._agenda.run(0)
        assert self._failure is None

    # What there is to see

    @property
    def entries(self):
        return self.trace.entries

    @property
    def asked(self):
        """The legal actions of the person, None while it is the turn of others or a menu is open."""
        last = next((e for e in reversed(self.entries) if e["kind"] in ("ask", "act", "over")), None)
        return last["actions"] if last and last["kind"] == "ask" and last["seat"] is not None else None

    @property
    def running(self):
        """Whether the program still goes on."""
        return self._thread.is_alive()

    @property
    def now(self):
        return self._agenda.now

    def mark(self):
        return len(self.entries)

    def said(self, since=0, category=None):
        """Return the texts handed to the voice."""
        return [
            entry["text"]
            for entry in self.entries[since:]
            if entry["kind"] == "say" and category in (None, entry["category"])
        ]

    def printed(self, since=0):
        return [entry["text"] for entry in self.entries[since:] if entry["kind"] == "print"]

    def told(self, since=0):
        """Return what reached the person, by voice or in print."""
        return self.said(since) or self.printed(since)

    def answer(self, *keys):
        """Press keys, and return what is said or printed at once."""
        since = self.mark()
        self.press(*keys)
        return " ".join(self.told(since))

    def kinds(self, kind, since=0):
        return [entry for entry in self.entries[since:] if entry["kind"] == kind]

    def lately(self):
        return "\n".join(str(entry) for entry in self.entries[-12:])


class Room:
    """Begins evenings, and ends them with the test."""

    def __init__(self, monkeypatch, folder):
        self._monkeypatch, self._folder = monkeypatch, folder
        self._evenings = []

    def evening(self, *argv, cps=15):
        """Begin the program with a command line."""
        evening = Evening(self._monkeypatch, self._folder, argv, cps=cps)
        self._evenings.append(evening)
        return evening

    def game(  # noqa: PLR0913 - what a game may begin with
        self, *argv, seats=3, human=0, position=None, nature=(), bots=(), seed="1", voice="synthese", cps=15
    ):
        """Begin in a game of Push: from a position, with scripts for nature and for the bots."""
        SCRIPT[0] = list(nature)
        shelved = SHELF["push"]
        moves = list(bots)
        loaded = replace(
            shelved,
            rules=PushFrom(position),
            bots={level: scripted(moves, bot) for level, bot in shelved.bots.items()},
        )
        self._monkeypatch.setattr(play, "SHELF", {"push": loaded})
        path = self._folder / "jeu.partie"
        levels = tuple(None if seat == human else Level.CONFIRMED for seat in range(seats))
        save = Save("push", seats, NAMES[:seats], (Seat(human),), levels, seed=seed, begun="x")
        path.write_text(save.write(), "utf-8")
        return self.evening("reprendre", str(path), "--voix", voice, *argv, cps=cps)

    def leave(self):
        for evening in self._evenings:
            with contextlib.suppress(AssertionError):
                evening.leave()
