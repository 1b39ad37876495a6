"""Settings written to a file and taken from one: what that came to is told."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ludoreille.core import Refused
from ludoreille.store.settings import Settings, label_of
from ludoreille.store.settings_file import SettingsStore
from ludoreille.store.transfer import export_settings, import_settings
from ludoreille.terminal.choose import Item
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
        self._came_of_it: Sequence[Line] = ()

    def write(self, path: Path) -> Sequence[Line]:
        """Export to *path* and return what tells so; raise `Refused` if it cannot be."""
        copy = export_settings(self._store, path)
        lines = [_line("settings-exported", fichier=_whole(path))]
        return lines if copy is None else [*lines, _line("settings-file-before", copie=_whole(copy))]

    def take(self, path: Path) -> Sequence[Line]:
        """Import from *path*, and return what tells what is left out; raise `Refused` if nothing is taken."""
        taken = import_settings(self._store, path)
        self._apply(self._store.settings)
        lines = [_line("settings-imported", fichier=_whole(path))]
        left: tuple[Arg, ...] = (*map(label_of, taken.wrong), *taken.unknown)
        if left:
            lines.append(_line("settings-left-out", noms=left))
        if taken.of_machine:
            lines.append(_line("settings-of-machine", noms=tuple(map(label_of, taken.of_machine))))
        settings = self._store.settings
        lines += [_refused(refusal) for refusal in Bindings.lenient(settings.keys, settings.row)[1]]
        if taken.copy is not None:
            lines.append(_line("settings-before", copie=_whole(taken.copy)))
        return lines

    def items(self) -> tuple[Item, Item]:
        """Return the two lines of the menu, which ask for a file."""
        acts = (
            ("settings-export", "settings-ask-export", self.write),
            ("settings-import", "settings-ask-import", self.take),
        )
        lines = [
            (self._desk.text(label), partial(self._ask, label, question, act))
            for label, question, act in acts
        ]
        first, second = (Item(text, change=ask, shows=self._told) for text, ask in lines)
        return first, second

    def _ask(self, label: str, question: str, act: Callable[[Path], Sequence[Line]], by: int) -> str:
        """Ask for the name of a file if *by* is not 0 and act on it, and return the line of the menu."""
        written = self._desk.line(question, fichier=str(home_of() / USUAL)) if by else None
        if written is not None:
            try:
                self._came_of_it = act(path_of(written))
            except Refused as refusal:
                self._came_of_it = [_refused(refusal, "store-")]
        return self._desk.text(label)

    def _told(self) -> Sequence[Line]:
        """Return what came of the last file, once."""
        told, self._came_of_it = self._came_of_it, ()
        return told


def _line(id_: str, **args: Arg) -> Line:
    return Line(id_, args, category=Category.ANSWER)


def _refused(refusal: Refused, stem: str = "") -> Line:
    """Return what tells a refusal."""
    args = {
        name: value if isinstance(value, (int, tuple, Phrase)) else str(value)
        for name, value in refusal.details.items()
    }
    return _line(f"{stem}{refusal.reason}", **args)


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
