"""What Non Merci says when asked for a hint, and for what happened since one's turn; its rounds."""

import re

import pytest
from games.listening import followed_games, hints_by_reason, unfit

from ludoreille.core import Seat
from ludoreille.games.non_merci.bots import Reason
from ludoreille.games.non_merci.model import (
    HIDDEN,
    CardTaken,
    CardTurned,
    RoundBegan,
    RoundEnded,
    SecretLaid,
    TokenPaid,
)
from ludoreille.games.non_merci.narration import NARRATOR
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.kit.bots import Advice
from ludoreille.resources import folder
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.french import audit
from ludoreille.words.line import Line

GAME = NonMerci()
NAMES = ("Anne", "Basile", "Ève", "Denis", "Clémentine", "Farid", "Gaston")
ANNE, BASILE, EVE, DENIS = map(Seat, range(4))
CATALOGUE = Catalogue(folder("locales") / "fr")
SECRET = {"secret_card": True}
GAMES, SHARE = 10, 12
"""Games that are followed, two for each count of players, and one moment in how many is looked at."""
LONGEST_REASON, LONGEST_RECAP = 110, 160


def sight(options=None, **position):
    return GAME.look(GAME.from_position(3, options or {}, {"target": 20, **position}), ANNE)


def why(reason, action, *, best=True, options=None, **position):
    """Return why an action is thought of so in a position, the reason given."""
    advice = Advice(GAME.read(action), 1.0, reason)
    other = Advice(GAME.read("take" if action == "pass" else "pass"), 0.5, "")
    ranked = [advice, other] if best else [other, advice]
    phrase = NARRATOR.why(sight(options, **position), advice, ranked)
    line = Line("interface-hint", {"coup": "ainsi", "pourquoi": phrase})
    return CATALOGUE.render(line, ANNE, NAMES).printed.removeprefix("Conseil, ainsi : ")


def recap(*events, viewer=ANNE):
    last = next((event for event in reversed(events) if isinstance(event, TokenPaid)), paid(BASILE, 20, 0))
    table = GAME.from_position(4, {}, {"target": last.card, "pot": last.pot})
    lines = NARRATOR.recap([event.seen_by(viewer) for event in events], GAME.look(table, viewer))
    return " ".join(CATALOGUE.render(line, viewer, NAMES).printed for line in lines)


def took(seat, card, pot=0):
    return CardTaken(seat, card, pot, card, card, card, HIDDEN)


def paid(seat, card, pot):
    return TokenPaid(seat, card, pot, HIDDEN)


def ended(*totals, over=False):
    return RoundEnded(2, ((),) * len(totals), (0,) * len(totals), totals, totals, over=over)


@pytest.mark.parametrize(
    ("reason", "action", "position", "told"),
    [
        ("no-token", "take", {"tokens": [0, 5, 5]}, "vous n'avez plus de jeton pour passer."),
        (
            "free-card",
            "take",
            {"pot": 2, "cards": [[21], [], []]},
            "cela vous enlève 3 points, jetons compris, suite de 20 à 21.",
        ),
        ("free-card", "take", {"pot": 20}, "cela ne vous coûte rien, jetons compris."),
        ("fair-price", "take", {"target": 6}, "cela vous coûte 6 points, un prix honnête."),
        (
            "short-of-tokens",
            "take",
            {"pot": 9, "tokens": [1, 5, 5]},
            "cela vous coûte 11 points, jetons compris, et il ne vous reste qu'un jeton pour passer.",
        ),
        (
            "refusing-costs-more",
            "take",
            {"pot": 3},
            "cela vous coûte 17 points, jetons compris, mais passer finirait par coûter davantage.",
        ),
        ("too-dear", "take", {"pot": 3}, "cela coûterait 17 points, jetons compris, c'est trop cher."),
        ("too-dear", "pass", {}, "le prendre coûterait 20 points, c'est trop cher."),
        (
            "comes-round",
            "pass",
            {"pot": 1},
            "personne d'autre n'en veut, il vous revient avec 4 jetons dessus.",
        ),
        (
            "comes-round",
            "pass",
            {"pot": 5},
            "3 chances sur 10 que quelqu'un d'autre le prenne, sinon il vous revient avec 8 jetons dessus.",
        ),
        ("others-want-it", "pass", {"pot": 12}, "quelqu'un d'autre le prendra sûrement avant vous."),
        (
            "others-may-have-it",
            "pass",
            {"pot": 12, "cards": [[21], [], []]},
            "quelqu'un d'autre le prendra sûrement, et Basile le paierait 7 points.",
        ),
        (
            "others-may-have-it",
            "pass",
            {"target": 6, "cards": [[], [5], []]},
            "le prendre coûterait 6 points, et quelqu'un d'autre le prendra sûrement.",
        ),
        (
            "others-may-have-it",
            "pass",
            {"cards": [[19], [21], []]},
            "le prendre ne vous coûte rien, mais passer promet un peu mieux.",
        ),
    ],
)
def test_a_hint_tells_why_with_the_figures(reason, action, position, told):
    assert why(reason, action, **position) == told


@pytest.mark.parametrize(
    ("reason", "best", "position", "told"),
    [
        (
            "secret-free",
            True,
            {"secret": [11, 12, 14], "cards": [[10], [], []]},
            "elle ne vous coûte rien, et vous jouez encore ensuite.",
        ),
        (
            "secret-free",
            True,
            {"secret": [21, 12, 14], "left": 0},
            "avec le 20, elle ne coûtera rien, et c'est la dernière occasion.",
        ),
        ("secret-costs", False, {"secret": [9, 12, 14]}, "elle vous coûte 9 points, rien ne presse."),
        (
            "secret-costs",
            True,
            {"secret": [9, 12, 14]},
            "elle vous coûte 9 points, mais la suite promet davantage.",
        ),
    ],
)
def test_a_hint_tells_what_a_secret_card_does(reason, best, position, told):
    assert why(reason, "reveal", best=best, options=SECRET, **position) == told


@pytest.fixture(scope="module")
def heard():
    """All hints of whole games, by reason, and the advice that they tell."""
    return hints_by_reason(Reason, followed_games("non_merci", GAMES, SHARE), CATALOGUE, NAMES)


def test_every_reason_comes_up_and_is_told_in_short_french(heard):
    assert unfit(heard, LONGEST_REASON) == []
    texts = [text for told_of in heard.values() for _, text in told_of]
    assert not [text for text in texts if re.search(r"\b0 |aucune chance|toutes les chances", text)]


def test_a_hint_to_pass_does_not_mourn_a_card_and_one_to_take_does_not_call_it_too_dear(heard):
    firsts = {
        reason: [text for _, text in told_of if text.startswith("Conseil")]
        for reason, told_of in heard.items()
    }
    assert not firsts[Reason.OTHERS_WANT_IT]
    assert all("passer" in text for text in firsts[Reason.TOO_DEAR])


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([], ""),
        ([CardTurned(BASILE, 20, 12)], ""),
        ([paid(BASILE, 20, 1)], "Basile refuse le 20, 1 jeton dessus."),
        ([paid(BASILE, 20, 1), paid(EVE, 20, 2)], "Basile et Ève refusent le 20, 2 jetons dessus."),
        (
            [paid(BASILE, 20, 1), paid(EVE, 20, 2), paid(DENIS, 20, 3)],
            "3 joueurs refusent le 20, 3 jetons dessus.",
        ),
        ([paid(BASILE, 20, 1), took(EVE, 20, 1)], "Ève prend le 20 avec 1 jeton."),
        (
            [took(BASILE, 12, 3), took(BASILE, 8), paid(BASILE, 30, 1), took(EVE, 30, 1), paid(EVE, 7, 1)],
            (
                "Basile prend le 12 et le 8 avec 3 jetons ; Ève, le 30 avec 1 jeton. "
                "Ève refuse le 7, 1 jeton dessus."
            ),
        ),
        (
            [took(BASILE, 12, 3), took(EVE, 8), took(DENIS, 7)],
            "3 joueurs prennent le 12, le 8 et le 7 avec 3 jetons.",
        ),
        ([took(BASILE, card) for card in (12, 8, 7, 20)], "Basile prend 4 cartes sans jeton."),
        ([SecretLaid(BASILE, 11, 0, 10, 11)], "Basile étale le 11."),
        (
            [took(BASILE, 12, 3), SecretLaid(BASILE, 11, 0, 10, 11), SecretLaid(EVE, 9, 0, 9, 9)],
            "Basile prend le 12 avec 3 jetons ; 2 cartes secrètes étalées.",
        ),
        (
            [took(BASILE, 12), ended(30, 12, 25)],
            "Manche 2 finie, Basile en tête avec 12 points, 30 pour vous.",
        ),
        ([ended(12, 12, 25)], "Manche 2 finie, Basile et vous en tête avec 12 points."),
        (
            [ended(-3, 12, 25), took(BASILE, 12), paid(BASILE, 20, 1)],
            "Manche 2 finie, vous menez avec moins 3 points. Basile prend le 12 sans jeton.",
        ),
        ([took(BASILE, 12), ended(1, 2, 3, over=True)], "Basile prend le 12 sans jeton."),
        ([took(ANNE, 12), took(BASILE, 8)], "Basile prend le 8 sans jeton."),
    ],
)
def test_a_recap_tells_what_others_took_and_refuse(events, told):
    assert recap(*events) == told


def test_a_refusal_is_forgotten_once_the_card_is_gone():
    assert not NARRATOR.recap([paid(BASILE, 30, 1), paid(EVE, 30, 2)], sight())


def test_an_onlooker_hears_of_everybody():
    assert recap(took(ANNE, 12), paid(ANNE, 9, 1), viewer=None) == (
        "Anne prend le 12 sans jeton. Anne refuse le 9, 1 jeton dessus."
    )


def test_a_recap_is_short_and_agrees_with_what_happened():
    for table, seat, witness in followed_games("non_merci", GAMES, 2 * SHARE):
        events = witness.since_turn(seat)
        lines = NARRATOR.recap(events, table.look(seat))
        sentences = [CATALOGUE.render(line, seat, NAMES).printed for line in lines]
        text = " ".join(sentences)
        assert len(sentences) <= 2
        assert len(text) <= LONGEST_RECAP, text
        assert not [fault for sentence in sentences for fault in audit(sentence)], text
        if any(isinstance(event, RoundEnded) for event in events):
            assert re.match(r"Manche \d+ finie", text)
            continue
        if "refuse" in text:
            assert f"le {table.state.target}, {table.state.pot} jeton" in text, text
        elif events and isinstance(events[-1], TokenPaid):
            assert events[-1].card != table.state.target or not table.state.pot, text
        assert bool(re.search("pren", text)) == any(isinstance(event, CardTaken) for event in events), text


def test_rounds_are_titled_where_there_are_several():
    began = RoundBegan(ANNE, 2, 4, 11, (), secrets=False)
    title = NARRATOR.heading(began)
    assert title is not None
    assert CATALOGUE.word(title.id, **title.args) == "Manche 2"
    assert NARRATOR.heading(RoundBegan(ANNE, 1, 1, 11, (), secrets=False)) is None
    assert NARRATOR.heading(CardTurned(ANNE, 20, 12)) is None
