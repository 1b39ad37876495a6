"""What the narrations of several games tell alike: joined parts, players, ranks, answers, endings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import TypeVar

from ludoreille.core import Seat
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
