"""What a game came to: its decisive moment, one thing to do better, how the points came about."""

from collections.abc import Sequence

from ludoreille.terminal.choose import walk_in
from ludoreille.terminal.desk import Desk
from ludoreille.terminal.hindsight import Fault, Hindsight, Swing
from ludoreille.terminal.retelling import Retelling
from ludoreille.thinking.thinker import Thinker
from ludoreille.words.line import Arg, Category, Line

FIVE = 5
"""Chances are told to five in a hundred: they are no more exact."""


def tell_account(desk: Desk, retelling: Retelling, thinker: Thinker) -> None:
    """Let the player walk in the account of a game; that it takes a moment to be found is told before."""
    desk.say("review-looking")
    hindsight = Hindsight(retelling.save, retelling.walk, thinker)
    desk.hold(lambda _now: hindsight.poll())
    parts = [
        decisive(desk, retelling, hindsight.decisive),
        better(retelling, hindsight.worst),
        *retelling.points(),
    ]
    walk_in(desk, Line("review-account-title", category=Category.ANSWER), parts)


def decisive(desk: Desk, retelling: Retelling, swing: Swing | None) -> Sequence[Line]:
    """Return the moment that changed somebody's chances most, and what happened then."""
    if swing is None:
        return [Line("review-no-decisive")]
    told = " ".join(map(desk.rendered, retelling.lines(swing.place)))
    return [Line("review-decisive", {"numero": swing.place, "texte": told}), swing_line(swing)]


def better(retelling: Retelling, fault: Fault | None) -> Sequence[Line]:
    """Return the choice of a person that cost most, what was better, and why."""
    if fault is None:
        return [Line("review-no-fault")]
    best, narrator = fault.ranked[0], retelling.narrator
    labels = {choice.action: choice.label for choice in narrator.choices(fault.sight, fault.actions)}
    args: dict[str, Arg] = {
        "numero": fault.place,
        "fait": labels[fault.action],
        "mieux": labels[best.action],
        "pourquoi": narrator.why(fault.sight, best, fault.ranked),
    }
    return [Line("review-fault", args, fault.seat)]


def swing_line(swing: Swing) -> Line:
    """Return how somebody's chances to win changed."""
    before, after = (FIVE * round(100 * chance / FIVE) for chance in (swing.before, swing.after))
    return Line("review-swing", {"avant": before, "apres": after}, swing.seat, Category.ANSWER)
