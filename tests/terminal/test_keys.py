"""The table of keys: no conflict, nothing out of reach, everything explained; digit rows; remapping."""

import pytest

from ludoreille.core import Refused
from ludoreille.resources import folder
from ludoreille.terminal.keys import (
    ANY_ROW,
    COMMANDS,
    GAME_KEYS,
    ROWS,
    UNUSABLE,
    Bindings,
    Scope,
    key_phrase,
)
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Line, Phrase

CATALOGUE = Catalogue(folder("locales") / "fr")


def french(phrase):
    return CATALOGUE.render(Line(phrase.id, phrase.args), None, ()).printed


def test_the_keys_as_they_come_do_not_conflict():
    Bindings()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_no_command_has_a_key_that_cannot_be_had(command):
    taken = UNUSABLE - {"ctrl-c", "ctrl-d"} if command.id == "quit" else UNUSABLE
    of_games = GAME_KEYS if Scope.PLAY in command.scopes else frozenset()
    assert not set(command.keys) & (taken | ANY_ROW | of_games)


@pytest.mark.parametrize("scope", Scope)
def test_help_names_every_key_that_works_and_no_other(scope):
    bindings = Bindings()
    names = [french(key) for line in bindings.help_lines(scope) for key in line.keys]
    assert len(names) == len(set(names)), "two keys with the same name"
    told = {key for line in bindings.help_lines(scope) for key in bindings.keys(line.command, scope)}
    possible = {key for command in COMMANDS for key in command.keys}
    assert told == {key for key in possible if bindings.command_for(key, scope)}
    for line in bindings.help_lines(scope):
        assert all(
            bindings.command_for(key, scope) == line.command for key in bindings.keys(line.command, scope)
        )
        assert french(Phrase(line.message)) != ""


def test_every_command_is_in_the_help_of_its_scopes():
    told = {line.command for scope in Scope for line in Bindings().help_lines(scope)}
    assert told == {command.id for command in COMMANDS}


def test_a_letter_calls_its_command_with_capitals_too_but_searches_in_menus():
    bindings = Bindings()
    assert bindings.command_for("s", Scope.PLAY) == bindings.command_for("S", Scope.PLAY) == "scores"
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert bindings.command_for(letter, Scope.MENU) is None


def test_the_player_can_always_hear_again_get_help_and_leave():
    bindings = Bindings()
    for scope in Scope:
        for command in ("repeat", "situation", "stop-speaking", "help", "history-back"):
            assert bindings.keys(command, scope), (command, scope)
        assert bindings.command_for("ctrl-c", scope) == bindings.command_for("ctrl-d", scope) == "quit"


@pytest.mark.parametrize(
    ("row", "signs"),
    [
        ("azerty", "&é\"'(-è_çà"),
        ("belge", "&é\"'(§è!çà"),
        ("bepo", '"«»()@+-/*'),
        ("azerty", "1234567890"),
        ("azerty", "&É\"'(-È_ÇÀ"),
    ],
)
def test_digit_rows_count_without_shift_with_shift_and_under_a_lock(row, signs):
    bindings = Bindings(row=row)
    assert [bindings.digit(sign) for sign in signs] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


def test_every_row_counts_on_an_azerty_keyboard_where_it_is_not_ambiguous():
    bindings = Bindings()
    assert [bindings.digit(sign) for sign in "«»)@+/*§!"] == [2, 3, 5, 6, 7, 9, 0, 6, 8]
    assert [bindings.digit(sign) for sign in "abz,;space"] == [None] * 10
    assert set(ROWS) == {"azerty", "belge", "bepo"}


def test_a_player_may_give_a_command_other_keys():
    bindings = Bindings({"scores": "f12 w", "répéter": ":"})
    assert bindings.command_for("f12", Scope.MENU) is None
    assert bindings.command_for("w", Scope.PLAY) == bindings.command_for("f12", Scope.PLAY) == "scores"
    assert bindings.command_for("s", Scope.PLAY) is None
    assert bindings.command_for(":", Scope.TEXT) == "repeat"
    assert french(bindings.spoken("scores")) == "F 12"


def test_a_command_given_a_letter_alone_keeps_its_own_key_in_menus():
    bindings = Bindings({"aide": "w"})
    assert bindings.command_for("w", Scope.PLAY) == bindings.command_for("f1", Scope.MENU) == "help"
    assert bindings.command_for("f1", Scope.PLAY) is None
    assert french(bindings.spoken("help", Scope.MENU)) == "F 1"


def test_two_commands_may_swap_their_keys():
    bindings = Bindings({"slower": "f6", "faster": "f5"})
    assert bindings.command_for("f5", Scope.PLAY) == "faster"


@pytest.mark.parametrize(
    ("remap", "reason", "words"),
    [
        ({"scores": "l"}, "keys-conflict", ["L", "la table", "les scores"]),
        ({"scores": "é"}, "keys-reserved", ["É", "les scores"]),
        ({"scores": "p"}, "keys-reserved", ["P"]),
        ({"scores": "space"}, "keys-reserved", ["Espace"]),
        ({"scores": "ctrl-s"}, "keys-reserved", ["Contrôle S"]),
        ({"scores": "insert"}, "keys-reserved", ["Insertion"]),
        ({"scores": "f11"}, "keys-reserved", []),
        ({"scores": "^"}, "keys-reserved", []),
        ({"scores": "alt-x"}, "keys-unknown-key", ["alt-x", "les scores"]),
        ({"scores": "ctrl-h"}, "keys-unknown-key", []),
        ({"scores": " "}, "keys-none", ["les scores"]),
        ({"danser": "x"}, "keys-unknown-command", ["danser", "scores"]),
        ({"quitter": "x"}, "keys-fixed", ["Q", "quitter"]),
        ({"up": "x"}, "keys-fixed", ["flèche haut"]),
    ],
)
def test_a_remapping_that_cannot_be_is_refused_in_french(remap, reason, words):
    with pytest.raises(Refused) as refusal:
        Bindings(remap)
    assert refusal.value.reason == reason
    sentence = french(Phrase(reason, refusal.value.details))
    assert all(word in sentence for word in words), sentence


def test_a_bad_line_of_the_settings_costs_only_itself():
    bindings, refusals = Bindings.lenient({"scores": "l", "danser": "x", "table": "w"})
    assert [refusal.reason for refusal in refusals] == ["keys-conflict", "keys-unknown-command"]
    assert (
        bindings.command_for("w", Scope.PLAY) == "table" and bindings.command_for("s", Scope.PLAY) == "scores"
    )


def test_words_of_commands_are_distinct_and_quitting_always_has_one():
    for scope in Scope:
        words = [word for _, known in Bindings().words(scope) for word in known]
        assert len(words) == len(set(words))
        assert ("quit", ("quitter",)) in Bindings().words(scope)


@pytest.mark.parametrize(
    ("key", "name"),
    [("f5", "F 5"), (";", "Point-virgule"), ("r", "R"), ("enter", "Entrée"), ("ù", "U accent grave")],
)
def test_keys_are_named_for_the_ear(key, name):
    assert french(key_phrase(key)) == name, "at the head of a sentence"
