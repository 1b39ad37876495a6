"""Profiles, names and the file of all settings, as a person hears them in the menus."""

import tomllib

import pytest

from ludoreille.terminal import transfer

ALONE = ("--sons", "non", "--rythme", "rapide", "--voix", "synthese")


def start(room, *words):
    evening = room.evening(*words, *ALONE)
    evening.wait_for_silence()
    return evening


def reach(evening, label):
    """Go to the line of a menu that begins so."""
    evening.press("home", pause=0.1)
    for _ in range(60):
        if evening.answer("=").startswith(label):
            return
        evening.press("down", pause=0.05)
    raise AssertionError(label)


def enter(evening, label, typed=None):
    """Open a line of the menu and type a text, if one is asked for; return what is told then."""
    reach(evening, label)
    since = evening.mark()
    evening.press("enter", pause=0.1)
    if typed is not None:
        evening.press(*typed)
        since = evening.mark()
        evening.press("enter", pause=0.1)
    evening.wait_for_silence()
    cut = {entry["id"] for entry in evening.kinds("end", since) if not entry["complete"]}
    return [entry["text"] for entry in evening.kinds("say", since) if entry["id"] not in cut]


def kept(folder):
    return tomllib.loads((folder / "reglages.toml").read_text("utf-8"))


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Return a home folder apart from the settings."""
    place = tmp_path / "maison"
    place.mkdir()
    monkeypatch.setattr(transfer.Path, "home", lambda: place)
    return place


class TestProfiles:
    """Each profile has settings, games and statistics of its own."""

    def test_a_profile_begins_with_the_first_questions_and_its_own_name(self, room, tmp_path):
        evening = start(room, "--profil", "Anne")
        assert evening.said()[0] == "Nouveau profil : Anne. C'est le premier."
        assert any(text.startswith("Bienvenue") for text in evening.said())
        since = evening.mark()
        evening.press("enter", "enter", "enter", pause=0.1)
        evening.wait_for_silence()
        assert evening.said(since)[-4:-2] == ["Ludoreille. F 1 : aide.", "Profil Anne."]
        assert kept(tmp_path / "profils" / "Anne")["name"] == "Anne"
        assert not (tmp_path / "reglages.toml").exists()

    def test_a_name_that_may_be_mistyped_is_told_with_those_that_are_there(self, room, tmp_path):
        (tmp_path / "profils" / "Anne").mkdir(parents=True)
        assert start(room, "--profil", "Ane").said()[0] == "Nouveau profil : Ane. Les autres : Anne."
        assert "Nouveau profil" not in " ".join(start(room, "--profil", "anne").said())

    def test_settings_and_games_of_one_are_not_those_of_another(self, room, tmp_path):
        anne = start(room, "jouer", "push", "--profil", "Anne")
        anne.wait_for_question()
        anne.press("f6", "q", pause=1)
        anne.leave()
        assert list((tmp_path / "profils" / "Anne" / "parties").iterdir())
        for words in ((), ("--profil", "Zoé")):
            other = start(room, *words)
            assert other.program.store.settings.rates == {}
            assert other.program.saves.folder != tmp_path / "profils" / "Anne"
            assert next(other.program.saves.unfinished(), None) is None
            other.leave()

    def test_the_settings_tell_the_profile_and_change_it(self, room, tmp_path):
        evening = start(room, "reglages")
        evening.press("f6", pause=1)
        assert enter(evening, "Profil : aucun")[0].startswith("Profils.")
        assert "Sans profil" in evening.said()[-1]
        told = enter(evening, "Nouveau profil", "Zoé")
        assert told == ["Profil : Zoé", "La prochaine fois, ajoutez à la commande : --profil Zoé."]
        assert evening.program.store.settings.rate == 9, "it begins as it was"
        assert kept(tmp_path / "profils" / "Zoé")["name"] == "Zoé"
        evening.press("f6", pause=1)
        assert kept(tmp_path)["rates"] == {"pico": 9}
        assert evening.program.saves.folder == tmp_path / "profils" / "Zoé"
        enter(evening, "Profil : Zoé")
        assert enter(evening, "Sans profil") == ["Profil : aucun"]
        assert evening.program.store.settings.rate == 9
        assert evening.program.desk.voice.manner.rate == 9

    def test_an_impossible_name_is_refused_and_asked_for_again(self, room, tmp_path):
        evening = start(room, "reglages")
        enter(evening, "Profil : aucun")
        told = enter(evening, "Nouveau profil", "a/b")
        assert "ne peut pas s'appeler « a/b »" in told[0] and "Un autre nom" in told[0]
        evening.press("escape", pause=0.1)
        assert evening.program.store.path.parent == tmp_path


class TestNames:
    """Names are corrected where they were first given wrong."""

    @pytest.fixture
    def menu(self, room, tmp_path):
        manners = "[manners]\nZoe = { rates = { pico = 12 } }\n"
        people = 'mode = "synthese"\nname = "Anne"\npeople = ["Zoe", "", "Paul"]\n'
        (tmp_path / "reglages.toml").write_text(people + manners)
        return start(room, "reglages")

    def test_a_name_is_corrected_and_what_is_its_own_follows(self, menu, tmp_path):
        assert enter(menu, "Autres personnes à ce clavier : Zoe et Paul")[0].startswith(
            "Les autres personnes."
        )
        told = enter(menu, "Zoe", "Zoé")
        assert told[0] == "Zoe devient Zoé."
        settings = kept(tmp_path)
        assert settings["people"] == ["Zoé", "", "Paul"]
        assert settings["manners"] == {"Zoé": {"rates": {"pico": 12}}}

    def test_a_name_that_another_has_is_asked_for_again(self, menu, tmp_path):
        enter(menu, "Autres personnes")
        assert enter(menu, "Zoe", "anne")[0].startswith("Une autre personne s'appelle anne.")
        menu.press("escape", pause=0.1)
        assert kept(tmp_path)["people"] == ["Zoe", "", "Paul"]
        menu.press("escape", pause=0.1)
        assert enter(menu, "Votre nom : Anne", "PAUL")[0].startswith("Une autre personne s'appelle PAUL.")

    def test_a_name_can_be_forgotten(self, menu, tmp_path):
        enter(menu, "Autres personnes")
        enter(menu, "Zoe", "")
        assert kept(tmp_path)["people"] == ["Paul"] and kept(tmp_path)["manners"] == {}

    def test_one_may_correct_the_capitals_of_a_name(self, menu, tmp_path):
        enter(menu, "Votre nom", "ANNE")
        assert kept(tmp_path)["name"] == "ANNE"


class TestFile:
    """All settings are written to a file, and taken from one, by two lines of the menu."""

    def test_without_a_name_it_is_the_usual_file_of_the_home_folder(self, room, home, tmp_path):
        evening = start(room, "reglages")
        evening.press("f6", pause=1)
        path = home / "ludoreille-reglages.toml"
        asked = f"Nom du fichier à écrire, puis Entrée. Entrée seule : {path}."
        assert enter(evening, "Enregistrer") == [asked]
        evening.press("escape", pause=1)
        assert enter(evening, "Enregistrer", "")[-1] == f"Réglages enregistrés dans {path}."
        assert tomllib.loads(path.read_text())["rates"] == {"pico": 9}

    def test_what_is_taken_is_heard_at_once_and_what_was_before_is_kept(self, room, home, tmp_path):
        (home / "autre.toml").write_text(
            'voice = "Marguerite"\nverbosity = "bref"\nmono = 3\n[rates]\nMarguerite = 15\n'
        )
        evening = start(room, "reglages")
        evening.press("f6", pause=1)
        told = enter(evening, "Reprendre tous les réglages", "autre")
        assert told[1:3] == [
            f"Réglages repris de {home / 'autre.toml'}.",
            "Laissés de côté, car ils ne peuvent pas servir ici : Son mono, pour une seule oreille.",
        ]
        (copy,) = tmp_path.glob("reglages.toml.avant-*")
        assert str(copy) in told[3]
        by = dict(evening.program.desk.voice.spoken)
        assert (by[told[1]].name, by[told[1]].rate) == ("Marguerite", 15)
        reach(evening, "Annonces : brèves")

    def test_keys_that_cannot_be_are_told(self, room, home):
        (home / "autre.toml").write_text('[keys]\nscores = "x r"\n')
        told = " ".join(enter(start(room, "reglages"), "Reprendre tous", "autre"))
        assert "sert déjà" in told

    def test_a_file_that_is_none_is_told_and_the_menu_goes_on(self, room, home):
        evening = start(room, "reglages")
        told = enter(evening, "Reprendre tous", "rien")
        assert told[1].startswith(f"Le fichier {home / 'rien.toml'} ne peut pas être lu : il n'existe pas.")
        reach(evening, "Votre nom")

    def test_who_gives_up_changes_nothing(self, room, home):
        evening = start(room, "reglages")
        reach(evening, "Enregistrer")
        evening.press("enter", "x", "escape", pause=0.1)
        assert not list(home.iterdir())
