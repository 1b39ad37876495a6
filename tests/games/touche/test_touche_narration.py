"""What a listener hears of Touché, from his side of the duel."""

import pytest
from games.listening import heard_games, lengths_and_moves

from ludoreille.core import Seat
from ludoreille.games.touche.model import (
    Announce,
    Choose,
    DuelBegan,
    DuelEnded,
    ExtraPaid,
    FistsOpened,
    Hide,
    MarkersHidden,
    MusketeerChosen,
    ParityAnnounced,
    Stop,
)
from ludoreille.games.touche.narration import NARRATOR
from ludoreille.games.touche.pieces import Account, Blow, Left, Paid
from ludoreille.games.touche.rules import Touche
from ludoreille.kit.bots import Level
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue, Verbosity

NAMES = ("Anne", "Basile", "Chloé", "Denis")
ANNE, BASILE, CHLOE, DENIS = map(Seat, range(4))
TOUCHE = Touche()
CATALOGUE = Catalogue(folder("locales") / "fr")


def heard(lines, viewer, verbosity=Verbosity.NORMAL):
    texts = (CATALOGUE.render(line, viewer, NAMES, verbosity).printed for line in lines)
    return " ".join(text for text in texts if text)


def told(event, viewer, verbosity=Verbosity.NORMAL):
    seen = event.seen_by(viewer)
    return heard(NARRATOR.tell(seen, viewer), viewer, verbosity)


def sight(viewer=ANNE, seats=2, options=None, **position):
    return TOUCHE.look(TOUCHE.from_position(seats, options or {}, position), viewer)


def asked(**keys):
    seen = sight(**keys)
    return heard([NARRATOR.question(seen)], seen.viewer)


def fists(toucher, touched, blow, left=1):
    return FistsOpened((ANNE, BASILE), True, (2, 1), toucher, touched, blow, Left(left, first_blood=True))


@pytest.mark.parametrize(
    ("event", "anne", "basile", "chloe"),
    [
        (
            DuelBegan(2, 6, ANNE, BASILE, ()),
            "Duel 2 sur 6 : vous attaquez Basile.",
            "Duel 2 sur 6 : Anne vous attaque.",
            "Duel 2 sur 6 : Anne attaque Basile.",
        ),
        (DuelBegan(2, 6, ANNE, BASILE, (ANNE, BASILE)), "", "", "Duel 2 sur 6 : Anne attaque Basile."),
        (ParityAnnounced(ANNE, BASILE, even=True), "", "Anne annonce pair.", ""),
        (
            fists(BASILE, ANNE, Blow(Paid.ESQUIVE)),
            "Pair annoncé, vous 2, Basile 1 : Basile vous touche, vous perdez une esquive, il vous en reste une.",  # noqa: E501
            "Pair annoncé, vous 1, Anne 2 : vous touchez Anne, qui perd une esquive, il lui en reste une.",
            "Pair annoncé, Anne 2, Basile 1 : Basile touche Anne, qui perd une esquive, il lui en reste une.",
        ),
        (
            fists(BASILE, ANNE, Blow(Paid.WOUND)),
            "Pair annoncé, vous 2, Basile 1 : Basile vous touche et vous blesse.",
            "Pair annoncé, vous 1, Anne 2 : vous touchez et blessez Anne.",
            "Pair annoncé, Anne 2, Basile 1 : Basile touche et blesse Anne.",
        ),
        (
            ExtraPaid(ANNE, BASILE, Paid.ESQUIVE, Left(0, first_blood=True)),
            "Deux touches de suite : votre cadet prend encore une esquive à Basile, il ne lui en reste aucune.",  # noqa: E501
            "Deux touches de suite : son cadet vous prend encore une esquive, il ne vous en reste aucune.",
            "Deux touches de suite : le cadet d'Anne prend encore une esquive à Basile, il ne lui en reste aucune.",  # noqa: E501
        ),
        (
            DuelEnded(1, ANNE, BASILE, True, False, Account(2, 2, 0, 3), (7, 0, 0)),
            "Vous gagnez le duel : 2 esquives : 2, premier sang : 2, blessure : 3 ; total 7.",
            "Anne gagne le duel : 2 esquives : 2, premier sang : 2, blessure : 3 ; total 7.",
            "Anne gagne le duel contre Basile : 2 esquives : 2, premier sang : 2, blessure : 3 ; total 7.",
        ),
    ],
)
def test_each_hears_the_duel_from_his_side(event, anne, basile, chloe):
    assert told(event, ANNE) == anne
    assert told(event, BASILE) == basile
    assert told(event, CHLOE) == chloe


def test_nothing_that_is_heard_before_the_reveal_tells_what_was_chosen():
    for first, second in (
        (MusketeerChosen(ANNE, 1, awaited=True), MusketeerChosen(ANNE, 3, awaited=True)),
        (MarkersHidden(ANNE, 1, awaited=True), MarkersHidden(ANNE, 2, awaited=True)),
    ):
        for viewer in (None, BASILE, CHLOE):
            assert first.seen_by(viewer) == second.seen_by(viewer)
            assert NARRATOR.tell(first.seen_by(viewer), viewer) == NARRATOR.tell(
                second.seen_by(viewer), viewer
            )
        cues = [[line.cues for line in NARRATOR.tell(event, ANNE)] for event in (first, second)]
        assert cues[0] == cues[1]


def test_the_listener_who_is_hit_hears_another_sound():
    event = fists(BASILE, ANNE, Blow(Paid.FIRST_BLOOD))
    names = {
        viewer: [cue.name for cue in NARRATOR.tell(event, viewer)[0].cues] for viewer in (ANNE, BASILE, None)
    }
    assert names[ANNE] == ["fists-opened", "touched", "first-blood"]
    assert names[BASILE] == names[None] == ["fists-opened", "touch", "first-blood"]


BLOOD = {
    "phase": "first_blood",
    "musketeer": [3, 1],
    "esquives": [0, 1],
    "first_blood": [False, True],
    "taken_esquives": [0, 3],
    "taken_first_blood": [False, True],
}


@pytest.mark.parametrize(
    ("keys", "question"),
    [
        (
            {},
            (
                "Duel 1 sur 4, vous attaquez Basile. Qui envoyer ? "
                "0 le novice, 1 le cadet, 2 l'homme d'armes et 3 le vétéran."
            ),
        ),
        (
            {"seats": 4},
            (
                "Vous faites équipe avec Chloé. Duel 1 sur 8, vous attaquez Basile. Qui envoyer ? "
                "0 le novice, 1 le cadet, 2 l'homme d'armes et 3 le vétéran."
            ),
        ),
        (
            {"duel": 2, "unused": [[0, 3], [1, 2]]},
            (
                "Duel 2 sur 4, Basile vous attaque. Qui envoyer ? 0 le novice et 3 le vétéran. "
                "Basile a encore le cadet et l'homme d'armes."
            ),
        ),
        (
            {"phase": "hide", "musketeer": [3, 1], "announced": "odd", "esquives": [1, 0]},
            "Impair annoncé : cachez 1 ou 2 ? Vous, une esquive et premier sang ; Basile, premier sang seul.",
        ),
        (
            {"phase": "hide", "musketeer": [3, 1], "announced": "odd", "viewer": BASILE},
            (
                "Vous touchez sur pair : cachez 1 ou 2 ? Vous, une esquive et premier sang ; "
                "Anne, 3 esquives et premier sang."
            ),
        ),
        (
            BLOOD,
            (
                "Arrêter, 5 points pour Basile, ou continuer ? La prochaine touche vous blesse, 8 points ; "
                "gagner vous ajoute 2 points. Basile, une esquive et premier sang."
            ),
        ),
        (
            {**BLOOD, "streak": [0, 2]},
            (
                "Arrêter, 5 points pour Basile, ou continuer ? "
                "Si vous continuez, son cadet vous blesse aussitôt, 8 points."
            ),
        ),
        ({**BLOOD, "viewer": BASILE}, "Premier sang : Anne doit arrêter ou continuer."),
        ({"seats": 3, "viewer": CHLOE}, "Duel 1 sur 6, Anne attaque Basile. On attend Anne et Basile."),
        (
            {"chosen": [3, ""]},
            "Duel 1 sur 4, vous attaquez Basile. Vous envoyez le vétéran. On attend Basile.",
        ),
    ],
)
def test_the_question_holds_what_the_decision_needs(keys, question):
    assert asked(**keys) == question
    assert len(question) <= 165


@pytest.mark.parametrize(
    ("keys", "viewer", "action", "why"),
    [
        (
            {"unused": [[0, 3], [1, 2]], "duel": 3},
            ANNE,
            Choose(2),
            (
                "Impossible d'envoyer l'homme d'armes : il s'est déjà battu dans cette série. "
                "Possible : le novice ou le vétéran."
            ),
        ),
        (
            {"chosen": [3, ""]},
            ANNE,
            Choose(0),
            "Impossible d'envoyer le novice : votre choix est déjà fait. On attend Basile.",
        ),
        (
            {"phase": "announce", "musketeer": [3, 1]},
            BASILE,
            Announce(even=True),
            "Impossible d'annoncer pair : ce n'est pas à vous. On attend Anne.",
        ),
        (
            {"phase": "announce", "musketeer": [3, 1]},
            ANNE,
            Hide(1),
            "Impossible de cacher 1 marqueur maintenant. Possible : annoncer pair ou annoncer impair.",
        ),
        ({"phase": "over"}, ANNE, Stop(), "Impossible d'arrêter : la série est finie."),
    ],
)
def test_a_refusal_says_what_why_and_what_is_possible(keys, viewer, action, why):
    state = TOUCHE.from_position(2, {}, keys)
    refusal = TOUCHE.refusal(state, viewer, action)
    assert heard([NARRATOR.refused(TOUCHE.look(state, viewer), refusal)], viewer) == why


def test_keys_stay_the_same_and_say_why_when_they_cannot_be_used():
    seen = sight(phase="announce", musketeer=[3, 1])
    choices = NARRATOR.choices(seen, TOUCHE.actions(seen.table, ANNE))
    assert [(choice.number, choice.key, choice.legal) for choice in choices] == [
        (1, "m", True),
        (2, "p", True),
        (8, "a", False),
        (9, "c", False),
    ]
    seen = sight(unused=[[0, 3], [1, 2]])
    choices = NARRATOR.choices(seen, TOUCHE.actions(seen.table, ANNE))
    assert [(choice.number, choice.legal) for choice in choices[:4]] == [
        (0, True),
        (1, False),
        (2, False),
        (3, True),
    ]


def test_the_table_tells_the_whole_duel_and_ones_own_fist_to_oneself_alone():
    keys = {
        "phase": "hide",
        "musketeer": [1, 2],
        "announced": "even",
        "hidden": [2, ""],
        "esquives": [1, 1],
        "waiting": ["", "esquive"],
        "taken_esquives": [0, 1],
        "streak": [1, 0],
        "power_spent": [True, False],
    }
    common = (
        "{} : une esquive et premier sang ; dernière passe gagnée et pouvoir épuisé. "
        "{} : une esquive et premier sang, une esquive en attente ; une esquive prise et pouvoir disponible. "
        "Pair annoncé. "
    )
    table = {viewer: heard(NARRATOR.table(sight(viewer, **keys)), viewer) for viewer in (ANNE, BASILE)}
    assert table[ANNE] == (
        "Duel 1 sur 4 : vous attaquez Basile. "
        + common.format("Vous, le cadet", "Basile, l'homme d'armes")
        + "Vous cachez 2. Poings attendus : Basile. "
        "Duels suivants : Basile vous attaque, vous attaquez Basile et Basile vous attaque."
    )
    assert table[BASILE] == (
        "Duel 1 sur 4 : Anne vous attaque. "
        + common.format("Anne, le cadet", "Vous, l'homme d'armes")
        + "Poings attendus : vous. "
        "Duels suivants : vous attaquez Anne, Anne vous attaque et vous attaquez Anne."
    )


def test_ones_own_things_and_those_of_others():
    seen = sight(unused=[[0, 3], [1, 2]], renown=[3, 1])
    assert heard(NARRATOR.mine(seen, ANNE), ANNE) == (
        "Il vous reste le novice et le vétéran. Votre renommée : 3 points."
    )
    assert heard(NARRATOR.mine(seen, BASILE), ANNE) == (
        "Basile a encore le cadet et l'homme d'armes. Renommée de Basile : 1 point."
    )


def test_the_scores_tell_the_teams_first():
    seen = sight(seats=4, renown=[1, 5, 3, 0])
    assert heard(NARRATOR.scores(seen), ANNE) == (
        "Équipes : Basile et Denis, 5 points ; Chloé et vous, 4 points. "
        "Renommée : Basile, 5 points ; Chloé, 3 points ; vous, 1 point ; Denis, 0 point."
    )


def test_the_last_pass_can_be_asked_again():
    assert heard([NARRATOR.last_chance(())], ANNE) == "Aucun poing ouvert dans cette série."
    events = (fists(BASILE, ANNE, Blow(Paid.ESQUIVE)),)
    assert heard([NARRATOR.last_chance(events)], ANNE) == (
        "Dernière passe : pair annoncé, vous 2, Basile 1, touche pour Basile."
    )


@pytest.fixture(scope="module")
def whole_games():
    return lengths_and_moves(heard_games("touche", Level.BEGINNER, 2), CATALOGUE, NAMES)


def test_brief_is_shorter_than_normal_and_detailed_longer(whole_games):
    lengths, _ = whole_games
    assert lengths[Verbosity.BRIEF] * 1.5 < lengths[Verbosity.NORMAL] < lengths[Verbosity.DETAILED]


def test_the_moves_of_others_are_short_in_brief(whole_games):
    _, moves = whole_games
    assert max(map(len, moves)) <= 12
    assert sum(map(len, moves)) / len(moves) <= 8
