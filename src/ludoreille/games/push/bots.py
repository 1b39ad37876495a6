"""Bots of Push: they see what a player sees, and think at three levels."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludoreille.core import Seat
from ludoreille.games.push.expert import advise
from ludoreille.games.push.foresight import Foresight
from ludoreille.games.push.mechanics import open_to
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
)
from ludoreille.kit.bots import Bot, Level, Notebook, Sparring

DRAW, STOP = Draw(), Stop()
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
    return max(zip(points_by_colour(table.visible[seat]), COLOURS, strict=True))


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
    stuck = sum(MATERIAL[card] for card in CARDS[:SWITCH_CARD] if not open_to(table, card))
    best = max(_worth(table, table.turn, column) for column in table.columns)
    return best < GOOD_COLUMN and stuck < sum(MATERIAL) / 5


def _places_sensibly(table: State, columns: Sequence[int], _rng: Random) -> int:
    """Feed the best column, and keep a Die card away from it."""
    opened = len(table.columns)
    ranked = sorted(
        columns, key=lambda k: _worth(table, table.turn, table.columns[k - 1]) if k <= opened else 0
    )
    return ranked[0] if table.drawn == DIE_CARD else ranked[-1]


def _takes_what_is_worth_most(table: State, columns: Sequence[int]) -> int:
    return max(columns, key=lambda k: _worth(table, table.to_move, table.columns[k - 1]))


def _worth(table: State, seat: Seat, column: Sequence[Card]) -> float:
    """Return the points of a column, less what its Die card takes on average."""
    won, share = points(column), (2 if table.lose_all else 1) / len(FACES)
    lying = sum(points_by_colour(table.visible[seat])) + won
    return won - share * lying if DIE_CARD in column else won


# An expert: see `expert`.


def _expert(sight: Sight, actions: Sequence[Action], rng: Random, _notebook: Notebook) -> Action:
    best: Action = actions[0] if len(actions) == 1 else advise(sight, actions, rng)[0].action
    return best


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: Mind(_protects_a_fortune, _draws_while_poor, _places_where_it_fits, _takes_most_points),
    Level.CONFIRMED: Mind(
        _protects_a_big_colour, _draws_while_safe, _places_sensibly, _takes_what_is_worth_most
    ),
    Level.EXPERT: _expert,
}


# Yardsticks: an expert in all but when to stop, which one number decides.


def _stops_at(limit: int) -> Bot:
    """Return a bot that stops as soon as its best column is worth *limit* points."""
    return _expert_but(lambda table: max(map(points, table.columns), default=0) >= limit)


def _stops_above(percent: int) -> Bot:
    """Return a bot that stops as soon as a bust is likelier than *percent* in a hundred."""
    return _expert_but(
        lambda table: 100 * Foresight(table).bust_chance(len(table.columns), table.shut) > percent
    )


def _expert_but(stops: Callable[[State], bool]) -> Bot:
    def bot(sight: Sight, actions: Sequence[Action], rng: Random, notebook: Notebook) -> Action:
        if sight.table.phase is Phase.DECIDE and len(actions) > 1:
            return STOP if stops(sight.table) else DRAW
        return _expert(sight, actions, rng, notebook)

    return bot


SPARRING: Mapping[str, Sparring] = {"seuil": _stops_at, "prudent": _stops_above}
