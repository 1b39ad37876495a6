"""Every lesson of the house, taken by somebody who does what is right, what is wrong, and what he likes."""

import pytest
from lessons.learner import Learner

from ludoreille.core import ToPlay
from ludoreille.games import SHELF
from ludoreille.kit.cast import find_character
from ludoreille.lessons.lesson import KEY, PLACEHOLDER, lesson_file, read_lesson
from ludoreille.lessons.script import rehearse
from ludoreille.resources import folder
from ludoreille.terminal.keys import COMMANDS, Scope
from ludoreille.words.french import audit

FILES = {game: lesson_file(folder("locales") / "fr", game) for game in SHELF}
TAUGHT = [game for game, path in FILES.items() if path.is_file()]
STEPS = range(10, 21)
"""How many steps a lesson may have."""
LONGEST = 420
"""Characters that a tutor says at once, at most."""
CURIOUS = (
    "situation",
    "mine",
    "table",
    "scores",
    "last-chance",
    "others",
    "recap",
    "hint",
    "undo",
    "repeat",
    "help",
)


@pytest.fixture(params=TAUGHT)
def lesson(request):
    """Return the lesson of each game that has one."""
    return read_lesson(request.param, FILES[request.param].read_text("utf-8"))


def tries(learner):
    """Return what else the rules allow at a step, a few of many; a race is tried by one hand only."""
    expected = {*learner.step.expect}
    others = [action for action in learner.legal() if action not in expected]
    named = [action for action in learner.step.instead if action in others]
    return [*named, *[action for action in others[:: max(1, len(others) // 3)] if action not in named]]


def curious(learner):
    """Return some keys of information at a step, others at the next one; in a race there is no time."""
    step, turn = learner.step, learner.play.table.turn
    if isinstance(turn, ToPlay) and turn.race is not None:
        return []
    named = [text.removeprefix(KEY) for text in step.instead if text.startswith(KEY)]
    some = CURIOUS[learner.play.done % 4 :: 4]
    return [command for command in {*some, *named} if command not in step.keys]


def test_it_goes_to_its_end_by_right_answers_and_is_taken_up_where_it_was_left(room, lesson):
    learner, rules = Learner(room, lesson.game), SHELF[lesson.game].rules
    told, middle = [*learner.evening.told()], len(lesson.steps) // 2
    while learner.step is not None:
        taken_up = rehearse(lesson, rules, learner.play.done)
        assert rules.position(taken_up.state) == rules.position(learner.play.table.state)
        told += learner.do(learner.step.expect[0])
        if learner.play.done == middle:
            learner.leave()
            learner = Learner(room, lesson.game)
            assert learner.play.done == middle
    print("\n".join(told))  # noqa: T201 - how it is heard, for its author: `pytest -s`
    check_end(learner, told)


def test_it_goes_to_its_end_in_line_mode(room, lesson):
    learner = Learner(room, lesson.game, lines=True)
    told = [*learner.evening.told(), *learner.finish()]
    print("\n".join(told))  # noqa: T201 - as above
    check_end(learner, told)


def check_end(learner, told):
    assert learner.over
    assert "La leçon est finie." in told
    assert not any(set("{}") & set(text) for text in told)


def test_whichever_right_answer_is_given_it_goes_on_alike(lesson):
    rules = SHELF[lesson.game].rules
    for place, step in enumerate(lesson.steps):
        for choice in range(len(step.expect)):
            rehearse(lesson, rules, choices=[0] * place + [choice])


def test_wrong_and_curious_answers_are_answered_and_change_nothing(room, lesson):
    learner = Learner(room, lesson.game)
    while (step := learner.step) is not None:
        place, position = learner.play.done, learner.play.table.journal[:]
        for action in tries(learner):
            told = learner.do(action)
            assert learner.play.done == place, (place + 1, action)
            assert learner.play.table.journal == position
            wanted = step.instead.get(action, step.wrong)
            said = PLACEHOLDER.split(wanted)[0].strip()
            assert said[:30] in " ".join(told), (place + 1, action, told)
        for command in curious(learner):
            told = learner.do(KEY + command)
            assert told, (place + 1, command)
            assert learner.play.done == place, (place + 1, command)
            if KEY + command in step.instead:
                said = PLACEHOLDER.split(step.instead[KEY + command])[0].strip()
                assert said[:30] in " ".join(told), (place + 1, command, told)
        learner.do(step.expect[0])
        assert learner.play.done > place, (place + 1, step.expect)
    assert learner.over


def test_what_the_tutor_says_is_french_for_the_ear(lesson):
    texts = [text for step in lesson.steps for text in step.texts if text] + [lesson.end]
    for text in texts:
        said = PLACEHOLDER.sub("« mot »", text)
        assert audit(said) == [], text
        assert len(said) <= LONGEST, text


def test_the_file_names_what_there_is(lesson):
    rules = SHELF[lesson.game].rules
    commands = {known.id for known in COMMANDS if Scope.PLAY in known.scopes} - {"quit"}
    assert len(lesson.steps) in STEPS
    assert len(lesson.names) == lesson.seats - 1
    assert all(find_character(name) for name in lesson.names)
    for step in lesson.steps:
        for text in (*step.expect, *step.instead):
            if text.startswith(KEY):
                assert text.removeprefix(KEY) in commands, text
            else:
                rules.read(text)
        for text in step.texts:
            for kind, name in PLACEHOLDER.findall(text):
                if kind == "key":
                    assert name in commands, text
                else:
                    rules.read(name)


def test_every_game_is_taught():
    assert [*SHELF] == TAUGHT
