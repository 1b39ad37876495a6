"""What plays sounds, whatever the back end: the protocol that the rest of the program sees."""

from typing import Protocol

from ludoreille.words.line import Cue


class CuePlayer(Protocol):
    """Plays cues at once, several at a time. Every method returns within a millisecond."""

    def play(self, cue: Cue) -> None:
        """Start a cue; an unknown name is a programming error (KeyError), a missing device is silence."""

    def length(self, cue: Cue) -> float:
        """Return the seconds from `play` until the cue has been heard, its delay included."""

    def set_volume(self, volume: int) -> None:
        """Set the loudness of all cues, 0 (silent) to 10."""

    def close(self) -> None:
        """Give the device back."""
