"""What PyInstaller lets a program do before its first line is left to those who need it."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import pytest

from build_scripts.freezing import hooks
from build_scripts.freezing.bundle import _LEFT_OUT, ROOT

THEIRS = """\
def _hook():
    import sys

    sys.path.append("helped")


_hook()
"""


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    inside = tmp_path / "PyInstaller" / "hooks" / "rthooks"
    inside.mkdir(parents=True)
    (inside / "pyi_rth_multiprocessing.py").write_text(THEIRS, encoding="utf-8")
    spec = ModuleSpec("PyInstaller", None, origin=str(tmp_path / "PyInstaller" / "__init__.py"))
    monkeypatch.setattr(hooks, "find_spec", lambda _: spec)
    return hooks.lay(tmp_path / "hooks")


@pytest.mark.parametrize(
    ("words", "helper"),
    [
        ([], False),
        (["--data-dir", "somewhere"], False),
        (["--multiprocessing-fork", "tracker_fd=5", "pipe_handle=7"], True),
        (["-B", "-c", "from multiprocessing.resource_tracker import main;main(5)"], True),
    ],
)
def test_only_helpers_load_what_helpers_need(
    laid: Path, words: list[str], helper: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["molehill", *words])
    monkeypatch.setattr(sys, "path", list(sys.path))
    runpy.run_path(str(laid / "rthooks" / "pyi_rth_multiprocessing.py"))
    assert ("helped" in sys.path) is helper


def test_every_hook_that_is_named_is_there(laid: Path) -> None:
    table = ast.literal_eval((laid / "rthooks.dat").read_text(encoding="utf-8"))
    assert {"multiprocessing", "inspect", "pkgutil"} <= set(table)
    for names in table.values():
        for name in names:
            assert (laid / "rthooks" / name).is_file()


_LOOK_FOR_PADS = """\
import sys
import pygame
from game.stage.pads import Pads

pygame.display.init()
Pads().start()
print(*sorted(name for name in sys.modules if name.startswith("pygame._sdl2.")))
"""


def test_pads_are_found_without_the_windows_and_sounds_of_their_package(tmp_path: Path) -> None:
    found = find_spec("pygame")
    assert found is not None
    assert found.origin is not None
    packages = Path(found.origin).parents[1]
    for name in ("pygame", "pygame_ce.libs"):
        if (packages / name).is_dir():
            shutil.copytree(packages / name, tmp_path / name)
    for name in _LEFT_OUT:
        for suffix in EXTENSION_SUFFIXES:
            (tmp_path / f"{name.replace('.', '/')}{suffix}").unlink(missing_ok=True)
    hooks.empty(tmp_path)
    off = {"SDL_VIDEODRIVER": "dummy", "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-c", _LOOK_FOR_PADS],
        env=os.environ | off,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "pygame._sdl2.controller"
