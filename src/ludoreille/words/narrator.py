"""What a game must be able to tell: the protocol between a game's `narration` module and the front end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludoreille.core import Event, Option, Refused, Seat
from ludoreille.words.line import Line, Phrase


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to act that a player is shown: `number` and `key` choose it, `label` tells it.

    Choices that the rules refuse now are given too where a player would try them (a full column, a key of
    the game in another's turn), so that the key answers with the reason: `legal` tells them apart. `number`
    stays with the same thing (column 2 is 2). `words` are French words that line mode understands besides
    the label and the short form.
    """

    action: Any
    number: int
    label: Phrase
    key: str | None = None
    words: tuple[str, ...] = ()
    legal: bool = True


class Narrator(Protocol):
    """Tells one game in message ids. Pure: sights and events in, lines out; nothing is remembered."""

    readings: tuple[Option, ...]
    """Settings of how things are named; the catalogue gets their values in every message."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event that passed `seen_by`; a cue alone has no words."""

    def question(self, sight: Any) -> Line:
        """Return what the viewer is asked now with all that the decision needs, or whom we wait for.

        Asked again at any moment it says the same; about 150 characters at normal verbosity.
        """

    def choices(self, sight: Any, actions: Sequence[Any]) -> Sequence[Choice]:
        """Return the viewer's choices in menu order; *actions* are the legal ones, none out of turn.

        What keeps its key all through the game is always among them: the help lists it.
        """

    def refused(self, sight: Any, refusal: Refused) -> Line:
        """Return why an action was refused: what was tried, why, with the values, and what is possible."""

    def mine(self, sight: Any, seat: Seat) -> Sequence[Line]:
        """Return the things of *seat* as the viewer knows them: his own, or another player's public ones."""

    def table(self, sight: Any) -> Sequence[Line]:
        """Return what lies in the middle, one line a part, in an order that never changes."""

    def scores(self, sight: Any) -> Sequence[Line]:
        """Return the scores by rank."""

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return nature's last telling answer (a die, a draw) among *events*, with what it did."""
