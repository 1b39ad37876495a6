"""What Push says when asked for a hint, and for what happened since one's turn."""

import re

import pytest
from games.listening import followed_games, hints, hints_by_reason, unfit

from ludoreille.core import Seat
from ludoreille.games.push.expert import Reason
from ludoreille.games.push.model import (
    Busted,
    CardDrawn,
    ColourProtected,
    ColumnTaken,
    DieRolled,
    Stopped,
    points,
    read_card,
)
from ludoreille.games.push.narration import NARRATOR
from ludoreille.games.push.rules import Push
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit

PUSH = Push()
NAMES = ("Anne", "Basile", "Ève", "Denis", "Clémentine", "Farid")
ANNE, BASILE, EVE, DENIS = map(Seat, range(4))
CATALOGUE = Catalogue(folder("locales") / "fr")
CATALOGUE.settings["marking"] = "colour"
UNSAFE = [["R1", "B2", "G3"], ["P1", "Y2"], ["B1", "R2"]]
GAMES, SHARE = 5, 3
"""Games that are followed, one for each count of players, and one moment in how many is looked at."""
LONGEST_REASON, LONGEST_RECAP = 125, 160


def told(seats=2, options=None, **position):
    """Return the hints in a position, by the short form of what they are about."""
    table = Table(PUSH, seats, options or {})
    table.state = PUSH.from_position(seats, options or {}, position)
    return {PUSH.write(advice.action): text for advice, text in hints(table, ANNE, CATALOGUE, NAMES)}


def recap(*events, viewer=ANNE, verbosity=Verbosity.NORMAL):
    lines = NARRATOR.recap(events, PUSH.look(PUSH.set_up(6), viewer))
    return " ".join(CATALOGUE.render(line, viewer, NAMES, verbosity).printed for line in lines)


def took(seat, *cards):
    return ColumnTaken(seat, 1, tuple(map(read_card, cards)), die=False)


def lost(seat, *cards, busted=False):
    return DieRolled(seat, 0, tuple(map(read_card, cards)), busted=busted)


@pytest.mark.parametrize(
    ("position", "action", "hint"),
    [
        (
            {"phase": "decide", "columns": UNSAFE, "draw_pile": ["R1", "B1", "R2", "Y6", "Y5"]},
            "stop",
            (
                "Conseil, arrêter : encore une carte, c'est 6 chances sur 10 de tout perdre, "
                "pour 6 points en jeu."
            ),
        ),
        (
            {"phase": "decide", "columns": UNSAFE, "draw_pile": ["R1", "B1", "R2", "Y6", "Y5"]},
            "draw",
            "Ou bien tirer : 6 chances sur 10 de tout perdre, pour 6 points en jeu, c'est trop.",
        ),
        (
            {"phase": "decide", "columns": UNSAFE, "draw_pile": ["R1"]},
            "stop",
            "Conseil, arrêter : la carte suivante ferait tout perdre, 6 points en jeu.",
        ),
        (
            {"phase": "decide", "columns": [["R1"]]},
            "draw",
            "Conseil, tirer : aucun risque, toute carte trouvera sa colonne.",
        ),
        (
            {"phase": "decide", "columns": [["R1"]]},
            "stop",
            "Ou bien arrêter : 1 point à prendre au mieux, une carte de plus promet davantage.",
        ),
        (
            {"phase": "turn", "visible": [["R6", "R5", "R4", "R6"], []]},
            "protect red",
            (
                "Conseil, protéger rouge, 21 points : 7 chances sur 10 de perdre ces 21 points d'ici la fin, "
                "un tour de pioche rapporterait moins."
            ),
        ),
        (
            {"phase": "turn", "visible": [["R6", "R5", "R4", "R6"], []]},
            "draw",
            (
                "Ou bien tirer : 7 chances sur 10 de perdre rouge, 21 points, d'ici la fin, "
                "et un tour de pioche rapporte moins."
            ),
        ),
        (
            {"phase": "turn", "visible": [["R1"], []]},
            "draw",
            (
                "Conseil, tirer : 7 chances sur 10 de perdre rouge, 1 point, d'ici la fin, "
                "mais un tour de pioche rapporte davantage."
            ),
        ),
        (
            {"phase": "turn", "visible": [["R1"], []]},
            "protect red",
            (
                "Ou bien protéger rouge, 1 point : 7 chances sur 10 de perdre ce point d'ici la fin, "
                "un tour de pioche rapporte davantage."
            ),
        ),
        (
            {"phase": "place", "drawn": "Y6", "columns": [["R5"], ["B1"]]},
            "place 1",
            (
                "Conseil, colonne 1, avec rouge 5 : la meilleure colonne monte à 11 points ; "
                "aucun risque à la carte suivante."
            ),
        ),
        (
            {"phase": "place", "drawn": "Y3", "columns": [["R5", "B4"], ["B1"]]},
            "place 2",
            (
                "Ou bien colonne 2, avec bleu 1 : cette colonne monte à 4 points, la meilleure en garde 9 ; "
                "aucun risque à la carte suivante."
            ),
        ),
        (
            {"phase": "place", "drawn": "Y6", "columns": [["R5"], ["B1"]], "draw_pile": []},
            "place 3",
            (
                "Ou bien nouvelle colonne 3 : la meilleure colonne vaut 6 points ; "
                "c'est la dernière carte."
            ),
        ),
        (
            {"phase": "take", "columns": [["DIE", "R6"], ["B4"]], "visible": [["Y6", "G6", "P6", "Y5"], []]},
            "take 2",
            (
                "Conseil, colonne 2, une carte, 4 points, avec bleu 4 : "
                "2 points de moins que la meilleure, mais pas de dé à lancer."
            ),
        ),
        (
            {"phase": "take", "columns": [["DIE", "R6"], ["B4"]], "visible": [["Y6", "G6", "P6", "Y5"], []]},
            "take 1",
            (
                "Ou bien colonne 1, 2 cartes, 6 points, avec une carte Dé et rouge 6 : "
                "4 chances sur 6 que le dé vous prenne des cartes, 11 points au pire."
            ),
        ),
    ],
)  # fmt: skip
def test_a_hint_tells_why_with_the_figures(position, action, hint):
    assert told(**position)[action] == hint


@pytest.fixture(scope="module")
def heard():
    """All hints of whole games, by reason, and the advice that they tell."""
    return hints_by_reason(Reason, followed_games("push", GAMES, SHARE), CATALOGUE, NAMES)


def test_every_reason_comes_up_and_is_told_in_short_french(heard):
    assert unfit(heard, LONGEST_REASON) == []


def test_a_hint_never_speaks_of_no_chance_and_tells_the_risk_of_its_action(heard):
    for reason, told_of in heard.items():
        for advice, text in told_of:
            assert not re.search(r"\b0 chance|aucune chance|toutes les chances|\b0 point en jeu", text), text
            if reason is Reason.WORTH_THE_RISK:
                assert advice.risk
                assert "chance" in text
            if reason in (Reason.NO_BUST_POSSIBLE, Reason.HELPS_THE_OTHERS):
                assert "aucun risque" in text


def test_what_is_advised_is_not_argued_against(heard):
    against = (
        Reason.COLOUR_CAN_WAIT,
        Reason.COLOUR_LEFT_IN_DANGER,
        Reason.NOT_WORTH_THE_RISK,
        Reason.HELPS_THE_OTHERS,
        Reason.MORE_TO_WIN,
    )
    for reason in against:
        assert not [text for _, text in heard[reason] if text.startswith("Conseil")]


@pytest.mark.parametrize(
    ("events", "text"),
    [
        ([], ""),
        ([CardDrawn(BASILE, read_card("Y4"), 50), Stopped(BASILE, 1, forced=False)], ""),
        ([took(BASILE, "R5", "B4")], "Basile prend 9 points."),
        ([took(BASILE, "R3"), took(EVE, "R5", "B4")], "Ève prend 9 points, Basile 3."),
        (
            [took(BASILE, "R3"), took(EVE, "R5", "B4"), took(DENIS, "Y1"), took(BASILE, "B2")],
            "Ève prend 9 points, 2 autres 6 en tout.",
        ),
        ([took(BASILE), lost(BASILE)], ""),
        (
            [took(BASILE, "R5"), lost(BASILE, "B1", "B3"), ColourProtected(EVE, 3, (read_card("R6"),))],
            "Basile prend 5 points ; Ève protège 6 points. Le dé coûte 4 points à Basile.",
        ),
        (
            [Busted(BASILE, read_card("R5")), lost(BASILE, "B1", busted=True), took(EVE, "R2")],
            "Ève prend 2 points. Trop gourmand pour Basile, 1 point perdu.",
        ),
        (
            [Busted(BASILE, read_card("R5")), lost(BASILE, busted=True)],
            "Trop gourmand pour Basile, rien à perdre.",
        ),
        ([took(ANNE, "R5"), took(BASILE, "R4")], "Basile prend 4 points."),
    ],
)
def test_a_recap_tells_what_others_won_and_lost(events, text):
    assert recap(*events) == text


def test_an_onlooker_hears_of_everybody():
    assert recap(took(ANNE, "R5"), took(BASILE, "R4"), viewer=None) == "Anne prend 5 points, Basile 4."


def test_a_recap_is_short_and_agrees_with_what_happened():
    for table, seat, witness in followed_games("push", GAMES, SHARE):
        events = witness.since_turn(seat)
        lines = NARRATOR.recap(events, table.look(seat))
        sentences = [CATALOGUE.render(line, seat, NAMES).printed for line in lines]
        text = " ".join(sentences)
        assert len(sentences) <= 2
        assert len(text) <= LONGEST_RECAP, text
        assert not [fault for sentence in sentences for fault in audit(sentence)], text
        won = [points(event.cards) for event in events if isinstance(event, ColumnTaken) and event.cards]
        assert ("prend" in text) == bool(won), text
        assert ("gourmand" in text) == any(isinstance(event, Busted) for event in events), text
        if len(won) == 1:
            assert f"prend {won[0]} point" in text


def test_push_has_no_parts():
    assert NARRATOR.heading(Stopped(ANNE, 1, forced=False)) is None
