"""The key that sums up what happened since one's turn, where all choose before anything is shown."""

import pytest
from play.kept import keep

from ludoreille.core import Seat
from ludoreille.kit.bots import Level
from ludoreille.store.saves import Save

BASILE, ME = 0, 1
OPENED = ("0 choose 3", "1 choose 1", "0 announce even", "0 hide 1", "1 hide 1")


def recap(room, tmp_path, journal):
    """Return what the key answers to the second player at a series that stands after *journal*."""
    levels = (Level.BEGINNER, None)
    save = Save("touche", 2, ("Basile", "Vous"), (Seat(ME),), levels, begun="x", journal=journal)
    evening = room.evening("reprendre", str(keep(tmp_path, save, finished=False)), "--voix", "texte")
    evening.wait_for_question()
    since = evening.mark()
    evening.press("x", pause=1)
    return evening.said(since) or evening.printed(since)


@pytest.mark.parametrize("journal", [OPENED, (*OPENED, "0 announce odd")], ids=["at once", "next pass"])
def test_fists_that_ones_own_choice_opened_happened_since(room, tmp_path, journal):
    assert recap(room, tmp_path, journal) == [
        "Basile vous touche, vous perdez une esquive, il ne vous en reste aucune."
    ]


def test_right_after_ones_own_action_nothing_has_happened_since(room):
    evening = room.evening("jouer", "non_merci", "--graine", "3", "--voix", "texte", "--sons", "non")
    evening.wait_for_question()
    evening.press("j", pause=0.05)
    assert evening.answer("x").startswith("Rien à résumer")
