"""A game at the desk: asks the player, lets the bots and nature answer, tells what happens, keeps it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from ludoreille.announce import Rhythm, may_bots_act
from ludoreille.core import Event, Over, Refused, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save, Saves
from ludoreille.table import Table
from ludoreille.terminal.choose import Item, Menu
from ludoreille.terminal.desk import Asked, Candidate, Chosen, Desk, Pressed, Wrote
from ludoreille.terminal.keys import Scope
from ludoreille.words.line import Arg, Category, Cue, Line
from ludoreille.words.narrator import Choice

Opener = Callable[[str], None]
"""Opens a screen over a game (rules, help), given its id, and returns when the player comes back."""


class Play:
    """One game, from where its journal stands to its end.

    Leaving (`Leave` raised by the desk) loses nothing: the game is kept after every move.
    """

    def __init__(self, desk: Desk, saves: Saves, save: Save, screens: Mapping[str, Opener]) -> None:
        """Replay the journal of *save*; raise `Refused` if it does not follow the rules.

        *screens* open over the game by command: rules, help.
        """
        self.desk = desk
        self.save = save
        self._saves = saves
        self._screens = screens
        self._shelved = SHELF[save.game]
        self._narrator = self._shelved.narrator
        self.table = Table(self._shelved.rules, save.seats, save.options)
        self.me = save.human
        self.seen: list[Event] = []
        for line in save.journal:
            self.seen += self._known(self.table.enter(line))
        self._skipping = False
        self._answers: Mapping[str, Callable[[], Sequence[Line]]] = {
            "situation": lambda: [self._narrator.question(self._sight())],
            "mine": lambda: self._narrator.mine(self._sight(), self.me),
            "table": lambda: self._narrator.table(self._sight()),
            "scores": lambda: self._narrator.scores(self._sight()),
            "last-chance": lambda: [self._narrator.last_chance(self.seen)],
        }

    def run(self) -> Over:
        """Play to the end and return how it ended."""
        self.desk.names, self.desk.viewer = self.save.names, self.me
        while not isinstance(turn := self.table.turn, Over):
            match turn:
                case ToDraw(chance):
                    self._happen(self.table.answer(chance.draw(self._rng("nature"))))
                case ToPlay(seats) if self.me in seats:
                    self._skipping = False
                    self._ask_player()
                case ToPlay((seat, *_)):
                    self._let_bot_play(seat)
        self.desk.trace.write("over", winners=list(turn.winners), scores=list(turn.scores))
        self._saves.finish(self.kept())
        return turn

    def _ask_player(self) -> None:
        """Ask until a legal action is given; arrows walk through the choices."""
        self.desk.tell(self._narrator.question(self._sight()))
        place = -1
        while True:
            choices = self._choices()
            match self.desk.ask(self._asked(choices)):
                case Chosen(index):
                    action = choices[index].action
                case Wrote(line):
                    action = self._shelved.rules.read(line)
                case Pressed("choose", _) if place >= 0:
                    action = choices[place].action
                case Pressed("up" | "down" as command, _):
                    place = self._walk(choices, place, command)
                    continue
                case Pressed(command, key):
                    self._inform("situation" if command == "choose" else command, key)
                    continue
                case None:
                    continue
            if self._act(self.me, action):
                return

    def _walk(self, choices: Sequence[Choice], place: int, command: str) -> int:
        """Move to the next or previous choice and tell it."""
        place = min(max(place + (1 if command == "down" else -1), 0), len(choices) - 1)
        choice = choices[place]
        args: dict[str, Arg] = {"texte": choice.label, "rang": place + 1, "total": len(choices)}
        self.desk.tell(Line("interface-item-position", args, category=Category.FOCUS, cues=(Cue("focus"),)))
        return place

    def _act(self, seat: Seat, action: Any) -> bool:
        """Carry out an action, or tell why it is refused; return whether it was done."""
        text = self._shelved.rules.write(action)
        sight = self._sight()
        try:
            events = self.table.act(seat, action)
        except Refused as refusal:
            self.desk.trace.write("refused", seat=seat, action=text, reason=refusal.reason)
            self.desk.tell(self._narrator.refused(sight, refusal))
            return False
        self.desk.trace.write("act", seat=seat, action=text)
        self._happen(events)
        return True

    def _let_bot_play(self, seat: Seat) -> None:
        """Wait as the rhythm asks, answering keys meanwhile, then let the bot at *seat* act."""
        waiting = Asked(Scope.PLAY)
        while not self._skipping and not self._may_bots_act(time.monotonic()):
            match self.desk.ask(waiting, done=self._may_bots_act):
                case None:
                    break
                case Pressed("choose", _):
                    if self.desk.rhythm is Rhythm.KEY:
                        break
                    self._skipping = True
                    self.desk.silence()
                case Pressed(None, _):
                    self.desk.answer(self._narrator.question(self._sight()))
                case Pressed(command, key):
                    self._inform(command, key)
        bot = self._shelved.bots[self.save.level]
        self._act(seat, bot(self.table.look(seat), self.table.actions(seat), self._rng(str(seat))))

    def _may_bots_act(self, now: float) -> bool:
        return may_bots_act(self.desk.rhythm, self.desk.announcer, now)

    def _inform(self, command: str | None, key: str) -> None:
        """Answer an information key: it never changes the game."""
        if command is None:
            self.desk.unknown(key)
        elif command in self._answers:
            self.desk.answer(*self._answers[command]())
        elif command in self._screens:
            self._screens[command](self.save.game)
            self.desk.answer(self._narrator.question(self._sight()))
        elif command == "others":
            self._tell_others()
        else:
            self.desk.unknown(key)

    def _tell_others(self) -> None:
        """Tell what another player shows: at once if there is one, else in a menu of the players."""
        others = [Seat(seat) for seat in range(self.save.seats) if seat != self.me]
        shown = [self._narrator.mine(self._sight(), seat) for seat in others]
        if len(others) == 1 or self.desk.line_mode:
            self.desk.answer(*(line for lines in shown for line in lines))
            return
        items = [Item(" ".join(map(self.desk.rendered, lines))) for lines in shown]
        Menu(self.desk, Line("interface-others", category=Category.ANSWER), items, stay=True).run()
        self.desk.answer(self._narrator.question(self._sight()))

    def _happen(self, events: Sequence[Event]) -> None:
        """Keep the game, and tell what happened, in one burst."""
        self._saves.keep(self.kept())
        known = self._known(events)
        self.seen += known
        for event in known:
            written = self._shelved.rules.write_event(event)
            self.desk.trace.write("event", type=type(event).__name__, **written)
        self.desk.tell(*(line for event in known for line in self._narrator.tell(event, self.me)))

    def kept(self) -> Save:
        """Return the game with its journal as it stands now."""
        return replace(self.save, journal=tuple(self.table.journal))

    def _known(self, events: Sequence[Event]) -> list[Event]:
        return [seen for event in events if (seen := event.seen_by(self.me)) is not None]

    def _sight(self) -> Any:
        return self.table.look(self.me)

    def _choices(self) -> Sequence[Choice]:
        return self._narrator.choices(self._sight(), self.table.actions(self.me))

    def _asked(self, choices: Sequence[Choice]) -> Asked:
        """Return what is asked: each choice by its number, key, label, short form and words."""
        rules = self._shelved.rules
        candidates = [
            Candidate(
                (self.desk.phrase(choice.label), rules.write(choice.action), *choice.words),
                choice.number,
                choice.key,
            )
            for choice in choices
        ]
        legal = tuple(rules.write(choice.action) for choice in choices if choice.legal)
        return Asked(Scope.PLAY, candidates, self.me, legal, self._reads)

    def _reads(self, line: str) -> bool:
        """Say whether a line is the short form of some action of this game."""
        try:
            self._shelved.rules.read(line)
        except Refused:
            return False
        return True

    def _rng(self, who: str) -> Random:
        """Return the stream of nature or of a bot now: the same seed and journal give the same answers."""
        if self.save.seed is None:
            return SystemRandom()
        return Random(f"{self.save.seed}/{who}/{len(self.table.journal)}")
