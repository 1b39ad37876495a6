"""The variants of a game, drawn at random: for laws and simulations that try them all."""

from collections.abc import Mapping
from random import Random
from typing import Any

from ludoreille.core import Game, Illegal, OptionValue


def draw_options(
    game: Game[Any, Any, Any], seats: int, rng: Random, fixed: Mapping[str, OptionValue] | None = None
) -> dict[str, OptionValue]:
    """Return a value for every option, at random but for *fixed*, until the rules allow them together.

    Raise `Illegal` for a table that no options would make possible.
    """
    fixed = fixed or {}
    game.set_up(seats, fixed)
    while True:
        drawn: dict[str, OptionValue] = {
            option.name: tuple(rng.choice(option.values) for _ in range(seats))
            if option.per_seat
            else rng.choice(option.values)
            for option in game.options
        }
        try:
            game.set_up(seats, {**drawn, **fixed})
        except Illegal:
            continue
        return {**drawn, **fixed}
