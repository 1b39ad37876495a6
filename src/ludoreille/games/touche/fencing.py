"""How a duel moves, in place: what the rules and the bots' look-ahead share.

Nothing here knows a seat, an announcement or a fist: a pass is known by the side that touches.
"""

from ludoreille.games.touche.pieces import (
    CADET,
    ESQUIVE,
    FIRST_BLOOD,
    MAN_AT_ARMS,
    NOVICE,
    PLAIN,
    WAITING,
    WOUND,
    Account,
    Blow,
    Duel,
    Fighter,
    Paid,
)

STREAK = 2
"""Touches running that call a power."""
FIRST_BLOOD_RENOWN = 2
TILTED_RENOWN = 2
WOUND_RENOWN = 3


def touch(duel: Duel, toucher: int) -> Blow:
    """Let a side touch the other; the duel may then be lost, or ask for stop or continue."""
    me, foe = duel.fighters[toucher], duel.fighters[1 - toucher]
    returned = duel.returns and on_circle(foe, me)
    if returned:
        foe.taken_esquives -= 1
        me.taken_esquives += 1
    released = me.waiting
    if released is not None:
        _take(foe, released)
        me.waiting = None
    me.streak, foe.streak = me.streak + 1, 0
    waits = False
    if foe.waiting is not None and not foe.bare:
        _take(me, foe.waiting)
        foe.waiting, foe.power_spent, paid = None, True, WAITING
    else:
        waits = foe.musketeer is MAN_AT_ARMS and not foe.power_spent and not foe.bare
        paid = _pay(duel, 1 - toucher, waits=waits)
    if waits or returned or released is not None:
        return Blow(paid, waits, returned, released)
    return PLAIN[paid]


def on_circle(cadet: Fighter, opponent: Fighter) -> bool:
    """Tell whether the marker of the cadet's last touch is an esquive that lies on his black circle.

    A first touch that left the opponent's first blood on his card took an esquive; one that waits beside the
    homme d'armes is not on the circle.
    """
    first = cadet.musketeer is CADET and cadet.streak == 1 and not cadet.power_spent
    return first and opponent.waiting is None and opponent.first_blood and cadet.taken_esquives > 0


def will_strike_again(duel: Duel, side: int) -> bool:
    """Tell whether a side is the cadet whose opponent owes one marker more for two touches running."""
    cadet = duel.fighters[side]
    return cadet.musketeer is CADET and cadet.streak >= STREAK and not cadet.power_spent


def strike_again(duel: Duel, side: int) -> Paid | None:
    """Let the cadet's opponent pay the extra marker if he owes it; return what he paid."""
    if duel.loser is not None or duel.bleeding is not None or not will_strike_again(duel, side):
        return None
    duel.fighters[side].power_spent = True
    return _pay(duel, 1 - side, waits=False)


def stop(duel: Duel) -> None:
    """Let the bleeding side give the duel up."""
    duel.loser, duel.bleeding = duel.bleeding, None


def go_on(duel: Duel) -> Paid | None:
    """Let the bleeding side go on; return the cadet's extra marker if it was owed."""
    side = duel.bleeding
    assert side is not None
    duel.fighters[side].tilted, duel.bleeding = True, None
    return strike_again(duel, 1 - side)


def account(duel: Duel) -> Account:
    """Return what the winner of a lost duel earns; markers that still wait are his opponent's touches."""
    assert duel.loser is not None
    return spoils(duel, 1 - duel.loser, wound=duel.wounded)


def spoils(duel: Duel, side: int, *, wound: bool) -> Account:
    """Return what a side would earn by winning the duel as it stands, with a *wound* or without."""
    me, foe = duel.fighters[side], duel.fighters[1 - side]
    blood = me.taken_first_blood or foe.waiting is FIRST_BLOOD
    return Account(
        me.taken_esquives + (foe.waiting is ESQUIVE),
        FIRST_BLOOD_RENOWN * blood,
        TILTED_RENOWN * me.tilted,
        WOUND_RENOWN * (wound and foe.musketeer is not NOVICE),
    )


def _pay(duel: Duel, side: int, *, waits: bool) -> Paid:
    """Take a marker off a side's card: an esquive, else first blood, else he is wounded."""
    fighter = duel.fighters[side]
    if fighter.esquives:
        fighter.esquives -= 1
        paid = ESQUIVE
    elif fighter.first_blood:
        fighter.first_blood, duel.bleeding = False, side
        paid = FIRST_BLOOD
    else:
        duel.loser, duel.wounded = side, True
        return WOUND
    if waits:
        fighter.waiting = paid
    else:
        _take(duel.fighters[1 - side], paid)
    return paid


def _take(fighter: Fighter, marker: Paid) -> None:
    if marker is ESQUIVE:
        fighter.taken_esquives += 1
    else:
        fighter.taken_first_blood = True
