"""What Pas Touche refuses, how actions and positions are written, and the next game's handicaps."""

import pytest
from games.pas_touche.tables import GAME, play, reason, row, state

from ludoreille.core import Illegal, Seat, Unreadable
from ludoreille.games.pas_touche.model import Hand, Renounce, Touch


def test_an_action_is_given_its_moment_and_told_it():
    touch = GAME.read("touch M 4 left shout")
    assert GAME.moment(touch) == 0 and GAME.timed(touch, 812).at == 812
    assert GAME.write(GAME.timed(touch, 812)) == "touch M 4 left shout @812"
    assert GAME.timed(GAME.read("renounce @9"), None) == Renounce()
    assert GAME.timed(GAME.read("roll"), 9) == GAME.read("roll")


# Refusals


@pytest.mark.parametrize(
    ("phase", "seat", "action", "why"),
    [
        ("hand", 0, "hand left", "hand-already-chosen"),
        ("hand", 1, "roll", "wrong-phase"),
        ("hand", 1, "touch M 4 left", "wrong-phase"),
        ("hand", 1, "renounce", "wrong-phase"),
        ("roll", 1, "roll", "not-your-roll"),
        ("roll", 0, "touch M 4 left @3", "wrong-phase"),
        ("roll", 1, "touch M 9 left @3", "wrong-phase"),
        ("roll", 1, "renounce", "wrong-phase"),
        ("roll", 1, "hand left", "hand-already-chosen"),
        ("touch", 0, "roll", "wrong-phase"),
        ("touch", 2, "roll", "wrong-phase"),
        ("touch", 2, "touch M 4 left", "already-answered"),
        ("touch", 2, "touch M 9 left @0", "already-answered"),
        ("touch", 2, "renounce @0", "already-answered"),
        ("touch", 0, "touch M 9 left @0", "no-such-card"),
        ("touch", 0, "touch M 0 left", "no-such-card"),
        ("touch", 0, "touch X 4 left", "no-such-card"),
        ("touch", 0, "touch M 4 left @0", "out-of-order"),
        ("touch", 0, "hand left", "hand-already-chosen"),
        ("over", 0, "hand left", "game-over"),
        ("over", 0, "roll", "game-over"),
        ("over", 2, "touch M 9 left", "game-over"),
        ("over", 2, "renounce", "game-over"),
    ],
)
def test_each_refusal_has_its_reason(phase, seat, action, why):
    table = state(phase=phase, hands=["left", "" if phase == "hand" else "right", "right"])
    if phase == "touch":
        table, _ = play(table, "2 touch M 5 left @5")
    assert reason(table, seat, action) == why
    with pytest.raises(Illegal, match=why):
        GAME.play(table, Seat(seat), GAME.read(action))


@pytest.mark.parametrize(
    "text",
    ["touch", "touch M right", "touch M 4", "touch M 4 both", "touch M 4 right @", "touch M 4 right @-3",
     "touch M 4 right 812", "touch MM 4 right", "touch M 4 shout right", "hand", "hand both", "renounce @x",
     "roll 4", "touch M ² right", "touch É 4 right", "roll @4", "renounce shout", "M4"],
)  # fmt: skip
def test_a_text_of_no_known_form_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_short_forms_are_written_as_they_are_read():
    for text in ("touch M 4 right @812", "touch C 1 left shout", "renounce @10000", "roll", "hand left"):
        assert GAME.write(GAME.read(text)) == text
    assert GAME.read("touch  m 4  right") == Touch("M", 4, Hand.RIGHT)


# Positions


@pytest.mark.parametrize(
    "changes",
    [
        {"target": ""},
        {"target": "X4"},
        {"phase": "roll", "target": "M4"},
        {"phase": "dance"},
        {"phase": "hand", "hands": ["left"] * 3},
        {"hands": ["left", "", "right"]},
        {"hands": ["left", "right"]},
        {"hands": ["left", "right", "foot"]},
        {"cube": [[1, 4], [], []]},
        {"cube": [[4, 1], [], []]},
        {"cube": [[0, 1], [], []]},
        {"cube": [[1], [], []]},
        {"cube": [[1, True], [], []]},
        {"target": 0},
        {"phase": "roll", "target": "", "to_move": [3]},
        {"cube": [[], []]},
        {"handicaps": [3, 3, 9]},
        {"answered": [0, 1, 2]},
        {"answered": [3]},
        {"phase": "roll", "target": "", "answered": [0]},
        {"roller": 3},
        {"winners": [0]},
        {"grid": ["M4"] * 36},
        {"grid": ["M4"]},
        {"rows": [[], [], []]},
        {"rows": [row("green:M", "orange:4", "red:C2", shiny=True)] * 3},
        {"rows": [row("blue:M", "orange:4", "red:C2")] * 3},
        {"rows": [row("green:X", "orange:4", "red:C2")] * 3},
        {"rows": [row("green:M", "orange:4", "red:C2", track=["door"])] * 3},
        {"rows": [row("green:M", "orange:4", "red:C2", track=[])] * 3},
        {"rows": [row("green:M", "orange:4", "red:C2", face_up="yes")] * 3},
    ],
)
def test_a_position_that_means_nothing_is_refused(changes):
    with pytest.raises(Unreadable):
        state(**changes)


def test_a_position_has_defaults_for_all_that_it_leaves_out():
    found = GAME.position(GAME.from_position(2, {"handicaps": (1, 8)}, {}))
    assert (found["phase"], found["roller"], found["to_move"]) == ("roll", 0, [0])
    assert (found["hands"], found["cube"], found["handicaps"]) == (["right"] * 2, [None] * 2, [1, 8])
    assert len(set(found["grid"])) == 36 and found["target"] is None
    assert [card["colour"] for card in found["rows"][1]] == ["red", "violet", "violet"]
    assert found["rows"][1][0]["track"] == ["barred", "arrow", "arrow"]
    assert GAME.position(GAME.from_position(2, {}, {"phase": "over"}))["winners"] == [0]
    asked = GAME.from_position(3, {}, {"phase": "touch", "target": "M4", "to_move": [1]})
    assert GAME.position(asked)["answered"] == [0, 2]
    assert GAME.position(GAME.from_position(3, {}, {"to_move": [1]}))["roller"] == 1


# The next game


@pytest.mark.parametrize(
    ("cubes", "before", "after"),
    [
        ([[3, 3], [2, 1], [1, 3]], [3, 3, 3], (4, 3, 2)),
        ([[3, 3], [1, 1], [1, 1]], [3, 3, 3], (4, 3, 3)),
        ([[3, 3], [], []], [8, 1, 1], (8, 1, 1)),
        ([[3, 3], [], [1, 1]], [8, 1, 1], (8, 1, 1)),
        ([[3, 3], [3, 3], [3, 2]], [7, 5, 2], (8, 5, 1)),
    ],
)
def test_the_winner_gets_a_harder_row_and_the_last_an_easier_one(cubes, before, after):
    options = {"pace": 1, "search": "grid", "handicaps": tuple(before)}
    table = state(phase="over", winners=[0], cube=cubes, options=options)
    assert GAME.rematch(table, options) == {**options, "handicaps": after}


def test_the_last_of_two_is_the_loser():
    options = GAME.chosen(2, {})
    table = state(2, phase="over", winners=[1], cube=[[3, 3], [3, 3]], options=options)
    assert GAME.rematch(table, options)["handicaps"] == (2, 4)
