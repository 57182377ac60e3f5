"""The program's icon in the sizes and forms each system wants, from one master."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["icns", "ico", "png"]

ROOT = Path(__file__).resolve().parents[2]


def _master() -> Image:
    from PIL import Image as Pictures

    masters = ROOT / "art" / "masters"
    sprites = json.loads((masters / "manifest.json").read_text(encoding="utf-8"))["sprites"]
    with Pictures.open(masters / sprites["logo/icon"]["file"]) as stored:
        picture = stored.convert("RGBA")
    side = max(picture.size)
    square = Pictures.new("RGBA", (side, side))
    square.paste(picture, ((side - picture.width) // 2, (side - picture.height) // 2))
    return square


def png(out: Path, side: int) -> Path:
    out.parent.mkdir(parents=True, exist_ok=True)
    _master().resize((side, side)).save(out, optimize=True)
    return out


def ico(out: Path) -> Path:
    _master().resize((256, 256)).save(out, sizes=[(n, n) for n in (16, 32, 48, 64, 128, 256)])
    return out


def icns(out: Path) -> Path:
    _master().resize((1024, 1024)).save(out)
    return out
