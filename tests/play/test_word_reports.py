"""Reports about words: nothing but words and digits, as much as one wants to hear, in one order, by parts."""

import re
from random import Random

import pytest
from play.test_speech_reports import play_out

from ludoreille.core import Over, Seat, ToDraw
from ludoreille.games import READINGS, SHELF
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.table import Table, random_nature
from ludoreille.terminal.screens import rules_of
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.french import audit

NAMES = ("Vous", "Basile", "Chloé", "Anne")
ME = Seat(0)
PLAIN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿœŒ0-9 .,;:!?'()«»-]*")
SHORTENED = re.compile(r"\d+(?:e|er|ère|ème)\b|n°|\bpts\b|\bJ\d|\bvs\b|\bx\d|\d+h\d+", re.IGNORECASE)
ZONES = {"visible": [["Y4", "Y2", "R5", "B1"], ["B6"], ["G1"]], "protected": [["P3", "P2"], [], []]}
FULL = {
    "phase": "decide",
    "turn": 0,
    "columns": [["Y4", "B6", "G2", "R1"], ["R2", "DIE", "P4", "G3"], ["G1", "P5", "R3", "B2"]],
    **ZONES,
}


def heard_in_games(game, count, verbosity):
    """Yield the spoken sentences of whole games: events, questions, answers to every information key."""
    shelved = SHELF[game]
    catalogue = Catalogue(folder("locales") / "fr")
    catalogue.settings |= {reading.name: str(reading.default) for reading in READINGS.get(game, ())}
    for seed in range(count):
        rng, happened = Random(seed), []
        table = Table(shelved.rules, len(NAMES), {})
        lines = []
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToDraw):
                events = table.answer(turn.chance.draw(rng))
            else:
                bot = shelved.bots[Level.BEGINNER]
                asked = {seat: bot(table.look(seat), table.actions(seat), rng, {}) for seat in turn.seats}
                events = [event for _, _, told in table.settle(asked, random_nature(rng)) for event in told]
            known = [seen for event in events if (seen := event.seen_by(ME)) is not None]
            happened += known
            lines += [line for event in known for line in shelved.narrator.tell(event, ME)]
            sight = table.look(ME)
            lines.append(shelved.narrator.question(sight))
            if not rng.randrange(12):
                lines += [*shelved.narrator.table(sight), *shelved.narrator.scores(sight)]
                lines += [*shelved.narrator.mine(sight, Seat(rng.randrange(4)))]
                lines.append(shelved.narrator.last_chance(happened))
        for line in lines:
            text = catalogue.render(line, ME, NAMES, verbosity)
            yield from {text.printed, text.spoken} - {""}


@pytest.mark.parametrize("game", sorted(SHELF))
@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_a12_b14_games_are_told_in_words_and_digits_alone_and_in_full(game, verbosity):
    texts = set(heard_in_games(game, 3, verbosity))
    assert len(texts) > 100
    assert [text for text in texts if not PLAIN.fullmatch(text)] == []
    assert [text for text in texts if SHORTENED.search(text)] == []
    assert [(text, audit(text)) for text in texts if audit(text)] == []


def test_a12_b15_what_the_program_says_and_prints_is_plain_composed_text(room):
    game = room.game("--rythme", "rapide", seats=3, seed="2")
    for key in ("f1", "escape", "f2", "enter", "down", "escape", "escape", "v", "v", "v", "s", "l", "z", "o"):
        game.press(key, pause=2)
    game.press("escape")
    play_out(game)
    texts = set(game.said() + game.printed())
    assert len(texts) > 60
    assert [text for text in texts if not PLAIN.fullmatch(text)] == []


@pytest.fixture(scope="module")
def lengths(tmp_path_factory):
    """Return how many characters the same game takes at each level of detail."""
    told = {}
    for verbosity in Verbosity:
        with pytest.MonkeyPatch.context() as patch:
            from play.table import Room  # noqa: PLC0415 - a room of its own for each level

            room = Room(patch, tmp_path_factory.mktemp(verbosity.value))
            game = room.game(
                "--rythme", "rapide", "--reglage", f"annonces={verbosity.value}", seats=3, seed="9"
            )
            play_out(game)
            told[verbosity] = sum(map(len, game.printed()))
            room.leave()
    return told


def test_a18_brief_is_at_most_half_of_detailed_in_a_whole_game(lengths):
    assert lengths[Verbosity.BRIEF] * 2 <= lengths[Verbosity.DETAILED]
    assert lengths[Verbosity.BRIEF] < lengths[Verbosity.NORMAL] < lengths[Verbosity.DETAILED]


FACTS = {
    "place": (
        {"drawn": "Y1", "columns": [["B4"], ["R2", "DIE"]]},
        ["jaune 1", "1", "bleu 4", "2", "rouge 2", "dé"],
    ),
    "decide": ({"columns": [["B4"], ["R2", "DIE"]]}, ["1", "bleu 4", "2", "rouge 2", "dé"]),
    "take": (
        {"columns": [["B4"], ["R2", "DIE"]]},
        ["1", "4 points", "bleu 4", "2", "2 points", "rouge 2", "dé"],
    ),
    "turn": ({}, ["tirer", "protéger", "jaune, 6 points", "rouge, 5 points"]),
}


@pytest.mark.parametrize("level", list(Verbosity))
@pytest.mark.parametrize("phase", FACTS)
def test_a18_the_facts_to_decide_are_there_at_every_level(room, level, phase):
    more, facts = FACTS[phase]
    game = room.game(
        "--reglage", f"annonces={level.value}", position={"phase": phase, "turn": 0, **more, **ZONES}
    )
    question = game.answer("tab").lower()
    assert [fact for fact in facts if fact not in question] == []


def test_a18_the_level_changes_in_play_is_confirmed_and_kept(room):
    game = room.game(position=FULL)
    assert game.answer("v") == "Annonces détaillées."
    assert game.answer("v") == "Annonces brèves."
    brief = game.answer("tab")
    game.leave()
    later = room.game(position=FULL)
    assert later.answer("tab") == brief
    assert later.answer("v") == "Annonces normales."


def said_by(game, key):
    since = game.mark()
    game.press(key)
    game.wait_for_silence()
    return game.said(since)


def test_a21_the_table_is_read_column_by_column_always_in_the_same_order(room):
    game = room.game(position=FULL)
    game.wait_for_silence()
    told = said_by(game, "l")
    assert [text.split(" :")[0] for text in told[:3]] == [
        "Colonne 1, 4 cartes, 13 points",
        "Colonne 2, 4 cartes, 9 points",
        "Colonne 3, 4 cartes, 11 points",
    ]
    assert told[-1].startswith("Pioche")
    assert said_by(game, "l") == told


def test_a21_my_zone_is_read_by_colour_with_totals_the_protected_cards_apart(room):
    game = room.game(position=FULL)
    game.wait_for_silence()
    told = said_by(game, "z")
    assert told == [
        "Cartes visibles, 12 points : jaune 2 et 4, 6 points ; bleu 1 ; rouge 5.",
        "Cartes protégées, 5 points : violet 2 et 3, 5 points.",
    ]
    assert said_by(game, "z") == told


def test_a27_the_rules_are_walked_by_chapter_and_line_and_leaving_asks_again(room):
    game = room.game(position=FULL)
    game.wait_for_silence()
    question = game.answer("tab")
    titles = [chapter.title for chapter in rules_of("push")]
    place = next(number for number, title in enumerate(titles, 1) if "fin" in title.lower())
    assert 4 <= len(titles) <= 20
    game.press("f2", pause=20)
    chapter = game.answer(str(place)) if place < 10 else game.answer(*["down"] * (place - 1), "enter")
    assert titles[place - 1] in chapter
    assert game.answer("down") != chapter
    assert game.answer("up")
    assert game.answer("pageup").startswith(titles[place - 2])
    game.press("f3", *"chances")
    assert game.answer("enter")
    game.press("escape")
    assert question in game.answer("escape")
    assert game.kinds("act") == []


def test_a27_a_word_of_the_rules_is_found(room):
    game = room.game(position=FULL)
    game.press("f2", "enter", "f3", *"gourmand")
    assert "gourmand" in game.answer("enter").lower()
