"""A French voice is found in lists as odd as systems make them."""

from types import SimpleNamespace as SystemsVoice

import pytest

from ludoreille.voices.french import french, pick_french

ENGLISH = SystemsVoice(id="gmw/en", name="English", languages=["en-us"])


@pytest.mark.parametrize("languages", [[b"\x05fr"], ["fr_FR"], ["fr-CA"], ["fr"], "fr-be", ["en", "fr-FR"]])
def test_a_french_voice_is_found_by_its_language(languages):
    voice = SystemsVoice(id="2", name="Amélie", languages=languages)
    assert pick_french([ENGLISH, voice]) is voice


@pytest.mark.parametrize(
    "voice",
    [
        SystemsVoice(id="roa/fr", name="", languages=[]),
        SystemsVoice(id="roa/fr-be"),
        SystemsVoice(
            id=r"HKEY_LOCAL_MACHINE\Tokens\TTS_MS_FR-FR_HORTENSE_11.0", name="Hortense", languages=None
        ),
        SystemsVoice(id="1", name="Microsoft Hortense Desktop - French", languages=[]),
        SystemsVoice(name="Virginie (français)"),
    ],
)
def test_a_french_voice_is_found_by_its_name_where_it_tells_no_language(voice):
    assert pick_french([ENGLISH, voice]) is voice


@pytest.mark.parametrize(
    "voices",
    [
        [],
        [ENGLISH],
        [SystemsVoice(id="1", name="Fritz", languages=[])],
        [SystemsVoice(id="fy", name="Frisian", languages=["fry"])],
        [SystemsVoice()],
        [SystemsVoice(id="2", name="Zira", languages=[None])],
    ],
)
def test_no_voice_is_taken_for_french_that_is_not(voices):
    assert pick_french(voices) is None


def test_the_wanted_voice_is_taken_and_its_removal_survived():
    belgian = SystemsVoice(id="b", name="Français de Belgique", languages=["fr-be"])
    parisian = SystemsVoice(id="p", name="Français de France", languages=["fr-fr"])
    assert french([ENGLISH, belgian, parisian]) == [parisian, belgian]
    assert pick_french([belgian, parisian], "Français de Belgique") is belgian
    assert pick_french([belgian, parisian], "Disparue") is parisian
