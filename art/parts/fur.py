"""The coats moles have: light, middle, dark; and the pink of the paws that goes with each."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["FURS", "Fur"]


class Fur(NamedTuple):
    light: str
    middle: str
    dark: str
    paw: tuple[str, str] = ("#F9BDB0", "#E8847F")


FURS = {
    "plum": Fur("#A07F99", "#705069", "#452C4C"),
    "gold": Fur("#FFDD80", "#EBA92E", "#B36A16"),
    "russet": Fur("#EE8468", "#B8433F", "#782038"),
    "slate": Fur("#8FC0EA", "#4A86C5", "#27518C"),
    "ivory": Fur("#FFFBF0", "#F0E5D0", "#BFA896"),
    "coal": Fur("#6E6484", "#40364F", "#221A2E", ("#EBB0A8", "#CF7078")),
    "mocha": Fur("#B58A6A", "#7E553F", "#4E2E26", ("#F6B8AA", "#DC7C78")),
    "ginger": Fur("#FFB36B", "#E0792B", "#9A4416"),
    "leaf": Fur("#B4DC7E", "#5FA044", "#2C6434"),
    "sky": Fur("#93C4F2", "#3F7FCB", "#1F4A92"),
    "mint": Fur("#8FDCC4", "#2FA38A", "#0E5A54"),
    "frost": Fur("#DDFBF8", "#8ADCDC", "#3A8E9E"),
    "lilac": Fur("#DCC4F8", "#A27FD8", "#5E3C9A"),
}
