"""The trace: one JSON object a line, all that a player hears, reads, is asked and does."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import IO


class Trace:
    """Writes what happens to a file, flushed at once; without a file it does nothing.

    `t` is `time.monotonic()` in seconds. Safe to call from any thread.
    """

    def __init__(
        self,
        path: Path | None = None,
        on_loss: Callable[[OSError], None] = lambda _error: None,
    ) -> None:
        """Open *path* for writing; raise OSError if that cannot be.

        *on_loss* is called once if it can no longer be written; what comes later is dropped.
        """
        self._file: IO[bytes] | None = None if path is None else path.open("wb", buffering=0)
        self._on_loss = on_loss
        self._lock = Lock()

    def write(self, kind: str, **fields: object) -> None:
        """Write one line of this *kind* with its fields."""
        if self._file is None:
            return
        line = json.dumps({"t": time.monotonic(), "kind": kind, **fields}, ensure_ascii=False) + "\n"
        with self._lock:
            if self._file.closed:
                return
            try:
                self._file.write(line.encode("utf-8", "replace"))
            except OSError as error:
                self._file.close()
                self._on_loss(error)

    def close(self) -> None:
        """Close the file; later writes are dropped."""
        if self._file is not None:
            with self._lock:
                self._file.close()
