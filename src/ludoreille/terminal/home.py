"""Around the games: first start, main menu, settings, sounds, a game begun, gone on with, heard again."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ludoreille.core import OptionValue, Refused, Seat
from ludoreille.cues.catalogue import CUES
from ludoreille.diagnostic import examine
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.store.saves import DamagedSave, Save, Saves
from ludoreille.store.settings import Setting, Settings, SettingsStore
from ludoreille.table import Table
from ludoreille.terminal.choose import Item, Menu
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.play import Play
from ludoreille.terminal.reader import Reader
from ludoreille.terminal.screens import SetUp, SetUpMenu, cycle, open_help, open_rules, title_of
from ludoreille.words.chapters import Chapter
from ludoreille.words.line import Category, Cue, Line, Phrase, Who

BOT_NAMES = ("Basile", "Chloé", "Denis", "Ève", "Flavie", "Gaspard", "Hélène", "Ivan", "Jeanne")
PARAGRAPHS = 8
"""Lines of a chapter of a game that is heard again."""
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
        self._apply = apply
        self.playing = False

    def first_start(self, proposed: str) -> None:
        """Ask how to hear the game, by which voice and how fast; Enter keeps what is proposed."""
        self._desk.say("interface-first-start", Category.ALERT)
        modes = tuple(self._store.find("mode").values)
        items = [Item(self._desk.text(f"interface-mode-{mode}"), words=(mode,)) for mode in modes]
        chosen = self._menu("interface-ask-mode", items, start=modes.index(proposed), escape=False)
        self._apply(self._store.change(mode=modes[chosen or 0]))
        if self._store.settings.mode != "synthese":
            return
        names = self._desk.voice.names() if self._desk.voice is not None else ()
        if len(names) > 1:
            voices = [Item(name) for name in names]
            self._apply(self._store.change(voice=names[self._menu("interface-ask-voice", voices) or 0]))
        rate = self._store.find("rate")
        rates = [Item(self._desk.text("interface-rate", valeur=value)) for value in rate.values.values()]
        chosen = self._menu("interface-ask-rate", rates, start=self._store.settings.rate - 1)
        if chosen is not None:
            self._apply(self._store.choose(rate, chosen + 1))

    def main_menu(self) -> None:
        """Offer everything until the player quits."""
        while True:
            waiting = self._saves.unfinished()
            entries = self._entries(waiting)
            chosen = self._menu("interface-main-menu", [item for item, _ in entries], escape=False)
            action = entries[chosen or 0][1]
            if action is None:
                return
            action()

    def play(self, save: Save) -> bool:
        """Play a game to its end and its end menu; return whether to play again."""
        screens = {"rules": lambda game: open_rules(self._desk, game), "help": self._help}
        play = Play(self._desk, self._saves, save, screens)
        names = tuple(Who(Seat(seat)) for seat in range(save.seats))
        self._desk.names, self._desk.viewer = save.names, save.human
        level = Phrase(f"interface-level-{save.level}")
        cues = (Cue("game-start"),)
        line = Line("interface-seats", {"noms": names, "niveau": level}, category=Category.MINE, cues=cues)
        self._desk.tell(line)
        self.playing = True
        play.run()
        self.playing = False
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

    def settings(self) -> None:
        """Let the player change every setting; each shows itself at once."""
        items = [
            Item(self._setting(setting, 0), change=self._changer(setting)) for setting in self._store.schema
        ]
        self._menu("interface-settings", items)

    def gallery(self) -> None:
        """Name each cue and play it."""
        items = [Item(self._desk.text(id_), cue=Cue(stem)) for stem, id_ in CUES.items()]
        Menu(self._desk, Line("interface-gallery-title", category=Category.ANSWER), items, stay=True).run()

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
        """Let the player walk through a game, a chapter a turn, as the person at the keyboard heard it."""
        self._desk.names, self._desk.viewer = save.names, save.human
        chapters = self._chapters(save)
        title = Line(
            "interface-review-title",
            {"jeu": title_of(self._desk, save.game), "actions": len(save.journal)},
            category=Category.ANSWER,
        )
        self._desk.tell(title)
        reader = Reader(self._desk, chapters)
        if self._desk.line_mode:
            reader.read_out(range(len(chapters)))
        else:
            reader.walk(0)

    def _entries(self, waiting: Sequence[Path]) -> list[tuple[Item, Callable[[], None] | None]]:
        """Return the lines of the main menu with what they do; None is to quit."""
        text = self._desk.text
        entries: list[tuple[Item, Callable[[], None] | None]] = []
        for path in waiting[:1]:
            save = self._saves.load(path)
            offer = text("interface-resume-offer", jeu=title_of(self._desk, save.game), joueurs=save.seats)
            entries.append((Item(offer, words=("reprendre",)), partial(self.resume, path)))
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
            (Item(text("interface-settings")), self.settings),
            (Item(text("interface-gallery")), self.gallery),
            (Item(text("interface-quit")), None),
        ]

    def resume(self, path: Path) -> None:
        """Go on with a kept game; a file whose moves break the rules is told and kept aside."""
        try:
            save = self._saves.load(path)
            self.play_again(save)
        except (Refused, DamagedSave):
            self._desk.notice("store-save-damaged", fichier=path.name)
            self._saves.drop(path)

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
            Item(text("interface-quit")),
        ]
        while True:
            chosen = self._menu("interface-end-menu", items)
            if chosen != 1:
                return chosen == 0
            self.review(play.kept())

    def _chapters(self, save: Save) -> list[Chapter]:
        """Return what the player heard: one chapter for each time a question was asked."""
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

    def _help(self, _game: str) -> None:
        open_help(self._desk, Scope.PLAY)

    def _changer(self, setting: Setting) -> Callable[[int], str]:
        return lambda by: self._setting(setting, by)

    def _setting(self, setting: Setting, by: int) -> str:
        """Change a setting by so many values, and return its line."""
        values = tuple(setting.values.values())
        now = self._store.value(setting)
        if now not in values:
            now = values[0]
        if by:
            now = cycle(values, now, by)
            self._apply(self._store.choose(setting, now))
        return self._desk.text("interface-value", nom=setting.french, valeur=setting.word(now))

    def _menu(self, title: str, items: Sequence[Item], *, start: int = 0, escape: bool = True) -> int | None:
        line = Line(title, category=Category.ANSWER)
        return Menu(self._desk, line, items, start=start, escape=escape).run()
