"""Settings: what may be chosen, the file that keeps it, and what happens when that file is damaged."""

import random
import tomllib

import pytest

from ludoreille.core import Refused
from ludoreille.resources import folder
from ludoreille.store.settings import SCHEMA, Setting, Settings
from ludoreille.store.settings_file import FILE, SettingsStore
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Line

MARKING = Setting("marking", "marquage", {"couleur": "colour", "symbole": "symbol", "tout": "both"})


class Notices(list):
    """What the player is told, as French sentences: a message that lacks an argument fails the test."""

    def __call__(self, id_, **args):
        text = Catalogue(folder("locales") / "fr").render(Line(id_, args), None, ()).printed
        self.append((id_, text))

    @property
    def ids(self):
        return [id_ for id_, _ in self]


def store_in(path):
    notices = Notices()
    return SettingsStore(path, lambda: (MARKING,), notices), notices


def test_what_is_changed_is_there_at_the_next_start(tmp_path):
    store, _ = store_in(tmp_path)
    store.change(mode="synthese", voice="Zoé", rates={"pico": 12}, cue_volume=3, keys={"scores": "x"})
    store.choose(MARKING, "symbol")
    again, notices = store_in(tmp_path)
    assert again.settings == store.settings
    assert again.settings.voice == "Zoé" and again.settings.readings == {"marking": "symbol"}
    assert notices == []


@pytest.mark.parametrize("name", ["marking", "marquage", "MARQUAGE"])
@pytest.mark.parametrize("value", ["symbol", "symbole", "Symbole"])
def test_names_and_values_are_understood_in_french_and_in_english(tmp_path, name, value):
    store, _ = store_in(tmp_path)
    store.override_named(name, value)
    assert store.settings.readings == {"marking": "symbol"}


def test_every_setting_is_found_by_both_names_and_takes_every_word(tmp_path):
    store, _ = store_in(tmp_path)
    for setting in (*SCHEMA, MARKING):
        assert store.find(setting.id) is store.find(setting.french) is setting
        for word, value in setting.values.items():
            store.override_named(setting.id, word)
            assert store.value(setting) == value, (setting.id, word)
            assert setting.word(value) == word


def test_what_holds_for_this_time_is_not_kept(tmp_path):
    store, _ = store_in(tmp_path)
    store.override_named("annonces", "bref")
    store.change(cue_volume=2)
    assert store.settings.verbosity == "bref"
    assert store_in(tmp_path)[0].settings == Settings(cue_volume=2)


def test_an_unknown_name_or_value_is_refused_with_what_is_possible(tmp_path):
    store, _ = store_in(tmp_path)
    with pytest.raises(Refused) as unknown:
        store.override_named("couleur", "rouge")
    assert unknown.value.reason == "no-such-setting" and "marquage" in unknown.value.details["possible"]
    with pytest.raises(Refused) as wrong:
        store.override_named("volume", "11")
    assert wrong.value.reason == "bad-setting" and "10" in wrong.value.details["possible"]
    for refusal in (unknown.value, wrong.value):
        catalogue = Catalogue(folder("locales") / "fr")
        line = Line(f"store-{refusal.reason}", refusal.details)
        assert "Possible :" in catalogue.render(line, None, ()).printed


def test_a_setting_of_a_later_version_is_kept(tmp_path):
    later = 'mono = true\nbirth = 2026-11-30\nsizes = [1, 2.5]\nseats = [{ name = "Zoé" }]\n'
    later += '[later]\ndeep = { a = "b" }\n'
    (tmp_path / FILE).write_text(later, "utf-8")
    store, notices = store_in(tmp_path)
    store.change(cue_volume=1)
    kept = tomllib.loads((tmp_path / FILE).read_text("utf-8"))
    expected = tomllib.loads(later)
    assert {name: kept[name] for name in expected} == expected
    assert kept["cue_volume"] == 1 and notices == []


def test_a_file_saved_with_a_byte_order_mark_is_read(tmp_path):
    (tmp_path / FILE).write_bytes(b"\xef\xbb\xbf" + 'voice = "Zoé"\r\n'.encode())
    store, notices = store_in(tmp_path)
    assert store.settings.voice == "Zoé" and notices == []


@pytest.mark.parametrize(
    "line",
    [
        "cue_volume = 11",
        "cue_volume = true",
        'cue_volume = "fort"',
        'verbosity = "beaucoup"',
        "rates = { pico = 99 }",
        "rates = 4",
        "keys = { scores = 3 }",
        'readings = { marking = "bleu" }',
    ],
)
def test_one_bad_value_costs_only_itself(tmp_path, line):
    (tmp_path / FILE).write_text(f"mono = true\n{line}\n", "utf-8")
    store, notices = store_in(tmp_path)
    assert store.settings == Settings(mono=True)
    assert notices.ids == ["store-settings-wrong"]
    told = notices[0][1].partition(" L'ancien fichier")[0]
    assert line.partition(" = ")[0] not in told and "_" not in told, "named as in the menu"
    (copy,) = tmp_path.glob("*.abime-*")
    assert line in copy.read_text("utf-8")
    assert store_in(tmp_path)[1] == [], "told once"


def damaged_files():
    rng = random.Random(7)
    whole = 'mode = "texte"\nvoice = "Zoé"\n'.encode()
    yield from (whole[:cut] for cut in (6, 11, 20, len(whole) - 3))
    yield from (rng.randbytes(size) for size in (1, 30, 4000))


@pytest.mark.parametrize("data", tuple(damaged_files()))
def test_a_damaged_file_is_kept_aside_and_told(tmp_path, data):
    (tmp_path / FILE).write_bytes(data)
    store, notices = store_in(tmp_path)
    assert store.settings == Settings()
    assert notices.ids == ["store-settings-damaged"]
    (copy,) = tmp_path.glob("*.abime-*")
    assert copy.read_bytes() == data and copy.name in notices[0][1]
    store.change(mono=True)
    assert store_in(tmp_path)[0].settings.mono


def test_an_empty_file_means_the_defaults(tmp_path):
    (tmp_path / FILE).write_bytes(b"")
    store, notices = store_in(tmp_path)
    assert store.settings == Settings() and notices == []


def test_a_folder_that_cannot_be_written_is_told_once_in_french_and_changes_hold(tmp_path):
    place = tmp_path / "file"
    place.write_text("not a folder")
    store, notices = store_in(place)
    store.change(cue_volume=1)
    store.change(cue_volume=2)
    assert store.settings.cue_volume == 2
    assert (
        notices.ids[-1:] == ["store-settings-unwritable"]
        and notices.ids.count("store-settings-unwritable") == 1
    )
    assert "ce n'est pas un dossier" in notices[-1][1]


def test_a_failed_write_leaves_the_old_file_and_no_rest(tmp_path, monkeypatch):
    store, notices = store_in(tmp_path)
    store.change(cue_volume=1)

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)
    store.change(cue_volume=2)
    monkeypatch.undo()
    assert store_in(tmp_path)[0].settings.cue_volume == 1
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert "le disque est plein" in notices[0][1]


def test_a_text_of_any_signs_comes_back(tmp_path):
    store, _ = store_in(tmp_path)
    name = "".join(map(chr, (*range(1, 0x300), 0x2028, 0x1F600))) + '"\\'
    store.change(name=name)
    assert store_in(tmp_path)[0].settings.name == name


class TestManners:
    """What each of several people has of his own."""

    def store(self, path, **fields):
        store, _ = store_in(path)
        store.change(own=True, rates={"pico": 8}, **fields)
        return store

    def test_a_change_is_the_own_of_who_hears_and_the_rest_is_everybodys(self, tmp_path):
        store = self.store(tmp_path)
        store.listen_as("Anne")
        store.choose(store.find("vitesse"), 12)
        store.change(verbosity="bref", cue_volume=2)
        assert (store.settings.rate, store.settings.verbosity) == (12, "bref")
        store.listen_as("Zoé")
        assert (store.settings.rate, store.settings.verbosity, store.settings.cue_volume) == (8, "normal", 2)
        store.listen_as("")
        assert store.settings == store.kept

    def test_a_speed_that_a_person_has_not_set_follows_that_of_everybody(self, tmp_path):
        store = self.store(tmp_path)
        store.listen_as("Anne")
        store.change(voice_volume=3)
        store.change(voice="espeak")
        store.choose(store.find("vitesse"), 12)
        store.listen_as("")
        store.change(rates={"pico": 5, "espeak": 6})
        store.listen_as("Anne")
        assert store.settings.rates == {"pico": 5, "espeak": 12}

    def test_capitals_do_not_count_and_a_new_name_takes_it_along(self, tmp_path):
        store = self.store(tmp_path, manners={"Anne": {"voice_volume": 2}, "Lou": {}, "ÈVE": {}})
        store.listen_as("ANNE")
        assert store.settings.voice_volume == 2
        store.listen_as("")
        store.rename("anne", "Ève")
        assert store.kept.manners == {"Lou": {}, "Ève": {"voice_volume": 2}}
        store.rename("Ève", "")
        store.rename("nobody", "Lou")
        assert store.kept.manners == {"Lou": {}}

    def test_without_the_wish_names_mean_nothing(self, tmp_path):
        store = self.store(tmp_path, manners={"Anne": {"voice_volume": 2}})
        store.change(own=False)
        store.listen_as("Anne")
        store.change(verbosity="bref")
        assert store.settings == store.kept and store.kept.verbosity == "bref"

    @pytest.mark.parametrize(
        "own", ["3", '{ mode = "texte" }', "{ voice_volume = 11 }", "{ rates = { pico = 0 } }"]
    )
    def test_what_cannot_be_a_manner_is_left_out_and_told(self, tmp_path, own):
        (tmp_path / FILE).write_text(f"mono = true\n[manners]\nAnne = {own}\n", "utf-8")
        store, notices = store_in(tmp_path)
        assert store.kept == Settings(mono=True) and notices.ids == ["store-settings-wrong"]
