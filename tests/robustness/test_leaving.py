"""Ways out in the middle of a game: nothing is lost, nothing complains, and the same table is found again."""

import os
import signal
import subprocess
import sys

import pytest
from robustness.program import CTRL_C, CTRL_D, QUIET, Evening, journal, run, saved

PLAY = ("jouer", "push", "--joueurs", "3", "--graine", "7", "--personnes", "Zoé", *QUIET)


def look(evening):
    """Ask for the table once a question is there, and return what was printed."""
    answers, before = [], 0
    for line in evening.trace():
        if line["kind"] == "ask":
            before += 1
            if before == 1:
                evening.type("l" if evening.terminal else "table")
            else:
                return answers
        if before and line["kind"] == "print":
            answers.append(line["text"])
    raise AssertionError("no question")


def signalled(number):
    return lambda evening: os.kill(evening.process.pid, number)


def unplugged(evening):
    evening.process.stdin.close()


WAYS = {
    "Ctrl+C at a terminal": (True, lambda evening: evening.type(CTRL_C)),
    "Ctrl+D at a terminal": (True, lambda evening: evening.type(CTRL_D)),
    "terminal closed": (True, Evening.hang_up),
    "SIGHUP at a terminal": (True, signalled(signal.SIGHUP)),
    "SIGINT at a pipe": (False, signalled(signal.SIGINT)),
    "SIGTERM at a pipe": (False, signalled(signal.SIGTERM)),
    "end of input": (False, unplugged),
    "the word quitter": (False, lambda evening: evening.type("quitter")),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_game_is_found_again_as_it_was_left(tmp_path, way):
    terminal, leave = WAYS[way]
    with Evening(tmp_path, *PLAY, terminal=terminal) as evening:
        table = look(evening)
        leave(evening)
        status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "")
    assert "Traceback" not in shown and "\x1b" not in shown
    (kept,) = saved(tmp_path)
    moves = journal(kept)
    with Evening(tmp_path, "reprendre", *QUIET) as evening:
        assert look(evening) == table
        evening.type("quitter")
        assert evening.end()[0] == 0
    (kept,) = saved(tmp_path)
    assert journal(kept) == moves and moves


def test_a_killed_game_goes_on_from_the_last_move(tmp_path):
    with Evening(tmp_path, *PLAY) as evening:
        acts = 0
        for line in evening.trace():
            if line["kind"] == "ask":
                if acts == 3:
                    break
                acts += 1
                evening.type(line["actions"][0])
        evening.process.kill()
        evening.process.wait()
    (kept,) = saved(tmp_path)
    with Evening(tmp_path, "reprendre", *QUIET) as evening:
        assert evening.until("ask")["actions"] == line["actions"]
        evening.play()
        assert evening.end()[0] == 0
    (finished,) = saved(tmp_path, "terminees")
    assert not kept.exists() and len(journal(finished)) > 20


def test_nothing_to_resume_is_told_with_what_to_do(tmp_path):
    done = run(tmp_path, "reprendre", *QUIET)
    assert (done.returncode, done.stderr) == (1, b"")
    assert "Aucune partie à reprendre" in done.stdout.decode()


@pytest.mark.parametrize("words", [("reprendre",), ("revoir",)])
def test_a_command_that_only_tells_is_heard_to_its_end(tmp_path, words):
    if words == ("revoir",):
        run(tmp_path, *PLAY, typed=b"draw\nquitter\n")
        words = ("revoir", str(*saved(tmp_path)))
    with Evening(tmp_path, *words, *QUIET, "--voix", "simulee:400") as evening:
        trace = list(evening.trace())
    whole = {line["id"] for line in trace if line["kind"] == "end" and line["complete"]}
    said = [line for line in trace if line["kind"] == "say"]
    assert len(said) > 1 and all(line["id"] in whole for line in said)


def test_the_terminal_is_given_back_as_it_was(tmp_path):
    import termios  # noqa: PLC0415 - there is none on Windows

    with Evening(tmp_path, *PLAY, terminal=True) as evening:
        before = termios.tcgetattr(evening.master)
        evening.until("ask")
        during = termios.tcgetattr(evening.master)
        os.kill(evening.process.pid, signal.SIGTERM)
        assert evening.end()[0] == 0
        assert during != termios.tcgetattr(evening.master) == before


def test_an_interruption_while_the_program_loads_is_a_leave_like_another(tmp_path):
    code = (
        "import sys\n"
        "class Interrupts:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'ludoreille.cli':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupts())\n"
        "from ludoreille.__main__ import main\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_bots_that_wait_for_a_key_do_not_wait_for_one_that_cannot_come(tmp_path):
    words = ("jouer", "non_merci", "--joueurs", "4", "--graine", "7", *QUIET, "--rythme", "touche")
    done = run(tmp_path, *words, typed=b"passer\npasser\npasser\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(saved(tmp_path)) == 1
