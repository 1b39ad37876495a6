"""The French files themselves: every message is there, every word is French to a French voice."""

import ast
import re
import subprocess

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ludoreille
from ludoreille.games import SHELF
from ludoreille.kit.cast import CAST
from ludoreille.resources import PACKAGE, folder
from ludoreille.words.catalogue import ENTRY, Catalogue
from ludoreille.words.chapters import read_chapters
from ludoreille.words.french import audit, pronounce

FRENCH = folder("locales") / "fr"
FILES = sorted(FRENCH.glob("*.ftl"))
RULES = sorted((FRENCH / "rules").glob("*.md"))
TECHNICAL = {
    "TOML",
    "JSON",
    "ADDRESS",
    "DASK",
    "dask",
    "install",
    "simulee",
    "synthese",
    "speech",
    "espeak",
    "push",
    "terminees",
}
"""What a player types or a package is called: it must stay as it is written."""


class Reader(Visitor):
    """Collects the words of a file, and its messages."""

    def __init__(self, path):
        self.words = set()
        self.messages = set()
        self.faults = []
        self.visit(parse(path.read_text("utf-8")))

    def visit_Message(self, node):  # noqa: N802 - named by the library
        if node.id.name in self.messages:
            self.faults.append(f"twice: {node.id.name}")
        self.messages.add(node.id.name)
        self.generic_visit(node)

    def visit_Junk(self, node: ftl.Junk):  # noqa: N802
        self.faults.append(node.content)

    def visit_TextElement(self, node):  # noqa: N802
        self.words |= set(re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", node.value))


def phonemes(lines):
    """Return how the real French voice of espeak-ng says each line."""
    said = subprocess.run(
        ["espeak-ng", "-q", "-v", "fr", "--ipa", "--stdin"],
        input="\n\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return said.stdout


def foreign(lines):
    """Return those of *lines* for which the French voice changes its language."""
    lines = [pronounce(line) for line in lines]
    return [line for line in lines if "(" in phonemes([line])] if "(" in phonemes(lines) else []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_whole_messages_of_its_own_stem(path):
    reader = Reader(path)
    assert reader.faults == []
    stems = {name.partition("-")[0] for name in reader.messages}
    assert stems <= {path.stem} or path.stem == "cues"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_entries_parsed_one_by_one_are_those_of_the_whole_file(path):
    text = path.read_text("utf-8")
    whole = [node for node in parse(text).body if isinstance(node, ftl.Message | ftl.Term)]
    alone = [parse(entry[0]).body[0] for entry in ENTRY.finditer(text)]
    assert len(alone) == len(whole)
    assert all(one.equals(other, ["span", "comment"]) for one, other in zip(alone, whole, strict=True))


def test_every_message_named_in_the_code_exists():
    known = set().union(*(Reader(path).messages for path in FILES))
    known |= {name.removeprefix("keys-") for name in known}
    stems = {path.stem for path in FILES}
    named = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole = re.fullmatch(r"([a-z]+)-[a-z_-]*[a-z_]", node.value)
                if whole and whole[1] in stems:
                    named.add(node.value)
    assert len(named) > 20
    assert named - known == set()


def test_no_word_makes_a_french_voice_speak_english():
    words = set().union(*(Reader(path).words for path in FILES)) - TECHNICAL
    assert foreign(sorted(words)) == []


def test_names_and_titles_are_french_to_a_french_voice():
    catalogue = Catalogue(FRENCH)
    titles = [catalogue.word(f"{game}-title") for game in SHELF]
    names = [character.name for character in CAST]
    assert foreign([*names, *titles, ludoreille.__name__.title()]) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_spoken_rules_are_french_to_the_ear(path):
    chapters = read_chapters(path)
    paragraphs = [paragraph for chapter in chapters for paragraph in chapter.paragraphs]
    assert [(text, audit(text)) for text in paragraphs if audit(text)] == []
    assert foreign([*paragraphs, *(chapter.title for chapter in chapters)]) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_spoken_rules_come_in_short_parts(path):
    chapters = read_chapters(path)
    assert len({chapter.title for chapter in chapters}) == len(chapters)
    for chapter in chapters:
        assert chapter.paragraphs
        for text in chapter.paragraphs:
            assert len(text) <= 300
            assert len(re.findall(r"[.!?](?= |$)", text)) <= 3


def test_every_game_tells_its_rules():
    assert {path.stem for path in RULES} >= set(SHELF)


def test_push_tells_all_that_its_players_ask():
    titles = [chapter.title for chapter in read_chapters(FRENCH / "rules" / "push.md")]
    for word in ("But", "marquage", "tour", "colonnes", "Arrêter", "gourmand", "Protéger", "dé",
                 "Changements de sens", "Fin", "Variantes", "débuter", "Touches"):  # fmt: skip
        assert any(word in title for title in titles), word
