"""A voice without sound that takes the time of one: for tests and for measuring."""

from ludoreille.voices.voice import Listener, Outcome, Utterance
from ludoreille.voices.worker import WorkerVoice


class SimulatedVoice(WorkerVoice):
    """Says nothing, *cps* characters a second; ValueError unless that is positive.

    Its speed is what it was made with: the rate of a manner changes nothing.
    """

    id = "simulee"

    def __init__(self, cps: float, listener: Listener) -> None:
        if cps <= 0:
            raise ValueError(cps)
        self._cps = cps
        super().__init__(listener)

    def estimate(self, text: str) -> float:
        """Return how many seconds *text* takes."""
        return len(text) / self._cps

    def _say(self, utterance: Utterance) -> None:
        self._begun()
        self._wake_in(self.estimate(utterance.text))

    def _overdue(self) -> None:
        self._finish(Outcome.ENDED)
