"""Races, as a person plays them: the clock starts when the words were heard, at any speed of the voice."""

import re
from unittest.mock import Mock

import pytest
from play.racing import GAME, begin, go_to, place_of, roll, start, touches, words

from ludoreille.terminal import play
from ludoreille.terminal.pointer import Pointer
from ludoreille.words.line import Phrase
from ludoreille.words.narrator import Board, Cell


@pytest.mark.parametrize("cps", [8, 15, 40])
def test_a10_a_touch_one_second_after_the_words_counts_the_same_with_a_slow_and_a_fast_voice(
    room, target, cps
):
    evening = begin(room, cps=cps)
    go_to(evening, place_of(target))
    card, since = start(evening)
    evening.wait(evening.kinds("end", since)[-1]["t"] + 1.0 - evening.now)
    evening.press("j")
    assert touches(evening, since) == [(1, f"touch {card[0]} {card[1]} right @1000")]
    assert "Réussi en une seconde" in " ".join(evening.said(since))


def test_a10_a_touch_before_the_words_were_heard_counts_as_done_at_their_end(room, target):
    evening = begin(room, cps=4)
    go_to(evening, place_of(target))
    since = evening.mark()
    card = roll(evening)
    evening.press("j")
    assert touches(evening, since) == [(1, f"touch {card[0]} {card[1]} right @0")]


def test_a10_bots_wait_for_the_end_of_the_words_too(room):
    evening = begin(room, cps=4)
    since = evening.mark()
    roll(evening)
    evening.wait_for(lambda: evening.kinds("end", since), step=0.01)
    assert touches(evening, since) == []


@pytest.mark.usefixtures("slow_bots")
@pytest.mark.parametrize(("pace", "seconds"), [("1", 10), ("2", 20), ("10", 100)])
def test_a10_the_time_is_stretched_warns_before_its_end_and_is_prolonged_by_a_key(room, pace, seconds):
    evening = begin(room, "--option", f"pace={pace}")
    _, since = start(evening)
    began = evening.now
    evening.wait_for(lambda: "Encore 2 secondes" in " ".join(evening.said(since)), step=0.05)
    assert abs(evening.now - began - (seconds - 2)) < 0.2
    evening.press("enter")
    assert f"{seconds} secondes de plus" in " ".join(evening.said(since))
    evening.wait(seconds)
    assert touches(evening, since) == []
    evening.wait(3)
    assert touches(evening, since)[0] == (1, f"renounce @{2 * seconds * 1000}")


@pytest.mark.usefixtures("slow_bots")
def test_keys_that_ask_leave_the_clock_running(room):
    evening = begin(room)
    _, since = start(evening)
    for key in ("tab", "z", "l", "s", "o"):
        assert evening.answer(key)
        evening.wait(2.1)
    assert touches(evening, since)[0] == (1, "renounce @10000")


def test_without_a_clock_the_way_to_the_card_counts(room, target):
    evening = begin(room, "--option", "pace=off")
    place = place_of(target)
    go_to(evening, 0)
    card, since = start(evening)
    go_to(evening, place)
    evening.press("j")
    evening.wait_for_silence()
    (mine,) = [action for seat, action in touches(evening, since) if seat == 1]
    assert mine == f"touch {card[0]} {card[1]} right @{100 * (place // 6 + place % 6)}"


def test_the_shout_is_a_key_before_the_touch(room, target):
    evening = begin(room)
    go_to(evening, place_of(target))
    card, since = start(evening)
    evening.press("space")
    evening.press("j")
    assert [action.partition(" @")[0] for _, action in touches(evening, since)] == [
        f"touch {card[0]} {card[1]} right shout"
    ]


def test_where_one_stands_tells_the_shout_that_waits_for_its_touch(room, target):
    evening = begin(room)
    go_to(evening, place_of(target))
    start(evening)
    evening.press("space", pause=2)
    since = evening.mark()
    evening.press("tab", pause=3)
    assert "Pas Touche !" in evening.said(since)
    evening.press("space", pause=2)
    since = evening.mark()
    evening.press("tab", pause=3)
    assert "Pas Touche !" not in evening.said(since)


def test_nothing_is_touched_before_a_cell_is_pointed_at(room):
    evening = begin(room)
    _, since = start(evening)
    assert "les flèches en choisissent une" in evening.answer("f")
    assert touches(evening, since) == []


def test_the_direct_form_is_two_keys_then_a_hand(room, target):
    evening = begin(room, "--option", "search=direct")
    card, since = start(evening)
    assert "Nommez d'abord une carte" in evening.answer("j")
    evening.press(card[0].lower(), card[1], "j")
    assert [action.partition(" @")[0] for _, action in touches(evening, since)] == [
        f"touch {card[0]} {card[1]} right"
    ]


def hear_first_card(evening):
    """Let people take their right hands and roll the dice; return the card once it has been heard."""
    evening.wait_for_question()
    while not any(e["type"] == "DiceRolled" for e in evening.kinds("event")):
        if evening.asked:
            evening.press("j" if "hand right" in evening.asked else "p")
        evening.wait(0.1)
    evening.wait_for_silence()
    (card,) = [e["card"] for e in evening.kinds("event") if e["type"] == "DiceRolled"]
    return card


def test_two_people_buzz_each_with_two_keys_and_then_name_the_card(room):
    evening = room.evening(
        *GAME[:2], "--joueurs", "3", "--personnes", "Anne,Zoé", "--sons", "non", "--voix", "synthese"
    )
    card = hear_first_card(evening)
    since = evening.mark()
    assert "S pour la main gauche, D pour la droite" in " ".join(evening.said())
    evening.press("m")
    assert "Zoé, quelle carte ?" in " ".join(evening.said(since))
    evening.wait(2)
    evening.press(card[0].lower(), card[1])
    ((seat, action),) = touches(evening, since)
    assert seat == 1 and re.fullmatch(rf"touch {card[0]} {card[1]} right @\d+", action)
    assert int(action.partition("@")[2]) < 300


@pytest.fixture
def buzzing(room):
    """Return the first race of two people who share a keyboard, and its card."""
    evening = room.evening(
        *GAME[:2], "--joueurs", "2", "--personnes", "Anne,Zoé", "--sons", "non", "--voix", "synthese"
    )
    return evening, hear_first_card(evening)


@pytest.mark.parametrize("late", [key for pair in play.BUZZERS for key in pair])
def test_a_buzzer_pressed_just_after_another_one_never_ends_the_game(buzzing, late):
    evening, _ = buzzing
    evening.press("l", late)
    evening.wait(30)
    evening.press(late)
    evening.wait(1)
    assert evening.running


def test_the_question_to_who_has_buzzed_is_not_said_again_once_it_is_answered(buzzing):
    evening, card = buzzing
    evening.press("l", card[0].lower())
    since = evening.mark()
    evening.press(card[1])
    evening.wait(5)
    assert "Zoé, quelle carte ?" not in evening.said(since)


def test_a_race_gone_on_with_tells_its_card_before_the_clock_starts(room, target):
    begun = begin(room)
    card, _ = start(begun)
    begun.leave()
    evening = room.evening("reprendre", "--sons", "non", "--voix", "synthese")
    evening.wait_for_question()
    assert words(card).split()[-1].rstrip("s") in " ".join(evening.said()).lower()
    assert evening.program.desk.announcer.silent


def test_an_arrow_forgets_the_row_that_was_typed(room):
    evening = begin(room)
    evening.press("2", "3", "4", "left")
    evening.wait_for_silence()
    evening.press("5")
    assert "Rangée 5" in evening.said()[-1]


@pytest.mark.parametrize(
    ("written", "played"),
    [
        (("0: touch {} right @500", "1: touch {} right @400"), [(1, "touch {} right @400")]),
        (("0: touch {} right @500", "1: renounce @450"), [(1, "renounce @450"), (0, "touch {} right @500")]),
        (("0: touch {} right @500", "roll"), [(0, "touch {} right @500")]),
        (("0: touch {} right @500", "quitter"), [(0, "touch {} right @500")]),
    ],
)
def test_lines_that_tell_their_moment_are_carried_out_by_moment(buzzing, written, played):
    evening, card = buzzing
    evening.program.desk.line_mode = True
    name = f"{card[0]} {card[1]}"
    for line in written:
        evening.write(line.format(name))
    assert touches(evening) == [(seat, text.format(name)) for seat, text in played]


def test_a_shout_is_for_one_touch():
    cell = Cell("M4", Phrase("x"), keys={"j": "touch"}, raised={"j": "touch with a shout"})
    board, pointer = Board(1, (cell,), raising="space"), Pointer(Mock())
    pointer.press(board, "right", "right")
    pointer.press(board, None, "space")
    assert [pointer.press(board, None, "j") for _ in range(2)] == ["touch with a shout", "touch"]


def test_no_key_to_skip_is_offered_to_several_people_in_a_race(room):
    words = ("--joueurs", "3", "--personnes", "Anne,Zoé", "--sons", "non", "--voix", "synthese")
    evening = room.evening(*GAME[:2], *words)
    while not any(e["type"] == "DiceRolled" for e in evening.kinds("event")):
        if evening.asked:
            evening.press("j" if "hand right" in evening.asked else "p")
        evening.wait(0.1)
    evening.wait_for(lambda: evening.asked is not None)
    since = evening.mark()
    evening.press("tab")
    assert evening.printed(since) and not any("passer" in text for text in evening.printed(since))


def test_keys_meant_for_the_last_race_choose_nothing_after_the_game(room):
    evening = room.evening(*GAME, "--niveau", "expert", "--voix", "synthese", cps=400)
    evening.wait_for_question()
    evening.press("j")
    while not evening.kinds("over"):
        if evening.asked == ["roll"]:
            evening.press("p")
        evening.wait(1.0)
    evening.press("1", "1", pause=0.2)
    evening.wait(1.0)
    since = evening.mark()
    assert not evening.kinds("act", since) and not evening.asked
    evening.press("1")
    evening.wait_for_question()


@pytest.mark.parametrize("typed", ["retour", "escape", "up"])
def test_what_leads_nowhere_in_a_race_of_several_people_tells_what_it_is_about(buzzing, typed):
    evening, card = buzzing
    evening.program.desk.line_mode = typed == "retour"
    since = evening.mark()
    (evening.write if typed == "retour" else evening.press)(typed)
    assert re.match(rf"\w+ {card[1]}, 2 réponses", evening.printed(since)[-1])
