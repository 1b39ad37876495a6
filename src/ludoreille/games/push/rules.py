"""The rules of Push. `refusal` says what is allowed; `mechanics` carries it out."""

from collections.abc import Mapping, Sequence
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
    Refused,
    Seat,
    ToDraw,
    ToPlay,
    Turn,
    Unreadable,
)
from ludoreille.games.push import position as positions
from ludoreille.games.push.mechanics import (
    act,
    answer,
    columns_left,
    open_to,
    scores,
    taking_order,
    winners,
)
from ludoreille.games.push.model import (
    COLOURS,
    DECIDE,
    DIE_CARD,
    DRAW,
    FACES,
    FIRST_SEAT,
    MATERIAL,
    MAX_COLUMNS,
    OVER,
    PLACE,
    ROLL,
    STAR,
    SWITCH_CARD,
    TAKE,
    TURN,
    Action,
    Card,
    Draw,
    Phase,
    Place,
    Protect,
    Sight,
    State,
    Stop,
    Take,
    colours_in,
    read_card,
    value_of,
    write_card,
)
from ludoreille.games.push.rollout import play_at_random
from ludoreille.kit.notation import is_number
from ludoreille.kit.positions import turn_keys

DRAW_CARD, STOP_THERE = Draw(), Stop()
DRAW_OR_STOP: tuple[Action, ...] = (DRAW_CARD, STOP_THERE)
PLACES: tuple[Action, ...] = tuple(Place(column) for column in range(MAX_COLUMNS + 1))
TAKES: tuple[Action, ...] = tuple(Take(column) for column in range(MAX_COLUMNS + 1))
"""By the number of the column, the first of which is 1."""
PROTECTS: tuple[Action, ...] = tuple(Protect(colour) for colour in COLOURS)
ROLL_THE_DIE = ToDraw(Chance("die", (1,) * len(FACES)))
ASK = tuple(ToPlay((Seat(seat),)) for seat in range(6))
PHASES: Mapping[type[Action], Phase] = {
    Draw: TURN,
    Stop: DECIDE,
    Protect: TURN,
    Place: PLACE,
    Take: TAKE,
}


class Push(Game[State, Action, Sight]):
    """Draw, build up to three columns, stop in time, take one.

    >>> push = Push()
    >>> state = push.draw(push.set_up(2), 0).state
    >>> [push.write(action) for action in push.actions(state, Seat(0))]
    ['draw']
    """

    id = "push"
    seats = range(2, 7)
    options = (
        Option("star", ("safe", "lose_all")),
        Option("two_player_switches", ("keep", "remove")),
    )
    unordered: ClassVar[Mapping[str, int]] = {
        "draw_pile": 0,
        "discard": 0,
        "winners": 0,
        "columns": 1,
        "visible": 1,
        "protected": 1,
    }

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a table where the first seat is to be drawn."""
        pile = list(material(seats, options))
        return State(pile, sum(pile), [0] * seats, [0] * seats, options["star"] == "lose_all")

    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for."""
        phase = state.phase
        if phase is DRAW:
            return ToDraw(Chance("card", tuple(state.pile)))
        if phase is ROLL:
            return ROLL_THE_DIE
        if phase is FIRST_SEAT:
            return ToDraw(Chance("first-seat", (1,) * state.seats))
        if phase is OVER:
            return Over(winners(state), scores(state))
        return ASK[state.to_move]

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do: draw before stop before protect, columns in order."""
        if seat != state.to_move:
            return ()
        phase = state.phase
        if phase is DECIDE:
            return DRAW_OR_STOP if state.pile_size else (STOP_THERE,)
        if phase is PLACE and state.drawn is not None:
            return [PLACES[number] for number in open_to(state, state.drawn)]
        if phase is TAKE:
            return [TAKES[number] for number in columns_left(state)]
        if phase is TURN:
            protections = [PROTECTS[colour] for colour in colours_in(state.visible[seat])]
            return [DRAW_CARD, *protections] if state.pile_size else protections
        return ()

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now: over, whose turn, phase, then the reasons of the action."""
        if state.phase is OVER:
            return Illegal("game-over", action=action)
        if state.phase in (FIRST_SEAT, DRAW, ROLL):
            return Illegal("wrong-phase", action=action)
        if seat != state.to_move:
            return Illegal("not-your-turn", action=action, to_move=state.to_move)
        if isinstance(action, Stop) and state.phase is TURN:
            return Illegal("must-draw-first", action=action)
        if not _in_phase(state, action):
            return Illegal("wrong-phase", action=action)
        match action:
            case Place(column):
                return _place_refusal(state, action, column)
            case Take(column):
                taken = column not in range(1, len(state.columns) + 1) or not state.columns[column - 1]
                return Illegal("no-such-column", action=action, column=column) if taken else None
            case Protect(colour) if colour not in colours_in(state.visible[seat]):
                return Illegal("nothing-to-protect", action=action, colour=colour)
        return None

    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002 - it is whose turn it is
        """Carry out what the seat whose turn it is does, in place."""
        act(state, action, events)

    def answer(self, state: State, outcome: Outcome, events: list[Event] | None) -> None:
        """Carry on from a seat, a card or a face of the die, in place."""
        answer(state, outcome, events)

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play *state* to its end in place, with a pile that is shuffled once; see `Game.play_out`."""
        return play_at_random(state, rng) if policy is None else super().play_out(state, rng, policy)

    def any_action(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return any action, each as likely."""
        actions = self.actions(state, seat)
        return actions[int(rng.random() * len(actions))]

    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return the whole table: every card was shown to all, and the pile has no order."""
        return Sight(viewer, state.copy())

    def imagine(self, sight: Sight, rng: Random) -> State:  # noqa: ARG002
        """Return the table itself, since nothing of it is hidden."""
        return sight.table.copy()

    def write(self, action: Action) -> str:
        """Return `draw`, `place K`, `stop`, `protect COLOUR` or `take K`."""
        match action:
            case Place(column):
                return f"place {column}"
            case Take(column):
                return f"take {column}"
            case Protect(colour):
                return f"protect {colour.name.lower()}"
        return type(action).__name__.lower()

    def read(self, text: str) -> Action:
        """Return the action of a short form; raise `Unreadable` if it has no known form."""
        match text.split():
            case ["draw"]:
                return DRAW_CARD
            case ["stop"]:
                return STOP_THERE
            case ["place", column] if is_number(column):
                return Place(int(column))
            case ["take", column] if is_number(column):
                return Take(int(column))
            case ["protect", name] if name in FACES[:STAR]:
                return PROTECTS[FACES.index(name)]
        raise Unreadable("unknown-action", text=text)

    def write_outcome(self, kind: str, outcome: Outcome) -> str:
        """Return a card code, a face of the die or a seat's number."""
        match kind:
            case "card":
                return write_card(Card(outcome))
            case "die":
                return FACES[outcome]
        return str(outcome)

    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Return the answer of a code; raise `Unreadable` if it answers no such question."""
        match kind:
            case "card":
                return read_card(text)
            case "die" if text in FACES:
                return FACES.index(text)
            case "first-seat" if is_number(text):
                return int(text)
        raise Unreadable("no-such-outcome", text=text, kind=kind)

    def write_event(self, event: Event) -> dict[str, object]:
        """Return the fields of an event: cards, colours and faces by their codes."""
        written = super().write_event(event)
        for name, value in written.items():
            match name, value:
                case ("card", int(card)):
                    written[name] = write_card(Card(card))
                case (("cards" | "lost"), tuple(cards)):
                    written[name] = [write_card(card) for card in cards]
                case (("colour" | "face"), int(face)):
                    written[name] = FACES[face]
        return written

    def position(self, state: State) -> dict[str, object]:
        """Return the position keys of the rules."""
        return {
            **positions.describe(state),
            **turn_keys(self.turn(state)),
            "scores": list(scores(state)),
        }

    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; the rest of the material lies in the pile."""
        options = self.chosen(seats, options)
        state = positions.build(seats, material(seats, options), position)
        state.lose_all = options["star"] == "lose_all"
        if state.phase is TAKE:
            order = taking_order(seats, state.turn, state.switches)
            state.takers = order[order.index(positions.asked(position, seats, state.turn)) :]
        return state


def material(seats: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """Return the copies of each kind of card in the game: 120 cards, or 108 without Switch cards."""
    if seats == 2 and options["two_player_switches"] == "remove":  # noqa: PLR2004
        return (*MATERIAL[:SWITCH_CARD], 0)
    return MATERIAL


def _in_phase(state: State, action: Action) -> bool:
    if isinstance(action, Draw):
        return state.phase in (TURN, DECIDE) and state.pile_size > 0
    return state.phase is PHASES[type(action)]


def _place_refusal(state: State, action: Action, column: int) -> Refused | None:
    drawn = state.drawn
    assert drawn is not None
    if column in open_to(state, drawn):
        return None
    if column not in range(1, len(state.columns) + 1):
        return Illegal("no-such-column", action=action, column=column, card=drawn)
    cards = state.columns[column - 1]
    return Illegal(_clash(cards, drawn), action=action, column=column, card=drawn, cards=cards)


def _clash(column: Sequence[Card], card: Card) -> str:
    """Return the reason for which *column* refuses *card*."""
    if card == DIE_CARD:
        return "column-has-die"
    alike = any(value_of(held) == value_of(card) for held in column)
    return "column-has-value" if alike else "column-has-colour"
