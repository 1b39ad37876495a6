"""Work that is measured again and again in turn with others, and the table of what came out."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log

LOOPS = 100_000
"""Times that the bare loop goes round in a piece of its work."""
QUIET = 55e6
"""How often it goes round in a second when nothing else runs, on a machine of the class of the bars."""
ALIKE = 2.0
"""Games are of like length if one has at most so many times the actions of the other."""


@dataclass(slots=True)
class Work:
    """Something measured: `once` does a piece of it and returns how many things it did, such as actions.

    `pieces` and `things` are what was done in a second, a figure a round.
    """

    name: str
    once: Callable[[], int]
    pieces: list[float] = field(default_factory=list)
    things: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """Do pieces for so many *seconds* of the processor, at least one."""
        pieces = things = 0
        began = now = time.process_time()
        while not pieces or now - began < seconds:
            things += self.once()
            pieces += 1
            now = time.process_time()
        self.pieces.append(pieces / (now - began))
        self.things.append(things / (now - began))

    @property
    def rate(self) -> float:
        """The median of things in a second."""
        return statistics.median(self.things)

    @property
    def length(self) -> float:
        """Things in a piece: the actions of a game."""
        return sum(self.things) / sum(self.pieces)


def bare_loop() -> int:
    """Go round a loop that does nothing, and return how often."""
    for _ in range(LOOPS):
        pass
    return LOOPS


def alike(subject: Work, rivals: Sequence[Work]) -> Work | None:
    """Return the fastest of the *rivals* of like length; if there is none, the one nearest in length."""

    def apart(rival: Work) -> float:
        return abs(log(rival.length / subject.length))

    near = [rival for rival in rivals if apart(rival) <= log(ALIKE)]
    if near:
        return max(near, key=lambda rival: rival.rate)
    return min(rivals, key=apart, default=None)


def reached(values: Sequence[float], loops: Sequence[float], bar: float) -> str:
    """Say whether *values* would reach *bar* on a quiet machine, by the bare *loops* of the same rounds."""
    quiet = QUIET * statistics.median(value / round_ for value, round_ in zip(values, loops, strict=True))
    return f">= {bar:,.0f}: {'ok' if quiet >= bar else 'MISSED'}, {quiet:,.0f} on a quiet machine"


def outrun(ours: Work, theirs: Work) -> str:
    """Say how many times the actions of *theirs* we do, by the median of the rounds."""
    times = statistics.median(one / other for one, other in zip(ours.things, theirs.things, strict=True))
    return f"> {theirs.name}: {'ok' if times > 1 else 'MISSED'}, {times:.2f} times"


class Table:
    """Prints the rows; *yardstick* is how often the bare loop goes round in a second."""

    def __init__(self, yardstick: float) -> None:
        """Print the head."""
        self._yardstick = yardstick
        print(f"{'':<40} {'median':>11} {'min':>11} {'max':>11} {'unit':<7} {'loops':>9}  bar")

    def rate(self, name: str, values: Sequence[float], verdict: str = "") -> None:
        """Print how much is done in a second."""
        self._row(name, values, "1/s", f"{self._yardstick / statistics.median(values):,.1f}", verdict)

    def cost(self, name: str, rates: Sequence[float]) -> None:
        """Print how long a call takes."""
        micros = [1e6 / rate for rate in rates]
        self._row(name, micros, "µs", f"{statistics.median(micros) * self._yardstick / 1e6:,.1f}")

    def size(self, name: str, values: Sequence[float]) -> None:
        """Print a size."""
        self._row(name, values, "bytes", "")

    def _row(self, name: str, values: Sequence[float], unit: str, loops: str, verdict: str = "") -> None:
        middle, low, high = statistics.median(values), min(values), max(values)
        digits = 2 if unit == "µs" else 0
        figures = " ".join(f"{value:>11,.{digits}f}" for value in (middle, low, high))
        print(f"  {name:<38} {figures} {unit:<7} {loops:>9}  {verdict}".rstrip())
