"""What a player can ask at any moment of a game: the situation, cards, table, scores, others, help, rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoreille.announce import Rhythm
from ludoreille.core import Refused, Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save
from ludoreille.table import Table
from ludoreille.terminal.choose import Item, open_help, walk_in
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.keys import Scope, key_phrase
from ludoreille.terminal.witness import Witness
from ludoreille.words.line import Arg, Category, Line, Phrase
from ludoreille.words.narrator import Board, Choice

TEN = 10
"""Numbers from here on are no digit."""
Opener = Callable[[str], None]
"""Opens a screen over a game (its rules), given its id, and returns when the player comes back."""


class Informer:
    """Answers the information keys of the people at a table; it never changes the game.

    `me` is who asks: the person at the keyboard, or where several sit there the one whose turn it is, None
    between turns. `commands` are those that the game itself carries out. `pending` returns what tells the
    part of an answer that was given already.
    """

    def __init__(
        self,
        desk: Desk,
        save: Save,
        table: Table,
        witness: Witness,
        screens: Mapping[str, Opener],
    ) -> None:
        """Inform about *table*, seen by *witness*; *screens* open by command."""
        self.me = save.viewer
        self._desk = desk
        self._game = save.game
        self._levels = save.levels
        self._table = table
        self._narrator = narrator = SHELF[save.game].narrator
        self._witness = witness
        self._screens = screens
        self.commands: Mapping[str, Callable[[], None]] = {}
        self.pending: Callable[[], Sequence[Line]] = tuple
        self._answers: Mapping[str, Callable[[], Sequence[Line]]] = {
            "situation": self.situation,
            "mine": self._mine,
            "table": lambda: narrator.table(self.sight),
            "scores": lambda: narrator.scores(self.sight),
            "last-chance": lambda: [narrator.last_chance(witness.seen[self.me])],
            "recap": self._recap,
        }

    @property
    def sight(self) -> Any:
        """What the one who asks may know."""
        return self._table.look(self.me)

    @property
    def my_turn(self) -> bool:
        """Whether the one who asks must act."""
        turn = self._table.turn
        return isinstance(turn, ToPlay) and self.me in turn.seats

    def tell(self, command: str) -> bool:
        """Answer an information key; return False if *command* is none."""
        if command in self._answers:
            self._desk.answer(*self._answers[command]())
        elif command == "others":
            self._tell_others()
        elif command == "help":
            open_help(self._desk, Scope.PLAY, self._own_keys())
            self._desk.answer(*self.situation())
        elif command in self.commands:
            self.commands[command]()
        elif command in self._screens:
            self._screens[command](self._game)
            self._desk.answer(*self.situation())
        else:
            return False
        return True

    def situation(self) -> Sequence[Line]:
        """Return what is asked; out of turn, whom we wait for and how to go on: no race can be skipped."""
        question, turn = self._narrator.question(self.sight), self._table.turn
        if self.my_turn or (isinstance(turn, ToPlay) and turn.race is not None):
            return [question, *self.pending()]
        id_ = "interface-press-for-next" if self._desk.rhythm is Rhythm.KEY else "interface-bots-play"
        return [question, Line(id_, {"touche": self._desk.bindings.spoken("choose")})]

    def choices(self) -> Sequence[Choice]:
        """Return the choices of the one who asks, with the keys of the game that are refused now."""
        return () if self.me is None else self._narrator.choices(self.sight, self._table.actions(self.me))

    def refusal(self, action: Any) -> Refused | None:
        """Return why the rules forbid *action* to the one who asks, None if they do not."""
        assert self.me is not None
        return self._table.game.refusal(self._table.state, self.me, action)

    def refused(self, refusal: Refused) -> Line:
        """Return how a refusal is told."""
        return self._narrator.refused(self.sight, refusal)

    def board(self) -> Board | None:
        """Return the board on which the one who asks points."""
        return self._narrator.board(self.sight)

    def _recap(self) -> Sequence[Line]:
        """Return what happened since the one who asks has acted, in two sentences at most."""
        events = self._witness.since_turn(self.me, acting=self.my_turn)
        return self._narrator.recap(events, self.sight) or [Line("interface-recap-none")]

    def _mine(self) -> Sequence[Line]:
        if self.me is None:
            return [Line("interface-at-your-turn", category=Category.ANSWER)]
        return self._narrator.mine(self.sight, self.me)

    def _own_keys(self) -> Sequence[Item]:
        """Return what the keys of the game do now, as lines of the help; on a board digits go to a cell."""
        board, items = self.board() is not None and not self._desk.line_mode, []
        for choice in self.choices():
            numbered = choice.legal and not board and (choice.number < TEN or self._desk.line_mode)
            keys = (
                [*([choice.lead] if choice.lead and numbered else []), str(choice.number)] if numbered else []
            )
            keys += [choice.key] if choice.key else []
            if keys:
                args: dict[str, Arg] = {"touches": tuple(map(key_phrase, keys)), "action": choice.label}
                items.append(Item(self._desk.text("interface-help-line", **args)))
        if board:
            items.append(Item(self._desk.text("interface-help-board")))
        return items

    def _level(self, seat: Seat) -> Sequence[Line]:
        """Return how strong a bot plays, nothing for a person."""
        level = self._levels[seat]
        if level is None:
            return ()
        args: dict[str, Arg] = {"niveau": Phrase(f"interface-level-{level}")}
        return [Line("interface-player-level", args, category=Category.ANSWER)]

    def _tell_others(self) -> None:
        """Tell what another player shows: at once if there is one, else in a menu of the players."""
        others = [Seat(seat) for seat in range(self._table.seats) if seat != self.me]
        shown = [[*self._narrator.mine(self.sight, seat), *self._level(seat)] for seat in others]
        if len(others) == 1:
            self._desk.answer(*shown[0])
            return
        walk_in(self._desk, Line("interface-others", category=Category.ANSWER), shown)
        if not self._desk.line_mode:
            self._desk.answer(*self.situation())
