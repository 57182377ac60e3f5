"""The Windows installer, by NSIS: for one person, without an administrator, gone without trace."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath

from build_scripts.freezing import icons
from build_scripts.freezing.bundle import MOMENT, Failed
from game import __version__

__all__ = ["MISSING", "beside", "four", "lists", "make", "tool"]

MISSING = "No installer was made: it needs NSIS, on Debian and Ubuntu: sudo apt install nsis"
_SCRIPT = Path(__file__).resolve().parents[1] / "packaging" / "installer.nsi"
# Where it installs itself on Windows, which no path leads to.
_ON_WINDOWS = r"C:\Program Files (x86)\NSIS\makensis.exe"


def tool() -> str | None:
    """The maker of installers, if it is here."""
    return shutil.which("makensis") or shutil.which(_ON_WINDOWS)


def four() -> tuple[int, ...]:
    """The version as Windows counts: always four numbers."""
    numbers = [int(part) for part in __version__.split(".")]
    return tuple([*numbers, 0, 0, 0, 0][:4])


def beside(archive: Path) -> Path:
    """The installer's file, from that of the zip. ("Setup" in a name is a sign for Windows to load
    what it keeps for programs of long ago.)"""
    return archive.with_name(f"{archive.stem}-installer.exe")


def lists(bundle: Path) -> tuple[str, str]:
    """What lays every file of the program down, and what takes just these away again."""
    laid, taken = [], []
    folders = sorted(path for path in bundle.rglob("*") if path.is_dir())
    for folder in (bundle, *folders):
        place = _within(bundle, folder)
        laid.append(f'SetOutPath "{place}"')
        for file in sorted(path for path in folder.iterdir() if path.is_file()):
            laid.append(f'File "{file}"')
            taken.append(f'Delete "{place}\\{_spelt(file.name)}"')
    taken += [f'RMDir "{_within(bundle, folder)}"' for folder in reversed(folders)]
    return "\n".join(laid) + "\n", "\n".join(taken) + "\n"


def _within(bundle: Path, folder: Path) -> str:
    return _spelt(str(PureWindowsPath("@", *folder.relative_to(bundle).parts))).replace(
        "@", "$INSTDIR", 1
    )


def _spelt(text: str) -> str:
    """As NSIS reads it: its own sign for a variable is doubled."""
    return text.replace("$", "$$")


def make(bundle: Path, out: Path, work: Path) -> Path:
    """One program to double-click, from the folder that was frozen."""
    found = tool()
    if found is None:
        raise Failed(MISSING)
    work.mkdir(parents=True, exist_ok=True)
    laid, taken = work / "laid.nsh", work / "taken.nsh"
    for path, text in zip((laid, taken), lists(bundle), strict=True):
        # With its mark at the head it is read as UTF-8 everywhere.
        path.write_text(text, encoding="utf-8-sig")
    given = {
        "VERSION": __version__,
        "FOUR": ".".join(map(str, four())),
        "ICON": icons.ico(work / "installer.ico"),
        "OUT": out,
        "LAID": laid,
        "TAKEN": taken,
    }
    if sys.platform == "linux":
        # Debian's has it; that for Windows makes 32 bits alone, which run everywhere there.
        given["TARGET"] = "amd64-unicode"
    words = [f"-D{name}={value}" for name, value in given.items()]
    done = subprocess.run(
        [found, "-V2", "-WX", *words, str(_SCRIPT)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"SOURCE_DATE_EPOCH": MOMENT},
    )
    if done.returncode:
        told = (done.stdout + done.stderr).strip().splitlines() or ["no reason given"]
        raise Failed(f"NSIS gave up: {told[0]}")
    return out
