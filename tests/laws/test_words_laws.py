"""What holds for the words of every game: all that happens can be told to everyone, in good French."""

import inspect
from importlib import import_module

import pytest
from laws.play import advance, asks, law, moments

from ludoreille.cases import NAMES
from ludoreille.core import Event, Over, Refused, Seat
from ludoreille.games import READINGS, SHELF
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.table.table import actor_of
from ludoreille.terminal.hints import COMPARED
from ludoreille.terminal.witness import Witness
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit
from ludoreille.words.line import Line

FORMS = 40
"""Short forms that are tried at a moment, of all that were played."""
CATALOGUE = Catalogue(folder("locales") / "fr")


def faults(lines, viewer):
    """Return the faults of *lines* at every verbosity, with the sentences."""
    found = []
    for line in lines:
        for verbosity in Verbosity:
            text = CATALOGUE.render(line, viewer, NAMES, verbosity)
            for form in {text.printed, text.spoken} - {""}:
                found += [(form, audit(form))] if audit(form) else []
    return found


def use(game, rng):
    """Name things in a way drawn at random, and return the narrator of *game*."""
    narrator = SHELF[game].narrator
    CATALOGUE.settings |= {each.name: str(rng.choice(each.values)) for each in READINGS.get(game, ())}
    return narrator


@law(4)
def test_all_that_happens_can_be_told_to_everyone_in_french(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    events = table.game.opening(table.state)
    while True:
        for viewer in (None, *map(Seat, {0, rng.randrange(table.seats)})):
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    assert not faults(narrator.tell(seen, viewer), viewer)
        if isinstance(table.turn, Over):
            break
        events = advance(table, rng)


@law(4)
def test_what_lies_on_the_table_can_be_told_at_any_moment(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    happened = []
    while not isinstance(table.turn, Over):
        happened += advance(table, rng)
        if rng.randrange(20):
            continue
        for viewer in (None, *map(Seat, range(table.seats))):
            sight = table.look(viewer)
            lines = [narrator.question(sight), *narrator.table(sight), *narrator.scores(sight)]
            lines += [narrator.last_chance(happened), *narrator.mine(sight, Seat(rng.randrange(table.seats)))]
            assert not faults(lines, viewer)
            assert narrator.question(sight) == narrator.question(table.look(viewer))


@law(4)
def test_the_choices_offer_each_legal_action_once_and_each_refusal_is_told(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    while not isinstance(turn := table.turn, Over):
        for seat in asks(turn):
            sight, actions = table.look(seat), list(table.actions(seat))
            choices = narrator.choices(sight, actions)
            legal = [choice.action for choice in choices if choice.legal]
            assert sorted(map(table.game.write, legal)) == sorted(map(table.game.write, actions))
            assert len({(choice.lead, choice.number) for choice in choices}) == len(choices)
            for choice in choices:
                refusal = table.game.refusal(table.state, seat, choice.action)
                assert choice.legal == (refusal is None)
                if refusal is not None:
                    assert not faults([narrator.refused(sight, refusal)], seat)
        advance(table, rng)


@law(4)
def test_every_refusal_can_be_told_to_everyone(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    whole = Table(table.game, table.seats, table.options)
    while not isinstance(whole.turn, Over):
        advance(whole, rng)
    forms = {line.partition(" ")[2] for line in whole.journal if not line.startswith("=")}
    while True:
        if not rng.randrange(15) or isinstance(table.turn, Over):
            for seat in map(Seat, range(table.seats)):
                for form in rng.sample(sorted(forms), min(len(forms), FORMS)):
                    refusal = table.game.refusal(table.state, seat, table.game.read(form))
                    if isinstance(refusal, Refused):
                        assert not faults([narrator.refused(table.look(seat), refusal)], seat)
        if isinstance(table.turn, Over):
            break
        advance(table, rng)


@law(3)
def test_what_others_did_is_told_in_two_sentences_and_parts_have_titles(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    seats = [Seat(seat) for seat in range(table.seats)]
    witnesses = {viewer: Witness([viewer or seats[0]], viewer) for viewer in (None, *seats)}
    events, actor = table.game.opening(table.state), None
    while not isinstance(table.turn, Over):
        for viewer, witness in witnesses.items():
            witness.note(events, actor)
            if not rng.randrange(40):
                lines = narrator.recap(witness.since_turn(viewer), table.look(viewer))
                assert len(lines) <= 2
                assert not faults(lines, viewer)
        titles = [title for event in events if (title := narrator.heading(event)) is not None]
        assert not faults([Line("interface-hint-only", {"coup": title}) for title in titles], None)
        events = advance(table, rng)
        actor = actor_of(table.journal[-1])


@law(3)
def test_why_one_would_act_is_told_in_a_clause_after_a_colon(played):
    table, rng = played
    narrator = use(table.game.id, rng)
    for turn in moments(table, rng, share=0.04):
        for seat in asks(turn):
            sight, actions = table.look(seat), table.actions(seat)
            ranked = SHELF[table.game.id].advise(sight, actions, rng)
            labels = {choice.action: choice.label for choice in narrator.choices(sight, actions)}
            for advice in ranked[:COMPARED]:
                args = {"coup": labels[advice.action], "pourquoi": narrator.why(sight, advice, ranked)}
                assert not faults([Line("interface-hint", args)], seat)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_event_of_a_game_is_narrated(game):
    model = import_module(f"ludoreille.games.{game}.model")
    narration = inspect.getsource(import_module(f"ludoreille.games.{game}.narration"))
    kinds = [kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Event)]
    named = [kind.__name__ for kind in kinds if kind is not Event]
    assert named
    assert [name for name in named if f"{name}(" not in narration and f", {name})" not in narration] == []
