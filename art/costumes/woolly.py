"""Winter: the bobble hat."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, path

__all__ = ["beanie"]


def beanie(doc: Doc) -> str:
    line = outline("#8E2A5A")
    s = ""
    d = "M92 112 C84 46 130 6 200 6 C270 6 316 46 308 112 Z"
    clip = doc.clip(path(d, "#000"))
    s += group(path(d, line, line, 6), "translate(2 4)")
    s += group(
        group(
            path(d, doc.lin([(0, "#F58AB0"), (1, "#C23E7A")]))
            + path("M60 66 Q200 34 340 66 V84 Q200 52 60 84 Z", "#FFE9C0")
            + path(
                "".join(
                    f"M{90 + i * 22} 0 Q{86 + i * 22} 60 {90 + i * 22} 120 " for i in range(11)
                ),
                "none",
                "#8E2A5A",
                2.4,
                'opacity=".4"',
            ),
            extra=f'clip-path="{clip}"',
        ),
        extra=f'filter="{shade(doc, 18, 0.45, 0.5)}"',
    ) + path(d, "none", line, 6)
    b = (
        "M82 96 C130 84 270 84 318 96 C326 108 326 122 318 132 C270 120 130 120 82 132 C74 122 74"
        " 108 82 96 Z"
    )
    s += solid(
        doc, b, doc.lin([(0, "#FFF3D6"), (1, "#E3C9A0")]), outline("#9A7A50"), 6, 9, 0.4, 0.5
    ) + path(
        "".join(f"M{96 + i * 20} 92 V126 " for i in range(11)), "none", "#B8946A", 3, 'opacity=".6"'
    )
    pm = (
        "M200 -34 C226 -40 240 -18 232 2 C236 22 214 30 200 24 C186 30 164 22 168 2 C160 -18 174"
        " -40 200 -34 Z"
    )
    return s + solid(
        doc, pm, doc.lin([(0, "#FFFBEF"), (1, "#E9D3B0")]), outline("#9A7A50"), 6, 10, 0.35, 0.5
    )
