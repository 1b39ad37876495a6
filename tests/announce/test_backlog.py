"""What is told late is told short; what counts is told in time."""

import pytest
from announce.listening import Listener, move, question, told, urgent

from ludoreille.words.line import Category

TAKES = [
    move(f"Basile prend la carte {n} et ses jetons", "takes", "Basile prend {n} cartes") for n in range(4)
]
NAMES = ("Basile", "Chloé", "David", "Élise", "Farid", "Gaëlle")
REFUSALS = [move(f"{name} refuse et pose un jeton", "refuses", "{n} joueurs refusent") for name in NAMES]
TURN = question("À vous : la carte 17 porte 6 jetons, prendre ou refuser ?")
END = urgent("Partie terminée, Gaëlle gagne avec 12 points")


@pytest.mark.parametrize("last", [TURN, END], ids=["turn", "end"])
@pytest.mark.parametrize("at_once", [True, False], ids=["one happening", "ten happenings"])
def test_ten_moves_at_once_do_not_delay_what_counts(last, at_once):
    player = Listener()
    happenings = [[*TAKES, *REFUSALS, last]] if at_once else [[m] for m in (*TAKES, *REFUSALS, last)]
    began = player.now
    for happening in happenings:
        player.tell(*happening)
        player.wait(0.005)
    player.wait_for_silence()
    assert player.find(last.text).start - began <= 3
    assert player.find(last.text).whole
    assert list(player.announcer.history.messages) == [*TAKES, *REFUSALS, last]


def test_moves_of_a_kind_become_one_sentence():
    player = Listener()
    player.tell(told("Anne tire le 4 vert"), *REFUSALS, TURN)
    player.wait_for_silence()
    assert player.texts == ["Anne tire le 4 vert", "6 joueurs refusent", TURN.text]
    assert sorted(player.drops.values()) == [["folded"]] * 6


def test_a_folded_sentence_counts_what_it_already_told():
    player = Listener()
    player.tell(
        told("Une longue phrase qui prend deux secondes"), *REFUSALS[:3], told("Je pose", Category.MINE)
    )
    player.tell(*REFUSALS[3:], TURN)
    player.wait_for_silence()
    assert "3 joueurs refusent" in player.texts


def test_no_move_is_folded_over_one_that_must_be_told_apart():
    player = Listener()
    player.tell(REFUSALS[0], REFUSALS[1], told("Basile prend"), REFUSALS[2], REFUSALS[3], TURN)
    player.wait_for_silence()
    assert player.texts[-3:] == ["Basile prend", "2 joueurs refusent", TURN.text]
    assert "4 joueurs refusent" not in player.texts


def test_a_short_backlog_is_told_whole():
    player = Listener()
    player.tell(told("Basile passe"), told("Chloé passe"), question("À vous"))
    player.wait_for_silence()
    assert player.texts == ["Basile passe", "Chloé passe", "À vous"]
    assert not player.drops


def test_what_waits_too_long_is_folded_even_without_an_alert():
    player = Listener()
    player.tell(told("Basile saute et perd toutes les cartes rouges et bleues de sa réserve, soit 41 points"))
    player.tell(*REFUSALS)
    player.wait_for_silence()
    assert player.texts[1:] == ["6 joueurs refusent"]


def test_a_long_move_is_cut_for_an_alert_and_not_said_again():
    player = Listener()
    long = told("Basile perd " + "le 3, " * 20)
    player.tell(long)
    player.wait(1)
    player.tell(question("À vous"))
    player.wait_for_silence()
    assert player.texts == [long.text, "À vous"]
    assert player.find("À vous").start == pytest.approx(101)


def test_what_i_did_just_before_the_question_is_heard_whole():
    player = Listener()
    mine = told(
        "Vous perdez le 3, le 4 et le 6 rouges, soit 13 points de moins que tout à l'heure", Category.MINE
    )
    player.tell(mine)
    player.tell(question("À vous"))
    player.wait_for_silence()
    assert player.texts == [mine.text, "À vous"]
    assert player.heard[0].whole


def test_what_i_did_before_the_moves_of_others_gives_way_in_time():
    player = Listener()
    player.tell(told("Vous prenez la colonne 2 : " + "le 3 rouge, " * 4, Category.MINE))
    player.tell(*TAKES)
    player.tell(TURN)
    began = player.now
    player.wait_for_silence()
    assert player.find(TURN.text).start - began <= 3
    assert player.find(TURN.text).whole


def test_the_last_moves_are_the_ones_that_stay():
    player = Listener()
    player.tell(*[told(f"Coup numéro {n} de la partie") for n in range(6)], question("À vous"))
    player.wait_for_silence()
    assert player.texts[-2:] == ["Coup numéro 5 de la partie", "À vous"]
    assert ["superseded"] in player.drops.values()


def test_an_urgent_alert_interrupts():
    player = Listener()
    player.tell(told("Basile réfléchit encore"))
    player.wait(0.5)
    player.tell(urgent("Partie terminée"))
    assert player.heard[-1].text == "Partie terminée"
    assert player.heard[-1].interrupts
    assert not player.heard[0].whole


def test_an_urgent_alert_lets_the_move_that_caused_it_be_heard():
    player = Listener()
    player.tell(
        told("Vous posez le 5 rouge", Category.MINE), urgent("Partie terminée"), urgent("Vous gagnez")
    )
    player.wait_for_silence()
    assert player.texts == ["Vous posez le 5 rouge", "Partie terminée", "Vous gagnez"]
    assert all(heard.whole for heard in player.heard)


def test_a_plain_alert_does_not_cut_another():
    player = Listener()
    player.tell(told("Le casque a été débranché, le son sort maintenant des haut-parleurs", Category.ALERT))
    player.tell(question("À vous"))
    player.wait_for_silence()
    assert all(heard.whole for heard in player.heard)


def test_a_new_question_takes_the_place_of_the_old_one():
    player = Listener()
    player.tell(question("Quelle colonne ? La une, la deux ou la trois ?"))
    player.wait(0.2)
    player.tell(question("À vous de nouveau"))
    player.wait_for_silence()
    assert player.texts[1:] == ["À vous de nouveau"]
    assert not player.heard[0].whole


def test_a_notice_without_weight_waits_and_expires():
    player = Listener()
    hint = told("Un conseil : protégez vos cartes", Category.AMBIENT)
    long = told("Basile perd " + "le 3, " * 20)
    player.tell(long, hint)
    player.wait_for_silence()
    assert player.texts == [long.text]
    assert list(player.drops.values()) == [["expired"]]
    player.tell(hint)
    player.wait_for_silence()
    assert player.texts == [long.text, hint.text]
    assert list(player.announcer.history.messages) == [long]


def test_a_voice_that_never_reports_is_given_up():
    player = Listener(mute=True)
    player.tell(told("Basile passe"), told("Chloé passe"))
    player.wait(2 * len("Basile passe") / 15 + 1.9)
    assert player.texts == ["Basile passe"]
    player.wait(0.2)
    assert player.texts == ["Basile passe", "Chloé passe"]
    assert player.drops[player.heard[0].id] == ["lost"]
    assert player.heard[1].interrupts
