"""What a player can ask at any moment of a game: the situation, cards, table, scores, others, help, rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoreille.announce import Rhythm
from ludoreille.core import Event, Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save
from ludoreille.table import Table
from ludoreille.terminal.choose import Item, Menu, open_help
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.keys import Scope, key_phrase
from ludoreille.words.line import Category, Line
from ludoreille.words.narrator import Choice

Opener = Callable[[str], None]
"""Opens a screen over a game (its rules), given its id, and returns when the player comes back."""


class Informer:
    """Answers the information keys of the person at a table; it never changes the game."""

    def __init__(
        self, desk: Desk, save: Save, table: Table, seen: Sequence[Event], screens: Mapping[str, Opener]
    ) -> None:
        """Inform about *table*, where the person has *seen* these events; *screens* open by command."""
        self._desk = desk
        self._game = save.game
        self._me = save.human
        self._others = [Seat(seat) for seat in range(save.seats) if seat != save.human]
        self._table = table
        self._narrator = narrator = SHELF[save.game].narrator
        self._screens = screens
        self._answers: Mapping[str, Callable[[], Sequence[Line]]] = {
            "situation": self.situation,
            "mine": lambda: narrator.mine(self.sight, self._me),
            "table": lambda: narrator.table(self.sight),
            "scores": lambda: narrator.scores(self.sight),
            "last-chance": lambda: [narrator.last_chance(seen)],
        }

    @property
    def sight(self) -> Any:
        """What the person may know."""
        return self._table.look(self._me)

    @property
    def my_turn(self) -> bool:
        """Whether the person must act."""
        turn = self._table.turn
        return isinstance(turn, ToPlay) and self._me in turn.seats

    def tell(self, command: str) -> bool:
        """Answer an information key; return False if *command* is none."""
        if command in self._answers:
            self._desk.answer(*self._answers[command]())
        elif command == "others":
            self._tell_others()
        elif command == "help":
            open_help(self._desk, Scope.PLAY, self._own_keys())
            self._desk.answer(*self.situation())
        elif command in self._screens:
            self._screens[command](self._game)
            self._desk.answer(*self.situation())
        else:
            return False
        return True

    def situation(self) -> Sequence[Line]:
        """Return what is asked; out of turn, whom we wait for and how to go on."""
        question = self._narrator.question(self.sight)
        if self.my_turn:
            return [question]
        id_ = "interface-press-for-next" if self._desk.rhythm is Rhythm.KEY else "interface-bots-play"
        return [question, Line(id_, {"touche": self._desk.bindings.spoken("choose")})]

    def choices(self) -> Sequence[Choice]:
        """Return the choices of the person, with the keys of the game that are refused now."""
        return self._narrator.choices(self.sight, self._table.actions(self._me))

    def _own_keys(self) -> Sequence[Item]:
        """Return what the keys of the game do now, as lines of the help."""
        items = []
        for choice in self.choices():
            keys = [str(choice.number)] if choice.legal else []
            keys += [choice.key] if choice.key else []
            if keys:
                called = tuple(map(key_phrase, keys))
                items.append(
                    Item(self._desk.text("interface-help-line", touches=called, action=choice.label))
                )
        return items

    def _tell_others(self) -> None:
        """Tell what another player shows: at once if there is one, else in a menu of the players."""
        shown = [self._narrator.mine(self.sight, seat) for seat in self._others]
        if len(self._others) == 1 or self._desk.line_mode:
            self._desk.answer(*(line for lines in shown for line in lines))
            return
        items = [Item(" ".join(map(self._desk.rendered, lines))) for lines in shown]
        Menu(self._desk, Line("interface-others", category=Category.ANSWER), items, stay=True).run()
        self._desk.answer(*self.situation())
