"""What the player does: ask, walk, act, silence, change the mode."""

import pytest
from announce.listening import Listener, move, question, told

from ludoreille.voices.voice import Outcome
from ludoreille.words.line import Category

ITEMS = [told(f"Carte numéro {n} de votre main", Category.FOCUS) for n in range(10)]


def test_of_ten_items_only_the_last_is_heard_whole_and_acting_silences_it():
    player = Listener()
    for item in ITEMS:
        player.tell(item)
        player.wait(0.08)
    player.wait(3)
    assert [heard.text for heard in player.heard if heard.whole] == [ITEMS[-1].text]
    player.tell(ITEMS[0])
    player.wait(0.1)
    player.press("acted")
    assert player.hushed == 1
    player.tell(told("Vous jouez la carte", Category.MINE))
    player.wait_for_silence()
    assert player.texts[-2:] == [ITEMS[0].text, "Vous jouez la carte"]


def test_acting_leaves_what_the_game_told():
    player = Listener()
    player.tell(told("Basile passe son tour"), question("À vous, prendre ou refuser ?"))
    player.press("acted")
    player.tell(told("Vous refusez", Category.MINE))
    player.wait_for_silence()
    assert player.texts == ["Basile passe son tour", "Vous refusez"]
    assert player.heard[0].whole


def test_the_same_answer_is_given_every_time():
    player = Listener()
    for _ in range(3):
        player.tell(told("Vous avez 12 points", Category.ANSWER))
        player.wait(0.3)
    assert player.texts == ["Vous avez 12 points"] * 3
    assert all(heard.interrupts for heard in player.heard)
    assert not player.announcer.history.messages


def test_an_answer_of_several_lines_is_given_whole_until_the_next_one():
    player = Listener()
    columns = [told(f"Colonne {n}, vide", Category.ANSWER) for n in (1, 2, 3)]
    player.tell(*columns)
    player.wait_for_silence()
    assert player.texts == [column.text for column in columns]
    player.tell(*columns)
    player.tell(told("12 points", Category.ANSWER))
    player.wait_for_silence()
    assert player.texts[3:] == ["Colonne 1, vide", "12 points"]


@pytest.mark.parametrize(("heard", "times"), [(0.2, 2), (0.8, 1)], ids=["hardly", "mostly"])
def test_what_i_did_is_said_again_if_an_answer_took_it_from_me(heard, times):
    player = Listener()
    mine = told("Vous prenez la colonne 2", Category.MINE)
    player.tell(mine, told("Basile passe"))
    player.wait(heard * len(mine.text) / 15)
    player.tell(told("12 points", Category.ANSWER))
    player.wait_for_silence()
    assert player.texts == [mine.text, "12 points", *[mine.text] * (times - 1), "Basile passe"]


def test_a_move_of_others_that_an_answer_cut_is_not_said_again():
    player = Listener()
    player.tell(told("Basile passe son tour"), told("Chloé passe"))
    player.wait(0.1)
    player.tell(told("12 points", Category.ANSWER))
    player.wait_for_silence()
    assert player.texts == ["Basile passe son tour", "12 points", "Chloé passe"]


def test_the_question_is_not_said_again_when_a_menu_cut_it():
    player = Listener()
    player.tell(question("À vous, prendre ou refuser ?"))
    player.wait(0.1)
    player.tell(ITEMS[0])
    player.wait_for_silence()
    assert player.texts[1:] == [ITEMS[0].text]


def test_an_answer_that_an_alert_cut_goes_on_afterwards():
    player = Listener()
    lines = [told(f"Colonne {n} : " + "le 3 rouge, " * 8, Category.ANSWER) for n in (1, 2)]
    player.tell(*lines)
    player.wait(0.1)
    player.tell(question("À vous"))
    began = player.now
    player.wait_for_silence()
    assert player.find("À vous").start - began <= 3
    assert [heard.text for heard in player.heard if heard.whole] == ["À vous", *(line.text for line in lines)]


def test_walking_in_the_history_keeps_the_place():
    player = Listener()
    history = player.announcer.history
    moves = [told(f"Coup {n} de la partie") for n in range(4)]
    player.tell(*moves)
    player.wait_for_silence()
    assert [history.back() for _ in range(5)] == [*reversed(moves), None]
    player.tell_again(history.current())
    player.wait(0.1)
    new = told("Basile saute")
    player.tell(new)
    assert player.heard[-1].text == moves[0].text
    assert history.current() == moves[0]
    assert [history.forward() for _ in range(5)] == [*moves[1:], new, None]
    assert (history.first(), history.last()) == (moves[0], new)
    player.wait_for_silence()
    assert player.find(new.text).whole


def test_after_acting_the_walk_begins_at_the_newest():
    player = Listener()
    history = player.announcer.history
    player.tell(told("Un"), told("Deux"), told("Trois"))
    history.first()
    player.press("acted")
    assert not history.reviewing
    assert history.forward() is None
    assert history.back() == told("Trois")


def test_an_empty_history_has_no_place():
    history = Listener().announcer.history
    assert [history.back(), history.forward(), history.first(), history.last(), history.current()] == [
        None
    ] * 5


def test_repeating_gives_the_game_and_not_the_notice():
    player = Listener()
    bust = told("Basile saute et perd 9 points", Category.OTHERS, urgent=True, cues=("bust",))
    player.tell(bust)
    player.tell(told("Un joueur rejoint la table", Category.AMBIENT))
    player.wait_for_silence()
    assert player.announcer.repeat_last() == bust.again()
    player.tell(told("Chloé passe"))
    player.tell_again(player.announcer.repeat_last_important())
    assert player.heard[-1].text == bust.text
    assert [name for _, name in player.cues] == ["bust"]


def test_repeating_gives_what_was_told_and_not_what_still_waits():
    player = Listener()
    player.tell(told("Basile passe son tour"), told("Chloé passe"))
    assert player.announcer.repeat_last().text == "Basile passe son tour"


def test_nothing_to_repeat_before_the_first_message():
    announcer = Listener().announcer
    assert (announcer.repeat_last(), announcer.repeat_last_important()) == (None, None)


def test_hush_silences_all_and_forgets_nothing():
    player = Listener()
    moves = [told(f"Coup {n} de la partie") for n in range(4)]
    player.tell(*moves)
    player.wait(0.2)
    player.press("hush")
    player.wait(60)
    assert player.texts == [moves[0].text]
    assert player.hushed == 1
    assert list(player.drops.values()) == [["hushed"]] * 3
    assert list(player.announcer.history.messages) == moves
    assert player.announcer.repeat_last().text == moves[-1].text


def test_skip_goes_on_with_the_next():
    player = Listener()
    player.tell(told("Basile passe son tour"), told("Chloé passe"))
    player.wait(0.1)
    player.press("skip")
    assert player.texts == ["Basile passe son tour", "Chloé passe"]


def test_from_voice_to_print_nothing_is_lost_and_nothing_told_twice():
    player = Listener()
    player.tell(told("Basile passe"), told("Chloé prend la carte 17"), told("David passe"))
    player.wait(1)
    player.announcer.set_mode(speaks=False, prints=True, now=player.now)
    player.serve()
    player.tell(told("Élise passe"))
    player.wait(60)
    assert player.texts == ["Basile passe", "Chloé prend la carte 17"]
    assert [text for _, text in player.printed] == ["Chloé prend la carte 17", "David passe", "Élise passe"]
    assert player.hushed == 1


def test_from_voice_and_print_to_print_nothing_is_printed_twice():
    player = Listener(prints=True)
    player.tell(told("Basile passe"), told("Chloé passe"))
    player.announcer.set_mode(speaks=False, prints=True, now=player.now)
    player.wait(60)
    assert [text for _, text in player.printed] == ["Basile passe", "Chloé passe"]
    player.announcer.set_mode(speaks=True, prints=False, now=player.now)
    player.tell(told("David passe"))
    assert player.texts == ["Basile passe", "David passe"]


@pytest.mark.parametrize(
    ("printed_before", "speaks", "printed"),
    [(False, True, []), (False, False, ["2 ou 3 ?"]), (True, False, ["2 ou 3 ?"])],
)
def test_what_is_private_is_printed_only_where_nothing_is_said(printed_before, speaks, printed):
    player = Listener(prints=printed_before)
    player.tell(told("Le troisième duel", private=True), told("2 ou 3 ?", private=True))
    player.announcer.set_mode(speaks=speaks, prints=True, now=player.now)
    player.wait(60)
    assert [text for _, text in player.printed][-1:] == printed


def test_reports_of_unknown_utterances_change_nothing():
    player = Listener()
    player.tell(told("Basile passe"), told("Chloé passe"))
    player.announcer.report(999, Outcome.ENDED, player.now)
    player.serve()
    assert player.texts == ["Basile passe"]


def test_braille_goes_with_the_words():
    player = Listener()
    player.announcer.add([told("Basile passe")], player.now)
    (order,) = player.announcer.poll(player.now)
    assert order.utterance.braille == "Basile passe"


def test_a_move_that_can_be_folded_is_repeated_as_it_was_told():
    player = Listener()
    player.tell(move("Basile refuse", "refuses", "{n} joueurs refusent"))
    assert player.announcer.repeat_last().text == "Basile refuse"


def test_what_the_player_asks_for_is_heard_before_an_alert_that_waits():
    player = Listener()
    long = told("Colonne 1 : " + "le 3 rouge, " * 8, Category.ANSWER)
    player.tell(told("Basile passe son tour"), question("À vous"))
    player.tell(long)
    player.wait_for_silence()
    assert player.texts == ["Basile passe son tour", long.text, "À vous"]
    assert player.find(long.text).whole


def test_of_several_items_in_one_happening_the_last_is_said():
    player = Listener()
    player.tell(*ITEMS)
    player.wait_for_silence()
    assert player.texts == [ITEMS[-1].text]
