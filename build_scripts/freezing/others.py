"""Windows: a zip with version information and an icon, and an installer. macOS: the .app in a
zip."""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
from pathlib import Path

from build_scripts.freezing import icons, installer
from build_scripts.freezing.archive import zipped
from build_scripts.freezing.bundle import MOMENT, NAME, Failed
from game import __version__

__all__ = ["mac_words", "package_mac", "package_windows", "windows_words"]

_VERSION_FILE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Molehill makers"),
      StringStruct("FileDescription", "Molehill"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "molehill"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "molehill.exe"),
      StringStruct("ProductName", "Molehill"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def windows_words(work: Path) -> list[str]:
    """What PyInstaller is told on Windows."""
    work.mkdir(parents=True, exist_ok=True)
    told = work / "version.txt"
    text = _VERSION_FILE.format(four=installer.four(), version=__version__)
    told.write_text(text, encoding="utf-8")
    return ["--version-file", str(told), "--icon", str(icons.ico(work / "molehill.ico"))]


def package_windows(bundle: Path, out: Path) -> list[Path]:
    stem = f"{NAME}-{__version__}-windows-{platform.machine().lower()}"
    made = [zipped(bundle, out / f"{stem}.zip", f"{NAME}-{__version__}")]
    if installer.tool():
        made.append(installer.make(bundle, installer.beside(made[0]), out.with_name("build")))
    else:
        print(installer.MISSING)
    return made


def mac_words(work: Path) -> list[str]:
    """What PyInstaller is told on macOS."""
    work.mkdir(parents=True, exist_ok=True)
    icon = icons.icns(work / "molehill.icns")
    return ["--icon", str(icon), "--osx-bundle-identifier", "io.molehill.Molehill"]


def _sign(bundle: Path) -> None:
    """Anew, once nothing changes any more: without a whole signature, even one that names nobody,
    Apple's processors start no program at all."""
    tool = shutil.which("codesign")
    if tool is None:
        return
    for words in (["--force", "--deep", "--sign", "-"], ["--verify", "--deep", "--strict"]):
        done = subprocess.run(
            [tool, *words, str(bundle)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            told = (done.stdout + done.stderr).strip().splitlines() or ["no reason given"]
            raise Failed(f"It could not be signed: {told[-1]}")


def package_mac(bundle: Path, out: Path) -> list[Path]:
    info = bundle / "Contents" / "Info.plist"
    plist = plistlib.loads(info.read_bytes())
    plist |= {
        "CFBundleDisplayName": "Molehill",
        "CFBundleName": "Molehill",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
    }
    info.write_bytes(plistlib.dumps(plist))
    os.utime(info, (int(MOMENT), int(MOMENT)))
    _sign(bundle)
    stem = f"{NAME}-{__version__}-macos-{platform.machine()}"
    return [zipped(bundle, out / f"{stem}.zip", bundle.name)]
