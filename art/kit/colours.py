"""The house's colours, and how they grow darker, lighter or into outlines."""

from __future__ import annotations

__all__ = ["GOLD", "INK", "Stop", "dark", "light", "luminous", "mix", "outline", "rgb"]

INK = "#2B1A2F"
GOLD = "#FFC31F"
WARM_DARK = "#2A1030"
WARM_LIGHT = "#FFF3D6"

Stop = tuple[float, str] | tuple[float, str, float]


def rgb(colour: str) -> tuple[int, int, int]:
    text = colour.lstrip("#")
    if len(text) == 3:
        text = "".join(c * 2 for c in text)
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mix(a: str, b: str, share: float) -> str:
    """`share` of b in a."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#{:02X}{:02X}{:02X}".format(*(round(x + (y - x) * share) for x, y in pairs))


def dark(colour: str, share: float = 0.35) -> str:
    return mix(colour, WARM_DARK, share)


def light(colour: str, share: float = 0.35) -> str:
    return mix(colour, WARM_LIGHT, share)


def outline(colour: str) -> str:
    """Never pure black: the local dark, four fifths ink."""
    return mix(colour, INK, 0.80)


def luminous(colour: str) -> bool:
    """Whether ink reads better on it than cream."""
    r, g, b = rgb(colour)
    return 0.299 * r + 0.587 * g + 0.114 * b >= 150
