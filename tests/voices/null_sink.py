"""A PulseAudio server of our own with a null sink that can be listened to."""

import os
import subprocess
import time
from pathlib import Path

import numpy as np

RATE = 22050


class NullSink:
    """Runs in *folder*; `env` sends programs there, `recording` keeps what they play."""

    def __init__(self, folder: Path):
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
                f"--load=module-null-sink sink_name=ear rate={RATE} channels=1",
            ],
            env={**os.environ, **self.env},
            stderr=self._log,
        )
        limit = time.monotonic() + 10
        while self._pactl("info").returncode:
            assert time.monotonic() < limit
            time.sleep(0.05)

        # Somebody who listens closely keeps the latency of the sink, and so the tests, short.
        self._listener = self.record()

    def _pactl(self, *words):
        env = {**os.environ, **self.env}
        return subprocess.run(["pactl", *words], env=env, capture_output=True, check=False)

    def record(self) -> "Recording":
        return Recording({**os.environ, **self.env})

    def close(self):
        self._listener.stop()
        self._server.terminate()
        self._server.wait(10)
        self._log.close()


class Recording:
    """What the sink hears from now until `stop`."""

    def __init__(self, env):
        self._parec = subprocess.Popen(
            [
                *("parec", "--device=ear.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le"),
                "--latency-msec=20",
            ],
            env=env,
            stdout=subprocess.PIPE,
        )

    def stop(self) -> np.ndarray:
        self._parec.terminate()
        raw = self._parec.communicate()[0]
        return np.frombuffer(raw[: len(raw) // 2 * 2], "<i2") / 32768


def audible(samples: np.ndarray) -> float:
    """How many seconds of a recording are not silent (in windows of 20 ms)."""
    window = RATE // 50
    whole = samples[: len(samples) // window * window].reshape(-1, window)
    return float((np.abs(whole).max(axis=1) > 0.01).sum()) * 0.02
