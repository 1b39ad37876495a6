"""Hold the rules of Non Merci to what is known of them, and find the simple rule that is hardest to beat.

`python tools/check_non_merci.py` plays 20,000 rounds at every number of seats where all take if and only if
the rise in their card points is at most the tokens on the card, and compares their mean with the reference.
`--rules 3 4 5` then finds, for these numbers of seats, the margin of "take if and only if the rise is at most
the tokens and this margin" against a table of which no other margin wins much: the yardstick of strong bots.
"""

import argparse
from random import Random

from ludoreille.core import Seat
from ludoreille.games.non_merci.mechanics import winners
from ludoreille.games.non_merci.model import Action, State
from ludoreille.games.non_merci.pack import rise
from ludoreille.games.non_merci.rules import NonMerci

GAME = NonMerci()
MEANS = {3: 51.0, 4: 40.0, 5: 33.5, 6: 33.0, 7: 35.0}
"""The reference means of a round with the tokens of the edition, by number of seats."""
TOLERANCE = 1.0
MARGINS = range(6, 15)


def play(start: State, margins: tuple[int, ...], rng: Random) -> State:
    """Return the end of a game from *start* where each seat takes what costs it at most its margin."""

    def choose(state: State, seat: Seat, _rng: Random) -> Action:
        cost = rise(state.cards[seat], state.target) - state.pot
        return Action.TAKE if cost <= margins[seat] or not state.tokens[seat] else Action.PASS

    state = start.copy()
    GAME.play_out(state, rng, choose)
    return state


def mean(seats: int, games: int) -> float:
    """Return the mean score of a round in which nobody pays for a card, with the tokens of the edition."""
    start, rng = GAME.set_up(seats, {"rounds": 1, "tokens": "edition"}), Random(seats)
    return sum(sum(play(start, (0,) * seats, rng).totals) for _ in range(games)) / games / seats


def share(seats: int, alone: int, table: int, games: int) -> float:
    """Return the part of victories of one margin alone against a table of another, by default options."""
    start, rng, won = GAME.set_up(seats), Random(f"{seats} {alone} {table}"), 0.0
    for _ in range(games):
        lowest = winners(play(start, (alone,) + (table,) * (seats - 1), rng))
        won += (0 in lowest) / len(lowest)
    return won / games


def main() -> None:
    """Print what was asked for; exit with 1 if a mean is not that of the reference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rules", type=int, nargs="*", default=(), metavar="SEATS")
    parser.add_argument("--rule-games", type=int, default=400)
    asked = parser.parse_args()
    missed = False
    for seats, reference in MEANS.items():
        found = mean(seats, asked.games)
        missed |= abs(found - reference) > TOLERANCE
        print(f"{seats} players: mean {found:.2f}, reference {reference} ± {TOLERANCE}", flush=True)
    for seats in asked.rules:
        print(f"{seats} players, parity {100 / seats:.1f} %: against a table of each margin, the best alone")
        for table in MARGINS:
            shares = {alone: share(seats, alone, table, asked.rule_games) for alone in MARGINS}
            best = max(shares, key=lambda alone: shares[alone])
            print(f"  table {table}: {best} wins {100 * shares[best]:.0f} %", flush=True)
    raise SystemExit(missed)


if __name__ == "__main__":
    main()
