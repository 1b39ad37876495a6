"""Where games are learned: the menu of the lessons, the offer before a first game, what follows a lesson."""

from collections.abc import Callable
from pathlib import Path

from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import company
from ludoreille.lessons.lesson import Lesson, LessonError, lesson_file, read_lesson
from ludoreille.lessons.script import rehearse
from ludoreille.resources import folder
from ludoreille.store.saves import Saves
from ludoreille.store.settings_file import SettingsStore
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import AFTER_GAME, Desk
from ludoreille.terminal.lesson import LessonPlay
from ludoreille.terminal.screens import SetUp, open_rules, title_of
from ludoreille.terminal.seating import seated
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Arg, Category, Line

SEATS = 4
"""How many sit at the first game after a lesson, where the game has room for them."""


class School:
    """Teaches games, each by its lesson; how far one is in each is kept in the settings."""

    def __init__(
        self,
        desk: Desk,
        store: SettingsStore,
        saves: Saves,
        thinker: Thinker,
        play: Callable[[SetUp], None],
    ) -> None:
        """Teach at *desk*; *play* begins a game, *thinker* gives the hints of a lesson."""
        self._desk = desk
        self._store = store
        self._saves = saves
        self._thinker = thinker
        self._play = play
        self._lessons: dict[str, Lesson | None] = {}
        self._going: LessonPlay | None = None

    @property
    def parting(self) -> Line | None:
        """What is told to a player who leaves in the middle of a lesson; None if he does not."""
        if self._going is None or not self._going.done:
            return None
        return Line("lesson-kept-bye", {"etape": self._going.done + 1}, category=Category.ANSWER)

    def forget(self) -> None:
        """Forget that a lesson was left in the middle: it was told."""
        self._going = None

    def menu(self) -> None:
        """Let the player choose lessons, each told with how far he is, until he goes back."""
        lessons = [lesson for game in SHELF if (lesson := self.lesson(game)) is not None]
        if not lessons:
            self._desk.say("lesson-none", Category.MINE)
            self._desk.settle()
        title, chosen = Line(by_keys(self._desk, "lesson-menu"), category=Category.ANSWER), 0
        while lessons:
            items = [Item(self._progress(lesson), words=(lesson.game,)) for lesson in lessons]
            found = Menu(self._desk, title, items, start=chosen).run()
            if found is None:
                return
            chosen = found
            place = self._ask_place(lessons[chosen])
            if place is not None:
                self.teach(lessons[chosen], place)

    def resume(self, game: str) -> bool:
        """Give the lesson of *game* from where it was left; tell where there is none, and return False."""
        lesson = self.lesson(game)
        if lesson is None:
            if self._file(game).is_file():
                return False
            args: dict[str, Arg] = {"jeu": title_of(self._desk, game), "commande": game}
            self._desk.notice("lesson-missing", **args)
            return False
        self.teach(lesson, self._place(lesson))
        return True

    def offer(self, game: str) -> bool:
        """Offer the lesson of *game* before the first game, once; return whether to go on to the game."""
        lesson = self.lesson(game) if self._is_first(game) else None
        if lesson is None:
            return True
        self._store.change(offered=[*self._store.settings.offered, game])
        text, jeu = self._desk.text, title_of(self._desk, game)
        items = [
            Item(text("lesson-offer-yes", jeu=jeu), words=("oui",)),
            Item(text("lesson-offer-no"), words=("non",)),
        ]
        title = Line("lesson-offer", {"jeu": jeu}, category=Category.ANSWER)
        chosen = Menu(self._desk, title, items).run()
        if chosen == 0:
            self.teach(lesson, 0)
            return False
        self._desk.say("lesson-later", Category.MINE)
        self._desk.settle()
        return chosen is not None

    def lesson(self, game: str) -> Lesson | None:
        """Return the lesson of *game*, None where there is none; one that cannot be read is told."""
        if game not in self._lessons:
            self._lessons[game] = self._load(game)
        return self._lessons[game]

    def teach(self, lesson: Lesson, place: int) -> None:
        """Give a lesson from the step after *place* others, and again as often as the player wants."""
        while self._give(lesson, place):
            place = 0

    def _give(self, lesson: Lesson, place: int) -> bool:
        """Give a lesson; return whether the player wants it again."""
        game, desk = lesson.game, self._desk
        screens = {"rules": lambda game: open_rules(desk, game)}
        play = LessonPlay(desk, lesson, place, lambda done: self._keep(lesson, done), screens, self._thinker)
        desk.names, desk.viewer = play.save.names, play.save.viewer
        args: dict[str, Arg] = {
            "jeu": lesson.title or title_of(desk, game),
            "etape": place + 1,
            "etapes": len(lesson.steps),
        }
        id_ = "lesson-resumed" if place else "lesson-begun"
        desk.tell(Line(id_, args, category=Category.MINE), seated(play.save))
        self._thinker.meet(play.company)
        self._going = play
        try:
            desk.settle()
            play.teach()
        finally:
            self._thinker.leave()
        self._going = None
        if not desk.line_mode:
            desk.forget_keys(AFTER_GAME)
        desk.settle()
        return self._end_menu(lesson)

    def _end_menu(self, lesson: Lesson) -> bool:
        """Offer a first game against beginners; return whether the player wants the lesson again."""
        text = self._desk.text
        items = [
            Item(text("lesson-first-game"), words=("jouer",)),
            Item(text("lesson-again"), words=("refaire",)),
            Item(text("lesson-leave"), words=("retour",)),
        ]
        chosen = Menu(self._desk, Line("lesson-end-menu", category=Category.ANSWER), items).run()
        if chosen == 0:
            seats = min(SEATS, SHELF[lesson.game].rules.seats[-1])
            beginners = company((Level.BEGINNER,))
            self._play(SetUp(lesson.game, seats, cast=beginners, options=lesson.first_game))
        return chosen == 1

    def _ask_place(self, lesson: Lesson) -> int | None:
        """Ask whether to go on or to begin anew, where one was left; return where, None to go back."""
        place, text = self._place(lesson), self._desk.text
        if not place:
            return 0
        items = [
            Item(text("lesson-go-on", etape=place + 1), words=("reprendre",)),
            Item(text("lesson-from-start"), words=("recommencer",)),
        ]
        args: dict[str, Arg] = {"jeu": title_of(self._desk, lesson.game)}
        chosen = Menu(self._desk, Line("lesson-interrupted", args, category=Category.ANSWER), items).run()
        return None if chosen is None else (place, 0)[chosen]

    def _progress(self, lesson: Lesson) -> str:
        """Return the title of a game and how far the player is in its lesson."""
        place = self._place(lesson)
        learned = lesson.game in self._store.settings.learned
        args: dict[str, Arg] = {
            "jeu": title_of(self._desk, lesson.game),
            "etape": place + 1,
            "etapes": len(lesson.steps),
        }
        return self._desk.text(
            "lesson-at" if place else "lesson-learned" if learned else "lesson-new", **args
        )

    def _place(self, lesson: Lesson) -> int:
        """Return how many steps of a lesson are done, none of one that has become shorter since."""
        place = self._store.settings.lessons.get(lesson.game, 0)
        return place if place < len(lesson.steps) else 0

    def _keep(self, lesson: Lesson, done: int) -> None:
        """Keep how many steps are done; after the last one, that the lesson is."""
        settings, game = self._store.settings, lesson.game
        places = {name: place for name, place in settings.lessons.items() if name != game}
        if done < len(lesson.steps):
            self._store.change(lessons={**places, game: done})
        else:
            self._store.change(lessons=places, learned=sorted({*settings.learned, game}))

    def _is_first(self, game: str) -> bool:
        """Say whether *game* was never played or learned here, nor its lesson offered."""
        settings = self._store.settings
        if game in (*settings.offered, *settings.learned, *settings.lessons):
            return False
        finished = any(path.name.startswith(f"{game}-") for path in self._saves.finished_files())
        return not (finished or any(save.game == game for save in self._saves.unfinished()))

    def _load(self, game: str) -> Lesson | None:
        path = self._file(game)
        if not path.is_file():
            return None
        try:
            lesson = read_lesson(game, path.read_text("utf-8"))
            rehearse(lesson, SHELF[game].rules)
        except (OSError, UnicodeDecodeError, LessonError):
            self._desk.notice("lesson-broken", jeu=title_of(self._desk, game))
            return None
        return lesson

    def _file(self, game: str) -> Path:
        return lesson_file(folder("locales") / "fr", game)
