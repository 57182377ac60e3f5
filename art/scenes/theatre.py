"""The theatre: two halves of a great curtain, its gold swags, and the night of the results."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import glow, shade
from art.kit.svg import Doc, box, group, oval, path

__all__ = ["HALF", "bunting", "half", "swags"]

HALF = (1000, 1100)  # a little over half the screen: closed, the halves overlap


def half(doc: Doc, *, left: bool) -> str:
    """One side, hung in folds, with a gold hem where the halves meet."""
    w, h = HALF
    folds, n = "", 11
    wide = (w - 12) / n
    for k in range(n - 1, -1, -1):
        x = k * wide
        lean = 10 + k % 3 * 6
        d = (
            f"M{x - 10:g} -10 C{x - 10:g} {h * 0.4:g} {x - 10 - lean * 0.3:g} {h * 0.7:g}"
            f" {x - 10:g} {h} H{x + wide + 6:g} C{x + wide + 10:g} {h * 0.6:g} {x + wide - 2:g}"
            f" {h * 0.3:g} {x + wide + 4:g} -10 Z"
        )
        cloth = doc.lin(
            [
                (0, "#6E0C20"),
                (0.18, "#A81C34"),
                (0.42, "#E0424E"),
                (0.55, "#EA5760"),
                (0.74, "#B8263C"),
                (1, "#6E0C20"),
            ],
            0,
            0,
            1,
            0,
        )
        folds += path(d, cloth, "#4A0818", 2)
    gloom = doc.lin([(0, "#1A0410", 0.62), (0.5, "#1A0410", 0.12), (1, "#1A0410", 0)], 0, 0, 1, 0)
    down = doc.lin(
        [(0, "#1A0410", 0.55), (0.3, "#1A0410", 0), (0.75, "#1A0410", 0), (1, "#1A0410", 0.5)]
    )
    hem = box(w - 22, -10, 12, h + 20, 0, "#FFD05A", "#8A5A10", 3) + path(
        f"M{w - 16} -10 V{h + 10}", "none", "#FFF3C4", 2.5, 'stroke-dasharray="9 8" opacity=".8"'
    )
    out = folds + box(0, -10, w - 10, h + 20, 0, gloom) + hem + box(0, 0, w - 10, h, 0, down)
    return out if left else group(out, f"translate({w} 0) scale(-1 1)")


def swags(doc: Doc, w: float, drop: float, step: float) -> str:
    """The valance: red swags, a gold cord, a tassel between each two."""
    n = round(w / step)
    top = drop * 0.5

    def run() -> str:
        return " ".join(
            f"Q{w - (i + 0.5) * step:g} {drop * 1.38:g} {w - (i + 1) * step:g} {top:g}"
            for i in range(n)
        )

    d = f"M-30 -20 H{w + 30} V{top:g} H{w} {run()} H-30 Z"
    cord = f"M{w} {top:g} {run()}"
    red = doc.lin([(0, "#7A1024"), (0.55, "#C42A3E"), (1, "#F0606A")])
    ridges = ""
    for i in range(n):
        for inset, dip in ((30, 1.5), (48, 1.06)):
            a, b = i * step + inset, (i + 1) * step - inset
            ridges += (
                f"M{a:g} {top * 0.62:g} Q{(a + b) / 2:g} {top * dip * 1.3:g} {b:g} {top * 0.62:g} "
            )
    out = glow(doc, group(path(d, "#1A0410"), "translate(0 16)"), 10, 0.6)
    out += group(path(d, red), extra=f'filter="{shade(doc, 12, 0.3, 0.15)}"')
    out += path(ridges, "none", "#7A1024", 3, 'opacity=".28"') + path(d, "none", "#4A0818", 5)
    out += path(cord, "none", "#8A5A10", 16) + path(cord, "none", "#FFD05A", 9.5)
    out += path(cord, "none", "#FFF3C4", 2.5, 'opacity=".8"')
    tassel = (
        path(
            "M-10 10 L-14 48 H14 L10 10 Z", doc.lin([(0, "#FFDB66"), (1, "#E0A02A")]), "#8A5A10", 4
        )
        + path("M-4 18 L-6 46 M4 18 L6 46", "none", "#A8701A", 2.5)
        + oval(
            0,
            0,
            13,
            13,
            doc.rad([(0, "#FFF3C4"), (0.6, "#FFCF4A"), (1, "#D9942A")], 0.38, 0.3, 0.8),
            "#8A5A10",
            4,
        )
    )
    return out + "".join(
        group(tassel, f"translate({i * step:g} {top + 2:g})") for i in range(n + 1)
    )


BUNTING = ("#E5484D", "#FFC928", "#2AA4DE", "#2E9A62", "#8E5BD8", "#FFF3DC")


def bunting(
    doc: Doc, ends: tuple[tuple[float, float], tuple[float, float]], sag: float, n: int
) -> str:
    (x0, y0), (x1, y1) = ends
    xc, yc = (x0 + x1) / 2, (y0 + y1) / 2 + sag * 2
    out = ""
    for i in range(n):
        t = (i + 0.5) / n
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * xc + t * t * x1
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * yc + t * t * y1
        turn = (t - 0.5) * -sag * 0.4
        colour = BUNTING[i % 6]
        flag = path(
            "M-17 0 H17 L0 40 Z",
            doc.lin([(0, colour), (1, outline(colour))], 0, 0, 0.3, 2.6),
            outline(colour),
            3,
        )
        out += group(flag, f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})")
    return out + path(f"M{x0} {y0} Q{xc} {yc} {x1} {y1}", "none", "#FFE9BE", 4)
