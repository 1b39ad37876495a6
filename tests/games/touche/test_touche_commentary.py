"""What Touché says beside telling: why of a hint, what happened since one's turn, titles of duels."""

import re
from random import Random

import pytest
from games.commenting import hint, hints, recaps, said, sentences

from ludoreille.core import Seat
from ludoreille.games.touche.advice import Reason, advise
from ludoreille.games.touche.model import (
    DuelBegan,
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    GameEnded,
    MusketeersShown,
    Phase,
    WentOn,
)
from ludoreille.games.touche.narration import NARRATOR
from ludoreille.games.touche.pieces import Account, Blow, Left, Paid
from ludoreille.games.touche.rules import Touche
from ludoreille.words.catalogue import Verbosity
from ludoreille.words.french import audit

TOUCHE = Touche()
ANNE, BASILE, CHLOE = map(Seat, range(3))
LONGEST_HINT = 155
LONGEST_RECAP = 160


def looked(seats=2, viewer=ANNE, **position):
    return TOUCHE.look(TOUCHE.from_position(seats, {}, position), viewer)


def advised(seats=2, **position):
    """Return the hints about all actions of Anne, the best first."""
    sight = looked(seats, **position)
    ranked = advise(sight, TOUCHE.actions(sight.table, ANNE), Random(0))
    return [hint("touche", sight, each, ranked) for each in ranked]


FIGHT = {
    "duel": 1,
    "musketeer": [1, 3],
    "esquives": [0, 3],
    "first_blood": [False, True],
    "taken_first_blood": [False, True],
    "taken_esquives": [0, 1],
}
BLEEDING = {"phase": "first_blood", **FIGHT}


def test_every_reason_is_told_in_a_short_clause_of_good_french():
    decisive = lambda sight: sight.table.phase in (Phase.CHOOSE, Phase.FIRST_BLOOD)
    found = [each for seed in range(8) for each in hints("touche", 2, seed, wanted=decisive)]
    found += [each for seats in (3, 4) for each in hints("touche", seats, 0, wanted=decisive)]
    found += hints("touche", 2, 0)
    assert {reason for reason, _ in found} == set(Reason)
    for text in {text for _, text in found}:
        assert not audit(text), text
        assert len(text) <= LONGEST_HINT, text
        assert not re.search(r"\b0 chance|aucune chance|toutes les chances", text), text


def test_at_first_blood_the_hint_compares_what_stopping_and_going_on_give_away():
    assert advised(**BLEEDING) == [
        "Conseil, arrêter : 3 points pour Basile, pas davantage ; continuer, c'est 9 chances sur 10 de lui en donner au moins 6.",  # noqa: E501
        "Ou bien continuer : 9 chances sur 10 de perdre le duel, et 6 points au moins pour Basile au lieu de 3.",  # noqa: E501
    ]


def test_a_guess_is_called_a_guess_with_what_hangs_on_it():
    hiding = {**FIGHT, "phase": "hide", "announced": "even"}
    still = {"esquives": [0, 1], "first_blood": [True, True], "taken_first_blood": [False, False]}
    assert advised(**{**hiding, **still}) == [
        "Conseil, cacher 1 marqueur : à pile ou face ; une fois sur deux vous prenez une esquive, sinon vous perdez le premier sang.",  # noqa: E501
        "Ou bien cacher 2 marqueurs : ni mieux ni moins bien, c'est l'autre côté de la pièce.",
    ]
    assert "sinon la blessure, 6 points pour Basile." in advised(**hiding)[0]


def test_an_announcement_is_said_to_change_nothing():
    assert advised(**{**FIGHT, "phase": "announce"})[0] == (
        "Conseil, annoncer pair : à pile ou face ; "
        "l'annonce ne change rien, tant que personne ne devine votre poing."
    )


def test_musketeers_worth_the_same_are_named_together():
    best, *others = advised(duel=3, phase="choose", unused=[[0, 3], [1, 2]])
    named = r"Conseil, (.+) : lui ou (.+), au hasard pour rester imprévisible ; \d+ chances sur 100 de gagner"
    match = re.match(named, best)
    assert match, (best, others)
    assert [text for text in others if text.startswith(f"Ou bien {match[2]} : aussi bien")]


def test_a_hint_where_the_series_is_decided_says_so():
    lost = advised(duel=3, phase="choose", unused=[[0, 3], [1, 2]], renown=[0, 40])
    won = advised(duel=3, phase="choose", unused=[[0, 3], [1, 2]], renown=[40, 0])
    assert all("la série semble perdue, mais ce duel reste à gagner" in text for text in lost)
    assert all("la série semble gagnée, n'importe qui convient" in text for text in won)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recap_is_two_short_sentences_that_agree_with_what_was_seen(seats):
    told = 0
    for seed in range(2):
        for viewer, events, lines in recaps("touche", seats, seed):
            text = said(lines, viewer)
            assert len(text) <= LONGEST_RECAP, text
            for heard in (said(lines, viewer, verbosity) for verbosity in Verbosity if lines):
                assert len(lines) <= 2 and sentences(heard) <= 2, heard
                assert not audit(heard), heard
            ended = [event for event in events if isinstance(event, DuelEnded)]
            touches = [event for event in events if isinstance(event, FistsOpened)]
            assert bool(lines) >= bool(ended or touches)
            if 0 < len(ended) <= 2 and not isinstance(events[-1], GameEnded):
                points = ended[-1].account.total
                assert f"{points} point" in text and f"duel {ended[-1].number} " in text
            told += bool(lines)
    assert told


PAIR, ESQUIVE = (ANNE, BASILE), Blow(Paid.ESQUIVE)
OPENED = FistsOpened(PAIR, True, (2, 1), BASILE, ANNE, ESQUIVE, Left(1, first_blood=True))
AGAIN = FistsOpened(PAIR, True, (1, 1), ANNE, BASILE, ESQUIVE, Left(0, first_blood=True))
EXTRA = ExtraPaid(ANNE, BASILE, Paid.FIRST_BLOOD, Left(0, first_blood=False))
ENDED = DuelEnded(3, BASILE, ANNE, True, False, Account(1, 2, 0, 3), (0, 6, 0))


@pytest.mark.parametrize(
    ("events", "anne", "chloe"),
    [
        (
            [OPENED],
            "Basile vous touche, vous perdez une esquive, il vous en reste une.",
            "Basile touche Anne, qui perd une esquive, il lui en reste une.",
        ),
        (
            [AGAIN, EXTRA, WentOn(BASILE, ANNE)],
            "Deux touches de suite : votre cadet prend aussi le premier sang. Basile continue, carte penchée.",  # noqa: E501
            "Deux touches de suite : le cadet d'Anne prend aussi le premier sang. Basile continue, carte penchée.",  # noqa: E501
        ),
        (
            [MusketeersShown(BASILE, ANNE, (1, 3), (1, 3))],
            "Le cadet de Basile, une esquive, attaque votre vétéran, 3 esquives.",
            "Le cadet de Basile, une esquive, attaque le vétéran d'Anne, 3 esquives.",
        ),
        (
            [OPENED, ENDED, DuelBegan(4, 6, CHLOE, ANNE, (CHLOE, ANNE))],
            "Basile gagne le duel 3 contre vous par une blessure, 6 points.",
            "Basile gagne le duel 3 contre Anne par une blessure, 6 points.",
        ),
        ([DuelBegan(4, 6, CHLOE, ANNE, (CHLOE, ANNE))], "", ""),
    ],
)
def test_a_recap_tells_the_gist_to_each(events, anne, chloe):
    for viewer, heard in ((ANNE, anne), (CHLOE, chloe)):
        assert said(NARRATOR.recap(events, looked(3, viewer, phase="choose")), viewer) == heard


def test_several_passes_of_others_are_counted_with_what_is_left():
    position = {
        "phase": "announce",
        "musketeer": [3, 3, None],
        "esquives": [1, 0, None],
        "first_blood": [True, True, None],
    }
    recap = NARRATOR.recap([OPENED, AGAIN, AGAIN], looked(3, CHLOE, **position))
    assert said(recap, CHLOE) == (
        "En 3 passes, Anne touche 2 fois et Basile touche une fois. "
        "Anne, une esquive et premier sang ; Basile, premier sang seul."
    )


def test_a_duel_has_a_title():
    title = NARRATOR.heading(DuelBegan(4, 6, CHLOE, ANNE, (CHLOE, ANNE)))
    assert (title.id, title.args) == ("touche-heading", {"number": 4})
    assert NARRATOR.heading(ENDED) is None
