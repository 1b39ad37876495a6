"""Random games of other libraries through their Python API, against which the speed of our rules is held.

They come with the extra `comparaison`; whichever is missing is named by `MISSING` instead.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

Playing = Callable[[], int]
"""Plays one random game to its end and returns how many actions its players did, nature's not counted."""

OPEN_SPIEL = (
    "leduc_poker",
    "phantom_ttt",
    "euchre",
    "skat",
    "hearts",
    "crazy_eights(players=4)",
    "gin_rummy",
    "pig",
    "pig(players=4)",
)
RLCARD = ("leduc-holdem", "uno")
MISSING = "not installed; pip install -e .[comparaison]"


def open_spiel_games(seed: int) -> Iterator[tuple[str, Playing | None]]:
    """Give each game of `OPEN_SPIEL` by its name, nothing to play where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        yield "OpenSpiel", None
        return
    pyspiel, rng = import_module("pyspiel"), Random(seed)
    for name in OPEN_SPIEL:
        yield f"OpenSpiel {name}", _open_spiel(pyspiel.load_game(name), rng)


def rlcard_games(seed: int) -> Iterator[tuple[str, Playing | None]]:
    """Give each game of `RLCARD`, by its rules alone and by its environment, which encodes what is seen."""
    if find_spec("rlcard") is None:
        yield "RLCard", None
        return
    rlcard, rng = import_module("rlcard"), Random(seed)
    for name in RLCARD:
        yield f"RLCard {name}, rules alone", _rlcard_rules(rlcard.make(name, {"seed": seed}).game, rng)
        yield f"RLCard {name}, environment", _rlcard_environment(rlcard.make(name, {"seed": seed}), rng)


def _open_spiel(game: Any, rng: Random) -> Playing:
    def once() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        return actions

    return once


def _rlcard_rules(game: Any, rng: Random) -> Playing:
    def once() -> int:
        game.init_game()
        actions = 0
        while not game.is_over():
            game.step(rng.choice(list(game.get_legal_actions())))
            actions += 1
        return actions

    return once


def _rlcard_environment(env: Any, rng: Random) -> Playing:
    def once() -> int:
        sight, _ = env.reset()
        actions = 0
        while not env.is_over():
            sight, _ = env.step(rng.choice(list(sight["legal_actions"])))
            actions += 1
        return actions

    return once
