"""Simulations: the same seed plays the same games, and the report adds up."""

import json

import pytest

from ludoreille.core import Illegal
from ludoreille.kit.bots import Level
from ludoreille.simulate import report_lines, simulate, wilson
from ludoreille.words.french import audit

MIXED = (Level.EXPERT, Level.BEGINNER)


def test_the_same_seed_plays_the_same_games():
    first = simulate("push", 3, 6, MIXED, seed="graine", vary=True)
    assert simulate("push", 3, 6, MIXED, seed="graine", vary=True) == first
    assert simulate("push", 3, 6, MIXED, seed="autre", vary=True) != first


def test_every_game_is_counted_once_and_seats_rotate():
    report = simulate("push", 3, 6, MIXED)
    by = {tally.level: tally for tally in report.tallies}
    assert (by[Level.EXPERT].places, by[Level.BEGINNER].places) == (12, 6)
    assert sum(tally.wins for tally in report.tallies) == pytest.approx(6)
    for tally in report.tallies:
        assert 0 <= tally.low <= tally.share <= tally.high <= 1
    scores = sum(tally.mean_score * tally.places for tally in report.tallies)
    assert report.mean_score == pytest.approx(scores / 18)
    assert 50 < report.mean_actions < 500


def test_options_are_given_or_drawn():
    plain = simulate("push", 2, 4, MIXED, seed=3)
    assert simulate("push", 2, 4, MIXED, options={"two_player_switches": "remove"}, seed=3) != plain
    with pytest.raises(Illegal, match="no-such-option"):
        simulate("push", 2, 1, MIXED, options={"star": "maybe"})
    with pytest.raises(Illegal, match="players-out-of-range"):
        simulate("push", 7, 1, MIXED)


def test_a_game_that_does_not_end_is_told(monkeypatch):
    monkeypatch.setattr("ludoreille.simulate.MAX_MOVES", 20)
    with pytest.raises(RuntimeError):
        simulate("push", 2, 1, MIXED)


def test_the_report_is_french_and_plain_data(catalogue):
    report = simulate("push", 2, 2, MIXED, seed="x")
    lines = report_lines(report, catalogue)
    assert lines[0] == "2 parties de push à 2 joueurs, graine x."
    assert [line.split(" : ")[0] for line in lines[1:3]] == ["Niveau débutant", "Niveau expert"]
    assert [audit(line.replace(" %", " pour cent")) for line in lines] == [[]] * 4
    assert json.loads(json.dumps(report.as_json()))["tallies"][0]["level"] == "debutant"


def test_the_interval_holds_the_share_even_at_the_ends():
    assert wilson(0, 10)[0] == 0 and wilson(0, 10)[1] > 0.2
    assert wilson(10, 10)[1] == pytest.approx(1)
