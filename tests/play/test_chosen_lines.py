"""A player chooses what is said and what is kept, by a key and in the settings, whatever the game."""

import pytest

from ludoreille.games import SHELF

NON_MERCI = ("jouer", "non_merci", "--joueurs", "3", "--graine", "4", "--sons", "non", "--rythme", "rapide")


def a_round(room, *argv, voice="synthese"):
    """Play a first round of Non Merci, taking every card, to the next question."""
    evening = room.evening(*NON_MERCI, "--option", "rounds=2", *argv, "--voix", voice, cps=2000)
    while not any("manche 2" in text.lower() for text in kept(evening)):
        evening.wait_for_question()
        evening.press("c")
    evening.wait_for_question()
    return evening


def kept(evening):
    return [message.text for message in evening.program.desk.announcer.history.messages]


def test_scores_that_are_not_said_are_kept_and_the_key_for_them_still_answers(room):
    evening = a_round(room, "--reglage", "scores=garde")
    totals = [text for text in kept(evening) if "Totaux" in text or "total" in text.lower()]
    assert totals
    assert not set(totals) & set(evening.said())
    assert set(totals) <= set(evening.printed())
    assert evening.answer("s")


def test_in_texte_what_is_not_said_is_not_printed(room):
    evening = a_round(room, "--reglage", "scores=garde", voice="texte")
    totals = [text for text in kept(evening) if "total" in text.lower()]
    assert totals and not set(totals) & set(evening.printed())


def test_moves_that_are_not_kept_are_said_and_leave_no_trace_in_the_history(room):
    evening = a_round(room, "--reglage", "coups=dit")
    said = evening.said(category="others")
    assert said and not set(said) & set(kept(evening))


def test_what_was_kept_unsaid_is_heard_by_the_keys_of_the_history(room):
    evening = a_round(room, "--reglage", "coups=garde")
    unsaid = [text for text in kept(evening) if text.startswith(("Basile", "Chloé")) and "jeton" in text]
    assert unsaid and not set(unsaid) & set(evening.said(category="others"))
    since = evening.mark()
    for _ in kept(evening):
        evening.press(",")
    assert unsaid[-1] in evening.said(since)


SILENT = [word for name in ("coups", "table", "scores", "ambiance") for word in ("--reglage", f"{name}=rien")]


@pytest.mark.parametrize("game", SHELF)
def test_whatever_is_switched_off_a_player_hears_what_he_needs(room, game):
    evening = room.evening(
        *("jouer", game, "--joueurs", "3", "--graine", "5", "--rythme", "rapide", "--voix", "synthese"),
        *(*SILENT, "--reglage", "filtre=moi"),
        cps=1000,
    )
    since = 0
    for _ in range(8):
        evening.wait_for_question()
        evening.wait_for_silence()
        assert evening.said(since), "the question"
        since = evening.mark()
        evening.write(evening.asked[0])
    assert evening.said(category="mine")
    assert not evening.said(category="ambient")
    urgent = {message.text for message in evening.program.desk.announcer.history.messages if message.urgent}
    assert set(evening.said(category="others")) <= urgent
    assert evening.answer("s") and evening.answer("l") and evening.answer("o")


def test_one_key_silences_the_others_at_once_and_the_walk_passes_over_them(room):
    evening = room.game(
        position={"phase": "turn", "turn": 1}, bots=["draw", "place 1", "stop"], nature=["R4"]
    )
    assert evening.answer("y") == "Filtre sur vous : les coups des autres se taisent, l'historique les passe."
    since = evening.mark()
    evening.wait_for_question()
    evening.wait_for_silence()
    assert evening.said(since, "others") == []
    told = kept(evening)
    assert any(text.startswith("Basile ") for text in told)
    walked = {evening.answer(",") for _ in told}
    assert not any(text.startswith("Basile ") for text in walked)
    assert "Filtre sur les autres" in evening.answer("Y")
    walked = {evening.answer(",") for _ in told}
    assert any(text.startswith("Basile ") for text in walked)
    assert evening.answer("y") == "Pas de filtre : tous les coups se disent."


def test_the_filter_says_when_the_settings_silence_moves_all_the_same_and_is_kept(room):
    evening = room.game("--reglage", "coups=rien", position={"phase": "turn", "turn": 0})
    evening.wait_for_question()
    evening.press("y")
    assert "restent tus" in evening.answer("y") and "restent tus" in evening.answer("y")
    evening.press("y")
    evening.leave()
    again = room.game(position={"phase": "turn", "turn": 0})
    again.wait_for_question()
    assert "Filtre sur les autres" in again.answer("y")


def test_my_own_moves_are_said_in_brief_while_i_follow_the_others(room):
    told = []
    for whose in ("tous", "autres"):
        game = room.game(
            "--reglage",
            f"filtre={whose}",
            "--reglage",
            "annonces=detaille",
            position={"phase": "turn", "turn": 0},
            nature=["R4"],
        )
        game.wait_for_question()
        game.press("p")
        game.wait_for_silence()
        told.append(game.said(category="mine")[-1])
        game.leave()
    assert len(told[1]) < len(told[0])


def test_a_walk_that_the_filter_leaves_empty_tells_the_key_that_changes_it(room):
    evening = room.game("--reglage", "filtre=autres", position={"phase": "turn", "turn": 1}, bots=["draw"])
    evening.wait(0.2)
    assert evening.answer(",") == "Rien dans l'historique avec ce filtre. Pour en changer : Y."


def test_where_each_move_waits_for_a_key_a_silent_one_does_not(room):
    evening = room.game(
        *("--rythme", "touche", "--reglage", "filtre=moi"),
        position={"phase": "turn", "turn": 1},
        bots=["draw", "place 1", "stop"],
        nature=["R4"],
    )
    evening.wait(10)
    assert evening.kinds("act") == []
    evening.press("enter")
    evening.wait_for_question()
    assert len(evening.kinds("act")) >= 3


@pytest.mark.parametrize("line", range(4))
def test_each_topic_is_a_line_of_the_settings_that_explains_its_values(room, line):
    names = ["Coups des autres", "Ce qui arrive à toute la table", "Scores en cours de partie", "Mimiques"]
    evening = room.evening("reglages", "--voix", "synthese")
    evening.wait(1)
    for _ in range(30):
        heard = evening.answer("down")
        if heard.startswith(names[line]):
            break
    values = {evening.answer("right") for _ in range(4)}
    assert len(values) == 4 and all(value.startswith(names[line]) for value in values)
    assert any(" ni " in value for value in values)
