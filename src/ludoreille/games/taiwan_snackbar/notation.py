"""The short forms of the actions of Taiwan Snackbar, as typed, saved and quoted in cases."""

from collections.abc import Mapping

from ludoreille.core import Unreadable
from ludoreille.games.taiwan_snackbar.model import Action, Change, Choose, DrawOne, Eat, Plus, Reverse, Serve
from ludoreille.kit.notation import is_number

PLAIN: Mapping[str, Action] = {"plus": Plus(), "reverse": Reverse(), "eat": Eat(), "draw_one": DrawOne()}
WORDS = {type(action): word for word, action in PLAIN.items()}


def write(action: Action) -> str:
    """Return `serve V`, `change V`, `choose S`, `plus`, `reverse`, `eat` or `draw_one`."""
    match action:
        case Serve(value):
            return f"serve {value}"
        case Change(value):
            return f"change {value}"
        case Choose(seat):
            return f"choose {seat}"
    return WORDS[type(action)]


def read(text: str) -> Action:
    """Return the action of a short form; raise `Unreadable` if it has no known form."""
    match text.split():
        case [word] if word in PLAIN:
            return PLAIN[word]
        case ["serve", number] if is_number(number):
            return Serve(int(number))
        case ["change", number] if is_number(number):
            return Change(int(number))
        case ["choose", number] if is_number(number):
            return Choose(int(number))
    raise Unreadable("unknown-action", text=text)
