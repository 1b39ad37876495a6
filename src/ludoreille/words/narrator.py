"""What a game must be able to tell: the protocol between a game's `narration` module and the front end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoreille.core import Event, Refused, Seat
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Cue, Line, Phrase


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to act that a player is shown: `number` and `key` choose it, `label` tells it.

    Choices that the rules refuse now are given too where a player would try them (a full column, a key of
    the game in another's turn), so that the key answers with the reason: `legal` tells them apart. `number`
    stays with the same thing (column 2 is 2). `words` are French words that line mode understands besides
    the label and the short form. A choice with a *lead* takes two keys: the lead, then its number.
    """

    action: Any
    number: int
    label: Phrase
    key: str | None = None
    words: tuple[str, ...] = ()
    legal: bool = True
    lead: str | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of a board: what is typed to name it (`M4`), how it is told, its sound, and what keys do there.

    `keys` are the actions of each key on this cell, `raised` those after the board's raising key.
    """

    name: str
    label: Phrase
    cue: Cue | None = None
    keys: Mapping[str, Any] = field(default_factory=dict)
    raised: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """Places that the player points at before he acts: by arrows, or by name only if `typed`.

    The cells lie row by row, `columns` in a row. `raising` is the key pressed before another one to give it
    its other meaning, and `raised` is the line that tells so.
    """

    columns: int
    cells: tuple[Cell, ...]
    typed: bool = False
    raising: str | None = None
    raised: Line | None = None


class Narrator(Protocol):
    """Tells one game in message ids. Pure: sights and events in, lines out; nothing is remembered."""

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

    def board(self, sight: Any) -> Board | None:
        """Return the board on which the viewer points, None in a game or at a moment without one."""

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

    def recap(self, events: Sequence[Event], sight: Any) -> Sequence[Line]:
        """Return what came of *events*, which passed `seen_by`, in two short sentences at most.

        They are what others did, and nature, since the viewer acted: none where nothing is worth telling.
        """

    def heading(self, event: Event) -> Phrase | None:
        """Return the title of the part of the game that *event* begins ("manche 2"), None if none."""

    def why(self, sight: Any, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
        """Return why one thinks so of an action, with its figures, in one clause that can follow a colon.

        *ranked* is the advice on all actions, the best first. The viewer decides by *sight*.
        """
