"""What Taiwan Snackbar says beside telling: why of a hint, what happened since one's turn, titles."""

import re
from random import Random

import pytest
from games.commenting import hint, hints, recaps, said, sentences

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.bots import Reason, advise
from ludoreille.games.taiwan_snackbar.cards import dish, read_card, tally
from ludoreille.games.taiwan_snackbar.model import (
    DirectionReversed,
    DishServed,
    GameEnded,
    OrderChanged,
    OrderEaten,
    PlayerChosen,
    PortionAdded,
)
from ludoreille.games.taiwan_snackbar.narration import NARRATOR
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.kit.bots import Advice
from ludoreille.words.catalogue import Verbosity
from ludoreille.words.french import audit

GAME = TaiwanSnackbar()
ANNE, BASILE, CHLOE, DENIS = map(Seat, range(4))
LONGEST_HINT = 150
LONGEST_RECAP = 160


def looked(**position):
    return GAME.look(GAME.from_position(4, {}, position), ANNE)


def why(sight, reason, action, risk, stake):
    """Return the hint for an advice about one action, among what else is possible."""
    actions = GAME.actions(sight.table, ANNE)
    ranked = [Advice(GAME.read(action), 0.5, reason, risk, stake)]
    ranked += [Advice(each, 0.2, Reason.FEARED, 0.6, 9) for each in actions if each != ranked[0].action]
    return hint("taiwan_snackbar", sight, ranked[0], ranked)


def test_every_reason_is_told_in_a_short_clause_of_good_french():
    found = [
        each
        for seats, seed in ((3, 0), (4, 0), (4, 1), (6, 0), (10, 0))
        for each in hints("taiwan_snackbar", seats, seed, share=0.4)
    ]
    assert {reason for reason, _ in found} == set(Reason) - {Reason.ONLY}
    for text in {text for _, text in found}:
        assert not audit(text), text
        assert len(text) <= LONGEST_HINT, text
        assert not re.search(r"\b0 chance|aucune chance|toutes les chances|\b0 carte", text), text


ORDER = {"hands": [["2", "2", "4", "REVERSE", "CHOOSE"], ["3"], ["3"], ["3"]], "order": ["4", "4", "4"]}


@pytest.mark.parametrize(
    ("advised", "told"),
    [
        (
            (Reason.SMALLER, "change 2", 0.0, 2),
            "changer pour tofu, valeur 2 : la commande descend de 12 cartes à 2.",
        ),
        (
            (Reason.STUCK, "serve 4", 0.11, 16),
            (
                "servir un bol de nouilles, valeur 4 : Basile pourrait bien devoir manger 16 cartes, "
                "1 chance sur 10 d'indigestion pour vous."
            ),
        ),
        (
            (Reason.STUCK, "reverse", 0.0, 12),
            "changer le sens : Denis pourrait bien devoir manger 12 cartes.",
        ),
        (
            (Reason.STUCK, "choose 2", 0.0, 12),
            "désigner Chloé : Chloé pourrait bien devoir manger 12 cartes.",
        ),
        (
            (Reason.RETURN, "serve 4", 0.4, 16),
            (
                "servir un bol de nouilles, valeur 4 : la commande de 16 cartes risque de vous revenir, "
                "4 chances sur 10 d'indigestion."
            ),
        ),
        (
            (Reason.SPARE, "reverse", 0.4, 12),
            (
                "changer le sens : le moindre mal ; la commande peut vous revenir, "
                "4 chances sur 10 d'indigestion, moins qu'en mangeant."
            ),
        ),
        (
            (Reason.SPARE, "reverse", 0.7, 12),
            (
                "changer le sens : le moindre mal ; la commande peut vous revenir, "
                "7 chances sur 10 d'indigestion."
            ),
        ),
        (
            (Reason.SPARE, "eat", 1.0, 12),
            "manger 12 cartes : le moindre mal, indigestion assurée, mais la suite serait pire.",
        ),
        ((Reason.SNACK, "eat", 0.0, 12), "manger 12 cartes : un petit repas, aucune indigestion à craindre."),
        (
            (Reason.AWAY, "reverse", 0.0, 12),
            "changer le sens : la commande de 12 cartes finira sans doute chez un autre.",
        ),
    ],
)
def test_a_hint_says_why_with_its_figures(advised, told):
    assert why(looked(**ORDER), *advised) == f"Conseil, {told}"


@pytest.mark.parametrize(
    ("malus", "told"),
    [
        ([0, 2, 0, 0], "Basile peut finir la partie en mangeant, et vous gagneriez."),
        ([0, 2, 0, 2], "Basile ou Denis peut finir la partie en mangeant, et vous gagneriez."),
        ([0, 1, 0, 1], "le prochain repas peut finir la partie, et vous gagneriez."),
    ],
)
def test_a_hint_names_who_may_end_the_game(malus, told):
    hint_ = why(looked(**ORDER, malus=malus), Reason.FINISH, "reverse", 0.0, 12)
    assert hint_ == f"Conseil, changer le sens : {told}"


def test_the_bot_itself_advises_what_is_told():
    sight = looked(hands=[["2", "2"], ["3"], ["3"], ["3"]], order=["7", "7", "7"], malus=[2, 0, 0, 0])
    ranked = advise(sight, GAME.actions(sight.table, ANNE), Random(0))
    best, *_, last = (hint("taiwan_snackbar", sight, each, ranked) for each in ranked)
    assert best.startswith("Conseil, changer pour tofu, valeur 2 : ")
    assert last.startswith("Ou bien manger 21 cartes : il y a mieux, ")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_recap_is_two_short_sentences_that_agree_with_what_was_seen(seats):
    told = 0
    for viewer, events, lines in recaps("taiwan_snackbar", seats, seats):
        text = said(lines, viewer)
        assert len(text) <= LONGEST_RECAP, text
        for heard in (said(lines, viewer, verbosity) for verbosity in Verbosity if lines):
            assert len(lines) <= 2 and sentences(heard) <= 2, heard
            assert not audit(heard), heard
        meals = [event for event in events if isinstance(event, OrderEaten) and any(event.cards)]
        if meals:
            each = [sum(event.cards) for event in meals]
            assert all(re.search(rf"\b({eaten}|une) carte", text) for eaten in each) or (
                f"{len(each)} repas, {sum(each)} cartes" in text
            )
        told += bool(lines)
    assert told


TWO, ORDERED = tally([dish(5)]), {"order": ["5", "5", "PLUS"]}
OPENED = DishServed(BASILE, dish(5), TWO, 5, opened=True, left=4, following=CHLOE)
SERVED = DishServed(CHLOE, dish(5), TWO, 10, opened=False, left=1, following=DENIS)
CHANGED = OrderChanged(DENIS, dish(2), TWO, 2, 10, left=0, following=ANNE)
ADDED = PortionAdded(DENIS, TWO, 11, left=2, following=ANNE)
TURNED = DirectionReversed(DENIS, -1, 11, left=2, following=ANNE)
MEAL = OrderEaten(DENIS, tally(map(read_card, ["2", "3", "INDIGESTION"])), 0, malus=2, size=6, tasted=False)
TASTE = OrderEaten(BASILE, tally(map(read_card, ["PLUS"])), 0, malus=0, size=1, tasted=True)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([], ""),
        ([OPENED], "Basile commande des raviolis."),
        (
            [OPENED, SERVED, ADDED],
            (
                "Basile commande des raviolis, Chloé en sert, Denis ajoute un supplément. "
                "Une seule carte en main : Chloé."
            ),
        ),
        (
            [SERVED, CHANGED],
            "Denis change pour du tofu. Main vide : Denis ; une seule carte en main : Chloé.",
        ),
        (
            [SERVED, TURNED],
            "Chloé sert, Denis change le sens, on va vers la droite. Une seule carte en main : Chloé.",
        ),
        (
            [SERVED, PlayerChosen(DENIS, 10, 3, ANNE)],
            "Chloé sert, Denis vous désigne. Une seule carte en main : Chloé.",
        ),
        ([OPENED, SERVED, MEAL], "Denis mange 3 cartes, une indigestion, 2 malus en tout."),
        (
            [MEAL, TASTE, OPENED],
            "Denis mange 3 cartes, une indigestion, 2 malus en tout ; Basile goûte une carte. Basile commande des raviolis.",  # noqa: E501
        ),
        ([MEAL, TASTE, TASTE], "3 repas, 5 cartes mangées, indigestion pour Denis."),
        (
            [MEAL, GameEnded((ANNE, CHLOE), (0, 1, 0, 3), (1, 1, 1, 1), False)],
            "Denis mange 3 cartes, une indigestion, 2 malus en tout. La partie est finie, victoire : Chloé et vous.",  # noqa: E501
        ),
    ],
)
def test_a_recap_tells_the_gist(events, told):
    sizes = [["2"], ["2"] * 3, ["3"], [] if CHANGED in events else ["4"] * 2]
    sight = looked(hands=sizes, direction=-1, **ORDERED)
    assert said(NARRATOR.recap(events, sight), ANNE) == told


def test_an_order_has_a_title():
    title = NARRATOR.heading(OPENED)
    assert title is not None and title.id == "taiwan_snackbar-heading"
    assert NARRATOR.heading(SERVED) is NARRATOR.heading(MEAL) is None
