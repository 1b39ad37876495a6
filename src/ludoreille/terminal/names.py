"""The names of the people at this keyboard: one's own, and those of the others."""

from collections.abc import Callable, Sequence

from ludoreille.store.settings import Settings
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Arg, Category, Line, Phrase


class Names:
    """Asks for names and keeps them; what is a person's own goes with the name."""

    def __init__(self, desk: Desk, store: SettingsStore, apply: Callable[[Settings], None]) -> None:
        """Serve *desk*; *apply* brings changed settings to voice and sounds."""
        self._desk = desk
        self._store = store
        self._apply = apply

    def mine(self, by: int) -> str:
        """Ask for the player's own name if *by* is not 0, and return its line."""
        now = self._store.settings.name
        if by:
            name = self._ask("interface-ask-name", now)
            if name is not None:
                self._rename(now, name)
                now = name
                self._apply(self._store.change(name=name))
        return self._value("interface-setting-name", now or Phrase("interface-nobody"))

    def others(self, by: int) -> str:
        """Let the names of the others be corrected in their menu if *by* is not 0, and return their line."""
        people = self._people
        if by and people:
            title = Line(by_keys(self._desk, "settings-people-title"), category=Category.ANSWER)
            place: int | None = 0
            before: Sequence[Line] = ()
            while place is not None and self._people:
                items = [Item(name) for name in self._people]
                start = min(place, len(items) - 1)
                place = Menu(self._desk, title, items, before=before, start=start).run()
                if place is not None:
                    before = self._correct(self._people[place])
        told: Arg = tuple(self._people) or Phrase("settings-no-people")
        return self._value("interface-setting-people", told)

    @property
    def _people(self) -> list[str]:
        """The others who have given a name."""
        return [name for name in self._store.settings.people if name]

    def _correct(self, before: str) -> Sequence[Line]:
        """Ask how somebody is called, and return what tells the change; nothing: he is forgotten."""
        name = self._ask("settings-ask-person", before, nom=before)
        if name is None or name == before:
            return ()
        self._rename(before, name)
        settings = self._store.settings
        people = [name if each == before else each for each in settings.people]
        self._apply(self._store.change(people=people if name else [each for each in people if each]))
        id_ = "settings-renamed" if name else "settings-forgotten"
        return [Line(id_, {"avant": before, "nom": name}, category=Category.ANSWER)]

    def _ask(self, id_: str, now: str, **args: Arg) -> str | None:
        """Return a name that nobody else has, "" for none; None if the player gives up."""
        name = self._desk.line(id_, **args)
        settings = self._store.settings
        taken = {each.casefold() for each in (settings.name, *settings.people) if each and each != now}
        while name and name.casefold() in taken:
            name = self._desk.line("settings-ask-free-name", nom=name)
        return name

    def _rename(self, before: str, after: str) -> None:
        """Let what is the own of somebody be found under another name."""
        if before:
            self._store.rename(before, after)

    def _value(self, id_: str, value: Arg) -> str:
        return self._desk.text("interface-value", nom=Phrase(id_), valeur=value)
