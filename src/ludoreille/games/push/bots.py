"""Bots of Push: they see what a player sees, and think at three levels.

A column is worth its points, less what its Die card may cost: each face but the star strikes one colour, so
the die takes on average a sixth of the points that lie visible, whatever their colours.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludoreille.core import Seat
from ludoreille.games.push.mechanics import open_to, taking_order
from ludoreille.games.push.model import (
    CARDS,
    COLOURS,
    DIE_CARD,
    FACES,
    MATERIAL,
    MAX_COLUMNS,
    SWITCH_CARD,
    Action,
    Card,
    Colour,
    Draw,
    Phase,
    Place,
    Protect,
    Sight,
    State,
    Stop,
    Take,
    points,
    points_by_colour,
    value_of,
)
from ludoreille.kit.bots import Bot, Level, Notebook

DRAW, STOP = Draw(), Stop()

ROLLS_A_CARD = 0.1
"""How often the die is rolled for each card drawn, all seats together: measured over games of experts."""
TURN_WORTH = 6.0
"""What a turn of drawing is worth in points: the value that wins most games of experts."""
BIG_COLOUR = 9
"""Points in one colour that a confirmed player protects, if more than `LATE` cards a seat are left."""
LATE = 4
FORTUNE = 15
"""Points in one colour at which a beginner thinks of protecting."""
GOOD_COLUMN = 10
"""Points in one column with which a confirmed player is content."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level answers each question of the game."""

    protects: Callable[[State, Random], Colour | None]
    draws: Callable[[State, Random], bool]
    places: Callable[[State, Sequence[int], Random], int]
    takes: Callable[[State, Sequence[int]], int]

    def __call__(
        self,
        sight: Sight,
        actions: Sequence[Action],
        rng: Random,
        _notebook: Notebook,
    ) -> Action:
        """Choose one of *actions*."""
        table = sight.table
        if len(actions) == 1:
            return actions[0]
        match table.phase:
            case Phase.TURN:
                colour = self.protects(table, rng)
                return DRAW if colour is None else Protect(colour)
            case Phase.DECIDE:
                return DRAW if self.draws(table, rng) else STOP
            case Phase.PLACE:
                return Place(self.places(table, _columns(actions), rng))
        return Take(self.takes(table, _columns(actions)))


def _columns(actions: Sequence[Action]) -> list[int]:
    return [action.column for action in actions if isinstance(action, Place | Take)]


def _richest(table: State, seat: Seat) -> tuple[int, Colour]:
    """Return the colour in which *seat* has most visible points, and these points."""
    sums = points_by_colour(table.visible[seat])
    return max((total, colour) for colour, total in zip(COLOURS, sums, strict=True))


# A beginner: has heard the rules, likes points, forgets the Die cards and what has been drawn.


def _protects_a_fortune(table: State, rng: Random) -> Colour | None:
    total, colour = _richest(table, table.turn)
    return colour if total >= FORTUNE and rng.randrange(2) else None


def _draws_while_poor(table: State, rng: Random) -> bool:
    return max(map(points, table.columns), default=0) < rng.randint(6, 12)


def _places_where_it_fits(table: State, columns: Sequence[int], rng: Random) -> int:
    """Prefer the open columns, as if a fourth one could still be needed."""
    olds = [column for column in columns if column <= len(table.columns)]
    return rng.choice(olds if olds and rng.randrange(3) else columns)


def _takes_most_points(table: State, columns: Sequence[int]) -> int:
    return max(columns, key=lambda column: points(table.columns[column - 1]))


# A confirmed player: common sense, but only rough odds.


def _protects_a_big_colour(table: State, _rng: Random) -> Colour | None:
    total, colour = _richest(table, table.turn)
    return colour if total >= BIG_COLOUR and table.pile_size > LATE * table.seats else None


def _draws_while_safe(table: State, _rng: Random) -> bool:
    """Go on while a bust is unlikely, the less so the more there is to win."""
    if len(table.columns) < MAX_COLUMNS:
        return max(map(points, table.columns), default=0) < GOOD_COLUMN
    stuck = sum(copies for card, copies in zip(CARDS, MATERIAL, strict=True) if _busts(table, card))
    best = max(worth(table, table.turn, column) for column in table.columns)
    return best < GOOD_COLUMN and stuck < sum(MATERIAL) / 5


def _places_sensibly(table: State, columns: Sequence[int], _rng: Random) -> int:
    """Feed the best column, and keep a Die card away from it."""
    assert table.drawn is not None
    opened = len(table.columns)
    ranked = sorted(
        columns, key=lambda k: worth(table, table.turn, table.columns[k - 1]) if k <= opened else 0
    )
    return ranked[0] if table.drawn == DIE_CARD else ranked[-1]


def _takes_what_is_worth_most(table: State, columns: Sequence[int]) -> int:
    return max(columns, key=lambda k: worth(table, table.to_move, table.columns[k - 1]))


# An expert: counts the pile exactly, and what the others will take.

Heap = tuple[int, bool]
"""What matters of a column when it is taken: its points, and whether it holds a Die card."""


def _protects_when_it_pays(table: State, _rng: Random) -> Colour | None:
    """Protect once what the dice to come are likely to take is worth more than a turn."""
    total, colour = _richest(table, table.turn)
    rolls = ROLLS_A_CARD * table.pile_size / table.seats
    risk = 1 - (1 - _die_share(table)) ** rolls
    return colour if total * risk > TURN_WORTH else None


def _draws_when_it_pays(table: State, _rng: Random) -> bool:
    """Compare stopping now with stopping after one more card."""
    heaps = [_heap(column) for column in table.columns]
    pile = zip(CARDS, table.pile, strict=True)
    total = sum(copies * _prospect(table, heaps, card) for card, copies in pile if copies)
    return total / table.pile_size > _shared(table, heaps, _order(table))


def _places_for_the_best_share(table: State, columns: Sequence[int], _rng: Random) -> int:
    assert table.drawn is not None
    card, heaps, order = table.drawn, [_heap(column) for column in table.columns], _order(table)
    return max(columns, key=lambda column: _shared(table, _with(heaps, column, card), order))


def _takes_for_the_best_share(table: State, columns: Sequence[int]) -> int:
    """Take what is worth most, seeing what it leaves to the others."""
    heaps = {column: _heap(table.columns[column - 1]) for column in columns}
    me, *others = table.takers

    def share(column: int) -> float:
        left = [heap for other, heap in heaps.items() if other != column]
        return _worth(table, me, heaps[column]) - _others_share(table, left, others)

    return max(columns, key=share)


def worth(table: State, seat: Seat, column: Sequence[Card]) -> float:
    """Return how many points *seat* wins on average by taking *column*."""
    return _worth(table, seat, _heap(column))


def _heap(column: Sequence[Card]) -> Heap:
    return points(column), DIE_CARD in column


def _with(heaps: Sequence[Heap], column: int, card: Card) -> list[Heap]:
    """Return *heaps* after *card* went into *column*, which may be a new one."""
    after = [*heaps, (0, False)] if column > len(heaps) else list(heaps)
    won, die = after[column - 1]
    after[column - 1] = won + value_of(card), die or card == DIE_CARD
    return after


def _worth(table: State, seat: Seat, heap: Heap) -> float:
    won, die = heap
    return won - _die_share(table) * (sum(points_by_colour(table.visible[seat])) + won) if die else won


def _die_share(table: State) -> float:
    """Return the part of the visible points that a roll takes on average."""
    return (2 if table.lose_all else 1) / len(FACES)


def _order(table: State) -> Sequence[Seat]:
    return taking_order(table.seats, table.turn, table.switches)


def _shared(table: State, heaps: Sequence[Heap], order: Sequence[Seat]) -> float:
    """Return the gain of the first of *order* over the others, if each takes what is worth most to him."""
    if not heaps:
        return 0
    me, *others = order
    best = max(heaps, key=lambda heap: _worth(table, me, heap))
    left = list(heaps)
    left.remove(best)
    return _worth(table, me, best) - _others_share(table, left, others)


def _others_share(table: State, heaps: Sequence[Heap], takers: Sequence[Seat]) -> float:
    left, total = list(heaps), 0.0
    for seat in takers[: len(left)]:
        best = max(left, key=lambda heap: _worth(table, seat, heap))
        left.remove(best)
        total += _worth(table, seat, best)
    return total / (table.seats - 1)


def _prospect(table: State, heaps: Sequence[Heap], card: Card) -> float:
    """Return the gain of the seat whose turn it is if *card* comes and the turn ends there."""
    order = _order(table)
    if card == SWITCH_CARD:
        return _shared(table, heaps, [order[0], *reversed(order[1:])])
    fits = open_to(table, card)
    if fits:
        return max(_shared(table, _with(heaps, column, card), order) for column in fits)
    me, *others = order
    return -_die_share(table) * sum(points_by_colour(table.visible[me])) - _others_share(table, heaps, others)


def _busts(table: State, card: Card) -> bool:
    return card != SWITCH_CARD and not open_to(table, card)


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: Mind(_protects_a_fortune, _draws_while_poor, _places_where_it_fits, _takes_most_points),
    Level.CONFIRMED: Mind(
        _protects_a_big_colour, _draws_while_safe, _places_sensibly, _takes_what_is_worth_most
    ),
    Level.EXPERT: Mind(
        _protects_when_it_pays, _draws_when_it_pays, _places_for_the_best_share, _takes_for_the_best_share
    ),
}
