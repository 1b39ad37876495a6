"""Reports about speech in a whole game: nothing stale, nothing lost, everything can be heard again.

What the announcer alone promises (the backlog of a burst, priorities, history) is held by `tests/announce`.
"""

import itertools

import pytest

RICH = {"visible": [["Y4", "Y2", "R5"], ["B6"], ["G1"]], "protected": [["P3"], [], []]}
COLUMNS = [["Y4", "B6"], ["R2", "DIE"], ["G1", "P5", "R3"]]
BUSTING = {
    "phase": "decide",
    "turn": 1,
    "columns": [["R1"], ["R2"], ["R3"]],
    "visible": [[], ["B6", "B2"], []],
}
LAST_CARD = {**BUSTING, "draw_pile": ["R4"]}


def said(game, part, since=0):
    """Return the utterances that hold *part*."""
    return [entry for entry in game.entries[since:] if entry["kind"] == "say" and part in entry["text"]]


def started(game, utterance):
    """Return when an utterance was heard to begin."""
    return next(e["t"] for e in game.entries if e["kind"] == "start" and e["id"] == utterance["id"])


def turn_of_bots(room, *argv, seats=6, **more):
    """Begin in the turn of the first of many bots, who places four cards and stops, so that all take."""
    position = {"phase": "turn", "turn": 1, "visible": [["Y4"], [], ["G1"], [], [], []][:seats]}
    nature = ["R1", "B2", "G3", "Y5"]
    bots = ["draw", "place 1", "draw", "place 1", "draw", "place 2", "draw", "place 3", "stop"]
    bots += ["take 1", "take 2", "take 3", "protect green"]
    return room.game(*argv, seats=seats, position=position, nature=nature, bots=bots, **more)


def test_a01_after_a_burst_of_bots_my_turn_is_heard_within_three_seconds(room):
    game = turn_of_bots(room, "--rythme", "rapide", seed="3")
    game.wait_for_question()
    changed = game.kinds("ask")[-1]["t"]
    game.wait(10)
    (mine,) = said(game, "À vous")
    assert started(game, mine) - changed <= 3
    history = " ".join(message.text for message in game.program.desk.announcer.history.messages)
    for fact in (
        "ouvre la colonne 1 avec rouge 1",
        "pose bleu 2 en colonne 1",
        "Basile s'arrête",
        "prend la colonne 1",
    ):
        assert fact in history


def test_a01_the_result_is_heard_within_three_seconds_of_the_end(room):
    game = room.game("--rythme", "rapide", position=LAST_CARD, nature=["R4", "blue"], bots=["draw"])
    game.wait_for_question()
    while game.asked:
        game.press("1")
    game.wait_for(lambda: game.kinds("over"))
    ended = game.kinds("over")[0]["t"]
    game.wait(10)
    (result,) = said(game, "gagne")
    assert started(game, result) - ended <= 3


def test_a02_a_bust_can_be_heard_again_after_minor_news_and_the_history_walks_in_order(room):
    game = room.game(position=BUSTING, nature=["R4", "blue"], bots=["draw", "take 1", "stop"], seats=3)
    game.wait_for_question()
    game.wait_for_silence()
    game.program.desk.say("interface-silence")
    game.wait_for_silence()
    assert game.answer("i") == "Basile lance le dé : bleu, et perd bleu 2 et bleu 6, 8 points."
    assert "Silence" not in game.answer("r")
    told = [message.text for message in game.program.desk.announcer.history.messages]
    walked = [game.answer(",") for _ in range(len(told) + 1)]
    assert walked[:-1] == told[::-1]
    assert walked[-1] == f"Début de l'historique. {told[0]}"
    forward = [game.answer(";") for _ in range(len(told))]
    assert forward[:-1] == told[1:]
    assert forward[-1] == f"Fin de l'historique. {told[-1]}"
    assert game.answer("?") == told[0]
    assert game.answer(".") == told[-1]


def test_a02_a_bust_that_there_was_no_time_to_say_can_be_heard_by_one_key(room):
    game = room.game("--rythme", "rapide", position=BUSTING, nature=["R4", "blue"], bots=["draw", "take 1"])
    game.wait_for_question()
    game.wait(1)
    assert game.answer("i") == "Basile lance le dé : bleu, et perd bleu 2 et bleu 6, 8 points."


def test_a02_bots_that_act_do_not_move_the_place_in_the_history(room):
    game = turn_of_bots(room)
    game.wait(6)
    game.press("?")
    game.press(";")
    second = game.program.desk.announcer.history.current().text
    game.wait(25)
    assert game.program.desk.announcer.history.current().text == second
    assert len(game.kinds("act")) > 4


def test_a15_the_name_comes_first_when_another_plays(room):
    game = turn_of_bots(room, seed="3")
    game.wait_for_question()
    for text in game.said(category="others"):
        assert text.split()[0].rstrip(",") in (
            "Basile",
            "Chloé",
            "Denis",
            "Ève",
            "Flavie",
            "Au",
            "Colonne",
            "Colonnes",
        )


@pytest.mark.parametrize("phase", ["turn", "place", "decide", "take"])
def test_a17_the_question_cut_short_is_heard_again_whole(room, phase):
    position = {"phase": phase, "turn": 0, "columns": COLUMNS, **RICH}
    position |= {"drawn": "B1"} if phase == "place" else {"to_move": [0]} if phase == "take" else {}
    if phase == "turn":
        del position["columns"]
    game = room.game(position=position)
    game.wait_for(lambda: said(game, "À vous") or said(game, "bleu 1 :"), step=0.1)
    game.wait(0.2)
    game.press("backspace")
    whole = game.answer("tab")
    assert "À vous" in whole or "bleu 1 :" in whole
    for keys in (["f1"], ["f2"], ["f2", "enter"], ["o"], ["v"], [","]):
        game.press(*keys)
        back = (
            game.answer(*["escape"] * (len(keys) if keys[0] in ("f1", "f2", "o") else 0))
            if keys[0] in ("f1", "f2", "o")
            else game.answer("tab")
        )
        assert whole.split()[0] in back, keys
    assert game.kinds("act") == []


@pytest.mark.parametrize("key", ["s", "l", "n", "w"])
def test_the_question_that_waits_is_heard_after_what_a_key_tells_before_it(room, key):
    game = room.game(nature=["0", "B1", "G2"])
    game.wait_for_question()
    game.press("p", pause=8)
    game.press("1")
    game.wait(0.3)
    since = game.mark()
    game.press(key, pause=20)
    heard = game.said(since)
    assert heard[-1].startswith("À vous : tirer ou arrêter ?")
    assert len([text for text in heard if text.startswith("À vous")]) == 1


def test_the_question_that_waits_is_heard_after_it_is_too_late_to_take_back(room):
    game = room.game(nature=["0", "B1"])
    game.wait_for_question()
    game.press("p", pause=0.3)
    since = game.mark()
    game.press("u", pause=20)
    first, *_, last = game.said(since)
    assert first.startswith("Trop tard") and "bleu 1 :" in last


def test_a19_rapid_arrows_leave_only_the_last_line_and_enter_silences_it(room):
    menu = room.evening("--voix", "synthese")
    menu.press("enter", "enter", "enter", pause=5)
    menu.press("down", *["up"] * 9)
    menu.press("home", pause=5)
    since = menu.mark()
    menu.press(*["down"] * 4, pause=0.08)
    spoken = menu.kinds("say", since)
    ends = {e["id"]: e["complete"] for e in menu.kinds("end", since)}
    assert len(spoken) == 4
    assert [ends.get(e["id"]) for e in spoken] == [False, False, False, None]
    since, pressed = menu.mark(), menu.now
    menu.press("enter")
    cut = [e for e in menu.kinds("end", since) if e["id"] == spoken[-1]["id"]]
    assert cut[0]["complete"] is False and cut[0]["t"] - pressed < 0.1


def test_a19_one_key_stops_the_voice_and_changes_nothing(room):
    game = turn_of_bots(room)
    game.wait(1)
    acts = len(game.kinds("act"))
    assert game.answer("backspace") == "Silence."
    assert len(game.kinds("act")) == acts


def test_b22_bots_wait_for_the_end_of_what_is_said(room):
    game = turn_of_bots(room)
    game.wait_for_question()
    moves = [e for e in game.kinds("act") if e["seat"] != 0 and e["action"] != "draw"]
    for move, following in itertools.pairwise(moves):
        between = [e for e in game.entries if e["kind"] == "say" and move["t"] <= e["t"] < following["t"]]
        for utterance in between:
            end = next(e for e in game.kinds("end") if e["id"] == utterance["id"])
            assert end["complete"] and end["t"] <= following["t"]


def test_b22_no_sentence_is_lost_before_my_turn(room):
    game = turn_of_bots(room, seats=3)
    game.wait_for_question()
    assert game.kinds("drop") == []
    assert all(e["complete"] for e in game.kinds("end"))


def test_b22_enter_skips_to_my_turn_with_a_summary(room):
    game = turn_of_bots(room, seed="3")
    game.wait(4)
    since, pressed = game.mark(), game.now
    game.press("enter")
    game.wait_for_question()
    assert game.now - pressed < 1
    game.wait_for_silence()
    texts = game.said(since)
    assert "À vous" in texts[-1]
    assert started(game, said(game, "À vous", since)[-1]) - pressed <= 3
    assert any("annonces passées" in text for text in texts[:-1])


def test_b22_fast_bots_wait_for_nothing(room):
    game = turn_of_bots(room, "--rythme", "rapide", seats=3)
    game.wait_for_question()
    acts = game.kinds("act")
    assert acts[-1]["t"] - acts[0]["t"] < 1


def test_b22_bots_at_a_key_play_one_heard_move_a_key(room):
    game = turn_of_bots(room, "--rythme", "touche")
    game.wait(60)
    assert game.kinds("act") == []
    assert game.said()[-1] == "Entrée : la suite."
    for told in ("Basile ouvre la colonne 1", "Basile pose bleu 2", "Basile ouvre la colonne 2"):
        assert told in game.answer("enter")
        game.wait(20)


def test_b22_the_rhythm_changes_in_play_and_is_kept(room):
    game = turn_of_bots(room)
    assert game.answer("k") == "Les autres joueurs jouent sans attendre."
    assert game.answer("k") == "Les autres joueurs attendent une touche : Entrée."
    game.leave()
    later = turn_of_bots(room)
    later.wait(60)
    assert later.kinds("act") == []


@pytest.mark.parametrize("rhythm", ["attendre", "rapide"])
def test_a30_my_turn_has_a_sound_and_words_once_at_the_end_of_the_burst(room, rhythm):
    game = turn_of_bots(room, "--rythme", rhythm, seed="3")
    game.wait_for_question()
    game.wait(15)
    assert len(said(game, "À vous")) == 1
    assert said(game, "À vous") == game.kinds("say")[-1:]
    sounds = [e["cue"] for e in game.kinds("cue")]
    assert sounds.count("my-turn") == 1


def test_a30_taking_in_the_turn_of_another_has_the_sound_too(room):
    position = {"phase": "decide", "turn": 1, "columns": COLUMNS}
    game = room.game(position=position, bots=["stop", "take 1", "take 2"], nature=["blue"])
    game.wait_for_question()
    game.wait(15)
    assert [e["cue"] for e in game.kinds("cue")].count("my-turn") == 1
    assert len(said(game, "À vous")) == 1


def test_a31_every_sound_of_a_game_comes_with_words(room):
    game = room.game("--rythme", "rapide", seats=3, seed="5")
    play_out(game)
    wordless = {"card-", "turn", "my-turn"}
    events = [e for e in game.entries if e["kind"] in ("cue", "print", "say")]
    assert events
    for cue in {e["cue"] for e in game.kinds("cue")}:
        assert cue.startswith(tuple(wordless)) or cue in KNOWN, cue


def test_a31_the_sounds_have_a_level_of_their_own_that_is_kept(room):
    game = room.game(position=BUSTING | {"turn": 0})
    game.wait_for_silence()
    assert game.answer("<") == "Volume des sons, 6 sur 10."
    game.wait(1)
    softer = game.kinds("cue")[-1]["gain"]
    assert game.answer(">") == "Volume des sons, 7 sur 10."
    game.wait(1)
    assert game.kinds("cue")[-1]["gain"] > softer
    game.press("<", "<")
    game.leave()
    assert room.game().program.store.settings.cue_volume == 5


KNOWN = {
    *("game-start", "place", "open-column", "switch", "stop", "bust", "die-red", "die-blue", "die-green"),
    *(
        "die-yellow",
        "die-purple",
        "die-star",
        "lose-cards",
        "take",
        "discard",
        "protect",
        "win",
        "lose",
        "tie",
    ),
    *("focus", "edge"),
}


def habit(game):
    """Return the key of a simple habit: draw until the second column, take the first that can be."""
    actions = game.asked
    if "stop" in actions:
        return "a" if game.kinds("act")[-1]["action"].startswith("place 2") else "p"
    return "p" if actions[0] == "draw" else actions[0].split()[1]


def play_out(game, *, most=400, pause=0.0):
    """Play the person's turns, each after a *pause*, until the game is over."""
    for _ in range(most):
        game.wait_for(lambda: game.asked or game.kinds("over"), step=0.5)
        if game.kinds("over"):
            return
        game.wait(pause)
        game.press(habit(game))
    raise AssertionError("the game does not end")
