"""The parts of Touché's sentences: musketeers, markers, who attacks whom, points."""

from collections.abc import Iterable, Sequence

from ludoreille.core import Seat
from ludoreille.games.touche.mechanics import team
from ludoreille.games.touche.model import Pair
from ludoreille.games.touche.pieces import Account, Fighter
from ludoreille.words.line import Arg, Phrase, Who
from ludoreille.words.telling import by_rank, chain, players


def role(viewer: Seat | None, pair: Pair, first: str, second: str) -> str:
    """Return *first* or *second* for a viewer of the pair, "seen" for all others."""
    if viewer == pair[0]:
        return first
    return second if viewer == pair[1] else "seen"


def musketeer_phrase(number: int) -> Phrase:
    """Return a musketeer: "le cadet"."""
    return Phrase("touche-musketeer", {"number": number})


def musketeer_phrases(numbers: Iterable[int]) -> tuple[Arg, ...]:
    """Return musketeers as a list to be told."""
    return tuple(map(musketeer_phrase, numbers))


def markers_phrase(fighter: Fighter) -> Phrase:
    """Return what a fighter has left: "2 esquives et premier sang"."""
    args: dict[str, Arg] = {
        "left": fighter.esquives,
        "blood": int(fighter.first_blood),
        "waiting": "none" if fighter.waiting is None else fighter.waiting.value,
    }
    return Phrase("touche-markers", args)


def attack_phrase(pair: Pair, viewer: Seat | None) -> Phrase:
    """Return who attacks whom: "vous attaquez Basile"."""
    attacker, defender = pair
    id_ = f"touche-attack-{role(viewer, pair, 'attacker', 'defender')}"
    return Phrase(id_, {"attacker": Who(attacker), "defender": Who(defender)})


def power_hints(musketeers: Iterable[int]) -> Phrase:
    """Return what the powers of *musketeers* do, each once."""
    hints = [Phrase("touche-power", {"number": number}) for number in sorted(set(musketeers))]
    return chain("parts-sentences", hints)


def account_phrase(account: Account, *, novice: bool) -> Phrase:
    """Return the account of a duel, item by item; a *novice* was wounded for nothing."""
    items: list[Phrase] = []
    if account.esquives:
        items.append(Phrase("touche-item-esquives", {"count": account.esquives}))
    named = (("blood", account.first_blood), ("tilted", account.tilted), ("wound", account.wound))
    items += [Phrase(f"touche-item-{name}", {"points": points}) for name, points in named if points]
    if novice:
        items.append(Phrase("touche-item-novice"))
    return chain("parts-comma", items or [Phrase("touche-item-none")])


def mate_of(seats: int, seat: Seat) -> Seat | None:
    """Return the other seat of a team, None where everybody plays alone."""
    return next((mate for mate in team(seats, seat) if mate != seat), None)


def ranked(renown: Sequence[int], viewer: Seat | None) -> Phrase:
    """Return the renown of each, by rank; players with the same renown share a part."""
    return ranks(rank(tied, points, viewer) for points, tied in by_rank(renown, highest_first=True))


def rank(seats: Iterable[Seat], points: int, viewer: Seat | None) -> Phrase:
    """Return players and what they have: "Chloé et vous, 8 points"."""
    return Phrase("touche-rank", {"players": players(seats, viewer), "points": points})


def ranks(parts: Iterable[Phrase]) -> Phrase:
    """Return ranks one after the other."""
    return chain("parts-semicolon", parts)
