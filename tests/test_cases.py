"""Cases pass where the game is right, and say in French what is wrong where they are."""

from pathlib import Path

import pytest

from ludoreille.cases import alike, run, run_file
from ludoreille.games import SHELF

HERE = Path(__file__).parent / "cases"
SHARED = Path(__file__).parents[2] / "shared" / "cases"
FILES = [
    path
    for place in (HERE, SHARED)
    for game in sorted(SHELF)
    for path in sorted((place / game).glob("*.toml"))
]

START = """
game = "push"
seats = 2
chance = ["1"]
"""
TABLE = """
game = "push"
seats = 2
[position]
phase = "decide"
visible = [["R1"], ["B6"]]
columns = [["DIE", "R5"], ["G1"]]
draw_pile = ["G2", "B2"]
"""
DRAW = f"""{TABLE}
[[step]]
seat = 0
do = "draw"
chance = ["G2"]
"""

HEARD_OF_ANNE = 'heard = [{ seat = 1, contains = ["Anne"] }]'


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.parent.name}-{path.stem}")
def test_a_case_passes(path, catalogue):
    result = run_file(path, catalogue)
    assert result.passed, result.message


def test_every_game_has_cases():
    assert {path.parent.name for path in FILES} >= set(SHELF)


@pytest.fixture
def verdict(tmp_path, catalogue):
    """Return a function that runs a case from its text."""

    def told(text):
        path = tmp_path / "cas.toml"
        path.write_text(text, encoding="utf-8")
        return run_file(path, catalogue)

    return told


@pytest.mark.parametrize(
    "text",
    [
        START,
        DRAW,
        f'{DRAW}expect = {{ phase = "place", to_move = [0], columns = [["R5", "DIE"], ["G1"]] }}',
        f'{DRAW}legal = ["place 3", "place 1"]',
        f'{DRAW}heard = [{{ seat = 0, contains = ["vert 2"] }}, {{ seat = 1, lacks = ["Vous"] }}]',
        f'{TABLE}[[step]]\nseat = 0\ndo = "take 1"\nrefused = "wrong-phase"\nexpect = {{ drawn = "" }}',
        f'{TABLE}[[step]]\nseat = 1\ndo = "stop"\nrefused = "not-your-turn"\n{HEARD_OF_ANNE}',
        f'{TABLE}[final]\nvisible = [["R1"], ["B6"]]\nwinners = []',
        'game = "push"\nseats = 7\nrefused = "players-out-of-range"',
        'game = "push"\nseats = 2\noptions = { star = "maybe" }\nrefused = "no-such-option"',
    ],
)
def test_a_right_case_passes(verdict, text):
    result = verdict(text)
    assert result.passed, result.message
    assert result.message.startswith("Réussi : ")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = ", "Le fichier n'est pas du TOML"),
        ("seats = 2", "La clef « game » manque."),
        ('game = "push"', "La clef « seats » manque."),
        ('game = "chess"\nseats = 2', "Le jeu « chess » n'est pas sur l'étagère. Possible : push"),
        ('game = "push"\nseats = "2"', "La clef « seats » ne peut pas valoir « 2 »."),
        ('game = "push"\nseats = 2\nchance = ["0"]\nsetup = 1', "La clef « case.setup » est inconnue."),
        ('game = "push"\nseats = 9', "La mise en place est refusée : players-out-of-range"),
        ('game = "push"\nseats = 2\noptions = { stars = "safe" }', "no-such-option option=stars"),
        (
            'game = "push"\nseats = 2\nrefused = "no-such-option"',
            "mais devait être refusée pour « no-such-option »",
        ),
        (
            'game = "push"\nseats = 7\nrefused = "no-such-option"',
            "la raison « players-out-of-range », et non",
        ),
        ('game = "push"\nseats = 2', "Il manque une réponse du hasard à la question « first-seat »."),
        (
            'game = "push"\nseats = 2\nchance = ["2"]',
            "La réponse « 2 » est impossible à la question « first-seat »",
        ),
        (
            'game = "push"\nseats = 2\nchance = ["Y4"]',
            "La réponse « Y4 » ne convient pas à la question « first-seat »",
        ),
        ('game = "push"\nseats = 2\nchance = ["1", "Y4"]', "Il reste des réponses du hasard : Y4."),
        (f"{TABLE}pile = []", "La position nomme une clef inconnue, « pile »."),
        (f'{TABLE}discard = ["Y7"]', "La carte « Y7 » n'existe pas."),
        (f"{TABLE}turn = 2", "La clef « turn » ne peut pas valoir « 2 »."),
        (f"{TABLE}turn = true", "La clef « turn » ne peut pas valoir « True »."),
        (f'{TABLE}drawn = "Y1"', "La clef « drawn » ne peut pas valoir « Y1 »."),
        (f'{TABLE}[final]\nhand = ["Y1"]', "La clef « final.hand » est inconnue."),
        (f'{TABLE}[final]\nphase = "turn"', "« phase » vaut « decide », et non « turn »."),
        (f'{TABLE}[final]\ncolumns = [["G1"], ["R5", "DIE"]]', "« columns » vaut"),
        (f'{TABLE}[final]\nvisible = [["R1"], ["B6", "B6"]]', "« visible » vaut"),
        (f'{TABLE}[[step]]\nseat = 0\ndo = "dance"', "Coup 1, « dance » : L'action « dance » n'existe pas."),
        (
            f'{TABLE}[[step]]\nseat = 0\ndo = "stop"\nthen = 1',
            "La clef « step.then » est inconnue.",
        ),
        (f'{TABLE}[[step]]\nseat = 2\ndo = "stop"', "La clef « seat » ne peut pas valoir « 2 »."),
        (f'{TABLE}[[step]]\nseat = 0\ndo = "take 1"', "L'action est refusée : wrong-phase"),
        (
            f'{TABLE}[[step]]\nseat = 0\ndo = "stop"\nrefused = "wrong-phase"',
            "L'action est acceptée, mais devait",
        ),
        (
            f'{TABLE}[[step]]\nseat = 1\ndo = "stop"\nrefused = "wrong-phase"',
            "la raison « not-your-turn », et non",
        ),
        (
            f'{TABLE}[[step]]\nseat = 0\ndo = "draw"',
            "Il manque une réponse du hasard à la question « card ».",
        ),
        (f'{TABLE}[[step]]\nseat = 0\ndo = "draw"\nchance = ["R6"]', "La réponse « R6 » est impossible"),
        (f'{TABLE}[[step]]\nseat = 0\ndo = "draw"\nchance = ["X6"]', "La carte « X6 » n'existe pas."),
        (
            f'{TABLE}[[step]]\nseat = 0\ndo = "draw"\nchance = ["G2", "B2"]',
            "Il reste des réponses du hasard : B2.",
        ),
        (f'{DRAW}legal = ["place 3"]', "Les actions permises sont"),
        (f'{DRAW}legal = ["place 1", "put 3"]', "L'action « put 3 » n'existe pas."),
        (f"{DRAW}expect = {{ hand = 1 }}", "La clef « expect.hand » est inconnue."),
        (
            f'{DRAW}heard = [{{ seat = 0, contains = ["bleu"] }}]',
            "Le siège 0 n'entend pas « bleu », mais : Vous tirez",
        ),
        (f'{DRAW}heard = [{{ seat = 0, lacks = ["vert"] }}]', "Le siège 0 entend « vert » :"),
        (f'{DRAW}heard = [{{ seat = 0, says = ["vert"] }}]', "La clef « heard.says » est inconnue."),
        (f'{DRAW}heard = ["vert"]', "ne peut pas valoir « vert »."),
        (
            f"{DRAW}heard = [{{ seat = 0, contains = [[2]] }}]",
            "La clef « contains » ne peut pas valoir « [2] ».",
        ),
        (f"{DRAW}heard = [{{ seat = 0, contains = [99] }}]", "Le siège 0 n'entend pas « 99 »"),
        (f"{TABLE}turn = {10**30}", f"La clef « turn » ne peut pas valoir « {10**30} »."),
        (f"{TABLE}step = [1]", "La position nomme une clef inconnue"),
        ('game = "push"\nseats = 2\nchance = ["0"]\nstep = [1]', "ne peut pas valoir « 1 »."),
    ],
)
def test_a_broken_case_fails_with_a_sentence_that_says_why(verdict, text, words):
    result = verdict(text)
    assert not result.passed
    assert words in result.message
    assert result.message.startswith("Échec : ")


def test_the_last_line_counts_and_the_status_tells(tmp_path, catalogue):
    good, bad = tmp_path / "bon.toml", tmp_path / "mauvais.toml"
    good.write_text(START, encoding="utf-8")
    bad.write_text("game = ", encoding="utf-8")
    lines = []
    assert run([good, bad, tmp_path / "absent.toml"], catalogue, lines.append) == 1
    assert lines[-1] == "1 passed, 2 failed"
    assert "Le fichier ne peut pas être lu" in lines[2]
    assert run([good], catalogue, lines.append) == 0
    assert lines[-1] == "1 passed, 0 failed"


def test_a_game_that_changes_on_a_refusal_fails(verdict, monkeypatch):
    rules = SHELF["push"].rules
    honest = type(rules).play

    def play(self, state, seat, action):
        state.switches += 1
        return honest(self, state, seat, action)

    monkeypatch.setattr(type(rules), "play", play)
    result = verdict(f'{TABLE}[[step]]\nseat = 0\ndo = "take 1"\nrefused = "wrong-phase"')
    assert "mais elle a changé la position" in result.message


def test_only_lists_without_order_are_compared_without_order():
    assert alike(["R1", "R1", "B2"], ["B2", "R1", "R1"], 0)
    assert not alike(["R1", "B2"], ["B2", "R1"])
    assert not alike(["R1", "R1", "B2"], ["B2", "B2", "R1"], 0)
    assert not alike([["R1"], ["B2"]], [["B2"], ["R1"]], 1)
    assert alike([[""]], [[None]]) and alike([], None) and not alike("", 0)
