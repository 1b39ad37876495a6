"""Touché told in message ids: what happened, from the side of whoever listens.

The sentences stand in `locales/fr/touche.ftl`; `asking` tells what is asked, `status` what stands, and
`telling` what happens in a duel, `commentary` sums up and explains.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ludoreille.core import Event, Refused, Seat
from ludoreille.games.touche import asking, commentary, status, telling
from ludoreille.games.touche.mechanics import team, team_renown
from ludoreille.games.touche.model import (
    TEAM_SEATS,
    Action,
    DuelBegan,
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    GameEnded,
    MarkersHidden,
    MusketeerChosen,
    MusketeersShown,
    ParityAnnounced,
    SeriesBegan,
    Sight,
    Stopped,
    WentOn,
)
from ludoreille.games.touche.phrases import (
    attack_phrase,
    mate_of,
    musketeer_phrase,
    role,
)
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Who
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import answer, ending_cue, players


class ToucheNarrator:
    """Tells Touché; see `words.narrator.Narrator`."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:  # noqa: C901 - one case an event
        """Return what *viewer* hears of an event."""
        match event:
            case SeriesBegan():
                return _series(event, viewer)
            case DuelBegan():
                return _duel_began(event, viewer)
            case MusketeerChosen(seat, musketeer, awaited):
                told = {"musketeer": musketeer_phrase(musketeer)} if seat == viewer else {}
                return (_sealed("chosen" if awaited else "silent", seat, viewer, told),)
            case MusketeersShown():
                return (telling.shown(event, viewer),)
            case ParityAnnounced():
                return (telling.announced(event, viewer),)
            case MarkersHidden(seat, markers, awaited):
                fist: dict[str, Arg] = {"markers": markers} if seat == viewer else {}
                return (_sealed("hidden" if awaited else "silent", seat, viewer, fist),)
            case FistsOpened():
                return telling.opened(event, viewer)
            case ExtraPaid():
                return (telling.extra_paid(event, viewer),)
            case Stopped(seat, winner):
                return (telling.line("stopped", viewer, (seat, winner), seat, winner=Who(winner)),)
            case WentOn(seat, opponent):
                return (telling.line("went-on", viewer, (seat, opponent), seat, "tilt"),)
            case DuelEnded():
                return (telling.ended(event, viewer),)
            case GameEnded(seats, renown):
                return _ending(seats, renown, viewer)
        raise TypeError(event)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        return asking.question(sight)

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; used musketeers, and keys that are refused now, answer why."""
        return asking.choices(sight, actions)

    def board(self, sight: Sight) -> None:
        """Return nothing: Touché is played by its choices alone."""

    def refused(self, sight: Sight, refusal: Refused) -> Line:
        """Return why an action was refused, and what is possible."""
        return asking.refused(sight, refusal)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return the musketeers, the markers and the renown of *seat*."""
        return status.mine(sight, seat)

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the duel as it stands, and the duels that follow."""
        return status.whole(sight)

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return the renown by rank, and the teams."""
        return status.scores(sight)

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the last fists that were opened: they stand for nature here."""
        for event in reversed(events):
            if isinstance(event, FistsOpened):
                args = {**telling.fists(event, None), "toucher": Who(event.toucher)}
                return answer("touche-last", args)
        return answer("touche-no-last")

    def recap(self, events: Sequence[Event], sight: Sight) -> Sequence[Line]:
        """Return what came of *events* in two sentences at most."""
        return commentary.recap(events, sight)

    def heading(self, event: Event) -> Phrase | None:
        """Return the title of a duel that begins."""
        return commentary.heading(event)

    def why(self, sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
        """Return why the expert thinks so of an action, as a clause."""
        return commentary.why(sight, advice, ranked)


NARRATOR = ToucheNarrator()


def _sealed(id_: str, seat: Seat, viewer: Seat | None, args: Mapping[str, Arg]) -> Line:
    """Return that a choice was made in secret; only he who chose hears what, and the sound says nothing."""
    cues = (Cue("choice-made", seat=seat),)
    known = "-mine" if seat == viewer and id_ != "silent" else ""
    return Line(
        f"touche-{id_}{known}", args, seat, Category.MINE if seat == viewer else Category.OTHERS, cues
    )


def _series(event: SeriesBegan, viewer: Seat | None) -> Sequence[Line]:
    """Return who fights whom; the teams are known to those who were asked first."""
    first = event.duels[0]
    args: dict[str, Arg] = {
        "count": len(event.duels),
        "duels": tuple(attack_phrase(pair, viewer) for pair in event.duels),
        "attacker": Who(first[0]),
        "defender": Who(first[1]),
    }
    only = f"-{role(viewer, first, 'attacker', 'defender')}" if event.seats == 2 else ""  # noqa: PLR2004
    lines = [Line(f"touche-series{only}", args, None, Category.ALERT, (Cue("game-start"),))]
    if event.seats == TEAM_SEATS and viewer not in event.duels[0]:
        lines.append(_teams(event.seats, viewer))
    return lines


def _teams(seats: int, viewer: Seat | None) -> Line:
    mate = None if viewer is None else mate_of(seats, viewer)
    if mate is None:
        first, second = (players(team(seats, seat), None) for seat in (0, 1))
        return Line("touche-teams-are", {"first": first, "second": second})
    return Line("touche-team-mate", {"mate": Who(mate)})


def _duel_began(event: DuelBegan, viewer: Seat | None) -> Sequence[Line]:
    """Return the duel that begins; who is asked for a musketeer hears it in the question."""
    pair = (event.attacker, event.defender)
    cues = (Cue("duel-begins"),)
    if viewer is not None and viewer in event.asked:
        return (Line("touche-silent", {}, None, Category.OTHERS, cues),)
    args: dict[str, Arg] = {
        "number": event.number,
        "duels": event.duels,
        "attack": attack_phrase(pair, viewer),
    }
    return (Line("touche-duel", args, None, Category.OTHERS, cues),)


def _ending(winners: Sequence[Seat], renown: Sequence[int], viewer: Seat | None) -> Sequence[Line]:
    """Return who won the series, the renown of each, and the best of each team."""
    seats = len(renown)
    tied = len({team(seats, seat) for seat in winners}) > 1
    cues = (ending_cue(winners, viewer, tied=tied),)
    total = team_renown(renown, winners[0])
    args: dict[str, Arg] = {
        "points": total,
        "others": sum(renown) - total,
        "players": players(winners, viewer),
    }
    if seats < TEAM_SEATS:
        who, id_ = (None, "shared") if tied else (winners[0], "won")
    else:
        who, id_ = None, "team-tie" if tied else "team-won-mine" if viewer in winners else "team-won"
    lines = [Line(f"touche-{id_}", args, who, Category.ALERT, cues), *status.standing(renown, viewer)]
    if seats == TEAM_SEATS:
        lines += status.best_of_teams(renown, viewer)
    return [replace(line, category=Category.ALERT) for line in lines]
