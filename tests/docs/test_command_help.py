"""What `--aide` tells of each command: every option it takes, every game, every variant, nothing else."""

import os
import re
import subprocess
import sys

import pytest

from ludoreille.arguments import COMMANDS, COMMON
from ludoreille.cli import main
from ludoreille.games import SHELF
from ludoreille.requested import typed
from ludoreille.terminal.keys import Bindings, Scope
from ludoreille.terminal.output import encodable


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command or "ludoreille")
def test_the_help_of_a_command_names_every_option_that_it_takes(command, capfd):
    assert main([command, "--aide"] if command else ["--aide"]) == 0
    told = capfd.readouterr().out
    assert f"ludoreille {command}".strip() in told
    options = {name.rstrip("=") for name in (*COMMANDS[command].options, *COMMON)} - {"help"}
    assert set(re.findall(r"^--(\w+)", told, re.MULTILINE)) == options
    assert encodable(told.replace("\n", " "), "latin-1") == " ".join(told.splitlines())


def test_the_first_help_names_every_command_and_every_game(capfd):
    main(["--aide"])
    told = capfd.readouterr().out
    assert all(f"ludoreille {command}" in told for command in COMMANDS)
    assert all(game in told for game in SHELF)


@pytest.mark.parametrize("command", ["jouer", "simuler"])
def test_the_help_tells_how_each_variant_is_typed(command, capfd):
    main([command, "--aide"])
    told = capfd.readouterr().out
    for game in SHELF.values():
        for option in game.rules.options:
            for value in option.values:
                assert f"{option.name}={typed(value)}" in told


def test_help_in_line_mode_names_the_words_that_can_be_typed(tmp_path):
    start = "from ludoreille.cli import main; raise SystemExit(main())"
    own = ("--voix", "texte", "--sons", "non", "--config", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", start, "jouer", "push", *own],
        input="aide\nretour\nquitter\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    for _, words in Bindings().words(Scope.PLAY):
        assert re.search(rf"^\d+, {words[0]}", done.stdout, re.IGNORECASE | re.MULTILINE), words[0]
    assert "Tabulation" not in done.stdout
