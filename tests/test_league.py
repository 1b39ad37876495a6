"""Duplicate deals: what the games of a deal share, who sits where, and that it matters not who plays them."""

import signal
import sys
from collections import Counter
from itertools import pairwise
from math import factorial

import pytest
from distributed import LocalCluster

from ludoreille.cli import main
from ludoreille.core import Chance, Over
from ludoreille.games import SHELF
from ludoreille.simulate import crew, simulate
from ludoreille.simulate.field import MOST_SEATINGS, Field, Played
from ludoreille.simulate.report import summarise
from ludoreille.table import Table

TRIO = Field("push", ("expert", "confirme", "debutant"), {}, "0")
CARDS = Chance("card", (5, 0, 3, 8))
DIE = Chance("die", (1,) * 6)


def seatings(field, deal=0):
    return [field._seating(deal, turn) for turn in range(field.arrangements)]


def counted(field, deal=0):
    """Return how often each bot of the list sits at each seat in a deal."""
    return Counter(
        (seat, field.bots[place]) for seating in seatings(field, deal) for seat, place in enumerate(seating)
    )


@pytest.mark.parametrize("game", ["push", "non_merci", "taiwan_snackbar", "pas_touche"])
def test_the_games_of_a_deal_begin_with_the_same_answers_of_nature(game, monkeypatch):
    tables = []

    def laid(*given):
        tables.append(Table(*given))
        return tables[-1]

    monkeypatch.setattr("ludoreille.simulate.field.Table", laid)
    field = Field(game, ("confirme", *("debutant",) * (SHELF[game].rules.seats[0] - 1)), {}, "0")
    for number in range(4 * field.arrangements):
        field.play(number)
    starts = [
        table.journal[: next(n for n, line in enumerate(table.journal) if line[0] != "=")] for table in tables
    ]
    deals = [starts[deal * field.arrangements :][: field.arrangements] for deal in range(4)]
    assert all(start == deal[0] for deal in deals for start in deal)
    assert len({tuple(deal[0]) for deal in deals}) > 1


def test_nature_answers_a_question_alike_whatever_other_questions_come_between():
    alone, mixed, other = TRIO._nature(3), TRIO._nature(3), TRIO._nature(4)
    cards = [alone(CARDS) for _ in range(20)]
    assert cards == [(mixed(DIE), mixed(DIE), mixed(CARDS))[-1] for _ in range(20)]
    assert cards != [other(CARDS) for _ in range(20)]
    assert cards != [alone(Chance("other cards", CARDS.weights)) for _ in range(20)]
    assert all(card in CARDS for card in cards)


def test_cards_come_as_often_as_their_copies_say():
    found = Counter(TRIO._nature(deal)(CARDS) for deal in range(4000))
    for card, copies in enumerate(CARDS.weights):
        assert found[card] / 4000 == pytest.approx(copies / 16, abs=0.03)


def test_a_deal_is_played_with_every_seating_that_differs():
    assert len(set(seatings(TRIO))) == factorial(3)
    pairs = Field("push", ("expert", "debutant", "debutant", "expert"), {}, "0")
    shown = [tuple(pairs.bots[place] for place in seating) for seating in seatings(pairs)]
    assert len(shown) == len(set(shown)) == 6
    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings(pairs))
    assert seatings(Field("push", ("expert",) * 6, {}, "0")) == [(0, 1, 2, 3, 4, 5)]


def test_a_deal_with_too_many_seatings_turns_the_table():
    six = Field("push", ("expert", "confirme", "debutant") * 2, {}, "0")
    assert factorial(6) / 8 > MOST_SEATINGS
    for before, after in pairwise(seatings(six)):
        assert after == (*before[1:], before[0])
    orders = {seatings(six, deal)[0] for deal in range(5)}
    assert len(orders) > 1


@pytest.mark.parametrize("bots", [TRIO.bots, TRIO.bots * 2, ("expert", *("debutant",) * 9), ("expert",) * 4])
def test_every_bot_sits_at_every_seat_equally_often(bots):
    counts = counted(Field("taiwan_snackbar", bots, {}, "0"))
    for bot in set(bots):
        assert len({counts[seat, bot] for seat in range(len(bots))}) == 1


def test_a_bot_throws_the_same_dice_wherever_it_sits(monkeypatch):
    games = []

    def dicing(name):
        return lambda _sight, actions, rng, _notebook: (games[-1][name].append(rng.random()), actions[0])[1]

    monkeypatch.setattr("ludoreille.simulate.field.bot_named", lambda _, name: dicing(name))
    for number in range(2 * TRIO.arrangements):
        games.append({name: [] for name in TRIO.bots})
        TRIO.play(number)
    first, second = games[: TRIO.arrangements], games[TRIO.arrangements :]
    for name in TRIO.bots:
        assert len({tuple(game[name][:5]) for game in first}) == 1
        assert first[0][name][0] != second[0][name][0]
    assert len({first[0][name][0] for name in TRIO.bots}) == 3


def test_what_happens_at_a_seat_is_credited_to_the_bot_that_sits_there():
    by_place = {0: 30, 1: 20, 2: 10}
    played = [
        Played(seating, Over((seating.index(0),), tuple(by_place[place] for place in seating)), 5)
        for seating in seatings(TRIO)
    ]
    report = summarise(TRIO, played)
    assert [(tally.bot, tally.share, tally.mean_score, tally.mean_rank) for tally in report.tallies] == [
        ("expert", 1, 30, 1),
        ("confirme", 0, 20, 2),
        ("debutant", 0, 10, 3),
    ]


class TestEngines:
    """Seven deals on workers that are really other processes: the figures are those of this process alone."""

    RUN = ("push", 2, 14, ("confirme", "debutant"))

    @pytest.fixture
    def alone(self):
        return simulate(*self.RUN, seed=5)

    @pytest.fixture(autouse=True)
    def played_here(self, alone, monkeypatch):
        """Return the numbers of the games that this process plays itself; it asks for help after one."""
        here = []
        play = Field.play
        monkeypatch.setattr(
            Field, "play", lambda field, number: (here.append(number), play(field, number))[1]
        )
        monkeypatch.setattr(crew, "ALONE", 0)
        return here

    def test_cores_of_this_machine(self, alone, played_here, monkeypatch):
        monkeypatch.setenv("LOKY_MAX_CPU_COUNT", "2")
        assert simulate(*self.RUN, seed=5) == alone
        assert played_here == [0]

    def test_a_dask_cluster(self, alone, played_here, monkeypatch, capfd):
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
            monkeypatch.setenv("DASK_SCHEDULER_ADDRESS", cluster.scheduler_address)
            assert simulate(*self.RUN, seed=5, engine="dask") == alone
        assert played_here == [0]

    def test_progress_tells_games_played_and_time_left(self, monkeypatch):
        monkeypatch.setattr(crew, "ROUND", 0.0)
        monkeypatch.setenv("LOKY_MAX_CPU_COUNT", "1")
        told = []
        simulate(*self.RUN, progress=lambda played, games, left: told.append((played, games, left)))
        assert told and all(played < games == 14 and left > 0 for played, games, left in told)
        assert [played for played, _, _ in told] == sorted({played for played, _, _ in told})

    def test_progress_is_for_people_and_keeps_out_of_what_programs_read(self, monkeypatch, capfd):
        monkeypatch.setattr(crew, "ROUND", 0.0)
        monkeypatch.setenv("LOKY_MAX_CPU_COUNT", "1")
        command = ["simuler", "push", "--bots", "confirme,debutant", "--parties", "4"]
        assert main(command) == 0
        assert " parties sur 4, encore environ " in capfd.readouterr().err
        assert main([*command, "--json"]) == 0
        assert capfd.readouterr().err == ""


def press_ctrl_c(*_):
    raise KeyboardInterrupt


def end_the_process(*_):
    signal.raise_signal(signal.SIGTERM)


@pytest.mark.parametrize("interrupt", [press_ctrl_c, end_the_process])
def test_a_run_that_is_interrupted_has_no_result_and_says_so(interrupt, monkeypatch, capfd):
    monkeypatch.setattr(Field, "play", interrupt)
    before = signal.getsignal(signal.SIGTERM)
    assert main(["simuler", "push", "--json"]) == 130
    assert capfd.readouterr() == ("", "") and signal.getsignal(signal.SIGTERM) == before


def test_a_cluster_without_workers_is_not_waited_for(monkeypatch, capfd):
    monkeypatch.setattr(crew, "CONNECTION", 1)
    with LocalCluster(n_workers=0, dashboard_address=None) as cluster:
        monkeypatch.setenv("DASK_SCHEDULER_ADDRESS", cluster.scheduler_address)
        assert main(["simuler", "push", "--moteur", "dask"]) == 2
    assert cluster.scheduler_address in capfd.readouterr().err


@pytest.mark.parametrize(
    ("engine", "address", "expected"),
    [
        ("dask", "", "DASK_SCHEDULER_ADDRESS"),
        ("dask", "tcp://127.0.0.1:1", "tcp://127.0.0.1:1"),
        ("dask", "n'importe quoi", "n'importe quoi"),
    ],
)
def test_an_engine_that_is_not_there_gets_one_sentence(engine, address, expected, monkeypatch, capfd):
    monkeypatch.setattr(crew, "CONNECTION", 1)
    monkeypatch.setenv("DASK_SCHEDULER_ADDRESS", address)
    assert main(["simuler", "push", "--parties", "2", "--moteur", engine]) == 2
    out, told = capfd.readouterr()
    assert out == ""
    assert len(told.splitlines()) == 1
    assert expected in told


@pytest.mark.parametrize(("engine", "library"), [("dask", "distributed"), ("ray", "ray")])
def test_a_library_that_is_missing_is_named_with_the_remedy(engine, library, monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, library, None)
    assert main(["simuler", "push", "--parties", "2", "--moteur", engine]) == 2
    out, told = capfd.readouterr()
    assert out == ""
    assert f'pip install ".[{engine}]"' in told
