"""Non Merci told in message ids: what happened, what lies where; `asking` tells what is asked.

The sentences stand in `locales/fr/non_merci.ftl`.
"""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.core import Event, Refused, Seat
from ludoreille.games.non_merci import asking, commentary
from ludoreille.games.non_merci.model import (
    HIDDEN,
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
    Sight,
    TokenPaid,
)
from ludoreille.games.non_merci.pack import cards_of, mask_of, points
from ludoreille.games.non_merci.phrases import count_phrase, ranks_phrase, run_phrase, runs_phrase
from ludoreille.kit.bots import Advice
from ludoreille.words.line import Arg, Category, Cue, Line, Phrase, Topic
from ludoreille.words.narrator import Choice
from ludoreille.words.telling import answer, heard_by, victory


class NonMerciNarrator:
    """Tells Non Merci; see `words.narrator.Narrator`."""

    def tell(self, event: Event, viewer: Seat | None) -> Sequence[Line]:
        """Return what *viewer* hears of an event."""
        match event:
            case RoundBegan():
                return _beginning(event)
            case RoundEnded():
                return _count(event, viewer)
            case GameEnded():
                return _ending(event, viewer)
        return (heard_by(viewer, _telling(event, viewer)),)

    def question(self, sight: Sight) -> Line:
        """Return what the viewer is asked now, or whom the table waits for."""
        return asking.question(sight)

    def choices(self, sight: Sight, actions: Sequence[Action]) -> Sequence[Choice]:
        """Return the viewer's choices; keys that are refused now answer why."""
        return asking.choices(sight, actions)

    def board(self, sight: Sight) -> None:
        """Return nothing: Non Merci is played by its choices alone."""

    def refused(self, sight: Sight, refusal: Refused) -> Line:
        """Return why an action was refused, and what is possible."""
        return asking.refused(sight, refusal)

    def mine(self, sight: Sight, seat: Seat) -> Sequence[Line]:
        """Return the cards of *seat* run by run and what it shows of its secrets; its count at the end."""
        table = sight.table
        mask, tokens, secret = table.cards[seat], table.tokens[seat], table.secret[seat]
        if table.phase is Phase.OVER:
            args: dict[str, Arg] = {"count": count_phrase(mask, tokens), "points": table.totals[seat]}
            id_ = "non_merci-final-count" if table.rounds > 1 else "non_merci-count-all"
            return (answer(id_, args, seat),)
        held: dict[str, Arg] = {"points": points(mask), "runs": runs_phrase(mask)} if mask else {}
        lines = [answer("non_merci-cards" if mask else "non_merci-cards-none", held, seat)]
        if tokens != HIDDEN:
            lines.append(answer("non_merci-tokens-of", {"tokens": tokens}, seat))
        if secret == HIDDEN:
            lines.append(answer("non_merci-secret-kept", {}, seat))
        elif secret != NO_CARD:
            lines.append(answer("non_merci-secret-mine", {"card": secret}, seat))
        return lines

    def table(self, sight: Sight) -> Sequence[Line]:
        """Return the target and its tokens, then the cards: how many left, which out, which not seen."""
        table = sight.table
        target: dict[str, Arg] = {"card": table.target, "pot": table.pot}
        lines = [answer("non_merci-table-target" if table.target else "non_merci-table-none", target)]
        if table.phase is not Phase.OVER:
            lines.append(answer("non_merci-table-left", {"left": table.left}))
        if table.removed:
            lines.append(answer("non_merci-table-removed", {"cards": tuple(cards_of(table.removed))}))
        if table.unseen:
            lines.append(answer("non_merci-table-unseen", {"cards": runs_phrase(table.unseen, "unseen")}))
        return lines

    def scores(self, sight: Sight) -> Sequence[Line]:
        """Return the totals of the finished rounds by rank, then what the last of several brought."""
        table = sight.table
        over = table.phase is Phase.OVER
        finished = table.round if over else table.round - 1
        where: dict[str, Arg] = {"round": table.round, "rounds": table.rounds}
        if not finished:
            return (answer("non_merci-scores-none", where),)
        id_ = "non_merci-scores" if over else "non_merci-scores-round"
        lines = [answer(id_, {**where, "ranks": ranks_phrase(table.totals, sight.viewer)})]
        if finished > 1 and table.round_scores:
            ranks = ranks_phrase(table.round_scores, sight.viewer)
            lines.append(answer("non_merci-last-round", {"round": finished, "ranks": ranks}))
        return lines

    def last_chance(self, events: Sequence[Event]) -> Line:
        """Return the last card turned up."""
        for event in reversed(events):
            if isinstance(event, CardTurned):
                return answer("non_merci-last-card", {"card": event.card, "left": event.left})
        return answer("non_merci-last-card-none")

    def recap(self, events: Sequence[Event], sight: Sight) -> Sequence[Line]:
        """Return which cards others took, how a round ended, who refuses the card that is there."""
        return commentary.recap(events, sight)

    def heading(self, event: Event) -> Phrase | None:
        """Return the round that begins, where there are several."""
        return commentary.heading(event)

    def why(self, sight: Sight, advice: Advice, ranked: Sequence[Advice]) -> Phrase:
        """Return why an action is good or bad, with what the card costs and how likely it comes back."""
        return commentary.why(sight, advice, ranked)


NARRATOR = NonMerciNarrator()


def _telling(event: Event, viewer: Seat | None) -> Line:
    """Return what a seat did, as the others hear it."""
    match event:
        case SecretDealt(seat, card):
            return _line("secret-dealt", seat, card=card)
        case CardTurned(seat, card, left):
            return replace(
                _line("turned", seat, "card-turned", card=card, left=left), fold="non_merci-fold-turned"
            )
        case TokenPaid(seat, card, pot, tokens):
            fold = "non_merci-fold-paid-all" if viewer is None else "non_merci-fold-paid"
            line = _line("paid", seat, "token-paid", card=card, pot=pot, tokens=tokens)
            return replace(line, fold=fold)
        case CardTaken(seat, card, pot, _, low, high):
            line = _line("taken", seat, "card-taken", card=card, pot=pot, run=run_phrase(low, high))
            return replace(line, fold="non_merci-fold-taken")
        case SecretLaid(seat, card, _, low, high):
            return _line("laid", seat, "secret-laid", card=card, run=run_phrase(low, high))
    raise TypeError(event)


def _line(id_: str, seat: Seat, *cues: str, **args: Arg) -> Line:
    return Line(f"non_merci-{id_}", args, seat, cues=tuple(Cue(cue, seat=seat) for cue in cues))


def _beginning(event: RoundBegan) -> Sequence[Line]:
    """Return the round, the tokens and who begins, then the cards that are out."""
    args: dict[str, Arg] = {"round": event.round, "rounds": event.rounds, "tokens": event.tokens}
    cues = (Cue("game-start" if event.round == 1 else "round-begins"),)
    lines = [Line("non_merci-began", args, event.seat, Category.ALERT, cues)]
    if event.removed:
        id_ = "non_merci-removed" if event.round == 1 else "non_merci-removed-again"
        lines.append(Line(id_, {"cards": event.removed}, category=Category.ALERT))
    return lines


def _count(event: RoundEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return each count run by run, the listener's own first, then the totals unless they were told."""
    lines = []
    if not event.over or event.round > 1:
        id_ = "non_merci-ended-last" if event.over else "non_merci-ended"
        lines.append(Line(id_, {"round": event.round}, None, Category.ALERT, (Cue("round-ends"),)))
    for seat in sorted(map(Seat, range(len(event.cards))), key=lambda seat: seat != viewer):
        count = count_phrase(mask_of(event.cards[seat]), event.tokens[seat])
        args: dict[str, Arg] = {"count": count, "points": event.scores[seat]}
        id_ = "non_merci-count-all" if viewer is None else "non_merci-count"
        lines.append(Line(id_, args, seat, Category.ALERT, topic=Topic.SCORES))
    if not event.over:
        ranks = ranks_phrase(event.totals, viewer)
        lines.append(Line("non_merci-totals", {"ranks": ranks}, category=Category.ALERT, topic=Topic.SCORES))
    return lines


def _ending(event: GameEnded, viewer: Seat | None) -> Sequence[Line]:
    """Return who won, then the totals; the sound tells the viewer how it ended for him."""
    won = victory("non_merci", event.winners, viewer, {"points": event.totals[event.winners[0]]})
    scores = Line("non_merci-scores", {"ranks": ranks_phrase(event.totals, viewer)}, category=Category.ALERT)
    return (won, scores)
