"""Push played out at random, straight over its mechanics: no action is built, no event, no question."""

from collections.abc import Sequence
from random import Random

from ludoreille.games.push.mechanics import answer, open_to, place, protect, share_out, take, turn_up
from ludoreille.games.push.model import (
    CARDS,
    DECIDE,
    DRAW,
    FACES,
    OVER,
    PLACE,
    ROLL,
    TAKE,
    TURN,
    Card,
    State,
    colours_in,
)


def play_at_random(state: State, rng: Random) -> int:
    """Play *state* to its end, every seat choosing any of its actions; return how many were played.

    32 bits modulo a few are as good as even odds, and twice as fast as any other way to them.
    """
    bits, deck, actions = rng.getrandbits, _spread(state.pile), 0
    if state.phase is DRAW:
        turn_up(state, deck.pop(bits(32) % len(deck)), None)
    while (phase := state.phase) is not OVER:
        actions += 1
        if phase is DECIDE:
            if bits(1):
                share_out(state, None)
            else:
                turn_up(state, deck.pop(bits(32) % len(deck)), None)
        elif phase is PLACE:
            assert state.drawn is not None
            numbers = open_to(state, state.drawn)
            place(state, numbers[bits(32) % len(numbers)], None)
        elif phase is TAKE:
            columns = state.columns
            while not columns[number := bits(32) % len(columns)]:
                pass
            take(state, number + 1, None)
        elif phase is TURN:
            colours = colours_in(state.visible[state.turn])
            choice = bits(32) % (len(colours) + 1)
            if choice:
                protect(state, colours[choice - 1], None)
            else:
                turn_up(state, deck.pop(bits(32) % len(deck)), None)
        else:
            actions -= 1
            answer(state, bits(32) % (len(FACES) if phase is ROLL else state.seats), None)
    return actions


def _spread(pile: Sequence[int]) -> list[Card]:
    """Return the cards of a pile one by one."""
    return [card for card, copies in zip(CARDS, pile, strict=True) for _ in range(copies)]
