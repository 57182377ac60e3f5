"""Windows: a zip with version information and an icon. macOS: the .app in a zip."""

from __future__ import annotations

import platform
import plistlib
from pathlib import Path

from build_scripts.freezing import icons
from build_scripts.freezing.archive import zipped
from build_scripts.freezing.bundle import NAME
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
    numbers = [int(part) for part in __version__.split(".")]
    four = tuple([*numbers, 0, 0, 0, 0][:4])
    told = work / "version.txt"
    told.write_text(_VERSION_FILE.format(four=four, version=__version__), encoding="utf-8")
    return ["--version-file", str(told), "--icon", str(icons.ico(work / "molehill.ico"))]


def package_windows(bundle: Path, out: Path) -> list[Path]:
    stem = f"{NAME}-{__version__}-windows-{platform.machine().lower()}"
    return [zipped(bundle, out / f"{stem}.zip", f"{NAME}-{__version__}")]


def mac_words(work: Path) -> list[str]:
    """What PyInstaller is told on macOS."""
    work.mkdir(parents=True, exist_ok=True)
    icon = icons.icns(work / "molehill.icns")
    return ["--icon", str(icon), "--osx-bundle-identifier", "io.molehill.Molehill"]


def package_mac(bundle: Path, out: Path) -> list[Path]:
    info = bundle / "Contents" / "Info.plist"
    plist = plistlib.loads(info.read_bytes())
    plist |= {"CFBundleShortVersionString": __version__, "CFBundleVersion": __version__}
    info.write_bytes(plistlib.dumps(plist))
    stem = f"{NAME}-{__version__}-macos-{platform.machine()}"
    return [zipped(bundle, out / f"{stem}.zip", bundle.name)]
