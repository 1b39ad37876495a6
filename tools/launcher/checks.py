"""`lancer.py --tests`: installs what the tests need, runs every check, and says which failed."""

import os
import subprocess
import tomllib

from launcher import apt
from launcher.console import say
from launcher.environment import Environment

SYSTEM_PACKAGES = (
    "alsa-utils",
    "espeak-ng",
    "libasound2-plugins",
    "libportaudio2",
    "pulseaudio",
    "pulseaudio-utils",
    "speech-dispatcher",
    "speech-dispatcher-audio-plugins",
    "speech-dispatcher-espeak-ng",
)


def run_checks(environment: Environment) -> int:
    """Run all checks, the tests last, and return 0 if every one passed, 1 otherwise."""
    environment.ensure()
    _install_system_packages(environment)
    say("Installation de ce qu'il faut pour les tests.")
    pyproject = tomllib.loads((environment.root / "pyproject.toml").read_text(encoding="utf-8"))
    environment.install(pyproject["dependency-groups"]["dev"])
    failed = [title for title, command in _checks(environment) if not _passes(environment, title, command)]
    if failed:
        say(f"Ont échoué : {', '.join(failed)}.")
    return 1 if failed else 0


def _checks(environment: Environment) -> tuple[tuple[str, list[str]], ...]:
    module = [str(environment.python), "-m"]
    return (
        ("règles d'écriture", [*module, "ruff", "check"]),
        ("mise en forme", [*module, "ruff", "format", "--check"]),
        ("types", [*module, "mypy"]),
        ("importations", [*environment.command("lint-imports"), "--no-logo"]),
        ("tests", [*module, "pytest", "--numprocesses=auto", "--dist=worksteal"]),
    )


def _passes(environment: Environment, title: str, command: list[str]) -> bool:
    say(f"Contrôle : {title}.")
    path = f"{environment.programs}{os.pathsep}{os.environ.get('PATH', '')}"
    return not subprocess.call(command, cwd=environment.root, env=os.environ | {"PATH": path})


def _install_system_packages(environment: Environment) -> None:
    missing = apt.missing(SYSTEM_PACKAGES)
    if missing and apt.allowed():
        say(f"Installation des paquets {', '.join(missing)}.")
        apt.install(missing, environment.log)
    elif missing:
        say(f"Les tests de la voix et du son ont besoin d'autres paquets : tapez « {apt.by_hand(missing)} ».")
