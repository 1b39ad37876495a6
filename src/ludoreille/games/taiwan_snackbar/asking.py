"""What a player of Taiwan Snackbar is asked, what he can answer by which key, and why it is refused."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludoreille.core import Refused, Seat
from ludoreille.games.taiwan_snackbar.cards import (
    DISHES,
    INDIGESTION,
    dish,
    no_cards,
    tally,
)
from ludoreille.games.taiwan_snackbar.model import (
    Action,
    Change,
    Choose,
    DrawOne,
    Eat,
    Phase,
    Plus,
    Reverse,
    Serve,
    Sight,
)
from ludoreille.games.taiwan_snackbar.phrases import (
    NAMES,
    dish_phrase,
    endangered,
    group,
    groups,
    hand_phrase,
    order_phrase,
    part,
)
from ludoreille.games.taiwan_snackbar.refusals import VALUES
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import either, players, refusal_line

RULES = TaiwanSnackbar()
FEW_KINDS = 4
"""Kinds of cards up to which the question tells the whole hand."""
PLUS_APART, REVERSE_APART, EAT_APART, DRAW_APART = 1, 8, 9, 0
"""Numbers of the choices that have a letter: apart from the values of dishes."""
NAMED: Mapping[type[Action], str] = {
    Plus: "plus",
    Reverse: "reverse",
    Choose: "choose",
    Eat: "eat",
    DrawOne: "draw",
}
"""How the messages call the actions that name no dish."""
SPOKEN = ("tofu", "omelette", "nouilles", "ravioli", "porc", "gâteau")
"""The words by which line mode knows the dishes."""


def question(sight: Sight) -> Line:
    """Return what the viewer is asked now, or whom the table waits for."""
    table = sight.table
    id_ = f"taiwan_snackbar-ask-{_asked(sight)}"
    nobody = table.phase in (Phase.FIRST_SEAT, Phase.DEAL, Phase.OVER)
    who = None if nobody else table.turn
    line = Line(id_, _situation(sight), who, Category.ANSWER)
    if table.phase is Phase.TURN and who == sight.viewer:
        return replace(line, category=Category.ALERT, cues=(Cue("my-turn"),), asks=True)
    return line


def choices(sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return the viewer's choices: every dish, pair, special card and player, the refused ones too."""
    legal = frozenset(actions)
    amount = sight.table.amount or sight.table.owed
    return [
        *(_serve(value, legal) for value in VALUES),
        *(_change(value, legal) for value in VALUES),
        _keyed(Plus(), PLUS_APART, "p", part("choice-plus"), legal, "supplément", "portion"),
        _keyed(Reverse(), REVERSE_APART, "t", part("choice-reverse"), legal, "tourner", "sens"),
        *(_choose(Seat(seat), legal) for seat in range(sight.table.seats)),
        _keyed(Eat(), EAT_APART, "m", part("choice-eat", count=amount), legal, "manger"),
        _keyed(DrawOne(), DRAW_APART, "g", part("choice-draw"), legal, "goûter", "piocher"),
    ]


def refused(sight: Sight, refusal: Refused) -> Line:
    """Return why an action was refused, and what is possible."""
    details, table = refusal.details, sight.table
    args: dict[str, Arg] = {
        "tried": _tried(details["action"], sight.viewer, table.seats),
        "possible": _possible(sight),
        "count": table.amount,
    }
    id_ = refusal.reason
    if id_ == "not-your-turn":
        id_ = "waits" if table.phase is Phase.TURN else "drawing"
        args["player"] = Who(table.turn)
    if table.dish is not None:
        args["asked"] = part("some", card=NAMES[table.dish])
    return refusal_line(f"taiwan_snackbar-refused-{id_}", args)


def _asked(sight: Sight) -> str:
    """Return the question of a phase."""
    table = sight.table
    if table.phase is not Phase.TURN:
        return table.phase.value
    if table.order:
        return "order" if sum(table.hands[table.turn]) or table.turn != sight.viewer else "starved"
    if table.turn != sight.viewer or any(table.hands[table.turn][:DISHES]):
        return "open"
    return "nothing"


def _situation(sight: Sight) -> dict[str, Arg]:
    """Return what the decision needs, and what a full telling adds."""
    table, viewer = sight.table, sight.viewer
    hand = no_cards() if viewer is None else table.hands[viewer]
    order = tally(table.order)
    args: dict[str, Arg] = {
        "order": order_phrase(order),
        "short": group(table.dish, order[table.dish]) if table.dish is not None else part("nothing"),
        "count": table.amount or table.owed,
        "hand": hand_phrase(hand, FEW_KINDS),
        "whole": hand_phrase(hand, len(NAMES)),
        "dishes": _dishes(hand),
        "can": _can(sight),
        "options": _can(sight, shown=len(groups(hand)) <= FEW_KINDS),
        "danger": danger(sight),
        "pile": sight.pile_size,
        "left": table.pile[INDIGESTION],
    }
    return args


def danger(sight: Sight) -> Phrase:
    """Return who is one token away from the end, nothing if nobody is."""
    seats = endangered(sight.table.malus)
    return part("danger", players=players(seats, sight.viewer)) if seats else part("nothing")


def _dishes(hand: Sequence[int]) -> Phrase:
    """Return how an order can be started: the dishes of a hand that is too big to be told."""
    named = [part("dish", card=NAMES[card]) for card in range(DISHES) if hand[card]]
    return part("with", dishes=either(named)) if len(groups(hand)) > FEW_KINDS and named else part("nothing")


def _can(sight: Sight, *, shown: bool = False) -> Phrase:
    """Return the legal actions of the viewer: "servir, changer pour tofu ou porc, ou manger".

    Where the whole hand is *shown* beside, pairs and special cards are not named again.
    """
    viewer, table = sight.viewer, sight.table
    actions = () if viewer is None else RULES.actions(table, viewer)
    parts, pairs = [], [dish_phrase(action.value) for action in actions if isinstance(action, Change)]
    served = [dish_phrase(action.value) for action in actions if isinstance(action, Serve)]
    if served:
        parts.append(part("can-serve") if table.order else part("can-open", dishes=either(served)))
    if pairs:
        parts.append(part("can-change") if shown else part("can-change-for", dishes=either(pairs)))
    kinds = {type(action) for action in actions}
    named = [name for kind, name in NAMED.items() if kind in kinds]
    specials = [name for name in named if name in ("plus", "reverse", "choose")]
    if shown and len(specials) > 1:
        named = ["special", *(name for name in named if name not in specials)]
    parts += [part(f"can-{name}") for name in named]
    return either(parts) if parts else part("nothing")


def _possible(sight: Sight) -> Phrase:
    """Return what the viewer may do instead."""
    mine = sight.table.phase is Phase.TURN and sight.viewer == sight.table.turn
    return part("possible", can=_can(sight)) if mine else part("wait")


def _serve(value: int, legal: frozenset[Action]) -> Choice:
    action, card = Serve(value), dish(value)
    label = part("choice-serve", dish=group(card), value=value)
    return Choice(action, value, label, words=(SPOKEN[card],), legal=action in legal)


def _change(value: int, legal: frozenset[Action]) -> Choice:
    action, word = Change(value), SPOKEN[dish(value)]
    label = part("choice-change", dish=dish_phrase(value), value=value)
    return Choice(action, value, label, words=(f"changer {word}",), legal=action in legal, lead="c")


def _choose(seat: Seat, legal: frozenset[Action]) -> Choice:
    action, label = Choose(seat), part("choice-choose", player=Who(seat))
    number = seat + 1
    return Choice(action, number % 10, label, words=(f"joueur {number}",), legal=action in legal, lead="j")


def _keyed(
    action: Action, number: int, key: str, label: Phrase, legal: frozenset[Action], *words: str
) -> Choice:
    return Choice(action, number, label, key, words, legal=action in legal)


def _tried(action: Any, viewer: Seat | None, seats: int) -> Phrase:
    match action:
        case Serve(value):
            known = value in VALUES
            return part("try-serve", dish=group(dish(value)) if known else dish_phrase(value))
        case Change(value):
            known = value in VALUES
            return part(
                "try-change", dish=part("some", card=NAMES[dish(value)]) if known else dish_phrase(value)
            )
        case Choose(seat) if seat == viewer:
            return part("try-choose-self")
        case Choose(seat) if seat in range(seats):
            return part("try-choose", player=Who(Seat(seat)))
        case Choose(seat):
            return part("try-choose-nobody", number=seat + 1)
    return part(f"try-{NAMED[type(action)]}")
