"""What a sheet says about one sprite: its name, its size at 1080p and how it is drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from art.kit.svg import Doc

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from PIL import Image

__all__ = ["SCALE", "Pad", "Sprite", "painted", "vector"]

FIRST = "bg/title"  # what is seen before anything else
SCALE = 2  # a master holds the pixels of a 4K screen
Pad = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Sprite:
    id: str
    house: str
    w: float
    h: float
    ax: float
    ay: float
    pad: Pad
    nine: Pad | None = None
    frames: int = 1
    cols: int = 1
    quality: int = 92
    opaque: bool = False
    density: float = SCALE  # more for what is also shown larger than its own size
    svg: Callable[[], str] | None = None
    paint: Callable[[], Image.Image] | None = None
    # Pixels painted by code have no text to hash: the modules that paint them stand in for it.
    recipe: tuple[ModuleType, ...] = field(default=())

    @property
    def file(self) -> Path:
        return Path(self.house) / f"{self.id}.webp"

    @property
    def half(self) -> Path | None:
        """A backdrop also comes at half its size, in a form that is read ten times as fast: the
        first picture of the game waits for nothing else."""
        return Path(self.house) / f"{self.id}.half.jpg" if self.opaque else None

    @property
    def third(self) -> Path | None:
        """The first backdrop of all comes at a third, too: just what the window of a first start
        shows, so that nothing has to be reduced before there is something to look at."""
        return Path(self.house) / f"{self.id}.third.jpg" if self.id == FIRST else None

    @property
    def reduced(self) -> dict[int, Path]:
        """Its smaller copies, and which part of its size they have."""
        files = {2: self.half, 3: self.third}
        return {part: file for part, file in files.items() if file is not None}

    @property
    def pixels(self) -> tuple[int, int]:
        rows = -(-self.frames // self.cols)
        wide, high = round(self.w * self.density), round(self.h * self.density)
        return wide * self.cols, high * rows


def _grown(nine: Pad | None, pad: Pad) -> Pad | None:
    if nine is None:
        return None
    return nine[0] + pad[0], nine[1] + pad[1], nine[2] + pad[2], nine[3] + pad[3]


def _whole(size: float) -> int:
    """Masters have whole units, so that no layout ever meets half a pixel."""
    return math.ceil(round(size, 3))


def vector(
    name: str,
    size: tuple[float, float],
    draw: Callable[[Doc], str],
    *,
    pad: Pad = (0, 0, 0, 0),
    nine: Pad | None = None,
    unit: float = 1,
    anchor: tuple[float, float] = (0.5, 0.5),
    house: str = "common",
    origin: tuple[float, float] = (0, 0),
    quality: int = 92,
    opaque: bool = False,
    density: float = SCALE,
) -> Sprite:
    """`size` and `pad` are the solid body and the room around it, in drawing units; one drawing
    unit is `unit` logical units. `origin` is the top left of the body in the drawing, `anchor`
    a share of the body."""
    w, h = _whole((size[0] + pad[0] + pad[2]) * unit), _whole((size[1] + pad[1] + pad[3]) * unit)
    view = (origin[0] - pad[0], origin[1] - pad[1], w / unit, h / unit)

    def text() -> str:
        doc = Doc()
        return doc.svg(draw(doc), view, (w, h))

    left, top, right, bottom = (p * unit for p in pad)
    edge = left, top, right, bottom
    return Sprite(
        id=name,
        house=house,
        w=w,
        h=h,
        ax=(left + size[0] * unit * anchor[0]) / w,
        ay=(top + size[1] * unit * anchor[1]) / h,
        pad=edge,
        nine=_grown(nine, edge),
        quality=quality,
        opaque=opaque,
        density=density,
        svg=text,
    )


def painted(
    name: str,
    size: tuple[float, float],
    paint: Callable[[], Image.Image],
    *,
    recipe: tuple[ModuleType, ...],
    pad: Pad = (0, 0, 0, 0),
    nine: Pad | None = None,
    anchor: tuple[float, float] = (0.5, 0.5),
    house: str = "common",
    frames: int = 1,
    cols: int = 1,
    quality: int = 92,
    opaque: bool = False,
) -> Sprite:
    """Pixels made by code: felt, wood, dice. `size` and `pad` are logical units of one frame."""
    w, h = size[0] + pad[0] + pad[2], size[1] + pad[1] + pad[3]
    return Sprite(
        id=name,
        house=house,
        w=w,
        h=h,
        ax=(pad[0] + size[0] * anchor[0]) / w,
        ay=(pad[1] + size[1] * anchor[1]) / h,
        pad=pad,
        nine=_grown(nine, pad),
        frames=frames,
        cols=cols,
        quality=quality,
        opaque=opaque,
        paint=paint,
        recipe=recipe,
    )
