"""What a player of Non Merci is asked, what he can answer by which key, and why an answer is refused."""

from collections.abc import Sequence
from typing import Any

from ludoreille.core import Refused, Seat
from ludoreille.games.non_merci.model import NO_CARD, Action, Phase, Sight, State
from ludoreille.games.non_merci.pack import rise, run_with
from ludoreille.games.non_merci.phrases import effect_phrase, run_phrase
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import either, refusal_line

RULES = NonMerci()
KEYS = {Action.PASS: "j", Action.TAKE: "c", Action.REVEAL: "e"}
WORDS = {
    Action.PASS: ("non", "non merci", "jeton"),
    Action.TAKE: ("carte", "oui"),
    Action.REVEAL: ("secrète",),
}
WAYS = ("", "-brief")
"""How what the decision needs is told: whole, and in few words."""
WAITING = {
    Phase.FIRST_SEAT: "first-seat",
    Phase.DEAL: "deal",
    Phase.TURN_UP: "turn-up",
    Phase.OVER: "over",
}


def question(sight: Sight) -> Line:
    """Return what the viewer is asked now, or whom the table waits for."""
    table, viewer = sight.table, sight.viewer
    if table.phase is not Phase.PLAY:
        return Line(f"non_merci-ask-{WAITING[table.phase]}", category=Category.ANSWER)
    seat = Seat(table.turn)
    told: dict[str, Arg] = {"card": table.target, "pot": table.pot}
    if viewer != seat:
        return Line("non_merci-ask", told, seat, Category.ANSWER)
    again = table.pot == 0 and table.cards[seat] != 0
    cues = () if again else (Cue("my-turn"),)
    args = {**told, **_decision(table, seat), "again": int(again)}
    return Line("non_merci-ask", args, seat, Category.ALERT, cues, asks=True)


def choices(sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
    """Return the viewer's choices: passing, taking and laying keep their keys, and say why when refused."""
    return [
        Choice(action, number, _label(sight, action), KEYS[action], WORDS[action], legal=action in actions)
        for number, action in enumerate(Action, 1)
    ]


def refused(sight: Sight, refusal: Refused) -> Line:
    """Return why an action was refused, and what is possible."""
    args: dict[str, Arg] = {
        "tried": Phrase(f"non_merci-try-{refusal.details['action']}"),
        "possible": _possible(sight),
    }
    id_ = refusal.reason
    if id_ == "not-your-turn" and "to_move" in refusal.details:
        args["player"] = Who(Seat(sight.table.turn))
    elif id_ == "not-your-turn":
        id_ = "nobodys-turn"
    return refusal_line(f"non_merci-refused-{id_}", args)


def _decision(table: State, seat: Seat) -> dict[str, Arg]:
    """Return what *seat* must know to pass, take or lay: what each would do to its points, its tokens."""
    held, target = table.cards[seat], table.target
    cost = rise(held, target) - table.pot
    return {
        "cost": cost,
        "run": run_phrase(*run_with(held, target)),
        "tokens": table.tokens[seat],
        "left": table.left,
        **{f"effect{way}": effect_phrase(cost, way) for way in WAYS},
        **{f"secret{way}": _secret(table, seat, way) for way in WAYS},
    }


def _secret(table: State, seat: Seat, way: str) -> Arg:
    """Return the secret card that *seat* may lay and what that would change, nothing without one."""
    card = table.secret[seat]
    if card == NO_CARD:
        return ""
    args: dict[str, Arg] = {"card": card, "effect": effect_phrase(rise(table.cards[seat], card), way)}
    return Phrase(f"non_merci-ask-secret{way}", args)


def _label(sight: Sight, action: Action) -> Phrase:
    """Return a choice as a menu tells it."""
    table, viewer = sight.table, sight.viewer
    if action is Action.REVEAL:
        card = NO_CARD if viewer is None else table.secret[viewer]
        return Phrase("non_merci-choice-reveal" if card else "non_merci-choice-reveal-none", {"card": card})
    if not table.target:
        return Phrase(f"non_merci-choice-{action}-none")
    return Phrase(f"non_merci-choice-{action}", {"card": table.target, "pot": table.pot})


def _possible(sight: Sight) -> Phrase:
    """Return what the viewer may do instead."""
    viewer, table = sight.viewer, sight.table
    actions = () if viewer is None else RULES.actions(table, viewer)
    if not actions:
        return Phrase("non_merci-wait")
    parts = [_can(table, action) for action in actions]
    return Phrase("non_merci-possible", {"possible": either(parts)})


def _can(table: State, action: Any) -> Phrase:
    return Phrase(f"non_merci-can-{action}", {"card": table.target, "pot": table.pot})
