"""What each viewer has seen of a game, and what of it happened since his turn."""

from collections.abc import Iterable, Sequence

from ludoreille.core import Event, Seat


class Witness:
    """Keeps what the people at a keyboard have seen, each by himself, and what all of them together.

    `seen` holds the events of each viewer, oldest first.
    """

    def __init__(self, people: Sequence[Seat], viewer: Seat | None) -> None:
        """Watch for *people*, and for *viewer*, to whom everything is told (None: an onlooker)."""
        self._people = people
        self.seen: dict[Seat | None, list[Event]] = {each: [] for each in (*people, viewer)}
        self._others_began: dict[Seat | None, int] = {}
        self._gap: dict[Seat | None, slice] = {}
        self._choosing: set[Seat] = set()
        self._turn_began: dict[Seat | None, int] = {}

    def forget(self) -> None:
        """Begin anew: the game went back."""
        for seen in self.seen.values():
            seen.clear()
        self._others_began.clear()
        self._gap.clear()
        self._choosing.clear()

    def note(self, events: Iterable[Event], actor: Seat | None, *, sealed: bool = False) -> None:
        """Add what *actor* did (None: nature), as each has seen it.

        In a *sealed* turn all choose before anything is shown: what comes of it happens after each choice.
        """
        happened = list(events)
        if actor is not None:
            self._follow(actor, sealed=sealed)
        for viewer, seen in self.seen.items():
            own = actor == viewer or (viewer is None and actor in self._people)
            if own and viewer in self._others_began:
                self._gap[viewer] = slice(self._others_began.pop(viewer), len(seen))
            elif actor is not None and not own:
                self._others_began.setdefault(viewer, len(seen))
            if own and sealed:
                self._others_began[viewer] = self._turn_began[viewer]
            seen += [known for event in happened if (known := event.seen_by(viewer)) is not None]

    def _follow(self, actor: Seat, *, sealed: bool) -> None:
        """Keep where the sealed turn begins in which *actor* chooses: nobody chooses twice in one."""
        if not sealed or actor in self._choosing:
            self._choosing.clear()
        if sealed and not self._choosing:
            self._turn_began = {viewer: len(seen) for viewer, seen in self.seen.items()}
        if sealed:
            self._choosing.add(actor)

    def since_turn(self, viewer: Seat | None, *, acting: bool = True) -> Sequence[Event]:
        """Return what happened since *viewer* acted, or if he is *acting*, since his turn before.

        An onlooker's turn is anybody's at the keyboard.
        """
        if viewer in self._others_began:
            return self.seen[viewer][self._others_began[viewer] :]
        return self.seen[viewer][self._gap[viewer]] if acting and viewer in self._gap else ()
