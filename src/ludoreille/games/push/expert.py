"""The expert of Push: what each action is worth, and why; it plays what it would advise.

It looks inside the turn by `foresight`: what stopping, one card more, each place or each column brings, with
the pile counted and what the others then take.
"""

from collections.abc import Sequence
from enum import StrEnum
from random import Random

from ludoreille.games.push.columns import shut_by
from ludoreille.games.push.foresight import Foresight, heap_of
from ludoreille.games.push.model import (
    DIE_CARD,
    FACES,
    Action,
    Bag,
    Phase,
    Place,
    Protect,
    Sight,
    Stop,
    Take,
    bag_of,
    points,
    points_by_colour,
)
from ludoreille.kit.bots import Advice


class Reason(StrEnum):
    """Why an expert thinks of an action what he thinks; the action itself is known with it."""

    NOTHING_TO_PROTECT = "nothing-to-protect"
    """Draw: no colour lies visible, nothing else can be done."""
    TURN_IS_WORTH_MORE = "turn-is-worth-more"
    """Draw: what a colour would save is worth less than a turn."""
    COLOUR_IN_DANGER = "colour-in-danger"
    """Protect: the dice to come are likely to take more than a turn brings."""
    COLOUR_CAN_WAIT = "colour-can-wait"
    """Protect: a turn brings more than the dice to come are likely to take."""
    COLOUR_LEFT_IN_DANGER = "colour-left-in-danger"
    """Draw: the dice to come are likely to take more of a colour than a turn brings."""
    NO_BUST_POSSIBLE = "no-bust-possible"
    """Draw: every card still finds its column."""
    WORTH_THE_RISK = "worth-the-risk"
    """Draw: what the next card may bring is worth more than what a bust may cost."""
    NOT_WORTH_THE_RISK = "not-worth-the-risk"
    """Draw: it is not."""
    HELPS_THE_OTHERS = "helps-the-others"
    """Draw: no bust is possible, but the next card brings the others more."""
    ENOUGH_WON = "enough-won"
    """Stop: more cards would rather lose than win."""
    MORE_TO_WIN = "more-to-win"
    """Stop: another card would be better."""
    DIE_LEFT_TO_OTHERS = "die-left-to-others"
    """Place a Die card where one would not take it."""
    DIE_TO_BE_TAKEN = "die-to-be-taken"
    """Place a Die card in the column that one would take."""
    OPENS_COLUMN = "opens-column"
    """Place in a new column."""
    FEEDS_COLUMN = "feeds-column"
    """Place in a column that is there."""
    NO_DIE = "no-die"
    """Take a column without a Die card."""
    DIE_TO_BE_ROLLED = "die-to-be-rolled"
    """Take a column with a Die card."""


def advise(sight: Sight, actions: Sequence[Action], rng: Random) -> list[Advice]:  # noqa: ARG001 - nothing is drawn
    """Rank *actions* by the points that they bring, less what they bring the others."""
    table = sight.table
    foresight = Foresight(table)
    judge = {
        Phase.TURN: _judge_turn,
        Phase.DECIDE: _judge_decision,
        Phase.PLACE: _judge_place,
        Phase.TAKE: _judge_taking,
    }[table.phase]
    return sorted((judge(foresight, action) for action in actions), key=lambda advice: -advice.value)


def _judge_turn(foresight: Foresight, action: Action) -> Advice:
    table = foresight.table
    hit, turn = foresight.hit_chance(), foresight.taste.turn
    lying = points_by_colour(table.visible[table.turn])
    if isinstance(action, Protect):
        stake = lying[action.colour]
        reason = Reason.COLOUR_IN_DANGER if stake * hit > turn else Reason.COLOUR_CAN_WAIT
        return Advice(action, stake * hit, reason, hit, stake)
    if not any(lying):
        return Advice(action, turn, Reason.NOTHING_TO_PROTECT, 0.0, 0)
    reason = Reason.COLOUR_LEFT_IN_DANGER if max(lying) * hit > turn else Reason.TURN_IS_WORTH_MORE
    return Advice(action, turn, reason, 0.0, 0)


def _judge_decision(foresight: Foresight, action: Action) -> Advice:
    table = foresight.table
    heaps = tuple(map(heap_of, table.columns))
    stopping = foresight.stopping(heaps, table.switches)
    going_on = foresight.drawing(heaps, table.shut) if table.pile_size else stopping - 1
    draws = going_on >= stopping
    if isinstance(action, Stop):
        return Advice(action, stopping, Reason.MORE_TO_WIN if draws else Reason.ENOUGH_WON)
    risk = foresight.bust_chance(len(heaps), table.shut)
    if not risk:
        reason = Reason.NO_BUST_POSSIBLE if draws else Reason.HELPS_THE_OTHERS
    else:
        reason = Reason.WORTH_THE_RISK if draws else Reason.NOT_WORTH_THE_RISK
    return Advice(action, going_on, reason, risk, max((won for won, _ in heaps), default=0))


def _judge_place(foresight: Foresight, action: Action) -> Advice:
    table, card = foresight.table, foresight.table.drawn
    assert isinstance(action, Place)
    assert card is not None
    number, opened = action.column, len(table.columns)
    columns = [*table.columns, ()] if number > opened else list(table.columns)
    columns[number - 1] += (card,)
    stake = max(map(points, columns))
    if card == DIE_CARD:
        best = points(columns[number - 1]) == stake
        reason = Reason.DIE_TO_BE_TAKEN if best else Reason.DIE_LEFT_TO_OTHERS
    else:
        reason = Reason.OPENS_COLUMN if number > opened else Reason.FEEDS_COLUMN
    value = foresight.placing(tuple(map(heap_of, table.columns)), table.shut, card, number)
    return Advice(action, value, reason, foresight.bust_chance(len(columns), shut_by(columns)), stake)


def _judge_taking(foresight: Foresight, action: Action) -> Advice:
    table = foresight.table
    assert isinstance(action, Take)
    left = [column for column in table.columns if column]
    place = left.index(table.columns[action.column - 1])
    value = foresight.taken(tuple(map(heap_of, left)), place, table.takers)
    if DIE_CARD not in left[place]:
        return Advice(action, value, Reason.NO_DIE)
    zone: Bag = table.visible[table.to_move] + bag_of(card for card in left[place] if card != DIE_CARD)
    lying = points_by_colour(zone)
    struck = sum(1 for total in lying if total) + (table.lose_all and any(lying))
    stake = sum(lying) if table.lose_all else max(lying)
    return Advice(action, value, Reason.DIE_TO_BE_ROLLED, struck / len(FACES), stake)
