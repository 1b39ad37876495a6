"""States, steps and turns: how a game moves, and who may see what."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, ClassVar, Generic, NewType, Protocol, Self, TypeVar

from ludoreille.core.chance import Chance, Outcome
from ludoreille.core.errors import Illegal, Refused

Seat = NewType("Seat", int)
"""A place at the table, 0 to n - 1; the left neighbour of seat s is (s + 1) mod n."""


class Copyable(Protocol):
    """A state that the rules copy once at the door, to change the copy."""

    def copy(self) -> Self:
        """Return a state that can be changed without this one."""
        ...


State = TypeVar("State", bound=Copyable)
Action = TypeVar("Action")
Sight = TypeVar("Sight")

OptionValue = str | int | bool | tuple[str | int | bool, ...]
"""The value of an option; a tuple holds one value a seat."""
Position = Mapping[str, object]
"""A state as plain data: the position keys of the game's rules, lists, mappings, texts and numbers."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at the set-up: its name and the values that the rules know, the default first.

    With `per_seat` each seat has a value of its own, and what is chosen is a tuple of them.
    """

    name: str
    values: tuple[str | int | bool, ...]
    per_seat: bool = False

    @property
    def default(self) -> str | int | bool:
        """The value taken when nobody chooses, for each seat if they are several."""
        return self.values[0]

    def for_table(self, seats: int, value: object) -> OptionValue | None:
        """Return *value* as a table of so many *seats* keeps it, None if the rules do not know it.

        >>> Option("handicaps", (3, 1, 2), per_seat=True).for_table(2, [1, 3])
        (1, 3)
        """
        if not self.per_seat:
            return self._known(value)
        if not isinstance(value, list | tuple) or len(value) != seats:
            return None
        known = tuple(self._known(part) for part in value)
        return None if None in known else tuple(part for part in known if part is not None)

    def _known(self, value: object) -> str | int | bool | None:
        return next((legal for legal in self.values if type(value) is type(legal) and value == legal), None)


Policy = Callable[[State, Seat, Random], Action]
"""`policy(state, seat, rng)`: what a seat does in a game that is played out in somebody's head."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table, named in the past tense.

    Everyone learns all of it, unless a subclass says otherwise.
    """

    def seen_by(self, viewer: Seat | None) -> Self | None:  # noqa: ARG002
        """Return what *viewer* learns of it, None if nothing. An onlooker is None."""
        return self


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """Where an action led, and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Race:
    """A turn in which the first to answer wins: how long it lasts, and what those do who let it pass.

    `limit` is in milliseconds after the signal, the end of what was told last; `lapse` is an action without a
    time. Equal moments are settled by the order of `ToPlay.seats`.
    """

    limit: int
    lapse: Any


@dataclass(frozen=True, slots=True)
class ToPlay:
    """These seats may act, in whatever order they do: several when all choose at once or race.

    - `private`: what each knows of this decision is for him alone, so that people who share a keyboard hear
      it one after the other.
    - `sealed`: the choices are private too, and all are taken before any is carried out.
    """

    seats: tuple[Seat, ...]
    private: bool = False
    sealed: bool = False
    race: Race | None = None


@dataclass(frozen=True, slots=True)
class ToDraw:
    """Nature must answer before anybody plays."""

    chance: Chance


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended: who won (several on a tie), and each seat's score."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


Turn = ToPlay | ToDraw | Over


class Game(ABC, Generic[State, Action, Sight]):
    """The rules of one game. It holds no state of its own, and every method is pure."""

    id: ClassVar[str]
    """The name in files and on the command line: `push`."""
    seats: ClassVar[range]
    """How many may sit at the table."""
    options: ClassVar[tuple[Option, ...]] = ()
    unordered: ClassVar[Mapping[str, int]] = {}
    """Position keys that hold lists without order, and how deep: 0 the list itself, 1 the lists in it."""

    def set_up(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> State:
        """Return the state before nature has answered anything.

        Raise `Illegal` with `players-out-of-range` or `no-such-option` for a table that cannot be.
        """
        return self.start(seats, self.chosen(seats, options or {}))

    def chosen(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return every option with its value, the defaults filled in; raise `Illegal` as `set_up` does."""
        if seats not in self.seats:
            raise Illegal("players-out-of-range", players=seats, least=self.seats[0], most=self.seats[-1])
        known = {option.name: option for option in self.options}
        usual = {
            option.name: (option.default,) * seats if option.per_seat else option.default
            for option in self.options
        }
        chosen: dict[str, OptionValue] = {}
        for name, value in {**usual, **options}.items():
            kept = known[name].for_table(seats, value) if name in known else None
            if kept is None:
                values = known[name].values if name in known else ()
                raise Illegal("no-such-option", option=name, value=value, names=tuple(known), values=values)
            chosen[name] = kept
        return chosen

    def rematch(self, state: State, options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:  # noqa: ARG002
        """Return the options of the next game of the same table, after this one is over."""
        return options

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return the first state of a table whose *options* are all given and legal."""

    def opening(self, state: State) -> tuple[Event, ...]:  # noqa: ARG002
        """Return what is to be known of a table before anything happens there."""
        return ()

    @abstractmethod
    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for."""

    @abstractmethod
    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do, in the order in which a menu offers it; nothing when it is not asked."""

    @abstractmethod
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now, None if it may."""

    @abstractmethod
    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action in place, and add what happened to *events* if there is such a list."""

    def answer(self, state: State, outcome: Outcome, events: list[Event] | None) -> None:  # noqa: ARG002
        """Carry out a possible answer of nature in place, and add what happened to *events* as `act` does."""
        raise Illegal("impossible-answer", outcome=outcome)

    def play(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Carry out what *seat* does on a copy of *state*; raise `Illegal` with the reason of `refusal`."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise refused
        after, events = state.copy(), list[Event]()
        self.act(after, seat, action, events)
        return Step(after, tuple(events))

    def draw(self, state: State, outcome: Outcome) -> Step[State]:
        """Carry on from nature's answer, on a copy of *state*."""
        after, events = state.copy(), list[Event]()
        self.answer(after, outcome, events)
        return Step(after, tuple(events))

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play *state* to its end in place, without events, and return how many actions were played.

        Every seat does what *policy* says, or without one plays at random; nature answers with *rng*.
        """
        choose = policy or self.any_action
        actions = 0
        while not isinstance(turn := self.turn(state), Over):
            if isinstance(turn, ToDraw):
                self.answer(state, turn.chance.draw(rng), None)
                continue
            answers = {seat: choose(state, seat, rng) for seat in turn.seats}
            for seat in self.in_order(turn, answers):
                if self.refusal(state, seat, answers[seat]) is None:
                    self.act(state, seat, answers[seat], None)
                    actions += 1
                while isinstance(asked := self.turn(state), ToDraw):
                    self.answer(state, asked.chance.draw(rng), None)
        return actions

    def in_order(self, turn: ToPlay, answers: Mapping[Seat, Action]) -> Sequence[Seat]:
        """Return who answers one turn, by the moment of the answers, then as the turn names them."""
        return sorted(answers, key=lambda seat: (self.moment(answers[seat]), turn.seats.index(seat)))

    def any_action(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return what *seat* does in random play: any action, unless a game would never end so."""
        return rng.choice(self.actions(state, seat))

    @abstractmethod
    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return all that *viewer* may know of the state, and nothing else."""

    @abstractmethod
    def imagine(self, sight: Sight, rng: Random) -> State:
        """Make up a state that looks like *sight*: bots think with it, tests check secrecy with it."""

    def races(self, state: State) -> bool:  # noqa: ARG002
        """Say whether some turns of this table are races."""
        return False

    def moment(self, action: Action) -> int:  # noqa: ARG002
        """Return how many milliseconds after the signal *action* came, 0 without a time."""
        return 0

    def timed(self, action: Action, moment: int | None) -> Action:  # noqa: ARG002
        """Return *action* as it is done at *moment*, or without a time. Only races tell the time.

        `actions` lists actions without a time; played so, one comes right after the last answer.
        """
        return action

    @abstractmethod
    def write(self, action: Action) -> str:
        """Return the action's short form, as typed, saved and quoted in cases."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """Return the action that a short form stands for; raise `Unreadable` if none."""

    @abstractmethod
    def write_outcome(self, kind: str, outcome: Outcome) -> str:
        """Return the code of nature's answer to a question of this *kind*: a card, a face, a seat."""

    @abstractmethod
    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Return the answer that a code stands for; raise `Unreadable` if none."""

    def write_event(self, event: Event) -> dict[str, object]:
        """Return the fields of *event* as plain data, its pieces by their codes."""
        return {field.name: getattr(event, field.name) for field in fields(event)}

    @abstractmethod
    def position(self, state: State) -> dict[str, object]:
        """Return the state as plain data, by the position keys of the rules."""

    @abstractmethod
    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; raise `Unreadable` for a key or value unknown."""
