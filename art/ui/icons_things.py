"""Icons of things: people, devices, prizes, pieces of games."""

from __future__ import annotations

import math

from art.parts.symbols import star_path
from art.ui.pen import Icon, arc, cut, disc, fill, line, rect, slit

__all__ = ["THINGS"]


def _hexagon(r: float) -> str:
    pts = [
        (32 + r * math.cos(math.radians(60 * i - 90)), 32 + r * math.sin(math.radians(60 * i - 90)))
        for i in range(6)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pts) + "Z"


PERSON = (fill(disc(32, 20, 12)), fill("M8 57 C8 30 56 30 56 57 Z"))

THINGS: dict[str, Icon] = {
    "star": (fill(star_path(32, 34, 27)),),
    "star.outline": (line(5.5, star_path(32, 34, 23)),),
    "flag": (
        line(6.5, "M14 58 V7"),
        fill("M16 9 H56 L47 22 L56 36 H16 Z"),
        cut("M26 9 H36 V18 H26 Z M16 18 H26 V27 H16 Z M36 18 H46 V27 H36 Z M26 27 H36 V36 H26 Z"),
    ),
    "mouse": (
        fill(rect(15, 6, 34, 52, 17)),
        slit(4, "M16 27 H48 M32 7 V27"),
        cut(rect(29.5, 12, 5, 10, 2.5)),
    ),
    "keyboard": (
        fill(rect(4, 15, 56, 35, 7)),
        cut(
            "".join(rect(10 + 9.3 * i, 21, 6, 6, 1.5) for i in range(5))
            + "".join(rect(12 + 9.3 * i, 30, 6, 6, 1.5) for i in range(4))
            + rect(18, 39.5, 28, 5.5, 2)
        ),
    ),
    "pad": (
        fill(
            "M18 16 C24 12 40 12 46 16 C58 18 64 46 57 52 C50 56 46 43 41 42 H23 "
            "C18 43 14 56 7 52 C0 46 6 18 18 16 Z"
        ),
        slit(4.5, "M20 22 V33 M14.500 27.500 H25.500"),
        cut(disc(43, 23, 3) + disc(49, 29, 3)),
    ),
    "robot": (
        line(5, "M32 17 V8"),
        fill(disc(32, 7, 4.5)),
        fill(rect(11, 16, 42, 38, 10)),
        fill(rect(4, 28, 8, 14, 3)),
        fill(rect(52, 28, 8, 14, 3)),
        cut(disc(24, 31, 5.5) + disc(40, 31, 5.5)),
        slit(4.5, "M23 44 H41"),
    ),
    "curtain": (
        line(6.5, "M6 10 H58"),
        fill("M9 12 H30 C30 34 22 44 8 54 Z M55 12 H34 C34 34 42 44 56 54 Z"),
        slit(2.8, "M16 14 C16 32 13 42 10 50 M23 14 C23 30 18 40 14 46"),
        slit(2.8, "M48 14 C48 32 51 42 54 50 M41 14 C41 30 46 40 50 46"),
    ),
    "envelope": (
        fill(rect(5, 13, 54, 38, 5)),
        slit(4, "M8 17 L32 36 L56 17"),
        slit(3, "M8 48 L24 33 M56 48 L40 33"),
    ),
    "chart": (line(6, "M9 8 V55 H57"), line(6.5, "M17 44 L28 30 L38 37 L54 15")),
    "stats": (fill(rect(8, 34, 13, 22, 3) + rect(26, 20, 13, 36, 3) + rect(44, 8, 13, 48, 3)),),
    "trophy": (
        fill("M18 8 H46 V22 C46 34 40 40 32 40 C24 40 18 34 18 22 Z"),
        line(5, "M18 13 H8 C8 26 12 30 20 31 M46 13 H56 C56 26 52 30 44 31"),
        fill("M28 38 H36 V48 H28 Z"),
        fill(rect(18, 47, 28, 9, 3)),
    ),
    "crown": (
        fill("M10 50 L6 18 L20 30 L32 10 L44 30 L58 18 L54 50 Q32 56 10 50 Z"),
        cut(disc(32, 43, 4) + disc(19, 42, 3) + disc(45, 42, 3)),
    ),
    "dice": (
        fill(rect(9, 9, 46, 46, 11)),
        cut(
            disc(21, 21, 4.6)
            + disc(43, 21, 4.6)
            + disc(32, 32, 4.6)
            + disc(21, 43, 4.6)
            + disc(43, 43, 4.6)
        ),
    ),
    "hourglass": (
        fill(
            "M16 8 H48 V14 C48 24 38 27 38 32 C38 37 48 40 48 50 V56 H16 V50 C16 40 26 37 26 32 C26"
            " 27 16 24 16 14 Z"
        ),
        line(5.5, "M11 8 H53 M11 56 H53"),
        cut(
            "M22 17 H42 C41 22 34 25 32 29 C30 25 23 22 22 17 Z M24 50 C25 44 31 42 32 38 C33 42 39"
            " 44 40 50 Z"
        ),
    ),
    "person": PERSON,
    "people": (
        fill(disc(20, 22, 9.5)),
        fill("M3 54 C3 31 37 31 37 54 Z"),
        slit(4, disc(43, 21, 10.5)),
        slit(4, "M24 57 C24 29 63 29 63 57 Z"),
        fill(disc(43, 21, 10)),
        fill("M25 56 C25 30 62 30 62 56 Z"),
    ),
    "warning": (
        fill("M28 10 Q32 4 36 10 L59 50 Q62 57 54 57 H10 Q2 57 5 50 Z"),
        slit(6.5, "M32 24 V38"),
        cut(disc(32, 48, 4)),
    ),
    "info": (fill(disc(32, 32, 26)), cut(disc(32, 18, 4.6)), slit(7, "M32 30 V47")),
    "heart": (
        fill("M32 56 C12 41 5 31 6 20 C8 8 24 6 32 19 C40 6 56 8 58 20 C59 31 52 41 32 56 Z"),
    ),
    "hand": (
        fill(
            "M18 34 V17 C18 11 26 11 26 17 V11 C26 5 34 5 34 11 V14 C34 8 42 8 42 14 V20 "
            "C42 15 50 15 50 21 V42 C50 52 43 58 34 58 C25 58 21 53 16 45 L8 34 C6 28 13 26 18 34 Z"
        ),
        slit(3, "M26 17 V30 M34 14 V30 M42 20 V31"),
    ),
    "book": (
        fill(
            "M32 16 C24 9 12 9 5 12 V50 C12 47 24 47 32 54 C40 47 52 47 59 50 V12 C52 9 40 9 32"
            " 16 Z"
        ),
        slit(4, "M32 17 V52"),
        slit(
            3,
            "M12 21 C17 20 22 21 26 23 M12 31 C17 30 22 31 26 33 M52 21 C47 20 42 21 38 23 M52 31"
            " C47 30 42 31 38 33",
        ),
    ),
    "film": (
        fill(rect(6, 12, 52, 40, 5)),
        cut(
            "".join(rect(11 + 9 * i, 16, 5, 5, 1) + rect(11 + 9 * i, 43, 5, 5, 1) for i in range(5))
        ),
        cut(rect(17, 25, 30, 14, 2)),
    ),
    "palette": (
        fill(
            "M32 7 C50 7 60 19 59 32 C58 43 47 42 41 43 C35 45 40 51 36 56 C32 59 5 56 5 32 C5 17"
            " 17 7 32 7 Z"
        ),
        cut(disc(20, 25, 4.6) + disc(33, 18, 4.6) + disc(46, 26, 4.6) + disc(18, 39, 4.6)),
    ),
    "monitor": (
        fill(rect(5, 9, 54, 37, 5)),
        cut(rect(11, 15, 42, 25, 2)),
        fill("M26 46 H38 L40 53 H24 Z"),
        line(5, "M20 55 H44"),
    ),
    "cup": (
        fill("M10 20 H46 L43 48 Q42 56 34 56 H22 Q14 56 13 48 Z"),
        line(5, "M45 27 C58 25 58 43 43 42"),
        line(4.5, "M20 12 C17 8 23 6 20 3 M29 12 C26 8 32 6 29 3 M38 12 C35 8 41 6 38 3"),
    ),
    "house": (
        fill("M6 32 L32 8 L58 32 H51 V54 Q51 56 49 56 H15 Q13 56 13 54 V32 Z"),
        cut("M26 56 V39 Q26 37 28 37 H36 Q38 37 38 39 V56 Z"),
    ),
    "door": (
        fill("M14 6 H42 Q44 6 44 8 V58 H14 Z"),
        cut(disc(37, 33, 3.4)),
        line(6, "M50 32 H60"),
        fill("M50 22 L62 32 L50 42 Z"),
    ),
    "bulb": (
        fill(
            "M32 5 C47 5 54 17 51 28 C49 36 43 38 42 45 H22 C21 38 15 36 13 28 C10 17 17 5 32 5 Z"
        ),
        line(5, "M24 50 H40 M26 57 H38"),
        slit(3.2, "M27 44 V30 L32 34 L37 30 V44"),
    ),
    "battery": (
        fill(rect(4, 18, 48, 28, 6)),
        fill(rect(53, 26, 7, 12, 2)),
        cut(rect(10, 24, 22, 16, 2)),
    ),
    "card": (
        fill(rect(15, 6, 34, 52, 6)),
        cut(star_path(32, 33, 11)),
        cut(disc(22, 14, 2.8) + disc(42, 50, 2.8)),
    ),
    "hexagon": (fill(_hexagon(27)), slit(3, _hexagon(19))),
    "clock": (fill(disc(32, 32, 26)), slit(5, "M32 17 V33 L42 40")),
    "spark": (
        fill("M32 4 C34 24 40 30 60 32 C40 34 34 40 32 60 C30 40 24 34 4 32 C24 30 30 24 32 4 Z"),
    ),
    "dot": (fill(disc(32, 32, 12)),),
    "sun": (
        fill(disc(32, 32, 12)),
        line(
            5.5,
            "M32 5 V11 M32 53 V59 M5 32 H11 M53 32 H59 M13 13 L17 17 M47 47 L51 51 M51 13 L47 17"
            " M17 47 L13 51",
        ),
    ),
    "gift": (
        fill(rect(8, 22, 48, 12, 3)),
        fill("M12 34 H52 V56 H12 Z"),
        slit(3, "M12 35 H52"),
        slit(6, "M32 22 V56"),
        line(4.5, "M32 21 C14 20 16 5 25 7 C31 9 32 16 32 21 C32 16 33 9 39 7 C48 5 50 20 32 21"),
    ),
    "mallet": (
        line(8, "M30 34 L52 57"),
        fill("M6 24 L26 4 Q30 2 34 6 L46 18 Q49 22 46 26 L26 46 Q22 48 18 45 L6 33 Q3 29 6 24 Z"),
        slit(3, "M13 18 L33 39 M20 10 L41 31"),
    ),
    "mole": (
        fill(
            "M32 6 C47 6 54 20 54 34 C60 37 60 51 54 54 C44 60 20 60 10 54 C4 51 4 37 10 34 C10 20"
            " 17 6 32 6 Z"
        ),
        cut(disc(23, 25, 4, 5) + disc(41, 25, 4, 5)),
        cut(disc(32, 35, 8, 5.8)),
        slit(3.5, "M22 45 C27 51 37 51 42 45"),
    ),
    "vibrate": (
        fill(rect(21, 8, 22, 48, 5)),
        line(4.5, arc(32, 32, 26, -30, 30)),
        line(4.5, arc(32, 32, 26, 150, 210)),
    ),
    "full": (line(7, "M10 24 V10 H24 M40 10 H54 V24 M54 40 V54 H40 M24 54 H10 V40"),),
    "speed": (
        line(7, arc(32, 38, 24, 180, 360)),
        line(6.5, "M32 38 L44 24"),
        fill(disc(32, 38, 6)),
    ),
    "text": (line(8, "M12 14 H52 M32 14 V54"),),
    "exit": (line(7, "M34 8 H12 V56 H34 M26 32 H50"), fill("M44 18 L60 32 L44 46 Z")),
}
