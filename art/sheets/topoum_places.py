"""How a sprite of Topoum's field is measured: drawn for a hex of radius 84, hung up at the middle
of its hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.sprite import Sprite, vector

if TYPE_CHECKING:
    from collections.abc import Callable

    from art.kit.svg import Doc

__all__ = ["HOUSE", "QUALITY", "UNIT", "field"]

HOUSE = "topoum"
UNIT = 84 / 110
QUALITY = 80  # there are hundreds of them, and none larger than a hand


def field(
    name: str, draw: Callable[[Doc], str], left: float, top: float, right: float, bottom: float
) -> Sprite:
    """A sprite of the field, by how far it reaches from the middle of its hex."""
    w, h = right - left, bottom - top
    return vector(
        f"topoum/{name}",
        (w, h),
        draw,
        origin=(left, top),
        unit=UNIT,
        anchor=(-left / w, -top / h),
        house=HOUSE,
        quality=QUALITY,
    )
