"""Wires the program: settings, voice, sounds, terminal, screens."""

import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import IO, Any, Self

from ludoreille.announce import READING_SPEED, Announcer, Rhythm, Selection, Telling, Whose
from ludoreille.arguments import Request
from ludoreille.core import Refused
from ludoreille.cues.catalogue import Sounds
from ludoreille.cues.devices import Output, Silence, open_output
from ludoreille.cues.mixer import Mixer
from ludoreille.cues.silence import SilentCues, TracedCues
from ludoreille.games import READINGS, SHELF
from ludoreille.resources import folder
from ludoreille.store.files import default_folder, keep_error, reason
from ludoreille.store.profiles import Profiles
from ludoreille.store.saves import Save, Saves
from ludoreille.store.settings import OF_PLAYER, Setting, Settings
from ludoreille.store.settings_file import SettingsStore
from ludoreille.table import Table
from ludoreille.terminal.comforts import Comforts
from ludoreille.terminal.desk import Desk, Leave
from ludoreille.terminal.home import Home
from ludoreille.terminal.input import Source, closed_by_signals, has_keys, open_source
from ludoreille.terminal.keys import Bindings
from ludoreille.terminal.outlet import Muted, Warned
from ludoreille.terminal.output import Printer
from ludoreille.terminal.preferences import Preferences
from ludoreille.terminal.profiles import ProfileMenu
from ludoreille.thinking.thinker import Thinker
from ludoreille.trace import Trace
from ludoreille.voices.detect import detect, look_around
from ludoreille.voices.factory import make_voice
from ludoreille.voices.voice import Manner, Utterance, Voice
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import plain
from ludoreille.words.line import Arg, Phrase, Topic

SECONDS_A_CHARACTER = 1 / 15
FAREWELL = 4.0
"""Seconds that the last words may take before the program ends."""
KNOWN = 0.3
"""Seconds that the first printed words leave a device to be opened."""
OPENING = 2.0
"""Seconds that the end waits for a device which is just being opened."""


class Program:
    """The program ready to be used: a desk, a home, and what is behind them. A context manager."""

    def __init__(self, request: Request, catalogue: Catalogue) -> None:
        """Build what *request* needs.

        Raise `Refused` for a setting or a profile that cannot be, OSError for the trace.
        """
        self._queue: SimpleQueue[Any] = SimpleQueue()
        self.catalogue = catalogue
        self.trace = Trace(request.trace, partial(self._lose, request.trace))
        self._profiles = Profiles(request.config or default_folder(), request.profile)
        home, begin = self._profiles.folder, Settings(name=self._profiles.name)
        self._tell_new_profile()
        self.store = SettingsStore(home, partial(readings, catalogue), self._warn, begin)
        self.saves = Saves(home, self._warn, replay)
        self.known = bool(self.store.settings.mode)
        self.detected = detect(look_around()).mode
        self.store.suppose(self.detected)
        self._override(request)
        self._voice_mode = ""
        settings = self.store.settings
        self._sounds = Sounds(folder("sounds"))
        self._mixer = Mixer(self._sounds)
        self._output: Output | None = None
        self._opening: Thread | None = None
        self._device = ""
        bindings, refusals = Bindings.lenient(settings.keys, settings.row)
        self._source: Source | None = None
        self.desk = Desk(
            announcer=Announcer(estimate=self._estimate, speaks=False, prints=True),
            catalogue=catalogue,
            cues=SilentCues(),
            printer=Printer(self._queue),
            queue=self._queue,
            bindings=bindings,
            trace=self.trace,
            line_mode=request.lines or not has_keys(),
        )
        self.desk.listen = self._listen
        self.desk.common = Comforts(self.desk, self.store, self.apply)
        self.desk.hears = self._hear
        self.apply(settings)
        self._thinker = Thinker(self._queue.put, self._warn, partial(keep_error, home))
        profiles = ProfileMenu(self.desk, self._profiles, self._move)
        preferences = Preferences(self.desk, self.store, self.apply, profiles)
        self.home = Home(self.desk, self.store, self.saves, preferences, self._thinker)
        for refusal in refusals:
            self._warn(refusal.reason, **details_of(refusal))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._source is not None:
            self._source.close()
        self._thinker.close()
        if self.desk.voice is not None:
            self.desk.voice.close()
        if self._opening is not None:
            self._opening.join(OPENING)
        self._mixer.close()
        self.trace.close()

    def _listen(self) -> None:
        """Begin to read what is typed, and load the cues: what takes time comes after the first words."""
        self._source = open_source(self._queue, lines=self.desk.line_mode)
        self.desk.line_mode = self._source.lines
        self.desk.echo = self._source.echo
        self._watch_focus(self.store.settings)
        if self.store.settings.cues:
            self._sounds.preload()

    def _watch_focus(self, settings: Settings) -> None:
        """Heed what the terminal tells of its window, if we speak and are to stop when it leaves the front.

        It is asked to tell where somebody hears us: no byte of ours stands in what a simulated voice is for.
        """
        if self._source is not None:
            heard = settings.mode in ("synthese", "lecteur")
            self._source.watch_focus(settings.away and settings.mode != "texte", asking=heard)

    def know_output(self) -> None:
        """Wait a moment where nothing is spoken: that no sound can be heard is told before anything else."""
        if self._opening is not None and self.desk.voice is None:
            self._opening.join(KNOWN)

    def heed_signals(self) -> None:
        """Let the signals that end programs be a player who leaves; to be called in the main thread."""
        closed_by_signals(self._queue)

    def farewell(self, leave: Leave) -> None:
        """Say goodbye to a player who leaves, where somebody can still hear it."""
        self.desk.silence()
        self._hear("")
        self.desk.covered = False
        self.desk.tell(self.home.parting)
        if leave.why != "closed":
            self.desk.drain(FAREWELL)

    def apply(self, settings: Settings) -> None:
        """Bring settings to the voice, the sounds, the words and the announcer."""
        desk = self.desk
        desk.rhythm = Rhythm(settings.rhythm)
        desk.hesitations = settings.hesitations
        desk.hints = settings.hints
        desk.tells_position = settings.position
        desk.announcer.selection = selection_of(settings)
        desk.races_at_cues = settings.races == "sons" and settings.cues
        desk.reads_moments = settings.mode.startswith("simulee") or not _types(sys.stdin)
        self.catalogue.settings = {**default_readings(), **settings.readings}
        desk.bindings, _ = Bindings.lenient(settings.keys, settings.row)
        self._open_output(settings)
        desk.cues = TracedCues(self._mixer, self.trace) if settings.cues else SilentCues()
        desk.cues.set_volume(settings.cue_volume)
        self._mixer.set_mono(settings.mono)
        desk.announcer.reading_speed = settings.measured.get(settings.mode) or READING_SPEED
        if settings.mode != self._voice_mode:
            self._change_voice(settings.mode, _manner(settings))
        self._tune(settings)
        self._watch_focus(settings)

    def _tune(self, settings: Settings) -> None:
        """Bring to the voice and the words what a person may have of his own: quick, and nothing is begun."""
        self.desk.verbosity = Verbosity(settings.verbosity)
        if self.desk.voice is not None:
            self.desk.voice.set_manner(_manner(settings))

    def _hear(self, person: str) -> None:
        """Let *person* hear in his own manner, everybody for ""."""
        before = self.store.settings
        self.store.listen_as(person)
        settings = self.store.settings
        if settings != before:
            self._tune(settings)

    def _tell_new_profile(self) -> None:
        """Tell that a profile begins: its name may be mistyped."""
        if self._profiles.new:
            others = self._profiles.names()
            self._warn("settings-new-profile", nom=self._profiles.name, nombre=len(others), autres=others)

    def _move(self) -> None:
        """Go on in the profile that has been chosen; a new one begins with the voice and sounds of now."""
        new = self._profiles.new
        unknown = {field: getattr(Settings(), field) for field in OF_PLAYER}
        begin = replace(self.store.kept, **unknown | {"name": self._profiles.name})
        self.store.open(self._profiles.folder, begin)
        self.saves.open(self._profiles.folder)
        self.apply(self.store.change() if new else self.store.settings)

    def _open_output(self, settings: Settings) -> None:
        """Play on the device of *settings* if anything is to be heard."""
        if self._opening is None:
            if not (settings.cues or settings.mode in ("synthese", "lecteur")):
                return
            self._opening = Thread(target=self._open, args=(settings.device,), name="opening", daemon=True)
            self._opening.start()
        elif settings.device != self._device:
            self._opening.join()
            if self._output is not None:
                self._output.change(settings.device)
                self._tell_problem(self._output)
        self._device = settings.device

    def _open(self, device: str) -> None:
        """Open the first device, in a thread: the first words are found meanwhile."""
        self._output = open_output(self._mixer, device, on_change=self._warn_phrase)
        self._tell_problem(self._output)

    def _tell_problem(self, output: Output) -> None:
        """Tell what is not as it was wished for."""
        if output.problem is not None:
            self._warn_phrase(output.problem)

    @property
    def _audible(self) -> bool:
        """Whether a device plays; waits until that is known."""
        if self._opening is not None:
            self._opening.join()
        return self._output is not None and self._output.backend != Silence.name

    def _change_voice(self, mode: str, manner: Manner) -> None:
        """Let another voice speak; what still waited is told its way."""
        desk, old = self.desk, self.desk.voice
        self._voice_mode = mode
        desk.announcer.set_mode(speaks=mode != "texte", prints=mode != "lecteur", now=time.monotonic())
        desk.voice = None if mode == "texte" else self._voice(mode, manner)
        if old is not None:
            old.close()

    def _voice(self, mode: str, manner: Manner) -> Voice:
        def notice(id_: str, args: Mapping[str, Arg]) -> None:
            self._warn(id_, **args)

        return make_voice(
            mode,
            self._mixer,
            self._queue.put,
            on_notice=notice,
            on_mute=self._mute,
            manner=manner,
            stand_in=mode != "lecteur" or self._audible,
        )

    def _mute(self, utterance: Utterance) -> None:
        self._queue.put(Muted(utterance.text))

    def _estimate(self, text: str) -> float:
        voice = self.desk.voice
        return len(text) * SECONDS_A_CHARACTER if voice is None else voice.estimate(text)

    def _warn(self, id_: str, **args: Arg) -> None:
        self._queue.put(Warned(id_, args))

    def _warn_phrase(self, phrase: Phrase) -> None:
        self._warn(phrase.id, **phrase.args)

    def _lose(self, path: Path | None, error: OSError) -> None:
        self._warn("cli-file-unwritable", fichier=str(path), pourquoi=reason(error))

    def _override(self, request: Request) -> None:
        """Let the command line win over what was kept, for this time."""
        for name, value in request.settings:
            self.store.override_named(name, value)
        if request.voice is not None:
            self.store.override(mode=request.voice)
        if request.rhythm is not None:
            self.store.override(rhythm=request.rhythm)
        if request.cues is not None:
            self.store.override(cues=request.cues)


def selection_of(settings: Settings) -> Selection:
    """Return what the player chose to hear and to keep."""
    told = {topic: Telling(getattr(settings, f"told_{topic.value}")) for topic in Topic}
    return Selection(
        frozenset(topic for topic in Topic if told[topic].says),
        frozenset(topic for topic in Topic if told[topic].keeps),
        Whose(settings.whose),
    )


def _manner(settings: Settings) -> Manner:
    """Return how the voice speaks by *settings*."""
    measured = settings.measured.get(settings.mode, 0)
    return Manner(settings.rate, settings.voice_volume, settings.voice, measured)


def _types(stream: IO[str] | None) -> bool:
    """Say whether somebody types into *stream*."""
    return stream is not None and not stream.closed and stream.isatty()


def replay(save: Save) -> Table:
    """Return the table of a kept game; raise `Refused` if this house has no such game or rules."""
    if save.game not in SHELF:
        raise Refused("unknown-game", jeu=save.game)
    return Table(SHELF[save.game].rules, save.seats, save.options, save.journal)


def details_of(refusal: Refused) -> dict[str, Arg]:
    """Return the details of a refusal as arguments of its message."""
    return {
        name: value if isinstance(value, (int, tuple, Phrase)) else str(value)
        for name, value in refusal.details.items()
    }


def french_catalogue() -> Catalogue:
    """Return the French messages, with the games' usual way of naming things."""
    catalogue = Catalogue(folder("locales") / "fr")
    catalogue.settings = default_readings()
    return catalogue


def default_readings() -> dict[str, str]:
    """Return how each game names things when nobody chooses."""
    return {option.name: str(option.default) for options in READINGS.values() for option in options}


def readings(catalogue: Catalogue) -> tuple[Setting, ...]:
    """Return the settings that the games bring, with their French words."""
    return tuple(
        Setting(
            option.name,
            plain(catalogue.word(f"{game}-reading-{option.name}")),
            {
                plain(catalogue.word(f"{game}-reading-{option.name}-{value}")): value
                for value in option.values
            },
        )
        for game, options in READINGS.items()
        for option in options
    )
