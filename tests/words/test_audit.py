"""Whole games between bots, heard from every seat: good French, and others' moves short in brief."""

import audit_french
import pytest
from audit_french import Findings, listen, words_of

from ludoreille.games import SHELF


@pytest.mark.parametrize("game", sorted(SHELF))
def test_whole_games_are_told_in_good_and_short_french(game):
    findings = listen(game, 8, share=0.1)
    assert findings.faults == {}
    assert findings.mean_words <= audit_french.MEAN_WORDS
    assert [text for words, text in findings.moves if words > audit_french.MOST_WORDS] == []
    assert findings.questions


def test_a_fault_and_a_long_move_are_reported(monkeypatch, capsys):
    monkeypatch.setattr(audit_french, "audit", lambda text: ["sign"] if "colonne 1" in text else [])
    monkeypatch.setattr(audit_french, "MOST_WORDS", 3)
    audit_french.faults_of.cache_clear()
    assert audit_french.main(["push", "--parties", "1"]) == 1
    told = capsys.readouterr().out
    audit_french.faults_of.cache_clear()
    assert "sign (push-" in told and " words: " in told


def test_a_missing_message_is_a_fault(monkeypatch):
    monkeypatch.setattr(audit_french.SHELF["push"].narrator.__class__, "scores", lambda *_: (MISSING,))
    (fault,) = listen("push", 1, share=0.1).faults
    assert fault[1] == "missing" and "push-nothing" in fault[0]


MISSING = audit_french.Line("push-nothing")


def test_signs_are_no_words():
    assert words_of("Au tour d'Anne : 4 jetons !") == 5


def test_bars_are_for_all_that_others_do():
    findings = Findings("push")
    assert findings.good
    findings.moves[13, "Treize mots"] += 1
    findings.moves[2, "Deux mots"] += 9
    assert findings.mean_words < 4 and not findings.good
