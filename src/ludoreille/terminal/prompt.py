"""One person's answer to a question of a game: by number, key, two keys, arrows, word, or on a board."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from ludoreille.core import Game, Refused, Seat
from ludoreille.terminal.desk import Answer, Asked, Candidate, Chosen, Desk, Done, Pressed, Wrote
from ludoreille.terminal.informer import Informer
from ludoreille.terminal.keys import GAME_KEYS, Scope
from ludoreille.terminal.pointer import STAY, Pointer
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase
from ludoreille.words.narrator import Board, Choice

NOWHERE = frozenset({"up", "down", "home", "end", "back"})
"""Commands that lead nowhere where there is nothing to walk in: the situation is told."""
ASIDES = frozenset({"mine", "table", "scores", "last-chance", "recap", "hint", "undo"})
"""Commands that are answered in passing: the question that comes is heard after the answer."""
BEFORE = re.compile(r"(\d{1,2})\s*:\s*(.+)")
"""A line of one of several people: `SEAT: ACTION`."""


class Prompt:
    """Understands what the person whose turn it is types, and answers what asks for information.

    `carried_out` is called with each command of his that was no answer, once it was carried out.
    `asides` are the commands that leave the question to be heard.
    """

    def __init__(self, desk: Desk, rules: Game[Any, Any, Any], informer: Informer) -> None:
        """Ask at *desk*; *informer* knows who is asked."""
        self.pointer = Pointer(desk)
        self._desk = desk
        self._rules = rules
        self._informer = informer
        self._place: int | None = None
        self._lead: str | None = None
        informer.pending = self._pending
        self.carried_out: Callable[[str], None] = lambda _command: None
        self.asides = ASIDES

    def begin(self) -> None:
        """Begin a new question: no choice is pointed at."""
        self._place = self._lead = None
        self.pointer.begin()

    def ask(self, *, told: bool, done: Done | None, enter: Callable[[], bool]) -> Any:
        """Wait for one thing typed, and return the action meant; None where there was none, or *done*.

        It counts as asked once the question is *told*, but may be answered before. *enter* is what Enter does
        when no choice is pointed at; it returns whether it did anything.
        """
        choices, board = self._informer.choices(), self._informer.board()
        answer = self._desk.ask(self._asked(choices, board, told=told), done)
        if answer is None:
            return None
        self._lead, lead = None, self._lead
        meant = (
            self._meant(answer, choices, board, enter) if lead is None else self._after(lead, answer, choices)
        )
        if meant is None and isinstance(answer, Pressed) and answer.command is not None:
            self.carried_out(answer.command)
        return meant

    def wait(self, done: Done, enter: Callable[[], None]) -> None:
        """Answer one key while others play, until *done*; *enter* is what Enter does."""
        board = self._informer.board()
        match self._desk.ask(Asked(Scope.PLAY), done):
            case Pressed("choose", _):
                enter()
            case Pressed(command, key) if board is not None and self.pointer.press(board, command, key):
                pass
            case Pressed(command, key):
                self.inform(command, key)

    def _pending(self) -> Sequence[Line]:
        """Return what tells which part of an answer on a board was given already."""
        board = self._informer.board()
        return () if board is None else self.pointer.pending(board)

    def _asked(self, choices: Sequence[Choice], board: Board | None, *, told: bool) -> Asked:
        """Return what is asked: each choice by its number and key; for lines by words too."""
        candidates = [
            Candidate(
                (self._desk.phrase(choice.label), self._rules.write(choice.action), *choice.words)
                if self._desk.line_mode
                else (),
                None if choice.lead or self._lead or (board and not self._desk.line_mode) else choice.number,
                choice.key,
            )
            for choice in choices
        ]
        legal = tuple(self._rules.write(choice.action) for choice in choices if choice.legal and told)
        asides: frozenset[str | None] = self.asides
        if asides and board is None and not any(choice.lead for choice in choices):
            asides |= {None}
        return Asked(Scope.PLAY, candidates, self._informer.me, legal, self.reads, asides=asides)

    def _meant(
        self, answer: Answer, choices: Sequence[Choice], board: Board | None, enter: Callable[[], bool]
    ) -> Any:
        """Return the action that the player means; None where he only walks, or asks for something."""
        legal = [choice for choice in choices if choice.legal]
        match answer:
            case Chosen(index):
                return choices[index].action
            case Wrote(line):
                return self._read(line)
            case Pressed("choose", _) if self._place is not None:
                return legal[self._place].action
            case Pressed("choose", _) if enter():
                return None
            case Pressed(command, key) if board is not None and (
                pointed := self.pointer.press(board, command, key)
            ):
                return None if pointed is STAY else pointed
            case Pressed(None, key) if any(choice.lead == key.lower() for choice in choices):
                self._open(key.lower(), choices)
            case Pressed("up" | "down" | "home" | "end" as command, _) if legal:
                self._walk(legal, command)
            case Pressed("choose" | "back", key):
                self._place = None
                self.inform("situation", key)
            case Pressed(command, key):
                self.inform(command, key)
        return None

    def _open(self, lead: str, choices: Sequence[Choice]) -> None:
        """Tell what the second key may be; where nothing is possible, the second key is told why."""
        self._lead = lead
        legal = [choice for choice in choices if choice.lead == lead and choice.legal]
        if not legal:
            self._desk.say("interface-any-second-key")
            return
        numbered = tuple(
            Phrase("interface-numbered", {"numero": choice.number, "texte": choice.label}) for choice in legal
        )
        self._desk.say("interface-second-key", choix=numbered)

    def _after(self, lead: str, answer: Answer, choices: Sequence[Choice]) -> Any:
        """Return the choice of two keys whose second is *answer*; any other key gives the first one up."""
        match answer:
            case Pressed(None, key) if (digit := self._desk.bindings.digit(key)) is not None:
                meant = [choice for choice in choices if choice.lead == lead and choice.number == digit]
                if meant:
                    return meant[0].action
                possible = tuple(c.number for c in choices if c.lead == lead and c.legal)
                self._desk.say("interface-no-such-number", numero=digit, possible=possible)
                return None
        return self._meant(answer, choices, self._informer.board(), lambda: False)

    def _walk(self, choices: Sequence[Choice], command: str) -> None:
        """Move to another choice and tell it."""
        here, last = self._place, len(choices) - 1
        ends = {"home": 0, "end": last, "down": 0 if here is None else here + 1, "up": (here or 0) - 1}
        self._place = place = min(max(ends[command], 0), last)
        args: dict[str, Arg] = {"texte": choices[place].label, "rang": place + 1, "total": len(choices)}
        self._desk.tell(Line("interface-item-position", args, category=Category.FOCUS, cues=(Cue("focus"),)))

    def inform(self, command: str | None, key: str) -> None:
        """Answer a key that chooses nothing now: it never changes the game."""
        if command is None:
            self._explain(key)
        elif not self._informer.tell("situation" if command in NOWHERE else command):
            self._desk.unknown(key, Scope.PLAY)

    def _explain(self, key: str) -> None:
        """Tell why a key of the game does nothing now, or that a key means nothing."""
        digit = self._desk.bindings.digit(key)
        choices = self._informer.choices()
        meant = [c for c in choices if not c.legal and key.lower() == c.key]
        meant += [
            c for c in choices if not c.legal and digit is not None and digit == c.number and not c.lead
        ]
        if meant:
            self.refuse(meant[0].action)
        elif not self._informer.my_turn and (digit is not None or key in GAME_KEYS):
            self._informer.tell("situation")
        elif digit is not None:
            legal = tuple(choice.number for choice in choices if choice.legal and not choice.lead)
            self._desk.say("interface-no-such-number", numero=digit, possible=legal)
        else:
            self._desk.unknown(key, Scope.PLAY)

    def refuse(self, action: Any) -> bool:
        """Tell why the rules forbid *action* now; return whether they do."""
        refusal = self._informer.refusal(action)
        if refusal is None:
            return False
        reason, text = refusal.reason, self._rules.write(action)
        self._desk.trace.write("refused", seat=self._informer.me, action=text, reason=reason)
        self._desk.tell(self._informer.refused(refusal))
        return True

    def reads(self, line: str) -> bool:
        """Say whether a line is the short form of some action of this game."""
        try:
            self._read(line)
        except Refused:
            return False
        return True

    def _read(self, line: str) -> Any:
        """Return the action of a short form; where several people type, its seat may stand before it."""
        seat, action = with_seat(line)
        return self._rules.read(line if seat is None or seat != self._informer.me else action)


def with_seat(line: str) -> tuple[Seat | None, str]:
    """Return the seat that stands before an answer, None if there is none, and the answer.

    >>> with_seat("1: hide 2"), with_seat("hide 2")
    ((1, 'hide 2'), (None, 'hide 2'))
    """
    found = BEFORE.fullmatch(line)
    return (None, line) if found is None else (Seat(int(found[1])), found[2])
