"""Games between bots on duplicate deals: who wins, by how much. Nothing is drawn but from the seed."""

from collections.abc import Mapping, Sequence

from ludoreille.core import OptionValue
from ludoreille.simulate.crew import Progress, no_progress, play_all
from ludoreille.simulate.field import MAX_MOVES, Field, bot_named
from ludoreille.simulate.report import Report, Tally, summarise

__all__ = ["MAX_MOVES", "Report", "Tally", "bot_named", "simulate"]


def simulate(  # noqa: PLR0913
    game_id: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    *,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | str = 0,
    vary: bool = False,
    engine: str = "local",
    progress: Progress = no_progress,
) -> Report:
    """Play *games* games between bots, rounded up to whole deals, and report them: same seed, same figures.

    A bot is a level or a sparring partner with its number, `name:number`. They are dealt to the seats in turn
    until all are taken. With *vary* the options that are not given are drawn anew for each deal.
    *engine* is who plays: this machine (`local`) or a cluster (`dask`, `ray`). Raise `Refused` for a table
    or a bot that cannot be, `NoEngine` for an engine that is not there, `RuntimeError` for a game that does
    not end.
    """
    dealt = tuple(str(bots[place % len(bots)]) for place in range(seats))
    field = Field(game_id, dealt, dict(options or {}), str(seed), vary)
    field.check()
    deals = -(-games // field.arrangements)
    return summarise(field, play_all(field, deals * field.arrangements, engine, progress))
