"""The system's own voices, through pyttsx3 in a child process that can be silenced and replaced."""

import json
import shutil
import sys
import time

from ludoreille.children.child import Child
from ludoreille.voices.child import ChildVoice, VoiceMissingError
from ludoreille.voices.embedded_child import LASTED, NUMBER
from ludoreille.voices.text import words_per_minute
from ludoreille.voices.voice import Listener, Notice, Outcome, Utterance

HUSHING, HUSH_STEP = 0.3, 0.03
"""Seconds that a child has to fall silent before it is replaced, and between two demands."""
TOO_SHORT = 0.25
"""The part of its estimated time under which a sentence cannot have been heard."""


class SystemVoice(ChildVoice):
    """Speaks by the system; VoiceMissingError where the program that plays the sound is missing.

    *on_notice* is told once if no voice of the system speaks French: the default one then reads.
    """

    id = "systeme"

    def __init__(self, listener: Listener, on_notice: Notice) -> None:
        if sys.platform == "linux" and shutil.which("aplay") is None:
            raise VoiceMissingError("aplay")
        self._on_notice = on_notice
        self._names: tuple[str, ...] = ()
        self._noticed = False
        self._text = ""
        self._busy = 0
        self._silent_by = 0.0
        super().__init__(listener)

    def names(self) -> tuple[str, ...]:
        """Return the names of the system's French voices, once they are known."""
        return self._names

    def _spawn(self) -> Child:
        self._busy = 0
        return Child("ludoreille.voices.system_child", self._post, paths=[path for path in sys.path if path])

    def _warmed(self, payload: bytes) -> None:
        self._names = tuple(json.loads(payload))
        if not self._names and not self._noticed:
            self._noticed = True
            self._on_notice("voix-sans-francais", {})

    def _say(self, utterance: Utterance) -> None:
        self._text = utterance.text
        self._again = False
        if not self._text:
            self._finish(Outcome.ENDED)
        elif not self._busy:
            self._ask()

    def _ask(self) -> None:
        super()._ask()
        self._busy = self._owed

    def _request(self, number: int) -> bytes:
        request = {
            "number": number,
            "text": self._text,
            "name": self._manner.name,
            "rate": words_per_minute(self._manner.rate),
            "volume": self._manner.volume / 10,
        }
        return json.dumps(request, ensure_ascii=False).encode()

    def _answered(self, kind: bytes, payload: bytes) -> None:
        (number,) = NUMBER.unpack_from(payload)
        if kind == b"B":
            if number == self._owed:
                self._begun()
                self._wake_in(2 * self.estimate(self._text) + 2)
            return
        if number == self._busy:
            self._busy = 0
        if number == self._owed:
            self._over(kind, payload[NUMBER.size :])
        elif not self._busy:
            self._deadline = None
            if self._current is not None:
                self._ask()

    def _over(self, kind: bytes, payload: bytes) -> None:
        """End the utterance, unless it failed or was too short to be heard (Linux: aplay found no device)."""
        self._owed = 0
        self._deadline = None
        if kind == b"E":
            self._give_up(payload.decode())
        elif sys.platform == "linux" and LASTED.unpack(payload)[0] < TOO_SHORT * self.estimate(self._text):
            self._give_up("ended too early")
        else:
            self._finish(Outcome.ENDED)

    def _silence(self) -> None:
        self._owed = 0
        if self._child is not None and self._busy:
            self._silent_by = time.monotonic() + HUSHING
            self._child.send(b"X")
            self._hush(self._child)

    def _hush(self, child: Child) -> None:
        child.hush()
        self._wake_in(HUSH_STEP)

    def _overdue(self) -> None:
        """Replace the child if it owes an answer or will not be silent."""
        if self._child is not None and self._busy and not self._owed and time.monotonic() < self._silent_by:
            self._hush(self._child)
            return
        waiting = self._current is not None and not self._owed
        self._lost("the child is stuck")
        if waiting:
            self._ask()
