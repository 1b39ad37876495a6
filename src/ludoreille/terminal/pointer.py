"""A place on a board that the player points at, by arrows, by row and column, or by a name that he types."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Category, Cue, Line
from ludoreille.words.narrator import Board, Cell

STEPS: Mapping[str, tuple[int, int]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""Rows and columns that each arrow goes."""
STAY = object()
"""What `press` returns for a key that points and does nothing more."""


class Pointer:
    """Where the player points; it stays there from one turn to the next."""

    def __init__(self, desk: Desk) -> None:
        """Point at nothing yet; the first arrow tells the first cell."""
        self._desk = desk
        self._place: int | None = None
        self._typed = ""
        self._raised = False
        self.travelled = 0

    def begin(self) -> None:
        """Forget what was typed and raised, and how far one went: a new decision is asked."""
        self._typed, self._raised, self.travelled = "", False, 0

    def press(self, board: Board, command: str | None, key: str) -> Any:
        """Return the action of a key on the cell pointed at, `STAY` if it only points, else None."""
        acts = {name for cell in board.cells for name in cell.keys}
        if command is not None and (command in STEPS or command in ("home", "end")):
            return None if board.typed else self._walk(board, command)
        if command is not None:
            return None
        if key == board.raising and acts:
            self._raise(board)
            return STAY
        if key.lower() in acts:
            return self.act(board, key.lower())
        return self._name(board, key) if board.typed else self._jump(board, key)

    def pending(self, board: Board) -> Sequence[Line]:
        """Return what tells that the next key has its other meaning, nothing where it has not."""
        return (board.raised,) if self._raised and board.raised is not None else ()

    def go_to(self, board: Board, action: Any) -> None:
        """Point at the cell on which *action* is done, as if one had walked there."""
        for place, cell in enumerate(board.cells):
            if action in (*cell.keys.values(), *cell.raised.values()):
                self._go(board, place)

    def cell(self, board: Board) -> Cell | None:
        """Return the cell pointed at, None before there is one."""
        return None if self._place is None else board.cells[self._place]

    def act(self, board: Board, key: str) -> Any:
        """Return what *key* does on the cell pointed at, `STAY` where there is none yet."""
        cell = self.cell(board)
        if cell is None:
            self._desk.say("interface-name-first" if board.typed else "interface-point-first")
            return STAY
        raised, self._raised = self._raised, False
        return (cell.raised if raised else cell.keys)[key]

    def _raise(self, board: Board) -> None:
        """Give the next key its other meaning, or take it back."""
        self._raised = not self._raised
        if self._raised and board.raised is not None:
            self._desk.tell(board.raised)
        else:
            self._desk.say("interface-lowered")

    def _walk(self, board: Board, command: str) -> Any:
        """Go one cell further, or to the first or last of the row; the first move only tells where one is."""
        self._typed = ""
        if self._place is None:
            self._place = 0
            self._tell(board)
            return STAY
        row, column = divmod(self._place, board.columns)
        if command in STEPS:
            down, right = STEPS[command]
            row, column = row + down, column + right
        else:
            column = 0 if command == "home" else board.columns - 1
        if row not in range(len(board.cells) // board.columns) or column not in range(board.columns):
            self._tell(board, edge=True)
        else:
            self._go(board, row * board.columns + column)
            self._tell(board)
        return STAY

    def _jump(self, board: Board, key: str) -> Any:
        """Take a row, then a column."""
        digit = self._desk.bindings.digit(key)
        if digit is None:
            return None
        limit = board.columns if self._typed else len(board.cells) // board.columns
        if digit not in range(1, limit + 1):
            self._typed = ""
            self._desk.say("interface-no-such-cell", nombre=limit)
        elif not self._typed:
            self._typed = str(digit)
            self._desk.say("interface-row", Category.FOCUS, numero=digit)
        else:
            self._go(board, (int(self._typed) - 1) * board.columns + digit - 1)
            self._typed = ""
            self._tell(board)
        return STAY

    def _name(self, board: Board, key: str) -> Any:
        """Take the next letter or digit of a cell's name."""
        digit = self._desk.bindings.digit(key)
        sign = key.upper() if digit is None else str(digit)
        for typed in (self._typed + sign, sign):
            places = [place for place, cell in enumerate(board.cells) if cell.name.startswith(typed)]
            if places:
                self._typed = typed
                break
        else:
            return None
        if board.cells[places[0]].name == self._typed:
            self._go(board, places[0])
            self._typed = ""
            self._tell(board)
        else:
            self._desk.say("interface-item", Category.FOCUS, texte=sign)
        return STAY

    def _go(self, board: Board, place: int) -> None:
        rows, columns = zip(*(divmod(cell, board.columns) for cell in (self._place or 0, place)), strict=True)
        self.travelled += abs(rows[0] - rows[1]) + abs(columns[0] - columns[1])
        self._place = place

    def _tell(self, board: Board, *, edge: bool = False) -> None:
        """Tell the cell pointed at, with its sound."""
        cell = board.cells[self._place or 0]
        own = () if cell.cue is None else (cell.cue,)
        id_ = "interface-edge-cell" if edge else "interface-item"
        cues = (Cue("edge"),) if edge else own
        self._desk.tell(Line(id_, {"texte": cell.label}, category=Category.FOCUS, cues=cues))
