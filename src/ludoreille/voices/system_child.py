"""The process that speaks by the system's voices, through pyttsx3.

It says `R` (JSON: names of the French voices) when it is ready. It gets frames `S` (JSON: number, text, name,
rate in words a minute, volume 0 to 1) and answers `B` (number) when speech begins, then `D` (number) when it
has ended or `E` (number, why not); `X` asks to be silent.
"""

import json
import signal
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

import pyttsx3

from ludoreille.children import frames
from ludoreille.voices.embedded_child import LASTED, NUMBER
from ludoreille.voices.french import french, name_of, pick_french

Tell = Callable[[bytes, bytes], None]
STEP = 0.01


class Speaker:
    """Does requests with a pyttsx3 *engine* and tells how they go."""

    def __init__(self, engine: Any, tell: Tell) -> None:
        self._engine = engine
        self._tell = tell
        self._number = b""
        self._why = ""
        self._began_at = 0.0
        engine.connect("started-utterance", self._begun)
        engine.connect("error", self._failed)

    def begin(self, payload: bytes) -> None:
        """Hand a request to the engine."""
        request = json.loads(payload)
        self._number, self._why = NUMBER.pack(request["number"]), ""
        voice = pick_french(self._engine.getProperty("voices"), request["name"])
        if voice is not None:
            self._engine.setProperty("voice", voice.id)
        self._engine.setProperty("rate", request["rate"])
        self._engine.setProperty("volume", request["volume"])
        self._engine.say(request["text"])

    def done(self) -> None:
        """Tell that the request is over: why it failed, or how many seconds it lasted."""
        lasted = LASTED.pack(time.monotonic() - self._began_at)
        self._tell(b"E" if self._why else b"D", self._number + (self._why.encode() or lasted))

    def _begun(self, **_: object) -> None:
        self._began_at = time.monotonic()
        self._tell(b"B", self._number)

    def _failed(self, exception: Exception, **_: object) -> None:
        self._why = repr(exception)


def one_by_one(engine: Any, speaker: Speaker, orders: IO[bytes]) -> None:
    """Speak each request to its end before the next order is read: what pyttsx3's loops allow.

    Silence comes from outside: SIGTERM ends the program that plays the sound, or the child is replaced.
    """
    while (frame := frames.read(orders)) is not None:
        if frame[0] == b"S":
            # A free engine would start at once, before the loop that waits for the end.
            engine.proxy.setBusy(True)
            speaker.begin(frame[1])
            if str(engine) == "espeak":
                # runAndWait returns before this driver has begun.
                engine.startLoop()
                engine.endLoop()
            else:
                engine.runAndWait()
            speaker.done()


def step_by_step(engine: Any, speaker: Speaker, orders: IO[bytes]) -> None:
    """Speak while reading orders, so that an `X` is obeyed within a hundredth of a second."""
    queue: SimpleQueue[tuple[bytes, bytes] | None] = SimpleQueue()
    Thread(target=_pump, args=(orders, queue), daemon=True).start()
    engine.connect("finished-utterance", lambda **_: speaker.done())
    engine.startLoop(False)  # noqa: FBT003  (the library's own signature)
    while True:
        engine.iterate()
        try:
            frame = queue.get(timeout=STEP)
        except Empty:
            continue
        match frame:
            case None:
                return
            case (b"S", payload):
                speaker.begin(payload)
            case _:
                engine.stop()


def _pump(orders: IO[bytes], queue: SimpleQueue[tuple[bytes, bytes] | None]) -> None:
    while (frame := frames.read(orders)) is not None:
        queue.put(frame)
    queue.put(None)


def main() -> None:
    """Speak until the pipe closes."""
    orders, answers = frames.own_pipes()
    signal.signal(signal.SIGTERM, lambda *_: None)
    engine = pyttsx3.init()
    names = [name_of(voice) for voice in french(engine.getProperty("voices"))]
    speaker = Speaker(engine, lambda kind, payload: frames.write(answers, kind, payload))
    frames.write(answers, b"R", json.dumps(names).encode())
    loop = step_by_step if str(engine) == "sapi5" else one_by_one
    loop(engine, speaker, orders)


if __name__ == "__main__":
    main()
