"""The spoken rules of every game: whole, in short paragraphs, in the French that is heard."""

import pytest

from ludoreille.games import SHELF
from ludoreille.resources import folder
from ludoreille.terminal.keys import Bindings, Scope
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.chapters import find_chapter, read_chapters
from ludoreille.words.french import audit

LONGEST = 400
FRENCH = folder("locales") / "fr"
PUSH = (
    "But du jeu",
    "Matériel et marquage",
    "Un tour",
    "Les colonnes",
    "Arrêter et partager",
    "Trop gourmand",
    "Protéger",
    "Le dé",
    "Changements de sens",
    "Fin de la partie",
    "Variantes",
    "Conseils pour débuter",
    "Touches",
)


def chapters_of(game):
    return read_chapters(FRENCH / "rules" / f"{game}.md")


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_paragraph_is_short_and_in_good_french(game):
    for chapter in chapters_of(game):
        assert chapter.paragraphs
        for paragraph in chapter.paragraphs:
            assert len(paragraph) <= LONGEST, paragraph
            assert audit(paragraph) == [], paragraph


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_chapter_is_found_by_its_number_its_title_and_its_beginning(game):
    chapters = chapters_of(game)
    for number, chapter in enumerate(chapters):
        assert find_chapter(chapters, str(number + 1)) == number
        assert find_chapter(chapters, chapter.title) == number
        assert find_chapter(chapters, chapter.title.upper()[:8]) == number


def test_push_is_told_in_all_its_chapters():
    assert tuple(chapter.title for chapter in chapters_of("push")) == PUSH


@pytest.mark.parametrize(("wanted", "title"), [("de", "Le dé"), ("dé", "Le dé"), ("fin", "Fin de la partie")])
def test_the_word_that_comes_to_mind_finds_the_chapter(wanted, title):
    chapters = chapters_of("push")
    assert chapters[find_chapter(chapters, wanted)].title == title


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("situation", "Tabulation redit ce qu'on vous demande"),
        ("mine", "Z dit vos cartes"),
        ("table", "L les colonnes"),
        ("scores", "S les scores"),
        ("others", "O les cartes des autres"),
        ("last-chance", "D le dernier dé"),
        ("help", "L'aide, par F 1,"),
    ],
)
def test_the_keys_that_the_rules_name_are_those_that_work(command, told):
    key = Catalogue(FRENCH).word("interface-item", texte=Bindings().spoken(command, Scope.PLAY))
    text = " ".join(chapters_of("push")[-1].paragraphs)
    assert told in text
    assert key in told
