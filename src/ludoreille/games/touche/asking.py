"""What a player of Touché is asked, what he can answer by which key, and why an answer is refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoreille.core import Refused, Seat
from ludoreille.games.touche.fencing import spoils, will_strike_again
from ludoreille.games.touche.mechanics import awaited, has_chosen
from ludoreille.games.touche.model import (
    CONTINUE,
    EVEN,
    FISTS,
    ODD,
    STOP,
    Action,
    Announce,
    Choose,
    Hide,
    Phase,
    Sight,
    State,
    Stop,
    in_mask,
)
from ludoreille.games.touche.phrases import (
    attack_phrase,
    markers_phrase,
    mate_of,
    musketeer_phrase,
    musketeer_phrases,
)
from ludoreille.games.touche.pieces import ALL_UNUSED, MUSKETEERS
from ludoreille.games.touche.rules import Touche
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import answer, either, players, refusal_line

RULES = Touche()
NOTHING = Phrase("touche-nothing")
APART: Mapping[Action, int] = {ODD: 6, EVEN: 7, STOP: 8, CONTINUE: 9}
"""The numbers of actions with a key of their own where they are refused, out of the way of the others."""
KEYS: Mapping[Action, str] = {ODD: "m", EVEN: "p", STOP: "a", CONTINUE: "c"}


def question(sight: Sight) -> Line:
    """Return what the viewer is asked now, or whom the table waits for."""
    table, viewer = sight.table, sight.viewer
    seats = awaited(table)
    if viewer is None or viewer not in seats:
        return _waiting(sight, seats)
    opponent = table.pair[1 - table.side(viewer)]
    args: dict[str, Arg] = {"opponent": Who(opponent), **_asked(table, viewer, opponent)}
    cues = () if table.phase is Phase.HIDE and viewer == table.pair[0] else (Cue("my-turn"),)
    return Line(f"touche-ask-{table.phase.value}", args, None, Category.ALERT, cues, asks=True)


def choices(sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return the viewer's choices in menu order; musketeers, and keys that are refused now, answer why."""
    legal = frozenset(actions)
    match sight.table.phase:
        case Phase.CHOOSE:
            now: list[Action] = [Choose(each.value) for each in MUSKETEERS]
        case Phase.ANNOUNCE:
            now = [ODD, EVEN]
        case Phase.HIDE:
            now = [Hide(markers) for markers in FISTS]
        case Phase.FIRST_BLOOD:
            now = [STOP, CONTINUE]
        case _:
            now = []
    first = 0 if sight.table.phase is Phase.CHOOSE else 1
    offered = [_choice(action, number, legal) for number, action in enumerate(now, first)]
    return [*offered, *(_choice(action, APART[action], legal) for action in APART if action not in now)]


def refused(sight: Sight, refusal: Refused) -> Line:
    """Return why an action was refused, and what is possible."""
    args: dict[str, Arg] = {"tried": _label("try", refusal.details["action"]), "possible": _possible(sight)}
    return refusal_line(f"touche-refused-{refusal.reason}", args)


def _asked(table: State, viewer: Seat, opponent: Seat) -> dict[str, Arg]:
    """Return what the decision needs."""
    if table.phase is Phase.CHOOSE:
        return _sending(table, viewer, opponent)
    side = table.side(viewer)
    mine, theirs = table.fight.fighters[side], table.fight.fighters[1 - side]
    args: dict[str, Arg] = {"mine": markers_phrase(mine), "theirs": markers_phrase(theirs)}
    if table.phase is Phase.FIRST_BLOOD:
        lost, wounded = (spoils(table.fight, 1 - side, wound=wound).total for wound in (False, True))
        again = "cadet" if will_strike_again(table.fight, 1 - side) else "next"
        known: dict[str, Arg] = {**args, "opponent": Who(opponent), "points": wounded}
        risk, brief = (Phrase(f"touche-risk-{again}{way}", known) for way in ("", "-bref"))
        return {**args, "points": lost, "risk": risk, "brief": brief}
    parity = "even" if bool(table.even) == (side == 0) else "odd"
    return {**args, "parity": parity, "role": "attacker" if side == 0 else "defender"}


def _sending(table: State, viewer: Seat, opponent: Seat) -> dict[str, Arg]:
    """Return what the choice of a musketeer needs: the duel, the team at first, who is left on both sides."""
    mate = mate_of(table.seats, viewer) if table.number == 1 else None
    rival = in_mask(table.unused[opponent])
    known = Phrase("touche-rival", {"opponent": Who(opponent), "left": musketeer_phrases(rival)})
    return {
        "team": NOTHING if mate is None else Phrase("touche-team-start", {"mate": Who(mate)}),
        "number": table.number,
        "duels": len(table.schedule),
        "attack": attack_phrase(table.pair, viewer),
        "left": tuple(Phrase("touche-numbered", {"number": each}) for each in in_mask(table.unused[viewer])),
        "rival": NOTHING if table.unused[opponent] == ALL_UNUSED else known,
    }


def _waiting(sight: Sight, seats: Sequence[Seat]) -> Line:
    """Return whom the table waits for, and for what."""
    table, viewer = sight.table, sight.viewer
    if not seats:
        return answer("touche-wait-over")
    args: dict[str, Arg] = {
        "players": players(seats, viewer),
        "attack": attack_phrase(table.pair, viewer),
        "number": table.number,
        "duels": len(table.schedule),
        "own": own_choice(sight) or NOTHING,
    }
    return answer(f"touche-wait-{table.phase.value}", args)


def own_choice(sight: Sight) -> Phrase | None:
    """Return what the viewer has chosen in secret, None if nothing."""
    table, viewer = sight.table, sight.viewer
    if viewer is None or viewer not in table.pair:
        return None
    if table.phase not in (Phase.CHOOSE, Phase.HIDE) or not has_chosen(table, viewer):
        return None
    choice = table.sealed[table.side(viewer)]
    if table.phase is Phase.HIDE:
        return Phrase("touche-own-fist", {"markers": 0 if choice is None else choice})
    sent = in_mask(table.unused[viewer])[0] if choice is None else choice
    return Phrase("touche-own-musketeer", {"musketeer": musketeer_phrase(sent)})


def _choice(action: Action, number: int, legal: frozenset[Action]) -> Choice:
    label = _label("choice", action)
    return Choice(action, number, label, KEYS.get(action), _words(action), legal=action in legal)


def _words(action: Action) -> tuple[str, ...]:
    """Return further French words that line mode understands."""
    match action:
        case Choose(number):
            return (("novice",), ("cadet",), ("homme d'armes",), ("vétéran",))[number]
        case Hide(markers):
            return ("un", "deux")[markers - 1 : markers]
        case Announce(even):
            return ("pair",) if even else ("impair",)
        case Stop():
            return ("stop",)
    return ("continuer",)


def _label(way: str, action: Any) -> Phrase:
    """Return an action as a choice, as what was tried, or as what can be done."""
    match action:
        case Choose(number):
            known = "" if number in range(len(MUSKETEERS)) else "-unknown"
            return Phrase(f"touche-{way}-choose{known}", {"number": number})
        case Hide(markers):
            return Phrase(f"touche-{way}-hide", {"markers": markers})
        case Announce(even):
            return Phrase(f"touche-{way}-{'even' if even else 'odd'}")
    return Phrase(f"touche-{way}-{'stop' if action == STOP else 'continue'}")


def _possible(sight: Sight) -> Phrase:
    """Return what the viewer may do instead, or whom he waits for."""
    table, viewer = sight.table, sight.viewer
    actions = () if viewer is None else RULES.actions(table, viewer)
    if actions:
        return Phrase("touche-possible", {"possible": either([_label("can", action) for action in actions])})
    return Phrase("touche-wait", {"players": players(awaited(table), viewer)})
