"""Settings as one file: written whole, taken with care, and what was there before is never lost."""

import os

import pytest
from store.test_settings import Notices, store_in

from ludoreille.core import Refused
from ludoreille.resources import folder
from ludoreille.store.settings import Settings, label_of
from ludoreille.store.settings_file import FILE
from ludoreille.store.transfer import export_settings, import_settings
from ludoreille.words.catalogue import Catalogue
from ludoreille.words.line import Line

CHOSEN = {
    "mode": "synthese",
    "voice": "Zoé",
    "rates": {"pico": 12, "Zoé": 3},
    "cue_volume": 2,
    "device": "Casque de Zoé",
    "name": 'Léa "la grande"',
    "people": ["Zoé", "Paul"],
    "own": True,
    "manners": {"Zoé": {"rates": {"pico": 15}, "verbosity": "bref"}, "Paul O'Neil": {"voice": "espeak"}},
    "measured": {"texte": 33},
    "readings": {"marking": "symbol"},
    "keys": {"scores": "x"},
    "last": {"game": "push", "seats": 3, "cast": ["Basile"]},
}


def refused(store, path):
    """Return the sentence by which an import is refused."""
    with pytest.raises(Refused) as refusal:
        import_settings(store, path)
    line = Line(f"store-{refusal.value.reason}", refusal.value.details)
    return Catalogue(folder("locales") / "fr").render(line, None, ()).printed


def test_what_is_written_on_one_machine_is_used_on_another_save_the_device(tmp_path):
    ours, _ = store_in(tmp_path / "ours")
    ours.change(**CHOSEN)
    assert export_settings(ours, tmp_path / "file.toml") is None
    theirs, notices = store_in(tmp_path / "theirs")
    theirs.change(device="Enceinte", cue_volume=9)
    taken = import_settings(theirs, tmp_path / "file.toml")
    assert theirs.settings == Settings(**CHOSEN | {"device": "Enceinte"})
    assert (taken.wrong, taken.unknown, taken.of_machine, notices) == ((), (), (), [])
    assert store_in(tmp_path / "theirs")[0].settings == theirs.settings


def test_the_settings_from_before_are_kept_and_can_be_taken_back(tmp_path):
    store, _ = store_in(tmp_path)
    store.change(cue_volume=1, device="Casque")
    before = store.settings
    for number in (2, 3):
        (tmp_path / "other.toml").write_text(f"cue_volume = {number}\n")
        taken = import_settings(store, tmp_path / "other.toml")
    assert len(list(tmp_path.glob(f"{FILE}.avant-*"))) == 2
    first = min(tmp_path.glob(f"{FILE}.avant-*"), key=lambda path: len(path.name))
    assert taken.copy in tmp_path.iterdir() and taken.copy != first
    import_settings(store, first)
    assert store.settings == before


def test_what_holds_for_this_time_goes_on_holding(tmp_path):
    store, _ = store_in(tmp_path)
    store.suppose("lecteur")
    store.override(cue_volume=4)
    (tmp_path / "file.toml").write_text('mode = "texte"\ncue_volume = 9\n')
    import_settings(store, tmp_path / "file.toml")
    assert (store.settings.mode, store.settings.cue_volume, store.kept.cue_volume) == ("texte", 4, 9)


def test_wrong_values_unknown_words_and_devices_are_left_out_and_named(tmp_path):
    store, _ = store_in(tmp_path)
    store.change(voice_volume=5)
    (tmp_path / "file.toml").write_text(
        'voice_volume = 99\nverbosity = "bref"\nrates = { pico = 0 }\ncolour = 3\ndevice = "Ailleurs"\n'
        'manners = { Zoé = { mode = "texte" } }\n'.replace("Zoé", '"Zoé"'),
        "utf-8",
    )
    taken = import_settings(store, tmp_path / "file.toml")
    assert taken.wrong == ("manners", "rates", "voice_volume")
    assert (taken.unknown, taken.of_machine) == (("colour",), ("device",))
    assert store.settings == Settings(voice_volume=5, verbosity="bref")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'mode = "tex', "abîmé"),
        (b"\xff\xfe\x00\x01", "UTF-8"),
        ("voice = 'Zo\xe9'".encode("latin-1"), "UTF-8"),
        (b"", "ne contient pas"),
        (b"title = 'a book'", "ne contient pas"),
        (b"device = 'Casque'", "ne contient pas"),
        (b"format = 2\nmono = true", "plus récente"),
        (b"format = 'un'\nmono = true", "ne contient pas"),
        (b"#" * 1_000_001, "ne contient pas"),
    ],
)
def test_what_is_no_settings_is_refused_and_changes_nothing(tmp_path, data, why):
    store, _ = store_in(tmp_path)
    store.change(cue_volume=3)
    before = (tmp_path / FILE).read_bytes()
    (tmp_path / "file.toml").write_bytes(data)
    assert why in refused(store, tmp_path / "file.toml")
    assert (tmp_path / FILE).read_bytes() == before and store.settings == Settings(cue_volume=3)
    assert not list(tmp_path.glob("*.avant-*"))


def test_missing_files_folders_and_pipes_are_refused_in_french(tmp_path):
    store, _ = store_in(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    assert "il n'existe pas" in refused(store, tmp_path / "none.toml")
    assert "c'est un dossier" in refused(store, tmp_path)
    assert "ne contient pas" in refused(store, tmp_path / "pipe")


def test_nothing_is_taken_where_the_settings_from_before_cannot_be_kept(tmp_path, monkeypatch):
    store, _ = store_in(tmp_path)
    store.change(cue_volume=3)
    (tmp_path / "file.toml").write_text("cue_volume = 9\n")

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copy2", refuse)
    assert "le disque est plein" in refused(store, tmp_path / "file.toml")
    assert store.settings.cue_volume == 3


def test_a_file_of_the_same_name_is_kept_unless_it_is_the_same(tmp_path):
    store, _ = store_in(tmp_path)
    path = tmp_path / "book.toml"
    path.write_text("a book")
    copy = export_settings(store, path)
    assert copy.read_text() == "a book" and "mono" in path.read_text()
    assert export_settings(store, path) is None


@pytest.mark.parametrize("path", ["", "none/file.toml", "file/file.toml"])
def test_an_export_that_cannot_be_is_refused_and_makes_no_folder(tmp_path, path):
    (tmp_path / "file").write_text("")
    store, _ = store_in(tmp_path)
    with pytest.raises(Refused) as refusal:
        export_settings(store, tmp_path / path)
    assert refusal.value.reason == "export-unwritable"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_every_field_has_a_name_for_the_player(tmp_path):
    notices = Notices()
    for field in Settings.__slots__:
        notices("store-settings-wrong", noms=(label_of(field),), copie="x")
    assert len(notices) == len(Settings.__slots__)
