"""The parts of Pas Touche's sentences: cards, constraints, spaces, threats, moments."""

from ludoreille.core import Seat
from ludoreille.games.pas_touche.model import CELL, Cube, State, Treat, letter_of, number_of
from ludoreille.games.pas_touche.pack import TREAT_SIGNS, Colour, Symbol, signs_of
from ludoreille.words.line import Arg, Phrase

TENTH, TENTHS = 100, 10
"""Milliseconds in a tenth of a second, and tenths in a second."""


def card_args(card: Treat) -> dict[str, Arg]:
    """Return the treat and the number of a card, as arguments."""
    return {"treat": letter_of(card), "number": number_of(card)}


def card_phrase(card: Treat) -> Phrase:
    """Return a card as it is called: "macaron 4"."""
    return Phrase("pas_touche-card", card_args(card))


def cell_phrase(card: Treat) -> Phrase:
    """Return a card as it lies in the square: "4 macarons", "1 éclair"."""
    return Phrase("pas_touche-cell", card_args(card))


def bars_phrases(bars: int) -> tuple[Arg, ...]:
    """Return what a mask forbids, as a list to be told: "les macarons et les 4"."""
    if not bars:
        return (Phrase("pas_touche-bar-nothing"),)
    return tuple(
        Phrase("pas_touche-bar-treat", {"treat": sign})
        if sign in TREAT_SIGNS
        else Phrase("pas_touche-bar-number", {"number": int(sign)})
        for sign in signs_of(bars)
    )


def colour_phrase(colour: Colour) -> Phrase:
    """Return the colour of a constraint card."""
    return Phrase("pas_touche-colour", {"colour": colour.name.lower()})


def space_phrase(cube: Cube | None) -> Phrase:
    """Return where a cube stands: "case 2 de la carte 1"."""
    if cube is None:
        return Phrase("pas_touche-off")
    return Phrase("pas_touche-space", {"card": cube[0], "space": cube[1]})


def stand_phrase(cube: Cube | None) -> Phrase:
    """Return where a cube stands, as a sentence begins: "Case 2 de la carte 1"."""
    if cube is None:
        return Phrase("pas_touche-stands-off")
    return Phrase("pas_touche-stands-on", {"card": cube[0], "space": cube[1]})


def threat_phrase(table: State, seat: Seat) -> Phrase:
    """Return what a penalty would cost *seat* now."""
    cube = table.cubes[seat]
    if cube is None:
        return Phrase("pas_touche-threat-none")
    card, space = cube
    symbol = table.rows[seat][card - 1].track[space - 1]
    if symbol is Symbol.LOCK:
        return Phrase("pas_touche-threat-lock")
    if space > 1:
        return Phrase("pas_touche-threat-space")
    before: Cube | None = (card - 1, len(table.rows[seat][card - 2].track)) if card > 1 else None
    fate = "replaced" if symbol is Symbol.BARRED else "down"
    id_ = "pas_touche-threat-off" if before is None else "pas_touche-threat-card"
    return Phrase(id_, {"space": space_phrase(before), "left": card, "fate": fate})


def moment_args(at: int | None, *, clock: bool) -> dict[str, Arg]:
    """Return how long an answer took, to a tenth of a second (`time`) and to a millisecond (`exact`)."""
    if at is None:
        return {"time": "", "exact": ""}
    if not clock:
        cells = Phrase("pas_touche-cells", {"count": round(at / CELL)})
        return {"time": cells, "exact": cells}
    seconds, tenths = divmod((at + TENTH // 2) // TENTH, TENTHS)
    id_ = "tenths" if not seconds else "seconds-tenths" if tenths else "seconds"
    told = Phrase(f"pas_touche-{id_}", {"seconds": seconds, "tenths": tenths})
    return {"time": told, "exact": Phrase("pas_touche-exact", {"count": at})}
