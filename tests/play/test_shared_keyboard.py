"""Two people and a bot play whole games at one keyboard, in a real pseudo-terminal.

What each may not know of the other is worked out afterwards from the journal: the questions put to one person
alone, and his own cards. None of it may stand in the terminal, or in the history that anybody walks in.
"""

import pytest
from play.terminal import PATIENCE, Terminal

from ludoreille.bootstrap import french_catalogue
from ludoreille.core import ToPlay
from ludoreille.games import SHELF
from ludoreille.store.saves import FINISHED, Save
from ludoreille.table import Table
from ludoreille.table.table import actor_of

PEOPLE = ("Anne", "Zoé")
GAMES = {"touche": (), "non_merci": ("--option", "rounds=1"), "taiwan_snackbar": ()}
DOWN, HOME, ENTER = "\x1b[B", "\x1b[H", "\r"


def play_whole(terminal):
    """Answer every question by arrows, the choices taken in turn; return what the history says on the way."""
    histories, moves = [], 0
    entry = terminal.wait_for(lambda e: e["kind"] == "ask")
    while entry["kind"] != "over":
        since = len(terminal.entries)
        if entry["seat"] is None:
            terminal.type(ENTER)
            entry = terminal.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is not None, since)
            continue
        if moves % 12 == 5:
            histories.append(history(terminal))
            since = len(terminal.entries)
        terminal.type(HOME, DOWN * (moves % len(entry["actions"])), ENTER)
        moves += 1
        entry = terminal.wait_for(taken, since)
        if entry["kind"] == "act":
            entry = terminal.wait_for(asked, terminal.entries.index(entry, since))
    return histories


def history(terminal):
    """Walk from the first message kept to the last, and return them."""
    since = len(terminal.entries)
    terminal.type("?", ";" * sum(entry["kind"] == "print" for entry in terminal.entries))
    terminal.wait_for(lambda e: e["kind"] == "say" and "Fin de l'historique" in e["text"], since)
    return [entry["text"] for entry in terminal.entries[since:] if entry["kind"] == "say"]


def taken(entry):
    """Say whether an answer was taken: it is carried out, or the next one is called."""
    return entry["kind"] in ("act", "over") or (entry["kind"] == "ask" and entry["seat"] is None)


def asked(entry):
    return entry["kind"] in ("ask", "over")


def secrets(save):
    """Return what was to be told to one person alone, by person: what he was asked, and his cards."""
    catalogue, shelved = french_catalogue(), SHELF[save.game]
    table, found = Table(shelved.rules, save.seats, save.options), {seat: set() for seat in save.people}
    for line in save.journal:
        turn, actor = table.turn, actor_of(line)
        if actor in save.people and isinstance(turn, ToPlay) and turn.private:
            sight, open_sight = table.look(actor), table.look(None)
            lines = [shelved.narrator.question(sight), *shelved.narrator.mine(sight, actor)]
            known = {
                catalogue.render(each, None, save.names).printed
                for each in shelved.narrator.mine(open_sight, actor)
            }
            found[actor] |= {catalogue.render(each, actor, save.names).printed for each in lines} - known
        table.enter(line)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_secret_is_printed_or_kept_in_the_history(tmp_path, game):
    argv = (
        "--personnes",
        ",".join(PEOPLE),
        "--joueurs",
        "3",
        "--voix",
        "simulee:20000",
        "--rythme",
        "rapide",
    )
    with Terminal(tmp_path, "jouer", game, "--graine", "4", *argv, *GAMES[game]) as terminal:
        histories = play_whole(terminal)
        terminal.wait_for(lambda e: e["kind"] == "ask" and e["seat"] is None and len(e["actions"]) > 2)
        terminal.type("\x03")
        assert terminal.process.wait(PATIENCE) == 0
        shown = terminal.text()
    (path,) = (tmp_path / FINISHED).iterdir()
    save = Save.read(path.read_bytes())
    own = secrets(save)
    said = [entry["text"] for entry in terminal.entries if entry["kind"] == "say"]
    for seat, texts in own.items():
        assert len(texts) > 5 and any(text in said for text in texts), "each heard what was his"
        assert [text for text in texts if text in shown] == [], seat
        assert [text for text in texts for heard in histories if text in " ".join(heard)] == [], seat
    assert histories
