"""The cast: distinct by ear, in character, and never telling anything that a neighbour does not know."""

from itertools import product
from random import Random
from statistics import fmean

import pytest

from ludoreille.core import Seat
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import CAST, LONGEST, MANNERS, Opponent, company, find_character, hesitate
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit, plain
from ludoreille.words.line import Line

CATALOGUE = Catalogue(folder("locales") / "fr")
KNOWN = ("Basile", "Chloé", "Denis", "Ève", "Flavie", "Gaspard")
LONGEST_MANNER = 40
"""Characters that are said in less than three seconds."""


def times(character, level, choices, count=400):
    """Return how long *character* hesitates in so many decisions, 0 where he does not."""
    found = (hesitate(character, level, choices, Random(seed)) for seed in range(count))
    return [each.seconds if each else 0.0 for each in found]


def test_names_begin_with_different_sounds_and_those_of_kept_games_stay():
    assert len({plain(character.name)[:2] for character in CAST}) == len(CAST) in range(10, 15)
    assert tuple(character.name for character in CAST[:6]) == KNOWN
    assert find_character("Vous") is None


@pytest.mark.parametrize("character", CAST, ids=lambda character: character.id)
def test_manners_are_heard_in_detailed_announcements_alone_and_are_good_french(character):
    lines = [Line(f"cast-{character.id}-{manner}", who=Seat(1)) for manner in range(1, MANNERS + 1)]
    names = ("Anne", character.name)
    told = [CATALOGUE.render(line, Seat(0), names, Verbosity.DETAILED).spoken for line in lines]
    assert len(set(told)) == MANNERS
    for text in told:
        assert text.startswith(character.name) and audit(text) == [] and len(text) < LONGEST_MANNER
    assert CATALOGUE.word(f"cast-{character.id}")
    for verbosity, line in product((Verbosity.BRIEF, Verbosity.NORMAL), lines):
        assert CATALOGUE.render(line, Seat(0), names, verbosity).spoken == ""


def test_manners_use_no_word_of_a_move():
    moves = ("prend", "passe", "pose", "tire", "arrête", "mange", "touche", "joue la", "protège", "sert")
    texts = [
        CATALOGUE.render(Line(f"cast-{each.id}-{manner}", who=Seat(0)), None, ("X",), Verbosity.DETAILED)
        for each in CAST
        for manner in range(1, MANNERS + 1)
    ]
    assert [text.spoken for text in texts if any(move in text.spoken for move in moves)] == []


@pytest.mark.parametrize("level", list(Level))
def test_nobody_hesitates_over_a_single_choice_or_too_long(level):
    for character in CAST:
        assert set(times(character, level, 1)) == {0.0}
        assert 0.2 < max(times(character, level, 9)) <= LONGEST


def test_the_same_seed_hesitates_the_same_way():
    once, again = (
        [hesitate(each, Level.EXPERT, 3, Random(f"{seed}")) for each in CAST for seed in range(20)]
        for _ in range(2)
    )
    assert once == again and any(once) and not all(once)


def test_who_plays_better_and_who_has_less_to_choose_hesitates_less():
    by_level = [fmean(fmean(times(each, level, 4)) for each in CAST) for level in Level]
    assert by_level == sorted(by_level, reverse=True)
    by_choices = [fmean(fmean(times(each, Level.CONFIRMED, choices)) for each in CAST) for choices in (2, 4)]
    assert by_choices[0] < by_choices[1]


def test_characters_hesitate_as_the_set_up_says():
    mean = {each.name: fmean(times(each, Level.CONFIRMED, 4)) for each in CAST}
    often = {each.name: sum(map(bool, times(each, Level.CONFIRMED, 4))) for each in CAST}
    assert min(mean, key=mean.get) == "Ivan" and max(often, key=often.get) == "Flavie"
    assert often["Ève"] < often["Louise"] < often["Jeanne"]


def test_a_company_begins_with_whom_one_asks_for_and_deals_levels_in_order():
    seated = company([Level.EXPERT, Level.BEGINNER], ["Ivan"])
    assert seated[:3] == (
        Opponent("Ivan", Level.EXPERT),
        Opponent("Basile", Level.BEGINNER),
        Opponent("Chloé", Level.BEGINNER),
    )
    assert sorted(each.name for each in seated) == sorted(each.name for each in CAST)
