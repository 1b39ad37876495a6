"""A kept game as a walk: an action after the other, each with what nature answered to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoreille.core import Event, Seat
from ludoreille.table.table import Table, actor_of


@dataclass(frozen=True, slots=True)
class Stage:
    """A game after an action and the answers of nature that followed.

    `actor` is None, and `action` (a short form) empty, before the first one. `length` is how many lines the
    journal had then.
    """

    actor: Seat | None
    action: str
    state: Any
    events: tuple[Event, ...]
    length: int


def stages(table: Table, journal: Sequence[str]) -> list[Stage]:
    """Replay *journal* at a fresh *table*, and return its stages, the first one before any action."""
    found = [Stage(None, "", table.state, table.game.opening(table.state), 0)]
    for line in journal:
        events, actor = table.enter(line), actor_of(line)
        before = found[-1]
        if actor is None:
            found[-1] = replace(
                before, state=table.state, events=before.events + events, length=before.length + 1
            )
        else:
            found.append(Stage(actor, line.partition(" ")[2], table.state, events, before.length + 1))
    return found


def turns(walk: Sequence[Stage]) -> list[int]:
    """Return at which stages a turn begins: somebody else acts than before."""
    return [place for place, stage in enumerate(walk) if not place or stage.actor != walk[place - 1].actor]


def rounds(walk: Sequence[Stage], begins: Callable[[Event], bool]) -> list[int]:
    """Return at which stages a round begins: at the first, and at an event that *begins* one.

    Where no event does, a round begins when the one who acted first acts again after others.
    """
    marked = [place for place, stage in enumerate(walk) if any(map(begins, stage.events))]
    if not marked:
        first = walk[1].actor if len(walk) > 1 else None
        marked = [place for place in turns(walk) if walk[place].actor == first]
    return sorted({0, *marked})
