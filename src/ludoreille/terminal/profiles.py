"""The profile in use: told at the start and in the settings, where another can be chosen or begun."""

from collections.abc import Callable, Sequence

from ludoreille.core import Refused
from ludoreille.store.profiles import Profiles
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Arg, Category, Line, Phrase


class ProfileMenu:
    """Tells which profile is in use, and changes it."""

    def __init__(self, desk: Desk, profiles: Profiles, move: Callable[[], None]) -> None:
        """Serve *desk*; *move* brings everything to the profile that *profiles* has come to use."""
        self._desk = desk
        self._profiles = profiles
        self._move = move

    def welcome(self) -> Sequence[Line]:
        """Return what is told at the start."""
        name = self._profiles.name
        return [Line("settings-profile", {"nom": name}, category=Category.ANSWER)] if name else []

    def item(self) -> Item:
        """Return the line of the menu: it tells the profile in use, and lets another be chosen."""
        return Item(self._change(0), change=self._change, shows=self._next_time)

    def _next_time(self) -> Sequence[Line]:
        """Return how the profile in use is called from the first moment on."""
        name = self._profiles.name
        typed = f'"{name}"' if " " in name else name
        return [Line("settings-next-time", {"nom": typed}, category=Category.ANSWER)] if name else []

    def _change(self, by: int) -> str:
        """Let a profile be chosen if *by* is not 0, and return what the line tells."""
        if by:
            self._choose()
        told: Arg = self._profiles.name or Phrase("settings-no-profile")
        return self._desk.text("interface-value", nom=Phrase("interface-setting-profile"), valeur=told)

    def _choose(self) -> None:
        text, now = self._desk.text, self._profiles.name
        names = sorted({*self._profiles.names(), now} - {""}, key=str.casefold)
        items = [text("settings-without-profile"), *names, text("settings-add-profile")]
        title = Line(by_keys(self._desk, "settings-profiles-title"), category=Category.ANSWER)
        start = names.index(now) + 1 if now else 0
        chosen = Menu(self._desk, title, list(map(Item, items)), start=start).run()
        if chosen is None:
            return
        if chosen == 0:
            self._profiles.leave()
        elif chosen <= len(names):
            self._profiles.use(names[chosen - 1])
        elif not self._begin():
            return
        self._move()

    def _begin(self) -> bool:
        """Ask for a name until it can be one, and use it; return whether one was given."""
        name = self._desk.line("settings-ask-profile")
        while name:
            try:
                self._profiles.use(name)
            except Refused as refusal:
                why = Phrase(f"store-{refusal.reason}", {"nom": name})
                name = self._desk.line("settings-ask-profile-again", pourquoi=why)
            else:
                return True
        return False
