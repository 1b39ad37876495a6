"""The process where bots think, killed, hung or forbidden under the real command: the game goes on."""

import contextlib
import os
import signal
import time
from pathlib import Path

import pytest
from robustness.program import CTRL_C, CTRL_D, QUIET, Evening, journal, run, saved, surroundings

FAST = ("--voix", "simulee:9000")
PLAY = ("jouer", "non_merci", "--joueurs", "3", "--option", "rounds=2", "--graine", "7", *QUIET, *FAST)
AGAIN = "il reprend sa réflexion"
PLACE = str(Path(__file__).parents[1] / "thinking")
ODD = f"""
from ludoreille.thinking.thinker import Thinker
Thinker.__init__.__kwdefaults__.update(module="odd_minds", paths=({PLACE!r},))
"""
"""Lets all bots think for ever."""
ALONE = """
import subprocess
class Popen:
    def __init__(self, *_, **__):
        raise OSError
subprocess.Popen = Popen
"""
"""Lets no process be started."""


def thinker(evening):
    """Return the process where the bots of *evening* think, None if there is none."""
    found = [evening.process.pid]
    for pid in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{pid}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
            words = Path(f"/proc/{pid}/cmdline").read_bytes()
            if b"thinking.child" in words or b"odd_minds" in words:
                return pid
    return None


def alive(pid):
    """Say whether a process still runs; one that nobody has waited for yet does not."""
    with contextlib.suppress(OSError):
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    return False


def wait_for(found, seconds=20.0):
    limit = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < limit
        time.sleep(0.01)
    return value


def changed(folder, code):
    """Return an environment in which the program first does *code*."""
    place = folder / "modules"
    place.mkdir(parents=True)
    (place / "sitecustomize.py").write_text(code)
    return surroundings(folder, PYTHONPATH=os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")]))


def game(folder, *, terminal=False, env=None, lives=()):
    """Play a game to its end, check that end, and return its moves and what was shown.

    The process where bots think is killed after so many moves, and the next one, and so on.
    """
    folder.mkdir(exist_ok=True)
    with Evening(folder, *PLAY, terminal=terminal, env=env) as evening:
        if terminal:  # where a question is traced again after each key
            evening._answer = lambda ask, _rng: CTRL_D if ask["seat"] is None else "2"
        killer = Killer(evening, lives)
        evening.play()
        status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "") and "Partie terminée." in shown and killer.lives == []
    (finished,) = saved(folder, "terminees")
    return journal(finished), shown


class Killer:
    """Kills the process where bots think, each new one once it has lived so many moves."""

    def __init__(self, evening, lives):
        self.lives, self._evening, self._trace = list(lives), evening, evening.trace
        evening.trace = self.trace

    def trace(self):
        moves, killed = 0, None
        for line in self._trace():
            moves += line["kind"] == "act"
            if (
                self.lives
                and moves >= self.lives[0]
                and (pid := thinker(self._evening)) not in (None, killed)
            ):
                os.kill(pid, signal.SIGKILL)
                self.lives.pop(0)
                moves, killed = 0, pid
            yield line


@pytest.mark.parametrize("terminal", [False, True])
def test_killed_again_and_again_the_bots_play_the_same_game(tmp_path, terminal):
    calm, shown = game(tmp_path / "calm", terminal=terminal)
    assert AGAIN not in shown
    played, shown = game(tmp_path / "killed", terminal=terminal, lives=(1, 9, 12))
    assert played == calm and 1 <= shown.count(AGAIN) <= 3
    assert not (tmp_path / "killed" / "maison" / "erreur.log").exists()


def test_where_no_process_may_be_started_the_game_is_the_same(tmp_path):
    calm, _ = game(tmp_path / "calm")
    played, shown = game(tmp_path / "alone", env=changed(tmp_path / "alone", ALONE))
    assert played == calm
    assert shown.count("réfléchissent dans le programme même") == 1


def test_a_killed_program_leaves_no_process_behind(tmp_path):
    with Evening(tmp_path, *PLAY, env=changed(tmp_path, ODD)) as evening:
        pid = wait_for(lambda: thinker(evening))
        evening.until("ask")
        evening.type("take")
        time.sleep(0.3)
        evening.process.kill()
        wait_for(lambda: not alive(pid))


@pytest.mark.parametrize("terminal", [False, True])
def test_leaving_while_a_bot_thinks_takes_no_time(tmp_path, terminal):
    with Evening(
        tmp_path,
        *PLAY,
        terminal=terminal,
        env=changed(tmp_path, ODD),
    ) as evening:
        pid = wait_for(lambda: thinker(evening))
        time.sleep(0.5)
        began = time.monotonic()
        if terminal:
            evening.type(CTRL_C)
        else:
            os.kill(evening.process.pid, signal.SIGTERM)
        status, shown, complaint = evening.end()
        assert time.monotonic() - began < 3.0
    assert (status, complaint) == (0, "") and shown.rstrip().endswith("À bientôt." if terminal else "")
    assert "Traceback" not in shown and len(saved(tmp_path)) == 1
    assert not alive(pid)


def test_lines_typed_while_bots_think_answer_the_next_questions(tmp_path):
    done = run(tmp_path, *PLAY, typed=b"take\n" * 200)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Partie terminée." in done.stdout.decode() and len(saved(tmp_path, "terminees")) == 1
