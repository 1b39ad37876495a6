"""The process that turns sentences into sound: SVOX Pico or espeak-ng, one sentence at a time.

It gets frames `S` (request, nominal words a minute, text) and answers each with `P` (request, samples
a second, mono samples of 16 bits) or `E` (request, why not). `R` says once that it is ready.
"""

import struct
import sys
from collections.abc import Callable

from ludoreille.children import frames

REQUEST = struct.Struct("<II")
NUMBER = struct.Struct("<I")
LASTED = struct.Struct("!d")
"""The seconds of a request, measured where it is spoken: a busy program hears late that it began."""
LOUDNESS = 0.6
"""Pico's volume: louder is clipped."""
PICO_NOMINAL = 147
"""Nominal words a minute of Pico at speed 1: measured against espeak-ng on the same French sentence."""

Synthesize = Callable[[str, int], tuple[int, bytes]]
"""From a text and nominal words a minute to samples a second and samples."""


def pico() -> Synthesize:
    """Return the synthesizer of py-nanotts, warm; raise ImportError where it is not installed."""
    from py_nanotts import NanoTTS  # noqa: PLC0415  (the other engine does without)

    engine = NanoTTS()

    def synthesize(text: str, speed: int) -> tuple[int, bytes]:
        return 16000, engine.speak(text, voice="fr-FR", speed=speed / PICO_NOMINAL, volume=LOUDNESS)

    synthesize("a", PICO_NOMINAL)
    return synthesize


def espeak() -> Synthesize:
    """Return the synthesizer of the program espeak-ng, found in the path."""
    import subprocess  # noqa: PLC0415  (the other engine does without)

    def synthesize(text: str, speed: int) -> tuple[int, bytes]:
        command = ["espeak-ng", "-v", "fr", "-b", "1", "-s", str(speed), "--stdin", "--stdout"]
        wave = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
        return samples_of(wave)

    return synthesize


def samples_of(wave: bytes) -> tuple[int, bytes]:
    """Return (samples a second, samples) of a WAV stream with any lengths; ValueError if it is none."""
    start = wave.find(b"data", 12)
    if wave[:4] != b"RIFF" or wave[8:16] != b"WAVEfmt " or start < 0:
        raise ValueError("not a WAV stream")
    (rate,) = NUMBER.unpack_from(wave, 24)
    return rate, wave[start + 8 :]


def main() -> None:
    """Answer frames until the pipe closes."""
    orders, answers = frames.own_pipes()
    synthesize = {"pico": pico, "espeak": espeak}[sys.argv[1]]()
    frames.write(answers, b"R")
    while (frame := frames.read(orders)) is not None:
        request, speed = REQUEST.unpack_from(frame[1])
        text = frame[1][REQUEST.size :].decode()
        try:
            rate, samples = synthesize(text, speed)
        except Exception as failure:  # noqa: BLE001  (whatever the library raises is told to the other side)
            frames.write(answers, b"E", NUMBER.pack(request) + repr(failure).encode())
        else:
            frames.write(answers, b"P", REQUEST.pack(request, rate) + samples)


if __name__ == "__main__":
    main()
