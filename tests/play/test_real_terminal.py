"""Reports about the terminal: the real command in a pseudo-terminal, with a simulated voice and its trace."""

import json
import re
import time

import pytest
from play.terminal import PATIENCE, Terminal

FRAMES = re.compile("[\x1b\u2500-\u257f\u2800-\u28ff]")
WATCHED, NO_MORE = "\x1b[?1004h", "\x1b[?1004l"
"""What asks the terminal to tell about its window, and what ends that: written only where we speak."""
LEFT, BACK = "\x1b[O", "\x1b[I"


def play(folder, *argv, voice="simulee:40"):
    return Terminal(folder, "jouer", "push", "--joueurs", "3", "--graine", "2", "--voix", voice, *argv)


def finish(terminal):
    """Play to the end of the game: draw, take the first column that can be, stop now and then."""
    play_until(terminal, lambda entry: entry["kind"] == "over")


def play_until(terminal, found):
    """Play until the game ends or asks what is looked for."""
    since = 0
    while not found(entry := terminal.wait_for(ends_or_asks, since)):
        since = terminal.entries.index(entry) + 1
        actions = entry["actions"]
        action = "stop" if "stop" in actions and since % 3 == 0 else actions[0]
        terminal.type({"draw": "p", "stop": "a"}.get(action) or '&é"'[int(action[-1]) - 1])


def begins_my_turn(entry):
    return entry["kind"] == "ask" and "draw" in entry["actions"] and "stop" not in entry["actions"]


def ends_or_asks(entry):
    return entry["kind"] == "over" or (entry["kind"] == "ask" and entry["seat"] is not None)


@pytest.mark.parametrize("voice", ["simulee:4000", "texte"])
def test_a07_b11_a_whole_game_only_appends_whole_lines(tmp_path, voice):
    with play(tmp_path, "--rythme", "rapide", voice=voice) as terminal:
        finish(terminal)
        terminal.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is None)
        terminal.type("\x03")
        assert terminal.process.wait(PATIENCE) == 0
        text = terminal.text()
    assert not FRAMES.search(text)
    assert "\r" not in text.replace("\r\n", "")
    lines = text.split("\r\n")
    assert lines[-1] == ""
    printed = [entry["text"] for entry in terminal.entries if entry["kind"] == "print"]
    assert lines[:-1] == printed
    said = [entry for entry in terminal.entries if entry["kind"] == "say"]
    assert bool(said) == (voice != "texte")


def test_another_window_silences_the_game_and_the_return_says_again_what_was_cut(tmp_path):
    with play(tmp_path) as terminal:
        cut = terminal.wait_for(lambda e: e["kind"] == "start")["id"]
        text = next(e["text"] for e in terminal.entries if e["kind"] == "say" and e["id"] == cut)
        terminal.type(LEFT)
        terminal.wait_for(lambda e: e == {**e, "kind": "focus", "inside": False})
        terminal.wait_for(lambda e: e == {**e, "kind": "end", "id": cut, "complete": False})
        since = len(terminal.entries)
        limit = time.monotonic() + 0.5
        while time.monotonic() < limit:
            terminal.serve()
        assert terminal.entries[since:] == []
        terminal.type(BACK)
        again = terminal.wait_for(lambda e: e["kind"] == "say", since)
        assert again["text"] == text
        assert not any(entry["kind"] == "key" for entry in terminal.entries)
        assert "\x1b" not in terminal.text()


def test_in_texte_the_terminal_is_not_asked_about_its_window_and_what_it_tells_changes_nothing(tmp_path):
    with play(tmp_path, "--rythme", "rapide", voice="texte") as terminal:
        terminal.asked()
        since = len(terminal.entries)
        terminal.type(LEFT, "s")
        terminal.told("Scores", since)
        assert [e["kind"] for e in terminal.entries[since:] if e["kind"] in ("key", "focus")] == ["key"]
        assert "\x1b" not in terminal.text()


def test_the_terminal_is_asked_about_its_window_where_we_speak_until_the_mode_is_texte(tmp_path):
    with play(tmp_path, "--rythme", "rapide", voice="synthese") as terminal:
        terminal.wait_for(lambda e: e["kind"] == "say")
        shown = terminal.until_shown(WATCHED)
        assert shown.startswith(WATCHED) or f"\n{WATCHED}" in shown, "between two lines"
        terminal.type("\x1bOS")
        terminal.told("Mode texte")
        terminal.process.terminate()
        terminal.process.wait(PATIENCE)
        text = terminal.text()
    assert text.count(WATCHED) == text.count(NO_MORE) == 1
    assert not FRAMES.search(text.replace(WATCHED, "").replace(NO_MORE, ""))


def test_a07_keys_are_not_echoed_and_no_prompt_is_printed(tmp_path):
    with play(tmp_path, "--rythme", "rapide") as terminal:
        terminal.asked()
        terminal.type("k", "w")
        terminal.told("W ne fait rien")
        shown = terminal.text().replace("\r\n", "\n")
    assert re.search(r"^[kw>]", shown, re.MULTILINE) is None


def test_b11_nothing_is_shown_while_the_game_only_waits(tmp_path):
    with play(tmp_path, "--rythme", "rapide", voice="simulee:4000") as terminal:
        terminal.asked()
        terminal.told("À vous")
        time.sleep(0.5)
        before = terminal.text()
        time.sleep(1.5)
        assert terminal.text() == before


def test_b08_escape_alone_acts_within_150_ms(tmp_path):
    delays = []
    with play(tmp_path, "--rythme", "rapide", voice="simulee:4000") as terminal:
        terminal.asked()
        for _ in range(5):
            since = len(terminal.entries)
            terminal.type("\x1bOP")
            terminal.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is None, since)
            since = len(terminal.entries)
            pressed = terminal.type("\x1b")
            answer = terminal.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is not None, since)
            delays.append(answer["t"] - pressed)
    assert min(delays) < 0.15


def test_b08_escape_and_a_letter_soon_after_are_two_keys_and_an_arrow_in_pieces_is_one(tmp_path):
    with play(tmp_path, "--rythme", "rapide", voice="simulee:4000") as terminal:
        terminal.asked()
        terminal.type("\x1b")
        time.sleep(0.12)
        terminal.type("s")
        terminal.told("Scores")
        since = len(terminal.entries)
        terminal.type("\x1b")
        time.sleep(0.03)
        terminal.type("[B")
        terminal.wait_for(lambda e: e == {**e, "kind": "key", "key": "down"}, since)
        keys = [entry["key"] for entry in terminal.entries if entry["kind"] == "key"]
    assert keys == ["escape", "s", "down"]


@pytest.mark.parametrize("row", ["&é\"'(", "&é\"'(§", "12345"])
def test_a16_the_digit_row_chooses_in_a_real_terminal(tmp_path, row):
    with play(tmp_path, "--rythme", "rapide", voice="simulee:4000") as terminal:
        play_until(terminal, begins_my_turn)
        since = len(terminal.entries)
        terminal.type(row[0])
        terminal.wait_for(lambda e: e["kind"] == "act" and e["action"] == "draw", since)


def test_a16_a_name_keeps_its_characters(tmp_path):
    with Terminal(
        tmp_path, "jouer", "push", "--personnes", "Zoé-é2", "--voix", "texte", "--rythme", "rapide"
    ) as terminal:
        terminal.asked()
    (save,) = (tmp_path / "parties").glob("*.partie")
    assert "Zoé-é2" in json.loads(save.read_text("utf-8").splitlines()[0])["names"]


def test_a07_the_mode_changes_by_one_key_in_a_real_terminal_with_any_voice(tmp_path):
    with play(tmp_path, "--rythme", "rapide", voice="simulee:40") as terminal:
        terminal.asked()
        since = len(terminal.entries)
        terminal.type("\x1bOS")
        terminal.told("Mode ", since)
        assert terminal.process.poll() is None
