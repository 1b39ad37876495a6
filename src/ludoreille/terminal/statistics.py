"""Statistics at the desk: what the finished games come to, told in chapters or written into files."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from ludoreille.games import SHELF
from ludoreille.kit.figures import Figure
from ludoreille.store.files import documents_folder, reason
from ludoreille.store.ledger import Ledger
from ludoreille.store.statistics import Company, Record, Reflexes, Series, Tally, records
from ludoreille.terminal.choose import Item, Menu, by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.exports import TABLE, export
from ludoreille.terminal.reader import Reader
from ludoreille.terminal.screens import title_of
from ludoreille.words.chapters import Chapter
from ludoreille.words.french import decimal
from ludoreille.words.line import Arg, Category, Line, Phrase

MANY = 20
"""Games that take more than a moment to replay: the player is told before."""
PATIENCE = 5.0
"""Seconds after which he is told again."""
STREAK = 3
"""Games won one after the other that are worth telling."""
HUNDRED = 100
TENTH, TENTHS = 100, 10
"""Milliseconds in a tenth of a second, and tenths in a second."""
EXPORTS = {"statistics-to-table": TABLE, "statistics-to-picture": ".png"}


def open_statistics(desk: Desk, ledger: Ledger, game: str | None = None, *, aloud: bool = False) -> None:
    """Let the player walk in the statistics of *game*, of all games if None; *aloud*: read them out."""
    found = _found(desk, ledger, game)
    chapters = _chapters(desk, found)
    reader = Reader(desk, chapters)
    if not chapters:
        tell_none(desk, game)
        desk.settle()
    elif aloud:
        reader.read_out(range(len(chapters)))
        desk.drain()
    elif game is not None and len(chapters) == 1:
        reader.walk(0)
    else:
        _browse(desk, reader, chapters, found, ledger.folder)


def write_statistics(desk: Desk, ledger: Ledger, path: Path, game: str | None = None) -> bool:
    """Write the statistics of *game*, or of all games, into a file; raise OSError where that cannot be.

    Return False where there is nothing to write, which is told.
    """
    found = _found(desk, ledger, game)
    if found:
        export(desk, found, path)
    else:
        tell_none(desk, game)
    desk.drain()
    return bool(found)


def tell_none(desk: Desk, game: str | None) -> None:
    """Tell that no game was finished, and what to do."""
    if game is None:
        desk.say("statistics-none")
    else:
        desk.say("statistics-none-of", jeu=title_of(desk, game))


def _browse(
    desk: Desk, reader: Reader, chapters: Sequence[Chapter], found: Sequence[Record], folder: Path
) -> None:
    """Let the player choose chapters to walk in, or a file to be written, until he leaves."""
    title = Line(by_keys(desk, "statistics-title"), category=Category.ANSWER)
    items = [Item(chapter.title) for chapter in chapters] + [Item(desk.text(id_)) for id_ in EXPORTS]
    chosen: int | None = 0
    while (chosen := Menu(desk, title, items, start=chosen or 0).run()) is not None:
        if chosen < len(chapters):
            reader.walk(chosen)
        else:
            suffix = list(EXPORTS.values())[chosen - len(chapters)]
            stamp = time.strftime("%Y-%m-%d-%Hh%Mm%S")
            if suffix != TABLE:
                desk.say("statistics-drawing")
            name = f"{desk.text('statistics-file').lower()}-{stamp}{suffix}"
            _written(desk, found, documents_folder(folder) / name)


def _written(desk: Desk, found: Sequence[Record], path: Path) -> None:
    """Write a file, or tell why it cannot be."""
    try:
        export(desk, found, path)
    except OSError as error:
        desk.notice("cli-file-unwritable", fichier=str(path), pourquoi=reason(error))
    desk.settle()


def _found(desk: Desk, ledger: Ledger, game: str | None) -> tuple[Record, ...]:
    """Return what each person did in *game*, or in each game; tell how long it takes where it does."""
    played = ledger.played(_counting(desk))
    return records(each for each in played if game in (None, each.game))


def _counting(desk: Desk) -> Callable[[int], None]:
    """Return what tells how many games are still to be replayed: when many are, and then now and again."""
    told: float | None = None

    def counting(left: int) -> None:
        nonlocal told
        now = time.monotonic()
        if left > MANY and (told is None or now > told + PATIENCE):
            desk.say("statistics-counting" if told is None else "statistics-still-counting", nombre=left)
            told = now

    return counting


def _chapters(desk: Desk, found: Sequence[Record]) -> list[Chapter]:
    """Return a chapter for each game, or for each person who played it where they are several."""
    people = {record.person for record in found}
    return [_chapter(desk, record, alone=len(people) == 1) for record in found]


def _chapter(desk: Desk, record: Record, *, alone: bool) -> Chapter:
    """Return what a person did in a game: in all, in races, by the figures of the game, in each company."""
    you = alone or record.person == desk.text("interface-you")
    who: dict[str, Arg] = {"joueur": record.person, "vous": "oui" if you else "non"}
    companies = [_company(company, tally, who) for company, tally in record.tables.items()]
    several = len(companies) > 1
    whole = [Phrase("statistics-in-all", _won(record.whole, who)), _scores(record.whole)]
    phrases = [whole if several else companies[0]]
    if record.whole.hinted:
        phrases[0].append(Phrase("statistics-hinted", {"avec": record.whole.hinted}))
    phrases[0] += _series(record.series)
    if record.reflexes is not None:
        phrases.append(_races(record.reflexes, who))
    phrases.append(list(_figures(record)))
    phrases += companies if several else []
    paragraphs = tuple(" ".join(map(desk.phrase, sentences)) for sentences in phrases if sentences)
    title = "statistics-chapter" if alone else "statistics-chapter-of"
    return Chapter(desk.text(title, jeu=title_of(desk, record.game), joueur=record.person), paragraphs)


def _company(company: Company, tally: Tally, who: Mapping[str, Arg]) -> list[Phrase]:
    """Return what was won against bots of a level or of several, or among people alone."""
    seats, strength = company
    args: dict[str, Arg] = {**_won(tally, who), "joueurs": seats}
    if strength is None:
        return [Phrase("statistics-between", args), _scores(tally)]
    if strength == "mixed":
        return [Phrase("statistics-against-mixed", args), _scores(tally)]
    args["niveau"] = Phrase(f"interface-level-{strength}")
    return [Phrase("statistics-against", args), _scores(tally)]


def _won(tally: Tally, who: Mapping[str, Arg]) -> dict[str, Arg]:
    return {**who, "nombre": tally.games, "gagnees": tally.won}


def _scores(tally: Tally) -> Phrase:
    args: dict[str, Arg] = {"meilleur": tally.best, "pire": tally.worst, "moyen": decimal(tally.mean)}
    return Phrase("statistics-score" if tally.games == 1 else "statistics-scores", args)


def _series(series: Series) -> list[Phrase]:
    """Return what is worth telling of games won one after the other."""
    if series.longest < STREAK:
        return []
    id_ = "best" if series.current == series.longest else "current" if series.current >= STREAK else "longest"
    return [Phrase(f"statistics-series-{id_}", {"longueur": series.current, "record": series.longest})]


def _figures(record: Record) -> Iterator[Phrase]:
    """Yield what the game tells of its own; what never came up is left out."""
    for figure in SHELF[record.game].figures.told:
        base = record.whole.games if figure.among is None else record.counts.get(figure.among, 0)
        if base:
            yield _figure(record.game, figure, record.counts.get(figure.id, 0), base)


def _figure(game: str, figure: Figure, amount: int, base: int) -> Phrase:
    """Return *amount* of *base*, out of a hundred where *base* is more and none of it gets lost so."""
    mean = decimal(amount / base)
    hundredths = round(HUNDRED * amount / base)
    if base > HUNDRED and 0 < hundredths < HUNDRED:
        amount, base = hundredths, HUNDRED
    return Phrase(f"{game}-figure-{figure.id}", {"nombre": amount, "sur": base, "moyenne": mean})


def _races(reflexes: Reflexes, who: Mapping[str, Arg]) -> list[Phrase]:
    """Return how often and how fast somebody answered in races."""
    replies: dict[str, Arg] = {**who, "nombre": reflexes.replies, "justes": reflexes.right}
    times: dict[str, Arg] = {"meilleur": _time(reflexes.fastest), "median": _time(reflexes.median)}
    recent: dict[str, Arg] = {"parties": reflexes.games, "moyen": _time(reflexes.recent)}
    return [
        Phrase("statistics-replies", replies),
        Phrase("statistics-times", times),
        Phrase("statistics-recent", recent),
    ]


def _time(moment: int) -> Phrase:
    """Return milliseconds to a tenth of a second: "8 dixièmes", "1 seconde 4"."""
    seconds, tenths = divmod((moment + TENTH // 2) // TENTH, TENTHS)
    id_ = "tenths" if not seconds else "seconds-tenths" if tenths else "seconds"
    return Phrase(f"statistics-{id_}", {"secondes": seconds, "dixiemes": tenths})
