"""What each game counts of its own, by events written down one by one."""

from collections import Counter

from ludoreille.games import SHELF
from ludoreille.games.non_merci.model import CardTaken, TokenPaid
from ludoreille.games.pas_touche.model import Blocked, DiceRolled, Penalised, Renounced, Succeeded, TableLaid
from ludoreille.games.push.model import Busted, ColourProtected, DieRolled, Stopped, read_card
from ludoreille.games.taiwan_snackbar.model import OrderEaten
from ludoreille.games.touche.model import DuelBegan, DuelEnded, FistsOpened


def made(kind, *fields, **named):
    """Return an event of which only these fields matter."""
    names = list(kind.__dataclass_fields__)
    return kind(**{**dict.fromkeys(names), **dict(zip(names, fields, strict=False)), **named})


def counts(game, *events):
    """Return what is counted of each seat, by its name, zeros left out."""
    found = {}
    for seat, id_, amount in SHELF[game].figures.count(events):
        found.setdefault(seat, Counter())[id_] += amount
    return {seat: {id_: amount for id_, amount in each.items() if amount} for seat, each in found.items()}


def test_push_counts_turns_of_drawing_busts_and_points_lost_and_protected():
    cards = tuple(map(read_card, ("R6", "R2")))
    events = (
        made(Stopped, 0),
        made(Busted, 1),
        made(DieRolled, 1, lost=cards, busted=True),
        made(DieRolled, 0, lost=(), busted=False),
        made(ColourProtected, 0, cards=cards[:1]),
    )
    assert counts("push", *events) == {
        0: {"draws": 1, "protected": 6},
        1: {"draws": 1, "busts": 1, "lost": 8},
    }


def test_non_merci_counts_cards_those_in_a_run_and_the_tokens_on_them():
    taken = [
        made(CardTaken, 2, pot=5, rise=20, low=20, high=20),
        made(TokenPaid, 1),
        made(CardTaken, 2, pot=0, rise=-1, low=19, high=20),
    ]
    assert counts("non_merci", *taken) == {2: {"taken": 2, "joined": 1, "tokens": 5}}


def test_touche_counts_duels_by_their_side_and_passes_by_who_touches():
    events = (
        made(DuelBegan, attacker=0, defender=1),
        made(FistsOpened, toucher=1, touched=0),
        made(DuelEnded, winner=1, loser=0),
        made(DuelBegan, attacker=1, defender=0),
        made(FistsOpened, toucher=1, touched=0),
        made(FistsOpened, toucher=0, touched=1),
        made(DuelEnded, winner=1, loser=0),
    )
    assert counts("touche", *events) == {
        0: {"attacks": 1, "defences": 1, "passes": 3, "touches": 1},
        1: {"attacks": 1, "defences": 1, "attacks-won": 1, "defences-won": 1, "passes": 3, "touches": 2},
    }


def test_taiwan_snackbar_counts_meals_but_no_tastes():
    cards = (2, 1, 0, 0, 0, 0, 0, 0, 0)
    events = (
        made(OrderEaten, 0, (*cards, 0), tasted=False),
        made(OrderEaten, 0, (*cards, 2), tasted=False),
        made(OrderEaten, 1, (*cards, 1), tasted=True),
    )
    assert counts("taiwan_snackbar", *events) == {0: {"meals": 2, "cards": 8, "upset": 1}}


def test_pas_touche_counts_rolls_for_all_and_touches_for_who_touches():
    events = (
        made(TableLaid, ((), (), ())),
        made(DiceRolled, 0),
        made(Penalised, 2),
        made(Succeeded, 1),
        made(DiceRolled, 1),
        made(Renounced, 0),
        made(Blocked, 2),
    )
    assert counts("pas_touche", *events) == {
        0: {"rolls": 2},
        1: {"rolls": 2, "touches": 1, "advances": 1},
        2: {"rolls": 2, "touches": 2, "mistakes": 1, "blocks": 1},
    }
