"""SVG text to pixels. Only resvg draws all of the look; it runs when baking, never in play."""

from __future__ import annotations

import io
from pathlib import Path

import PIL
import resvg_py
from PIL import Image

__all__ = ["FONTS", "render", "renderer"]

FONTS = Path(__file__).resolve().parents[1] / "fonts"


def renderer() -> str:
    """Names what drew a master: another version may draw another pixel."""
    return f"resvg_py {resvg_py.__version__} pillow {PIL.__version__}"


def render(svg: str, width: int) -> Image.Image:
    files = sorted(str(f) for f in FONTS.glob("*.ttf"))
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, skip_system_fonts=True, font_files=files
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")
