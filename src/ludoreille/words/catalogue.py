"""From lines to French sentences, by Fluent: who listens and how much he wants to hear choose the variant."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from ludoreille.core import Seat
from ludoreille.words.french import join, of, polish, pronounce
from ludoreille.words.line import Arg, Line, Phrase, Who


class Verbosity(StrEnum):
    """How much is told; the values are the words of the settings."""

    BRIEF = "bref"
    NORMAL = "normal"
    DETAILED = "detaille"


VARIANTS: Mapping[tuple[bool, Verbosity], tuple[str | None, ...]] = {
    (True, Verbosity.BRIEF): ("moi-bref", "moi", "bref", None),
    (True, Verbosity.NORMAL): ("moi", None),
    (True, Verbosity.DETAILED): ("moi-detail", "moi", "detail", None),
    (False, Verbosity.BRIEF): ("bref", None),
    (False, Verbosity.NORMAL): (None,),
    (False, Verbosity.DETAILED): ("detail", None),
}
"""Attributes of a message in the order in which they are tried; None is the message's own value."""


LONGEST = 2000
"""Characters of an argument that are told at most."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[-a-zA-Z#]|\Z)", re.MULTILINE | re.DOTALL | re.ASCII)
"""A message or a term of a file with all its lines; where the next entry begins as Fluent has it."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
"""What may name another message or term in an entry."""


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence in its three forms; all empty where nothing is said at this verbosity."""

    printed: str
    spoken: str
    braille: str


class Catalogue:
    """The messages of one language, read from `<folder>/<stem>.ftl`; the stem is an id's first word.

    `settings` (how cards are named, for instance) are given to every message.
    """

    def __init__(self, folder: Path, language: str = "fr") -> None:
        """Read nothing yet: a file is read when its first message is needed, and what is told is parsed."""
        self.settings: dict[str, str] = {}
        self._folder = folder
        self._language = language
        self._bundles: dict[str, Any] = {}
        self._unparsed: dict[str, dict[str, str]] = {}

    def render(
        self, line: Line, viewer: Seat | None, names: Sequence[str], verbosity: Verbosity = Verbosity.NORMAL
    ) -> Text:
        """Say *line* to *viewer*; raise LookupError for a message, variant or argument that is missing.

        A seat in an argument is told by its name, the viewer's own as "vous".
        """
        about_me = line.who is not None and line.who == viewer
        heard_as = tuple("vous" if seat == viewer else name for seat, name in enumerate(names))
        args = self._arguments(line.args, heard_as)
        if line.who is not None:
            args |= _named("joueur", names[line.who])
        for attribute in VARIANTS[about_me, verbosity]:
            pattern = self._pattern(line.id, attribute)
            if pattern is not None:
                break
        else:
            raise LookupError(line.id)
        printed = polish(self._format(line.id, pattern, args))
        spoken, braille = (
            self._pattern(line.id, _form(attribute, "dit")),
            self._pattern(line.id, _form(attribute, "braille")),
        )
        return Text(
            printed,
            pronounce(printed if spoken is None else polish(self._format(line.id, spoken, args))),
            printed if braille is None else polish(self._format(line.id, braille, args)),
        )

    def word(self, id_: str, **args: Arg) -> str:
        """Return a message that is about nobody, as it is printed."""
        return self.render(Line(id_, args), None, ()).printed

    def block(self, id_: str, **args: Arg) -> list[str]:
        """Return a message of several lines, line by line, as it is printed."""
        pattern = self._pattern(id_, None)
        text = self._format(id_, pattern, self._arguments(args, ()))
        return [polish(line) if line[:2] != "--" else line for line in text.splitlines()]

    def _arguments(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, Any]:
        rendered: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Who):
                rendered |= _named(name, names[value.seat])
            else:
                rendered[name] = self._argument(value, names)
        return rendered

    def _argument(self, value: Arg, names: Sequence[str]) -> Any:
        match value:
            case Who(seat):
                return names[seat]
            case Phrase(id_, args):
                pattern = self._pattern(id_, None)
                if pattern is None:
                    raise LookupError(id_)
                return _clipped(self._format(id_, pattern, self._arguments(args, names)))
            case tuple():
                return _clipped(join([str(self._argument(part, names)) for part in value]))
            case int():
                from fluent.runtime.types import fluent_number  # noqa: PLC0415 - heavy, see _bundle

                return fluent_number(value, useGrouping=False)
            case _:
                return _clipped(value)

    def _pattern(self, id_: str, attribute: str | None) -> Any:
        """Return the pattern of a message or of its attribute, None if it has none."""
        stem = id_.partition("-")[0]
        bundle = self._bundle(stem)
        self._parse(stem, id_)
        if not bundle.has_message(id_):
            raise LookupError(id_)
        message = bundle.get_message(id_)
        return message.value if attribute is None else message.attributes.get(attribute)

    def _format(self, id_: str, pattern: Any, args: Mapping[str, Any]) -> str:
        text, errors = self._bundle(id_.partition("-")[0]).format_pattern(pattern, {**self.settings, **args})
        if errors:
            raise LookupError(id_, errors)
        return str(text)

    def _bundle(self, stem: str) -> Any:
        """Return the messages of a file; Fluent itself (90 ms) is imported with the first one."""
        if stem not in self._bundles:
            from fluent.runtime import FluentBundle  # noqa: PLC0415 - after the first word

            path = self._folder / f"{stem}.ftl"
            if not path.is_file():
                raise LookupError(stem)
            bundle = FluentBundle([self._language], use_isolating=False)
            self._unparsed[stem] = {entry[1]: entry[0] for entry in ENTRY.finditer(path.read_text("utf-8"))}
            self._bundles[stem] = bundle
        return self._bundles[stem]

    def _parse(self, stem: str, id_: str) -> None:
        """Parse an entry and all that it may refer to: a whole file takes fifty times as long."""
        entry = self._unparsed[stem].pop(id_, None)
        if entry is None:
            return
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        self._bundles[stem].add_resource(FluentResource(entry))
        for name in NAME.findall(entry):
            self._parse(stem, name)


def _clipped(text: str) -> str:
    """Return the beginning of a text that is too long for Fluent, which refuses 2,500 characters."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _named(argument: str, name: str) -> dict[str, str]:
    """Return a name and its form with "de", as two arguments of a message."""
    return {argument: name, f"de_{argument}": of(name)}


def _form(attribute: str | None, form: str) -> str:
    """Return the attribute that holds another form of a variant, such as `moi-dit`."""
    return form if attribute is None else f"{attribute}-{form}"
