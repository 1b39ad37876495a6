"""The bots of Push: how strong each is, and what each would not do."""

from itertools import pairwise
from random import Random

from ludoreille.core import Seat
from ludoreille.games.push.bots import BOTS, SPARRING
from ludoreille.games.push.expert import Reason, advise
from ludoreille.games.push.model import Draw
from ludoreille.games.push.rules import Push
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

PUSH = Push()


def asked(seats=2, seat=0, options=None, **position):
    state = PUSH.from_position(seats, options or {}, position)
    return PUSH.look(state, Seat(seat)), PUSH.actions(state, Seat(seat))


def move(level, **position):
    bot = BOTS[level] if isinstance(level, Level) else level
    return PUSH.write(bot(*asked(**position), Random(0), {}))


def advice(**position):
    return advise(*asked(**position), Random(0))


def test_each_level_wins_more_than_the_one_below():
    for below, above in pairwise(Level):
        report = simulate("push", 2, 32, (above, below), seed=1)
        best = next(tally for tally in report.tallies if tally.bot == above)
        assert best.low > report.parity


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


UNSAFE = [["R1", "B2", "G3"], ["P1", "Y2"], ["B1", "R2"]]


def test_advice_tells_the_chance_of_a_bust_with_the_next_card_and_what_is_at_stake():
    best, other = advice(phase="decide", columns=UNSAFE, draw_pile=["R1", "B1", "R2", "Y6"])
    assert (PUSH.write(best.action), best.reason) == ("stop", Reason.ENOUGH_WON)
    assert other.reason == Reason.NOT_WORTH_THE_RISK
    assert (other.risk, other.stake) == (0.75, 6)


def test_advice_sees_when_no_bust_is_possible():
    best = advice(phase="decide", columns=[["R1"]])[0]
    assert (best.action, best.reason, best.risk) == (Draw(), Reason.NO_BUST_POSSIBLE, 0)


def test_advice_fears_the_die_for_what_lies_visible():
    ranked = advice(phase="take", columns=[["DIE", "R6"], ["B4"]], visible=[["Y6", "G6", "P6", "Y5"], []])
    assert [PUSH.write(one.action) for one in ranked] == ["take 2", "take 1"]
    assert (ranked[1].reason, ranked[1].risk, ranked[1].stake) == (Reason.DIE_TO_BE_ROLLED, 4 / 6, 11)
    assert (ranked[0].reason, ranked[0].risk) == (Reason.NO_DIE, None)


def test_advice_weighs_a_colour_in_danger_against_a_turn():
    best = advice(phase="turn", visible=[["R6", "R5", "R4", "R6"], []])[0]
    assert (best.reason, best.stake) == (Reason.COLOUR_IN_DANGER, 21)
    assert advice(phase="turn", visible=[["R1"], []])[0].reason == Reason.TURN_IS_WORTH_MORE
    assert [one.reason for one in advice(phase="turn")] == [Reason.NOTHING_TO_PROTECT]


def test_a_yardstick_stops_by_its_number_alone():
    columns = [["R6", "B2"], ["G3"]]
    assert move(SPARRING["seuil"](8), phase="decide", columns=columns) == "stop"
    assert move(SPARRING["seuil"](9), phase="decide", columns=columns) == "draw"
    pile = ["R1", "Y6", "Y5", "P6"]
    assert move(SPARRING["prudent"](24), phase="decide", columns=UNSAFE, draw_pile=pile) == "stop"
    assert move(SPARRING["prudent"](25), phase="decide", columns=UNSAFE, draw_pile=pile) == "draw"
