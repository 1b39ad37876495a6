"""The process in which bots think, one question after the other, until the pipe closes.

It gets frames `M` (a company, to be met), `Q` (number, place, question) and `X` (number: the questions up to
it are dropped). `A` (number, place, action) answers a question; `E` (number, place, what was raised) tells
that it failed, with the number 0 that the meeting did. `R` says once that it is warm. Payloads are pickled.
"""

import _thread
import os
import pickle
import signal
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import IO

from ludoreille.children import frames
from ludoreille.children.child import READY
from ludoreille.thinking.mind import Asked, Company, Mind


class Answering:
    """Thinks in the main thread: only there can a thought be cut off."""

    def __init__(self, orders: IO[bytes], answers: IO[bytes]) -> None:
        """Read *orders* in a thread, from now on."""
        self._answers = answers
        self._mind = Mind()
        self._waiting: SimpleQueue[tuple[bytes, bytes]] = SimpleQueue()
        self._dropped = 0
        self._number = 0
        signal.signal(signal.SIGINT, self._interrupted)
        Thread(target=self._read, args=(orders,), name="orders", daemon=True).start()

    def run(self) -> None:
        """Answer until the reading thread ends the process."""
        while True:
            kind, payload = self._waiting.get()
            what = pickle.loads(payload)  # noqa: S301 - the game itself wrote it
            if kind == b"M":
                self._meet(what)
            elif what[0] > self._dropped:
                self._answer(*what)

    def _meet(self, company: Company) -> None:
        try:
            self._mind.meet(company)
        except Exception:  # noqa: BLE001 - whatever a game's habits raise is told to the other side
            self._tell(b"E", 0, 0, traceback.format_exc())

    def _answer(self, number: int, place: int, question: Asked) -> None:
        """Answer *question*, unless it is dropped before."""
        try:
            kind, what = self._thought(number, question)
        except KeyboardInterrupt:
            return
        self._tell(kind, number, place, what)

    def _thought(self, number: int, question: Asked) -> tuple[bytes, object]:
        """Return the kind of the answer and what it holds; raise KeyboardInterrupt when it is cut off."""
        try:
            self._number = number
            found = b"A", self._mind.think(question)
        except Exception:  # noqa: BLE001 - whatever a bot raises is told to the other side
            found = b"E", traceback.format_exc()
        self._number = 0
        return found

    def _tell(self, kind: bytes, number: int, place: int, what: object) -> None:
        frames.write(self._answers, kind, pickle.dumps((number, place, what)))

    def _read(self, orders: IO[bytes]) -> None:
        """Take orders; when nobody gives them any more, there is nothing left to think about."""
        while (frame := frames.read(orders)) is not None:
            if frame[0] == b"X":
                self._dropped = pickle.loads(frame[1])  # noqa: S301 - as above
                _thread.interrupt_main()
            else:
                self._waiting.put(frame)
        os._exit(0)

    def _interrupted(self, *_: object) -> None:
        """Cut off the thought that is dropped, once: an interruption that comes too late does nothing."""
        if 0 < self._number <= self._dropped:
            self._number = 0
            raise KeyboardInterrupt


def main() -> None:
    """Think until the pipe closes."""
    orders, answers = frames.own_pipes()
    answering = Answering(orders, answers)
    frames.write(answers, READY)
    answering.run()


if __name__ == "__main__":
    main()
