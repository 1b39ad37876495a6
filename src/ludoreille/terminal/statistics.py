"""Statistics at the desk: what the finished games come to, told in chapters."""

from collections.abc import Mapping, Sequence

from ludoreille.store.saves import Save, Saves
from ludoreille.store.statistics import Company, Record, Reflexes, Tally, records
from ludoreille.terminal.choose import by_keys
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.reader import Reader
from ludoreille.terminal.screens import title_of
from ludoreille.words.chapters import Chapter
from ludoreille.words.french import decimal
from ludoreille.words.line import Arg, Category, Line, Phrase

MANY = 20
"""Games that take more than a moment to replay: the player is told before."""
TENTH, TENTHS = 100, 10
"""Milliseconds in a tenth of a second, and tenths in a second."""


def open_statistics(desk: Desk, saves: Saves, game: str | None = None, *, aloud: bool = False) -> None:
    """Let the player walk in the statistics of *game*, of all games if None; *aloud*: read them out."""
    chapters = _chapters(desk, [save for save in saves.finished() if game in (None, save.game)])
    reader = Reader(desk, chapters)
    if not chapters:
        if game is None:
            desk.say("statistics-none")
        else:
            desk.say("statistics-none-of", jeu=title_of(desk, game))
        desk.settle()
    elif aloud:
        reader.read_out(range(len(chapters)))
        desk.drain()
    elif len(chapters) == 1:
        reader.walk(0)
    else:
        reader.browse(Line(by_keys(desk, "statistics-title"), category=Category.ANSWER))


def _chapters(desk: Desk, saves: Sequence[Save]) -> list[Chapter]:
    """Return a chapter for each game, or for each person who played it where they are several."""
    if len(saves) > MANY:
        desk.say("statistics-counting", nombre=len(saves))
    found = records(saves)
    people = {record.person for record in found}
    return [_chapter(desk, record, alone=len(people) == 1) for record in found]


def _chapter(desk: Desk, record: Record, *, alone: bool) -> Chapter:
    """Return what a person did in a game: in all, in races, in each company."""
    you = alone or record.person == desk.text("interface-you")
    who: dict[str, Arg] = {"joueur": record.person, "vous": "oui" if you else "non"}
    title = "statistics-chapter" if alone else "statistics-chapter-of"
    phrases = [_company(company, tally, who) for company, tally in record.tables.items()]
    if len(phrases) > 1:
        phrases.insert(0, [Phrase("statistics-in-all", _won(record.whole, who)), _scores(record.whole)])
    if record.reflexes is not None:
        phrases.insert(1, _races(record.reflexes, who))
    paragraphs = tuple(" ".join(map(desk.phrase, sentences)) for sentences in phrases)
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
