"""What can be known of a macOS bundle without a Mac: on one that is made up."""

from __future__ import annotations

import os
import plistlib
import shutil
import zipfile
from pathlib import Path

import pytest

from build_scripts.freezing import bill, others
from build_scripts.freezing import bundle as bundles
from build_scripts.freezing.bundle import Failed
from game import __version__


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """As PyInstaller leaves it: libraries in one folder, pictures in another, links between."""
    contents = tmp_path / "dist" / "molehill.app" / "Contents"
    for name in ("MacOS", "Frameworks", "Resources/art"):
        (contents / name).mkdir(parents=True)
    (contents / "MacOS" / "molehill").write_bytes(b"starter")
    (contents / "MacOS" / "molehill").chmod(0o755)
    (contents / "Resources" / "molehill.icns").write_bytes(b"icns")
    (contents / "Resources" / "art" / "mole.png").write_bytes(b"png")
    (contents / "Frameworks" / "art").symlink_to("../Resources/art")
    for name in ("libopus.0.dylib", "libopusfile.0.dylib", "libSDL2-2.0.0.dylib"):
        (contents / "Frameworks" / name).write_bytes(name.encode())
    plist = {
        "CFBundleExecutable": "molehill",
        "CFBundleIconFile": "molehill.icns",
        "CFBundleIdentifier": "io.molehill.Molehill",
        "CFBundleShortVersionString": "0.0.0",
    }
    (contents / "Info.plist").write_bytes(plistlib.dumps(plist))
    return contents.parent


def _codesign(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody who writes down what she was asked to sign, and the plist as it was then."""
    told = folder / "told.txt"
    tool = folder / "codesign"
    tool.write_text(f'#!/bin/sh\necho "$@" >> {told}\ncp "$4/Contents/Info.plist" {told}.plist '
                    f"2>/dev/null\n{script}\n", encoding="utf-8")  # fmt: skip
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return told


def test_it_is_called_and_numbered_as_everywhere(app: Path) -> None:
    (made,) = others.package_mac(app, app.parent)
    plist = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == __version__
    assert plist["CFBundleDisplayName"] == plist["CFBundleName"] == "Molehill"
    assert plist["CFBundleIdentifier"] == "io.molehill.Molehill"
    assert plist["NSHighResolutionCapable"] is True
    assert (app / "Contents" / "Resources" / plist["CFBundleIconFile"]).is_file()
    assert made.name.startswith(f"molehill-{__version__}-macos-")


def test_its_archive_keeps_links_and_the_right_to_run(app: Path) -> None:
    (made,) = others.package_mac(app, app.parent)
    with zipfile.ZipFile(made) as archive:
        modes = {info.filename: info.external_attr >> 16 for info in archive.infolist()}
        link = archive.read("molehill.app/Contents/Frameworks/art")
    assert {name.split("/")[0] for name in modes} == {"molehill.app"}
    assert modes["molehill.app/Contents/MacOS/molehill"] & 0o777 == 0o755
    assert modes["molehill.app/Contents/Frameworks/art"] & 0o170000 == 0o120000
    assert link == b"../Resources/art"


def test_both_come_out_the_same_to_the_byte(app: Path) -> None:
    twice = [others.package_mac(app, app.parent)[0].read_bytes() for _ in range(2)]
    assert twice[0] == twice[1]


def test_it_is_signed_once_nothing_changes_any_more(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _codesign(tmp_path, "exit 0", monkeypatch)
    others.package_mac(app, app.parent)
    lines = told.read_text(encoding="utf-8").splitlines()
    assert lines == [f"--force --deep --sign - {app}", f"--verify --deep --strict {app}"]
    # The fourth word is the bundle in the second line alone: the plist as it was checked.
    checked = plistlib.loads(Path(f"{told}.plist").read_bytes())
    assert checked["CFBundleVersion"] == __version__


def test_a_bundle_that_cannot_be_signed_is_none(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _codesign(tmp_path, "echo molehill.app: bundle format unrecognized >&2; exit 1", monkeypatch)
    with pytest.raises(Failed, match=r"could not be signed: molehill\.app: bundle format"):
        others.package_mac(app, app.parent)
    assert not list(app.parent.glob("*.zip"))


def test_what_is_no_code_lies_where_a_signature_wants_it(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bill, "write", lambda path, *_: path.write_text("{}"))
    bundles.finish(app)
    for name in ("licences", "bill-of-materials.json"):
        kept = app / "Contents" / "Resources" / name
        seen = app / "Contents" / "Frameworks" / name
        assert kept.exists()
        assert seen.is_symlink()
        assert seen.resolve() == kept.resolve()
    assert (app / "Contents" / "Frameworks" / "licences" / "Opus.txt").is_file()
    # That of the wheel itself, whatever libraries lie in it.
    assert (app / "Contents" / "Frameworks" / "licences" / "LGPL-2.1.txt").is_file()


def test_its_icon_has_the_form_a_mac_reads(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    words = others.mac_words(tmp_path)
    icon = Path(words[words.index("--icon") + 1])
    assert icon.read_bytes()[:4] == b"icns"
    assert words[words.index("--osx-bundle-identifier") + 1] == "io.molehill.Molehill"
    shutil.rmtree(tmp_path)
