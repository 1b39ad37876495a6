"""The box and the set-up of Pas Touche: cards, deal, hands, options."""

from collections import Counter

import pytest
from games.pas_touche.tables import GAME, dealt, play, position, possible, reason

from ludoreille.core import Illegal, ToDraw, ToPlay, Unreadable
from ludoreille.games.pas_touche.model import read_treat
from ludoreille.games.pas_touche.pack import Colour, pack, read_constraint, write_constraint

# The cards


def test_the_box_has_eighteen_cards_of_each_colour():
    copies = Counter()
    for card, count in zip(pack().kinds, pack().copies, strict=True):
        copies[card.colour] += count
    assert copies == dict.fromkeys(Colour, 18)


@pytest.mark.parametrize(
    ("colour", "singles", "pairs"),
    [("green", 18, 0), ("orange", 12, 6), ("red", 0, 18), ("violet", 0, 18)],
)
def test_a_colour_has_its_share_of_cards_with_one_constraint_and_with_two(colour, singles, pairs):
    sizes = Counter()
    for code, count in zip(pack().codes, pack().copies, strict=True):
        if code.startswith(f"{colour}:"):
            sizes[len(code.partition(":")[2])] += count
    assert (sizes[1], sizes[2]) == (singles, pairs)


def test_every_code_of_a_constraint_card_is_read_back_in_either_order():
    for place, code in enumerate(pack().codes):
        colour, _, signs = code.partition(":")
        assert read_constraint(code) == read_constraint(f"{colour}:{signs[::-1]}") == place
        assert write_constraint(pack().kinds[place]) == code
    for code in ("green:C1", "red:C1", "violet:EC1", "blue:C", "green:", "green", "orange:X", "M4", ""):
        with pytest.raises(Unreadable):
            read_constraint(code)


@pytest.mark.parametrize(
    ("handicap", "colours"),
    [(1, "GGO"), (2, "GOO"), (3, "GOR"), (4, "OOR"), (5, "ORR"), (6, "ORV"), (7, "RRV"), (8, "RVV")],
)
def test_a_handicap_gives_its_row_from_left_to_right(handicap, colours):
    assert "".join(colour.name[0] for colour in pack().rows[handicap]) == colours


# The set-up


def test_nature_names_the_roller_then_lays_the_square_then_each_row():
    table = GAME.set_up(2)
    assert GAME.turn(table) == ToDraw(GAME.turn(table).chance) and GAME.turn(table).chance.weights == (1, 1)
    table = dealt(handicaps=(1, 8))
    assert position(table, "grid")[:7] == ["C1", "C2", "C3", "C4", "C5", "C6", "B1"]
    assert set(possible(table)) == {f"green:{sign}" for sign in "CBEGMT123456"}
    assert possible(table)["green:C"] == 2 and possible(table)["green:1"] == 1
    table, _ = play(table, "= green:C")
    assert "green:C" not in possible(table), "a row never repeats a constraint"
    table, _ = play(table, "= green:1")
    assert {"orange:C", "orange:1", "orange:C1"} & set(possible(table)) == set()
    assert {"orange:B", "orange:2", "orange:B2"} <= set(possible(table))
    table, _ = play(table, "= orange:B2", "= red:C2")
    assert {code.partition(":")[0] for code in possible(table)} == {"violet"}
    assert "violet:CB" not in possible(table) and "violet:23" not in possible(table)
    table, events = play(table, "= violet:BE", "= violet:34")
    assert GAME.turn(table) == ToPlay((0, 1))
    assert [type(event).__name__ for event in events] == ["TableLaid"]


def test_a_card_that_nobody_left_over_cannot_come_again():
    table, _ = play(dealt(handicaps=(3, 3)), "= green:1")
    table, _ = play(table, "= orange:B", "= red:E4")
    assert "green:1" not in possible(table) and possible(table)["green:C"] == 2


def test_hands_are_chosen_in_any_order_and_for_good():
    table, _ = play(dealt(), "= green:C", "= orange:B", "= red:E4", "= green:C", "= orange:E", "= red:B3")
    table, _ = play(table, "1 hand left")
    assert position(table, "hands", "to_move", "phase") == [[None, "left"], [0], "hand"]
    assert reason(table, 1, "hand right") == "hand-already-chosen"
    table, _ = play(table, "0 hand right")
    assert position(table, "hands", "to_move", "phase") == [["right", "left"], [1], "roll"]
    assert reason(table, 0, "hand right") == "hand-already-chosen"
    assert GAME.turn(table) == ToPlay((1,))


@pytest.mark.parametrize(
    "options",
    [
        {"pace": 3},
        {"pace": "2"},
        {"search": "braille"},
        {"handicaps": (3, 3)},
        {"handicaps": (3, 3, 9)},
        {"handicaps": 3},
        {"pace": "off", "search": "direct"},
    ],
)
def test_a_set_up_that_cannot_be_is_refused(options):
    with pytest.raises(Illegal, match="no-such-option"):
        GAME.set_up(3, options)


def test_the_values_of_toml_are_options():
    assert GAME.set_up(2, {"pace": 10, "search": "direct", "handicaps": [1, 8]}).handicaps == (1, 8)
    assert GAME.set_up(2, {"pace": "off"}).pace == 0


def test_a_card_is_written_by_treat_and_number():
    assert [read_treat(code) for code in ("C1", "C6", "B1", "T6")] == [0, 5, 6, 35]
