"""Simulations: the same seed plays the same games, the report adds up, and it is told in French."""

import json

import pytest

from ludoreille.cli import main
from ludoreille.core import Illegal, Refused
from ludoreille.kit.bots import Level
from ludoreille.simulate import simulate
from ludoreille.simulate.lines import progress_line, report_lines
from ludoreille.simulate.report import interval
from ludoreille.words.french import audit

MIXED = (Level.CONFIRMED, Level.BEGINNER)


def test_the_same_seed_plays_the_same_games():
    first = simulate("push", 3, 6, MIXED, seed="graine", vary=True)
    assert simulate("push", 3, 6, MIXED, seed="graine", vary=True) == first
    assert simulate("push", 3, 6, MIXED, seed="autre", vary=True) != first


def test_every_game_is_counted_once_and_bots_take_the_seats_in_turn():
    report = simulate("push", 3, 5, MIXED)
    by = {tally.bot: tally for tally in report.tallies}
    assert (report.games, report.deals) == (6, 2)
    assert (by["confirme"].places, by["debutant"].places) == (12, 6)
    assert sum(tally.wins for tally in report.tallies) == pytest.approx(6)
    assert sum(tally.mean_rank * tally.places for tally in report.tallies) == pytest.approx(6 * (1 + 2 + 3))
    for tally in report.tallies:
        assert 0 <= tally.low <= tally.share <= tally.high <= 1
    scores = sum(tally.mean_score * tally.places for tally in report.tallies)
    assert report.mean_score == pytest.approx(scores / 18)
    assert 50 < report.mean_actions < 500


@pytest.mark.parametrize(("game", "options"), [("push", {}), ("non_merci", {"rounds": 1})])
def test_who_wins_more_is_rated_higher_whether_many_points_are_good_or_bad(game, options):
    strong, weak = simulate(game, 3, 18, MIXED, options=options, seed=1).tallies
    assert strong.share > weak.share
    assert strong.mean_rank < weak.mean_rank
    assert strong.rating > weak.rating
    assert strong.doubt < 25 / 3


def test_bots_that_are_alike_have_their_parts_of_the_victories():
    (tally,) = simulate("push", 3, 2, ["debutant"]).tallies
    assert tally.share == pytest.approx(1 / 3)
    assert tally.mean_rank == 2


def test_options_are_given_or_drawn():
    plain = simulate("push", 2, 4, MIXED, seed=3)
    assert simulate("push", 2, 4, MIXED, options={"two_player_switches": "remove"}, seed=3) != plain
    with pytest.raises(Illegal, match="no-such-option"):
        simulate("push", 2, 1, MIXED, options={"star": "maybe"})
    with pytest.raises(Illegal, match="players-out-of-range"):
        simulate("push", 7, 1, MIXED)
    with pytest.raises(Refused, match="no-such-bot"):
        simulate("push", 2, 1, ["expert", "tricheur:3"])


def test_a_game_that_does_not_end_is_told(monkeypatch):
    monkeypatch.setattr("ludoreille.simulate.field.MAX_MOVES", 20)
    with pytest.raises(RuntimeError):
        simulate("push", 2, 1, MIXED)


def test_the_report_is_french_and_plain_data(catalogue):
    report = simulate("push", 2, 2, MIXED, seed="x")
    lines = report_lines(report, catalogue)
    assert lines[0] == "2 parties de Push à 2 joueurs, graine x : 1 donne, 2 placements par donne."
    assert [line.split(" : ")[0] for line in lines[1:3]] == ["Niveau confirmé", "Niveau débutant"]
    assert lines[3].startswith("Parité : 50 % de victoires.")
    assert [audit(line.replace(" %", " pour cent")) for line in lines] == [[]] * 4
    assert json.loads(json.dumps(report.as_json()))["tallies"][0]["bot"] == "confirme"


def test_the_command_seats_a_bot_each_and_tells_it_as_json(capfd):
    assert main(["simuler", "push", "--bots", "confirme,debutant,debutant", "--parties", "1", "--json"]) == 0
    out, told = capfd.readouterr()
    report = json.loads(out)
    assert (report["seats"], report["games"], report["deals"], told) == (3, 3, 1, "")


def test_progress_is_told_in_words(catalogue):
    assert progress_line(240, 1000, 125, catalogue) == "240 parties sur 1000, encore environ 2 minutes."
    assert progress_line(1, 9, 59.2, catalogue) == "1 partie sur 9, encore environ 59 secondes."
    assert progress_line(2, 9, 10_000, catalogue) == "2 parties sur 9, encore environ 3 heures."
    assert progress_line(8, 9, 0.2, catalogue) == "8 parties sur 9, encore environ 1 seconde."


def test_the_interval_counts_deals_and_holds_the_share_even_at_the_ends():
    assert interval([0.0] * 10)[0] == pytest.approx(0) and 0.2 < interval([0.0] * 10)[1] < 0.4
    assert interval([1.0] * 10)[1] == pytest.approx(1) and 0.6 < interval([1.0] * 10)[0] < 0.8
    assert interval([0.4]) == (0, 1)
    assert interval([0.4, 0.4])[0] < 0.2 and interval([0.4, 0.4])[1] > 0.7
    low, high = interval([0.0, 1.0] * 50)
    assert (low, high) == pytest.approx((0.4, 0.6), abs=0.01)
