"""The policy of speech: pure, the clock is passed in."""

from ludoreille.announce.announcer import READING_SPEED, Announcer
from ludoreille.announce.history import History
from ludoreille.announce.orders import Drop, Hush, Message, Order, Play, Print, Speak
from ludoreille.announce.rhythm import Rhythm, may_bots_act
from ludoreille.announce.selection import Selection, Telling, Whose

__all__ = [
    "READING_SPEED",
    "Announcer",
    "Drop",
    "History",
    "Hush",
    "Message",
    "Order",
    "Play",
    "Print",
    "Rhythm",
    "Selection",
    "Speak",
    "Telling",
    "Whose",
    "may_bots_act",
]
