"""A game heard again: by action, turn and round, from any seat, from one turning point to the next."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.store.files import reason, write_over
from ludoreille.store.saves import Save, Saves
from ludoreille.table import Table
from ludoreille.terminal.account import swing_line
from ludoreille.terminal.choose import EDGE, Item, Menu, by_keys, open_help
from ludoreille.terminal.desk import QUIT_WORD, Asked, Candidate, Chosen, Desk, Pressed
from ludoreille.terminal.hindsight import Hindsight
from ludoreille.terminal.hints import Hints
from ludoreille.terminal.informer import Informer, Opener
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.retelling import Retelling, named
from ludoreille.terminal.screens import title_of
from ludoreille.terminal.transfer import home_of
from ludoreille.terminal.witness import Witness
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.french import plain
from ludoreille.words.line import Arg, Category, Line

MOVES = ("down", "up", "right", "left", "page-down", "page-up", "home", "end")
"""The commands that walk, in the order in which line mode offers their words."""
LISTED = 50
"""Kept games that one can choose from, the latest ones."""
FORWARD = frozenset({"down", "right", "page-down", "end"})


def choose_game(desk: Desk, saves: Saves, start: int = 0) -> tuple[int, Save] | None:
    """Return which kept game the player chooses, the latest first, and the game; None if he goes back.

    Games that this house does not have are left out.
    """
    finished = [(save, "over") for save in saves.finished() if save.game in SHELF]
    kept = finished + [(save, "open") for save in saves.unfinished()]
    kept.sort(key=lambda each: each[0].begun, reverse=True)
    if not kept:
        desk.say("review-no-game")
        desk.settle()
        return None
    items = [Item(named(desk, save, how)) for save, how in kept[:LISTED]]
    title = Line("review-which", {"nombre": len(items)}, category=Category.ANSWER)
    chosen = Menu(desk, title, items, start=min(start, len(items) - 1)).run()
    return None if chosen is None else (chosen, kept[chosen][0])


class Onlooker(Informer):
    """Answers the information keys at a game that is heard again."""

    def situation(self) -> Sequence[Line]:
        """Return what was asked then."""
        return [self._narrator.question(self.sight)]


class Review:
    """Walks through a kept game. Other seats are heard only once the game is over."""

    def __init__(
        self, desk: Desk, retelling: Retelling, thinker: Thinker, screens: Mapping[str, Opener]
    ) -> None:
        """Begin before the first action; *thinker* finds turning points, *screens* open over the game."""
        save = retelling.save
        self._desk = desk
        self._told = retelling
        self._thinker = thinker
        self._table = Table(retelling.table.game, save.seats, save.options)
        self._place = -1
        self._witness = Witness(tuple(map(Seat, range(save.seats))), None)
        self._informer = Onlooker(desk, save, self._table, self._witness, screens)
        self._hints = Hints(desk, retelling.narrator, self._informer, thinker, self._seed)
        self._hindsight: Hindsight | None = None
        self._searching = False
        self._commands: Mapping[str, Callable[[], None]] = {
            "choose": lambda: self._move("down"),
            "situation": self._situate,
            "repeat": self._tell,
            "help": self._help,
            "hint": self._advise,
            "turning-point": self._look_for_turns,
            "seat": self._next_seat,
            "export": self._export,
        }

    def run(self) -> None:
        """Walk until the player goes back; in line mode read the game out before, to a pipe do only that."""
        save, last = self._told.save, len(self._told.walk) - 1
        self._see(save.viewer)
        args: dict[str, Arg] = {"jeu": title_of(self._desk, save.game), "actions": last}
        title = Line(by_keys(self._desk, "review-title"), args, category=Category.ANSWER)
        if self._desk.line_mode:
            lines = (title, *(line for place in range(last + 1) for line in self._told.lines(place)))
            self._desk.tell(*(replace(line, category=Category.MINE) for line in lines))
            if self._desk.reads_moments:
                return
            self._stand(last)
        else:
            self._stand(0)
            self._tell(title)
        while self._go_on():
            pass

    def _go_on(self) -> bool:
        """Do the next thing the player wants; return False when he goes back."""
        match self._desk.ask(self._asked(), self._found):
            case None:
                self._go_to_turning_point()
            case Chosen(index):
                self._move(MOVES[index])
            case Pressed("back", _):
                return False
            case Pressed(str(command), _) if command in MOVES:
                self._move(command)
            case Pressed(str(command), _) if command in self._commands:
                self._commands[command]()
            case Pressed(command, key):
                if command is None or not self._informer.tell(command):
                    self._desk.unknown(key, Scope.REVIEW)
        return True

    def _asked(self) -> Asked:
        words = [self._desk.text(f"review-word-{command}") for command in MOVES]
        return Asked(
            Scope.REVIEW, [Candidate((word,)) for word in words], actions=(*map(plain, words), QUIT_WORD)
        )

    def _move(self, command: str) -> None:
        """Go to another stage and tell it; at an end tell that it is one."""
        forward = command in FORWARD
        place = next(iter(self._ahead(command, forward=forward)), None)
        if place is None:
            edge = "review-last" if forward else "review-first"
            self._desk.tell(Line(edge, category=Category.FOCUS, cues=(EDGE,)))
            return
        self._stand(place)
        self._tell()

    def _ahead(self, command: str, *, forward: bool) -> Iterable[int]:
        """Return the stages to which *command* leads, the next one first; those without words are passed."""
        here, last = self._place, len(self._told.walk) - 1
        if command in ("up", "down"):
            stages = range(here + 1, last + 1) if forward else range(here - 1, -1, -1)
            return (place for place in stages if place in (0, last) or self._told.lines(place))
        if command in ("home", "end"):
            return [place for place in (0, last) if (place > here if forward else place < here)]
        marks = self._told.turns if command in ("left", "right") else self._told.rounds
        if forward:
            ahead = map(self._told.worded, marks[bisect_right(marks, here) :])
            return (place for place in (*ahead, last) if place > here)
        back = marks[: bisect_left(marks, here)][::-1]
        return (place for place in map(self._told.worded, back) if place < here)

    def _stand(self, place: int) -> None:
        """Go to a stage: the keys of information answer as they did then."""
        if place < self._place:
            self._witness.forget()
            self._place = -1
        for stage in self._told.walk[self._place + 1 : place + 1]:
            self._witness.note(stage.events, stage.actor)
        self._place = place
        self._table.state = self._told.walk[place].state

    def _see(self, viewer: Seat | None) -> None:
        """Listen from a seat; from elsewhere a person who has no name but "vous" gets one."""
        self._desk.viewer = self._informer.me = viewer
        you, save = self._desk.text("interface-you"), self._told.save
        self._desk.names = tuple(
            self._desk.text("review-person", lettre=ascii_uppercase[seat])
            if name == you and seat != viewer
            else name
            for seat, name in enumerate(save.names)
        )

    def _tell(self, *before: Line) -> None:
        """Tell what happened at the stage where one stands, then its number."""
        lines = self._told.lines(self._place)
        at: dict[str, Arg] = {"rang": self._place, "total": len(self._told.walk) - 1}
        position = Line("review-position", at, category=Category.ANSWER)
        self._desk.tell(*before, *lines, *([position] if self._desk.tells_position else []))

    def _situate(self) -> None:
        args: dict[str, Arg] = {"rang": self._place, "total": len(self._told.walk) - 1}
        heading = self._told.heading(self._place)
        where = Line("review-position", args)
        if heading is not None:
            where = Line("review-position-in", {**args, "titre": heading})
        self._desk.answer(where, *self._informer.situation())

    def _help(self) -> None:
        own = [] if self._desk.line_mode else [Item(self._desk.text("review-help"))]
        open_help(self._desk, Scope.REVIEW, own)
        self._situate()

    def _next_seat(self) -> None:
        """Hear the game from the next seat, if it is over: until then others have secrets."""
        if not self._told.over:
            self._desk.say("review-seat-later")
            return
        viewers = (*map(Seat, range(self._told.save.seats)), None)
        who = viewers[(viewers.index(self._desk.viewer) + 1) % len(viewers)]
        self._see(who)
        own = who == self._told.save.viewer
        name: dict[str, Arg] = {} if who is None or own else {"nom": self._desk.names[who]}
        seat = Line("review-seat-none" if who is None else "review-seat-own" if own else "review-seat", name)
        self._desk.answer(seat, *self._informer.situation())

    def _advise(self) -> None:
        """Tell what a strong player would have done, once the game is over."""
        if not self._told.over:
            self._desk.say("review-hint-later")
        elif self._searching:
            self._desk.say("review-searching")
        elif self._informer.me is None or not self._informer.my_turn:
            self._desk.say("review-hint-none")
        else:
            self._hints.give(self._told.save.game, self._table.actions(self._informer.me))

    def _seed(self) -> str:
        return f"hint/{self._told.walk[self._place].length}"

    def _look_for_turns(self) -> None:
        """Go to the next turning point; they are looked for once, and the player walks on meanwhile."""
        if self._hindsight is None:
            self._hindsight = Hindsight(self._told.save, self._told.walk, self._thinker)
        self._searching = not self._hindsight.poll()
        if self._searching:
            self._desk.say("review-searching")
        else:
            self._go_to_turning_point()

    def _found(self, _now: float) -> bool:
        return self._searching and self._hindsight is not None and self._hindsight.poll()

    def _go_to_turning_point(self) -> None:
        """Go to the first turning point after the stage where one stands, round and round."""
        assert self._hindsight is not None
        self._searching, swings = False, self._hindsight.swings
        if not swings:
            self._desk.say("review-no-turning-point")
            return
        places = [self._told.worded(swing.place) for swing in swings]
        number = next((n for n, place in enumerate(places) if place > self._place), 0)
        self._stand(places[number])
        args: dict[str, Arg] = {"rang": number + 1, "total": len(swings)}
        title = Line("review-turning-point", args, category=Category.ANSWER)
        self._tell(title, swing_line(swings[number]))

    def _export(self) -> None:
        """Write the game, as the seat that one hears was told it, beside the player's own files."""
        save = self._told.save
        export(self._desk, self._told, home_of() / f"ludoreille-{save.game}-{save.begun}.txt")


def export(desk: Desk, retelling: Retelling, path: Path) -> bool:
    """Write a game as text, and tell where, or why it cannot be; return whether it was written.

    Another file of that name is kept aside, which is told.
    """
    path = path.absolute()
    try:
        copy = write_over(path, retelling.text())
    except OSError as error:
        desk.notice("review-unwritable", fichier=str(path), pourquoi=reason(error))
        return False
    told = [Line("review-exported", {"fichier": str(path)}, category=Category.ANSWER)]
    if copy is not None:
        told.append(Line("settings-file-before", {"copie": str(copy)}, category=Category.ANSWER))
    desk.tell(*told)
    return True
