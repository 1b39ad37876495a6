"""Who hears, where several people share a keyboard: all of them, or one who has secrets to hear."""

from collections.abc import Sequence

from ludoreille.core import Seat
from ludoreille.store.saves import Save
from ludoreille.terminal.desk import Asked, Candidate, Chosen, Desk, Pressed, Wrote
from ludoreille.terminal.informer import Informer
from ludoreille.terminal.keys import Scope
from ludoreille.terminal.prompt import Prompt, with_seat
from ludoreille.words.line import Category, Cue, Line


class Headphones:
    """Passed from one person to the next; a person alone at the keyboard never gives them back."""

    def __init__(self, desk: Desk, save: Save, prompt: Prompt, informer: Informer) -> None:
        """Let everybody hear."""
        self._desk = desk
        self._save = save
        self._prompt = prompt
        self._informer = informer
        self._called: Seat | None = None
        self._holder: Seat | None = None

    def pass_to(self, seat: Seat, *, private: bool) -> Sequence[Line]:
        """Let *seat* answer, alone if what he is asked is *private*; return how he is called before that."""
        if len(self._save.people) == 1:
            return ()
        if private and self._holder != seat:
            self._cover(seat)
            self._holder = self._called = seat
        again, self._called = self._called == seat, seat
        self._desk.viewer = self._informer.me = seat
        self._desk.covered = private
        self._desk.echo(not private)
        return () if again else (Line("interface-call", who=seat, category=Category.ALERT),)

    def speak_to(self, seat: Seat) -> None:
        """Let what is told from now on be told in the manner of the person at *seat*."""
        if len(self._save.people) > 1:
            self._desk.hears(self._save.names[seat])

    def give_back(self) -> None:
        """Let everybody hear again."""
        self._desk.hears("")
        self._desk.viewer = self._informer.me = self._save.viewer
        self._desk.covered = False
        self._desk.echo(True)  # noqa: FBT003 - a switch

    def lay_down(self) -> None:
        """Let everybody hear that the choice is noted; the headphones are taken anew for the next secret."""
        self.give_back()
        self._holder = None
        self._desk.say("interface-noted", Category.MINE)

    def _cover(self, seat: Seat) -> None:
        """Wait until the person at *seat* says that he alone hears; a line that answers already is kept."""
        enter = self._desk.bindings.spoken("choose")
        line = Line("interface-cover", {"touche": enter}, seat, Category.ALERT, (Cue("my-turn"),), asks=True)
        ready = self._desk.text("interface-ready")
        asked = Asked(
            Scope.PLAY,
            (Candidate((ready,)),),
            actions=(ready.lower(), "quitter"),
            reads=lambda line: self._prompt.reads(with_seat(line)[1]),
            secret=True,
        )
        self._let_end()
        self._desk.echo(False)  # noqa: FBT003 - a switch
        self._desk.tell(line)
        while True:
            match self._desk.ask(asked):
                case Wrote(written):
                    self._desk.answer_later(written)
                    return
                case Chosen() | Pressed("choose", _):
                    return
                case Pressed(None | "situation" | "back", _):
                    self._desk.answer(line)
                case Pressed(command, key):
                    self._prompt.inform(command, key)

    def _let_end(self) -> None:
        """Let what everybody hears be said; Enter cuts it, and is not yet the answer to the call."""
        while not self._desk.announcer.silent:
            self._prompt.wait(lambda _now: self._desk.announcer.silent, self._desk.silence)
