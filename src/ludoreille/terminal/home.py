"""Around the games: main menu, sounds, a game begun, gone on with, heard again."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from ludoreille.core import OptionValue, Refused, Seat
from ludoreille.cues.catalogue import CUES, FAMILIES
from ludoreille.diagnostic import examine
from ludoreille.games import SHELF
from ludoreille.store.saves import Save, Saves
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.account import tell_account
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import AFTER_GAME, Desk, Leave
from ludoreille.terminal.informer import Opener
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.play import Play
from ludoreille.terminal.preferences import Preferences
from ludoreille.terminal.retelling import Retelling, named
from ludoreille.terminal.review import Review, choose_game, export
from ludoreille.terminal.school import School
from ludoreille.terminal.screens import SetUp, SetUpMenu, open_rules, title_of
from ludoreille.terminal.seating import namesakes_last, recalled, remembered, seat_all, seated, table_of
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who

if TYPE_CHECKING:
    from ludoreille.store.ledger import Ledger

SEATS = 4
"""How many sit at the first table of a game, where the game has room for them."""


class Home:
    """Where the player is when no game goes on."""

    def __init__(
        self,
        desk: Desk,
        store: SettingsStore,
        saves: Saves,
        preferences: Preferences,
        thinker: Thinker,
    ) -> None:
        """Serve *desk*; *thinker* thinks for bots."""
        self._desk = desk
        self._store = store
        self._saves = saves
        self._thinker = thinker
        self._in_menu = False
        self._screens: Mapping[str, Opener] = {"rules": lambda game: open_rules(desk, game)}
        self.preferences = preferences
        self.school = School(desk, store, saves, thinker, self._play_alone)
        self.playing = False

    @property
    def parting(self) -> Line:
        """What is told to a player who leaves now."""
        kept = "interface-saved-bye" if self.playing and self._saves.kept else "interface-bye"
        return self.school.parting or Line(kept, category=Category.ANSWER)

    def main_menu(self) -> None:
        """Offer everything until the player quits."""
        hint: dict[str, Arg] = {"aide": self._desk.bindings.spoken("help", Scope.MENU)}
        before = [
            Line(by_keys(self._desk, "interface-welcome"), hint, category=Category.ANSWER),
            *self.preferences.profiles.welcome(),
        ]
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
            try:
                action()
                before = []
            except Leave as leave:
                if leave.why != "away":
                    raise
                last = "" if self.playing else last
                before = self._come_back()

    def _come_back(self) -> list[Line]:
        """Be as before the game or the text that the player left; return what is told of it."""
        kept = self.parting
        told = {"interface-saved-bye": "interface-saved", "lesson-kept-bye": "lesson-kept"}
        self._desk.silence()
        self._desk.hears("")
        self._desk.covered = self.playing = False
        self._desk.echo(True)  # noqa: FBT003 - a switch
        self.school.forget()
        return [replace(kept, id=told[kept.id])] if kept.id in told else []

    def play(self, save: Save) -> Mapping[str, OptionValue] | None:
        """Play a game to its end and its end menu; return the options of the next one, None for no other."""
        play = Play(self._desk, self._saves, save, self._screens, self._thinker)
        self._saves.keep(save)
        self._desk.names, self._desk.viewer = save.names, save.viewer
        practice = (Line("interface-practice-told", category=Category.MINE),) if save.practice else ()
        self._desk.tell(seated(save), *practice)
        if save.bots:
            self._thinker.meet(play.company)
        self.playing = True
        try:
            self._desk.settle()
            play.run()
        finally:
            self._thinker.leave()
        self.playing = False
        if not self._desk.line_mode:
            self._desk.forget_keys(AFTER_GAME)
        self._desk.settle()
        if not self._end_menu(play):
            return None
        options = SHELF[save.game].rules.rematch(play.table.state, play.table.options)
        self._tell_changes(save, play.table.options, options)
        return options

    def begin(self, set_up: SetUp, people: Mapping[Seat, str], seed: str | None = None) -> Save:
        """Return a new game: *people* at their seats by name ("": "vous"), opponents elsewhere."""
        you = self._desk.text("interface-you")
        save = seat_all(set_up, {seat: name or you for seat, name in people.items()}, seed)
        return self._saves.begin(save)

    def play_again(self, save: Save) -> None:
        """Play *save*, then new games of the same table as long as the player wants."""
        while (options := self.play(save)) is not None:
            seed = None if save.seed is None else f"{save.seed}+"
            save = self.begin(table_of(save, options), {seat: save.names[seat] for seat in save.people}, seed)

    def names_of(self, count: int) -> list[str] | None:
        """Return the names of so many people; those not known are asked for, and kept if any is given.

        None where one of them goes back.
        """
        settings = self._store.settings
        known = [settings.name, *settings.people, *[""] * count][:count]
        if count == 1:
            return known
        given: list[str] = []
        for number, name in enumerate(known, 1):
            taken = {each.casefold() for each in given if each}
            known_here = bool(name) and name.casefold() not in taken
            chosen = name if known_here else self._ask_name(number, taken)
            if chosen is None:
                return None
            given.append(chosen)
        self._store.change(name=given[0], people=[*given[1:], *settings.people[count - 1 :]])
        return [
            name or self._desk.text("interface-person", numero=number) for number, name in enumerate(given, 1)
        ]

    def _ask_name(self, number: int, taken: set[str]) -> str | None:
        """Ask for a name that nobody else has; "" if the person gives none, None if he goes back."""
        name = self._desk.line("interface-ask-name-of", numero=number)
        while name is not None and name.casefold() in taken:
            name = self._desk.line("interface-ask-other-name", nom=name, numero=number)
        return name

    def _tell_changes(
        self, save: Save, before: Mapping[str, OptionValue], after: Mapping[str, OptionValue]
    ) -> None:
        """Tell which options of each seat are others in the next game."""
        for name, values in after.items():
            if values == before[name] or not isinstance(values, tuple):
                continue
            id_ = f"{save.game}-option-{name}"
            each = tuple(
                Phrase(
                    "interface-name-value", {"joueur": Who(Seat(seat)), "valeur": Phrase(f"{id_}-{value}")}
                )
                for seat, value in enumerate(values)
            )
            args: dict[str, Arg] = {"nom": Phrase(id_), "valeurs": each}
            self._desk.tell(Line("interface-changed", args, category=Category.MINE))

    def rules(self, game: str) -> None:
        """Let the player walk in the rules of a game."""
        open_rules(self._desk, game)

    def _rules(self) -> None:
        """Let the player choose whose rules to hear."""
        start = 0
        title = Line("interface-whose-rules", category=Category.ANSWER)
        items = [Item(title_of(self._desk, game)) for game in SHELF]
        while (chosen := Menu(self._desk, title, items, start=start).run()) is not None:
            start = chosen
            open_rules(self._desk, list(SHELF)[chosen])

    def gallery(self) -> None:
        """Let the player choose a family of cues, then name each of them and play it."""
        off = Line("interface-cues-off", category=Category.ANSWER)
        before = () if self._store.settings.cues else (off,)
        names = [
            title_of(self._desk, name) if name in SHELF else self._desk.text(f"interface-sounds-{name}")
            for name in FAMILIES
        ]
        title = Line(by_keys(self._desk, "interface-gallery-title"), category=Category.ANSWER)
        start = 0
        while (
            chosen := Menu(self._desk, title, list(map(Item, names)), before=before, start=start).run()
        ) is not None:
            start, before = chosen, ()
            items = [
                Item(self._desk.text(CUES[stem]), cue=Cue(stem)) for stem in list(FAMILIES.values())[chosen]
            ]
            args: dict[str, Arg] = {"texte": names[chosen]}
            family = Line(by_keys(self._desk, "interface-sounds-title"), args, category=Category.ANSWER)
            Menu(self._desk, family, items, stay=True).run()

    def diagnostic(self) -> int:
        """Tell what is there, what is missing and the remedy; return 1 if something needed is missing."""
        status = 0
        for check in examine():
            id_ = "interface-diag-ok" if check.found else "interface-diag-missing"
            self._desk.tell(Line(id_, dict(check.args), category=Category.MINE))
            status = status or int(check.needed and not check.found)
        self._desk.drain()
        return status

    @cached_property
    def _ledger(self) -> "Ledger":
        """What the finished games came to; it tells only once that it cannot be kept."""
        from ludoreille.store.ledger import Ledger  # noqa: PLC0415 - after the first word

        return Ledger(self._saves)

    def statistics(self, game: str | None = None, *, aloud: bool = False) -> None:
        """Tell what the finished games of *game* come to, or of all games; *aloud*: in one go."""
        from ludoreille.terminal.statistics import open_statistics  # noqa: PLC0415 - after the first word

        open_statistics(self._desk, self._ledger, game, aloud=aloud)

    def write_statistics(self, path: Path, game: str | None = None) -> bool:
        """Write the statistics of *game*, or of all games, into a table or a picture; raise OSError.

        Return False where there is nothing to write, which is told.
        """
        from ludoreille.terminal.statistics import write_statistics  # noqa: PLC0415 - as above

        return write_statistics(self._desk, self._ledger, path, game)

    def review(self, save: Save) -> None:
        """Let the player walk through a game; raise `Refused` where its journal does not follow the rules.

        The desk listens afterwards from where it did before.
        """
        retelling, desk = Retelling(self._desk, save), self._desk
        names, viewer = desk.names, desk.viewer
        Review(desk, retelling, self._thinker, self._screens).run()
        desk.names, desk.viewer = names, viewer
        self._thinker.leave()

    def export(self, save: Save, path: Path) -> bool:
        """Write a game as text into *path*, tell whether that went well, and return it."""
        self._desk.names, self._desk.viewer = save.names, save.viewer
        return export(self._desk, Retelling(self._desk, save), path)

    def review_any(self) -> None:
        """Let the player choose a kept game and walk through it, until he goes back."""
        start = 0
        while (chosen := choose_game(self._desk, self._saves, start)) is not None:
            start, save = chosen
            try:
                self.review(save)
            except Refused:
                self._desk.say("review-damaged")
                self._desk.settle()

    def _entries(self) -> list[tuple[Item, Callable[[], None] | None]]:
        """Return the lines of the main menu with what they do; None is to quit."""
        text = self._desk.text
        entries: list[tuple[Item, Callable[[], None] | None]] = []
        latest = list(islice(self._saves.unfinished(), 2))
        for save in latest[:1]:
            offer = text("interface-resume-offer", jeu=title_of(self._desk, save.game), joueurs=save.seats)
            entries.append((Item(offer, words=("reprendre",)), partial(self.play_again, save)))
        if latest[1:]:
            entries.append((Item(text("interface-resume-other")), self._resume_any))
        for game in SHELF:
            title = title_of(self._desk, game)
            entries.append(
                (Item(text("interface-play", jeu=title), words=("jouer",)), partial(self._new, game))
            )
        return [
            *entries,
            (Item(text("lesson-menu-entry"), words=("apprendre",)), self.school.menu),
            (Item(text("interface-rules"), words=("regles",)), self._rules),
            (Item(text("interface-review")), self.review_any),
            (Item(text("interface-statistics")), self.statistics),
            (Item(text("interface-settings")), self.preferences.menu),
            (Item(text("interface-gallery")), self.gallery),
            (Item(text("interface-quit")), None),
        ]

    def _resume_any(self) -> None:
        """Let the player choose among all the games that go on, the last played first."""
        games = list(self._saves.unfinished())
        title = Line("interface-resume-which", {"nombre": len(games)}, category=Category.ANSWER)
        chosen = Menu(self._desk, title, [Item(named(self._desk, save, "over")) for save in games]).run()
        if chosen is not None:
            self.play_again(games[chosen])

    def _new(self, game: str) -> None:
        if not self.school.offer(game):
            return
        seats = min(SEATS, SHELF[game].rules.seats[-1])
        begin = recalled(game, self._store.settings.last) or SetUp(game, seats)
        known = (self._store.settings.name, *self._store.settings.people)
        begin = replace(begin, cast=namesakes_last(begin.cast, known))
        while (set_up := SetUpMenu(self._desk, begin).run()) is not None:
            self._store.change(last=remembered(self._store.settings.last, set_up))
            names = self.names_of(set_up.people)
            if names is not None:
                self.play_again(self.begin(set_up, {Seat(seat): name for seat, name in enumerate(names)}))
                return
            begin = set_up

    def _play_alone(self, set_up: SetUp) -> None:
        """Play with one person at the keyboard; the next table offered is this one."""
        self._store.change(last=remembered(self._store.settings.last, set_up))
        self.play_again(self.begin(set_up, {Seat(0): self._store.settings.name}))

    def _end_menu(self, play: Play) -> bool:
        """Offer to play again, to hear how everybody's score came about or the game again, or to leave it."""
        text = self._desk.text
        items = [
            Item(text("interface-play-again")),
            Item(text("interface-accounts")),
            Item(text("interface-hear-again")),
            Item(text("interface-back-to-menu" if self._in_menu else "interface-quit")),
        ]
        title = Line("interface-end-menu", category=Category.ANSWER)
        start = 0
        while True:
            chosen = Menu(self._desk, title, items, start=start).run()
            if chosen not in (1, 2):
                return chosen == 0
            start = chosen
            if chosen == 1:
                tell_account(self._desk, Retelling(self._desk, play.kept()), self._thinker)
            else:
                self.review(play.kept())
