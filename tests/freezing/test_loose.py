"""The Linux download brings what reads its own pictures and sounds, and no more."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from build_scripts.freezing import loose
from build_scripts.freezing.bundle import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux' own")

_READ = """\
import json, sys
import pygame
pygame.mixer.init()
for name in sys.argv[1:]:
    if name.endswith((".webp", ".jpg", ".png")):
        assert pygame.image.load(name).get_width() > 1
    elif name.endswith((".ttf", ".otf")):
        pygame.font.init()
        assert pygame.font.Font(name, 40).render("mole", True, "white").get_width() > 1
    else:
        sound = pygame.mixer.Sound(name)
        assert sound.get_length() > 0.01
        sound.play()
        pygame.mixer.music.load(name)
        pygame.mixer.music.play()
        pygame.time.wait(50)
        assert pygame.mixer.music.get_pos() >= 0
maps = open("/proc/self/maps").read().split()
print(json.dumps(sorted({name for name in maps if "pygame" in name})))
pygame.quit()
"""


def _packages() -> Path:
    found = find_spec("pygame")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parents[1]


@pytest.fixture(scope="module")
def thinned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """pygame as its makers packed it, with nothing left in it that is never read."""
    packages = _packages()
    folder = tmp_path_factory.mktemp("thinned")
    for name in ("pygame", "pygame_ce.libs"):
        shutil.copytree(packages / name, folder / name)
    loose.spare(folder)
    return folder


def _one_of_each_kind() -> list[str]:
    kinds: dict[str, Path] = {}
    for folder in ("art/masters", "art/fonts", "sounds/masters"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in ("", ".json", ".txt"):
                kinds.setdefault(path.suffix, path)
    return [str(path) for path in kinds.values()]


def _libraries(folder: Path) -> dict[str, loose.Library]:
    return {path.name: loose.Library(path) for path in (folder / "pygame_ce.libs").iterdir()}


def test_what_is_left_reads_one_of_each_kind_that_is_shipped(thinned: Path) -> None:
    files = _one_of_each_kind()
    assert {Path(name).suffix for name in files} >= {".webp", ".jpg", ".ogg", ".opus", ".otf"}
    surroundings = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", _READ, *files],
        env=os.environ | surroundings | {"PYTHONPATH": str(thinned)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    loaded = json.loads(done.stdout.splitlines()[-1])
    assert all(name.startswith(str(thinned)) for name in loaded)
    assert any("libopus" in name for name in loaded)


def test_nobody_asks_for_what_is_gone(thinned: Path) -> None:
    there = _libraries(thinned)
    left = {name.partition("-")[0].partition(".")[0] for name in there}
    assert {"libSDL2_mixer", "libSDL2_image", "libopus", "libvorbis", "libwebp"} <= left
    assert not left & {"libfluidsynth", "libsndfile", "libxmp", "libtiff", "libbrotlicommon"}
    gone = _libraries(_packages()).keys() - there
    assert len(gone) > 8
    for library in there.values():
        assert not gone.intersection(library.needed), library.path.name


def test_only_what_is_gone_may_be_nowhere(thinned: Path) -> None:
    """What another library gives is asked for as before."""
    whole = _libraries(_packages())
    there = _libraries(thinned)
    given = {name for each in there.values() for name in each.gives()}
    gone = {name for key, each in whole.items() if key not in there for name in each.gives()}
    borne = 0
    for name, library in there.items():
        for symbol in library.may_be_nowhere() - whole[name].may_be_nowhere():
            assert symbol in gone, (name, symbol)
            assert symbol not in given, (name, symbol)
            borne += 1
    assert borne > 20
