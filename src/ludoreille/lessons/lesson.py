"""What a lesson is, and how its file is read: `locales/<language>/lessons/<game>.toml`."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoreille.core import OptionValue

KEY = "key "
"""What stands before a command in a file: `key scores`."""
PLACEHOLDER = re.compile(r"\{(key|do):([^{}]+)\}")
"""A key or a way to act, as the player has it now: `{key:scores}`, `{do:draw}`."""


class LessonError(ValueError):
    """Say to the author of a lesson what is wrong with it, and where."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the tutor says, what he waits for, and what he answers.

    - `expect` are short forms of actions, or commands after `KEY`: any of them is right; a lesson that is
      resumed replays the first.
    - `right` and `wrong` are told after the right answer and in place of another one; `instead` holds what is
      told to a particular other action, or after the answer of a particular key.
    - `then` is what nature and the opponents do from here on, as lines of the journal.
    """

    say: str
    expect: tuple[str, ...]
    right: str = ""
    wrong: str = ""
    then: tuple[str, ...] = ()
    instead: Mapping[str, str] = field(default_factory=dict)

    @property
    def keys(self) -> tuple[str, ...]:
        """The commands of which one is waited for, none where an action is."""
        return tuple(text.removeprefix(KEY) for text in self.expect if text.startswith(KEY))

    @property
    def texts(self) -> tuple[str, ...]:
        """All that may be told."""
        return (self.say, self.right, self.wrong, *self.instead.values())


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the table, what happens before the first step (`begin`), the steps, the last words (`end`).

    The player has seat 0; `names` are those of the opponents in the order of their seats. `title` is empty
    where the lesson is called as the game is. `first_game` holds the options of the game that may follow.
    """

    game: str
    seats: int
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    end: str
    begin: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    title: str = ""
    first_game: Mapping[str, OptionValue] = field(default_factory=dict)


def lesson_file(folder: Path, game: str) -> Path:
    """Return where the lesson of *game* is, in the *folder* of a language."""
    return folder / "lessons" / f"{game}.toml"


def read_lesson(game: str, text: str) -> Lesson:
    """Read the file of a lesson; raise `LessonError` for what is unknown, missing or of another kind."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{game}: {error}") from error
    known = _Part(data, game)
    seats, names = known.take("seats", int), known.texts("names")
    steps = known.take("steps", list)
    end = _Part(known.take("end", dict), f"{game}, end")
    lesson = Lesson(
        game,
        seats,
        names,
        tuple(_step(_Part(each, f"{game}, step {number}")) for number, each in enumerate(steps, 1)),
        end.text("say"),
        known.texts("begin", ()),
        known.options("options"),
        known.text("title", ""),
        known.options("first_game"),
    )
    end.close()
    known.close()
    return lesson


class _Part:
    """A table of the file: everything in it must be taken."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise LessonError(f"{where}: not a table")
        self._left = dict(data)
        self.where = where

    def take(self, name: str, kind: type, default: Any = None) -> Any:
        """Return the value of *name*, of this *kind*."""
        value = self._left.pop(name, default)
        if type(value) is not kind:
            raise LessonError(f"{self.where}: {name} is {'missing' if value is None else 'of another kind'}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text in one line, however it is laid out in the file."""
        text = " ".join(self.take(name, str, default).split())
        rest = PLACEHOLDER.sub("", text)
        if "{" in rest or "}" in rest:
            raise LessonError(f"{self.where}: {name} has a brace that belongs to no {{key:…}} or {{do:…}}")
        if not text and default is None:
            raise LessonError(f"{self.where}: {name} is empty")
        return text

    def texts(self, name: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        """Return a list of texts."""
        values = self.take(name, list, None if default is None else [*default])
        if not all(isinstance(value, str) for value in values):
            raise LessonError(f"{self.where}: {name} holds what is no text")
        return tuple(values)

    def options(self, name: str) -> dict[str, OptionValue]:
        """Return options of a game, none where there are none; a list holds a value for each seat."""
        values = self.take(name, dict, {})
        return {each: tuple(value) if isinstance(value, list) else value for each, value in values.items()}

    @property
    def names(self) -> tuple[str, ...]:
        """What nobody has taken yet."""
        return tuple(self._left)

    def peek(self, name: str) -> Any:
        """Return the value of *name*, to be taken later; None if there is none."""
        return self._left.get(name)

    def close(self) -> None:
        """Raise `LessonError` for what nobody has taken."""
        if self._left:
            raise LessonError(f"{self.where}: unknown {', '.join(sorted(self._left))}")


def _step(part: _Part) -> Step:
    expect = part.take("expect", str if isinstance(part.peek("expect"), str) else list)
    instead = _Part(part.take("instead", dict, {}), f"{part.where}, instead")
    step = Step(
        part.text("say"),
        (expect,) if isinstance(expect, str) else tuple(expect),
        part.text("right", ""),
        part.text("wrong", ""),
        part.texts("then", ()),
        {name: instead.text(name) for name in instead.names},
    )
    part.close()
    if not step.expect or len(step.keys) not in (0, len(step.expect)):
        raise LessonError(f"{part.where}: expect is neither actions nor keys")
    if not (step.keys or step.wrong):
        raise LessonError(f"{part.where}: wrong is missing")
    return step
