"""What Pas Touche says of itself when asked: why an answer is good or bad, and what others did."""

from random import Random

import pytest
from games.pas_touche.tables import GAME, row, state

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games.pas_touche.bots import advise
from ludoreille.games.pas_touche.mechanics import on_last_space
from ludoreille.games.pas_touche.model import (
    Blocked,
    DiceRolled,
    GameEnded,
    NobodyAdvanced,
    Penalised,
    Renounced,
    RollerNamed,
    Succeeded,
    read_treat,
)
from ludoreille.games.pas_touche.narration import NARRATOR
from ludoreille.games.pas_touche.pack import Symbol, pack, read_constraint
from ludoreille.games.pas_touche.prospects import Reason
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.terminal.hints import COMPARED
from ludoreille.terminal.witness import Witness
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit
from ludoreille.words.line import Line

NAMES = ("Anne", "Basile", "Chloé", "Denis", "Ève", "Farid")
ANNE, BASILE, CHLOE, DENIS = map(Seat, range(4))
M4, E3 = map(read_treat, ("M4", "E3"))
RED_C2, GREEN_M = (pack().kinds[read_constraint(code)] for code in ("red:C2", "green:M"))
CATALOGUE = Catalogue(folder("locales") / "fr")
LONGEST_HINT, LONGEST_RECAP = 150, 160
CALM = {"options": {"pace": "off"}}


def said(line, viewer, verbosity=Verbosity.NORMAL):
    return CATALOGUE.render(line, viewer, NAMES, verbosity).printed


class Hints:
    """What is told of each answer to a roll, by its short form."""

    def __init__(self, table, viewer=ANNE):
        self._sight, self.viewer, actions = GAME.look(table, viewer), viewer, GAME.actions(table, viewer)
        self.ranked = advise(self._sight, actions, Random(0))
        choices = NARRATOR.choices(self._sight, actions)
        self._labels = {choice.action: choice.label for choice in choices}

    def tell(self, advice):
        why = NARRATOR.why(self._sight, advice, self.ranked)
        args = {"coup": self._labels[advice.action], "pourquoi": why}
        return said(Line("interface-hint-other", args), self.viewer)

    def __getitem__(self, short):
        return self.tell(next(each for each in self.ranked if GAME.write(each.action) == short))


def test_a_hint_tells_where_the_cube_goes_and_without_a_clock_that_nothing_forbids_it():
    best = "touch M 4 right"
    assert Hints(state(cube=[[1, 3], [], []], target="B1"))["touch B 1 right"] == (
        "Ou bien brioche 1, main droite : votre cube avance en case 1 de la carte 2."
    )
    assert Hints(state(**CALM))[best] == (
        "Ou bien macaron 4, main droite : rien ne l'interdit, et votre cube avance en case 1 de la carte 1."
    )
    assert Hints(state(cube=[[3, 3], [], []], target="B1"))["touch B 1 right"].endswith(
        ": votre cube sort de la piste et vous gagnez la partie."
    )


def test_a_hint_to_block_tells_what_forbids_the_card_and_who_would_take_it():
    barred = {"cube": [[1, 1], [], []], **CALM}
    assert Hints(state(**barred))["touch M 4 left shout"].endswith(
        ": vos cartes interdisent les macarons, et sans vous Basile et Chloé peuvent avancer."
    )
    assert Hints(state(5, **{**barred, "cube": [[1, 1], *[[]] * 4]}))["touch M 4 left shout"].endswith(
        " sans vous 4 joueurs peuvent avancer."
    )
    winning = state(cube=[[1, 1], [3, 3], []])
    assert Hints(winning)["touch M 4 left shout"].endswith(": sans vous Basile peut gagner la partie.")
    assert Hints(winning)["renounce"].endswith("vous ne risquez rien, mais Basile peut gagner la partie.")


def test_a_hint_to_give_up_tells_what_is_left_and_to_whom():
    assert Hints(state())["renounce"].endswith(
        "vous laissez une case que rien ne vous interdit, et Basile et Chloé peuvent avancer."
    )
    alone = state(cube=[None, [1, 1], [1, 1]], rows=[row("green:M", "orange:4", "red:C2")] * 3)
    assert Hints(alone)["renounce"].endswith(": vous laissez une case que rien ne vous interdit.")
    nobody = state(cube=[[3, 3]] * 3, rows=[row("green:M", "orange:4", "red:C2")] * 3, **CALM)
    assert Hints(nobody)["renounce"].endswith(
        ": vos cartes interdisent les macarons et les 4, et personne d'autre ne peut avancer."
    )
    assert Hints(nobody)["touch M 4 left shout"].endswith("il n'y a rien à bloquer.")


def test_a_hint_tells_what_a_penalty_would_cost():
    told = Hints(state(cube=[[2, 1], [], []]))
    cost = "recul en case 3 de la carte 1, carte 2 remplacée."
    assert told["touch M 4 right"].endswith(f"vos cartes interdisent les macarons et les 4, pénalité, {cost}")
    assert told["touch M 4 left"].endswith(f"sans le cri, pénalité, {cost}")
    assert told["touch E 3 right"].endswith(f"les dés demandent macaron 4, pénalité, {cost}")
    assert "mauvaise main, aucun recul." in Hints(state())["touch M 4 left"]


def at_random(seats, rng):
    """Yield tables of a game that is played at random, and each time what has just happened, and by whom."""
    options = {"pace": rng.choice([1, "off"]), "handicaps": (rng.choice([3, 8]),) * seats}
    table = Table(GAME, seats, options)
    while not isinstance(turn := table.turn, Over):
        actor = None if isinstance(turn, ToDraw) else rng.choice(turn.seats)
        if actor is None:
            events = table.answer(turn.chance.draw(rng))
        else:
            events = table.act(actor, GAME.any_action(table.state, actor, rng))
        yield table, events, actor


def test_every_reason_is_told_shortly_from_the_sight_alone_and_no_wrong_card_is_compared():
    found = set()
    for seats in GAME.seats:
        rng = Random(seats)
        for table, _, _ in at_random(seats, rng):
            turn, rolled = table.turn, table.state.target is not None
            near = rolled and any(on_last_space(table.state, Seat(seat)) for seat in range(seats))
            if isinstance(turn, Over | ToDraw) or (rolled and rng.randrange(6 if near else 40)):
                continue
            hints = Hints(table.state, rng.choice(turn.seats))
            twin = Hints(table.game.imagine(table.look(hints.viewer), rng), hints.viewer)
            assert twin.tell(twin.ranked[0]) == hints.tell(hints.ranked[0])
            assert Reason.WRONG_CARD not in [advice.reason for advice in hints.ranked[:COMPARED]]
            for advice in {each.reason: each for each in reversed(hints.ranked)}.values():
                text = hints.tell(advice)
                assert audit(text) == [] and len(text) <= LONGEST_HINT, text
                found.add(advice.reason)
    assert found == set(Reason)


# What others did


def recap(*events, viewer=ANNE, seats=4):
    sight = GAME.look(state(seats), viewer)
    return " ".join(said(line, viewer) for line in NARRATOR.recap(events, sight))


def succeeded(seat, turned=None, cube=(1, 2)):
    return Succeeded(seat, M4, 812, True, cube, turned, False)


def penalised(seat, symbol, left=None):
    return Penalised(seat, "wrong-card", E3, M4, 812, True, symbol, (1, 1), 0, left, left is not None)


def test_one_thing_that_happened_is_told_in_full():
    roll = DiceRolled(BASILE, M4, clock=True)
    assert recap(Renounced(CHLOE, 9), roll, succeeded(BASILE), RollerNamed(CHLOE)) == (
        "Basile touche macaron 4 en 8 dixièmes et avance : case 2 de la carte 1."
    )
    assert recap(roll, Blocked(BASILE, M4, 600, clock=True)).startswith(
        "Pas Touche ! Basile bloque macaron 4"
    )


def test_several_things_are_summed_up_by_what_came_of_them():
    assert recap(succeeded(BASILE), succeeded(CHLOE), succeeded(BASILE)) == (
        "2 cases gagnées par Basile, une case gagnée par Chloé."
    )
    assert recap(succeeded(BASILE), penalised(CHLOE, Symbol.ARROW), Blocked(BASILE, M4, 9, clock=True)) == (
        "Une case gagnée par Basile, une case perdue par Chloé. Une carte bloquée par Basile."
    )
    assert recap(penalised(CHLOE, Symbol.LOCK), penalised(BASILE, None), viewer=None) == (
        "2 pénalités sans recul pour Basile et Chloé."
    )
    many = [Blocked(seat, M4, 9, clock=True) for seat in (BASILE, CHLOE, DENIS)]
    assert recap(*many) == "3 cartes bloquées."


def test_new_constraints_are_told_while_they_lie_open():
    turned = succeeded(BASILE, RED_C2, (3, 1))
    told = recap(turned, succeeded(BASILE))
    assert told == "2 cases gagnées par Basile. Nouveaux interdits pour Basile, les croissants et les 2."
    assert recap(turned, succeeded(CHLOE, GREEN_M)).endswith("Nouveaux interdits pour Basile et Chloé.")
    assert recap(turned, penalised(BASILE, Symbol.ARROW, 3), penalised(CHLOE, None)) == (
        "Une pénalité sans recul pour Chloé."
    )


def test_the_winner_comes_first_and_nothing_is_told_of_nothing():
    ended = GameEnded(BASILE, ((3, 3), None, None, None), (10, 0, 0, 0))
    assert recap(succeeded(BASILE), ended) == "Basile gagne la partie. Une case gagnée par Basile."
    assert recap(Renounced(BASILE, 9), RollerNamed(ANNE), DiceRolled(ANNE, M4, clock=True)) == ""
    assert recap(NobodyAdvanced(M4)) == "Personne n'avance."
    assert recap(NobodyAdvanced(M4), NobodyAdvanced(E3)) == "Personne n'avance en 2 lancers."


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_recap_is_two_short_sentences_at_most_whoever_asks(seats):
    rng = Random(seats)
    viewer = rng.choice([None, ANNE, Seat(seats - 1)])
    witness = Witness([ANNE] if viewer is None else [viewer], viewer)
    for table, events, actor in at_random(seats, rng):
        witness.note(events, actor)
        lines = NARRATOR.recap(witness.since_turn(viewer), table.look(viewer))
        assert len(lines) <= 2
        texts = [said(line, viewer) for line in lines]
        assert sum(map(len, texts)) < LONGEST_RECAP, texts
        if not rng.randrange(5):
            for line in lines:
                for verbosity in Verbosity:
                    assert audit(said(line, viewer, verbosity)) == []


def test_a_part_of_a_game_is_called_by_the_card_that_is_rolled():
    title = NARRATOR.heading(DiceRolled(BASILE, M4, clock=True))
    assert said(Line("interface-item", {"texte": title}), ANNE) == "Macaron 4, dés lancés par Basile"
    assert NARRATOR.heading(RollerNamed(BASILE)) is None
