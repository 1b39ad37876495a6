"""A message reaches each listener in his own form; what is missing is a fault, never a spoken id."""

import subprocess
import sys

import pytest

from ludoreille.core import Seat
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Line, Phrase, Who

NAMES = ("Anne", "Basile", "Ève")
ANNE, BASILE, EVE = map(Seat, range(3))
MESSAGES = """
essai-full = { $joueur } joue.
    .moi = Vous jouez.
    .bref = Jeu { $de_joueur }.
    .moi-bref = Joué.
    .detail = { $joueur } joue, enfin.
    .moi-detail = Vous jouez, enfin.
essai-mine = { $joueur } passe.
    .moi = Vous passez.
    .detail = { $joueur } passe encore.
essai-plain = { $joueur } rit.
essai-short = { $joueur } arrive.
    .bref = { "" }
essai-forms = Règles de Push.
    .dit = Règles du jeu.
    .braille = règles Push
    .moi = À vous.
    .moi-braille = vous
essai-title = Jeu : Push.
essai-list = { $things } contre { $player }, { $de_player }.
essai-card = { $mark ->
    [symbol] triangle { $value }
   *[colour] jaune { $value }
}
essai-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
essai-empty =
    .moi = Seul.
# A comment about essai-broken.
essai-far = { essai-short-far } { -essai-word(case: "far") }.
essai-short-far = Loin{ essai-word-end }
-essai-word = { $case ->
   *[near] ici
    [far] là
}
essai-word-end = ,
essai-broken = { nowhere } et { $absent }.
"""


@pytest.fixture
def words(tmp_path):
    (tmp_path / "essai.ftl").write_text(MESSAGES, encoding="utf-8")
    return Catalogue(tmp_path)


def told(words, id_, viewer=EVE, verbosity=Verbosity.NORMAL, who=ANNE, **args):
    return words.render(Line(id_, args, who), viewer, NAMES, verbosity).printed


@pytest.mark.parametrize(
    ("id_", "viewer", "verbosity", "sentence"),
    [
        ("essai-full", BASILE, "bref", "Jeu d'Anne."),
        ("essai-full", BASILE, "normal", "Anne joue."),
        ("essai-full", BASILE, "detaille", "Anne joue, enfin."),
        ("essai-full", ANNE, "bref", "Joué."),
        ("essai-full", ANNE, "normal", "Vous jouez."),
        ("essai-full", ANNE, "detaille", "Vous jouez, enfin."),
        ("essai-full", None, "normal", "Anne joue."),
        ("essai-mine", ANNE, "bref", "Vous passez."),
        ("essai-mine", ANNE, "detaille", "Vous passez."),
        ("essai-mine", BASILE, "bref", "Anne passe."),
        ("essai-mine", BASILE, "detaille", "Anne passe encore."),
        ("essai-plain", BASILE, "detaille", "Anne rit."),
        ("essai-short", BASILE, "bref", ""),
        ("essai-short", BASILE, "normal", "Anne arrive."),
    ],
)
def test_the_listener_and_the_verbosity_choose_the_sentence(words, id_, viewer, verbosity, sentence):
    assert told(words, id_, viewer, Verbosity(verbosity)) == sentence


def test_a_message_may_refer_to_what_stands_below_it(words):
    assert told(words, "essai-far") == "Loin, là."


def test_print_voice_and_braille_may_differ(words):
    text = words.render(Line("essai-forms", {}, ANNE), BASILE, NAMES)
    assert (text.printed, text.spoken, text.braille) == ("Règles de Push.", "Règles du jeu.", "Règles Push")
    mine = words.render(Line("essai-forms", {}, ANNE), ANNE, NAMES)
    assert (mine.printed, mine.spoken, mine.braille) == ("À vous.", "À vous.", "Vous")


def test_a_word_that_voices_misread_is_spelled_for_them_alone(words):
    text = words.render(Line("essai-title"), None, NAMES)
    assert (text.printed, text.spoken, text.braille) == ("Jeu : Push.", "Jeu : Pouche.", "Jeu : Push.")


def test_arguments_may_be_phrases_names_and_lists(words):
    words.settings["mark"] = "symbol"
    cards = tuple(Phrase("essai-card", {"value": value}) for value in (1, 2, 3))
    sentence = told(words, "essai-list", things=cards, player=Who(ANNE))
    assert sentence == "Triangle 1, triangle 2 et triangle 3 contre Anne, d'Anne."


def test_a_setting_names_things_another_way_at_once(words):
    words.settings["mark"] = "colour"
    things = Phrase("essai-card", {"value": 4})
    assert told(words, "essai-list", things=things, player=Who(BASILE)).startswith("Jaune 4 contre")


def test_a_listener_is_vous_in_a_list_of_players(words):
    sentence = told(words, "essai-list", viewer=ANNE, things=(Who(BASILE), Who(ANNE)), player=Who(EVE))
    assert sentence == "Basile et vous contre Ève, d'Ève."


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "0 point."),
        (1, "1 point."),
        (2, "2 points."),
        (12345, "12345 points."),
        (-11, "Moins 11 points."),
    ],
)
def test_numbers_are_plain_digits_and_zero_is_singular(words, number, sentence):
    assert told(words, "essai-count", n=number) == sentence


@pytest.mark.parametrize(
    ("id_", "args"),
    [
        ("essai-nothing", {}),
        ("nowhere-at-all", {}),
        ("essai-empty", {}),
        ("essai-count", {}),
        ("essai-broken", {"absent": 1}),
        ("essai-list", {"things": Phrase("essai-card", {"value": 1}), "player": "Anne"}),
    ],
)
def test_what_is_missing_raises(words, id_, args):
    with pytest.raises(LookupError):
        told(words, id_, **args)


def test_files_and_the_library_are_read_when_first_needed(tmp_path):
    script = (
        "import sys; from pathlib import Path; from ludoreille.words.catalogue import Catalogue;"
        "Catalogue(Path('nowhere'));"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=tmp_path)
