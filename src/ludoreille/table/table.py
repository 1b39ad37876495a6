"""The table: the one door through which people, bots, nature and saved games act."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ludoreille.core import (
    Chance,
    Event,
    Game,
    Illegal,
    OptionValue,
    Outcome,
    Over,
    Seat,
    Step,
    ToDraw,
    ToPlay,
    Turn,
    Unreadable,
)

NATURE = "="
"""What stands for a seat in the journal's lines of nature."""

Nature = Callable[[Chance], Outcome]
Player = Callable[[Any, Sequence[Any]], Any]
"""Chooses one of the actions from a sight: a person, a bot or a test. It never gets the state."""


class Table:
    """A game in progress; the journal alone is the saved game, one line a move.

    A player's line is `seat action`; nature's is `= answer`.

    >>> from ludoreille.games.push.rules import Push
    >>> table = Table(Push(), 2)
    >>> for line in ("= 1", "1 draw", "= Y4", "1 place 1"):
    ...     events = table.enter(line)
    >>> table.journal
    ['= 1', '1 draw', '= Y4', '1 place 1']
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        journal: Sequence[str] = (),
    ) -> None:
        """Set up *game* and replay *journal*; raise `Refused` for what the rules do not know or allow."""
        self.game = game
        self.seats = seats
        self.options = game.chosen(seats, options or {})
        self.state: Any = game.set_up(seats, self.options)
        self.journal: list[str] = []
        for line in journal:
            self.enter(line)

    @property
    def turn(self) -> Turn:
        """Whom the game is waiting for."""
        return self.game.turn(self.state)

    def enter(self, line: str) -> tuple[Event, ...]:
        """Carry out one line of a journal and return what happened; raise `Refused` if it cannot be."""
        who, _, what = line.partition(" ")
        if who == NATURE:
            turn = self.turn
            if not isinstance(turn, ToDraw):
                raise Illegal("not-now", line=line)
            return self.answer(self.game.read_outcome(turn.chance.kind, what))
        if not who.isdecimal() or int(who) >= self.seats:
            raise Unreadable("no-such-seat", line=line)
        return self.act(Seat(int(who)), self.game.read(what))

    def act(self, seat: Seat, action: Any) -> tuple[Event, ...]:
        """Carry out what *seat* does and return what happened; raise `Illegal` with the reason."""
        step = self.game.play(self.state, seat, action)
        return self._take(f"{seat} {self.game.write(action)}", step)

    def answer(self, outcome: Outcome) -> tuple[Event, ...]:
        """Carry out nature's answer and return what happened; raise `Illegal` if it cannot be."""
        turn = self.turn
        if not isinstance(turn, ToDraw) or outcome not in turn.chance:
            raise Illegal("impossible-answer", outcome=outcome)
        line = f"{NATURE} {self.game.write_outcome(turn.chance.kind, outcome)}"
        return self._take(line, self.game.draw(self.state, outcome))

    def rewind(self, length: int) -> None:
        """Go back to where the journal had *length* lines; the lines after are forgotten.

        >>> from ludoreille.games.push.rules import Push
        >>> table = Table(Push(), 2, journal=("= 1", "1 draw", "= Y4", "1 place 1"))
        >>> table.rewind(3)
        >>> table.journal
        ['= 1', '1 draw', '= Y4']
        """
        kept, self.journal = self.journal[:length], []
        self.state = self.game.set_up(self.seats, self.options)
        for line in kept:
            self.enter(line)

    def look(self, viewer: Seat | None) -> Any:
        """Return all that *viewer* may know."""
        return self.game.look(self.state, viewer)

    def actions(self, seat: Seat) -> Sequence[Any]:
        """List what *seat* may do now."""
        return self.game.actions(self.state, seat)

    def settle(
        self, answers: Mapping[Seat, Any], nature: Nature
    ) -> Iterator[tuple[Seat, Any, tuple[Event, ...]]]:
        """Carry out what several seats answer to one turn, by moment, and yield what happened.

        Equal moments come in the order in which the turn names the seats. Nature answers what it is asked
        between two of them. An answer that another one made pointless is left out.
        """
        turn = self.turn
        for seat in self.game.in_order(turn, answers) if isinstance(turn, ToPlay) else ():
            if self.game.refusal(self.state, seat, answers[seat]) is None:
                events = self.act(seat, answers[seat])
                while isinstance(asked := self.turn, ToDraw):
                    events += self.answer(nature(asked.chance))
                yield seat, answers[seat], events

    def run(self, players: Sequence[Player], nature: Nature) -> Iterator[Event]:
        """Play to the end, yielding events as they happen; *players* are in the order of the seats.

        All that a turn asks answer from what they see when it begins.
        """
        while not isinstance(turn := self.turn, Over):
            match turn:
                case ToDraw(chance):
                    yield from self.answer(nature(chance))
                case ToPlay(seats):
                    asked = {seat: players[seat](self.look(seat), self.actions(seat)) for seat in seats}
                    for _, _, events in self.settle(asked, nature):
                        yield from events

    def _take(self, line: str, step: Step[Any]) -> tuple[Event, ...]:
        self.state = step.state
        self.journal.append(line)
        return step.events


def actor_of(line: str) -> Seat | None:
    """Return who did what a line of a journal tells, None for nature."""
    who, _, _ = line.partition(" ")
    return None if who == NATURE else Seat(int(who))


def random_nature(rng: Random) -> Nature:
    """Return a nature that answers with *rng*."""
    return lambda chance: chance.draw(rng)
