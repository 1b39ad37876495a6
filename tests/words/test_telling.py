"""What narrations tell alike: how a line changes for whoever did it, and how a game ended for whom."""

import pytest

from ludoreille.core import Seat
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Category, Line, Phrase, Who
from ludoreille.words.telling import by_rank, either, ending_cue, heard_by, players, victory

ANNE, BASILE, CHLOE = map(Seat, range(3))


def test_alternatives_are_joined_by_commas_and_or():
    catalogue = Catalogue(folder("locales") / "fr")
    parts = [Phrase("push-can-draw"), Phrase("push-can-stop"), Phrase("push-left")]
    told = [catalogue.word(phrase.id, **phrase.args) for phrase in map(either, (parts[:1], parts[:2], parts))]
    assert told == ["Tirer", "Tirer ou arrêter", "Tirer, arrêter ou gauche"]


def test_the_listener_comes_last():
    assert players([BASILE, ANNE, CHLOE], BASILE) == (Who(ANNE), Who(CHLOE), Who(BASILE))


def test_equals_share_a_rank():
    assert by_rank([3, 8, 3], highest_first=True) == [(8, [BASILE]), (3, [ANNE, CHLOE])]


def test_only_the_actor_hears_his_move_as_his_own():
    line = Line("push-stopped", who=BASILE, fold="push-fold-taken", urgent=True)
    assert heard_by(BASILE, line) == Line("push-stopped", who=BASILE, category=Category.MINE)
    nobodys = Line("push-discarded")
    assert heard_by(ANNE, line) is line
    assert heard_by(None, nobodys) is nobodys


@pytest.mark.parametrize(
    ("viewer", "winners", "cue"),
    [
        (ANNE, [ANNE], "win"),
        (ANNE, [BASILE], "lose"),
        (ANNE, [ANNE, BASILE], "tie"),
        (CHLOE, [ANNE, BASILE], "lose"),
        (None, [ANNE], "win"),
        (None, [ANNE, BASILE], "tie"),
    ],
)
def test_the_sound_tells_how_the_game_ended_for_the_listener(viewer, winners, cue):
    assert ending_cue(winners, viewer, tied=len(winners) > 1).name == cue
    assert victory("push", winners, viewer, {"points": 3}).cues[0].name == cue
