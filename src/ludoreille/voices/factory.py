"""Makes the voice of an output mode: the chain of all that can speak there."""

from collections.abc import Callable

from ludoreille.voices.chain import Link, VoiceChain
from ludoreille.voices.embedded import ESPEAK, PICO, EmbeddedVoice, SpeechSink
from ludoreille.voices.reader import ReaderVoice
from ludoreille.voices.simulated import SimulatedVoice
from ludoreille.voices.system import SystemVoice
from ludoreille.voices.voice import Listener, Manner, Notice, Utterance, Voice


def make_voice(  # noqa: PLR0913  (what a voice needs from outside)
    mode: str,
    mixer: SpeechSink,
    listener: Listener,
    *,
    on_notice: Notice,
    on_mute: Callable[[Utterance], None],
    manner: Manner | None = None,
    stand_in: bool = True,
) -> Voice:
    """Return the voice of *mode*: `lecteur`, `synthese` or `simulee:CPS`; ValueError for any other.

    `texte` has no voice. Nothing is loaded before the voice's own thread needs it. *on_notice* gets messages
    of `voix.ftl`: speak them without interrupting, for the lost sentence is just being said again.
    *on_mute* gets each utterance that no voice could say. *stand_in*: our own voices may speak for a screen
    reader that is lost; pointless where no device plays them.
    """
    if mode.startswith("simulee:"):
        return SimulatedVoice(float(mode.removeprefix("simulee:")), listener)
    if mode not in ("lecteur", "synthese"):
        raise ValueError(mode)
    reader = (Link("voix-nom-lecteur", ReaderVoice, first=True),)
    own = (
        Link("voix-nom-pico", lambda report: EmbeddedVoice(mixer, report, PICO), (PICO,)),
        Link("voix-nom-espeak", lambda report: EmbeddedVoice(mixer, report, ESPEAK), (ESPEAK,)),
        Link("voix-nom-systeme", lambda report: SystemVoice(report, on_notice), None),
    )
    links = own if mode == "synthese" else (*reader, *own) if stand_in else reader
    return VoiceChain(links, listener, on_notice, on_mute, manner)
