"""What a download weighs is said part by part, and nothing is left out of the count."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from build_scripts.freezing import measure
from build_scripts.freezing.bundle import Failed


@pytest.mark.parametrize(
    ("end", "most"),
    [("-linux-x86_64.tar.xz", 52), ("-linux-x86_64.deb", 52), ("-windows-amd64-installer.exe", 52),
     ("-windows-amd64.zip", 60)],
)  # fmt: skip
def test_a_download_heavier_than_promised_is_refused(tmp_path: Path, end: str, most: int) -> None:
    archive = tmp_path / f"molehill-1.0{end}"
    with archive.open("wb") as file:
        file.truncate(most * 1_000_000)
    assert measure.weighed(archive) == f"{archive.name}  {most}.0 MB"
    with archive.open("wb") as file:
        file.truncate(most * 1_000_000 + 20_000)
    with pytest.raises(Failed, match=rf"has {most}\.02 MB, and {most} are the most"):
        measure.weighed(archive)


def test_every_file_is_counted_in_one_part(tmp_path: Path) -> None:
    rng, inside = Random(3), tmp_path / "_internal"
    files = {
        tmp_path / "molehill": 4_000_000,
        tmp_path / "share" / "icon.png": 1_000_000,
        inside / "art" / "masters" / "mole.webp": 3_000_000,
        inside / "sounds" / "masters" / "pop.ogg": 2_000_000,
        inside / "art" / "fonts" / "East.otf": 500_000,
        inside / "game" / "system" / "text" / "en.ftl": 250_000,
        inside / "libpython3.11.so.1.0": 700_000,
        inside / "python3.11" / "lib-dynload" / "math.so": 50_000,
        inside / "pygame" / "draw.so": 100_000,
        inside / "pygame_ce.libs" / "libSDL2.so": 600_000,
    }
    for path, size in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rng.randbytes(size))
    (inside / "libSDL2.so").symlink_to("pygame_ce.libs/libSDL2.so")
    told = [line.split() for line in measure.sizes(tmp_path).splitlines()]
    assert {words[0]: words[1] for words in told} == {
        "program": "5.00",
        "pictures": "3.00",
        "sounds": "2.00",
        "interpreter": "0.75",
        "libraries": "0.60",
        "fonts": "0.50",
        "texts": "0.25",
        "pygame": "0.10",
        "together": "12.20",
    }
    assert [words[0] for words in told[:3]] == ["program", "pictures", "sounds"]
    assert told[-1][0] == "together"


def test_what_packs_well_is_said_to(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "licences").mkdir(parents=True)
    (tmp_path / "_internal" / "licences" / "a.txt").write_bytes(b"terms " * 500_000)
    assert measure.sizes(tmp_path).splitlines()[0].split()[0::3] == ["texts", "packed"]
    assert measure.sizes(tmp_path).splitlines()[0].endswith("packed   0.00 MB")


def test_what_many_sounds_begin_with_is_counted_once(tmp_path: Path) -> None:
    rng, folder = Random(4), tmp_path / "_internal" / "sounds" / "masters"
    folder.mkdir(parents=True)
    head = rng.randbytes(1_000_000)
    for number in range(3):
        (folder / f"{number}.ogg").write_bytes(head + rng.randbytes(250_000))
    told = measure.sizes(tmp_path).splitlines()[0].split()
    assert told == ["sounds", "3.75", "MB,", "packed", "1.75", "MB"]


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of the shell")
def test_a_program_that_shows_nothing_has_no_first_frame(tmp_path: Path) -> None:
    shown = {}
    for name, deed in (("one", 'echo {} > "$2"'), ("none", "exit 0")):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{deed}\n", encoding="utf-8")
        program.chmod(0o755)
        shown[name] = program
    assert measure._first_frame(shown["one"], [], tmp_path / "probe").wall > 0
    with pytest.raises(RuntimeError, match="none showed nothing"):
        measure._first_frame(shown["none"], [], tmp_path / "probe")
