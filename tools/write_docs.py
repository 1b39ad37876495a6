"""Write what the players' documents take from the program itself: keys, words and rules.

Such a passage stands between `<!-- from: NAME -->` and `<!-- end -->`; everything else is written by hand.
Run it after a change of the key table, of `keys.ftl` or of the spoken rules: `python tools/write_docs.py`.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from ludoreille.games import SHELF
from ludoreille.kit.cast import CAST
from ludoreille.resources import folder
from ludoreille.terminal.keys import Bindings, Scope
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.chapters import read_chapters

DOCS = Path(__file__).resolve().parents[1] / "docs"
PASSAGE = re.compile(r"(<!-- from: (?P<name>[^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)
LOCALES = folder("locales") / "fr"
CATALOGUE = Catalogue(LOCALES)
BINDINGS = Bindings()


def up_to_date(document: str) -> str:
    """Return a document with its passages as the program has them now; raise KeyError for an unknown one."""
    return PASSAGE.sub(lambda found: f"{found[1]}\n{PASSAGES[found['name']]()}\n\n{found[3]}", document)


def _keys(scope: Scope) -> str:
    return "\n".join(
        f"- {CATALOGUE.word('interface-help-line', touches=line.keys, action=_meaning(line.command))}."
        for line in BINDINGS.help_lines(scope)
    )


def _words() -> str:
    """Return the words of line mode, those of the rules last."""
    commands = dict(BINDINGS.words(Scope.PLAY)) | dict(BINDINGS.words(Scope.TEXT))
    return "\n".join(
        f"- {CATALOGUE.word('interface-help-line', touches=', '.join(words), action=_meaning(command))}."
        for command, words in commands.items()
    )


def _meaning(command: str) -> str:
    return _small(f"keys-{command}")


def _small(id_: str) -> str:
    """Return a message as it stands inside a sentence."""
    text = CATALOGUE.word(id_)
    return text[:1].lower() + text[1:]


def _characters() -> str:
    return "\n".join(f"- {each.name} {_small(f'cast-{each.id}')}." for each in CAST)


def _rules(game: str) -> str:
    """Return the spoken rules of a game, a heading a chapter."""
    chapters = read_chapters(LOCALES / "rules" / f"{game}.md")
    return "\n\n".join("\n\n".join((f"## {each.title}", *each.paragraphs)) for each in chapters)


def _chapter(game: str, title: str) -> str:
    chapters = read_chapters(LOCALES / "rules" / f"{game}.md")
    return "\n\n".join(next(each.paragraphs for each in chapters if each.title == title))


PASSAGES: Mapping[str, Callable[[], str]] = {
    "keys in play": partial(_keys, Scope.PLAY),
    "keys in menus": partial(_keys, Scope.MENU),
    "keys in the rules": partial(_keys, Scope.TEXT),
    "keys in a game heard again": partial(_keys, Scope.REVIEW),
    "words": _words,
    "characters": _characters,
    **{f"keys of {game}": partial(_chapter, game, "Touches") for game in SHELF},
    **{f"rules of {game}": partial(_rules, game) for game in SHELF},
}


def main() -> None:
    """Bring every document of `docs` up to date."""
    for path in sorted(DOCS.glob("*.md")):
        path.write_text(up_to_date(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
