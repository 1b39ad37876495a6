"""What `lancer.py` does: sets the program up beside itself where that is still to do, and starts it."""

import os
import subprocess
from pathlib import Path

from launcher.checks import run_checks
from launcher.console import Failure, say, say_aloud
from launcher.environment import Environment
from launcher.steps import explain

ROOT = Path(__file__).resolve().parents[2]
INTERRUPTED = 130
"""The exit status of a program that Ctrl+C stopped."""


def main(arguments: list[str]) -> int:
    """Start `ludoreille` with *arguments*, or the checks with `--tests`; return the exit status."""
    environment = Environment(ROOT)
    try:
        if arguments == ["--tests"]:
            return run_checks(environment)
        environment.ensure()
    except Failure as failure:
        say_aloud(str(failure))
        return 1
    except OSError as error:
        say_aloud(explain(error, ROOT))
        return 1
    except KeyboardInterrupt:
        say("L'installation est interrompue : relancez la même commande pour la reprendre.")
        return INTERRUPTED
    return _start([*environment.command("ludoreille"), *arguments])


def _start(command: list[str]) -> int:
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606
    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # the program heard it too, and decides
                continue


__all__ = ["main"]
