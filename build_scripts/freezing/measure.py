"""What a download weighs, and its first frame against that of an empty frozen pygame-ce window."""

from __future__ import annotations

import lzma
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from build_scripts.freezing.bundle import Failed
from build_scripts.freezing.bundle import inside as bundle_inside

__all__ = ["compare", "sizes", "weighed"]

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
_MOST = {
    ".tar.xz": 52.0,
    ".deb": 52.0,
    "-installer.exe": 52.0,
    # What Windows opens by itself is packed file by file, and less well.
    "-windows-amd64.zip": 60.0,
}
"""Millions of bytes that nobody shall have to wait for more than."""


def _empty(folder: Path) -> Path:
    source = folder / "empty.py"
    source.write_text(_EMPTY, encoding="utf-8")
    words = ["--noconfirm", "--onedir", "--noupx", "--strip", "--log-level", "ERROR"]
    words += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    words += ["--specpath", str(folder), "--exclude-module", "numpy", str(source)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *words], check=True, capture_output=True)
    return folder / "dist" / "empty" / "empty"


class _First(NamedTuple):
    """Milliseconds until something is seen: on the wall's clock, and on the processor's."""

    wall: float
    work: float


def _worked() -> float:
    """Seconds that ended children were at work; Windows does not say."""
    known = os.times()
    return known.children_user + known.children_system


def _first_frame(program: Path, words: list[str], probe: Path) -> _First:
    probe.unlink(missing_ok=True)
    before = _worked()
    started = time.perf_counter()
    seen = 0.0
    process = subprocess.Popen([str(program), *words, "--probe", str(probe)])
    try:
        while time.perf_counter() - started < 30:
            if probe.exists() and probe.stat().st_size:
                seen = time.perf_counter() - started
                break
            if process.poll() is not None and not probe.exists():
                break
            time.sleep(0.0005)
    finally:
        process.kill()
        process.wait()
    if not seen:
        raise RuntimeError(f"{program.name} showed nothing")
    return _First(seen * 1000, (_worked() - before) * 1000)


def compare(program: Path) -> str:
    """A line for each clock with both medians and their ratio, taken in turns. On a machine with
    much else to do, that of the processor is the one to trust."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty = _empty(folder)
        ours, theirs = [], []
        for number in range(_ROUNDS + 1):
            probe = folder / f"probe{number}"
            theirs.append(_first_frame(empty, [], probe))
            data = folder / f"data{number}"
            words = ["--data-dir", str(data), "--size", "1280x720"]
            ours.append(_first_frame(program, words, probe))
    # The first round warms the disk's cache for both.
    lines = []
    for place, clock in enumerate(("first frame", "of a processor")):
        mine, bare = (
            statistics.median(each[place] for each in all_[1:]) for all_ in (ours, theirs)
        )
        if bare:
            times = f"{mine / bare:.2f} times"
            lines.append(f"{clock} {mine:.0f} ms, empty window {bare:.0f} ms: {times}")
    return "\n".join(lines)


_PARTS = (
    ("pictures", ("art/masters/",)),
    ("sounds", ("sounds/",)),
    ("fonts", ("art/fonts/",)),
    ("texts", ("game/", "licences/", "build_scripts/")),
    ("interpreter", ("libpython", "python3", "base_library", "lib-dynload", "Python")),
    ("pygame", ("pygame/",)),
    ("libraries", ("pygame_ce.libs/", "lib", "SDL2")),
)
"""What the names of a part's files begin with, where the program's own files lie. First come, first
served; whatever is left is the program."""
_PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
"""As the archive does, which looks back over all of it: pictures and sounds are packed already, but
what many of them begin with is there once."""


def _part(name: str) -> str:
    return next((part for part, starts in _PARTS if name.startswith(starts)), "program")


def sizes(bundle: Path) -> str:
    """What each part weighs, as it lies there and as an archive packs it; the heaviest first."""
    inside = bundle_inside(bundle)
    held: dict[str, list[Path]] = {}
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink():
            within = path.is_relative_to(inside)
            name = path.relative_to(inside).as_posix() if within else ""
            held.setdefault(_part(name), []).append(path)
    rows = []
    for part, paths in held.items():
        data = b"".join(path.read_bytes() for path in paths)
        packed = len(lzma.compress(data, filters=_PACKING))
        rows.append((packed, len(data), part))
    rows.append((sum(row[0] for row in rows), sum(row[1] for row in rows), "together"))
    lines = [
        f"{part:<12} {raw / 1e6:6.2f} MB, packed {packed / 1e6:6.2f} MB"
        for packed, raw, part in [*sorted(rows[:-1], reverse=True), rows[-1]]
    ]
    return "\n".join(lines)


def weighed(archive: Path) -> str:
    """What it weighs; refused if that is more than people were promised."""
    size = archive.stat().st_size / 1e6
    for end, most in _MOST.items():
        if archive.name.endswith(end) and size > most:
            raise Failed(f"{archive.name} has {size:.2f} MB, and {most:.0f} are the most.")
    return f"{archive.name}  {size:.1f} MB"
