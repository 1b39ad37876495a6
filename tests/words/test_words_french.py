"""French for the ear: elision, lists, signs, what is spelled for the voice alone, and the audit."""

import pytest

from ludoreille.words.french import audit, elides, join, of, plain, polish, pronounce


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Anne", "d'Anne"),
        ("Ève", "d'Ève"),
        ("Hélène", "d'Hélène"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Yasmine", "de Yasmine"),
        ("Hugo", "de Hugo"),
        ("Henri", "de Henri"),
        ("Œdipe", "d'Œdipe"),
        ("Basile", "de Basile"),
        ("Zoé-é2", "de Zoé-é2"),
    ],
)
def test_de_is_elided_where_the_ear_expects_it(name, told):
    assert of(name) == told


def test_an_empty_name_is_not_elided():
    assert not elides("")


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([], ""),
        (["jaune 4"], "jaune 4"),
        (["jaune 4", "bleu 1"], "jaune 4 et bleu 1"),
        (["jaune 4", "bleu 1", "vert 2"], "jaune 4, bleu 1 et vert 2"),
    ],
)
def test_a_list_ends_with_et(parts, told):
    assert join(parts) == told


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("e\u0301tat d\u2019Anne.", "État d'Anne."),
        ("au-dessous : -11 points.", "Au-dessous : moins 11 points."),
        ("à  vous\u00a0!", "À vous !"),
        ("Zoé-2 joue.", "Zoé-2 joue."),
    ],
)
def test_a_sentence_is_polished(written, told):
    assert polish(written) == told


def test_search_ignores_case_accents_and_ligatures():
    assert plain("CŒUR d'Ève") == "coeur d'eve"


def test_only_whole_words_are_spelled_for_the_voice_and_commands_never():
    assert pronounce("Push, Pushkine, push, rythme.") == "Pouche, Pushkine, push, ritme."


@pytest.mark.parametrize(
    "text",
    [
        "Le 4♥ tombe.",
        "Basile → Anne.",
        "⠃⠗⠁ en relief.",
        "Un gagnant(e).",
        "Le joueur n° 3.",
        "Il gagne 4 pts.",
        "J1 contre Anne.",
        "Le 2e joueur.",
        "La 1ère colonne.",
        "Il perd x2.",
        "Anne/Basile.",
        "Il reste -11 points.",
        "Il reste 3\u202f000 cartes.",
        "Chapitre XIV.",
        "Il reste 1 cartes.",
        "Il gagne 0 points.",
        "your turn.",
        "Il  joue.",
        "Il joue .",
        "{$card} arrive.",
        "Il joue",
        "",
    ],
)
def test_the_audit_hears_what_a_blind_player_would_stumble_over(text):
    assert audit(text)


@pytest.mark.parametrize(
    "text",
    [
        "Jaune 4 : colonne 1, avec rouge 5 ; nouvelle colonne 3.",
        "À vous : tirer ou arrêter ?",
        "Il reste 0 carte, moins 11 points.",
        "La carte dite « triangle 4 » !",
        "L'action « tirer »",
        "Le joueur gagne 11 points, Hélène 10 cartes.",
    ],
)
def test_the_audit_lets_good_french_pass(text):
    assert audit(text) == []
