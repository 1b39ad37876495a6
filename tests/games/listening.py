"""What a seat hears of whole games, for the tests of every narration."""

import re
from random import Random

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.table import Table
from ludoreille.terminal.witness import Witness
from ludoreille.words.catalogue import Verbosity
from ludoreille.words.french import audit
from ludoreille.words.line import Category, Line

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


def followed_games(game, seeds, share):
    """Yield moments at which somebody must act: the table, who acts, and what each seat has witnessed.

    That is one moment in *share*. The games have all counts of players and any options, and are played half
    at random, half by bots.
    """
    shelved = SHELF[game]
    for seed in range(seeds):
        rng = Random(seed)
        seats = shelved.rules.seats[seed % len(shelved.rules.seats)]
        table = Table(shelved.rules, seats, draw_options(shelved.rules, seats, rng))
        witness = Witness([Seat(seat) for seat in range(seats)], Seat(VIEWER))
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToDraw):
                witness.note(table.answer(turn.chance.draw(rng)), None)
                continue
            seat = turn.seats[0]
            if not rng.randrange(share):
                yield table, seat, witness
            actions = table.actions(seat)
            bot = shelved.bots[Level.BEGINNER](table.look(seat), actions, rng, {})
            witness.note(table.act(seat, rng.choice([bot, rng.choice(actions)])), seat)


def hints(table, seat, catalogue, names):
    """Yield the advice on each action, the best first, and the whole hint that tells it."""
    shelved, sight, actions = SHELF[table.game.id], table.look(seat), table.actions(seat)
    ranked = shelved.advise(sight, actions, Random(1))
    labels = {choice.action: choice.label for choice in shelved.narrator.choices(sight, actions)}
    for advice in ranked:
        why = shelved.narrator.why(sight, advice, ranked)
        id_ = "interface-hint" if advice is ranked[0] else "interface-hint-other"
        line = Line(id_, {"coup": labels[advice.action], "pourquoi": why})
        yield advice, catalogue.render(line, seat, names).printed


def hints_by_reason(reasons, moments, catalogue, names):
    """Return all hints at these *moments* by their reason, with the advice that each tells."""
    found = {reason: [] for reason in reasons}
    for table, seat, _ in moments:
        for advice, text in hints(table, seat, catalogue, names):
            found[reasons(advice.reason)].append((advice, text))
    return found


def unfit(heard, longest):
    """Return reasons without a hint, and hints that are no good French or whose reason is too long."""
    missing = [reason for reason, told in heard.items() if not told]
    texts = [text for told in heard.values() for _, text in told]
    return missing + [text for text in texts if audit(text) or len(text.rpartition(" : ")[2]) > longest]
