"""A game looked at afterwards: where it turned is found at its place, whatever could not be found out."""

import pytest
from play.kept import played

from ludoreille.games import SHELF
from ludoreille.table import Table
from ludoreille.table.replay import stages
from ludoreille.terminal.hindsight import Hindsight
from ludoreille.thinking.mind import Appraisal
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


@pytest.mark.parametrize("silent", [(), (0,), (1,), (0, 2)])
def test_a_question_without_an_answer_moves_no_turning_point(silent):
    save = played("touche", seats=2)
    table = Table(SHELF["touche"].rules, 2, save.options)
    walk = stages(table, save.journal)
    sights = [table.game.look(stage.state, save.viewer) for stage in walk]
    turned = 40
    hindsight = Hindsight(save, walk, Knowing(sights, turned, silent))
    assert hindsight.poll()
    assert [(swing.place, swing.before, swing.after) for swing in hindsight.swings] == [(turned, 0.0, 1.0)]
