"""Measures the rules: random games and rollouts a second, the memory of a state, what calls of bots cost.

`python tools/bench_core.py [--seconds S] [--game G] [--players N]` prints a table of medians over short
rounds in which everything is measured in turn, so that a loaded machine hurts all alike; times are the
processor's.
Each figure is also given in loops: how often a bare `for` loop of this machine goes round meanwhile.
Random games of OpenSpiel and RLCard stand beside ours where they are installed.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from rivals import MISSING, open_spiel_games, rlcard_games
from timing import Table, Work, alike, bare_loop, outrun, reached

from ludoreille.core import Game, OptionValue, Over, Seat, ToDraw, ToPlay
from ludoreille.games import SHELF

ROUNDS = 9
SEED = 1
GAMES = 6
"""Random games out of which states are taken."""
STATES = 8
"""States taken out of each, evenly spread."""
ACTIONS = 8
"""Actions of each state that are written and read."""
OPTIONS: Mapping[str, Mapping[str, OptionValue]] = {"non_merci": {"rounds": 1}}
"""What differs from the usual table: a round of Non Merci is what others call a game."""
GAMES_BARS = {("non_merci", 4): 20_000, ("push", 4): 2_000}
"""Rollouts a second to reach, by game and players."""
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType)
"""What a state refers to without holding it."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A state in the middle of a random game, the seat that is asked there, and what belongs to both."""

    state: Any
    seat: Seat
    sight: Any
    actions: Sequence[Any]
    forms: Sequence[str]


class Subject:
    """A game of ours at a table of so many *players*, and what is measured of it."""

    def __init__(self, rules: Game[Any, Any, Any], players: int) -> None:
        """Prepare the works and play the random games out of which states are taken."""
        self.rules = rules
        self.players = min(max(players, rules.seats[0]), rules.seats[-1])
        self._rng = Random(SEED)
        self._start = self._set_up()
        self.samples = [self._sample(state) for game in range(GAMES) for state in self._states(game)]
        self.doors = Work("random games, public doors", self._play)
        self.rollouts = Work("rollouts, in place", self._roll_out)
        self.costs = [Work(name, self._each(call)) for name, call in self._calls()]

    @property
    def title(self) -> str:
        """What the table calls it."""
        options = "".join(f", {name} {value}" for name, value in OPTIONS.get(self.rules.id, {}).items())
        return f"{self.rules.id}, {self.players} players{options}"

    def memory(self) -> tuple[Sequence[int], Sequence[int]]:
        """Return how many bytes each of the states holds alone, and how many it shares.

        What a state of another game holds too, the very same objects, are constants that all states share.
        """
        own, shared = [], []
        for sample, other in zip(self.samples, self.samples[STATES:], strict=False):
            held, others = _held(sample.state), _held(other.state)
            sizes = {each: sys.getsizeof(thing) for each, thing in held.items()}
            own.append(sum(size for each, size in sizes.items() if each not in others))
            shared.append(sum(size for each, size in sizes.items() if each in others))
        return own, shared

    def _set_up(self) -> Any:
        return self.rules.set_up(self.players, OPTIONS.get(self.rules.id))

    def _play(self) -> int:
        return sum(1 for _ in self._walk(self._rng))

    def _walk(self, rng: Random) -> Iterator[Any]:
        """Play a random game through the public doors and yield the state before each action."""
        rules, state = self.rules, self._set_up()
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, ToDraw):
                state = rules.draw(state, turn.chance.draw(rng)).state
            else:
                yield state
                seat = turn.seats[0]
                state = rules.play(state, seat, rules.any_action(state, seat, rng)).state

    def _roll_out(self) -> int:
        return self.rules.play_out(self._start.copy(), self._rng)

    def _states(self, game: int) -> Sequence[Any]:
        states = list(self._walk(Random(f"{SEED}/{game}")))
        return [states[len(states) * number // STATES] for number in range(STATES)]

    def _sample(self, state: Any) -> Sample:
        turn = self.rules.turn(state)
        assert isinstance(turn, ToPlay)
        seat = turn.seats[0]
        legal = self.rules.actions(state, seat)
        actions = legal[:: max(1, len(legal) // ACTIONS)]
        forms = [self.rules.write(action) for action in actions]
        return Sample(state, seat, self.rules.look(state, seat), actions, forms)

    def _calls(self) -> Sequence[tuple[str, Callable[[Sample], int]]]:
        """Return what is called of the game, on a sample; each call returns how often it called."""
        rules, rng = self.rules, self._rng
        return (
            ("copy", lambda sample: _one(sample.state.copy())),
            ("look", lambda sample: _one(rules.look(sample.state, sample.seat))),
            ("imagine", lambda sample: _one(rules.imagine(sample.sight, rng))),
            ("write, an action", lambda sample: len([rules.write(action) for action in sample.actions])),
            ("read, an action", lambda sample: len([rules.read(form) for form in sample.forms])),
            ("position", lambda sample: _one(rules.position(sample.state))),
        )

    def _each(self, call: Callable[[Sample], int]) -> Callable[[], int]:
        return lambda: sum(map(call, self.samples))


def _one(_result: object) -> int:
    return 1


def _held(state: Any) -> dict[int, object]:
    """Return all that a state holds, however deep, by identity."""
    held, left = {}, [state]
    while left:
        thing = left.pop()
        if id(thing) not in held and not isinstance(thing, SHARED):
            held[id(thing)] = thing
            left += gc.get_referents(thing)
    return held


def report(
    yardstick: Work, subjects: Sequence[Subject], spiel: Sequence[Work], others: Sequence[Work]
) -> None:
    """Print all that was measured."""
    table = Table(yardstick.rate)
    table.rate("bare loop", yardstick.things)
    for subject in subjects:
        rolls = subject.rollouts
        print(f"{subject.title}, {rolls.length:.0f} actions a game")
        table.rate(subject.doors.name, subject.doors.pieces)
        table.rate("  actions", subject.doors.things)
        bar = GAMES_BARS.get((subject.rules.id, subject.players))
        table.rate(
            rolls.name, rolls.pieces, "" if bar is None else reached(rolls.pieces, yardstick.things, bar)
        )
        rival = alike(rolls, spiel)
        table.rate("  actions", rolls.things, "" if rival is None else outrun(rolls, rival))
        for name, sizes in zip(("memory of a state", "  constants it shares"), subject.memory(), strict=True):
            table.size(name, sizes)
        for cost in subject.costs:
            table.cost(cost.name, cost.things)
    for rival in (*spiel, *others):
        print(f"{rival.name}, {rival.length:.0f} actions a game")
        table.rate("random games", rival.pieces)
        table.rate("  actions", rival.things)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Measure the speed of the rules.")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds for each thing (2)")
    parser.add_argument(
        "--game", choices=sorted(SHELF), action="append", help="only this game; several may be given"
    )
    parser.add_argument(
        "--players", type=int, default=4, help="how many sit at each table, where they may (4)"
    )
    given = parser.parse_args()
    subjects = [Subject(SHELF[game].rules, given.players) for game in given.game or SHELF]
    yardstick = Work("bare loop", bare_loop)
    spiel, others = (dict(games(SEED)) for games in (open_spiel_games, rlcard_games))
    spiel_works, other_works = (
        [Work(n, once) for n, once in each.items() if once] for each in (spiel, others)
    )
    works = [yardstick, *spiel_works, *other_works]
    for subject in subjects:
        works += [subject.doors, subject.rollouts, *subject.costs]
    for _ in range(ROUNDS):
        for work in works:
            work.measure(given.seconds / ROUNDS)
    report(yardstick, subjects, spiel_works, other_works)
    for name in [name for name, once in {**spiel, **others}.items() if once is None]:
        print(f"{name}: {MISSING}")


if __name__ == "__main__":
    main()
