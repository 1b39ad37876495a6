"""A game at the desk: asks the people, lets the bots and nature answer, tells what happens, keeps it."""

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, Protocol

from ludoreille.announce import Rhythm
from ludoreille.core import Chance, Event, Outcome, Over, Refused, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import Save
from ludoreille.table import Table
from ludoreille.table.table import actor_of
from ludoreille.terminal.desk import Desk, Done
from ludoreille.terminal.headphones import Headphones
from ludoreille.terminal.hesitations import Hesitations
from ludoreille.terminal.hints import Hints
from ludoreille.terminal.informer import Informer, Opener
from ludoreille.terminal.keys import key_phrase
from ludoreille.terminal.pace import Pace
from ludoreille.terminal.prompt import Prompt
from ludoreille.terminal.race import BUZZERS, RaceTurn
from ludoreille.terminal.taking_back import TookBack, last_action
from ludoreille.terminal.witness import Witness
from ludoreille.thinking.mind import Company, Earlier, Question, learns, noted
from ludoreille.thinking.thinker import Thinker, Thinking
from ludoreille.words.line import Category, Line, Who

STEP = 100
"""Milliseconds that a cell of a board takes where answers are timed by the way to them."""


class Keeper(Protocol):
    """Keeps games (`Saves`), or does not."""

    def keep(self, save: Save) -> None:
        """Write the game as it stands now."""

    def finish(self, save: Save) -> None:
        """Put the game among the finished ones."""

    def finished(self) -> Iterable[Save]:
        """Return the finished games."""
        ...


class Play:
    """One game, from where its journal stands to its end.

    Leaving (`Leave` raised by the desk) loses nothing: the game is kept after every move.
    """

    paced: type[Pace] = Pace

    def __init__(
        self, desk: Desk, saves: Keeper, save: Save, screens: Mapping[str, Opener], thinker: Thinker
    ) -> None:
        """Replay the journal of *save*; raise `Refused` if it does not follow the rules.

        *screens* open over the game, by command; *thinker* thinks for the bots.
        """
        self.desk = desk
        self._thinker = thinker
        self._notebook: dict[Seat, list[Any]] = defaultdict(list)
        self.save = save
        self._saves = saves
        self._shelved = SHELF[save.game]
        self.rules = self._shelved.rules
        self._narrator = self._shelved.narrator
        self.table = Table(self.rules, save.seats, save.options)
        self.people = save.people
        self._witness = Witness(save.people, save.viewer)
        for line in save.journal:
            self._enter(line)
        self._told = False
        self._last: Seat | None = None
        self._race: RaceTurn | None = None
        self.informer = Informer(desk, save, self.table, self._witness, screens)
        self.informer.commands = {"hint": self._advise, "undo": self._take_back}
        self._hints = Hints(
            desk, self._narrator, self.informer, thinker, lambda: f"hint/{len(self.table.journal)}"
        )
        self._thinking = Thinking({})
        self.prompt = Prompt(desk, self.rules, self.informer)
        self.pace = self.paced(desk, self.prompt)
        self._headphones = Headphones(desk, save, self.prompt, self.informer)
        self._hesitations = Hesitations(desk, save)

    def run(self) -> Over:
        """Play to the end and return how it ended."""
        self._open()
        if self.rules.races(self.table.state):
            self._tell_buzzers()
        if self.save.journal:
            self.tell_race()
        while not isinstance(turn := self.table.turn, Over):
            try:
                self._go_on(turn)
            except TookBack:
                self.tell_race()
        self.desk.trace.write("over", winners=list(turn.winners), scores=list(turn.scores))
        self._saves.finish(self.kept())
        return turn

    def _open(self) -> None:
        """Let the table be heard, and tell what is to be known of it before anything happens."""
        self.desk.names, self.desk.viewer = self.save.names, self.save.viewer
        opening = self.rules.opening(self.table.state)
        if opening and not self.table.journal:
            self.happen(opening, None)

    def _go_on(self, turn: ToPlay | ToDraw) -> None:
        """Let those act for whom the game waits."""
        people = [seat for seat in turn.seats if seat in self.people] if isinstance(turn, ToPlay) else []
        match turn:
            case ToDraw(chance):
                self.happen(self.table.answer(self._nature(chance)), None)
            case ToPlay(race=race) if race is not None:
                self._race = RaceTurn(self, turn)
                self._race.run()
            case ToPlay(sealed=True):
                self._take_sealed(turn, people)
            case ToPlay() if people:
                seat = people[0]
                action = self._answer_of(seat, turn)
                self._headphones.give_back()
                self._act(seat, action)
            case ToPlay((seat, *_)):
                self._let_bot_act(seat, turn)

    def _let_bot_act(self, seat: Seat, turn: ToPlay) -> None:
        """Let the bot at *seat* think, take its time and act."""
        thinking = self.ask_bots((seat,))
        self.pace.wait(thinking)
        self._hesitate(seat, turn, thinking)
        self._act(seat, thinking.answers[seat])

    def settle(self, answers: Mapping[Seat, Any]) -> None:
        """Carry out what several seats answer to one turn, and tell what happens."""
        sealed = _is_sealed(self.table)
        for seat, action, events in self.table.settle(answers, self._nature):
            self._done(seat, action, events, sealed=sealed)

    def company(self) -> Company:
        """Return who plays, and the games that the people here have finished before: bots learn from them."""
        save, game = self.save, self.save.game
        people = {save.names[seat] for seat in self.people}
        finished = self._saves.finished() if learns(game) else ()
        games = [each for each in finished if each.game == game and people & {*each.names}]
        games.sort(key=lambda each: each.begun)
        return Company(game, save.names, tuple(Earlier(e.names, e.options, e.journal) for e in games))

    def ask_bots(self, seats: Iterable[Seat]) -> Thinking:
        """Let the bots among *seats* think about what they do now, all at once."""
        questions = {seat: self._question(seat) for seat in seats if seat not in self.people}
        self._thinking = self._thinker.ask(questions)
        return self._thinking

    def happen(self, events: Sequence[Event], actor: Seat | None, *, sealed: bool = False) -> None:
        """Keep the game, and tell what *actor* did (None: nature; *sealed*: as others chose), in one burst.

        What somebody at this keyboard did is told in full, also to the others there.
        """
        ours = actor in self.people
        self._saves.keep(self.kept())
        known = self._note(events, actor, sealed=sealed)
        for event in known:
            written = self.rules.write_event(event)
            self.desk.trace.write("event", type=type(event).__name__, **written)
        viewer = self.save.viewer
        lines = [line for event in known for line in self._narrator.tell(event, viewer)]
        if ours and viewer is None:
            told = {Category.OTHERS: Category.MINE}
            lines = [
                replace(line, category=told.get(line.category, line.category), fold=None) for line in lines
            ]
        self.pace.told(lines)
        self.desk.tell(*lines)

    def kept(self) -> Save:
        """Return the game with its journal as it stands now."""
        return replace(self.save, journal=tuple(self.table.journal))

    def _tell_buzzers(self) -> None:
        """Tell the hands of several people."""
        for seat, keys in zip(self.people, BUZZERS, strict=False) if len(self.people) > 1 else ():
            args = dict(zip(("gauche", "droite"), map(key_phrase, keys), strict=True))
            self.desk.tell(Line("interface-buzzers", args, seat, Category.MINE))

    def tell_race(self) -> None:
        """Tell what a race is about, if one is on, to people who come back to it: what told of it is past."""
        if self._races:
            question = self._narrator.question(self.informer.sight)
            self.desk.tell(replace(question, category=Category.ALERT, asks=False))

    @property
    def _races(self) -> bool:
        turn = self.table.turn
        return isinstance(turn, ToPlay) and turn.race is not None

    def _question(self, seat: Seat) -> Question:
        """Return what the bot at *seat* is asked now."""
        level, table = self.save.levels[seat], self.table
        assert level is not None, "a bot's seat"
        notebook = {who: tuple(notes) for who, notes in self._notebook.items()}
        game, seed = self.save.game, self._seed(str(seat))
        return Question(game, level, table.look(seat), table.actions(seat), seed, notebook)

    def _enter(self, line: str) -> None:
        """Carry out a line of a journal, and note what happened."""
        sealed = _is_sealed(self.table)
        self._note(self.table.enter(line), actor_of(line), sealed=sealed)

    def _note(self, events: Sequence[Event], actor: Seat | None, *, sealed: bool) -> Sequence[Event]:
        """Add to what each viewer has seen and bots note, and return what all who listen have seen."""
        for seat, note in noted(self._shelved.habits, events):
            self._notebook[seat].append(note)
        self._witness.note(events, actor, sealed=sealed)
        common = self.save.viewer
        return [known for event in events if (known := event.seen_by(common)) is not None]

    def _take_sealed(self, turn: ToPlay, people: Sequence[Seat]) -> None:
        """Take the secret choices of all, bots thinking while people do; then show."""
        thinking = self.ask_bots(turn.seats)
        if not people:
            self.pace.wait(thinking)
        answers: dict[Seat, Any] = {}
        for seat in people:
            action, board = self._answer_of(seat, turn), self.informer.board()
            if board is not None and not self.rules.moment(action):
                self.prompt.pointer.go_to(board, action)
                action = self.rules.timed(action, STEP * self.prompt.pointer.travelled)
            answers[seat] = action
            if len(people) > 1:
                self._headphones.lay_down()
            else:
                self._headphones.give_back()
        self.desk.hold(lambda _now: thinking.done)
        self.settle({**thinking.answers, **answers})

    def _answer_of(self, seat: Seat, turn: ToPlay) -> Any:
        """Ask the person at *seat*, once the moves of others have been said, until the answer is accepted."""
        self.prompt.begin()
        called, self._told = self._headphones.pass_to(seat, private=turn.private), False
        while True:
            if not self._told and self._may_ask(seat):
                self._headphones.speak_to(seat)
                self.desk.tell(*self.pace.passed(), *called, self._narrator.question(self.informer.sight))
                self.pace.skipping, self._told = False, True
            action = self.prompt.ask(
                told=self._told, done=self._until_asked(seat), enter=lambda: self._hurry(seat)
            )
            if action is not None and self.accepts(action):
                return action

    def accepts(self, action: Any) -> bool:
        """Say whether what a person does is carried out, and tell why not."""
        return not self.prompt.refuse(action)

    def _until_asked(self, seat: Seat) -> Done | None:
        """Return what ends the waiting for an answer: that the question may be told, if it was not."""
        return None if self._told else lambda _now: self._may_ask(seat)

    def _may_ask(self, seat: Seat) -> bool:
        """Say whether the question may come: what others did is heard first, unless the player hurries."""
        if len(self.people) > 1:
            return self.pace.skipping or self.desk.announcer.silent
        hurries = self.pace.skipping or (self.desk.rhythm is Rhythm.FAST and not self.pace.in_blocks)
        return hurries or self._last in (None, seat) or self.desk.announcer.silent

    def _hurry(self, seat: Seat) -> bool:
        """Go on to the question at once if it has not come yet."""
        if self._may_ask(seat):
            return False
        self.pace.skip()
        return True

    def _act(self, seat: Seat, action: Any) -> None:
        self._done(seat, action, self.table.act(seat, action))

    def _done(self, seat: Seat, action: Any, events: Sequence[Event], *, sealed: bool = False) -> None:
        self.desk.trace.write("act", seat=seat, action=self.rules.write(action))
        self._last = seat
        if seat in self.people:
            self._hesitations.begin()
        self.happen(events, seat, sealed=sealed)

    def _advise(self) -> None:
        """Advise the one who asks, if he must act and hints are allowed in this game.

        The clock of a race goes on, except in a game for practice.
        """
        me = self.informer.me
        if me is None or not self.informer.my_turn:
            self.desk.answer(Line("interface-hint-later"), *self.informer.situation())
        elif not (self.desk.hints or self.save.practice):
            self.desk.say("interface-hint-forbidden")
        else:
            self.desk.hold(lambda _now: self._thinking.done)
            if self._hints.give(self.save.game, self.table.actions(me)):
                self.save = replace(self.save, hints=self.save.hints + 1)
                self._saves.keep(self.kept())
            if self.save.practice and self._race is not None and self._races:
                self._race.stop_clock()

    def _take_back(self) -> None:
        """Take back the last action of the one who asks, or tell why it cannot be; raise `TookBack`."""
        me, free = self.informer.me, self.save.practice
        try:
            taken = last_action(self.table, self.people if me is None else (me,), free=free)
        except Refused as refusal:
            args = {name: value for name, value in refusal.details.items() if isinstance(value, Who)}
            self.desk.answer(Line(f"interface-undo-{refusal.reason}", args))
            return
        self._go_back(taken.length)
        self._saves.keep(self.kept())
        self._last, self.pace.skipping = taken.seat, False
        self._headphones.give_back()
        self.desk.silence()
        self._tell_taken_back(taken.seat, taken.action)
        raise TookBack

    def _tell_taken_back(self, seat: Seat, action: Any) -> None:
        """Tell all who listen what *seat* takes back; of a secret choice others hear only that it is one."""
        turn = self.table.turn
        if isinstance(turn, ToPlay) and turn.sealed and len(self.people) > 1:
            self.desk.trace.write("undo", seat=seat)
            self.desk.tell(Line("interface-took-back-choice", who=seat, category=Category.MINE))
            return
        self.desk.trace.write("undo", seat=seat, action=self.rules.write(action))
        choices = self._narrator.choices(self.table.look(seat), self.table.actions(seat))
        untimed = self.rules.timed(action, None)
        label = next(choice.label for choice in choices if choice.action == untimed)
        self.desk.tell(Line("interface-took-back", {"coup": label}, seat, Category.MINE))

    def _go_back(self, length: int) -> None:
        """Go back to where the journal had *length* lines, and forget what was seen since."""
        kept = self.table.journal[:length]
        self.table.rewind(0)
        self._witness.forget()
        self._notebook.clear()
        for line in kept:
            self._enter(line)

    def _hesitate(self, seat: Seat, turn: ToPlay, thinking: Thinking) -> None:
        """Let the bot at *seat* take its time, unless somebody hurries."""
        if self.pace.skipping:
            return
        rng, choices = Random(self._seed(f"{seat} hesitates")), len(self.table.actions(seat))
        seconds = self._hesitations.of(seat, choices, rng, private=turn.private)
        if seconds:
            self.pace.wait(thinking, until=time.monotonic() + seconds)

    def _nature(self, chance: Chance) -> Outcome:
        """Answer what nature is asked: the same again, in the same order, where a seed is kept."""
        answered = sum(actor_of(line) is None for line in self.table.journal)
        return chance.draw(Random(f"{self._root}/nature/{answered}"))

    def _seed(self, who: str) -> str:
        """Return the seed of a bot now: the same seed and journal give the same answers."""
        return f"{self._root}/{who}/{len(self.table.journal)}"

    @property
    def _root(self) -> str:
        return str(SystemRandom().getrandbits(128)) if self.save.seed is None else self.save.seed


def _is_sealed(table: Table) -> bool:
    """Say whether all whose turn it is choose before anything is shown."""
    turn = table.turn
    return isinstance(turn, ToPlay) and turn.sealed
