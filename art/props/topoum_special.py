"""The pictures of the five special cards, and of Peace, Whistle and Press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.arms import Sleeves, pose
from art.parts.fur import FURS
from art.parts.mole import Mole, mole
from art.parts.symbols import star
from art.props import topoum_effects as fx
from art.props.topoum_army import cage, cross
from art.props.topoum_scene import OWN, RIVAL, acting, man, swoosh, tile
from art.scenes.meadow import rays

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["OTHERS", "SPECIAL", "camera", "medal", "whistle_body"]


def _at(inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
    return group(inner, f"translate({x} {y}) rotate({turn}) scale({k})")


def _key(doc: Doc) -> str:
    gold = doc.lin([(0, "#FFE59A"), (1, "#C98A1A")])
    shaft = "M-6 20 H8 V96 H34 V112 H8 V124 H26 V140 H-6 Z"
    ring = oval(0, 0, 36, 36, "none", outline("#8A5A10"), 26) + oval(
        0, 0, 36, 36, "none", "#FFCB3C", 15
    )
    return solid(doc, shaft, gold, outline("#8A5A10"), 5.5, 8) + ring


def prisoner(doc: Doc) -> str:
    """Behind bars until the ransom is paid."""
    inside = (
        cage(doc, front=False)
        + group(man(doc, RIVAL, "sad", 0, 42, 0.37), "")
        + cage(doc, front=True)
    )
    return (
        tile(doc, -116, 190)
        + tile(doc, 84, 170, k=1.16)
        + _at(inside, 84, 96, 1.54)
        + acting(doc, -124, 212)
        + man(doc, OWN, "hips", -126, 218, 0.54, "smug")
        + _at(_key(doc), -92, -110, 1.06, 26)
    )


def medal(doc: Doc) -> str:
    """A coin on a ribbon, in a 100 by 108 box."""
    line, gold = (
        outline("#8A5A10"),
        doc.rad([(0, "#FFF6C0"), (0.55, "#FFCB3C"), (1, "#DD8E1C")], 0.38, 0.3, 0.8),
    )
    out = path("M24 2 H46 L56 46 H38 Z", "#D8433A", outline("#8A1A1A"), 4)
    out += path("M76 2 H54 L44 46 H62 Z", "#3E6FD0", outline("#1A2A6A"), 4)
    out += oval(50, 74, 31, 31, "#A86A1A", line, 4.5)
    out += oval(50, 70, 31, 31, gold, line, 4.5) + oval(50, 70, 24, 24, "none", "#B8740E", 3)
    return out + star(50, 71, 17, "#FFF6CF", "#B8740E", 3)


def honour(doc: Doc) -> str:
    """Home with three medals and a tear of joy."""
    out = rays(0, -60, 380, 12, "#FFE9A0", 0.6) + glow(
        doc, oval(0, -70, 130, 120, "#FFF3B8"), 30, 0.9
    )
    out += _at(medal(doc), -104, -232, 2.1, 0) + tile(doc, -20, 184, k=1.2)
    out += man(doc, OWN, "joy", -20, 226, 0.66)
    out += _at(medal(doc), -44, 122, 0.62)
    for x, y, r in ((-160, -110, 26), (158, -150, 20), (150, 10, 16), (-170, 30, 14)):
        out += star(x, y, r, "#FFD23F", outline("#A86A10"), 4)
    return out + swoosh((142, 130), (150, -70), -20, "#8FE36A", 22)


def camera(doc: Doc) -> str:
    """A box camera with a flash pan, about 0,0."""
    body = solid(
        doc,
        "M-62 -40 H62 V46 H-62 Z",
        doc.lin([(0, "#6A5A66"), (1, "#2E2430")]),
        "#140C18",
        6,
        10,
        0.4,
        0.5,
    )
    lens = oval(0, 4, 36, 36, "#3A3440", INK, 6) + oval(
        0,
        4,
        25,
        25,
        doc.rad([(0, "#E2F6FF"), (0.6, "#7FC0DC"), (1, "#2F6A96")], 0.36, 0.3, 0.8),
        INK,
        5,
    )
    lens += oval(-9, -5, 8, 6, "#FFFFFF", extra='opacity=".9"')
    return box(-20, -62, 42, 24, 5, "#F3CE6B", INK, 5) + body + lens


def _paper(doc: Doc) -> str:
    sheet = soft(doc, box(-104, -122, 208, 250, 8, INK), 7, 0.4)
    sheet += box(-104, -126, 208, 250, 8, doc.lin([(0, "#FFFFFA"), (1, "#E8DFC8")]), INK, 6)
    sheet += path("M-84 -98 H84", "none", INK, 19) + path("M-84 -70 H84", "none", INK, 4)
    sheet += box(-84, -56, 96, 88, 4, "#D8CDB8", INK, 4.5)
    who = mole(
        doc, Mole(fur="russet", expression="joy", hat="army.radish", build="tiny", feet=False)
    )
    clip = doc.clip(box(-82, -54, 92, 84, 3))
    sheet += group(
        group(who, "translate(-36 40) scale(.25) translate(-200 -430)"), extra=f'clip-path="{clip}"'
    )
    columns = (
        "M28 -50 H84 M28 -30 H84 M28 -10 H84 M28 10 H84 M28 28 H70 M-84 54 H84 M-84 76 H84 "
        "M-84 98 H30"
    )
    return sheet + path(columns, "none", "#8A8078", 8)


def press(doc: Doc) -> str:
    """Famous: a medal from every turn that passes."""
    out = _at(_paper(doc), -44, -40, 1.22, -7)
    who = mole(
        doc, Mole(fur="plum", expression="happy", hat="army.newspaper", build="tiny", feet=False)
    )
    out += group(who, "translate(110 262) scale(.52) translate(-200 -432)")
    out += _at(camera(doc), 40, 194, 0.92, -6)
    out += _at(fx.spiky_flash(doc), 34, 118, 0.9)
    return out + _at(medal(doc), 96, -236, 1.15, 8)


def red_cross(doc: Doc) -> str:
    """Under her umbrella peas bounce off."""
    line = outline("#9A4A4A")
    dome = (
        "M-170 0 C-160 -120 -70 -160 0 -160 C70 -160 160 -120 170 0 C146 -24 112 -24 86 4 "
        "C60 -24 28 -24 0 4 C-28 -24 -60 -24 -86 4 C-112 -24 -146 -24 -170 0 Z"
    )
    cloth = solid(doc, dome, doc.lin([(0, "#FFFFFF"), (1, "#E6DADC")]), line, 7, 18, 0.4, 0.5)
    ribs = path(
        "M0 -158 C-50 -110 -80 -60 -86 2 M0 -158 C50 -110 80 -60 86 2", "none", "#C9B4B8", 4.5
    )
    sign = path(
        "M-17 -128 H17 V-98 H46 V-64 H17 V-36 H-17 V-64 H-46 V-98 H-17 Z",
        "#D8262E",
        outline("#8A1A1A"),
        5,
    )
    pole = path("M0 -10 V210", "none", INK, 15) + path("M0 -10 V210", "none", "#C98A50", 8)
    bounce = "M-196 -150 L-150 -112 L-200 -64 M196 -176 L150 -120 L206 -92"
    return (
        tile(doc, 0, 178, k=1.34)
        + _at(pole, 6, 0)
        + _at(cross(doc, guarding=False), 96, 138, 1.24)
        + acting(doc, -70, 212)
        + man(doc, OWN, "stand", -72, 218, 0.54, "joy")
        + _at(cloth + ribs + sign, 6, -40, 1.06)
        + path(bounce, "none", INK, 7, 'stroke-dasharray="14 12"')
        + _at(fx.pea(doc), -196, -60, 0.66, 130)
        + _at(fx.pea(doc), 200, -90, 0.66, 30)
        + _at(fx.clash(doc), -152, -112, 0.55)
        + _at(fx.clash(doc), 152, -120, 0.55)
    )


def farmer(doc: Doc) -> str:
    """The sky has soles."""
    dust = "".join(
        oval(x, y, r, r * 0.7, "#F0E0BE", "#A8885A", 4)
        for x, y, r in ((-120, 150, 26), (-86, 170, 20), (150, 148, 26), (122, 170, 20))
    )
    return (
        path(
            "M-150 120 C-60 90 90 90 170 120 L190 190 C80 220 -80 220 -170 190 Z",
            "#3A2418",
            extra='opacity=".3"',
        )
        + _at(fx.boot(doc), -18, 42, 1.26)
        + dust
        + man(doc, RIVAL, "dizzy", -140, 226, 0.42, "shock", turn=-14)
        + man(doc, OWN, "dizzy", 146, 226, 0.42, "shock", turn=14)
        + _at(fx.panic(doc), -160, 48, 0.8, -14)
        + _at(fx.panic(doc), 166, 48, 0.8, 14)
    )


SPECIAL: dict[str, Callable[[Doc], str]] = {
    "prisoner": prisoner,
    "medal": honour,
    "press": press,
    "red-cross": red_cross,
    "farmer": farmer,
}


def peace(doc: Doc) -> str:
    """A white flag, a dove, and everybody may go home."""
    who = Mole(fur="plum", expression="joy", hat="daisy", build="round", feet=True)
    flag = path("M350 -40 V330", "none", outline("#5A3A1A"), 20) + path(
        "M350 -40 V330", "none", "#E0A05C", 10
    )
    body = mole(doc, who) + pose(doc, "hold", Sleeves.of(FURS["plum"], None), flag, 1)
    cloth = "M0 0 C50 -32 96 28 156 -2 V108 C96 138 50 78 0 110 Z"
    white = solid(
        doc, cloth, doc.lin([(0, "#FFFFFF"), (1, "#D8E4EE")]), outline("#5A7A9A"), 6, 12, 0.3, 0.5
    )
    wing = (
        "M0 0 C-30 -40 -70 -46 -96 -30 C-76 -26 -70 -16 -60 -4 C-80 -4 -92 4 -100 16 C-66 34 "
        "-30 30 0 20 Z"
    )
    dove = solid(
        doc,
        "M-8 6 C10 -14 44 -16 58 0 C70 -12 88 -10 92 4 L108 8 L92 14 C86 30 56 40 30 36 "
        "C10 34 -40 44 -66 58 C-56 38 -30 16 -8 6 Z",
        "#FFFFFF",
        outline("#5A7A9A"),
        5,
        8,
        0.3,
        0.4,
    )
    dove += solid(doc, wing, "#F4FAFF", outline("#5A7A9A"), 5, 8, 0.3, 0.4) + oval(84, 4, 4, 5, INK)
    dove += path("M106 12 C120 20 128 34 126 46 M118 22 l12 -4 M124 34 l12 0", "none", "#4E8F3E", 6)
    return (
        group(body, "translate(-40 232) scale(.72) translate(-200 -432)")
        + _at(white, 68, -110, 1.0)
        + _at(dove, -106, -156, 1.0)
    )


def whistle_body(doc: Doc) -> str:
    brass = doc.lin([(0, "#FFF3B0"), (0.5, "#FFCB3C"), (1, "#C98A1A")])
    line = outline("#8A5A10")
    d = "M-120 -30 H70 C100 -30 130 0 130 40 C130 110 40 130 0 80 C-14 60 -14 40 -14 20 H-120 Z"
    out = oval(132, -34, 24, 24, "none", line, 22) + oval(132, -34, 24, 24, "none", "#E8B43A", 11)
    out += solid(doc, d, brass, line, 8, 18, 0.4, 0.6)
    out += oval(58, 42, 34, 34, "#5A3E10", line, 6) + oval(62, 48, 18, 18, "#E8554E", INK, 5)
    return (
        out
        + path("M-62 -30 V4 H-24", "none", line, 9)
        + path("M-104 -16 H-76", "none", "#FFFBE8", 7)
    )


def whistle(doc: Doc) -> str:
    blow = "M-150 -96 l-30 -30 M-112 -118 l-12 -44 M-176 -58 l-42 -12"
    cord = "M150 -40 C220 -120 200 40 120 120 C60 180 -60 190 -120 150"
    return (
        path(cord, "none", INK, 17)
        + path(cord, "none", "#C8503E", 9)
        + _at(whistle_body(doc), 0, 0, 1.32, -14)
        + path(blow, "none", INK, 20)
        + path(blow, "none", "#E8554E", 11)
    )


def press_card(doc: Doc) -> str:
    """The reporter at work: who holds him is in the news."""
    who = Mole(
        fur="plum",
        expression="happy",
        hat="army.newspaper",
        outfit="khaki",
        build="round",
        feet=True,
    )
    body = mole(doc, who)
    flash = glow(doc, oval(0, 0, 90, 80, "#FFF3B8"), 18, 0.9) + fx.spiky_flash(doc)
    return (
        _at(flash, 146, -118, 1.4)
        + group(body, "translate(-34 240) scale(.86) translate(-200 -432)")
        + _at(camera(doc), 78, 120, 1.34, 6)
        + path("M128 44 L146 -70", "none", INK, 15)
        + path("M128 44 L146 -70", "none", "#8A949E", 8)
    )


OTHERS: dict[str, Callable[[Doc], str]] = {
    "peace": peace,
    "whistle": whistle,
    "press": press_card,
}
