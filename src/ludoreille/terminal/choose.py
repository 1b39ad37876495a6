"""Menus at the desk: arrows, digits, first letters and Enter, or numbered lines and words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ludoreille.terminal.desk import QUIT_WORD, Asked, Candidate, Chosen, Desk, Pressed
from ludoreille.terminal.keys import Scope, key_phrase
from ludoreille.terminal.menu import Moved, press
from ludoreille.words.french import plain
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase

T = TypeVar("T")
EDGE, FOCUS, CHANGED = Cue("edge"), Cue("focus"), Cue("setting")
POSITION = "interface-item-position"
AFTER_SENTENCES = "interface-item-position-after-sentences"
"""The position apart: after "… Niveau expert", "1 sur 3" would be heard as the level."""
EDGES = {
    "up": "interface-edge-first",
    "home": "interface-edge-first",
    "down": "interface-edge-last",
    "end": "interface-edge-last",
}


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: its text, further words for line mode, a cue to play when it is reached.

    `change` is for a value: given -1 or 1 it changes it, and it returns the text. Enter changes by 1, or does
    what `enter` does, after which every value is told anew.
    `reached` is called before the line is told: a voice offered shows itself. `shows` gives what is told
    after a value has changed: how it is heard.
    """

    text: str
    words: tuple[str, ...] = ()
    cue: Cue | None = None
    change: Callable[[int], str] | None = None
    enter: Callable[[], None] | None = None
    reached: Callable[[], None] | None = None
    shows: Callable[[], Sequence[Line]] = tuple


class Menu:
    """A menu at the desk. `run` returns the index chosen, None where the player goes back."""

    def __init__(  # noqa: PLR0913 - what a menu may be, each by its name
        self,
        desk: Desk,
        title: Line,
        items: Sequence[Item],
        *,
        before: Sequence[Line] = (),
        start: int = 0,
        escape: bool = True,
        stay: bool = False,
        helps: bool = True,
    ) -> None:
        """Begin on the item *start*; *escape*: the player may leave, else Escape goes to the last item.

        *before* is told once, before the title. *stay*: the items are only to be heard; a digit goes to one,
        Enter tells it again. *helps*: the help of the keys opens over it.
        """
        self._desk = desk
        self._before = tuple(before)
        self._title = title
        self._items = list(items)
        self._place = start
        self._escape = escape
        self._stay = stay
        self._helps = helps

    def run(self) -> int | None:
        """Tell the menu and wait for a choice."""
        self._open(*self._before)
        while True:
            match self._desk.ask(self._asked()):
                case Chosen(index):
                    self._place = index
                    chosen = True
                case Pressed("choose", _):
                    chosen = True
                case Pressed("back", _) if self._escape:
                    return None
                case Pressed(command, key):
                    self._move(command, key)
                    chosen = False
                case None:
                    chosen = False
            if chosen and self._stay:
                self._focus()
            elif chosen and not self._entered():
                return self._place

    def _open(self, *before: Line) -> None:
        """Tell the title, then the item where one stands, or every item with its number in line mode."""
        if not self._desk.line_mode:
            self._focus(before=(*before, self._title))
            return
        numbered = [
            Line("interface-numbered", {"numero": number, "texte": item.text}, category=Category.ANSWER)
            for number, item in enumerate(self._items, 1)
        ]
        self._desk.tell(*before, self._title, *numbered)

    def _focus(self, id_: str = POSITION, before: Sequence[Line] = ()) -> None:
        """Tell the item where one stands, after *id_* (an edge, or its position) and the lines *before*."""
        item = self._items[self._place]
        if item.reached is not None:
            item.reached()
        text = item.text if item.change is None else item.change(0)
        if id_ == POSITION:
            text = text.rstrip(".")
            told = AFTER_SENTENCES if ". " in text else POSITION
            id_ = told if self._desk.tells_position else "interface-item"
        args: dict[str, Arg] = {"texte": text, "rang": self._place + 1, "total": len(self._items)}
        cue = EDGE if id_ in EDGES.values() else item.cue or FOCUS
        self._desk.tell(*before, Line(id_, args, category=Category.FOCUS, cues=(cue,)))

    def _move(self, command: str | None, key: str) -> None:
        """Do what a key does in a menu, or tell that it does nothing."""
        if command in ("left", "right"):
            if not self._changed(1 if command == "right" else -1):
                self._focus()
            return
        if command == "situation":
            self._open()
            return
        if command == "repeat":
            self._focus()
            return
        if command == "help":
            if self._helps:
                open_help(self._desk, Scope.MENU)
            self._open()
            return
        if command == "back":
            self._place = len(self._items) - 1
            self._focus()
            return
        match press([item.text for item in self._items], self._place, command, key, None):
            case Moved(index, edge):
                self._place = index
                self._focus(EDGES[command] if edge and command in EDGES else POSITION)
            case _ if command is None and len(key) == 1 and key.isalpha():
                self._desk.say("interface-no-such-letter", touche=key_phrase(key))
            case _:
                self._desk.unknown(key, Scope.MENU)

    def _entered(self) -> bool:
        """Do what Enter does to a value where one stands; return False if there is none."""
        enter = self._items[self._place].enter
        if enter is None:
            return self._changed(1)
        enter()
        self._items = [
            item if item.change is None else replace(item, text=item.change(0)) for item in self._items
        ]
        return self._changed(0)

    def _changed(self, by: int) -> bool:
        """Change the value of the item where one stands; return False if it has none."""
        item = self._items[self._place]
        if item.change is None:
            return False
        self._items[self._place] = replace(item, text=item.change(by))
        args: dict[str, Arg] = {"texte": self._items[self._place].text}
        changed = Line("interface-item", args, category=Category.ANSWER, cues=(CHANGED,))
        self._desk.tell(changed, *(item.shows() if by else ()))
        return True

    def _asked(self) -> Asked:
        candidates = [
            Candidate((item.text, *item.words), number) for number, item in enumerate(self._items, 1)
        ]
        words = tuple(plain(item.text) for item in self._items)
        return Asked(Scope.MENU, candidates, None, (*words, QUIT_WORD))


def walk_in(desk: Desk, title: Line, paragraphs: Sequence[Sequence[Line]]) -> None:
    """Let the player walk in paragraphs until he goes back; in line mode read them out."""
    if desk.line_mode:
        desk.answer(*(line for lines in paragraphs for line in lines))
        return
    items = [Item(" ".join(map(desk.rendered, lines))) for lines in paragraphs]
    Menu(desk, title, items, stay=True).run()


def cycle(values: Sequence[T], now: T, by: int) -> T:
    """Return the value *by* places after *now*, round and round."""
    return values[(values.index(now) + by) % len(values)]


def by_keys(desk: Desk, id_: str) -> str:
    """Return the message *id_*, which names keys, or the one that tells the same in line mode."""
    return f"{id_}-lines" if desk.line_mode else id_


def open_help(desk: Desk, scope: Scope, own: Sequence[Item] = ()) -> None:
    """Let the player walk in the help of *scope*, a game's *own* first: the keys, in line mode the words."""
    items = [
        Item(desk.text("interface-help-line", touches=called, action=Phrase(f"keys-{command}")))
        for command, called in (_words(desk, scope) if desk.line_mode else _keys(desk, scope))
    ]
    count: dict[str, Arg] = {"touches": len(own) + len(items)}
    title = Line(by_keys(desk, "interface-help-title"), count, category=Category.ANSWER)
    Menu(desk, title, [*own, *items], stay=True, helps=False).run()


def _keys(desk: Desk, scope: Scope) -> list[tuple[str, tuple[Arg, ...]]]:
    return [(line.command, line.keys) for line in desk.bindings.help_lines(scope)]


def _words(desk: Desk, scope: Scope) -> list[tuple[str, tuple[Arg, ...]]]:
    return [(command, words) for command, words in desk.bindings.words(scope)]
