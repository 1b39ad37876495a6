"""What a listener hears of Push, sentence by sentence."""

from dataclasses import replace

import pytest
from games.listening import heard_games, lengths_and_moves

from ludoreille.core import Seat
from ludoreille.games.push.model import (
    DIE_CARD,
    STAR,
    Busted,
    CardDrawn,
    CardPlaced,
    ColourProtected,
    ColumnTaken,
    DieRolled,
    Draw,
    GameEnded,
    Place,
    Stop,
    Take,
    TurnBegan,
    read_card,
)
from ludoreille.games.push.narration import NARRATOR
from ludoreille.games.push.rules import Push
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue, Verbosity

NAMES = ("Anne", "Basile", "Ève")
ANNE, BASILE = Seat(0), Seat(1)
Y4, R5, R2, B1 = map(read_card, ("Y4", "R5", "R2", "B1"))


def heard(*lines, viewer=ANNE, verbosity=Verbosity.NORMAL, marking="colour"):
    catalogue = Catalogue(folder("locales") / "fr")
    catalogue.settings["marking"] = marking
    return " ".join(
        text for line in lines if (text := catalogue.render(line, viewer, NAMES, verbosity).printed)
    )


def sight(phase, viewer=ANNE, **position):
    push = Push()
    return push.look(push.from_position(3, push.chosen(3, {}), {"phase": phase, **position}), viewer)


@pytest.mark.parametrize(
    ("event", "mine", "others", "brief"),
    [
        (TurnBegan(ANNE, 50), "", "Au tour d'Anne.", ""),
        (
            TurnBegan(ANNE, 15),
            "Plus que 15 cartes dans la pioche.",
            "Au tour d'Anne, plus que 15 cartes dans la pioche.",
            "Pioche : 15 cartes.",
        ),
        (
            TurnBegan(ANNE, 1),
            "Plus qu'une carte dans la pioche.",
            "Au tour d'Anne, plus qu'une carte dans la pioche.",
            "Pioche : une carte.",
        ),
        (CardDrawn(ANNE, Y4, 50), "", "", ""),
        (
            CardPlaced(ANNE, Y4, 2, opened=False, cards=(R5, B1, Y4)),
            "Vous posez jaune 4 en colonne 2.",
            "Anne pose jaune 4 en colonne 2, avec rouge 5 et bleu 1.",
            "Anne pose jaune 4 en colonne 2.",
        ),
        (
            Busted(ANNE, R5),
            "Trop gourmand ! Aucune colonne n'accepte rouge 5.",
            "Anne tire rouge 5, c'est trop gourmand : aucune colonne ne l'accepte.",
            "Anne tire rouge 5, c'est trop gourmand.",
        ),
        (
            DieRolled(ANNE, 3, (R5, R2), busted=True),
            "Vous lancez le dé : rouge. Vous perdez rouge 2 et rouge 5, 7 points.",
            "Anne lance le dé : rouge, et perd rouge 2 et rouge 5, 7 points.",
            "Anne, dé rouge : perd 2 cartes, 7 points.",
        ),
        (
            DieRolled(ANNE, STAR, (), busted=False),
            "Vous lancez le dé : étoile, aucune perte.",
            "Anne lance le dé : étoile, aucune perte.",
            "Anne, dé étoile : aucune perte.",
        ),
        (
            ColumnTaken(ANNE, 2, (R5, B1), die=False),
            "Vous prenez la colonne 2, 6 points : rouge 5 et bleu 1.",
            "Anne prend la colonne 2, 6 points : rouge 5 et bleu 1.",
            "Anne : colonne 2, 2 cartes, 6 points.",
        ),
        (
            ColourProtected(ANNE, R5 // 6, (R5, R2)),
            "Vous protégez rouge 2 et rouge 5, 7 points.",
            "Anne protège rouge 2 et rouge 5, 7 points.",
            "Anne protège rouge, 7 points.",
        ),
    ],
)
def test_an_event_is_told_to_its_player_to_others_and_in_brief(event, mine, others, brief):
    assert heard(*NARRATOR.tell(event, ANNE)) == mine
    assert heard(*NARRATOR.tell(event, BASILE), viewer=BASILE) == others
    assert heard(*NARRATOR.tell(event, BASILE), viewer=BASILE, verbosity=Verbosity.BRIEF) == brief


def test_the_end_tells_the_winner_and_the_scores_by_rank():
    event = GameEnded((ANNE,), (54, 30, 30), (12, 8, 9))
    assert heard(*NARRATOR.tell(event, ANNE)) == (
        "Vous gagnez, 54 points. "
        "Scores : vous, 54 points ; Ève, 30 points, 9 cartes ; Basile, 30 points, 8 cartes."
    )


def test_a_shared_victory_names_the_others():
    event = GameEnded((ANNE, BASILE), (30, 30, 1), (8, 8, 1))
    assert heard(*NARRATOR.tell(event, ANNE)) == (
        "Victoire partagée : Basile et vous, 30 points. "
        "Scores : Basile et vous à égalité, 30 points ; Ève, 1 point."
    )


@pytest.mark.parametrize(
    ("marking", "told"),
    [
        ("colour", "Vous tirez jaune 4 : nouvelle colonne 1."),
        ("symbol", "Vous tirez triangle 4 : nouvelle colonne 1."),
        ("both", "Vous tirez jaune, triangle, 4 : nouvelle colonne 1."),
    ],
)
def test_cards_are_named_by_the_chosen_marking(marking, told):
    assert heard(NARRATOR.question(sight("place", drawn="Y4")), marking=marking) == told


@pytest.mark.parametrize(
    ("seen", "question"),
    [
        (sight("turn"), "À vous de tirer."),
        (sight("turn", visible=[["Y4", "R5", "Y2"], [], []]),
         "À vous : tirer, ou protéger jaune, 6 points ; rouge, 5 points."),
        (sight("place", drawn="Y4", columns=[["R5"], ["B4"]]),
         "Vous tirez jaune 4 : colonne 1, avec rouge 5 ; nouvelle colonne 3."),
        (sight("decide", columns=[["R5", "B1"], ["DIE"]]),
         "À vous : tirer ou arrêter ? Colonne 1, rouge 5 et bleu 1. La 2, une carte Dé."),
        (sight("take", columns=[[], ["R5", "B1"]]),
         "À vous de prendre. Colonne 2, 6 points : rouge 5 et bleu 1."),
        (sight("take", columns=[["R5"]], turn=1, to_move=[1]), "Basile doit choisir une colonne."),
    ],
)  # fmt: skip
def test_the_question_holds_what_the_decision_needs(seen, question):
    assert heard(NARRATOR.question(seen)) == question


@pytest.mark.parametrize(
    ("seen", "action", "told"),
    [
        (sight("place", drawn="R2", columns=[["R5"], ["G2"], ["B1"]]), Place(1),
         ("Impossible de poser rouge 2 en colonne 1 : elle contient déjà rouge 5, de même couleur. "
         "Possible : colonne 3.")),
        (sight("place", drawn="R2", columns=[["R5"], ["G2"], ["B1"]]), Place(2),
         ("Impossible de poser rouge 2 en colonne 2 : elle contient déjà vert 2, de même valeur. "
         "Possible : colonne 3.")),
        (sight("turn"), Stop(), "Impossible d'arrêter : il faut d'abord tirer une carte. Possible : tirer."),
        (sight("take", columns=[[], ["R5"]]), Take(1),
         "Impossible de prendre la colonne 1 : elle est déjà prise. Possible : colonne 2."),
        (sight("take", columns=[["R5"]]), Take(3),
         "Impossible de prendre la colonne 3 : cette colonne n'existe pas. Possible : colonne 1."),
        (sight("turn", turn=1), Draw(),
         "Impossible de tirer : c'est à Basile de jouer. Attendez votre tour."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_why_and_what_is_possible(seen, action, told):
    refusal = Push().refusal(seen.table, ANNE, action)
    assert refusal is not None
    assert heard(NARRATOR.refused(seen, refusal)) == told


def test_a_closed_column_keeps_its_number_and_is_marked_as_refused():
    seen = sight("place", drawn="R2", columns=[["R5"], ["B1"]])
    choices = NARRATOR.choices(seen, Push().actions(seen.table, ANNE))
    assert [(choice.number, choice.key, choice.legal) for choice in choices] == [
        (1, None, False),
        (2, None, True),
        (3, None, True),
        (8, "p", False),
        (9, "a", False),
    ]


def test_stop_keeps_its_key_before_the_first_draw():
    seen = sight("turn", visible=[["Y4"], [], []])
    choices = NARRATOR.choices(seen, Push().actions(seen.table, ANNE))
    assert [(choice.number, choice.key, choice.legal) for choice in choices] == [
        (1, "p", True),
        (2, None, True),
        (9, "a", False),
    ]


def test_information_tells_zones_by_colour_columns_in_order_and_the_last_die():
    seen = sight("take", columns=[[], ["R5", "DIE"]], visible=[["R5", "Y4", "Y2"], [], []], draw_pile=["B1"])
    assert (
        heard(*NARRATOR.mine(seen, ANNE)) == "Cartes visibles, 11 points : jaune 2 et 4, 6 points ; rouge 5."
    )
    assert heard(*NARRATOR.mine(seen, BASILE)) == "Basile n'a aucune carte."
    assert heard(*NARRATOR.table(seen)) == (
        "Colonne 1, prise. Colonne 2, 2 cartes, 5 points : rouge 5 et une carte Dé. Pioche : une carte."
    )
    assert heard(NARRATOR.last_chance(())) == "Le dé n'a pas encore roulé."
    rolled = DieRolled(BASILE, 1, (), busted=False)
    assert heard(NARRATOR.last_chance((rolled, Busted(BASILE, DIE_CARD)))) == (
        "Basile lance le dé : bleu, rien à perdre."
    )


def test_the_symbol_marking_speaks_of_symbols_in_refusals():
    seen = sight("place", drawn="R2", columns=[["R5"], ["G2"], ["B1"]])
    refusal = Push().refusal(seen.table, ANNE, Place(1))
    assert refusal is not None
    assert heard(NARRATOR.refused(seen, refusal), marking="symbol") == (
        "Impossible de poser cœur 2 en colonne 1 : elle contient déjà cœur 5, de même symbole. "
        "Possible : colonne 3."
    )


def test_stale_placements_fold_into_one_sentence_that_names_the_player():
    (line,) = NARRATOR.tell(CardPlaced(BASILE, Y4, 2, opened=False, cards=(R5, Y4)), ANNE)
    assert line.fold is not None
    folded = replace(line, id=line.fold, args={**line.args, "nombre": 3})
    assert heard(folded) == "Basile pose 3 cartes, la dernière en colonne 2 : jaune 4."


def test_each_seat_and_each_column_is_heard_from_a_place_of_its_own():
    seats = [NARRATOR.tell(Busted(Seat(seat), R5), None)[0].cues[0].seat for seat in range(6)]
    columns = [
        NARRATOR.tell(CardPlaced(ANNE, R5, column, opened=True, cards=(R5,)), None)[0].cues[0].pan
        for column in (1, 2, 3)
    ]
    assert seats == list(range(6))
    assert columns == sorted(set(columns))


@pytest.fixture(scope="module")
def told():
    catalogue = Catalogue(folder("locales") / "fr")
    catalogue.settings["marking"] = "colour"
    return lengths_and_moves(heard_games("push", Level.BEGINNER, 2), catalogue, (*NAMES, "Denis"))


def test_brief_is_at_most_half_of_detailed(told):
    lengths, _ = told
    assert lengths[Verbosity.BRIEF] * 2 <= lengths[Verbosity.DETAILED]
    assert lengths[Verbosity.BRIEF] < lengths[Verbosity.NORMAL] < lengths[Verbosity.DETAILED]


def test_the_moves_of_others_are_short_in_brief(told):
    _, moves = told
    assert max(map(len, moves)) <= 12
    assert sum(map(len, moves)) / len(moves) <= 8
