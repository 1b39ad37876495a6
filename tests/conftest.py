"""What all tests share."""

import os

import pytest

from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue


def pytest_addoption(parser):
    parser.addoption("--rewrite-stories", action="store_true", help="write down what is heard now")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Return how many processes run the tests: two at least, for many tests wait for a voice; four at most.

    More than there are cores would make late what the tests of voices and races measure; each holds up to
    a gigabyte in the end.
    """
    return min(max(2, os.cpu_count() or 1), 4)


@pytest.fixture
def catalogue():
    """Return the French words, with the usual way to name things."""
    return Catalogue(folder("locales") / "fr")
