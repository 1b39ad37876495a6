"""The rules of Taiwan Snackbar. `refusal` says what is allowed; `mechanics` carries it out."""

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
from ludoreille.games.taiwan_snackbar import notation
from ludoreille.games.taiwan_snackbar import position as positions
from ludoreille.games.taiwan_snackbar.cards import (
    CHOOSE,
    CODES,
    DISHES,
    INDIGESTION,
    PLUS,
    REVERSE,
    Counts,
    decks,
    draw_top,
    minus,
    no_cards,
    pour,
    read_card,
    spread,
    value_of,
)
from ludoreille.games.taiwan_snackbar.mechanics import (
    DEAL,
    EAT,
    OVER,
    TASTE,
    TURN,
    act,
    answer,
    answer_all,
    winners,
)
from ludoreille.games.taiwan_snackbar.model import (
    Action,
    Change,
    Choose,
    DrawOne,
    Eat,
    Plus,
    Reverse,
    Serve,
    Sight,
    State,
    Variant,
)
from ludoreille.games.taiwan_snackbar.refusals import PAIR, VALUES, reason
from ludoreille.kit.notation import is_number
from ludoreille.kit.positions import turn_keys

SEATS = range(3, 11)
ALL_DISHES = range(DISHES)
SERVES = tuple(map(Serve, VALUES))
CHANGES = tuple(map(Change, VALUES))
CHOICES = tuple(map(Choose, range(SEATS[-1])))
PLUS_ONE, TURN_ROUND, EAT_ALL, DRAW_ONE = Plus(), Reverse(), Eat(), DrawOne()


class TaiwanSnackbar(Game[State, Action, Sight]):
    """Add to the order, pass it on, or eat it all and pray.

    >>> game = TaiwanSnackbar()
    >>> position = {"order": ["3"], "hands": [["3", "4", "4", "PLUS"], [], []]}
    >>> state = game.from_position(3, {}, position)
    >>> [game.write(action) for action in game.actions(state, Seat(0))]
    ['serve 3', 'change 4', 'plus', 'eat']
    """

    id = "taiwan_snackbar"
    seats = SEATS
    options = (
        Option("deck", ("2011", "2016")),
        Option("pair", ("one", "both")),
        Option("plus_one", ("card", "dish")),
        Option("after_eating", ("next", "eater")),
        Option("tie", ("fewest", "most")),
    )
    unordered: ClassVar[Mapping[str, int]] = {"draw_pile": 0, "discard": 0, "hands": 1, "winners": 0}

    def chosen(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return every option with its value, as every game does; the deck's year may be a number."""
        year = options.get("deck")
        return super().chosen(seats, {**options, "deck": str(year)} if type(year) is int else options)

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a table where the first seat is to be drawn, then the hands."""
        pile = list(material(seats, options))
        seen = no_cards()
        seen[INDIGESTION] = pile[INDIGESTION]
        return State(
            [no_cards() for _ in range(seats)],
            [no_cards() for _ in range(seats)],
            [False] * seats,
            [0] * seats,
            [0] * seats,
            pile,
            seen,
            sum(pile),
            variant=_variant(options),
        )

    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for; indigestion cards are not dealt."""
        phase = state.phase
        if phase is TURN:
            return ToPlay((state.turn,), private=True)
        if phase is EAT or phase is TASTE:
            return ToDraw(Chance("card", tuple(state.pile)))
        if phase is OVER:
            return Over(winners(state), tuple(state.malus))
        if phase is DEAL:
            return ToDraw(Chance("card", (*state.pile[:INDIGESTION], 0)))
        return ToDraw(Chance("first-seat", (1,) * state.seats))

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do: serve, change, special cards, eat; by value and seat."""
        if state.phase is not TURN or seat != state.turn:
            return ()
        hand, order = state.hands[seat], state.order
        if not order:
            return [SERVES[card] for card in ALL_DISHES if hand[card]] or [DRAW_ONE]
        legal: list[Action] = [SERVES[order[0]]] if hand[order[0]] else []
        for card in ALL_DISHES:
            if hand[card] >= PAIR:
                legal.append(CHANGES[card])  # noqa: PERF401 - a comprehension costs more than it adds
        if hand[PLUS]:
            legal.append(PLUS_ONE)
        if hand[REVERSE]:
            legal.append(TURN_ROUND)
        if hand[CHOOSE]:
            legal += CHOICES[:seat] + CHOICES[seat + 1 : len(state.malus)]
        legal.append(EAT_ALL)
        return legal

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now: over, whose turn, then the reasons of the action."""
        if state.phase is OVER:
            return Illegal("game-over", action=action)
        if state.phase is not TURN or seat != state.turn:
            return Illegal("not-your-turn", action=action, to_move=state.turn)
        code = reason(state, state.hands[seat], action)
        if code is None:
            return None
        asked = {} if state.dish is None else {"dish": value_of(state.dish)}
        return Illegal(code, action=action, **asked)

    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002 - it is whose turn it is
        """Carry out what the seat whose turn it is does, in place."""
        act(state, action, events)

    def answer(self, state: State, outcome: Outcome, events: list[Event] | None) -> None:
        """Carry on from a seat or a card, in place."""
        answer(state, outcome, events)

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play to the end in place as every game does; nature answers for a whole meal at once."""
        choose, actions = policy or self.any_action, 0
        while True:
            if state.phase is not TURN:
                answer_all(state, rng)
                if state.phase is OVER:
                    return actions
            act(state, choose(state, state.turn, rng), None)
            actions += 1

    def any_action(self, state: State, seat: Seat, rng: Random) -> Action:
        """Return any action."""
        legal = self.actions(state, seat)
        return legal[int(rng.random() * len(legal))]

    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return the own hand, and of all others what was openly drawn and not yet played."""
        table = state.copy()
        unseen = minus(state.pile, state.seen)
        table.pile = state.seen.copy()
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                table.hands[seat] = state.known[seat].copy()
                pour(unseen, minus(hand, state.known[seat]))
        return Sight(viewer, table, tuple(unseen))

    def imagine(self, sight: Sight, rng: Random) -> State:
        """Deal the unseen cards to the hidden places: first to the hands that are known to hold no dish."""
        table, unseen, hidden = sight.table.copy(), list(sight.unseen), sight.hidden
        for seat in sorted(range(table.seats), key=lambda seat: not table.dishless[seat]):
            if hidden[seat]:
                fits = ([0] * DISHES + unseen[DISHES:]) if table.dishless[seat] else unseen
                hand = table.hands[seat]
                for card in draw_top(spread(fits), hidden[seat], rng):
                    unseen[card] -= 1
                    hand[card] += 1
        pour(table.pile, unseen)
        return table

    def write(self, action: Action) -> str:
        """Return `serve V`, `change V`, `choose S`, `plus`, `reverse`, `eat` or `draw_one`."""
        return notation.write(action)

    def read(self, text: str) -> Action:
        """Return the action of a short form; raise `Unreadable` if it has no known form."""
        return notation.read(text)

    def write_outcome(self, kind: str, outcome: Outcome) -> str:
        """Return a card code or a seat's number."""
        return CODES[outcome] if kind == "card" else str(outcome)

    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Return the answer of a code; raise `Unreadable` if it answers no such question."""
        match kind:
            case "card":
                return read_card(text)
            case "first-seat" if is_number(text):
                return int(text)
        raise Unreadable("no-such-outcome", text=text, kind=kind)

    def write_event(self, event: Event) -> dict[str, object]:
        """Return the fields of an event: cards by their codes."""
        written = super().write_event(event)
        for name, value in written.items():
            match name, value:
                case "dish", int(card):
                    written[name] = CODES[card]
                case (("cards" | "order"), tuple(counts)):
                    written[name] = [CODES[card] for card in spread(counts)]
        return written

    def position(self, state: State) -> dict[str, object]:
        """Return the position keys of the rules."""
        return positions.describe(state) | turn_keys(self.turn(state))

    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; the rest of the material lies in the pile."""
        options = self.chosen(seats, options)
        return positions.build(seats, material(seats, options), _variant(options), position)


def material(seats: int, options: Mapping[str, OptionValue]) -> Counts:
    """Return how many cards of each kind are in the game: the more players, the fewer indigestions."""
    *others, indigestions = decks()[str(options["deck"])]
    return (*others, indigestions - seats)


def _variant(options: Mapping[str, OptionValue]) -> Variant:
    return Variant(
        pair_both=options["pair"] == "both",
        plus_dish=options["plus_one"] == "dish",
        eater_again=options["after_eating"] == "eater",
        most_wins=options["tie"] == "most",
    )
