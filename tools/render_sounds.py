"""Make the cues of `sounds/` from nothing: modal and FM synthesis, breath and shuffles, a little room.

`python tools/render_sounds.py [FOLDER]` writes one FLAC a cue; the same machine gives the same bytes.
"""

import sys
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile
from loudness import loudness

Sound = npt.NDArray[np.floating]

RATE = 44_100
LEVEL = -20.0
"""Loudness of every cue, in LUFS (see `loudness`): it leaves room for the sharpest attacks."""
SCALE = (0, 2, 4, 7, 9, 12)
"""Semitones of the values 1 to 6: a major pentatonic, in which any two follow each other well."""


def times(seconds: float) -> Sound:
    """Return the moments of the samples of *seconds* of sound."""
    return np.arange(round(seconds * RATE)) / RATE


def semitones(base: float, steps: float) -> float:
    """Return the frequency *steps* semitones above *base*, in hertz."""
    return base * 2 ** (steps / 12)


def modes(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Sound:
    """Return a struck body: each partial a frequency (Hz), an amplitude and a decay time (s to -8.7 dB)."""
    t = times(seconds)
    rows = [
        amplitude * np.exp(-t / decay) * np.sin(2 * np.pi * hertz * t)
        for hertz, amplitude, decay in partials
        if hertz < RATE / 2.2
    ]
    return np.sum(rows, axis=0) * np.minimum(1, t / 0.002)


def noise(seconds: float, low: float, high: float, rng: np.random.Generator) -> Sound:
    """Return noise between two frequencies (Hz), with soft edges."""
    count = round(seconds * RATE)
    hertz = np.fft.rfftfreq(count, 1 / RATE) + 1e-9
    shape = 1 / np.sqrt((1 + (low / hertz) ** 6) * (1 + (hertz / high) ** 6))
    sound = np.fft.irfft(np.fft.rfft(rng.standard_normal(count)) * shape, count)
    return sound / np.abs(sound).max()


def string(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a plucked string: harmonics by the place of the finger, the high ones dying first."""
    partials = [
        (
            hertz * k * np.sqrt(1 + 1e-4 * k * k),
            np.sin(np.pi * k * 0.18) / k,
            0.30 / (1 + 0.12 * k * k) + 0.02,
        )
        for k in range(1, 24)
    ]
    return modes(seconds, partials) + 0.06 * burst(0.006, 900, 6000, seconds, rng)


def marimba(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a bar of rosewood under a soft mallet: partials 1, 4 and 10 of a tuned bar."""
    partials = [(hertz, 1, 0.13), (3.93 * hertz, 0.35, 0.05), (9.7 * hertz, 0.12, 0.018)]
    return modes(seconds, partials) + 0.15 * burst(0.012, 300, 2500, seconds, rng)


def bell(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a small bell by frequency modulation at the ratio 1 to 3.5 (Chowning 1973)."""
    t = times(seconds)
    index = 2.2 * np.exp(-t / 0.10)
    tone = np.sin(2 * np.pi * hertz * t + index * np.sin(2 * np.pi * 3.5 * hertz * t))
    return tone * np.exp(-t / 0.16) * np.minimum(1, t / 0.002)


def flute(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a blown pipe: a slow attack, odd harmonics strong, breath around the tone."""
    t = times(seconds)
    vibrato = 2 * np.pi * hertz * t + 0.25 * np.sin(2 * np.pi * 5.5 * t)
    tone = sum(a * np.sin(k * vibrato) for k, a in ((1, 1.0), (2, 0.18), (3, 0.32), (4, 0.05), (5, 0.08)))
    shape = np.minimum(1, t / 0.05) * np.minimum(1, (seconds - t) / 0.12)
    return (tone + 0.10 * noise(seconds, hertz, 2.5 * hertz, rng)) * shape


def piano(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a felt piano: round harmonics in pairs that beat slowly, and the knock of the hammer."""
    partials = [
        (hertz * k * detuned * np.sqrt(1 + 4e-4 * k * k), 1 / k**2.2, 0.32 / k**0.5)
        for k in range(1, 9)
        for detuned in (0.9993, 1.0007)
    ]
    return modes(seconds, partials) + 0.5 * burst(0.025, 120, 700, seconds, rng)


def glass(hertz: float, seconds: float, _rng: np.random.Generator) -> Sound:
    """Return a touched glass: the inharmonic modes of a wine glass."""
    return modes(seconds, [(hertz, 1, 0.16), (2.32 * hertz, 0.4, 0.09), (4.25 * hertz, 0.2, 0.05)])


def wood(hertz: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a block of hard wood, struck dry."""
    partials = [(hertz, 1, 0.028), (2.57 * hertz, 0.6, 0.016), (4.9 * hertz, 0.3, 0.009)]
    return modes(seconds, partials) + 0.3 * burst(0.005, 1500, 7000, seconds, rng)


def burst(length: float, low: float, high: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a short puff of noise that dies within about *length* seconds, followed by silence."""
    t = times(seconds)
    return noise(seconds, low, high, rng) * np.exp(-t / length) * np.minimum(1, t / 0.001)


def sweep(start: float, end: float, seconds: float, rng: np.random.Generator) -> Sound:
    """Return a rush of air whose colour goes from one frequency to another (Hz)."""
    steps = 12
    slice_ = seconds / steps
    out = np.zeros(round(seconds * RATE) + RATE)
    for step in range(steps):
        centre = start * (end / start) ** (step / (steps - 1))
        part = noise(2 * slice_, centre * 0.75, centre * 1.3, rng)
        at = round(step * slice_ * RATE)
        out[at : at + len(part)] += part * np.hanning(len(part))
    out = out[: round(seconds * RATE)]
    return out * np.sin(np.pi * np.linspace(0, 1, len(out))) ** 0.6


def place(*parts: tuple[float, Sound]) -> Sound:
    """Return several sounds together, each beginning at its second."""
    length = max(round(at * RATE) + len(sound) for at, sound in parts)
    out = np.zeros(length)
    for at, sound in parts:
        begin = round(at * RATE)
        out[begin : begin + len(sound)] += sound
    return out


def rattle(knocks: Sequence[float], rng: np.random.Generator) -> Sound:
    """Return a die that knocks on a wooden table at these seconds, weaker and weaker."""
    return place(
        *(
            (at, 0.8**i * wood(rng.uniform(1500, 2300), 0.09, rng) + 0.2 * burst(0.01, 500, 4000, 0.09, rng))
            for i, at in enumerate(knocks)
        )
    )


def paper(low: float, high: float, rng: np.random.Generator, length: float = 0.018) -> Sound:
    """Return a card that is put down or riffled."""
    return burst(length, low, high, length * 6, rng)


def room(sound: Sound, rng: np.random.Generator, wet: float = 0.10, size: float = 0.05) -> Sound:
    """Return *sound* in a small room: early noise that decays within three times *size* seconds."""
    t = times(4 * size)
    echo = noise(4 * size, 300, 5000, rng) * np.exp(-t / size) * np.minimum(1, t / 0.004)
    tail = np.zeros(len(echo) - 1)
    power = 2 ** int(np.ceil(np.log2(len(sound) + len(echo))))
    wash = np.fft.irfft(np.fft.rfft(sound, power) * np.fft.rfft(echo, power), power)
    wash = wash[: len(sound) + len(tail)]
    strength = wet * np.sqrt((sound**2).sum() / (wash**2).sum())
    return np.concatenate((sound, tail)) + strength * wash


Instrument = Callable[[float, float, np.random.Generator], Sound]

TIMBRES: dict[str, tuple[Instrument, float]] = {
    "yellow": (bell, 1046.5),
    "blue": (flute, 587.3),
    "green": (marimba, 392.0),
    "red": (string, 293.7),
    "purple": (piano, 220.0),
}
"""Instrument of each colour, and the pitch of its value 1 (Hz)."""


def card(colour: str, value: int, rng: np.random.Generator) -> Sound:
    """Return the cue of a number card."""
    instrument, base = TIMBRES[colour]
    return instrument(semitones(base, SCALE[value - 1]), 0.42, rng)


def die(face: str, rng: np.random.Generator) -> Sound:
    """Return a rolling die, then a fifth in the timbre of the colour it shows; for the star a gong."""
    roll = (0, rattle((0, 0.055, 0.10, 0.16), rng))
    if face == "star":
        gong = [
            (98 * r, a, 0.25 * a + 0.05) for r, a in ((1, 0.5), (2.4, 1), (2.55, 0.9), (3.9, 0.7), (5.3, 0.5))
        ]
        return place(roll, (0.2, 0.8 * modes(0.5, gong)))
    instrument, base = TIMBRES[face]
    return place(
        roll, (0.2, 0.7 * instrument(base, 0.36, rng)), (0.2, 0.7 * instrument(base * 1.5, 0.36, rng))
    )


def tune(
    instrument: Instrument,
    base: float,
    steps: Sequence[float],
    pace: tuple[float, float],
    rng: np.random.Generator,
) -> Sound:
    """Return notes *steps* semitones above *base*; *pace*: seconds between two, and that each may ring."""
    gap, last = pace
    return place(*((i * gap, instrument(semitones(base, step), last, rng)) for i, step in enumerate(steps)))


def flutter(count: int, gap: float, low: float, ratio: float, rng: np.random.Generator) -> Sound:
    """Return *count* cards that slide one after the other, the sound of each *ratio* times higher."""
    return place(*((i * gap, paper(low * ratio**i, 3 * low * ratio**i, rng)) for i in range(count)))


EVENTS: dict[str, Callable[[np.random.Generator], Sound]] = {
    "card-die": lambda r: place((0, paper(1200, 6000, r)), (0.09, rattle((0, 0.06, 0.13), r))),
    "card-switch": lambda r: place(
        (0, paper(1200, 6000, r)), (0.06, sweep(500, 2500, 0.14, r)), (0.2, sweep(2500, 500, 0.14, r))
    ),
    "place": lambda r: place(
        (0, paper(700, 3500, r)), (0.005, modes(0.12, [(170, 0.9, 0.03), (260, 0.4, 0.02)]))
    ),
    "open-column": lambda r: place(
        (0, paper(700, 3500, r)), (0.05, tune(wood, 620, (0, 7), (0.09, 0.12), r))
    ),
    "stop": lambda r: tune(marimba, 196, (0, 0), (0.13, 0.3), r),
    "bust": lambda r: place(
        (0, tune(string, 196, (6, 3, 0, -6), (0.085, 0.3), r)), (0.26, 1.2 * burst(0.05, 60, 400, 0.25, r))
    ),
    "lose-cards": lambda r: flutter(6, 0.055, 3200, 0.78, r),
    "take": lambda r: place((0, 0.8 * flutter(4, 0.04, 700, 1.25, r)), (0.17, string(587.3, 0.3, r))),
    "discard": lambda r: sweep(2600, 350, 0.32, r),
    "protect": lambda r: place(
        (0, wood(2900, 0.06, r)),
        (0.05, wood(1900, 0.08, r)),
        (0.07, 0.5 * tune(glass, 523.3, (0, 4, 7), (0.0, 0.42), r)),
    ),
    "switch": lambda r: place(
        (0, flute(440, 0.26, r)), (0.13, flute(659.3, 0.26, r)), (0, 0.5 * sweep(600, 3000, 0.3, r))
    ),
    "my-turn": lambda r: place((0, tune(bell, 784, (0, 5), (0.14, 0.4), r)), (0, 0.3 * glass(1568, 0.3, r))),
    "turn": lambda r: place((0, wood(330, 0.12, r)), (0.0, 0.3 * marimba(330, 0.16, r))),
    "game-start": lambda r: tune(string, 293.7, (0, 4, 7, 12, 16), (0.14, 0.6), r),
    "win": lambda r: place(
        (0, tune(bell, 784, (0, 4, 7, 12, 7, 12), (0.13, 0.6), r)),
        (0.65, 0.6 * tune(glass, 392, (0, 4, 7), (0.0, 0.65), r)),
    ),
    "lose": lambda r: tune(piano, 220, (12, 8, 7, 3, 0), (0.18, 0.6), r),
    "tie": lambda r: tune(flute, 440, (0, 2, 0, 2), (0.22, 0.4), r),
    "focus": lambda r: glass(1760, 0.09, r),
    "choose": lambda r: tune(wood, 880, (0, 5), (0.06, 0.1), r),
    "edge": lambda r: place(
        (0, burst(0.03, 80, 350, 0.18, r)), (0, modes(0.18, [(105, 1, 0.05), (150, 0.6, 0.04)]))
    ),
    "refused": lambda r: place(
        *(
            (at, np.hanning(2 * 5292)[5292:] * (string(196, 0.12, r) + string(207.7, 0.12, r)))
            for at in (0, 0.13)
        )
    ),
    "open": lambda r: tune(glass, 660, (0, 7, 12), (0.07, 0.25), r),
    "close": lambda r: tune(glass, 660, (12, 7, 0), (0.07, 0.25), r),
    "setting": lambda r: string(1174.7, 0.22, r),
    "notice": lambda r: tune(glass, 988, (0, 0), (0.16, 0.3), r),
    "saved": lambda r: tune(marimba, 784, (0, 4, 7, 12), (0.07, 0.25), r),
}
"""All cues but the cards and the faces of the die: the table that one reads to know what they are made of."""


def recipes() -> dict[str, Callable[[np.random.Generator], Sound]]:
    """Return how each cue is made, by the stem of its file."""
    cards = {
        f"card-{colour}-{value}": lambda rng, c=colour, v=value: card(c, v, rng)
        for colour in TIMBRES
        for value in range(1, 7)
    }
    faces = {f"die-{face}": lambda rng, f=face: die(f, rng) for face in (*TIMBRES, "star")}
    return cards | faces | EVENTS


def render(stem: str) -> Sound:
    """Return a cue ready to be stored: in a room, trimmed, faded and as loud as all others."""
    rng = np.random.default_rng(zlib.crc32(stem.encode()))
    sound = trimmed(room(recipes()[stem](rng), rng))
    return sound * 10 ** ((LEVEL - loudness(sound, RATE)) / 20)


def trimmed(sound: Sound) -> Sound:
    """Return *sound* up to where it falls 46 dB below its peak, with the last 30 ms faded."""
    heard = np.flatnonzero(np.abs(sound) > np.abs(sound).max() * 10 ** (-46 / 20))
    sound = sound[: heard[-1] + 1].copy()
    fade = min(len(sound) // 3, round(0.03 * RATE))
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return sound


def main(folder: Path) -> None:
    """Write all cues to *folder*."""
    for stem in recipes():
        soundfile.write(folder / f"{stem}.flac", render(stem), RATE, "PCM_16", compression_level=1.0)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "sounds")
