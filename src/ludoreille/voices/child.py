"""A voice in a process of its own, where its library may block, crash or hang."""

from itertools import count

from ludoreille.children.child import GONE, READY, Child, Frame
from ludoreille.voices.voice import Listener, Outcome
from ludoreille.voices.worker import WorkerVoice

STUCK = 2.0
"""Seconds after which a child that owes an answer is replaced."""
STARTING = 4.0
"""The same for a child that is not ready yet."""


class VoiceMissingError(Exception):
    """Raised when a voice is not installed on this machine; the text names what is missing, for the log."""


class _Probe:
    """An order to look whether a child can be started again."""


class ChildVoice(WorkerVoice):
    """A voice that asks a child, request by request.

    A child that owes an answer too long, or dies, is replaced and asked again; the second time the
    utterance is reported FAILED. A kind of child voice fills in `_spawn`, `_request` and `_answered`.
    """

    def __init__(self, listener: Listener) -> None:
        self._child: Child | None = None
        self._ready = False
        self._numbers = count(1)
        self._owed = 0
        self._again = False
        super().__init__(listener)

    def available(self) -> bool:
        """Return whether a child is ready; if there is none, one is started in the background."""
        if self._child is None:
            self._post(_Probe())
        return self._ready and not self._closed

    def _open(self) -> None:
        self._start()

    def _start(self) -> None:
        self._ready = False
        try:
            self._child = self._spawn()
        except OSError:
            self._child = None

    def _ask(self) -> None:
        """Ask the child for what is to be said now, under a new number that its answers carry."""
        if self._child is None:
            self._start()
        if self._child is None:
            self._give_up("no child process")
            return
        self._owed = next(self._numbers)
        self._wake_in(STUCK if self._ready else STARTING)
        self._child.send(b"S", self._request(self._owed))

    def _happened(self, event: object) -> None:
        match event:
            case Frame(child=child) if child is not self._child:
                pass
            case Frame(kind=kind, payload=payload) if kind == READY:
                self._ready = True
                self._warmed(payload)
            case Frame(kind=kind) if kind == GONE:
                self._lost("the child is gone")
            case Frame(kind=kind, payload=payload):
                self._answered(kind, payload)
            case _Probe() if self._child is None:
                self._start()

    def _overdue(self) -> None:
        self._lost("the child is stuck")

    def _lost(self, why: str) -> None:
        """Drop the child; ask another for what it owed, once."""
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._ready = False
        if self._current is None or not self._owed:
            return
        if self._again:
            self._give_up(why)
        else:
            self._again = True
            self._ask()

    def _give_up(self, why: str) -> None:
        self._deadline = None
        self._silence()
        self._finish(Outcome.FAILED, why)

    def _shut(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None

    def _spawn(self) -> Child:
        """Start a child; raise OSError if that cannot be."""
        raise NotImplementedError

    def _request(self, number: int) -> bytes:
        """Return the frame that asks for what is to be said now."""
        raise NotImplementedError

    def _answered(self, kind: bytes, payload: bytes) -> None:
        """Handle an answer, perhaps to a request that is owed no more."""
        raise NotImplementedError

    def _warmed(self, payload: bytes) -> None:
        """Handle what a child tells when it is ready."""
