"""What holds for Pas Touche alone: its cards are conserved, rows keep the deal rule, cubes their place."""

import json
import re
from collections import Counter
from dataclasses import fields
from random import Random

from games.pas_touche.tables import GAME
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.play import advance, walk

from ludoreille.core import Over, Seat, ToDraw, ToPlay
from ludoreille.games.pas_touche.model import Blocked, GameEnded, Penalised, Phase, Succeeded
from ludoreille.games.pas_touche.pack import ALL_NUMBERS, ALL_TREATS, Symbol, pack
from ludoreille.kit.options import draw_options
from ludoreille.table import Table

lawful = settings(max_examples=15, deadline=None)


@st.composite
def games(draw):
    rng = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(2, 6))
    return Table(GAME, seats, draw_options(GAME, seats, rng)), rng


@lawful
@given(games())
def test_no_card_lies_twice_on_the_table_and_the_square_stays(played):
    table, rng = played
    copies = Counter({card.kind: count for card, count in zip(pack().kinds, pack().copies, strict=True)})
    square = None
    for _ in walk(table, rng):
        held = Counter(card.kind for row in table.state.rows for card in row)
        assert held <= copies
        assert len(set(table.state.grid)) == len(table.state.grid)
        if table.state.phase is Phase.HAND:
            square = table.state.grid
        assert square is None or (table.state.grid == square and len(square) == 36)


@lawful
@given(games())
def test_a_row_has_the_colours_of_its_handicap_and_keeps_the_deal_rule(played):
    table, rng = played
    for _ in walk(table, rng):
        for handicap, row in zip(table.state.handicaps, table.state.rows, strict=True):
            assert tuple(card.colour for card in row) == pack().rows[handicap][: len(row)]
            bars = 0
            for card in row:
                bars |= card.bars
            assert bars & ALL_TREATS != ALL_TREATS and bars & ALL_NUMBERS != ALL_NUMBERS
            if max(table.state.handicaps) < 7:
                assert bars.bit_count() == sum(card.bars.bit_count() for card in row)


@lawful
@given(games())
def test_the_cards_face_up_are_those_that_the_cube_has_reached(played):
    table, rng = played
    for _ in walk(table, rng):
        for up, cube in zip(table.state.up, table.state.cubes, strict=True):
            assert up == (1 << (cube[0] if cube else 0)) - 1


@lawful
@given(games())
def test_a_turn_moves_a_cube_by_a_space_at_the_most_and_one_forward_at_the_most(played):
    table, rng = played
    before = (0,) * table.seats
    for _, events in walk(table, rng):
        moves = [after - old for after, old in zip(table.state.reached, before, strict=True)]
        before = table.state.reached
        assert sum(map(abs, moves)) <= 1
        for event in events:
            match event:
                case Succeeded(seat):
                    assert moves[seat] == 1
                case Blocked():
                    assert not any(moves)
                case Penalised(seat, symbol=symbol):
                    assert moves[seat] == (-1 if symbol in (Symbol.ARROW, Symbol.BARRED) else 0)
                case GameEnded(winner, reached=reached):
                    assert reached[winner] == 10 and max(reached) == 10


@lawful
@given(games())
def test_what_lies_face_down_since_it_was_dealt_is_in_no_sight(played):
    table, rng = played
    while not isinstance(table.turn, Over):
        advance(table, rng)
        for viewer in (None, Seat(0)):
            sight = table.look(viewer).table
            for seat, row in enumerate(sight.rows):
                for place, card in enumerate(row):
                    assert (card.bars > 0) == bool(table.state.seen[seat] >> place & 1)


@lawful
@given(games(), st.lists(st.integers(0, 12_000), min_size=6, max_size=6))
def test_answers_given_in_the_order_of_their_times_are_all_in_order(played, moments):
    table, rng = played
    while not isinstance(table.turn, Over):
        turn = table.turn
        if not isinstance(turn, ToPlay) or table.state.phase is not Phase.TOUCH or table.state.answered:
            advance(table, rng)
            continue
        timed = dict(zip(turn.seats, moments, strict=False))
        for seat in sorted(turn.seats, key=lambda seat: (timed[seat], turn.seats.index(seat))):
            while isinstance(table.turn, ToDraw):
                advance(table, rng)
            if table.state.phase is Phase.TOUCH:
                action = GAME.timed(rng.choice(list(table.actions(seat))), timed[seat])
                assert GAME.refusal(table.state, seat, action) is None
                table.act(seat, action)
        return


@lawful
@given(games())
def test_what_happens_is_written_as_plain_data_with_the_codes_of_the_rules(played):
    table, rng = played
    codes = {*pack().codes, None}
    for _, events in walk(table, rng):
        for event in events:
            written = json.loads(json.dumps(GAME.write_event(event)))
            assert set(written) == {field.name for field in fields(event)}
            assert written.get("turned") in codes
            assert re.fullmatch("[CBEGMT][1-6]", written.get("card", "M4"))
            assert re.fullmatch("green|orange|red|violet", written.get("colour", "red"))
