"""The player brings another window to the front: silence until he is back, and nothing is lost."""

from announce.listening import Listener, move, question, told, urgent
from announce.test_laws import HAPPENINGS
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoreille.announce import Rhythm, may_bots_act
from ludoreille.words.line import Category

LONG = "Basile prend le 35 et ses 4 jetons"
MANY = [move(f"Le joueur {n} refuse le 35", "refuses", "{n} joueurs refusent") for n in range(12)]


def away(player, seconds, *messages):
    """Leave for so many seconds, in which *messages* come, and return."""
    player.press("pause")
    player.tell(*messages)
    player.wait(seconds)
    player.press("resume")


def test_what_is_cut_is_said_again_whole_and_then_what_waited():
    player = Listener()
    player.tell(told(LONG), question("À vous"))
    player.wait(2)
    player.press("pause")
    assert (player.hushed, player.heard[-1].whole) == (1, False)
    player.wait(3600)
    assert player.texts == [LONG] and not player.announcer.silent
    player.press("resume")
    player.wait_for_silence()
    assert player.texts == [LONG, LONG, "À vous"]
    assert player.overlaps == 0


def test_nothing_that_comes_meanwhile_is_said_or_cued_before_the_return():
    player = Listener()
    player.press("pause")
    player.tell(told("Basile passe", cues=("pass",)), urgent("Vite"), told("Non", Category.ANSWER))
    player.wait(600)
    assert (player.heard, player.cues) == ([], [])
    player.press("resume")
    player.wait_for_silence()
    assert {"Basile passe", "Vite", "Non"} == set(player.texts)
    assert [name for _, name in player.cues] == ["pass"]


def test_where_much_has_waited_moves_of_others_are_folded():
    player = Listener()
    away(player, 60, *MANY, question("À vous"))
    player.wait_for_silence()
    assert player.texts[-1] == "À vous" and player.texts[-2].endswith("joueurs refusent")
    assert len(player.texts) < len(MANY)


def test_a_short_absence_changes_nothing_of_what_waits():
    player = Listener()
    few = [move(f"{name} passe", "passes", "{n} joueurs passent") for name in ("Basile", "Chloé")]
    player.tell(*few)
    away(player, 600)
    player.wait_for_silence()
    assert player.texts == ["Basile passe", "Basile passe", "Chloé passe"]


def test_a_mood_that_was_cut_is_past():
    player = Listener()
    player.tell(told("Basile soupire longuement", Category.AMBIENT))
    player.wait(0.5)
    away(player, 60)
    player.wait(10)
    assert player.texts == ["Basile soupire longuement"]


def test_bots_wait_at_every_rhythm():
    player = Listener()
    player.press("pause")
    for rhythm in Rhythm:
        assert not may_bots_act(rhythm, player.announcer, player.now, key=True)
    player.press("resume")
    assert all(may_bots_act(rhythm, player.announcer, player.now, key=True) for rhythm in Rhythm)


def test_leaving_twice_and_coming_back_twice_are_once():
    player = Listener()
    player.tell(told(LONG))
    player.press("pause")
    player.wait(1)
    away(player, 1)
    player.press("resume")
    player.wait_for_silence()
    assert player.texts == [LONG, LONG]


def test_where_nothing_is_spoken_there_is_nothing_to_stop():
    player = Listener(speaks=False, prints=True)
    away(player, 0, told("Basile passe"))
    assert not player.announcer.paused
    player.press("pause")
    player.tell(told("Chloé passe"))
    assert len(player.printed) == 2


def test_another_way_of_hearing_ends_the_silence():
    player = Listener()
    player.tell(told(LONG))
    player.press("pause")
    player.announcer.set_mode(speaks=False, prints=True, now=player.now)
    player.serve()
    assert [text for _, text in player.printed] == [LONG]
    assert not player.announcer.paused


def test_printing_besides_does_not_bring_the_player_back():
    player = Listener()
    player.press("pause")
    player.announcer.set_mode(speaks=True, prints=True, now=player.now)
    player.tell(told(LONG))
    assert player.announcer.paused and player.heard == []


@settings(max_examples=50)
@given(st.lists(HAPPENINGS, max_size=6), st.lists(HAPPENINGS, max_size=6), st.sampled_from([0.1, 5.0]))
def test_what_is_told_to_somebody_away_has_one_fate_like_all_else(before, after, seconds):
    player = Listener()
    for happening in before:
        player.tell(*happening.messages)
        player.wait(happening.pause)
    player.press("pause")
    heard, cues = len(player.heard), len(player.cues)
    for happening in after:
        player.tell(*happening.messages)
        player.wait(happening.pause)
    assert (len(player.heard), len(player.cues)) == (heard, cues)
    player.wait(seconds)
    player.press("resume")
    player.wait_for_silence()
    assert player.overlaps == 0
    assert all(len(whys) == 1 for whys in player.drops.values())
    owed = {m.text for h in after for m in h.messages if m.category is Category.MINE}
    assert owed <= {each.text for each in player.heard}
