"""A picture as SVG text: a document that collects its paints, and the few shapes we draw with."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from art.kit.colours import Stop

__all__ = ["Doc", "box", "group", "oval", "path", "words"]


def name_of(prefix: str, *parts: object) -> str:
    """Ids come from content, so the same picture is always the same text."""
    return prefix + hashlib.blake2b(repr(parts).encode(), digest_size=5).hexdigest()


class Doc:
    """Collects definitions; bodies are plain strings."""

    def __init__(self) -> None:
        self.defs: dict[str, str] = {}

    def define(self, key: str, text: str) -> str:
        self.defs.setdefault(key, text)
        return f"url(#{key})"

    def lin(
        self,
        stops: Sequence[Stop],
        x1: float = 0,
        y1: float = 0,
        x2: float = 0,
        y2: float = 1,
        *,
        absolute: bool = False,
    ) -> str:
        key = name_of("lg", tuple(stops), x1, y1, x2, y2, absolute)
        units = ' gradientUnits="userSpaceOnUse"' if absolute else ""
        place = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        inner = "".join(map(_stop, stops))
        return self.define(
            key, f'<linearGradient id="{key}" {place}{units}>{inner}</linearGradient>'
        )

    def rad(
        self,
        stops: Sequence[Stop],
        cx: float = 0.5,
        cy: float = 0.5,
        r: float = 0.5,
        fx: float | None = None,
        fy: float | None = None,
        *,
        absolute: bool = False,
    ) -> str:
        fx, fy = cx if fx is None else fx, cy if fy is None else fy
        key = name_of("rg", tuple(stops), cx, cy, r, fx, fy, absolute)
        units = ' gradientUnits="userSpaceOnUse"' if absolute else ""
        place = f'cx="{cx}" cy="{cy}" r="{r}" fx="{fx}" fy="{fy}"'
        inner = "".join(map(_stop, stops))
        return self.define(
            key, f'<radialGradient id="{key}" {place}{units}>{inner}</radialGradient>'
        )

    def blur(self, deviation: float) -> str:
        key = name_of("bl", deviation)
        return self.define(
            key,
            f'<filter id="{key}" x="-60%" y="-60%" width="220%" height="220%">'
            f'<feGaussianBlur stdDeviation="{deviation}"/></filter>',
        )

    def clip(self, inner: str) -> str:
        key = name_of("cp", inner)
        return self.define(key, f'<clipPath id="{key}">{inner}</clipPath>')

    def mask(self, inner: str) -> str:
        key = name_of("mk", inner)
        return self.define(key, f'<mask id="{key}">{inner}</mask>')

    def svg(
        self,
        body: str,
        view: tuple[float, float, float, float],
        size: tuple[float, float] | None = None,
    ) -> str:
        """The view stretched to `size` to the last hair, so that pixels come out whole."""
        x, y, w, h = view
        wide, tall = size or (w, h)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{tall:g}" '
            f'preserveAspectRatio="none" viewBox="{x:g} {y:g} {w:g} {h:g}">'
            f"<defs>{''.join(self.defs.values())}</defs>{body}</svg>"
        )


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{stop[2]}"' if len(stop) > 2 else ""
    return f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, extra: str = "") -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"'
        ' stroke-linecap="round"'
        if stroke
        else ""
    )
    return f'<path d="{d}" fill="{fill}"{line} {extra}/>'


def oval(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
    extra: str = "",
) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{line} {extra}/>'


def box(  # noqa: PLR0917  a rectangle has that many sides to it
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
    extra: str = "",
) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"' if stroke else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" '
        f'fill="{fill}"{line} {extra}/>'
    )


def group(inner: str, move: str = "", extra: str = "") -> str:
    transform = f' transform="{move}"' if move else ""
    return f"<g{transform} {extra}>{inner}</g>"


def words(
    text: str, x: float, y: float, size: float, fill: str, font: str = "Lilita One", extra: str = ""
) -> str:
    """A sign painted into a picture: only figures and marks, never a sentence."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size:g}" '
        f'text-anchor="middle" fill="{fill}" {extra}>{text}</text>'
    )
