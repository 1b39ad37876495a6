"""However Ludoreille is installed, its texts and its sounds are found."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludoreille import resources

ROOT = Path(__file__).resolve().parents[2]
PROBE = "from ludoreille.resources import folder; print(folder('locales'), folder('sounds'), sep='\\n')"


def run(*command: object, **kwargs: object) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=kwargs.get("cwd"),
        env=kwargs.get("env"),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pip(*arguments: object) -> str:
    return run(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments)


def build(source: Path, target: Path) -> Path:
    pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "-w", target, source)
    (wheel,) = target.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def python(tmp_path: Path) -> Path:
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv")
    return tmp_path / "venv" / "bin" / "python"


def found(python: Path, **kwargs: object) -> list[Path]:
    return [Path(line) for line in run(python, "-c", PROBE, **kwargs).splitlines()]


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def in_checkout() -> list[Path]:
    return [ROOT / "locales", ROOT / "sounds"]


def test_a_wheel_carries_its_own_copy_of_both_folders(wheel: Path, python: Path, tmp_path: Path) -> None:
    pip("--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    folders = found(python, cwd=tmp_path)
    for folder, original in zip(folders, in_checkout(), strict=True):
        assert folder.is_relative_to(python.parents[1])
        assert files(folder) == files(original)


def test_an_editable_install_reads_the_checkout_and_copies_nothing(python: Path, tmp_path: Path) -> None:
    (packages,) = (python.parents[1] / "lib").glob("*/site-packages")
    parent = next(path for path in sys.path if path.endswith("site-packages"))
    (packages / "parent.pth").write_text(parent)
    pip("--python", python, "install", "--no-deps", "--no-build-isolation", "--no-index", "-q", "-e", ROOT)
    assert found(python, cwd=tmp_path) == in_checkout()
    assert not (packages / "ludoreille").exists()


def test_a_checkout_runs_where_it_lies(python: Path, tmp_path: Path) -> None:
    assert found(python, cwd=tmp_path, env={"PYTHONPATH": str(ROOT / "src")}) == in_checkout()


def test_the_source_archive_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    build_sdist = f"from hatchling.build import build_sdist; build_sdist({str(tmp_path)!r})"
    run(sys.executable, "-c", build_sdist, cwd=ROOT)
    (archive,) = tmp_path.glob("*.tar.gz")
    assert names(build(archive, tmp_path / "again")) == names(wheel)


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        return sorted(opened.namelist())


def test_the_wheel_gives_the_command_and_the_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        metadata = {
            Path(name).name: opened.read(name).decode() for name in names(wheel) if "dist-info" in name
        }
    assert "ludoreille = ludoreille.__main__:main" in metadata["entry_points.txt"]
    assert "The Ludoreille authors" in metadata["LICENSE"]


def test_a_missing_folder_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "PLACES", (tmp_path,))
    with pytest.raises(resources.MissingFolder) as error:
        resources.folder("sounds")
    assert str(error.value) == (
        "L'installation est incomplète, le dossier sounds manque : réinstallez Ludoreille."
    )
