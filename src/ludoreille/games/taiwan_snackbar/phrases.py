"""The parts of Taiwan Snackbar's sentences: cards, hands, orders."""

from collections.abc import Sequence

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.cards import (
    DISHES,
    Card,
    value_of,
)
from ludoreille.games.taiwan_snackbar.model import (
    FATAL,
)
from ludoreille.words.line import Arg, Phrase

NAMES = (
    *("tofu", "omelette", "noodles", "ravioli", "pork", "cake"),
    *("portion", "reverse", "choose", "indigestion"),
)
"""How the messages call each kind of card."""


def part(id_: str, **args: Arg) -> Phrase:
    """Return a message of this game as a part of a sentence."""
    return Phrase(f"taiwan_snackbar-{id_}", args)


def group(card: Card, count: int = 1) -> Phrase:
    """Return so many of a card: "un tofu", "3 bols de nouilles"."""
    return part("group", card=NAMES[card], count=count)


def groups(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Return cards as a list to be told, kind after kind."""
    return tuple(group(Card(card), count) for card, count in enumerate(counts) if count)


def dish_phrase(value: int) -> Phrase:
    """Return the dish of a value by its name alone, or by its number if there is no such dish."""
    card = value - value_of(Card(0))
    return part("dish", card=NAMES[card]) if card in range(DISHES) else part("no-dish", value=value)


def order_phrase(order: Sequence[int]) -> Phrase:
    """Return what is ordered: "3 omelettes et un supplément"."""
    return part("list", cards=groups(order))


def hand_phrase(hand: Sequence[int], kinds: int) -> Phrase:
    """Return a hand by groups if it has at most so many *kinds* of cards, else its size."""
    told = groups(hand)
    if not told:
        return part("hand-none")
    return part("hand-size", count=sum(hand)) if len(told) > kinds else part("hand", cards=told)


def new_cards(cards: Sequence[int]) -> Phrase:
    """Return the cards that a meal brought, indigestions left out."""
    told = groups(cards[:-1])
    return part("new", cards=told, count=sum(cards[:-1])) if told else part("new-none")


def side_phrase(direction: int) -> Phrase:
    """Return where a direction of play goes."""
    return part("left" if direction == 1 else "right")


def endangered(malus: Sequence[int]) -> list[Seat]:
    """Return who is one token away from the end."""
    return [Seat(seat) for seat, tokens in enumerate(malus) if tokens == FATAL - 1]
