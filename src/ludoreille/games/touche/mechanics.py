"""How a series of Touché moves, in place.

Nothing here asks whether a move is legal: `rules` does, at the door.
"""

from collections.abc import Sequence

from ludoreille.core import Event, Seat
from ludoreille.games.touche.fencing import account, go_on, stop, strike_again, touch
from ludoreille.games.touche.model import (
    ANNOUNCE,
    CHOOSE,
    FIRST_BLOOD,
    HIDE,
    OVER,
    TEAM_SEATS,
    Action,
    Announce,
    Choose,
    Continue,
    DuelBegan,
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    GameEnded,
    Hide,
    MarkersHidden,
    MusketeerChosen,
    MusketeersShown,
    Pair,
    ParityAnnounced,
    SeriesBegan,
    State,
    Stop,
    Stopped,
    WentOn,
    in_mask,
)
from ludoreille.games.touche.pieces import MUSKETEERS, NOVICE, Left, Paid, begin

Events = list[Event] | None
"""Where what happens is noted; None where nobody listens: then nothing is made to be told."""

SCHEDULES = {
    2: ((0, 1), (1, 0), (0, 1), (1, 0)),
    3: ((0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)),
    4: ((0, 1), (2, 3), (1, 2), (3, 0), (1, 0), (3, 2), (2, 1), (0, 3)),
}
ONE_OPPONENT = ((0, 1), (2, 3), (1, 0), (3, 2))


def schedule(seats: int, *, one_opponent: bool) -> tuple[Pair, ...]:
    """Return who attacks whom in each duel; with four players perhaps one opponent each (Series)."""
    duels = ONE_OPPONENT if one_opponent and seats == TEAM_SEATS else SCHEDULES[seats]
    return tuple((Seat(attacker), Seat(defender)) for attacker, defender in duels)


def team(seats: int, seat: int) -> tuple[Seat, ...]:
    """Return the seats that win and lose together with *seat*: with four players it and the one opposite.

    >>> team(4, 1), team(3, 1)
    ((1, 3), (1,))
    """
    if seats != TEAM_SEATS:
        return (Seat(seat),)
    return (Seat(seat % 2), Seat(seat % 2 + 2))


def team_renown(renown: Sequence[int], seat: int) -> int:
    """Return the renown of a seat and of those who win with it."""
    return sum(renown[mate] for mate in team(len(renown), seat))


def winners(renown: Sequence[int]) -> tuple[Seat, ...]:
    """Return who is ahead, teams as a whole; several on a tie."""
    sums = [team_renown(renown, seat) for seat in range(len(renown))]
    return tuple(Seat(seat) for seat, total in enumerate(sums) if total == max(sums))


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that must act, in their order round the table."""
    phase, pair = state.phase, state.pair
    if phase is ANNOUNCE:
        return pair[:1]
    if phase is FIRST_BLOOD:
        side = state.fight.bleeding
        assert side is not None
        return (pair[side],)
    if phase is OVER:
        return ()
    waiting = [seat for seat in pair if not has_chosen(state, seat)]
    return tuple(sorted(waiting))


def has_chosen(state: State, seat: Seat) -> bool:
    """Tell whether a fighter's choice is made; with one musketeer left it is made for him."""
    if state.sealed[state.side(seat)] is not None:
        return True
    return state.phase is CHOOSE and state.unused[seat].bit_count() == 1


def act(state: State, seat: Seat, action: Action, events: Events) -> None:
    """Carry out a legal action in place."""
    match action:
        case Hide():
            hide(state, seat, action.markers, events)
        case Announce():
            state.even, state.phase = action.even, HIDE
            if events is not None:
                events.append(ParityAnnounced(*state.pair, action.even))
        case Choose():
            choose(state, seat, action.musketeer, events)
        case Stop():
            if events is not None:
                events.append(Stopped(seat, state.pair[1 - state.side(seat)]))
            stop(state.fight)
            _go_on(state, events)
        case Continue():
            if events is not None:
                events.append(WentOn(seat, state.pair[1 - state.side(seat)]))
            side = 1 - state.side(seat)
            _tell_extra(state, side, go_on(state.fight), events)
            _go_on(state, events)


def show_musketeers(state: State, events: Events) -> None:
    """Reveal both musketeers, and place their markers."""
    shown = [
        in_mask(state.unused[seat])[0] if choice is None else MUSKETEERS[choice]
        for seat, choice in zip(state.pair, state.sealed, strict=True)
    ]
    for seat, musketeer in zip(state.pair, shown, strict=True):
        state.unused[seat] &= ~(1 << musketeer)
    attacker, defender = shown
    state.duel = duel = begin(attacker, defender, returns=state.cadet_returns)
    state.sealed, state.phase = (None, None), ANNOUNCE
    if events is not None:
        esquives = (duel.fighters[0].esquives, duel.fighters[1].esquives)
        events.append(MusketeersShown(*state.pair, (attacker, defender), esquives))


def opening(state: State) -> tuple[Event, ...]:
    """Return who fights whom in the series, and the first duel."""
    return (
        SeriesBegan(state.schedule, state.seats),
        DuelBegan(1, len(state.schedule), *state.pair, awaited(state)),
    )


def choose(state: State, seat: Seat, musketeer: int, events: Events) -> None:
    """Keep whom a fighter sends, and reveal both once both are sent."""
    complete = _seal(state, seat, musketeer)
    if events is not None:
        events.append(MusketeerChosen(seat, musketeer, not complete))
    if complete:
        show_musketeers(state, events)


def hide(state: State, seat: Seat, markers: int, events: Events) -> None:
    """Keep what a fighter hides, and open both fists once both are closed."""
    complete = _seal(state, seat, markers)
    if events is not None:
        events.append(MarkersHidden(seat, markers, not complete))
    if complete:
        _open_fists(state, events)


def _seal(state: State, seat: Seat, choice: int) -> bool:
    """Keep what a fighter chose in secret; tell whether both have now chosen."""
    first, second = state.sealed
    if seat == state.pair[0]:
        state.sealed, other = (choice, second), state.pair[1]
    else:
        state.sealed, other = (first, choice), state.pair[0]
    return has_chosen(state, other)


def _open_fists(state: State, events: Events) -> None:
    first, second = state.sealed
    assert first is not None
    assert second is not None
    even, duel = bool(state.even), state.fight
    toucher = 0 if ((first + second) % 2 == 0) == even else 1
    state.sealed, state.even = (None, None), None
    blow = touch(duel, toucher)
    if events is not None:
        hurt = duel.fighters[1 - toucher]
        seats, left = (state.pair[toucher], state.pair[1 - toucher]), Left(hurt.esquives, hurt.first_blood)
        events.append(FistsOpened(state.pair, even, (first, second), *seats, blow, left))
    paid = strike_again(duel, toucher)
    if paid is not None:
        _tell_extra(state, toucher, paid, events)
    _go_on(state, events)


def _tell_extra(state: State, cadet: int, paid: Paid | None, events: Events) -> None:
    if paid is not None and events is not None:
        hurt = state.fight.fighters[1 - cadet]
        seats = (state.pair[cadet], state.pair[1 - cadet])
        events.append(ExtraPaid(*seats, paid, Left(hurt.esquives, hurt.first_blood)))


def _go_on(state: State, events: Events) -> None:
    """Ask for stop or continue, for the next pass, or end the duel."""
    duel = state.fight
    if duel.loser is not None:
        _end_duel(state, events)
    else:
        state.phase = ANNOUNCE if duel.bleeding is None else FIRST_BLOOD


def _end_duel(state: State, events: Events) -> None:
    duel = state.fight
    assert duel.loser is not None
    winner, loser, earned = state.pair[1 - duel.loser], state.pair[duel.loser], account(duel)
    state.renown[winner] += earned.total
    if events is not None:
        novice = duel.fighters[duel.loser].musketeer is NOVICE
        told = (duel.wounded, novice, earned, tuple(state.renown))
        events.append(DuelEnded(state.number, winner, loser, *told))
    begin_next(state, events)


def begin_next(state: State, events: Events) -> None:
    """Leave the duel and begin the next.

    The series ends with its duels, or where a position left no musketeer for one.
    """
    state.duel = None
    following = state.schedule[state.number : state.number + 1]
    if not following or not all(state.unused[seat] for seat in following[0]):
        state.phase = OVER
        if events is not None:
            events.append(GameEnded(winners(state.renown), tuple(state.renown)))
        return
    state.number, state.pair, state.phase = state.number + 1, following[0], CHOOSE
    waiting = awaited(state)
    if events is not None:
        events.append(DuelBegan(state.number, len(state.schedule), *state.pair, waiting))
    if not waiting:
        show_musketeers(state, events)
