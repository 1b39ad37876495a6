"""What holds for Non Merci alone: cards and tokens are conserved, runs count once, secrets stay secret."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import moments, walk

from ludoreille.core import Illegal, Over, Seat, ToDraw, ToPlay
from ludoreille.games.non_merci.model import (
    HIDDEN,
    Action,
    CardTaken,
    RoundBegan,
    RoundEnded,
    SecretLaid,
    TokenPaid,
)
from ludoreille.games.non_merci.pack import ALL_CARDS, cards_of, mask_of, points, rise, runs_of
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.kit.options import draw_options
from ludoreille.table import Table

lawful = settings(max_examples=25, deadline=None)
GAME = NonMerci()
hands = st.sets(st.integers(3, 35))


@st.composite
def tables(draw):
    rng = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(3, 7))
    return Table(GAME, seats, draw_options(GAME, seats, rng)), rng


def cards_on(position):
    cards = [card for held in position["cards"] for card in held]
    cards += [card for card in (*position["secret"], position["target"]) if card]
    return [*cards, *position["known_removed"]]


@lawful
@given(tables())
def test_each_card_lies_in_one_place_and_tokens_neither_come_nor_go(played):
    table, rng = played
    for _ in walk(table, rng):
        if not isinstance(table.turn, ToPlay):
            continue
        position = GAME.position(table.state)
        seen = cards_on(position)
        assert len(set(seen)) == len(seen)
        assert ALL_CARDS & ~mask_of(seen) == table.state.unseen
        assert len(seen) + table.state.unseen.bit_count() == 33
        stake = table.state.stake
        assert sum(position["tokens"]) + position["pot"] == stake * table.seats
        assert min(position["tokens"]) >= 0


@lawful
@given(tables())
def test_a_round_ends_when_twenty_four_cards_are_taken_beside_the_secret_ones(played):
    table, rng = played
    taken = laid = 0
    for _, events in walk(table, rng):
        for event in events:
            taken += isinstance(event, CardTaken)
            laid += isinstance(event, SecretLaid)
            if isinstance(event, RoundEnded):
                assert sum(map(len, event.cards)) == taken + laid
                assert taken == 24
                assert sum(event.tokens) == table.state.stake * table.seats
                taken = laid = 0
    assert table.state.round == table.options["rounds"]


@lawful
@given(tables())
def test_the_first_seat_moves_left_and_totals_add_up(played):
    table, rng = played
    firsts, scores = [], []
    for _, events in walk(table, rng):
        firsts += [event.seat for event in events if isinstance(event, RoundBegan)]
        scores += [event.scores for event in events if isinstance(event, RoundEnded)]
    assert firsts == [(firsts[0] + number) % table.seats for number in range(table.options["rounds"])]
    over = table.turn
    assert isinstance(over, Over)
    assert over.scores == tuple(map(sum, zip(*scores, strict=True)))
    assert over.winners == tuple(s for s, total in enumerate(over.scores) if total == min(over.scores))


@given(hands)
def test_a_run_counts_its_smallest_card_alone(cards):
    alone = sum(card for card in cards if card - 1 not in cards)
    assert points(mask_of(cards)) == alone == sum(low for low, _ in runs_of(mask_of(cards)))
    assert set(cards_of(mask_of(cards))) == cards
    assert {card for low, high in runs_of(mask_of(cards)) for card in range(low, high + 1)} == cards


@given(hands, st.integers(3, 35))
def test_the_rise_is_the_difference_of_two_counts(cards, card):
    before, after = mask_of(cards - {card}), mask_of(cards | {card})
    assert rise(before, card) == points(after) - points(before)


@pytest.mark.parametrize(
    ("cards", "tokens", "score"),
    [
        ([19, 28, 11], 8, 50),
        ([3, 10, 11, 12, 13, 20], 5, 28),
        ([7, 8, 9, 10, 13, 15, 16, 17, 24, 26, 27], 0, 85),
        ([13, 15, 16], 0, 28),
        ([13, 14, 15, 16], 0, 13),
        ([8, 9], 0, 8),
        ([34, 35, 3], 0, 37),
        ([4, 5, 17, 19, 20, 21, 35], 9, 66),
        ([], 15, -15),
    ],
)
def test_the_counts_of_the_rules(cards, tokens, score):
    position = {"left": 0, "target": cards[0] if cards else 35, "cards": [[], [], []], "to_move": [0]}
    position["cards"][0] = cards[1:]
    position["tokens"] = [tokens, 0, 0]
    if not cards:
        position |= {"to_move": [1]}
    state = GAME.from_position(3, {"rounds": 1}, position)
    step = GAME.play(state, Seat(position["to_move"][0]), GAME.read("take"))
    assert step.state.totals[0] == score


@pytest.mark.parametrize(("seats", "mean"), [(3, 51), (4, 40), (5, 33.5), (6, 33), (7, 35)])
def test_who_never_pays_for_a_card_scores_as_the_rules_foretell(seats, mean):
    def choose(state, seat, _rng):
        dear = rise(state.cards[seat], state.target) > state.pot
        return Action.PASS if dear and state.tokens[seat] else Action.TAKE

    games, total, rng = 3000, 0, Random(20)
    start = GAME.set_up(seats, {"rounds": 1, "tokens": "edition"})
    for _ in range(games):
        state = start.copy()
        GAME.play_out(state, rng, choose)
        total += sum(state.totals)
    assert abs(total / games / seats - mean) <= 1


@lawful
@given(tables())
def test_nobody_is_shown_the_tokens_and_secret_cards_of_others(played):
    table, rng = played
    opened = table.options["open_tokens"]
    for turn in moments(table, rng):
        if not isinstance(turn, ToPlay):
            continue
        state = table.state
        for viewer in (None, *map(Seat, range(table.seats))):
            seen = table.look(viewer).table
            for seat in range(table.seats):
                own = seat == viewer
                assert seen.tokens[seat] == (state.tokens[seat] if own or opened else HIDDEN)
                assert seen.secret[seat] in ((state.secret[seat],) if own else (0, HIDDEN))
                assert bool(seen.secret[seat]) == bool(state.secret[seat])


@lawful
@given(tables())
def test_who_remembers_all_that_was_told_counts_the_tokens_of_everyone(played):
    table, rng = played
    counted = []
    for _, events in walk(table, rng):
        for event in (event.seen_by(None) for event in events):
            match event:
                case RoundBegan():
                    counted = [event.tokens] * table.seats
                case TokenPaid(seat):
                    counted[seat] -= 1
                case CardTaken(seat, _, pot):
                    counted[seat] += pot
        assert counted == list(table.look(None).counted)


@lawful
@given(tables())
def test_what_one_may_not_know_does_not_change_what_he_sees(played):
    """Swap the secret cards and the tokens of two others: what is shown and told stays the same."""
    table, rng = played
    viewer = Seat(0)
    for turn in moments(table, rng):
        if not isinstance(turn, ToPlay):
            continue
        other = table.state.copy()
        if other.secret[1] and other.secret[2]:
            other.secret[1], other.secret[2] = other.secret[2], other.secret[1]
        if not other.open_tokens:
            other.tokens[1], other.tokens[2] = other.tokens[2], other.tokens[1]
        assert GAME.look(other, viewer).table == table.look(viewer).table
        for seat in turn.seats:
            for action in ("pass", "take"):
                steps = []
                for state in (table.state, other):
                    refusal = GAME.refusal(state, seat, GAME.read(action))
                    steps.append(None if refusal else GAME.play(state, seat, GAME.read(action)))
                if all(steps) and steps[0].state.round == table.state.round and steps[0].state.left:
                    seen = [[event.seen_by(viewer) for event in step.events] for step in steps]
                    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("seats", "options", "tokens"),
    [
        *((seats, {}, tokens) for seats, tokens in {3: 18, 4: 13, 5: 11, 6: 9, 7: 7}.items()),
        *((s, {"tokens": "edition"}, tokens) for s, tokens in {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}.items()),
        *((seats, {"ten_tokens": "10-19-28"}, 10) for seats in (3, 4, 5)),
    ],
)
def test_each_table_gives_out_its_tokens(seats, options, tokens):
    (event,) = GAME.draw(GAME.set_up(seats, options), 1).events
    assert (event.seat, event.tokens, event.rounds) == (1, tokens, 4)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {}, "players-out-of-range"),
        (8, {"ten_tokens": "10-20-30"}, "players-out-of-range"),
        (6, {"ten_tokens": "10-20-30", "rounds": 11}, "no-such-option"),
        (6, {"ten_tokens": "10-20-30", "secret_card": True}, "ten-tokens-needs-3-to-5"),
        (7, {"ten_tokens": "10-19-28"}, "ten-tokens-needs-3-to-5"),
        (5, {"ten_tokens": "10-19-28", "secret_card": True}, "variants-exclude-each-other"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_its_reason(seats, options, reason):
    with pytest.raises(Illegal) as raised:
        GAME.set_up(seats, options)
    assert raised.value.reason == reason


def test_cards_taken_out_openly_never_come():
    state = GAME.draw(GAME.set_up(3, {"ten_tokens": "10-20-30"}), 0).state
    turn = GAME.turn(state)
    assert isinstance(turn, ToDraw)
    assert [card for card in range(3, 36) if card not in turn.chance] == [10, 20, 30]


def test_a_turn_is_private_while_the_seat_has_something_to_hide():
    position = {"target": 20, "secret": [11, None, None]}
    for options, private in (
        ({}, True),
        ({"open_tokens": True}, False),
        ({"open_tokens": True, "secret_card": True}, True),
    ):
        given_position = position if options.get("secret_card") else {"target": 20}
        turn = GAME.turn(GAME.from_position(3, options, given_position))
        assert isinstance(turn, ToPlay) and turn.private is private
