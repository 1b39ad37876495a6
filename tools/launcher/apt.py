"""System packages on Debian and its family: which are missing, and installing them where that is allowed."""

import os
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from launcher.console import Failure
from launcher.steps import run

LISTS = Path("/var/lib/apt/lists")
APT = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300"]


def missing(packages: Iterable[str]) -> list[str]:
    """Return those of *packages* that are not installed; none on a system without dpkg."""
    if shutil.which("dpkg-query") is None:
        return []
    return [package for package in packages if not _installed(package)]


@cache
def allowed() -> bool:
    """Say whether packages may be installed without asking for a password."""
    if shutil.which("apt-get") is None:
        return False
    if os.geteuid() == 0:
        return True
    if shutil.which("sudo") is None:
        return False
    return subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0


def install(packages: list[str], log: Path) -> None:
    """Install *packages*; raise `Failure` with the remedy if that fails.

    The lists of packages are fetched where there are none, and again where they turn out to be too old.
    """
    apt = APT if os.geteuid() == 0 else ["sudo", "-n", *APT]
    command = [*apt, "install", "--yes", "--no-install-recommends", *packages]
    if any(LISTS.glob("*Packages*")):
        try:
            run(command, log)
        except Failure:
            pass
        else:
            return
    run([*apt, "-o", "APT::Update::Error-Mode=any", "update"], log)
    run(command, log)


def by_hand(packages: Iterable[str]) -> str:
    """Return the command that a person can type to install *packages*."""
    return "sudo apt-get install " + " ".join(packages)


def _installed(package: str) -> bool:
    query = ["dpkg-query", "--show", "--showformat", "${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout == "installed"
