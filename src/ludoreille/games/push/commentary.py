"""Push looked back upon and thought about: what came of others' turns, and why one would do something."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ludoreille.core import Event, Seat
from ludoreille.games.push.expert import Reason
from ludoreille.games.push.model import (
    DIE_CARD,
    FACES,
    Busted,
    ColourProtected,
    ColumnTaken,
    DieRolled,
    Draw,
    Place,
    Protect,
    Sight,
    State,
    Stop,
    Take,
    points,
)
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Line, Phrase, Who
from ludoreille.words.telling import answer, chain, chances, reason


def recap(events: Iterable[Event], viewer: Seat | None) -> Sequence[Line]:
    """Return what others took and protected, then what they lost to the die, a sentence each."""
    taken, protected, busted, struck = (Counter[Seat]() for _ in range(4))
    for event in events:
        match event:
            case ColumnTaken(seat, _, cards) if cards:
                taken[seat] += points(cards)
            case ColourProtected(seat, _, cards):
                protected[seat] += points(cards)
            case Busted(seat):
                busted[seat] += 0
            case DieRolled(seat, _, lost) if lost:
                (busted if event.busted else struck)[seat] += points(lost)
    sentences = (
        _told({"taken": taken, "protected": protected}, viewer),
        _told({"busted": busted, "struck": struck}, viewer),
    )
    return [answer("push-recap", {"told": chain("parts-semicolon", told)}) for told in sentences if told]


def why(sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
    """Return why an action is good or bad, with the figures that *ranked* gives of it and of the others."""
    table = sight.table
    more: Mapping[str, Arg] = {}
    match advice.action:
        case Place(column):
            more = _placing(table, column, advice, ranked[0])
        case Take(column):
            more = _taking(table, column, advice, ranked[0])
        case Stop():
            more = _stopping(table, ranked)
        case Draw() if advice.reason in (Reason.TURN_IS_WORTH_MORE, Reason.COLOUR_LEFT_IN_DANGER):
            more = _unprotected(ranked)
        case Draw():
            more = _danger(advice.risk)
    return reason("push", advice, **more)


def _told(sums: Mapping[str, Counter[Seat]], viewer: Seat | None) -> Sequence[Phrase]:
    """Return what happened to others, one part of a sentence for each id that it happened by.

    Whom it concerned most is named first, and another if there is no third; after the first part only one.
    """
    told: list[Phrase] = []
    for id_, points_of in sums.items():
        concerned = [(seat, total) for seat, total in points_of.most_common() if seat != viewer]
        if concerned:
            two = len(concerned) == 2 and not told  # noqa: PLR2004
            who = "one" if len(concerned) == 1 else "two" if two else "many"
            told.append(Phrase(f"push-recap-{id_}", {"who": who, **_shared(concerned)}))
    return told


def _shared(concerned: Sequence[tuple[Seat, int]]) -> Mapping[str, Arg]:
    """Return the first and the last of some players, the points of the first, those of the rest, and all."""
    (first, most), (last, _) = concerned[0], concerned[-1]
    total = sum(worth for _, worth in concerned)
    return {
        "player": Who(first),
        "second": Who(last),
        "count": len(concerned),
        "others": len(concerned) - 1,
        "points": most,
        "rest": total - most,
        "total": total,
    }


def _unprotected(ranked: Sequence[Advice]) -> Mapping[str, Arg]:
    """Return the colour that would best be protected, its points, and how likely they are lost."""
    best = next(advice for advice in ranked if isinstance(advice.action, Protect))
    assert best.risk is not None
    assert best.stake is not None
    return {"colour": FACES[best.action.colour], "chances": chances(best.risk), "points": best.stake}


def _stopping(table: State, ranked: Sequence[Advice]) -> Mapping[str, Arg]:
    """Return what there is to take at best, and what drawing on would risk."""
    risk = next((advice.risk for advice in ranked if isinstance(advice.action, Draw)), None)
    return {**_danger(risk), "points": max(map(points, table.columns), default=0)}


def _danger(risk: float | None) -> Mapping[str, Arg]:
    """Return a risk, and whether there is none, some, or no doubt."""
    return {
        "danger": "some" if risk and risk < 1 else "sure" if risk else "none",
        "chances": chances(risk or 0),
    }


def _placing(table: State, number: int, advice: Advice, best: Advice) -> Mapping[str, Arg]:
    """Return what the column is worth with the card drawn, whether none is worth more, and the next risk."""
    assert table.drawn is not None
    lying = table.columns[number - 1] if number <= len(table.columns) else ()
    worth, next_ = points((*lying, table.drawn)), _danger(advice.risk)
    id_ = next_["danger"] if table.pile_size else "last"
    return {
        "points": worth,
        "richest": int(worth == advice.stake),
        "best": int(advice.action == best.action),
        "next": Phrase(f"push-next-{id_}", next_),
    }


def _taking(table: State, number: int, advice: Advice, best: Advice) -> Mapping[str, Arg]:
    """Return by how many points a column is less than the richest, and how likely its die strikes."""
    most = max(map(points, table.columns))
    richest = [column for column in table.columns if column and points(column) == most]
    struck = round((advice.risk or 0) * len(FACES))
    return {
        **_danger(advice.risk),
        "less": most - points(table.columns[number - 1]),
        "die": int(all(DIE_CARD in column for column in richest)),
        "faces": Phrase("parts-chances", {"nombre": struck, "total": len(FACES)}),
        "best": int(advice.action == best.action),
    }
