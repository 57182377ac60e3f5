"""Mascots of the fair: an animal's suit for every seat, in its colour, with its symbol in front."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.costumes.cloth import Cloth, draped
from art.identity import PLAYERS
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path
from art.parts.symbols import symbol

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["HOODS", "SUITS"]

HOOD = (
    "M36 262 C6 90 92 -18 200 -18 C308 -18 394 90 364 262 C340 286 318 284 308 262 "
    "C336 150 290 92 200 92 C110 92 64 150 92 262 C82 284 60 286 36 262 Z"
)


def _lump(doc: Doc, d: str, a: str, b: str, k: float = 14, width: float = 7) -> str:
    return solid(doc, d, doc.lin([(0, a), (1, b)]), outline(b), width, k, 0.45, 0.55)


def _twice(one: str) -> str:
    return one + group(one, "translate(400 0) scale(-1 1)")


def _eyes(x: float, y: float, r: float = 15) -> str:
    one = oval(x, y, r, r * 1.15, "#FFFFFF", INK, 5) + oval(x + 3, y + 3, r * 0.5, r * 0.62, INK)
    return one + group(one, "translate(400 0) scale(-1 1)")


def _rabbit(doc: Doc, a: str, b: str) -> str:
    ear = _lump(doc, "M92 44 C60 -40 56 -150 96 -164 C140 -172 160 -60 160 4 Z", a, b)
    ear += _lump(
        doc,
        ("M104 10 C84 -50 82 -120 100 -132 C124 -128 136 -60 138 -10 Z"),
        "#FFD6DC",
        "#F09AA8",
        8,
        4,
    )
    return _twice(ear)


def _frog(doc: Doc, a: str, b: str) -> str:
    bulge = _lump(doc, "M70 30 A56 56 0 1 1 182 14 Z", a, b)
    return _twice(bulge) + _eyes(122, -22, 27)


def _dragon(doc: Doc, a: str, b: str) -> str:
    spikes = ""
    for x, y, h in ((104, 30, 54), (152, -4, 74), (200, -14, 92), (248, -4, 74), (296, 30, 54)):
        spikes += _lump(
            doc, (f"M{x - 28} {y + 8} L{x} {y - h} L{x + 28} {y + 8} Z"), "#FFE58A", "#E8942A", 7, 6
        )
    wing = "M44 300 C-40 270 -64 190 -40 150 C-20 180 -6 176 6 168 C10 196 24 204 40 204 Z"
    return _twice(_lump(doc, wing, a, b, 10)) + spikes


def _bear(doc: Doc, a: str, b: str) -> str:
    ear = _lump(doc, "M40 34 A52 52 0 1 1 144 34 A52 52 0 1 1 40 34 Z", a, b)
    ear += oval(92, 36, 28, 28, "#E8B8A8", outline(b), 5)
    return _twice(ear)


def _lion(doc: Doc, a: str, b: str) -> str:
    mane = ""
    for i in range(11):
        turn = -125 + i * 25
        mane += group(
            _lump(doc, "M-44 -120 Q-10 -270 0 -262 Q10 -270 44 -120 Z", "#B8602A", "#6E2E14", 9),
            (f"translate(200 140) rotate({turn})"),
        )
    return mane + _twice(_lump(doc, "M78 22 A36 36 0 1 1 150 8 Z", a, b, 9))


def _chick(doc: Doc, a: str, b: str) -> str:
    tuft = _lump(
        doc,
        (
            "M176 -8 C150 -60 160 -96 184 -112 C182 -84 192 -76 200 "
            "-70 C206 -90 222 -104 240 -104 C230 -76 236 -40 222 -8 Z"
        ),
        a,
        b,
        9,
    )
    wing = _lump(
        doc,
        ("M40 286 C-30 268 -50 226 -44 200 C-26 214 -14 212 -4 206 C0 226 20 232 44 232 Z"),
        a,
        b,
        9,
    )
    beak = _lump(doc, "M150 66 C160 34 240 34 250 66 L200 98 Z", "#FFB04A", "#E0701A", 8, 6)
    return tuft + _twice(wing) + beak


def _unicorn(doc: Doc, a: str, b: str) -> str:
    ear = _lump(doc, "M82 36 C64 -14 74 -58 92 -72 C120 -54 138 -14 140 14 Z", a, b, 10)
    horn = _lump(doc, "M172 4 L206 -150 L232 4 Z", "#FFF6C8", "#F0B43A", 9, 6)
    horn += path("M182 -30 L226 -46 M188 -66 L220 -80 M196 -100 L213 -108", "none", "#B8741A", 5)
    return _twice(ear) + horn


def _cat(doc: Doc, a: str, b: str) -> str:
    ear = _lump(doc, "M48 74 L62 -92 L174 -4 Z", a, b)
    ear += _lump(doc, "M74 34 L80 -50 L138 -4 Z", "#FFD6E8", "#E89AC0", 7, 4)
    return _twice(ear)


ANIMALS: dict[str, Callable[[Doc, str, str], str]] = {
    "radish": _rabbit,
    "fern": _frog,
    "royal": _dragon,
    "truffle": _bear,
    "carrot": _lion,
    "lemon": _chick,
    "ice": _unicorn,
    "lavender": _cat,
}


def _tones(player: str) -> tuple[str, str]:
    """The darkest suit is raised a little, so that its folds can be seen."""
    c = PLAYERS[player].colour
    c = light(c, 0.18) if player == "truffle" else c
    return light(c, 0.22), dark(c, 0.25)


def _hood(doc: Doc, player: str) -> str:
    a, b = _tones(player)
    line = outline(b)
    out = ANIMALS[player](doc, a, b)
    ring = group(path(HOOD, line, line, 7), "translate(2 4)") + _lump(doc, HOOD, a, b, 24)
    rim = path("M92 262 C64 150 110 92 200 92 C290 92 336 150 308 262", "none", light(a, 0.6), 9)
    extra = ""
    if player == "lemon":
        out, extra = "", ANIMALS[player](doc, a, b)
    if player in {"truffle", "lavender", "royal", "radish", "ice"}:
        extra += _eyes(152, 38, 14)
    if player == "carrot":
        extra += _eyes(152, 42, 14)
    return out + ring + rim + extra


def _suit(doc: Doc, body: str, player: str) -> Cloth:
    a, b = _tones(player)
    colour, shape = PLAYERS[player]
    coat = draped(doc, path("M0 230 H400 V440 H0 Z", doc.lin([(0, a), (1, b)])), body)
    pale = mix(colour, "#FFF6E2", 0.82)
    belly = path(
        ("M108 440 C100 330 146 290 200 290 C254 290 300 330 292 440 Z"), pale, outline(b), 5
    )
    mark = group(
        symbol(shape, b if player != "lemon" else "#8A7A10"), "translate(162 308) scale(.76)"
    )
    return Cloth(coat + group(belly + mark, extra=f'clip-path="{body}"'), (a, b))


HOODS: dict[str, Callable[[Doc], str]] = {
    f"hood.{player}": partial(_hood, player=player) for player in PLAYERS
}
SUITS: dict[str, Callable[[Doc, str], Cloth]] = {
    f"animal.{player}": partial(_suit, player=player) for player in PLAYERS
}
