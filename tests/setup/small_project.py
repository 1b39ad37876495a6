"""A small project that the real `lancer.py` sets up: no network, no download, a second or two a run."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

GOES_ON = "Toujours en cours, "
"""How a line begins that comes every twenty seconds, where a machine is slow."""
PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "ludoreille"
version = "0"

[dependency-groups]
dev = ["ludoreille"]
"""

BACKEND = '''\
"""Builds the editable wheel with nothing but the standard library; MALADY makes it fail or last."""
import os, time, zipfile
from pathlib import Path

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    malady = os.environ.get("MALADY", "")
    if malady == "slow":
        time.sleep(60)
    elif malady:
        raise RuntimeError(malady)
    info = "ludoreille-0.dist-info"
    needs = "".join(f"Requires-Dist: {name}\\n" for name in os.environ.get("NEEDS", "").split())
    files = {
        "ludoreille.pth": str(Path.cwd() / "src"),
        f"{info}/METADATA": f"Metadata-Version: 2.1\\nName: ludoreille\\nVersion: 0\\n{needs}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nGenerator: us\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        f"{info}/entry_points.txt": "[console_scripts]\\nludoreille = ludoreille.cli:main\\n"
        "lint-imports = ludoreille.checks:run\\n",
        f"{info}/RECORD": "",
    }
    name = "ludoreille-0-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w") as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
    return name
'''

PROGRAM = """\
import json, sys

def main():
    print(json.dumps(sys.argv[1:]))
    return 7
"""


@dataclass(frozen=True)
class Started:
    """What a start of `lancer.py` gave: exit status, what the program printed, the lines of the set-up."""

    status: int
    printed: str
    lines: list[str]

    @property
    def arguments(self) -> list[str]:
        return json.loads(self.printed)


class Project:
    """A checkout of the small project in *root*, with the real launcher."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.pyproject = root / "pyproject.toml"

    @classmethod
    def new(cls, root: Path) -> "Project":
        shutil.copytree(ROOT / "tools" / "launcher", root / "tools" / "launcher")
        shutil.copy(ROOT / "lancer.py", root)
        package = root / "src" / "ludoreille"
        package.mkdir(parents=True)
        (root / "pyproject.toml").write_text(PROJECT)
        (root / "backend.py").write_text(BACKEND)
        (package / "__init__.py").touch()
        (package / "cli.py").write_text(PROGRAM)
        return cls(root)

    def change(self) -> None:
        """Change the list of dependencies, as a new version does."""
        self.pyproject.write_text(self.pyproject.read_text() + "# changed\n")

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, str(self.root / "lancer.py"), *arguments]

    def environment(self, **variables: str) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")}
        return kept | {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, **variables}

    def start(self, *arguments: str, **variables: str) -> Started:
        done = subprocess.run(
            self.command(*arguments),
            capture_output=True,
            check=False,
            encoding="utf-8",
            env=self.environment(**variables),
        )
        lines = [line for line in done.stderr.splitlines() if not line.startswith(GOES_ON)]
        return Started(done.returncode, done.stdout, lines)
