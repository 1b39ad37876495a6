"""Reports about one game or another: what a decision costs, counts explained, hands by groups."""

import re

import pytest

from ludoreille.games import SHELF

SEALED = ("choose", "hide")
"""What is chosen in secret comes before anything can be said of it."""
QUIET = ("--sons", "non", "--rythme", "rapide", "--voix", "synthese")


def begin(room, game, *more, seats=4, seed="1"):
    return room.evening("jouer", game, "--joueurs", str(seats), "--graine", seed, *QUIET, *more)


@pytest.fixture
def refusing(room):
    """Return a game of Non Merci at the person's turn."""
    evening = begin(room, "non_merci")
    evening.wait_for_question()
    evening.wait_for_silence()
    return evening


def test_a13_one_key_tells_the_whole_decision_of_non_merci_and_one_key_takes_it(refusing):
    told = refusing.answer("tab")
    assert len(told) <= 150
    assert re.search(
        r"[Ll]e \d+, .*jeton.* prendre vous (coûte|rapporte|fait gagner|enlève) .*\d+ point", told
    )
    assert re.search(r"Vous avez (\d+|un) jeton", told) or "aucun jeton" in told
    since = refusing.mark()
    refusing.press("j")
    assert [entry["action"] for entry in refusing.kinds("act", since)][:1] == ["pass"]


def play_out(evening, key):
    """Answer every question with a key, to the end menu."""
    while not evening.kinds("over"):
        evening.wait_for(lambda: evening.asked is not None or evening.kinds("over"))
        if not evening.kinds("over"):
            evening.press(key)


def test_a28_the_count_of_each_player_is_explained_run_by_run_and_agrees_with_the_total(room):
    evening = begin(room, "non_merci", "--option", "rounds=1", seats=3)
    play_out(evening, "c")
    (over,) = evening.kinds("over")
    evening.wait_for_silence()
    evening.press("down")
    assert "Compte rendu." in evening.answer("enter")
    evening.press("down", "down")
    counts = []
    for _ in over["scores"]:
        evening.press("down")
        evening.wait_for_silence()
        counts.append(evening.said()[-1])
    assert any("suite" in count.lower() for count in counts)
    for count, score in zip(counts, over["scores"], strict=True):
        total = f"moins {-score}" if score < 0 else str(score)
        assert re.search(rf"total,? :? ?{total}\b", count, re.IGNORECASE), (count, score)


def test_a21_a_hand_is_read_by_groups_always_in_the_same_order(room):
    evening = begin(room, "taiwan_snackbar")
    evening.wait_for_question()
    evening.wait_for_silence()
    told = evening.answer("z")
    assert told == evening.answer("z")
    order = ["tofu", "omelette", "nouilles", "ravioli", "porc", "gâteau", "supplément", "changement", "choix"]
    places = [place for place in (told.find(name) for name in order) if place >= 0]
    assert len(places) >= 2 and places == sorted(places)


def test_a21_a_square_is_walked_by_rows_and_columns(room):
    evening = begin(room, "pas_touche", seats=2)
    evening.wait_for_question()
    evening.wait_for_silence()
    first = evening.answer("right")
    assert evening.answer("1") == "Rangée 1." and evening.answer("1") == first
    walked = [first, *(evening.answer("right") for _ in range(5))]
    assert len(set(walked)) == 6
    assert evening.answer("right") == f"Bord. {walked[-1]}"
    assert evening.answer("home") == walked[0]


def test_a12_the_direction_of_play_is_words(room):
    evening = begin(room, "taiwan_snackbar")
    evening.wait_for_question()
    evening.wait_for_silence()
    since = evening.mark()
    evening.press("l")
    evening.wait_for_silence()
    assert re.search(r"vers la (gauche|droite)", " ".join(evening.said(since)))


@pytest.mark.parametrize("game", sorted(set(SHELF) - {"pas_touche"}))
def test_b22_others_act_once_the_last_announcement_was_heard(room, game):
    evening = room.evening("jouer", game, "--joueurs", "4" if game == "touche" else "3", "--sons", "non")
    evening.program.apply(evening.program.store.change(mode="synthese"))
    for _ in range(3):
        evening.wait_for(lambda: evening.asked is not None or evening.kinds("over"))
        if evening.kinds("over"):
            break
        evening.press("down", "enter")
        evening.wait(20)
    others = [e for e in evening.entries if e["kind"] in ("act", "say", "end", "drop")]
    speaking = set()
    for entry in others:
        if entry["kind"] == "say" and entry["category"] == "others":
            speaking.add(entry["id"])
        elif entry["kind"] in ("end", "drop"):
            speaking.discard(entry["id"])
        elif entry["kind"] == "act" and entry["seat"] != 0:
            assert speaking == set() or entry["action"].startswith(SEALED)


def test_the_second_key_of_a_choice_says_why_it_is_refused_and_plays_nothing_else(room):
    evening = begin(room, "taiwan_snackbar")
    evening.wait_for_question()
    evening.wait_for_silence()
    since = evening.mark()
    assert evening.answer("c") == "Quel chiffre ? Rien n'est possible ainsi pour l'instant."
    assert "raviolis" in evening.answer("5") or "ravioli" in evening.said()[-1]
    assert evening.kinds("act", since) == []
    assert [entry["action"] for entry in evening.kinds("refused", since)] == ["change 5"]
