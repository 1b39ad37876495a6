"""Why an action is refused: the reason codes of Pas Touche, in the order of the rules."""

from ludoreille.core import Seat
from ludoreille.games.pas_touche.mechanics import rank
from ludoreille.games.pas_touche.model import Action, ChooseHand, Phase, Renounce, Roll, State, Touch


def reason(state: State, seat: Seat, action: Action) -> str | None:
    """Return the code for which *seat* may not do this now, None if it may."""
    phase = state.phase
    if phase is Phase.OVER:
        return "game-over"
    match action:
        case ChooseHand():
            if state.hands[seat] is not None:
                return "hand-already-chosen"
            return None if phase is Phase.HAND else "wrong-phase"
        case Roll() if phase is Phase.ROLL:
            return None if seat == state.roller else "not-your-roll"
        case Touch(at=at) | Renounce(at=at) if phase is Phase.TOUCH:
            if seat in state.answered:
                return "already-answered"
            if isinstance(action, Touch) and action.card is None:
                return "no-such-card"
            early = at is not None and state.last is not None and (at, rank(state, seat)) < state.last
            return "out-of-order" if early else None
    return "wrong-phase"
