"""A PulseAudio server of our own, whose null sink is recorded: what a player would hear.

`NullSink(folder)` gives `env`, which sends programs there, and `record()`; the recording's `stop()` gives
the sound, (frames, 2), and its `moment(frame)` the `time.monotonic()` at which a frame was heard.
"""

import os
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from typing import Self

import numpy as np

RATE = 44_100


def wait_until(true: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until *true()*; fail after *seconds*."""
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


class NullSink:
    """Runs in *folder*; `env` sends programs there, by PulseAudio or by ALSA."""

    def __init__(self, folder: Path) -> None:
        """Start the server, and return once it answers."""
        socket = folder / "native"
        alsa = folder / "asound.conf"
        alsa.write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.env = {
            "HOME": str(folder),
            "PULSE_RUNTIME_PATH": str(folder),
            "PULSE_SERVER": f"unix:{socket}",
            "ALSA_CONFIG_PATH": f"/usr/share/alsa/alsa.conf:{alsa}",
        }
        self._log = (folder / "log").open("wb")
        self._server = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm"),
                f"--load=module-native-protocol-unix socket={socket} auth-anonymous=1",
                f"--load=module-null-sink sink_name=ear rate={RATE} channels=2",
            ],
            env={**os.environ, **self.env},
            stderr=self._log,
        )
        wait_until(lambda: self._runs("info"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _runs(self, *words: str) -> bool:
        env = {**os.environ, **self.env}
        return subprocess.run(["pactl", *words], env=env, capture_output=True, check=False).returncode == 0

    def record(self) -> "Recording":
        """Listen from now on; return once the recording runs."""
        return Recording({**os.environ, **self.env})

    def close(self) -> None:
        """End the server."""
        self._server.terminate()
        self._server.wait(10)
        self._log.close()


class Recording:
    """What the sink hears until `stop`."""

    def __init__(self, env: Mapping[str, str]) -> None:
        """Listen; *env* leads to the server."""
        self._parec = subprocess.Popen(
            [
                *("parec", "--device=ear.monitor", f"--rate={RATE}", "--channels=2"),
                *("--format=float32le", "--latency-msec=5"),
            ],
            env=env,
            stdout=subprocess.PIPE,
        )
        self._pieces: list[bytes] = []
        self._frames = 0
        self._began = float("inf")
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        wait_until(lambda: self._pieces)

    def _read(self) -> None:
        while piece := self._parec.stdout.read1(65536):
            self._pieces.append(piece)
            self._frames += len(piece) // 8
            self._began = min(self._began, time.monotonic() - self._frames / RATE)

    def stop(self) -> np.ndarray:
        """Return all that was heard, shape (frames, 2)."""
        self._parec.terminate()
        self._reader.join()
        self._parec.wait()
        self._parec.stdout.close()
        raw = b"".join(self._pieces)
        return np.frombuffer(raw[: len(raw) // 8 * 8], "<f4").reshape(-1, 2)

    def moment(self, frame: int) -> float:
        """Return the `time.monotonic()` at which a frame was heard, a few milliseconds late at most."""
        return self._began + frame / RATE


def first_sound(sound: np.ndarray, level: float = 0.003) -> int:
    """Return the first frame that is not silent; fail if there is none."""
    heard = np.flatnonzero(np.abs(sound).max(axis=1) > level)
    assert heard.size, "nothing was heard"
    return int(heard[0])


def audible(sound: np.ndarray, level: float = 0.01) -> float:
    """Return how many seconds of a recording are not silent, in windows of 20 ms."""
    window = RATE // 50
    whole = np.abs(sound[: len(sound) // window * window]).reshape(-1, window * sound.shape[1])
    return float((whole.max(axis=1) > level).sum()) * 0.02
