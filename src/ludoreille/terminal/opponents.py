"""Who sits opposite: each opponent's level and name, changed one by one before a game."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ludoreille.kit.bots import Level
from ludoreille.kit.cast import Opponent, find_character
from ludoreille.terminal.choose import Item, Menu, by_keys, cycle
from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Arg, Category, Line, Phrase


class OpponentsMenu:
    """Offers a line for each opponent: left and right change his level, Enter whoever sits there."""

    def __init__(self, desk: Desk, cast: Sequence[Opponent], people: int, seats: int) -> None:
        """Begin with *cast*, whose first sit at the *seats* that *people* leave."""
        self._desk = desk
        self._cast = list(cast)
        self._people = people
        self._seats = seats

    def run(self) -> tuple[Opponent, ...]:
        """Return the cast as the player leaves it."""
        title = Line(by_keys(self._desk, "interface-opponents-title"), category=Category.ANSWER)
        items = [
            Item(self._line(index, 0), change=partial(self._line, index), enter=partial(self._choose, index))
            for index in range(self._seats - self._people)
        ]
        Menu(self._desk, title, items).run()
        return tuple(self._cast)

    def _line(self, index: int, by: int) -> str:
        """Change a level by so many, and tell who sits where and how strong."""
        self._change(index, by)
        seated: dict[str, Arg] = {"nom": self._cast[index].name, "place": self._place(index)}
        return self._told(Phrase("interface-opponent", seated), index)

    def _choose(self, index: int) -> None:
        """Let the player choose who sits at a place; who sat there takes the other's."""
        place = self._place(index)
        title = Line("interface-who-sits", {"place": place}, category=Category.ANSWER)
        level = Item(self._level(index, 0), words=("niveau",), change=partial(self._level, index))
        items = [level, *(Item(self._character(other)) for other in range(len(self._cast)))]
        chosen = Menu(self._desk, title, items, start=1 + index).run()
        if chosen is not None:
            here, there = self._cast[index], self._cast[chosen - 1]
            self._cast[chosen - 1] = replace(there, name=here.name)
            self._cast[index] = replace(here, name=there.name)

    def _level(self, index: int, by: int) -> str:
        self._change(index, by)
        return self._told(Phrase("interface-opponent-level"), index)

    def _change(self, index: int, by: int) -> None:
        opponent = self._cast[index]
        self._cast[index] = replace(opponent, level=cycle(tuple(Level), opponent.level, by))

    def _told(self, named: Phrase, index: int) -> str:
        level = Phrase(f"interface-level-{self._cast[index].level}")
        return self._desk.text("interface-value", nom=named, valeur=level)

    def _character(self, index: int) -> str:
        """Return a character with his temperament, and where he sits if he does."""
        name = self._cast[index].name
        character = find_character(name)
        args: dict[str, Arg] = {"nom": name}
        parts = [self._place(index)] if index < self._seats - self._people else []
        parts += [Phrase(f"cast-{character.id}")] if character is not None else []
        for part in parts:
            args = {"nom": Phrase("interface-opponent", {**args, "place": part})}
        return self._desk.text("interface-item", texte=args["nom"])

    def _place(self, index: int) -> Phrase:
        """Return where an opponent sits as the person alone at the keyboard finds him, else by number."""
        if self._people > 1:
            return Phrase("interface-place-number", {"numero": self._people + index + 1})
        others = self._seats - 1
        from_left, from_right = index + 1, others - index
        if from_left == from_right:
            return Phrase("interface-place-opposite")
        side = "left" if from_left < from_right else "right"
        return Phrase(f"interface-place-{side}", {"rang": min(from_left, from_right)})
