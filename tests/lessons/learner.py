"""Somebody who takes a lesson at the real program: he knows what each step waits for, and how it is typed."""

from ludoreille.core import ToPlay
from ludoreille.games import SHELF
from ludoreille.terminal.keys import COMMANDS

OPENING = frozenset({"help", "rules", "others"})
"""Commands that may open something over the game, which Escape closes."""


class Learner:
    """Takes the lesson of a game, by keys or in line mode, from one evening to the next."""

    def __init__(self, room, game, *more, lines=False):
        """Begin, or go on where the last one left."""
        argv = ("apprendre", game, "--voix", "texte", *more, *(("--lignes",) if lines else ()))
        self.evening = room.evening(*argv)
        self.lines = lines
        self.play = self.evening.program.home.school._going
        self.settle()

    @property
    def step(self):
        """The step that is waited for, None after the last one."""
        return (
            None if self.play.done == len(self.play.lesson.steps) else self.play.lesson.steps[self.play.done]
        )

    @property
    def over(self):
        return self.evening.program.home.school._going is None

    def settle(self):
        """Wait until all is told and the person is waited for."""
        self.evening.wait(1)
        self.evening.wait_for(lambda: self.over or self._waited_for())
        self.evening.wait_for_silence()

    def _waited_for(self):
        turn = self.play.table.turn
        return self.evening.asked is not None and isinstance(turn, ToPlay) and 0 in turn.seats

    def do(self, text):
        """Do what a file calls *text*, and return what is told until the person is waited for again."""
        since = self.evening.mark()
        if text.startswith("key "):
            self._call(text.removeprefix("key "))
        elif self.lines:
            self.evening.write(text)
        else:
            self.evening.press(*self.keys(text))
        self.settle()
        return self.evening.told(since)

    def _call(self, command):
        if self.lines:
            words = next(known.words for known in COMMANDS if known.id == command)
            self.evening.write(words[0] if words else "")
        else:
            self.evening.press(self.evening.program.desk.bindings.keys(command)[0])
        for _ in range(3 if command in OPENING else 0):
            self.evening.wait(0.5)
            if self._in_menu():
                self.evening.write("retour") if self.lines else self.evening.press("escape")

    def _in_menu(self):
        last = next(e for e in reversed(self.evening.entries) if e["kind"] == "ask")
        return last["seat"] is None

    def keys(self, text):
        """Return the keys of an action."""
        informer, action = self.play.informer, SHELF[self.play.lesson.game].rules.read(text)
        choice = next(each for each in informer.choices() if each.action == action)
        board = informer.board()
        if choice.key is not None:
            return [choice.key]
        if board is None:
            return [*([choice.lead] if choice.lead else []), str(choice.number)]
        for place, cell in enumerate(board.cells):
            for raised, keys in ((False, cell.keys), (True, cell.raised)):
                for key, act in keys.items():
                    if act == action:
                        where = (
                            cell.name.lower()
                            if board.typed
                            else [str(n + 1) for n in divmod(place, board.columns)]
                        )
                        return [*where, *([board.raising] if raised else []), key]
        raise AssertionError(text)

    def legal(self):
        """Return the short forms of all that the rules allow now."""
        rules = SHELF[self.play.lesson.game].rules
        return [rules.write(action) for action in self.play.table.actions(0)]

    def finish(self):
        """Do what each step waits for, until the lesson is over; return all that was told."""
        since = self.evening.mark()
        while self.step is not None:
            self.do(self.step.expect[0])
        return self.evening.told(since)

    def leave(self):
        self.evening.leave()
