"""The player's settings: what can be chosen, by name and value."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoreille.core import Refused
from ludoreille.words.line import Phrase

RATES = range(1, 21)
VOLUMES = range(11)
SPEEDS = range(5, 201)
"""Characters a second that a screen reader may say."""
DEFAULT_VOICE = "pico"
PERSONAL = ("voice", "rates", "voice_volume", "verbosity")
"""Fields that each of several people at one keyboard may have his own values of."""
OF_PLAYER = ("name", "people", "manners", "last", "lessons", "learned", "offered")
"""Fields that tell of a player and of what he has done: a new profile begins without them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player chose. `mode` is empty until the first start has asked.

    `manners` are the `PERSONAL` fields of each person by his name, used if `own`. `lessons` is how many steps
    are done of each lesson that was begun; `learned` names the games whose lesson was finished, `offered`
    those where it was offered before a first game.
    """

    mode: str = ""
    voice: str = ""
    rates: Mapping[str, int] = field(default_factory=dict)
    voice_volume: int = 8
    cue_volume: int = 7
    cues: bool = True
    mono: bool = False
    device: str = ""
    verbosity: str = "normal"
    rhythm: str = "attendre"
    hesitations: bool = True
    hints: bool = True
    position: bool = True
    told_moves: str = "dit-garde"
    told_table: str = "dit-garde"
    told_scores: str = "dit-garde"
    told_ambient: str = "dit"
    whose: str = "tous"
    away: bool = True
    row: str = "azerty"
    name: str = ""
    people: list[str] = field(default_factory=list)
    own: bool = False
    manners: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    races: str = "mots"
    measured: Mapping[str, int] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    last: Mapping[str, Any] = field(default_factory=dict)
    lessons: Mapping[str, int] = field(default_factory=dict)
    learned: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)

    @property
    def rate(self) -> int:
        """The speed of the voice in use, 1 to 20."""
        return self.rates.get(self.voice or DEFAULT_VOICE, 8)


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that the menu and `--reglage` know: its field, its French name, its values by French word."""

    id: str
    french: str
    values: Mapping[str, Any]

    def read(self, text: str) -> Any:
        """Return the value of a French or English word; raise `Refused` with what is possible."""
        word = text.strip().lower()
        if word in self.values:
            return self.values[word]
        for value in self.values.values():
            if word == str(value).lower():
                return value
        raise Refused("bad-setting", nom=self.french, valeur=text, possible=tuple(self.values))

    def word(self, value: Any) -> str:
        """Return the French word of a value; raise `Refused` for one that is not possible."""
        for word, known in self.values.items():
            if type(known) is type(value) and known == value:
                return word
        raise Refused("bad-setting", nom=self.french, valeur=str(value), possible=tuple(self.values))


YES_NO = {"oui": True, "non": False}


def _numbers(values: range) -> dict[str, int]:
    return {str(value): value for value in values}


def _words(*values: str) -> dict[str, str]:
    return {value: value for value in values}


TELLINGS = _words("dit-garde", "dit", "garde", "rien")
"""What becomes of a topic: it is said or not, kept in the history or not."""

SCHEMA: tuple[Setting, ...] = (
    Setting("mode", "mode", _words("texte", "lecteur", "synthese")),
    Setting("rate", "vitesse", _numbers(RATES)),
    Setting("voice_volume", "volume", _numbers(VOLUMES)),
    Setting("cues", "sons", YES_NO),
    Setting("cue_volume", "volume-des-sons", _numbers(VOLUMES)),
    Setting("mono", "mono", YES_NO),
    Setting("verbosity", "annonces", {"bref": "bref", "normal": "normal", "detaille": "detaille"}),
    Setting("rhythm", "rythme", _words("attendre", "rapide", "touche")),
    Setting("hesitations", "hesitations", YES_NO),
    Setting("hints", "conseils", YES_NO),
    Setting("races", "depart", _words("mots", "sons")),
    Setting("position", "position", YES_NO),
    Setting("told_moves", "coups", TELLINGS),
    Setting("told_table", "table", TELLINGS),
    Setting("told_scores", "scores", TELLINGS),
    Setting("told_ambient", "ambiance", TELLINGS),
    Setting("whose", "filtre", _words("tous", "moi", "autres")),
    Setting("away", "absence", YES_NO),
    Setting("row", "clavier", _words("azerty", "belge", "bepo")),
    Setting("own", "chacun-sa-voix", YES_NO),
)
"""Settings with values to choose from; the games' readings join them, and voice and device have lists."""


def label_of(field: str) -> Phrase:
    """Return how a field of the settings is called to the player."""
    return Phrase(f"interface-setting-{'rate' if field == 'rates' else field}")


def is_sound(name: str, value: Any, readings: Callable[[], Sequence[Setting]]) -> bool:
    """Say whether a value that was read can be used for the field *name*; *readings* are those of games."""
    if type(value) is not type(getattr(Settings(), name)):
        return False
    match name:
        case "rates":
            return all(type(rate) is int and rate in RATES for rate in value.values())
        case "measured":
            return all(type(speed) is int and speed in SPEEDS for speed in value.values())
        case "lessons":
            return all(type(place) is int and place > 0 for place in value.values())
        case "people" | "learned" | "offered":
            return all(isinstance(person, str) for person in value)
        case "keys":
            return all(isinstance(text, str) for text in value.values())
        case "manners":
            return all(isinstance(own, dict) and _is_manner(own, readings) for own in value.values())
        case "readings":
            legal = (
                {each.id: each.values.values() for each in readings() if each.id in value} if value else {}
            )
            return all(
                text in legal.get(id_, (text,)) and isinstance(text, str) for id_, text in value.items()
            )
    known = next((setting for setting in SCHEMA if setting.id == name), None)
    return known is None or value in known.values.values() or (name == "mode" and value == "")


def _is_manner(own: Mapping[str, Any], readings: Callable[[], Sequence[Setting]]) -> bool:
    return all(name in PERSONAL and is_sound(name, value, readings) for name, value in own.items())
