"""What is said of Taiwan Snackbar beside telling it: why of a hint, what happened meanwhile, titles."""

from collections.abc import Collection, Sequence

from ludoreille.core import Event, Seat
from ludoreille.games.taiwan_snackbar.cards import INDIGESTION
from ludoreille.games.taiwan_snackbar.model import (
    Action,
    Choose,
    DirectionReversed,
    DishServed,
    Eat,
    GameEnded,
    OrderChanged,
    OrderEaten,
    PlayerChosen,
    PortionAdded,
    Reverse,
    Sight,
)
from ludoreille.games.taiwan_snackbar.phrases import NAMES, endangered, group, part, side_phrase
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Line, Phrase, Who
from ludoreille.words.telling import answer, chain, chances, either, players, reason

GAME = "taiwan_snackbar"
NAMED = 2
"""Players who are named when they did the same, and meals that are told one by one."""
CLAUSES = 3
"""Parts of a sentence about what was played."""

Played = DishServed | OrderChanged | PortionAdded | DirectionReversed | PlayerChosen


def heading(event: Event) -> Phrase | None:
    """Return the title of an order that somebody opens, which goes on to the meal."""
    match event:
        case DishServed(seat, card, opened=True):
            return part("heading", opener=Who(seat), dish=group(card))
    return None


def why(sight: Sight, advice: Advice, ranking: Sequence[Advice]) -> Phrase:
    """Return why an expert thinks so of an action, of those of a *ranking*, as a clause."""
    table = sight.table
    others = [seat for seat in endangered(table.malus) if seat != sight.viewer]
    eating = next((each.risk for each in ranking if isinstance(each.action, Eat)), None)
    risk = advice.risk or 0.0
    args: dict[str, Arg] = {
        "before": table.amount,
        "next": Who(_following(sight, advice.action)),
        "danger": _ending(others),
        "eats": "yes" if isinstance(advice.action, Eat) else "no",
        "upset": _upset(risk),
        "fear": part("own-risk", upset=_upset(risk)) if risk > 0 else part("nothing"),
        "less": part("less-than-eating" if eating is not None and risk < eating else "nothing"),
    }
    return reason(GAME, advice, **args)


def _ending(others: Sequence[Seat]) -> Phrase:
    """Return who of *others* may end the game, if they are few enough to be named."""
    if not 0 < len(others) <= NAMED:
        return part("meal-may-end")
    return part("who-may-end", players=either([part("player", player=Who(seat)) for seat in others]))


def _upset(risk: float) -> Phrase:
    """Return the chance of an indigestion."""
    if 0 < risk < 1:
        return part("upset-risk", risque=chances(risk))
    return part("upset-none" if risk <= 0 else "upset-sure")


def _following(sight: Sight, action: Action) -> Seat:
    """Return who plays after an action."""
    table = sight.table
    if isinstance(action, Choose):
        return Seat(action.seat)
    direction = -table.direction if isinstance(action, Reverse) else table.direction
    return Seat((table.turn + direction) % table.seats)


def recap(events: Sequence[Event], sight: Sight) -> Sequence[Line]:
    """Return who ate, then what was played on the order that stands, or whose hand is small."""
    viewer = sight.viewer
    meals = [event for event in events if isinstance(event, OrderEaten) and any(event.cards)]
    over = [event for event in events if isinstance(event, GameEnded)]
    clauses = [] if over else _clauses(_since_meal(events), sight)
    lines = [answer(f"{GAME}-recap-won", {"winners": players(event.winners, viewer)}) for event in over]
    if clauses:
        lines = [answer(f"{GAME}-recap-played", {"clauses": chain("parts-comma", clauses)})]
    if meals:
        few = len(meals) == 1 or (len(meals) <= NAMED and len(meals) + len(clauses) <= CLAUSES and not over)
        told = chain("parts-semicolon", map(_meal, meals)) if few else _meals(meals, viewer)
        return [answer(f"{GAME}-recap-meals", {"meals": told}), *lines]
    return [*lines, *_small_hands(events, sight)]


def _meals(meals: Sequence[OrderEaten], viewer: Seat | None) -> Phrase:
    """Return meals summed up."""
    upset = {event.seat for event in meals if event.cards[INDIGESTION]}
    return part(
        "recap-many",
        meals=len(meals),
        count=sum(sum(event.cards) for event in meals),
        upset=part("recap-upset", **_who(upset, viewer)) if upset else part("recap-well"),
    )


def _meal(event: OrderEaten) -> Phrase:
    upsets = event.cards[INDIGESTION]
    args: dict[str, Arg] = {
        "eater": Who(event.seat),
        "count": sum(event.cards),
        "way": "tasted" if event.tasted else "eaten",
        "upset": part("recap-tokens", upsets=upsets, malus=event.malus) if upsets else part("nothing"),
    }
    return part("recap-meal", **args)


def _since_meal(events: Sequence[Event]) -> Sequence[Played]:
    """Return the cards played since the last meal."""
    played: list[Played] = []
    for event in events:
        if isinstance(event, OrderEaten):
            played = []
        elif isinstance(event, Played):
            played.append(event)
    return played


def _clauses(played: Sequence[Played], sight: Sight) -> Sequence[Phrase]:
    """Return what was played on the order that stands, and which way it goes.

    The least telling is left out.
    """
    viewer = sight.viewer
    began = [event for event in played if isinstance(event, DishServed | OrderChanged) and _begins(event)]
    since = played[played.index(began[-1]) + 1 :] if began else played
    served = {event.seat for event in since if isinstance(event, DishServed)}
    portions = {event.seat for event in since if isinstance(event, PortionAdded)}
    turned = [event.seat for event in played if isinstance(event, DirectionReversed)]
    chosen = [event for event in since if isinstance(event, PlayerChosen)]
    first = [_began(event) for event in began[-1:]]
    more = []
    if served:
        more.append(part("recap-served-it" if began else "recap-served", **_who(served, viewer)))
    if portions:
        more.append(part("recap-added", **_who(portions, viewer)))
    if len(turned) % 2:
        side = side_phrase(sight.table.direction)
        more.append(part("recap-turned", side=side, **_who({turned[-1]}, viewer)))
    more += [_chosen(event, viewer) for event in chosen[-1:]]
    return [*first, *more[-(CLAUSES - len(first)) :]]


def _chosen(event: PlayerChosen, viewer: Seat | None) -> Phrase:
    you = "-you" if event.following == viewer else ""
    return part(f"recap-chosen{you}", chooser=Who(event.seat), following=Who(event.following))


def _begins(event: DishServed | OrderChanged) -> bool:
    return isinstance(event, OrderChanged) or event.opened


def _began(event: DishServed | OrderChanged) -> Phrase:
    """Return who ordered, or changed for, which dish."""
    id_ = "recap-changed" if isinstance(event, OrderChanged) else "recap-opened"
    return part(id_, seat=Who(event.seat), dish=part("some", card=NAMES[event.dish]))


def _who(seats: Collection[Seat], viewer: Seat | None) -> dict[str, Arg]:
    """Return who did the same, and how many they are: few by name."""
    few = len(seats) <= NAMED
    named: Arg = players(seats, viewer) if few else part("recap-players", count=len(seats))
    return {"players": named, "count": len(seats)}


def _small_hands(events: Sequence[Event], sight: Sight) -> Sequence[Line]:
    """Return whose hand ran short by what was played."""
    spent = {event.seat for event in events if isinstance(event, Played)} - {sight.viewer}
    hands = [
        part(id_, **_who(seats, sight.viewer))
        for id_, size in (("recap-empty", 0), ("recap-last-card", 1))
        if (seats := {seat for seat in spent if sight.sizes[seat] == size})
    ]
    return (answer(f"{GAME}-recap-hands", {"hands": chain("parts-semicolon", hands)}),) if hands else ()
