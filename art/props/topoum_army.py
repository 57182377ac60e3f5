"""Moles on the field: each on the wooden foot of its army. 0,0 is the middle of the hex."""

from __future__ import annotations

from art.costumes import OUTFITS
from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, glow, shade
from art.kit.svg import Doc, box, group, oval, path
from art.parts.arms import Sleeves
from art.parts.body import silhouette
from art.parts.drill import POSED, feet, shouldered
from art.parts.fur import FURS
from art.parts.mole import Mole, mole
from art.parts.paws import paw
from art.parts.symbols import symbol
from art.props.effects import dizzy_stars
from art.topoum_cast import ARMIES, CROSS, MOODS, ink_on, roof, soldier

__all__ = ["FOOT", "bust", "cage", "cross", "figure", "ghost", "head", "standing"]

FOOT = 40  # how far below the middle of its hex a mole's wooden foot lies
SIZE = 0.37


def _sleeves(doc: Doc, who: Mole) -> Sleeves:
    fur = FURS[who.fur]
    body = doc.clip(path(silhouette(who.build, who.tilt, cowlick=False), "#000"))
    cloth = OUTFITS[who.outfit](doc, body) if who.outfit else None
    return Sleeves.of(fur, cloth.sleeve if cloth else None)


LEAN = {"march": 4.0, "aim": 9.0, "dizzy": -9.0}


def figure(doc: Doc, player: str, pose: str, mood: str = "") -> str:
    """A soldier of 400 units with feet at 430, doing something."""
    who = soldier(player, mood or MOODS[pose], feet=False, tilt=LEAN.get(pose, 0))
    sleeves = _sleeves(doc, who)
    behind = shouldered(doc) if pose == "march" else ""
    body = feet(doc, FURS[who.fur].paw, pose) + mole(doc, who)
    return behind + body + POSED[pose](doc, sleeves)


def foot(doc: Doc, colour: str, mark: str = "", ink: str = "#FFF6DC") -> str:
    """A turned disc in the army's colour; the symbol is cut into its edge."""
    line = outline(colour)
    shadow = group(oval(8, 10, 70, 24, SHADOW), extra=f'filter="{doc.blur(5)}" opacity=".55"')
    edge = "M-62 -8 C-62 -28 62 -28 62 -8 V10 C62 32 -62 32 -62 10 Z"
    side = doc.lin(
        [(0, light(colour, 0.15)), (0.5, dark(colour, 0.12)), (1, dark(colour, 0.5))], 0, 0, 1, 0
    )
    out = shadow + path(edge, side, line, 5)
    out += oval(0, -8, 62, 20, doc.lin([(0, light(colour, 0.4)), (1, colour)]), line, 5)
    out += oval(0, -8, 50, 14.5, "none", light(colour, 0.75), 2.6, 'opacity=".75"')
    if mark:
        out += group(symbol(mark, ink), "translate(0 18) scale(.19) translate(-50 -51)")
    return out


def _on_foot(player: str, doc: Doc) -> str:
    army = ARMIES[player]
    _, colour, _ = roof(player)
    return foot(doc, colour, army.symbol, ink_on(player))


def standing(doc: Doc, player: str, pose: str, mood: str = "") -> str:
    who = group(
        figure(doc, player, pose, mood), f"translate(0 -6) scale({SIZE}) translate(-200 -432)"
    )
    return group(_on_foot(player, doc) + who, f"translate(0 {FOOT})")


def bust(doc: Doc, player: str, mood: str = "happy", k: float = 0.3) -> str:
    """Armless, for pictures: feet at 0,0."""
    return group(mole(doc, soldier(player, mood)), f"scale({k}) translate(-200 -432)")


STICKER = (
    '<filter id="gh" x="-20%" y="-20%" width="140%" height="140%" '
    'color-interpolation-filters="sRGB">'
    '<feColorMatrix in="SourceGraphic" type="matrix" values=".62 .04 .02 0 .30  .04 .62 .02 0 .28  '
    '.04 .04 .60 0 .25  0 0 0 1 0" result="pale"/>'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="5" result="fat"/>'
    '<feFlood flood-color="#FFFBEA" result="cream"/>'
    '<feComposite in="cream" in2="fat" operator="in" result="edge"/>'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="7.5" result="fatter"/>'
    f'<feFlood flood-color="{INK}" flood-opacity=".75" result="ink"/>'
    '<feComposite in="ink" in2="fatter" operator="in" result="rim"/>'
    '<feMerge><feMergeNode in="rim"/><feMergeNode in="edge"/><feMergeNode in="pale"/></feMerge>'
    "</filter>"
)


def ghost(doc: Doc, player: str) -> str:
    """Where a mole would be: a pale sticker with a cream edge, clear on any ground."""
    doc.define("gh", STICKER)
    who = group(figure(doc, player, "stand"), f"translate(0 -6) scale({SIZE}) translate(-200 -432)")
    return group(group(who, extra='filter="url(#gh)" opacity=".86"'), f"translate(0 {FOOT})")


def _nurse(doc: Doc, arms: str) -> str:
    sleeves = _sleeves(doc, CROSS)
    bag = box(296, 350, 92, 66, 12, "#FFFFFF", outline("#9A4A4A"), 6)
    bag += path("M322 352 C322 326 362 326 362 352", "none", outline("#9A4A4A"), 8)
    bag += path("M334 366 H350 V376 H360 V390 H350 V402 H334 V390 H324 V376 H334 Z", "#D8262E")
    raised = group(paw(doc, sleeves.paw), "translate(6 292) rotate(-34) scale(-.9 .9)")
    arm = path("M70 330 C40 330 20 318 10 306", "none", outline("#BFA896"), 58)
    arm += group(
        path("M70 330 C40 330 20 318 10 306", "none", "#F6EEDF", 46),
        extra=f'filter="{shade(doc, 12, 0.5, 0.5, strokes=True)}"',
    )
    return mole(doc, CROSS) + arm + raised + (bag if arms else "")


def cross(doc: Doc, *, guarding: bool) -> str:
    """The Red Cross, alone or behind the shoulder of whom it guards."""
    who = group(_nurse(doc, "bag"), f"translate(0 -6) scale({SIZE}) translate(-200 -432)")
    whole = foot(doc, "#F4EEE6", "", "") + group(
        path("M-4 8 H4 V14 H10 V22 H4 V28 H-4 V22 H-10 V14 H-4 Z", "#D8262E"), "translate(0 1)"
    )
    if guarding:
        return group(whole + who, "translate(62 0) scale(.72)")
    return group(whole + who, f"translate(0 {FOOT})")


def shelter(doc: Doc) -> str:
    """Light from below with small crosses in it, under whoever is protected."""
    ring = oval(0, FOOT, 92, 42, "none", "#FFFFFF", 15)
    out = glow(doc, ring, 7, 0.95) + oval(0, FOOT, 88, 39, "#FFFFFF", extra='opacity=".30"')
    out += oval(0, FOOT, 90, 40, "none", "#FFFFFF", 6)
    sign = "M-5 -14 H5 V-5 H14 V5 H5 V14 H-5 V5 H-14 V-5 H-5 Z"
    for x, y in ((-84, FOOT + 2), (84, FOOT + 2), (-44, FOOT + 34), (44, FOOT + 34)):
        out += oval(x, y, 17, 15, "#FFFFFF", outline("#9A4A4A"), 3)
        out += group(path(sign, "#D8262E"), f"translate({x} {y}) scale(.72 .66)")
    return out


def halo(doc: Doc) -> str:
    """The ring under the mole that acts."""
    out = glow(doc, oval(0, FOOT, 84, 36, "#FFFFFF"), 10, 0.9)
    return (
        out + oval(0, FOOT, 80, 34, "none", INK, 13) + oval(0, FOOT, 80, 34, "none", "#FFFFFF", 8)
    )


def cage(doc: Doc, *, front: bool) -> str:
    """Bars of a bird cage; the back ones lie behind the captive."""
    line, tone = INK, "#C9D2D8" if front else "#8A949E"
    floor = oval(0, FOOT + 4, 78, 26, "#6A5A4A" if not front else "none", line, 5)
    xs = (-74, -38, 0, 38, 74) if front else (-56, -20, 20, 56)
    bow = 24 if front else -20
    bars = ""
    for x in xs:
        lift = bow * (1 - (x / 78) ** 2)
        foot_ = FOOT + 4 + lift
        bars += f"M{x} {foot_:.0f} V-34 C{x} -78 {x * 0.5:g} -100 0 -108 "
    ring = f"M-78 {FOOT + 4} A78 26 0 0 0 78 {FOOT + 4}" if front else ""
    band = "M-75 -30 A75 20 0 0 0 75 -30" if front else "M-75 -30 A75 20 0 0 1 75 -30"
    out = "" if front else floor
    for stroke, wide in ((line, 14), (tone, 7)):
        out += path(bars + ring + band, "none", stroke, wide)
    if front:
        out += oval(0, -118, 12, 12, "none", line, 12) + oval(0, -118, 12, 12, "none", "#F3CE6B", 6)
        lock = box(-16, -12, 32, 28, 6, doc.lin([(0, "#FFE59A"), (1, "#C98A1A")]), line, 5)
        out += path("M-9 -12 C-9 -28 9 -28 9 -12", "none", line, 6) + lock + oval(0, 0, 4, 5, INK)
    return out


def head(doc: Doc, who: Mole, *, gone: bool = False) -> str:
    """For rows of reserves: only head and shoulders, in a 100 by 112 box."""
    clip = doc.clip(path("M-60 -80 H160 V104 H-60 Z", "#000"))
    body = group(mole(doc, who), "translate(50 108) scale(.262) translate(-200 -412)")
    if not gone:
        return group(body, extra=f'clip-path="{clip}"')
    doc.define(
        "gone",
        '<filter id="gone" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="'
        '.1 .2 .1 0 .42  .1 .2 .1 0 .34  .1 .2 .1 0 .24  0 0 0 .36 0"/></filter>',
    )
    return group(group(body, extra='filter="url(#gone)"'), extra=f'clip-path="{clip}"')


def stars(doc: Doc) -> str:
    return group(dizzy_stars(doc), "translate(0 -96) scale(.5)")


def caught(doc: Doc, who: Mole) -> str:
    """A captive's head behind bars, for the captor's seat."""
    bars = "M22 16 V104 M50 8 V104 M78 16 V104"
    rim = "M2 104 V52 C2 -8 98 -8 98 52 V104 Z"
    return (
        path(rim, "#2A1A20", extra='opacity=".45"')
        + head(doc, who)
        + path(bars, "none", INK, 9)
        + path(bars, "none", "#C9D2D8", 4.5)
        + path(rim, "none", INK, 12)
        + path(rim, "none", "#C9D2D8", 6)
    )
