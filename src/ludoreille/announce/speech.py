"""The queue before the voice: who speaks next, who is cut, who is folded, who is dropped."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ludoreille.announce.folding import groups, summary
from ludoreille.announce.orders import Drop, Hush, Message, Order, Speak
from ludoreille.voices.voice import Outcome, Utterance
from ludoreille.words.line import Category

PATIENCE = 2.5
"""Seconds of speech that an alert lets pass before it."""
DEADLINE = 2.8
"""Seconds after which an alert is spoken, whatever the estimates said."""
STALE = 4.0
"""Seconds after which waiting messages of others are folded."""
AMBIENT_LIFE = 5.0
BURST = 0.3
"""Seconds within which messages belong to the same happening."""

REPLIES = frozenset({Category.FOCUS, Category.ANSWER})
OWED = frozenset({Category.MINE, Category.ALERT})


@dataclass(slots=True)
class Entry:
    """A message on its way to the voice; `deadline` is when an alert is spoken at the latest."""

    id: int
    message: Message
    added: float
    deadline: float | None = None
    opens: bool = False

    @property
    def category(self) -> Category:
        """Why it is said."""
        return self.message.category


@dataclass(slots=True)
class Going:
    """What the voice is saying: since when, and for about how many seconds."""

    entry: Entry
    since: float
    length: float

    def remaining(self, now: float) -> float:
        """Return about how many seconds are left."""
        return max(self.since + self.length - now, 0.0)

    @property
    def lost_at(self) -> float:
        """When a voice that has not reported is given up."""
        return self.since + 2 * self.length + 2.0


class Speech:
    """Orders a voice about: one utterance at a time, the rest waits here where it can be trimmed.

    `told` is called with each message that is handed over, or silenced by the player before its turn.
    """

    def __init__(self, estimate: Callable[[str], float], told: Callable[[Message], None]) -> None:
        """Begin silent; *estimate* gives the seconds that a text takes."""
        self._estimate = estimate
        self._told = told
        self._going: Going | None = None
        self._waiting: list[Entry] = []
        self._ambient: list[Entry] = []
        self._orders: list[Order] = []
        self._cutting = False
        self._last_id = 0
        self._last_game: Category | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is being said and nothing waits."""
        return self._going is None and not self._waiting and not self._ambient

    # What comes in

    def add(self, messages: Sequence[Message], now: float) -> None:
        """Take the messages of one happening."""
        entries = [self._entry(message, now) for message in messages]
        replies = [entry for entry in entries if entry.category in REPLIES]
        if replies:
            self._reply(replies, now)
        for entry in entries:
            if entry.category is Category.AMBIENT:
                self._ambient.append(entry)
            elif entry.category not in REPLIES:
                self._queue(entry, now)

    def report(self, id_: int, outcome: Outcome, now: float) -> None:
        """Take what the voice tells of an utterance; one that is no longer awaited is ignored."""
        if self._going is None or self._going.entry.id != id_:
            return
        if outcome is Outcome.STARTED:
            self._going.since = now
        else:
            self._going = None

    def acted(self, now: float) -> None:
        """Silence what helped the player to choose, now that he has: menu, answers, question."""
        self._drop((e for e in self._waiting if e.category in REPLIES or e.message.asks), "superseded")
        going = self._going
        if going is not None and (going.entry.category in REPLIES or going.entry.message.asks):
            self._cut(now, None)

    def skip(self, now: float) -> None:
        """Cut what is being said; the next one follows."""
        self._cut(now, None)

    def hush(self, now: float, why: str = "hushed") -> list[Entry]:
        """Cut what is being said and forget what waits; return that, the one cut before its half first."""
        cut = self._cut(now, Category.ANSWER)
        left = [*self._waiting, *self._ambient]
        for entry in left:
            self._told(entry.message)
        self._drop(left, why)
        return [*([cut] if cut else []), *left]

    # What goes out

    def poll(self, now: float) -> list[Order]:
        """Return the orders of this moment."""
        self._drop([e for e in self._ambient if now >= e.added + AMBIENT_LIFE], "expired")
        if self._going is not None and now >= self._going.lost_at:
            self._orders.append(Drop(self._going.entry.id, "lost"))
            self._cut(now, None)
        self._bring_forward(now)
        if self._going is None:
            self._hand_over(now)
        orders, self._orders = self._orders, []
        return orders

    def deadlines(self) -> list[float]:
        """Return the moments at which `poll` has something to do even if nothing comes in."""
        moments = [entry.added + AMBIENT_LIFE for entry in self._ambient]
        moments += [entry.deadline for entry in self._waiting if entry.deadline is not None]
        return moments if self._going is None else [*moments, self._going.lost_at]

    # How

    def _entry(self, message: Message, now: float) -> Entry:
        self._last_id += 1
        return Entry(self._last_id, message, now)

    def _reply(self, replies: list[Entry], now: float) -> None:
        """Say what the player asked for at once, before all that waits, in place of what he asked before."""
        focus = [entry for entry in replies if entry.category is Category.FOCUS]
        stale = focus[:-1]
        self._drop([*(e for e in self._waiting if e.category in REPLIES), *stale], "superseded")
        fresh = [entry for entry in replies if entry not in stale]
        cut = self._cut(now, fresh[0].category)
        for entry in self._waiting:
            entry.deadline = None
        fresh[0].opens = True
        self._waiting[:0] = [*fresh, *([cut] if cut else [])]

    def _queue(self, entry: Entry, now: float) -> None:
        """Put a message of the game last, and shorten what is before it if it cannot wait that long."""
        follows_mine = self._last_game is Category.MINE
        self._last_game = entry.category
        alert = entry.category is Category.ALERT
        if entry.message.asks:
            self._supersede_question(now)
        if alert and (entry.message.urgent or not follows_mine):
            entry.deadline = now + DEADLINE
        if alert and entry.message.urgent:
            self._give_way(entry, now)
        if entry.category in OWED:
            self._shorten(now, drop=alert)
        self._waiting.append(entry)

    def _supersede_question(self, now: float) -> None:
        self._drop([entry for entry in self._waiting if entry.message.asks], "superseded")
        if self._going is not None and self._going.entry.message.asks:
            self._cut(now, None)

    def _give_way(self, urgent: Entry, now: float) -> None:
        """Let an urgent alert interrupt; what I did, or another alert, of the same happening goes first."""
        older = [e for e in self._waiting if e.category is Category.OTHERS and e.added < now - BURST]
        self._drop(older, "superseded")
        going = self._going
        if going is None or (going.entry.category in OWED and going.entry.added >= now - BURST):
            return
        cut = self._cut(now, urgent.category)
        urgent.deadline = now if cut else urgent.deadline
        self._waiting += [cut] if cut else []

    def _shorten(self, now: float, *, drop: bool) -> None:
        """Fold the waiting messages of others, and *drop* the oldest, until the next comes soon."""
        going = self._going
        if drop and going and going.entry.category is Category.OTHERS and going.remaining(now) > PATIENCE:
            self._cut(now, None)
        if self._delay(now) > PATIENCE:
            self._waiting = self._folded(self._waiting, now)
        others = [entry for entry in self._waiting if entry.category is Category.OTHERS]
        while drop and others and self._delay(now) > PATIENCE:
            self._drop([others.pop(0)], "superseded")

    def _delay(self, now: float) -> float:
        going = 0.0 if self._going is None else self._going.remaining(now)
        return going + sum(self._estimate(entry.message.spoken) for entry in self._waiting)

    def _folded(self, entries: list[Entry], now: float) -> list[Entry]:
        result = []
        for indices in groups([entry.message for entry in entries]):
            group = [entries[index] for index in indices]
            if len(group) == 1:
                result += group
            else:
                self._orders += [Drop(entry.id, "folded") for entry in group]
                result.append(self._entry(summary([entry.message for entry in group]), now))
        return result

    def _bring_forward(self, now: float) -> None:
        """Make an alert whose deadline has come the next one; it cuts everything but another alert."""
        due = next((e for e in self._waiting if e.deadline is not None and now >= e.deadline), None)
        if due is None:
            return
        due.deadline = None
        ahead = self._waiting[: self._waiting.index(due)]
        self._drop([entry for entry in ahead if entry.category is Category.OTHERS], "superseded")
        self._waiting.remove(due)
        alerts = [entry for entry in self._waiting if entry in ahead and entry.category is Category.ALERT]
        rest = [entry for entry in self._waiting if entry not in alerts]
        going = self._going
        cut = None
        if going is not None and (due.message.urgent or going.entry.category is not Category.ALERT):
            cut = self._cut(now, Category.ALERT)
        self._waiting = [*alerts, due, *([cut] if cut else []), *rest]

    def _cut(self, now: float, by: Category | None) -> Entry | None:
        """Cut what is being said; return it to be said again if *by* took it from the player."""
        going, self._going = self._going, None
        if going is None:
            return None
        self._cutting = True
        heard = now - going.since >= going.length / 2
        category, asks = going.entry.category, going.entry.message.asks
        owed = category in OWED and not (asks and by is Category.FOCUS)
        owed = owed or (category is Category.ANSWER and by is Category.ALERT)
        return self._entry(going.entry.message, now) if by and owed and not heard else None

    def _hand_over(self, now: float) -> None:
        entry = self._next(now)
        if entry is None:
            self._orders += [Hush()] if self._cutting else []
        else:
            message = entry.message
            utterance = Utterance(entry.id, message.spoken, message.braille)
            self._orders.append(Speak(utterance, message.category, entry.opens or self._cutting))
            self._going = Going(entry, now, self._estimate(message.spoken))
            self._told(message)
        self._cutting = False

    def _next(self, now: float) -> Entry | None:
        if not self._waiting:
            return self._ambient.pop(0) if self._ambient else None
        first = self._waiting[0]
        if first.category is Category.OTHERS and now >= first.added + STALE:
            self._waiting = self._folded(self._waiting, now)
        return self._waiting.pop(0)

    def _drop(self, entries: Iterable[Entry], why: str) -> None:
        for entry in list(entries):
            self._orders.append(Drop(entry.id, why))
            for queue in (self._waiting, self._ambient):
                if entry in queue:
                    queue.remove(entry)
