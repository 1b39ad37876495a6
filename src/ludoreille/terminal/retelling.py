"""A kept game told again, stage by stage, as a seat was told it; and as one text."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.store.saves import Save
from ludoreille.table import Table
from ludoreille.table.replay import rounds, stages, turns
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.screens import title_of
from ludoreille.terminal.seating import seated
from ludoreille.words.line import Arg, Category, Line, Phrase


def named(desk: Desk, save: Save, how: str) -> str:
    """Return how a kept game is called: which one, with how many, when, and whether it is over."""
    args: dict[str, Arg] = {"jeu": title_of(desk, save.game), "joueurs": save.seats, "fin": how}
    try:
        begun = datetime.strptime(save.begun[: len("2026-11-30-15h21")], "%Y-%m-%d-%Hh%M")  # noqa: DTZ007
    except ValueError:
        return desk.text("review-game", **args)
    args |= {"jour": begun.day, "mois": begun.month, "heures": begun.hour, "minutes": begun.minute}
    return desk.text("review-game-of", **args)


class Retelling:
    """Tells a game to whoever listens at a desk (`desk.viewer`).

    `walk` holds the stages, `turns` and `rounds` at which of them one begins; `over` is how it ended.
    """

    def __init__(self, desk: Desk, save: Save) -> None:
        """Replay *save*; raise `Refused` where its journal does not follow the rules."""
        shelved = SHELF[save.game]
        self.save = save
        self.narrator = shelved.narrator
        self.table = Table(shelved.rules, save.seats, save.options)
        self.walk = stages(self.table, save.journal)
        self.over = isinstance(self.table.turn, Over)
        self.turns = turns(self.walk)
        self.rounds = rounds(self.walk, lambda event: self.narrator.heading(event) is not None)
        self._desk = desk

    def lines(self, place: int) -> list[Line]:
        """Return what was told at a stage."""
        viewer = self._desk.viewer
        known = [seen for event in self.walk[place].events if (seen := event.seen_by(viewer)) is not None]
        return [
            replace(line, category=Category.ANSWER, urgent=False, fold=None)
            for event in known
            for line in self.narrator.tell(event, viewer)
            if self._desk.rendered(line)
        ]

    def heading(self, place: int) -> Phrase | None:
        """Return the title of the round to which a stage belongs, None where rounds have none."""
        begun = max(began for began in self.rounds if began <= place)
        events = (event.seen_by(self._desk.viewer) for event in self.walk[begun].events)
        titles = (self.narrator.heading(event) for event in events if event is not None)
        return next((title for title in titles if title is not None), None)

    def worded(self, place: int) -> int:
        """Return at which stage is told what happened at *place*: some of it has no words before the next."""
        return next((each for each in range(place, len(self.walk)) if self.lines(each)), place)

    def points(self) -> list[Sequence[Line]]:
        """Return the last scores, then what each player has and what it is worth."""
        last = self.table.game.look(self.walk[-1].state, self._desk.viewer)
        seats = map(Seat, range(self.save.seats))
        return [self.narrator.scores(last), *(self.narrator.mine(last, seat) for seat in seats)]

    def text(self) -> str:
        """Return the whole game as text: who played what and when, a paragraph an action, the points.

        What has no words has no paragraph.
        """
        game: dict[str, Arg] = {"partie": named(self._desk, self.save, "over" if self.over else "open")}
        paragraphs: list[Sequence[Line]] = [[Line("review-text-title", game), seated(self.save)]]
        for place in range(len(self.walk)):
            number: dict[str, Arg] = {"numero": place}
            if lines := self.lines(place):
                paragraphs.append([Line("review-text-action", number), *lines])
        paragraphs += self.points()
        return "\n\n".join(" ".join(map(self._desk.rendered, each)) for each in paragraphs) + "\n"
