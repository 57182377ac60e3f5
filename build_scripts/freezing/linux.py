"""Linux: a tar.xz to unpack anywhere, and a .deb where its tool is at hand."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from build_scripts.freezing import icons
from build_scripts.freezing.archive import tar_xz
from build_scripts.freezing.bundle import MOMENT, NAME
from game import __version__
from game.screens.credits.news import releases

__all__ = ["SHARE", "package", "share"]

ROOT = Path(__file__).resolve().parents[2]
_SOURCES = ROOT / "build_scripts" / "packaging"
APP = "io.molehill.Molehill"
SHARE = "share"
_SIZES = (48, 64, 128, 256)
_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


def share(into: Path) -> None:
    """Desktop entry, metainfo and icons, as a desktop looks for them."""
    entry = into / "applications" / f"{APP}.desktop"
    entry.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_SOURCES / entry.name, entry)
    info = into / "metainfo" / f"{APP}.metainfo.xml"
    info.parent.mkdir(parents=True, exist_ok=True)
    text = (_SOURCES / info.name).read_text(encoding="utf-8")
    told = "\n".join(
        f'    <release version="{each.version}" date="{each.day}"/>' for each in releases("en")
    )
    info.write_text(text.replace("    <!-- releases -->", told), encoding="utf-8")
    for side in _SIZES:
        icons.png(into / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{APP}.png", side)


def package(bundle: Path, out: Path) -> list[Path]:
    machine = platform.machine()
    share(bundle / SHARE)
    stem = f"{NAME}-{__version__}-linux-{machine}"
    made = [tar_xz(bundle, out / f"{stem}.tar.xz", f"{NAME}-{__version__}", int(MOMENT))]
    if shutil.which("dpkg-deb") and machine in _MACHINES:
        made.append(_deb(bundle, out / f"{stem}.deb", _MACHINES[machine], out / "deb"))
    return made


def _deb(bundle: Path, out: Path, architecture: str, tree: Path) -> Path:
    shutil.rmtree(tree, ignore_errors=True)
    home = tree / "usr" / "lib" / NAME
    shutil.copytree(bundle, home, symlinks=True)
    shutil.move(home / SHARE, tree / "usr" / "share")
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: {NAME}\nVersion: {__version__}\nArchitecture: {architecture}\n"
        f"Maintainer: The Molehill makers <makers@molehill.invalid>\n"
        f"Installed-Size: {size}\nSection: games\nPriority: optional\n"
        "Depends: libc6 (>= 2.35)\n"
        "Description: tabletop games about moles, on one screen\n"
        " Two to eight people share one screen with a mouse, a few keys each or gamepads;\n"
        " bots fill the empty chairs.\n",
        encoding="utf-8",
    )
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (int(MOMENT), int(MOMENT)), follow_symlinks=False)
    subprocess.run(
        # It looks back over all of it, as the other archive does.
        [
            *("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "-Sextreme"),
            *("--build", str(tree), str(out)),
        ],
        check=True,
        capture_output=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": MOMENT},
    )
    shutil.rmtree(tree)
    return out
