"""A game at the desk: asks the player, lets the bots and nature answer, tells what happens, keeps it."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from ludoreille.announce import Rhythm, may_bots_act
from ludoreille.core import Event, Over, Refused, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save, Saves
from ludoreille.table import Table
from ludoreille.terminal.desk import Answer, Asked, Candidate, Chosen, Desk, Pressed, Wrote
from ludoreille.terminal.informer import Informer, Opener
from ludoreille.terminal.keys import GAME_KEYS, Scope
from ludoreille.words.line import Arg, Category, Cue, Line
from ludoreille.words.narrator import Choice

FEW = 2
"""Announcements that can still be said before a question that somebody is in a hurry for."""


class Play:
    """One game, from where its journal stands to its end.

    Leaving (`Leave` raised by the desk) loses nothing: the game is kept after every move.
    """

    def __init__(self, desk: Desk, saves: Saves, save: Save, screens: Mapping[str, Opener]) -> None:
        """Replay the journal of *save*; raise `Refused` if it does not follow the rules.

        *screens* open over the game, by command.
        """
        self.desk = desk
        self.save = save
        self._saves = saves
        self._shelved = SHELF[save.game]
        self._narrator = self._shelved.narrator
        self.table = Table(self._shelved.rules, save.seats, save.options)
        self.me = save.human
        self.seen: list[Event] = []
        for line in save.journal:
            self.seen += self._known(self.table.enter(line))
        self._skipping = False
        self._last: Seat | None = None
        self._unheard = self._hinted = False
        self._heard = 0
        self._place: int | None = None
        self._informer = Informer(desk, save, self.table, self.seen, screens)

    def run(self) -> Over:
        """Play to the end and return how it ended."""
        self.desk.names, self.desk.viewer = self.save.names, self.me
        while not isinstance(turn := self.table.turn, Over):
            match turn:
                case ToDraw(chance):
                    self._happen(self.table.answer(chance.draw(self._rng("nature"))))
                case ToPlay(seats) if self.me in seats:
                    self._ask_player()
                case ToPlay((seat, *_)):
                    self._let_bot_play(seat)
        self.desk.trace.write("over", winners=list(turn.winners), scores=list(turn.scores))
        self._saves.finish(self.kept())
        return turn

    def _ask_player(self) -> None:
        """Ask, once the moves of others have been said, until a legal action is given."""
        self._place, told = None, False
        while True:
            if not told and self._may_ask():
                self.desk.tell(*self._passed(), self._narrator.question(self._informer.sight))
                self._skipping, told = False, True
            choices = self._informer.choices()
            answer = self.desk.ask(
                self._asked(choices, told=told), None if told else lambda _now: self._may_ask()
            )
            action = self._chosen(answer, choices)
            if action is not None and self._act(self.me, action):
                return

    def _may_ask(self) -> bool:
        """Say whether the question may come: what others did is heard first, unless the player hurries."""
        hurries = self._skipping or (self.desk.rhythm is Rhythm.FAST and not self._in_blocks)
        return hurries or self._last in (None, self.me) or self.desk.announcer.silent

    def _chosen(self, answer: Answer | None, choices: Sequence[Choice]) -> Any:
        """Return the action that the player means; None where he only walks, or asks for something."""
        legal = [choice for choice in choices if choice.legal]
        match answer:
            case Chosen(index):
                return choices[index].action
            case Wrote(line):
                return self._shelved.rules.read(line)
            case Pressed("choose", _) if self._place is not None:
                return legal[self._place].action
            case Pressed("choose", _) if not self._may_ask():
                self._skip()
            case Pressed("up" | "down" | "home" | "end" as command, _):
                self._walk(legal, command)
            case Pressed("choose" | "back", key):
                self._place = None
                self._inform("situation", key)
            case Pressed(command, key):
                self._inform(command, key)
        return None

    def _walk(self, choices: Sequence[Choice], command: str) -> None:
        """Move to another choice and tell it."""
        here, last = self._place, len(choices) - 1
        ends = {"home": 0, "end": last, "down": 0 if here is None else here + 1, "up": (here or 0) - 1}
        self._place = place = min(max(ends[command], 0), last)
        args: dict[str, Arg] = {"texte": choices[place].label, "rang": place + 1, "total": len(choices)}
        self.desk.tell(Line("interface-item-position", args, category=Category.FOCUS, cues=(Cue("focus"),)))

    def _act(self, seat: Seat, action: Any) -> bool:
        """Carry out an action, or tell why it is refused; return whether it was done."""
        text = self._shelved.rules.write(action)
        sight = self._informer.sight
        try:
            events = self.table.act(seat, action)
        except Refused as refusal:
            self.desk.trace.write("refused", seat=seat, action=text, reason=refusal.reason)
            self.desk.tell(self._narrator.refused(sight, refusal))
            return False
        self.desk.trace.write("act", seat=seat, action=text)
        self._last = seat
        self._happen(events)
        return True

    def _let_bot_play(self, seat: Seat) -> None:
        """Wait as the rhythm asks, answering keys meanwhile, then let the bot at *seat* act."""
        while not self._skipping and not self._may_bots_act(time.monotonic()):
            self._hint()
            match self.desk.ask(Asked(Scope.PLAY), done=self._may_bots_act):
                case None:
                    break
                case Pressed("choose", _) if self.desk.rhythm is Rhythm.KEY:
                    break
                case Pressed("choose", _):
                    self._skip()
                case Pressed("up" | "down" | "home" | "end" | "back", key):
                    self._inform("situation", key)
                case Pressed(command, key):
                    self._inform(command, key)
        bot = self._shelved.bots[self.save.level]
        self._act(seat, bot(self.table.look(seat), self.table.actions(seat), self._rng(str(seat))))

    def _hint(self) -> None:
        """Tell once that bots wait for a key."""
        if self.desk.rhythm is Rhythm.KEY and not self._hinted:
            self._hinted = True
            self.desk.say(
                "interface-press-for-next", Category.ALERT, touche=self.desk.bindings.spoken("choose")
            )

    def _skip(self) -> None:
        """Go on to the player's turn at once."""
        self._skipping = True
        self._heard = len(self.desk.announcer.history.messages)
        self.desk.silence()

    def _passed(self) -> Sequence[Line]:
        """Return how much was told since the player skipped, where it is too much to be said."""
        count = len(self.desk.announcer.history.messages) - self._heard
        return [Line("interface-skipped", {"nombre": count})] if self._skipping and count > FEW else []

    def _may_bots_act(self, now: float) -> bool:
        """Say whether a bot may act: where each move waits for a key, one that nothing told of does not."""
        match self.desk.rhythm:
            case Rhythm.FAST:
                return not self._in_blocks or self.desk.announcer.silent
            case Rhythm.KEY if self._unheard:
                return True
            case rhythm:
                return may_bots_act(rhythm, self.desk.announcer, now)

    @property
    def _in_blocks(self) -> bool:
        """Whether what is told comes in short blocks: screen readers lose lines of long ones."""
        return not self.desk.announcer.speaks and not self.desk.line_mode

    def _inform(self, command: str | None, key: str) -> None:
        """Answer a key that chooses nothing now: it never changes the game."""
        if command is None:
            self._try(key)
        elif not self._informer.tell(command):
            self.desk.unknown(key, Scope.PLAY)

    def _try(self, key: str) -> None:
        """Tell why a key of the game does nothing now, or that a key means nothing."""
        digit = self.desk.bindings.digit(key)
        refused = [choice for choice in self._informer.choices() if not choice.legal]
        meant = [choice for choice in refused if digit == choice.number or key.lower() == choice.key]
        if meant:
            self._act(self.me, meant[0].action)
        elif not self._informer.my_turn and (digit is not None or key in GAME_KEYS):
            self._informer.tell("situation")
        elif digit is not None:
            legal = tuple(choice.number for choice in self._informer.choices() if choice.legal)
            self.desk.say("interface-no-such-number", numero=digit, possible=legal)
        else:
            self.desk.unknown(key, Scope.PLAY)

    def _happen(self, events: Sequence[Event]) -> None:
        """Keep the game, and tell what happened, in one burst."""
        self._saves.keep(self.kept())
        known = self._known(events)
        self.seen += known
        for event in known:
            written = self._shelved.rules.write_event(event)
            self.desk.trace.write("event", type=type(event).__name__, **written)
        lines = [line for event in known for line in self._narrator.tell(event, self.me)]
        self._unheard = not any(map(self.desk.rendered, lines))
        self.desk.tell(*lines)

    def kept(self) -> Save:
        """Return the game with its journal as it stands now."""
        return replace(self.save, journal=tuple(self.table.journal))

    def _known(self, events: Sequence[Event]) -> list[Event]:
        return [seen for event in events if (seen := event.seen_by(self.me)) is not None]

    def _asked(self, choices: Sequence[Choice], *, told: bool) -> Asked:
        """Return what is asked: each choice by its number, key, label, short form and words.

        It counts as asked from the moment the question is *told*, but may be answered before.
        """
        rules = self._shelved.rules
        candidates = [
            Candidate(
                (self.desk.phrase(choice.label), rules.write(choice.action), *choice.words),
                choice.number,
                choice.key,
            )
            for choice in choices
        ]
        legal = tuple(rules.write(choice.action) for choice in choices if choice.legal and told)
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
