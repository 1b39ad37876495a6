"""A race against the clock with the real embedded voice: the clock starts when its words have been heard."""

import re
import time

import numpy as np
from robustness.program import Evening, surroundings

ROLL = re.compile(r"(Croissant|Brioche|Éclair|Gaufre|Macaron|Tarte) \d\.")
GAME = ("jouer", "pas_touche", "--joueurs", "2", "--graine", "3", "--niveau", "debutant")
REAL = ("--voix", "synthese", "--sons", "non", "--rythme", "rapide")
KEYS = {"hand left": "j", "roll": "p"}


def test_a_key_one_second_after_the_last_sound_of_the_words_counts_as_one_second(heard, tmp_path):
    recording = heard.record()
    rolled = ended = None
    with Evening(tmp_path, *GAME, *REAL, terminal=True, env=surroundings(tmp_path) | heard.env) as evening:
        for line in evening.trace():
            if line["kind"] == "ask" and line["seat"] is not None and line["actions"][0] in KEYS:
                evening.type(KEYS[line["actions"][0]])
            elif line["kind"] == "say" and ROLL.fullmatch(line["text"]):
                rolled = line["id"]
            elif line["kind"] == "end" and line["id"] == rolled and ended is None:
                ended = line["t"]
                time.sleep(max(0.0, ended + 1.0 - time.monotonic()))
                sound = recording.stop()
                evening.type("a")
            elif line["kind"] == "act" and line["action"].startswith("renounce"):
                moment = int(line["action"].partition("@")[2])
                break
    last = np.flatnonzero(np.abs(sound).max(axis=1) > 0.01)[-1]
    assert recording.moment(int(last)) < ended + 0.15, "the clock started before the words were heard"
    assert 0 <= moment - 1000 < 150
