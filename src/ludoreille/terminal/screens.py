"""Screens that a game opens or starts from: its rules, the help of its keys, its set-up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ludoreille.core import Illegal, Option, OptionValue
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import Opponent, company
from ludoreille.resources import folder
from ludoreille.terminal.choose import Item, Menu, by_keys, cycle
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.opponents import OpponentsMenu
from ludoreille.terminal.reader import Reader
from ludoreille.words.chapters import Chapter, read_chapters
from ludoreille.words.line import Arg, Category, Line, Phrase


@dataclass(frozen=True, slots=True)
class SetUp:
    """A game to begin: how many sit, how many of them here, against whom, which variants.

    `cast` is in the order in which opponents sit down; who finds no seat is there for a larger table. In a
    game for `practice` anything can be taken back, and nothing is counted.
    """

    game: str
    seats: int
    people: int = 1
    cast: tuple[Opponent, ...] = field(default_factory=company)
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    practice: bool = False

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Those who sit down, in the order of their seats."""
        return self.cast[: self.seats - self.people]


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

    def __init__(self, desk: Desk, begin: SetUp) -> None:
        """Begin with a table to be changed."""
        self._desk = desk
        self._rules = SHELF[begin.game].rules
        self._set_up = begin

    def run(self) -> SetUp | None:
        """Return the table to begin, None if the player goes back."""
        game = self._set_up.game
        args: dict[str, Arg] = {"jeu": title_of(self._desk, game)}
        title = Line(by_keys(self._desk, "interface-set-up"), args, category=Category.ANSWER)
        before: Sequence[Line] = ()
        while Menu(self._desk, title, self._items(), before=before).run() is not None:
            refusal = self._refusal()
            if refusal is None:
                return self._set_up
            before = (refusal,)
        return None

    def _items(self) -> list[Item]:
        changes = [(self._players, "joueurs"), (self._people, "personnes")]
        changes += [(self._level, "niveau"), (self._opponents, "adversaires")]
        changes += [
            (partial(self._each if option.per_seat else self._option, option), "")
            for option in self._rules.options
        ]
        changes += [(self._practice, "entrainement")]
        start = Item(self._desk.text("interface-start-game"), words=("commencer", "jouer"))
        return [start, *(Item(change(0), words=(word,), change=change) for change, word in changes)]

    def _refusal(self) -> Line | None:
        """Return why the rules do not allow this table, None if they do."""
        try:
            self._rules.set_up(self._set_up.seats, self._set_up.options)
        except Illegal as refusal:
            return Line(f"{self._set_up.game}-refused-{refusal.reason}", category=Category.ALERT)
        return None

    def _players(self, by: int) -> str:
        seats = tuple(self._rules.seats)
        chosen = cycle(seats, self._set_up.seats, by)
        self._set_up = replace(self._set_up, seats=chosen, people=min(self._set_up.people, chosen))
        own = {option.name: self._values(option) for option in self._rules.options if option.per_seat}
        self._set_up = replace(self._set_up, options={**self._set_up.options, **own})
        return self._value("interface-players", chosen)

    def _people(self, by: int) -> str:
        chosen = cycle(range(1, self._set_up.seats + 1), self._set_up.people, by)
        self._set_up = replace(self._set_up, people=chosen)
        return self._value("interface-people", chosen)

    def _level(self, by: int) -> str:
        """Change the level of all by so many, beginning at an end where each has his own, and return it."""
        cast, levels = self._set_up.cast, tuple(Level)
        found = {each.level for each in self._set_up.opponents or cast}
        level = found.pop() if len(found) == 1 else None
        if by:
            level = levels[0 if by > 0 else -1] if level is None else cycle(levels, level, by)
            self._set_up = replace(self._set_up, cast=tuple(replace(each, level=level) for each in cast))
        return self._value("interface-level", Phrase(f"interface-level-{level or 'mixed'}"))

    def _opponents(self, by: int) -> str:
        """Let each opponent be changed in a menu of its own if *by* is not 0, and return them all."""
        set_up = self._set_up
        if by and set_up.opponents:
            menu = OpponentsMenu(self._desk, set_up.cast, set_up.people, set_up.seats)
            self._set_up = set_up = replace(set_up, cast=menu.run())
        names = tuple(each.name for each in set_up.opponents)
        return self._value("interface-opponents", names or Phrase("interface-opponents-none"))

    def _practice(self, by: int) -> str:
        self._set_up = replace(self._set_up, practice=cycle((False, True), self._set_up.practice, by))
        return self._value(
            "interface-practice", Phrase("interface-yes" if self._set_up.practice else "interface-no")
        )

    def _option(self, option: Option, by: int) -> str:
        chosen = dict(self._set_up.options)
        now = chosen.get(option.name, option.default)
        assert not isinstance(now, tuple)
        chosen[option.name] = now = cycle(in_order(option.values), now, by)
        self._set_up = replace(self._set_up, options=chosen)
        return self._value(self._named(option), self._word(option, now))

    def _each(self, option: Option, by: int) -> str:
        """Let each seat's value be changed in a menu of its own if *by* is not 0, and return them all."""
        if by:
            named: dict[str, Arg] = {"nom": Phrase(self._named(option))}
            title = Line("interface-each-seat", named, category=Category.ANSWER)
            items = [
                Item(self._seat(option, seat, 0), change=partial(self._seat, option, seat))
                for seat in range(self._set_up.seats)
            ]
            Menu(self._desk, title, items).run()
        values = tuple(self._word(option, value) for value in self._values(option))
        return self._value(self._named(option), values)

    def _seat(self, option: Option, seat: int, by: int) -> str:
        values = list(self._values(option))
        values[seat] = cycle(in_order(option.values), values[seat], by)
        self._set_up = replace(self._set_up, options={**self._set_up.options, option.name: tuple(values)})
        return self._desk.text(
            "interface-value", nom=self._seated(seat), valeur=self._word(option, values[seat])
        )

    def _seated(self, seat: int) -> Arg:
        """Return who will sit at *seat*: people first, then opponents."""
        people = self._set_up.people
        if seat >= people:
            return self._set_up.opponents[seat - people].name
        return (
            Phrase("interface-seat-person", {"numero": seat + 1})
            if people > 1
            else Phrase("interface-seat-you")
        )

    def _values(self, option: Option) -> tuple[str | int | bool, ...]:
        """Return the values of an option seat by seat, the default for seats that have none."""
        chosen = self._set_up.options.get(option.name, ())
        kept = chosen if isinstance(chosen, tuple) else ()
        return (*kept, *(option.default,) * self._set_up.seats)[: self._set_up.seats]

    def _named(self, option: Option) -> str:
        return f"{self._set_up.game}-option-{option.name}"

    def _word(self, option: Option, value: object) -> Phrase:
        return Phrase(f"{self._named(option)}-{value}")

    def _value(self, id_: str, value: Arg) -> str:
        return self._desk.text("interface-value", nom=Phrase(id_), valeur=value)


def in_order(values: Sequence[str | int | bool]) -> Sequence[str | int | bool]:
    """Return numbers in their order, the default among them, and other values as the rules give them.

    >>> in_order((3, 1, 2)), in_order(("keep", "remove"))
    ([1, 2, 3], ('keep', 'remove'))
    """
    numbers = [value for value in values if type(value) is int]
    return sorted(numbers) if len(numbers) == len(values) else values
