"""Push told in message ids: what happened, what is asked, what lies where.

The sentences stand in `locales/fr/push.ftl`. Columns are heard from left to right, zones by colour.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from ludoreille.core import Event, Option, Refused, Seat
from ludoreille.games.push.mechanics import card_counts, leftward, open_to
from ludoreille.games.push.mechanics import scores as points_of
from ludoreille.games.push.model import (
    COLOURS,
    DIE_CARD,
    FACES,
    MAX_COLUMNS,
    STAR,
    SWITCH_CARD,
    Action,
    Busted,
    Card,
    CardDrawn,
    CardPlaced,
    Colour,
    ColourProtected,
    ColumnsDiscarded,
    ColumnTaken,
    DieRolled,
    Draw,
    FirstSeatDrawn,
    GameEnded,
    Phase,
    Place,
    Protect,
    Sight,
    State,
    Stop,
    Stopped,
    SwitchLaid,
    Take,
    TurnBegan,
    colour_of,
    points,
    value_of,
)
from ludoreille.games.push.rules import Push
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice

RULES = Push()
PANS = (-0.6, 0.0, 0.6)
"""Where each column is heard."""
SEAT_PANS = (-0.75, 0.75, -0.25, 0.25, -0.5, 0.5)
"""Where each seat is heard: always at the same place, on both sides however many play."""
STOP_TOO_EARLY = 9
"""The number of "stop" before the first draw, out of the way of the colours to protect."""


class PushNarrator:
    """Tells Push; see `words.narrator.Narrator`."""

    readings: tuple[Option, ...] = (Option("marking", ("colour", "symbol", "both")),)

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event."""
        if isinstance(event, GameEnded):
            return _ending(event, viewer)
        line = _telling(event)
        if line.who is None or line.who != viewer:
            return (line,)
        if isinstance(event, TurnBegan):
            return (replace(line, category=Category.ALERT, cues=(Cue("my-turn"),)),)
        return (replace(line, category=Category.MINE, fold=None),)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        table = sight.table
        id_, args, who = _asked(table)
        line = Line(f"push-ask-{id_}", {**args, "count": table.pile_size}, who, Category.ANSWER)
        if who is not None and who == sight.viewer and RULES.actions(table, who):
            return replace(line, category=Category.ALERT, urgent=True, asks=True)
        return line

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; columns keep their numbers, and closed ones answer why."""
        table = sight.table
        if not actions:
            return ()
        match table.phase:
            case Phase.TURN | Phase.DECIDE:
                return _pile_choices(table, actions)
            case Phase.PLACE:
                return [
                    Choice(
                        Place(number),
                        number,
                        _column_label(table, number),
                        words=_column_words(table, number),
                        legal=Place(number) in actions,
                    )
                    for number in _places(table)
                ]
            case _:
                return [
                    Choice(
                        Take(number),
                        number,
                        _take_label(number, column),
                        words=(f"colonne {number}",),
                        legal=Take(number) in actions,
                    )
                    for number, column in enumerate(table.columns, 1)
                ]

    def refused(self, sight: Sight, refusal: Refused) -> Line:
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
            args["held"] = _card(_clashing(cards, drawn, refusal.reason))
        cues = (Cue("refused"),)
        return Line(f"push-refused-{refusal.reason}", args, category=Category.ALERT, cues=cues, urgent=True)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return the cards of *seat* by colour, the protected ones apart."""
        table = sight.table
        zones = (("visible", table.visible[seat]), ("protected", table.protected[seat]))
        lines = [
            _answer(f"push-zone-{name}", {"points": points(zone), "groups": _groups(zone)}, seat)
            for name, zone in zones
            if zone
        ]
        return lines or [_answer("push-zone-none", who=seat)]

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the card to place, the columns, the direction and the pile."""
        table = sight.table
        lines = [_column_line(number, column) for number, column in enumerate(table.columns, 1)]
        if table.drawn is not None:
            lines.insert(0, _answer("push-table-drawn", {"card": _card(table.drawn)}))
        if not table.columns:
            lines.append(_answer("push-table-none"))
        if table.switches:
            idle = "-idle" if table.seats == 2 else ""  # noqa: PLR2004
            args: dict[str, Arg] = {"count": table.switches, "side": _side(left=leftward(table))}
            lines.append(_answer(f"push-table-switches{idle}", args))
        return [*lines, _answer("push-table-pile", {"count": table.pile_size})]

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return the scores as the zones stand, by rank."""
        return (_scores(points_of(sight.table), card_counts(sight.table)),)

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the last roll of the die."""
        for event in reversed(events):
            if isinstance(event, DieRolled):
                return replace(_telling(event), category=Category.ANSWER)
        return _answer("push-no-die")


NARRATOR = PushNarrator()


def _telling(event: Event) -> Line:  # noqa: C901 - one case an event
    """Return an event as the others hear it."""
    match event:
        case FirstSeatDrawn(seat):
            return _line("first-seat", seat, "game-start")
        case TurnBegan(seat, left):
            return _line("turn", seat, "turn", count=left)
        case CardDrawn(seat, card, left):
            id_ = "drawn-switch" if card == SWITCH_CARD else "drawn"
            return _line(id_, seat, _card_cue(card), card=_card(card), count=left)
        case CardPlaced():
            return _placed(event)
        case SwitchLaid(seat, _, left, matters):
            return _line("switch" if matters else "switch-idle", seat, "switch", side=_side(left=left))
        case Stopped(seat, columns, forced):
            return _line("stopped-forced" if forced else "stopped", seat, "stop", columns=columns)
        case Busted(seat, card):
            return _line("busted", seat, "bust", card=_card(card))
        case DieRolled():
            return _rolled(event)
        case ColumnTaken():
            return _taken(event)
        case ColumnsDiscarded(columns, cards):
            told: dict[str, Arg] = {"columns": columns, "cards": _cards(cards), "count": len(columns)}
            return Line("push-discarded", told, cues=(Cue("discard"),))
        case ColourProtected(seat, colour, cards):
            return _line("protected", seat, "protect", lot=_lot(cards), **_colour_args(colour, cards))
    raise TypeError(event)


def _line(id_: str, seat: Seat, *cues: str, **args: Arg) -> Line:
    return Line(f"push-{id_}", args, seat, cues=tuple(Cue(cue, SEAT_PANS[seat]) for cue in cues))


def _answer(id_: str, args: Mapping[str, Arg] | None = None, who: Seat | None = None) -> Line:
    return Line(id_, args or {}, who, Category.ANSWER)


def _placed(event: CardPlaced) -> Line:
    others = [card for card in event.cards if card != event.card]
    args: dict[str, Arg] = {"card": _card(event.card), "number": event.column, "points": points(event.cards)}
    if others:
        args["others"] = _cards(others)
    cue = Cue("open-column" if event.opened else "place", PANS[event.column - 1])
    id_ = "push-opened" if event.opened else "push-placed"
    return Line(id_, args, event.seat, cues=(cue,), fold="push-fold-placed")


def _taken(event: ColumnTaken) -> Line:
    id_ = "push-taken" if not event.die else "push-taken-die" if event.cards else "push-taken-die-alone"
    args = {"number": event.column, "cards": _cards(event.cards), **_totals(event.cards)}
    cues = (Cue("take", PANS[event.column - 1]),)
    return Line(id_, args, event.seat, cues=cues, fold="push-fold-taken")


def _rolled(event: DieRolled) -> Line:
    cues = (f"die-{FACES[event.face]}", *(("lose-cards",) if event.lost else ()))
    if event.lost:
        lot, totals = _lot(event.lost), _totals(event.lost)
        return _line("rolled-lost", event.seat, *cues, face=_face(event.face), lot=lot, **totals)
    id_ = "rolled-star" if event.face == STAR else "rolled-nothing"
    return _line(id_, event.seat, *cues, face=_face(event.face))


def _ending(event: GameEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return who won, then the scores; the sound tells the viewer how it ended for him."""
    best = event.scores[event.winners[0]]
    lost = viewer is not None and viewer not in event.winners
    cues = (Cue("lose" if lost else "tie" if len(event.winners) > 1 else "win"),)
    others = tuple(Who(seat) for seat in event.winners if seat != viewer)
    if len(event.winners) == 1:
        line = Line("push-won", {"points": best}, event.winners[0], Category.ALERT, cues)
    else:
        id_ = "push-shared-mine" if viewer in event.winners else "push-shared"
        line = Line(id_, {"points": best, "winners": others}, None, Category.ALERT, cues)
    return (line, replace(_scores(event.scores, event.counts), category=Category.ALERT))


def _asked(table: State) -> tuple[str, dict[str, Arg], Seat | None]:
    """Return the question of a phase: its name, what the decision needs, and whom it is about."""
    match table.phase:
        case Phase.FIRST_SEAT | Phase.OVER:
            return table.phase, {}, None
        case Phase.TURN:
            zone = table.visible[table.turn]
            if not zone:
                return "turn-draw", {}, table.turn
            held = [Phrase("push-colour-points", _colour_args(*group)) for group in _by_colour(zone)]
            return "turn", {"colours": _chain("push-semicolon", held)}, table.turn
        case Phase.PLACE if table.drawn is not None:
            fits = [_column_label(table, number) for number in open_to(table.columns, table.drawn)]
            args: dict[str, Arg] = {"card": _card(table.drawn), "columns": _chain("push-semicolon", fits)}
            numbers = tuple(open_to(table.columns, table.drawn))
            return "place", {**args, "numbers": numbers}, table.turn
        case Phase.DECIDE:
            lies, worth = _lying(table, "push-column-lies"), _lying(table, "push-column-worth")
            safe = Phrase("push-safe" if len(table.columns) < MAX_COLUMNS else "push-unsafe")
            return "decide", {"columns": lies, "worth": worth, "safe": safe}, table.turn
        case Phase.TAKE:
            worth = _lying(table, "push-column-worth")
            short = _lying(table, "push-column-short", "push-semicolon")
            return "take", {"columns": worth, "short": short}, table.to_move
        case _:
            return table.phase, {}, table.turn if table.roller is None else table.roller


def _lying(table: State, id_: str, between: str = "push-sentences") -> Phrase:
    """Return the columns that hold cards, each by the message *id_*."""
    columns = [
        Phrase(id_, {"number": number, "cards": _cards(column), "points": points(column)})
        for number, column in enumerate(table.columns, 1)
        if column
    ]
    return _chain(between, columns or [Phrase("push-no-column")])


def _pile_choices(table: State, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return draw, stop and protect: stop is shown before the first draw too, so that its key says why."""
    words = ("piocher", "carte")
    draw = Choice(Draw(), 1, Phrase("push-choice-draw"), "p", words, legal=Draw() in actions)
    can_stop = Stop() in actions
    number = 2 if can_stop else STOP_TOO_EARLY
    stop = Choice(Stop(), number, Phrase("push-choice-stop"), "a", ("fini",), legal=can_stop)
    if can_stop:
        return [draw, stop]
    groups = _by_colour(table.visible[table.turn])
    protect = [
        Choice(Protect(colour), number, Phrase("push-choice-protect", _colour_args(colour, cards)))
        for number, (colour, cards) in enumerate(groups, 2)
    ]
    return [draw, *protect, stop]


def _places(table: State) -> range:
    """Return the numbers of the open columns and of the one that may be opened."""
    return range(1, min(len(table.columns) + 1, len(PANS)) + 1)


def _column_label(table: State, number: int) -> Phrase:
    if number > len(table.columns):
        return Phrase("push-column-new", {"number": number})
    return Phrase("push-column-with", {"number": number, "cards": _cards(table.columns[number - 1])})


def _column_words(table: State, number: int) -> tuple[str, ...]:
    return (f"colonne {number}", *(("nouvelle",) if number > len(table.columns) else ()))


def _take_label(number: int, column: Sequence[Card]) -> Phrase:
    if not column:
        return Phrase("push-choice-taken", {"number": number})
    return Phrase("push-choice-take", {"number": number, "cards": _cards(column), **_totals(column)})


def _column_line(number: int, column: Sequence[Card]) -> Line:
    if not column:
        return _answer("push-table-taken", {"number": number})
    return _answer("push-table-column", {"number": number, "cards": _cards(column), **_totals(column)})


def _tried(action: Any, table: State) -> Phrase:
    match action:
        case Place(column) if table.drawn is not None:
            return Phrase("push-try-place", {"card": _card(table.drawn), "number": column})
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
    return Phrase(
        "push-possible", {"possible": _chain("push-or", [_can(table, action) for action in actions])}
    )


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


def _scores(scores: Sequence[int], counts: Sequence[int]) -> Line:
    """Return the scores by rank; card counts are told where they decide between equal points."""
    ranks: dict[tuple[int, int], list[Who]] = {}
    for seat, rank in enumerate(zip(scores, counts, strict=True)):
        ranks.setdefault(rank, []).append(Who(Seat(seat)))
    parts = []
    for (total, count), players in sorted(ranks.items(), reverse=True, key=lambda rank: rank[0]):
        if len(players) > 1:
            parts.append(Phrase("push-score-tie", {"players": tuple(players), "points": total}))
            continue
        decided = sum(other == total for other, _ in ranks) > 1
        id_ = "push-score-cards" if decided else "push-score"
        parts.append(Phrase(id_, {"player": players[0], "points": total, "count": count}))
    return _answer("push-scores", {"ranks": _chain("push-semicolon", parts)})


def _groups(zone: Sequence[Card]) -> Phrase:
    """Return a zone by colour: the values of each, and their sum where there are several."""
    groups = []
    for colour, cards in _by_colour(zone):
        args: dict[str, Arg] = {**_colour_args(colour, cards), "values": tuple(sorted(map(value_of, cards)))}
        groups.append(Phrase("push-group" if len(cards) > 1 else "push-group-one", args))
    return _chain("push-semicolon", groups)


def _by_colour(zone: Sequence[Card]) -> list[tuple[Colour, list[Card]]]:
    held = [(colour, [card for card in zone if colour_of(card) == colour]) for colour in COLOURS]
    return [(colour, cards) for colour, cards in held if cards]


def _colour_args(colour: Colour, cards: Sequence[Card]) -> dict[str, Arg]:
    return {"colour": FACES[colour], "points": points(cards)}


def _totals(cards: Sequence[Card]) -> dict[str, Arg]:
    return {"count": len(cards), "points": points(cards)}


def _chain(id_: str, parts: Iterable[Phrase]) -> Phrase:
    """Join at least one phrase by a message of `$first` and `$rest`."""
    return reduce(lambda first, rest: Phrase(id_, {"first": first, "rest": rest}), parts)


def _card(card: Card) -> Phrase:
    if card >= DIE_CARD:
        return Phrase("push-die-card" if card == DIE_CARD else "push-switch-card")
    return Phrase("push-card", {"colour": FACES[colour_of(card)], "value": value_of(card)})


def _cards(cards: Iterable[Card]) -> tuple[Arg, ...]:
    return tuple(map(_card, cards))


def _lot(cards: Sequence[Card]) -> Phrase:
    """Return cards and what they are worth together, which a single card says itself."""
    id_ = "push-lot" if len(cards) > 1 else "push-lot-one"
    return Phrase(id_, {"cards": _cards(cards), "points": points(cards)})


def _face(face: int) -> Phrase:
    return Phrase("push-star") if face == STAR else Phrase("push-colour", {"colour": FACES[face]})


def _side(*, left: bool) -> Phrase:
    return Phrase("push-left" if left else "push-right")


def _card_cue(card: Card) -> str:
    if card >= DIE_CARD:
        return "card-die" if card == DIE_CARD else "card-switch"
    return f"card-{FACES[colour_of(card)]}-{value_of(card)}"
