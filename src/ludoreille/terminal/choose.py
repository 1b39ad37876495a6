"""Menus at the desk: arrows, digits, first letters and Enter, or numbered lines and words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ludoreille.terminal.desk import QUIT_WORD, Asked, Candidate, Chosen, Desk, Pressed
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.menu import Moved, press
from ludoreille.words.french import plain
from ludoreille.words.line import Arg, Category, Cue, Line

EDGE, FOCUS = Cue("edge"), Cue("focus")
POSITION = "interface-item-position"
EDGES = {
    "up": "interface-edge-first",
    "home": "interface-edge-first",
    "down": "interface-edge-last",
    "end": "interface-edge-last",
}


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: its text, further words for line mode, a cue to play when it is reached.

    `change` is for a value: given -1 or 1 it changes it and returns the new text; Enter changes by 1.
    """

    text: str
    words: tuple[str, ...] = ()
    cue: Cue | None = None
    change: Callable[[int], str] | None = None


class Menu:
    """A menu at the desk. `run` returns the index chosen, None where the player goes back."""

    def __init__(  # noqa: PLR0913 - what a menu may be, each by its name
        self,
        desk: Desk,
        title: Line,
        items: Sequence[Item],
        *,
        start: int = 0,
        escape: bool = True,
        stay: bool = False,
    ) -> None:
        """Begin on the item *start*; *escape*: the player may leave without choosing.

        *stay*: the items are only to be heard; a digit goes to one, Enter tells it again.
        """
        self._desk = desk
        self._title = title
        self._items = list(items)
        self._place = start
        self._escape = escape
        self._stay = stay

    def run(self) -> int | None:
        """Tell the menu and wait for a choice."""
        self._open()
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
            elif chosen and not self._changed(1):
                return self._place

    def _open(self) -> None:
        """Tell the title, then the item where one stands, or every item with its number in line mode."""
        self._desk.tell(self._title)
        if self._desk.line_mode:
            for number, item in enumerate(self._items, 1):
                self._desk.say("interface-numbered", numero=number, texte=item.text)
        else:
            self._focus()

    def _focus(self, id_: str = POSITION) -> None:
        """Tell the item where one stands, after *id_* (an edge, or its position)."""
        item = self._items[self._place]
        args: dict[str, Arg] = {"texte": item.text, "rang": self._place + 1, "total": len(self._items)}
        if id_ == POSITION and not self._desk.tells_position:
            id_ = "interface-item"
        cue = EDGE if id_ in EDGES.values() else item.cue or FOCUS
        self._desk.tell(Line(id_, args, category=Category.FOCUS, cues=(cue,)))

    def _move(self, command: str | None, key: str) -> None:
        """Do what a key does in a menu, or tell that it does nothing."""
        if command in ("left", "right"):
            if not self._changed(1 if command == "right" else -1):
                self._focus()
            return
        if command == "situation":
            self._open()
            return
        match press([item.text for item in self._items], self._place, command, key, None):
            case Moved(index, edge):
                self._place = index
                self._focus(EDGES[command] if edge and command in EDGES else POSITION)
            case _:
                self._desk.unknown(key)

    def _changed(self, by: int) -> bool:
        """Change the value of the item where one stands; return False if it has none."""
        item = self._items[self._place]
        if item.change is None:
            return False
        self._items[self._place] = replace(item, text=item.change(by))
        self._desk.say("interface-item", texte=self._items[self._place].text)
        return True

    def _asked(self) -> Asked:
        candidates = [
            Candidate((item.text, *item.words), number) for number, item in enumerate(self._items, 1)
        ]
        words = tuple(plain(item.text) for item in self._items)
        return Asked(Scope.MENU, candidates, None, (*words, QUIT_WORD))
