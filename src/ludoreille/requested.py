"""The table that a command line asks for: which game, how many seats, which options."""

from ludoreille.arguments import Request, UsageError
from ludoreille.core import OptionValue, Refused
from ludoreille.games import SHELF
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.french import plain

DEFAULT_SEATS = 4


def game_of(word: str, catalogue: Catalogue) -> str:
    """Return the game that is meant by its id or its title, however they are written."""
    for game in SHELF:
        if _letters(word) in (_letters(game), _letters(catalogue.word(f"{game}-title"))):
            return game
    raise UsageError("unknown-game", jeu=word, possible=tuple(SHELF))


def _letters(text: str) -> str:
    """Return the letters of a name alone, so that "Non merci !" is `non_merci`."""
    return "".join(sign for sign in plain(text) if sign.isalnum())


def seats_of(request: Request) -> int:
    """Return how many sit at the table: by default a seat for each of several bots, else the usual number."""
    usual = min(DEFAULT_SEATS, SHELF[request.operands[0]].rules.seats[-1])
    return request.players or (len(request.bots) if len(request.bots) > 1 else usual)


def options_of(request: Request) -> dict[str, OptionValue]:
    """Return the options of the command line as the rules name them; raise `UsageError` for one unknown."""
    known = {option.name: option for option in SHELF[request.operands[0]].rules.options}
    chosen: dict[str, OptionValue] = {}
    for name, text in request.options:
        if name not in known:
            raise UsageError("no-such-option", option=name, possible=tuple(known))
        values = {typed(value): value for value in known[name].values}
        parts = text.split(",") if known[name].per_seat else [text]
        if len(parts) not in (1, seats_of(request)):
            raise UsageError("one-value-each", option=name, value=text, players=seats_of(request))
        if not set(parts) <= set(values):
            raise UsageError("no-such-option-value", option=name, value=text, possible=tuple(values))
        each = tuple(values[part] for part in parts)
        chosen[name] = (each * seats_of(request))[: seats_of(request)] if known[name].per_seat else each[0]
    return chosen


def typed(value: OptionValue) -> str:
    """Return how a value is typed: "oui" and "non" for truth, else as the rules write it."""
    if isinstance(value, bool):
        return "oui" if value else "non"
    return str(value)


def check_table(request: Request) -> None:
    """Raise `UsageError` for a table that cannot be: its people, levels, seats or options."""
    if len(request.people) > seats_of(request):
        raise UsageError("too-many-people", people=len(request.people), players=seats_of(request))
    if len({name.casefold() for name in request.people}) < len(request.people):
        raise UsageError("same-names")
    opponents = seats_of(request) - max(1, len(request.people))
    if len(request.levels) not in (0, 1, opponents):
        raise UsageError("levels-for-opponents", levels=len(request.levels), opponents=opponents)
    try:
        SHELF[request.operands[0]].rules.set_up(seats_of(request), options_of(request))
    except UsageError:
        raise
    except Refused as refusal:
        own = f"{request.operands[0]}-refused-{refusal.reason}"
        message = "" if refusal.reason == "players-out-of-range" else own
        raise UsageError(refusal.reason, message, **refusal.details) from refusal
