"""Short forms of Pas Touche: how actions and the fields of events are written."""

import re

from ludoreille.core import Unreadable
from ludoreille.games.pas_touche.model import (
    Action,
    ChooseHand,
    Hand,
    Renounce,
    Roll,
    Touch,
    Treat,
    write_treat,
)
from ludoreille.games.pas_touche.pack import Colour, Constraint, Symbol, write_constraint

TOUCH = re.compile(r"touch ([A-Za-z]) (\d{1,9}) (left|right)( shout)?(?: @(\d{1,9}))?", re.ASCII)
RENOUNCE = re.compile(r"renounce(?: @(\d{1,9}))?", re.ASCII)


def write_action(action: Action) -> str:
    """Return `roll`, `hand HAND`, `touch TREAT NUMBER HAND [shout] [@MS]` or `renounce [@MS]`."""
    match action:
        case ChooseHand(hand):
            return f"hand {hand}"
        case Touch(treat, number, hand, shout, at):
            return f"touch {treat} {number} {hand}{' shout' * shout}{_at(at)}"
        case Renounce(at):
            return f"renounce{_at(at)}"
    return "roll"


def read_action(text: str) -> Action:
    """Return the action of a short form; raise `Unreadable` if it has no known form."""
    text = " ".join(text.split())
    if text == "roll":
        return Roll()
    if text in ("hand left", "hand right"):
        return ChooseHand(Hand(text.removeprefix("hand ")))
    if found := TOUCH.fullmatch(text):
        treat, number, hand, shout, at = found.groups()
        return Touch(treat.upper(), int(number), Hand(hand), bool(shout), None if at is None else int(at))
    if found := RENOUNCE.fullmatch(text):
        return Renounce(None if found[1] is None else int(found[1]))
    raise Unreadable("unknown-action", text=text)


def write_field(name: str, value: object) -> object:
    """Return a field of an event as plain data: cards and symbols by their codes, colours by their names."""
    match name, value:
        case (("card" | "target"), int(card)):
            return write_treat(Treat(card))
        case _, Constraint() as card:
            return write_constraint(card)
        case "colour", int(colour):
            return Colour(colour).name.lower()
        case "rows", tuple(rows):
            return [[Colour(colour).name.lower() for colour in row] for row in rows]
        case _, (Hand() | Symbol()) as word:
            return str(word)
        case _, tuple(parts):
            return [write_field("", part) for part in parts]
    return value


def _at(moment: int | None) -> str:
    return "" if moment is None else f" @{moment}"
