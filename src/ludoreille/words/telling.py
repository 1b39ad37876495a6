"""What the narrations of several games tell alike: joined parts, players, ranks, answers, endings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import TypeVar

from ludoreille.core import Seat
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who

Score = TypeVar("Score", int, tuple[int, int])


def chain(id_: str, parts: Iterable[Phrase]) -> Phrase:
    """Join at least one phrase by a message of `$first` and `$rest`."""
    return reduce(lambda first, rest: Phrase(id_, {"first": first, "rest": rest}), parts)


def either(parts: Sequence[Phrase]) -> Phrase:
    """Return alternatives: "tirer, arrêter ou protéger rouge"."""
    *first, last = parts
    return chain("parts-or", [chain("parts-comma", first), last]) if first else last


def players(seats: Iterable[Seat], viewer: Seat | None) -> tuple[Arg, ...]:
    """Return players as a list to be told, the listener last: "Basile, Chloé et vous"."""
    return tuple(map(Who, sorted(seats, key=lambda seat: (seat == viewer, seat))))


def by_rank(scores: Sequence[Score], *, highest_first: bool = False) -> list[tuple[Score, list[Seat]]]:
    """Return the scores that were reached, the best first, each with the seats that reached it.

    >>> by_rank([7, 4, 7])
    [(4, [1]), (7, [0, 2])]
    """
    ranks: dict[Score, list[Seat]] = {}
    for seat, score in enumerate(scores):
        ranks.setdefault(score, []).append(Seat(seat))
    return sorted(ranks.items(), key=lambda rank: rank[0], reverse=highest_first)


def answer(id_: str, args: Mapping[str, Arg] | None = None, who: Seat | None = None) -> Line:
    """Return a line that a player asked for."""
    return Line(id_, args or {}, who, Category.ANSWER)


def refusal_line(id_: str, args: Mapping[str, Arg]) -> Line:
    """Return the line that tells why an action was refused."""
    return Line(id_, args, None, Category.ALERT, (Cue("refused"),), urgent=True, asks=True)


def heard_by(viewer: Seat | None, line: Line) -> Line:
    """Return what somebody did, told to *viewer*: as his own, in full and in its turn, if it was he."""
    if line.who is None or line.who != viewer:
        return line
    return replace(line, category=Category.MINE, fold=None, urgent=False)


TENTHS = 10
RARE = (20, 30, 50, 100)
"""In how many a rare thing happens once, as one says it."""


def chances(risk: float) -> Phrase:
    """Return a probability as it is said: "3 chances sur 10", "1 chance sur 50"; certain or not at all apart.

    >>> chances(0.31).args, chances(0.02).args, chances(1.0).id
    ({'nombre': 3, 'total': 10}, {'nombre': 1, 'total': 50}, 'parts-chances-all')
    """
    if not 0 < risk < 1:
        return Phrase("parts-chances-all" if risk >= 1 else "parts-chances-none")
    tenths = round(TENTHS * risk)
    if 0 < tenths < TENTHS:
        return Phrase("parts-chances", {"nombre": tenths, "total": TENTHS})
    total = next((total for total in RARE if 1 / total <= min(risk, 1 - risk)), RARE[-1])
    return Phrase("parts-chances", {"nombre": 1 if tenths == 0 else total - 1, "total": total})


def reason(game: str, advice: Advice, **more: Arg) -> Phrase:
    """Return why an action is thought of so, by the message of its reason (`<game>-reason-<id>`).

    It gets `$risque` and `$enjeu` where the advice has them, and what *more* the game knows.
    """
    args = dict(more)
    if advice.risk is not None:
        args["risque"] = chances(advice.risk)
    if advice.stake is not None:
        args["enjeu"] = advice.stake
    return Phrase(f"{game}-reason-{advice.reason}", args)


def ending_cue(winners: Sequence[Seat], viewer: Seat | None, *, tied: bool) -> Cue:
    """Return the sound that tells *viewer* how the game ended for him."""
    lost = viewer is not None and viewer not in winners
    return Cue("lose" if lost else "tie" if tied else "win")


def victory(game: str, winners: Sequence[Seat], viewer: Seat | None, args: Mapping[str, Arg]) -> Line:
    """Return who won a game, alone (`<game>-won`) or together (`<game>-shared`)."""
    tied = len(winners) > 1
    cues = (ending_cue(winners, viewer, tied=tied),)
    if not tied:
        return Line(f"{game}-won", args, winners[0], Category.ALERT, cues)
    args = {**args, "winners": players(winners, viewer)}
    return Line(f"{game}-shared", args, None, Category.ALERT, cues)
