"""Settings survive every file, every fault and every version."""

from __future__ import annotations

import errno
import json
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.system.paths import Places, find_places
from game.system.settings import LIMITS, SeatChoice, Settings, SettingsFile, read_settings
from tests.system.faults import FailingFiles

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return find_places(tmp_path)


def put(places: Places, data: bytes) -> None:
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    places.settings.write_bytes(data)


def test_a_first_start_has_defaults_and_writes_nothing(places: Places, tmp_path: Path) -> None:
    file = SettingsFile(places)
    assert file.now == Settings()
    assert file.notice is None
    assert list(tmp_path.iterdir()) == []


def test_what_is_changed_is_there_next_time(places: Places) -> None:
    seat = SeatChoice("Ada", "radish", "keys")
    file = SettingsFile(places)
    assert file.change(text_size=150, dice="numbers", seats=(seat,), keys={"undo": ("u",)}) is None
    again = SettingsFile(places)
    assert again.now == file.now
    assert again.now.seats == (seat,)
    assert again.now.keys == {"undo": ("u",)}


def test_a_change_to_the_same_writes_nothing(places: Places) -> None:
    assert SettingsFile(places).change(text_size=100) is None
    assert not places.settings.exists()


def test_a_page_can_be_reset(places: Places) -> None:
    file = SettingsFile(places)
    file.change(music=3, effects=4)
    file.reset("music")
    assert (file.now.music, file.now.effects) == (Settings().music, 4)


def test_every_limited_setting_is_a_number_and_its_default_is_within() -> None:
    for name, (low, high) in LIMITS.items():
        assert low <= getattr(Settings(), name) <= high


@pytest.mark.parametrize("name", sorted(LIMITS))
def test_numbers_out_of_range_come_to_the_nearer_end(name: str, places: Places) -> None:
    low, high = LIMITS[name]
    for wild, tame in ((-1, low), (10**30, high), (1e300, high), (-1e300, low)):
        found, _ = read_settings(json.dumps({name: wild}).encode())
        assert getattr(found, name) == tame
    file = SettingsFile(places)
    file.change(**{name: high + 1})
    assert getattr(file.now, name) == high


NONSENSE = [None, [], {}, "much", "NaN", [1], {"a": 1}, True]


@pytest.mark.parametrize("name", [n for n in Settings.__struct_fields__ if n not in {"fullscreen"}])
def test_a_setting_that_makes_no_sense_takes_its_default_and_spares_the_others(name: str) -> None:
    other = "music" if name != "music" else "effects"
    for value in NONSENSE:
        found, _ = read_settings(json.dumps({name: value, other: 11}).encode())
        assert getattr(found, other) == 11
        # Whatever was taken from the file has the type it must have.
        msgspec.convert(msgspec.to_builtins(found), Settings)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"a": \xff}',
        b"\x00" * 1000,
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"keys":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"x" * (1 << 19),
    ],
)
def test_a_broken_file_is_kept_aside_and_said(data: bytes, places: Places) -> None:
    put(places, data)
    file = SettingsFile(places)
    assert file.now == Settings()
    if file.notice is None:  # whole JSON around one setting that makes no sense
        assert data.startswith(b'{"keys"')
        return
    assert file.notice.key == "settings-broken"
    assert places.settings.with_name("settings.json.broken").read_bytes() == data
    assert file.change(music=1) is None
    assert SettingsFile(places).now.music == 1


def test_what_a_newer_version_wrote_is_kept(places: Places) -> None:
    put(places, b'{"music": 5, "smell": {"roses": [1, 2.50, "\\u00e4"]}, "zoom": 1e400}')
    file = SettingsFile(places)
    assert file.now.music == 5
    assert file.change(music=6) is None
    assert '"roses"' in places.settings.read_text(encoding="utf-8")
    assert "1e400" in places.settings.read_text(encoding="utf-8")
    assert SettingsFile(places).now.music == 6


def test_what_grew_too_large_as_it_was_written_does_not_lose_the_rest(places: Places) -> None:
    """It is set out for eyes: so deep a thing is a thousand times as long then."""
    deep = "[" * 600 + "]" * 600
    put(places, f'{{"music": 12, "later": {deep}, "older": {deep}}}'.encode())
    assert SettingsFile(places).change(effects=7) is None
    again = SettingsFile(places)
    assert again.notice is None
    assert (again.now.music, again.now.effects) == (12, 7)


def test_too_many_choices_for_eyes_are_still_choices(places: Places) -> None:
    options = {f"game{n}": {f"o{m}": "on" for m in range(90)} for n in range(190)}
    put(places, json.dumps({"options": options}, separators=(",", ":")).encode())
    file = SettingsFile(places)
    assert file.notice is None
    assert file.change(effects=7) is None
    again = SettingsFile(places)
    assert again.notice is None
    assert again.now.options == options


def test_names_in_the_file_are_made_safe() -> None:
    name = "\u202eevil\n" + "x" * 1000
    data = json.dumps({"seats": [{"name": name, "colour": "fern", "hat": 3}] * 20}).encode()
    found, _ = read_settings(data)
    assert len(found.seats) == 8
    assert found.seats[0].name.startswith("evil x")
    assert len(found.seats[0].name) == 24


def test_too_many_bindings_are_not_believed() -> None:
    data = json.dumps({"keys": {str(n): ["a"] for n in range(1000)}}).encode()
    assert read_settings(data)[0].keys == {}


def test_a_setting_without_meaning_cannot_be_set(places: Places) -> None:
    with pytest.raises(TypeError):
        SettingsFile(places).change(smell="roses")


def test_a_full_disk_keeps_the_old_file_and_the_session_goes_on(places: Places) -> None:
    SettingsFile(places).change(music=11)
    counted = FailingFiles()
    file = SettingsFile(places, counted)
    reading = len(counted.calls)
    file.change(music=12)
    assert len(counted.calls) > reading
    for at in range(reading, len(counted.calls)):
        SettingsFile(places).change(music=11)
        file = SettingsFile(places, FailingFiles(at, errno.ENOSPC))
        notice = file.change(music=33)
        assert notice is not None
        assert notice.key == "settings-not-saved"
        assert notice.facts["reason"] == "ENOSPC"
        assert file.now.music == 33
        assert SettingsFile(places).now.music in {11, 33}
        assert SettingsFile(places).notice is None


def test_settings_of_a_folder_that_cannot_be_written_are_still_read(tmp_path: Path) -> None:
    old = find_places(tmp_path / "old")
    put(old, b'{"text_size": 150}')
    new = find_places(tmp_path / "new")
    moved = Places(new.data, new.config, new.logs, None, old)
    assert SettingsFile(moved).now.text_size == 150
    put(old, b"broken")
    assert SettingsFile(moved).now.text_size == 100
    assert old.settings.read_bytes() == b"broken"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
field_names = st.sampled_from(Settings.__struct_fields__)


@given(st.dictionaries(field_names | st.text(max_size=5), json_values, max_size=10))
def test_any_json_gives_settings_that_can_be_written_and_read_again(
    found: dict[str, object],
) -> None:
    data = json.dumps(found).encode()
    try:
        settings, _ = read_settings(data)
    except ValueError:
        assert b"NaN" in data or b"Infinity" in data or b"\\ud" in data  # which JSON has not
        return
    msgspec.convert(msgspec.to_builtins(settings), Settings)
    assert read_settings(msgspec.json.encode(settings))[0] == settings


@given(st.binary(max_size=300))
def test_any_bytes_give_settings_or_a_refusal(data: bytes) -> None:
    try:
        settings, _ = read_settings(data)
    except ValueError:
        return
    assert isinstance(settings, Settings)
