"""Who plays whom, and how one game of a run goes: it depends on nothing but the run and its number."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from ludoreille.core import Chance, OptionValue, Outcome, Over, Refused, Seat
from ludoreille.games import SHELF, Shelved
from ludoreille.kit.bots import Bot, Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Nature, Player, Table
from ludoreille.table.table import NATURE

MAX_MOVES = 20_000
"""Moves of players and nature after which a game is held to be endless."""
MOST_SEATINGS = 24
"""Seatings up to which a deal is played with all of them."""
DIGITS = 6
"""Digits that the number of a sparring partner may have."""


def bot_named(shelved: Shelved, name: str) -> Bot:
    """Return the bot of a level or, as `name:number`, a sparring partner; raise `Refused` if unknown."""
    if name in tuple(Level):
        return shelved.bots[Level(name)]
    rule, _, number = name.partition(":")
    digits = number.removeprefix("-")
    if rule in shelved.sparring and digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS:
        return shelved.sparring[rule](int(number))
    raise Refused(
        "no-such-bot", bot=name, possible=(*Level, *(f"{rule}:NOMBRE" for rule in shelved.sparring))
    )


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended: the place in the list of bots of who sat at each seat, and how many acted."""

    seating: tuple[int, ...]
    over: Over
    actions: int


@dataclass(frozen=True, slots=True)
class Field:
    """A run of games: *bots* has a name for each seat. It is plain data, for workers elsewhere.

    A deal is what nature would answer; it is played once with each seating, one after the other.
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: str
    vary: bool = False

    @property
    def arrangements(self) -> int:
        """How many games a deal has: all seatings that differ, or if they are many one for each seat."""
        return len(_few_seatings(self.bots) or self.bots)

    def check(self) -> None:
        """Raise `Refused` for a table or a bot that cannot be."""
        shelved = SHELF[self.game]
        shelved.rules.set_up(len(self.bots), self.options)
        for name in self.bots:
            bot_named(shelved, name)

    def play(self, number: int) -> Played:
        """Play a game of the run; raise `RuntimeError` if it does not end."""
        shelved, (deal, turn) = SHELF[self.game], divmod(number, self.arrangements)
        seating = self._seating(deal, turn)
        table = Table(shelved.rules, len(seating), self._options(deal))
        notebook: dict[Seat, list[Any]] = {Seat(seat): [] for seat in range(len(seating))}
        players = [
            _player(bot_named(shelved, self.bots[place]), self._stream(deal, f"bot {place}"), notebook)
            for place in seating
        ]
        for event in table.run(players, self._nature(deal)):
            public = event.seen_by(None)
            for seat, note in shelved.habits(public) if public is not None else ():
                notebook[seat].append(note)
            if len(table.journal) > MAX_MOVES:
                raise RuntimeError(table.journal[:100])
        over = table.turn
        assert isinstance(over, Over)
        return Played(seating, over, sum(not line.startswith(NATURE) for line in table.journal))

    def _seating(self, deal: int, turn: int) -> tuple[int, ...]:
        """Return who sits where in a game of a deal, as places in the list of bots."""
        if few := _few_seatings(self.bots):
            return few[turn]
        order = list(range(len(self.bots)))
        self._stream(deal, "order").shuffle(order)
        return (*order[turn:], *order[:turn])

    def _options(self, deal: int) -> Mapping[str, OptionValue]:
        if not self.vary:
            return self.options
        return draw_options(
            SHELF[self.game].rules, len(self.bots), self._stream(deal, "options"), self.options
        )

    def _nature(self, deal: int) -> Nature:
        """Return what nature answers in each game of a deal: the same to the same questions.

        Every kind of question has a stream of its own, and each answer takes one number of it, so that one
        question more of another kind changes nothing.
        """
        streams: dict[str, Random] = {}

        def answer(chance: Chance) -> Outcome:
            if chance.kind not in streams:
                streams[chance.kind] = self._stream(deal, f"nature {chance.kind}")
            return chance.draw(streams[chance.kind])

        return answer

    def _stream(self, deal: int, purpose: str) -> Random:
        return Random(f"{self.seed}/{deal}/{purpose}")


def _player(bot: Bot, rng: Random, notebook: Mapping[Seat, Sequence[Any]]) -> Player:
    return lambda sight, actions: bot(sight, actions, rng, notebook)


@lru_cache
def _few_seatings(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all seatings that differ, as places in the list of *bots*; nothing if they are too many.

    >>> _few_seatings(("expert", "debutant", "debutant"))
    ((0, 1, 2), (1, 0, 2), (1, 2, 0))
    """
    found = tuple(islice(_seatings(bots, tuple(range(len(bots)))), MOST_SEATINGS + 1))
    return found if len(found) <= MOST_SEATINGS else ()


def _seatings(bots: tuple[str, ...], standing: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to sit down of those *standing*: of bots that are alike, the first sits down first."""
    if not standing:
        yield ()
    firsts = {bots[place]: place for place in reversed(standing)}
    for place in sorted(firsts.values()):
        rest = tuple(other for other in standing if other != place)
        for seating in _seatings(bots, rest):
            yield (place, *seating)
