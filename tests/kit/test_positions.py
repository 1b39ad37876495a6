"""The readers of positions: each takes what its docstring says, and nothing that only looks like it."""

from functools import partial

import pytest

from ludoreille.core import Over, Seat, ToPlay, Unreadable
from ludoreille.kit.bots import Level
from ludoreille.kit.positions import (
    Reader,
    read_count,
    read_each,
    read_list,
    read_seat,
    read_seats,
    read_whole,
    read_word,
    turn_keys,
)

SEATS = 3
READERS = {
    "a list": (read_list, [[], [1]], ["", None, (1,), {}]),
    "one a seat": (partial(read_each, length=SEATS, read=read_whole), [[1, -2, 3]], [[1, 2], [1, 2, "3"], 3]),
    "a whole number": (read_whole, [0, -5, 10**30], [True, 1.0, "1", None]),
    "a legal number": (partial(read_whole, legal=(1, -1)), [1, -1], [0, True]),
    "a count": (read_count, [0, 7], [-1, False]),
    "a count from one": (partial(read_count, least=1), [1], [0]),
    "a seat": (partial(read_seat, seats=SEATS), [0, 2], [3, -1, "0"]),
    "seats": (partial(read_seats, seats=SEATS), [[], [2, 0]], [[0, 0], [3], 1]),
    "a word": (partial(read_word, legal=Level), ["debutant"], ["", None, "BEGINNER"]),
}


@pytest.mark.parametrize("name", READERS)
def test_a_reader_takes_what_it_means_and_refuses_all_else(name):
    read, fine, bad = READERS[name]
    for value in fine:
        assert Reader({"key": value}, {"key"}).get("key", None, read) == value
    for value in bad:
        with pytest.raises(Unreadable) as refused:
            Reader({"key": value}, {"key"}).get("key", None, read)
        assert (refused.value.reason, refused.value.details) == ("bad-value", {"key": "key", "text": value})


def test_an_unknown_key_is_refused_by_its_name():
    with pytest.raises(Unreadable) as refused:
        Reader({"pot": 1, "zebra": 2, "aim": 3}, {"pot"})
    assert (refused.value.reason, refused.value.details) == ("no-such-key", {"text": "aim"})


def test_a_finer_reason_is_kept():
    def read(_value):
        raise Unreadable("no-such-card", text="X")

    with pytest.raises(Unreadable) as refused:
        Reader({"card": "X"}, {"card"}).get("card", None, read)
    assert refused.value.reason == "no-such-card"


def test_who_moves_and_who_has_won_follow_from_the_turn():
    assert turn_keys(ToPlay((Seat(2), Seat(0)))) == {"to_move": [0, 2], "winners": []}
    assert turn_keys(Over((Seat(1),), (3, 4))) == {"to_move": [], "winners": [1]}
