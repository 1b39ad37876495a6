"""The parts of Push's sentences: cards, lots, colours, faces."""

from collections.abc import Iterable, Sequence

from ludoreille.games.push.model import (
    COLOURS,
    DIE_CARD,
    FACES,
    STAR,
    SWITCH_CARD,
    Card,
    Colour,
    colour_of,
    points,
    value_of,
)
from ludoreille.words.line import Arg, Phrase
from ludoreille.words.telling import chain


def card_phrase(card: Card) -> Phrase:
    """Return a card: "jaune 4", "une carte Dé"."""
    if card >= DIE_CARD:
        return Phrase("push-switch-card" if card == SWITCH_CARD else "push-die-card")
    return Phrase("push-card", {"colour": FACES[colour_of(card)], "value": value_of(card)})


def held_phrase(card: Card) -> Phrase:
    """Return the card that a player tried to place: it is the one, so "la carte Dé"."""
    return Phrase("push-held-die-card") if card == DIE_CARD else card_phrase(card)


def card_phrases(cards: Iterable[Card]) -> tuple[Arg, ...]:
    """Return cards as a list to be told."""
    return tuple(map(card_phrase, cards))


def card_cue(card: Card) -> str:
    """Return the sound of a card."""
    if card >= DIE_CARD:
        return "card-die" if card == DIE_CARD else "card-switch"
    return f"card-{FACES[colour_of(card)]}-{value_of(card)}"


def lot(cards: Sequence[Card]) -> Phrase:
    """Return cards in the order of a zone, and their sum, which a single card says itself."""
    id_ = "push-lot" if len(cards) > 1 else "push-lot-one"
    return Phrase(id_, {"cards": card_phrases(sorted(cards)), "points": points(cards)})


def totals(cards: Sequence[Card]) -> dict[str, Arg]:
    """Return how many cards there are and what they are worth, as arguments."""
    return {"count": len(cards), "points": points(cards)}


def by_colour(zone: Sequence[Card]) -> list[tuple[Colour, list[Card]]]:
    """Return the colours of a zone that have cards, in the order in which they are always told."""
    held = [(colour, [card for card in zone if colour_of(card) == colour]) for colour in COLOURS]
    return [(colour, cards) for colour, cards in held if cards]


def colour_args(colour: Colour, cards: Sequence[Card]) -> dict[str, Arg]:
    """Return a colour and what *cards* of it are worth, as arguments."""
    return {"colour": FACES[colour], "points": points(cards)}


def groups(zone: Sequence[Card]) -> Phrase:
    """Return a zone by colour: the values of each, and their sum where there are several."""
    told = []
    for colour, cards in by_colour(zone):
        args: dict[str, Arg] = {**colour_args(colour, cards), "values": tuple(sorted(map(value_of, cards)))}
        told.append(Phrase("push-group" if len(cards) > 1 else "push-group-one", args))
    return chain("parts-semicolon", told)


def face_phrase(face: int) -> Phrase:
    """Return a face of the die."""
    return Phrase("push-star") if face == STAR else Phrase("push-colour", {"colour": FACES[face]})


def side(*, left: bool) -> Phrase:
    """Return the side to which the columns are taken."""
    return Phrase("push-left" if left else "push-right")
