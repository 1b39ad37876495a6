"""The bots of Push: how strong each is, and what each would not do."""

from random import Random

from ludoreille.core import Seat
from ludoreille.games.push.bots import BOTS
from ludoreille.games.push.rules import Push
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

PUSH = Push()
GAMES = 120


def move(level, seats=2, seat=0, options=None, **position):
    state = PUSH.from_position(seats, options or {}, position)
    actions = PUSH.actions(state, Seat(seat))
    return PUSH.write(BOTS[level](PUSH.look(state, Seat(seat)), actions, Random(0), {}))


def tallies(seats, *levels):
    report = simulate("push", seats, GAMES, levels, seed=1)
    return {tally.bot: tally for tally in report.tallies}


def test_the_expert_beats_the_beginner_beyond_doubt():
    for seats in (2, 4):
        by = tallies(seats, Level.BEGINNER, Level.EXPERT)
        assert by[Level.EXPERT].low > by[Level.BEGINNER].high
        assert by[Level.EXPERT].mean_score > by[Level.BEGINNER].mean_score


def test_the_confirmed_player_stands_between():
    low = tallies(2, Level.BEGINNER, Level.CONFIRMED)
    high = tallies(2, Level.CONFIRMED, Level.EXPERT)
    assert low[Level.CONFIRMED].low > low[Level.BEGINNER].high
    assert high[Level.EXPERT].low > high[Level.CONFIRMED].high


def test_nobody_but_a_beginner_stops_while_a_bust_is_impossible_and_nothing_is_won():
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert move(level, phase="decide", columns=[["R1"]]) == "draw"


def test_the_expert_counts_the_pile():
    columns = [["R1", "B2", "G3"], ["P1", "Y2"], ["B1", "R2"]]
    assert move(Level.EXPERT, phase="decide", columns=columns, draw_pile=["R1", "B2"]) == "stop"
    assert move(Level.EXPERT, phase="decide", columns=columns, draw_pile=["Y6", "Y5", "P6"]) == "draw"


def test_the_expert_protects_what_is_worth_a_turn():
    rich = [["R6", "R5", "R4", "R6"], []]
    assert move(Level.EXPERT, phase="turn", visible=rich) == "protect red"
    assert move(Level.EXPERT, phase="turn", visible=[["R1"], []]) == "draw"
    assert move(Level.EXPERT, phase="turn", visible=rich, draw_pile=["Y1"]) == "draw"


def test_common_sense_protects_a_big_colour():
    assert move(Level.CONFIRMED, phase="turn", visible=[["G6", "G5", "Y1"], []]) == "protect green"


def test_the_die_card_weighs_as_much_as_there_is_to_lose():
    columns = [["DIE", "R6"], ["B4"]]
    poor, rich = [[], []], [["Y6", "G6", "P6", "Y5", "G5"], []]
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert move(level, phase="take", columns=columns, visible=poor) == "take 1"
        assert move(level, phase="take", columns=columns, visible=rich) == "take 2"
    assert move(Level.BEGINNER, phase="take", columns=columns, visible=rich) == "take 1"


def test_the_star_variant_is_feared():
    columns = [["DIE", "R6"], ["B4"]]
    zone = [["Y6", "G2"], []]
    assert move(Level.EXPERT, phase="take", columns=[["DIE", "R6"], ["B3"]], visible=zone) == "take 1"
    assert (
        move(Level.EXPERT, phase="take", columns=columns, visible=zone, options={"star": "lose_all"})
        == "take 2"
    )


def test_the_best_column_grows():
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert move(level, phase="place", drawn="Y5", columns=[["R1"], ["B6", "G4"], ["P2"]]) == "place 2"


def test_a_die_card_goes_where_it_hurts_the_others():
    zones = [["Y6", "G6", "P6"], ["R6", "B6", "Y6"]]
    for level in (Level.CONFIRMED, Level.EXPERT):
        assert (
            move(level, phase="place", drawn="DIE", columns=[["R1"], ["B6", "G4"], ["P2"]], visible=zones)
            != "place 2"
        )
