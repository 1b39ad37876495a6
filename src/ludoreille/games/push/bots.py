"""Bots of Push: they see what a player sees, and think at three levels."""

from collections.abc import Mapping, Sequence
from random import Random

from ludoreille.games.push.model import Action, Draw, Sight, Stop
from ludoreille.kit.bots import Bot, Level


def beginner(sight: Sight, actions: Sequence[Action], rng: Random) -> Action:
    """Play like somebody who has just heard the rules: draw three cards, then stop."""
    if Stop() in actions and sum(map(len, sight.table.columns)) < 3:  # noqa: PLR2004
        return Draw()
    return Stop() if Stop() in actions else rng.choice(actions)


BOTS: Mapping[Level, Bot] = {
    Level.BEGINNER: beginner,
    Level.CONFIRMED: beginner,
    Level.EXPERT: beginner,
}
