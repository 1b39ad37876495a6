"""Long texts at the desk, in chapters and paragraphs: the rules, a game that is heard again."""

from collections.abc import Callable, Sequence

from ludoreille.terminal.choose import EDGE, FOCUS, Item, Menu, open_help
from ludoreille.terminal.desk import QUIT_WORD, Asked, Candidate, Chosen, Desk, Pressed
from ludoreille.terminal.keys import Scope
from ludoreille.words.chapters import Chapter, find_text
from ludoreille.words.line import Category, Cue, Line

Place = tuple[int, int]
"""Chapter and paragraph, from 0."""


class Reader:
    """Walks in chapters: by paragraph, by chapter, by search, by the menu of the chapters."""

    def __init__(self, desk: Desk, chapters: Sequence[Chapter]) -> None:
        """Begin at the first paragraph of the first chapter."""
        self._desk = desk
        self._chapters = tuple(chapters)
        self._place: Place = (0, 0)
        self._moves: dict[str, Callable[[], None]] = {
            "down": lambda: self._step(1),
            "choose": lambda: self._step(1),
            "up": lambda: self._step(-1),
            "page-down": lambda: self._chapter(self._place[0] + 1),
            "page-up": lambda: self._chapter(self._place[0] - 1),
            "home": lambda: self._chapter(0),
            "end": lambda: self._chapter(len(self._chapters) - 1),
            "search": self._search,
            "situation": lambda: self._tell(title=True),
            "repeat": self._tell,
            "help": self._help,
        }

    def browse(self, title: Line) -> None:
        """Let the player choose chapters and walk in them until he leaves."""
        while True:
            items = [Item(chapter.title) for chapter in self._chapters]
            chosen = Menu(self._desk, title, items, start=self._place[0]).run()
            if chosen is None:
                return
            self.walk(chosen)

    def walk(self, chapter: int, *before: Line) -> None:
        """Read a chapter after the lines *before*, walk from there, and return when the player goes back."""
        self._place = (chapter, 0)
        self._tell(*before, title=True)
        while True:
            match self._desk.ask(self._asked()):
                case Pressed("back", _) | None:
                    return
                case Pressed(str(command), _) if command in self._moves:
                    self._moves[command]()
                case Pressed(_, key):
                    self._desk.unknown(key, Scope.TEXT)
                case Chosen(index):
                    self._chapter(index)

    def read_out(self, chapters: Sequence[int]) -> None:
        """Tell whole chapters, one paragraph after another."""
        for index in chapters:
            chapter = self._chapters[index]
            for text in (chapter.title, *chapter.paragraphs):
                self._desk.say("interface-item", Category.MINE, texte=text)

    def _step(self, by: int) -> None:
        """Go to the next or previous paragraph, across chapters; tell the edges."""
        chapter, paragraph = self._place
        paragraph += by
        if 0 <= paragraph < len(self._chapters[chapter].paragraphs):
            self._place = (chapter, paragraph)
            self._tell()
        elif by > 0:
            self._chapter(chapter + 1)
        elif chapter > 0:
            self._place = (chapter - 1, len(self._chapters[chapter - 1].paragraphs) - 1)
            self._tell(title=True)
        else:
            self._edge("interface-edge-first")

    def _chapter(self, chapter: int) -> None:
        """Go to the beginning of a chapter, with its title; tell the edges."""
        if chapter < 0:
            self._edge("interface-edge-first")
        elif chapter >= len(self._chapters):
            self._edge("interface-edge-last")
        else:
            self._place = (chapter, 0)
            self._tell(title=True)

    def _search(self) -> None:
        """Ask for a word and go to the next paragraph that holds it."""
        wanted = self._desk.line("interface-search")
        found = find_text(self._chapters, wanted, self._place) if wanted else None
        if found is not None:
            self._place = found
            self._tell(title=True)
        elif wanted:
            self._desk.say("interface-not-found", texte=wanted)

    def _help(self) -> None:
        open_help(self._desk, Scope.TEXT)
        self._tell(title=True)

    def _tell(self, *before: Line, title: bool = False) -> None:
        chapter = self._chapters[self._place[0]]
        text = chapter.paragraphs[self._place[1]]
        id_ = "interface-titled" if title else "interface-item"
        args = {"titre": chapter.title, "texte": text} if title else {"texte": text}
        self._focus(id_, args, Cue("open") if title else FOCUS, before)

    def _edge(self, id_: str) -> None:
        chapter, paragraph = self._place
        self._focus(id_, {"texte": self._chapters[chapter].paragraphs[paragraph]}, EDGE)

    def _focus(self, id_: str, args: dict[str, str], cue: Cue, before: Sequence[Line] = ()) -> None:
        self._desk.tell(*before, Line(id_, args, category=Category.FOCUS, cues=(cue,)))

    def _asked(self) -> Asked:
        titles = [Candidate((chapter.title,), number) for number, chapter in enumerate(self._chapters, 1)]
        words = tuple(spoken[0] for _, spoken in self._desk.bindings.words(Scope.TEXT))
        return Asked(Scope.TEXT, titles, None, (*words, QUIT_WORD))
