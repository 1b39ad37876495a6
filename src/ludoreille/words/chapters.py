"""Long texts that are heard part by part: the spoken rules."""

from dataclasses import dataclass
from pathlib import Path

from ludoreille.words.french import plain


@dataclass(frozen=True, slots=True)
class Chapter:
    """A title and its paragraphs, each heard in one go."""

    title: str
    paragraphs: tuple[str, ...]


def read_chapters(path: Path) -> tuple[Chapter, ...]:
    """Read a Markdown file into chapters, one a `## ` heading."""
    return parse_chapters(path.read_text("utf-8"))


def parse_chapters(text: str) -> tuple[Chapter, ...]:
    r"""Split a text into chapters; lines of a paragraph are joined.

    >>> parse_chapters("# Push\n\n## But\n\nAvoir des points.\nBeaucoup.\n\nVite.\n")
    (Chapter(title='But', paragraphs=('Avoir des points. Beaucoup.', 'Vite.')),)
    """
    chapters = []
    for part in ("\n" + text).split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        blocks = (" ".join(block.split()) for block in body.split("\n\n"))
        chapters.append(Chapter(title.strip(), tuple(block.removeprefix("- ") for block in blocks if block)))
    return tuple(chapters)


def find_chapter(chapters: tuple[Chapter, ...], wanted: str) -> int | None:
    r"""Return the chapter of a number (from 1) or of the beginning of its title or of a word of it.

    >>> chapters = parse_chapters("## But du jeu\n\nx\n\n## Le dé\n\ny\n")
    >>> find_chapter(chapters, "2"), find_chapter(chapters, "de"), find_chapter(chapters, "fin")
    (1, 1, None)
    """
    if wanted.isdecimal():
        return int(wanted) - 1 if 1 <= int(wanted) <= len(chapters) else None
    key = plain(wanted)
    titles = [plain(chapter.title) for chapter in chapters]
    starts = [i for i, title in enumerate(titles) if title.startswith(key)]
    words = [i for i, title in enumerate(titles) if any(word.startswith(key) for word in title.split())]
    return next(iter((*starts, *words)), None)


def find_text(chapters: tuple[Chapter, ...], wanted: str, after: tuple[int, int]) -> tuple[int, int] | None:
    """Return chapter and paragraph of the next place that holds *wanted*, from *after* on and round again."""
    places = [(i, j) for i, chapter in enumerate(chapters) for j in range(len(chapter.paragraphs))]
    later = [place for place in places if place > after] + [place for place in places if place <= after]
    key = plain(wanted)
    return next((p for p in later if key in plain(chapters[p[0]].paragraphs[p[1]])), None)
