"""Which library a native file belongs to, and under which licence text it is passed on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["TEXTS", "Module", "Native", "modules", "natives", "texts_for"]

TEXTS = Path(__file__).with_name("licences")

# The beginning of a file's name, the library, its licence in SPDX's words. Longest names first
# where one begins like another.
_KNOWN: tuple[tuple[str, str, str], ...] = (
    ("libsdl2_image", "SDL2_image", "Zlib"),
    ("libsdl2_mixer", "SDL2_mixer", "Zlib"),
    ("libsdl2_ttf", "SDL2_ttf", "Zlib"),
    ("sdl2_image", "SDL2_image", "Zlib"),
    ("sdl2_mixer", "SDL2_mixer", "Zlib"),
    ("sdl2_ttf", "SDL2_ttf", "Zlib"),
    ("libsdl2", "SDL2", "Zlib"),
    ("sdl2", "SDL2", "Zlib"),
    ("libfreetype", "FreeType", "FTL"),
    ("freetype", "FreeType", "FTL"),
    ("libharfbuzz", "HarfBuzz", "MIT"),
    ("libturbojpeg", "libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib"),
    ("libjpeg", "libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib"),
    ("libpng", "libpng", "libpng-2.0"),
    ("libtiff", "libtiff", "libtiff"),
    ("libsharpyuv", "libwebp", "BSD-3-Clause"),
    ("libwebp", "libwebp", "BSD-3-Clause"),
    ("libbrotli", "Brotli", "MIT"),
    ("libogg", "libogg", "BSD-3-Clause"),
    ("libopusfile", "opusfile", "BSD-3-Clause"),
    ("libopus", "Opus", "BSD-3-Clause"),
    ("libvorbis", "libvorbis", "BSD-3-Clause"),
    ("libflac", "FLAC", "BSD-3-Clause"),
    ("libmpg123", "mpg123", "LGPL-2.1-only"),
    ("libfluidsynth", "FluidSynth", "LGPL-2.1-or-later"),
    ("libsndfile", "libsndfile", "LGPL-2.1-or-later"),
    ("libwavpack", "WavPack", "BSD-3-Clause"),
    ("libxmp", "libxmp", "LGPL-2.1-or-later"),
    ("libz.", "zlib", "Zlib"),
    ("zlib1", "zlib", "Zlib"),
    ("libbz2", "bzip2", "bzip2-1.0.6"),
    ("liblzma", "XZ", "LicenseRef-public-domain"),
    ("libffi", "libffi", "MIT"),
    ("libgcc_s", "GCC", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libstdc++", "GCC", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libpython", "Python", "PSF-2.0"),
    ("python3", "Python", "PSF-2.0"),
    ("python", "Python", "PSF-2.0"),
    ("vcruntime", "Visual C++ Runtime", "LicenseRef-Microsoft-Distributable-Code"),
    ("msvcp", "Visual C++ Runtime", "LicenseRef-Microsoft-Distributable-Code"),
    ("ucrtbase", "Visual C++ Runtime", "LicenseRef-Microsoft-Distributable-Code"),
    ("api-ms-win-", "Visual C++ Runtime", "LicenseRef-Microsoft-Distributable-Code"),
)
# Windows' files have within them what are files of their own elsewhere.
_WITHIN = {
    "sdl2_ttf.dll": (("HarfBuzz", "MIT"), ("FreeType", "FTL")),
    "libpng16-16.dll": (("zlib", "Zlib"),),
    "_bz2.pyd": (("bzip2", "bzip2-1.0.6"),),
    "_lzma.pyd": (("XZ", "LicenseRef-public-domain"),),
}
_NATIVE = re.compile(r"\.(so(\.[\d.]+)?|dylib|dll)$", re.IGNORECASE)
_MODULE = re.compile(r"\.(cpython|abi3)|\.pyd$", re.IGNORECASE)
# The folder a package's native modules lie in; all others are Python's own.
_PACKAGES = {"pygame": "pygame-ce", "msgspec": "msgspec"}
_ALSO = {
    "LGPL-2.1-only": ("LGPL-2.1",),
    "LGPL-2.1-or-later": ("LGPL-2.1", "LGPL-2"),
    "GPL-3.0-or-later WITH GCC-exception-3.1": ("GPL-3",),
}


@dataclass(frozen=True)
class Native:
    file: Path
    library: str
    licence: str


@dataclass(frozen=True)
class Module:
    """A native module: the licence of its Python package covers it."""

    file: Path
    package: str


def modules(bundle: Path) -> list[Module]:
    """The native modules of Python's packages, and of Python itself."""
    found = []
    for file in sorted(bundle.rglob("*")):
        if not file.is_symlink() and file.is_file() and _MODULE.search(file.name):
            above = {folder.name for folder in file.relative_to(bundle).parents}
            owner = next((package for name, package in _PACKAGES.items() if name in above), "")
            found.append(Module(file, owner or "Python"))
    return found


def natives(bundle: Path) -> tuple[list[Native], list[Path]]:
    """The native libraries of a bundle, and the files nobody knows."""
    known, unknown = [], []
    for file in sorted(bundle.rglob("*")):
        if file.is_symlink() or not file.is_file():
            continue
        name = file.name.lower()
        known += [Native(file, library, licence) for library, licence in _WITHIN.get(name, ())]
        if _MODULE.search(name) or not _NATIVE.search(name):
            continue
        for beginning, library, licence in _KNOWN:
            if name.startswith(beginning):
                known.append(Native(file, library, licence))
                break
        else:
            unknown.append(file)
    return known, unknown


def texts_for(found: list[Native]) -> list[Path]:
    """The licence texts that have to lie beside these libraries."""
    names = {native.library for native in found}
    for native in found:
        names.update(_ALSO.get(native.licence, ()))
    return sorted(TEXTS / f"{name}.txt" for name in names)
