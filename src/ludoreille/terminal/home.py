"""Around the games: main menu, sounds, a game begun, gone on with, heard again."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ludoreille.core import OptionValue, Seat
from ludoreille.cues.catalogue import CUES
from ludoreille.diagnostic import examine
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.saves import Save, Saves
from ludoreille.store.settings import Settings, SettingsStore
from ludoreille.table import Table
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.play import Play
from ludoreille.terminal.preferences import Preferences
from ludoreille.terminal.reader import Reader
from ludoreille.terminal.screens import SetUp, SetUpMenu, open_rules, title_of
from ludoreille.words.chapters import Chapter
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who

BOT_NAMES = ("Basile", "Chloé", "Denis", "Ève", "Flavie", "Gaspard", "Hélène", "Ivan", "Jeanne")
PARAGRAPHS = 8
"""Lines of a chapter of a game that is heard again, at least."""
READING = 600.0
"""Seconds that a report read out may take."""


class Home:
    """Where the player is when no game goes on."""

    def __init__(
        self, desk: Desk, store: SettingsStore, saves: Saves, apply: Callable[[Settings], None]
    ) -> None:
        """Serve *desk*; *apply* brings changed settings to voice and sounds."""
        self._desk = desk
        self._store = store
        self._saves = saves
        self._in_menu = False
        self.preferences = Preferences(desk, store, apply)
        self.playing = False

    def main_menu(self) -> None:
        """Offer everything until the player quits."""
        hint: dict[str, Arg] = {"aide": self._desk.bindings.spoken("help", Scope.MENU)}
        before = [Line(by_keys(self._desk, "interface-welcome"), hint, category=Category.ANSWER)]
        title = Line("interface-main-menu", category=Category.ANSWER)
        last = ""
        self._in_menu = True
        while True:
            entries = self._entries()
            items = [item for item, _ in entries]
            start = next((place for place, item in enumerate(items) if item.text == last), 0)
            chosen = Menu(self._desk, title, items, before=before, start=start, escape=False).run() or 0
            last, action = items[chosen].text, entries[chosen][1]
            if action is None:
                return
            before = []
            action()

    def play(self, save: Save) -> bool:
        """Play a game to its end and its end menu; return whether to play again."""
        screens = {"rules": lambda game: open_rules(self._desk, game)}
        play = Play(self._desk, self._saves, save, screens)
        self._saves.keep(save)
        names = tuple(Who(Seat(seat)) for seat in range(save.seats))
        self._desk.names, self._desk.viewer = save.names, save.human
        level = Phrase(f"interface-level-{save.level}")
        line = Line("interface-seats", {"noms": names, "niveau": level}, category=Category.MINE)
        self._desk.tell(line)
        self.playing = True
        self._desk.settle()
        play.run()
        self.playing = False
        self._desk.settle()
        return self._end_menu(play)

    def begin(self, set_up: SetUp, seat: Seat = Seat(0), name: str = "", seed: str | None = None) -> Save:
        """Return a new game: the player at *seat*, bots of the cast elsewhere."""
        cast = [bot for bot in BOT_NAMES if bot.casefold() != name.casefold()][: set_up.seats - 1]
        names = (*cast[:seat], name or self._desk.text("interface-you"), *cast[seat:])
        options: Mapping[str, OptionValue] = dict(set_up.options)
        return self._saves.begin(Save(set_up.game, set_up.seats, names, seat, set_up.level, options, seed))

    def play_again(self, save: Save) -> None:
        """Play *save*, then new games of the same table as long as the player wants."""
        while self.play(save):
            set_up = SetUp(save.game, save.seats, save.level, save.options)
            seed = None if save.seed is None else f"{save.seed}+"
            save = self.begin(set_up, save.human, save.names[save.human], seed)

    def rules(self, game: str) -> None:
        """Let the player walk in the rules of a game."""
        open_rules(self._desk, game)

    def gallery(self) -> None:
        """Name each cue and play it."""
        items = [Item(self._desk.text(id_), cue=Cue(stem)) for stem, id_ in CUES.items()]
        title = Line(by_keys(self._desk, "interface-gallery-title"), category=Category.ANSWER)
        off = Line("interface-cues-off", category=Category.ANSWER)
        Menu(self._desk, title, items, before=() if self._store.settings.cues else (off,), stay=True).run()

    def diagnostic(self) -> int:
        """Tell what is there, what is missing and the remedy; return 1 if something needed is missing."""
        status = 0
        for check in examine():
            id_ = "interface-diag-ok" if check.found else "interface-diag-missing"
            self._desk.tell(Line(id_, dict(check.args), category=Category.MINE))
            status = status or int(check.needed and not check.found)
        self._desk.drain(READING)
        return status

    def review(self, save: Save) -> None:
        """Let the player walk through a game in chapters, as the person at the keyboard heard it."""
        self._desk.names, self._desk.viewer = save.names, save.human
        chapters = self._chapters(save)
        title = Line(
            by_keys(self._desk, "interface-review-title"),
            {"jeu": title_of(self._desk, save.game), "actions": len(save.journal)},
            category=Category.ANSWER,
        )
        reader = Reader(self._desk, chapters)
        if self._desk.line_mode or not chapters:
            self._desk.tell(title)
            reader.read_out(range(len(chapters)))
        else:
            reader.walk(0, title)

    def _entries(self) -> list[tuple[Item, Callable[[], None] | None]]:
        """Return the lines of the main menu with what they do; None is to quit."""
        text = self._desk.text
        entries: list[tuple[Item, Callable[[], None] | None]] = []
        save = next(self._saves.unfinished(), None)
        if save is not None:
            offer = text("interface-resume-offer", jeu=title_of(self._desk, save.game), joueurs=save.seats)
            entries.append((Item(offer, words=("reprendre",)), partial(self.play_again, save)))
        for game in SHELF:
            title = title_of(self._desk, game)
            entries.append(
                (Item(text("interface-play", jeu=title), words=("jouer",)), partial(self._new, game))
            )
        for game in SHELF:
            title = title_of(self._desk, game)
            item = Item(text("interface-rules-of", jeu=title), words=("regles",))
            entries.append((item, partial(open_rules, self._desk, game)))
        return [
            *entries,
            (Item(text("interface-settings")), self.preferences.menu),
            (Item(text("interface-gallery")), self.gallery),
            (Item(text("interface-quit")), None),
        ]

    def _new(self, game: str) -> None:
        set_up = SetUpMenu(self._desk, game, self._last(game)).run()
        if set_up is not None:
            last = {"game": game, "seats": set_up.seats, "level": set_up.level.value, **set_up.options}
            self._store.change(last=last)
            self.play_again(self.begin(set_up, name=self._store.settings.name))

    def _last(self, game: str) -> SetUp | None:
        """Return the table of the last evening, if it was this game and can still be set up."""
        last: dict[str, Any] = dict(self._store.settings.last)
        if last.pop("game", None) != game:
            return None
        try:
            set_up = SetUp(game, last.pop("seats"), Level(last.pop("level")), last)
            SHELF[game].rules.chosen(set_up.seats, set_up.options)
        except (KeyError, ValueError):
            return None
        return set_up

    def _end_menu(self, play: Play) -> bool:
        """Offer to play again, to hear the game again, or to leave it."""
        text = self._desk.text
        items = [
            Item(text("interface-play-again")),
            Item(text("interface-hear-again")),
            Item(text("interface-back-to-menu" if self._in_menu else "interface-quit")),
        ]
        title = Line("interface-end-menu", category=Category.ANSWER)
        start = 0
        while True:
            chosen = Menu(self._desk, title, items, start=start).run()
            if chosen != 1:
                return chosen == 0
            start = chosen
            self.review(play.kept())

    def _chapters(self, save: Save) -> list[Chapter]:
        """Return what the player heard, in chapters of `PARAGRAPHS` lines or a few more."""
        shelved = SHELF[save.game]
        table = Table(shelved.rules, save.seats, save.options)
        chapters: list[Chapter] = []
        texts: list[str] = []
        for number, line in enumerate(save.journal, 1):
            for event in table.enter(line):
                seen = event.seen_by(save.human)
                if seen is not None:
                    texts += [self._desk.rendered(told) for told in shelved.narrator.tell(seen, save.human)]
            texts = [text for text in texts if text]
            if texts and (len(texts) >= PARAGRAPHS or number == len(save.journal)):
                chapters.append(Chapter(self._desk.text("interface-actions-to", numero=number), tuple(texts)))
                texts = []
        return chapters
