"""Reports about keys: each one answers, each refusal gives its reason, a decision costs few of them."""

import pytest

from ludoreille.terminal.keys import COMMANDS, ROWS, Bindings, Scope

ZONES = {"visible": [["Y4", "Y2", "R5"], ["B6"], ["G1"]], "protected": [["P3"], [], []]}
COLUMNS = [["Y4", "B6"], ["R2", "DIE"], ["G1", "P5", "R3"]]
PHASES = {
    "turn": {"phase": "turn", "turn": 0, **ZONES},
    "place": {"phase": "place", "turn": 0, "drawn": "Y1", "columns": COLUMNS[:2], **ZONES},
    "decide": {"phase": "decide", "turn": 0, "columns": COLUMNS, "switches": 1, **ZONES},
    "take": {"phase": "take", "turn": 0, "to_move": [0], "columns": COLUMNS, **ZONES},
    "a bot's turn": {"phase": "turn", "turn": 1, **ZONES},
    "a bot takes": {"phase": "take", "turn": 1, "to_move": [1], "columns": COLUMNS, **ZONES},
}
APART = ("quit", "choose", "rhythm")
"""What leaves the game, acts, or lets the others act."""
OPENING = ("help", "rules", "others")


def at(room, phase, *argv, **more):
    """Begin in a phase, with bots that wait for a key."""
    game = room.game(*argv, "--rythme", "touche", position=PHASES[phase], **more)
    game.wait_for_silence()
    return game


def done(game, since=0):
    return [entry for entry in game.entries[since:] if entry["kind"] in ("act", "event")]


@pytest.mark.parametrize("phase", PHASES)
def test_a06_each_documented_key_answers_every_time_and_changes_nothing(room, phase):
    game = at(room, phase)
    for line in Bindings().help_lines(Scope.PLAY):
        if line.command in APART:
            continue
        for key in Bindings().keys(line.command):
            for _ in range(2):
                assert game.answer(key), key
                if line.command in OPENING:
                    assert game.answer("escape"), f"back from {key}"
                game.wait_for_silence()
    assert done(game) == []


@pytest.mark.parametrize("phase", ["turn", "place", "decide", "take"])
def test_a06_enter_alone_asks_again_and_does_not_act(room, phase):
    game = at(room, phase)
    assert game.answer("enter") == game.answer("tab") != ""
    assert done(game) == []


@pytest.mark.parametrize("phase", PHASES)
def test_a06_a_key_without_meaning_says_so(room, phase):
    game = at(room, phase)
    for key in ("f10", "w", "ctrl-a", "delete"):
        assert "ne fait rien ici" in game.answer(key)
    assert done(game) == []


@pytest.mark.parametrize("phase", PHASES)
def test_a06_the_help_lists_the_keys_that_work_the_games_own_first(room, phase):
    game = at(room, phase)
    game.press("f1")
    items = [game.answer(key).removeprefix("Début. ") for key in ("home", *["down"] * 60)]
    listed = list(dict.fromkeys(item.rpartition(",")[0] for item in items[1:] if not item.startswith("Fin.")))
    listed.insert(0, items[0])
    commands = [c for c in COMMANDS if Scope.PLAY in c.scopes]
    own = len(listed) - len(commands)
    assert own >= 2
    assert any("P : tirer" in line for line in listed[:own])
    assert any("A : arrêter" in line for line in listed[:own])
    game.press("escape")
    for number, line in enumerate(listed[:own]):
        if line[0].isdecimal():
            assert game.asked, f"{line} is offered out of turn"
            assert number < len(game.asked) + 2


def test_a06_the_help_names_the_columns_and_their_digits(room):
    game = at(room, "place")
    game.press("f1")
    assert "1 : colonne 2" not in game.answer("tab")
    texts = [game.answer(key) for key in ("home", "down", "down")]
    assert texts[0].startswith("Début. 2 : colonne 2, avec rouge 2 et une carte Dé")
    assert texts[1].startswith("3 : nouvelle colonne 3")


def test_a06_every_move_of_another_gives_one_utterance_that_names_him(room):
    game = room.game(seats=3, seed="7", position=PHASES["a bot's turn"])
    game.wait_for_question()
    game.wait_for_silence()
    acts = [entry for entry in game.kinds("act") if entry["seat"] != 0]
    assert acts
    texts = game.said(category="others")
    for act in acts:
        name = ("Vous", "Basile", "Chloé")[act["seat"]]
        if not act["action"].startswith("draw"):
            assert any(name in text for text in texts), act
    told = [text for text in texts if any(verb in text for verb in ("pose", "ouvre", "prend", "s'arrête"))]
    moved = [act for act in acts if act["action"] != "draw"]
    assert len(told) >= len([act for act in moved if act["action"].partition(" ")[0] != "protect"])


REFUSALS = [
    ("turn", {}, "a", "Impossible d'arrêter : il faut d'abord tirer une carte. Possible : tirer, protéger"),
    (
        "place",
        {},
        "1",
        "Impossible de poser jaune 1 en colonne 1 : elle contient déjà jaune 4, de même couleur.",
    ),
    ("place", {"drawn": "P2"}, "2", "elle contient déjà rouge 2, de même valeur. Possible : colonne 1"),
    ("place", {"drawn": "DIE"}, "2", "elle contient déjà une carte Dé. Possible : colonne 1 ou nouvelle"),
    ("place", {}, "p", "Impossible de tirer maintenant. Possible : colonne 2 ou nouvelle colonne 3."),
    ("place", {}, "a", "Impossible d'arrêter maintenant."),
    ("take", {"columns": [[], ["R5"]]}, "1", "elle est déjà prise. Possible : colonne 2."),
    ("take", {}, "p", "Impossible de tirer maintenant."),
    ("a bot's turn", {}, "p", "Impossible de tirer : c'est à Basile de jouer. Attendez votre tour."),
    ("a bot's turn", {}, "a", "Impossible d'arrêter : c'est à Basile de jouer."),
    ("a bot's turn", {}, "1", "c'est à Basile de jouer."),
    ("a bot takes", {}, "2", "Impossible de prendre la colonne 2 : c'est à Basile de jouer."),
    ("a bot takes", {}, "é", "Impossible de prendre la colonne 2 : c'est à Basile de jouer."),
]


@pytest.mark.parametrize(("phase", "changed", "key", "why"), REFUSALS)
def test_a05_a_refused_action_says_why_with_its_sound_and_the_turn_goes_on(room, phase, changed, key, why):
    position = {**PHASES[phase], **changed}
    game = room.game("--rythme", "touche", position=position)
    game.wait_for_silence()
    asked, since = game.asked, game.mark()
    assert why in game.answer(key)
    game.wait(1)
    assert [cue["cue"] for cue in game.kinds("cue", since)] == ["refused"]
    assert len(game.kinds("refused", since)) == 1
    assert done(game) == []
    assert game.asked == asked


def test_a05_a_number_that_is_no_choice_gets_the_possible_ones(room):
    game = at(room, "decide")
    assert game.answer("7") == "Il n'y a pas de choix 7. Possible : 1 et 2."


def test_a13_one_key_tells_the_whole_decision_in_some_150_characters(room):
    for phase in ("turn", "place", "decide", "take"):
        text = at(room, phase).answer("tab")
        assert 0 < len(text) <= 150, text


def test_a13_a_card_is_placed_by_one_key_or_by_two(room):
    game = at(room, "place")
    game.press("2")
    assert [act["action"] for act in game.kinds("act")] == ["place 2"]
    game = at(room, "place")
    game.press("down", "enter")
    assert [act["action"] for act in game.kinds("act")] == ["place 2"]


def test_a13_arrows_walk_in_what_is_possible_and_escape_goes_back_to_the_question(room):
    game = at(room, "place")
    assert game.answer("end") == "Nouvelle colonne 3, 2 sur 2"
    assert game.answer("home").startswith("Colonne 2")
    question = game.answer("tab")
    assert game.answer("escape") == question
    assert game.answer("enter") == question
    assert done(game) == []


@pytest.mark.parametrize("row", [*ROWS, "shift"])
def test_a16_each_row_of_digits_chooses_without_shift_and_with(room, row):
    signs = "1234567890" if row == "shift" else ROWS[row]
    keyboard = ("--reglage", f"clavier={row}") if row == "bepo" else ()
    game = at(room, "decide", *keyboard)
    game.press(signs[0])
    assert game.kinds("act")[0]["action"] == "draw"
    game = at(room, "take", *keyboard)
    game.press(signs[2])
    assert game.kinds("act")[0]["action"] == "take 3"


def test_a16_letters_choose_with_shift_or_a_lock_too(room):
    game = at(room, "decide")
    game.press("P")
    assert game.kinds("act")[0]["action"] == "draw"


def test_a22_the_last_die_can_be_heard_until_the_next_roll(room):
    position = {**PHASES["take"], "columns": [["DIE", "B1"], ["R2"], ["G1"]], "to_move": [0]}
    game = room.game(position=position, nature=["yellow"], bots=["take 2", "take 3"])
    assert game.answer("d") == "Le dé n'a pas encore roulé."
    game.press("1")
    game.wait(40)
    assert len(game.kinds("act")) >= 3
    told = game.answer("d")
    assert "jaune" in told and "jaune 4 et jaune 2" in told.replace(
        "jaune 2 et jaune 4", "jaune 4 et jaune 2"
    )


@pytest.mark.parametrize("phase", ["decide", "a bot's turn"])
def test_a25_the_cards_of_any_other_player_take_two_keys(room, phase):
    game = at(room, phase)
    since = game.mark()
    game.press("o")
    game.wait_for_silence()
    assert "Basile, cartes visibles, 6 points : bleu 6" in " ".join(game.said(since))
    assert "Chloé, cartes visibles, 1 point : vert 1" in game.answer("2")
    assert game.answer("escape")


def test_a25_of_two_players_the_other_one_is_told_at_once(room):
    position = {"phase": "turn", "turn": 0, "visible": [[], ["B6"]]}
    game = room.game(seats=2, position=position)
    assert game.answer("o") == "Basile, cartes visibles, 6 points : bleu 6."
