"""Who sits at a table: seated for a new game, kept for the next evening, told when the game begins."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import index
from random import SystemRandom
from typing import Any

from ludoreille.core import OptionValue, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import Opponent, company, find_character
from ludoreille.store.saves import Save
from ludoreille.terminal.screens import SetUp
from ludoreille.words.line import Arg, Category, Line, Phrase, Who
from ludoreille.words.telling import chain


def seat_all(set_up: SetUp, people: Mapping[Seat, str], seed: str | None) -> Save:
    """Return a game with *people* at their seats by name, opponents elsewhere.

    An opponent whose name a person has leaves his place to the next of the cast.
    """
    bots = iter(zip(namesakes_last(set_up.cast, people.values()), set_up.opponents, strict=False))
    seated: list[tuple[str, Level | None]] = []
    for seat in map(Seat, range(set_up.seats)):
        if seat in people:
            seated.append((people[seat], None))
        else:
            character, place = next(bots)
            seated.append((character.name, place.level))
    names, levels = zip(*seated, strict=True)
    save = Save(set_up.game, set_up.seats, names, tuple(people), levels, dict(set_up.options), seed)
    return practising(save) if set_up.practice else save


def practising(save: Save) -> Save:
    """Return *save* as a game for practice: nature and bots answer the same again after a step back."""
    seed = str(SystemRandom().getrandbits(64)) if save.seed is None else save.seed
    return replace(save, seed=seed, practice=True)


def table_of(save: Save, options: Mapping[str, OptionValue]) -> SetUp:
    """Return the table at which *save* was played, to be played at again with *options*."""
    cast = tuple(Opponent(save.names[seat], save.levels[seat] or Level.CONFIRMED) for seat in save.bots)
    return SetUp(save.game, save.seats, len(save.people), cast, options, save.practice)


def namesakes_last(cast: Sequence[Opponent], names: Iterable[str]) -> tuple[Opponent, ...]:
    """Return the cast, those at its end whose name a person has: they sit down where nobody else is left."""
    taken = {name.casefold() for name in names}
    return tuple(sorted(cast, key=lambda opponent: opponent.name.casefold() in taken))


def remembered(kept: Mapping[str, Any], set_up: SetUp) -> dict[str, Any]:
    """Return the last table of each game as the settings keep them, *set_up* added to those *kept*."""
    table = {
        "seats": set_up.seats,
        "people": set_up.people,
        "cast": [each.name for each in set_up.opponents],
        "levels": [each.level.value for each in set_up.opponents],
        "practice": set_up.practice,
        **set_up.options,
    }
    others = {game: last for game, last in kept.items() if isinstance(last, Mapping)}
    return {**others, set_up.game: table}


def recalled(game: str, kept: Mapping[str, Any]) -> SetUp | None:
    """Return the last table of *game* that the settings *kept*, if it can still be set up.

    Old settings hold one table, with its game.
    """
    last = dict(kept[game]) if isinstance(kept.get(game), Mapping) else dict(kept)
    if last.pop("game", game) != game:
        return None
    try:
        seats, people = index(last.pop("seats")), index(last.pop("people", 1))
        levels = last.pop("levels", None) or [last.pop("level", Level.CONFIRMED)]
        names = [name for name in dict.fromkeys(last.pop("cast", ())) if find_character(name) is not None]
        cast, practice = company(list(map(Level, levels)), names), bool(last.pop("practice", False))
        options = SHELF[game].rules.chosen(seats, last)
    except (KeyError, ValueError, TypeError):
        return None
    if people not in range(1, seats + 1):
        return None
    return SetUp(game, seats, people, cast, options, practice)


def seated(save: Save) -> Line:
    """Return who sits at the table, and how strong each bot is."""
    args: dict[str, Arg] = {"noms": tuple(Who(Seat(seat)) for seat in range(save.seats))}
    if save.strength is None:
        return Line("interface-seats-people", args, category=Category.MINE)
    if save.strength != "mixed":
        args |= {"niveau": Phrase(f"interface-level-{save.strength}"), "adversaires": len(save.bots)}
        return Line("interface-seats", args, category=Category.MINE)
    by_level = {level: tuple(Who(s) for s in save.bots if save.levels[s] is level) for level in Level}
    args["niveaux"] = chain(
        "parts-sentences",
        [
            Phrase("interface-level-of", {"niveau": Phrase(f"interface-level-{level}"), "noms": names})
            for level, names in by_level.items()
            if names
        ],
    )
    return Line("interface-seats-levels", args, category=Category.MINE)
