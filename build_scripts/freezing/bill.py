"""The bill of materials, in CycloneDX's words: every part, its version, its licence."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from build_scripts.freezing.natives import Native
from game import __version__

__all__ = ["write"]

_LICENCES = {
    "pygame-ce": "LGPL-2.1-only",
    "platformdirs": "MIT",
    "msgspec": "BSD-3-Clause",
    "filelock": "MIT",
    "fluent.syntax": "Apache-2.0",
    "typing_extensions": "PSF-2.0",
}
_FONTS = ("Lilita One", "Nunito", "Alfa Slab One")


def _part(kind: str, name: str, version: str, licence: str, **more: Any) -> dict[str, Any]:
    part: dict[str, Any] = {"type": kind, "name": name}
    if version:
        part["version"] = version
    return part | {"licenses": [{"expression": licence}]} | more


def _libraries(found: Iterable[Native]) -> list[dict[str, Any]]:
    parts: dict[str, dict[str, Any]] = {}
    for native in found:
        part = parts.setdefault(
            native.library, _part("library", native.library, "", native.licence, hashes=[])
        )
        digest = hashlib.sha256(native.file.read_bytes()).hexdigest()
        part["hashes"].append({"alg": "SHA-256", "content": digest})
    return list(parts.values())


def write(path: Path, found: Iterable[Native], packages: Sequence[str]) -> None:
    parts = [_part("platform", "Python", platform.python_version(), "PSF-2.0")]
    parts += [_part("library", name, metadata.version(name), _LICENCES[name]) for name in packages]
    parts += _libraries(found)
    parts += [_part("data", font, "", "OFL-1.1") for font in _FONTS]
    # The starter at the front of the folder is PyInstaller's.
    starter = "GPL-2.0-or-later WITH Bootloader-exception"
    parts.append(_part("application", "PyInstaller", metadata.version("pyinstaller"), starter))
    plain = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": _part("application", "Molehill", __version__, "MIT")},
        "components": sorted(parts, key=lambda part: (part["type"], part["name"].lower())),
    }
    path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
