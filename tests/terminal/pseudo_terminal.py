"""A program in a real pseudo-terminal, and a person who types."""

import json
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import ludoreille

PATIENCE = 20.0
HERE = {**os.environ, "PYTHONPATH": str(Path(ludoreille.__file__).parents[1])}
LISTENER = """
import json, os, signal, sys, time
from queue import SimpleQueue
from ludoreille.terminal.input import Closed, open_source
if os.isatty(0):
    os.close(os.open(os.ttyname(0), os.O_RDWR))
queue = SimpleQueue()
source = open_source(queue, lines={lines})
def tell(*what):
    os.write({pipe}, (json.dumps([time.monotonic(), *what]) + "\\n").encode())
tell("ready", source.lines)
while True:
    event = queue.get()
    tell(type(event).__name__, *[getattr(event, name) for name in event.__slots__ if name != "at"])
    if isinstance(event, Closed):
        break
    {reaction}
{farewell}
"""
"""Takes the terminal as its own, and tells all events on a pipe, so that nothing else is shown."""


class Typist:
    """Runs the listener in a pseudo-terminal; `type` sends bytes, `events` gives what came of them."""

    def __init__(self, *, lines=False, reaction="pass", farewell="source.close()", env=None):
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self._pipe, theirs = os.pipe()
        code = LISTENER.format(lines=lines, pipe=theirs, reaction=reaction, farewell=farewell)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=self.slave,
            stdout=self.slave,
            stderr=subprocess.PIPE,
            pass_fds=(theirs,),
            start_new_session=True,
            env={
                **os.environ,
                "PYTHONPATH": str(Path(ludoreille.__file__).parents[1]),
                "TERM": "xterm",
                **(env or {}),
            },
        )
        os.close(theirs)
        self._rest = b""
        self.lines = self.event()[2]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()
        for fd in (self.slave, self._pipe, *([self.master] if self.master is not None else [])):
            os.close(fd)

    def type(self, data):
        """Send bytes, and return when they were sent."""
        os.write(self.master, data)
        return time.monotonic()

    def event(self):
        """Return the next event: when it came, its kind and its content."""
        deadline = time.monotonic() + PATIENCE
        while b"\n" not in self._rest:
            assert select.select([self._pipe], [], [], max(0, deadline - time.monotonic()))[0], "nothing came"
            block = os.read(self._pipe, 4096)
            assert block, self.process.stderr.read().decode()
            self._rest += block
        line, _, self._rest = self._rest.partition(b"\n")
        return json.loads(line)

    def until(self, last):
        """Return the contents of the events up to the key or line *last*."""
        found = []
        while not found or found[-1] != last:
            found.append(self.event()[2])
        return found

    def shown(self):
        """Return what the terminal has shown so far."""
        shown = b""
        while select.select([self.master], [], [], 0.05)[0]:
            shown += os.read(self.master, 4096)
        return shown

    def modes(self):
        """Return the terminal's modes: they change in raw mode."""
        return termios.tcgetattr(self.slave)

    def hang_up(self):
        """Close the terminal."""
        os.close(self.master)
        self.master = None

    def end(self):
        """Wait for the end of the program; return its status and what it complained about."""
        _, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaint.decode()
