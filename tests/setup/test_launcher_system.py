"""What the set-up asks of the system: packages, a voice, a folder it may write to, and the checks."""

import errno
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import launcher
import pytest
from launcher import apt, console, environment
from setup.small_project import Project

VENV = "python{}.{}-venv".format(*sys.version_info)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole PATH; each program put there writes down how it was called."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    apt.allowed.cache_clear()
    yield folder
    apt.allowed.cache_clear()


def put(programs: Path, name: str, status: int = 0) -> Path:
    calls = programs.parent / f"{name}.calls"
    (programs / name).write_text(f'#!/bin/sh\necho "$@" >> "{calls}"\nexit {status}\n')
    (programs / name).chmod(0o755)
    return calls


def calls(written: Path) -> list[str]:
    return written.read_text().splitlines() if written.exists() else []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    made = Project.new(tmp_path / "project")
    monkeypatch.setattr(launcher, "ROOT", made.root)
    return made


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python without ensurepip, as a bare Debian has it."""
    monkeypatch.setattr(
        environment, "find_spec", lambda name: find_spec(name) if name != "ensurepip" else None
    )


@pytest.mark.usefixtures("bare", "programs")
def test_without_venv_and_apt_the_package_is_named(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    assert launcher.main([]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == (
        "Il manque à ce système de quoi créer un environnement Python : "
        f"tapez « sudo apt-get install {VENV} » puis relancez la même commande."
    )


@pytest.mark.usefixtures("bare")
def test_without_venv_root_installs_the_package(
    project: Project, programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (programs / "env").symlink_to("/usr/bin/env")
    called = put(programs, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(apt, "LISTS", project.root)
    monkeypatch.setattr(sys, "executable", str(programs / "false"))
    put(programs, "false", 1)
    assert launcher.main([]) == 1
    assert f"Installation du paquet {VENV}, qui manque à ce système." in capsys.readouterr().err
    assert [words[-1] for words in map(str.split, calls(called))] == ["update", VENV]


def test_old_lists_of_packages_are_fetched_again(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (programs / "env").symlink_to("/usr/bin/env")
    called = put(programs, "apt-get", 100)
    (tmp_path / "deb_main_Packages.lz4").touch()
    monkeypatch.setattr(apt, "LISTS", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(console.Failure):
        apt.install(["espeak-ng"], tmp_path / "log")
    assert [words.split()[-1] for words in calls(called)] == ["espeak-ng", "update"]


@pytest.mark.parametrize(("status", "allowed"), [(0, True), (1, False)])
def test_sudo_counts_only_without_a_password(
    programs: Path, monkeypatch: pytest.MonkeyPatch, status: int, allowed: bool
) -> None:
    put(programs, "apt-get")
    put(programs, "sudo", status)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert apt.allowed() is allowed


@pytest.mark.parametrize(
    ("error", "remedy"),
    [
        (errno.EROFS, "est en lecture seule : copiez-le dans votre dossier personnel"),
        (errno.EACCES, "est en lecture seule : copiez-le dans votre dossier personnel"),
        (errno.ENOSPC, "Il n'y a plus de place sur le disque"),
        (errno.EIO, "supprimez"),
    ],
)
def test_a_folder_that_cannot_be_written_is_one_sentence(
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: int,
    remedy: str,
) -> None:
    def mkdir(*_: object, **__: object) -> None:
        raise OSError(error, os.strerror(error), str(project.venv))

    monkeypatch.setattr(Path, "mkdir", mkdir)
    assert launcher.main([]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert remedy in lines[1]


def spoken(written: Path) -> list[str]:
    deadline = time.monotonic() + 20
    while not calls(written) and time.monotonic() < deadline:
        time.sleep(0.02)
    return calls(written)


def test_the_first_line_is_also_spoken(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = put(programs, "spd-say")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    console.say_aloud("Ludoreille s'installe.")
    assert spoken(written) == ["--language fr Ludoreille s'installe."]


@pytest.mark.parametrize("case", ["a screen reader runs", "a screen reader is announced", "no terminal"])
def test_nothing_is_spoken_that_a_reader_says(
    programs: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    started = []
    put(programs, "spd-say")
    if "runs" in case:
        put(programs, "pgrep")
    monkeypatch.setenv("ACCESSIBLE", "1" if "announced" in case else "")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: "terminal" not in case, raising=False)
    monkeypatch.setattr(console, "Thread", lambda **call: started.append(call))
    console.say_aloud("Ludoreille s'installe.")
    assert not started


CHECK = """\
import os, sys

def run():
    print("{name}", *sys.argv[1:])
    return int(os.environ["FAILING"] == "{name}")

if __name__ == "__main__":
    sys.exit(run())
"""
VERDICTS = {"": "Contrôle : tests.", "mypy": "Ont échoué : types.", "pytest": "Ont échoué : tests."}


@pytest.mark.parametrize("failing", VERDICTS)
def test_all_checks_run_whatever_fails_and_the_tests_last(installed: Project, failing: str) -> None:
    modules = {"ruff": "ruff", "mypy": "mypy", "pytest": "pytest", "ludoreille/checks": "lint-imports"}
    for module, name in modules.items():
        source = CHECK.format(name=name)
        (installed.root / "src" / f"{module}.py").write_text(source)
    done = installed.start("--tests", PATH=str(installed.root), FAILING=failing)
    assert done.printed.splitlines() == [
        "ruff check",
        "ruff format --check",
        "mypy",
        "lint-imports --no-logo",
        "pytest --numprocesses=auto --dist=worksteal",
    ]
    titles = ["règles d'écriture", "mise en forme", "types", "importations", "tests"]
    assert [line for line in done.lines if line.startswith("Contrôle")] == [
        f"Contrôle : {t}." for t in titles
    ]
    assert done.lines[-1] == VERDICTS[failing]
    assert done.status == bool(failing)
