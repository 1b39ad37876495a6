"""Hints and recaps of whole games, as the players at the table get them."""

import re
from random import Random

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.terminal.witness import Witness
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Line

NAMES = ("Anne", "Basile", "Chloé", "Denis", "Emma", "Fabien", "Gaëlle", "Hugo", "Inès", "Jules")
CATALOGUE = Catalogue(folder("locales") / "fr")


def said(lines, viewer, verbosity=Verbosity.NORMAL):
    """Return what *viewer* hears of lines."""
    return " ".join(CATALOGUE.render(line, viewer, NAMES, verbosity).printed for line in lines)


def sentences(text):
    """Count the sentences of a text."""
    return len(re.findall(r"[.!?](?: |$)", text))


def hint(game, sight, advice, ranked):
    """Return the hint about one of the *ranked* actions, with its label, as it is told."""
    narrator = SHELF[game].narrator
    label = next(
        choice.label
        for choice in narrator.choices(sight, [each.action for each in ranked])
        if choice.action == advice.action
    )
    id_ = "interface-hint" if advice is ranked[0] else "interface-hint-other"
    args = {"coup": label, "pourquoi": narrator.why(sight, advice, ranked)}
    return said([Line(id_, args)], sight.viewer)


def hints(game, seats, seed, *, share=1.0, wanted=lambda sight: True):
    """Play a game of so many *seats*; yield reasons and hints at a share of the choices."""
    for table, rng in _moments(game, seats, seed):
        for seat in table.turn.seats:
            sight, actions = table.look(seat), table.actions(seat)
            if len(actions) > 1 and wanted(sight) and rng.random() < share:
                ranked = SHELF[game].advise(sight, actions, rng)
                for advice in ranked:
                    yield advice.reason, hint(game, sight, advice, ranked)


def recaps(game, seats, seed):
    """Play a game; yield at every moment what a player or onlooker was told, the events, and the recap."""
    witness = Witness([Seat(0)], None)
    narrator = SHELF[game].narrator
    for table, events, actor in _played(game, seats, seed):
        witness.note(events, actor)
        for viewer in (Seat(0), None):
            since = witness.since_turn(viewer)
            yield viewer, since, narrator.recap(since, table.look(viewer))


def _moments(game, seats, seed):
    rng = Random(seed)
    table = Table(SHELF[game].rules, seats, draw_options(SHELF[game].rules, seats, rng))
    while not isinstance(turn := table.turn, Over):
        if isinstance(turn, ToDraw):
            table.answer(turn.chance.draw(rng))
            continue
        yield table, rng
        seat = turn.seats[0]
        table.act(seat, table.game.any_action(table.state, seat, rng))


def _played(game, seats, seed):
    rng = Random(seed)
    bot = SHELF[game].bots[rng.choice([Level.BEGINNER, Level.CONFIRMED])]
    table = Table(SHELF[game].rules, seats, draw_options(SHELF[game].rules, seats, rng))
    while not isinstance(turn := table.turn, Over):
        if isinstance(turn, ToDraw):
            yield table, table.answer(turn.chance.draw(rng)), None
            continue
        seat = turn.seats[0]
        action = bot(table.look(seat), table.actions(seat), rng, {})
        yield table, table.act(seat, action), seat
