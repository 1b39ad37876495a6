"""Several voices in order of preference, as one: what one cannot say, the next says."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Protocol

from ludoreille.voices.child import VoiceMissingError
from ludoreille.voices.voice import Listener, Manner, Notice, Outcome, Report, Utterance, Voice
from ludoreille.voices.worker import WorkerVoice
from ludoreille.words.line import Phrase

START_LIMIT = 8.0
"""Seconds after which a voice that has not begun is given up: more than its own watchdogs need."""
END_FACTOR, END_LIMIT = 3.0, 8.0
"""A voice that has begun is given up after its estimate this many times, plus these seconds."""
PROBE = 1.5
"""Seconds between two looks at the voices that failed."""


class LinkedVoice(Voice, Protocol):
    """A voice that can be asked whether it is worth trying again."""

    def available(self) -> bool:
        """Return whether it could speak now, as last known; asking may make it look in the background."""


@dataclass(frozen=True, slots=True)
class Link:
    """How to make one voice of a chain: `label` names it to the player (a message id).

    `make` raises VoiceMissingError if it cannot exist on this machine. `names` are those of its voices, None
    if only the voice itself can tell. A `first` link goes before all others whatever name the player chose.
    """

    label: str
    make: Callable[[Listener], LinkedVoice]
    names: tuple[str, ...] | None = ()
    first: bool = False


@dataclass(frozen=True, slots=True)
class _Told:
    """A report from the link of this number."""

    link: int
    report: Report


class VoiceChain(WorkerVoice):
    """Speaks by the first of *links* that works, made when needed; reports like any voice.

    A sentence that a voice fails to say is said again by the next one, and the breakdown is told once to
    *on_notice*. A voice that works again is used from the next utterance on. What no voice can say goes to
    *on_mute* and is reported FAILED. Never do two voices say one text.
    """

    def __init__(
        self,
        links: Sequence[Link],
        listener: Listener,
        on_notice: Notice,
        on_mute: Callable[[Utterance], None],
        manner: Manner | None = None,
    ) -> None:
        self._links = links
        self._voices: dict[int, LinkedVoice] = {}
        self._missing: set[int] = set()
        self._broken: set[int] = set()
        self._untried: list[int] = []
        self._on = -1
        self._broke = -1
        self._broken_told: set[int] = set()
        self._mute_told = False
        self._on_notice = on_notice
        self._on_mute = on_mute
        self._limit = float("inf")
        self.id = "chaine"
        super().__init__(listener)
        self.set_manner(manner or Manner())

    def names(self) -> tuple[str, ...]:
        """Return the names of all voices known so far; asking makes the others known in the background."""
        self._post(_Know())
        voices = [voice for link in range(len(self._links)) if (voice := self._voices.get(link))]
        return tuple(dict.fromkeys(name for voice in voices for name in voice.names()))

    def estimate(self, text: str) -> float:
        """Return about how many seconds *text* takes the voice that speaks now."""
        voice = self._voices.get(self._on)
        return super().estimate(text) if voice is None else voice.estimate(text)

    def available(self) -> bool:
        """Return whether some voice is believed to work."""
        return not self._closed and len(self._missing | self._broken) < len(self._links)

    def _tuned(self) -> None:
        """Pass the manner on, and warm the voice that will speak."""
        for voice in self._voices.values():
            voice.set_manner(self._manner)
        next((link for link in self._order() if self._voice(link) is not None), None)

    def _voice(self, link: int) -> LinkedVoice | None:
        """Return the voice of *link*, made now if need be; None if it cannot exist here."""
        if link not in self._voices and link not in self._missing:
            try:
                voice = self._links[link].make(lambda report: self._post(_Told(link, report)))
            except VoiceMissingError:
                self._missing.add(link)
            else:
                voice.set_manner(self._manner)
                self._voices[link] = voice
        return self._voices.get(link)

    def _order(self) -> list[int]:
        """Return the links that are worth a try, the best first."""
        usable = set(range(len(self._links))) - self._missing - self._broken
        return sorted(usable, key=lambda link: (not self._links[link].first, not self._chosen(link), link))

    def _chosen(self, link: int) -> bool:
        """Return whether the player chose a voice of *link* by its name, as far as is known."""
        name, names = self._manner.name, self._links[link].names
        if names is None:
            voice = self._voices.get(link)
            told = () if voice is None else voice.names()
            return bool(name) and (name in told or not (told or self._known(name)))
        return name in names

    def _known(self, name: str) -> bool:
        return any(name in (link.names or ()) for link in self._links)

    def _say(self, utterance: Utterance) -> None:
        self._untried = self._order()
        self._broke = -1
        self._say_next(utterance)

    def _say_next(self, utterance: Utterance) -> None:
        """Hand *utterance* to the next voice that has not failed to say it."""
        while self._untried:
            link = self._untried.pop(0)
            voice = self._voice(link)
            if voice is None:
                continue
            self._on, self.id = link, voice.id
            self._limit = time.monotonic() + START_LIMIT
            voice.speak(utterance)
            self._look_later()
            return
        self._muted(utterance)

    def _tell_change(self, link: int) -> None:
        """Tell which voice goes on in place of the one that has just broken."""
        if self._broke >= 0 and self._broke not in self._broken_told:
            self._broken_told.add(self._broke)
            labels = {
                "ancienne": Phrase(self._links[self._broke].label),
                "nouvelle": Phrase(self._links[link].label),
            }
            self._on_notice("voix-relais", labels)
        self._broke = -1

    def _muted(self, utterance: Utterance) -> None:
        self._on = -1
        self._limit = float("inf")
        if not self._mute_told:
            self._mute_told = True
            self._on_notice("voix-aucune", {})
        self._on_mute(utterance)
        self._finish(Outcome.FAILED, "no voice")
        self._look_later()

    def _silence(self) -> None:
        self._limit = float("inf")
        voice = self._voices.get(self._on)
        if voice is not None:
            voice.stop()
        self._look_later()

    def _happened(self, event: object) -> None:
        match event:
            case _Told():
                self._told(event.link, event.report)
            case _Know():
                for link in range(len(self._links)):
                    self._voice(link)

    def _told(self, link: int, report: Report) -> None:
        current = self._current
        if current is None or link != self._on or report.id != current.id:
            return
        match report.outcome:
            case Outcome.STARTED:
                self._limit = time.monotonic() + END_FACTOR * self.estimate(current.text) + END_LIMIT
                self._tell_change(link)
                self._begun()
            case Outcome.FAILED:
                self._break_down(current)
            case _:
                self._limit = float("inf")
                if report.outcome == Outcome.ENDED:
                    self._tell_change(link)
                    self._broken_told.discard(link)
                self._finish(report.outcome, report.why)
        self._look_later()

    def _break_down(self, utterance: Utterance) -> None:
        """Count the voice that speaks among the broken, and let the next one say it again."""
        self._broken.add(self._on)
        if self._broke < 0:
            self._broke = self._on
        self._say_next(utterance)

    def _look_later(self) -> None:
        """Wake when the current voice is out of time or the broken ones are to be looked at."""
        delay = self._limit - time.monotonic()
        if self._broken:
            delay = min(delay, PROBE)
        if delay < float("inf"):
            self._wake_in(max(0.0, delay))

    def _overdue(self) -> None:
        for link in tuple(self._broken):
            if self._voices[link].available():
                self._broken.discard(link)
                self._mute_told = False
        if self._current is not None and time.monotonic() >= self._limit:
            self._voices[self._on].stop()
            self._break_down(self._current)
        self._look_later()

    def _shut(self) -> None:
        """Close all voices at the same time: each may take most of the time that the chain has."""
        closings = [Thread(target=voice.close, daemon=True) for voice in self._voices.values()]
        for closing in closings:
            closing.start()
        for closing in closings:
            closing.join()


class _Know:
    """An order to make all voices, so that their names are known."""
