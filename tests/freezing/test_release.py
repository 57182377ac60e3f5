"""One version everywhere, and what is new in it told in every language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from build_scripts import freeze
from build_scripts.freezing import linux
from build_scripts.freezing.bundle import _FOLDERS, _PACKAGES, ROOT
from game import __version__
from game.screens.credits.news import FOLDER, news, releases
from game.screens.credits.parts import PARTS, licence_text
from game.system.plurals import LANGUAGES

PACKAGING = ROOT / "build_scripts" / "packaging"


def test_the_newest_news_are_of_this_version() -> None:
    assert releases("en")[0].version == __version__


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_news(language: str) -> None:
    def shape(of: str) -> list[tuple[str, str, int]]:
        return [(each.version, each.day, len(each.changes)) for each in releases(of)]

    assert shape(language) == shape("en")
    versions = [tuple(map(int, each.version.split("."))) for each in releases(language)]
    assert versions == sorted(versions, reverse=True)
    if language != "en":
        same = {line for each in releases(language) for line in each.changes}
        assert not same & {line for each in releases("en") for line in each.changes}


def test_nothing_in_the_news_is_passed_over() -> None:
    """Each line of a file is a head, a change or empty."""
    for path in FOLDER.glob("*.md"):
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        told = [line for line in lines if line.startswith("- ")]
        assert first.startswith("# ")
        assert len(told) == sum(len(each.changes) for each in releases(path.stem))
        heads = [line for line in lines if line and line not in told]
        assert len(heads) == len(releases(path.stem))


def test_a_language_without_news_reads_them_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.md").write_text("# x\n\n## 1.0.0 (2026-01-02)\n\n- all\n", encoding="utf-8")
    monkeypatch.setattr("game.screens.credits.news.FOLDER", tmp_path)
    assert news("de") == news("en") == "1.0.0 · 2026-01-02\n\n• all"
    (tmp_path / "en.md").unlink()
    assert news("de") == ""


def test_the_news_come_with_every_download() -> None:
    assert FOLDER.relative_to(ROOT).as_posix() in _FOLDERS


def test_a_tag_of_another_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert freeze.main(["--tag", "v99.0.0"]) == 1
    told = capsys.readouterr().err
    assert told == f"This is version {__version__}: its tag is v{__version__}.\n"


def test_the_download_is_published_for_that_tag_alone() -> None:
    text = (ROOT / ".github" / "workflows" / "download.yml").read_text(encoding="utf-8")
    assert '--tag "$GITHUB_REF_NAME"' in text
    assert "sha256sum" in text
    assert "attest-build-provenance" in text
    # Not before both have been played.
    before, publish = text.split("  publish:\n")
    assert "needs: [freeze, play]" in publish
    assert before.partition("  play:\n")[2].count("freeze.py --play") == 1
    assert before.partition("  play:\n")[2].count("freeze.py --windows") == 1


_GONE = {"ubuntu-20.04", "windows-2019", "macos-12", "macos-13", "macos-14"}
"""Machines that are no longer to be had: a job for one of them waits for ever."""


def test_every_machine_that_is_asked_for_can_be_had() -> None:
    asked: dict[str, set[str]] = {}
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text(encoding="utf-8")
        asked[path.stem] = set(re.findall(r"\b(?:ubuntu|windows|macos)-\d[\w.-]*", text))
        assert not asked[path.stem] & _GONE
    # Both kinds of Apple's machines make a download of their own.
    assert {"macos-15", "macos-15-intel"} <= asked["download"]


def test_metainfo_tells_all_releases(tmp_path: Path) -> None:
    linux.share(tmp_path)
    root = ET.parse(tmp_path / "metainfo" / f"{linux.APP}.metainfo.xml").getroot()  # noqa: S314
    told = [(each.get("version"), each.get("date")) for each in root.iterfind("releases/release")]
    assert told == [(each.version, each.day) for each in releases("en")]


def test_the_flatpak_is_made_of_what_the_archive_holds(tmp_path: Path) -> None:
    told = json.loads((PACKAGING / f"{linux.APP}.json").read_text(encoding="utf-8"))
    assert told["id"] == linux.APP
    (module,) = told["modules"]
    (source,) = module["sources"]
    assert source["type"] == "dir"
    moved = [word for line in module["build-commands"] for word in line.split()]
    assert f"/app/lib/molehill/{linux.SHARE}" in moved
    linux.share(tmp_path / linux.SHARE)
    entry = (tmp_path / linux.SHARE / "applications" / f"{linux.APP}.desktop").read_text("utf-8")
    command = re.search(r"^Exec=(\w+)$", entry, re.MULTILINE)
    assert command is not None
    assert command[1] == told["command"]
    # Gamepads, sound, a window, and phones in the home's network.
    asked = set(told["finish-args"])
    assert {"--device=all", "--socket=pulseaudio", "--share=network"} <= asked


@pytest.mark.skipif(sys.platform != "linux", reason="Linux' own")
def test_the_flatpak_is_laid_out_as_its_commands_say(tmp_path: Path) -> None:
    """Its commands, in a folder of ours instead of /app."""
    bundle, app = tmp_path / "molehill", tmp_path / "app"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "molehill").write_text("#!/bin/sh\necho started\n")
    (bundle / "molehill").chmod(0o755)
    linux.share(bundle / linux.SHARE)
    told = json.loads((PACKAGING / f"{linux.APP}.json").read_text(encoding="utf-8"))
    for line in told["modules"][0]["build-commands"]:
        subprocess.run(["sh", "-ec", line.replace("/app/", f"{app}/")], cwd=tmp_path, check=True)
    done = subprocess.run([app / "bin" / told["command"]], capture_output=True, check=True)
    assert done.stdout == b"started\n"
    # What a desktop looks for has to bear the program's name, or it is not handed out.
    kept = [path for path in (app / "share").rglob("*") if path.is_file()]
    assert {path.name.removesuffix(path.suffix) for path in kept} == {
        linux.APP,
        f"{linux.APP}.metainfo",
    }


@pytest.mark.parametrize(
    "words",
    [
        ["desktop-file-validate", f"applications/{linux.APP}.desktop"],
        ["appstreamcli", "validate", "--no-net", f"metainfo/{linux.APP}.metainfo.xml"],
        ["flatpak-builder", "--show-manifest", str(PACKAGING / f"{linux.APP}.json")],
    ],
    ids=lambda words: words[0],
)
def test_whoever_reads_them_finds_no_fault(words: list[str], tmp_path: Path) -> None:
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} is not installed")
    linux.share(tmp_path)
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_credits_name_every_library_that_is_shipped() -> None:
    named = {part.package for part in PARTS}
    assert set(_PACKAGES) <= named
    for part in PARTS:
        if part.id in ("websockets", "segno"):
            assert "Redistribution" in licence_text(part)
