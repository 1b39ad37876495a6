"""What a player of Push is asked, what he can answer by which key, and why an answer is refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoreille.core import Refused
from ludoreille.games.push.mechanics import open_to
from ludoreille.games.push.model import (
    DIE_CARD,
    FACES,
    MAX_COLUMNS,
    Action,
    Card,
    Draw,
    Phase,
    Place,
    Protect,
    Sight,
    State,
    Stop,
    Take,
    cards_in,
    colour_of,
    points,
    value_of,
)
from ludoreille.games.push.phrases import (
    by_colour,
    card_phrase,
    card_phrases,
    colour_args,
    held_phrase,
    totals,
)
from ludoreille.games.push.rules import Push
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import chain, either, refusal_line

RULES = Push()
DRAW_APART, STOP_APART = 8, 9
"""The numbers of "draw" and "stop" where they are refused, out of the way of columns and colours."""


def question(sight: Sight) -> Line:
    """Return what the viewer is asked now, or whom the table waits for."""
    table = sight.table
    id_, args = _asked(table)
    nobody = table.phase in (Phase.FIRST_SEAT, Phase.OVER)
    who = None if nobody else table.to_move if table.roller is None else table.roller
    line = Line(f"push-ask-{id_}", {**args, "count": table.pile_size}, who, Category.ANSWER)
    if who is not None and who == sight.viewer and RULES.actions(table, who):
        begins = table.phase is Phase.TURN or who != table.turn
        cues = (Cue("my-turn"),) if begins else ()
        return replace(line, category=Category.ALERT, cues=cues, asks=True)
    return line


def choices(sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return the viewer's choices in menu order.

    Columns keep their numbers, drawing and stopping their keys: where they cannot be, the rules say why.
    """
    table, legal = sight.table, frozenset(actions)
    match table.phase:
        case Phase.TURN:
            return [_draw(legal, 1), *_protections(sight, legal), _stop(legal, STOP_APART)]
        case Phase.DECIDE:
            return [_draw(legal, 1), _stop(legal, 2)]
        case Phase.PLACE:
            columns = [_place(table, number, legal) for number in _places(table)]
        case Phase.TAKE:
            columns = [_take(number, column, legal) for number, column in enumerate(table.columns, 1)]
        case _:
            columns = []
    return [*columns, _draw(legal, DRAW_APART), _stop(legal, STOP_APART)]


def refused(sight: Sight, refusal: Refused) -> Line:
    """Return why an action was refused, and what is possible."""
    details = refusal.details
    args: dict[str, Arg] = {
        "tried": _tried(details["action"], sight.table),
        "possible": _possible(sight),
        "taken": int(details.get("column") in range(1, len(sight.table.columns) + 1)),
    }
    if "to_move" in details:
        args["player"] = Who(sight.table.to_move)
    cards, drawn = details.get("cards"), sight.table.drawn
    if isinstance(cards, tuple) and drawn is not None:
        args["held"] = card_phrase(_clashing(cards, drawn, refusal.reason))
    return refusal_line(f"push-refused-{refusal.reason}", args)


def _asked(table: State) -> tuple[str, dict[str, Arg]]:
    """Return the question of a phase: its name, and what the decision needs."""
    match table.phase:
        case Phase.TURN:
            zone = cards_in(table.visible[table.turn])
            held = [Phrase("push-colour-points", colour_args(*group)) for group in by_colour(zone)]
            return ("turn", {"colours": chain("parts-semicolon", held)}) if held else ("turn-draw", {})
        case Phase.PLACE if table.drawn is not None:
            fits = open_to(table, table.drawn)
            labels = chain("parts-semicolon", [_column_label(table, number) for number in fits])
            brief = chain("parts-semicolon", [_column_label(table, number, "-brief") for number in fits])
            args: dict[str, Arg] = {"columns": labels, "brief": brief, "numbers": tuple(fits)}
            return "place", {"card": card_phrase(table.drawn), **args}
        case Phase.DECIDE:
            safe = Phrase("push-safe" if len(table.columns) < MAX_COLUMNS else "push-unsafe")
            return "decide", {"safe": safe, **_lying(table, "lies", "worth", "brief")}
        case Phase.TAKE:
            return "take", _lying(table, "worth", "worth-brief", "short")
        case phase:
            return phase, {}


def _lying(table: State, *ways: str) -> dict[str, Arg]:
    """Return the columns that hold cards, told in several ways: the arguments are named like the messages."""
    lying = [(number, column) for number, column in enumerate(table.columns, 1) if column]
    columns: list[dict[str, Arg]] = [
        {"number": number, "cards": card_phrases(column), "points": points(column), "later": int(place > 0)}
        for place, (number, column) in enumerate(lying)
    ]
    told: dict[str, Arg] = {}
    for way in ways:
        parts = [Phrase(f"push-column-{way}", column) for column in columns] or [Phrase("push-no-column")]
        told[way] = chain("parts-semicolon" if way == "short" else "parts-sentences", parts)
    return told


def _draw(legal: frozenset[Action], number: int) -> Choice:
    words = ("piocher", "carte")
    return Choice(Draw(), number, Phrase("push-choice-draw"), "p", words, legal=Draw() in legal)


def _stop(legal: frozenset[Action], number: int) -> Choice:
    return Choice(Stop(), number, Phrase("push-choice-stop"), "a", ("fini",), legal=Stop() in legal)


def _protections(sight: Sight, legal: frozenset[Action]) -> Sequence[Choice]:
    zone = () if sight.viewer is None else cards_in(sight.table.visible[sight.viewer])
    held = [(colour, cards) for colour, cards in by_colour(zone) if Protect(colour) in legal]
    return [
        Choice(Protect(colour), number, Phrase("push-choice-protect", colour_args(colour, cards)))
        for number, (colour, cards) in enumerate(held, 2)
    ]


def _place(table: State, number: int, legal: frozenset[Action]) -> Choice:
    words = (f"colonne {number}", *(("nouvelle",) if number > len(table.columns) else ()))
    action = Place(number)
    return Choice(action, number, _column_label(table, number), words=words, legal=action in legal)


def _take(number: int, column: Sequence[Card], legal: frozenset[Action]) -> Choice:
    args: dict[str, Arg] = {"number": number, "cards": card_phrases(column), **totals(column)}
    label = Phrase("push-choice-take" if column else "push-choice-taken", args)
    return Choice(Take(number), number, label, words=(f"colonne {number}",), legal=Take(number) in legal)


def _places(table: State) -> range:
    """Return the numbers of the open columns and of the one that may be opened."""
    return range(1, min(len(table.columns) + 1, MAX_COLUMNS) + 1)


def _column_label(table: State, number: int, way: str = "") -> Phrase:
    if number > len(table.columns):
        return Phrase(f"push-column-new{way}", {"number": number})
    cards = card_phrases(table.columns[number - 1])
    return Phrase(f"push-column-with{way}", {"number": number, "cards": cards})


def _tried(action: Any, table: State) -> Phrase:
    match action:
        case Place(column) if table.drawn is not None:
            return Phrase("push-try-place", {"card": held_phrase(table.drawn), "number": column})
        case Place(column):
            return Phrase("push-try-place-nothing", {"number": column})
        case Take(column):
            return Phrase("push-try-take", {"number": column})
        case Protect(colour):
            return Phrase("push-try-protect", {"colour": FACES[colour]})
    return Phrase("push-try-draw" if isinstance(action, Draw) else "push-try-stop")


def _possible(sight: Sight) -> Phrase:
    """Return what the viewer may do instead."""
    viewer, table = sight.viewer, sight.table
    actions = () if viewer is None else RULES.actions(table, viewer)
    if not actions:
        return Phrase("push-wait")
    return Phrase("push-possible", {"possible": either([_can(table, action) for action in actions])})


def _can(table: State, action: Action) -> Phrase:
    match action:
        case Place(column) if column > len(table.columns):
            return Phrase("push-column-new", {"number": column})
        case Place(column) | Take(column):
            return Phrase("push-column-number", {"number": column})
        case Protect(colour):
            return Phrase("push-can-protect", {"colour": FACES[colour]})
    return Phrase("push-can-draw" if isinstance(action, Draw) else "push-can-stop")


def _clashing(cards: Sequence[Card], drawn: Card, reason: str) -> Card:
    """Return the card of a column for which it refuses *drawn*."""
    if reason == "column-has-value":
        return next(card for card in cards if value_of(card) == value_of(drawn))
    if reason == "column-has-colour":
        return next(card for card in cards if card < DIE_CARD and colour_of(card) == colour_of(drawn))
    return DIE_CARD
