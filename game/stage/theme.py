"""The colours, type and sizes of everything that is drawn at run time."""

from __future__ import annotations

from types import MappingProxyType

__all__ = [
    "BROWN", "CARROT", "CREAM", "DANGER", "EDGE", "FONTS", "GAP", "GOLD", "GREEN", "HUE", "INFO",
    "INK", "NIGHT", "PAPER", "PLAYER", "RED_INK", "SHADOW", "SIZE", "SOFT_INK", "SYMBOL",
    "SYMBOL_IS_INK", "TITLE_GOLD", "WELL", "WOOD",
]  # fmt: skip

INK = "#2B1A2F"
SOFT_INK = "#5A4038"
BROWN = "#6B4A2E"
PAPER = "#FBEFD3"
CREAM = "#FFF6E0"
WELL = "#E9D3A2"
EDGE = "#B99762"
WOOD = "#6E4230"
NIGHT = "#2B3A67"
SHADOW = "#160A18"
GOLD = "#FFC31F"
TITLE_GOLD = "#F3CE6B"
CARROT = "#F07F22"
GREEN = "#4FA63E"
DANGER = "#DB3A4B"
RED_INK = "#A3202E"
"""Red that can be read on paper."""
INFO = "#2C9EC0"

PLAYER = MappingProxyType(
    {
        "radish": "#B8262C",
        "fern": "#0A8977",
        "royal": "#323BA6",
        "truffle": "#442B36",
        "carrot": "#DB8727",
        "lemon": "#FFFA6F",
        "ice": "#78E7E2",
        "lavender": "#B188ED",
    }
)
"""The eight colours a person may play; each comes with its symbol wherever it appears."""
SYMBOL = MappingProxyType(
    {
        "radish": "heart",
        "fern": "clover",
        "royal": "diamond",
        "truffle": "square",
        "carrot": "triangle",
        "lemon": "star",
        "ice": "drop",
        "lavender": "moon",
    }
)
SYMBOL_IS_INK = frozenset({"carrot", "lemon", "ice", "lavender"})
"""On these light colours the symbol and any text are ink, on the others cream."""

HUE = MappingProxyType(
    {
        "orange": "#8A3D0C",
        "green": "#1F5A22",
        "blue": "#123F6B",
        "red": "#7A1526",
        "wood": "#3D2113",
        "cream": "",
        "disabled": "",
    }
)
"""The dark hue that outlines cream text on a button of this colour; "" means ink without one."""

SIZE = MappingProxyType(
    {
        "logo": 200,
        "big": 66,
        "screen": 50,
        "name": 42,
        "prompt": 38,
        "button": 38,
        "body": 32,
        "log": 28,
        "small": 26,
    }
)
"""Text sizes at 1080p. Nothing is written smaller than "small"."""

GAP = MappingProxyType({"edge": 28, "between": 30, "padding": 24, "bar": 88, "icon": 64})
FONTS = MappingProxyType(
    {
        "title": "LilitaOne_400Regular.ttf",
        "bold": "Nunito_900Black.ttf",
        "text": "Nunito_800ExtraBold.ttf",
        "plain": "Nunito_700Bold.ttf",
        "army": "AlfaSlabOne_400Regular.ttf",
    }
)
