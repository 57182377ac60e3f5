"""What is wrong with a page of a phone as it is seen: measured in the browser, in its own pixels.

What may be tapped is as large as a finger, nothing is cut off, broken or over something else, no
word is too small or too faint to read. What is drawn as on the television is not asked: it is
looked into.
"""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image

from tests.phones.gallery import Shape, fit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from numpy.typing import NDArray

    from tests.phones.browser import Page

    Pixels: TypeAlias = NDArray[np.float64]

__all__ = ["FINGER_PX", "faint", "found"]

FINGER_PX = 48
_LEAST_PX = 14.5
_HERE = (Path(__file__).parent / "looks.js").read_text("utf-8")


def found(page: Page, shape: Shape) -> list[str]:
    """What is wrong with the page on a screen of this shape, which it has been given."""
    # By its own measure a page grows with what does not fit.
    told = page.run(f"{{{_HERE}; told({shape.width}, {FINGER_PX}, {_LEAST_PX})}}")
    return [f"{shape.name}: {one}" for one in told]


# Contrast

_ENOUGH = 7.0
_ON_COLOUR = 4.5
"""Cream in a dark rim, large, on a coloured button."""
_WIDE, _HIGH, _SCALE = 390, 1200, 2
_RIM = 1
"""So many CSS pixels around a letter are what it is read against."""
_CLEAR = "*{-webkit-text-fill-color:transparent!important}"
_RULED = """(() => {
const sheet = new CSSStyleSheet();
sheet.replaceSync(RULES);
document.adoptedStyleSheets = [sheet];
return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
})()"""


def faint(page: Page, known: set[str], more: str = "") -> list[str]:
    """Words that stand out too little from what lies behind them, as the browser painted both, in a
    light and in a dark room.

    What is written in a way and in a place of a kind that is known was looked at already; `more`
    stands in the style sheet besides.
    """
    wrong: list[str] = []
    for room in (Shape("light", _WIDE, _HIGH), Shape("dark", _WIDE, _HIGH, dark=True)):
        fit(page, room, _SCALE)
        words = [word for word in page.run(f"{{{_HERE}; words()}}") if word[-1] not in known]
        if not words:
            continue
        known.update(word[-1] for word in words)
        top = max(0, int(min(word[2] for word in words)) - 2 * _RIM)
        high = min(_HIGH, int(max(word[4] for word in words)) + 2 * _RIM) - top
        behind = _painted(page, _CLEAR + more, top, high)
        whole = _painted(page, more, top, high)
        wrong += [
            f"{room.name}: {text!r} stands out by {contrast:.1f}"
            for text, contrast, least in _contrasts(words, behind, whole, top)
            if contrast < least
        ]
    return wrong


def _painted(page: Page, rules: str, top: int, high: int) -> Pixels:
    page.run(_RULED.replace("RULES", repr(rules)))
    clip = {"x": 0, "y": top, "width": _WIDE, "height": high, "scale": 1}
    shot = page.say("Page.captureScreenshot", format="png", optimizeForSpeed=True, clip=clip)
    picture = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
    return np.asarray(picture, dtype=np.float64)


def _contrasts(
    words: list[list[Any]], behind: Pixels, whole: Pixels, down: int
) -> Iterator[tuple[str, float, float]]:
    rim = _RIM * _SCALE
    for text, left, above, right, below, coloured, _ in words:
        top, bottom = above - down, below - down
        x, y = int(left * _SCALE) - rim, int(top * _SCALE) - rim
        w, h = int(right * _SCALE) + rim, int(bottom * _SCALE) + rim
        if x < 0 or y < 0 or h > whole.shape[0] or w > whole.shape[1]:
            continue
        under, over = behind[y:h, x:w], whole[y:h, x:w]
        differs = np.abs(over - under).max(axis=2)
        most = differs.max()
        if most < 16:
            yield text, 1.0, _ENOUGH
            continue
        letters = differs > 0.85 * most
        around = _wider(differs > 0.3 * most, rim) & (differs < 0.1 * most)
        ink = _light(np.median(over[letters], axis=0))
        ground = _light(under[around])
        if ground.size == 0:
            continue
        high, low = np.maximum(ink, ground), np.minimum(ink, ground)
        contrast = float(np.percentile((high + 0.05) / (low + 0.05), 20))
        yield text, contrast, _ON_COLOUR if coloured else _ENOUGH


def _wider(mask: NDArray[np.bool_], by: int) -> NDArray[np.bool_]:
    grown = mask
    for _ in range(by):
        step = grown.copy()
        step[1:] |= grown[:-1]
        step[:-1] |= grown[1:]
        step[:, 1:] |= grown[:, :-1]
        step[:, :-1] |= grown[:, 1:]
        grown = step
    return grown


def _light(colour: Pixels) -> Pixels:
    """Relative luminance, as WCAG reckons it."""
    part = colour / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    light: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return light
