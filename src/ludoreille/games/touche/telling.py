"""What happens in a duel, told from the side of whoever listens."""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Seat
from ludoreille.games.touche.mechanics import team
from ludoreille.games.touche.model import (
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    MusketeersShown,
    Pair,
    ParityAnnounced,
)
from ludoreille.games.touche.phrases import account_phrase, musketeer_phrase, power_hints, ranked, role
from ludoreille.games.touche.pieces import Paid
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Topic, Who

BLOW_CUES = {
    Paid.ESQUIVE: (),
    Paid.FIRST_BLOOD: ("first-blood",),
    Paid.WAITING: ("power",),
    Paid.WOUND: ("wounded",),
}
"""What is heard of a touch after the touch itself."""


def line(id_: str, viewer: Seat | None, pair: Pair, who: Seat | None, *cues: str, **args: Arg) -> Line:
    """Return what is told of a duel: to its fighters as their own, to others in short when they hurry."""
    mine = viewer is not None and viewer in pair
    category = Category.MINE if mine else Category.OTHERS
    sounds = tuple(Cue(cue, seat=who) for cue in cues)
    return Line(f"touche-{id_}", args, who, category, sounds, topic=Topic.MOVES)


def shown(event: MusketeersShown, viewer: Seat | None) -> Line:
    """Return both musketeers and their esquives; in detail, what their powers do."""
    pair = (event.attacker, event.defender)
    first, second = event.musketeers
    esquives, others = (Phrase("touche-esquives", {"count": count}) for count in event.esquives)
    args: dict[str, Arg] = {
        "attacker": Who(event.attacker),
        "defender": Who(event.defender),
        "first": Phrase("touche-bare", {"number": first}),
        "second": Phrase("touche-bare", {"number": second}),
        "the-first": musketeer_phrase(first),
        "the-second": musketeer_phrase(second),
        "esquives": esquives,
        "others": others,
        "hints": power_hints(event.musketeers),
    }
    told = line(f"shown-{role(viewer, pair, 'attacker', 'defender')}", viewer, pair, None)
    return replace(told, args=args, cues=(Cue("musketeers-shown"),))


def announced(event: ParityAnnounced, viewer: Seat | None) -> Line:
    """Return the announcement; the question tells it to the attacker, the fists to those who look on."""
    pair = (event.attacker, event.defender)
    parity = "even" if event.even else "odd"
    heard = "silent" if viewer == event.attacker else "announced"
    if viewer not in (None, *pair):
        heard = "announced-seen"
    told = line(heard, viewer, pair, event.attacker, f"announce-{parity}", parity=parity)
    return told if viewer == event.attacker else replace(told, category=Category.OTHERS)


def blow(event: FistsOpened, viewer: Seat | None) -> Phrase:
    """Return who touched whom, and what it cost: "vous touchez Basile, qui perd le premier sang"."""
    args: dict[str, Arg] = {
        "toucher": Who(event.toucher),
        "touched": Who(event.touched),
        "paid": event.blow.paid.value + ("-waits" if event.blow.waits else ""),
        "left": event.left.esquives,
    }
    return Phrase(f"touche-blow-{role(viewer, (event.toucher, event.touched), 'toucher', 'touched')}", args)


def opened(event: FistsOpened, viewer: Seat | None) -> Sequence[Line]:
    """Return fists, announcement and touch in one sentence, then the markers that move besides."""
    sides = (event.toucher, event.touched)
    heard = role(viewer, sides, "toucher", "touched")
    told = blow(event, viewer)
    args = {**told.args, **fists(event, viewer), "blow": told}
    cues = ("fists-opened", "touched" if heard == "touched" else "touch", *BLOW_CUES[event.blow.paid])
    reveal = line(f"fists-{heard}", viewer, sides, event.toucher, *cues, **args)
    lines = [replace(reveal, fold=None if viewer in sides else "touche-fold-fists")]
    if event.blow.returned:
        lines.append(_moved("returned", event, viewer, "esquive"))
    if event.blow.released is not None:
        lines.append(_moved("released", event, viewer, event.blow.released.value))
    return lines


def fists(event: FistsOpened, viewer: Seat | None) -> dict[str, Arg]:
    """Return the announcement and both fists, the listener's first."""
    fists = list(zip(event.pair, event.fists, strict=True))
    if viewer == event.pair[1]:
        fists.reverse()
    parts = tuple(Phrase("touche-fist", {"player": Who(seat), "markers": markers}) for seat, markers in fists)
    parity = "even" if event.even else "odd"
    return {"parity": parity, "first": parts[0], "second": parts[1]}


def _moved(id_: str, event: FistsOpened, viewer: Seat | None, marker: str) -> Line:
    """Return a marker that goes from one fighter to the other beside the touch."""
    sides = (event.toucher, event.touched)
    heard = role(viewer, sides, "toucher", "touched")
    args: dict[str, Arg] = {"toucher": Who(event.toucher), "touched": Who(event.touched), "marker": marker}
    return line(f"{id_}-{heard}", viewer, sides, None, "marker-taken", **args)


def extra_paid(event: ExtraPaid, viewer: Seat | None) -> Line:
    """Return the marker more that the cadet takes."""
    sides = (event.cadet, event.touched)
    heard = role(viewer, sides, "toucher", "touched")
    args: dict[str, Arg] = {
        "toucher": Who(event.cadet),
        "touched": Who(event.touched),
        "paid": event.paid.value,
        "left": event.left.esquives,
    }
    return line(f"extra-{heard}", viewer, sides, event.cadet, "power", *BLOW_CUES[event.paid], **args)


def ended(event: DuelEnded, viewer: Seat | None) -> Line:
    """Return who won the duel, and the account of its renown item by item."""
    sides = (event.winner, event.loser)
    args: dict[str, Arg] = {
        "winner": Who(event.winner),
        "loser": Who(event.loser),
        "items": account_phrase(event.account, novice=event.wounded and event.novice),
        "points": event.account.total,
        "ranks": ranked(event.renown, viewer),
    }
    lost = viewer is not None and viewer in team(len(event.renown), event.loser)
    heard = role(viewer, sides, "winner", "loser")
    told = line(f"ended-{heard}", viewer, sides, event.winner, "duel-lost" if lost else "duel-won", **args)
    return replace(told, topic=Topic.SCORES)
