"""A race: who answers first wins. The clock starts when what was told has been heard, never before.

It stands still while the player is elsewhere, and goes on once he has heard again what is to be done.
"""

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludoreille.core import Refused, Seat, ToPlay
from ludoreille.terminal.desk import Asked, Leave, Pressed, Wrote
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.pointer import Pointer
from ludoreille.terminal.prompt import with_seat
from ludoreille.thinking.thinker import Thinking
from ludoreille.words.line import Category, Cue, Line

if TYPE_CHECKING:
    from ludoreille.terminal.play import Play

GRACE = 30
"""Milliseconds for which an answer is held back: a key that was pressed before may still be on its way."""
WARNING = 2_000
"""Milliseconds before the end at which a sound warns."""
NAMING = 2
"""The part of a race that somebody who has buzzed may take to say what he touches is one in so many."""
BUZZERS = (("s", "d"), ("l", "m"), ("a", "z"), ("o", "p"), ("w", "x"), (";", ":"))
"""The keys of the left and of the right hand of each person, where several share a keyboard.

None of them quits: one that is pressed just after somebody else's must not end the game.
"""


class RaceTurn:
    """One race, from the signal to the end of the turn."""

    def __init__(self, play: "Play", turn: ToPlay) -> None:
        """Let the bots think at once about when they will answer: the clock does not wait for them."""
        assert turn.race is not None
        self._play = play
        self._desk = play.desk
        self._prompt = play.prompt
        self._race = turn.race
        self._limit = turn.race.limit
        self._warned = False
        self._start: float | None = None
        self._stopped: float | None = None
        self._thinking: Thinking | None = play.ask_bots(turn.seats)
        self._held: dict[Seat, Any] = {}

    def run(self) -> None:
        """Race until the turn is over; what people do before the signal counts as done at it."""
        self._prompt.begin()
        while (people := self._waiting()) is not None:
            if not people:
                self._settle({}, until=None)
                return
            try:
                self._pass(people)
            except Leave:
                self._let_go()
                raise

    def stop_clock(self) -> None:
        """Let the clock stand still until what is being told was heard, or was cut short."""
        if self._start is not None and self._stopped is None:
            self._stopped = time.monotonic()

    def _let_go(self) -> None:
        """Carry out what people have answered, and what bots did before: no earlier answer comes any more."""
        moments = [self._play.rules.moment(a) for seat, a in self._held.items() if seat in self._play.people]
        if moments:
            self._settle({}, until=max(moments))

    def _waiting(self) -> list[Seat] | None:
        """Return the people who have still to answer, None when the race is over."""
        turn = self._play.table.turn
        if not isinstance(turn, ToPlay) or turn.race is None:
            return None
        return [seat for seat in turn.seats if seat in self._play.people and seat not in self._held]

    def _pass(self, people: list[Seat]) -> None:
        """Let time pass until somebody answers or something is due, and carry it out."""
        answer = self._ask(people)
        if answer is not None:
            self._answer(*answer)
            return
        now = time.monotonic()
        if self._start is None:
            if self._signalled(now):
                self._start = now
            return
        if self._stopped is not None:
            if self._desk.announcer.idle(now):
                self._start, self._stopped = self._start + now - self._stopped, None
            return
        if self._desk.announcer.paused:
            self.stop_clock()
            self._play.tell_race()
            return
        moment = self._moment(now)
        if moment >= self._limit + GRACE:
            lapse = self._play.rules.timed(self._race.lapse, self._limit)
            self._desk.say("interface-time-up", Category.MINE)
            self._settle(dict.fromkeys(people, lapse), until=self._limit)
        elif moment >= self._limit - WARNING and not self._warned:
            self._warned = True
            args = {"touche": self._desk.bindings.spoken("choose")}
            cues = (Cue("time-warning"),)
            self._desk.tell(Line("interface-time-warning", args, category=Category.ALERT, cues=cues))
        elif self._decided():
            self._settle({}, until=moment - GRACE)

    def _ask(self, people: list[Seat]) -> tuple[Seat, Any, int] | None:
        """Return who answers what, and when; None when something is due or a key asked for something."""
        if len(self._play.people) > 1:
            return self._ask_several(people)
        told = self._start is not None
        action = self._prompt.ask(told=told, done=self._due, enter=self._extend)
        return None if action is None else (people[0], action, self._moment(self._desk.typed_at))

    def _answer(self, seat: Seat, action: Any, at: int) -> None:
        """Carry out what somebody did, after what others did before.

        What tells its own moment is held back: others may still write an earlier one.
        """
        rules = self._play.rules
        tells = self._desk.reads_moments and rules.timed(action, None) != action
        timed = action if tells else rules.timed(action, at)
        self._play.informer.me = seat
        accepted = self._play.accepts(timed)
        self._play.informer.me = self._play.save.viewer
        if not accepted:
            return
        if tells:
            self._held[seat] = timed
        else:
            self._settle({seat: timed}, until=rules.moment(timed))

    def _settle(self, answers: dict[Seat, Any], *, until: int | None) -> None:
        """Carry out *answers* and those of bots that came by *until* (milliseconds; None: all of them).

        A bot that still thinks is waited for: its answer may be an earlier one.
        """
        self._desk.hold(lambda _now: self._decided())
        moment = self._play.rules.moment
        due = {seat: a for seat, a in self._held.items() if until is None or moment(a) <= until}
        self._held = {seat: a for seat, a in self._held.items() if seat not in due}
        if due or answers:
            self._play.settle({**due, **answers})

    def _decided(self) -> bool:
        """Say whether it is known what the bots do; as soon as it is, their answers are held."""
        if self._thinking is not None and self._thinking.done:
            self._held.update(self._thinking.answers)
            self._thinking = None
        return self._thinking is None

    def _signalled(self, now: float) -> bool:
        """Say whether the clock may start: the words were heard, or by the player's wish the cues alone."""
        if self._desk.races_at_cues:
            return self._desk.announcer.cued and now >= self._desk.cues_end
        return self._desk.announcer.idle(now)

    def _moment(self, at: float) -> int:
        """Return the milliseconds from the signal to *at*, without those while the clock stands still."""
        if self._start is None:
            return 0
        until = at if self._stopped is None else min(at, self._stopped)
        return max(0, round(1000 * (until - self._start)))

    def _due(self, now: float) -> bool:
        """Say whether something is to be done at *now* that nobody typed."""
        if self._start is None:
            return self._signalled(now)
        if self._stopped is not None:
            return self._desk.announcer.idle(now)
        if self._desk.announcer.paused:
            return True
        moment = self._moment(now)
        held = self._held.values() if self._decided() else ()
        first = min(map(self._play.rules.moment, held), default=self._limit)
        ends = self._limit if self._warned else self._limit - WARNING - GRACE
        return moment >= min(first, ends) + GRACE

    def _extend(self) -> bool:
        """Give as much time again."""
        self._limit += self._race.limit
        self._warned = False
        self._desk.say("interface-more-time", secondes=self._race.limit // 1000)
        return True

    # Several people at one keyboard

    def _ask_several(self, people: list[Seat]) -> tuple[Seat, Any, int] | None:
        """Wait for a buzzer, then for what is touched; in line mode for a line with a seat."""
        hands = {
            key: (seat, hand) for seat in people for key, hand in zip(self.keys(seat), "fj", strict=True)
        }
        if self._start is not None:
            for seat in people[1:]:
                self._desk.trace.write("ask", seat=seat, actions=self._legal(seat))
        legal = tuple(self._legal(people[0])) if self._start is not None else ()
        raw = frozenset(() if self._desk.line_mode else hands)
        held = any(seat in self._play.people for seat in self._held)
        asked = Asked(
            Scope.PLAY, (), people[0], legal, lambda line: held or self._read(line, people) is not None, raw
        )
        match self._desk.ask(asked, self._due):
            case Wrote(line) if (answer := self._read(line, people)) is not None:
                return (*answer, self._moment(self._desk.typed_at))
            case Wrote(line):
                self._desk.answer_later(line)
                self._let_go()
            case Pressed(None, key) if key in hands:
                return self._name(*hands[key], self._desk.typed_at)
            case Pressed("choose", _):
                self._extend()
            case Pressed(command, key):
                self._prompt.inform(command, key)
        return None

    def keys(self, seat: Seat) -> tuple[str, str]:
        """Return the keys of the left and of the right hand of a person."""
        return BUZZERS[self._play.people.index(seat)]

    def _legal(self, seat: Seat) -> list[str]:
        return [self._play.rules.write(action) for action in self._play.table.actions(seat)]

    def _read(self, line: str, people: list[Seat]) -> tuple[Seat, Any] | None:
        """Return who answers what by a line, None if that cannot be understood."""
        seat, action = with_seat(line)
        if seat not in people:
            return None
        try:
            return seat, self._play.rules.read(action)
        except Refused:
            return None

    def _name(self, seat: Seat, hand: str, at: float) -> tuple[Seat, Any, int]:
        """Return what the person who buzzed touches; meanwhile the clock stands still for all."""
        self._play.informer.me = seat
        board, moment, began = self._play.informer.board(), self._moment(at), time.monotonic()
        assert board is not None
        board, pointer = replace(board, typed=True), Pointer(self._desk)
        signs = {sign.lower() for cell in board.cells for sign in cell.name} | {board.raising or hand}
        question = Line("interface-name-it", who=seat, category=Category.ALERT, urgent=True, asks=True)
        self._desk.tell(question)
        ends = self._desk.presence(began) + self._race.limit / 1000 / NAMING

        def over(now: float) -> bool:
            return self._desk.presence(now) >= ends

        while pointer.cell(board) is None and not over(time.monotonic()):
            match self._desk.ask(Asked(Scope.PLAY, raw=frozenset(signs)), over):
                case Pressed(None, key) if pointer.press(board, None, key):
                    pass
                case Pressed():
                    self._desk.answer(question)
        named = pointer.cell(board) is not None
        action = pointer.act(board, hand) if named else self._race.lapse
        if not named:
            self._desk.say("interface-time-up", Category.MINE)
        if self._start is not None:
            self._start += time.monotonic() - began
        return seat, action, moment
