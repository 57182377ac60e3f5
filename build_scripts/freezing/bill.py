"""The bill of materials, in CycloneDX's words: every part, its version, its licence."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from build_scripts.freezing.natives import Module, Native
from game import __version__

__all__ = ["write"]

_LICENCES = {
    "pygame-ce": "LGPL-2.1-only",
    "platformdirs": "MIT",
    "msgspec": "BSD-3-Clause",
    "fluent.syntax": "Apache-2.0",
    "typing_extensions": "PSF-2.0",
    "websockets": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
}
_FONTS = ("Lilita One", "Nunito", "Alfa Slab One")


def _part(kind: str, name: str, version: str, licence: str, **more: Any) -> dict[str, Any]:
    part: dict[str, Any] = {"type": kind, "name": name}
    if version:
        part["version"] = version
    return part | {"licenses": [{"expression": licence}]} | more


def _sha256(file: Path) -> dict[str, str]:
    return {"alg": "SHA-256", "content": hashlib.sha256(file.read_bytes()).hexdigest()}


def _libraries(found: Iterable[Native]) -> list[dict[str, Any]]:
    parts: dict[str, dict[str, Any]] = {}
    for native in found:
        part = parts.setdefault(
            native.library, _part("library", native.library, "", native.licence, hashes=[])
        )
        part["hashes"].append(_sha256(native.file))
    return list(parts.values())


def write(
    path: Path, found: Iterable[Native], modules: Sequence[Module], packages: Sequence[str]
) -> None:
    def compiled(name: str) -> dict[str, Any]:
        hashes = [_sha256(module.file) for module in modules if module.package == name]
        return {"hashes": hashes} if hashes else {}

    parts = [
        _part("platform", "Python", platform.python_version(), "PSF-2.0", **compiled("Python"))
    ]
    parts += [
        _part("library", name, metadata.version(name), _LICENCES[name], **compiled(name))
        for name in packages
    ]
    parts += _libraries(found)
    parts += [_part("data", font, "", "OFL-1.1") for font in _FONTS]
    # The starter at the front of the folder is PyInstaller's.
    starter = "GPL-2.0-or-later WITH Bootloader-exception"
    version = metadata.version("pyinstaller")
    parts.append(_part("application", "PyInstaller", version, starter))
    plain = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": _part("application", "Molehill", __version__, "MIT")},
        "components": sorted(parts, key=lambda part: (part["type"], part["name"].lower())),
    }
    path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
