"""Non Merci looked back upon and thought about: what others did, rounds, and why one would do something."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ludoreille.core import Event, Seat
from ludoreille.games.non_merci.foresight import likely_taker, lost_by_passing
from ludoreille.games.non_merci.model import (
    Action,
    CardTaken,
    RoundBegan,
    RoundEnded,
    SecretLaid,
    Sight,
    TokenPaid,
)
from ludoreille.games.non_merci.pack import rise, run_with
from ludoreille.games.non_merci.phrases import effect_phrase, run_phrase
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Line, Phrase, Who
from ludoreille.words.telling import answer, by_rank, chain, chances, players, reason

Happened = TypeVar("Happened", CardTaken, SecretLaid, TokenPaid)

NAMED = 2
"""Players who are named in one part of a sentence at most: more of them are counted."""
LISTED = 3
"""Cards that are told one by one at most: more of them are counted."""


def recap(events: Iterable[Event], sight: Sight) -> Sequence[Line]:
    """Return how a round ended, which cards others took or laid, who refuses the one that is there."""
    ended: RoundEnded | None = None
    viewer, target = sight.viewer, sight.table.target
    took: list[CardTaken] = []
    laid: list[SecretLaid] = []
    paid: list[TokenPaid] = []
    for event in events:
        match event:
            case RoundEnded(over=False):
                ended, took, laid, paid = event, [], [], []
            case CardTaken():
                took, paid = [*took, event], []
            case SecretLaid():
                laid.append(event)
            case TokenPaid(card=card, pot=pot) if card == target and pot <= sight.table.pot:
                paid.append(event)
    took, laid, paid = _by_others(took, viewer), _by_others(laid, viewer), _by_others(paid, viewer)
    cards = _taken(took)
    cards += _laid(laid, len(cards))
    sentences = [
        *([_round(ended, viewer)] if ended else []),
        *([chain("parts-semicolon", cards)] if cards else []),
        *([_refused(paid, sight.table.pot)] if paid else []),
    ]
    return [answer("non_merci-recap", {"told": told}) for told in sentences[:2]]


def heading(event: Event) -> Phrase | None:
    """Return the round that begins, where there are several."""
    if isinstance(event, RoundBegan) and event.rounds > 1:
        return Phrase("non_merci-heading", {"round": event.round})
    return None


def why(sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
    """Return why an action is good or bad: what it costs, how likely others take the card instead."""
    table, seat = sight.table, Seat(sight.table.turn)
    held = table.cards[seat]
    laying = advice.action is Action.REVEAL
    cost = rise(held, table.secret[seat]) if laying else rise(held, table.target) - table.pot
    args: dict[str, Arg] = {
        "way": advice.action.value,
        "card": table.target,
        "pot": table.pot,
        "tokens": table.tokens[seat],
        "points": cost,
        "effect": effect_phrase(cost),
        "best": int(advice.action is ranked[0].action),
    }
    match advice.action:
        case Action.REVEAL:
            args["late"] = int(cost > 0)
        case Action.TAKE:
            args["run"] = run_phrase(*run_with(held, table.target))
            args["joins"] = int(run_with(held, table.target) != (table.target, table.target))
        case Action.PASS:
            args |= _passed(sight, cost)
    return reason("non_merci", advice, **args)


def _passed(sight: Sight, cost: int) -> Mapping[str, Arg]:
    """Return how likely others take the target, which costs the viewer *cost*, and the tokens if it returns.

    `player` is the one who most likely takes it, `price` what it costs him.
    """
    table, lost = sight.table, lost_by_passing(sight)
    taker = likely_taker(sight)
    told = Phrase(f"non_merci-lost-{'sure' if lost == 1 else 'some'}", {"chances": chances(lost)})
    return {
        "lost": told,
        "danger": int(lost > 0),
        "back": table.pot + table.seats,
        "player": Who(taker.seat),
        "price": taker.cost,
        "gain": "dearer" if taker.cost > max(cost, 0) else "spared" if cost > 0 else "slight",
    }


def _by_others(events: Sequence[Happened], viewer: Seat | None) -> list[Happened]:
    return [event for event in events if event.seat != viewer]


def _taken(took: Sequence[CardTaken]) -> list[Phrase]:
    """Return who took which cards with how many tokens; where these are too many, how many."""
    takers = dict.fromkeys(event.seat for event in took)
    if len(takers) > NAMED:
        return [_took("many", took, len(took))]
    whose = [[event for event in took if event.seat == seat] for seat in takers]
    return [_took("next" if place else "first", events, len(took)) for place, events in enumerate(whose)]


def _took(who: str, events: Sequence[CardTaken], cards: int) -> Phrase:
    """Return which of so many *cards* one or several players took, the first alone told by a verb."""
    args: dict[str, Arg] = {
        "who": who,
        "player": Who(events[0].seat),
        "takers": len({event.seat for event in events}),
        "count": len(events) if cards > LISTED and len(events) > 1 else 0,
        "cards": tuple(Phrase("non_merci-single-held", {"low": event.card}) for event in events),
        "pot": sum(event.pot for event in events),
    }
    return Phrase("non_merci-recap-took", args)


def _laid(laid: Sequence[SecretLaid], parts: int) -> list[Phrase]:
    """Return who laid which secret card, or how many did, after so many *parts* of the sentence."""
    if len(laid) > 1 and len(laid) + parts > NAMED:
        return [Phrase("non_merci-recap-laid-many", {"count": len(laid)})]
    return [Phrase("non_merci-recap-laid", {"player": Who(each.seat), "card": each.card}) for each in laid]


def _refused(paid: Sequence[TokenPaid], pot: int) -> Phrase:
    """Return who refuses the card that is there, and the tokens on it."""
    seats = dict.fromkeys(event.seat for event in paid)
    args: dict[str, Arg] = {"count": len(seats), "players": players(seats, None)}
    return Phrase("non_merci-recap-refused", {**args, "card": paid[-1].card, "pot": pot})


def _round(ended: RoundEnded, viewer: Seat | None) -> Phrase:
    """Return that a round ended, who leads, and what the viewer has if he does not."""
    best, leaders = by_rank(ended.totals)[0]
    args: dict[str, Arg] = {"round": ended.round, "points": best, "players": players(leaders, viewer)}
    if viewer is None or viewer in leaders:
        return Phrase(f"non_merci-recap-{'led' if leaders == [viewer] else 'round'}", args)
    return Phrase("non_merci-recap-behind", {**args, "own": ended.totals[viewer]})
