"""Profiles: whose names can be folders everywhere, and which one is meant."""

import pytest

from ludoreille.core import Refused
from ludoreille.store.profiles import Profiles


@pytest.mark.parametrize("name", ["Anne", "Zoé", "Jean-Noël", "L'aîné", "Anne Marie 2", "Ève", "王"])
def test_a_name_is_a_folder_of_its_own(tmp_path, name):
    profiles = Profiles(tmp_path, name)
    assert profiles.new and profiles.folder == tmp_path / "profils" / name
    profiles.folder.mkdir(parents=True)
    assert profiles.names() == (name,) and not profiles.new


@pytest.mark.parametrize(
    "name", ["..", ".", "a/b", "a\\b", "../../etc", "c:", "con", "COM1", "-x", ".x", "a*", 'a"b', "x" * 41]
)
def test_a_name_that_no_folder_can_have_is_refused(tmp_path, name):
    with pytest.raises(Refused) as refusal:
        Profiles(tmp_path, name)
    assert refusal.value.reason == "bad-profile" and refusal.value.details["nom"] == name


@pytest.mark.parametrize("name", ["", "  ", "\t"])
def test_no_name_is_refused(tmp_path, name):
    with pytest.raises(Refused) as refusal:
        Profiles(tmp_path, name)
    assert refusal.value.reason == "profile-without-name"


def test_capitals_blanks_and_ways_to_write_an_accent_do_not_count(tmp_path):
    (tmp_path / "profils" / "Zoé et Léa").mkdir(parents=True)
    for name in ("zoé et léa", "  ZOÉ  et LÉA ", "Zoe\N{COMBINING ACUTE ACCENT} et Lé" + "a"):
        assert Profiles(tmp_path, name).folder.name == "Zoé et Léa"
    assert Profiles(tmp_path, "Zoe et Lea").new


def test_without_a_profile_the_folder_is_as_ever(tmp_path):
    profiles = Profiles(tmp_path)
    assert (profiles.name, profiles.folder, profiles.new, profiles.names()) == ("", tmp_path, False, ())
