"""A contact sheet: masters laid out on felt, to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from art.kit import manifest
from art.kit.render import FONTS
from art.kit.sprite import SCALE, Sprite
from art.kit.texture import felt, picture

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["contact_sheet"]

WIDTH, GAP, LABEL, LARGEST = 1900, 16, 20, 460


def contact_sheet(sprites: Iterable[Sprite], out: Path) -> None:
    font = ImageFont.truetype(str(FONTS / "Nunito_700Bold.ttf"), 15)
    placed: list[tuple[Image.Image, str, int, int]] = []
    x, y, row = GAP, GAP, 0
    for sprite in sprites:
        image = Image.open(manifest.MASTERS / sprite.file).convert("RGBA")
        shrink = min(1 / SCALE, LARGEST / max(image.size))
        size = max(1, round(image.width * shrink)), max(1, round(image.height * shrink))
        image = image.resize(size, Image.Resampling.LANCZOS)
        wide = max(image.width, int(font.getlength(sprite.id)) + 4)
        if x + wide > WIDTH:
            x, y, row = GAP, y + row + LABEL + GAP, 0
        placed.append((image, sprite.id, x, y))
        x, row = x + wide + GAP, max(row, image.height)
    ground = picture(felt(WIDTH, y + row + LABEL + GAP, "#5E9E4A")).convert("RGBA")
    pen = ImageDraw.Draw(ground)
    for image, name, left, top in placed:
        ground.alpha_composite(image, (left, top))
        pen.text((left, top + image.height), name, font=font, fill="#FFF6DF")
    ground.convert("RGB").save(out)
