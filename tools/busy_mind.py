"""The process where bots think, with bots that keep a core busy for a second over each move."""

import time
from dataclasses import replace
from typing import Any

from ludoreille.games import SHELF
from ludoreille.kit.bots import Bot
from ludoreille.thinking import child, mind

SECONDS = 1.0


def busy(bot: Bot) -> Bot:
    """Return *bot*, taking its time."""

    def think(*asked: Any) -> Any:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            pass
        return bot(*asked)

    return think


if __name__ == "__main__":
    mind.SHELF = {
        game: replace(shelved, bots={level: busy(bot) for level, bot in shelved.bots.items()})
        for game, shelved in SHELF.items()
    }
    child.main()
