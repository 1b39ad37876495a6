"""A lesson at the real program, by small ones of its own: what is told, refused, kept, offered."""

import re
from pathlib import Path

import pytest
from lessons.learner import Learner

from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.lessons.lesson import LessonError, read_lesson
from ludoreille.lessons.script import rehearse
from ludoreille.terminal import school

HERE = Path(__file__).parent
SMALL, RACE = ((HERE / name).read_text("utf-8") for name in ("small.toml", "race.toml"))


def spoken(room, *more):
    """Begin the small lesson with a voice, and wait until the first question was heard."""
    evening = room.evening("apprendre", "push", "--voix", "synthese", *more)
    evening.wait_for_question()
    evening.wait_for_silence()
    return evening


def do(evening, *keys):
    """Press keys, let all be said, and return it."""
    since = evening.mark()
    evening.press(*keys)
    evening.wait(0.5)
    evening.wait_for_silence()
    return evening.said(since)


def place(evening):
    return evening.program.home.school._going.done


# What is told


def test_the_tutor_is_heard_before_each_question(room, lesson_of):
    evening = spoken(room)
    assert evening.said() == [
        "Leçon : Petite leçon de Pouche, 6 étapes.",
        "À table, dans l'ordre : vous, Basile et Chloé.",
        "Vous commencez.",
        "C'est à vous. Piochez une carte avec P.",
        "À vous de tirer.",
    ]
    assert do(evening, "p") == [
        "Voilà un jaune 4.",
        "Posez-le en colonne 1 avec 1.",
        "Vous tirez jaune 4 : nouvelle colonne 1.",
    ]


def test_another_action_is_answered_and_not_carried_out(room, lesson_of):
    evening = spoken(room)
    for keys in (["p"], ["1"], ["s"]):
        do(evening, *keys)
    assert do(evening, "a") == [
        "S'arrêter est possible, mais trop tôt.",
        "À vous : tirer ou arrêter ? Colonne 1, jaune 4.",
    ]
    assert evening.kinds("cue")[-1]["cue"] == "refused"
    assert place(evening) == 3
    assert [act["action"] for act in evening.kinds("act")] == ["draw", "place 1"]


def test_what_the_rules_forbid_is_refused_by_them_then_the_question_comes_again(room, lesson_of):
    evening = spoken(room)
    refused, question = do(evening, "a")
    assert refused.startswith("Impossible d'arrêter")
    assert question == "À vous de tirer."


def test_a_key_of_information_is_answered_by_the_game_then_by_the_tutor(room, lesson_of):
    evening = spoken(room)
    assert do(evening, "n")[1:] == ["Le conseil est bon : suivez-le.", "À vous de tirer."]
    assert len(do(evening, "s")) == 1
    assert place(evening) == 0


def test_the_question_key_tells_what_the_tutor_wants_too(room, lesson_of):
    evening = spoken(room)
    assert do(evening, "tab") == ["À vous de tirer.", "C'est à vous. Piochez une carte avec P."]


def test_a_key_that_cuts_the_tutor_lets_him_begin_again(room, lesson_of):
    evening = room.evening("apprendre", "push", "--voix", "synthese")
    evening.wait_for(lambda: "C'est à vous. Piochez une carte avec P." in evening.said())
    score, *rest = do(evening, "s")
    assert score.startswith("Scores")
    assert rest == ["C'est à vous. Piochez une carte avec P.", "À vous de tirer."]


def test_enter_goes_on_to_the_question(room, lesson_of):
    evening = room.evening("apprendre", "push", "--voix", "synthese")
    evening.wait_for(lambda: "C'est à vous. Piochez une carte avec P." in evening.said())
    assert do(evening, "enter") == ["À vous de tirer."]


def test_a_step_that_waits_for_a_key_lets_nothing_else_be_done(room, lesson_of):
    evening = spoken(room)
    do(evening, "p")
    told = do(evening, "1")
    assert told[-1] == "Les points de chacun : S."
    assert do(evening, "p") == ["Pas encore : la leçon attend d'abord S."]
    assert do(evening, "enter") == ["Les points de chacun : S."]
    score, right, *_ = do(evening, "s")
    assert score.startswith("Scores")
    assert right == "Personne n'a encore de point."
    assert [act["action"] for act in evening.kinds("act")] == ["draw", "place 1"]


def test_a_key_that_works_everywhere_can_be_waited_for(room, lesson_of):
    learner = Learner(room, "push")
    while learner.play.done < 5:
        learner.do(learner.step.expect[-1])
    since = learner.evening.mark()
    learner.evening.press(",")
    learner.evening.wait(1)
    assert not learner.over
    learner.evening.press("r")
    learner.settle()
    assert learner.over
    assert "C'est tout." in learner.evening.told(since)


def test_the_key_that_is_waited_for_cuts_the_tutor_for_good(room, lesson_of):
    evening = spoken(room)
    for keys in ("p", "1", "s", "p"):
        do(evening, keys)
    since = evening.mark()
    evening.press("1")
    evening.wait_for(lambda: "Réentendez par R." in evening.said(since))
    assert do(evening, "r")[:2] == ["Réentendez par R.", "C'est tout."]


def test_a_lesson_takes_nothing_back(room, lesson_of):
    evening = spoken(room)
    do(evening, "p")
    assert do(evening, "u")[0].startswith("Une leçon ne reprend rien.")
    assert place(evening) == 1


def test_the_texts_name_the_keys_of_the_player(room, lesson_of, tmp_path):
    (tmp_path / "reglages.toml").write_text('[keys]\nscores = "f10"\n', "utf-8")
    evening = spoken(room)
    do(evening, "p")
    assert do(evening, "1")[-1] == "Les points de chacun : F 10."


def test_in_line_mode_the_texts_name_words(room, lesson_of):
    learner = Learner(room, "push", lines=True)
    assert "C'est à vous. Piochez une carte avec « piocher »." in learner.evening.told()
    assert "Posez-le en colonne 1 avec « colonne 1 »." in learner.do("piocher")
    assert "Les points de chacun : « scores »." in learner.do("colonne 1")
    learner.finish()
    assert learner.over


def test_where_arrows_cannot_be_typed_their_step_is_passed_over(room, lesson_of):
    lesson_of(SMALL.replace('expect = "key scores"', 'expect = ["key down", "key up"]'))
    learner = Learner(room, "push", lines=True)
    learner.do("draw")
    learner.do("place 1")
    assert learner.play.done == 3


@pytest.mark.parametrize("voice", ["texte", "lecteur", "synthese"])
@pytest.mark.parametrize("rhythm", ["attendre", "rapide", "touche"])
def test_it_is_heard_alike_in_every_way_of_hearing(room, lesson_of, voice, rhythm):
    evening = room.evening("apprendre", "push", "--voix", voice, "--rythme", rhythm)
    for key in "p1sp2r":
        evening.wait_for(lambda: evening.asked is not None)
        evening.wait_for_silence()
        evening.press(key)
    evening.wait_for(lambda: evening.program.home.school._going is None)
    evening.wait_for_silence()
    told = evening.told()
    for text in re.findall(r'(?:say|right) = "([^"{}]+)"', SMALL):
        assert text in told


# Races


@pytest.fixture
def race(room, monkeypatch):
    """Begin the lesson of a race, up to the moment when the card was named for the race."""
    monkeypatch.setattr(school, "lesson_file", lambda _folder, _game: HERE / "race.toml")
    evening = room.evening("apprendre", "pas_touche", "--voix", "synthese")
    for keys in ("j", "p", "z"):
        evening.wait_for_question()
        evening.wait_for_silence()
        evening.press(keys)
    evening.wait_for(lambda: any("Touchez éclair 2" in text for text in evening.said()))
    evening.wait_for_silence()
    return evening


def test_a_race_begins_once_the_tutor_was_heard(race):
    touch = next(text for text in race.said() if "Touchez éclair 2" in text)
    assert touch == "Touchez éclair 2 : 2, puis 3, puis J."
    assert race.said()[-1] == "Éclair 2."


def test_an_opponent_in_a_race_comes_first_however_fast_one_is(race):
    race.press("2", "3")
    race.press("j")
    race.wait(0.1)
    done = [(act["seat"], act["action"].split(" @")[0]) for act in race.kinds("act")[-2:]]
    assert done == [(1, "touch E 3 left"), (0, "touch E 2 right")]


def test_a_wrong_answer_begins_the_race_again(race):
    race.wait_for(lambda: race.kinds("act")[-1]["action"].startswith("touch E 3"))
    told = do(race, "2", "3", "f")
    assert told[-2:] == ["Non, éclair 2 de la main droite.", "Éclair 2."]
    do(race, "j")
    assert place(race) == 4


def test_who_lets_a_race_lapse_says_when_it_begins_again(race):
    race.wait_for(lambda: "Entrée : recommencer ce tour." in race.said())
    assert "Trop tard, mais le tour recommence." in race.said()
    race.wait(60)
    since = race.mark()
    assert not race.said(since)
    assert do(race, "enter")[0] == "Éclair 2."
    do(race, "2", "3", "j")
    assert place(race) == 4


# The place


def test_leaving_keeps_the_place_and_tells_it(room, lesson_of, tmp_path):
    evening = spoken(room)
    do(evening, "p")
    since = evening.mark()
    evening.press("q")
    evening.wait_for(lambda: not evening.running)
    assert evening.said(since) == ["La leçon vous attend à l'étape 2, sous « Apprendre un jeu ». À bientôt."]
    again = spoken(room)
    assert again.said()[0] == "Leçon : Petite leçon de Pouche. Vous reprenez à l'étape 2 sur 6."
    assert again.said()[-2:] == ["Posez-le en colonne 1 avec 1.", "Vous tirez jaune 4 : nouvelle colonne 1."]
    assert not [*tmp_path.rglob("*.partie")]


def test_it_can_be_left_and_taken_up_at_every_step(room, lesson_of):
    places = []
    while not places or places[-1] < 6:
        learner = Learner(room, "push")
        learner.do(learner.step.expect[0])
        places.append(learner.play.done)
        learner.leave()
    assert places == [1, 2, 3, 4, 5, 6]
    assert learner.evening.program.store.settings.learned == ["push"]


def test_a_place_that_cannot_be_is_the_beginning(room, lesson_of, tmp_path):
    (tmp_path / "reglages.toml").write_text("[lessons]\npush = 40\n", "utf-8")
    evening = spoken(room)
    assert evening.said()[0] == "Leçon : Petite leçon de Pouche, 6 étapes."


def test_the_menu_tells_how_far_each_lesson_is(room, lesson_of, tmp_path):
    def first_line(name):
        menu = room.evening(name, "--voix", "synthese")
        menu.wait_for_silence()
        return menu

    assert first_line("apprendre").said()[-1] == "Pouche, 6 étapes, 1 sur 1"
    (tmp_path / "reglages.toml").write_text("[lessons]\npush = 3\n", "utf-8")
    menu = first_line("apprendre")
    assert menu.said()[-1] == "Pouche, étape 4 sur 6, 1 sur 1"
    assert "Reprendre à l'étape 4, 1 sur 2" in do(menu, "enter")
    assert do(menu, "down") == ["Recommencer au début, 2 sur 2"]
    assert do(menu, "enter")[0] == "Leçon : Petite leçon de Pouche, 6 étapes."
    (tmp_path / "reglages.toml").write_text('learned = ["push"]\n', "utf-8")
    assert first_line("apprendre").said()[-1] == "Pouche, finie, 1 sur 1"


# The end


def test_a_key_that_is_pressed_twice_at_the_end_chooses_nothing(room, lesson_of):
    learner = Learner(room, "push")
    while learner.play.done < 5:
        learner.do(learner.step.expect[0])
    learner.evening.press("r")
    learner.evening.press("enter", "enter")
    learner.evening.wait(2)
    assert learner.over
    assert not [*learner.evening.program.saves.unfinished()]


def test_after_the_last_step_a_game_against_beginners_is_offered(room, lesson_of):
    learner = Learner(room, "push")
    since = learner.evening.mark()
    learner.finish()
    assert learner.evening.told(since)[-3:] == [
        "C'est tout.",
        "La leçon est finie.",
        "Jouer une première partie contre des débutants, 1 sur 3",
    ]
    assert learner.evening.program.store.settings.learned == ["push"]
    learner.evening.press("enter")
    learner.evening.wait(1)
    (save,) = learner.evening.program.saves.unfinished()
    assert {save.levels[seat] for seat in save.bots} == {Level.BEGINNER}
    assert learner.evening.program.store.settings.last["push"]["levels"] == ["debutant"] * len(save.bots)


def test_a_lesson_can_be_taken_again(room, lesson_of):
    learner = Learner(room, "push")
    learner.finish()
    learner.evening.press("down", "enter")
    learner.play = learner.evening.program.home.school._going
    learner.settle()
    assert learner.play.done == 0
    learner.finish()
    assert learner.over


# The offer


@pytest.fixture
def at_home(tmp_path):
    """Let the first start have been: nothing is asked before the menu."""
    (tmp_path / "reglages.toml").write_text('mode = "synthese"\n', "utf-8")


def main_menu(room):
    evening = room.evening("--voix", "synthese")
    evening.wait_for_silence()
    return evening


def test_the_lesson_is_offered_once_before_the_first_game(room, lesson_of, at_home):
    evening = main_menu(room)
    assert do(evening, "enter") == [
        "C'est votre première partie de Pouche. L'apprendre en jouant ?",
        "Oui, apprendre Pouche, 1 sur 2",
    ]
    told = do(evening, "down", "enter")
    assert "La leçon reste dans le menu principal, sous « Apprendre un jeu »." in told
    assert told[-1].startswith("Commencer la partie")
    evening.leave()
    assert do(main_menu(room), "enter")[-1].startswith("Commencer la partie")


def test_yes_begins_the_lesson(room, lesson_of, at_home):
    evening = main_menu(room)
    do(evening, "enter")
    assert do(evening, "enter")[0] == "Leçon : Petite leçon de Pouche, 6 étapes."


def test_q_leaves_a_lesson_of_the_main_menu_for_it(room, lesson_of, at_home):
    evening = main_menu(room)
    do(evening, "enter", "enter", "p")
    left = do(evening, "q")
    assert left[:2] == ["La leçon vous attend à l'étape 2, sous « Apprendre un jeu ».", "Menu principal."]
    assert do(evening, "a", "enter")[-1].startswith("Pouche, étape 2 sur 6")
    assert do(evening, "ctrl-c") == ["À bientôt."]


def test_escape_goes_back_to_the_menu(room, lesson_of, at_home):
    evening = main_menu(room)
    assert do(evening, "enter", "escape")[-1].startswith("Jouer à Pouche")


def test_nothing_is_offered_to_who_plays_the_game_already(room, lesson_of, at_home):
    game = room.evening("jouer", "push", "--voix", "synthese")
    game.wait_for_question()
    game.leave()
    evening = main_menu(room)
    assert do(evening, "down", "enter")[-1].startswith("Commencer la partie")


def test_a_command_asks_nothing(room, lesson_of):
    game = room.evening("jouer", "push", "--voix", "synthese")
    game.wait_for_question()
    assert not [text for text in game.said() if "première partie" in text]


# Files


def test_where_a_lesson_is_missing_it_is_told(room, lesson_of):
    evening = room.evening("apprendre", "touche", "--voix", "synthese")
    evening.wait_for(lambda: not evening.running)
    assert evening.said()[0].startswith("Il n'y a pas de leçon de Touché ici.")


def test_where_there_is_no_lesson_at_all_the_menu_says_so(room, monkeypatch, tmp_path, at_home):
    monkeypatch.setattr(school, "lesson_file", lambda *_: tmp_path / "none")
    evening = main_menu(room)
    told = do(evening, *["down"] * 5, "enter")
    assert any(text.startswith("Aucune leçon n'est installée ici.") for text in told)
    assert told[-1].startswith("Apprendre un jeu")


def test_a_lesson_that_cannot_be_read_is_told_and_the_game_goes_on(room, lesson_of, at_home):
    lesson_of("steps = []")
    evening = main_menu(room)
    told = do(evening, "enter")
    assert "La leçon de Pouche ne peut pas être lue. Pour la retrouver, réinstallez Ludoreille." in told
    assert any(text.startswith("Commencer la partie") for text in told)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("seats = 3", "seats = 3\nsits = 4"), "push: unknown sits"),
        (("seats = 3", 'seats = "3"'), "push: seats is of another kind"),
        (("[end]", "[fin]"), "push, end: not a table|push: end is missing"),
        (('wrong = "Piochez d\'abord."\n', ""), "push, step 1: wrong is missing"),
        (
            ('expect = ["place 1", "place 2"]', 'expect = ["place 1", "key mine"]'),
            "step 5: expect is neither",
        ),
        (("{do:draw}", "{draw}"), "step 1: say has a brace"),
        (('expect = "key repeat"', 'expects = "key repeat"'), "step 6: expect is missing|step 6"),
        (('then = ["= Y4"]', "then = [4]"), "step 1: then holds what is no text"),
    ],
)
def test_a_file_that_is_wrong_is_told_to_its_author(change, complaint):
    assert change[0] in SMALL
    with pytest.raises(LessonError) as raised:
        read_lesson("push", SMALL.replace(*change, 1))
    assert re.search(complaint, str(raised.value))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('then = ["= Y4"]', ""), "step 1: nature has no line"),
        (('then = ["= Y4"]', 'then = ["= Z9"]'), "step 1: "),
        (('then = ["= R2"]', 'then = ["= R2", "= R3"]'), "some lines are never carried out"),
        (('then = ["= R2"]', 'then = ["1 draw"]'), "step 4: nature has no line"),
        (('expect = "place 1"', 'expect = "place 3"'), "step 2: "),
        (('expect = "place 1"', 'expect = "fly"'), "step 2: "),
        (("seats = 3", "seats = 30"), "step 0: players-out-of-range"),
        (('begin = ["= 0"]', 'begin = ["0"]'), "push"),
    ],
)
def test_a_lesson_that_does_not_go_on_is_told_to_its_author(change, complaint):
    assert change[0] in SMALL
    with pytest.raises(LessonError) as raised:
        rehearse(read_lesson("push", SMALL.replace(*change, 1)), SHELF["push"].rules)
    assert complaint in str(raised.value)


def test_the_game_after_a_lesson_has_the_options_that_the_lesson_wishes(room, tmp_path):
    learner = Learner(room, "pas_touche")
    learner.finish()
    learner.evening.press("enter")
    learner.evening.wait(1)
    (save,) = learner.evening.program.saves.unfinished()
    assert save.options["pace"] == 5
