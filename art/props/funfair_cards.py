"""Cards of the fair that lie on their side: skills, objectives, administrators, goals."""

from __future__ import annotations

from art.funfair_cast import ADMINISTRATORS
from art.funfair_colours import GUESTS
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, glow, soft
from art.kit.svg import Doc, box, group, oval, path
from art.parts.mole import mole
from art.parts.symbols import star
from art.props import funfair_counts as counts
from art.props import funfair_marks as marks
from art.props.funfair_admin import emblem
from art.props.funfair_emblems import skill as skill_emblem
from art.props.funfair_tiles import hexagon
from art.props.funfair_trains import train
from art.scenes.meadow import rays

__all__ = ["administrator", "back", "block", "goal", "objective", "skill", "solo", "veil"]

CREAM = "#FFF6DC"
CODES = {
    "red": "#D8434A",
    "gold": "#E0A020",
    "purple": "#8E5BD8",
    "teal": "#1F9C92",
    "orange": "#E8743B",
    "white": "#A9AECB",
}
DECKS = {"a": "#2F7FA8", "b": "#7A4AA8"}
ANY = "#6A5AA8"


def _board(doc: Doc, w: float, h: float, tone: str, r: float = 20) -> str:
    """A thick card in one colour, with a light line inside."""
    face = doc.lin([(0, light(tone, 0.24)), (1, dark(tone, 0.22))])
    out = soft(doc, box(3, 6, w - 6, h - 4, r, SHADOW), 7, 0.5) + box(
        0, 4, w, h - 4, r, dark(tone, 0.5), outline(tone), 4
    )
    out += box(0, 0, w, h - 5, r, face, outline(tone), 4)
    return out + box(5, 5, w - 10, h - 15, r - 5, "none", CREAM, 1.8, 'opacity=".5"')


def _well(doc: Doc, x: float, y: float, w: float, h: float, tone: str, shine: float = 0.16) -> str:
    clip = doc.clip(box(x, y, w, h, 14))
    face = box(
        x,
        y,
        w,
        h,
        14,
        doc.rad([(0, mix(tone, "#FFFFFF", 0.12)), (1, dark(tone, 0.55))], 0.5, 0.45, 0.75),
    )
    beams = rays(x + w / 2, y + h / 2, w, 14, "#FFFFFF", shine * 0.5)
    return group(face + beams, extra=f'clip-path="{clip}"') + box(
        x, y, w, h, 14, "none", outline(tone), 3
    )


def skill(doc: Doc, kind: str, colour: str) -> str:
    """208 by 140; the words go below y 96."""
    tone = GUESTS[colour].ground if colour else ANY
    out = _board(doc, 208, 140, tone) + _well(doc, 10, 10, 188, 84, tone)
    return out + group(skill_emblem(doc, kind, colour), "translate(104 52) scale(.9)")


def skill_small(doc: Doc, kind: str, colour: str) -> str:
    """110 by 84, all emblem."""
    tone = GUESTS[colour].ground if colour else ANY
    out = _board(doc, 110, 84, tone, 16) + _well(doc, 7, 7, 96, 65, tone)
    return out + group(skill_emblem(doc, kind, colour), "translate(55 39.5) scale(.7)")


def objective(doc: Doc, name: str, code: str) -> str:
    """200 by 146; the name goes below y 106."""
    tone = CODES[code]
    out = _board(doc, 200, 146, tone) + _well(doc, 10, 10, 180, 94, tone, 0.3)
    return out + group(counts.count(doc, counts.OBJECTIVES[name]), "translate(100 57) scale(.96)")


def goal(doc: Doc, deck: str) -> str:
    """A goal of deck A or B, 210 by 150: emblem at 105, 56, words below y 104."""
    tone = DECKS[deck]
    out = _board(doc, 210, 150, tone) + _well(doc, 10, 10, 190, 92, tone, 0.3)
    disc = oval(27, 27, 17, 17, CREAM, INK, 3.4)
    return (
        out + disc + group(marks.figure(deck.upper(), 8.5, 24, dark(tone, 0.3)), "translate(27 27)")
    )


def goal_done(doc: Doc) -> str:
    """Achieved: the card's back with a laurel, covering the red stars."""
    out = _board(doc, 210, 150, "#3E9A4A") + _well(doc, 10, 10, 190, 124, "#3E9A4A", 0.4)
    leaves = ""
    for side in (-1, 1):
        for i in range(6):
            a = 150 - i * 24
            leaf = path("M0 0 C10 -12 26 -12 32 0 C26 10 10 10 0 0 Z", "#BFE88A", "#1F5A2A", 2.6)
            turn = f"rotate({a - 90}) translate(0 -50) rotate(-20)"
            leaves += group(group(leaf, turn), f"translate(105 76) scale({side} 1)")
    tick = path("M82 76 l16 18 l32 -38", "none", INK, 21) + path(
        "M82 76 l16 18 l32 -38", "none", CREAM, 12
    )
    return out + leaves + tick


def _wheel(doc: Doc, tone: str, x: float, y: float, r: float) -> str:
    lamps = ("#E5484D", "#FFD23F", "#2AA4DE", "#2E9A62") * 2
    spokes = "".join(
        path(f"M0 0 V{-r:g}", "none", CREAM, r * 0.05, f'transform="rotate({i * 45})"')
        + oval(0, -r, r * 0.13, r * 0.13, c, INK, r * 0.04, f'transform="rotate({i * 45})"')
        for i, c in enumerate(lamps)
    )
    hub = oval(0, 0, r * 0.34, r * 0.34, doc.lin([(0, "#FFF3B0"), (1, "#F0A42A")]), INK, r * 0.05)
    ring = oval(0, 0, r, r, "none", CREAM, r * 0.06)
    return group(
        ring + spokes + hub + star(0, 0, r * 0.2, tone, INK, r * 0.03), f"translate({x:g} {y:g})"
    )


def back(doc: Doc, w: float, h: float, tone: str) -> str:
    """A back: the fair's wheel on rays."""
    out = _board(doc, w, h, tone) + _well(doc, 11, 11, w - 22, h - 27, tone, 0.4)
    return out + _wheel(doc, tone, w / 2, h / 2 - 2, min(w, h) * 0.3)


def administrator(doc: Doc, name: str, colour: str = "") -> str:
    """300 by 216: the person at the left, what she does at the right, words below y 142."""
    tone = mix("#8A3A62", GUESTS[colour].ground, 0.25) if colour else "#8A3A62"
    out = _board(doc, 300, 216, tone, 24)
    clip = doc.clip(box(12, 12, 132, 126, 18))
    sky = box(12, 12, 132, 126, 0, doc.lin([(0, "#7FA8E0"), (1, "#FFE9C8")])) + rays(
        78, 80, 130, 12, "#FFFFFF", 0.22
    )
    who = ADMINISTRATORS[name]
    drop = {"tall": 112, "thin": 98, "tiny": 78, "broad": 86, "pear": 94}.get(who.build, 92)
    drop += {"party": 24, "plume": 14, "bear": 8, "jester": 12, "tophat": 8, "nightcap": 6}.get(
        who.hat, 0
    )
    figure = group(mole(doc, who), f"translate(78 {drop}) scale(.36) translate(-200 -215)")
    gloom = group(
        box(6, 6, 144, 138, 22, "none", "#2A1030", 16), extra=f'filter="{doc.blur(6)}" opacity=".3"'
    )
    out += group(sky + figure + gloom, extra=f'clip-path="{clip}"')
    out += box(12, 12, 132, 126, 18, "none", outline(tone), 4) + box(
        16, 16, 124, 118, 14, "none", "#F3CE6B", 1.8, 'opacity=".8"'
    )
    out += _well(doc, 152, 12, 136, 126, GUESTS[colour].ground if colour else "#7A3A62", 0.24)
    out += group(emblem(doc, name, colour), "translate(220 75) scale(1.12)")
    return out + box(12, 144, 276, 56, 14, "#2A0C20", extra='opacity=".28"')


def _silhouette(doc: Doc, kind: str) -> str:
    """A train, a tile or a skill in one tone, 70 by 50 about 0,0."""
    if kind == "train":
        return group(train(doc, 1), "translate(-35 -24) scale(.297)")
    if kind == "attraction":
        c = GUESTS["green"].ground
        hexa = path(
            hexagon(30, 4), dark(c, 0.5), outline(c), 3.4, 'transform="translate(0 4)"'
        ) + path(hexagon(30, 4), light(c, 0.15), outline(c), 3.4)
        return hexa + path(
            ("M-14 10 V-4 L-7 -14 L0 -4 V10 Z M0 10 V-8 L9 -18 L18 -8 V10 Z"), CREAM, INK, 2.6
        )
    card_ = box(-32, -19, 64, 42, 8, dark(ANY, 0.5), outline(ANY), 3.4) + box(
        -32, -22, 64, 42, 8, light(ANY, 0.15), outline(ANY), 3.4
    )
    return card_ + star(0, -1, 14, "#FFD03A", INK, 2.6)


def solo(doc: Doc) -> str:
    """A solo card, 300 by 330: a disc for its value; three rows of three that may be shut."""
    out = _board(doc, 300, 330, "#3A4A86", 26)
    for row, kind in enumerate(("train", "attraction", "skill")):
        y = 128 + row * 70
        out += box(14, y - 31, 272, 62, 16, "#1A2450", extra='opacity=".6"')
        for x in (70, 150, 230):
            out += group(_silhouette(doc, kind), f"translate({x} {y})")
    out += oval(150, 54, 42, 40, INK) + oval(
        150, 51, 40, 38, doc.lin([(0, "#FFFFFF"), (1, "#F0DDBC")]), "#5A1420", 4
    )
    return out


def solo_back(doc: Doc) -> str:
    return back(doc, 300, 330, "#3A4A86")


def block(doc: Doc) -> str:
    """Laid over what a solo card shuts, 76 by 60 about 0,0."""
    clip = doc.clip(box(-38, -30, 76, 60, 12))
    bars = "".join(
        path(f"M{x} 40 L{x + 50} -40", "none", "#E5484D", 8) for x in range(-110, 60, 20)
    )
    dim = box(-38, -30, 76, 60, 12, "#1A0A1E", extra='opacity=".55"') + group(
        bars, extra='opacity=".85"'
    )
    return group(dim, extra=f'clip-path="{clip}"') + box(-38, -30, 76, 60, 12, "none", "#E5484D", 4)


def veil(doc: Doc) -> str:
    """The same over a whole place of the display, to be stretched; a lock goes on top."""
    return (
        box(2, 2, 156, 116, 22, "#1A0A1E", extra='opacity=".58"')
        + glow(doc, box(4, 4, 152, 112, 21, "none", "#E5484D", 7), 4, 0.6)
        + box(4, 4, 152, 112, 21, "none", "#E5484D", 5, 'stroke-dasharray="20 10"')
    )


def lock(doc: Doc) -> str:
    """Shut for this round, 60 by 70 about 0,0."""
    bow = "M-15 -4 V-18 a15 15 0 0 1 30 0 V-4"
    out = path(bow, "none", INK, 15) + path(bow, "none", "#C9D6E6", 8)
    body = box(-26, -6, 52, 40, 10, doc.lin([(0, "#FF8A7A"), (1, "#B8262C")]), INK, 4)
    return out + body + oval(0, 10, 6, 6, INK) + path("M0 12 V24", "none", INK, 6)
