"""Statistics: what a replay of the journals says, for each person, in each company, in each race."""

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import fmean, median

import pytest
from laws.play import play_to_the_end

from ludoreille.core import Over, Seat
from ludoreille.games import SHELF
from ludoreille.games.push.rules import Push
from ludoreille.kit.bots import Level
from ludoreille.store import played as finished_games
from ludoreille.store import statistics
from ludoreille.store.ledger import Ledger
from ludoreille.store.played import replay
from ludoreille.store.saves import FINISHED, Save, Saves
from ludoreille.store.statistics import Series, records
from ludoreille.table import Table

NAMES = ("Anne", "Basile", "Chloé", "Denis", "Ève", "Flavie", "Gaspard", "Hélène", "Ivan", "Jeanne")


def played(game, seed, *, seats=None, people=(Seat(0),), level=Level.EXPERT):
    """Return a game that bots have finished, as if *people* had played it."""
    shelved, rng = SHELF[game], Random(seed)
    table = Table(shelved.rules, seats or rng.choice(shelved.rules.seats))
    play_to_the_end(table, shelved.bots[Level.BEGINNER], rng)
    names, journal = NAMES[: table.seats], tuple(table.journal)
    levels = tuple(None if seat in people else level for seat in range(table.seats))
    return Save(
        game, table.seats, names, people, levels, table.options, begun=f"2026-{seed:04}", journal=journal
    )


def of(saves):
    """Return the records of the games of *saves*."""
    return records(game for game in map(replay, saves) if game is not None)


def over(save):
    return Table(SHELF[save.game].rules, save.seats, save.options, save.journal).turn


@pytest.mark.parametrize("game", sorted(SHELF))
def test_games_and_scores_are_those_of_a_replay(game):
    saves = [played(game, seed) for seed in range(6)]
    (record,) = of(reversed(saves))
    ends = [over(save) for save in saves]
    scores = [end.scores[0] for end in ends]
    assert (record.game, record.person) == (game, "Anne")
    assert record.whole.games == 6
    assert record.whole.won == sum(0 in end.winners for end in ends)
    assert {record.whole.best, record.whole.worst} == {min(scores), max(scores)}
    assert record.whole.mean == pytest.approx(fmean(scores))
    assert Counter({company: tally.games for company, tally in record.tables.items()}) == Counter(
        (save.seats, Level.EXPERT) for save in saves
    )
    assert list(record.tables) == sorted(record.tables)


@pytest.mark.parametrize(("game", "best"), [("push", max), ("non_merci", min), ("taiwan_snackbar", min)])
def test_the_best_score_is_one_that_wins(game, best):
    saves = [played(game, seed, seats=4, people=(Seat(0), Seat(1), Seat(2), Seat(3))) for seed in range(8)]
    for record in of(saves):
        scores = [over(save).scores[save.names.index(record.person)] for save in saves]
        assert record.whole.best == best(scores)


def test_each_person_is_counted_by_name_and_people_among_themselves_have_no_level():
    together = played("push", 1, seats=2, people=(Seat(0), Seat(1)))
    alone = played("push", 2, seats=3, people=(Seat(1),), level=Level.BEGINNER)
    first, second = of([together, alone])
    assert (first.person, second.person) == ("Basile", "Anne")
    assert list(first.tables) == [(2, None), (3, Level.BEGINNER)]
    assert list(second.tables) == [(2, None)]


def test_tables_of_several_levels_are_counted_together_last():
    games = [played("push", seed, seats=3) for seed in range(4)]
    mixed = [
        replace(games[0], levels=(None, Level.EXPERT, Level.BEGINNER)),
        replace(games[1], levels=(None, Level.BEGINNER, Level.CONFIRMED)),
    ]
    (record,) = of([*mixed, *games[2:]])
    assert {company: tally.games for company, tally in record.tables.items()} == {
        (3, Level.EXPERT): 2,
        (3, "mixed"): 2,
    }
    assert list(record.tables)[-1] == (3, "mixed")


def test_a_tie_is_won_by_each(monkeypatch):
    class Shared(Push):
        def turn(self, state):
            turn = super().turn(state)
            return Over((Seat(0), Seat(1)), turn.scores) if isinstance(turn, Over) else turn

    save = played("push", 1, seats=3, people=(Seat(0), Seat(1), Seat(2)))
    shelf = {"push": replace(SHELF["push"], rules=Shared())}
    monkeypatch.setattr(finished_games, "SHELF", shelf)
    monkeypatch.setattr(statistics, "SHELF", shelf)
    assert [(record.person, record.whole.won) for record in of([save])] == [
        ("Anne", 1),
        ("Basile", 1),
        ("Chloé", 0),
    ]


def answers(save, seat):
    """Return the moments at which *seat* touched a card in Pas Touche, and whether it was as it should be."""
    table = Table(SHELF[save.game].rules, save.seats, save.options)
    found = []
    for line in save.journal:
        kinds = {type(event).__name__ for event in table.enter(line)}
        if line.startswith(f"{seat} touch"):
            found.append((int(line.partition("@")[2]), bool(kinds & {"Succeeded", "Blocked"})))
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_answers_in_races_are_those_of_the_journal_without_what_was_left_to_others(seats):
    saves = [played("pas_touche", seed, seats=seats, people=(Seat(0), Seat(1))) for seed in range(4)]
    for save in saves:
        for seat in save.people:
            replies = replay(save).people[seat].replies
            assert [(reply.moment, reply.right) for reply in replies] == answers(save, seat)
    record = next(record for record in of(saves) if record.person == "Anne")
    every = [answer for save in saves for answer in answers(save, Seat(0))]
    moments = [moment for moment, _ in every]
    assert record.reflexes.replies == len(every)
    assert 0 < record.reflexes.right == sum(right for _, right in every) < len(every)
    assert record.reflexes.fastest == min(moments)
    assert record.reflexes.median == round(median(moments))


def test_the_latest_answers_are_those_of_the_last_ten_games():
    saves = [played("pas_touche", seed, seats=2) for seed in range(12)]
    (record,) = of(Random(1).sample(saves, 12))
    latest = [moment for save in saves[2:] for moment, _ in answers(save, Seat(0))]
    assert (record.reflexes.games, record.reflexes.recent) == (10, round(fmean(latest)))


def test_without_a_clock_or_races_nobody_is_timed():
    table = Table(SHELF["pas_touche"].rules, 2, {"pace": "off"})
    play_to_the_end(table, SHELF["pas_touche"].bots[Level.EXPERT], Random(1))
    levels = (None, Level.EXPERT)
    slow = Save(
        "pas_touche", 2, NAMES[:2], levels=levels, options=table.options, journal=tuple(table.journal)
    )
    assert [record.reflexes for record in of([slow, played("push", 1)])] == [None, None]


def test_what_is_no_finished_game_is_passed_over(tmp_path):
    saves = Saves(tmp_path, lambda *_args, **_more: pytest.fail("nothing is told"))
    ledger = Ledger(saves)
    assert ledger.played() == [] and not list(tmp_path.iterdir())
    good = played("push", 1, seats=2)
    bad = (
        replace(good, begun="2", journal=good.journal[:-1]),
        replace(good, begun="3", journal=("0 place 1", *good.journal)),
        replace(good, begun="4", options={"star": "unknown"}),
        replace(good, begun="5", game="inconnu"),
        replace(good, begun="6", journal=(*good.journal, "x")),
        replace(good, begun="7", practice=True),
    )
    for save in (good, *bad):
        saves.finish(save)
    (tmp_path / FINISHED / "push-abimee.partie").write_bytes(good.write().encode()[:60])
    (tmp_path / FINISHED / "un-dossier.partie").mkdir()
    assert [record.whole.games for record in records(ledger.played())] == [1]


def in_turn(wins):
    """Return games of two, won or lost as *wins* says, one after the other."""
    game = replay(played("push", 1, seats=2))
    ends = [Over((Seat(0 if won else 1),), (30, 20) if won else (20, 30)) for won in wins]
    return [replace(game, over=end, begun=f"2026-{number:04}") for number, end in enumerate(ends)]


@pytest.mark.parametrize(
    ("wins", "series"),
    [
        ((0,), Series(0, 0)),
        ((1,), Series(1, 1)),
        ((1, 1, 1, 0), Series(0, 3)),
        ((0, 1, 1, 0, 1), Series(1, 2)),
        ((1, 0, 1, 1, 1, 1), Series(4, 4)),
    ],
)
def test_a_series_is_of_games_won_one_after_the_other_whatever_the_order_of_the_files(wins, series):
    (record,) = records(Random(2).sample(in_turn(wins), len(wins)))
    assert record.series == series


def test_games_with_hints_are_counted():
    games = [replace(game, hints=hints) for game, hints in zip(in_turn((1, 0, 1)), (0, 2, 1), strict=True)]
    (record,) = records(games)
    assert record.whole.hinted == 2
