"""`lancer.py` as its user meets it: what he reads, what starts, what happens when something is missing."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from setup.small_project import ROOT, Project, Started

PLAIN = re.compile(r"[\w ,.:;'«»()/-]+")
FIRST = "Ludoreille s'installe, une seule fois : cela peut prendre une ou deux minutes."
UPDATE = "Ludoreille se met à jour : cela peut prendre une minute."
WORK = "Installation de la voix, des sons et du reste."
DONE = "L'installation est terminée."


def test_the_first_start_tells_each_step_and_hands_the_arguments_on(
    first_start: tuple[Project, Started],
) -> None:
    _, first = first_start
    assert first.lines == [FIRST, "Création de l'environnement Python.", WORK, DONE]
    assert all(plain(line) for line in first.lines)
    assert (first.status, first.arguments) == (7, ["jouer", "push", "--joueurs", "3"])


def test_a_later_start_is_silent_and_installs_nothing(installed: Project) -> None:
    before = state(installed.venv)
    again = installed.start("deux mots", "--option=été", "")
    assert (again.status, again.lines) == (7, [])
    assert again.arguments == ["deux mots", "--option=été", ""]
    assert state(installed.venv) == before


def test_a_change_of_dependencies_updates_what_is_there(installed: Project) -> None:
    kept = installed.venv / "kept"
    kept.touch()
    installed.change()
    assert installed.start().lines == [UPDATE, WORK, DONE]
    assert kept.exists()
    assert installed.start().lines == []


def test_an_environment_made_by_hand_is_completed_not_thrown_away(installed: Project) -> None:
    (installed.venv / "lancer.txt").unlink()
    assert installed.start().lines == [UPDATE, WORK, DONE]


def test_a_half_made_environment_is_made_afresh(tmp_path: Path) -> None:
    project = Project.new(tmp_path / "project")
    (project.venv / "bin").mkdir(parents=True)
    (project.venv / "bin" / "python").symlink_to(sys.executable)
    (project.venv / "lancer.txt").touch()
    again = project.start("a")
    assert again.lines[0] == FIRST
    assert again.arguments == ["a"]


def test_an_environment_whose_python_is_gone_is_made_afresh(tmp_path: Path) -> None:
    project = Project.new(tmp_path / "project")
    (project.venv / "bin").mkdir(parents=True)
    (project.venv / "bin" / "python").symlink_to("/nowhere")
    assert first_line(project) == FIRST


def test_a_moved_folder_is_set_up_again(installed: Project, tmp_path: Path) -> None:
    moved = Project(shutil.copytree(installed.root, tmp_path / "moved", symlinks=True))
    assert first_line(moved) == FIRST


def first_line(project: Project) -> str:
    """Start the launcher, and stop it as soon as it has said what it is about to do."""
    with subprocess.Popen(project.command(), stderr=subprocess.PIPE, encoding="utf-8") as started:
        assert started.stderr is not None
        line = started.stderr.readline()
        os.kill(started.pid, signal.SIGINT)
    return line.strip()


@pytest.mark.parametrize(
    ("malady", "remedy"),
    [
        ("[Errno 28] No space left on device", "libérez un demi-gigaoctet"),
        ("error: command 'x86_64-linux-gnu-gcc' failed: No such file or directory", "build-essential"),
        ("something nobody has met", "installation.log dit pourquoi"),
    ],
)
def test_a_failure_is_one_sentence_with_the_remedy(installed: Project, malady: str, remedy: str) -> None:
    installed.change()
    failed = installed.start(MALADY=malady)
    assert failed.status == 1
    assert failed.lines[:-1] == [UPDATE, WORK]
    assert remedy in failed.lines[-1]
    assert all(plain(line) for line in failed.lines)
    assert malady in (installed.venv / "installation.log").read_text()
    assert installed.start().lines == [UPDATE, WORK, DONE]


def test_without_network_one_is_told_to_check_it(installed: Project) -> None:
    installed.change()
    index = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_INDEX": "0", "PIP_RETRIES": "0"}
    failed = installed.start(NEEDS="something-far-away", **index)
    assert failed.status == 1
    assert failed.lines[-1] == (
        "Le téléchargement n'a pas abouti : vérifiez la connexion à Internet, puis relancez la même commande."
    )


def test_a_console_without_accents_loses_them_and_nothing_else(installed: Project) -> None:
    installed.change()
    lines = installed.start(PYTHONIOENCODING="ascii").lines
    assert lines == [
        "Ludoreille se met a jour : cela peut prendre une minute.",
        WORK,
        "L'installation est terminee.",
    ]


def test_ctrl_c_is_told_and_the_next_start_goes_on(installed: Project) -> None:
    installed.change()
    with subprocess.Popen(
        installed.command(),
        env=installed.environment(MALADY="slow"),
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as launcher:
        assert launcher.stderr is not None
        while launcher.stderr.readline().strip() != WORK:
            assert launcher.poll() is None
        os.killpg(launcher.pid, signal.SIGINT)
        assert launcher.stderr.read().splitlines() == [
            "L'installation est interrompue : relancez la même commande pour la reprendre."
        ]
        assert launcher.wait(20) == 130
    assert installed.start().lines == [UPDATE, WORK, DONE]


def test_the_program_is_started_even_where_no_file_may_be_executed(installed: Project) -> None:
    script = installed.venv / "bin" / "ludoreille"
    script.chmod(0o644)
    assert installed.start("a").arguments == ["a"]


def read_by(preparation: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys; {preparation}; exec(compile(open('lancer.py').read(), 'lancer.py', 'exec'))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True, cwd=ROOT)


def test_an_old_python_answers_with_one_sentence() -> None:
    done = read_by("sys.version_info = (3, 4, 0)")
    assert done.returncode == 1
    assert done.stderr == (
        "Ludoreille demande Python 3.11 ou plus, et celui-ci est le 3.4 : "
        "installez un Python plus moderne depuis https://www.python.org/downloads/ puis relancez.\n"
    )


def test_any_python_can_read_the_launcher() -> None:
    source = (ROOT / "lancer.py").read_text(encoding="utf-8")
    assert source.isascii()
    old = (ast.Expr, ast.Constant, ast.Import, ast.ImportFrom, ast.alias, ast.If, ast.Try, ast.ExceptHandler)
    old += (ast.Module, ast.Compare, ast.Lt, ast.Tuple, ast.Attribute, ast.Name, ast.Load, ast.Call)
    old += (ast.BinOp, ast.Add, ast.Div, ast.Subscript, ast.Slice)
    assert {type(node) for node in ast.walk(ast.parse(source))} <= set(old)


def test_an_incomplete_python_answers_with_one_sentence() -> None:
    done = read_by("__file__ = 'lancer.py'; sys.modules['subprocess'] = None")
    assert done.returncode == 1
    assert done.stderr == (
        "Ce Python est incomplet, il lui manque le module subprocess : "
        "installez le paquet python3 entier, puis relancez.\n"
    )


def plain(line: str) -> bool:
    return bool(PLAIN.fullmatch(line)) and line.endswith(".")


def state(folder: Path) -> dict[Path, int]:
    return {path: path.lstat().st_mtime_ns for path in folder.rglob("*") if "__pycache__" not in path.parts}
