"""The real command in a process of its own, at a pipe or a terminal, and a player who reads its trace."""

import contextlib
import json
import os
import pty
import random
import select
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

COMMAND = str(Path(sys.executable).with_name("ludoreille"))
PATIENCE = 60.0
CTRL_C, CTRL_D = "\x03", "\x04"
QUIET = ("--voix", "texte", "--rythme", "rapide", "--sons", "non")
"""Nothing waits, and no device is opened."""
TAKE_TERMINAL = (
    "import os, sys; os.close(os.open(os.ttyname(0), os.O_RDWR)); os.execv(sys.argv[1], sys.argv[1:])"
)
"""Makes the terminal the one that controls the program, as a shell does."""
DOWN, ENTER = "\x1b[B", "\r"
KEYS = {"draw": "p", "roll": "p", "hand left": "f", "hand right": "j"}
"""The keys of actions that no walk through the choices must reach: a board takes the arrows."""


def surroundings(folder, **changes):
    """Return an environment whose home is *folder*; None takes a variable away."""
    away = ("ACCESSIBLE", "LUDOREILLE_AUDIO", "PYTHONIOENCODING", "LC_ALL", "LANG", "PULSE_SERVER")
    env = {name: value for name, value in os.environ.items() if name not in away}
    env |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "donnees"), "TERM": "xterm", "LANG": "C.UTF-8"}
    for name, value in changes.items():
        env.pop(name, None)
        if value is not None:
            env[name] = value
    return env


def run(folder, *words, typed=b"", env=None, config=True, **options):
    """Run the command to its end with *typed* on its input; return it with what it wrote, as bytes."""
    own = ("--config", folder / "maison") if config else ()
    return subprocess.run(
        [COMMAND, *words, *own],
        **({"input": typed} if "stdin" not in options else {}),
        **({"stdout": subprocess.PIPE} if "stdout" not in options else {}),
        stderr=subprocess.PIPE,
        env=env or surroundings(folder),
        timeout=PATIENCE,
        check=False,
        **options,
    )


def saved(folder, kind="parties"):
    """Return the files of kept games."""
    return sorted((folder / "maison" / kind).glob("*.partie"))


def journal(path):
    """Return the moves of a kept game."""
    return path.read_text("utf-8").splitlines()[1:]


class Evening:
    """The command going on. `trace` yields what happens, `type` answers, `end` gives status and words."""

    def __init__(self, folder, *words, terminal=False, env=None):
        self._path = folder / f"trace-{time.monotonic_ns()}.json"
        self.terminal = terminal
        ends = pty.openpty() if terminal else (None, subprocess.PIPE)
        self.master, theirs = ends
        own = (sys.executable, "-c", TAKE_TERMINAL) if terminal else ()
        self.process = subprocess.Popen(
            [*own, COMMAND, *words, "--config", folder / "maison", "--trace", self._path],
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            env=env or surroundings(folder),
            start_new_session=True,
        )
        if terminal:
            os.close(theirs)
        self._read = self.process.stdout.fileno() if not terminal else self.master
        self._shown, self._deaf = b"", False
        self._reader = Thread(target=self._listen, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.end()
        self.process.stderr.close()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        self.hang_up()

    def _listen(self):
        with contextlib.suppress(OSError):
            while not self._deaf:
                if select.select([self._read], [], [], 0.02)[0]:
                    block = os.read(self._read, 65536)
                    self._shown += block
                    if not block:
                        return

    def trace(self):
        """Yield the lines of the trace as they are written, until the program ends."""
        deadline, rest = time.monotonic() + PATIENCE, b""
        while not self._path.exists() and self.process.poll() is None:
            time.sleep(0.005)
        with self._path.open("rb") as file:  # a line may still be half written, in the middle of a letter
            ended = False
            while not ended or b"\n" in rest:
                *lines, rest = (rest + file.read()).split(b"\n")
                yield from map(json.loads, lines)
                assert time.monotonic() < deadline, self._shown.decode()
                ended = not lines and self.process.poll() is not None
                time.sleep(0 if lines else 0.003)

    def until(self, kind, **fields):
        """Return the first line of the trace of this kind with these fields."""
        for line in self.trace():
            if line["kind"] == kind and all(line.get(name) == value for name, value in fields.items()):
                return line
        raise AssertionError(f"no {kind}: {self._shown.decode()}")

    def type(self, text):
        """Send text: to a terminal as it is, to a pipe as a line."""
        if self.terminal:
            os.write(self.master, text.encode())
        else:
            self.process.stdin.write(text.encode() + b"\n")
            self.process.stdin.flush()

    def play(self, seed=3):
        """Answer every question until the program leaves at the end menu; return the trace.

        At a terminal a question is traced again after each key: the last key of an answer is waited for.
        """
        rng, lines, on_the_way = random.Random(seed), [], 0
        for line in self.trace():
            lines.append(line)
            on_the_way -= line["kind"] == "key"
            if line["kind"] == "ask" and (on_the_way <= 0 or line["seat"] is None):
                answer = self._answer(line, rng)
                self.type(answer)
                on_the_way = len(answer.replace(DOWN, " ")) if self.terminal else 0
        return lines

    def _answer(self, ask, rng):
        if ask["seat"] is None:
            return CTRL_D if self.terminal else "quitter"
        if not self.terminal:
            return rng.choice(ask["actions"])
        if any(action.startswith("touch") for action in ask["actions"]):
            return f"{rng.randint(1, 6)}{rng.randint(1, 6)}{rng.choice('fj')}"
        keyed = [KEYS[action] for action in ask["actions"] if action in KEYS]
        return rng.choice(keyed) if keyed else DOWN * rng.randint(1, len(ask["actions"])) + ENTER

    def hang_up(self):
        """Close the terminal; nobody may be reading from it then."""
        self._deaf = True
        self._reader.join()
        if self.master is not None:
            os.close(self.master)
            self.master = None

    def end(self):
        """Wait for the end of the program; return its status, what it showed, what it complained about."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        status = self.process.wait(PATIENCE)
        complaint = self.process.stderr.read() if not self.process.stderr.closed else b""
        self._reader.join(2)
        return status, self._shown.decode(), complaint.decode()
