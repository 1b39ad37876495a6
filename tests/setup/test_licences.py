"""The licence of everything that an installation brings is told."""

import tomllib
from importlib.metadata import requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from setup.small_project import ROOT


def needed(requirements: list[str]) -> set[str]:
    """Return the names of all that *requirements* bring to this system."""
    here = [Requirement(text) for text in requirements]
    names = {one.name for one in here if one.marker is None or one.marker.evaluate({"extra": ""})}
    return names.union(*(needed(requires(name) or []) for name in names))


def test_every_library_is_in_the_list_of_licences() -> None:
    listed = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    named = {canonicalize_name(word) for word in listed.split("`")[1::2]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {canonicalize_name(name) for name in needed(project["dependencies"])}
    assert brought <= named
    assert {"numpy", "py-nanotts", "cffi"} <= brought
