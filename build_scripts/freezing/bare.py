"""The frozen program on a system that has nothing: an empty root, no Python, an ordinary user.

Needs debootstrap and the right to make a root; says so in one line where they are missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

__all__ = ["missing", "try_on_bare_system"]

_SUITE = "bookworm"


def missing() -> str:
    """Why this cannot be tried here, "" if it can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "A bare system can only be made by root on Linux."
    if shutil.which("debootstrap") is None:
        return "A bare system needs debootstrap (Debian package of that name)."
    return ""


def try_on_bare_system(bundle: Path, root: Path) -> int:
    """The exit code of `--selftest` in there."""
    if not (root / "etc" / "debian_version").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", _SUITE, str(root)], check=True, capture_output=True
        )
    inside = root / "molehill"
    shutil.rmtree(inside, ignore_errors=True)
    shutil.copytree(bundle, inside, symlinks=True)
    python = subprocess.run(
        ["chroot", str(root), "sh", "-c", "command -v python3"], capture_output=True, check=False
    )
    assert python.returncode != 0, "this system is not bare: it has a Python"
    passwd = (root / "etc" / "passwd").read_text(encoding="utf-8")
    if "\nplayer:" not in passwd:
        subprocess.run(["chroot", str(root), "useradd", "-m", "player"], check=True)
    command = (
        "env -i HOME=$(getent passwd player | cut -d: -f6) PATH=/usr/bin:/bin"
        " SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy /molehill/molehill --selftest"
    )
    return subprocess.run(
        ["chroot", "--userspec=player:player", str(root), "sh", "-c", command], check=False
    ).returncode
