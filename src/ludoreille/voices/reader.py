"""The screen reader's voice, through accessible-output3: speech, and braille beside it."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ludoreille.voices.text import seconds
from ludoreille.voices.voice import Listener, Manner, Outcome, Utterance
from ludoreille.voices.worker import WorkerVoice

CLIENT = "ludoreille"
OVERTIME = 5.0
"""Seconds after which, three times the estimate past, an end that was never told is taken for granted."""

Happened = Callable[[Outcome], None]
"""Called, from any thread, when what was handed over starts (STARTED), ends (ENDED) or is cancelled (CUT)."""


class ReaderLostError(Exception):
    """Raised when the screen reader does not answer; the text tells why, for the log."""


class ReaderOutput(Protocol):
    """A screen reader as one sees it from here. Every method may block, and raises ReaderLostError."""

    tells: bool
    """Whether it calls back about what it speaks."""

    def speak(self, text: str, happened: Happened) -> None:
        """Say *text* in place of what is going on."""

    def braille(self, text: str) -> None:
        """Show *text*, where it can."""

    def silence(self) -> None:
        """Stop speaking."""

    def close(self) -> None:
        """Let the reader go."""


class SpeechDispatcherOutput:
    """Linux: the speech server that Orca and the console readers use, in French, in the user's own voice.

    Its priority is `message`: the reader's own texts do not cut what the game says.
    """

    tells = True

    def __init__(self) -> None:
        """Connect; raise ReaderLostError if there is no server."""
        try:
            import speechd  # noqa: PLC0415  (Linux only)
            from accessible_output3.outputs.speech_dispatcher import SpeechDispatcher  # noqa: PLC0415

            class Named(SpeechDispatcher):  # type: ignore[misc]  # the library is untyped
                """The library's output under our name; its own constructor prints, and gives none."""

                def __init__(self) -> None:
                    user = os.environ.get("USER", "joueur")
                    self._client = speechd.SSIPClient(CLIENT, "jeu", user)
                    self._client.set_language("fr")
                    self._client.set_priority(speechd.Priority.MESSAGE)

                def say(self, text: str, callback: Callable[[str], None]) -> None:
                    self._client.cancel()
                    self._client.speak(text, callback=callback)

            self._output = Named()
            kinds = speechd.CallbackType
            self._outcomes = {
                kinds.BEGIN: Outcome.STARTED,
                kinds.END: Outcome.ENDED,
                kinds.CANCEL: Outcome.CUT,
            }
        except Exception as failure:
            raise ReaderLostError(repr(failure)) from failure

    def speak(self, text: str, happened: Happened) -> None:
        """Say *text* in place of what is going on."""

        def called(kind: str, **_: object) -> None:
            if kind in self._outcomes:
                happened(self._outcomes[kind])

        _guarded(self._output.say, text, called)

    def braille(self, text: str) -> None:
        """Do nothing: the server has no braille; the display shows the terminal."""

    def silence(self) -> None:
        """Stop speaking."""
        _guarded(self._output.silence)

    def close(self) -> None:
        """Leave the server."""
        _guarded(self._output.close)


class LibraryOutput:
    """Windows and macOS: a screen reader of accessible-output3 that is running now."""

    tells = False

    def __init__(self, output: Any) -> None:
        self._output = output

    def speak(self, text: str, happened: Happened) -> None:  # noqa: ARG002  (it never calls back)
        """Say *text* in place of what is going on; readers that are gone say nothing, so ask first."""
        if not _guarded(self._output.is_active):
            raise ReaderLostError("not running")
        _guarded(lambda: self._output.speak(text, interrupt=True))

    def braille(self, text: str) -> None:
        """Show *text*, where it can."""
        _guarded(self._output.braille, text)

    def silence(self) -> None:
        """Stop speaking; a reader that has no such call is given nothing to say instead."""
        if hasattr(self._output, "silence"):
            _guarded(self._output.silence)
        else:
            _guarded(lambda: self._output.speak("", interrupt=True))

    def close(self) -> None:
        """Do nothing: the library holds no connection."""


def connect() -> ReaderOutput:
    """Return the screen reader that runs here; raise ReaderLostError if there is none.

    Each output of the library is built apart, for one that cannot be built must not hide the others.
    """
    if sys.platform == "linux":
        return SpeechDispatcherOutput()
    for kind in _guarded(_library_outputs):
        try:
            output = _guarded(kind)
            if _guarded(output.is_active):
                return LibraryOutput(output)
        except ReaderLostError:
            continue
    raise ReaderLostError("no screen reader is running")


def _library_outputs() -> list[Any]:
    """Return the library's screen readers, without the voices that are none."""
    import accessible_output3  # noqa: PLC0415  (it costs time, and looks for libraries)

    kinds = accessible_output3.get_output_classes()
    return [kind for kind in kinds if not kind.system_output and kind.__name__ not in ("Auto", "ESpeak")]


def _guarded(call: Callable[..., Any], *arguments: object) -> Any:
    """Call the library; raise ReaderLostError whatever it raises."""
    try:
        return call(*arguments)
    except Exception as failure:
        raise ReaderLostError(repr(failure)) from failure


@dataclass(frozen=True, slots=True)
class _Event:
    """What the reader told about an utterance."""

    utterance: int
    outcome: Outcome


class _Look:
    """An order to look for the reader again."""


class ReaderVoice(WorkerVoice):
    """Speaks and brailles through the screen reader that *find* returns; never changes its settings.

    Where the reader does not tell when it ends, the end is estimated from the length.
    """

    id = "lecteur"

    def __init__(self, listener: Listener, find: Callable[[], ReaderOutput] = connect) -> None:
        self._find = find
        self._output: ReaderOutput | None = None
        super().__init__(listener)

    def estimate(self, text: str) -> float:
        """Return about how many seconds *text* takes: as measured, else at a usual speed."""
        measured = self._manner.measured
        return len(text) / measured if measured else seconds(text, Manner().rate)

    def available(self) -> bool:
        """Return whether a reader answered last time; if none did, look again in the background."""
        if self._output is None:
            self._post(_Look())
        return self._output is not None and not self._closed

    def _open(self) -> None:
        if sys.platform == "win32":
            import pythoncom  # noqa: PLC0415

            pythoncom.CoInitialize()
        self._look()

    def _look(self) -> None:
        if self._output is None:
            try:
                self._output = self._find()
            except ReaderLostError:
                self._output = None

    def _say(self, utterance: Utterance) -> None:
        self._look()
        if self._output is None:
            self._finish(Outcome.FAILED, "no screen reader")
            return
        try:
            self._output.speak(utterance.text, lambda outcome: self._post(_Event(utterance.id, outcome)))
            if utterance.braille is not None:
                self._output.braille(utterance.braille)
        except ReaderLostError as lost:
            self._drop()
            self._finish(Outcome.FAILED, str(lost))
            return
        if self._output.tells:
            self._wake_in(3 * self.estimate(utterance.text) + OVERTIME)
        else:
            self._begun()
            self._wake_in(self.estimate(utterance.text))

    def _happened(self, event: object) -> None:
        match event:
            case _Event() if self._current is not None and self._current.id == event.utterance:
                self._begun()
                if event.outcome != Outcome.STARTED:
                    self._deadline = None
                    self._finish(event.outcome)
            case _Look():
                self._look()

    def _overdue(self) -> None:
        self._begun()
        self._finish(Outcome.ENDED)

    def _silence(self) -> None:
        try:
            if self._output is not None:
                self._output.silence()
        except ReaderLostError:
            self._drop()

    def _drop(self) -> None:
        """Let a reader go that does not answer any more."""
        output, self._output = self._output, None
        try:
            if output is not None:
                output.close()
        except ReaderLostError:
            pass

    def _shut(self) -> None:
        self._drop()
