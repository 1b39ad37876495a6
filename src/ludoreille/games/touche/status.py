"""What can be asked of a table of Touché at any moment: the duel, each player's things, the renown."""

from collections.abc import Sequence

from ludoreille.core import Seat
from ludoreille.games.touche.asking import own_choice
from ludoreille.games.touche.mechanics import awaited, team, team_renown
from ludoreille.games.touche.model import TEAM_SEATS, Phase, Sight, State, in_mask
from ludoreille.games.touche.phrases import (
    attack_phrase,
    markers_phrase,
    musketeer_phrase,
    musketeer_phrases,
    rank,
    ranked,
    ranks,
)
from ludoreille.games.touche.pieces import Fighter, Musketeer
from ludoreille.words.line import Arg, Line, Phrase, Who
from ludoreille.words.telling import answer, players


def mine(sight: Sight, seat: Seat) -> Sequence[Line]:
    """Return the musketeers that *seat* has not sent yet, what it has in the duel, and its renown."""
    table = sight.table
    left = in_mask(table.unused[seat])
    id_ = "touche-mine-left" if left else "touche-mine-none"
    lines = [answer(id_, {"left": musketeer_phrases(left)} if left else {}, seat)]
    if table.duel is not None and seat in table.pair:
        lines.append(_fighter(table, seat))
    own = own_choice(sight)
    if own is not None and seat == sight.viewer:
        lines.append(answer("touche-table-own", {"own": own}))
    return [*lines, answer("touche-mine-renown", {"points": table.renown[seat]}, seat)]


def whole(sight: Sight) -> Sequence[Line]:
    """Return the duel, both fighters, what is announced and chosen, and the duels that follow."""
    table, viewer = sight.table, sight.viewer
    if table.phase is Phase.OVER:
        return (answer("touche-wait-over"),)
    args: dict[str, Arg] = {
        "number": table.number,
        "duels": len(table.schedule),
        "attack": attack_phrase(table.pair, viewer),
    }
    lines = [answer("touche-table-duel", args)]
    if table.duel is not None:
        lines += [_fighter(table, seat) for seat in table.pair]
    if table.even is not None:
        lines.append(answer(f"touche-table-{'even' if table.even else 'odd'}"))
    own = own_choice(sight)
    if own is not None:
        lines.append(answer("touche-table-own", {"own": own}))
    lines.append(answer(f"touche-table-{table.phase.value}", {"players": players(awaited(table), viewer)}))
    following = table.schedule[table.number :]
    if following:
        duels = tuple(attack_phrase(pair, viewer) for pair in following)
        lines.append(answer("touche-table-following", {"duels": duels}))
    return lines


def scores(sight: Sight) -> Sequence[Line]:
    """Return the renown by rank, with four players the sums of the teams first."""
    return standing(sight.table.renown, sight.viewer)


def standing(renown: Sequence[int], viewer: Seat | None) -> Sequence[Line]:
    """Return the renown of each by rank, after the sums of the teams."""
    told = answer("touche-scores", {"ranks": ranked(renown, viewer)})
    return (told,) if len(renown) < TEAM_SEATS else (*_teams(renown, viewer), told)


def best_of_teams(renown: Sequence[int], viewer: Seat | None) -> Sequence[Line]:
    """Return the best of each team, the viewer's first."""
    lines = []
    for seat in _one_a_team(viewer):
        mates = team(len(renown), seat)
        best = max(renown[mate] for mate in mates)
        named = players([mate for mate in mates if renown[mate] == best], viewer)
        args: dict[str, Arg] = {
            "players": named,
            "points": best,
            "first": Who(mates[0]),
            "second": Who(mates[1]),
        }
        lines.append(answer(f"touche-best-{'mine' if viewer in mates else 'team'}", args))
    return lines


def _teams(renown: Sequence[int], viewer: Seat | None) -> Sequence[Line]:
    ordered = sorted(_one_a_team(viewer), key=lambda seat: -team_renown(renown, seat))
    parts = [rank(team(len(renown), seat), team_renown(renown, seat), viewer) for seat in ordered]
    return (answer("touche-teams", {"ranks": ranks(parts)}),)


def _one_a_team(viewer: Seat | None) -> tuple[Seat, Seat]:
    """Return a seat of each team, of the viewer's first."""
    return (Seat(1), Seat(0)) if viewer is not None and viewer % 2 else (Seat(0), Seat(1))


def _fighter(table: State, seat: Seat) -> Line:
    """Return what a fighter has on his card, has taken, and can still do."""
    side = table.side(seat)
    fighter = table.fight.fighters[side]
    more = _more(fighter)
    args: dict[str, Arg] = {
        "musketeer": musketeer_phrase(fighter.musketeer),
        "markers": markers_phrase(fighter),
        "more": tuple(more) or Phrase("touche-nothing"),
    }
    return answer("touche-fighter" if more else "touche-fighter-only", args, seat)


def _more(fighter: Fighter) -> list[Arg]:
    """Return what is told of a fighter after his markers."""
    more: list[Arg] = []
    if fighter.tilted:
        more.append(Phrase("touche-more-tilted"))
    if fighter.taken_esquives:
        more.append(Phrase("touche-more-taken", {"count": fighter.taken_esquives}))
    if fighter.taken_first_blood:
        more.append(Phrase("touche-more-blood"))
    if fighter.streak:
        more.append(Phrase("touche-more-streak", {"count": fighter.streak}))
    if fighter.musketeer in (Musketeer.CADET, Musketeer.MAN_AT_ARMS):
        more.append(Phrase("touche-more-spent" if fighter.power_spent else "touche-more-power"))
    return more
