"""Frames on a pipe between the game and a child process: one byte of kind, four of length, the payload.

Imports next to nothing: a child that starts with it is ready in a few tens of milliseconds.
"""

import os
import struct
import sys
from typing import IO

HEAD = struct.Struct("<cI")


def write(stream: IO[bytes], kind: bytes, payload: bytes = b"") -> None:
    """Write one frame at once; raise OSError (BrokenPipeError) if nobody reads any more."""
    stream.write(HEAD.pack(kind, len(payload)) + payload)
    stream.flush()


def read(stream: IO[bytes]) -> tuple[bytes, bytes] | None:
    """Return the next frame as (kind, payload), or None when the other side is gone."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    kind, length = HEAD.unpack(head)
    payload = stream.read(length)
    return (kind, payload) if len(payload) == length else None


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return a child's pipes (in, out), and send what libraries print to standard error instead."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, out
