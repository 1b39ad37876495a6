"""Listen to whole games between bots, from every seat and beside the table, and report what is badly said.

`python tools/audit_french.py JEU [--parties 200] [--graine 0]` plays seeded games of varied tables. All that
could be heard of them, at every verbosity, is rendered and audited; each game names things in another way.
It prints the faults, how short the moves of others are in brief, and the longest questions; it returns 1 if a
sentence has a fault or a bar is broken.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from ludoreille.cases import NAMES
from ludoreille.core import Event, Over, Refused, Seat, ToDraw, ToPlay
from ludoreille.games import READINGS, SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.options import draw_options
from ludoreille.resources import folder
from ludoreille.table import Table, random_nature
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit, elides
from ludoreille.words.line import Arg, Category, Line
from ludoreille.words.narrator import Choice

MEAN_WORDS, MOST_WORDS = 8, 12
"""Words of what another player did, in brief: on average, and at most."""
LONG_QUESTION = 150
"""Characters of a question at normal verbosity that are about as many as can be kept in mind."""
FOLDED = 3
"""How many lines a folded line tells, where it is tried."""
LOOKS, GLANCES = 0.05, 0.3
"""Shares of the moments at which everybody looks around, and at which who is asked does."""
SEATS = re.compile(r"Who\(seat=(\d+)\)")
LABEL, SENTENCE = frozenset({"end"}), frozenset[str]()
"""Faults that are none: the name of a choice is no sentence."""


@dataclass(slots=True)
class Findings:
    """What was found in so many games of one title: faults by sentence, words of others' moves, questions."""

    game: str
    games: int = 0
    rendered: int = 0
    faults: dict[tuple[str, str], str] = field(default_factory=dict)
    moves: Counter[tuple[int, str]] = field(default_factory=Counter)
    questions: Counter[tuple[int, str]] = field(default_factory=Counter)

    @property
    def mean_words(self) -> float:
        """Words of another player's move in brief, on average over all that was heard."""
        heard = self.moves.total()
        return sum(words * times for (words, _), times in self.moves.items()) / heard if heard else 0.0

    @property
    def most_words(self) -> int:
        """Words of the longest of them."""
        return max((words for words, _ in self.moves), default=0)

    @property
    def good(self) -> bool:
        """Whether there is no fault, and others' moves are short enough."""
        return not self.faults and self.mean_words <= MEAN_WORDS and self.most_words <= MOST_WORDS

    def report(self) -> Iterator[str]:
        """Yield the findings, line by line."""
        yield f"{self.game}: {self.games} games, {self.rendered} sentences, {len(self.faults)} faults"
        for (sentence, fault), where in sorted(self.faults.items(), key=lambda item: (item[0][1], item[1])):
            yield f"  {fault} ({where}): {sentence}"
        yield f"  others' moves in brief: {self.mean_words:.2f} words on average, {self.most_words} at most"
        for words, text in sorted({move for move in self.moves if move[0] > MOST_WORDS}, reverse=True)[:20]:
            yield f"    {words} words: {text}"
        for signs, text in sorted(self.questions, reverse=True)[:1]:
            yield f"  longest question: {signs} characters: {text}"
        asked = self.questions.total()
        long = sum(times for (signs, _), times in self.questions.items() if signs > LONG_QUESTION)
        yield f"  questions of more than {LONG_QUESTION} characters: {long} of {asked}"


class Remembering(Catalogue):
    """French that is put together once for the same words: whole games say much again."""

    def __init__(self, folder: Path) -> None:
        """Remember nothing yet."""
        super().__init__(folder)
        self._said: dict[tuple[Any, ...], str] = {}
        self._told: dict[int, Any] = {}
        self._last: tuple[Any, Any, dict[str, Any]] = None, None, {}

    def _format(self, id_: str, pattern: Any, args: Mapping[str, Any]) -> str:
        key = (id(pattern), *args.items(), *self.settings.values())
        if key not in self._said:
            self._said[key] = super()._format(id_, pattern, args)
        return self._said[key]

    def _arguments(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, Any]:
        last, heard_as, rendered = self._last
        if args is not last or names != heard_as:
            rendered = super()._arguments(args, names)
            self._last = args, names, rendered
        return rendered

    def _argument(self, value: Arg, names: Sequence[str]) -> Any:
        if not isinstance(value, int):
            return super()._argument(value, names)
        if value not in self._told:
            self._told[value] = super()._argument(value, names)
        return self._told[value]


@cache
def faults_of(sentence: str) -> tuple[str, ...]:
    """Return what is wrong with a heard sentence."""
    return tuple(audit(sentence))


class Ear:
    """Renders lines at every verbosity, once for all who hear the same, and notes faults."""

    def __init__(self, findings: Findings) -> None:
        """Note in *findings*."""
        self._findings = findings
        self._catalogue = Remembering(folder("locales") / "fr")
        self._known: dict[tuple[Any, ...], tuple[str, str]] = {}

    def read_as(self, readings: Mapping[str, str]) -> None:
        """Name things in another way from now on."""
        self._catalogue.settings = dict(readings)

    def hear(self, line: Line, viewer: Seat | None, besides: frozenset[str] = SENTENCE) -> tuple[str, str]:
        """Return a line in brief and at normal verbosity, as somebody at the place of *viewer* hears it."""

        def form(seat: int) -> str:
            return "vous" if seat == viewer else str(elides(NAMES[seat]))

        args = SEATS.sub(lambda found: form(int(found[1])), repr(line.args))
        who = None if line.who is None else form(line.who)
        key = (line.id, who, args, line.fold, *self._catalogue.settings.values())
        if key not in self._known:
            self._known[key] = self._render(line, viewer, besides)
            if line.fold is not None:
                told = {**line.args, "nombre": FOLDED}
                self._render(replace(line, id=line.fold, args=told), viewer, besides)
        return self._known[key]

    def _render(self, line: Line, viewer: Seat | None, besides: frozenset[str]) -> tuple[str, str]:
        printed = dict.fromkeys(Verbosity, "")
        for verbosity in Verbosity:
            self._findings.rendered += 1
            try:
                text = self._catalogue.render(line, viewer, NAMES, verbosity)
            except LookupError as error:
                self._findings.faults.setdefault((repr(error), "missing"), line.id)
                continue
            printed[verbosity] = text.printed
            for heard in {text.printed, text.spoken} - {""}:
                for fault in set(faults_of(heard)) - besides:
                    self._findings.faults.setdefault((heard, fault), f"{line.id}, {verbosity}")
        return printed[Verbosity.BRIEF], printed[Verbosity.NORMAL]


def listen(game: str, games: int, seed: int | str = 0, *, share: float = 1.0) -> Findings:
    """Return what is heard in *games* games of a title, at a *share* of their moments; same seed, same."""
    findings = Findings(game)
    ear = Ear(findings)
    readings = READINGS.get(game, ())
    ways = tuple(product(*(map(str, reading.values) for reading in readings)))
    for number in range(games):
        ear.read_as(dict(zip((reading.name for reading in readings), ways[number % len(ways)], strict=True)))
        Listening(game, Random(f"{seed}/{number}"), ear, findings, share).run()
        findings.games += 1
    return findings


class Listening:
    """One game, heard from every seat and by an onlooker."""

    def __init__(self, game: str, rng: Random, ear: Ear, findings: Findings, share: float) -> None:
        """Draw the table: how many sit there, how strong they are, which options."""
        shelved = SHELF[game]
        self._rng, self._ear, self._findings, self._share = rng, ear, findings, share
        self._narrator = shelved.narrator
        self._nature = random_nature(rng)
        seats = rng.choice(shelved.rules.seats)
        self._table = Table(shelved.rules, seats, draw_options(shelved.rules, seats, rng))
        self._bots = [shelved.bots[rng.choice(tuple(Level))] for _ in range(seats)]
        self._seats = tuple(map(Seat, range(seats)))
        self._seen: dict[Seat | None, list[Event]] = {viewer: [] for viewer in (None, *self._seats)}

    def run(self) -> None:
        """Play to the end, and hear all of it."""
        self._happen(self._table.game.opening(self._table.state))
        while not isinstance(turn := self._table.turn, Over):
            match turn:
                case ToDraw(chance):
                    self._happen(self._table.answer(self._nature(chance)))
                case ToPlay(seats):
                    self._look_around(seats)
                    asked = {seat: self._thought(seat) for seat in seats}
                    for _, _, events in self._table.settle(asked, self._nature):
                        self._happen(events)
        self._look_around(self._seats)

    def _thought(self, seat: Seat) -> Any:
        return self._bots[seat](self._table.look(seat), self._table.actions(seat), self._rng, {})

    def _happen(self, events: Sequence[Event]) -> None:
        """Tell what happened to everybody."""
        listens = self._rng.random() < self._share
        for viewer, seen in self._seen.items():
            for event in events:
                known = event.seen_by(viewer)
                if known is None:
                    continue
                seen.append(known)
                for line in self._narrator.tell(known, viewer) if listens else ():
                    brief, _ = self._ear.hear(line, viewer)
                    if line.category is Category.OTHERS and brief:
                        self._findings.moves[words_of(brief), brief] += 1

    def _look_around(self, asked: Sequence[Seat]) -> None:
        """Ask everybody what is asked, with the choices; now and then let them look at everything."""
        if self._rng.random() >= self._share:
            return
        drawn = self._rng.random()
        for viewer in (None, *self._seats):
            sight = self._table.look(viewer)
            question = self._narrator.question(sight)
            _, normal = self._ear.hear(question, viewer)
            if viewer in asked and question.asks:
                self._findings.questions[len(normal), normal] += 1
            if drawn < LOOKS or (viewer in asked and drawn < GLANCES):
                self._hear(self._at_the_table(sight, viewer), viewer)
            if drawn < LOOKS or viewer in asked:
                self._choose(sight, viewer)

    def _at_the_table(self, sight: Any, viewer: Seat | None) -> Iterator[Line]:
        """Yield what the information keys answer."""
        yield from self._narrator.table(sight)
        yield from self._narrator.scores(sight)
        yield self._narrator.last_chance(self._seen[viewer])
        for seat in self._seats:
            yield from self._narrator.mine(sight, seat)

    def _choose(self, sight: Any, viewer: Seat | None) -> None:
        """Hear the choices, the places of the board, and why what cannot be chosen cannot."""
        if viewer is None:
            return
        choices = self._narrator.choices(sight, self._table.actions(viewer))
        labels = [choice.label for choice in choices]
        board = self._narrator.board(sight)
        if board is not None:
            labels += [cell.label for cell in board.cells]
            self._hear([board.raised] if board.raised is not None else [], viewer)
        for label in labels:
            self._ear.hear(Line(label.id, label.args), viewer, LABEL)
        self._hear(self._refusals(sight, viewer, choices), viewer)

    def _refusals(self, sight: Any, viewer: Seat, choices: Iterable[Choice]) -> Iterator[Line]:
        """Yield why the choices that are refused are."""
        for choice in choices:
            refusal = self._table.game.refusal(self._table.state, viewer, choice.action)
            if isinstance(refusal, Refused):
                yield self._narrator.refused(sight, refusal)

    def _hear(self, lines: Iterable[Line], viewer: Seat | None) -> None:
        for line in lines:
            self._ear.hear(line, viewer)


def words_of(text: str) -> int:
    """Return how many words a sentence has: signs that stand alone are none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def main(argv: Sequence[str] | None = None) -> int:
    """Listen to games, print the findings, and return 1 if something is wrong with them."""
    parser = argparse.ArgumentParser(description="Listen to whole games, and audit their French.")
    parser.add_argument("jeu", choices=tuple(SHELF))
    parser.add_argument("--parties", type=int, default=200)
    parser.add_argument("--graine", default="0")
    given = parser.parse_args(argv)
    findings = listen(given.jeu, given.parties, given.graine)
    for line in findings.report():
        print(line)
    return 0 if findings.good else 1


if __name__ == "__main__":
    sys.exit(main())
