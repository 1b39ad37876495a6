"""Whole games of the real command, at a pipe and at a terminal: how they end, what they leave, what they print."""

import json
import re

import pytest
from robustness.program import QUIET, Evening, journal, run, saved

from ludoreille.words.french import audit

CODE = re.compile(r"[YBGRP][1-6]|DIE|SWITCH")


def ends_well(evening, folder, seats):
    """Play a game, and return its trace and what was shown, once all that every end must have is checked."""
    trace = evening.play()
    status, shown, complaint = evening.end()
    assert (status, complaint) == (0, "")
    over = [line for line in trace if line["kind"] == "over"]
    assert len(over) == 1 and len(over[0]["scores"]) == seats
    assert "gagne" in shown or "Victoire" in shown or "partage" in shown
    assert "Rejouer" in shown and shown.rstrip().endswith("À bientôt.")
    assert saved(folder) == [] and len(saved(folder, "terminees")) == 1
    return trace, shown


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_game_through_a_pipe_ends_with_the_result_told(tmp_path, seats):
    with Evening(tmp_path, "jouer", "push", "--joueurs", str(seats), "--graine", "7", *QUIET) as evening:
        trace, shown = ends_well(evening, tmp_path, seats)
    asked = [line for line in trace if line["kind"] == "ask" and line["seat"] is None]
    assert "quitter" in asked[0]["actions"], "the end menu"
    lines = shown.split("\n")
    assert "\x1b" not in shown and "\r" not in shown
    menu = lines.index("Partie terminée.")
    faults = {line: found for line in lines[:menu] if line and (found := audit(line))}
    assert faults == {}
    assert not re.search(r"[^\w\s.,;:!?'«»()-]", shown)
    heard = run(tmp_path, "revoir", saved(tmp_path, "terminees")[0], *QUIET)
    assert heard.returncode == 0 and heard.stderr == b""
    result = next(line for line in reversed(lines[:menu]) if "gagne" in line)
    assert result in heard.stdout.decode(), "what was heard at the end is heard again"


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_game_at_a_terminal_ends_with_the_result_told(tmp_path, seats):
    words = ("jouer", "push", "--joueurs", str(seats), "--graine", "7", *QUIET)
    with Evening(tmp_path, *words, terminal=True) as evening:
        _, shown = ends_well(evening, tmp_path, seats)
    assert "\x1b" not in shown and not re.search(r"\r(?!\r*\n)", shown)


def test_leaving_at_once_keeps_the_game(tmp_path):
    done = run(tmp_path, "jouer", "push", "--joueurs", "3", *QUIET, typed=b"quitter\n")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.decode().endswith("Partie gardée. À bientôt.\n")
    assert len(saved(tmp_path)) == 1


def test_the_same_seed_and_answers_make_the_same_game(tmp_path):
    games = []
    for place in ("a", "b"):
        folder = tmp_path / place
        folder.mkdir()
        with Evening(folder, "jouer", "push", "--joueurs", "3", "--graine", "x", *QUIET) as evening:
            ends_well(evening, folder, 3)
        games.append(journal(saved(folder, "terminees")[0]))
    assert games[0] == games[1]


class TestTrace:
    """The trace holds what is heard, asked and done, in readable codes, and nothing that is hidden."""

    @pytest.fixture(scope="class")
    def trace(self, tmp_path_factory):
        folder = tmp_path_factory.mktemp("trace")
        words = ("jouer", "push", "--joueurs", "3", "--graine", "7", "--voix", "simulee:2000")
        typed = {"information": "score", "refusal": "take 3", "play": None}
        with Evening(folder, *words, "--rythme", "rapide") as evening:
            lines, first = [], iter(typed.values())
            for line in evening.trace():
                lines.append(line)
                if line["kind"] == "ask":
                    answer = next(first, None) if line["seat"] is not None else "quitter"
                    evening.type(answer or line["actions"][0])
            assert evening.end()[0] == 0
        return lines

    def test_its_lines_have_the_fields_of_their_kind(self, trace):
        fields = {
            "key": {"key"},
            "say": {"id", "text", "category", "interrupt", "voice"},
            "start": {"id"},
            "end": {"id", "complete"},
            "drop": {"id", "why"},
            "cue": {"cue", "pan", "gain"},
            "print": {"text"},
            "ask": {"seat", "actions"},
            "act": {"seat", "action"},
            "refused": {"seat", "action", "reason"},
            "notice": {"text"},
            "over": {"winners", "scores"},
        }
        assert {line["kind"] for line in trace} - {"event"} == set(fields)
        for line in trace:
            if line["kind"] != "event":
                assert set(line) == {"t", "kind", *fields[line["kind"]]}
        moments = [line["t"] for line in trace]
        assert moments == sorted(moments)

    def test_a_question_is_written_again_after_an_information_key_and_a_refusal(self, trace):
        asks = [line for line in trace if line["kind"] == "ask"][:3]
        assert asks[0]["actions"] == asks[1]["actions"] == asks[2]["actions"]
        refused = next(line for line in trace if line["kind"] == "refused")
        assert refused["seat"] == asks[0]["seat"]
        assert (refused["action"], refused["reason"]) == ("take 3", "wrong-phase")

    def test_all_that_is_said_comes_to_an_end(self, trace):
        said = [line["id"] for line in trace if line["kind"] == "say"]
        ended = [line["id"] for line in trace if line["kind"] == "end"]
        assert sorted(said) == sorted(ended) and len(set(said)) == len(said)

    def test_events_hold_codes(self, trace):
        events = [line for line in trace if line["kind"] == "event"]
        for event in events:
            codes = [event["card"]] if "card" in event else [*event.get("cards", ()), *event.get("lost", ())]
            assert all(CODE.fullmatch(code) for code in codes)
        faces = {event["face"] for event in events if event["type"] == "DieRolled"}
        assert faces <= {"yellow", "blue", "green", "red", "purple", "star"} and faces

    def test_no_card_is_in_it_before_it_is_drawn(self, trace):
        shown = set()
        for line in trace:
            codes = set(CODE.findall(json.dumps({k: v for k, v in line.items() if k != "key"})))
            if line["kind"] == "event" and line["type"] == "CardDrawn":
                shown.add(line["card"])
            assert codes <= shown
