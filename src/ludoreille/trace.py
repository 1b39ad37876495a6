"""The trace: one JSON object a line, all that a player hears, reads, is asked and does."""

import json
import time
from pathlib import Path
from threading import Lock
from typing import IO


class Trace:
    """Writes what happens to a file, flushed at once; without a file it does nothing.

    `t` is `time.monotonic()` in seconds. Safe to call from any thread.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Open *path* for writing; raise OSError if that cannot be."""
        self._file: IO[str] | None = path.open("w", encoding="utf-8") if path is not None else None
        self._lock = Lock()

    def write(self, kind: str, **fields: object) -> None:
        """Write one line of this *kind* with its fields."""
        if self._file is None:
            return
        line = json.dumps({"t": time.monotonic(), "kind": kind, **fields}, ensure_ascii=False)
        with self._lock:
            if not self._file.closed:
                self._file.write(line + "\n")
                self._file.flush()

    def close(self) -> None:
        """Close the file; later writes are dropped."""
        if self._file is not None:
            with self._lock:
                self._file.close()
