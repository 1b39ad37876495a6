"""The queue before the voice: who speaks next, who is cut, who is folded, who is dropped."""

from collections.abc import Callable, Sequence

from ludoreille.announce.entries import BURST, Entry, Going, is_move, precedes, start_of_mine
from ludoreille.announce.orders import Drop, Hush, Message, Order, Speak
from ludoreille.announce.waiting import Waiting
from ludoreille.voices.voice import Outcome, Utterance
from ludoreille.words.line import Category

PATIENCE = 2.5
"""Seconds of speech that an alert lets pass before it."""
DEADLINE = 2.8
"""Seconds after which an alert is spoken, whatever the estimates said."""

REPLIES = frozenset({Category.FOCUS, Category.ANSWER})
OWED = frozenset({Category.MINE, Category.ALERT})


class Speech:
    """Orders a voice about: one utterance at a time, the rest waits here where it can be trimmed.

    What is cut is said again once, after what cut it, if less than half was heard and it is owed: `mine`,
    `alert` (a question only if it was not a menu that cut it), and an answer that an alert cut.
    """

    def __init__(self, estimate: Callable[[str], float], told: Callable[[Message], None]) -> None:
        """Begin silent.

        *estimate* gives the seconds that a text takes; *told* is called with each message that is handed
        over, that the player silenced before its turn, or that is urgent and had no time.
        """
        self._estimate = estimate
        self._told = told
        self._going: Going | None = None
        self._queue = Waiting()
        self._orders: list[Order] = []
        self._cutting = False
        self._paused_at: float | None = None

    @property
    def paused(self) -> bool:
        """Whether nothing is handed to the voice until `resume`."""
        return self._paused_at is not None

    @property
    def idle(self) -> bool:
        """Whether nothing is being said and nothing waits."""
        return self._going is None and self._queue.empty

    @property
    def waiting(self) -> list[Message]:
        """The messages that wait to be said."""
        return [entry.message for entry in [*self._queue.entries, *self._queue.ambient]]

    # What comes in

    def add(self, messages: Sequence[Message], now: float) -> None:
        """Take the messages of one happening."""
        entries = [self._queue.entry(message, now) for message in messages]
        replies = [entry for entry in entries if entry.category in REPLIES]
        if replies:
            self._reply(replies, now)
        for entry in entries:
            if entry.category is Category.AMBIENT:
                self._queue.ambient.append(entry)
            elif entry.category is Category.ALERT:
                self._alert(entry, now)
            elif entry.category not in REPLIES:
                self._tell(entry, now)

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
        self._queue.drop(
            (e for e in self._queue.entries if e.category in REPLIES or e.message.asks), "superseded"
        )
        going = self._going
        if going is not None and (going.entry.category in REPLIES or going.entry.message.asks):
            self._cut(now)

    def skip(self, now: float) -> None:
        """Cut what is being said; the next one follows."""
        self._cut(now)

    def pause(self, now: float) -> None:
        """Cut what is being said, to be said again whole after `resume`; until then everything waits."""
        if self.paused:
            return
        self._paused_at, going = now, self._going
        self._cut(now)
        if going is not None and going.entry.category is not Category.AMBIENT:
            self._queue.entries.insert(0, self._queue.entry(going.entry.message, now))

    def resume(self, now: float) -> None:
        """Go on as if no time had passed; moves of others are folded where much has waited."""
        if self._paused_at is None:
            return
        for entry in self._queue.entries:
            entry.delay(now - max(entry.added, self._paused_at))
        self._paused_at = None
        if self._delay(now) > PATIENCE:
            self._queue.fold(now)

    def hush(self, now: float, why: str) -> list[Message]:
        """Cut what is being said and forget what waits; return what the player has not heard.

        The voice is stopped even if it is thought to be silent: a screen reader does not tell when it ends.
        """
        cut = self._cut(now)
        self._cutting = True
        left = [*self._queue.entries, *self._queue.ambient]
        self._queue.drop(left, why)
        for entry in left:
            self._told(entry.message)
        return [entry.message for entry in [*cut, *left]]

    # What goes out

    def poll(self, now: float) -> list[Order]:
        """Return the orders of this moment."""
        if not self.paused:
            self._go_on(now)
        elif self._cutting:
            self._orders.append(Hush())
            self._cutting = False
        orders, self._orders = self._orders, []
        return [*self._queue.take_drops(), *orders]

    def _go_on(self, now: float) -> None:
        """Give up what is lost or stale, and hand over what is next."""
        self._queue.expire(now)
        if self._going is not None and now >= self._going.lost_at:
            self._orders.append(Drop(self._going.entry.id, "lost"))
            self._cut(now)
        self._bring_forward(now)
        if self._going is None:
            self._hand_over(now)

    def deadlines(self) -> list[float]:
        """Return the moments at which `poll` has something to do even if nothing comes in."""
        if self.paused:
            return []
        moments = self._queue.deadlines()
        return moments if self._going is None else [*moments, self._going.lost_at]

    # Placing

    def _reply(self, replies: list[Entry], now: float) -> None:
        """Say what the player asked for at once, before all that waits, in place of what he asked before.

        An alert that waits loses its deadline: the player has chosen to hear something else first.
        """
        passed = [entry for entry in replies if entry.category is Category.FOCUS][:-1]
        self._queue.drop([*(e for e in self._queue.entries if e.category in REPLIES), *passed], "superseded")
        fresh = [entry for entry in replies if entry not in passed]
        cut = self._again(self._cut(now), fresh[0].category)
        for entry in self._queue.entries:
            entry.deadline = None
        fresh[0].opens = True
        self._queue.entries[:0] = [*fresh, *cut]

    def _tell(self, entry: Entry, now: float) -> None:
        """Put a message of the game last; what I did lets the moves before it be folded."""
        if entry.category is Category.MINE and self._delay(now) > PATIENCE:
            self._queue.fold(now)
        self._queue.entries.append(entry)

    def _alert(self, alert: Entry, now: float) -> None:
        """Put an alert last, and shorten what is before it to `PATIENCE`; an urgent one interrupts."""
        alert.deadline = now + DEADLINE
        alert.concludes = not alert.message.urgent and self._mine_is_last()
        if alert.message.asks:
            self._supersede_question(now)
        if not alert.message.urgent:
            self._shorten(now)
            self._queue.entries.append(alert)
            return
        self._pass_over([e for e in self._queue.entries if is_move(e) and e.added < now - BURST])
        cut = self._interrupt(now)
        self._shorten(now)
        replies = [entry for entry in self._queue.entries if entry.category in REPLIES]
        first = [entry for entry in self._queue.entries if entry.category not in REPLIES]
        self._queue.entries = [*first, alert, *cut, *replies]

    def _mine_is_last(self) -> bool:
        """Say whether the last message of the game that is not yet told whole is about what I did."""
        told = [self._going.entry] if self._going else []
        game = [entry for entry in [*told, *self._queue.entries] if entry.category not in REPLIES]
        return bool(game) and game[-1].category is Category.MINE

    def _supersede_question(self, now: float) -> None:
        self._queue.drop((entry for entry in self._queue.entries if entry.message.asks), "superseded")
        if self._going is not None and self._going.entry.message.asks:
            self._cut(now)

    def _interrupt(self, now: float) -> list[Entry]:
        """Cut for an urgent alert, unless it tells the end of what I have just done or been alerted to."""
        going = self._going
        if going and going.entry.category in OWED and going.entry.added >= now - BURST:
            return []
        return self._again(self._cut(now), Category.ALERT)

    def _bring_forward(self, now: float) -> None:
        """Make an alert whose deadline has come the next one; it cuts all but another alert.

        What I did just before it is told before it all the same, unless it is urgent.
        """
        due = next((e for e in self._queue.entries if e.deadline is not None and now >= e.deadline), None)
        if due is None:
            return
        due.deadline = None
        at = self._queue.entries.index(due)
        ahead, behind = self._queue.entries[:at], self._queue.entries[at + 1 :]
        self._pass_over([entry for entry in ahead if is_move(entry)])
        start = start_of_mine(ahead) if due.concludes else at
        kept = [entry for entry in ahead[:start] if not is_move(entry)]
        first = [entry for entry in kept if precedes(entry, due)]
        later = [entry for entry in kept if not precedes(entry, due)]
        cut: list[Entry] = []
        if self._going is not None and not self._lets_finish(self._going.entry, due, alone=start == 0):
            cut = self._again(self._cut(now), Category.ALERT)
        self._queue.entries = [*first, *ahead[start:], due, *cut, *later, *behind]

    @staticmethod
    def _lets_finish(going: Entry, alert: Entry, *, alone: bool) -> bool:
        """Say whether *alert* waits for what is being said; *alone*: only what I did waits between them."""
        return precedes(going, alert) or (alert.concludes and alone and going.category is Category.MINE)

    # Shortening

    def _shorten(self, now: float) -> None:
        """Fold the waiting moves of others, then drop the oldest, until the next comes soon enough."""
        going = self._going
        if going and is_move(going.entry) and going.remaining(now) > PATIENCE:
            self._cut(now)
        if self._delay(now) > PATIENCE:
            self._queue.fold(now)
        moves = sorted(filter(is_move, self._queue.entries), key=lambda entry: entry.message.urgent)
        while moves and self._delay(now) > PATIENCE:
            self._pass_over([moves.pop(0)])

    def _pass_over(self, moves: list[Entry]) -> None:
        """Drop moves that there is no time for; what is urgent among them can be asked for all the same."""
        self._queue.drop(moves, "superseded")
        for entry in moves:
            if entry.message.urgent:
                self._told(entry.message)

    def _delay(self, now: float) -> float:
        going = 0.0 if self._going is None else self._going.remaining(now)
        return going + sum(self._estimate(entry.message.spoken) for entry in self._queue.entries)

    # Speaking

    def _cut(self, now: float) -> list[Entry]:
        """Cut what is being said; return it if less than half was heard, and only once."""
        going, self._going = self._going, None
        if going is None:
            return []
        self._cutting = True
        if going.half_heard(now) or going.entry.again:
            return []
        again = self._queue.entry(going.entry.message, now)
        again.again = True
        return [again]

    @staticmethod
    def _again(cut: list[Entry], by: Category) -> list[Entry]:
        """Return what of *cut* is said again after a message of that category."""
        if by is Category.ALERT:
            return [entry for entry in cut if entry.category in OWED or entry.category is Category.ANSWER]
        by_menu = by is Category.FOCUS
        return [entry for entry in cut if entry.category in OWED and not (by_menu and entry.message.asks)]

    def _hand_over(self, now: float) -> None:
        entry = self._queue.pop(now)
        if entry is not None:
            message = entry.message
            utterance = Utterance(entry.id, message.spoken, message.braille)
            self._orders.append(Speak(utterance, message.category, entry.opens or self._cutting))
            self._going = Going(entry, now, self._estimate(message.spoken))
            self._told(message)
        elif self._cutting:
            self._orders.append(Hush())
        self._cutting = False
