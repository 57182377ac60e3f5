"""Staff cards of the fair: a person at work, the die and the money of the post."""

from __future__ import annotations

from art.funfair_cast import STAFF
from art.identity import PLAYERS, on
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.mole import mole
from art.parts.symbols import symbol
from art.props.funfair_held import staff_thing
from art.props.funfair_marks import cash
from art.props.funfair_tokens import value_face
from art.scenes.meadow import rays

__all__ = ["SMALL", "H", "W", "back", "card", "portrait"]

W, H, SMALL = 500, 700, 520


def sheet(doc: Doc, w: float, h: float) -> str:
    return (
        soft(doc, box(4, 8, w - 8, h - 6, 46, SHADOW), 14, 0.5)
        + box(0, 6, w, h - 6, 46, "#B99762")
        + box(0, 0, w, h - 6, 46, doc.lin([(0, "#FFF8E8"), (1, "#F1DDB4")]), "#8A6A40", 3)
    )


def _place(name: str, c: str) -> str:
    """A hint of where the person works, in the card's own colour."""
    a, b = light(c, 0.35), light(c, 0.55)
    if name == "ticket_agent":
        stripes = "".join(box(20 + i * 92, 40, 46, 60, 0, "#FFFDF4") for i in range(5))
        return (
            box(20, 40, 460, 60, 0, "#E5484D", extra='opacity=".75"')
            + group(stripes, extra='opacity=".9"')
            + path("M20 100" + " q23 26 46 0" * 10, b, dark(c, 0.1), 3)
        )
    if name == "concierge":
        return path(("M60 462 V150 Q60 70 140 70 H360 Q440 70 440 150 V462"), "none", b, 16) + path(
            "M250 70 V462", "none", b, 8, 'opacity=".6"'
        )
    if name in {"guide", "chaperone"}:
        return path(
            ("M22 300 Q90 190 170 270 Q240 170 330 262 Q420 180 480 290 V470 H22 Z"), a
        ) + path("M22 360 Q140 290 260 350 T480 350 V470 H22 Z", b)
    if name == "mascot":
        return path(
            ("M80 22 L10 470 H210 Z M420 22 L290 470 H490 Z"), "#FFF6C8", extra='opacity=".35"'
        ) + oval(250, 446, 240, 44, b)
    if name == "builder":
        return path(
            (
                "M50 470 V60 M450 470 V60 M30 130 H470 M30 270 H470 "
                "M30 410 H470 M50 130 L450 270 M50 270 L450 410"
            ),
            "none",
            a,
            13,
        )
    if name == "manager":
        return "".join(
            box(70 + x * 130, 60 + y * 110, 100, 80, 8, b, dark(c, 0.05), 4)
            for x in range(3)
            for y in range(3)
        )
    if name == "innovator":
        gear = (
            "".join(
                box(-14, -96, 28, 40, 6, a, extra=f'transform="rotate({k * 45})"') for k in range(8)
            )
            + oval(0, 0, 74, 74, a)
            + oval(0, 0, 32, 32, light(c, 0.1))
        )
        return group(gear, "translate(110 200)") + group(
            gear, ("translate(420 320) scale(.7) rotate(20)")
        )
    return path(("M40 400 L150 300 L240 340 L350 200 L460 120"), "none", b, 15) + path(
        ("M460 120 l-44 6 M460 120 l-10 42"), "none", b, 15
    )


def _window(doc: Doc, name: str, high: float, drop: float, size: float) -> str:
    post = STAFF[name]
    c = post.tone
    clip = doc.clip(box(22, 22, 456, high, 30))
    sky = doc.lin([(0, c), (0.7, light(c, 0.6)), (1, light(c, 0.75))])
    inner = box(22, 22, 456, high, 0, sky) + rays(250, 270, 620, 13, "#FFFFFF", 0.16)
    inner += group(_place(name, c), extra='opacity=".8"')
    inner += glow(doc, oval(250, 290, 170, 170, "#FFFDF0"), 40, 0.45)
    figure = mole(doc, post.who, staff_thing(doc, post.held))
    tall = {"tall": 26, "thin": 8}.get(post.who.build, 0)
    inner += group(figure, f"translate(236 {drop + tall:g}) scale({size}) translate(-200 -236)")
    gloom = box(12, 12, 476, high + 20, 36, "none", "#2A1030", 34)
    inner += group(gloom, extra=f'filter="{doc.blur(12)}" opacity=".3"')
    return group(inner, extra=f'clip-path="{clip}"') + box(
        22, 22, 456, high, 30, "none", outline(c), 6
    )


def _ribbon(doc: Doc, y: float, c: str) -> str:
    d = (
        f"M26 {y} C160 {y - 14} 340 {y - 14} 474 {y} "
        f"V{y + 68} C340 {y + 55} 160 {y + 55} 26 {y + 68} Z"
    )
    return group(path(d, outline(c), outline(c), 8), "translate(0 5)") + solid(
        doc, d, doc.lin([(0, "#FFF8E6"), (1, "#EAD3A6")]), outline(c), 6, 8, 0.3, 0.5, grain=0
    )


def _corners(doc: Doc, name: str, k: float) -> str:
    post = STAFF[name]
    die = group(value_face(doc, str(post.die)), f"translate(80 84) scale({1.2 * k:g})")
    pay = group(
        cash(doc, f"${post.money}", 80, 58),
        f"translate({84 if k == 1 else 92} {166 * (0.9 + 0.1 * k):g}) scale({1.06 * k:g})",
    )
    return die + pay


def card(doc: Doc, name: str) -> str:
    """The whole card, with room for words below the ribbon."""
    c = STAFF[name].tone
    lines = box(40, 514, 420, 118, 18, "#FFFDF4", extra='opacity=".55"')
    pill = box(90, 642, 320, 44, 21, dark(c, 0.3), outline(c), 4)
    out = sheet(doc, W, H) + _window(doc, name, 440, 322, 1.0)
    return out + _ribbon(doc, 438, c) + lines + pill + _corners(doc, name, 1)


def portrait(doc: Doc, name: str) -> str:
    """Without room for words: for the hand of a round at a glance."""
    c = STAFF[name].tone
    out = sheet(doc, W, SMALL) + _window(doc, name, 470, 316, 1.02)
    return out + _ribbon(doc, 424, c) + _corners(doc, name, 1.22)


def back(doc: Doc, player: str) -> str:
    colour, shape = PLAYERS[player]
    ink = on(player)
    clip = doc.clip(box(22, 22, 456, 650, 30))
    rows = "".join(
        group(
            symbol(shape, ink),
            (f"translate({x * 92 - 10 + (46 if y % 2 else 0)} {y * 88 + 20}) scale(.5)"),
        )
        for x in range(6)
        for y in range(8)
    )
    face = box(22, 22, 456, 650, 30, doc.lin([(0, light(colour, 0.15)), (1, dark(colour, 0.3))]))
    inner = face + group(rows, extra='opacity=".15"') + rays(250, 350, 480, 16, "#FFFFFF", 0.08)
    gold = "#F3CE6B" if ink != INK else mix("#8A5A10", colour, 0.2)
    rims = box(46, 46, 408, 602, 18, "none", gold, 5) + box(58, 58, 384, 578, 12, "none", gold, 2)
    medal = oval(0, 6, 128, 128, INK) + oval(
        0, 0, 126, 126, doc.lin([(0, light(colour, 0.35)), (1, colour)]), outline(colour), 7
    )
    medal += oval(0, 0, 104, 104, "none", gold, 5) + group(
        symbol(shape, ink), "scale(1.5) translate(-50 -50)"
    )
    return (
        sheet(doc, W, H)
        + group(inner, extra=f'clip-path="{clip}"')
        + box(22, 22, 456, 650, 30, "none", outline(colour), 6)
        + rims
        + group(medal, "translate(250 347)")
    )
