"""Parts that several tests of the set-up share."""

import pytest
from setup.small_project import Project, Started


@pytest.fixture(scope="session")
def first_start(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, Started]:
    """A new project, and what its first start gave."""
    project = Project.new(tmp_path_factory.mktemp("dossier de jeux") / "Ludoreille à moi")
    return project, project.start("jouer", "push", "--joueurs", "3")


@pytest.fixture
def installed(first_start: tuple[Project, Started]) -> Project:
    """A project that has been set up."""
    return first_start[0]
