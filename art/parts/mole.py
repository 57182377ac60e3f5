"""The mole, whole: body, cloth, face, hat, arms. 400 units wide, feet at 430."""

from __future__ import annotations

from dataclasses import dataclass

from art.costumes import HATS, OUTFITS, Cloth, scarf
from art.kit.colours import light, mix, outline
from art.kit.light import shade
from art.kit.svg import Doc, group, path
from art.parts.arms import Sleeves, pose, veil
from art.parts.body import BUILDS, place, silhouette
from art.parts.face import face
from art.parts.fur import FURS, Fur
from art.parts.paws import foot

__all__ = ["Mole", "mole"]


@dataclass(frozen=True, slots=True)
class Mole:
    fur: str = "plum"
    expression: str = "happy"
    hat: str = ""
    outfit: str = ""
    scarf: tuple[str, str] | None = None  # in these colours instead of an outfit
    build: str = "round"
    tilt: float = 0
    pose: str = "none"
    feet: bool = True
    monocle: bool = False


BELLY = (
    "M200 292 C262 292 292 328 290 364 C288 398 250 410 200 410 "
    "C150 410 112 398 110 364 C108 328 138 292 200 292 Z"
)
# Where short hairs show, and how they lie.
BRIGHT = ((150, 92, 18), (262, 96, -16), (112, 150, 24), (208, 82, 0))
DIM = ((296, 150, -14), (88, 300, 10), (318, 292, -8), (300, 336, -10), (98, 350, 8), (74, 262, 20))
LOW = ((170, 352, 4), (226, 346, -4), (200, 384, 0))


def _tufts(places: tuple[tuple[float, float, float], ...], colour: str, opacity: float) -> str:
    hair = path("M-12 -2 Q-9 6 -5 10 M0 0 Q1 9 2 14 M12 -2 Q11 5 9 10", "none", colour, 3.2)
    return "".join(
        group(hair, f"translate({x} {y}) rotate({a})", f'opacity="{opacity}"') for x, y, a in places
    )


def _coat(doc: Doc, fur: Fur, body: str, clip: str) -> str:
    line = outline(fur.dark)
    base = doc.rad(
        [(0, fur.light), (0.5, fur.middle), (1, fur.dark)], 200, 170, 280, 150, 100, absolute=True
    )
    pale = mix(fur.light, "#FFDCC0", 0.55)
    belly = path(
        BELLY,
        doc.lin([(0, pale), (1, mix(pale, fur.middle, 0.45))]),
        extra=f'filter="{doc.blur(5)}" opacity=".8"',
    )
    lit = shade(doc, 34, 0.55, 0.55, bounce=0.3)
    coat = group(
        group(path(body, base) + belly, extra=f'clip-path="{clip}"'), extra=f'filter="{lit}"'
    )
    hairs = (
        _tufts(BRIGHT, light(fur.light, 0.45), 0.55)
        + _tufts(DIM, fur.dark, 0.55)
        + _tufts(LOW, mix(fur.middle, fur.dark, 0.3), 0.5)
    )
    # The outline is heavier on the shadow side: a copy of the silhouette, moved.
    behind = group(path(body, line, line, 7), "translate(2.5 3.5)")
    return behind + coat + group(hairs, extra=f'clip-path="{clip}"') + path(body, "none", line, 6.5)


def _cloth(doc: Doc, who: Mole, clip: str) -> Cloth | None:
    if who.scarf:
        return scarf(doc, clip, *who.scarf)
    return OUTFITS[who.outfit](doc, clip) if who.outfit else None


def mole(doc: Doc, who: Mole, held: str = "") -> str:
    fur, build = FURS[who.fur], BUILDS[who.build]
    body = silhouette(who.build, who.tilt, cowlick=not who.hat)
    clip, line = doc.clip(path(body, "#000")), outline(fur.dark)
    out = ""
    if who.feet:
        pink = foot(doc, fur.paw)
        out += group(pink, "translate(136 414)") + group(pink, "translate(264 414)")
    out += _coat(doc, fur, body, clip)
    cloth = _cloth(doc, who, clip)
    if cloth:
        out += cloth.torso + path(body, "none", line, 6.5)
    look = face(doc, who.expression, fur, line)
    if who.monocle:
        look += HATS["monocle"](doc)
    out += group(look, place(build.face, 215, who.tilt))
    if who.hat:
        out += group(HATS[who.hat](doc), place(build.hat, 100, who.tilt))
    sleeves = Sleeves.of(fur, cloth.sleeve if cloth else None)
    if who.pose in ("hide", "peek"):
        shift = (build.face[2], build.face[1])
        return out + veil(doc, sleeves, shift, peek=who.pose == "peek")
    return out + pose(doc, who.pose, sleeves, held, build.arm)
