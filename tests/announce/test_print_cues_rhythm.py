"""What is printed, which cues sound, and when bots may move."""

from announce.listening import Listener, move, question, told

from ludoreille.announce import Rhythm, may_bots_act
from ludoreille.words.line import Category

REFUSALS = [move(f"Le joueur {n} refuse", "refuses", "{n} joueurs refusent") for n in range(12)]


def lines(player):
    return [text for _, text in player.printed]


def test_a_happening_of_six_lines_is_printed_at_once():
    player = Listener(speaks=False, prints=True)
    player.tell(*REFUSALS[:6])
    assert lines(player) == [message.text for message in REFUSALS[:6]]
    player.wait(60)
    assert len(lines(player)) == 6


def test_a_flood_is_printed_in_a_short_block_with_the_question_last():
    for happenings in ([[*REFUSALS]], [[refusal] for refusal in REFUSALS]):
        player = Listener(speaks=False, prints=True)
        for happening in happenings:
            player.tell(*happening)
            player.wait(0.005)
        player.tell(question("À vous"))
        told_lines = lines(player)
        assert told_lines[:4] == [message.text for message in REFUSALS[:4]]
        assert told_lines[-1] == "À vous"
        assert told_lines[-2].endswith("joueurs refusent")
        assert len(told_lines) <= 8
        assert list(player.announcer.history.messages)[:-1] == REFUSALS


def test_what_is_held_is_printed_soon_without_a_question():
    player = Listener(speaks=False, prints=True)
    player.tell(*REFUSALS)
    assert not player.announcer.silent
    player.wait(0.6)
    assert lines(player) == [*(message.text for message in REFUSALS[:4]), "8 joueurs refusent"]
    assert player.announcer.silent


def test_with_our_voice_everything_is_printed_once_when_it_comes():
    player = Listener(speaks=True, prints=True)
    player.tell(*REFUSALS, question("À vous"))
    assert lines(player) == [*(message.text for message in REFUSALS), "À vous"]
    player.wait_for_silence()
    assert len(lines(player)) == 13


def test_without_print_nothing_is_printed_and_without_voice_nothing_said():
    reader, terminal = Listener(), Listener(speaks=False, prints=True)
    for player in (reader, terminal):
        player.tell(told("Basile passe"))
        player.wait(60)
    assert (reader.printed, terminal.heard) == ([], [])


def test_a_message_without_words_is_its_cue_alone():
    player = Listener(prints=True)
    player.tell(told("", Category.MINE, cues=("turn-start",)))
    assert [name for _, name in player.cues] == ["turn-start"]
    assert (player.heard, player.printed, list(player.announcer.history.messages)) == ([], [], [])


def test_a_cue_sounds_at_once():
    player = Listener()
    player.tell(told("Basile pose le 3", cues=("place", "red")))
    assert player.cues == [(100.0, "place"), (100.0, "red")]


def test_a_storm_of_cues_is_thinned_and_my_turn_always_sounds():
    player = Listener()
    player.tell(
        *(told(f"Coup {n}", cues=(f"cue-{n}",)) for n in range(12)),
        told("À vous", Category.ALERT, cues=("my-turn",)),
    )
    player.wait(2)
    assert [name for _, name in player.cues] == ["cue-9", "cue-10", "cue-11", "my-turn"]
    gaps = [later - earlier for (earlier, _), (later, _) in zip(player.cues, player.cues[1:], strict=False)]
    assert all(gap > 0.14 for gap in gaps)
    assert player.cues[-1][0] - 100 < 0.6


def test_the_cue_of_a_menu_never_waits():
    player = Listener()
    player.tell(*(told(f"Coup {n}", cues=("place",)) for n in range(3)))
    for _ in range(5):
        player.tell(told("Carte", Category.FOCUS, cues=("item",)))
        assert player.cues[-1] == (player.now, "item")
        player.wait(0.05)


def test_bots_wait_for_the_end_of_speech():
    player = Listener()
    assert may_bots_act(Rhythm.WAIT, player.announcer, player.now)
    player.tell(told("Basile passe"), told("Chloé passe"))
    player.wait(1)
    assert not may_bots_act(Rhythm.WAIT, player.announcer, player.now)
    player.wait(1)
    assert may_bots_act(Rhythm.WAIT, player.announcer, player.now)


def test_bots_leave_time_to_read_what_was_printed():
    player = Listener(speaks=False, prints=True)
    player.tell(told("x" * 25))
    player.wait(0.9)
    assert not may_bots_act(Rhythm.WAIT, player.announcer, player.now)
    assert player.announcer.silent
    player.wait(0.2)
    assert may_bots_act(Rhythm.WAIT, player.announcer, player.now)
    player.tell(told("x" * 1000))
    player.wait(2.6)
    assert may_bots_act(Rhythm.WAIT, player.announcer, player.now)


def test_bots_move_at_once_or_at_a_key():
    player = Listener()
    player.tell(told("Basile passe"))
    assert may_bots_act(Rhythm.FAST, player.announcer, player.now)
    assert not may_bots_act(Rhythm.KEY, player.announcer, player.now)
    assert may_bots_act(Rhythm.KEY, player.announcer, player.now, key=True)
