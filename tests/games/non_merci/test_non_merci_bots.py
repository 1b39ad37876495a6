"""The bots of Non Merci: how strong each is, and what each would not do."""

from random import Random

import pytest

from ludoreille.core import Seat
from ludoreille.games.non_merci.bots import BOTS
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate

GAME = NonMerci()
SENSIBLE = (Level.CONFIRMED, Level.EXPERT)


def moves(level, options=None, seats=4, **position):
    """Return all that seat 0 does at this moment, over several throws of its own dice."""
    state = GAME.from_position(seats, options or {}, position)
    actions = GAME.actions(state, Seat(0))
    sight = GAME.look(state, Seat(0))
    return {GAME.write(BOTS[level](sight, actions, Random(seed), {})) for seed in range(8)}


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize(
    ("weak", "strong"), [(Level.BEGINNER, Level.CONFIRMED), (Level.CONFIRMED, Level.EXPERT)]
)
def test_each_level_wins_more_than_the_one_below(seats, weak, strong):
    report = simulate("non_merci", seats, 40, (weak, strong), options={"rounds": 2}, seed=1)
    by = {tally.bot: tally for tally in report.tallies}
    assert by[strong].low > by[weak].high
    assert by[strong].mean_score < by[weak].mean_score


@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_sensible_takes_a_dear_card_while_he_can_pay(level):
    assert moves(level, target=35, pot=2, tokens=[9, 9, 9, 9]) == {"pass"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_sensible_leaves_a_card_that_joins_two_runs_at_the_end(level):
    cards = [[13, 15], [14 + 2, 18], [30], [28]]
    assert moves(level, target=14, left=0, pot=3, cards=cards, tokens=[2, 9, 9, 9]) == {"take"}


def test_the_expert_lets_a_card_that_nobody_else_wants_come_round_with_more_tokens():
    cards = [[34], [3, 4], [5], [6]]
    position = {"target": 35, "left": 10, "cards": cards, "tokens": [13, 13, 13, 13]}
    assert moves(Level.EXPERT, **position) == {"pass"}
    assert moves(Level.CONFIRMED, **position) == {"take"}


def test_who_runs_out_of_tokens_takes_sooner():
    assert moves(Level.CONFIRMED, target=15, pot=2, tokens=[2, 9, 9, 9]) == {"take"}
    assert moves(Level.CONFIRMED, target=15, pot=2, tokens=[12, 9, 9, 9]) == {"pass"}


@pytest.mark.parametrize("level", list(Level))
def test_who_has_no_token_takes(level):
    assert moves(level, target=35, tokens=[0, 9, 9, 9]) == {"take"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_secret_card_is_laid_where_it_is_free_and_kept_where_it_costs(level):
    options = {"secret_card": True}
    secret = [12, None, None, None]
    assert moves(level, options, target=35, secret=secret, cards=[[11], [], [], []]) == {"reveal"}
    assert "reveal" not in moves(level, options, target=35, secret=secret, cards=[[9], [], [], []])


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_secret_card_is_laid_before_the_last_card_that_makes_it_free(level):
    position = {"target": 11, "left": 0, "pot": 8, "tokens": [0, 9, 9, 9]}
    assert moves(level, {"secret_card": True}, secret=[12, None, None, None], **position) == {"reveal"}


def test_a_beginner_sometimes_forgets_his_runs():
    assert moves(Level.BEGINNER, target=20, pot=1, cards=[[19], [], [], []]) == {"take", "pass"}
