"""What is packed tighter for the way shows the same, pixel for pixel."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from build_scripts.freezing import pictures
from build_scripts.freezing.bundle import ROOT

pytest.importorskip("PIL", reason="needs Pillow")
MASTERS = ROOT / "art" / "masters"


def _pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    from PIL import Image

    with Image.open(io.BytesIO(picture)) as opened:
        return opened.size, opened.convert("RGBA").tobytes()


def _some() -> list[Path]:
    files = sorted(MASTERS.rglob("*.webp"))
    return [*Random(7).sample(files, 40), MASTERS / "common" / "bg" / "title.webp"]


def test_every_pixel_stays_as_it_was() -> None:
    before = after = 0
    for path in _some():
        picture = path.read_bytes()
        tighter = pictures.tighter(picture)
        assert _pixels(tighter) == _pixels(picture), path.name
        assert len(tighter) <= len(picture)
        before, after = before + len(picture), after + len(tighter)
    assert after < before


def test_colours_are_not_touched() -> None:
    for path in _some()[:10]:
        picture = path.read_bytes()
        one, two = dict(pictures.parts(picture)), dict(pictures.parts(pictures.tighter(picture)))
        assert list(one) == list(two)
        assert {k: v for k, v in one.items() if k != b"ALPH"} == {
            k: v for k, v in two.items() if k != b"ALPH"
        }


def test_pygame_reads_it_as_before() -> None:
    import pygame

    for path in _some()[:10]:
        picture = path.read_bytes()
        one, two = (
            pygame.image.load(io.BytesIO(data), path.name)
            for data in (picture, pictures.tighter(picture))
        )
        assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")


def test_a_whole_folder_is_done_and_twice_alike(tmp_path: Path) -> None:
    done = []
    for name in ("one", "two"):
        folder = tmp_path / name / "deep"
        folder.mkdir(parents=True)
        for path in _some()[:6]:
            (folder / path.name).write_bytes(path.read_bytes())
        pictures.tighten(tmp_path / name)
        done.append([path.read_bytes() for path in sorted(folder.iterdir())])
    assert done[0] == done[1]
    assert done[0] != [path.read_bytes() for path in sorted(_some()[:6], key=lambda p: p.name)]


def test_what_was_made_once_is_kept_for_builds_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would be made again; whoever packs in another way makes it anew."""
    kept, some = tmp_path / "kept", _some()[:6]
    usual, made = pictures.tighter, []

    def tighter(picture: bytes) -> bytes:
        made.append(picture)
        return usual(picture)

    monkeypatch.setattr(pictures, "tighter", tighter)

    def built(name: str, where: Path | None) -> list[bytes]:
        made.clear()
        folder = tmp_path / name
        folder.mkdir()
        for path in some:
            (folder / path.name).write_bytes(path.read_bytes())
        pictures.tighten(folder, where)
        return [path.read_bytes() for path in sorted(folder.iterdir())]

    afresh = built("afresh", None)
    assert len(made) == len(some)
    assert built("first", kept) == afresh
    assert len(made) == len(some)
    assert built("second", kept) == afresh
    assert made == []
    monkeypatch.setattr(pictures, "_PATIENCE", 4)
    built("otherwise", kept)
    assert len(made) == len(some)
    assert not [path for path in kept.iterdir() if path.suffix]
