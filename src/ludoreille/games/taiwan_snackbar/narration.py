"""Taiwan Snackbar told in message ids: what happened, what lies where.

`asking` tells what is asked, `commentary` sums up and explains. The sentences stand in
`locales/fr/taiwan_snackbar.ftl`. Cards are told kind after kind, dishes first.
"""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Event, Refused, Seat
from ludoreille.games.taiwan_snackbar import asking, commentary
from ludoreille.games.taiwan_snackbar.cards import (
    INDIGESTION,
    Counts,
    tally,
    value_of,
)
from ludoreille.games.taiwan_snackbar.model import (
    FATAL,
    Action,
    DirectionReversed,
    DishServed,
    FirstSeatDrawn,
    GameEnded,
    HandDealt,
    OrderChanged,
    OrderEaten,
    PileShuffled,
    PlayerChosen,
    PortionAdded,
    Sight,
)
from ludoreille.games.taiwan_snackbar.phrases import (
    group,
    groups,
    hand_phrase,
    new_cards,
    order_phrase,
    part,
    side_phrase,
)
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import by_rank, chain, heard_by, players, victory

FEW_KINDS = 3
"""Kinds of cards up to which he who eats hears at once what he got."""
FOLD = "taiwan_snackbar-fold-added"
"""Dishes and portions of others that came one after the other are told in one sentence."""


class TaiwanSnackbarNarrator:
    """Tells Taiwan Snackbar; see `words.narrator.Narrator`."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event."""
        match event:
            case GameEnded():
                return _ending(event, viewer)
            case HandDealt(_, cards, starts):
                hand = _line("dealt", event.seat, hand=hand_phrase(cards, len(cards)))
                return () if starts else (replace(hand, category=Category.MINE),)
            case PlayerChosen(seat, _, _, following) if following == viewer:
                return (_line("chosen-you", seat, "choose-player"),)
        return (heard_by(viewer, _telling(event, viewer)),)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        return asking.question(sight)

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; what is refused now keeps its key, which answers why."""
        return asking.choices(sight, actions)

    def board(self, sight: Sight) -> None:
        """Return nothing: the game is played by its choices alone."""

    def refused(self, sight: Sight, refusal: Refused) -> Line:
        """Return why an action was refused, and what is possible."""
        return asking.refused(sight, refusal)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return the hand of *seat* by groups; of another one what all saw go into it."""
        hand, size = sight.table.hands[seat], sight.sizes[seat]
        args: dict[str, Arg] = {"count": size, "malus": sight.table.malus[seat]}
        if seat == sight.viewer:
            return (_answer("mine", who=seat, whole=hand_phrase(hand, len(hand)), **args),)
        seen = part("seen", cards=groups(hand)) if any(hand) else part("nothing")
        return (_answer("theirs", who=seat, seen=seen, **args),)

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the order, the direction, the pile and the discard, and who is in danger."""
        table = sight.table
        lines = [
            _answer("table-order", order=order_phrase(tally(table.order)), count=table.amount)
            if table.order
            else _answer("table-none"),
            _answer("table-direction", side=side_phrase(table.direction)),
            _answer("table-pile", count=sight.pile_size, left=table.pile[INDIGESTION]),
            _answer("table-discard", count=sum(table.discard)),
        ]
        danger = asking.danger(sight)
        return [*lines, _answer("table-danger", danger=danger)] if "players" in danger.args else lines

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return malus and hand sizes by rank."""
        return (_ranks(sight.table.malus, sight.sizes, sight.viewer, most=sight.table.variant.most_wins),)

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the cards of the last meal by groups, with who ate."""
        for event in reversed(events):
            if isinstance(event, OrderEaten):
                return _answer(
                    "last", who=event.seat, new=new_cards(event.cards), **_meal(event), taken=part("nothing")
                )
        return _answer("last-none")

    def recap(self, events: Sequence[Event], sight: Sight) -> Sequence[Line]:
        """Return what came of *events* in two sentences at most."""
        return commentary.recap(events, sight)

    def heading(self, event: Event) -> Phrase | None:
        """Return the title of an order that somebody opens."""
        return commentary.heading(event)

    def why(self, sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
        """Return why an expert thinks so of an action, as a clause."""
        return commentary.why(sight, advice, ranked)


NARRATOR = TaiwanSnackbarNarrator()


def _telling(event: Event, viewer: Seat | None) -> Line:
    """Return an event as the others hear it; who plays next is left out where he is asked just after."""
    match event:
        case FirstSeatDrawn(seat):
            return _line("first-seat", seat, "game-start")
        case DishServed(seat, card, order, amount, opened, left, following):
            args: dict[str, Arg] = {"dish": group(card), **_after(amount, left, following, viewer, order)}
            line = _line("opened" if opened else "served", seat, f"dish-{value_of(card)}", **args)
            return replace(line, fold=FOLD)
        case OrderChanged(seat, card, order, amount, before, left, following):
            args = {"dish": group(card), "before": before, **_after(amount, left, following, viewer, order)}
            return _line("changed", seat, "order-changed", f"dish-{value_of(card)}", **args)
        case PortionAdded(seat, order, amount, left, following):
            line = _line("added", seat, "portion", **_after(amount, left, following, viewer, order))
            return replace(line, fold=FOLD)
        case DirectionReversed(seat, direction, amount, left, following):
            args = {"side": side_phrase(direction), **_after(amount, left, following, viewer)}
            return _line("reversed", seat, "reverse", **args)
        case PlayerChosen(seat, amount, left, following):
            args = {"following": Who(following), **_after(amount, left, following, viewer)}
            return _line("chosen", seat, "choose-player", **args)
        case OrderEaten():
            return _eaten(event)
        case PileShuffled(size, ran_out):
            id_ = "taiwan_snackbar-ran-out" if ran_out else "taiwan_snackbar-shuffled"
            return Line(id_, {"count": size}, cues=(Cue("shuffle"),))
    raise TypeError(event)


def _line(id_: str, seat: Seat, *cues: str, **args: Arg) -> Line:
    sounds = tuple(Cue(cue, seat=seat) for cue in cues)
    return Line(f"taiwan_snackbar-{id_}", args, seat, cues=sounds)


def _answer(id_: str, who: Seat | None = None, **args: Arg) -> Line:
    return Line(f"taiwan_snackbar-{id_}", args, who, Category.ANSWER)


def _after(
    amount: int, left: int, following: Seat, viewer: Seat | None, order: Counts | None = None
) -> dict[str, Arg]:
    """Return how things stand after a card was played: the order, the hand, and who is next."""
    asked = following == viewer
    return {
        **({"order": order_phrase(order)} if order is not None else {}),
        "count": amount,
        "left": left,
        "after": part("nothing") if asked else part("follows", following=Who(following)),
    }


def _meal(event: OrderEaten) -> dict[str, Arg]:
    """Return the figures of a meal."""
    return {
        "count": sum(event.cards),
        "upsets": event.cards[INDIGESTION],
        "malus": event.malus,
        "waived": event.waived,
        "size": event.size,
    }


def _eaten(event: OrderEaten) -> Line:
    """Return a meal: how much and how many indigestions first, the cards only in full."""
    upset = "-upset" if event.cards[INDIGESTION] else ""
    cues = ("indigestion",) if upset else ()
    endangered = event.cards[INDIGESTION] and event.malus == FATAL - 1
    new = new_cards(event.cards)
    few = len(groups(event.cards)) <= FEW_KINDS
    args = {**_meal(event), "new": new, "few": new if few else part("nothing")}
    args["danger"] = part("last-token") if endangered else part("nothing")
    if not event.tasted:
        return _line(f"eaten{upset}", event.seat, "eat", *cues, **args)
    if not any(event.cards):
        return _line("tasted-nothing", event.seat)
    taken = part("list", cards=groups(event.cards))
    return _line(f"tasted{upset}", event.seat, "card-drawn", *cues, taken=taken, **args)


def _ending(event: GameEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return who won, then the ranks; the sound tells the viewer how it ended for him."""
    won = victory("taiwan_snackbar", event.winners, viewer, {"malus": event.malus[event.winners[0]]})
    ranks = _ranks(event.malus, event.sizes, viewer, most=event.most_wins, ended=True)
    return (won, replace(ranks, category=Category.ALERT))


def _ranks(
    malus: Sequence[int], sizes: Sequence[int], viewer: Seat | None, *, most: bool, ended: bool = False
) -> Line:
    """Return the players by rank; at the end, cards in hand are told where they decide between equals."""
    ranks = by_rank([(tokens, -size if most else size) for tokens, size in zip(malus, sizes, strict=True)])
    parts = []
    for (tokens, _), seats in ranks:
        decided = not ended or sum(other == tokens for (other, _), _ in ranks) > 1
        args: dict[str, Arg] = {"players": players(seats, viewer), "malus": tokens, "count": sizes[seats[0]]}
        tie = "-tie" if len(seats) > 1 else ""
        parts.append(part(f"rank{'-cards' if decided else ''}{tie}", **args))
    return _answer("ranks", ranks=chain("parts-semicolon", parts))
