"""The commands that mean the same everywhere: hear again, history, voice, volumes, verbosity, mode."""

from collections.abc import Callable, Sequence

from ludoreille.announce import Message, Rhythm, Whose
from ludoreille.store.settings import RATES, VOLUMES, Settings
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.demonstrations import demonstrate, set_elsewhere
from ludoreille.terminal.desk import Desk
from ludoreille.voices.embedded import ESPEAK, PICO
from ludoreille.voices.voice import Voice
from ludoreille.words.catalogue import Verbosity
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Topic

SYSTEM_VOICES = {
    "French (France)": "france",
    "French (Belgium)": "belgium",
    "French (Switzerland)": "switzerland",
}
"""Voices of Linux with an English name, and the end of their French one's message."""
MODES = ("texte", "lecteur", "synthese")


class Comforts:
    """Carries out a common command at the desk, tells it at once in the new manner, and keeps it.

    `apply` brings settings to the voice, the cues and the announcer; it is given by the bootstrap.
    """

    def __init__(self, desk: Desk, store: SettingsStore, apply: Callable[[Settings], None]) -> None:
        """Serve *desk*."""
        self._desk = desk
        self._store = store
        self._apply = apply
        history = desk.announcer.history
        self._commands: dict[str, Callable[[], None]] = {
            "repeat": lambda: desk.repeat(desk.announcer.repeat_last(), "interface-nothing-said"),
            "repeat-important": lambda: desk.repeat(
                desk.announcer.repeat_last_important(), "interface-nothing-important"
            ),
            "history-back": lambda: self._review(history.back, "interface-history-start"),
            "history-forward": lambda: self._review(history.forward, "interface-history-end"),
            "history-first": lambda: self._review(history.first, "interface-history-start"),
            "history-last": lambda: self._review(history.last, "interface-history-end"),
            "stop-speaking": self._silence,
            "verbosity": self._next_verbosity,
            "rhythm": self._next_rhythm,
            "filter": self._next_filter,
            "faster": lambda: self._change_rate(1),
            "slower": lambda: self._change_rate(-1),
            "louder": lambda: self._change_volume("voice_volume", 1, "interface-volume"),
            "softer": lambda: self._change_volume("voice_volume", -1, "interface-volume"),
            "cues-louder": lambda: self._change_volume("cue_volume", 1, "interface-cue-volume"),
            "cues-softer": lambda: self._change_volume("cue_volume", -1, "interface-cue-volume"),
            "next-voice": self._next_voice,
            "mode": self._next_mode,
        }

    def __call__(self, command: str) -> bool:
        """Carry out *command*; return False if it is none of these."""
        if command not in self._commands:
            return False
        self._commands[command]()
        return True

    def _silence(self) -> None:
        self._desk.silence()
        self._desk.say("interface-silence")

    def _review(self, step: Callable[[], Message | None], edge: str) -> None:
        """Walk in the history; at an end, tell that this is the end and the message there."""
        history = self._desk.announcer.history
        message = step()
        if message is not None:
            self._desk.repeat(message, edge)
        elif (here := history.current() or history.newest()) is not None:
            self._desk.say(edge, texte=here.text)
        elif history.messages:
            self._desk.say("interface-history-filtered", touche=self._desk.bindings.spoken("filter"))
        else:
            self._desk.say("interface-history-empty")

    def _next_verbosity(self) -> None:
        order = tuple(Verbosity)
        verbosity = order[(order.index(self._desk.verbosity) + 1) % len(order)]
        self._keep("verbosity", verbosity.value)
        told = Line(f"interface-verbosity-{verbosity.value}", category=Category.ANSWER)
        self._desk.tell(told, *self._demonstrated("verbosity", verbosity.value))

    def _next_rhythm(self) -> None:
        order = tuple(Rhythm)
        rhythm = order[(order.index(self._desk.rhythm) + 1) % len(order)]
        self._keep("rhythm", rhythm.value)
        choose = self._desk.bindings.spoken("choose")
        self._desk.say(f"interface-rhythm-{rhythm.value}", touche=choose)

    def _next_filter(self) -> None:
        """Follow others, oneself, or everybody; a walk in the history begins anew."""
        self._desk.announcer.history.leave()
        order, selection = tuple(Whose), self._desk.announcer.selection
        whose = order[(order.index(selection.whose) + 1) % len(order)]
        self._keep("whose", whose.value)
        told = "dits" if Topic.MOVES in selection.said else "tus"
        self._desk.say(f"interface-whose-{whose.value}", coups=told)

    def _change_rate(self, by: int) -> None:
        """Change the speed of the voice in use; told in the new speed."""
        if self._own_voice() is not None:
            setting = self._store.find("rate")
            keep = lambda value: self._apply(self._store.choose(setting, value))  # noqa: E731
            self._step(self._store.settings.rate, by, RATES, keep, "interface-rate")

    def _change_volume(self, name: str, by: int, id_: str) -> None:
        if name == "cue_volume" or self._own_voice() is not None:
            value: int = getattr(self._store.settings, name)
            self._step(value, by, VOLUMES, lambda new: self._keep(name, new), id_)

    def _step(self, value: int, by: int, legal: range, keep: Callable[[int], None], id_: str) -> None:
        new = min(max(value + by, legal[0]), legal[-1])
        keep(new)
        one = self._store.listener
        whose = Phrase("interface-for-one", {"nom": one}) if one else Phrase("interface-for-all")
        args: dict[str, Arg] = {"valeur": new, "pour": whose}
        if new == value:
            self._desk.say("interface-at-limit", texte=Phrase(id_, args))
        else:
            self._desk.tell(Line(id_, args, category=Category.ANSWER, cues=(Cue("setting"),)))

    def _next_voice(self) -> None:
        """Take the next voice; it says its own name."""
        voice = self._own_voice()
        names = voice.names() if voice is not None else ()
        if voice is None:
            return
        if len(names) <= 1:
            self._desk.say("interface-one-voice")
            return
        now = self._store.settings.voice
        name = names[(names.index(now) + 1) % len(names)] if now in names else names[1]
        self._keep("voice", name)
        self._desk.tell(Line("interface-voice", {"nom": voice_name(name)}, category=Category.ANSWER))

    def _next_mode(self) -> None:
        """Take the next way of hearing; told in it."""
        now = self._store.settings.mode
        mode = MODES[(MODES.index(now) + 1) % len(MODES)] if now in MODES else MODES[0]
        self._keep("mode", mode)
        self._desk.tell(*self._demonstrated("mode", mode))

    def _demonstrated(self, setting: str, value: str) -> Sequence[Line]:
        return demonstrate(self._desk, setting, value, self._store.settings)

    def _own_voice(self) -> Voice | None:
        """Return the voice that can be set here, or tell where to set the one in use."""
        elsewhere = set_elsewhere(self._desk, self._store.settings)
        if elsewhere:
            self._desk.say(elsewhere)
            return None
        return self._desk.voice

    def _keep(self, name: str, value: object) -> None:
        """Change a setting for now and, where the disk lets us, for good."""
        self._apply(self._store.change(**{name: value}))


def voice_name(name: str) -> Arg:
    """Return how a voice is called: ours by what it is, the system's by its own name if that is French."""
    if name in SYSTEM_VOICES:
        return Phrase(f"interface-voice-{SYSTEM_VOICES[name]}")
    return Phrase(f"voix-nom-{name}") if name in (PICO, ESPEAK) else name
