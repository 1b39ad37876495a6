"""The game of `docs/ajouter-un-jeu.md`, on the shelf of a copy of the project: laws, story, play."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from write_docs import DOCS

ROOT = DOCS.parent
FILE = re.compile(r"^### `(?P<path>[^`]+)`\n+```\w+\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SHELF = "src/ludoreille/games/__init__.py"
ALONE = "from ludoreille import games\n\ngames.SHELF = games.Shelf('plus_haut')\n"
STORY = """\
# titre Anne garde, Basile jette
# jeu plus_haut
# places 2
# entend 0 1

> = 9
Anne : Vous tirez le 9.
Anne : Vous avez le 9 : garder ou jeter ?
Basile : Anne tire une carte.
> 0 keep
Anne : Vous gardez votre carte.
Basile : Anne garde sa carte.
> = 4
Anne : Basile tire une carte.
Basile : Vous tirez le 4.
Basile : Vous avez le 4 : garder ou jeter ?
> 1 discard
Anne : Basile jette le 4.
Basile : Vous jetez le 4.
> = 12
Anne : Basile tire une carte.
Anne : Basile garde sa carte.
Anne : Basile gagne avec le 12.
Basile : Vous tirez le 12.
Basile : Vous gardez votre carte.
Basile : Vous gagnez avec le 12.
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """Return a copy of the project with the files of the page in it."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("src", "locales", "tests/laws"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "sounds").symlink_to(ROOT / "sounds")
    (copy / "tools").mkdir()
    shutil.copy(ROOT / "pyproject.toml", copy)
    before, _, after = (copy / SHELF).read_text("utf-8").partition("SHELF:")
    files = dict(FILE.findall((DOCS / "ajouter-un-jeu.md").read_text("utf-8")))
    files[SHELF] = before + files[SHELF] + after.partition("\n")[2]
    for name, text in files.items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, "utf-8")
    (copy / "tests" / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8") + ALONE)
    return copy


def run(project, *arguments, **more):
    environment = os.environ | {"PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        **more,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_obeys_every_law_of_rules_words_and_bots(project):
    told = run(
        project, "-m", "pytest", "-p", "no:cacheprovider", "tests/laws", "--ignore=tests/laws/test_stories.py"
    )
    assert "passed" in told and "skipped" not in told


def test_its_story_is_heard_without_the_secret(project):
    story = "tests/laws/test_stories.py::test_a_story_is_heard_as_written"
    run(project, "-m", "pytest", "-p", "no:cacheprovider", story, "--rewrite-stories")
    assert (project / "tests/games/plus_haut/stories/une_partie.txt").read_text("utf-8") == STORY


def test_its_code_is_as_clean_as_ours(project):
    code = "src/ludoreille/games/plus_haut"
    run(project, "-m", "ruff", "check", "--no-cache", code)
    run(project, "-m", "ruff", "format", "--check", "--no-cache", code)


def test_it_is_played_by_the_command_to_its_end(project, tmp_path):
    start = "from ludoreille.cli import main; raise SystemExit(main())"
    arguments = ("jouer", "plus_haut", "--joueurs", "3", "--voix", "texte", "--rythme", "rapide")
    own = ("--sons", "non", "--config", str(tmp_path), "--graine", "1")
    typed = "conseil\nrésumé\ngarder\nquitter\n"
    told = run(project, "-c", start, *arguments, *own, input=typed).splitlines()
    assert any(re.match(r"Conseil, (garder|jeter) : \d chances sur 10 que", line) for line in told)
    assert any(line.startswith(("Cartes jetées depuis", "Rien à résumer")) for line in told)
    assert "Vous gardez votre carte." in told
    assert any(re.search(r"gagnez? avec le \d+\.", line) for line in told)


def test_its_lesson_is_taken_to_its_end(project, tmp_path):
    start = "from ludoreille.cli import main; raise SystemExit(main())"
    own = ("--voix", "texte", "--rythme", "rapide", "--sons", "non", "--config", str(tmp_path))
    typed = "garder\nzone\njeter\ngarder\nquitter\n"
    told = run(project, "-c", start, "apprendre", "plus_haut", *own, input=typed).splitlines()
    heard = [
        "Pas encore : la leçon attend d'abord « zone ».",
        "Les cartes des autres restent cachées jusqu'à la fin.",
        "La carte suivante serait à garder, et plus souvent basse que haute. Gardez celle-ci : « garder ».",
        "Basile gagne avec le 12.",
        "Basile a eu de la chance. Vous savez jouer à Plus haut.",
        "La leçon est finie.",
    ]
    assert [line for line in told if line in heard] == heard
