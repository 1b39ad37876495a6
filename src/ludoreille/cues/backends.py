"""The libraries that bring sound to a device, each behind the same small protocol."""

import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol

from ludoreille.cues.mixer import RATE, Block

BLOCK = 512
"""Frames that a device asks for at a time: 12 ms."""
LATENCY = 0.020
"""Seconds of sound that a device keeps ready: no underruns were measured at this."""

Pull = Callable[[int], Block]
"""Gives the next frames; called from the device's thread."""


class OutputError(Exception):
    """A back end cannot play: its library is missing or broken, or the device does not open."""


class DeviceMissingError(OutputError):
    """There is no output device of that name."""


class Stream(Protocol):
    """A device that plays."""

    latency: float
    """Seconds between a pull and the ear."""

    def pause(self) -> None:
        """Ask for no more sound, at once: what was pulled may be lost."""

    def resume(self) -> None:
        """Ask for sound again, within milliseconds; raise OutputError if the device is gone."""

    def close(self) -> None:
        """Fall silent and give the device back."""


class Backend(Protocol):
    """A library that plays on devices."""

    name: str

    def devices(self) -> list[str]:
        """Return the names of the output devices; raise OutputError."""

    def open(self, device: str, pull: Pull) -> Stream:
        """Play what *pull* gives on *device* ("": the default one); raise OutputError."""


class SoundDevice:
    """PortAudio through sounddevice; on Windows by WASAPI, shared, so that a screen reader is heard too."""

    name = "sounddevice"

    def __init__(self) -> None:
        self._opened = False

    def devices(self) -> list[str]:
        """Return the names of the output devices; raise OutputError."""
        with _portaudio() as library:
            return [entry["name"] for entry in _playing(library)]

    def open(self, device: str, pull: Pull) -> Stream:
        """Play what *pull* gives on *device* ("": the default one); raise OutputError."""

        def fill(out: Block, frames: int, _time: object, _status: object) -> None:
            out[:] = pull(frames)

        with _portaudio() as library:
            if self._opened:
                library._terminate()  # noqa: SLF001 - the only way to make PortAudio look for devices anew
                library._initialize()  # noqa: SLF001
            self._opened = True
            stream = library.OutputStream(
                samplerate=RATE,
                blocksize=BLOCK,
                device=_index(library, device),
                channels=2,
                dtype="float32",
                latency=LATENCY,
                extra_settings=library.WasapiSettings(auto_convert=True) if sys.platform == "win32" else None,
                callback=fill,
            )
            stream.start()
            return _PortAudioStream(stream)


class _PortAudioStream:
    """A stream of PortAudio."""

    def __init__(self, stream: Any) -> None:
        self.latency = float(stream.latency)
        self._stream = stream

    def pause(self) -> None:
        """Ask for no more sound."""
        self._stream.abort(ignore_errors=True)

    def resume(self) -> None:
        """Ask for sound again; raise OutputError if the device is gone."""
        with _portaudio():
            self._stream.start()

    def close(self) -> None:
        """Fall silent and give the device back."""
        self._stream.abort(ignore_errors=True)
        self._stream.close(ignore_errors=True)


@contextmanager
def _portaudio() -> Iterator[Any]:
    """Give the module sounddevice; turn all its errors into OutputError."""
    with _quiet():
        try:
            library = import_module("sounddevice")
        except (ImportError, OSError) as error:
            raise OutputError(str(error)) from error
        try:
            yield library
        except (library.PortAudioError, ValueError) as error:
            raise OutputError(str(error)) from error


def _playing(library: Any) -> list[Any]:
    """Return the output devices; on Windows, where each appears once a system interface, those of WASAPI."""
    entries = [entry for entry in library.query_devices() if entry["max_output_channels"] > 0]
    if sys.platform == "win32":
        interfaces = [interface["name"] for interface in library.query_hostapis()]
        return [entry for entry in entries if interfaces[entry["hostapi"]] == "Windows WASAPI"]
    return entries


def _index(library: Any, device: str) -> int | None:
    """Return PortAudio's number of a device, None for the default one; raise DeviceMissingError."""
    if device:
        for entry in _playing(library):
            if entry["name"] == device:
                return int(entry["index"])
        raise DeviceMissingError(device)
    if sys.platform == "win32":
        for interface in library.query_hostapis():
            if interface["name"] == "Windows WASAPI":
                return int(interface["default_output_device"])
    return None


class MiniAudio:
    """miniaudio, whose wheels carry all that they need."""

    name = "miniaudio"

    def devices(self) -> list[str]:
        """Return the names of the output devices; raise OutputError."""
        with _miniaudio() as library:
            return [entry["name"] for entry in library.Devices(_real(library)).get_playbacks()]

    def open(self, device: str, pull: Pull) -> Stream:
        """Play what *pull* gives on *device* ("": the default one); raise OutputError."""
        with _miniaudio() as library:
            playback = library.PlaybackDevice(
                output_format=library.SampleFormat.FLOAT32,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=round(LATENCY / 2 * 1000),
                device_id=_handle(library, device),
                backends=_real(library),
                app_name="Ludoreille",
            )
            return _MiniAudioStream(playback, pull)


class _MiniAudioStream:
    """A device of miniaudio, which does not tell its latency: the one that was asked for is assumed."""

    latency = LATENCY

    def __init__(self, playback: Any, pull: Pull) -> None:
        self._playback = playback
        self._pull = pull
        self.resume()

    def pause(self) -> None:
        """Ask for no more sound."""
        self._playback.stop()

    def resume(self) -> None:
        """Ask for sound again; raise OutputError if the device is gone."""
        source = self._blocks()
        next(source)
        with _miniaudio():
            self._playback.start(source)

    def close(self) -> None:
        """Fall silent and give the device back."""
        self._playback.close()

    def _blocks(self) -> Generator[Block, int, None]:
        frames = yield self._pull(0)
        while True:
            frames = yield self._pull(frames)


@contextmanager
def _miniaudio() -> Iterator[Any]:
    """Give the module miniaudio; turn all its errors into OutputError."""
    with _quiet():
        try:
            library = import_module("miniaudio")
        except (ImportError, OSError) as error:
            raise OutputError(str(error)) from error
        try:
            yield library
        except library.MiniaudioError as error:
            raise OutputError(str(error)) from error


def _real(library: Any) -> list[Any]:
    """Return all interfaces of miniaudio but the one that plays into the void, the servers first."""
    return [kind for kind in library.Backend if kind.name not in {"NULL", "CUSTOM"}]


def _handle(library: Any, device: str) -> Any:
    """Return miniaudio's handle of a device, None for the default one; raise DeviceMissingError."""
    if not device:
        return None
    for entry in library.Devices(_real(library)).get_playbacks():
        if entry["name"] == device:
            return entry["id"]
    raise DeviceMissingError(device)


@contextmanager
def _quiet() -> Iterator[None]:
    """Send what libraries write to the standard error of the process to nowhere: ALSA does so at will."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
