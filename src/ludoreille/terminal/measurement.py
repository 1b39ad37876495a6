"""How fast a player's screen reader reads, measured where we cannot know when a text has been read."""

import time
from collections.abc import Callable

from ludoreille.store.settings import SPEEDS, Settings
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.desk import Asked, Desk, Pressed
from ludoreille.terminal.keys import Scope
from ludoreille.words.line import Arg, Category, Phrase

MEASURABLE = ("lecteur", "texte")
"""Modes in which we cannot know by ourselves when a text has been read."""


class Measurement:
    """Measures the speed of a screen reader, and keeps it for the way of hearing in use."""

    def __init__(self, desk: Desk, store: SettingsStore, apply: Callable[[Settings], None]) -> None:
        """Serve *desk*; *apply* brings changed settings to the announcer."""
        self._desk = desk
        self._store = store
        self._apply = apply

    def item(self, by: int) -> str:
        """Find how fast the player's screen reader reads if *by* is not 0, and return the line that tells it.

        He presses Enter at the end of two texts: the second is longer, which leaves out how fast he presses.
        """
        mode = self._store.settings.mode
        if by and mode in MEASURABLE:
            texts = [self._desk.text(f"interface-measure-{length}") for length in ("short", "long")]
            seconds = [self._timed(f"interface-measure-{length}") for length in ("short", "long")]
            longer = max(seconds[1] - seconds[0], 0.01)
            speed = round((len(texts[1]) - len(texts[0])) / longer)
            if speed in SPEEDS:
                self._apply(self._store.change(measured={**self._store.settings.measured, mode: speed}))
            else:
                self._desk.say("interface-measure-failed", Category.ALERT)
        speed = self._store.settings.measured.get(mode, 0)
        known = Phrase("interface-measured", {"nombre": speed}) if speed else Phrase("interface-not-measured")
        told: Arg = known if mode in MEASURABLE else Phrase("interface-measure-needless")
        return self._desk.text("interface-value", nom=Phrase("interface-setting-measured"), valeur=told)

    def _timed(self, id_: str) -> float:
        """Tell a text, and return after how many seconds the player says that he has heard it."""
        self._desk.say(id_)
        began = time.monotonic()
        while not isinstance(self._desk.ask(Asked(Scope.MENU)), Pressed | None):
            continue
        return self._desk.typed_at - began
