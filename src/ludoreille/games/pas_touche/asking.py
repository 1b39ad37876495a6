"""What a player of Pas Touche is asked, what he can answer by which key or cell, and why he is refused."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ludoreille.core import Refused
from ludoreille.games.pas_touche.mechanics import ANSWERS
from ludoreille.games.pas_touche.model import (
    SIDE,
    TREATS,
    Action,
    ChooseHand,
    Hand,
    Phase,
    Renounce,
    Roll,
    Sight,
    Touch,
    Treat,
    letter_of,
    number_of,
    write_treat,
)
from ludoreille.games.pas_touche.phrases import bars_phrases, card_args, cell_phrase
from ludoreille.games.pas_touche.rules import PasTouche
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Board, Cell, Choice
from ludoreille.words.telling import refusal_line

RULES = PasTouche()
KEYS = {Hand.LEFT: "f", Hand.RIGHT: "j"}
"""The keys with a raised mark, under the two forefingers."""
SHOUT = "space"
SIDES = {Hand.LEFT: "gauche", Hand.RIGHT: "droite"}
NAMES = dict(zip(TREATS, ("croissant", "brioche", "éclair", "gaufre", "macaron", "tarte"), strict=True))
FIRST_TOUCH = 2
"""The number of the first touch, after renouncing."""
NUMBER_AFTER = 0.25
"""Seconds from the sound of a treat to that of its number."""
APART = 200
"""Numbers from here on are those of keys that are refused now."""


def question(sight: Sight) -> Line:
    """Return what the viewer is asked now, or whom the table waits for.

    In a race the card alone is told; without a clock, what bars it too.
    """
    table, viewer = sight.table, sight.viewer
    mine = viewer is not None and bool(RULES.actions(table, viewer))
    bars = 0 if viewer is None else table.barred[viewer]
    args: dict[str, Arg] = {"bars": bars_phrases(bars)}
    cues: tuple[Cue, ...] = (Cue("my-turn"),) if mine else ()
    who, id_ = viewer if mine else None, str(table.phase)
    match table.phase:
        case Phase.TOUCH if table.target is not None:
            args |= {**card_args(table.target), "count": len(table.awaited())}
            cues = roll_cues(table.target) if mine else ()
            id_ = "touch-barred" if bars and mine and not table.pace else id_
        case Phase.HAND:
            id_ = "hand-direct" if table.typed else id_
        case Phase.ROLL | Phase.DICE:
            who = table.roller
            id_ = "roll-barred" if bars and mine else id_
    line = Line(f"pas_touche-ask-{id_}", args, who, Category.ANSWER)
    return replace(line, category=Category.ALERT, cues=cues, asks=True) if mine else line


def roll_cues(card: Treat, after: float = 0.0) -> tuple[Cue, ...]:
    """Return the sounds that name a card, *after* so many seconds: its treat, then its number."""
    return (
        Cue(f"treat-{letter_of(card).lower()}", delay=after),
        Cue(f"number-{number_of(card)}", delay=after + NUMBER_AFTER),
    )


def choices(sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return the viewer's choices; keys of the game that are refused now answer why."""
    phase, legal = sight.table.phase, frozenset(actions)
    match phase:
        case Phase.HAND if legal:
            offered = [_hand(hand, number) for number, hand in enumerate(Hand, 1)]
            return [*offered, _roll(legal, APART), _renounce(legal, APART + 1)]
        case Phase.TOUCH if legal:
            return [_renounce(legal, 1), *_touches(), _roll(legal, APART)]
    return [_roll(legal, 1), _renounce(legal, APART), *_hands_refused()]


def board(sight: Sight) -> Board | None:
    """Return the square, or the names of its cards; its keys work while the viewer may touch."""
    table, viewer = sight.table, sight.viewer
    if len(table.grid) < SIDE * SIDE:
        return None
    acts = viewer is not None and table.phase is Phase.TOUCH and viewer not in table.answered
    cards = sorted(table.grid) if table.typed else table.grid
    cells = tuple(
        _cell(card, acts=acts, place=None if table.typed else place) for place, card in enumerate(cards)
    )
    raised = Line("pas_touche-raised", category=Category.FOCUS, cues=(Cue("shout"),))
    return Board(SIDE, cells, table.typed, SHOUT if acts else None, raised if acts else None)


def refused(sight: Sight, refusal: Refused) -> Line:
    """Return why an action was refused, and what is possible."""
    table, action = sight.table, refusal.details["action"]
    args: dict[str, Arg] = {
        "tried": _tried(action) if table.target is not None else _tried_early(action),
        "roller": Who(table.roller),
        "possible": _possible(sight),
    }
    id_ = refusal.reason
    if id_ == "wrong-phase":
        id_ = f"{id_}-{'touch' if table.target is not None else 'hand' if None in table.hands else 'roll'}"
    if table.target is not None:
        args |= card_args(table.target)
    hand = None if sight.viewer is None else table.hands[sight.viewer]
    if hand is not None:
        args["hand"] = hand.value
    return refusal_line(f"pas_touche-refused-{id_}", args)


@cache
def _cell(card: Treat, *, acts: bool, place: int | None) -> Cell:
    """Return a cell: heard in its column, at the height of its row."""
    touches = [{KEYS[hand]: _touch(card, hand, shout=shout) for hand in Hand} for shout in (False, True)]
    keys, raised = touches if acts else ({}, {})
    cue = None
    if place is not None:
        row, column = divmod(place, SIDE)
        cue = Cue(f"row-{row + 1}", round(2 * column / (SIDE - 1) - 1, 1))
    return Cell(write_treat(card), cell_phrase(card), cue, keys, raised)


def _touch(card: Treat, hand: Hand, *, shout: bool) -> Touch:
    return Touch(letter_of(card), number_of(card), hand, shout)


@cache
def _touches() -> tuple[Choice, ...]:
    """Return all touches as choices of line mode: "macaron 4 droite", "macaron 4 gauche pas touche"."""
    touches = [action for action in ANSWERS if isinstance(action, Touch)]
    return tuple(_touch_choice(touch, number) for number, touch in enumerate(touches, FIRST_TOUCH))


def _touch_choice(touch: Touch, number: int) -> Choice:
    """Return a touch as a choice; there are so many that the label is kept flat, its number a text."""
    name, side = f"{NAMES[touch.treat]} {touch.number}", SIDES[touch.hand]
    end = f"{side} pas touche" if touch.shout else side
    letter = touch.treat.lower()
    words = (f"{name} {end}", f"{letter}{touch.number} {end}", f"{letter} {touch.number} {end}")
    id_ = "pas_touche-choice-shout" if touch.shout else "pas_touche-choice-touch"
    return Choice(touch, number, Phrase(id_, {"card": name, "side": side}), words=words)


def _hand(hand: Hand, number: int) -> Choice:
    label = Phrase("pas_touche-choice-hand", {"hand": hand.value})
    return Choice(ChooseHand(hand), number, label, KEYS[hand], (SIDES[hand],))


def _roll(legal: frozenset[Action], number: int) -> Choice:
    label = Phrase("pas_touche-choice-roll")
    return Choice(Roll(), number, label, "p", ("lancer", "dés"), legal=Roll() in legal)


def _renounce(legal: frozenset[Action], number: int) -> Choice:
    label = Phrase("pas_touche-choice-renounce")
    return Choice(Renounce(), number, label, "a", ("passer",), legal=Renounce() in legal)


def _hands_refused() -> Sequence[Choice]:
    """Return the keys of the hands while nothing may be touched: any card would be refused."""
    return [
        Choice(
            _touch(Treat(0), hand, shout=False),
            APART + number,
            Phrase("pas_touche-choice-key", {"hand": hand.value}),
            KEYS[hand],
            legal=False,
        )
        for number, hand in enumerate(Hand, 1)
    ]


def _tried_early(action: Any) -> Phrase:
    """Return what was tried while no card is called: which one was meant is of no use."""
    return Phrase("pas_touche-try-touch-any") if isinstance(action, Touch) else _tried(action)


def _tried(action: Any) -> Phrase:
    match action:
        case Touch(treat, number, _, _, _) if action.card is not None:
            return Phrase("pas_touche-try-touch", {"treat": treat, "number": number})
        case Touch(treat, number, _, _, _):
            return Phrase("pas_touche-try-unknown", {"treat": treat, "number": number})
        case ChooseHand():
            return Phrase("pas_touche-try-hand")
    return Phrase("pas_touche-try-roll" if isinstance(action, Roll) else "pas_touche-try-renounce")


def _possible(sight: Sight) -> Phrase:
    """Return what the viewer may do instead."""
    table, viewer = sight.table, sight.viewer
    if viewer is None or not RULES.actions(table, viewer):
        return Phrase("pas_touche-wait")
    return Phrase(f"pas_touche-possible-{table.phase}")
