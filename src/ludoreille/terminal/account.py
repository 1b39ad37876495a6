"""What a game came to: its decisive moment, one thing to do better, how the points came about."""

from collections.abc import Sequence

from ludoreille.core import Seat
from ludoreille.terminal.choose import walk_in
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.hindsight import Fault, Hindsight, Swing
from ludoreille.terminal.retelling import Retelling
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Arg, Category, Line

THIRDS = 3
"""A moment of a game is told as its beginning, its middle or its end."""
FIVE = 5
"""Chances are told to five in a hundred: they are no more exact."""


def tell_account(desk: Desk, retelling: Retelling, thinker: Thinker) -> None:
    """Let the player walk in the account of a game; that it takes a moment to be found is told before."""
    desk.say("review-looking")
    hindsight = Hindsight(retelling.save, retelling.walk, thinker)
    desk.hold(lambda _now: hindsight.poll())
    parts = [
        decisive(desk, retelling, hindsight.decisive),
        *(better(retelling, seat, hindsight.worst(seat)) for seat in retelling.save.people),
        *retelling.points(),
    ]
    walk_in(desk, Line("review-account-title", category=Category.ANSWER), parts)


def decisive(desk: Desk, retelling: Retelling, swing: Swing | None) -> Sequence[Line]:
    """Return the moment that changed somebody's chances most, and what happened then."""
    if swing is None:
        return [Line("review-no-decisive")]
    place = retelling.worded(swing.place)
    told = " ".join(map(desk.rendered, retelling.lines(place)))
    when: dict[str, Arg] = {"numero": place, "moment": THIRDS * place // len(retelling.walk)}
    return [Line("review-decisive", {**when, "texte": told}), swing_line(swing)]


def better(retelling: Retelling, seat: Seat, fault: Fault | None) -> Sequence[Line]:
    """Return the choice of the person at *seat* that cost most, what was better, and why.

    It is said to that person, by name where others listen too.
    """
    if fault is None:
        return [Line("review-no-fault", who=seat)]
    best, narrator = fault.ranked[0], retelling.narrator
    labels = {choice.action: choice.label for choice in narrator.choices(fault.sight, fault.actions)}
    args: dict[str, Arg] = {
        "numero": fault.place,
        "moment": THIRDS * fault.place // len(retelling.walk),
        "fait": labels[fault.action],
        "mieux": labels[best.action],
        "pourquoi": narrator.why(fault.sight, best, fault.ranked),
    }
    return [Line("review-fault", args, seat)]


def swing_line(swing: Swing) -> Line:
    """Return how somebody's chances to win changed."""
    before, after = (FIVE * round(100 * chance / FIVE) for chance in (swing.before, swing.after))
    return Line("review-swing", {"avant": before, "apres": after}, swing.seat, Category.ANSWER)
