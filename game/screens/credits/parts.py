"""What Molehill is made of: fonts and libraries, each with its licence."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

__all__ = ["OWN", "PARTS", "Part", "bundled", "licence_text", "version_of"]

_ROOT = Path(__file__).resolve().parents[3]
_LONGEST = 60_000


@dataclass(frozen=True, slots=True)
class Part:
    id: str
    """Its words are `part-ID`."""
    kind: str
    """font, library, or bundled: what only a download carries along."""
    package: str = ""
    """As it is installed, to say its version and find its licence."""
    file: str = ""
    """Where its licence lies in the program's own folder."""
    name: str = ""
    """What a bundled part is called."""


PARTS = (
    Part("lilita", "font", file="art/fonts/OFL-LilitaOne.txt"),
    Part("nunito", "font", file="art/fonts/OFL-Nunito.txt"),
    Part("alfa", "font", file="art/fonts/OFL-AlfaSlabOne.txt"),
    Part("noto", "font", file="art/fonts/OFL-Noto.txt"),
    Part("pygame", "library", "pygame-ce"),
    Part("platformdirs", "library", "platformdirs"),
    Part("msgspec", "library", "msgspec"),
    Part("fluent", "library", "fluent.syntax"),
    Part("typing", "library", "typing_extensions"),
    Part("websockets", "library", "websockets"),
    Part("segno", "library", "segno"),
)
OWN = Part("molehill", "own", file="LICENSE")


def bundled() -> tuple[Part, ...]:
    """What came along in a download: Python itself and the native libraries."""
    texts = sorted((_ROOT / "licences").glob("*.txt"))
    return tuple(
        Part("bundled", "bundled", file=f"licences/{text.name}", name=text.stem) for text in texts
    )


def version_of(part: Part) -> str:
    try:
        return metadata.version(part.package) if part.package else ""
    except metadata.PackageNotFoundError:
        return ""


def licence_text(part: Part) -> str:
    """The licence as it came with the part; empty if it did not."""
    paths = [_ROOT / part.file] if part.file else _licences(part.package)
    for path in paths:
        try:
            return path.read_text(encoding="utf-8", errors="replace")[:_LONGEST]
        except OSError:
            continue
    # The wheel of pygame-ce brings no text of its own: a download carries one for it.
    carried = [each for each in bundled() if part.package.startswith(each.name)]
    return licence_text(carried[0]) if part.package and carried else ""


def _licences(package: str) -> list[Path]:
    try:
        files = metadata.files(package) or []
    except metadata.PackageNotFoundError:
        return []
    return [
        Path(str(file.locate()))
        for file in files
        if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
    ]
