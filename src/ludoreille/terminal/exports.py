"""Statistics in a file: a table with a row for each game and person, a picture with its description."""

import csv
import io
import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean, median

from ludoreille.charts import Curve, Panel, Picture, draw
from ludoreille.games import SHELF
from ludoreille.store.files import write_whole
from ludoreille.store.saves import Strength
from ludoreille.store.statistics import RECENT, Place, Record
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.screens import title_of
from ludoreille.words.french import decimal
from ludoreille.words.line import Arg, Category, Line, Phrase

TABLE = ".csv"
PERCENT = 100
MARK = "\ufeff"
"""What tells a spreadsheet that a file is in UTF-8."""
COLUMNS = (
    *("date", "game", "person", "seats", "level", "score", "won", "hints"),
    *("replies", "right", "fastest", "median"),
)
Cell = str | int


def export(desk: Desk, found: Sequence[Record], path: Path) -> None:
    """Write *found* into a table or a picture, by the suffix of *path*, and tell it; raise OSError.

    What a picture shows is told too.
    """
    if path.suffix.lower() == TABLE:
        rows = _rows(desk, found)
        write_whole(path, _text(desk, found, rows))
        desk.say("statistics-table", fichier=str(path), lignes=len(rows))
        return
    sentences = _description(desk, found)
    write_whole(path, draw(_picture(desk, found, " ".join(sentences)), path.suffix.lower()))
    told: list[Arg] = [Phrase("statistics-picture", {"fichier": str(path)}), *sentences]
    desk.tell(*(Line("interface-item", {"texte": each}, category=Category.ANSWER) for each in told))


def _text(desk: Desk, found: Sequence[Record], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table as spreadsheets of France read it: semicolons, lines that end as theirs do."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";")
    own = [
        desk.text("statistics-column-own", jeu=title_of(desk, game), nom=desk.text(f"{game}-count-{id_}"))
        for game, id_ in _own(found)
    ]
    writer.writerow([*(desk.text(f"statistics-column-{name}") for name in COLUMNS), *own])
    writer.writerows(rows)
    return MARK + text.getvalue()


def _own(found: Sequence[Record]) -> list[tuple[str, str]]:
    """Return the counts of their own that the games of *found* have, game by game."""
    games = dict.fromkeys(record.game for record in found)
    return [(game, id_) for game in games for id_ in SHELF[game].figures.ids]


def _rows(desk: Desk, found: Sequence[Record]) -> list[list[Cell]]:
    """Return a row for each game and person, the first begun first."""
    places = [place for record in found for place in record.places]
    places.sort(key=lambda place: (place.played.begun, place.played.game, place.seat))
    own = _own(found)
    return [[*_row(desk, place), *_counts(place, own)] for place in places]


def _row(desk: Desk, place: Place) -> list[Cell]:
    """Return the cells that every game has; what there is not is left empty."""
    played, moments = place.played, [reply.moment for reply in place.person.replies]
    replies: list[Cell] = ["", "", "", ""]
    if moments:
        right = sum(reply.right for reply in place.person.replies)
        replies = [len(moments), right, min(moments), round(median(moments))]
    return [
        _date(played.begun),
        title_of(desk, played.game),
        place.person.name,
        played.seats,
        _level(desk, played.strength),
        place.score,
        desk.text("statistics-yes" if place.won else "statistics-no").lower(),
        played.hints,
        *replies,
    ]


def _counts(place: Place, own: Sequence[tuple[str, str]]) -> list[Cell]:
    """Return the counts of this game under its columns, those of others empty."""
    here = place.played.game
    return [place.person.counts.get(id_, 0) if game == here else "" for game, id_ in own]


def _level(desk: Desk, strength: Strength | None) -> str:
    if strength is None:
        return ""
    return desk.text("statistics-mixed" if strength == "mixed" else f"interface-level-{strength}").lower()


def _date(begun: str) -> str:
    """Return the date and time out of the name of a game, or that name where it holds none.

    >>> _date("2026-11-30-21h04m05-123")
    '2026-11-30 21:04:05'
    """
    found = re.fullmatch(r"(\d{4}-\d\d-\d\d)-(\d\d)h(\d\d)m(\d\d)(?:-\d+)?", begun)
    return "{} {}:{}:{}".format(*found.groups()) if found else begun


def _picture(desk: Desk, found: Sequence[Record], description: str) -> Picture:
    """Return the picture of *found*: a row for each game, victories on the left, scores on the right."""
    rows = [
        _panels(desk, game, list(of_game)) for game, of_game in groupby(found, lambda record: record.game)
    ]
    return Picture(desk.text("statistics-picture-title"), description, rows)


def _panels(desk: Desk, game: str, found: Sequence[Record]) -> tuple[Panel, Panel]:
    title = title_of(desk, game)
    wins, scores = [], []
    for record in found:
        won = [PERCENT * place.won for place in record.places]
        points = [place.score for place in record.places]
        wins.append(Curve(record.person, _lately(won)))
        scores.append(Curve(record.person, _lately(points), points))
    across = desk.text("statistics-picture-games")
    share = desk.text("statistics-picture-share", recentes=RECENT)
    score = desk.text("statistics-picture-score", recentes=RECENT)
    return (
        Panel(desk.text("statistics-picture-wins", jeu=title), across, share, wins, share=True),
        Panel(desk.text("statistics-picture-scores", jeu=title), across, score, scores),
    )


def _lately(values: Sequence[int]) -> list[float]:
    """Return after each value the mean of the last `RECENT`.

    >>> _lately([0, 100, 50])
    [0.0, 50.0, 50.0]
    """
    return [fmean(values[max(0, end - RECENT) : end]) for end in range(1, len(values) + 1)]


def _description(desk: Desk, found: Sequence[Record]) -> list[str]:
    """Return what the picture shows, in sentences."""
    about = desk.text("statistics-picture-about", recentes=RECENT)
    return [about, *(_told(desk, record) for record in found)]


def _told(desk: Desk, record: Record) -> str:
    whole, scores = record.whole, [place.score for place in record.places]
    args: dict[str, Arg] = {
        "jeu": title_of(desk, record.game),
        "joueur": record.person,
        "nombre": whole.games,
        "gagnees": whole.won,
        "recentes": sum(place.won for place in record.places[-RECENT:]) if whole.games > RECENT else -1,
        "dernieres": RECENT,
        "moyen": decimal(whole.mean),
        "bas": min(scores),
        "haut": max(scores),
    }
    return desk.text("statistics-picture-person", **args)
