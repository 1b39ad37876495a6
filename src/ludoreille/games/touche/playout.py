"""Random play of a series, as fast as the moves of a duel allow: each duel is walked in its tree."""

from random import Random

from ludoreille.games.touche.mechanics import awaited, begin_next, choose, hide
from ludoreille.games.touche.model import ANNOUNCE, CHOOSE, FIRST_BLOOD, FISTS, OVER, State, in_mask
from ludoreille.games.touche.tree import find, walk


def play_at_random(state: State, rng: Random) -> int:
    """Play a series to its end in place, every choice a fair draw, and return how many choices were made.

    What is left of a duel is walked in its tree, which the same moves of a duel have made.
    """
    choices = 0
    while (phase := state.phase) is not OVER:
        if phase is ANNOUNCE or phase is FIRST_BLOOD:
            winner, renown, made = walk(*find(state.fight), rng)
            state.renown[state.pair[winner]] += renown
            choices += made
            begin_next(state, None)
            continue
        for seat in awaited(state):
            choices += 1
            if phase is CHOOSE:
                choose(state, seat, rng.choice(in_mask(state.unused[seat])), None)
            else:
                hide(state, seat, rng.choice(FISTS), None)
    return choices
