"""Screens that a game opens or starts from: its rules, the help of its keys, its set-up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from ludoreille.core import OptionValue
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.reader import Reader
from ludoreille.words.chapters import Chapter, read_chapters
from ludoreille.words.line import Arg, Category, Line, Phrase

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SetUp:
    """A game to begin: who sits, how strong the others are, which variants."""

    game: str
    seats: int
    level: Level = Level.CONFIRMED
    options: Mapping[str, OptionValue] = field(default_factory=dict)


def title_of(desk: Desk, game: str) -> str:
    """Return the title of a game as it is printed."""
    return desk.text(f"{game}-title")


def rules_of(game: str) -> Sequence[Chapter]:
    """Return the spoken rules of a game."""
    return read_chapters(folder("locales") / "fr" / "rules" / f"{game}.md")


def open_rules(desk: Desk, game: str) -> None:
    """Let the player walk in the rules of a game until he leaves."""
    chapters = rules_of(game)
    args: dict[str, Arg] = {"jeu": title_of(desk, game), "chapitres": len(chapters)}
    title = by_keys(desk, "interface-rules-title")
    Reader(desk, chapters).browse(Line(title, args, category=Category.ANSWER))


class SetUpMenu:
    """Asks for players, level and variants of a game; each can be changed with left and right or Enter."""

    def __init__(self, desk: Desk, game: str, begin: SetUp | None = None) -> None:
        """Begin with what was played last, if it is given."""
        self._desk = desk
        self._rules = SHELF[game].rules
        seats = self._rules.seats
        self._set_up = begin or SetUp(game, min(4, seats[-1]))

    def run(self) -> SetUp | None:
        """Return the table to begin, None if the player goes back."""
        game = self._set_up.game
        args: dict[str, Arg] = {"jeu": title_of(self._desk, game)}
        title = Line(by_keys(self._desk, "interface-set-up"), args, category=Category.ANSWER)
        items = [
            Item(self._desk.text("interface-start-game"), words=("commencer", "jouer")),
            Item(self._players(0), words=("joueurs",), change=self._players),
            Item(self._level(0), words=("niveau",), change=self._level),
            *(
                Item(self._option(option.name, 0), change=partial(self._option, option.name))
                for option in self._rules.options
            ),
        ]
        return None if Menu(self._desk, title, items).run() is None else self._set_up

    def _players(self, by: int) -> str:
        seats = tuple(self._rules.seats)
        self._set_up = replace(self._set_up, seats=cycle(seats, self._set_up.seats, by))
        return self._value("interface-players", self._set_up.seats)

    def _level(self, by: int) -> str:
        self._set_up = replace(self._set_up, level=cycle(tuple(Level), self._set_up.level, by))
        return self._value("interface-level", Phrase(f"interface-level-{self._set_up.level}"))

    def _option(self, name: str, by: int) -> str:
        (option,) = (known for known in self._rules.options if known.name == name)
        chosen = dict(self._set_up.options)
        chosen[name] = cycle(option.values, chosen.get(name, option.default), by)
        self._set_up = replace(self._set_up, options=chosen)
        id_ = f"{self._set_up.game}-option-{name}"
        return self._value(id_, Phrase(f"{id_}-{chosen[name]}"))

    def _value(self, id_: str, value: Arg) -> str:
        return self._desk.text("interface-value", nom=Phrase(id_), valeur=value)


def cycle(values: Sequence[T], now: T, by: int) -> T:
    """Return the value *by* places after *now*, round and round."""
    return values[(values.index(now) + by) % len(values)]
