"""The command `ludoreille`: from the words typed to the part of the program that answers."""

import json
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import TYPE_CHECKING

from ludoreille import __version__
from ludoreille.arguments import COMMANDS, Request, UsageError, parse
from ludoreille.bootstrap import Program, details_of, french_catalogue
from ludoreille.core import Refused, Seat
from ludoreille.games import SHELF
from ludoreille.kit.bots import Level
from ludoreille.kit.cast import company
from ludoreille.requested import check_table, game_of, options_of, seats_of, typed
from ludoreille.resources import MissingFolder, folder
from ludoreille.store.files import default_folder, keep_error, reason
from ludoreille.store.saves import DamagedSave, Save
from ludoreille.terminal.desk import Leave
from ludoreille.terminal.output import Printer
from ludoreille.terminal.reader import Reader
from ludoreille.terminal.screens import SetUp, rules_of
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.chapters import find_chapter
from ludoreille.words.line import Phrase

if TYPE_CHECKING:
    from ludoreille.simulate import Report

USAGE = 2
INTERRUPTED = 130
"""The status of what was interrupted before it had a result, as shells have it."""
OF_GAMES = ("jouer", "apprendre", "regles", "simuler", "statistiques")
"""Commands whose first operand, if there is one, is a game."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 0, 1 for a failure, 2 for a command line that is wrong.

    Who leaves a game by an interruption has not failed; games between bots are then without a result: 130.
    """
    try:
        catalogue = french_catalogue()
        folder("sounds")
    except MissingFolder as error:
        _complain(str(error))
        return 1
    try:
        return _run(parse(sys.argv[1:] if argv is None else argv), catalogue)
    except UsageError as error:
        _complain(catalogue.word(error.message, jeux=tuple(SHELF), **details_of(error)))
        return USAGE
    except KeyboardInterrupt:
        return 0
    except Exception:  # noqa: BLE001 - the last door: a player gets a sentence, the log the rest
        log = keep_error(default_folder(), traceback.format_exc())
        _complain(catalogue.word("cli-crash", fichier=str(log)))
        return 1


def _run(request: Request, catalogue: Catalogue) -> int:
    if request.help:
        return _help(request, catalogue)
    if request.version:
        _print([catalogue.word("cli-version", version=__version__)])
        return 0
    if request.command in OF_GAMES and request.operands:
        request = replace(request, operands=(game_of(request.operands[0], catalogue), *request.operands[1:]))
    if request.command in ("jouer", "simuler"):
        check_table(request)
    if request.command == "cas":
        return _cases(request, catalogue)
    if request.command == "simuler":
        return _simulate(request, catalogue)
    try:
        program = Program(request, catalogue)
    except Refused as refusal:
        _complain(catalogue.word(f"store-{refusal.reason}", **details_of(refusal)))
        return USAGE
    except OSError as error:
        raise UsageError("file-unwritable", fichier=str(request.trace), pourquoi=reason(error)) from error
    program.heed_signals()
    with program:
        return _interact(request, program)


def _interact(request: Request, program: Program) -> int:
    """Let the player do what the command says, until he leaves."""
    program.know_output()
    commands: Mapping[str, Callable[[], int | None]] = {
        "": lambda: _main(program),
        "jouer": lambda: _play(request, program),
        "apprendre": lambda: _learn(request, program),
        "regles": lambda: _rules(request, program),
        "reprendre": lambda: _resume(request, program),
        "revoir": lambda: _review(request, program),
        "reglages": lambda: _settings(request, program),
        "sons": program.home.gallery,
        "diagnostic": program.home.diagnostic,
        "statistiques": lambda: _statistics(request, program),
    }
    try:
        status = commands[request.command]()
    except Leave as leave:
        program.farewell(leave)
        return 0
    program.farewell(Leave("quit"))
    return status or 0


def _main(program: Program) -> None:
    if not program.known:
        program.home.preferences.first_start(program.detected)
    program.home.main_menu()


def _settings(request: Request, program: Program) -> None:
    """Let the settings be changed, or write them to a file or take them from one."""
    transfer = program.home.preferences.transfer
    if request.export is None and request.imported is None:
        program.home.preferences.menu()
        return
    try:
        if request.export is not None:
            program.desk.tell(*transfer.write(request.export))
        if request.imported is not None:
            program.desk.tell(*transfer.take(request.imported))
    except Refused as refusal:
        raise UsageError(refusal.reason, f"store-{refusal.reason}", **refusal.details) from refusal
    program.desk.drain()


def _play(request: Request, program: Program) -> None:
    game, seats, options = request.operands[0], seats_of(request), options_of(request)
    names = request.people or (program.store.settings.name,)
    places = range(seats) if request.seed is None else Random(request.seed).sample(range(seats), len(names))
    set_up = SetUp(game, seats, len(names), company(request.levels), options, request.practice)
    people = {Seat(place): name for place, name in zip(places, names, strict=False)}
    program.home.play_again(program.home.begin(set_up, people, request.seed))


def _learn(request: Request, program: Program) -> int:
    if not request.operands:
        program.home.school.menu()
    elif not program.home.school.resume(request.operands[0]):
        program.desk.drain()
        return 1
    return 0


def _rules(request: Request, program: Program) -> None:
    chapters = tuple(rules_of(request.operands[0]))
    wanted = None
    if len(request.operands) > 1:
        wanted = find_chapter(chapters, request.operands[1])
        if wanted is None:
            titles = tuple(chapter.title for chapter in chapters)
            raise UsageError("no-such-chapter", chapitre=request.operands[1], possible=titles)
    reader = Reader(program.desk, chapters)
    if program.desk.line_mode:
        reader.read_out(range(len(chapters)) if wanted is None else (wanted,))
        program.desk.drain()
    elif wanted is None:
        program.home.rules(request.operands[0])
    else:
        reader.walk(wanted)


def _resume(request: Request, program: Program) -> int:
    wanted = [_load(Path(name), program) for name in request.operands]
    save = next(iter(wanted or program.saves.unfinished()), None)
    if save is None:
        program.desk.notice("cli-nothing-to-resume")
        program.desk.drain()
        return 1
    program.home.play_again(save)
    return 0


def _review(request: Request, program: Program) -> int | None:
    if not request.operands:
        if request.export is not None:
            raise UsageError("too-few", command=request.command)
        program.home.review_any()
        return None
    save = _load(Path(request.operands[0]), program)
    if request.export is not None:
        written = program.home.export(save, request.export)
        program.desk.drain()
        return 0 if written else USAGE
    program.home.review(save)
    if program.desk.line_mode:
        program.desk.drain()
    return None


def _statistics(request: Request, program: Program) -> int:
    """Tell the statistics, or write the files asked for; return 1 where there is nothing to write."""
    files = [path for path in (request.table, request.picture) if path is not None]
    if not files:
        program.home.statistics(*request.operands, aloud=program.desk.line_mode)
        return 0
    for path in files:
        try:
            if not program.home.write_statistics(path, *request.operands):
                return 1
        except OSError as error:
            raise UsageError("file-unwritable", fichier=str(path), pourquoi=reason(error)) from error
    return 0


def _load(path: Path, program: Program) -> Save:
    try:
        return program.saves.load(path)
    except OSError as error:
        raise UsageError("file-missing", fichier=str(path), pourquoi=reason(error)) from error
    except DamagedSave as error:
        raise UsageError("not-a-game", fichier=str(path)) from error


def _cases(request: Request, catalogue: Catalogue) -> int:
    from ludoreille.cases import run  # noqa: PLC0415 - for developers, not on the way to a first word

    return run([Path(name) for name in request.operands], catalogue, Printer(SimpleQueue()).print)


def _simulate(request: Request, catalogue: Catalogue) -> int:
    from ludoreille.simulate.lines import report_lines  # noqa: PLC0415 - as above

    # A run that is ended like this too takes its workers with it.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        report = _simulated(request, catalogue)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    if request.json:
        _print([json.dumps(report.as_json(), ensure_ascii=False)])
    else:
        _print(report_lines(report, catalogue))
    return 0


def _simulated(request: Request, catalogue: Catalogue) -> "Report":
    """Return what the games of *request* come to, telling how far a long run is."""
    from ludoreille.simulate import simulate  # noqa: PLC0415 - as above
    from ludoreille.simulate.lines import progress_line  # noqa: PLC0415

    seats, bots = seats_of(request), request.bots or tuple(Level)
    if len(request.bots) > seats:
        raise UsageError("bots-for-players", bots=len(bots), players=seats)

    def tell(played: int, games: int, left: float) -> None:
        if sys.stderr.isatty() or not request.json:
            _complain(progress_line(played, games, left, catalogue))

    try:
        return simulate(
            request.operands[0],
            seats,
            request.games,
            bots,
            options=options_of(request),
            seed=request.seed or 0,
            vary=request.vary,
            engine=request.engine,
            progress=tell,
        )
    except Refused as refusal:
        raise UsageError(refusal.reason, "", **refusal.details) from refusal


def _help(request: Request, catalogue: Catalogue) -> int:
    own = f"cli-help-{request.command}" if request.command else "cli-help"
    text = catalogue.block(own, jeux=tuple(SHELF))
    variants = _variants(catalogue) if "option=" in COMMANDS[request.command].options else ()
    partners = _partners(catalogue) if request.command == "simuler" else ()
    _print([*text, *partners, *variants, *catalogue.block("cli-help-common")])
    return 0


def _partners(catalogue: Catalogue) -> list[str]:
    """Return a line for each game that has bots of one simple rule, as they are typed."""
    return [
        catalogue.word(
            "cli-help-partners",
            jeu=Phrase(f"{game}-title"),
            robots=tuple(f"{name}:NOMBRE" for name in shelved.sparring),
        )
        for game, shelved in SHELF.items()
        if shelved.sparring
    ]


def _variants(catalogue: Catalogue) -> list[str]:
    """Return a line for each variant of each game, as it is typed."""
    return [
        catalogue.word(
            "cli-help-variant",
            jeu=Phrase(f"{game}-title"),
            quoi=Phrase(f"{game}-option-{option.name}"),
            valeurs=tuple(f"{option.name}={typed(value)}" for value in option.values),
        )
        for game, shelved in SHELF.items()
        for option in shelved.rules.options
    ]


def _print(lines: Sequence[str]) -> None:
    printer = Printer(SimpleQueue())
    for line in lines:
        printer.print(line)


def _complain(sentence: str) -> None:
    """Tell what is wrong on the error output."""
    Printer(SimpleQueue(), sys.stderr).print(sentence)
