"""Solve the series of Touché for two players, exactly, and say how far each level is from it.

`python tools/solve_touche.py` writes `series.json` beside the game's code, after a change of the rules of a
duel. It then prints what every pair of musketeers is worth, and what the best opponent of each level wins
over the value of the game (its exploitability), asking the bots themselves how often they do what.
All is solved in fractions by backward induction; linear programs of scipy check every choice of musketeers.
It takes some minutes; with `--table` it only writes the table.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, partial
from operator import mul
from pathlib import Path

from scipy.optimize import linprog

from ludoreille.core import Seat
from ludoreille.games.touche import series
from ludoreille.games.touche.bots import BOTS, Mind, fair
from ludoreille.games.touche.foresight import Matrix, better, margin, solve, values
from ludoreille.games.touche.model import CONTINUE, EVEN, ODD, Action, Hide, Phase, State, in_mask
from ludoreille.games.touche.pieces import ALL_UNUSED, MUSKETEERS, Duel, Musketeer, begin
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.tree import END, TOUCH, find, following, key_of, whole_tree

FOLDER = Path(series.__file__).parent
TOUCHE = Touche()
OPTIONS = {"keep": False, "return": True}
CLOSE = 1e-9
"""How far a linear program in floats may be from the exact value."""

Chances = Mapping[str, Sequence[Fraction]]
Pair = tuple[float, float]
"""What is won from somewhere on: the chance of the series, the difference in renown."""


def solved(*, returns: bool, most: int = len(MUSKETEERS)) -> Chances:
    """Return the chances of every pair of sets of the same size, the lesser mask first, by lead.

    Only sets of *most* musketeers and fewer are solved.
    """

    @cache
    def after(mine: int, theirs: int, lead: int) -> Fraction:
        if not mine or abs(lead) > series.MOST * mine.bit_count():
            return Fraction((lead > 0) + (lead >= 0), 2)
        if mine > theirs:
            return 1 - after(theirs, mine, -lead)
        matrix = series.payoffs(mine, theirs, lead, after, returns=returns)
        value, _ = solve(matrix, small=0)
        if len(matrix) > 1:
            _check(matrix, value)
        return value

    return {
        f"{mine} {theirs}": [after(mine, theirs, lead) for lead in range(-reach, reach + 1)]
        for mine in range(1, ALL_UNUSED + 1)
        for theirs in range(mine, ALL_UNUSED + 1)
        if mine.bit_count() == theirs.bit_count() <= most
        for reach in [series.MOST * mine.bit_count()]
    }


def _check(matrix: Matrix, value: Fraction) -> None:
    """See that a linear program gives the same value: the most that a mix of rows holds in every column."""
    rows = len(matrix)
    held = [[-float(line[column]) for line in matrix] + [1] for column in range(len(matrix[0]))]
    found = linprog(
        [0] * rows + [-1],
        A_ub=held,
        b_ub=[0] * len(held),
        A_eq=[[1] * rows + [0]],
        b_eq=[1],
        bounds=[(0, 1)] * rows + [(None, None)],
    )
    assert abs(-found.fun - value) < CLOSE, (matrix, value, found)


def renown_matrix(mine: int, theirs: int, *, returns: bool) -> Matrix:
    """Return the difference in renown from here to the end of the series, for each pair of musketeers."""

    def worth(own: Musketeer, other: Musketeer) -> Fraction:
        return duel_renown(own, other, returns=returns) + renown_value(
            mine ^ 1 << own, theirs ^ 1 << other, returns=returns
        )

    return [[worth(own, other) for other in in_mask(theirs)] for own in in_mask(mine)]


@cache
def renown_value(mine: int, theirs: int, *, returns: bool) -> Fraction:
    """Return the difference in renown that is won with these masks left."""
    return solve(renown_matrix(mine, theirs, returns=returns), small=0)[0] if mine else Fraction(0)


@cache
def duel_renown(own: Musketeer, other: Musketeer, *, returns: bool) -> Fraction:
    """Return the difference in renown of a duel to the attacker."""
    nodes, _ = whole_tree(own, other, returns=returns)
    return values(nodes, lambda *end: (Fraction(margin(*end)[0]), Fraction(margin(*end)[1])))[-1][0]


def _sends_for_renown(table: State, seat: Seat) -> Sequence[float]:
    mine, theirs = table.unused[seat], table.unused[1 - seat]
    return [*map(float, solve(renown_matrix(mine, theirs, returns=table.cadet_returns), small=0)[1])]


def _goes_on_for_renown(table: State, side: int) -> float:
    nodes, at = find(table.fight)
    _, stopped, gone_on = nodes[at]
    return float(better(values(nodes, margin), side, stopped, gone_on) == gone_on)


RENOWN = Mind(_sends_for_renown, fair, fair, _goes_on_for_renown)
"""The theory of those who want renown, whoever wins the series."""


class BestOpponent:
    """What is won against a mind by who knows it, from *seat*: of the series, and, for itself, of renown.

    Fists are asked once a duel, before its first pass; all else at every moment.
    """

    def __init__(self, mind: Mind, seat: Seat, *, returns: bool) -> None:
        """Sit down against *mind*."""
        self.mind, self.seat, self.foe, self.returns = mind, seat, Seat(1 - seat), returns
        self._known: dict[tuple[int, int, int], Pair] = {}

    def value(self, mine: int = ALL_UNUSED, theirs: int = ALL_UNUSED, lead: int = 0) -> Pair:
        """Return what is won with these masks left and this lead."""
        if not mine:
            return (lead > 0) + (lead == 0) / 2, float(lead)
        key = mine, theirs, lead
        if key not in self._known:
            table, left = self._table(mine, theirs, lead), in_mask(theirs)
            mix = self._chances(table, TOUCHE.actions(table, self.foe)) if len(left) > 1 else [1.0]
            sent = [other for other, often in zip(left, mix, strict=True) if often]
            often = [each for each in mix if each]
            rows = [[self._duel(table, own, other) for other in sent] for own in in_mask(mine)]
            self._known[key] = _most([_mean(row, often) for row in rows])
        return self._known[key]

    def _table(self, mine: int, theirs: int, lead: int) -> State:
        table = TOUCHE.set_up(2, {"cadet": "return" if self.returns else "keep"})
        table.number = len(table.schedule) + 1 - mine.bit_count()
        table.pair = table.schedule[table.number - 1]
        table.unused[self.seat], table.unused[self.foe] = mine, theirs
        table.renown[self.seat], table.renown[self.foe] = max(0, lead), max(0, -lead)
        return table

    def _chances(self, table: State, actions: Sequence[Action]) -> Sequence[float]:
        return self.mind.chances(TOUCHE.look(table, self.foe), actions, {})

    def _duel(self, before: State, own: Musketeer, other: Musketeer) -> Pair:
        table, side = before.copy(), before.side(self.seat)
        lead = table.renown[self.seat] - table.renown[self.foe]
        table.unused[self.seat] ^= 1 << own
        table.unused[self.foe] ^= 1 << other
        mine, theirs = table.unused[self.seat], table.unused[self.foe]
        sent = (other, own) if side else (own, other)
        nodes, _ = whole_tree(*sent, returns=self.returns)
        duels = situations(*sent, returns=self.returns)
        edge = self._edge(table, duels[-1])
        worth: list[Pair] = []
        for (kind, first, second), duel in zip(nodes, duels, strict=True):
            if kind == END:
                worth.append(self.value(mine, theirs, lead + second if first == side else lead - second))
                continue
            ways = (worth[first], worth[second])
            if kind == TOUCH:
                worth.append(_passed(*ways, edge))
            elif kind == side:
                worth.append(_most(ways))
            else:
                table.phase, table.duel = Phase.FIRST_BLOOD, duel
                (on,) = self._chances(table, [CONTINUE])
                worth.append(_mean(ways, [1 - on, on]))
        return worth[-1]

    def _edge(self, table: State, duel: Duel) -> float:
        """Return how much more often than a coin a pass falls as one wants, against these fists."""
        table.phase, table.duel = Phase.ANNOUNCE, duel
        attacked = table.pair[0] == self.foe
        said = self._chances(table, [EVEN, ODD]) if attacked else [0.0, 0.0]
        table.phase, edges = Phase.HIDE, []
        for table.even in (True, False):
            (two,) = self._chances(table, [Hide(2)])
            edges.append(abs(two - 1 / 2))
        return sum(map(mul, said, edges)) if attacked else max(edges)


@cache
def situations(attacker: Musketeer, defender: Musketeer, *, returns: bool) -> Sequence[Duel]:
    """Return the duel at each node of a whole tree."""
    nodes, known = whole_tree(attacker, defender, returns=returns)
    duels = {len(nodes) - 1: begin(attacker, defender, returns=returns)}
    for at in range(len(nodes) - 1, -1, -1):
        if duels[at].loser is None:
            duels |= {known[key_of(after)]: after for after in following(duels[at])}
    return [duels[at] for at in range(len(nodes))]


def _most(ways: Sequence[Pair]) -> Pair:
    return max(won for won, _ in ways), max(renown for _, renown in ways)


def _mean(ways: Sequence[Pair], often: Sequence[float]) -> Pair:
    won, renown = zip(*ways, strict=True)
    return sum(map(mul, won, often)), sum(map(mul, renown, often))


def _passed(one: Pair, other: Pair, edge: float) -> Pair:
    """Return what a pass is worth to who may turn it his way a little more often than a coin."""
    won, renown = ((a + b) / 2 + edge * abs(a - b) for a, b in zip(one, other, strict=True))
    return won, renown


def exploitability(mind: Mind, *, returns: bool) -> Pair:
    """Return what the best opponent of *mind* wins over the value of the game, on average over both seats."""
    found = [BestOpponent(mind, Seat(seat), returns=returns).value() for seat in (0, 1)]
    return sum(won for won, _ in found) / 2 - 1 / 2, sum(renown for _, renown in found) / 2


def _grid(title: str, worth: Sequence[Sequence[float]]) -> None:
    print(f"\n{title}\n   " + "".join(f"{int(other):>9}" for other in MUSKETEERS))
    for own, line in zip(MUSKETEERS, worth, strict=True):
        print(f"{int(own):>3}" + "".join(f"{float(each):>9.4f}" for each in line))


def report(name: str, *, returns: bool) -> None:
    """Print the values of the pairs of musketeers and the exploitability of every level."""
    print(f"\n== cadet={name}")
    duels = [[duel_renown(own, other, returns=returns) for other in MUSKETEERS] for own in MUSKETEERS]
    _grid("Renown of a duel, attacker (rows) less defender (columns)", duels)
    whole = renown_matrix(ALL_UNUSED, ALL_UNUSED, returns=returns)
    _grid("Renown of the series, by its first duel", whole)
    after = partial(series.chance, returns=returns)
    chances = series.payoffs(ALL_UNUSED, ALL_UNUSED, 0, after, returns=returns)
    _grid("Chance of winning the series, by its first duel", chances)
    print(f"\nValue of the series: {float(renown_value(ALL_UNUSED, ALL_UNUSED, returns=returns))} renown, ")
    print(f"{solve(chances)[0]} of the victory; first choices by {_rounded(solve(whole)[1])} for renown, ")
    print(f"{_rounded(solve(chances)[1])} for the victory")
    print(f"\n{'Exploitability':<14}{'of the series':>24}{'of renown':>24}")
    for level, mind in {**BOTS, "renown": RENOWN}.items():
        won, renown = exploitability(mind, returns=returns)
        print(f"{level:<14}{won:>24.12f}{renown:>24.12f}", flush=True)


def _rounded(mix: Sequence[float]) -> Sequence[float]:
    return [round(float(part), 6) for part in mix]


def main() -> None:
    """Write the table for both values of the option `cadet`, then print the report."""
    tables = {name: solved(returns=returns) for name, returns in OPTIONS.items()}
    text = {
        name: {sets: [*map(float, line)] for sets, line in table.items()} for name, table in tables.items()
    }
    (FOLDER / series.FILE).write_text(json.dumps(text, separators=(",", ":")) + "\n", "utf-8")
    if "--table" not in sys.argv[1:]:
        for name, returns in OPTIONS.items():
            report(name, returns=returns)


if __name__ == "__main__":
    main()
