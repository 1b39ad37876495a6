"""A warm process beside the game, in a session of its own, which can be ended and replaced at any moment."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from ludoreille.children import frames

ROOT = str(Path(__file__).parents[2])
READY = b"R"
"""The kind of frame by which a child tells that it is warm."""
GONE = b""
CLOSING = 0.5


@dataclass(frozen=True, slots=True)
class Frame:
    """What a child said; kind `GONE` when it is no more."""

    child: "Child"
    kind: bytes
    payload: bytes


class Child:
    """Runs the module *name*; *post* gets its frames from a thread.

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
            [sys.executable, "-P", *options, "-m", name, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, *paths])},
            start_new_session=True,
            creationflags=_apart(),
        )
        Thread(target=self._listen, name=name, daemon=True).start()

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


def _apart() -> int:
    """Return the flags that keep a child of Windows without a window and out of the reach of Ctrl+C."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return 0
