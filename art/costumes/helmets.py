"""Comic helmets, one shape an army: dish, ivy, crest, spike, flowerpot, saucepan, teacup, bicorne;
the nurse's cap and the reporter's folded newspaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit.colours import INK, Stop, dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import symbol
from art.props.produce import carrot

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["HELMETS"]

DOME = "M94 102 C88 44 138 12 200 12 C262 12 312 44 306 102 C270 112 130 112 94 102 Z"
RIM = (
    "M72 108 C74 92 98 95 112 98 C160 108 240 108 288 98 C302 95 326 92 328 108 C330 125 270 125"
    " 200 125 C130 125 70 125 72 108 Z"
)


def _mark(player: str, x: float = 200, y: float = 62, r: float = 36) -> str:
    """The army's symbol on cream, large enough for the far side of a room."""
    colour, shape = PLAYERS[player]
    ink = dark(colour, 0.62) if player in {"lemon", "ice"} else colour
    mark = group(
        symbol(shape, ink), f"translate({x} {y}) scale({r * 0.0138:.3f}) translate(-50 -51)"
    )
    return oval(x, y, r, r, "#FFF6DC", INK, 5.5) + mark


def _shell(doc: Doc, d: str, stops: list[Stop], line: str, k: float = 20) -> str:
    paint = doc.rad(stops, 0.38, 0.25, 0.85)
    return group(path(d, line, line, 6), "translate(2 4)") + solid(
        doc, d, paint, line, 6, k, 0.45, 0.55
    )


def _brim(doc: Doc, d: str, top: str, low: str, line: str) -> str:
    return solid(doc, d, doc.lin([(0, top), (1, low)]), line, 6, 9, 0.45, 0.5)


def _tones(player: str) -> tuple[str, list[Stop], str]:
    c = PLAYERS[player].colour
    return c, [(0, light(c, 0.42)), (0.5, c), (1, dark(c, 0.35))], outline(c)


def dish(doc: Doc) -> str:
    c, stops, line = _tones("radish")
    brim = (
        "M36 108 C34 88 88 78 200 78 C312 78 366 88 364 108 C360 126 280 126 200 124 C120 126 40"
        " 126 36 108 Z"
    )
    out = group(path(brim, line, line, 6), "translate(2 4)")
    out += _brim(doc, brim, light(c, 0.25), dark(c, 0.25), line)
    return out + _shell(doc, DOME, stops, line) + _mark("radish")


def _leaf(doc: Doc, x: float, y: float, turn: float, k: float, tone: str = "#5FA848") -> str:
    d = "M0 0 C-22 -14 -26 -48 0 -70 C26 -48 22 -14 0 0 Z"
    blade = solid(
        doc, d, doc.lin([(0, light(tone, 0.3)), (1, dark(tone, 0.3))]), outline(tone), 5, 7
    )
    rib = path("M0 -6 V-54", "none", dark(tone, 0.45), 4)
    return group(blade + rib, f"translate({x} {y}) rotate({turn}) scale({k})")


def ivy(doc: Doc) -> str:
    """A helmet in its summer dress."""
    c, stops, line = _tones("fern")
    out = "".join(
        _leaf(doc, x, y, a, k)
        for x, y, a, k in (
            (120, 44, -52, 0.95),
            (280, 44, 52, 0.95),
            (166, 22, -22, 1.0),
            (236, 22, 24, 1.05),
            (202, 20, 2, 1.15),
        )
    )
    out += _shell(doc, DOME, stops, line) + _brim(doc, RIM, light(c, 0.25), dark(c, 0.3), line)
    for x, y, a in ((96, 112, -70), (306, 112, 72), (124, 118, -30), (278, 118, 30)):
        out += _leaf(doc, x, y, a, 0.62, "#86B84A")
    return out + _mark("fern")


def crest(doc: Doc) -> str:
    c, stops, line = _tones("royal")
    comb = "M146 30 C150 -30 250 -30 254 30 C250 50 236 54 230 96 H170 C164 54 150 50 146 30 Z"
    out = _shell(doc, DOME, stops, line)
    out += solid(doc, comb, doc.lin([(0, light(c, 0.5)), (1, c)]), line, 6, 9, 0.45, 0.55)
    out += path("M176 -8 L186 20 M200 -14 V20 M224 -8 L214 20", "none", dark(c, 0.3), 5)
    return out + _brim(doc, RIM, light(c, 0.25), dark(c, 0.3), line) + _mark("royal", 200, 66)


def spike(doc: Doc) -> str:
    """Its spike is a carrot."""
    line = "#140C18"
    stops: list[Stop] = [(0, "#A79AB4"), (0.45, "#5C4F66"), (1, "#2A2030")]
    out = group(carrot(doc), "translate(200 -22) rotate(180) scale(.62)")
    out += _shell(doc, DOME, stops, line)
    return (
        out + _brim(doc, RIM, "#F3CE6B", "#B07A20", outline("#7A5010")) + _mark("truffle", 200, 58)
    )


def flowerpot(doc: Doc) -> str:
    line = outline("#9A4A16")
    out = path("M200 14 C196 -10 206 -20 202 -36", "none", outline("#3E7A34"), 13)
    out += path("M200 14 C196 -10 206 -20 202 -36", "none", "#6FB24A", 6)
    out += _leaf(doc, 202, -16, -64, 0.8) + _leaf(doc, 202, -20, 60, 0.9)
    pot = "M104 84 L130 8 H270 L296 84 C262 98 138 98 104 84 Z"
    out += _shell(doc, pot, [(0, "#F8B27A"), (0.5, "#DB8727"), (1, "#9A4E16")], line)
    out += oval(200, 10, 70, 12, "#C0641E", line, 5.5)
    lip = (
        "M82 88 C84 74 106 78 114 80 C162 92 238 92 286 80 C294 78 316 74 318 88 V110 C282 128 118"
        " 128 82 110 Z"
    )
    return out + _brim(doc, lip, "#F0A050", "#B05E18", line) + _mark("carrot", 200, 54, 34)


def saucepan(doc: Doc) -> str:
    line = outline("#A06A00")
    grip = "M286 58 H396 C410 58 410 86 396 86 H288 Z"
    out = solid(
        doc, grip, doc.lin([(0, "#8A5A34"), (1, "#5A341A")]), outline("#4A2A12"), 6, 6, 0.4, 0.5
    )
    pan = "M100 102 L110 14 C114 0 286 0 290 14 L300 102 C262 116 138 116 100 102 Z"
    out += group(path(pan, line, line, 6), "translate(2 4)")
    metal = doc.lin([(0, "#FFFBC8"), (0.5, "#FFF060"), (1, "#D9A81E")], 0, 0, 1, 0)
    out += solid(doc, pan, metal, line, 6, 20, 0.4, 0.6) + oval(200, 13, 88, 12, "#FFFBD0", line, 5)
    return out + _brim(doc, RIM, "#FFF28A", "#D9A81E", line) + _mark("lemon", 198, 64)


def teacup(doc: Doc) -> str:
    c, line = PLAYERS["ice"].colour, outline("#2E8A94")
    out = path("M104 50 C40 30 34 96 98 92", "none", line, 26)
    out += path("M104 50 C40 30 34 96 98 92", "none", light(c, 0.3), 13)
    cup = "M96 104 C92 60 118 14 152 6 H248 C282 14 308 60 304 104 C268 116 132 116 96 104 Z"
    out += _shell(doc, cup, [(0, "#F4FFFE"), (0.55, c), (1, "#3FAAB4")], line)
    foot = "M150 10 C154 -10 246 -10 250 10 C240 20 160 20 150 10 Z"
    out += _brim(doc, foot, "#F4FFFE", "#5CC4CC", line)
    rim = (
        "M88 106 C88 94 100 96 110 98 C160 110 240 110 290 98 C300 96 312 94 312 106 L306 120 H94 Z"
    )
    return out + _brim(doc, rim, "#F3CE6B", "#B07A20", outline("#7A5010")) + _mark("ice", 204, 62)


def bicorne(doc: Doc) -> str:
    c, _, line = _tones("lavender")
    hat = (
        "M20 100 C44 96 66 70 92 34 C116 2 160 -14 200 -14 C240 -14 284 2 308 34 C334 70 356 96 380"
        " 100 C384 122 352 132 326 124 C280 110 120 110 74 124 C48 132 16 122 20 100 Z"
    )
    stops: list[Stop] = [(0, light(c, 0.45)), (0.5, c), (1, dark(c, 0.38))]
    out = _shell(doc, hat, stops, line)
    trim = (
        "M26 104 C52 98 74 72 98 40 C120 10 162 -4 200 -4 C238 -4 280 10 302 40 C326 72 348 "
        "98 374 104"
    )
    out += path(trim, "none", outline("#8A5A10"), 13) + path(trim, "none", "#F3CE6B", 7)
    return out + _mark("lavender", 200, 56, 38)


def nurse(doc: Doc) -> str:
    line = outline("#9A8A80")
    cap = "M88 106 C70 40 130 8 200 8 C270 8 330 40 312 106 C270 94 130 94 88 106 Z"
    out = _shell(doc, cap, [(0, "#FFFFFF"), (0.6, "#FBF4F0"), (1, "#DCCFD4")], line, 16)
    sign = "M182 22 H218 V42 H238 V78 H218 V98 H182 V78 H162 V42 H182 Z"
    return out + path(sign, "#D8262E", outline("#8A1A1A"), 5)


def newspaper(doc: Doc) -> str:
    """Folded from yesterday's news: the reporter."""
    line = outline("#8A7A5A")
    fold = "M58 114 L200 -26 L342 114 C262 132 138 132 58 114 Z"
    out = group(path(fold, line, line, 6), "translate(2 4)")
    out += solid(doc, fold, doc.lin([(0, "#FFFDF2"), (1, "#E2D8C0")]), line, 6, 14, 0.4, 0.5)
    print_ = (
        "M200 -14 V120 M120 82 H176 M108 96 H182 M150 58 H184 M222 58 H252 M222 78 H276 M222 "
        "96 H292"
    )
    return out + path(print_, "none", "#8A8078", 5) + box(222, 26, 22, 20, 2, "#8A8078")


def goggles(doc: Doc) -> str:
    """For a ride: pushed up over the brow of any helmet."""
    strap = path("M92 108 C150 122 250 122 308 108", "none", INK, 26)
    strap += path("M92 108 C150 122 250 122 308 108", "none", "#7A4A2E", 15)
    for x in (158, 242):
        glass = doc.rad([(0, "#E2F6FF"), (0.6, "#7FC0DC"), (1, "#3A7FA6")], 0.35, 0.3, 0.8)
        strap += oval(x, 112, 36, 28, "#8A5A30", INK, 5.5) + oval(x, 112, 26, 19, glass, INK, 4)
        strap += oval(x - 9, 105, 8, 5, "#FFFFFF", extra='opacity=".8"')
    return strap


HELMETS: dict[str, Callable[[Doc], str]] = {
    "army.radish": dish,
    "army.fern": ivy,
    "army.royal": crest,
    "army.truffle": spike,
    "army.carrot": flowerpot,
    "army.lemon": saucepan,
    "army.ice": teacup,
    "army.lavender": bicorne,
    "army.cross": nurse,
    "army.newspaper": newspaper,
    "army.goggles": goggles,
}
