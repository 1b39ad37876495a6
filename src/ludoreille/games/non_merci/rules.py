"""The rules of Non Merci: whose turn it is, what is legal and why not, and what leads where."""

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
from ludoreille.games.non_merci import position as positions
from ludoreille.games.non_merci.mechanics import (
    FIRST_SEAT,
    OVER,
    PASS,
    PLAY,
    TAKE,
    TURN_UP,
    act,
    answer,
    play_out,
    winners,
)
from ludoreille.games.non_merci.model import HIDDEN, NO_CARD, Action, Sight, State
from ludoreille.games.non_merci.pack import cards_of, flags_of, mask_of, read_card
from ludoreille.kit.positions import turn_keys

STAKES: Mapping[str, Mapping[int, int]] = {
    "share": {3: 18, 4: 13, 5: 11, 6: 9, 7: 7},
    "edition": {3: 11, 4: 11, 5: 11, 6: 9, 7: 7},
}
"""Tokens a player at the start of a round, by number of players."""
TEN = 10
TEN_TOKENS_SEATS = range(3, 6)
OFF = "off"
MENUS: Mapping[tuple[bool, bool], tuple[Action, ...]] = {
    (True, True): tuple(Action),
    (True, False): (PASS, TAKE),
    (False, True): (TAKE, Action.REVEAL),
    (False, False): (TAKE,),
}
"""What who acts may do, by whether he has a token and a secret card not laid."""


class NonMerci(Game[State, Action, Sight]):
    """Three to seven players take the target with its tokens, or pay one to pass.

    >>> game = NonMerci()
    >>> state = game.draw(game.draw(game.set_up(3), 0).state, 20).state
    >>> [game.write(action) for action in game.actions(state, Seat(0))]
    ['pass', 'take']
    """

    id = "non_merci"
    seats = range(3, 8)
    options = (
        Option("tokens", ("share", "edition")),
        Option("rounds", (4, 1, 2, 3, 5, 6, 7, 8, 9, 10)),
        Option("secret_card", (False, True)),
        Option("ten_tokens", (OFF, "10-20-30", "10-19-28")),
        Option("open_tokens", (False, True)),
    )
    unordered: ClassVar[Mapping[str, int]] = {"known_removed": 0, "winners": 0, "cards": 1}

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a table where the first seat is to be drawn; raise `Illegal` for variants that cannot be."""
        variant = str(options["ten_tokens"])
        secrets = bool(options["secret_card"])
        if variant != OFF and seats not in TEN_TOKENS_SEATS:
            least, most = TEN_TOKENS_SEATS[0], TEN_TOKENS_SEATS[-1]
            raise Illegal("ten-tokens-needs-3-to-5", players=seats, least=least, most=most)
        if variant != OFF and secrets:
            raise Illegal("variants-exclude-each-other", first="secret_card", second="ten_tokens")
        stake = STAKES[str(options["tokens"])][seats] if variant == OFF else TEN
        return State(
            [0] * seats,
            [stake] * seats,
            [0] * seats,
            [NO_CARD] * seats,
            stake,
            int(str(options["rounds"])),
            secrets=secrets,
            open_tokens=bool(options["open_tokens"]),
            removed=0 if variant == OFF else mask_of(map(int, variant.split("-"))),
        )

    def turn(self, state: State) -> Turn:
        """Say whom the game is waiting for; who has secrets of his own decides in private."""
        phase = state.phase
        if phase is PLAY:
            private = not state.open_tokens or state.secret[state.turn] != NO_CARD
            return ToPlay((Seat(state.turn),), private=private)
        if phase is OVER:
            return Over(winners(state), tuple(state.totals))
        if phase is FIRST_SEAT:
            return ToDraw(Chance("first-seat", (1,) * state.seats))
        return ToDraw(Chance("card" if phase is TURN_UP else "secret-card", flags_of(state.unseen)))

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what *seat* may do: pass, take, reveal."""
        if state.phase is not PLAY or seat != state.turn:
            return ()
        can_pay, can_lay = state.tokens[seat] != 0, state.secret[seat] != NO_CARD
        return MENUS[can_pay, can_lay]

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused | None:
        """Say why *seat* may not do this now, None if it may."""
        if action in self.actions(state, seat):
            return None
        if state.phase is OVER:
            return Illegal("game-over", action=action)
        if state.phase is not PLAY:
            return Illegal("not-your-turn", action=action)
        if seat != state.turn:
            return Illegal("not-your-turn", action=action, to_move=state.turn)
        if action is PASS:
            return Illegal("no-token", action=action, card=state.target, pot=state.pot)
        return Illegal("secret-card-already-laid" if state.secrets else "no-secret-card", action=action)

    def act(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002 - it is whose turn it is
        """Carry out what the seat whose turn it is does, in place."""
        act(state, action, events)

    def answer(self, state: State, outcome: Outcome, events: list[Event] | None) -> None:
        """Carry on from the seat that begins, a secret card or a target, in place."""
        answer(state, outcome, events)

    def play_out(self, state: State, rng: Random, policy: Policy[State, Action] | None = None) -> int:
        """Play *state* to its end in place, without events; *policy* keeps the rules by itself."""
        if policy is None and state.secrets:
            policy = self.any_action
        return play_out(state, rng, policy)

    def look(self, state: State, viewer: Seat | None) -> Sight:
        """Return the table without the secret cards of the others, nor their tokens before the end."""
        table = state.copy()
        others = [seat for seat in range(state.seats) if seat != viewer]
        if not state.open_tokens and state.phase is not OVER:
            for seat in others:
                table.tokens[seat] = HIDDEN
        for seat in others:
            if table.secret[seat] != NO_CARD:
                table.unseen |= 1 << table.secret[seat]
                table.secret[seat] = HIDDEN
        return Sight(viewer, table, tuple(state.tokens))

    def imagine(self, sight: Sight, rng: Random) -> State:
        """Deal the hidden secret cards at random; the hidden tokens are those that were counted."""
        table = sight.table.copy()
        table.tokens[:] = sight.counted
        keepers = [seat for seat, card in enumerate(table.secret) if card == HIDDEN]
        for seat, card in zip(keepers, rng.sample(list(cards_of(table.unseen)), len(keepers)), strict=True):
            table.secret[seat] = card
            table.unseen ^= 1 << card
        return table

    def write(self, action: Action) -> str:
        """Return `pass`, `take` or `reveal`."""
        return action.value

    def read(self, text: str) -> Action:
        """Return the action of a short form; raise `Unreadable` if it has no known form."""
        try:
            return Action(text)
        except ValueError:
            raise Unreadable("unknown-action", text=text) from None

    def write_outcome(self, kind: str, outcome: Outcome) -> str:  # noqa: ARG002 - all are numbers
        """Return a card or a seat by its number."""
        return str(outcome)

    def read_outcome(self, kind: str, text: str) -> Outcome:
        """Return the answer of a code; raise `Unreadable` if it answers no such question."""
        if kind in ("card", "secret-card"):
            return read_card(text)
        if kind == "first-seat" and len(text) == 1 and text in "0123456":
            return int(text)
        raise Unreadable("no-such-outcome", text=text, kind=kind)

    def position(self, state: State) -> dict[str, object]:
        """Return the position keys of the rules."""
        return positions.describe(state) | turn_keys(self.turn(state))

    def from_position(self, seats: int, options: Mapping[str, OptionValue], position: Position) -> State:
        """Return the state that a position describes; the cards that it does not name are unseen."""
        return positions.build(self.set_up(seats, options), position)
