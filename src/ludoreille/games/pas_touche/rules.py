"""The rules of Pas Touche. `refusal` says what is allowed; `mechanics` carries it out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar

from ludoreille.core import (
    Chance,
    Event,
    Game,
    Illegal,
    Option,
    OptionValue,
    Outcome,
    Over,
    Policy,
    Position,
    Race,
    Refused,
    Seat,
    ToDraw,
    ToPlay,
    Turn,
    Unreadable,
)
from ludoreille.games.pas_touche import position as positions
from ludoreille.games.pas_touche.mechanics import (
    ANSWERS,
    DEAL,
    DICE,
    FIRST_SEAT,
    HAND,
    OVER,
    REPLACE,
    ROLL,
    SQUARE,
    TOUCH,
    act,
    answer,
    possible,
)
from ludoreille.games.pas_touche.model import (
    SEATS,
    SECONDS,
    Action,
    ChooseHand,
    Hand,
    Renounce,
    Roll,
    Sight,
    State,
    Touch,
    Treat,
    read_treat,
    write_treat,
)
from ludoreille.games.pas_touche.notation import read_action, write_action, write_field
from ludoreille.games.pas_touche.pack import (
    copies_left,
    face_down,
    pack,
    read_constraint,
)
from ludoreille.games.pas_touche.playout import any_answer, play_out
from ludoreille.games.pas_touche.refusals import reason
from ludoreille.kit.notation import is_number
from ludoreille.kit.positions import turn_keys

MILD, HARSH = 1, 8
"""The lowest and the highest handicap."""
MAX_DIGITS = 9
DRAWN = {FIRST_SEAT: "first-seat", SQUARE: "treat", DEAL: "constraint", DICE: "roll", REPLACE: "constraint"}
"""The kind of nature's question in each phase where it is asked."""


class PasTouche(Game[State, Action, Sight]):
    """Touch the card that two dice name before the others do, with the hand that your cards allow.

    >>> game = PasTouche()
    >>> game.write(game.read("touch M 4 left shout @600")), game.moment(game.read("touch M 4 right @812"))
    ('touch M 4 left shout @600', 812)
    """

    id = "pas_touche"
    seats = SEATS
    options = (
        Option("pace", (1, 2, 5, 10, "off")),
        Option("search", ("grid", "direct")),
        Option("handicaps", (3, 1, 2, 4, 5, 6, 7, 8), per_seat=True),
    )
    unordered: ClassVar[Mapping[str, int]] = {"to_move": 0, "answered": 0, "winners": 0, "rows": 2}

    def chosen(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return every option with its value; without a clock there must be a square to travel."""
        chosen = super().chosen(seats, options)
        if chosen["pace"] == "off" and chosen["search"] == "direct":
            timed = tuple(value for value in self.options[0].values if value != "off")
            names = tuple(option.name for option in self.options)
            raise Illegal("no-such-option", option="pace", value="off", names=names, values=timed)
        return chosen

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a table where the first roller is to be drawn."""
        pace, handicaps = options["pace"], options["handicaps"]
        assert isinstance(handicaps, tuple)
        return State(
            tuple(each for each in handicaps if isinstance(each, int)),
            [[] for _ in range(seats)],
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [None] * seats,
            [None] * seats,
            pace if isinstance(pace, int) else 0,
            options["search"] == "direct",
        )

    def rematch(self, state: State, options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """Return the options with the winner's handicap one up, that of the last one down."""
        handicaps = list(state.handicaps)
        if state.winner is not None:
            handicaps[state.winner] = min(HARSH, handicaps[state.winner] + 1)
            reached = state.reached
            if reached.count(min(reached)) == 1:
                last = reached.index(min(reached))
                handicaps[last] = max(MILD, handicaps[last] - 1)
        return {**options, "handicaps": tuple(handicaps)}

    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for."""
        phase = state.phase
        if phase is TOUCH:
            if state.pace:
                return ToPlay(state.awaited(), race=Race(SECONDS * state.pace, Renounce()))
            return ToPlay(state.awaited(), private=True, sealed=True)
        if phase is ROLL:
            return ToPlay((state.roller,))
        if phase is HAND:
            return ToPlay(tuple(Seat(seat) for seat, hand in enumerate(state.hands) if hand is None))
        if phase is OVER:
            assert state.winner is not None
            return Over((state.winner,), state.reached)
        return ToDraw(Chance(DRAWN[phase], possible(state)))

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do, without times: renounce before the touches, card by card."""
        phase = state.phase
        if phase is TOUCH and seat not in state.answered:
            return ANSWERS
        if phase is ROLL and seat == state.roller:
            return (Roll(),)
        if phase is HAND and state.hands[seat] is None:
            return tuple(ChooseHand(hand) for hand in Hand)
        return ()

    def any_action(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return what *seat* does in random play: more often than not what makes a cube advance."""
        if state.phase is not TOUCH:
            return rng.choice(self.actions(state, seat))
        return any_answer(state, seat, rng)

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play *state* to its end in place, without events; faster when everybody plays at random."""
        return play_out(state, rng) if policy is None else super().play_out(state, rng, policy)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now: over, then the reasons in the order of the rules."""
        code = reason(state, seat, action)
        return None if code is None else Illegal(code, action=action)

    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Carry out what *seat* does, in place."""
        act(state, seat, action, events)

    def answer(self, state: State, outcome: Outcome, events: list[Event] | None) -> None:
        """Carry on from a seat, a treat card, a constraint card or a roll of both dice, in place."""
        answer(state, outcome, events)

    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return the table; of constraint cards that nobody has seen, only the colour."""
        table = state.copy()
        for seat, row in enumerate(table.rows):
            for place, card in enumerate(row):
                if not table.seen[seat] >> place & 1:
                    row[place] = face_down(card.colour)
        return Sight(viewer, table)

    def imagine(self, sight: Sight, rng: Random) -> State:
        """Fill in the cards that nobody has seen, as the deal could have laid them."""
        state = sight.table.copy()
        for seat, row in enumerate(state.rows):
            for place, card in enumerate(row):
                if not state.seen[seat] >> place & 1:
                    others = [other for at, other in enumerate(row) if at != place]
                    held = [other for other_row in state.rows for other in other_row]
                    kinds = range(pack().first[card.colour], len(pack().kinds))
                    copies = copies_left(card.colour, held, others)
                    row[place] = pack().kinds[rng.choices(kinds[: len(copies)], copies)[0]]
        return state

    def races(self, state: State) -> bool:
        """Say whether the clock runs."""
        return state.pace > 0

    def moment(self, action: Action) -> int:
        """Return the time of a touch or of a renouncement, in milliseconds."""
        return action.at or 0 if isinstance(action, Touch | Renounce) else 0

    def timed(self, action: Action, moment: int | None) -> Action:
        """Return a touch or a renouncement at this moment, anything else as it is."""
        return replace(action, at=moment) if isinstance(action, Touch | Renounce) else action

    def write(self, action: Action) -> str:
        """Return `roll`, `hand HAND`, `touch TREAT NUMBER HAND [shout] [@MS]` or `renounce [@MS]`."""
        return write_action(action)

    def read(self, text: str) -> Action:
        """Return the action of a short form; raise `Unreadable` if it has no known form."""
        return read_action(text)

    def write_outcome(self, kind: str, outcome: Outcome) -> str:
        """Return a seat's number, the code of a treat card, or that of a constraint card."""
        match kind:
            case "first-seat":
                return str(outcome)
            case "constraint":
                return pack().codes[outcome]
        return write_treat(Treat(outcome))

    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Return the answer of a code; raise `Unreadable` if it answers no such question."""
        match kind:
            case "treat" | "roll":
                return read_treat(text)
            case "constraint":
                return read_constraint(text)
            case "first-seat" if is_number(text, MAX_DIGITS):
                return int(text)
        raise Unreadable("no-such-outcome", text=text, kind=kind)

    def write_event(self, event: Event) -> dict[str, object]:
        """Return the fields of an event: cards and symbols by their codes, colours by their names."""
        return {name: write_field(name, value) for name, value in super().write_event(event).items()}

    def position(self, state: State) -> dict[str, object]:
        """Return the position keys of the rules, and `past`: the cards called before."""
        return positions.describe(state) | turn_keys(self.turn(state))

    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; raise `Unreadable` for a key or value unknown."""
        state = self.start(seats, self.chosen(seats, options))
        positions.build(state, position)
        return state
