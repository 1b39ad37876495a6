"""The parts of Non Merci's sentences: runs, counts, effects, ranks."""

from collections.abc import Sequence

from ludoreille.core import Seat
from ludoreille.games.non_merci.pack import points, runs_of
from ludoreille.words.line import Phrase
from ludoreille.words.telling import by_rank, chain, players


def runs_phrase(mask: int, way: str = "held") -> Phrase:
    """Return cards as runs: "suite de 13 à 16 ; le 28"; *way* `counted` adds what each counts.

    `unseen` tells them in few words: "3 à 6, 9".
    """
    parts = []
    for low, high in runs_of(mask):
        id_ = f"non_merci-run-{way}" if low < high else f"non_merci-single-{way}"
        parts.append(Phrase(id_, {"low": low, "high": high}))
    return chain("parts-comma" if way == "unseen" else "parts-semicolon", parts)


def run_phrase(low: int, high: int) -> Phrase:
    """Return the run that a card joined, nothing for a card alone."""
    return Phrase("non_merci-joined" if low < high else "non_merci-alone", {"low": low, "high": high})


def count_phrase(mask: int, tokens: int) -> Phrase:
    """Return how a round is counted: run by run, the tokens, the total."""
    runs = runs_phrase(mask, "counted") if mask else Phrase("non_merci-no-card")
    less = Phrase("non_merci-less-tokens", {"tokens": tokens})
    total = Phrase("non_merci-total", {"total": points(mask) - tokens})
    return chain("parts-semicolon", [runs, less, total])


def effect_phrase(cost: int, way: str = "") -> Phrase:
    """Return what taking or laying a card does to the listener's points; *way* `-brief` in few words."""
    if not cost:
        return Phrase(f"non_merci-costs-nothing{way}")
    return Phrase(f"non_merci-costs{way}" if cost > 0 else f"non_merci-saves{way}", {"points": abs(cost)})


def ranks_phrase(scores: Sequence[int], viewer: Seat | None) -> Phrase:
    """Return scores by rank, the lowest first."""
    parts = []
    for score, tied in by_rank(scores):
        id_ = "non_merci-score" if len(tied) == 1 else "non_merci-score-tie"
        parts.append(Phrase(id_, {"players": players(tied, viewer), "points": score}))
    return chain("parts-semicolon", parts)
