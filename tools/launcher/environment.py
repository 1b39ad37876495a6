"""The virtual environment `.venv` beside `lancer.py`: is it complete, how it is made, what it runs."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from launcher import apt
from launcher.console import Failure, say, say_aloud
from launcher.steps import run

UNFINISHED = ""
"""What the stamp holds while the environment is being made: whoever finds it makes it afresh."""


class Environment:
    """A virtual environment, and the stamp in it that tells for what it was completed."""

    def __init__(self, root: Path) -> None:
        """Describe the environment of the checkout at *root*; nothing is read or made."""
        self.root = root
        self.folder = root / ".venv"
        self.log = self.folder / "installation.log"
        self.programs = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self._stamp = self.folder / "lancer.txt"

    def command(self, script: str) -> list[str]:
        """Return what runs the installed *script*, even where the disk allows no file to be executed."""
        if os.name == "nt":
            return [str(self.programs / f"{script}.exe")]
        return [str(self.python), str(self.programs / script)]

    def complete(self) -> bool:
        """Say whether all is installed, for this Python, this folder and these dependencies."""
        return self._stamped() == self._key() and self.python.exists()

    def ensure(self) -> None:
        """Make the environment complete; raise `Failure` or OSError if that cannot be."""
        if self.complete():
            return
        if self._usable():
            say("Ludoreille se met à jour : cela peut prendre une minute.")
        else:
            say_aloud("Ludoreille s'installe, une seule fois : cela peut prendre une ou deux minutes.")
            self._make()
        say("Installation de la voix, des sons et du reste.")
        self.install(["--editable", str(self.root)])
        self._stamp.write_text(self._key(), encoding="utf-8", errors="surrogateescape")
        say("L'installation est terminée.")

    def install(self, requirements: list[str]) -> None:
        """Install *requirements* with pip; raise `Failure` with the remedy if that fails."""
        options = ["--no-input", "--no-user", "--prefer-binary", "--progress-bar", "off"]
        run([str(self.python), "-m", "pip", "install", *options, *requirements], self.log)

    def _make(self) -> None:
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        self._stamp.write_text(UNFINISHED, encoding="utf-8")
        if not (find_spec("venv") and find_spec("ensurepip")):
            self._install_venv()
        say("Création de l'environnement Python.")
        run([sys.executable, "-m", "venv", str(self.folder)], self.log)

    def _install_venv(self) -> None:
        package = "python{}.{}-venv".format(*sys.version_info)
        if not apt.allowed():
            raise Failure(
                "Il manque à ce système de quoi créer un environnement Python : tapez "
                f"« {apt.by_hand([package])} » puis relancez la même commande."
            )
        say(f"Installation du paquet {package}, qui manque à ce système.")
        apt.install([package], self.log)

    def _usable(self) -> bool:
        """Say whether what is there can be brought up to date instead of being made afresh."""
        stamped = self._stamped()
        if stamped is not None and stamped.split("\n")[:2] != self._key().split("\n")[:2]:
            return False
        check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
        try:
            return not subprocess.run(
                [str(self.python), "-c", check], capture_output=True, check=False
            ).returncode
        except OSError:
            return False

    def _stamped(self) -> str | None:
        try:
            return self._stamp.read_text(encoding="utf-8", errors="surrogateescape")
        except OSError:
            return None

    def _key(self) -> str:
        dependencies = (self.root / "pyproject.toml").read_text(encoding="utf-8")
        return f"Python {sys.version_info[0]}.{sys.version_info[1]}\n{self.root}\n{dependencies}"
