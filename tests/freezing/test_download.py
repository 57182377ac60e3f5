"""A download names every part it carries, and comes out the same every time."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from build_scripts import freeze
from build_scripts.freezing import hooks, kept, natives
from build_scripts.freezing.archive import tar_xz, zipped
from build_scripts.freezing.bundle import (
    _FOLDERS,
    _PACKAGES,
    ROOT,
    Failed,
    _heard,
    _list_what_is_there,
    _single,
    build,
)
from build_scripts.freezing.linux import APP
from game.phones.files import Files
from game.screens.credits import parts

PACKAGING = Path(__file__).resolve().parents[2] / "build_scripts" / "packaging"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "_internal" / "libs").mkdir(parents=True)
    (folder / "molehill").write_text("starter", encoding="ascii")
    (folder / "molehill").chmod(0o755)
    for name in ("libSDL2-2-50d1.0.so.0.3200.10", "libmpg123-8b3c.so.0.49.4"):
        (folder / "_internal" / "libs" / name).write_bytes(name.encode())
    (folder / "_internal" / "libSDL2-2-50d1.0.so.0.3200.10").symlink_to(
        "libs/libSDL2-2-50d1.0.so.0.3200.10"
    )
    (folder / "_internal" / "_core.cpython-311-x86_64-linux-gnu.so").write_bytes(b"module")
    return folder


def test_every_library_is_known_once_and_by_its_own_name(bundle: Path) -> None:
    known, unknown = natives.natives(bundle)
    assert [native.library for native in known] == ["SDL2", "mpg123"]
    assert unknown == []


def test_a_library_nobody_knows_is_named(bundle: Path) -> None:
    (bundle / "_internal" / "libstranger.so.3").write_bytes(b"?")
    assert [file.name for file in natives.natives(bundle)[1]] == ["libstranger.so.3"]


def test_a_bundle_that_cannot_play_its_music_is_none(bundle: Path) -> None:
    with pytest.raises(Failed, match="Opus and opusfile"):
        _heard(natives.natives(bundle)[0])
    for name in ("libopus-ddd6.so.0.11.1", "libopusfile-9636.so.0.4.5"):
        (bundle / "_internal" / "libs" / name).write_bytes(name.encode())
    _heard(natives.natives(bundle)[0])


def test_what_windows_has_within_a_file_is_told_too(tmp_path: Path) -> None:
    inside = tmp_path / "_internal" / "pygame"
    inside.mkdir(parents=True)
    for name in ("SDL2_ttf.dll", "VCRUNTIME140.dll", "python311.dll"):
        (inside.parent / name).write_bytes(b"library")
    for path in (inside.parent / "_lzma.pyd", inside / "base.cp311-win_amd64.pyd"):
        path.write_bytes(b"module")
    known, unknown = natives.natives(tmp_path)
    assert unknown == []
    assert sorted(native.library for native in known) == [
        "FreeType", "HarfBuzz", "Python", "SDL2_ttf", "Visual C++ Runtime", "XZ",
    ]  # fmt: skip
    owners = {each.file.name: each.package for each in natives.modules(tmp_path)}
    assert owners == {"_lzma.pyd": "Python", "base.cp311-win_amd64.pyd": "pygame-ce"}


def test_pygames_libraries_are_shipped_once(tmp_path: Path) -> None:
    (tmp_path / "pygame").mkdir()
    for name in ("SDL2.dll", "other.dll"):
        (tmp_path / name).write_bytes(b"one")
        (tmp_path / "pygame" / name).write_bytes(b"one" if name == "SDL2.dll" else b"two")
    _single(tmp_path)
    assert sorted(path.name for path in (tmp_path / "pygame").iterdir()) == ["other.dll"]
    assert (tmp_path / "SDL2.dll").exists()


def test_a_record_names_what_lies_beside_it_alone(tmp_path: Path) -> None:
    """By it the credits find a licence."""
    folder = tmp_path / "_internal" / "segno-1.6.6.dist-info"
    folder.mkdir(parents=True)
    kept = "segno-1.6.6.dist-info/licenses/LICENSE,sha256=NX,1\nsegno-1.6.6.dist-info/RECORD,,\n"
    (folder / "RECORD").write_text(f"segno/__init__.py,sha256=WG,2\n{kept}", encoding="utf-8")
    _list_what_is_there(tmp_path)
    assert (folder / "RECORD").read_text(encoding="utf-8") == kept


def test_a_licence_brings_the_texts_it_refers_to(bundle: Path) -> None:
    texts = natives.texts_for(natives.natives(bundle)[0])
    assert {text.stem for text in texts} == {"SDL2", "mpg123", "LGPL-2.1"}


@pytest.mark.parametrize(
    "name",
    sorted(
        {library for _, library, _ in natives._KNOWN}
        | {name for names in natives._ALSO.values() for name in names}
        | {"pygame"}
    ),
)
def test_every_licence_has_its_text(name: str) -> None:
    text = (natives.TEXTS / f"{name}.txt").read_text(encoding="utf-8")
    assert len(text) > 500
    assert "icen" in text or "opyright" in text


def test_archives_are_the_same_every_time(bundle: Path, tmp_path: Path) -> None:
    one = tar_xz(bundle, tmp_path / "one.tar.xz", "molehill", 1_000_000_000)
    (bundle / "molehill").touch()
    two = tar_xz(bundle, tmp_path / "two.tar.xz", "molehill", 1_000_000_000)
    assert one.read_bytes() == two.read_bytes()
    first = zipped(bundle, tmp_path / "one.zip", "molehill")
    (bundle / "molehill").touch()
    assert first.read_bytes() == zipped(bundle, tmp_path / "two.zip", "molehill").read_bytes()


def test_what_many_files_begin_with_is_packed_once(bundle: Path, tmp_path: Path) -> None:
    """Far from each other, as sounds of one kind lie among pictures."""
    rng = Random(5)
    head = rng.randbytes(60_000)
    for name in ("1", "3"):
        (bundle / name).write_bytes(head)
    (bundle / "2").write_bytes(rng.randbytes(200_000))
    packed = tar_xz(bundle, tmp_path / "a.tar.xz", "m", 1)
    assert packed.stat().st_size < 280_000


def test_what_is_packed_already_lies_behind_all_else(bundle: Path, tmp_path: Path) -> None:
    """And what is no library behind those: each is packed in its own way; whoever unpacks sees one
    archive."""
    (bundle / "a.webp").write_bytes(b"picture")
    (bundle / "_internal" / "a.txt").write_bytes(b"words")
    (bundle / "_internal" / "z.so").write_bytes(b"\xe8code" * 99)
    made = tar_xz(bundle, tmp_path / "a.tar.xz", "m", 1)
    with tarfile.open(made) as archive:
        names = [member.name for member in archive.getmembers()]
        library = archive.extractfile("m/_internal/z.so")
        assert library is not None
        assert library.read() == b"\xe8code" * 99
    assert names[0] == "m"
    assert names.index("m/_internal/a.txt") > names.index("m/_internal/z.so")
    assert names[-1] == "m/a.webp"
    assert len(set(names)) == len(names) == 1 + len(list(bundle.rglob("*")))
    assert made.read_bytes().count(b"\xfd7zXZ") == 3


def test_modules_are_left_to_the_archive_to_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed twice they take more."""
    seen: list[dict[str, str]] = []
    said: list[list[str]] = []

    def run(
        words: list[str], *, env: dict[str, str], **_: object
    ) -> subprocess.CompletedProcess[bytes]:
        seen.append(env)
        said.append(words)
        return subprocess.CompletedProcess(words, 1)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(hooks, "lay", lambda folder: folder)
    with pytest.raises(Failed, match="PyInstaller gave up"):
        build(tmp_path / "out", tmp_path / "work")
    assert seen[0]["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] == "0"
    # Python itself has to hear it: that of the trial under Wine looks at nobody's surroundings.
    assert said[0][1:3] == ["-X", "no_debug_ranges"]


def test_the_second_build_takes_nothing_from_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or both would be the same for having been made once."""
    given: list[Path | None] = []

    def built(out: Path, pictures_kept: Path | None) -> list[Path]:
        given.append(pictures_kept)
        out.mkdir()
        (out / "archive").write_bytes(b"the same")
        return [out / "archive"]

    monkeypatch.setattr(freeze, "_build", built)
    monkeypatch.setenv("MOLEHILL_FREEZING", "1")
    assert freeze.main(["--twice", "--out", str(tmp_path / "dist")]) == 0
    assert given == [kept.pictures(), None]
    assert capsys.readouterr().out == "Both builds are the same to the byte.\n"


def test_archives_keep_links_and_the_right_to_run(bundle: Path, tmp_path: Path) -> None:
    with tarfile.open(tar_xz(bundle, tmp_path / "a.tar.xz", "m", 1)) as archive:
        assert archive.getmember("m/molehill").mode == 0o755
        assert archive.getmember("m/_internal/libs/libmpg123-8b3c.so.0.49.4").mode == 0o644
        assert archive.getmember("m/_internal/libSDL2-2-50d1.0.so.0.3200.10").issym()
        assert all(member.uname == "root" for member in archive.getmembers())
    with zipfile.ZipFile(zipped(bundle, tmp_path / "a.zip", "m")) as packed:
        modes = {info.filename: info.external_attr >> 16 for info in packed.infolist()}
    assert modes["m/molehill"] & 0o777 == 0o755
    assert modes["m/_internal/libSDL2-2-50d1.0.so.0.3200.10"] & 0o170000 == 0o120000


def test_desktop_entry_and_metainfo_speak_of_one_program() -> None:
    entry = (PACKAGING / f"{APP}.desktop").read_text(encoding="utf-8")
    root = ET.parse(PACKAGING / f"{APP}.metainfo.xml").getroot()  # noqa: S314  (our own)
    assert root.findtext("id") == APP
    assert root.findtext("launchable") == f"{APP}.desktop"
    assert f"Icon={APP}\n" in entry
    assert root.findtext("provides/binary") == "molehill"


def test_credits_show_what_a_download_carries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    for name in ("SDL2", "pygame"):
        text = f"terms of {name}"
        (tmp_path / "licences" / f"{name}.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(parts, "_ROOT", tmp_path)
    assert [part.name for part in parts.bundled()] == ["SDL2", "pygame"]
    assert parts.licence_text(parts.bundled()[0]) == "terms of SDL2"
    pygame = next(part for part in parts.PARTS if part.id == "pygame")
    assert parts.licence_text(pygame) == "terms of pygame"


def test_a_source_checkout_carries_nothing_along() -> None:
    assert parts.bundled() == ()


def test_what_phones_are_handed_is_in_the_download() -> None:
    shipped = [ROOT / folder for folder in _FOLDERS]
    files = Files()
    for file in files.all():
        assert any(file.is_relative_to(folder) for folder in shipped), file
    assert {"websockets", "segno"} <= set(_PACKAGES)
