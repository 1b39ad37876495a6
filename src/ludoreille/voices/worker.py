"""A voice whose work is done in one thread of its own, order by order: the base of every voice."""

import time
from dataclasses import dataclass, replace
from queue import SimpleQueue
from threading import Lock, Thread

from ludoreille.children.orders import next_order
from ludoreille.voices.text import seconds, spoken
from ludoreille.voices.voice import Listener, Manner, Outcome, Report, Utterance

CLOSING = 1.5


@dataclass(frozen=True, slots=True)
class _Speak:
    serial: int
    utterance: Utterance


@dataclass(frozen=True, slots=True)
class _Stop:
    pass


@dataclass(frozen=True, slots=True)
class _Close:
    pass


class WorkerVoice:
    """Keeps the promises of `Voice`: nothing blocks the caller, one utterance at a time, one last report.

    A kind of voice fills in the hooks (`_open`, `_say`, `_silence`, `_happened`, `_overdue`, `_shut`); all of
    them run in the voice's thread. An order that a later `speak` or `stop` made stale is not carried out: it
    is reported CUT.
    """

    id = ""

    def __init__(self, listener: Listener) -> None:
        """Start the thread; *listener* gets the reports."""
        self._listener = listener
        self._orders: SimpleQueue[object] = SimpleQueue()
        self._lock = Lock()
        self._serial = 0
        self._closed = False
        self._current: Utterance | None = None
        self._started = False
        self._deadline: float | None = None
        self._manner = Manner()
        self._thread = Thread(target=self._run, name=f"voice-{self.id}", daemon=True)
        self._thread.start()

    def speak(self, utterance: Utterance) -> None:
        """Say this now, in place of what is going on."""
        with self._lock:
            self._serial += 1
            closed = self._closed
            if not closed:
                self._orders.put(_Speak(self._serial, utterance))
        if closed:
            self._listener(Report(utterance.id, Outcome.CUT, "closed"))

    def stop(self) -> None:
        """Be silent at once."""
        with self._lock:
            self._serial += 1
            self._orders.put(_Stop())

    def set_manner(self, manner: Manner) -> None:
        """Speak like this from the next utterance on."""
        self._orders.put(manner)

    def names(self) -> tuple[str, ...]:
        """Return the names of the voices to choose from; none unless a kind of voice has some."""
        return ()

    def estimate(self, text: str) -> float:
        """Return about how many seconds *text* takes to speak."""
        return seconds(text, self._manner.rate)

    def available(self) -> bool:
        """Return whether it could speak now, as last known; asking may make it look again in its thread."""
        return not self._closed

    def close(self) -> None:
        """Stop the thread, within 1.5 seconds even if a library holds it."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._serial += 1
            self._orders.put(_Close())
        self._thread.join(CLOSING)
        self._finish(Outcome.CUT, "closed")

    def _post(self, event: object) -> None:
        """Hand *event* to `happened`, in the voice's thread."""
        self._orders.put(event)

    def _run(self) -> None:
        self._open()
        while not isinstance(order := next_order(self._orders, self._deadline), _Close):
            match order:
                case None:
                    self._deadline = None
                    self._overdue()
                case _Speak():
                    self._begin(order)
                case _Stop():
                    self._cut()
                case Manner():
                    self._manner = order
                    self._tuned()
                case _:
                    self._happened(order)
        self._cut()
        self._shut()

    def _begin(self, order: _Speak) -> None:
        self._cut()
        with self._lock:
            stale = order.serial != self._serial
            if not stale:
                self._current, self._started = order.utterance, False
        if stale:
            self._listener(Report(order.utterance.id, Outcome.CUT, "stale"))
        else:
            self._say(_clean(order.utterance))

    def _cut(self) -> None:
        if self._current is not None:
            self._deadline = None
            self._silence()
            self._finish(Outcome.CUT)

    def _begun(self) -> None:
        """Report STARTED, once."""
        if self._current is not None and not self._started:
            self._started = True
            self._listener(Report(self._current.id, Outcome.STARTED))

    def _finish(self, outcome: Outcome, why: str = "") -> None:
        """Report how the current utterance ended; nothing if there is none."""
        with self._lock:
            utterance, self._current = self._current, None
        if utterance is not None:
            self._listener(Report(utterance.id, outcome, why))

    def _wake_in(self, delay: float) -> None:
        """Call `overdue` in *delay* seconds, in place of any earlier wish."""
        self._deadline = time.monotonic() + delay

    def _open(self) -> None:
        """Take what the voice needs; called once, first."""

    def _say(self, utterance: Utterance) -> None:
        """Begin to say it (its texts are clean); report by `_begun` and `_finish`."""
        raise NotImplementedError

    def _silence(self) -> None:
        """Silence what is being said; CUT is reported afterwards."""

    def _tuned(self) -> None:
        """Take note of a new manner."""

    def _happened(self, event: object) -> None:
        """Handle what `_post` brought."""

    def _overdue(self) -> None:
        """Handle the passing of the deadline of `_wake_in`."""

    def _shut(self) -> None:
        """Give everything back; called once, last."""


def _clean(utterance: Utterance) -> Utterance:
    braille = None if utterance.braille is None else spoken(utterance.braille)
    return replace(utterance, text=spoken(utterance.text), braille=braille)
