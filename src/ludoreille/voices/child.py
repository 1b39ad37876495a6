"""A warm process beside the game, in a session of its own, where a voice library may block, crash or hang."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from threading import Thread

from ludoreille.voices import frames
from ludoreille.voices.voice import Listener, Outcome
from ludoreille.voices.worker import WorkerVoice

ROOT = str(Path(__file__).parents[2])
READY = b"R"
GONE = b""
CLOSING = 0.5
STUCK = 2.0
"""Seconds after which a child that owes an answer is replaced."""
STARTING = 4.0
"""The same for a child that is not ready yet."""


class VoiceMissingError(Exception):
    """Raised when a voice is not installed on this machine; the text names what is missing, for the log."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a child said; kind `GONE` when it is no more."""

    child: "Child"
    kind: bytes
    payload: bytes


class Child:
    """Runs the module *name* of this package; *post* gets its frames from a thread.

    It imports from *paths*; *options* go to the interpreter (`-S`: without site packages).
    Raises OSError if it cannot be started.
    """

    def __init__(
        self,
        name: str,
        post: Callable[[Frame], None],
        *,
        arguments: Sequence[str] = (),
        paths: Sequence[str] = (),
        options: Sequence[str] = (),
    ) -> None:
        self._post = post
        self._process = subprocess.Popen(
            [sys.executable, "-P", *options, "-m", f"ludoreille.voices.{name}", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, *paths])},
            start_new_session=True,
            creationflags=_apart(),
        )
        Thread(target=self._listen, name=f"child-{name}", daemon=True).start()

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    def send(self, kind: bytes, payload: bytes = b"") -> None:
        """Send a frame; if the child is gone the frame `GONE` tells so."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            frames.write(self._process.stdin, kind, payload)

    def hush(self) -> None:
        """Send SIGTERM to its session, where there are sessions; the child itself pays no heed."""
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, and all that it started."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        self._hang_up()

    def close(self) -> None:
        """Let it end by itself for half a second, then end it."""
        self._hang_up()
        try:
            self._process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            self.kill()

    def _hang_up(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _listen(self) -> None:
        """Post what the child says, until it is gone."""
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            while (frame := frames.read(stream)) is not None:
                self._post(Frame(self, *frame))
        self._post(Frame(self, GONE, b""))


class _Probe:
    """An order to look whether a child can be started again."""


class ChildVoice(WorkerVoice):
    """A voice that asks a child, request by request.

    A child that owes an answer too long, or dies, is replaced and asked again; the second time the
    utterance is reported FAILED. A kind of child voice fills in `_spawn`, `_request` and `_answered`.
    """

    def __init__(self, listener: Listener) -> None:
        self._child: Child | None = None
        self._ready = False
        self._numbers = count(1)
        self._owed = 0
        self._again = False
        super().__init__(listener)

    def available(self) -> bool:
        """Return whether a child is ready; if there is none, one is started in the background."""
        if self._child is None:
            self._post(_Probe())
        return self._ready and not self._closed

    def _open(self) -> None:
        self._start()

    def _start(self) -> None:
        self._ready = False
        try:
            self._child = self._spawn()
        except OSError:
            self._child = None

    def _ask(self) -> None:
        """Ask the child for what is to be said now, under a new number that its answers carry."""
        if self._child is None:
            self._start()
        if self._child is None:
            self._give_up("no child process")
            return
        self._owed = next(self._numbers)
        self._wake_in(STUCK if self._ready else STARTING)
        self._child.send(b"S", self._request(self._owed))

    def _happened(self, event: object) -> None:
        match event:
            case Frame(child=child) if child is not self._child:
                pass
            case Frame(kind=kind, payload=payload) if kind == READY:
                self._ready = True
                self._warmed(payload)
            case Frame(kind=kind) if kind == GONE:
                self._lost("the child is gone")
            case Frame(kind=kind, payload=payload):
                self._answered(kind, payload)
            case _Probe() if self._child is None:
                self._start()

    def _overdue(self) -> None:
        self._lost("the child is stuck")

    def _lost(self, why: str) -> None:
        """Drop the child; ask another for what it owed, once."""
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._ready = False
        if self._current is None or not self._owed:
            return
        if self._again:
            self._give_up(why)
        else:
            self._again = True
            self._ask()

    def _give_up(self, why: str) -> None:
        self._deadline = None
        self._silence()
        self._finish(Outcome.FAILED, why)

    def _shut(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None

    def _spawn(self) -> Child:
        """Start a child; raise OSError if that cannot be."""
        raise NotImplementedError

    def _request(self, number: int) -> bytes:
        """Return the frame that asks for what is to be said now."""
        raise NotImplementedError

    def _answered(self, kind: bytes, payload: bytes) -> None:
        """Handle an answer, perhaps to a request that is owed no more."""
        raise NotImplementedError

    def _warmed(self, payload: bytes) -> None:
        """Handle what a child tells when it is ready."""


def _apart() -> int:
    """Return the flags that keep a child of Windows without a window and out of the reach of Ctrl+C."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return 0
