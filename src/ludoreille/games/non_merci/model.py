"""What Non Merci is made of: the table, actions and events. Cards are bits of a mask: see `pack`."""

from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from typing import Self

from ludoreille.core import Event, Seat
from ludoreille.games.non_merci.pack import ALL_CARDS

IN_PLAY = 24
"""Cards turned up in a round; the others are put aside unseen, or taken out openly."""
NO_CARD = 0
HIDDEN = -1
"""In a sight: a number of tokens, or a secret card, that the viewer may not know."""


class Action(StrEnum):
    """What a player may do with the target; the values are the short forms."""

    PASS = "pass"  # noqa: S105 - a move of the game
    TAKE = "take"
    REVEAL = "reveal"


class Phase(IntEnum):
    """Whom the table waits for: nature for a seat, a secret card or a target, a player, or nobody."""

    FIRST_SEAT = 0
    DEAL = 1
    TURN_UP = 2
    PLAY = 3
    OVER = 4


@dataclass(slots=True)
class State:
    """A table of Non Merci. The rules copy it once at the door and change the copy.

    `cards` is a mask a seat. `secret` holds the secret card that each seat has not laid, `NO_CARD` without
    one; `secrets` says whether the variant is played. `unseen` is the mask of the cards in the pile or aside,
    which nothing tells apart; `left` of them will be turned up, `removed` ones were taken out openly.
    `stake` is what each seat gets at the start of a round.
    """

    cards: list[int]
    tokens: list[int]
    totals: list[int]
    secret: list[int]
    stake: int
    rounds: int
    secrets: bool = False
    open_tokens: bool = False
    removed: int = 0
    unseen: int = ALL_CARDS
    target: int = NO_CARD
    pot: int = 0
    left: int = IN_PLAY
    phase: Phase = Phase.FIRST_SEAT
    turn: int = 0
    first: int = 0
    round: int = 1
    round_scores: list[int] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.cards)

    def copy(self) -> "State":
        """Return a state that shares no list with this one."""
        return State(
            self.cards.copy(),
            self.tokens.copy(),
            self.totals.copy(),
            self.secret.copy(),
            self.stake,
            self.rounds,
            self.secrets,
            self.open_tokens,
            self.removed,
            self.unseen,
            self.target,
            self.pot,
            self.left,
            self.phase,
            self.turn,
            self.first,
            self.round,
            self.round_scores.copy(),
        )


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat may know: the table, `HIDDEN` where others keep their tokens and secret cards from it.

    `table.unseen` then holds their secret cards too. As at a real table, nobody shows how many tokens he has:
    they are never told. But all had the same at the start of the round, and each token was paid and taken
    before everybody's eyes: `counted` is how many each seat must have, for who remembers it all.
    """

    viewer: Seat | None
    table: State
    counted: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began: each seat has `tokens`, `removed` cards were taken out openly, `seat` acts first."""

    seat: Seat
    round: int
    rounds: int
    tokens: int
    removed: tuple[int, ...]
    secrets: bool


@dataclass(frozen=True, slots=True)
class SecretDealt(Event):
    """A seat received its secret card."""

    seat: Seat
    card: int

    def seen_by(self, viewer: Seat | None) -> Self | None:
        """Return the event to the seat itself, nothing to all others."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A target was turned up for `seat` to act; `left` cards are still to come."""

    seat: Seat
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class TokenPaid(Event):
    """A seat passed: `pot` tokens lie on the card now, `tokens` are left to the seat."""

    seat: Seat
    card: int
    pot: int
    tokens: int

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event, the tokens of the seat hidden from all others."""
        return self if viewer == self.seat else replace(self, tokens=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took the target and its `pot`.

    Its card points rose by `rise`, in the run from `low` to `high`; it has `tokens` now.
    """

    seat: Seat
    card: int
    pot: int
    rise: int
    low: int
    high: int
    tokens: int

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event, the tokens of the seat hidden from all others."""
        return self if viewer == self.seat else replace(self, tokens=HIDDEN)


@dataclass(frozen=True, slots=True)
class SecretLaid(Event):
    """A seat laid its secret card: its card points rose by `rise`, in the run from `low` to `high`."""

    seat: Seat
    card: int
    rise: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last card was taken: what each seat holds, the `scores` of the round and the `totals`.

    With `over` the game has ended too.
    """

    round: int
    cards: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: who won, and all totals."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
