"""Cases: TOML files with a position, actions with nature's answers, and what must then hold."""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ludoreille.core import Event, OptionValue, Refused, Seat, Step, ToDraw, ToPlay, Unreadable
from ludoreille.games import READINGS, SHELF, Shelved
from ludoreille.store.files import reason
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Arg, Line, Phrase

NAMES = ("Anne", "Basile", "Chloé", "Denis", "Ève", "Farid", "Gaëlle", "Hugo", "Inès", "Jules")
CASE_KEYS = frozenset(["title", "game", "seats", "options", "chance", "refused", "position", "step", "final"])
STEP_KEYS = frozenset(["seat", "do", "chance", "refused", "expect", "legal", "heard"])
HEARD_KEYS = frozenset(["seat", "contains", "lacks"])
UNREADABLE = frozenset(["no-such-key", "no-such-card", "unknown-action", "no-such-outcome", "bad-value"])
"""The reasons of an `Unreadable` that have a sentence of their own."""

Value = TypeVar("Value")
Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """Whether a case passed, and the French sentence that says so or says why not."""

    passed: bool
    message: str


class Failed(Exception):
    """Say that a case fails: *reason* is a message of `cases.ftl` without its prefix."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


def run(paths: Iterable[Path], catalogue: Catalogue, write: Callable[[str], object] = print) -> int:
    """Run the cases of *paths*, write a line for each and the count; return 1 if any failed, else 0.

    *catalogue* is set to name things in the usual way (`READINGS`), whatever the player's settings.
    """
    failed = passed = 0
    for path in paths:
        result = run_file(path, catalogue)
        write(result.message)
        passed, failed = passed + result.passed, failed + (not result.passed)
    write(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def run_file(path: Path, catalogue: Catalogue) -> Result:
    """Run the case of one file, whatever is wrong with it."""
    try:
        title = _run(_load(path), catalogue)
    except Failed as failure:
        why = _told(catalogue, failure.reason, failure.details)
        return Result(
            passed=False, message=_told(catalogue, "failed", {"fichier": str(path), "pourquoi": why})
        )
    return Result(passed=True, message=_told(catalogue, "passed", {"fichier": str(path), "titre": title}))


def alike(expected: object, found: object, depth: int | None = None) -> bool:
    """Tell whether two values of a position agree; lists at *depth* are compared as multisets.

    TOML has no null: an empty text or list stands for it. A mapping need not name all its keys.

    >>> alike([["R1", "Y2"], []], [["Y2", "R1"], []], 1), alike(["R1", "Y2"], ["Y2", "R1"]), alike("", None)
    (True, False, True)
    >>> alike({"colour": "red"}, {"colour": "red", "face_up": True}), alike({"shape": 1}, {"colour": "red"})
    (True, False)
    """
    return _agree(_sorted(expected, depth), _sorted(found, depth))


def _agree(expected: object, found: object) -> bool:
    """Tell whether two sorted values agree in all that is *expected*."""
    match expected, found:
        case Mapping(), Mapping():
            return all(key in found and _agree(value, found[key]) for key, value in expected.items())
        case list(), list():
            return len(expected) == len(found) and all(map(_agree, expected, found))
    return expected == found


def _sorted(value: object, depth: int | None) -> object:
    if value is None or value in ([], ()):
        return ""
    if isinstance(value, Mapping):
        return {key: _sorted(item, depth) for key, item in value.items()}
    if not isinstance(value, list | tuple):
        return value
    items = [_sorted(item, None if depth is None else depth - 1) for item in value]
    return sorted(items, key=repr) if depth == 0 else items


def _load(path: Path) -> Data:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failed("no-file", pourquoi=reason(error)) from error
    except ValueError as error:
        raise Failed("not-toml", pourquoi=str(error)) from error


def _run(case: Data, catalogue: Catalogue) -> str:
    """Run a case and return its title; raise `Failed`."""
    _only("case", case, CASE_KEYS)
    name = _get(case, "game", str)
    if name not in SHELF:
        raise Failed("no-such-game", jeu=name, possible=", ".join(SHELF))
    catalogue.settings |= {reading.name: str(reading.default) for reading in READINGS.get(name, ())}
    run = _set_up(case, SHELF[name], catalogue)
    if run is not None:
        run.answer(_get(case, "chance", list, []))
        for number, step in enumerate(_get(case, "step", list, []), 1):
            run.step(number, step)
        run.expect("final", _get(case, "final", dict, {}))
    return _get(case, "title", str, "")


def _set_up(case: Data, shelved: Shelved, catalogue: Catalogue) -> "_Run | None":
    """Return a run at its first moment, None for a set-up that was rightly refused."""
    seats = _get(case, "seats", int)
    options: Mapping[str, OptionValue] = _get(case, "options", dict, {})
    expected = _get(case, "refused", str, "")
    try:
        state = shelved.rules.set_up(seats, options)
    except Refused as refused:
        if not expected:
            raise Failed("set-up-refused", raison=_reason(refused)) from refused
        if refused.reason != expected:
            raise Failed("other-reason", attendu=expected, raison=refused.reason) from refused
        return None
    if expected:
        raise Failed("set-up-accepted", attendu=expected)
    if "position" in case:
        position = _get(case, "position", dict)
        state = _readable(shelved.rules.from_position, seats, options, position)
    return _Run(shelved, seats, state, catalogue)


class _Run:
    """A case under way."""

    def __init__(self, shelved: Shelved, seats: int, state: Any, catalogue: Catalogue) -> None:
        self.game = shelved.rules
        self.narrator = shelved.narrator
        self.seats = seats
        self.state = state
        self.catalogue = catalogue
        self.events: list[Event] = []

    def answer(self, codes: Sequence[object]) -> None:
        """Let nature answer with *codes* until somebody must play."""
        left = [str(code) for code in codes]
        while isinstance(turn := self.game.turn(self.state), ToDraw):
            kind = turn.chance.kind
            if not left:
                raise Failed("missing-answer", question=kind)
            code = left.pop(0)
            outcome = _readable(self.game.read_outcome, kind, code)
            if outcome not in turn.chance:
                raise Failed("impossible-answer", reponse=code, question=kind)
            self._go(self.game.draw(self.state, outcome))
        if left:
            raise Failed("left-over", reponses=", ".join(left))

    def step(self, number: int, step: Data) -> None:
        """Carry out a step of the case and check all that it says."""
        _only("step", step, STEP_KEYS)
        try:
            seat = self._seat(step)
            refusal = self._act(seat, _get(step, "do", str), _get(step, "refused", str, ""))
            self.answer(_get(step, "chance", list, []))
            self.expect("expect", _get(step, "expect", dict, {}))
            if "legal" in step:
                self._legal(_get(step, "legal", list))
            for heard in _get(step, "heard", list, []):
                self._heard(heard, seat, refusal)
        except Failed as failure:
            why = _told(self.catalogue, failure.reason, failure.details)
            raise Failed("step", numero=number, action=str(step.get("do", "")), pourquoi=why) from failure

    def expect(self, where: str, wanted: Data) -> None:
        """Check the position keys of *wanted*."""
        position = self.game.position(self.state)
        for key, value in wanted.items():
            if key not in position:
                raise Failed("unknown-key", clef=f"{where}.{key}")
            if not alike(value, position[key], self.game.unordered.get(key)):
                raise Failed("differs", clef=key, attendu=_shown(value), trouve=_shown(position[key]))

    def _seat(self, data: Data) -> Seat:
        seat = _get(data, "seat", int)
        if seat not in range(self.seats):
            raise Failed("bad-value", key="seat", text=str(seat))
        return Seat(seat)

    def _act(self, seat: Seat, text: str, expected: str) -> Refused | None:
        """Carry out an action, or see that it is refused as *expected*, and return the refusal."""
        action = _readable(self.game.read, text)
        before = self.game.position(self.state)
        self.events = []
        try:
            step = self.game.play(self.state, seat, action)
        except Refused as refused:
            if not expected:
                raise Failed("refused", raison=_reason(refused)) from refused
            if refused.reason != expected:
                raise Failed("other-reason", attendu=expected, raison=refused.reason) from refused
            if self.game.position(self.state) != before:
                raise Failed("changed") from refused
            return refused
        if expected:
            raise Failed("accepted", attendu=expected)
        self._go(step)
        return None

    def _legal(self, wanted: Sequence[object]) -> None:
        turn = self.game.turn(self.state)
        seats = turn.seats if isinstance(turn, ToPlay) else ()
        found = [
            self.game.write(action) for seat in seats[:1] for action in self.game.actions(self.state, seat)
        ]
        for text in wanted:
            _readable(self.game.read, str(text))
        if not alike(list(wanted), found, 0):
            raise Failed("legal", attendu=_shown(wanted), trouve=_shown(found))

    def _heard(self, heard: Data, actor: Seat, refusal: Refused | None) -> None:
        _only("heard", heard, HEARD_KEYS)
        seat = self._seat(heard)
        text = self._text(seat, actor, refusal)
        for part in _texts(heard, "contains"):
            if part not in text:
                raise Failed("not-heard", siege=seat, partie=part, entendu=text)
        for part in _texts(heard, "lacks"):
            if part in text:
                raise Failed("heard", siege=seat, partie=part, entendu=text)

    def _text(self, seat: Seat, actor: Seat, refusal: Refused | None) -> str:
        """Return what *seat* hears of the last step: for the *actor*, with what he is asked next."""
        lines: list[Line] = []
        for event in self.events:
            seen = event.seen_by(seat)
            if seen is not None:
                lines.extend(self.narrator.tell(seen, seat))
        sight = self.game.look(self.state, seat)
        if seat == actor and refusal is not None:
            lines.append(self.narrator.refused(sight, refusal))
        elif seat == actor and self.game.actions(self.state, seat):
            lines.append(self.narrator.question(sight))
        texts = (self.catalogue.render(line, seat, NAMES, Verbosity.NORMAL).printed for line in lines)
        return " ".join(text for text in texts if text)

    def _go(self, step: Step[Any]) -> None:
        self.state = step.state
        self.events.extend(step.events)


def _only(name: str, data: Data, known: frozenset[str]) -> None:
    """Raise `Failed` unless *data* is a mapping of *known* keys."""
    if not isinstance(data, dict):
        raise Failed("bad-value", key=name, text=str(data))
    for key in data:
        if key not in known:
            raise Failed("unknown-key", clef=f"{name}.{key}")


def _get(data: Data, key: str, kind: type[Value], default: Value | None = None) -> Value:
    """Return a value of this kind; raise `Failed` for one that is missing or of another kind."""
    value = data.get(key, default)
    if value is None:
        raise Failed("missing-key", clef=key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Failed("bad-value", key=key, text=str(value))
    return value


def _texts(data: Data, key: str) -> list[str]:
    """Return a list of texts; raise `Failed` for anything else but numbers."""
    values = _get(data, key, list, [])
    for value in values:
        if not isinstance(value, str | int):
            raise Failed("bad-value", key=key, text=str(value))
    return [str(value) for value in values]


def _readable(read: Callable[..., Value], *args: object) -> Value:
    """Return what *read* makes of *args*; a game that cannot read them fails the case."""
    try:
        return read(*args)
    except Unreadable as error:
        reason = error.reason if error.reason in UNREADABLE else "unreadable"
        raise Failed(reason, raison=_reason(error), **error.details) from error


def _reason(refused: Refused) -> str:
    """Return the code of a refusal and the values that a reader of the case knows."""
    known = {
        key: value
        for key, value in refused.details.items()
        if isinstance(value, str | int) and key != "action"
    }
    return " ".join([refused.reason, *(f"{key}={value}" for key, value in known.items())])


def _shown(value: object) -> str:
    return str(list(value)) if isinstance(value, tuple) else str(value)


def _told(catalogue: Catalogue, reason: str, details: Mapping[str, object]) -> str:
    args: dict[str, Arg] = {
        key: value if isinstance(value, Phrase) else str(value) for key, value in details.items()
    }
    return catalogue.render(Line(f"cases-{reason}", args), None, NAMES, Verbosity.NORMAL).printed
