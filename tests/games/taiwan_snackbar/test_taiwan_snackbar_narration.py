"""What a listener hears of Taiwan Snackbar, sentence by sentence."""

import re
from dataclasses import replace

import pytest
from games.listening import heard_games

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.cards import (
    PLUS,
    dish,
    read_card,
    tally,
)
from ludoreille.games.taiwan_snackbar.model import (
    Choose,
    DirectionReversed,
    DishServed,
    Eat,
    GameEnded,
    HandDealt,
    OrderChanged,
    OrderEaten,
    PileShuffled,
    PlayerChosen,
    PortionAdded,
    Serve,
)
from ludoreille.games.taiwan_snackbar.narration import NARRATOR
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.table import Table
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Category

NAMES = ("Anne", "Basile", "Chloé", "Denis")
ANNE, BASILE, CHLOE, DENIS = map(Seat, range(4))
GAME = TaiwanSnackbar()
CATALOGUE = Catalogue(folder("locales") / "fr")


def heard(*lines, viewer=ANNE, verbosity=Verbosity.NORMAL):
    texts = (CATALOGUE.render(line, viewer, NAMES, verbosity).printed for line in lines)
    return " ".join(text for text in texts if text)


def cards(*codes):
    return tally(tuple(map(read_card, codes)))


def sight(viewer=ANNE, **position):
    return GAME.look(GAME.from_position(4, {}, position), viewer)


SERVED = DishServed(ANNE, dish(3), cards("3", "3", "PLUS"), 7, opened=False, left=4, following=BASILE)
OPENED = replace(SERVED, order=cards("3"), amount=3, opened=True)
MEAL = OrderEaten(
    ANNE, cards(*["2"] * 8, *["5"] * 7, *["7"] * 6, "INDIGESTION"), 0, malus=2, size=23, tasted=False
)
SNACK = OrderEaten(ANNE, cards("2", "PLUS"), 0, malus=0, size=3, tasted=False)
TASTE = OrderEaten(ANNE, cards("CHOOSE"), 0, malus=0, size=3, tasted=True)


@pytest.mark.parametrize(
    ("event", "mine", "others", "brief"),
    [
        (
            OPENED,
            "Vous ouvrez une commande : une omelette.",
            "Anne ouvre une commande : une omelette, 3 cartes à manger.",
            "Anne : une omelette.",
        ),
        (
            SERVED,
            "Vous servez une omelette : 7 cartes à manger.",
            "Anne sert une omelette : 7 cartes à manger.",
            "Anne : une omelette, 7 cartes.",
        ),
        (
            OrderChanged(ANNE, dish(4), cards("4"), 4, 12, 3, BASILE),
            "Vous changez la commande : un bol de nouilles, 4 cartes à manger.",
            "Anne change la commande : un bol de nouilles, 4 cartes à manger.",
            "Anne change : un bol de nouilles, 4 cartes.",
        ),
        (
            PortionAdded(ANNE, cards("3", "PLUS"), 4, 3, BASILE),
            "Vous ajoutez un supplément : 4 cartes à manger.",
            "Anne ajoute un supplément : 4 cartes à manger.",
            "Anne : supplément, 4 cartes.",
        ),
        (
            DirectionReversed(ANNE, -1, 4, 3, DENIS),
            "Vous changez le sens : on joue vers la droite.",
            "Anne change le sens : on joue vers la droite.",
            "Anne : sens changé, vers la droite.",
        ),
        (
            PlayerChosen(ANNE, 4, 3, CHLOE),
            "Vous désignez Chloé.",
            "Anne désigne Chloé.",
            "Anne désigne Chloé.",
        ),
        (
            PlayerChosen(ANNE, 4, 3, BASILE),
            "Vous désignez Basile.",
            "Anne vous désigne.",
            "Anne vous désigne.",
        ),
        (
            MEAL,
            "Vous mangez 22 cartes, une indigestion : 2 malus en tout.",
            "Anne mange 22 cartes, une indigestion : 2 malus en tout.",
            "Anne mange 22 cartes, une indigestion.",
        ),
        (
            SNACK,
            "Vous mangez 2 cartes, aucune indigestion. Nouvelles cartes : un tofu et un supplément.",
            "Anne mange 2 cartes, aucune indigestion.",
            "Anne mange 2 cartes.",
        ),
        (
            TASTE,
            "Vous goûtez une carte : un joueur au choix.",
            "Anne goûte une carte : un joueur au choix.",
            "Anne goûte une carte : un joueur au choix.",
        ),
        (
            replace(TASTE, cards=cards("INDIGESTION"), malus=1),
            "Vous goûtez une indigestion : 1 malus en tout.",
            "Anne goûte une indigestion : 1 malus en tout.",
            "Anne goûte une indigestion.",
        ),
        (
            replace(TASTE, cards=cards(), waived=1),
            "Vous ne pouvez rien goûter : la pioche est vide.",
            "Anne ne peut rien goûter : la pioche est vide.",
            "Anne ne peut rien goûter.",
        ),
        (
            PileShuffled(12, ran_out=True),
            "La pioche est épuisée : la défausse y retourne, 12 cartes.",
            "La pioche est épuisée : la défausse y retourne, 12 cartes.",
            "Pioche refaite.",
        ),
        (PileShuffled(12, ran_out=False), "", "", ""),
    ],
)
def test_an_event_is_told_to_its_player_to_others_and_in_brief(event, mine, others, brief):
    assert heard(*NARRATOR.tell(event, ANNE)) == mine
    assert heard(*NARRATOR.tell(event, BASILE), viewer=BASILE) == others
    assert heard(*NARRATOR.tell(event, BASILE), viewer=BASILE, verbosity=Verbosity.BRIEF) == brief


def test_in_detail_the_next_player_is_named_but_to_himself():
    told = [
        heard(*NARRATOR.tell(SERVED, viewer), viewer=viewer, verbosity=Verbosity.DETAILED)
        for viewer in (CHLOE, BASILE)
    ]
    assert told == [
        (
            "Anne sert une omelette. Commande : 2 omelettes et un supplément, 7 cartes à manger. "
            "En main : 4 cartes. Ensuite, Basile."
        ),
        (
            "Anne sert une omelette. Commande : 2 omelettes et un supplément, 7 cartes à manger. "
            "En main : 4 cartes."
        ),
    ]


def test_in_detail_a_meal_is_told_by_groups_and_danger_is_named():
    assert heard(*NARRATOR.tell(MEAL, BASILE), viewer=BASILE, verbosity=Verbosity.DETAILED) == (
        "Anne mange 22 cartes, une indigestion : 2 malus en tout. Au prochain malus, la partie finit. "
        "Nouvelles cartes : 8 tofus, 7 raviolis et 6 gâteaux."
    )


def test_a_meal_that_the_pile_cannot_serve_says_so():
    meal = replace(SNACK, waived=3)
    assert heard(*NARRATOR.tell(meal, BASILE), viewer=BASILE) == (
        "Anne mange 2 cartes, aucune indigestion. La pioche ne suffit pas : 3 cartes de moins."
    )


def test_a_hand_is_dealt_to_its_player_alone_and_to_the_first_with_his_question():
    dealt = HandDealt(ANNE, cards("2", "2", "6", "REVERSE", "PLUS"), starts=False)
    assert heard(*NARRATOR.tell(dealt.seen_by(ANNE), ANNE)) == (
        "Main : 2 tofus, une part de porc, un supplément et un changement de sens."
    )
    assert dealt.seen_by(BASILE) is dealt.seen_by(None) is None
    assert NARRATOR.tell(replace(dealt, starts=True), ANNE) == ()


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            GameEnded((ANNE,), (0, 3, 0, 1), (2, 9, 4, 5), most_wins=False),
            (
                "Vous gagnez sans malus. Classement : vous, aucun malus, 2 cartes ; "
                "Chloé, aucun malus, 4 cartes ; Denis, 1 malus ; Basile, 3 malus."
            ),
        ),
        (
            GameEnded((CHLOE,), (1, 3, 1, 2), (2, 9, 4, 5), most_wins=True),
            (
                "Chloé gagne avec 1 malus. Classement : Chloé, 1 malus, 4 cartes ; "
                "vous, 1 malus, 2 cartes ; Denis, 2 malus ; Basile, 3 malus."
            ),
        ),
        (
            GameEnded((ANNE, CHLOE), (1, 3, 1, 2), (4, 9, 4, 5), most_wins=False),
            (
                "Victoire partagée : Chloé et vous, 1 malus. Classement : Chloé et vous à égalité, 1 malus ; "
                "Denis, 2 malus ; Basile, 3 malus."
            ),
        ),
    ],
)
def test_the_end_tells_the_winners_and_hands_where_they_decide(event, told):
    assert heard(*NARRATOR.tell(event, ANNE)) == told


def test_the_end_sounds_as_it_ended_for_the_listener():
    shared = GameEnded((ANNE, CHLOE), (1, 3, 1, 2), (4, 9, 4, 5), most_wins=False)
    alone = replace(shared, winners=(ANNE,))
    ends = [(shared, ANNE), (alone, ANNE), (alone, BASILE), (alone, None)]
    names = [NARRATOR.tell(event, viewer)[0].cues[0].name for event, viewer in ends]
    assert names == ["tie", "win", "lose", "win"]


@pytest.mark.parametrize(
    ("event", "cues"),
    [
        (OPENED, ["dish-3"]),
        (OrderChanged(ANNE, dish(7), cards("7"), 7, 4, 0, BASILE), ["order-changed", "dish-7"]),
        (PortionAdded(ANNE, cards("3", "PLUS"), 4, 3, BASILE), ["portion"]),
        (DirectionReversed(ANNE, 1, 4, 3, BASILE), ["reverse"]),
        (PlayerChosen(ANNE, 4, 3, BASILE), ["choose-player"]),
        (MEAL, ["eat", "indigestion"]),
        (SNACK, ["eat"]),
        (TASTE, ["card-drawn"]),
    ],
)
def test_a_move_is_heard_from_the_seat_of_its_player(event, cues):
    for viewer in (ANNE, BASILE, None):
        (line,) = NARRATOR.tell(event, viewer)
        assert [(cue.name, cue.seat) for cue in line.cues] == [(cue, ANNE) for cue in cues]


BIG = ["2", "2", "3", "4", "4", "5", "PLUS", "REVERSE", "CHOOSE"]


@pytest.mark.parametrize(
    ("seen", "question"),
    [
        (
            sight(order=["3", "3", "PLUS"], hands=[["2", "2", "3", "PLUS"], [], [], []]),
            (
                "À vous : 2 omelettes, 7 à manger. Main : 2 tofus, une omelette et un supplément. "
                "Possible : servir, changer, supplément ou manger."
            ),
        ),
        (
            sight(order=["6"], hands=[BIG, [], [], []]),
            (
                "À vous : une part de porc, 6 à manger. Main : 9 cartes. "
                "Possible : changer pour tofu ou nouilles, supplément, tourner, désigner ou manger."
            ),
        ),
        (sight(order=["6"]), "À vous : une part de porc, 6 à manger. Main vide : il faut manger."),
        (
            sight(hands=[["2", "4", "PLUS"], [], [], []]),
            "À vous d'ouvrir une commande. Main : un tofu, un bol de nouilles et un supplément.",
        ),
        (
            sight(hands=[BIG, [], [], []]),
            "À vous d'ouvrir une commande : tofu, omelette, nouilles ou ravioli. Main : 9 cartes.",
        ),
        (
            sight(hands=[["PLUS"], [], [], []]),
            "À vous. Aucun plat pour ouvrir une commande : il faut goûter une carte.",
        ),
        (sight(order=["2"], to_move=[1]), "Basile doit jouer. Commande : un tofu, 2 cartes à manger."),
        (sight(to_move=[1]), "Basile doit ouvrir une commande."),
    ],
)
def test_the_question_holds_what_the_decision_needs(seen, question):
    assert heard(NARRATOR.question(seen)) == question


def test_who_waits_does_not_hear_what_the_other_cannot_do():
    starved = {"order": ["2"], "hands": [["3"], [], [], []], "to_move": [1]}
    fed = {**starved, "hands": [["3"], ["2", "PLUS"], [], []]}
    assert heard(NARRATOR.question(sight(**starved))) == heard(NARRATOR.question(sight(**fed)))
    bare = {"hands": [["3"], ["PLUS"], [], []], "to_move": [1]}
    able = {"hands": [["3"], ["2"], [], []], "to_move": [1]}
    assert heard(NARRATOR.question(sight(**bare))) == heard(NARRATOR.question(sight(**able)))


@pytest.mark.parametrize(
    ("seen", "action", "told"),
    [
        (
            sight(order=["6"], hands=[["2", "3", "3"], [], [], []]),
            "serve 2",
            "Impossible de servir un tofu : on demande du porc. Possible : changer pour omelette ou manger.",
        ),
        (
            sight(order=["6"], hands=[["2", "3", "3"], [], [], []]),
            "serve 9",
            (
                "Impossible de servir le plat 9 : cette carte n'est pas dans votre main. "
                "Possible : changer pour omelette ou manger."
            ),
        ),
        (
            sight(order=["6"], hands=[["2", "3", "3"], [], [], []]),
            "change 2",
            (
                "Impossible de changer pour du tofu : il faut deux cartes pareilles, vous n'en avez qu'une. "
                "Possible : changer pour omelette ou manger."
            ),
        ),
        (
            sight(order=["6"], hands=[["CHOOSE"], [], [], []]),
            "choose 0",
            (
                "Impossible de vous désigner : il faut désigner quelqu'un d'autre. "
                "Possible : désigner ou manger."
            ),
        ),
        (
            sight(order=["6"], hands=[["CHOOSE"], [], [], []]),
            "choose 7",
            "Impossible de désigner le joueur 8 : cette place est vide. Possible : désigner ou manger.",
        ),
        (
            sight(order=["6"]),
            "draw_one",
            "Impossible de goûter une carte : une commande de 6 cartes attend. Possible : manger.",
        ),
        (
            sight(hands=[["2"], [], [], []]),
            "eat",
            (
                "Impossible de manger : il n'y a pas de commande, et vous avez un plat à servir. "
                "Possible : servir tofu."
            ),
        ),
        (
            sight(to_move=[1]),
            "eat",
            "Impossible de manger : c'est à Basile de jouer. Attendez votre tour.",
        ),
    ],
)
def test_a_refusal_says_what_why_and_what_is_possible(seen, action, told):
    refusal = GAME.refusal(seen.table, ANNE, GAME.read(action))
    assert heard(NARRATOR.refused(seen, refusal)) == told


def test_every_key_keeps_its_place_and_answers_also_when_refused():
    seen = sight(order=["6"], hands=[["6", "2", "2", "CHOOSE"], [], [], []])
    choices = NARRATOR.choices(seen, GAME.actions(seen.table, ANNE))
    by_digit = {choice.number: choice.legal for choice in choices if choice.lead is None and not choice.key}
    pairs = {choice.number: choice.legal for choice in choices if choice.lead == "c"}
    assert by_digit == {value: value == 6 for value in range(2, 8)}
    assert pairs == {value: value == 2 for value in range(2, 8)}
    assert {c.key: c.legal for c in choices if c.key} == {"p": False, "t": False, "m": True, "g": False}
    chosen = {choice.number: choice.legal for choice in choices if choice.lead == "j"}
    assert chosen == {1: False, 2: True, 3: True, 4: True}
    assert heard_label(choices, Serve(6)) == "servir une part de porc, valeur 6"
    assert heard_label(choices, Choose(2)) == "désigner Chloé"
    assert heard_label(choices, Eat()) == "manger 6 cartes"


def heard_label(choices, action):
    from ludoreille.words.line import Line  # noqa: PLC0415

    label = next(choice.label for choice in choices if choice.action == action)
    text = CATALOGUE.render(Line(label.id, label.args), ANNE, NAMES).printed
    return text[:1].lower() + text[1:]


def test_the_tenth_player_has_the_digit_zero():
    position = {"order": ["2"], "hands": [["CHOOSE"], *([[]] * 9)]}
    seen = GAME.look(GAME.from_position(10, {}, position), ANNE)
    choices = NARRATOR.choices(seen, GAME.actions(seen.table, ANNE))
    assert [c.number for c in choices if c.lead == "j"] == [*range(1, 10), 0]


def test_information_tells_hands_by_groups_the_table_in_order_and_the_ranks():
    state = GAME.from_position(
        4,
        {},
        {
            "order": ["4", "4"],
            "hands": [["3", "2", "2", "PLUS"], ["5"], ["6", "6"], []],
            "malus": [1, 0, 2, 2],
            "direction": -1,
            "to_move": [1],
            "draw_pile": ["2", "INDIGESTION", "INDIGESTION", "3", "3", "4", "CHOOSE", "PLUS", "PLUS", "2"],
            "discard": ["7"],
        },
    )
    table = Table(GAME, 4)
    table.state = state
    for line in ("1 eat", "= 2", "= 2", "= 3", "= 3", "= 4", "= CHOOSE", "= PLUS", "= PLUS"):
        table.enter(line)
    seen = table.look(ANNE)
    assert heard(*NARRATOR.mine(seen, ANNE)) == (
        "Main : 2 tofus, une omelette et un supplément. Vous avez 1 malus."
    )
    assert heard(*NARRATOR.mine(seen, BASILE)) == (
        "Basile : 9 cartes, aucun malus. "
        "Vues : 2 tofus, 2 omelettes, un bol de nouilles, 2 suppléments et un joueur au choix."
    )
    assert heard(*NARRATOR.mine(seen, CHLOE)) == "Chloé : 2 cartes, 2 malus."
    assert heard(*NARRATOR.table(seen)) == (
        "Aucune commande. On joue vers la droite. Pioche : 2 cartes, dont 2 indigestions. "
        "Défausse : 3 cartes. En danger : Chloé et Denis."
    )
    assert heard(*NARRATOR.scores(seen)) == (
        "Classement : Basile, aucun malus, 9 cartes ; vous, 1 malus, 4 cartes ; "
        "Denis, 2 malus, 0 carte ; Chloé, 2 malus, 2 cartes."
    )


def test_the_last_meal_is_told_again_new_cards_first_to_the_eater():
    assert heard(NARRATOR.last_chance(())) == "Personne n'a encore mangé."
    events = (MEAL, PileShuffled(60, ran_out=False))
    assert heard(NARRATOR.last_chance(events)) == (
        "Nouvelles cartes : 8 tofus, 7 raviolis et 6 gâteaux. Vous avez mangé 22 cartes, une indigestion."
    )
    assert heard(NARRATOR.last_chance(events), viewer=BASILE) == (
        "Anne a mangé 22 cartes, une indigestion. Nouvelles cartes : 8 tofus, 7 raviolis et 6 gâteaux."
    )


def test_dishes_and_portions_of_others_fold_into_one_sentence():
    (line,) = NARRATOR.tell(SERVED, BASILE)
    (other,) = NARRATOR.tell(PortionAdded(ANNE, cards("3", "PLUS"), 4, 3, BASILE), BASILE)
    assert line.fold == other.fold is not None
    folded = replace(line, id=line.fold, args={**line.args, "nombre": 3})
    assert heard(folded, viewer=BASILE) == (
        "3 cartes jouées. Commande : 2 omelettes et un supplément, 7 cartes à manger."
    )
    assert NARRATOR.tell(SERVED, ANNE)[0].fold is None


def test_a_supplement_is_never_called_a_sum():
    told = heard(*NARRATOR.tell(PortionAdded(ANNE, tally((dish(2), PLUS)), 3, 0, BASILE), None), viewer=None)
    assert "plus" not in told


@pytest.fixture(scope="module")
def told():
    """Return what Anne hears of whole games: lengths, moves of others in brief, her questions, braille."""
    lengths, moves, questions, braille = dict.fromkeys(Verbosity, 0), [], [], []
    for line in heard_games("taiwan_snackbar", Level.CONFIRMED, 4):
        texts = {v: CATALOGUE.render(line, ANNE, NAMES, v) for v in Verbosity}
        for verbosity, text in texts.items():
            lengths[verbosity] += len(text.printed)
        brief, normal = texts[Verbosity.BRIEF].printed, texts[Verbosity.NORMAL]
        if line.category is Category.OTHERS and brief:
            moves.append(re.findall(r"[\w']+", brief))
        if "-ask-" in line.id:
            questions.append(len(normal.printed))
        if line.category in (Category.OTHERS, Category.MINE) or "-ask-" in line.id:
            braille.append((line.id, normal.braille))
    return lengths, moves, questions, braille


def test_brief_is_at_most_half_of_detailed(told):
    lengths, *_ = told
    assert lengths[Verbosity.BRIEF] * 2 <= lengths[Verbosity.DETAILED]
    assert lengths[Verbosity.BRIEF] < lengths[Verbosity.NORMAL] < lengths[Verbosity.DETAILED]


def test_the_moves_of_others_are_short_in_brief(told):
    _, moves, *_ = told
    assert max(map(len, moves)) <= 12
    assert sum(map(len, moves)) / len(moves) <= 8


def test_a_question_is_about_150_characters_at_most(told):
    *_, questions, _ = told
    assert max(questions) <= 165
    assert sum(questions) / len(questions) <= 130


def test_what_is_told_fits_a_braille_line(told):
    *_, braille = told
    longest = max((text for id_, text in braille if "-dealt" not in id_), key=len)
    assert len(longest) <= 40, longest
