"""Push told in message ids: what happened, what lies where; `asking` tells what is asked.

The sentences stand in `locales/fr/push.ftl`. Columns are heard from left to right, zones by colour.
"""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Event, Refused, Seat
from ludoreille.games.push import asking, commentary
from ludoreille.games.push.mechanics import card_counts, leftward
from ludoreille.games.push.mechanics import scores as points_of
from ludoreille.games.push.model import (
    FACES,
    STAR,
    SWITCH_CARD,
    Action,
    Busted,
    Card,
    CardDrawn,
    CardPlaced,
    ColourProtected,
    ColumnsDiscarded,
    ColumnTaken,
    DieRolled,
    FirstSeatDrawn,
    GameEnded,
    Sight,
    Stopped,
    SwitchLaid,
    TurnBegan,
    cards_in,
    points,
)
from ludoreille.games.push.phrases import (
    card_cue,
    card_phrase,
    card_phrases,
    colour_args,
    face_phrase,
    groups,
    lot,
    side,
    totals,
)
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import answer, by_rank, chain, heard_by, players, victory

PANS = (-0.6, 0.0, 0.6)
"""Where each column is heard."""
FEW = 15
"""Cards in the pile from which on each turn tells how many are left: some two turns before the end."""


class PushNarrator:
    """Tells Push; see `words.narrator.Narrator`."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event."""
        if isinstance(event, GameEnded):
            return _ending(event, viewer)
        line = heard_by(viewer, _telling(event))
        if isinstance(event, TurnBegan) and event.seat == viewer:  # the question tells and sounds it
            return () if event.left > FEW else (replace(line, cues=()),)
        return (line,)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        return asking.question(sight)

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; closed columns, and keys that are refused now, answer why."""
        return asking.choices(sight, actions)

    def board(self, sight: Sight) -> None:
        """Return nothing: Push is played by its choices alone."""

    def refused(self, sight: Sight, refusal: Refused) -> Line:
        """Return why an action was refused, and what is possible."""
        return asking.refused(sight, refusal)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return the cards of *seat* by colour, the protected ones apart."""
        table = sight.table
        zones = (("visible", cards_in(table.visible[seat])), ("protected", cards_in(table.protected[seat])))
        lines = [
            answer(f"push-zone-{name}", {"points": points(zone), "groups": groups(zone)}, seat)
            for name, zone in zones
            if zone
        ]
        return lines or [answer("push-zone-none", who=seat)]

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the card to place, the columns, the direction and the pile."""
        table = sight.table
        lines = [_column_line(number, column) for number, column in enumerate(table.columns, 1)]
        if table.drawn is not None:
            lines.insert(0, answer("push-table-drawn", {"card": card_phrase(table.drawn)}))
        if not table.columns:
            lines.append(answer("push-table-none"))
        if table.switches:
            idle = "-idle" if table.seats == 2 else ""  # noqa: PLR2004
            args: dict[str, Arg] = {"count": table.switches, "side": side(left=leftward(table))}
            lines.append(answer(f"push-table-switches{idle}", args))
        return [*lines, answer("push-table-pile", {"count": table.pile_size})]

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return the scores as the zones stand, by rank."""
        return (_scores(points_of(sight.table), card_counts(sight.table), sight.viewer),)

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the last roll of the die."""
        for event in reversed(events):
            if isinstance(event, DieRolled):
                return replace(_telling(event), category=Category.ANSWER)
        return answer("push-no-die")

    def recap(self, events: Sequence[Event], sight: Sight) -> Sequence[Line]:
        """Return what others took, protected and lost."""
        return commentary.recap(events, sight.viewer)

    def heading(self, event: Event) -> None:
        """Return nothing: Push is played in one go."""

    def why(self, sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
        """Return why an action is good or bad, with its points and risks."""
        return commentary.why(sight, advice, ranked)


NARRATOR = PushNarrator()


def _telling(event: Event) -> Line:  # noqa: C901 - one case an event
    """Return an event as the others hear it."""
    match event:
        case FirstSeatDrawn(seat):
            return _line("first-seat", seat, "game-start")
        case TurnBegan(seat, left):
            return _line("turn" if left > FEW else "turn-few", seat, "turn", count=left)
        case CardDrawn(seat, card, left):
            id_ = "drawn-switch" if card == SWITCH_CARD else "drawn"
            return _line(id_, seat, card_cue(card), card=card_phrase(card), count=left)
        case CardPlaced():
            return _placed(event)
        case SwitchLaid(seat, _, left, matters):
            return _line("switch" if matters else "switch-idle", seat, "switch", side=side(left=left))
        case Stopped(seat, columns, forced):
            return _line("stopped-forced" if forced else "stopped", seat, "stop", columns=columns)
        case Busted(seat, card):
            return _line("busted", seat, "bust", card=card_phrase(card))
        case DieRolled():
            return _rolled(event)
        case ColumnTaken():
            return _taken(event)
        case ColumnsDiscarded(columns, cards):
            told: dict[str, Arg] = {"columns": columns, "cards": card_phrases(cards), "count": len(columns)}
            return Line("push-discarded", told, cues=(Cue("discard"),))
        case ColourProtected(seat, colour, cards):
            return _line("protected", seat, "protect", lot=lot(cards), **colour_args(colour, cards))
    raise TypeError(event)


def _line(id_: str, seat: Seat, *cues: str, **args: Arg) -> Line:
    return Line(f"push-{id_}", args, seat, cues=tuple(Cue(cue, seat=seat) for cue in cues))


def _placed(event: CardPlaced) -> Line:
    others = [card for card in event.cards if card != event.card]
    args = {"card": card_phrase(event.card), "number": event.column, **totals(event.cards)}
    if others:
        args["others"] = card_phrases(others)
    cue = Cue("open-column" if event.opened else "place", PANS[event.column - 1])
    id_ = "push-opened" if event.opened else "push-placed"
    return Line(id_, args, event.seat, cues=(cue,), fold="push-fold-placed")


def _taken(event: ColumnTaken) -> Line:
    id_ = "push-taken" if not event.die else "push-taken-die" if event.cards else "push-taken-die-alone"
    args = {"number": event.column, "cards": card_phrases(event.cards), **totals(event.cards)}
    cues = (Cue("take", PANS[event.column - 1]),)
    return Line(id_, args, event.seat, cues=cues, fold="push-fold-taken")


def _rolled(event: DieRolled) -> Line:
    cues = (f"die-{FACES[event.face]}", *(("lose-cards",) if event.lost else ()))
    if event.lost:
        lost, worth = lot(event.lost), totals(event.lost)
        line = _line("rolled-lost", event.seat, *cues, face=face_phrase(event.face), lot=lost, **worth)
        return replace(line, urgent=event.busted)
    id_ = "rolled-star" if event.face == STAR else "rolled-nothing"
    return _line(id_, event.seat, *cues, face=face_phrase(event.face))


def _ending(event: GameEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return who won, then the scores; the sound tells the viewer how it ended for him."""
    won = victory("push", event.winners, viewer, {"points": event.scores[event.winners[0]]})
    return (won, replace(_scores(event.scores, event.counts, viewer), category=Category.ALERT))


def _column_line(number: int, column: Sequence[Card]) -> Line:
    if not column:
        return answer("push-table-taken", {"number": number})
    return answer("push-table-column", {"number": number, "cards": card_phrases(column), **totals(column)})


def _scores(scores: Sequence[int], counts: Sequence[int], viewer: Seat | None) -> Line:
    """Return the scores by rank; card counts are told where they decide between equal points."""
    ranks = by_rank(list(zip(scores, counts, strict=True)), highest_first=True)
    parts = []
    for (total, count), seats in ranks:
        if len(seats) > 1:
            tied = players(seats, viewer)
            parts.append(Phrase("push-score-tie", {"players": tied, "points": total}))
            continue
        decided = sum(other == total for (other, _), _ in ranks) > 1
        id_ = "push-score-cards" if decided else "push-score"
        parts.append(Phrase(id_, {"player": Who(seats[0]), "points": total, "count": count}))
    return answer("push-scores", {"ranks": chain("parts-semicolon", parts)})
