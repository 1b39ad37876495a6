"""Every setting shows itself when it is changed: by how its new value is told, by a sentence, by a sound."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoreille.games import READINGS
from ludoreille.store.settings import Settings
from ludoreille.terminal.desk import Desk
from ludoreille.words.line import Arg, Category, Cue, Line, Topic

SELF_EVIDENT = frozenset({"rate", "voice", "voice_volume"})
"""Settings of our own voice, whose new value is told in itself: nothing need follow."""
APART = 0.5
"""Seconds between the sound on the left and the one on the right."""
SOUNDS: Mapping[str, Callable[[Any], tuple[Cue, ...]]] = {
    "cues": lambda on: (Cue("my-turn"),) if on else (),
    "cue_volume": lambda _volume: (Cue("place"),),
    "mono": lambda _mono: (Cue("number-1", -1.0), Cue("number-2", 1.0, delay=APART)),
    "device": lambda _name: (Cue("my-turn"),),
    "told_moves": lambda _told: (Cue("card-taken"),),
    "told_table": lambda _told: (Cue("round-begins"),),
}
"""What is played, by the new value."""
ONE_MESSAGE = frozenset({"cue_volume", "device", "verbosity"} | {f"told_{topic.value}" for topic in Topic})
"""Settings with one message for all values: how it is told shows the difference, or it is given the value."""


def demonstrate(desk: Desk, setting: str, value: Any, settings: Settings) -> Sequence[Line]:
    """Return what shows the new *value* of a setting, which is already in use among *settings*."""
    if setting in SELF_EVIDENT:
        elsewhere = set_elsewhere(desk, settings)
        return [Line(elsewhere, category=Category.ANSWER)] if elsewhere else []
    cues = SOUNDS[setting](value) if setting in SOUNDS else ()
    args: dict[str, Arg] = {"valeur": str(value), "touche": desk.bindings.spoken("choose")}
    lines = [Line(message_of(setting, value), args, category=Category.ANSWER, cues=cues)]
    if cues and not settings.cues:
        lines.append(Line("interface-cues-off", category=Category.ANSWER))
    return lines


def set_elsewhere(desk: Desk, settings: Settings) -> str:
    """Return the message that tells where the voice in use is set, "" if that is here."""
    if desk.voice is None:
        return "interface-no-voice-here"
    return "interface-reader-voice" if settings.mode == "lecteur" else ""


def message_of(setting: str, value: Any) -> str:
    """Return the message that shows a value: a game's own for how it names things."""
    game = next((game for game, options in READINGS.items() if setting in {o.name for o in options}), None)
    if game is not None:
        return f"{game}-demo-{setting}"
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    return f"settings-demo-{setting}" if setting in ONE_MESSAGE else f"settings-demo-{setting}-{word}"
