"""What the player types, as events in a queue: single keys, or lines where there is no terminal for keys."""

import atexit
import io
import os
import re
import signal
import sys
import threading
import time
import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Protocol

if sys.platform != "win32":
    import select
    import termios

END_OF_INPUT = "end of input"
"""Why a `Closed` came that leaves the player there to listen."""
FLUSH = 0.07
"""Seconds after which Escape is a key of its own: slow lines send an arrow in pieces some 30 ms apart."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed: the character itself, or a name such as `enter`, `up`, `f5`, `ctrl-c`, `space`.

    `at` is when it came, by `time.monotonic`, in seconds; 0 where nobody noted it.
    """

    name: str
    at: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Text:
    """A line was typed, without its end; `at` is when it came."""

    line: str
    at: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Closed:
    """Nothing more will come, or nobody is there to read: `why` is for the log."""

    why: str


@dataclass(frozen=True, slots=True)
class Focus:
    """The window of the terminal came to the front (`inside`), or another one did."""

    inside: bool


Events = SimpleQueue[Any]
"""The one queue of the program; voices put their reports in it too."""


class Source(Protocol):
    """Reads the player's input in a thread of its own until it is closed."""

    lines: bool
    """Whether it gives `Text`, and not `Key`."""

    def start(self) -> None:
        """Begin to read; the first events may come at once."""

    def echo(self, on: bool) -> None:  # noqa: FBT001 - a switch
        """Show what is typed, or hide it, where the terminal writes it."""

    def watch_focus(self, on: bool, *, asking: bool = True) -> None:  # noqa: FBT001 - a switch
        """Give `Focus` events from now on, or no more, where the terminal tells; *asking* it to, or not."""

    def close(self) -> None:
        """Stop reading, and leave the terminal as it was; doing it again does nothing."""


class CannotReadKeys(OSError):
    """Say that the terminal gives no single keys."""


def open_source(queue: Events, *, lines: bool = False) -> Source:
    """Start to read what the player types, by key where the terminal can, by line elsewhere or if *lines*.

    Hangup, termination and interruption become `Closed` events. To be called in the main thread. The terminal
    is restored by `close`, and when the program ends without it.
    """
    closed_by_signals(queue)
    source: Source
    try:
        source = LineSource(queue) if lines or not has_keys() else KeySource(queue)
    except CannotReadKeys:
        source = LineSource(queue)
    atexit.register(source.close)
    source.start()
    return source


def closed_by_signals(queue: Events) -> None:
    """Turn the signals that end programs into `Closed` events, so that the game is kept on any way out."""

    def close(number: int, _frame: object) -> None:
        queue.put(Closed(signal.Signals(number).name))

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), close)


def has_keys() -> bool:
    """Return whether a person sits at a terminal that sends single keys."""
    if any(stream is None or stream.closed or not stream.isatty() for stream in (sys.stdin, sys.stdout)):
        return False
    return sys.platform == "win32" or os.environ.get("TERM", "") not in ("", "dumb")


class LineSource:
    """Reads lines from standard input: a pipe, a file, or a terminal that echoes what is typed."""

    lines = True

    def __init__(self, queue: Events) -> None:
        """Prepare to read `sys.stdin`."""
        self._queue = queue
        self._thread = threading.Thread(target=self._run, name="lines", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def echo(self, on: bool) -> None:  # noqa: FBT001 - a switch
        """Let the terminal write what is typed, or not; without a terminal nothing is written anyway."""
        if sys.platform != "win32" and sys.stdin is not None and sys.stdin.isatty():
            modes = termios.tcgetattr(sys.stdin)
            modes[3] = modes[3] | termios.ECHO if on else modes[3] & ~termios.ECHO
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, modes)

    def watch_focus(self, on: bool, *, asking: bool = True) -> None:  # noqa: FBT001 - a switch
        """Do nothing: a terminal would show what it tells among the lines."""

    def close(self) -> None:
        """Show what is typed again: a line that never comes is waited for by a daemon thread."""
        self.echo(True)  # noqa: FBT003

    def _run(self) -> None:
        try:
            for line in self._read():
                self._queue.put(Text(line, time.monotonic()))
        except (OSError, ValueError) as error:
            self._queue.put(Closed(f"input: {error}"))
        else:
            self._queue.put(Closed(END_OF_INPUT))

    def _read(self) -> Iterable[str]:
        """Yield lines as they come; the raw file is read, because a buffered one would be locked at exit."""
        stdin = sys.stdin
        if stdin is None:
            return
        raw = getattr(stdin.buffer, "raw", stdin.buffer)
        rest = b""
        while block := raw.read(4096):
            *lines, rest = (rest + block).split(b"\n")
            for line in lines:
                yield decode(line, stdin.encoding)
        if rest:
            yield decode(rest, stdin.encoding)


def decode(line: bytes, encoding: str) -> str:
    r"""Return a typed line in composed form, whatever its bytes: UTF-8, else *encoding*, never an error.

    >>> decode(b"\xc3\xa9tape\r", "ascii"), decode(b"\x82tape", "cp850")
    ('étape', 'étape')
    """
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = line.decode(encoding, "replace")
    text = re.sub(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.)?", "", text)
    return unicodedata.normalize("NFC", "".join(sign for sign in text if sign.isprintable() or sign == "\t"))


class KeySource:
    """Reads single keys by the input half of prompt-toolkit.

    Nothing is echoed, and nothing is written but the request to tell about the focus.
    """

    lines = False

    def __init__(self, queue: Events) -> None:
        """Open the terminal without changing it; raise `CannotReadKeys` if it gives no single keys."""
        from prompt_toolkit.input import create_input  # noqa: PLC0415 - slow, and of no use to a pipe

        self._queue = queue
        self._encoding = sys.stdin.encoding
        self._exit = ExitStack()
        self._watching = self._asked = False
        try:
            self._input = create_input(_utf8_stdin())
            self._waiter = _Waiter(self._input)
        except (OSError, ValueError, EOFError) as error:
            raise CannotReadKeys(str(error)) from error
        self._thread = threading.Thread(target=self._run, name="keys", daemon=True)

    def start(self) -> None:
        """Put the terminal in raw mode and begin to read."""
        self._exit.enter_context(self._input.raw_mode())
        self._thread.start()

    def echo(self, on: bool) -> None:  # noqa: FBT001 - a switch
        """Do nothing: keys are never shown."""

    def watch_focus(self, on: bool, *, asking: bool = True) -> None:  # noqa: FBT001 - a switch
        """Ask the terminal to tell when its window comes to the front or leaves it, or to tell no more.

        One that does not know the request says nothing about it, and never tells. A console of Windows is not
        asked: what it tells comes another way than keys.
        """
        self._watching, asked = on, on and asking and sys.platform != "win32"
        if asked != self._asked:
            self._asked = asked
            with suppress(OSError, ValueError):
                os.write(sys.stdout.fileno(), FOCUS_REPORTS_ON if asked else FOCUS_REPORTS_OFF)

    def close(self) -> None:
        """Stop reading and restore the terminal."""
        self.watch_focus(False)  # noqa: FBT003 - a switch
        self._waiter.stop()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(timeout=1)
        self._exit.close()

    def _run(self) -> None:
        try:
            self._read()
        except (OSError, ValueError) as error:
            self._queue.put(Closed(f"input: {error}"))

    def _read(self) -> None:
        """Read keys until closed; after a silence of `FLUSH`, a lone Escape is let go."""
        pending = False
        while (ready := self._waiter.wait(FLUSH if pending else None)) is not None:
            presses = self._input.read_keys() if ready else self._input.flush_keys()
            now = time.monotonic()
            for name in key_names([(press.key, press.data) for press in presses], self._encoding):
                if name not in FOCUS_REPORTS:
                    self._queue.put(Key(name, now))
                elif self._watching:
                    self._queue.put(Focus(FOCUS_REPORTS[name]))
            if ready and not presses and (self._input.closed or self._waiter.gone()):
                self._queue.put(Closed("hangup"))
                return
            pending = ready


RENAMED = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    "s-tab": "shift-tab",
    " ": "space",
}
FOCUS_REPORTS_ON, FOCUS_REPORTS_OFF = b"\x1b[?1004h", b"\x1b[?1004l"
"""What asks a terminal to tell about the focus of its window, and what ends it (xterm: FocusIn, FocusOut)."""
FOCUS_REPORTS = {"<focus-in>": True, "<focus-out>": False}
"""Our names for what it then sends, CSI I and CSI O, and whether its window is in front."""
TAIL = re.compile(r"[0-9;?<]*[ -/]*[@-~]")


def key_names(presses: Sequence[tuple[str, str]], encoding: str = "utf-8") -> list[str]:
    """Return the names of the keys that were read together, each a prompt-toolkit key and its text.

    Reports of the terminal (cursor, mouse, a paste) and sequences that no key of ours sends are left out;
    those of the focus have names. On Windows a quick burst with Enter in it comes as a paste: there it is
    keys.

    >>> key_names([("c-m", ""), ("é", "é"), ("c-s-up", ""), ("<ignore>", "")])
    ['enter', 'é', 'ctrl-shift-up']
    >>> key_names([("escape", ""), ("[", ""), ("O", ""), ("a", "")])
    ['<focus-out>', 'a']
    """
    names: list[str] = []
    rest = list(presses)
    while rest:
        key, text = rest.pop(0)
        if key == "<bracketed-paste>" and sys.platform == "win32":
            names += key_names([("c-m" if sign in "\r\n" else sign, sign) for sign in text])
        elif key == "[" and rest:
            if names[-1:] == ["escape"]:
                names.pop()
            names += {"I": ["<focus-in>"], "O": ["<focus-out>"]}.get(rest[0][0], [])
            rest = _after_sequence(rest)
        elif name := _key_name(str.__str__(key), encoding):
            names.append(name)
    return names


def _after_sequence(presses: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return what follows an unknown sequence: nobody types "[" and more within the same few milliseconds."""
    text = "".join(key if len(key) == 1 else "\0" for key, _ in presses)
    tail = TAIL.match(text)
    return list(presses[tail.end() if tail else 0 :])


def _key_name(key: str, encoding: str) -> str | None:
    """Return our name of a prompt-toolkit key, None for what is no key."""
    if key in RENAMED:
        return RENAMED[key]
    if len(key) == 1:
        if "\udc80" <= key <= "\udcff":
            key = bytes([ord(key) - 0xDC00]).decode(encoding, "ignore")
        return unicodedata.normalize("NFC", key) if key.isprintable() and key else None
    if key.startswith("<") or key == "s-escape":
        return None
    return re.sub(r"(^|-)s-", r"\1shift-", re.sub(r"^c-", "ctrl-", key))


def _utf8_stdin() -> io.TextIOWrapper:
    """Return standard input as text: terminals send UTF-8 whatever the environment says."""
    return io.TextIOWrapper(io.FileIO(sys.stdin.fileno(), closefd=False), encoding="utf-8")


if sys.platform == "win32":
    from ctypes import windll

    class _Waiter:
        """Waits for the console."""

        def __init__(self, source: Any) -> None:
            from prompt_toolkit.eventloop import win32  # noqa: PLC0415 - as late as `create_input`

            self._handle = source.handle
            self._stop = win32.create_win32_event()
            self._wait_for = win32.wait_for_handles

        def wait(self, timeout: float | None) -> bool | None:
            """Return whether something was typed within *timeout* seconds, None when stopped."""
            milliseconds = -1 if timeout is None else int(timeout * 1000)
            ready = self._wait_for([self._stop, self._handle], milliseconds)
            return None if ready is self._stop else ready is not None

        def stop(self) -> None:
            """Wake whoever waits, for good."""
            windll.kernel32.SetEvent(self._stop)

        def gone(self) -> bool:
            """Say whether the console is gone: Windows ends the program then."""
            return False

else:

    class _Waiter:
        """Waits for the terminal."""

        def __init__(self, source: Any) -> None:
            """Raise `CannotReadKeys` where *source* has no modes to set."""
            self._file = source.fileno()
            self._woken, self._wake = os.pipe()
            if self.gone():
                raise CannotReadKeys("not a terminal")

        def wait(self, timeout: float | None) -> bool | None:
            """Return whether something was typed within *timeout* seconds, None when stopped."""
            ready, _, _ = select.select([self._file, self._woken], [], [], timeout)
            return None if self._woken in ready else self._file in ready

        def stop(self) -> None:
            """Wake whoever waits, for good."""
            os.write(self._wake, b".")

        def gone(self) -> bool:
            """Say whether the terminal was hung up."""
            try:
                termios.tcgetattr(self._file)
            except (termios.error, OSError):
                return True
            return False
