"""Pas Touche told in message ids: what happened, how each stands; `asking` tells what is asked.

The sentences stand in `locales/fr/pas_touche.ftl`.
"""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Event, Refused, Seat
from ludoreille.games.pas_touche import asking, commentary
from ludoreille.games.pas_touche.model import (
    Action,
    Blocked,
    ConstraintReplaced,
    Cube,
    DiceRolled,
    FirstRollerDrawn,
    GameEnded,
    HandChosen,
    NobodyAdvanced,
    Penalised,
    Phase,
    Renounced,
    RollerNamed,
    Sight,
    State,
    Succeeded,
    TableLaid,
)
from ludoreille.games.pas_touche.pack import ROW, Colour, Symbol
from ludoreille.games.pas_touche.phrases import (
    bars_phrases,
    card_args,
    card_phrase,
    colour_phrase,
    moment_args,
    space_phrase,
    stand_phrase,
    threat_phrase,
)
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Board, Choice
from ludoreille.words.telling import answer, by_rank, chain, heard_by, players, victory

DICE_LAST = 0.4
"""Seconds of rolling dice before the sounds that name the card."""
AFTER = 0.4
"""Seconds between the sounds of one thing that happened."""


class PasToucheNarrator:
    """Tells Pas Touche; see `words.narrator.Narrator`."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event."""
        match event:
            case GameEnded():
                return _ending(event, viewer)
            case DiceRolled():
                return _rolled(event, viewer)
            case TableLaid(rows, typed):
                return (_laid(rows, typed=typed, viewer=viewer),)
            case RollerNamed(seat) if seat == viewer:
                return ()  # the question tells it
        return (heard_by(viewer, _telling(event)),)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        return asking.question(sight)

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; keys that are refused now answer why."""
        return asking.choices(sight, actions)

    def board(self, sight: Sight) -> Board | None:
        """Return the square; between rolls it is there to be explored, without keys."""
        return asking.board(sight)

    def refused(self, sight: Sight, refusal: Refused) -> Line:
        """Return why an action was refused, and what is possible."""
        return asking.refused(sight, refusal)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return what bars *seat*, where its cube stands, what a penalty costs; its hand and hidden cards."""
        table = sight.table
        if len(table.rows[seat]) < ROW:
            return (answer("pas_touche-mine-none", who=seat),)
        bars = table.barred[seat]
        args: dict[str, Arg] = {
            "bars": bars_phrases(bars),
            "space": stand_phrase(table.cubes[seat]),
            "cost": threat_phrase(table, seat),
        }
        up = table.up[seat]
        hidden = [card.colour for place, card in enumerate(table.rows[seat]) if not up >> place & 1]
        hand = table.hands[seat]
        rest: dict[str, Arg] = {
            "hand": "none" if hand is None else hand.value,
            "count": len(hidden),
            "colours": tuple(map(colour_phrase, hidden)),
        }
        return (
            answer(f"pas_touche-mine{'' if bars else '-free'}", args, seat),
            answer("pas_touche-mine-rest", rest, seat),
        )

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the card to touch, who has answered, the roller, and the square."""
        table = sight.table
        lines = []
        if table.target is not None:
            answered = tuple(map(Who, table.answered))
            lines.append(answer("pas_touche-table-target", card_args(table.target)))
            id_ = "pas_touche-table-answered" if answered else "pas_touche-table-unanswered"
            lines.append(answer(id_, {"players": answered}))
        else:
            lines.append(answer("pas_touche-table-no-target"))
        if table.phase not in (Phase.FIRST_SEAT, Phase.OVER):
            lines.append(answer("pas_touche-table-roller", who=table.roller))
        return [*lines, answer("pas_touche-table-typed" if table.typed else "pas_touche-table-square")]

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return where the cubes stand, by rank."""
        return (_standings(sight.table, sight.viewer),)

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the last roll."""
        for event in reversed(events):
            if isinstance(event, DiceRolled):
                return answer("pas_touche-last-roll", {**card_args(event.card), "player": Who(event.seat)})
        return answer("pas_touche-no-roll")

    def recap(self, events: Sequence[Event], sight: Sight) -> Sequence[Line]:
        """Return what others did, in full if it was one thing, else in a summary."""
        told = [event for event in events if isinstance(event, Succeeded | Blocked | Penalised)]
        if len(told) == 1 and not any(isinstance(event, GameEnded) for event in events):
            line = _telling(told[0])
            return (answer(line.id, line.args, line.who),)
        return commentary.recap(events, sight)

    def heading(self, event: Event) -> Phrase | None:
        """Return the card that a roll calls, with who rolled."""
        return commentary.heading(event)

    def why(self, sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:  # noqa: ARG002 - one suffices
        """Return why the viewer should do this or not."""
        return commentary.why(sight, advice)


NARRATOR = PasToucheNarrator()


def _telling(event: Event) -> Line:
    """Return an event as the others hear it."""
    match event:
        case FirstRollerDrawn(seat):
            return _line("first-roller", seat, "game-start")
        case HandChosen(seat, hand):
            return _line("hand", seat, hand=hand.value)
        case RollerNamed(seat):
            return _line("roller", seat, "turn")
        case Succeeded():
            return _succeeded(event)
        case Blocked(seat, card, at, clock):
            args = {**card_args(card), **moment_args(at, clock=clock)}
            return replace(_line("blocked", seat, "shout", "block", **args), urgent=True)
        case Penalised():
            return _penalised(event)
        case ConstraintReplaced(seat, place, colour):
            return _line("replaced", seat, place=place, colour=colour.name.lower())
        case Renounced(seat, _):
            return replace(_line("renounced", seat), fold="pas_touche-fold-renounced")
        case NobodyAdvanced(card):
            return Line("pas_touche-nobody", card_args(card))
    raise TypeError(event)


def _line(id_: str, seat: Seat, *cues: str, **args: Arg) -> Line:
    sounds = tuple(Cue(cue, seat=seat, delay=AFTER * place) for place, cue in enumerate(cues))
    return Line(f"pas_touche-{id_}", args, seat, cues=sounds)


def _rolled(event: DiceRolled, viewer: Seat | None) -> Sequence[Line]:
    """Return the roll, the last thing told before a race; without a clock the question tells it."""
    if viewer is not None and not event.clock:
        return (Line("pas_touche-dice", {}, event.seat, Category.OTHERS, (Cue("dice-rolled"),)),)
    cues = (Cue("dice-rolled"), *asking.roll_cues(event.card, DICE_LAST))
    return (Line("pas_touche-rolled", card_args(event.card), None, Category.ALERT, cues),)


def _laid(rows: Sequence[Sequence[Colour]], *, typed: bool, viewer: Seat | None) -> Line:
    """Return that the cards are laid, with the colours of the viewer's row."""
    own = () if viewer is None else tuple(map(colour_phrase, rows[viewer]))
    args: dict[str, Arg] = {"colours": own, "form": "typed" if typed else "square"}
    return Line("pas_touche-laid", args, viewer, Category.ALERT)


def _succeeded(event: Succeeded) -> Line:
    args: dict[str, Arg] = {
        **card_args(event.card),
        **moment_args(event.at, clock=event.clock),
        "space": space_phrase(event.cube),
        "place": event.cube[0],
    }
    if event.turned is not None:
        args["bars"] = bars_phrases(event.turned.bars)
        return replace(_line("turned", event.seat, "success", "constraint-up", **args), urgent=True)
    id_ = "left-track" if event.won else "advanced"
    return replace(_line(id_, event.seat, "success", **args), urgent=True)


def _penalised(event: Penalised) -> Line:
    """Return what was wrong, why, and what it costs."""
    back = event.symbol in (Symbol.ARROW, Symbol.BARRED)
    cost = "none" if event.symbol is None else "lock" if not back else "off" if event.cube is None else "back"
    args: dict[str, Arg] = {
        **card_args(event.card),
        **moment_args(event.at, clock=event.clock),
        "target": card_phrase(event.target),
        "bars": bars_phrases(event.bars),
        "code": event.code,
        "cost": cost,
        "space": space_phrase(event.cube),
        "left": event.left or 0,
        "fate": "replaced" if event.replaced else "kept" if event.left is None else "down",
    }
    return _line("penalised", event.seat, "penalty", *(("cube-back",) if back else ()), **args)


def _ending(event: GameEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return who won; the sound tells the viewer how it ended for him."""
    won = victory("pas_touche", (event.winner,), viewer, {})
    told = _ranks(event.reached, event.cubes, event.winner, viewer)
    return (won, replace(told, category=Category.ALERT))


def _standings(table: State, viewer: Seat | None) -> Line:
    return _ranks(table.reached, table.cubes, table.winner, viewer)


def _ranks(
    reached: Sequence[int], cubes: Sequence[Cube | None], winner: Seat | None, viewer: Seat | None
) -> Line:
    """Return where the cubes stand, by rank, those of equals together."""
    parts = []
    for _, seats in by_rank(reached, highest_first=True):
        ended = winner in seats
        space = Phrase("pas_touche-finished") if ended else space_phrase(cubes[seats[0]])
        named = players(seats, viewer)
        parts.append(Phrase("pas_touche-standing", {"players": named, "space": space}))
    return answer("pas_touche-standings", {"ranks": chain("parts-semicolon", parts)})
