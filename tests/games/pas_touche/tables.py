"""Tables of Pas Touche for tests: three seats, a row each."""

from ludoreille.core import Race
from ludoreille.games.pas_touche.model import Renounce
from ludoreille.games.pas_touche.pack import pack
from ludoreille.games.pas_touche.rules import PasTouche

GAME = PasTouche()
RACE = Race(10_000, Renounce())
MILD = ("green:M", "orange:4", "red:C2")
OTHER = ("green:T", "orange:C1", "red:B3")
THIRD = ("green:1", "orange:3", "red:G5")


def row(*codes, **changes):
    """Return a row of a position, by the codes of its cards."""
    cards = [code.split(":") for code in codes]
    return [{"colour": colour, "constraints": list(signs), **changes} for colour, signs in cards]


def state(seats=3, options=None, **position):
    """Return a table: the roll is M4 unless the position says otherwise."""
    phase = position.setdefault("phase", "touch")
    if phase == "touch":
        position.setdefault("target", "M4")
    position.setdefault("rows", [row(*codes) for codes in (MILD, OTHER, THIRD, MILD, OTHER, THIRD)[:seats]])
    return GAME.from_position(seats, options or {}, position)


def play(table, *moves):
    """Play `seat action` lines, nature's among them, and return the table with all that happened."""
    events = []
    for move in moves:
        who, _, what = move.partition(" ")
        if who == "=":
            step = GAME.draw(table, GAME.read_outcome(GAME.turn(table).chance.kind, what))
        else:
            step = GAME.play(table, int(who), GAME.read(what))
        table, events = step.state, [*events, *step.events]
    return table, events


def reason(table, seat, action):
    """Return the reason of a refusal, None where there is none."""
    refused = GAME.refusal(table, seat, GAME.read(action))
    return None if refused is None else refused.reason


def position(table, *keys):
    """Return the value of a position key, or those of several."""
    found = GAME.position(table)
    return found[keys[0]] if len(keys) == 1 else [found[key] for key in keys]


def possible(table):
    """Return the constraint cards that nature may draw now, with how many copies of each."""
    weights = GAME.turn(table).chance.weights
    return {code: weight for code, weight in zip(pack().codes, weights, strict=True) if weight}


def dealt(seats=2, **options):
    """Return a table of which the square lies, and the roller is seat 1."""
    table, _ = play(GAME.set_up(seats, options), "= 1")
    for code in [f"{treat}{number}" for treat in "CBEGMT" for number in range(1, 7)]:
        table, _ = play(table, f"= {code}")
    return table
