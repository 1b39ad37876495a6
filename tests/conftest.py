"""What all tests share."""

import os

import pytest

from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue


def pytest_addoption(parser):
    parser.addoption("--rewrite-stories", action="store_true", help="write down what is heard now")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Return how many processes run the tests: more than there are cores, for many tests wait for a voice."""
    return (os.cpu_count() or 1) * 3 // 2


@pytest.fixture
def catalogue():
    """Return the French words, with the usual way to name things."""
    return Catalogue(folder("locales") / "fr")
