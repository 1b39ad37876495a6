"""What the player chose to hear and to keep: topic by topic, and whose moves."""

from announce.listening import Listener, question, told
from hypothesis import given
from hypothesis import strategies as st

from ludoreille.announce import Selection, Whose
from ludoreille.words.line import Category, Line, Topic, topic_of

MOVE = told("Basile passe", topic=Topic.MOVES, cues=("pass",))
TABLE = told("La pile est mélangée", topic=Topic.TABLE)
SCORES = told("Basile, 12 points", Category.ALERT, topic=Topic.SCORES)
MOOD = told("Basile soupire", Category.AMBIENT, topic=Topic.AMBIENT)
MINE = told("Vous passez", Category.MINE)
TURN = question("À vous")
EVENING = [MOVE, TABLE, SCORES, MOOD, MINE, TURN]


def evening(selection, **how):
    """Let a listener hear every kind of message, one after the other."""
    player = Listener(**how)
    player.announcer.selection = selection
    for message in EVENING:
        player.tell(message)
        player.wait_for_silence()
    return player


def kept(player):
    return list(player.announcer.history.messages)


def test_by_default_all_is_said_and_all_but_moods_is_kept():
    player = evening(Selection())
    assert player.texts == [message.text for message in EVENING]
    assert kept(player) == [message for message in EVENING if message is not MOOD]


@given(st.frozensets(st.sampled_from(Topic)), st.frozensets(st.sampled_from(Topic)))
def test_saying_and_keeping_are_two_switches_for_each_topic(said, kept_topics):
    chosen = Selection(said, kept_topics)
    voice = evening(chosen)
    assert voice.texts == [m.text for m in EVENING if m.topic is None or m.topic in said]
    assert kept(voice) == [m for m in EVENING if m.topic is None or m.topic in kept_topics]
    beside = evening(chosen, prints=True)
    assert [text for _, text in beside.printed] == [
        m.text for m in EVENING if m.topic is None or m.topic in said | kept_topics
    ]
    terminal = evening(chosen, speaks=False, prints=True)
    assert [text for _, text in terminal.printed] == voice.texts
    assert kept(terminal) == kept(voice)


def test_the_sound_of_what_is_not_said_is_heard_and_the_key_that_repeats_passes_over_it():
    player = evening(Selection(said=frozenset(Topic) - {Topic.MOVES}))
    assert [name for _, name in player.cues] == ["pass"]
    player.tell(MINE, MOVE)
    player.wait_for_silence()
    assert player.announcer.repeat_last().text == MINE.text


def test_following_oneself_silences_others_and_walks_past_them():
    player = evening(Selection(whose=Whose.MINE))
    assert player.texts == [TABLE.text, SCORES.text, MINE.text, TURN.text]
    assert MOVE in kept(player)
    history = player.announcer.history
    assert [history.first(), *iter(history.forward, None)] == [TABLE, SCORES, MINE, TURN]


def test_following_others_walks_past_oneself_and_silences_nothing():
    player = evening(Selection(whose=Whose.OTHERS))
    assert player.texts == [message.text for message in EVENING]
    history = player.announcer.history
    assert [*iter(history.back, None)] == [TURN, SCORES, TABLE, MOVE]
    assert history.back() is None
    assert history.current() == MOVE


def test_the_filter_adds_to_the_switches():
    player = evening(Selection(frozenset({Topic.MOVES}), whose=Whose.MINE))
    assert player.texts == [MINE.text, TURN.text]


def test_a_walk_stays_where_it_is_when_the_filter_leaves_nothing_to_reach():
    player = Listener()
    player.tell(MOVE)
    player.announcer.selection = Selection(whose=Whose.MINE)
    history = player.announcer.history
    assert [history.back(), history.first(), history.last(), history.newest()] == [None] * 4
    assert not history.reviewing


def test_what_a_player_needs_has_no_topic_to_switch_off():
    for category in Category:
        assert topic_of(Line("x", category=category, topic=Topic.SCORES, urgent=True)) is None
        assert topic_of(Line("x", category=category, topic=Topic.SCORES, asks=True)) is None
    for category in (Category.MINE, Category.ANSWER, Category.FOCUS):
        assert topic_of(Line("x", category=category, topic=Topic.SCORES)) is None
    assert topic_of(Line("x", category=Category.ALERT)) is None
