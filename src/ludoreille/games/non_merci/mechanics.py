"""How a table of Non Merci moves, in place: what the rules and the bots' look-ahead share.

Nothing here asks whether a move is legal: `rules` does, at the door. Without a list of events none is made,
which is what makes tens of thousands of games a second possible.
"""

from random import Random

from ludoreille.core import Event, Outcome, Policy, Seat
from ludoreille.games.non_merci.model import (
    IN_PLAY,
    NO_CARD,
    Action,
    CardTaken,
    CardTurned,
    GameEnded,
    Phase,
    RoundBegan,
    RoundEnded,
    SecretDealt,
    SecretLaid,
    State,
    TokenPaid,
)
from ludoreille.games.non_merci.pack import ALL_CARDS, cards_of, points, rise, run_with

Events = list[Event]
PASS, TAKE = Action.PASS, Action.TAKE
FIRST_SEAT, DEAL, TURN_UP, PLAY, OVER = Phase
"""Looked up once: asking an enumeration for a member costs more than a move does."""
HALF = 0.5


def round_scores(state: State) -> list[int]:
    """Return what each seat would score if the round ended now: its card points less its tokens."""
    return [points(mask) - tokens for mask, tokens in zip(state.cards, state.tokens, strict=True)]


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has the lowest total; several share the victory."""
    lowest = min(state.totals)
    return tuple(Seat(seat) for seat, total in enumerate(state.totals) if total == lowest)


def act(state: State, action: Action, events: Events | None) -> None:
    """Carry out a legal action in place."""
    if action is PASS:
        pay(state, events)
    elif action is TAKE:
        take(state, events)
    else:
        _lay(state, events)


def answer(state: State, outcome: Outcome, events: Events | None) -> None:
    """Carry out nature's answer in place: a card turned up, a secret card, or the seat that begins."""
    if state.phase is TURN_UP:
        turn_up(state, outcome, events)
    elif state.phase is DEAL:
        _deal(state, outcome, events)
    else:
        state.first = outcome
        begin_round(state, events)


def turn_up(state: State, card: int, events: Events | None) -> None:
    """Make *card* the target."""
    state.target = card
    state.unseen ^= 1 << card
    state.left -= 1
    state.phase = PLAY
    if events is not None:
        events.append(CardTurned(Seat(state.turn), card, state.left))


def pay(state: State, events: Events | None) -> None:
    """Put a token of the seat whose turn it is on the target: the turn goes left."""
    seat, tokens = state.turn, state.tokens
    tokens[seat] -= 1
    state.pot += 1
    state.turn = seat + 1 if seat + 1 < len(tokens) else 0
    if events is not None:
        events.append(TokenPaid(Seat(seat), state.target, state.pot, tokens[seat]))


def take(state: State, events: Events | None) -> None:
    """Give the target and its tokens to the seat that acts: it acts again, or the round ends."""
    seat, card = state.turn, state.target
    if events is not None:
        events.append(_taken(state))
    state.cards[seat] |= 1 << card
    state.tokens[seat] += state.pot
    state.pot = 0
    state.target = NO_CARD
    if state.left:
        state.phase = TURN_UP
    else:
        _end_round(state, events)


def begin_round(state: State, events: Events | None) -> None:
    """Gather all cards and give out tokens; nature deals what comes next."""
    seats = state.seats
    state.cards = [0] * seats
    state.secret = [NO_CARD] * seats
    state.tokens = [state.stake] * seats
    state.unseen = ALL_CARDS & ~state.removed
    state.left = IN_PLAY
    if events is not None:
        removed = tuple(cards_of(state.removed))
        events.append(
            RoundBegan(
                Seat(state.first), state.round, state.rounds, state.stake, removed, secrets=state.secrets
            )
        )
    if state.secrets:
        state.turn = 0
        state.phase = DEAL
    else:
        state.turn = state.first
        state.phase = TURN_UP


def play_out(state: State, rng: Random, choose: Policy[State, Action] | None) -> int:
    """Play *state* to its end in place, without events, and return how many actions were played.

    Each seat does what *choose* says, without it a fair coin: pass or take, which leaves secret cards unlaid.
    """
    actions = 0
    while state.phase is not OVER:
        if state.phase is FIRST_SEAT:
            answer(state, rng.randrange(state.seats), None)
        actions += _round_out(state, rng, choose)
    return actions


def _round_out(state: State, rng: Random, choose: Policy[State, Action] | None) -> int:
    """Play the rest of a round as `play_out` does, the cards drawn from all that are unseen."""
    random, tokens, pile, actions = rng.random, state.tokens, list(cards_of(state.unseen)), 1
    while state.phase is DEAL:
        _deal(state, pile.pop(int(random() * len(pile))), None)
    while True:
        if state.phase is TURN_UP:
            turn_up(state, pile.pop(int(random() * len(pile))), None)
        if choose is None:
            while tokens[state.turn] and random() < HALF:
                pay(state, None)
                actions += 1
        else:
            while (action := choose(state, Seat(state.turn), rng)) is not TAKE:
                act(state, action, None)
                actions += 1
        left = state.left
        take(state, None)
        if not left:
            return actions
        actions += 1


def _deal(state: State, card: int, events: Events | None) -> None:
    seat = state.turn
    state.secret[seat] = card
    state.unseen ^= 1 << card
    if events is not None:
        events.append(SecretDealt(Seat(seat), card))
    if seat + 1 < state.seats:
        state.turn = seat + 1
    else:
        state.turn = state.first
        state.phase = TURN_UP


def _taken(state: State) -> CardTaken:
    seat, card, pot = Seat(state.turn), state.target, state.pot
    before = state.cards[seat]
    low, high = run_with(before, card)
    return CardTaken(seat, card, pot, rise(before, card), low, high, state.tokens[seat] + pot)


def _lay(state: State, events: Events | None) -> None:
    seat = state.turn
    card, before = state.secret[seat], state.cards[seat]
    state.secret[seat] = NO_CARD
    state.cards[seat] |= 1 << card
    if events is not None:
        low, high = run_with(before, card)
        events.append(SecretLaid(Seat(seat), card, rise(before, card), low, high))


def _end_round(state: State, events: Events | None) -> None:
    """Count the round; begin the next one a seat further, or end the game, whose winner is told first."""
    scores = state.round_scores = round_scores(state)
    state.totals = [total + score for total, score in zip(state.totals, scores, strict=True)]
    over = state.round >= state.rounds
    if events is not None:
        totals = tuple(state.totals)
        if over:
            events.append(GameEnded(winners(state), totals))
        cards = tuple(tuple(cards_of(mask)) for mask in state.cards)
        events.append(RoundEnded(state.round, cards, tuple(state.tokens), tuple(scores), totals, over=over))
    if over:
        state.phase = OVER
        return
    state.round += 1
    state.first = (state.first + 1) % state.seats
    begin_round(state, events)
