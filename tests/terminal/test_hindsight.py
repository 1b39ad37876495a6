"""A game looked at afterwards: where it turned is found at its place, whatever could not be found out."""

import pytest
from play.kept import played

from ludoreille.core import Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Advice
from ludoreille.table import Table
from ludoreille.table.replay import stages
from ludoreille.terminal.hindsight import Hindsight
from ludoreille.thinking.mind import Appraisal, Consultation
from ludoreille.thinking.thinker import Thinking


class Knowing:
    """Knows that the first seat wins from a stage on; some of the first questions it cannot answer."""

    def __init__(self, sights, turned, silent):
        self._sights, self._turned, self._silent = sights, turned, silent

    def ask(self, questions):
        thinking = Thinking(questions)
        silent, self._silent = self._silent, ()
        appraisals = [number for number, asked in questions.items() if isinstance(asked, Appraisal)]
        unanswered = {appraisals[each] for each in silent}
        thinking.answers = {
            number: self._answer(asked, number in unanswered) for number, asked in questions.items()
        }
        return thinking

    def _answer(self, asked, silent):
        if silent or not isinstance(asked, Appraisal):
            return asked.by_chance()
        stands = [self._sights.index(sight) for sight in asked.sights]
        return [(1.0, 0.0) if stage >= self._turned else (0.0, 1.0) for stage in stands]


def looked_at(save, thinker):
    """Return the hindsight of *thinker* on a game."""
    table = Table(SHELF[save.game].rules, save.seats, save.options)
    found = Hindsight(save, stages(table, save.journal), thinker)
    assert found.poll()
    return found


@pytest.mark.parametrize("silent", [(), (0,), (1,), (0, 2)])
def test_a_question_without_an_answer_moves_no_turning_point(silent):
    save = played("touche", seats=2)
    table = Table(SHELF["touche"].rules, 2, save.options)
    sights = [table.game.look(stage.state, save.viewer) for stage in stages(table, save.journal)]
    turned = 40
    found = looked_at(save, Knowing(sights, turned, silent))
    assert [(swing.place, swing.before, swing.after) for swing in found.swings] == [(turned, 0.0, 1.0)]


class Judging:
    """Thinks that whoever may stop should have gone on: that he lost so much by it, once a lot more."""

    def __init__(self, loss):
        self._losses = [1.0]
        self._loss = loss

    def ask(self, questions):
        thinking = Thinking(questions)
        thinking.answers = {number: self._answer(asked) for number, asked in questions.items()}
        return thinking

    def _answer(self, asked):
        if not isinstance(asked, Consultation) or SHELF["touche"].rules.write(asked.actions[0]) != "stop":
            return asked.by_chance()
        self._losses.append(self._loss)
        stop, go_on = asked.actions
        return [Advice(go_on, 1.0, ""), Advice(stop, 1.0 - self._losses.pop(0), "")]


def stops(save, seat):
    """Return where *seat* stopped, by the numbers of the walk: no line of this game is nature's."""
    return [place for place, line in enumerate(save.journal, 1) if line == f"{seat} stop"]


def test_what_decided_next_to_nothing_is_no_fault():
    save = played("touche", seats=2, people=(0, 1))
    both = sorted(stops(save, 0) + stops(save, 1))
    assert len(both) > 3
    assert [fault.place for fault in looked_at(save, Judging(0.2)).faults] == both
    assert len(looked_at(save, Judging(0.05)).faults) <= 1


def test_each_person_has_a_fault_of_his_own():
    save = played("touche", seats=2, people=(0, 1))
    found = looked_at(save, Judging(0.2))
    for seat in save.people:
        assert found.worst(seat).seat == seat and found.worst(seat).place in stops(save, seat)
    assert found.worst(Seat(2)) is None
