"""How long it takes to answer a roll of Pas Touche, in milliseconds, and what one knows of the square.

The figures come from what has been measured of people:

- hearing and deciding follow an ex-Gaussian law, a normal time plus an exponential one for lapses of
  attention (R. D. Luce, Response Times, 1986), some 0.4 s for a choice in the laboratory; those who are not
  prepared take 1.35 s (the operator M of S. Card, T. Moran and A. Newell, The Keystroke-Level Model, 1980);
- each bit of choice adds about 150 ms (W. E. Hick, 1952; R. Hyman, 1953): here between two hands, with what
  is barred to be compared;
- to answer with the hand that is not the usual one takes longer, 30 to 100 ms (P. Fitts and R. Deininger,
  1954; J. R. Simon, 1969);
- a key takes 120 ms when typed well, 200 by an average typist, 280 by most people, 500 for letters without
  order (Card, Moran and Newell);
- a square is searched one cell after the other until the card is found (A. Treisman and G. Gelade, 1980); a
  spoken word is recognised some 200 to 330 ms after it begins (F. Grosjean, 1980; W. Marslen-Wilson, 1987),
  and sooner by those who are used to fast voices (I. Hertrich, S. Dietrich and H. Ackermann, 2013).
"""

from dataclasses import dataclass
from math import log2
from random import Random

from ludoreille.games.pas_touche.model import CARDS, CELL, SIDE, State, Treat

NAMED = 3
"""Keys that touch a card by its name: a letter, a digit, a hand."""
JUMP = 2
"""Keys that lead to any cell of the square: its row and its column."""
FASTEST = 100
"""No answer to a sound comes sooner, in milliseconds: before that, sprinters are held to have guessed."""
DETOUR = SIDE
"""Cells that somebody strays at the most who does not know where a card lies."""


@dataclass(frozen=True, slots=True)
class Reflexes:
    """Somebody's times in milliseconds, and his memory of the square.

    - Deciding takes `decides` give or take `jitter`, `lapse` more on average, `bit` for each bit of choice,
      and `crosses` more for the other hand.
    - A key takes `key`, a cell that is searched `cell`; `spread` is the deviation of the logarithm of both.
    - `studies` is the chance to know a card from before the first roll, `recalls` to remember it from one
      call, `learns` to have come upon it in one turn.
    """

    decides: float
    jitter: float
    lapse: float
    bit: float
    crosses: float
    key: float
    cell: float
    spread: float
    studies: float
    recalls: float
    learns: float

    def knows(self, table: State, card: Treat, rng: Random) -> bool:
        """Say whether he knows where *card* lies; to name it there is nothing to know."""
        if table.typed:
            return True
        new: float = (1 - self.recalls) ** table.past.count(card) * (1 - self.learns) ** len(table.past)
        return rng.random() >= (1 - self.studies) * new

    def moment(self, table: State, bars: int, rng: Random, *, knows: bool, blocks: bool) -> int:
        """Return when he has touched the card called, at the normal pace, when his constraints bar *bars*."""
        if not table.pace:
            return CELL * (_way(table) + (0 if knows else rng.randrange(DETOUR + 1)))
        keys = NAMED if table.typed else 1 + min(_way(table), JUMP)
        reach = (
            self.key * (keys + blocks) if knows else self.cell * _searched(table) + self.key * (1 + blocks)
        )
        spread = rng.lognormvariate(0, self.spread)
        return round(self.decided(bars, rng) + self.crosses * blocks + reach * spread)

    def decided(self, bars: int, rng: Random) -> int:
        """Return when he has decided what to do."""
        normal = rng.gauss(self.decides, self.jitter) + self.lapse * rng.expovariate(1)
        return round(max(FASTEST, normal) + self.bit * log2(2 + bars.bit_count()))


def _way(table: State) -> int:
    """Return how many cells lie between the card called last and the one called now."""
    here, there = (divmod(place, SIDE) for place in _places(table))
    return abs(here[0] - there[0]) + abs(here[1] - there[1])


def _searched(table: State) -> int:
    """Return how many cells are heard before the card called, row by row from the one called last."""
    here, there = _places(table)
    return (there - here) % CARDS


def _places(table: State) -> tuple[int, int]:
    assert table.target is not None
    start = table.grid.index(table.past[-1]) if table.past else 0
    return start, table.grid.index(table.target)
