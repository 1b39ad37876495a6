"""Fit what the expert of Taiwan Snackbar makes of a table: who is likely to win, by malus and hands.

Whole games are played offhand with 3 to 10 players; each moment between two orders says how things stand,
each end who won. A multinomial logistic regression, in which every number of players counts the same, gives
the weights of `foresight.WEIGHTS`.

    python tools/fit_taiwan_snackbar.py --games 1000
"""

import argparse
from random import Random

import numpy as np
from scipy.optimize import minimize

from ludoreille.core import Seat
from ludoreille.games.taiwan_snackbar.foresight import USUAL, offhand, traits
from ludoreille.games.taiwan_snackbar.mechanics import winners
from ludoreille.games.taiwan_snackbar.model import Action, State
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar

NAMES = ("token", "beside", "card", "special", "pair", "kind")
RIDGE = 1e-4


def features(state: State) -> list[tuple[int, ...]]:
    """Return what stands for each seat: a row a seat, a column a name."""
    rows = []
    for malus, size, hand in zip(state.malus, state.sizes, state.hands, strict=True):
        rows.append((malus, malus * (state.seats - USUAL), size, *traits(hand)))
    return rows


def played(seats: int, tie: str, number: int) -> tuple[list[list[tuple[int, ...]]], list[float]]:
    """Play a game offhand; return the features of each moment between orders, and each seat's share."""
    game, moments = TaiwanSnackbar(), list[list[tuple[int, ...]]]()

    def noting(state: State, seat: Seat, rng: Random) -> Action:
        if not state.order and max(state.malus):
            moments.append(features(state))
        return offhand(state, seat, rng)

    state = game.set_up(seats, {"tie": tie})
    game.play_out(state, Random(f"{seats}/{tie}/{number}"), noting)
    ahead = winners(state)
    return moments, [(seat in ahead) / len(ahead) for seat in range(seats)]


def fit(tie: str, games: int) -> np.ndarray:
    """Return the weights for which the winners of so many *games* a number of seats are likeliest."""
    tables = []
    for seats in TaiwanSnackbar.seats:
        rounds = [played(seats, tie, number) for number in range(games)]
        told = np.array([moment for moments, _ in rounds for moment in moments], float)
        won = np.array([share for moments, share in rounds for _ in moments])
        tables.append((told, won))

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        total, slope = RIDGE * weights @ weights, 2 * RIDGE * weights
        for told, won in tables:
            odds = told @ weights
            chances = np.exp(odds - odds.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            total -= (won * np.log(chances)).sum() / len(told)
            slope -= np.einsum("ns,nsk->k", won - chances, told) / len(told)
        return total, slope

    return minimize(loss, np.zeros(len(NAMES)), jac=True, method="L-BFGS-B").x


def main() -> None:
    """Print the weights for each option of the tie."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    for tie in ("fewest", "most"):
        weights = fit(tie, games)
        print(tie, ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(NAMES, weights, strict=True)))


if __name__ == "__main__":
    main()
