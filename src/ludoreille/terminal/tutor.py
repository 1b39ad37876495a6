"""The tutor of a lesson: tells its texts, keys and ways to act as the player has them now."""

from typing import Any

from ludoreille.core import Game
from ludoreille.lessons.lesson import PLACEHOLDER
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.informer import Informer
from ludoreille.terminal.keys import COMMANDS, Scope, key_phrase
from ludoreille.words.line import Arg, Category, Cue, Line
from ludoreille.words.narrator import Board

TEN = 10
"""Numbers from here on are no digit."""
SHORT = 20
"""Characters of a choice that are typed whole; a longer one without words is typed by its number."""
WORDLESS = "choose"
"""The command that is called by an empty line, where lines are typed."""


class Tutor:
    """Tells what a lesson has to say, filling in how a thing is done: by keys, or in line mode by words."""

    def __init__(self, desk: Desk, rules: Game[Any, Any, Any], informer: Informer) -> None:
        """Tell at *desk*; *informer* knows what the player can do."""
        self._desk = desk
        self._rules = rules
        self._informer = informer

    def tell(self, text: str, *cues: Cue) -> None:
        """Tell a text of the file with its cues, nothing where it is empty.

        It is told like a question: pointless once the player has acted.
        """
        if text:
            args: dict[str, Arg] = {"texte": self.filled(text)}
            self._desk.tell(Line("lesson-said", args, category=Category.MINE, cues=cues, asks=True))

    def filled(self, text: str) -> str:
        """Return *text* with its placeholders filled in; raise LookupError for what cannot be done now."""
        return PLACEHOLDER.sub(lambda found: self._done_by(found[1], found[2]), text)

    def can_call(self, command: str) -> bool:
        """Say whether the player has a way to call *command*: in line mode arrows have none."""
        return not self._desk.line_mode or command == WORDLESS or bool(_words(command))

    def called(self, command: str) -> str:
        """Return how *command* is called."""
        words = _words(command)
        if self._desk.line_mode and words:
            return self._quoted(words[0])
        return self._desk.phrase(self._desk.bindings.spoken(command, Scope.PLAY))

    def _done_by(self, kind: str, name: str) -> str:
        return self.called(name) if kind == "key" else self._typed(self._rules.read(name))

    def _typed(self, action: Any) -> str:
        """Return how *action* is typed now."""
        lines, board = self._desk.line_mode, self._informer.board()
        choice = next(
            (each for each in self._informer.choices() if each.legal and each.action == action), None
        )
        if choice is None:
            raise LookupError(self._rules.write(action))
        if lines:
            label = self._desk.phrase(choice.label)
            word = label[:1].lower() + label[1:] if len(label) <= SHORT else str(choice.number)
            return self._quoted(choice.words[0] if choice.words else word)
        if choice.key is not None:
            return self._keys(choice.key)
        if board is not None:
            return self._pointed(board, action)
        if choice.number >= TEN:
            return self._desk.text("lesson-walk", texte=choice.label)
        return self._keys(*([choice.lead] if choice.lead else []), str(choice.number))

    def _pointed(self, board: Board, action: Any) -> str:
        """Return where a board is pointed at, and the keys that are pressed there."""
        for place, cell in enumerate(board.cells):
            for raised, keys in ((False, cell.keys), (True, cell.raised)):
                key = next((key for key, act in keys.items() if act == action), None)
                if key is None:
                    continue
                row, column = divmod(place, board.columns)
                where = tuple(cell.name) if board.typed else (str(row + 1), str(column + 1))
                raising = [board.raising] if raised and board.raising else []
                return self._keys(*where, *raising, key)
        raise LookupError(self._rules.write(action))

    def _keys(self, *keys: str) -> str:
        """Return keys that are pressed one after the other."""
        first, *rest = map(key_phrase, keys)
        told = self._desk.phrase(first)
        for key in rest:
            told = self._desk.text("lesson-then-key", avant=told, touche=key)
        return told

    def _quoted(self, word: str) -> str:
        return self._desk.text("lesson-word", mot=word)


def _words(command: str) -> tuple[str, ...]:
    return next(known.words for known in COMMANDS if known.id == command)
