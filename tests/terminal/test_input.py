"""Keys and lines from a real pseudo-terminal and from pipes."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from terminal.pseudo_terminal import HERE, LISTENER, PATIENCE, Typist

from ludoreille.terminal.input import key_names


@pytest.fixture(scope="module")
def typist():
    with Typist() as one:
        yield one


def typed(typist, data):
    """Return the names of the keys that *data* gives."""
    typist.type(data)
    time.sleep(0.15)
    typist.type(b"~")
    return typist.until("~")[:-1]


@pytest.mark.parametrize(
    ("data", "names"),
    [
        ("&é\"'(-è_çà".encode(), list("&é\"'(-è_çà")),
        ("§!Éœ€".encode(), list("§!Éœ€")),
        ("e\u0301".encode(), ["e", "\u0301"]),
        (b"\r", ["enter"]),
        (b"\n", ["enter"]),
        (b" \t\x7f\x08", ["space", "tab", "backspace", "backspace"]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOB", ["up", "down"]),
        (b"\x1b[H\x1b[F\x1b[5~\x1b[6~\x1b[3~", ["home", "end", "pageup", "pagedown", "delete"]),
        (b"\x1bOP\x1b[15~\x1b[24~", ["f1", "f5", "f12"]),
        (b"\x1b[Z\x1b[1;5C\x1b[1;2A", ["shift-tab", "ctrl-right", "shift-up"]),
        (b"\x03\x04\x12", ["ctrl-c", "ctrl-d", "ctrl-r"]),
        (b"\x1b", ["escape"]),
    ],
)
def test_each_key_has_one_name(typist, data, names):
    assert typed(typist, data) == names


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x1b[200~a p\rtir\x1b[201~",
        b"\x1b[12;40R",
        b"\x1b[<0;10;20M\x1b[<0;10;20m",
        b"\x1b[M !!",
        b"\x1b[97;5u",
        b"\x1b[I\x1b[O",
        b"\x1b[?62;1;4c",
    ],
    ids=["paste", "cursor", "mouse", "old-mouse", "unknown", "focus", "attributes"],
)
def test_what_is_no_key_gives_none(typist, garbage):
    assert typed(typist, garbage + b"x") == ["x"]


def test_bytes_that_are_no_text_do_no_harm(typist):
    assert typed(typist, b"\xff\x00\x1c\xfex")[-1] == "x"


def test_escape_comes_soon(typist):
    delays = []
    for _ in range(5):
        sent = typist.type(b"\x1b")
        moment, _, name = typist.event()
        assert name == "escape"
        delays.append(moment - sent)
    assert min(delays) < 0.15, "seconds, when the machine is not busy elsewhere"


def test_a_letter_after_escape_is_a_key_of_its_own(typist):
    typist.type(b"\x1b")
    time.sleep(0.12)
    typist.type(b"p")
    assert typist.until("p") == ["escape", "p"]


def test_an_arrow_in_two_pieces_is_one_key(typist):
    heard = []
    while len(heard) < 3 and ["up", "z"] not in heard:  # a busy machine may hand the second piece on too late
        typist.type(b"\x1b")
        time.sleep(0.03)
        typist.type(b"[Az")
        heard.append(typist.until("z"))
    assert ["up", "z"] in heard


def test_an_accent_in_two_pieces_is_one_key(typist):
    first, second = "é".encode()[:1], "é".encode()[1:]
    typist.type(first)
    time.sleep(0.1)
    typist.type(second)
    assert typist.event()[2] == "é"


def test_nothing_is_echoed_or_written(typist):
    assert typed(typist, "été\x1b[A\r".encode()) == ["é", "t", "é", "up", "enter"]
    assert typist.shown() == b""


def test_the_end_of_a_sequence_that_comes_too_late_plays_no_letter(typist):
    typist.type(b"\x1b")
    assert typist.event()[2] == "escape"
    assert typed(typist, b"[A") == []


@pytest.mark.parametrize("encoding", ["cp850", "ascii", "latin-1"])
def test_the_keys_are_right_whatever_the_console_encoding_is_said_to_be(encoding):
    with Typist(env={"PYTHONIOENCODING": encoding, "LANG": "C", "LC_ALL": "C"}) as typist:
        assert typed(typist, "éà§".encode()) == list("éà§")


@pytest.mark.parametrize(
    "farewell",
    ["source.close(); source.close()", "sys.exit(3)", "raise KeyError", "pass"],
    ids=["closed", "exit", "crash", "end"],
)
def test_the_terminal_is_restored_on_any_way_out(farewell):
    with Typist(farewell=farewell) as typist:
        assert typist.modes() != typist.before
        os.kill(typist.process.pid, signal.SIGTERM)
        assert typist.event()[1:] == ["Closed", "SIGTERM"]
        typist.end()
        assert typist.modes() == typist.before


WATCHED, NO_MORE = b"\x1b[?1004h", b"\x1b[?1004l"
"""All that is ever written: the terminal is asked to tell about its window, and to tell no more."""


def watching(**how):
    """Return a typist at a program that watches the window from the first key on."""
    return Typist(reaction="source.watch_focus(True)", **how)


@pytest.mark.parametrize("farewell", ["source.close(); source.close()", "sys.exit(3)", "raise KeyError"])
def test_the_terminal_is_asked_about_its_window_once_and_no_more_on_any_way_out(farewell):
    with watching(farewell=farewell) as typist:
        assert typist.shown() == b""
        typist.type(b"xx")
        typist.until("x")
        assert typist.shown() == WATCHED
        os.kill(typist.process.pid, signal.SIGTERM)
        typist.end()
        assert typist.shown() == NO_MORE


def test_what_the_window_tells_is_no_key_in_one_piece_or_several():
    with watching() as typist:
        typist.type(b"x")
        assert typist.event()[1:] == ["Key", "x"]
        typist.shown()
        typist.type(b"\x1b[O\x1b[Ia\x1b[A")
        found = [typist.event()[1:] for _ in range(4)]
        assert found == [["Focus", False], ["Focus", True], ["Key", "a"], ["Key", "up"]]
        for piece in (b"\x1b", b"[", b"O"):
            typist.type(piece)
            time.sleep(0.02)
        assert typist.event()[1:] == ["Focus", False]
        typist.type(b"i")
        assert typist.event()[1:] == ["Key", "i"]


def test_who_types_lines_is_never_asked_about_the_window():
    with watching(lines=True) as typist:
        typist.type(b"x\n")
        assert typist.event()[2] == "x"
        assert b"\x1b" not in typist.shown()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("lines", [True, False])
def test_signals_close_the_input_without_a_traceback(sent, lines):
    with Typist(lines=lines) as typist:
        os.kill(typist.process.pid, sent)
        assert typist.event()[1:] == ["Closed", sent.name]
        assert typist.end() == (0, "")


@pytest.mark.parametrize("lines", [True, False])
def test_a_terminal_that_goes_closes_the_input(lines):
    with Typist(lines=lines) as typist:
        os.close(typist.slave)
        typist.slave = os.open(os.devnull, os.O_RDONLY)
        typist.hang_up()
        assert typist.event()[1] == "Closed"
        assert typist.end() == (0, "")


def test_ctrl_c_in_line_mode_closes_the_input():
    with Typist(lines=True) as typist:
        typist.type(b"\x03")
        assert typist.event()[1:] == ["Closed", "SIGINT"]
        assert typist.end() == (0, "")


def test_lines_come_from_a_terminal_when_they_are_asked_for():
    with Typist(lines=True) as typist:
        assert typist.lines
        typist.type("é\x1b[A2\n".encode())
        assert typist.event()[1:] == ["Text", "é2"]
        typist.type(b"\x04")
        assert typist.event()[1:] == ["Closed", "end of input"]
        assert typist.end() == (0, "")


@pytest.mark.parametrize("term", ["", "dumb"])
def test_a_terminal_of_unknown_kind_gives_lines(term):
    with Typist(env={"TERM": term}) as typist:
        assert typist.lines


def piped(data, *before):
    """Return the events of a listener whose input is a pipe, started by the command *before*."""
    code = LISTENER.format(lines=False, pipe=1, reaction="pass", farewell="source.close()")
    command = [*before, sys.executable, "-c", code]
    done = subprocess.run(command, input=data, capture_output=True, timeout=PATIENCE, env=HERE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    ready, *events = [json.loads(line)[1:] for line in done.stdout.splitlines()]
    assert ready == ["ready", True]
    return events


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"piocher\nquitter\n", ["piocher", "quitter"]),
        (b"\xef\xbb\xbfpiocher\r\n\r\nquitter", ["piocher", "", "quitter"]),
        ("piéger\ne\u0301\n".encode(), ["piéger", "é"]),
        (b"a\x00\x07b\x1b[31mc\n", ["abc"]),
        (b"\xff\xfe\n2\n", ["\ufffd\ufffd", "2"]),
        (b"x" * 10000 + b"\n", ["x" * 10000]),
    ],
    ids=["empty", "lines", "windows", "accents", "controls", "no-text", "long"],
)
def test_lines_of_a_pipe(data, lines):
    assert piped(data) == [*(["Text", line] for line in lines), ["Closed", "end of input"]]


def test_a_closed_input_is_the_end_of_it():
    assert [kind for kind, *_ in piped(b"", "sh", "-c", 'exec "$@" <&-', "sh")] == ["Closed"]


def test_a_paste_of_the_windows_console_is_keys_there(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert key_names([("<bracketed-paste>", "é2\r")]) == ["é", "2", "enter"]
