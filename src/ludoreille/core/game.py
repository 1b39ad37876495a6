"""States, steps and turns: how a game moves, and who may see what."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import ClassVar, Generic, NewType, Self, TypeVar

from ludoreille.core.chance import Chance, Outcome
from ludoreille.core.errors import Illegal, Refused

Seat = NewType("Seat", int)
"""A place at the table, 0 to n - 1; the left neighbour of seat s is (s + 1) mod n."""

State = TypeVar("State")
Action = TypeVar("Action")
Sight = TypeVar("Sight")

OptionValue = str | int | bool
Position = Mapping[str, object]
"""A state as plain data: the position keys of the game's rules, lists, mappings, texts and numbers."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at the set-up: its name and the values that the rules know, the default first."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value taken when nobody chooses."""
        return self.values[0]


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
class ToPlay:
    """These seats may act, in whatever order they do: several when all choose at once or race."""

    seats: tuple[Seat, ...]


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
        for name, value in options.items():
            if name not in known or not any(
                type(value) is type(legal) and value == legal for legal in known[name].values
            ):
                values = known[name].values if name in known else ()
                raise Illegal("no-such-option", option=name, value=value, names=tuple(known), values=values)
        return {name: options.get(name, option.default) for name, option in known.items()}

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return the first state of a table whose *options* are all given and legal."""

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
    def play(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Carry out what *seat* does on a copy of *state*; raise `Illegal` if the rules forbid it."""

    @abstractmethod
    def draw(self, state: State, outcome: Outcome) -> Step[State]:
        """Carry on from nature's answer, on a copy of *state*."""

    @abstractmethod
    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return all that *viewer* may know of the state, and nothing else."""

    @abstractmethod
    def imagine(self, sight: Sight, rng: Random) -> State:
        """Make up a state that looks like *sight*: bots think with it, tests check secrecy with it."""

    def moment(self, action: Action) -> int:  # noqa: ARG002
        """Return how many milliseconds after the signal *action* came. Only races tell the time."""
        return 0

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
