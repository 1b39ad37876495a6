"""The command `ludoreille` in a real pseudo-terminal, with its trace, and a person who types."""

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import ludoreille

PATIENCE = 20.0
ROOT = Path(ludoreille.__file__).parents[1]


class Terminal:
    """The command `ludoreille` in a pseudo-terminal of 80 by 24, and a person who types."""

    def __init__(self, folder, *argv):
        self._trace = folder / "trace.json"
        self._trace.touch()
        self._read = 0
        self.shown = b""
        self.entries = []
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", "import sys; from ludoreille.cli import main; sys.exit(main())"),
                *(*argv, "--sons", "non", "--trace", str(self._trace), "--config", str(folder)),
            ],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "80", "LINES": "24"},
        )
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, *keys):
        """Send keys as the terminal sends them; return when."""
        moment = time.monotonic()
        os.write(self.master, "".join(keys).encode())
        return moment

    def serve(self, seconds=0.01):
        """Take what was shown and traced."""
        while select.select([self.master], [], [], seconds)[0]:
            try:
                self.shown += os.read(self.master, 65536)
            except OSError:
                break
            seconds = 0
        with self._trace.open(encoding="utf-8") as trace:
            trace.seek(self._read)
            for line in iter(trace.readline, ""):
                if not line.endswith("\n"):
                    break
                self._read += len(line.encode())
                self.entries.append(json.loads(line))

    def wait_for(self, found, since=0):
        """Return the first entry for which *found* holds, from *since* on."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            self.serve()
            entry = next((e for e in self.entries[since:] if found(e)), None)
            if entry is not None:
                return entry
        raise AssertionError((self.shown.decode(), self.entries[-5:]))

    def asked(self, since=0):
        """Wait until the person is asked to move, and return what he may do."""
        return self.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is not None, since)["actions"]

    def told(self, part, since=0):
        return self.wait_for(lambda e: e["kind"] in ("say", "print") and part in e["text"], since)

    def until_shown(self, part):
        """Wait until the terminal shows *part*, and return all that it shows."""
        limit = time.monotonic() + PATIENCE
        while part not in self.text():
            assert time.monotonic() < limit, self.shown
        return self.text()

    def text(self):
        self.serve()
        return self.shown.decode()
