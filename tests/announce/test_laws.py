"""What holds whatever happens and whatever the player does meanwhile."""

from dataclasses import dataclass
from itertools import pairwise

from announce.listening import Listener, move, told
from hypothesis import given
from hypothesis import strategies as st

from ludoreille.announce.selection import REMEMBERED
from ludoreille.words.line import Category


@dataclass(frozen=True)
class Happening:
    """Messages, or a key, and the seconds that pass after it."""

    messages: tuple = ()
    key: str | None = None
    pause: float = 0.0


def messages(categories=tuple(Category)):
    """Return messages of these categories, each with a text of its own."""

    def build(category, words, kind, alert_kind):
        mark, length = words
        text = f"{mark} " + "x" * length
        if category is Category.OTHERS and kind:
            return move(text, kind, "{n} " + kind)
        kinds = {alert_kind: True} if category is Category.ALERT and alert_kind else {}
        return told(text, category, **kinds)

    return st.builds(
        build,
        st.sampled_from(categories),
        st.tuples(st.integers(0, 999), st.integers(1, 150)),
        st.sampled_from([None, "refusent", "posent"]),
        st.sampled_from([None, "urgent", "asks"]),
    )


PAUSES = st.sampled_from([0.0, 0.01, 0.1, 0.5, 1.0, 3.0, 10.0])
HAPPENINGS = st.one_of(
    st.builds(Happening, st.lists(messages(), min_size=1, max_size=8).map(tuple), st.none(), PAUSES),
    st.builds(Happening, st.just(()), st.sampled_from(["acted", "skip", "hush"]), PAUSES),
)


def live(player, happenings):
    """Let everything happen, and wait until all is said; return the messages in order."""
    for happening in happenings:
        if happening.key:
            player.press(happening.key)
        else:
            player.tell(*happening.messages)
        player.wait(happening.pause)
    player.wait_for_silence()
    return [message for happening in happenings for message in happening.messages]


def began_alert(player):
    """Return when the first alert was spoken."""
    return next(heard.start for heard in player.heard if heard.category is Category.ALERT)


@given(st.lists(HAPPENINGS, max_size=12), st.sampled_from([8, 15, 40]))
def test_history_is_whole_and_each_utterance_has_one_fate(happenings, cps):
    player = Listener(cps=cps)
    added = live(player, happenings)
    assert list(player.announcer.history.messages) == [m for m in added if m.category in REMEMBERED]
    assert player.overlaps == 0
    ids = [heard.id for heard in player.heard]
    assert len(set(ids)) == len(ids)
    assert all(heard.end is not None for heard in player.heard)
    assert all(len(whys) == 1 for whys in player.drops.values())
    given_up = {id_ for id_, whys in player.drops.items() if whys == ["lost"]}
    assert given_up <= set(ids)
    assert set(ids) & set(player.drops) == given_up


@given(st.lists(HAPPENINGS, max_size=12), st.booleans())
def test_everything_is_printed_once(happenings, speaks):
    player = Listener(speaks=speaks, prints=True)
    added = live(player, happenings)
    printed = [text for _, text in player.printed]
    once = [m.text for m in added if m.text]
    if speaks:
        assert printed == once
    else:
        remaining = iter(printed)
        unfoldable = [m.text for m in added if m.fold_key is None]
        assert all(text in remaining for text in unfoldable)
        assert sum(int(t.split()[0]) for t in printed if t.endswith(("refusent", "posent"))) == (
            len(once) - sum(not t.endswith(("refusent", "posent")) for t in printed)
        )


@given(
    st.lists(st.lists(messages((Category.OTHERS, Category.AMBIENT)), max_size=10), max_size=4),
    st.sampled_from([0.0, 0.01, 0.3, 1.0]),
    messages((Category.ALERT,)),
    st.lists(messages((Category.OTHERS, Category.AMBIENT)), max_size=10),
)
def test_an_alert_is_spoken_within_three_seconds(before, pause, alert, after):
    player = Listener()
    for burst in before:
        player.tell(*burst)
        player.wait(pause)
    began = player.now
    player.tell(alert, *after)
    player.wait_for_silence()
    assert began_alert(player) - began <= 3


@given(
    st.lists(messages((Category.MINE, Category.OTHERS, Category.ANSWER)), max_size=10),
    messages((Category.OTHERS,)),
    messages((Category.ALERT,)),
    st.sampled_from([5, 15]),
)
def test_neither_my_move_nor_an_answer_nor_a_slow_voice_delays_my_turn(before, last, alert, cps):
    player = Listener(cps=cps)
    player.tell(*before)
    player.tell(last)
    began = player.now
    player.tell(alert)
    player.wait_for_silence()
    assert began_alert(player) - began <= 3


@given(st.lists(HAPPENINGS, max_size=12))
def test_an_ambient_message_never_interrupts(happenings):
    player = Listener()
    live(player, [happening for happening in happenings if not happening.key])
    for before, heard in pairwise(player.heard):
        if heard.category is Category.AMBIENT:
            assert before.whole
            assert not heard.interrupts
