"""Runs the programs that do the work, logs what they print, and explains in French why one failed."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

from launcher.console import Failure, say

HEARTBEAT = 20.0
"""Seconds of silence after which a step that goes on says so."""

AGAIN = "puis relancez la même commande."
NO_SPACE = f"Il n'y a plus de place sur le disque : libérez un demi-gigaoctet, {AGAIN}"
NO_NETWORK = f"Le téléchargement n'a pas abouti : vérifiez la connexion à Internet, {AGAIN}"
COMPILERS = {
    "darwin": "tapez « xcode-select --install »",
    "win32": "installez la version de Python qui précède celle-ci",
}
NO_COMPILER = (
    "Un module n'existe pas tout prêt pour ce système, et il faut un compilateur pour le faire : "
    f"{COMPILERS.get(sys.platform, 'installez les paquets build-essential et python3-dev')}, {AGAIN}"
)
RETRIES = {"PIP_RETRIES": os.environ.get("PIP_RETRIES", "2")}
"""How often pip tries again to connect, unless the machine says otherwise: nobody waits a minute for a no."""

SIGNS = {
    NO_SPACE: ("No space left", "Errno 28", "not enough space", "WinError 112", "quota exceeded"),
    NO_COMPILER: ("command 'gcc' failed", "-gcc' failed", "clang' failed", "Visual C++", "Python.h"),
    NO_NETWORK: (
        "Max retries exceeded",
        "NewConnectionError",
        "ConnectTimeout",
        "ReadTimeout",
        "ProtocolError",
        "ProxyError",
        "SSLError",
        "Failed to fetch",
        "Temporary failure",
        "from versions: none",
    ),
}
"""Remedies, and what pip, venv or apt print where each is the right one; the first that is found counts."""


def run(command: list[str], log: Path) -> None:
    """Run one step, all that it prints going to *log*; raise `Failure` with the remedy if it fails."""
    with log.open("a+", encoding="utf-8", errors="replace") as output:
        start = output.tell()
        if _run(command, output.fileno()) != 0:
            output.seek(start)
            raise Failure(_remedy(output.read(), log))


def explain(error: OSError, folder: Path) -> str:
    """Return the French sentence for a file of *folder* that cannot be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NO_SPACE
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"Le dossier {folder} est en lecture seule : copiez-le dans votre dossier personnel, {AGAIN}"
    return f"L'installation s'arrête, {error} : supprimez {folder / '.venv'}, {AGAIN}"


def _run(command: list[str], output: int) -> int:
    started = monotonic()
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, env=os.environ | RETRIES
    ) as step:
        try:
            while True:
                try:
                    return step.wait(HEARTBEAT)
                except subprocess.TimeoutExpired:
                    say(f"Toujours en cours, {monotonic() - started:.0f} secondes.")
        except KeyboardInterrupt:
            step.kill()
            raise


def _remedy(printed: str, log: Path) -> str:
    for remedy, signs in SIGNS.items():
        if any(sign in printed for sign in signs):
            return remedy
    return f"L'installation a échoué : le fichier {log} dit pourquoi ; corrigez, {AGAIN}"
