"""What holds for taking back in every game: what is undone can be done again, and when one may."""

from laws.play import advance, law

from ludoreille.core import Over, Refused, Seat, ToPlay
from ludoreille.games import SHELF
from ludoreille.table import Table
from ludoreille.table.table import actor_of
from ludoreille.terminal.taking_back import last_action


def together(turn):
    return isinstance(turn, ToPlay) and (turn.sealed or turn.race is not None)


class Watched:
    """A table at random play; for each line of its journal the turn it answered, and where that began."""

    def __init__(self, table, rng):
        self.table, self.rng = table, rng
        self.turns, self.began = [], []

    def go_on(self):
        """Make a move: the same turn goes on for those who have still to answer it, nature between them."""
        turn, place = self.table.turn, len(self.table.journal)
        advance(self.table, self.rng)
        self.turns.append(turn)
        self.began.append(self._goes_on_since(turn, place) if together(turn) else place)

    def _goes_on_since(self, turn, place):
        before = place - 1
        while before >= 0 and not isinstance(self.turns[before], ToPlay):
            before -= 1
        if before < 0 or not together(self.turns[before]):
            return place
        left = {*self.turns[before].seats} - {actor_of(self.table.journal[before])}
        return self.began[before] if {*turn.seats} == left else place

    def refusal(self, people):
        """Return why the last action of *people* may not be taken back, None if it may."""
        actors = [actor_of(line) for line in self.table.journal]
        own = [place for place, actor in enumerate(actors) if actor in people]
        if not own:
            return "nothing"
        turn, since = self.turns[own[-1]], actors[self.began[own[-1]] :]
        if turn.race is not None:
            return "race"
        if None in since:
            return "chance"
        own = {actors[own[-1]]} if turn.sealed else people
        return None if own.issuperset(since) else "others"


def attempts(table, rng, *, free):
    """Play to the end; now and then, mostly soon after one of some people acts, try to take that back.

    Yield the game as it was watched, the people, what can be taken back, and why not.
    """
    people = {Seat(seat) for seat in rng.sample(range(table.seats), rng.choice([1, 1, 2]))}
    watched = Watched(table, rng)
    while not isinstance(turn := table.turn, Over):
        acts = isinstance(turn, ToPlay) and people.intersection(turn.seats)
        watched.go_on()
        if isinstance(table.turn, Over) or rng.random() < (5 if acts else 1) / (20 + len(table.journal)):
            try:
                taken, reason = last_action(table, people, free=free), None
            except Refused as refusal:
                taken, reason = None, refusal.reason
            yield watched, people, taken, reason


@law(3)
def test_undone_and_done_again_a_game_is_the_same(played):
    table, rng = played
    narrator = SHELF[table.game.id].narrator
    for _, people, taken, reason in attempts(table, rng, free=True):
        if taken is None:
            assert reason == "nothing"
            continue
        whole, state, told = list(table.journal), table.state, told_since(table, taken.length, narrator)
        table.rewind(taken.length)
        assert table.journal == whole[: taken.length]
        assert taken.seat in people and taken.seat in table.turn.seats
        assert table.game.refusal(table.state, taken.seat, taken.action) is None
        assert [lines_of(table.enter(line), narrator) for line in whole[taken.length :]] == told
        assert table.journal == whole
        assert table.state == state


def told_since(table, length, narrator):
    """Return what is told of each line after the first *length*, as the game was played."""
    again = Table(table.game, table.seats, table.options, table.journal[:length])
    return [lines_of(again.enter(line), narrator) for line in table.journal[length:]]


def lines_of(events, narrator):
    return [line for event in events for line in narrator.tell(event, None)]


@law(4)
def test_an_action_is_taken_back_unless_nature_or_others_have_answered_since(played):
    table, rng = played
    for watched, people, taken, reason in attempts(table, rng, free=False):
        assert reason == watched.refusal(people) or (reason == "shown" and not watched.refusal(people))
        if taken is not None:
            assert people.issuperset(map(actor_of, table.journal[taken.length :]))
