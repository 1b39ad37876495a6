"""What the expert says of each action when a player asks: what it is worth, what may be lost, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from operator import mul
from random import Random

from ludoreille.core import Seat
from ludoreille.games.touche.bots import EXPERT
from ludoreille.games.touche.fencing import spoils
from ludoreille.games.touche.foresight import better, ends, solve
from ludoreille.games.touche.mechanics import team, team_renown
from ludoreille.games.touche.model import STOP, Action, Choose, Phase, Sight, State, in_mask
from ludoreille.games.touche.pieces import Musketeer
from ludoreille.games.touche.prospects import Worth, matrix, outlook
from ludoreille.games.touche.series import MOST
from ludoreille.games.touche.tree import END, TOUCH, Nodes
from ludoreille.kit.bots import Advice

DIGITS = 9
"""Digits after the point of a value that mean something."""
SURE = 10**-DIGITS


class Reason(StrEnum):
    """Why an action is worth what it is; the ids of the hints."""

    FAIR_COIN = "fair-coin"
    """Both parities, both fists are worth the same: only not to be guessed counts."""
    BEST_SENT = "best-sent"
    """This musketeer alone is right, whatever is sent against him."""
    KEEPS_THEM_GUESSING = "keeps-them-guessing"
    """He is one of those to send, now one, now another."""
    BETTER_KEPT = "better-kept"
    """Another musketeer does better now."""
    WOUNDED_AT_ONCE = "wounded-at-once"
    """Going on means being wounded at once by the cadet's second touch."""
    NOTHING_TO_LOSE = "nothing-to-lose"
    """Stopping loses the series, or as good as; or the touch that may follow costs no more than stopping."""
    WORTH_THE_RISK = "worth-the-risk"
    """The duel may still be won, and that is worth the risk."""
    TOO_RISKY = "too-risky"
    """Going on gives more renown away than it may win."""
    CUTS_LOSSES = "cuts-losses"
    """Stopping keeps the opponent from more."""
    GIVES_UP_TOO_MUCH = "gives-up-too-much"
    """Stopping loses a duel that is worth fighting on."""
    SERIES_WON = "series-won"
    """Stopping loses the duel and wins the series."""


def advise(sight: Sight, actions: Sequence[Action], _rng: Random) -> Sequence[Advice]:
    """Rank *actions*, best first, by the chance to win the series, then by how often theory takes them.

    A musketeer is worth what he wins against the opponent's best mix; those of one's own best mix are worth
    the same, and the one that is sent most often comes first. Where the expert draws lots (musketeers,
    announcements, fists) it may draw any of the actions that are worth most, not always the first; at first
    blood it does what comes first. Habits are left aside: nobody is told what another one gives away.
    The risk is to lose the duel, or in a pass to be touched; the stake is the renown that the opponent earns
    if so at once, none where the duel goes on.
    """
    table, seat = sight.table, sight.viewer
    assert seat is not None
    often = EXPERT.chances(sight, actions, {})
    if table.phase is Phase.CHOOSE:
        advised = _on_sending(table, seat, actions, often)
    elif table.phase is Phase.FIRST_BLOOD:
        advised = [_on_blood(table, table.side(seat), action) for action in actions]
    else:
        advised = [_on_passing(table, table.side(seat), action) for action in actions]
    rounded = [replace(each, value=round(each.value, DIGITS)) for each in advised]
    ranked = sorted(zip(rounded, often, strict=True), key=lambda each: (-each[0].value, -each[1]))
    return [advice for advice, _ in ranked]


def _on_sending(
    table: State, seat: Seat, actions: Sequence[Action], often: Sequence[float]
) -> Sequence[Advice]:
    foe = table.pair[1 - table.side(seat)]
    own, others = in_mask(table.unused[seat]), in_mask(table.unused[foe])
    chances = matrix(table, seat)
    _, mix = solve([[-line[column] for line in chances] for column in range(len(others))])

    def lost(musketeer: Musketeer, other: Musketeer) -> float:
        found = ends(musketeer, other, returns=table.cadet_returns)
        return sum(chance for lead, chance in found.items() if lead <= 0)

    value: Mapping[Action, float] = {
        Choose(one): sum(map(mul, mix, line)) for one, line in zip(own, chances, strict=True)
    }
    risk: Mapping[Action, float] = {
        Choose(one): sum(map(mul, mix, (lost(one, other) for other in others))) for one in own
    }
    return [
        Advice(action, value[action], _why_sent(chance), risk[action])
        for action, chance in zip(actions, often, strict=True)
    ]


def _why_sent(chance: float) -> Reason:
    if chance > 1 - SURE:
        return Reason.BEST_SENT
    return Reason.KEEPS_THEM_GUESSING if chance > SURE else Reason.BETTER_KEPT


def _on_passing(table: State, side: int, action: Action) -> Advice:
    nodes, at, worth = outlook(table)
    _, *touched_by = nodes[at]
    kind, _, renown = nodes[touched_by[1 - side]]
    return Advice(action, worth[at][side], Reason.FAIR_COIN, 1 / 2, renown if kind == END else None)


def _on_blood(table: State, side: int, action: Action) -> Advice:
    nodes, at, worth = outlook(table)
    _, stopped, gone_on = nodes[at]
    lost, wounded = (spoils(table.fight, 1 - side, wound=wound).total for wound in (False, True))
    stop, on = worth[stopped][side], worth[gone_on][side]
    pays = better(worth, side, stopped, gone_on) == gone_on
    if action == STOP:
        reason = Reason.GIVES_UP_TOO_MUCH if pays else Reason.CUTS_LOSSES
        won = stop > 1 - SURE and (_exact(table) or _out_of_reach(table, side, lost))
        return Advice(action, stop, Reason.SERIES_WON if won else reason, 1.0, lost)
    if nodes[gone_on][0] == END:
        reason = Reason.WOUNDED_AT_ONCE
    elif pays and (stop < SURE or wounded == lost):
        reason = Reason.NOTHING_TO_LOSE
    else:
        reason = Reason.WORTH_THE_RISK if pays else Reason.TOO_RISKY
    return Advice(action, on, reason, _losing(nodes, worth, side)[gone_on], wounded)


def _exact(table: State) -> bool:
    """Tell whether the chance to win the series is known, not found in ways in which it may go on."""
    return table.seats == len(table.pair) or table.number == len(table.schedule)


def _out_of_reach(table: State, side: int, lost: int) -> bool:
    """Tell whether nobody overtakes a side that loses *lost* now, and whatever comes in the duels after."""
    seat, foe = table.pair[side], table.pair[1 - side]
    renown = [*table.renown]
    renown[foe] += lost
    rest, mates = table.schedule[table.number :], team(table.seats, seat)
    return all(
        team_renown(renown, other)
        + MOST * sum(1 for duel in rest if not set(duel).isdisjoint(team(table.seats, other)))
        < team_renown(renown, seat)
        for other in range(table.seats)
        if other not in mates
    )


def _losing(nodes: Nodes, worth: Worth, side: int) -> Sequence[float]:
    """Return the chance of a side to lose the duel from each node, both playing for the series."""
    losing: list[float] = []
    for kind, first, second in nodes:
        if kind == END:
            losing.append(float(first != side))
        elif kind == TOUCH:
            losing.append((losing[first] + losing[second]) / 2)
        else:
            losing.append(losing[better(worth, kind, first, second)])
    return losing
