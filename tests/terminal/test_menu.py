"""What keys do in a menu, and what typed words mean."""

import pytest

from ludoreille.terminal.menu import Moved, Taken, match_words, press

ITEMS = ["Jouer", "Règles", "Réglages", "Sons", "Élan"]


@pytest.mark.parametrize(
    ("current", "command", "expected"),
    [
        (1, "up", Moved(0)),
        (0, "up", Moved(0, edge=True)),
        (3, "down", Moved(4)),
        (4, "down", Moved(4, edge=True)),
        (2, "home", Moved(0)),
        (0, "home", Moved(0, edge=True)),
        (2, "end", Moved(4)),
        (2, "choose", Taken(2)),
        (2, "repeat", None),
    ],
)
def test_arrows_move_and_tell_the_edges(current, command, expected):
    assert press(ITEMS, current, command, command, None) == expected


@pytest.mark.parametrize(
    ("current", "letter", "expected"),
    [
        (0, "r", Moved(1)),
        (1, "r", Moved(2)),
        (2, "R", Moved(1)),
        (0, "e", Moved(4)),
        (0, "é", Moved(4)),
        (3, "s", Moved(3, edge=True)),
        (0, "z", None),
        (0, "tab", None),
    ],
)
def test_a_letter_goes_round_the_items_that_begin_with_it(current, letter, expected):
    assert press(ITEMS, current, None, letter, None) == expected


def test_a_letter_that_begins_no_item_goes_round_those_with_a_word_that_it_begins():
    games = ["Jouer à Non Merci", "Jouer à Touché", "Jouer à Taïwan", "Note"]
    assert press(games, 0, None, "t", None) == Moved(1)
    assert press(games, 1, None, "t", None) == Moved(2)
    assert press(games, 1, None, "n", None) == Moved(3)


def test_a_digit_chooses_and_zero_is_the_tenth():
    assert press(ITEMS, 0, None, "é", 2) == Taken(1)
    assert press(ITEMS, 0, None, "9", 9) is None
    assert press(["x"] * 12, 0, None, "à", 0) == Taken(9)


CANDIDATES = [
    ("piocher", "tirer", "draw"),
    ("protéger les rouges", "protect R"),
    ("protéger les bleues", "protect B"),
    ("la colonne 2", "place 2"),
    ("arrêter", "stop"),
    ("œuf",),
]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("PIOCHER", (0,)),
        ("pi", (0,)),
        ("tir", (0,)),
        ("draw", (0,)),
        ("p", (0, 1, 2, 3)),
        ("proteger", (1, 2)),
        ("prot les r", (1,)),
        ("protéger bleu", (2,)),
        ("protect r", (1,)),
        ("colonne 2", (3,)),
        ("col 2", (3,)),
        ("place  2 ", (3,)),
        ("arreter", (4,)),
        ("l'arrêter", (4,)),
        ("oeu", (5,)),
        ("chanter", ()),
        ("", ()),
        ("?!", ()),
        ("tirer encore", ()),
    ],
)
def test_words_are_understood_by_their_beginning_without_accents_or_articles(text, found):
    assert match_words(text, CANDIDATES) == found


def test_a_whole_word_wins_over_longer_ones():
    assert match_words("pas", [("passer",), ("pas",), ("pas touche",)]) == (1,)


def test_an_article_alone_can_still_be_a_word():
    assert match_words("a", [("a",), ("b",)]) == (0,)
