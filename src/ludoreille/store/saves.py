"""Saved games: a header and the journal, one line a move; written whole after every action."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from ludoreille.core import OptionValue, Seat
from ludoreille.kit.bots import Level
from ludoreille.store.files import keep_aside, reason, write_whole
from ludoreille.store.settings_file import Notice

FORMAT = 1
OPEN, FINISHED = "parties", "terminees"
"""The folders of games to resume and of finished ones."""
SUFFIX = ".partie"
Strength = Level | Literal["mixed"]
"""How strong the bots of a table are together."""


class DamagedSave(ValueError):
    """Say that a file is no saved game, or no longer."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it is kept: who plays what, and the lines of the journal.

    `people` are the seats of those at the keyboard; `levels` has one for each seat, None for people;
    `seed` is None where nature is not repeatable. In a game for `practice` anything can be taken back;
    `hints` is how often a hint was asked for.
    """

    game: str
    seats: int
    names: tuple[str, ...]
    people: tuple[Seat, ...] = (Seat(0),)
    levels: tuple[Level | None, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str | None = None
    begun: str = ""
    journal: tuple[str, ...] = ()
    practice: bool = False
    hints: int = 0

    @property
    def viewer(self) -> Seat | None:
        """Who hears the game: the person at the keyboard, nobody in particular where they are several."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats that no person has."""
        return tuple(seat for seat in map(Seat, range(self.seats)) if seat not in self.people)

    @property
    def strength(self) -> Strength | None:
        """How strong the bots are together, None without any."""
        found = {level for level in self.levels if level is not None}
        return None if not found else found.pop() if len(found) == 1 else "mixed"

    def write(self) -> str:
        """Return the text of the file: the header as a JSON line, then the journal."""
        header = {
            "ludoreille": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "names": list(self.names),
            "people": list(self.people),
            "levels": [level and level.value for level in self.levels],
            "options": dict(self.options),
            "seed": self.seed,
            "begun": self.begun,
            "practice": self.practice,
            "hints": self.hints,
        }
        return "\n".join((json.dumps(header, ensure_ascii=False), *self.journal)) + "\n"

    @classmethod
    def read(cls, data: bytes) -> "Save":
        """Return the game that a file holds; raise `DamagedSave` if it holds none."""
        try:
            first, *journal = data.decode("utf-8").removesuffix("\n").split("\n")
            header: dict[str, Any] = json.loads(first)
            if header.pop("ludoreille") != FORMAT:
                raise DamagedSave
            people = tuple(Seat(int(seat)) for seat in header.get("people", [header.get("human")]))
            save = cls(
                str(header["game"]),
                int(header["seats"]),
                tuple(map(str, header["names"])),
                people,
                _levels(header, people),
                {name: tuple(v) if isinstance(v, list) else v for name, v in header["options"].items()},
                None if header["seed"] is None else str(header["seed"]),
                str(header["begun"]),
                tuple(journal),
                bool(header.get("practice", False)),
                int(header.get("hints", 0)),
            )
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise DamagedSave from error
        if not len(save.names) == len(save.levels) == save.seats or not _sit(save.people, save.seats):
            raise DamagedSave
        if not _names_file(save.begun):
            raise DamagedSave
        return save


class Saves:
    """The games of a folder. Where it cannot be written, games are played without being kept, told once.

    `kept` says whether the last write went well; `notice` tells what is not as it should be.
    """

    def __init__(
        self, folder: Path, notice: Notice, replay: Callable[[Save], object] = lambda _save: None
    ) -> None:
        """Use *folder*; nothing is read or made before it is needed.

        *replay* raises ValueError for a game whose journal does not follow the rules.
        """
        self.notice = notice
        self._replay = replay
        self.open(folder)

    def open(self, folder: Path) -> None:
        """Use *folder* from now on."""
        self.folder = folder
        self._told = False
        self.kept = True

    def begin(self, save: Save) -> Save:
        """Return *save* with the date and time by which its file is named."""
        moment = time.time()
        stamp = time.strftime("%Y-%m-%d-%Hh%Mm%S", time.localtime(moment))
        return replace(save, begun=f"{stamp}-{int(moment * 1000) % 1000:03d}")

    def path(self, save: Save, kind: str = OPEN) -> Path:
        """Return where a game is kept."""
        return self.folder / kind / f"{save.game}-{save.begun}{SUFFIX}"

    def keep(self, save: Save) -> None:
        """Write the game as it stands now."""
        self._write(self.path(save), save)

    def finish(self, save: Save) -> None:
        """Put the game among the finished ones."""
        if self._write(self.path(save, FINISHED), save):
            _remove(self.path(save))

    def drop(self, path: Path) -> None:
        """Take a damaged file out of the list of games; it stays beside, under another name."""
        if keep_aside(path) != path:
            _remove(path)

    def load(self, path: Path) -> Save:
        """Return the game of a file; raise OSError or `DamagedSave`."""
        save = Save.read(path.read_bytes())
        try:
            self._replay(save)
        except ValueError as error:
            raise DamagedSave from error
        return save

    def unfinished(self) -> Iterator[Save]:
        """Yield the games to resume, the last played first; damaged files are told and kept aside."""
        try:
            paths = list((self.folder / OPEN).glob(f"*{SUFFIX}"))
            ranked = sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)
        except OSError:
            return
        for path in ranked:
            try:
                yield self.load(path)
            except DamagedSave:
                self.notice("store-save-damaged", fichier=path.name)
                self.drop(path)
            except OSError:
                continue

    def finished_files(self) -> Sequence[Path]:
        """Return the files of the finished games, in no order."""
        try:
            return list((self.folder / FINISHED).glob(f"*{SUFFIX}"))
        except OSError:
            return ()

    def finished(self) -> Iterator[Save]:
        """Yield the finished games as they were kept, in no order; what cannot be read is passed over."""
        for path in self.finished_files():
            try:
                save = Save.read(path.read_bytes())
            except (OSError, DamagedSave):
                continue
            yield save

    def _write(self, path: Path, save: Save) -> bool:
        self.kept = False
        try:
            write_whole(path, save.write())
        except OSError as error:
            if not self._told:
                self.notice("store-saves-unwritable", dossier=str(path.parent), pourquoi=reason(error))
            self._told = True
        else:
            self.kept = True
        return self.kept


def _remove(path: Path) -> None:
    """Remove a file; where the disk forbids it the file stays."""
    with contextlib.suppress(OSError):
        path.unlink()


def _sit(people: tuple[Seat, ...], seats: int) -> bool:
    """Say whether these are different places at a table of so many *seats*, at least one."""
    return bool(people) and len(set(people)) == len(people) and all(seat in range(seats) for seat in people)


def _levels(header: Mapping[str, Any], people: tuple[Seat, ...]) -> tuple[Level | None, ...]:
    """Return the level of each seat; old files have one for all bots."""
    levels = header["levels"] if "levels" in header else [header["level"]] * len(header["names"])
    return tuple(None if seat in people else Level(level) for seat, level in enumerate(levels))


def _names_file(begun: str) -> bool:
    """Say whether *begun* can be part of a file's name, and leads to no other folder."""
    return begun.isprintable() and not set(begun) & set("/\\:")
