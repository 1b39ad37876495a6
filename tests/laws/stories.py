"""Stories: text files with the moves of a game, and what some of the table hear after each.

Header lines come first: `# jeu push`, `# places 3`, `# entend 0 1 -` (seats, and `-` for an onlooker), then
if need be `# option star=lose_all`, `# verbosite bref`, `# position phase = "decide"` (a line of TOML each).
A move is a line of a journal after `> `; then comes, for each sentence heard, the listener and the sentence.
The question is heard by those who must act; in a race, what was told last is the question.
"""

import tomllib
from dataclasses import dataclass, field

from ludoreille.cases import NAMES
from ludoreille.core import Illegal, Seat, ToPlay
from ludoreille.games import READINGS, SHELF
from ludoreille.table import Table
from ludoreille.words.catalogue import Verbosity

ONLOOKER = "Le public"


@dataclass
class Story:
    game: str = ""
    seats: int = 2
    listeners: list = field(default_factory=list)
    options: dict = field(default_factory=dict)
    verbosity: Verbosity = Verbosity.NORMAL
    position: str = ""
    header: list = field(default_factory=list)
    moves: list = field(default_factory=list)


def read(text):
    """Return the story of a file, without what it says is heard."""
    story = Story()
    for line in text.splitlines():
        if line.startswith("> "):
            story.moves.append(line.removeprefix("> "))
        elif line.startswith("#") and not story.moves:
            story.header.append(line)
            _note(story, *line.removeprefix("# ").split(" ", 1))
    return story


def _note(story, key, value):
    match key:
        case "jeu":
            story.game = value
        case "places":
            story.seats = int(value)
        case "entend":
            story.listeners = [None if seat == "-" else Seat(int(seat)) for seat in value.split()]
        case "option":
            name, text = value.split("=")
            legal = next(option for option in SHELF[story.game].rules.options if option.name == name).values
            story.options[name] = next(value for value in legal if str(value) == text)
        case "verbosite":
            story.verbosity = Verbosity(value)
        case "position":
            story.position += f"{value}\n"
        case "titre":
            pass
        case _:
            raise ValueError(key)


def tell(story, catalogue):
    """Return the text of the file, with what is heard now."""
    shelved = SHELF[story.game]
    catalogue.settings |= {reading.name: str(reading.default) for reading in READINGS.get(story.game, ())}
    table = Table(shelved.rules, story.seats, story.options)
    if story.position:
        table.state = table.game.from_position(story.seats, table.options, tomllib.loads(story.position))
    opening = () if story.position else table.game.opening(table.state)
    lines = [*story.header, "", *_texts(story, catalogue, _told(story, shelved.narrator, opening))]
    for move in story.moves:
        heard = _heard(story, shelved.narrator, table, move)
        lines += [f"> {move}", *_texts(story, catalogue, heard)]
    return "\n".join(lines) + "\n"


def _texts(story, catalogue, heard):
    """Return what is heard as lines of the file."""
    for viewer, line in heard:
        text = catalogue.render(line, viewer, NAMES, story.verbosity).printed
        if text:
            yield f"{ONLOOKER if viewer is None else NAMES[viewer]} : {text}"


def _told(story, narrator, events, ask=lambda _viewer: ()):
    """Yield who hears what of some events and what he is asked then, one listener after the other."""
    for viewer in story.listeners:
        for event in events:
            seen = event.seen_by(viewer)
            for line in () if seen is None else narrator.tell(seen, viewer):
                yield viewer, line
        for line in ask(viewer):
            yield viewer, line


def _heard(story, narrator, table, move):
    """Carry out a move and yield who hears what, one listener after the other."""
    try:
        events = table.enter(move)
    except Illegal as refusal:
        seat = Seat(int(move.split()[0]))
        if seat in story.listeners:
            yield seat, narrator.refused(table.look(seat), refusal)
        return
    turn = table.turn
    asked = turn.seats if isinstance(turn, ToPlay) and turn.race is None else ()

    def ask(viewer):
        return (narrator.question(table.look(viewer)),) if viewer in asked else ()

    yield from _told(story, narrator, events, ask)
