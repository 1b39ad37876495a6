"""Printed lines: whole, plain, in any encoding; a reader that is gone."""

import io
import os
import subprocess
import sys
from pathlib import Path
from queue import SimpleQueue

import pytest

import ludoreille
from ludoreille.terminal.input import Closed
from ludoreille.terminal.output import Printer, encodable


class Recorder(io.RawIOBase):
    """Notes each write."""

    def __init__(self):
        self.writes = []

    def writable(self):
        return True

    def write(self, data):
        self.writes.append(bytes(data))
        return len(data)


def printed(*texts, encoding="utf-8"):
    recorder = Recorder()
    printer = Printer(SimpleQueue(), io.TextIOWrapper(io.BufferedWriter(recorder), encoding))
    for text in texts:
        printer.print(text)
    return recorder.writes


def test_a_line_is_one_write_and_ends_with_its_end():
    assert printed("Votre tour.", "x" * 9000) == [b"Votre tour.\n", b"x" * 9000 + b"\n"]


def test_several_lines_are_several_writes_and_empty_ones_none():
    assert printed("Un.\n\nDeux.", "", " \x1b ") == [b"Un.\n", b"Deux.\n"]


def test_no_control_character_gets_through():
    text = "a\x1b[31mb\rc\x07d\x9be\u200bf\u202eg\x00h"
    (first, second) = printed(text)
    assert b"\x1b" not in first + second and b"\r" not in first + second
    assert (first + second).decode().replace("\n", "") == "a[31mbcdefgh"


@pytest.mark.parametrize("encoding", ["utf-8", "cp850", "cp1252", "latin-1", "ascii", "iso8859-15"])
def test_every_console_gets_readable_french(encoding):
    text = "L\u2019œuf d\u2019Ève : « Zoé »\u202f! Noël… 3\u00a0€ \U0001f600Ω"
    (line,) = printed(text, encoding=encoding)
    shown = line.decode(encoding)
    assert "?" not in shown
    assert ("Zoé" in shown) == (encoding != "ascii")
    plain = encodable(shown, "ascii")
    assert plain.startswith("L'oeuf d'Eve : \" Zoe \" ! Noel... 3 euro"), plain


def test_a_reader_that_is_gone_is_told_once_and_leaves_no_traceback():
    code = (
        "from queue import SimpleQueue; import sys\n"
        "from ludoreille.terminal.output import Printer\n"
        "queue = SimpleQueue(); printer = Printer(queue)\n"
        "while queue.empty(): printer.print('Votre tour.' * 99)\n"
        "for _ in range(9): printer.print('Encore.')\n"
        "print('sys.stdout still works')\n"
        "sys.stderr.write(f'{queue.get()!r:.6} {queue.empty()}')\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(ludoreille.__file__).parents[1])}
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    )
    with process:
        process.stdout.close()
        assert process.stderr.read() == b"Closed True"
    assert process.returncode == 0


def test_a_program_without_output_goes_on(monkeypatch):
    queue = SimpleQueue()
    monkeypatch.setattr(sys, "stdout", None)
    Printer(queue).print("Votre tour.")
    assert queue.empty()


def test_a_closed_stream_is_told():
    queue, stream = SimpleQueue(), io.TextIOWrapper(io.BytesIO(), "utf-8")
    printer = Printer(queue, stream)
    stream.close()
    printer.print("Votre tour.")
    assert isinstance(queue.get_nowait(), Closed)
