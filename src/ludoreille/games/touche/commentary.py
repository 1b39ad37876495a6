"""What is said of a series of Touché beside telling it: why of a hint, what happened meanwhile, titles."""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Event, Seat
from ludoreille.games.touche import telling
from ludoreille.games.touche.advice import Reason
from ludoreille.games.touche.fencing import account, strike_again, touch
from ludoreille.games.touche.model import (
    STOP,
    Announce,
    DuelBegan,
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    GameEnded,
    MusketeersShown,
    Phase,
    Sight,
    WentOn,
)
from ludoreille.games.touche.phrases import markers_phrase, musketeer_phrase, ranked, ranks, role
from ludoreille.games.touche.pieces import FIRST_BLOOD, Duel
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Line, Phrase, Who
from ludoreille.words.telling import answer, chances, either, players, reason

SENTENCES = 2
"""Sentences of a recap at most: that many duels are told one by one."""
LOST = 0.55
"""The chance to lose a duel from which that is told, not the chance to win it."""
HUNDRED = 100


def heading(event: Event) -> Phrase | None:
    """Return the title of a duel that begins."""
    return Phrase("touche-heading", {"number": event.number}) if isinstance(event, DuelBegan) else None


# Hints. Musketeers are compared by the chance to win the series, in hundredths since they seldom differ by
# more; stopping and going on by what the duel may still bring.


def why(sight: Sight, advice: Advice, ranking: Sequence[Advice]) -> Phrase:
    """Return why the expert thinks so of an action, of those of a *ranking*, as a clause."""
    if sight.table.phase is Phase.CHOOSE:
        return _why_sent(advice, ranking)
    if sight.table.phase is Phase.FIRST_BLOOD:
        return _why_blood(sight, advice, ranking)
    return _why_pass(sight, advice, ranking)


def _why_sent(advice: Advice, ranking: Sequence[Advice]) -> Phrase:
    """Return what a musketeer does for the series and in this duel."""
    assert advice.risk is not None
    best = ranking[0]
    lost = advice.risk > LOST
    args: dict[str, Arg] = {
        "first": "yes" if advice is best else "no",
        "series": _hundredths("touche-of-hundred", advice.value),
        "better": _hundredths("touche-number-of-hundred", best.value),
        "close": "yes" if _rounded(advice.value) == _rounded(best.value) else "no",
        "best": musketeer_phrase(best.action.musketeer),
        "duel": Phrase(
            "touche-duel-lost" if lost else "touche-duel-won",
            {"chances": chances(advice.risk if lost else 1 - advice.risk)},
        ),
    }
    if best.value <= 0 or ranking[-1].value >= 1:
        args["won"] = "yes" if best.value > 0 else "no"
        return Phrase("touche-reason-decided", args)
    if advice.reason == Reason.KEEPS_THEM_GUESSING:
        mixed = [each for each in ranking if each.reason == advice.reason and each is not advice]
        others = [musketeer_phrase(each.action.musketeer) for each in mixed]
        args["mixed"] = either([Phrase("touche-him"), *others])
    return reason("touche", advice, **args)


def _hundredths(id_: str, value: float) -> Phrase:
    return Phrase(id_, {"number": _rounded(value)})


def _rounded(value: float) -> int:
    return round(HUNDRED * value)


def _why_blood(sight: Sight, advice: Advice, ranking: Sequence[Advice]) -> Phrase:
    """Return what stopping costs, what going on may bring, or both."""
    table, seat = sight.table, sight.viewer
    assert seat is not None
    stop, on = sorted(ranking, key=lambda each: bool(each.action != STOP))
    assert stop.stake is not None
    assert on.stake is not None
    assert on.risk is not None
    at_once, same = on.risk >= 1, on.stake == stop.stake
    known = table.seats == len(table.pair) or table.number == len(table.schedule)
    args: dict[str, Arg] = {
        "opponent": Who(table.pair[1 - table.side(seat)]),
        "points": stop.stake,
        "more": on.stake,
        "same": "yes" if same else "no",
        "way": ("at-once" if at_once else "later") + ("-same" if same else ""),
        "losing": chances(on.risk),
        "winning": chances(1 - on.risk),
        "series": _hundredths("touche-of-hundred", on.value),
        "better": _hundredths("touche-number-of-hundred", stop.value),
        "close": "yes" if _rounded(on.value) == _rounded(stop.value) else "no",
        "stopped": "won" if stop.reason == Reason.SERIES_WON else "other",
        "hope": "none" if on.value <= 0 else "known" if known else "likely",
    }
    return reason("touche", advice, **args)


def _why_pass(sight: Sight, advice: Advice, ranking: Sequence[Advice]) -> Phrase:
    """Return that it is a guess, and what hangs on it either way."""
    table, seat = sight.table, sight.viewer
    assert seat is not None
    side = table.side(seat)
    args: dict[str, Arg] = {
        "first": "yes" if advice is ranking[0] else "no",
        "asked": "announce" if isinstance(advice.action, Announce) else "hide",
        "touching": _outcome("touching", table.fight, side, table.pair[1 - side]),
        "touched": _outcome("touched", table.fight, 1 - side, table.pair[1 - side]),
    }
    return reason("touche", advice, **args)


def _outcome(way: str, duel: Duel, toucher: int, opponent: Seat) -> Phrase:
    """Return what a touch would do: "vous prenez une esquive"; it is tried on a copy of the duel."""
    after = duel.copy()
    paid = touch(after, toucher).paid
    extra = strike_again(after, toucher)
    what = "both-blood" if extra is FIRST_BLOOD else paid.value if extra is None else "both"
    args: dict[str, Arg] = {"what": what, "opponent": Who(opponent), "points": 0}
    if after.loser is not None:
        args |= {"what": "wound", "points": account(after).total}
    return Phrase(f"touche-if-{way}", args)


# Recap.


def recap(events: Sequence[Event], sight: Sight) -> Sequence[Line]:
    """Return the duels that ended among *events*, or what came of the one under way, and who won."""
    viewer = sight.viewer
    ended = [event for event in events if isinstance(event, DuelEnded)]
    over = [event for event in events if isinstance(event, GameEnded)]
    won = [answer("touche-recap-won", {"winners": players(event.winners, viewer)}) for event in over]
    if len(ended) + len(over) > SENTENCES:
        args: dict[str, Arg] = {"count": len(ended), "ranks": ranked(ended[-1].renown, viewer)}
        return [answer("touche-recap-duels", args), *won]
    lines = [_ended(event, viewer) for event in ended]
    return [*lines, *won, *_under_way(_since_duel(events), sight)][:SENTENCES]


def _since_duel(events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened after the last duel that ended."""
    ends = [place for place, event in enumerate(events, 1) if isinstance(event, DuelEnded)]
    return events[ends[-1] :] if ends else events


def _ended(event: DuelEnded, viewer: Seat | None) -> Line:
    heard = role(viewer, (event.winner, event.loser), "winner", "loser")
    args: dict[str, Arg] = {
        "number": event.number,
        "winner": Who(event.winner),
        "loser": Who(event.loser),
        "how": "wounded" if event.wounded else "stopped",
        "points": event.account.total,
    }
    return answer(f"touche-recap-ended-{heard}", args)


def _under_way(events: Sequence[Event], sight: Sight) -> Sequence[Line]:
    """Return what came of the duel under way: the touches, or else who fights whom."""
    viewer = sight.viewer
    opened = [event for event in events if isinstance(event, FistsOpened)]
    if len(opened) > 1 and viewer not in opened[0].pair:
        return _passes(opened, sight)
    extra = [event for event in events if isinstance(event, ExtraPaid)]
    lines: list[Line] = []
    if extra:
        lines.append(replace(telling.extra_paid(extra[-1], viewer), category=Category.ANSWER, cues=()))
    elif opened:
        lines.append(answer("touche-recap-blow", {"blow": telling.blow(opened[-1], viewer)}))
    else:
        shown = [event for event in events if isinstance(event, MusketeersShown)]
        lines += [_shown(event, viewer) for event in shown]
    return [
        *lines,
        *(answer("touche-went-on", {}, event.seat) for event in events if isinstance(event, WentOn)),
    ]


def _passes(opened: Sequence[FistsOpened], sight: Sight) -> Sequence[Line]:
    """Return how often each touched in several passes, and what both have left."""
    pair = opened[0].pair
    touches = [(seat, sum(event.toucher == seat for event in opened)) for seat in pair]
    told = tuple(
        Phrase("touche-recap-touches", {"player": Who(seat), "count": count})
        for seat, count in touches
        if count
    )
    lines = [answer("touche-recap-passes", {"count": len(opened), "touches": told})]
    if sight.table.duel is not None and sight.table.pair == pair:
        cards = [
            Phrase("touche-recap-card", {"player": Who(seat), "markers": markers_phrase(fighter)})
            for seat, fighter in zip(pair, sight.table.duel.fighters, strict=True)
        ]
        lines.append(answer("touche-recap-cards", {"cards": ranks(cards)}))
    return lines


def _shown(event: MusketeersShown, viewer: Seat | None) -> Line:
    """Return who fights whom, without what the powers do."""
    heard = role(viewer, (event.attacker, event.defender), "attacker", "defender")
    return answer(f"touche-recap-shown-{heard}", telling.shown(event, viewer).args)
