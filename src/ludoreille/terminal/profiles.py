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

    def item(self, by: int) -> str:
        """Let a profile be chosen if *by* is not 0, and return the line of the menu."""
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
        self._desk.say(
            "settings-profile-now" if self._profiles.name else "settings-profile-left",
            nom=self._profiles.name,
        )

    def _begin(self) -> bool:
        """Ask for a name until it can be one, and use it; return whether one was given."""
        while name := self._desk.line("settings-ask-profile"):
            try:
                self._profiles.use(name)
            except Refused as refusal:
                self._desk.say(f"store-{refusal.reason}", Category.ALERT, nom=name)
            else:
                return True
        return False
