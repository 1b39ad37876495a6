"""Players of cues without sound of their own: nothing at all, and the trace of what goes to another."""

from ludoreille.cues.mixer import gain_of
from ludoreille.cues.player import CuePlayer
from ludoreille.trace import Trace
from ludoreille.words.line import Cue


class SilentCues:
    """Plays nothing: for those who want no cues."""

    def play(self, cue: Cue) -> None:
        """Do nothing."""

    def length(self, cue: Cue) -> float:  # noqa: ARG002
        """Return 0: nothing is heard."""
        return 0.0

    def set_volume(self, volume: int) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class TracedCues:
    """Writes each cue to a trace and hands it on."""

    def __init__(self, player: CuePlayer, trace: Trace, volume: int = 8) -> None:
        """Write to *trace*; *volume* is the one that *player* has now."""
        self._player = player
        self._trace = trace
        self._gain = gain_of(volume)

    def play(self, cue: Cue) -> None:
        """Start a cue; its gain in the trace is an amplitude."""
        self._player.play(cue)
        self._trace.write("cue", cue=cue.name, pan=cue.pan, gain=round(self._gain, 3))

    def length(self, cue: Cue) -> float:
        """Return the seconds that the player takes for a cue."""
        return self._player.length(cue)

    def set_volume(self, volume: int) -> None:
        """Set the loudness of all cues, 0 (silent) to 10."""
        self._gain = gain_of(volume)
        self._player.set_volume(volume)

    def close(self) -> None:
        """Close the player; the trace is another's."""
        self._player.close()
