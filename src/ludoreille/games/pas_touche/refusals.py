"""Why an action is refused: the reason codes of Pas Touche, in the order of the rules."""

from ludoreille.core import Seat
from ludoreille.games.pas_touche.mechanics import HAND, OVER, ROLL, TOUCH, rank
from ludoreille.games.pas_touche.model import Action, ChooseHand, Renounce, Roll, State, Touch


def reason(state: State, seat: Seat, action: Action) -> str | None:
    """Return the code for which *seat* may not do this now, None if it may."""
    phase = state.phase
    if phase is OVER:
        return "game-over"
    if isinstance(action, Touch | Renounce) and phase is TOUCH:
        if seat in state.answered:
            return "already-answered"
        if isinstance(action, Touch) and action.card is None:
            return "no-such-card"
        at, last = action.at, state.last
        return "out-of-order" if at is not None and last and (at, rank(state, seat)) < last else None
    if isinstance(action, ChooseHand):
        if state.hands[seat] is not None:
            return "hand-already-chosen"
        return None if phase is HAND else "wrong-phase"
    if isinstance(action, Roll) and phase is ROLL:
        return None if seat == state.roller else "not-your-roll"
    return "wrong-phase"
