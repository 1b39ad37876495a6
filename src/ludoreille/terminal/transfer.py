"""Settings written to a file and taken from one: what that came to is told."""

from collections.abc import Callable
from pathlib import Path

from ludoreille.core import Refused
from ludoreille.store.settings import Settings, label_of
from ludoreille.store.settings_file import SettingsStore
from ludoreille.store.transfer import export_settings, import_settings
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.keys import Bindings
from ludoreille.words.line import Arg, Category, Line, Phrase

USUAL = "ludoreille-reglages.toml"
SUFFIX = ".toml"


class Transfer:
    """Exports the settings and imports them; an import is heard at once."""

    def __init__(self, desk: Desk, store: SettingsStore, apply: Callable[[Settings], None]) -> None:
        """Serve *desk*; *apply* brings changed settings to voice and sounds."""
        self._desk = desk
        self._store = store
        self._apply = apply

    def write(self, path: Path) -> None:
        """Export to *path* and tell where that is; raise `Refused` if it cannot be."""
        copy = export_settings(self._store, path)
        self._desk.say("settings-exported", fichier=_whole(path))
        if copy is not None:
            self._desk.say("settings-file-before", copie=_whole(copy))

    def take(self, path: Path) -> None:
        """Import from *path*, and tell in the new manner what is left out; `Refused` if nothing is taken."""
        taken = import_settings(self._store, path)
        self._apply(self._store.settings)
        lines = [Line("settings-imported", {"fichier": _whole(path)}, category=Category.ANSWER)]
        left: tuple[Arg, ...] = (*map(label_of, taken.wrong), *taken.unknown)
        if left:
            lines.append(Line("settings-left-out", {"noms": left}, category=Category.ALERT))
        if taken.of_machine:
            names = tuple(map(label_of, taken.of_machine))
            lines.append(Line("settings-of-machine", {"noms": names}, category=Category.ALERT))
        if taken.copy is not None:
            lines.append(Line("settings-before", {"copie": _whole(taken.copy)}, category=Category.ANSWER))
        self._desk.tell(*lines)
        self._tell_keys()

    def export_item(self, by: int) -> str:
        """Ask for a file and export to it if *by* is not 0, and return the line of the menu."""
        if by:
            self._ask("settings-ask-export", self.write)
        return self._desk.text("settings-export")

    def import_item(self, by: int) -> str:
        """Ask for a file and import it if *by* is not 0, and return the line of the menu."""
        if by:
            self._ask("settings-ask-import", self.take)
        return self._desk.text("settings-import")

    def _ask(self, id_: str, act: Callable[[Path], None]) -> None:
        """Ask for the name of a file, and act on it; tell why that cannot be."""
        written = self._desk.line(id_, fichier=str(home_of() / USUAL))
        if written is None:
            return
        try:
            act(path_of(written))
        except Refused as refusal:
            details = {name: _told(value) for name, value in refusal.details.items()}
            self._desk.say(f"store-{refusal.reason}", Category.ALERT, **details)

    def _tell_keys(self) -> None:
        """Tell which keys of the settings cannot be."""
        settings = self._store.settings
        for refusal in Bindings.lenient(settings.keys, settings.row)[1]:
            details = {name: _told(value) for name, value in refusal.details.items()}
            self._desk.notice(refusal.reason, **details)


def home_of() -> Path:
    """Return the folder in which a file without a folder is meant."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def path_of(written: str) -> Path:
    """Return the file that somebody means who writes as little as possible.

    >>> path_of("/tmp/anne"), path_of("/tmp/anne.txt")
    (PosixPath('/tmp/anne.toml'), PosixPath('/tmp/anne.txt'))
    """
    name = "".join(sign for sign in written if sign.isprintable()).strip()
    home = home_of()
    path = home / (name.replace("~", str(home), 1) if name.startswith("~/") else name or USUAL)
    return path if path.suffix or path.is_dir() else path.with_suffix(SUFFIX)


def _whole(path: Path) -> str:
    """Return a path as it is found from anywhere."""
    return str(path.absolute())


def _told(value: object) -> Arg:
    return value if isinstance(value, (str, int, tuple, Phrase)) else str(value)
