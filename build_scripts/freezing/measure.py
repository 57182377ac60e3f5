"""The first frame of the frozen game against that of an empty frozen pygame-ce window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

__all__ = ["compare", "sizes"]

_EMPTY = """\
import sys
import pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 720))
window.fill((40, 40, 40))
pygame.display.flip()
open(sys.argv[2], "w").write("{}")
"""
_ROUNDS = 7


def _empty(folder: Path) -> Path:
    source = folder / "empty.py"
    source.write_text(_EMPTY, encoding="utf-8")
    words = ["--noconfirm", "--onedir", "--noupx", "--strip", "--log-level", "ERROR"]
    words += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    words += ["--specpath", str(folder), "--exclude-module", "numpy", str(source)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *words], check=True, capture_output=True)
    return folder / "dist" / "empty" / "empty"


def _first_frame(program: Path, words: list[str], probe: Path) -> float:
    probe.unlink(missing_ok=True)
    started = time.perf_counter()
    process = subprocess.Popen([str(program), *words, "--probe", str(probe)])
    try:
        while time.perf_counter() - started < 30:
            if probe.exists() and probe.stat().st_size:
                return (time.perf_counter() - started) * 1000
            if process.poll() is not None and not probe.exists():
                break
            time.sleep(0.0005)
    finally:
        process.kill()
        process.wait()
    raise RuntimeError(f"{program.name} showed nothing")


def compare(program: Path) -> str:
    """One line with both medians and their ratio, taken in turns."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty = _empty(folder)
        ours, theirs = [], []
        for number in range(_ROUNDS + 1):
            probe = folder / f"probe{number}"
            theirs.append(_first_frame_of_empty(empty, probe))
            data = folder / f"data{number}"
            words = ["--data-dir", str(data), "--size", "1280x720"]
            ours.append(_first_frame(program, words, probe))
    # The first round warms the disk's cache for both.
    mine, bare = statistics.median(ours[1:]), statistics.median(theirs[1:])
    return f"first frame {mine:.0f} ms, empty window {bare:.0f} ms: {mine / bare:.2f} times"


def _first_frame_of_empty(program: Path, probe: Path) -> float:
    return _first_frame(program, [], probe)


def sizes(bundle: Path) -> str:
    """The program's size, and that of the pictures and sounds in it."""
    total = sum(p.stat().st_size for p in bundle.rglob("*") if p.is_file() and not p.is_symlink())
    art = sum(
        path.stat().st_size
        for folder in ("art", "sounds")
        for top in bundle.rglob(folder)
        if (top / "masters").is_dir()
        for path in top.rglob("*")
        if path.is_file()
    )
    return (
        f"program {(total - art) / 1e6:.1f} MB, pictures and sounds {art / 1e6:.1f} MB,"
        f" together {total / 1e6:.1f} MB"
    )
