"""The players' documents say what the program says: keys, rules, an example of a heard turn."""

import re
import tomllib
from pathlib import Path

import pytest
from write_docs import DOCS, up_to_date

from ludoreille.core import Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.table import Table
from ludoreille.terminal.keys import ANY_ROW, COMMANDS, GAME_KEYS, Bindings, Scope

ROOT = DOCS.parent
PAGES = sorted(path for path in DOCS.glob("*.md"))
README = ROOT / "README.md"
HEARD = [README, *(path for path in PAGES if path.name not in ("ajouter-un-jeu.md", "glossaire.md"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_what_comes_from_the_program_is_up_to_date(path):
    text = path.read_text("utf-8")
    assert up_to_date(text) == text, "run python tools/write_docs.py"


def test_the_pages_that_come_from_the_program_say_so():
    assert {path.name for path in PAGES if "<!-- from: " in path.read_text("utf-8")} >= {
        "clavier.md",
        "push.md",
    }


@pytest.mark.parametrize("path", [README, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *PAGES])
def test_every_link_leads_somewhere(path):
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("path", HEARD, ids=lambda path: path.name)
def test_a_page_for_players_is_pleasant_to_hear(path):
    text = path.read_text("utf-8")
    assert text.startswith("# ")
    assert not re.search(r"^\s*\|", text, re.MULTILINE), "a table"
    assert not re.search(r"[^\w\s.,;:!?'()«»\\/<>\[\]#`=+&\"§@*%-]", text), "a sign that voices stumble on"
    paragraphs = [block for block in text.split("\n\n") if not block.startswith(("-", "<!--", "```"))]
    assert max(map(len, paragraphs)) <= 420


def test_the_example_of_the_keys_is_taken_as_it_stands():
    example = re.search(r"```toml\n(.*?)```", (DOCS / "clavier.md").read_text("utf-8"), re.DOTALL)
    bindings, refusals = Bindings.lenient(tomllib.loads(example[1])["keys"])
    assert refusals == ()
    called = {key: bindings.command_for(key, Scope.PLAY) for key in ("w", "f12", ":", "f6", "f5", "s", "r")}
    assert called == {
        "w": "scores",
        "f12": "scores",
        ":": "repeat",
        "f6": "slower",
        "f5": "faster",
        "s": None,
        "r": None,
    }


def test_the_letters_that_cannot_be_given_are_those_that_are_refused():
    told = re.search(
        r"les lettres ([A-Z, ]+) et ([A-Z]), qui servent", (DOCS / "clavier.md").read_text("utf-8")
    )
    assert {*told[1].lower().split(", "), told[2].lower()} == {key for key in GAME_KEYS if len(key) == 1}
    assert "é" in ANY_ROW
    assert all(command.fixed for command in COMMANDS if command.id in ("up", "choose", "back", "quit"))


def test_the_turn_of_the_readme_is_heard_as_it_is_written(catalogue):
    shelved, me, names = SHELF["push"], Seat(2), ("Basile", "Chloé", "Vous")
    catalogue.settings = {"marking": "colour"}
    table = Table(shelved.rules, 3)
    position = {"columns": [["P6"], ["Y6"]], "visible": [["Y6"], [], []], "phase": "decide", "turn": 2}
    table.state = table.game.from_position(3, table.options, position)
    lines = [shelved.narrator.question(table.look(me))]
    for move in ("2 draw", "= B2", "2 place 1", "2 stop", "2 take 1", "0 take 2", "0 protect yellow"):
        lines += [line for event in table.enter(move) for line in shelved.narrator.tell(event, me)]
        if isinstance(table.turn, ToPlay) and me in table.turn.seats:
            lines.append(shelved.narrator.question(table.look(me)))
    heard = [text for line in lines if (text := catalogue.render(line, me, names).printed)]
    turn = README.read_text("utf-8").partition("tel qu'on l'entend")[2].partition("\n## ")[0]
    told = re.findall(r"^- (.+)$", turn, re.MULTILINE)
    assert told == heard[: len(told)] and len(told) == 10


@pytest.mark.parametrize("path", [README, *PAGES], ids=lambda path: Path(path).name)
def test_every_command_named_exists(path):
    from ludoreille.arguments import parse  # noqa: PLC0415

    for command in re.findall(r"`(?:ludoreille|python3 lancer\.py)((?: [^`]+)?)`", path.read_text("utf-8")):
        words = command.split()
        if words != ["--tests"] and not any(word.isupper() for word in words):
            parse(words)


@pytest.mark.parametrize("path", HEARD, ids=lambda path: path.name)
def test_a_line_of_the_settings_that_a_page_names_is_there(path, catalogue):
    messages = (ROOT / "locales" / "fr" / "interface.ftl").read_text("utf-8")
    labels = re.findall(r"^interface-setting-\w+ = (.+)$", messages, re.MULTILINE)
    labels.append(catalogue.word("push-reading-marking"))
    named = re.findall(r"ligne « ([^»]+) » des réglages", path.read_text("utf-8"))
    assert [name for name in named if name not in labels] == []


def test_every_identifier_of_the_glossary_is_in_the_code():
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    known = set(re.findall(r"\w+", code))
    named = re.findall(r"`([^`]+)`", (DOCS / "glossaire.md").read_text("utf-8"))
    words = {word for name in named for word in re.findall(r"[A-Za-z_]\w+", name)}
    assert words - known - {"jeu"} == set()
