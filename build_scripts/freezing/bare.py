"""The downloads on a system that has nothing: an empty root, no Python, an ordinary user.

Needs debootstrap and the right to make a root; says so in one line where they are missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

from build_scripts.freezing.bundle import NAME

__all__ = ["missing", "try_on_bare_system"]

_SUITE = "bookworm"
_HOME = "$(getent passwd player | cut -d: -f6)"


def missing() -> str:
    """Why this cannot be tried here, "" if it can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "A bare system can only be made by root on Linux."
    if shutil.which("debootstrap") is None:
        return "A bare system needs debootstrap (Debian package of that name)."
    return ""


def try_on_bare_system(archives: list[Path], root: Path, say: Callable[[str], None]) -> int:
    """Install each as people do, and let it try itself; the first exit code that is not 0."""
    if not (root / "etc" / "debian_version").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", _SUITE, str(root)], check=True, capture_output=True
        )
    python = subprocess.run(
        ["chroot", str(root), "sh", "-c", "command -v python3"], capture_output=True, check=False
    )
    assert python.returncode != 0, "this system is not bare: it has a Python"
    passwd = (root / "etc" / "passwd").read_text(encoding="utf-8")
    if "\nplayer:" not in passwd:
        subprocess.run(["chroot", str(root), "useradd", "-m", "player"], check=True)
    for archive in archives:
        say(f"{archive.name} on a bare system:")
        code = _installed(archive, root) if archive.suffix == ".deb" else _unpacked(archive, root)
        if code:
            return code
    return 0


def _unpacked(archive: Path, root: Path) -> int:
    place = root / "opt" / NAME
    shutil.rmtree(place, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    (folder,) = place.iterdir()
    return _selftest(root, f"/{folder.relative_to(root) / NAME}")


def _installed(archive: Path, root: Path) -> int:
    shutil.copyfile(archive, root / archive.name)
    words = ["chroot", str(root), "dpkg", "-i", f"/{archive.name}"]
    done = subprocess.run(words, check=False)
    if done.returncode:
        return done.returncode
    code = _selftest(root, NAME)
    subprocess.run(["chroot", str(root), "dpkg", "-r", NAME], check=True)
    left = [name for name in (f"usr/bin/{NAME}", f"usr/lib/{NAME}") if (root / name).exists()]
    assert not left, f"the package leaves {', '.join(left)} behind"
    return code


def _selftest(root: Path, program: str) -> int:
    command = (
        f"env -i HOME={_HOME} PATH=/usr/bin:/bin SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy"
        f" {program} --selftest"
    )
    return subprocess.run(
        ["chroot", "--userspec=player:player", str(root), "sh", "-c", command], check=False
    ).returncode
