"""A real speech-dispatcher of our own, with espeak-ng, that can be killed and started again."""

import os
import shutil
import subprocess
import time
from pathlib import Path

SYSTEM = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")


class SpeechServer:
    """Runs in *folder* and sounds where the environment *env* says."""

    def __init__(self, folder: Path, env: dict[str, str]):
        self._folder = folder
        self.socket = folder / "speechd.sock"
        self.address = f"unix_socket:{self.socket}"
        self._env = {**os.environ, **env}
        (folder / "modules").mkdir()
        shutil.copy(SYSTEM, folder / "modules")
        (folder / "speechd.conf").write_text(
            "LogLevel 3\n"
            'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\n'
            "DefaultModule espeak-ng\n"
            'AudioOutputMethod "pulse"\n'
            'AudioPulseServer "default"\n'
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self):
        files = {"-S": self.socket, "-C": self._folder, "-L": self._folder, "-P": self._folder / "pid"}
        self._process = subprocess.Popen(
            ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket"]
            + [str(word) for pair in files.items() for word in pair],
            env=self._env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        limit = time.monotonic() + 10
        while not self.socket.exists():
            assert time.monotonic() < limit
            time.sleep(0.05)

    def kill(self):
        if self._process is not None:
            os.killpg(self._process.pid, 9)
            self._process.wait(10)
            self._process = None
        self.socket.unlink(missing_ok=True)
        (self._folder / "pid").unlink(missing_ok=True)
