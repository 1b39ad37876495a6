"""Pas Touche looked back upon and thought about: what came of others' turns, parts of a game, reasons."""

from collections.abc import Sequence

from ludoreille.core import Event, Seat
from ludoreille.games.pas_touche.mechanics import LOCK, on_last_space
from ludoreille.games.pas_touche.model import (
    Blocked,
    Cube,
    DiceRolled,
    GameEnded,
    NobodyAdvanced,
    Penalised,
    Renounce,
    Sight,
    State,
    Succeeded,
    bits_of,
)
from ludoreille.games.pas_touche.phrases import (
    bars_phrases,
    card_args,
    card_phrase,
    space_phrase,
    threat_phrase,
)
from ludoreille.games.pas_touche.prospects import may_advance, open_to_others
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Line, Phrase, Who
from ludoreille.words.telling import answer, by_rank, chain, players, reason

NAMED = 2
"""How many players are told by their names at the most where they are not the first thing to know."""
PARTS = 3
"""How many things a summary tells, so that it stays short: first where cubes went, then the rest."""


def recap(events: Sequence[Event], sight: Sight) -> Sequence[Line]:
    """Return who won, where the cubes went, and what else is worth knowing: two sentences at the most."""
    viewer = sight.viewer
    ways = by_rank(_ways(events, sight.table.seats), highest_first=True)
    moves = [_moved(way, seats, viewer) for way, seats in ways if way][:PARTS]
    others = [*_turned(events, viewer), *_faults(events, viewer)][: max(1, PARTS - len(moves))]
    told = [chain("parts-comma", moves)] if moves else []
    told += [chain("parts-semicolon", others)] if others else []
    failed = sum(isinstance(event, NobodyAdvanced) for event in events)
    if failed and not told:
        told.append(Phrase("pas_touche-recap-nobody", {"count": failed}))
    lines = [answer("pas_touche-recap", {"what": what}) for what in told]
    won = [answer("pas_touche-won", who=event.winner) for event in events if isinstance(event, GameEnded)]
    return [*won, *lines[: 2 - len(won)]]


def heading(event: Event) -> Phrase | None:
    """Return the card that a roll calls, with who rolled."""
    if isinstance(event, DiceRolled):
        return Phrase("pas_touche-heading", {**card_args(event.card), "player": Who(event.seat)})
    return None


def why(sight: Sight, advice: Advice) -> Phrase:
    """Return why the viewer should do this or not, with what he or others gain and lose by it.

    It is shorter where the clock runs.
    """
    table, seat = sight.table, sight.viewer
    if table.target is None or seat is None:
        return reason("pas_touche", advice)
    others = open_to_others(table, seat)
    winning = [other for other in others if on_last_space(table, other)]
    args: dict[str, Arg] = {
        "act": "renounce" if isinstance(advice.action, Renounce) else "touch",
        "race": "yes" if table.pace else "no",
        "own": "free" if may_advance(table, seat) else "barred",
        "target": card_phrase(table.target),
        "bars": bars_phrases(table.barred[seat] & bits_of(table.target)),
        "space": space_phrase(_next_space(table, seat)),
        "cost": threat_phrase(table, seat),
        "danger": "wins" if winning else "advances",
        "others": players(winning or others, seat),
        "count": len(winning or others),
    }
    return reason("pas_touche", advice, **args)


def _next_space(table: State, seat: Seat) -> Cube | None:
    """Return where the next success takes the cube of *seat*, None where it leaves the track."""
    cube, row = table.cubes[seat], table.rows[seat]
    if cube is None:
        return 1, 1
    card, space = cube
    if space < len(row[card - 1].track):
        return card, space + 1
    return None if card == len(row) else (card + 1, 1)


def _ways(events: Sequence[Event], seats: int) -> list[int]:
    """Return by how many spaces the cube of each seat went on, below 0 where it went back."""
    ways = [0] * seats
    for event in events:
        match event:
            case Succeeded(seat):
                ways[seat] += 1
            case Penalised(seat) if _goes_back(event):
                ways[seat] -= 1
    return ways


def _moved(way: int, seats: Sequence[Seat], viewer: Seat | None) -> Phrase:
    args: dict[str, Arg] = {"players": players(seats, viewer), "count": abs(way)}
    return Phrase(f"pas_touche-recap-{'on' if way > 0 else 'back'}", args)


def _turned(events: Sequence[Event], viewer: Seat | None) -> Sequence[Phrase]:
    """Return whose constraint cards were turned up and lie so still, and what they forbid if it is one."""
    up: dict[Seat, int] = {}
    for event in events:
        match event:
            case Succeeded(seat, turned=turned) if turned is not None:
                up[seat] = turned.bars
            case Penalised(seat, left=left) if left is not None:
                up.pop(seat, None)
    if not up:
        return ()
    args: dict[str, Arg] = {"players": players(up, viewer), "count": len(up)}
    return [Phrase("pas_touche-recap-turned", args | {"bars": bars_phrases(next(iter(up.values())))})]


def _faults(events: Sequence[Event], viewer: Seat | None) -> Sequence[Phrase]:
    """Return the penalties that moved no cube and the cards blocked: how many, by whom if they are few."""
    held = [event.seat for event in events if isinstance(event, Penalised) and not _goes_back(event)]
    blocks = [event.seat for event in events if isinstance(event, Blocked)]
    told = []
    for id_, whose in (("penalties", held), ("blocks", blocks)):
        if whose:
            named = "yes" if len(set(whose)) <= NAMED else "no"
            args: dict[str, Arg] = {"count": len(whose), "players": players(set(whose), viewer)}
            told.append(Phrase(f"pas_touche-recap-{id_}", args | {"named": named}))
    return told


def _goes_back(event: Penalised) -> bool:
    return event.symbol not in (None, LOCK)
