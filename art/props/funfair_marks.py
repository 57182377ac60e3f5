"""Small marks of the fair: flat dice, requirement slots, amenities, stars, money."""

from __future__ import annotations

from art.dice.faces import MARKS, SPOTS
from art.funfair_colours import GUESTS
from art.kit.colours import INK, light, mix, outline
from art.kit.svg import Doc, box, group, oval, path, words
from art.parts.symbols import star_path

__all__ = [
    "amenity",
    "cash",
    "figure",
    "flat_die",
    "guest_mark",
    "requirement",
    "requirement_width",
    "sign",
    "slot",
    "star_value",
    "surprise",
]

CREAM = "#FFF6DC"
SLATE = "#22304F"


def figure(text: str, y: float, size: float, fill: str, edge: str = "", width: float = 0) -> str:
    halo = (
        f'stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round" paint-order="stroke"'
        if edge
        else ""
    )
    return words(text, 0, y, size, fill, extra=halo)


def guest_mark(colour: str, cx: float, cy: float, size: float, ink: str = "") -> str:
    """Sun, drop or leaf."""
    guest = GUESTS[colour]
    if not guest.mark:
        return ""
    drawn = MARKS[guest.mark](ink or guest.ink)
    return group(drawn, f"translate({cx:g} {cy:g}) scale({size / 100:g}) translate(-50 -50)")


def flat_die(doc: Doc, colour: str, value: int, size: float = 100) -> str:
    """About 0,0; value 0 shows the guest's mark."""
    guest = GUESTS[colour]
    line = outline(guest.body)
    face = doc.lin([(0, light(guest.body, 0.28)), (1, guest.body)])
    out = box(-50, -44, 100, 100, 24, mix(guest.body, "#1A0C1E", 0.45), line, 7)
    out += box(-50, -50, 100, 96, 24, face, line, 7)
    out += box(-43, -44, 86, 84, 18, "none", "#FFFFFF", 4, 'opacity=".45"')
    if value:
        out += "".join(
            oval((x - 50) * 0.92, ((y - 50) * 0.95 - 2) * 0.92, 10.4, 10.4, guest.ink)
            for x, y in SPOTS[value]
        )
    elif guest.mark:
        out += guest_mark(colour, 0, -2, 62)
    else:
        out += _three(17, 9)
    return group(out, f"scale({size / 100:g})")


def _three(reach: float, r: float) -> str:
    """A dot of each colour: any guest will do."""
    spots = ((-reach, reach * 0.8, "blue"), (reach, reach * 0.8, "green"), (0, -reach, "yellow"))
    return "".join(
        oval(x, y, r, r, GUESTS[c].body, outline(GUESTS[c].body), r * 0.42) for x, y, c in spots
    )


def surprise(r: float = 10) -> str:
    mark = figure("?", r * 0.62, r * 1.7, CREAM)
    return oval(0, 0, r, r, "#E5484D", CREAM, r * 0.25) + mark


def slot(doc: Doc, colour: str, text: str = "", w: float = 46, h: float = 46) -> str:
    """A place for a guest in a requirement, about 0,0."""
    guest = GUESTS[colour]
    plain = colour == "any"
    line = "#5A4A5E" if plain else outline(guest.body)
    top = "#FFFFFF" if plain else light(guest.body, 0.25)
    face = doc.lin([(0, top), (1, "#F3E4C4" if plain else guest.body)])
    out = box(-w / 2, -h / 2 + 3, w, h, 11, mix(guest.body, "#1A0C1E", 0.5), line, 3.4)
    out += box(-w / 2, -h / 2, w, h, 11, face, line, 3.4)
    if not text:
        return out + (_three(9, 4.8) if plain else guest_mark(colour, 0, 0, 33))
    size = {1: 30, 2: 27, 3: 24}[len(text)]
    if plain:
        return out + figure(text, size * 0.36, size, INK)
    return out + guest_mark(colour, 0, -h / 2 + 12, 18) + figure(text, h / 2 - 5, size, guest.ink)


# What the slots say, and the sign between them.
FAMILIES: dict[str, tuple[tuple[str, ...], str]] = {
    "single": (("",), ""),
    "even2": (("246", "246"), ""),
    "odd2": (("135", "135"), ""),
    "odd_even": (("135", "246"), ""),
    "higher": (("", ""), "higher"),
    "split": (("1–3", "3–6"), ""),
    "equal2": (("", ""), "equal"),
    "equal3": (("", "", ""), "equal"),
    "run3": (("", "", ""), "run"),
}
GAPS = {"": 6, "higher": 25, "equal": 22, "run": 17}


def sign(kind: str, ink: str = CREAM) -> str:
    """Between two slots, about 0,0."""
    if kind == "higher":
        return path("M-6 -10 L7 0 L-6 10", "none", ink, 5.6)
    if kind == "equal":
        return path("M-6 -4.6 h12 M-6 5 h12", "none", ink, 4.8)
    return path("M-6 5 L5 -6 M-3 -6 h8 v8", "none", ink, 4.2)


def _measures(family: str, n: int) -> tuple[float, float]:
    gap = GAPS[FAMILIES[family][1]]
    return (40, gap - 4 if family == "equal3" else gap) if n == 3 else (46, gap)


def requirement_width(family: str, n: int) -> float:
    wide, gap = _measures(family, n)
    return n * wide + (n - 1) * gap


def requirement(doc: Doc, family: str, colours: tuple[str, ...], marked: int = -1) -> str:
    """A row of slots with its signs, about 0,0."""
    texts, kind = FAMILIES[family]
    wide, gap = _measures(family, len(colours))
    x, out = -requirement_width(family, len(colours)) / 2 + wide / 2, ""
    for i, colour in enumerate(colours):
        y = (1 - i) * 5 if kind == "run" else 0
        one = slot(doc, colour, texts[i], wide, min(46, wide + 6))
        if i == marked:
            one += group(surprise(11), f"translate({wide / 2 - 3:g} {-wide / 2 + 2:g})")
        out += group(one, f"translate({x:g} {y:g})")
        if kind and i < len(colours) - 1:
            out += group(
                sign(kind),
                (f"translate({x + wide / 2 + gap / 2:g} {y - 2 if kind == 'run' else 0:g})"),
            )
        x += wide + gap
    return out


def star_value(doc: Doc, value: str = "", r: float = 31) -> str:
    """The gold star of a score, about 0,0."""
    gold = doc.lin([(0, "#FFF3A8"), (0.5, "#FFD03A"), (1, "#F09A1E")])
    out = path(star_path(0, 3, r * 1.1), INK, INK, r * 0.29)
    out += path(star_path(0, 0, r), gold, "#8A4A12", r * 0.16)
    if not value:
        return out
    size = r * (1.1 if len(value) < 2 else 0.92)
    return out + figure(value, r * 0.42, size, "#FFFDF0", "#6A2A08", r * 0.27)


def cash(doc: Doc, text: str = "", w: float = 46, h: float = 30) -> str:
    """A green badge of money, about 0,0."""
    face = doc.lin([(0, "#B8EC9A"), (1, "#4FA656")])
    out = box(-w / 2, -h / 2 + 4, w, h, 9, "#12351A", INK, 3.4)
    out += box(-w / 2, -h / 2, w, h, 9, face, outline("#245A2A"), 3.4)
    out += box(-w / 2 + 3.4, -h / 2 + 3, w - 7, h * 0.4, 5, "#FFFFFF", extra='opacity=".28"')
    return out + (figure(text, h * 0.3, h * 0.82, "#12351A") if text else "")


def _blossom(ink: str) -> str:
    petals = "".join(
        group(oval(0, -20, 13, 15, ink), f"translate(50 38) rotate({a})") for a in range(0, 360, 72)
    )
    stalk = "M50 52V92M50 84C36 84 28 76 26 66M50 84C64 84 72 76 74 66"
    return petals + path(stalk, "none", ink, 7)


def _comfort(kind: str, ink: str) -> str:
    def corns(ys: tuple[tuple[int, int], ...]) -> str:
        return "".join(oval(x, y, 12, 12, ink) for x, y in ys)

    hole = SLATE
    if kind == "snacks":
        stripes = path("M42 46 L45 86 M58 46 L55 86", "none", hole, 5)
        return path("M24 44H76L66 88H34Z", ink) + corns(((34, 34), (50, 26), (66, 34))) + stripes
    if kind == "drinks":
        return path("M28 36H72L66 88H34Z", ink) + path("M24 32H76M54 30L62 10H72", "none", ink, 8)
    if kind == "restrooms":
        he = oval(32, 20, 10, 10, ink) + path("M20 36H44V62H40V90H24V62H20Z", ink, ink, 3)
        return he + oval(70, 20, 10, 10, ink) + path("M62 34H78L88 66H78V90H62V66H52Z", ink, ink, 3)
    if kind == "benches":
        return path(
            ("M16 40H84V52H16ZM12 60H88V70H12ZM22 70V88M78 70V88M22 40V60M78 40V60"), ink, ink, 5
        )
    if kind == "lockers":
        bow = path("M32 46V32a18 18 0 0 1 36 0V46", "none", ink, 10)
        return bow + box(22, 44, 56, 44, 9, ink) + box(45, 57, 10, 19, 4, hole)
    if kind == "first_aid":
        return path("M38 14H62V38H86V62H62V86H38V62H14V38H38Z", ink, ink, 5)
    if kind == "photo":
        eye = oval(50, 57, 16, 16, hole) + oval(50, 57, 8, 8, ink)
        return path("M14 34H32L38 22H62L68 34H86V80H14Z", ink, ink, 5) + eye
    return _blossom(ink) + oval(50, 38, 9, 9, hole)


def amenity(doc: Doc, kind: str) -> str:
    """A blue sign with a pictogram, 100 wide, about 0,0."""
    face = doc.lin([(0, "#5E80B4"), (1, "#34507E")])
    out = box(-50, -46, 100, 100, 28, "#1B2746", outline(SLATE), 6)
    out += box(-50, -50, 100, 98, 28, face, outline(SLATE), 6)
    out += box(-43, -43, 86, 84, 22, "none", CREAM, 3, 'opacity=".4"')
    return out + group(_comfort(kind, CREAM), "scale(.8) translate(-50 -52)")
