"""What the player prefers: asked at the first start, changed in the settings menu."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludoreille.cues.devices import list_devices
from ludoreille.games import READINGS
from ludoreille.store.settings import RATES, VOLUMES, Setting, Settings
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.comforts import voice_name
from ludoreille.terminal.demonstrations import demonstrate
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.measurement import Measurement
from ludoreille.terminal.names import Names
from ludoreille.terminal.profiles import ProfileMenu
from ludoreille.terminal.transfer import Transfer
from ludoreille.words.line import Arg, Category, Line, Phrase

FIRST_RATES = {"slow": 5, "normal": 8, "fast": 12, "faster": 16}
"""Speeds proposed at the first start, by the end of their message's name."""
OFFERED = 3
"""Voices proposed at the first start: the settings have them all."""
KNOWING = 0.5
"""Seconds that the voices may take to tell their names."""


@dataclass(frozen=True, slots=True)
class Preference:
    """Something to choose in the settings menu; `whole` marks a scale, which has two ends."""

    id: str
    label: Phrase
    values: Callable[[], Sequence[Any]]
    now: Callable[[], Any]
    word: Callable[[Any], Arg]
    keep: Callable[[Any], None]
    whole: bool = False


class Preferences:
    """Asks for settings and changes them; each change is heard at once, and kept."""

    def __init__(
        self, desk: Desk, store: SettingsStore, apply: Callable[[Settings], None], profiles: ProfileMenu
    ) -> None:
        """Serve *desk*; *apply* brings changed settings to voice and sounds."""
        self._desk = desk
        self._store = store
        self._apply = apply
        self._names_of = Names(desk, store, apply)
        self.transfer = Transfer(desk, store, apply)
        self.profiles = profiles

    def first_start(self, proposed: str) -> None:
        """Ask how to hear the game, by which voice and how fast; Enter keeps what is proposed."""
        self._names()
        modes = sorted(self._store.find("mode").values, key=lambda mode: mode != proposed)
        items = [Item(self._desk.text(f"interface-mode-{mode}"), words=(mode,)) for mode in modes]
        welcome = Line(by_keys(self._desk, "interface-first-start"), category=Category.ANSWER)
        self._change(mode=modes[self._ask("interface-ask-mode", items, before=(welcome,))])
        if self._store.settings.mode != "synthese":
            return
        names = self._names()[:OFFERED]
        if len(names) > 1:
            items = [
                Item(
                    self._desk.text("interface-item", texte=_voice(name)),
                    reached=partial(self._change, voice=name),
                )
                for name in names
            ]
            self._change(voice=names[self._ask("interface-ask-voice", items)])
        setting = self._store.find("rate")
        keep = partial(self._choose, setting)
        items = [
            Item(self._desk.text(f"interface-first-rate-{name}"), reached=partial(keep, rate))
            for name, rate in FIRST_RATES.items()
        ]
        normal = tuple(FIRST_RATES).index("normal")
        keep(tuple(FIRST_RATES.values())[self._ask("interface-ask-rate", items, start=normal)])

    def menu(self) -> None:
        """Let the player change every setting."""
        preferences = self._preferences()
        title = Line(by_keys(self._desk, "interface-settings-title"), category=Category.ANSWER)
        if not self._desk.line_mode:
            items = [
                Item(self._step(each, 0), change=partial(self._step, each), shows=partial(self._shown, each))
                for each in preferences
            ]
            Menu(self._desk, title, [*items, *self._own_items()]).run()
            return
        place: int | None = 0
        before: Sequence[Line] = ()
        while place is not None:
            items = [Item(self._step(each, 0)) for each in preferences]
            own = self._own_items()
            place = Menu(self._desk, title, [*items, *own], before=before, start=place).run()
            if place is not None:
                before = self._pick(preferences[place])

    def _pick(self, preference: Preference) -> Sequence[Line]:
        """Let the player pick a value in line mode, from a menu of all; return what tells and shows it."""
        values = preference.values()
        title = Line("interface-item", {"texte": self._step(preference, 0)}, category=Category.ANSWER)
        items = [Item(self._desk.text("interface-item", texte=preference.word(value))) for value in values]
        now = preference.now()
        start = values.index(now) if now in values else 0
        chosen = Menu(self._desk, title, items, start=start).run() if items else None
        if chosen is None:
            return ()
        preference.keep(values[chosen])
        told = Line("interface-item", {"texte": self._step(preference, 0)}, category=Category.ANSWER)
        return [told, *self._shown(preference)]

    def _shown(self, preference: Preference) -> Sequence[Line]:
        """Return what shows the value that a preference has now."""
        return demonstrate(self._desk, preference.id, preference.now(), self._store.settings)

    def _preferences(self) -> list[Preference]:
        """Return what can be chosen, voice and device beside what they belong to."""
        chosen: list[Preference] = []
        for setting in self._store.schema:
            chosen.append(
                Preference(
                    setting.id,
                    Phrase(_message(setting)),
                    partial(_values, setting),
                    partial(self._store.value, setting),
                    partial(_word, setting),
                    partial(self._choose, setting),
                    whole=setting.id in SCALES,
                )
            )
            if setting.id in self._listed:
                chosen.append(self._listed[setting.id]())
        return chosen

    @property
    def _listed(self) -> dict[str, Callable[[], Preference]]:
        """The choices whose values are only known on this machine, by the setting that they follow."""
        return {
            "mode": lambda: Preference(
                "voice",
                Phrase("interface-setting-voice"),
                self._names,
                lambda: self._store.settings.voice,
                _voice,
                lambda name: self._change(voice=name),
            ),
            "mono": lambda: Preference(
                "device",
                Phrase("interface-setting-device"),
                lambda: ("", *list_devices()),
                lambda: self._store.settings.device,
                lambda name: name or Phrase("interface-default-device"),
                lambda name: self._change(device=name),
            ),
        }

    def _step(self, preference: Preference, by: int) -> str:
        """Change a preference by so many values, and return its line."""
        now = preference.now()
        if by:
            values = preference.values()
            place = values.index(now) + by if now in values else 0
            if preference.whole:
                place = min(max(place, 0), len(values) - 1)
            if values:
                now = values[place % len(values)]
                preference.keep(now)
        return self._desk.text("interface-value", nom=preference.label, valeur=preference.word(now))

    def _own_items(self) -> list[Item]:
        names = self._names_of
        changes = (*(names.mine, names.others, Measurement(self._desk, self._store, self._apply).item),)
        items = [Item(change(0), change=change) for change in changes]
        return [*items, self.profiles.item(), *self.transfer.items()]

    def _names(self) -> tuple[str, ...]:
        """Return the names of the voices to choose from, waiting a moment for voices that are just made."""
        voice = self._desk.voice
        names = () if voice is None else voice.names()
        limit = time.monotonic() + KNOWING
        while voice is not None and len(names) <= 1 and time.monotonic() < limit:
            time.sleep(KNOWING / 25)
            names = voice.names()
        return names

    def _ask(self, title: str, items: Sequence[Item], *, before: Sequence[Line] = (), start: int = 0) -> int:
        """Return what is chosen; what is proposed where the player only leaves."""
        line = Line(title, category=Category.ANSWER)
        chosen = Menu(self._desk, line, items, before=before, start=start).run()
        return start if chosen is None else chosen

    def _choose(self, setting: Setting, value: Any) -> None:
        self._apply(self._store.choose(setting, value))

    def _change(self, **fields: Any) -> None:
        self._apply(self._store.change(**fields))


SCALES = {"rate": RATES[-1], "voice_volume": VOLUMES[-1], "cue_volume": VOLUMES[-1]}
"""Settings that are numbers, and the highest."""


def _message(setting: Setting) -> str:
    """Return the message that names a setting: a game's own for how it names things."""
    for game, options in READINGS.items():
        if any(option.name == setting.id for option in options):
            return f"{game}-reading-{setting.id}"
    return f"interface-setting-{setting.id}"


def _values(setting: Setting) -> tuple[Any, ...]:
    return tuple(setting.values.values())


def _word(setting: Setting, value: Any) -> Arg:
    """Return how a value is told."""
    if setting.id in SCALES:
        return Phrase("interface-value-of", {"valeur": value, "total": SCALES[setting.id]})
    if isinstance(value, bool):
        return Phrase("interface-yes" if value else "interface-no")
    return Phrase(f"{_message(setting)}-{value}") if value in setting.values.values() else str(value)


def _voice(name: str) -> Arg:
    return voice_name(name) if name else Phrase("interface-default-voice")
