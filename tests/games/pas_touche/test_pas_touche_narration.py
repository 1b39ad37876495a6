"""What a listener hears of Pas Touche, sentence by sentence."""

import re
from random import Random

import pytest
from games.pas_touche.tables import GAME, play, state

from ludoreille.core import Illegal, Over, Seat, ToDraw
from ludoreille.games.pas_touche.bots import BOTS
from ludoreille.games.pas_touche.model import (
    Blocked,
    ConstraintReplaced,
    DiceRolled,
    GameEnded,
    Hand,
    HandChosen,
    NobodyAdvanced,
    Penalised,
    Phase,
    Renounced,
    RollerNamed,
    Succeeded,
    TableLaid,
    Touch,
    read_treat,
)
from ludoreille.games.pas_touche.narration import NARRATOR
from ludoreille.games.pas_touche.pack import Colour, Symbol, mask, pack, read_constraint
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.table import Table, random_nature
from ludoreille.words.catalogue import Catalogue, Verbosity
from ludoreille.words.line import Category

NAMES = ("Anne", "Basile", "Chloé", "Denis", "Ève", "Farid")
ANNE, BASILE = Seat(0), Seat(1)
M4, E3, T6 = map(read_treat, ("M4", "E3", "T6"))
ROW = (Colour.GREEN, Colour.ORANGE, Colour.RED)
RED_C2 = pack().kinds[read_constraint("red:C2")]
CATALOGUE = Catalogue(folder("locales") / "fr")


def heard(*lines, viewer=ANNE, verbosity=Verbosity.NORMAL):
    texts = (CATALOGUE.render(line, viewer, NAMES, verbosity).printed for line in lines)
    return " ".join(filter(None, texts))


def told(event, viewer, verbosity=Verbosity.NORMAL):
    return heard(*NARRATOR.tell(event, viewer), viewer=viewer, verbosity=verbosity)


def succeeded(at=812, cube=(1, 2), turned=None, *, clock=True, won=False):
    return Succeeded(ANNE, M4, at, clock, cube, turned, won)


def penalised(code="wrong-card", card=E3, symbol=None, cube=None, **more):
    return Penalised(ANNE, code, card, M4, 812, True, symbol, cube, **more)


@pytest.mark.parametrize(
    ("event", "mine", "others", "brief"),
    [
        (
            HandChosen(ANNE, Hand.LEFT),
            "Vous jouez de la main gauche.",
            "Anne joue de la main gauche.",
            "Anne, main gauche.",
        ),
        (RollerNamed(ANNE), "", "À Anne de lancer.", ""),
        (DiceRolled(ANNE, M4, clock=True), "Macaron 4.", "Macaron 4.", "Macaron 4."),
        (DiceRolled(ANNE, M4, clock=False), "", "Anne lance les dés.", ""),
        (
            succeeded(),
            "Réussi en 8 dixièmes : case 2 de la carte 1.",
            "Anne touche macaron 4 en 8 dixièmes et avance : case 2 de la carte 1.",
            "Anne avance, case 2 de la carte 1.",
        ),
        (
            succeeded(cube=(3, 1), turned=RED_C2),
            "Réussi en 8 dixièmes. Vous retournez votre carte 3 : interdits, les croissants et les 2.",
            (
                "Anne touche macaron 4 en 8 dixièmes et retourne sa carte 3 : "
                "interdits, les croissants et les 2."
            ),
            "Anne avance : interdits, les croissants et les 2.",
        ),
        (
            succeeded(cube=(3, 3), won=True),
            "Réussi en 8 dixièmes : vous sortez au bout de la piste.",
            "Anne touche macaron 4 en 8 dixièmes et sort au bout de la piste.",
            "Anne touche macaron 4.",
        ),
        (
            Blocked(ANNE, M4, 600, clock=True),
            "Pas Touche ! Vous bloquez macaron 4 en 6 dixièmes : personne n'avance.",
            "Pas Touche ! Anne bloque macaron 4 en 6 dixièmes : personne n'avance.",
            "Pas Touche ! Anne bloque macaron 4.",
        ),
        (
            penalised(),
            "Mauvaise carte : vous touchez éclair 3, et non macaron 4. Aucun recul.",
            "Anne touche éclair 3 en 8 dixièmes : mauvaise carte, aucun recul.",
            "Anne, mauvaise carte, aucun recul.",
        ),
        (
            penalised("wrong-hand", M4, Symbol.LOCK, (1, 1)),
            "Mauvaise main : vos cartes n'interdisent pas macaron 4. Cadenas, aucun recul.",
            "Anne touche macaron 4 en 8 dixièmes : mauvaise main, cadenas, aucun recul.",
            "Anne, mauvaise main, aucun recul.",
        ),
        (
            penalised("forgot-shout", M4, Symbol.ARROW, (1, 2), bars=mask("M4")),
            (
                "Cri oublié : vos cartes interdisent les macarons et les 4, "
                "il fallait aussi crier Pas Touche. Vous reculez en case 2 de la carte 1."
            ),
            "Anne touche macaron 4 en 8 dixièmes : cri oublié, recul en case 2 de la carte 1.",
            "Anne, cri oublié, recul.",
        ),
        (
            penalised("barred", M4, Symbol.BARRED, (1, 3), bars=mask("4"), left=2, replaced=True),
            (
                "Carte interdite : vos cartes interdisent les 4. Vous reculez en case 3 de la carte 1. "
                "Votre carte 2 est remplacée."
            ),
            (
                "Anne touche macaron 4 en 8 dixièmes : carte interdite, recul en case 3 de la carte 1, "
                "et sa carte 2 est remplacée."
            ),
            "Anne, carte interdite, recul, carte 2 remplacée.",
        ),
        (
            penalised("barred", M4, Symbol.ARROW, None, bars=mask("M"), left=1),
            (
                "Carte interdite : vos cartes interdisent les macarons. Vous reculez hors de la piste. "
                "Votre carte 1 est de nouveau cachée."
            ),
            (
                "Anne touche macaron 4 en 8 dixièmes : carte interdite, recul hors de la piste, "
                "et sa carte 1 est de nouveau cachée."
            ),
            "Anne, carte interdite, recul.",
        ),
        (ConstraintReplaced(ANNE, 2, Colour.ORANGE), "", "", ""),
        (Renounced(ANNE, 2000), "Vous renoncez.", "Anne renonce.", "Anne renonce."),
        (NobodyAdvanced(M4), "Personne n'avance.", "Personne n'avance.", "Personne n'avance."),
    ],
)
def test_an_event_is_told_to_its_player_to_others_and_in_brief(event, mine, others, brief):
    assert told(event, ANNE) == mine
    assert told(event, BASILE) == others
    assert told(event, BASILE, Verbosity.BRIEF) == brief


@pytest.mark.parametrize(
    ("at", "time"),
    [
        (None, "Réussi :"),
        (0, "Réussi en moins d'un dixième :"),
        (49, "Réussi en moins d'un dixième :"),
        (50, "Réussi en 1 dixième :"),
        (812, "Réussi en 8 dixièmes :"),
        (949, "Réussi en 9 dixièmes :"),
        (960, "Réussi en une seconde :"),
        (1149, "Réussi en une seconde 1 :"),
        (2340, "Réussi en 2 secondes 3 :"),
        (10_000, "Réussi en 10 secondes :"),
    ],
)
def test_a_moment_is_told_to_a_tenth_of_a_second(at, time):
    assert told(succeeded(at), ANNE).startswith(time)


def test_detailed_times_are_to_the_millisecond_and_without_a_clock_in_cells():
    assert "en 812 millisecondes" in told(succeeded(), BASILE, Verbosity.DETAILED)
    assert "en 6 pas" in told(succeeded(600, clock=False), BASILE)
    assert "sans bouger" in told(succeeded(0, clock=False), ANNE)


def test_the_roll_ends_with_the_sounds_of_its_treat_and_of_its_number():
    for viewer in (None, ANNE, BASILE):
        (line,) = NARRATOR.tell(DiceRolled(ANNE, M4, clock=True), viewer)
        assert [cue.name for cue in line.cues] == ["dice-rolled", "treat-m", "number-4"]
        assert sorted(cue.delay for cue in line.cues) == [cue.delay for cue in line.cues]


def test_the_deal_tells_each_his_own_colours():
    event = TableLaid((ROW, (Colour.RED, Colour.VIOLET, Colour.VIOLET)), typed=False)
    assert told(event, ANNE) == (
        "Le carré de 36 cartes est prêt. Vous avez trois cartes cachées : verte, orange et rouge."
    )
    assert told(event, BASILE).endswith(": rouge, violette et violette.")
    assert told(event, None) == "Le carré de 36 cartes est prêt. Chacun a trois cartes cachées."
    assert told(TableLaid((ROW,), typed=True), ANNE).startswith("Les 36 cartes sont prêtes.")


def test_the_end_tells_the_winner_and_where_the_cubes_stand():
    event = GameEnded(ANNE, ((3, 3), (1, 2), None, (1, 2)), (10, 2, 0, 2))
    assert told(event, BASILE) == (
        "Anne gagne la partie. Cubes : Anne, au bout de la piste ; Denis et vous, case 2 de la carte 1 ; "
        "Chloé, hors de la piste."
    )
    assert told(event, ANNE).startswith("Vous gagnez la partie.")
    sounds = {viewer: NARRATOR.tell(event, viewer)[0].cues[0].name for viewer in (None, ANNE, BASILE)}
    assert sounds == {None: "win", ANNE: "win", BASILE: "lose"}


# What is asked, and what one may know


def sight(viewer=ANNE, **position):
    return GAME.look(state(**position), viewer)


def asked(viewer=ANNE, verbosity=Verbosity.NORMAL, **position):
    return heard(NARRATOR.question(sight(viewer, **position)), viewer=viewer, verbosity=verbosity)


def test_each_is_asked_what_the_phase_needs():
    hands = ["", "left", "left"]
    square = "Explorez le carré aussi longtemps que vous voulez. "
    hand = "hoisissez votre main pour la partie, la gauche ou la droite : ensuite, les dés roulent."
    assert asked(phase="hand", hands=hands) == f"{square}Puis c{hand}"
    assert asked(phase="hand", hands=hands, options={"search": "direct"}) == f"C{hand}"
    assert asked(BASILE, phase="hand", hands=hands) == "Les joueurs choisissent leur main."
    assert asked(phase="roll") == "À vous de lancer les dés."
    assert asked(BASILE, phase="roll") == "Anne va lancer les dés."
    assert asked() == "Macaron 4."
    assert asked(answered=[0]) == "Macaron 4, 2 réponses attendues."
    assert asked(None, answered=[0, 1]) == "Macaron 4, une réponse attendue."
    assert asked(phase="over") == "La partie est finie."


def test_without_a_clock_the_question_tells_what_bars_the_player():
    calm = {"options": {"pace": "off"}, "cube": [[2, 1], [], []]}
    assert asked(**calm) == "Macaron 4. Vos interdits : les macarons et les 4."
    assert asked(verbosity=Verbosity.BRIEF, **calm) == asked(BASILE, **calm) == "Macaron 4."
    told = asked(verbosity=Verbosity.DETAILED, phase="roll", cube=[[1, 1], [], []])
    assert told == "À vous de lancer les dés. Vos interdits : les macarons."


def test_what_ends_a_race_is_urgent_to_those_who_still_search():
    for event in (succeeded(), Blocked(ANNE, M4, 600, clock=True)):
        urgent = {viewer: NARRATOR.tell(event, viewer)[0].urgent for viewer in (None, ANNE, BASILE)}
        assert urgent == {None: True, ANNE: False, BASILE: True}


def test_the_question_of_a_roll_sounds_like_the_roll():
    line = NARRATOR.question(sight())
    assert [cue.name for cue in line.cues] == ["treat-m", "number-4"]
    assert line.asks and line.category is Category.ALERT


@pytest.mark.parametrize(
    ("cube", "known"),
    [
        ([], "Aucun interdit. Hors de la piste. Pénalité : aucun recul."),
        ([1, 2], "Interdits : les macarons. Case 2 de la carte 1. Pénalité : cadenas, aucun recul."),
        ([1, 3], "Interdits : les macarons. Case 3 de la carte 1. Pénalité : recul d'une case."),
        (
            [2, 1],
            (
                "Interdits : les macarons et les 4. Case 1 de la carte 2. "
                "Pénalité : recul en case 3 de la carte 1, carte 2 remplacée."
            ),
        ),
    ],
)
def test_one_key_tells_what_bars_me_where_i_stand_and_what_a_penalty_costs(cube, known):
    first, rest = NARRATOR.mine(sight(cube=[cube, [], []], hands=["right", "left", "left"]), ANNE)
    assert heard(first) == known
    assert len(known) <= 150
    assert re.match("Main droite. Cartes? cachées? : ", heard(rest))


def test_what_others_hide_stays_hidden():
    lines = NARRATOR.mine(sight(BASILE, cube=[[1, 2], [], []]), ANNE)
    assert heard(*lines, viewer=BASILE) == (
        "Anne, interdits : les macarons. Case 2 de la carte 1. Pénalité : cadenas, aucun recul. "
        "Main droite. Cartes cachées : orange et rouge."
    )


def test_the_table_tells_target_answers_roller_and_square():
    lines = NARRATOR.table(sight(answered=[1], roller=1))
    assert heard(*lines) == (
        "Carte à toucher : macaron 4. Ont répondu : Basile. Les dés sont à Basile. "
        "Carré de 36 cartes, 6 rangées de 6."
    )
    assert heard(*NARRATOR.table(sight(phase="roll"))).startswith(
        "Aucune carte à toucher. Les dés sont à vous."
    )


def test_the_last_roll_can_be_heard_again():
    assert heard(NARRATOR.last_chance([])) == "Les dés n'ont pas encore roulé."
    events = [DiceRolled(ANNE, E3, clock=True), DiceRolled(BASILE, M4, clock=True), Renounced(ANNE, 1)]
    assert heard(NARRATOR.last_chance(events)) == "Dernier lancer : macaron 4, par Basile."


# The board and the choices


def test_the_square_is_heard_cell_by_cell_in_its_place():
    grid = ["T6", "C1", *(code for code in map(str, all_codes()) if code not in ("T6", "C1"))]
    board = NARRATOR.board(sight(grid=grid))
    assert board.columns == 6 and not board.typed and len(board.cells) == 36
    assert [cell.name for cell in board.cells] == grid
    labels = [CATALOGUE.word(cell.label.id, **cell.label.args) for cell in board.cells[:2]]
    assert labels == ["6 tartes", "1 croissant"]
    cues = [board.cells[place].cue for place in (0, 5, 6, 35)]
    assert [(cue.name, cue.pan) for cue in cues] == [
        ("row-1", -1.0),
        ("row-1", 1.0),
        ("row-2", -1.0),
        ("row-6", 1.0),
    ]


def all_codes():
    return [f"{treat}{number}" for treat in "CBEGMT" for number in range(1, 7)]


def test_the_two_marked_keys_touch_and_space_shouts_first():
    board = NARRATOR.board(sight())
    cell = next(cell for cell in board.cells if cell.name == "M4")
    assert cell.keys == {"f": Touch("M", 4, Hand.LEFT), "j": Touch("M", 4, Hand.RIGHT)}
    assert cell.raised == {key: Touch("M", 4, touch.hand, shout=True) for key, touch in cell.keys.items()}
    assert board.raising == "space" and heard(board.raised) == "Pas Touche !"
    assert [cue.name for cue in board.raised.cues] == ["shout"]


@pytest.mark.parametrize("position", [{"phase": "roll"}, {"answered": [0]}, {"phase": "over"}])
def test_between_answers_the_square_is_there_to_be_explored(position):
    board = NARRATOR.board(sight(**position))
    assert len(board.cells) == 36 and board.raising is None
    assert not any(cell.keys or cell.raised for cell in board.cells)


def test_in_the_direct_form_cards_are_named_and_lie_in_order():
    table = state(options={"search": "direct"}, grid=all_codes()[::-1])
    board = NARRATOR.board(GAME.look(table, ANNE))
    assert board.typed and [cell.name for cell in board.cells] == all_codes()
    assert all(cell.cue is None and cell.keys for cell in board.cells)


def test_there_is_no_square_before_it_lies():
    assert NARRATOR.board(GAME.look(GAME.set_up(2), ANNE)) is None


def words(**position):
    table = state(**position)
    choices = NARRATOR.choices(GAME.look(table, ANNE), GAME.actions(table, ANNE))
    return {word: GAME.write(choice.action) for choice in choices for word in choice.words}, choices


def test_a_touch_can_be_said_in_words():
    by_word, choices = words()
    assert by_word["macaron 4 droite"] == by_word["m4 droite"] == "touch M 4 right"
    assert by_word["macaron 4 gauche pas touche"] == "touch M 4 left shout"
    assert by_word["éclair 1 gauche"] == "touch E 1 left"
    assert (choices[0].key, GAME.write(choices[0].action), choices[0].number) == ("a", "renounce", 1)


@pytest.mark.parametrize(
    ("position", "keys"),
    [
        ({"phase": "hand", "hands": ["", "left", "left"]}, "fj"),
        ({"phase": "roll"}, "p"),
        ({}, "a"),
        ({"answered": [0]}, ""),
    ],
)
def test_every_key_of_the_game_answers_at_all_times(position, keys):
    _, choices = words(**position)
    assert "".join(choice.key for choice in choices if choice.legal and choice.key) == keys
    pressed = {choice.key for choice in choices} - {None}
    board = {"f", "j"} if position == {} else set()
    assert pressed | board == set("apfj")


@pytest.mark.parametrize(
    ("action", "position", "why"),
    [
        (
            "roll",
            {"phase": "roll", "roller": 1},
            "Impossible de lancer les dés : c'est à Basile de lancer. Attendez votre tour.",
        ),
        (
            "touch M 4 right",
            {"phase": "roll"},
            (
                "Impossible de toucher une carte maintenant : les dés ne sont pas lancés. "
                "Possible : lancer les dés."
            ),
        ),
        (
            "roll",
            {"phase": "hand", "hands": ["", "left", "left"]},
            (
                "Impossible de lancer les dés maintenant : chacun choisit d'abord sa main. "
                "Possible : main gauche ou main droite."
            ),
        ),
        (
            "roll",
            {},
            (
                "Impossible de lancer les dés maintenant : macaron 4 attend des réponses. "
                "Possible : toucher une carte ou renoncer."
            ),
        ),
        (
            "renounce",
            {"answered": [0]},
            "Impossible de renoncer : vous avez déjà répondu à ce lancer. Attendez le suivant.",
        ),
        (
            "touch M 9 right",
            {},
            (
                "Impossible de toucher M 9 : cette carte n'existe pas. "
                "Les lettres sont C, B, E, G, M et T, les nombres vont de 1 à 6."
            ),
        ),
        (
            "hand left",
            {},
            "Impossible de changer de main : vous jouez de la main droite toute la partie.",
        ),
        ("renounce", {"phase": "over"}, "Impossible de renoncer : la partie est finie."),
    ],
)
def test_a_refusal_says_what_was_tried_why_and_what_is_possible(action, position, why):
    table = state(**position)
    with pytest.raises(Illegal) as refusal:
        GAME.play(table, ANNE, GAME.read(action))
    line = NARRATOR.refused(GAME.look(table, ANNE), refusal.value)
    assert heard(line) == why
    assert [cue.name for cue in line.cues] == ["refused"]


def test_a_late_answer_is_told_why():
    table, _ = play(state(), "1 renounce @700")
    refusal = GAME.refusal(table, ANNE, GAME.read("touch M 4 right @5"))
    assert "une réponse venue après est déjà comptée" in heard(
        NARRATOR.refused(GAME.look(table, ANNE), refusal)
    )


# Whole games


def lines_of_games(viewer, count=6):
    """Yield the lines that *viewer* hears in games of bots, for each move."""
    for seed in range(count):
        rng = Random(seed)
        table = Table(GAME, 2 + seed % 5)
        while not isinstance(turn := table.turn, Over):
            if isinstance(turn, ToDraw):
                yield [
                    line
                    for event in table.answer(turn.chance.draw(rng))
                    for line in NARRATOR.tell(event, viewer)
                ]
                continue
            bots = {
                seat: BOTS[Level.CONFIRMED](table.look(seat), table.actions(seat), rng, {})
                for seat in turn.seats
            }
            for _, _, events in table.settle(bots, random_nature(rng)):
                yield [line for event in events for line in NARRATOR.tell(event, viewer)]


def test_brief_moves_of_others_are_short():
    counts = []
    for lines in lines_of_games(None):
        moves = [line for line in lines if line.category is Category.OTHERS]
        texts = [heard(line, viewer=None, verbosity=Verbosity.BRIEF) for line in moves]
        counts += [len(re.findall(r"[\w']+", text)) for text in texts if text]
    assert max(counts) <= 12
    assert sum(counts) / len(counts) <= 8


def test_braille_fits_forty_cells_for_what_is_asked_or_done_by_others():
    for lines in lines_of_games(None, 2):
        for line in lines:
            if line.id != "pas_touche-standings":
                assert len(CATALOGUE.render(line, None, NAMES, Verbosity.NORMAL).braille) <= 40, line


def test_a_phase_that_nobody_acts_in_can_be_told():
    table = GAME.set_up(2)
    for phase, word in ((Phase.FIRST_SEAT, "sort"), (Phase.SQUARE, "carré"), (Phase.DEAL, "cartes")):
        table.phase = phase
        assert word in heard(NARRATOR.question(GAME.look(table, ANNE)))
    assert heard(*NARRATOR.mine(GAME.look(table, ANNE), ANNE)) == "Vous attendez vos cartes."
