"""Series of Touché between bots who note habits, without narration or journal."""

from ludoreille.core import Over
from ludoreille.games.touche.habits import habits
from ludoreille.games.touche.rules import Touche

TOUCHE = Touche()


def play(bots, rng, notebook):
    """Play a series to its end, note what happens as it is told, and return how it ended."""
    state = TOUCHE.set_up(len(bots))
    while not isinstance(turn := TOUCHE.turn(state), Over):
        done = {
            seat: bots[seat](TOUCHE.look(state, seat), TOUCHE.actions(state, seat), rng, notebook)
            for seat in turn.seats
        }
        events = []
        for seat, action in done.items():
            TOUCHE.act(state, seat, action, events)
        for event in events:
            for seat, note in habits(event):
                notebook.setdefault(seat, []).append(note)
    return turn
