"""The rules of Touché. `refusal` says what is allowed; `mechanics` and `fencing` carry it out."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, is_dataclass
from enum import Enum
from random import Random
from typing import ClassVar

from ludoreille.core import (
    Event,
    Game,
    Illegal,
    Option,
    OptionValue,
    Outcome,
    Over,
    Policy,
    Position,
    Refused,
    Seat,
    ToPlay,
    Turn,
    Unreadable,
)
from ludoreille.games.touche import position as positions
from ludoreille.games.touche.mechanics import (
    act,
    awaited,
    has_chosen,
    opening,
    schedule,
    show_musketeers,
    winners,
)
from ludoreille.games.touche.model import (
    BLOODS,
    CONTINUE,
    EVEN,
    FISTS,
    ODD,
    STOP,
    UNSEEN,
    Action,
    Announce,
    Choose,
    Continue,
    Hide,
    Phase,
    Sight,
    State,
    Stop,
    in_mask,
)
from ludoreille.games.touche.pieces import ALL_UNUSED, MUSKETEERS
from ludoreille.games.touche.playout import play_at_random
from ludoreille.kit.notation import is_number
from ludoreille.kit.positions import turn_keys

CHOICES = tuple(Choose(each.value) for each in MUSKETEERS)
HIDES = tuple(map(Hide, FISTS))
WORDS: Mapping[str, Action] = {
    "announce even": EVEN,
    "announce odd": ODD,
    "stop": STOP,
    "continue": CONTINUE,
}
PHASES: Mapping[type[Action], Phase] = {
    Choose: Phase.CHOOSE,
    Announce: Phase.ANNOUNCE,
    Hide: Phase.HIDE,
    Stop: Phase.FIRST_BLOOD,
    Continue: Phase.FIRST_BLOOD,
}


class Touche(Game[State, Action, Sight]):
    """Send a musketeer, hide one marker or two, stop at first blood or go on.

    >>> touche = Touche()
    >>> state = touche.set_up(2)
    >>> [touche.write(action) for action in touche.actions(state, Seat(1))]
    ['choose 0', 'choose 1', 'choose 2', 'choose 3']
    """

    id = "touche"
    seats = range(2, 5)
    options = (Option("cadet", ("keep", "return")), Option("opponents", ("both", "one")))
    unordered: ClassVar[Mapping[str, int]] = {"winners": 0, "to_move": 0, "unused": 1}

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a series whose first two musketeers are to be chosen."""
        duels = schedule(seats, one_opponent=options["opponents"] == "one")
        returns = options["cadet"] == "return"
        return State(duels, [0] * seats, [ALL_UNUSED] * seats, returns, pair=duels[0])

    def opening(self, state: State) -> tuple[Event, ...]:
        """Return who fights whom in the series, and the first duel."""
        return opening(state)

    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for; musketeers and fists are chosen in secret."""
        if state.phase is Phase.OVER:
            return Over(winners(state.renown), tuple(state.renown))
        secret = state.phase in positions.SEALED
        return ToPlay(awaited(state), private=secret, sealed=secret)

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do, in the order of the numbers."""
        if seat not in awaited(state):
            return ()
        match state.phase:
            case Phase.CHOOSE:
                return tuple(CHOICES[each] for each in in_mask(state.unused[seat]))
            case Phase.ANNOUNCE:
                return (EVEN, ODD)
            case Phase.HIDE:
                return HIDES
        return BLOODS

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now: over, whose turn, phase, then the reasons of the action.

        Both fighters have their turn in a secret choice, made or not: choosing again is `already-chosen`.
        """
        if state.phase is Phase.OVER:
            return Illegal("game-over", action=action)
        if seat not in (state.pair if state.phase in positions.SEALED else awaited(state)):
            return Illegal("not-your-turn", action=action)
        if state.phase is not PHASES[type(action)]:
            return Illegal("wrong-phase", action=action)
        match action:
            case Choose(number) if number not in range(len(MUSKETEERS)):
                return Illegal("no-such-musketeer", action=action)
            case Choose(number) if not state.unused[seat] >> number & 1:
                return Illegal("musketeer-used", action=action)
            case Hide(markers) if markers not in FISTS:
                return Illegal("no-such-marker-count", action=action)
        if state.phase in positions.SEALED and has_chosen(state, seat):
            return Illegal("already-chosen", action=action)
        return None

    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Carry out what *seat* does, in place."""
        act(state, seat, action, events)

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play a series to its end in place; without a policy every choice is a fair draw."""
        return play_at_random(state, rng) if policy is None else super().play_out(state, rng, policy)

    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return the whole table, the sealed choices of others unseen."""
        table = state.copy()
        attacker, defender = (
            choice if choice is None or seat == viewer else UNSEEN
            for seat, choice in zip(state.pair, state.sealed, strict=True)
        )
        table.sealed = (attacker, defender)
        return Sight(viewer, table)

    def imagine(self, sight: Sight, rng: Random) -> State:
        """Return the table with a choice made up for each that is unseen."""
        state = sight.table.copy()
        attacker, defender = (
            rng.choice(state.sealable(seat)) if choice == UNSEEN else choice
            for seat, choice in zip(state.pair, state.sealed, strict=True)
        )
        state.sealed = (attacker, defender)
        return state

    def write(self, action: Action) -> str:
        """Return `choose N`, `announce even|odd`, `hide N`, `stop` or `continue`."""
        match action:
            case Choose(musketeer):
                return f"choose {musketeer}"
            case Hide(markers):
                return f"hide {markers}"
            case Announce(even):
                return "announce even" if even else "announce odd"
        return type(action).__name__.lower()

    def read(self, text: str) -> Action:
        """Return the action of a short form; raise `Unreadable` if it has no known form."""
        match text.split():
            case ["choose", number] if is_number(number):
                return Choose(int(number))
            case ["hide", number] if is_number(number):
                return Hide(int(number))
            case words if " ".join(words) in WORDS:
                return WORDS[" ".join(words)]
        raise Unreadable("unknown-action", text=text)

    def write_outcome(self, kind: str, outcome: Outcome) -> str:
        """Refuse: nature is asked nothing in Touché."""
        raise Unreadable("no-such-outcome", text=outcome, kind=kind)

    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Refuse: nature is asked nothing in Touché."""
        raise Unreadable("no-such-outcome", text=text, kind=kind)

    def write_event(self, event: Event) -> dict[str, object]:
        """Return the fields of an event: pieces by their codes, what is unseen as None."""
        return {name: _plain(value) for name, value in super().write_event(event).items()}

    def position(self, state: State) -> dict[str, object]:
        """Return the position keys of the rules."""
        return positions.describe(state) | turn_keys(self.turn(state))

    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; a choice with one musketeer left is made."""
        state = self.start(seats, self.chosen(seats, options))
        positions.build(state, position)
        if state.phase is Phase.CHOOSE and not awaited(state):
            show_musketeers(state, None)
        return state


def _plain(value: object) -> object:
    """Return a field of an event as plain data."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(part) for name, part in asdict(value).items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return None if type(value) is int and value == UNSEEN else value
