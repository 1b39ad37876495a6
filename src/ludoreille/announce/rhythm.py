"""When bots may move: the three rhythms of play."""

from enum import StrEnum

from ludoreille.announce.announcer import Announcer


class Rhythm(StrEnum):
    """How fast bots play: when all has been said, at once, or at a key."""

    WAIT = "attendre"
    FAST = "rapide"
    KEY = "touche"


def may_bots_act(rhythm: Rhythm, announcer: Announcer, now: float, *, key: bool = False) -> bool:
    """Say whether the next bot may move; *key* tells that the player has pressed the key for it.

    None moves while the player is elsewhere.
    """
    if announcer.paused:
        return False
    match rhythm:
        case Rhythm.FAST:
            return True
        case Rhythm.KEY:
            return key
        case Rhythm.WAIT:
            return announcer.idle(now)
