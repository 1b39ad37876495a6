"""The trace holds what is heard, asked and done, in readable codes, and nothing that is hidden."""

import json
import re

import pytest
from robustness.program import Evening, surroundings

CODE = re.compile(r"\b(?:[YBGRP][1-6]|DIE|SWITCH)\b")


@pytest.fixture(scope="module")
def trace(tmp_path_factory):
    folder = tmp_path_factory.mktemp("trace")
    words = ("jouer", "push", "--joueurs", "3", "--graine", "7", "--voix", "simulee:2000")
    with Evening(folder, *words, "--rythme", "rapide") as evening:
        lines, first = [], iter(("score", "take 3"))
        for line in evening.trace():
            lines.append(line)
            if line["kind"] == "ask":
                answer = next(first, None) if line["seat"] is not None else "quitter"
                evening.type(answer or line["actions"][0])
        assert evening.end()[0] == 0
    return lines


def test_its_lines_have_the_fields_of_their_kind(trace):
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


def test_a_question_is_written_again_after_an_information_key_and_a_refusal(trace):
    asks = [line for line in trace if line["kind"] == "ask"][:3]
    assert asks[0]["actions"] == asks[1]["actions"] == asks[2]["actions"]
    refused = next(line for line in trace if line["kind"] == "refused")
    assert refused["seat"] == asks[0]["seat"]
    assert (refused["action"], refused["reason"]) == ("take 3", "wrong-phase")


def test_all_that_is_said_comes_to_an_end(trace):
    said = [line["id"] for line in trace if line["kind"] == "say"]
    ended = [line["id"] for line in trace if line["kind"] == "end"]
    assert sorted(said) == sorted(ended) and len(set(said)) == len(said)


def test_events_hold_codes(trace):
    events = [line for line in trace if line["kind"] == "event"]
    for event in events:
        codes = [event["card"]] if "card" in event else [*event.get("cards", ()), *event.get("lost", ())]
        assert all(CODE.fullmatch(code) for code in codes)
    faces = {event["face"] for event in events if event["type"] == "DieRolled"}
    assert faces <= {"yellow", "blue", "green", "red", "purple", "star"} and faces


def test_no_card_is_in_it_before_it_is_drawn(trace):
    shown = set()
    for line in trace:
        codes = set(CODE.findall(json.dumps({k: v for k, v in line.items() if k != "key"})))
        if line["kind"] == "event" and line["type"] == "CardDrawn":
            shown.add(line["card"])
        assert codes <= shown


def test_what_a_display_shows_is_in_it(tmp_path):
    env = surroundings(tmp_path, SPEECHD_ADDRESS=f"unix_socket:{tmp_path}/none", LUDOREILLE_AUDIO="aucune")
    words = ("jouer", "push", "--voix", "lecteur", "--sons", "non", "--joueurs", "2", "--graine", "7")
    with Evening(tmp_path, *words, env=env) as evening:
        said, shown = evening.until("say"), evening.until("braille")
        evening.type("quitter")
        assert evening.end()[0] == 0
    assert set(shown) == {"t", "kind", "text"} and shown["t"] >= said["t"]
    assert shown["text"] == said["text"], "the line that is said, for it has no shorter form"
