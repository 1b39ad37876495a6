"""The bots of Non Merci: how strong each is, and what each would not do."""

from random import Random

import pytest

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games.non_merci.bots import BOTS, SPARRING, advise
from ludoreille.games.non_merci.model import Action
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


@pytest.mark.parametrize(
    ("seats", "games", "weak", "strong"),
    [
        (3, 60, Level.BEGINNER, Level.CONFIRMED),
        (7, 84, Level.BEGINNER, Level.CONFIRMED),
        (3, 24, Level.CONFIRMED, Level.EXPERT),
    ],
)
def test_each_level_wins_more_than_the_one_below(seats, games, weak, strong):
    report = simulate("non_merci", seats, games, (weak, strong), options={"rounds": 1}, seed=1)
    by = {tally.bot: tally for tally in report.tallies}
    assert by[strong].low > by[weak].high
    assert by[strong].mean_score < by[weak].mean_score


def asked(seats=4, options=None, **position):
    """Return the expert's advice to seat 0 at this moment, by the short forms of the actions."""
    state = GAME.from_position(seats, options or {}, position)
    advice = advise(GAME.look(state, Seat(0)), GAME.actions(state, Seat(0)), Random(3))
    return {GAME.write(part.action): part for part in advice}


def test_the_expert_does_what_he_advises_first_and_ranks_all_that_may_be_done():
    rng, options = Random(5), {"rounds": 1, "secret_card": True}
    state = GAME.set_up(4, options)
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, ToDraw):
            GAME.answer(state, turn.chance.draw(rng), None)
            continue
        (seat,) = turn.seats
        if not rng.randrange(8):
            sight, actions = GAME.look(state, seat), GAME.actions(state, seat)
            advice = advise(sight, actions, Random(1))
            assert {part.action for part in advice} == set(actions)
            assert BOTS[Level.EXPERT](sight, actions, Random(1), {}) == advice[0].action
        GAME.act(state, seat, GAME.any_action(state, seat, rng), None)


def test_a_card_that_others_want_too_is_at_risk_and_one_that_nobody_wants_comes_round():
    wanted = asked(target=20, pot=12, cards=[[19], [21], [3], [4]])
    assert wanted["pass"].reason == "others-want-it"
    assert wanted["pass"].risk > 0.9 and wanted["pass"].stake == 12
    left = asked(target=35, pot=1, cards=[[34], [3], [4], [5]])
    assert list(left) == ["pass", "take"]
    assert left["pass"].reason == "comes-round"
    assert left["pass"].risk < 0.1 and left["pass"].stake == 1
    assert left["take"].reason == "free-card"


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ({"target": 35, "tokens": [0, 9, 9, 9]}, "take", "no-token"),
        ({"target": 35, "pot": 2}, "pass", "too-dear"),
        ({"target": 35, "pot": 2}, "take", "too-dear"),
        ({"target": 15, "pot": 8}, "take", "fair-price"),
        ({"target": 15, "pot": 2, "tokens": [2, 9, 9, 9]}, "take", "short-of-tokens"),
    ],
)
def test_advice_says_why(position, action, reason):
    assert asked(**position)[action].reason == reason


def test_a_secret_card_is_told_to_be_free_or_to_cost():
    for held, reason in ((11, "secret-free"), (9, "secret-costs")):
        position = {"target": 35, "secret": [12, None, None, None], "cards": [[held], [], [], []]}
        assert asked(options={"secret_card": True}, **position)["reveal"].reason == reason


def test_a_secret_card_that_costs_nothing_is_worth_as_much_as_what_is_done_after_it():
    options, secret = {"secret_card": True}, [12, None, None, None]
    for position in (
        {"target": 35, "left": 5, "pot": 2, "cards": [[11], [], [], []]},
        {"target": 11, "left": 0, "pot": 8, "tokens": [0, 9, 9, 9]},
    ):
        first, *others = asked(options=options, secret=secret, **position).values()
        assert (first.action, first.reason) == (Action.REVEAL, "secret-free")
        assert all(first.value >= other.value for other in others)


def test_nobody_is_told_to_take_a_card_because_it_is_too_dear():
    dear = asked(target=31, pot=17, tokens=[7, 11, 10, 10], left=22)
    assert list(dear) == ["take", "pass"]
    assert [each.reason for each in dear.values()] == ["refusing-costs-more", "others-want-it"]


def test_the_risk_of_passing_counts_each_price_that_the_others_may_pay():
    """They pay 6 to 14 points; the card costs them 11, 10 and 9."""
    told = asked(target=20, pot=8, cards=[[19], [], [], []])["pass"]
    assert told.risk == pytest.approx(1 - 5 * 4 * 3 / 9**3)
    assert told.stake == 8


def test_the_expert_remembers_who_has_no_token_left_to_refuse_a_card():
    position = {"target": 25, "pot": 2, "left": 10, "cards": [[24], [3], [5], [7]]}
    assert asked(tokens=[9, 9, 9, 9], **position)["pass"].risk < 0.1
    advice = asked(tokens=[9, 0, 9, 9], **position)
    assert advice["pass"].risk == 1
    assert advice["pass"].reason == "others-want-it"


@pytest.mark.parametrize(("name", "number"), [("marge", 4), ("marge", 10), ("melee", 1)])
def test_bots_of_one_rule_take_up_to_a_margin(name, number):
    bot = SPARRING[name](number)
    taken = []
    for pot in range(36):
        state = GAME.from_position(4, {}, {"target": 35, "pot": pot})
        actions = GAME.actions(state, Seat(0))
        taken.append(bot(GAME.look(state, Seat(0)), actions, Random(0), {}) is Action.TAKE)
    assert taken == sorted(taken)
    least = 35 - taken.index(True)
    assert least == number if name == "marge" else 4 <= least <= 12


@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_sensible_takes_a_dear_card_while_he_can_pay(level):
    assert moves(level, target=35, pot=2, tokens=[9, 9, 9, 9]) == {"pass"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_sensible_leaves_a_card_that_joins_two_runs_at_the_end(level):
    cards = [[13, 15], [14 + 2, 18], [30], [28]]
    assert moves(level, target=14, left=0, pot=3, cards=cards, tokens=[2, 9, 9, 9]) == {"take"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_card_that_nobody_else_wants_comes_round_with_more_tokens(level):
    position = {"target": 35, "left": 10, "tokens": [13, 13, 13, 13]}
    assert moves(level, cards=[[34], [3, 4], [5], [6]], **position) == {"pass"}
    assert moves(level, cards=[[34], [3, 4], [33], [6]], pot=25, **position) == {"take"}


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
