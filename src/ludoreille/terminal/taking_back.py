"""What a player may take back: his last action, as long as nothing was learned since."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ludoreille.core import Refused, Seat, ToPlay, Turn
from ludoreille.table import Table
from ludoreille.table.table import actor_of
from ludoreille.words.line import Who

WORLDS = 16
"""How many tables are imagined that look alike before an action, to see whether they still do after it."""


@dataclass(frozen=True, slots=True)
class Taken:
    """An action that is taken back: whose, which, and how long the journal was before it."""

    seat: Seat
    action: Any
    length: int


class TookBack(Exception):
    """The table went back: whoever asked for something asks anew."""


def last_action(table: Table, people: Collection[Seat], *, free: bool) -> Taken:
    """Return the last action of one of *people*, to be taken back.

    Raise `Refused`, its reason the end of a message's id, where nobody of them has acted; and unless *free*
    where the action belongs to a race or to secret choices that were shown together, where nature has
    answered since, somebody else has acted, or the action itself showed something hidden.
    """
    states, actors = _states(table), [actor_of(line) for line in table.journal]
    turns = [table.game.turn(state) for state in states]
    place = next((place for place in reversed(range(len(actors))) if actors[place] in people), None)
    if place is None:
        raise Refused("nothing")
    seat = actors[place]
    assert seat is not None
    began = _beginning(place, seat, turns, actors)
    action = table.game.read(table.journal[place].partition(" ")[2])
    if not free:
        _check(turns[place], actors[began:], (seat,) if _sealed(turns[place]) else people)
        if _shows(table, seat, action, states[place]):
            raise Refused("shown")
    return Taken(seat, action, began)


def _beginning(place: int, seat: Seat, turns: Sequence[Turn], actors: Sequence[Seat | None]) -> int:
    """Return where the turn began in which *seat* acted at *place*: others may have answered it before.

    What nature answered in its midst belongs to it.
    """
    began = place
    for before in range(place - 1, -1, -1) if _together(turns[place], seat) else ():
        if actors[before] == seat or (actors[before] is not None and not _together(turns[before], seat)):
            break
        if actors[before] is not None:
            began = before
    return began


def _check(turn: Turn, actors: Sequence[Seat | None], own: Collection[Seat]) -> None:
    """Raise `Refused` where something was learned by what these *actors* did, but for one's *own* seats."""
    if isinstance(turn, ToPlay) and turn.race is not None:
        raise Refused("race")
    if None in actors:
        raise Refused("chance")
    other = next((seat for seat in reversed(actors) if seat is not None and seat not in own), None)
    if other is not None:
        raise Refused("others", autre=Who(other))


def _shows(table: Table, seat: Seat, action: Any, before: Any) -> bool:
    """Say whether *action* showed *seat* what he could not know: tables that looked alike look so no more."""
    game = table.game
    sight, after = game.look(before, seat), table.look(seat)
    worlds = (game.imagine(sight, Random(world)) for world in range(WORLDS))
    return any(game.look(game.play(world, seat, action).state, seat) != after for world in worlds)


def _states(table: Table) -> list[Any]:
    """Return the states of the game before each line of the journal."""
    replayed, states = Table(table.game, table.seats, table.options), list[Any]()
    for line in table.journal:
        states.append(replayed.state)
        replayed.enter(line)
    return states


def _together(turn: Turn, seat: Seat) -> bool:
    """Say whether this turn was answered by several at once, *seat* among them."""
    return isinstance(turn, ToPlay) and (turn.sealed or turn.race is not None) and seat in turn.seats


def _sealed(turn: Turn) -> bool:
    return isinstance(turn, ToPlay) and turn.sealed
