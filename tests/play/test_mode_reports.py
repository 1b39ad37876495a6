"""Reports about the ways of hearing: voice, screen reader, text; changed in the middle of a game."""

from collections import Counter

import pytest
from play.test_speech_reports import habit, play_out, turn_of_bots

from ludoreille.words.line import Category

MODES = ("synthese", "lecteur", "texte")


def told(game):
    """Return everything that the game told, from the history."""
    return [message.text for message in game.program.desk.announcer.history.messages]


def five_turns(room, voice, *argv):
    game = room.game(*argv, seats=3, seed="4", voice=voice)
    turns = 0
    while turns < 5:
        game.wait_for_question()
        game.wait_for_silence()
        turns += game.asked[0] == "draw" and "stop" not in game.asked
        game.press(habit(game))
    game.wait_for_silence()
    return game


@pytest.mark.parametrize("rhythm", ["attendre", "rapide"])
def test_a07_text_alone_says_nothing_and_prints_each_event_once(room, rhythm):
    game = five_turns(room, "texte", "--rythme", rhythm)
    game.wait(10)
    assert game.said() == []
    assert max(Counter(game.printed()).values()) <= max(Counter(told(game)).values())
    if rhythm == "attendre":
        assert game.printed() == told(game)


def test_a07_by_the_screen_reader_no_line_of_the_game_is_printed(room):
    game = five_turns(room, "lecteur")
    assert game.printed() == []
    assert Counter(game.said()) == Counter(told(game))


def test_a07_by_our_voice_each_event_is_printed_once_and_said_once(room):
    game = five_turns(room, "synthese")
    assert game.printed() == told(game)
    assert [text.replace("Pouche", "Push") for text in game.said()] == told(game)


@pytest.mark.parametrize("begin", MODES)
@pytest.mark.parametrize("rhythm", ["attendre", "rapide"])
def test_a07_the_mode_changes_in_play_and_nothing_is_lost_or_told_twice(room, begin, rhythm):
    game = turn_of_bots(room, "--rythme", rhythm, voice=begin, seed="3")
    game.wait(0.5 if rhythm == "attendre" else 12)
    for _ in range(3):
        assert game.answer("f4").startswith("Mode ")
        game.wait(7)
    game.wait_for_question()
    game.wait(30)
    printed, said = Counter(game.printed()), Counter(game.said())
    lost = [text for text in told(game) if text not in printed and text not in said]
    assert lost == [] or rhythm == "rapide"
    assert [text for text, count in printed.items() if count > 1] == []
    whole = {e["id"] for e in game.kinds("end") if e["complete"]}
    heard = Counter(e["text"] for e in game.kinds("say") if e["id"] in whole)
    assert [text for text, count in heard.items() if count > 1] == []


def test_a07_the_mode_is_kept_at_the_next_start(room):
    game = room.game(seats=3, seed="4")
    game.wait_for_silence()
    assert game.answer("f4") == "Mode texte : le terminal affiche tout, votre lecteur le lit."
    game.leave()
    assert game.program.store.settings.mode == "texte"
    assert room.evening().program.store.settings.mode == "texte"


@pytest.mark.parametrize("rhythm", ["attendre", "rapide"])
def test_a29_text_comes_in_blocks_of_a_few_lines_and_each_line_stands_alone(room, rhythm):
    game = room.game("--rythme", rhythm, seats=6, seed="6", voice="texte")
    play_out(game, pause=1)
    over = game.kinds("over")[0]["t"]
    blocks = Counter(e["t"] for e in game.kinds("print") if e["t"] < over)
    assert sum(count > 6 for count in blocks.values()) <= len(blocks) / 20
    assert max(blocks.values()) <= 8
    assert all(line == line.strip() and line[-1] in ".!?" for line in told(game))


@pytest.mark.parametrize("voice", MODES)
@pytest.mark.parametrize("phase", ["turn", "bots"])
def test_b11_nothing_is_printed_or_said_while_the_game_only_waits(room, voice, phase):
    game = room.game(
        "--rythme", "touche", position={"phase": "turn", "turn": int(phase == "bots")}, voice=voice
    )
    game.wait(30)
    since = game.mark()
    game.wait(1200)
    assert game.entries[since:] == []


def test_b17_by_the_screen_reader_a_sentence_is_not_cut_by_the_turn_of_another(room):
    game = turn_of_bots(room, voice="lecteur", seats=3)
    game.wait_for_question()
    game.wait_for_silence()
    cut = [e for e in game.kinds("say") if e["interrupt"] and e["category"] is not Category.ANSWER]
    assert cut == []
    assert all(e["complete"] for e in game.kinds("end"))
