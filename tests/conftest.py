"""What all tests share."""

import pytest

from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue


def pytest_addoption(parser):
    parser.addoption("--rewrite-stories", action="store_true", help="write down what is heard now")


@pytest.fixture
def catalogue():
    """Return the French words, with the usual way to name things."""
    return Catalogue(folder("locales") / "fr")
