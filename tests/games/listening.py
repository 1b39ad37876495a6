"""What a seat hears of whole games, for the tests of every narration."""

import re
from random import Random

from ludoreille.core import Over, ToDraw
from ludoreille.games import SHELF
from ludoreille.table import Table
from ludoreille.words.catalogue import Verbosity
from ludoreille.words.line import Category

VIEWER = 0


def heard_games(game, level, count, options=None):
    """Yield all that the first seat is asked and told in so many games of four bots."""
    for seed in range(count):
        yield from _heard_game(SHELF[game], level, Random(seed), options)


def lengths_and_moves(lines, catalogue, names):
    """Return the length of what is heard at each verbosity, and the words of others' moves in brief."""
    lengths, moves = dict.fromkeys(Verbosity, 0), []
    for line in lines:
        texts = {each: catalogue.render(line, VIEWER, names, each).printed for each in Verbosity}
        for verbosity, text in texts.items():
            lengths[verbosity] += len(text)
        if line.category is Category.OTHERS and texts[Verbosity.BRIEF]:
            moves.append(re.findall(r"[\w']+", texts[Verbosity.BRIEF]))
    return lengths, moves


def _heard_game(shelved, level, rng, options):
    table = Table(shelved.rules, 4, options or {})
    while not isinstance(turn := table.turn, Over):
        if isinstance(turn, ToDraw):
            yield from _told(shelved, table.answer(turn.chance.draw(rng)))
            continue
        for seat in turn.seats:
            seen = table.look(seat)
            if seat == VIEWER:
                yield shelved.narrator.question(seen)
            action = shelved.bots[level](seen, table.actions(seat), rng, {})
            yield from _told(shelved, table.act(seat, action))


def _told(shelved, events):
    for event in (event.seen_by(VIEWER) for event in events):
        yield from () if event is None else shelved.narrator.tell(event, VIEWER)
