"""What a listener hears of Non Merci, sentence by sentence."""

from dataclasses import replace

import pytest
from games.listening import heard_games, lengths_and_moves

from ludoreille.core import Seat
from ludoreille.games.non_merci.model import (
    HIDDEN,
    Action,
    CardTaken,
    CardTurned,
    GameEnded,
    RoundBegan,
    RoundEnded,
    SecretDealt,
    SecretLaid,
    TokenPaid,
)
from ludoreille.games.non_merci.narration import NARRATOR
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue, Verbosity

GAME = NonMerci()
NAMES = ("Anne", "Basile", "Ève", "Denis")
ANNE, BASILE = Seat(0), Seat(1)
BRIEF, DETAILED = Verbosity.BRIEF, Verbosity.DETAILED
CATALOGUE = Catalogue(folder("locales") / "fr")


def heard(*lines, viewer=ANNE, verbosity=Verbosity.NORMAL):
    return " ".join(
        text for line in lines if (text := CATALOGUE.render(line, viewer, NAMES, verbosity).printed)
    )


def told(event, viewer=ANNE, verbosity=Verbosity.NORMAL):
    seen = event.seen_by(viewer)
    return "" if seen is None else heard(*NARRATOR.tell(seen, viewer), viewer=viewer, verbosity=verbosity)


def sight(viewer=ANNE, options=None, **position):
    return GAME.look(GAME.from_position(3, options or {}, {"target": 20, **position}), viewer)


@pytest.mark.parametrize(
    ("event", "mine", "others", "brief"),
    [
        (CardTurned(ANNE, 33, 12), "", "Carte 33.", "Le 33."),
        (CardTurned(ANNE, 33, 0), "", "Dernière carte, le 33.", "Dernière, le 33."),
        (
            TokenPaid(ANNE, 35, 3, 12),
            "Vous passez, 3 jetons sur le 35. Il vous en reste 12.",
            "Anne passe, 3 jetons sur le 35.",
            "Anne passe, 3 jetons.",
        ),
        (
            TokenPaid(ANNE, 35, 1, 0),
            "Vous passez, 1 jeton sur le 35. C'était votre dernier jeton.",
            "Anne passe, 1 jeton sur le 35.",
            "Anne passe, 1 jeton.",
        ),
        (
            CardTaken(ANNE, 20, 2, -1, 20, 21, 7),
            "Vous prenez le 20 et 2 jetons.",
            "Anne prend le 20 et 2 jetons.",
            "Anne prend le 20 et 2 jetons.",
        ),
        (
            CardTaken(ANNE, 20, 0, 20, 20, 20, 7),
            "Vous prenez le 20 sans jeton.",
            "Anne prend le 20 sans jeton.",
            "Anne prend le 20 sans jeton.",
        ),
        (SecretDealt(ANNE, 11), "Votre carte secrète : le 11.", "", ""),
        (
            SecretLaid(ANNE, 11, 0, 10, 11),
            "Vous étalez votre carte secrète, le 11.",
            "Anne étale sa carte secrète, le 11.",
            "Anne étale le 11.",
        ),
        (
            RoundBegan(ANNE, 2, 4, 13, (), secrets=False),
            "Manche 2 sur 4, 13 jetons chacun, vous commencez.",
            "Manche 2 sur 4, 13 jetons chacun, Anne commence.",
            "Manche 2 sur 4, 13 jetons chacun, Anne commence.",
        ),
    ],
)
def test_an_event_is_told_to_its_player_to_others_and_in_brief(event, mine, others, brief):
    assert told(event) == mine
    assert told(event, BASILE) == others == told(event, None)
    assert told(event, BASILE, BRIEF) == brief


def test_what_is_left_in_a_hand_is_told_to_nobody_else():
    for event in (TokenPaid(ANNE, 35, 3, 12), CardTaken(ANNE, 35, 3, 35, 35, 35, 12)):
        for viewer in (BASILE, None):
            assert event.seen_by(viewer).tokens == HIDDEN
            for verbosity in Verbosity:
                assert "12" not in told(event, viewer, verbosity)


def test_the_cards_taken_out_are_told_once_unless_details_are_wanted():
    first, later = (RoundBegan(ANNE, number, 4, 10, (10, 19, 28), secrets=False) for number in (1, 2))
    assert told(first, BASILE).endswith("Anne commence. Cartes retirées : 10, 19 et 28.")
    assert "retirées" not in told(later, BASILE)
    assert "Cartes retirées : 10, 19 et 28." in told(later, BASILE, DETAILED)


ROUND = RoundEnded(
    1, ((13, 14, 15, 16, 28), (3, 35), ()), (4, 0, 14), (37, 38, -14), (37, 38, -14), over=False
)


def test_a_round_is_counted_run_by_run_for_the_listener():
    assert told(ROUND) == (
        "Fin de la manche 1. "
        "Votre compte, suite de 13 à 16 : 13 ; le 28 ; moins 4 jetons ; total 37. "
        "Totaux : Ève, moins 14 points ; vous, 37 points ; Basile, 38 points."
    )
    assert told(ROUND, verbosity=BRIEF) == (
        "Fin de la manche 1. Vous, 37 points. "
        "Totaux : Ève, moins 14 points ; vous, 37 points ; Basile, 38 points."
    )


def test_every_count_is_told_in_detail_and_to_an_onlooker():
    for text in (told(ROUND, BASILE, DETAILED), told(ROUND, None)):
        assert "Compte d'Anne, suite de 13 à 16 : 13 ; le 28 ; moins 4 jetons ; total 37." in text
        assert "ompte d'Ève, aucune carte ; moins 14 jetons ; total moins 14." in text
    assert "Votre compte, le 3 ; le 35 ; aucun jeton ; total 38." in told(ROUND, BASILE, DETAILED)


def test_the_end_of_the_game_tells_the_winner_first_and_the_totals_once():
    state = GAME.from_position(3, {"rounds": 2}, {"target": 35, "left": 0, "round": 2})
    won, counted = GAME.play(state, ANNE, Action.TAKE).events[1:]
    assert isinstance(won, GameEnded) and isinstance(counted, RoundEnded)
    assert told(won) == (
        "Victoire partagée : Basile et Ève, moins 18 points. "
        "Scores : Basile et Ève à égalité, moins 18 points ; vous, 17 points."
    )
    assert told(counted) == "Dernière manche. Votre compte, le 35 ; moins 18 jetons ; total 17."
    only = replace(counted, round=1)
    assert told(only) == "Votre compte, le 35 ; moins 18 jetons ; total 17."


def test_the_only_winner_is_named_with_his_total():
    assert told(GameEnded((Seat(2),), (37, 38, -14))) == (
        "Ève gagne, moins 14 points. Scores : Ève, moins 14 points ; vous, 37 points ; Basile, 38 points."
    )


def test_a_shared_victory_names_the_others_first():
    assert told(GameEnded((ANNE, BASILE), (1, 1, 5))) == (
        "Victoire partagée : Basile et vous, 1 point. "
        "Scores : Basile et vous à égalité, 1 point ; Ève, 5 points."
    )


@pytest.mark.parametrize(
    ("viewer", "winners", "cue"),
    [(ANNE, (0,), "win"), (ANNE, (1,), "lose"), (ANNE, (0, 1), "tie"), (None, (1,), "win")],
)
def test_the_sound_of_the_end_tells_how_it_ended_for_the_listener(viewer, winners, cue):
    line = NARRATOR.tell(GameEnded(winners, (1, 1, 5)), viewer)[0]
    assert [each.name for each in line.cues] == [cue]


@pytest.mark.parametrize(
    ("seen", "question"),
    [
        (sight(pot=3, tokens=[5, 1, 1]),
         "À vous. Le 20, 3 jetons dessus : prendre vous coûte 17 points. Vous avez 5 jetons."),
        (sight(pot=1, cards=[[21], [], []], tokens=[1, 1, 1]),
         "À vous. Le 20, 1 jeton dessus : prendre vous enlève 2 points. Vous avez 1 jeton."),
        (sight(cards=[[19], [], []], tokens=[1, 1, 1]),
         "Vous rejouez. Le 20, aucun jeton dessus : prendre ne vous coûte rien. Vous avez 1 jeton."),
        (sight(cards=[[19, 21], [], []], pot=2, tokens=[0, 1, 1]),
         "À vous. Le 20, 2 jetons dessus : prendre vous enlève 23 points. Aucun jeton : vous devez prendre."),
        (sight(options={"secret_card": True}, secret=[22, 5, None], cards=[[21], [], []], pot=1),
         ("À vous. Le 20, 1 jeton dessus : prendre vous enlève 2 points. Vous avez 18 jetons. "
          "Carte secrète, le 22 : l'étaler ne vous coûte rien.")),
        (sight(left=0, tokens=[5, 1, 1]),
         ("À vous. Le 20, aucun jeton dessus : prendre vous coûte 20 points. Vous avez 5 jetons. "
          "C'est la dernière carte.")),
        (sight(to_move=[1], pot=2), "Basile doit passer ou prendre le 20, 2 jetons dessus."),
        (sight(viewer=None), "Anne doit passer ou prendre le 20, aucun jeton dessus."),
        (sight(target=None), "Une carte va être retournée."),
        (sight(target=None, left=0, winners=[0], round=4), "La partie est finie."),
    ],
)  # fmt: skip
def test_the_question_holds_what_the_decision_needs(seen, question):
    assert heard(NARRATOR.question(seen), viewer=seen.viewer) == question


def test_the_longest_question_is_about_150_characters_and_its_braille_40():
    options = {"secret_card": True}
    seen = sight(options=options, target=34, secret=[29, 5, 6], tokens=[0, 18, 18], pot=14)
    line = NARRATOR.question(seen)
    assert len(heard(line)) <= 152
    for verbosity in Verbosity:
        assert len(CATALOGUE.render(line, ANNE, NAMES, verbosity).braille) <= 40


def test_the_turn_is_called_only_when_it_comes_from_another():
    assert [cue.name for cue in NARRATOR.question(sight(pot=1)).cues] == ["my-turn"]
    assert NARRATOR.question(sight(cards=[[3], [], []])).cues == ()
    assert NARRATOR.question(sight(to_move=[1])).cues == ()


@pytest.mark.parametrize(
    ("seen", "action", "sentence"),
    [
        (sight(pot=3, tokens=[0, 1, 1]), Action.PASS,
         "Impossible de passer : vous n'avez aucun jeton. Possible : prendre le 20 et 3 jetons."),
        (sight(to_move=[1]), Action.TAKE,
         "Impossible de prendre la carte : c'est à Basile de jouer. Attendez votre tour."),
        (sight(), Action.REVEAL,
         ("Impossible d'étaler une carte secrète : cette partie se joue sans cartes secrètes. "
          "Possible : passer ou prendre le 20 sans jeton.")),
        (sight(options={"secret_card": True}, secret=[None, 5, 6]), Action.REVEAL,
         ("Impossible d'étaler une carte secrète : la vôtre est déjà devant vous. "
          "Possible : passer ou prendre le 20 sans jeton.")),
        (sight(target=None, left=0, winners=[0], round=4), Action.PASS,
         "Impossible de passer : la partie est finie."),
        (sight(target=None), Action.PASS,
         "Impossible de passer : la carte suivante n'est pas encore retournée. Attendez votre tour."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_why_and_what_is_possible(seen, action, sentence):
    refusal = GAME.refusal(seen.table, ANNE, action)
    assert refusal is not None
    line = NARRATOR.refused(seen, refusal)
    assert heard(line) == sentence
    assert line.urgent


@pytest.mark.parametrize(
    ("variant", "position", "action", "reason"),
    [
        (True, {"winners": [0], "target": None, "round": 4, "tokens": [0, 1, 1]}, "pass", "game-over"),
        (False, {"to_move": [1], "tokens": [0, 1, 1]}, "pass", "not-your-turn"),
        (False, {"to_move": [1]}, "reveal", "not-your-turn"),
        (False, {"target": None}, "take", "not-your-turn"),
        (False, {"tokens": [0, 1, 1]}, "pass", "no-token"),
        (True, {"tokens": [0, 1, 1], "secret": [11, None, None]}, "pass", "no-token"),
        (False, {}, "reveal", "no-secret-card"),
        (True, {}, "reveal", "secret-card-already-laid"),
    ],
)
def test_reasons_come_in_the_order_of_the_rules(variant, position, action, reason):
    state = GAME.from_position(3, {"secret_card": variant}, {"target": 20, **position})
    assert GAME.refusal(state, ANNE, GAME.read(action)).reason == reason


def test_each_thing_to_do_keeps_its_key_and_number():
    for seen in (sight(), sight(to_move=[1]), sight(options={"secret_card": True}, secret=[5, 6, 7])):
        choices = NARRATOR.choices(seen, GAME.actions(seen.table, ANNE))
        assert [(choice.number, choice.key) for choice in choices] == [(1, "j"), (2, "c"), (3, "e")]
    assert [choice.legal for choice in choices] == [True, True, True]


def test_my_cards_are_read_by_runs_with_my_tokens_and_secret_card():
    seen = sight(
        options={"secret_card": True},
        cards=[[13, 14, 15, 16, 28], [8, 9], []],
        tokens=[5, 6, 7],
        secret=[11, 12, None],
    )
    assert heard(*NARRATOR.mine(seen, ANNE)) == (
        "Vos cartes, 41 points : suite de 13 à 16 ; le 28. Vous avez 5 jetons. "
        "Carte secrète, pas encore étalée : le 11."
    )
    assert heard(*NARRATOR.mine(seen, BASILE)) == (
        "Basile, 8 points : suite de 8 à 9. Basile garde une carte secrète."
    )
    assert heard(*NARRATOR.mine(seen, Seat(2))) == "Ève n'a aucune carte."


def test_open_tokens_are_told_of_others():
    seen = sight(options={"open_tokens": True}, tokens=[5, 1, 0])
    assert heard(*NARRATOR.mine(seen, BASILE)) == "Basile n'a aucune carte. Basile a 1 jeton."
    assert heard(*NARRATOR.mine(seen, Seat(2))) == "Ève n'a aucune carte. Ève n'a aucun jeton."


def test_the_count_of_every_player_can_be_asked_once_the_game_is_over():
    position = {
        "target": None, "left": 0, "round": 4, "winners": [1], "totals": [90, 12, 40],
        "cards": [[13, 14, 28], [34, 35, 3], []], "tokens": [4, 0, 15],
    }  # fmt: skip
    seen = sight(**position)
    assert heard(*NARRATOR.mine(seen, BASILE)) == (
        "Compte de Basile, le 3 ; suite de 34 à 35 : 34 ; aucun jeton ; total 37. "
        "Total de la partie : 12 points."
    )
    assert heard(*NARRATOR.mine(sight(options={"rounds": 1}, **position | {"round": 1}), ANNE)) == (
        "Votre compte, suite de 13 à 14 : 13 ; le 28 ; moins 4 jetons ; total 37."
    )


def test_the_table_tells_the_card_what_is_left_and_what_is_out():
    seen = sight(options={"ten_tokens": "10-20-30"}, target=21, pot=3, left=12, cards=[[3, 4], [], [35]])
    assert heard(*NARRATOR.table(seen)) == (
        "Carte à prendre : le 21, 3 jetons dessus. Encore 12 cartes à retourner. "
        "Cartes retirées : 10, 20 et 30."
    )
    assert heard(*NARRATOR.table(seen), verbosity=DETAILED).endswith(
        "Cartes pas encore vues : 5 à 9, 11 à 19, 22 à 29, 31 à 34."
    )
    last = sight(left=0)
    assert heard(*NARRATOR.table(last)).endswith("C'est la dernière carte de la manche.")


def test_the_scores_tell_the_totals_and_the_last_of_several_rounds():
    assert heard(*NARRATOR.scores(sight())) == "Manche 1 sur 4, rien n'est encore compté."
    seen = sight(round=3, totals=[50, -3, 50], round_scores=[20, -1, 1])
    assert heard(*NARRATOR.scores(seen)) == (
        "Manche 3 sur 4. Totaux : Basile, moins 3 points ; Ève et vous à égalité, 50 points. "
        "Manche 2 seule : Basile, moins 1 point ; Ève, 1 point ; vous, 20 points."
    )


def test_the_last_card_turned_up_can_be_asked_again():
    assert heard(NARRATOR.last_chance(())) == "Aucune carte n'a encore été retournée."
    events = (CardTurned(BASILE, 33, 1), TokenPaid(BASILE, 33, 1, 4))
    assert heard(NARRATOR.last_chance(events)) == "Dernière carte retournée : le 33, encore une à retourner."


def folded(events, viewer=ANNE):
    line = NARRATOR.tell(events[-1].seen_by(viewer), viewer)[0]
    assert line.fold is not None
    return heard(replace(line, id=line.fold, args={**line.args, "nombre": len(events)}), viewer=viewer)


def test_stale_passes_and_takings_fold_into_one_sentence_each():
    passes = [TokenPaid(Seat(seat), 35, seat, 4) for seat in (1, 2, 3)]
    assert folded(passes) == "3 joueurs passent, 3 jetons sur le 35."
    assert folded(passes, None) == "On passe 3 fois, 3 jetons sur le 35."
    takes = [CardTaken(BASILE, card, 0, 0, card, card, 4) for card in (9, 10, 11, 20)]
    assert folded(takes) == "4 cartes prises, la dernière par Basile : le 20."
    assert folded([CardTurned(BASILE, 33, 1)] * 2) == ""


@pytest.fixture(scope="module")
def whole_games():
    lines = heard_games("non_merci", Level.BEGINNER, 2, {"rounds": 2})
    return lengths_and_moves(lines, CATALOGUE, NAMES)


def test_brief_is_at_most_half_of_detailed(whole_games):
    lengths, _ = whole_games
    assert lengths[BRIEF] * 2 <= lengths[DETAILED]
    assert lengths[BRIEF] < lengths[Verbosity.NORMAL] < lengths[DETAILED]


def test_the_moves_of_others_are_short_in_brief(whole_games):
    _, moves = whole_games
    assert max(map(len, moves)) <= 12
    assert sum(map(len, moves)) / len(moves) <= 8
