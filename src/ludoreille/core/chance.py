"""What nature may be asked for. Nature is one more player: it answers, the rules carry on."""

from dataclasses import dataclass
from random import Random

Outcome = int
"""Nature's answer: an index into the weights of the question."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Ask nature a question: what it is about, and how likely each answer is.

    `kind` names the question within its game ("card", "die", "first-seat"); answer *i* comes with
    probability `weights[i] / sum(weights)`. A face-down pack is the number of copies left of each card: it
    has no order until somebody draws from it.

    >>> question = Chance("die", (1, 1, 0))
    >>> 1 in question, 2 in question, 3 in question, -1 in question
    (True, False, False, False)
    """

    kind: str
    weights: tuple[int, ...]

    def draw(self, rng: Random) -> Outcome:
        """Answer at random with *rng*."""
        return rng.choices(range(len(self.weights)), self.weights)[0]

    def __contains__(self, outcome: Outcome) -> bool:
        return 0 <= outcome < len(self.weights) and self.weights[outcome] > 0
