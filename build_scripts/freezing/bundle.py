"""The folder build: PyInstaller's onedir, thinned out, with licences and a bill of materials.

Two builds on one machine are the same to the byte: fixed hash seed and time, sorted lists.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_scripts.freezing import bill, hooks, loose, pictures, terse
from build_scripts.freezing.natives import TEXTS, Native, modules, natives, texts_for

__all__ = ["MOMENT", "NAME", "Failed", "build", "inside"]

ROOT = Path(__file__).resolve().parents[2]
NAME = "molehill"
MOMENT = "1767225600"
"""The time every file is said to be from: the first second of 2026."""

# What the game never calls. Without ssl and sqlite3 four of their native libraries stay out, too.
_LEFT_OUT = (
    "game.makers",
    "numpy",
    "PIL",
    "resvg_py",
    "soundfile",
    "tkinter",
    "unittest",
    "doctest",
    "pydoc",
    "pydoc_data",
    "test",
    "setuptools",
    "pip",
    "pytest",
    "hypothesis",
    "mypy",
    "ssl",
    "_ssl",
    "_hashlib",
    "sqlite3",
    "_sqlite3",
    "_uuid",
    "curses",
    "readline",
    "xmlrpc",
    "pygame.tests",
    "pygame.examples",
    "pygame.docs",
    "pygame.surfarray",
    "pygame.sndarray",
    "pygame.camera",
    "pygame.midi",
    "pygame.ftfont",
    "pygame._freetype",
    "pygame.pixelarray",
    # Pads are read by `pygame._sdl2.controller`; its package would load these before it (`hooks`).
    "pygame._sdl2.audio",
    "pygame._sdl2.sdl2",
    "pygame._sdl2.video",
    # What libraries turn to in cases of which the game has none: other archives than zip, mail,
    # what is on the web, XML as it is read, Python's own slow decimals, other ways to phones.
    "_bz2",
    "_lzma",
    "_pydecimal",
    "bz2",
    "concurrent.futures.process",
    "email._header_value_parser",
    "email.contentmanager",
    "email.headerregistry",
    "email.policy",
    "fractions",
    "ftplib",
    "http.cookiejar",
    "lzma",
    "multiprocessing.dummy",
    "multiprocessing.managers",
    "multiprocessing.pool",
    "netrc",
    "pprint",
    "pyexpat",
    "smtplib",
    "statistics",
    "tarfile",
    "tomllib",
    "webbrowser",
    "websockets.__main__",
    "websockets.asyncio.client",
    "websockets.asyncio.router",
    "websockets.cli",
    "websockets.client",
    "websockets.legacy",
    "websockets.proxy",
    "websockets.sync",
    "websockets.trio",
    "websockets.uri",
    "xml.parsers",
    "xml.sax.expatreader",
    # How East Asia wrote before there was UTF-8, which is all that the game reads and writes.
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_multibytecodec",
)
_ASKED_FROM_WITHIN = ("numbers",)
"""No line of Python says so: the fast decimals are compiled."""
_LINES_ALONE = ("-X", "no_debug_ranges")
"""Where in its line a part of it stands is for those who have the source beside it. A report of a
crash names files and lines as before, and code weighs a quarter less as it is packed."""
_ALWAYS_UTF8 = "X utf8=1"
"""Whatever a system calls its own: a Japanese Windows would ask for what is left out."""
_PACKAGES = (
    "pygame-ce",
    "platformdirs",
    "msgspec",
    "fluent.syntax",
    "typing_extensions",
    "websockets",
    "segno",
)
_FOLDERS = (
    "art/masters",
    "art/fonts",
    "sounds/masters",
    "game/phones/page",
    "build_scripts/packaging/changelog",
)
# Sources of the bake, a typeface the game does not use, and what Windows would load for music
# keyboards and forms of sound and picture that the game has not (`loose` says it of Linux).
_NOT_SHIPPED = (
    "sources.json",
    "freesansbold.ttf",
    "portmidi.dll",
    "freetype.dll",
    "libtiff-*.dll",
    "libwavpack-*.dll",
    "libxmp.dll",
)


class Failed(Exception):
    """Why there is no bundle, in one sentence."""


def build(out: Path, work: Path, *extra: str, pictures_kept: Path | None = None) -> Path:
    """The bundle's folder (on macOS the .app)."""
    shutil.rmtree(out, ignore_errors=True)
    command = [sys.executable, *_LINES_ALONE, "-m", terse.__name__, *_words(out, work), *extra]
    environment = os.environ | {
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": MOMENT,
        "PYTHONPATH": str(ROOT),
        # Every archive packs it as a whole, and better: 2.3 MB less to download.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
    }
    work.mkdir(parents=True, exist_ok=True)
    told = work / "pyinstaller.log"
    # Not a pipe: what is started by the way (Wine's desktop) would hold its other end for ever.
    with told.open("wb") as log:
        done = subprocess.run(
            [*command, str(ROOT / "game" / "__main__.py")],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        words = told.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        raise Failed(f"PyInstaller gave up: {(words or ['no reason given'])[-1]}")
    app = out / f"{NAME}.app"
    bundle = app if app.is_dir() else out / NAME
    finish(bundle, pictures_kept)
    return bundle


def _words(out: Path, work: Path) -> list[str]:
    pair = os.pathsep if sys.platform == "win32" else ":"
    words = ["--noconfirm", "--clean", "--onedir", "--noupx", "--log-level", "WARN"]
    words += ["--name", NAME, "--distpath", str(out), "--workpath", str(work)]
    words += ["--specpath", str(work), "--collect-submodules", "game"]
    words += ["--additional-hooks-dir", str(hooks.lay(work / "hooks"))]
    words += ["--python-option", _ALWAYS_UTF8]
    if sys.platform != "win32":
        words.append("--strip")
    if sys.platform in ("win32", "darwin"):
        words.append("--windowed")
    for name in _LEFT_OUT:
        words += ["--exclude-module", name]
    for name in _ASKED_FROM_WITHIN:
        words += ["--hidden-import", name]
    for name in _PACKAGES:
        words += ["--copy-metadata", name]
    for folder in _FOLDERS:
        words += ["--add-data", f"{ROOT / folder}{pair}{folder}"]
    for text in sorted((ROOT / "game").rglob("*.ftl")):
        words += ["--add-data", f"{text}{pair}{text.parent.relative_to(ROOT)}"]
    return [*words, "--add-data", f"{ROOT / 'LICENSE'}{pair}."]


def inside(bundle: Path) -> Path:
    """Where the program's own files lie."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "Frameworks"
    return bundle / "_internal"


def _data(bundle: Path) -> Path:
    """Where what is no code belongs. A signature of macOS wants it away from the libraries; the
    program finds it there by a link, as it finds all its pictures."""
    return bundle / "Contents" / "Resources" if bundle.suffix == ".app" else inside(bundle)


def _single(files: Path) -> None:
    """Windows has no links: PyInstaller lays pygame's libraries down twice. The upper ones, which
    are found by all, are enough."""
    for lower in (files / "pygame").glob("*.dll"):
        upper = files / lower.name
        if upper.is_file() and filecmp.cmp(lower, upper, shallow=False):
            lower.unlink()


def _list_what_is_there(bundle: Path) -> None:
    """A package's record names each file it was installed with, and a sum that no packer can make
    smaller. Of those files few are here, and these are others by now: what stays is told of the
    record's own folder, where the licences are found by it."""
    for record in bundle.rglob("*.dist-info/RECORD"):
        rows = record.read_text(encoding="utf-8").splitlines(keepends=True)
        own = f"{record.parent.name}/"
        record.write_text("".join(row for row in rows if row.startswith(own)), encoding="utf-8")


def _heard(known: list[Native]) -> None:
    """The mixer would not say so: without what reads Opus there is no music, and no word of it."""
    lacking = {"Opus", "opusfile"} - {native.library for native in known}
    if lacking:
        raise Failed(f"Its music would not be heard without {' and '.join(sorted(lacking))}.")


def finish(bundle: Path, pictures_kept: Path | None = None) -> None:
    """Thin it out, and put in what the law and a careful person ask for."""
    for name in _NOT_SHIPPED:
        for file in bundle.rglob(name):
            file.unlink()
    _single(inside(bundle))
    if sys.platform == "linux":
        loose.spare(inside(bundle))
    hooks.empty(bundle)
    _list_what_is_there(bundle)
    pictures.tighten(_data(bundle) / "art", pictures_kept)
    known, unknown = natives(bundle)
    if unknown:
        names = ", ".join(file.name for file in unknown)
        raise Failed(f"Nobody has said under which licence these are passed on: {names}.")
    _heard(known)
    data = _data(bundle)
    texts = data / "licences"
    texts.mkdir()
    for text in texts_for(known):
        shutil.copyfile(text, texts / text.name)
    for also in ("pygame", "LGPL-2.1", "Python"):
        # The wheel of pygame-ce brings no licence text of its own.
        shutil.copyfile(TEXTS / f"{also}.txt", texts / f"{also}.txt")
    bill.write(data / "bill-of-materials.json", known, modules(bundle), _PACKAGES)
    if data != inside(bundle):
        for path in (texts, data / "bill-of-materials.json"):
            link = inside(bundle) / path.name
            link.symlink_to(Path("..") / data.name / path.name)
    moment = int(MOMENT)
    for path in bundle.rglob("*"):
        os.utime(path, (moment, moment), follow_symlinks=not path.is_symlink())
