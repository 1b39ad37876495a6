"""What holds for Touché alone: markers are conserved, renown adds up, everybody fights whom he should."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import walk

from ludoreille.core import Over, Seat
from ludoreille.games.touche.fencing import account
from ludoreille.games.touche.foresight import margin, solve, values
from ludoreille.games.touche.model import DuelBegan, DuelEnded, FistsOpened, MusketeersShown, Phase
from ludoreille.games.touche.pieces import MUSKETEERS, Musketeer, Paid, begin
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.tree import following, whole_tree
from ludoreille.table import Table

lawful = settings(max_examples=25, deadline=None)
TOUCHE = Touche()
BOTH = ("keep", "return")


@st.composite
def series(draw):
    options = {option.name: draw(st.sampled_from(option.values)) for option in TOUCHE.options}
    return Table(TOUCHE, draw(st.integers(2, 4)), options), Random(draw(st.integers(0, 2**32)))


def markers(duel):
    """Count the esquives and the first bloods of a duel, wherever they lie."""
    waiting = Counter(fighter.waiting for fighter in duel.fighters)
    esquives = sum(fighter.esquives + fighter.taken_esquives for fighter in duel.fighters)
    bloods = sum(fighter.first_blood + fighter.taken_first_blood for fighter in duel.fighters)
    return esquives + waiting[Paid.ESQUIVE], bloods + waiting[Paid.FIRST_BLOOD]


def every_duel(returns):
    """Yield every duel that any play can lead to, with the duel it began as."""
    for attacker in MUSKETEERS:
        for defender in MUSKETEERS:
            start = begin(attacker, defender, returns=returns)
            todo, seen = [start], set()
            while todo:
                duel = todo.pop()
                if repr(duel) in seen:
                    continue
                seen.add(repr(duel))
                yield start, duel
                todo += following(duel) if duel.loser is None else ()


@pytest.mark.parametrize("returns", [False, True])
def test_no_marker_appears_or_vanishes_in_any_duel_that_can_be(returns):
    for start, duel in every_duel(returns):
        assert markers(duel) == markers(start)


@pytest.mark.parametrize("returns", [False, True])
def test_a_duel_brings_ten_at_most_and_only_against_a_wounded_veteran(returns):
    best = [
        (account(duel), duel.fighters[duel.loser].musketeer)
        for _, duel in every_duel(returns)
        if duel.loser is not None
    ]
    assert max(earned.total for earned, _ in best) == 10
    tens = [loser for earned, loser in best if earned.total == 10]
    assert Musketeer.VETERAN in tens
    if not returns:
        assert set(tens) == {Musketeer.VETERAN}


@pytest.mark.parametrize("returns", [False, True])
def test_only_the_homme_d_armes_lets_a_marker_wait_and_only_those_with_a_power_spend_it(returns):
    for _, duel in every_duel(returns):
        for fighter in duel.fighters:
            assert fighter.waiting is None or fighter.musketeer is Musketeer.MAN_AT_ARMS
            powers = (Musketeer.CADET, Musketeer.MAN_AT_ARMS)
            assert not fighter.power_spent or fighter.musketeer in powers
            assert fighter.waiting is None or not fighter.power_spent
        assert not all(fighter.streak for fighter in duel.fighters)


@lawful
@given(series())
def test_renown_is_the_sum_of_the_accounts(played):
    table, rng = played
    won = [0] * table.seats
    for _, events in walk(table, rng):
        for event in events:
            if isinstance(event, DuelEnded):
                won[event.winner] += event.account.total
                assert event.renown == tuple(won)
    assert table.turn.scores == tuple(won)


@lawful
@given(series())
def test_each_musketeer_fights_once_at_most_and_every_duel_is_fought(played):
    table, rng = played
    sent, fought = Counter(), []
    for _, events in walk(table, rng):
        for event in events:
            if isinstance(event, MusketeersShown):
                fought.append((event.attacker, event.defender))
                sent.update(zip((event.attacker, event.defender), event.musketeers, strict=True))
    assert max(sent.values()) == 1
    assert tuple(fought) == table.state.schedule
    assert isinstance(table.turn, Over)


def test_everybody_attacks_whom_the_rules_say():
    def pairs(seats, **options):
        return ["-".join(map(str, pair)) for pair in TOUCHE.set_up(seats, options).schedule]

    assert pairs(2) == ["0-1", "1-0", "0-1", "1-0"]
    assert pairs(3) == ["0-1", "1-2", "2-0", "1-0", "2-1", "0-2"]
    assert pairs(4) == ["0-1", "2-3", "1-2", "3-0", "1-0", "3-2", "2-1", "0-3"]
    assert pairs(4, opponents="one") == ["0-1", "2-3", "1-0", "3-2"]
    assert pairs(3, opponents="one") == pairs(3)


@lawful
@given(series())
def test_the_announced_parity_decides_who_touches(played):
    table, rng = played
    for _, events in walk(table, rng):
        for event in events:
            if isinstance(event, FistsOpened):
                even = sum(event.fists) % 2 == 0
                assert (event.toucher == event.pair[0]) == (even == event.even)
                assert {event.toucher, event.touched} == set(event.pair)


@lawful
@given(series())
def test_who_has_one_musketeer_left_is_not_asked(played):
    table, rng = played
    for _, events in walk(table, rng):
        state = table.state
        if state.phase is Phase.CHOOSE:
            assert all(state.unused[seat].bit_count() > 1 for seat in table.turn.seats)
        for event in events:
            if isinstance(event, DuelBegan) and event.number == 4 and table.seats == 2:
                assert event.asked == () and state.phase is not Phase.CHOOSE


@pytest.mark.parametrize("returns", [False, True])
def test_duels_are_fair_between_equals_and_mirror_each_other(returns):
    def worth(mine, foe):
        return values(whole_tree(mine, foe, returns=returns)[0], margin)[-1][0]

    for mine in MUSKETEERS:
        assert worth(mine, mine) == 0
        for foe in MUSKETEERS:
            assert worth(mine, foe) == -worth(foe, mine)


@given(st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=1, max_size=4))
@settings(deadline=None)
def test_the_best_mix_of_a_matrix_game_holds_its_value_against_everything(matrix):
    value, mix = solve(matrix)
    assert abs(sum(mix) - 1) < 1e-9 and min(mix) >= 0
    held = [
        sum(weight * line[column] for weight, line in zip(mix, matrix, strict=True)) for column in range(3)
    ]
    assert abs(min(held) - value) < 1e-9
    back, _ = solve([[-line[column] for line in matrix] for column in range(3)])
    assert abs(value + back) < 1e-9


def test_a_hidden_choice_is_in_no_sight_but_ones_own():
    table = Table(TOUCHE, 3)
    table.enter("0 choose 2")
    sealed = {viewer: table.look(viewer).table.sealed for viewer in (None, Seat(0), Seat(1), Seat(2))}
    assert sealed == {None: (-1, None), 0: (2, None), 1: (-1, None), 2: (-1, None)}
