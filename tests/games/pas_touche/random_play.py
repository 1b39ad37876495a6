"""Random play of Pas Touche: uniform choice would touch a wrong card nearly always, and never end."""

from ludoreille.games.pas_touche.mechanics import judged
from ludoreille.games.pas_touche.model import Renounce, Touch

RIGHT, WRONG = 0.6, 0.8
"""Up to the first share a player does what is best, up to the second anything; else he renounces."""


def choose(table, seat, rng):
    """Return an action of *seat* at random, more often than not one that leads somewhere."""
    actions = list(table.actions(seat))
    if not isinstance(actions[0], Renounce):
        return rng.choice(actions)
    share = rng.random()
    if share < RIGHT:
        return rng.choice([action for action in actions if leads(table.state, seat, action)])
    return rng.choice(actions) if share < WRONG else actions[0]


def leads(state, seat, action):
    """Tell whether an action makes the cube advance, or nobody's."""
    return isinstance(action, Touch) and judged(state, seat, action) in ("success", "block")
