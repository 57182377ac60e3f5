"""The eight farmers: portraits in a ring, and their cards with what they leave on the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, glow, soft
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star
from art.props.topoum_cards import frame
from art.props.topoum_farmers_many import buckets, crates, crusher, sprayer
from art.props.topoum_farmers_one import boom, nature, stomper, trap_master
from art.props.topoum_ground import slab
from art.props.topoum_obstacles import OVERLAYS
from art.props.topoum_scene import backdrop

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["FARMERS", "card", "face"]

FARMERS: dict[str, tuple[str, Callable[[Doc], str], tuple[str, str]]] = {
    "buckets": ("puddle", buckets, ("#9FD4EC", "#3A7FA6")),
    "crusher": ("rock", crusher, ("#D9D2C8", "#8A7E78")),
    "sprayer": ("gas", sprayer, ("#E6F09A", "#9AB03A")),
    "nature": ("turnip", nature, ("#F7D0E6", "#C47AA8")),
    "boom": ("dynamite", boom, ("#FFD89A", "#E07A3A")),
    "trap-master": ("trap", trap_master, ("#D9D0EA", "#8A7AAE")),
    "stomper": ("footprint", stomper, ("#F3DDB0", "#B08A4E")),
    "crates": ("crate", crates, ("#E9E0B8", "#A8A05A")),
}


def face(doc: Doc, name: str) -> str:
    """A round portrait in a 200 unit disc; hats break its edge."""
    _, draw, (sky, deep) = FARMERS[name]
    line = outline("#5A3A1A")
    wood = doc.lin([(0, "#E6B878"), (1, "#8A5A2E")])
    disc = (
        soft(doc, oval(100, 102, 95, 95, SHADOW), 9, 0.5)
        + oval(100, 100, 96, 96, INK)
        + oval(100, 100, 92, 92, wood)
    )
    disc += oval(
        100, 100, 79, 79, doc.rad([(0, "#FFFDF0"), (0.5, sky), (1, deep)], 0.5, 0.4, 0.7), line, 4
    )
    clip = doc.clip(path("M-60 -110 H260 V100 H179 A79 79 0 0 1 21 100 H-60 Z", "#000"))
    bust = group(draw(doc), "translate(100 108) scale(.46) translate(-200 -226)")
    arc = path("M8 100 A92 92 0 0 0 192 100 H179 A79 79 0 0 1 21 100 Z", wood) + path(
        "M21 100 A79 79 0 0 0 179 100", "none", line, 4
    )
    return (
        disc
        + group(bust, extra=f'clip-path="{clip}"')
        + arc
        + path("M6 100 A94 94 0 0 0 194 100", "none", INK, 4)
    )


def card(doc: Doc, name: str) -> str:
    """The farmer towers over the tile; bursts say what is gained or lost by it."""
    overlay, draw, (sky, deep) = FARMERS[name]
    scene = backdrop(doc, "farmer")
    scene += box(
        -216,
        -250,
        432,
        330,
        0,
        doc.lin([(0, deep), (0.7, sky), (1, "#FFFBEA")]),
        extra='opacity=".85"',
    )
    scene += glow(doc, oval(0, -90, 150, 140, "#FFFDF0"), 40, 0.6)
    hill = doc.lin([(0, "#B8C870"), (1, "#6F8A40")])
    scene += group(draw(doc), "translate(0 -58) scale(.94) translate(-200 -226)")
    scene += path("M-230 128 C-120 84 120 84 230 128 V260 H-230 Z", hill, outline("#4A6A2A"), 6)
    tile = slab(doc, "clay", seed=4) + OVERLAYS[overlay](doc)
    scene += group(tile, "translate(0 176) scale(.86)")
    many = {"puddle": 4, "rock": 4, "gas": 4, "crate": 4}.get(overlay, 1)
    for i in range(many - 1):
        x = (-150, 150, 178)[i]
        scene += group(OVERLAYS[overlay](doc), f"translate({x} {(196, 190, 226)[i]}) scale(.34)")
    if many == 1:
        for x, y, r in ((-150, 190, 18), (152, 184, 18)):
            scene += star(x, y, r, "#FFD23F", outline("#A86A10"), 4)
    return frame(doc, "farmer", scene)
