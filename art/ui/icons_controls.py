"""Icons of doing: menus, arrows, playing, saving, sound and seeing."""

from __future__ import annotations

import math

from art.ui.pen import Icon, arc, cut, disc, fill, line, rect, slit

__all__ = ["CONTROLS"]


def _gear() -> Icon:
    teeth = ""
    for k in range(8):
        a = math.radians(45 * k)
        c, s = math.cos(a), math.sin(a)
        pts = [(15, -5.5), (25, -4), (25, 4), (15, 5.5)]
        teeth += "M" + "L".join(
            f"{32 + x * c - y * s:.1f} {32 + x * s + y * c:.1f}" for x, y in pts
        )
        teeth += "Z"
    return fill(teeth), fill(disc(32, 32, 17)), cut(disc(32, 32, 7.5))


SPEAKER = fill("M9 25 H18 L31 13 V51 L18 39 H9 Z")
LENS = (line(7, disc(27, 27, 15)), line(9, "M39 39 L52 52"))

CONTROLS: dict[str, Icon] = {
    "menu": (line(7.5, "M14 19 H50 M14 32 H50 M14 45 H50"),),
    "undo": (line(7.5, "M18 24 H38 C54 24 54 48 38 48 H24 M28 12 L15 24 L28 36"),),
    "redo": (line(7.5, "M46 24 H26 C10 24 10 48 26 48 H40 M36 12 L49 24 L36 36"),),
    "back": (line(9, "M39 12 L20 32 L39 52"),),
    "log": (
        fill(rect(14, 8, 36, 48, 5)),
        slit(4.5, "M22 20 H42 M22 30 H42 M22 40 H36"),
    ),
    "help": (line(8.5, "M21 22 C21 8 44 8 44 22 C44 32 32 31 32 41"), fill(disc(32, 53.5, 5))),
    "sound": (SPEAKER, line(6, arc(30, 32, 13, -50, 50)), line(6, arc(30, 32, 23, -52, 52))),
    "mute": (SPEAKER, line(6.5, "M40 24 L56 40 M56 24 L40 40")),
    "music": (
        line(6, "M25 46 V15 L50 10 V41"),
        fill("M25 12 L52 7 V17 L25 22 Z"),
        fill(disc(19, 47, 8.5, 7)),
        fill(disc(44, 42, 8.5, 7)),
    ),
    "settings": _gear(),
    "close": (line(9.5, "M16 16 L48 48 M48 16 L16 48"),),
    "cross": (line(11, "M17 17 L47 47 M47 17 L17 47"),),
    "check": (line(10.5, "M11 34 L26 49 L54 16"),),
    "arrow.left": (fill("M8 32 L30 10 V23 H56 V41 H30 V54 Z"),),
    "arrow.right": (fill("M56 32 L34 10 V23 H8 V41 H34 V54 Z"),),
    "arrow.up": (fill("M32 8 L54 30 H41 V56 H23 V30 H10 Z"),),
    "arrow.down": (fill("M32 56 L10 34 H23 V8 H41 V34 H54 Z"),),
    "chevron": (line(9.5, "M14 24 L32 42 L50 24"),),
    "search": LENS,
    "play": (fill("M18 10 C18 8 20 8 22 9 L51 29 C54 31 54 33 51 35 L22 55 C20 56 18 56 18 54 Z"),),
    "pause": (fill(rect(14, 10, 13, 44, 4)), fill(rect(37, 10, 13, 44, 4))),
    "fast": (fill("M8 14 L31 32 L8 50 Z"), fill("M32 14 L56 32 L32 50 Z")),
    "step.forward": (fill("M12 12 L40 32 L12 52 Z"), fill(rect(42, 12, 10, 40, 3))),
    "step.back": (fill("M52 12 L24 32 L52 52 Z"), fill(rect(12, 12, 10, 40, 3))),
    "plus": (line(11, "M32 12 V52 M12 32 H52"),),
    "minus": (line(11, "M12 32 H52"),),
    "save": (
        fill("M10 14 Q10 9 15 9 H44 L55 20 V50 Q55 55 50 55 H15 Q10 55 10 50 Z"),
        cut(rect(20, 13, 20, 13, 2)),
        cut(rect(18, 35, 28, 16, 2)),
    ),
    "trash": (
        fill("M14 22 H50 L47 54 Q46.500 57 43 57 H21 Q17.500 57 17 54 Z"),
        line(6, "M10 16 H54 M25 14 V8 H39 V14"),
        slit(4, "M26 30 V48 M38 30 V48"),
    ),
    "lock": (
        line(7, "M20 30 V21 C20 5 44 5 44 21 V30"),
        fill(rect(12, 28, 40, 28, 6)),
        cut(disc(32, 39, 5)),
        slit(5, "M32 40 V48"),
    ),
    "pencil": (
        fill("M10 54 L14 38 L42 10 Q46 6 50 10 L54 14 Q58 18 54 22 L26 50 Z"),
        slit(3.5, "M37 16 L48 27 M16 40 L24 48"),
    ),
    "refresh": (
        line(7.5, arc(32, 33, 19, -40, 215)),
        fill("M54 8 L53 30 L34 19 Z"),
    ),
    "shuffle": (
        line(6.5, "M8 20 H18 C30 20 32 46 44 46 H48 M8 46 H18 C30 46 32 20 44 20 H48"),
        fill("M46 10 L58 20 L46 30 Z"),
        fill("M46 36 L58 46 L46 56 Z"),
    ),
    "swap": (
        line(7, "M10 22 H44 M54 44 H20"),
        fill("M40 9 L57 22 L40 35 Z"),
        fill("M24 31 L7 44 L24 57 Z"),
    ),
    "copy": (
        fill(rect(10, 8, 32, 36, 5)),
        slit(4, rect(21, 19, 34, 38, 5)),
        fill(rect(23, 21, 30, 34, 4)),
    ),
    "link": (
        line(7, "M28 22 L35 15 C46 5 60 18 49 29 L42 36"),
        line(7, "M36 42 L29 49 C18 59 4 46 15 35 L22 28"),
        line(7, "M25 39 L39 25"),
    ),
    "history": (
        line(6.5, arc(34, 32, 21, -150, 150)),
        fill("M6 18 L25 15 L17 33 Z"),
        line(6, "M34 20 V33 L43 39"),
    ),
    "eye": (
        fill("M4 32 C16 8 48 8 60 32 C48 56 16 56 4 32 Z"),
        cut(disc(32, 32, 12)),
        fill(disc(28, 28, 4)),
    ),
    "eye.closed": (
        line(7, "M6 30 C18 46 46 46 58 30"),
        line(6, "M12 38 L7 46 M25 44 L23 53 M39 44 L41 53 M52 38 L57 46"),
    ),
    "ear": (
        line(8, "M18 26 C18 4 50 4 50 26 C50 40 38 40 37 50 C36 60 22 60 20 50"),
        line(5.5, "M28 28 C28 16 41 16 41 27 C41 33 36 34 34 39"),
    ),
    "globe": (
        fill(disc(32, 32, 25)),
        slit(3.5, "M8 32 H56 M32 8 V56 M12 20 C24 26 40 26 52 20 M12 44 C24 38 40 38 52 44"),
        slit(3.5, disc(32, 32, 11, 24)),
    ),
    "speech": (
        fill(
            "M14 10 H50 Q58 10 58 18 V36 Q58 44 50 44 H32 L18 57 V44 H14 Q6 44 6 36 V18 Q6 10 14"
            " 10 Z"
        ),
        slit(4.5, "M17 22 H47 M17 32 H38"),
    ),
}
