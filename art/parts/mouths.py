"""Mouths: one function each, all under the same nose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["MOUTHS"]

TOOTH = "#FFFBEF"
INSIDE = "#6A1F36"


def grin(doc: Doc, line: str) -> str:
    m = "M158 262 C176 272 224 272 242 262 C242 292 224 312 200 312 C176 312 158 292 158 262 Z"
    clip = doc.clip(path(m, "#000"))
    teeth = (
        path(m, INSIDE)
        + group(
            oval(200, 306, 28, 18, "#E2607A")
            + box(183, 258, 16.5, 24, 5, TOOTH)
            + box(200.5, 258, 16.5, 24, 5, TOOTH)
            + path("M200 258 V282", "none", "#C9B49A", 2)
            + path("M150 256 H250 V266 Q200 276 150 266 Z", "#2A0F1E", extra='opacity=".25"'),
            extra=f'clip-path="{clip}"',
        )
        + path(m, "none", line, 5)
    )
    return teeth + path("M152 258 Q156 262 160 263 M248 258 Q244 262 240 263", "none", line, 5)


def smile(_doc: Doc, line: str) -> str:
    teeth = path(
        "M184 266 L185 284 C185 289 198 289 199 284 L199.5 268 Z M200.5 268 L201 284 C202 289 215"
        " 289 215 284 L216 266 Z",
        TOOTH,
        line,
        4,
    )
    return teeth + path(
        "M156 260 C166 274 190 274 200 266 C210 274 234 274 244 260", "none", line, 5.5
    )


def razz(doc: Doc, line: str) -> str:
    tg = "M176 268 C172 300 180 330 200 330 C220 330 228 300 224 268 Z"
    return (
        path(
            "M154 258 C168 274 232 274 246 258 C240 280 226 284 200 284 C174 284 160 280 154 258 Z",
            INSIDE,
            line,
            5,
        )
        + solid(
            doc, tg, doc.lin([(0, "#E2607A"), (1, "#F58FA4")]), outline("#B03050"), 5, 8, 0.35, 0.5
        )
        + path("M200 274 V312", "none", "#B8405E", 4)
        + path("M150 254 Q154 260 158 262 M250 254 Q246 260 242 262", "none", line, 5)
    )


def smirk(_doc: Doc, line: str) -> str:
    teeth = path("M205 268 L206 283 C207 288 219 287 219 282 L219 264 Z", TOOTH, line, 4)
    return teeth + path(
        "M168 272 C190 278 226 272 246 254 M250 262 C252 254 248 248 243 246", "none", line, 5.5
    )


def oh(_doc: Doc, line: str) -> str:
    return (
        oval(200, 284, 20, 24, INSIDE, line, 5)
        + oval(200, 298, 12, 8, "#E2607A")
        + path(
            "M188 263 H212 L211 274 C211 277 202 277 201 274 C200 277 190 277 189 274 Z",
            TOOTH,
            line,
            3,
        )
    )


def wobble(_doc: Doc, line: str) -> str:
    m = "M160 280 C170 266 180 266 190 276 C196 282 204 282 210 276 C220 266 230 266 240 280"
    s = path(
        "M186 270 L187 286 C188 290 198 290 199 284 L199 278 Z M201 278 L201 284 C202 290 212 290"
        " 213 286 L214 270 Z",
        TOOTH,
        line,
        4,
    )
    return s + path(m, "none", line, 5.5)


def grit(_doc: Doc, line: str) -> str:
    m = (
        "M160 268 C180 260 220 260 240 268 C244 284 238 292 232 292 C212 286 188 286 168 292 C162"
        " 292 156 284 160 268 Z"
    )
    return path(m, TOOTH, line, 5) + path(
        "M176 264 V290 M192 262 V288 M208 262 V288 M224 264 V290 M160 278 Q200 270 240 278",
        "none",
        line,
        3,
    )


def frown(_doc: Doc, line: str) -> str:
    s = path("M188 276 L189 288 C190 292 199 292 199 287 L199 274 Z", TOOTH, line, 4)
    return (
        s
        + path("M162 288 C176 268 224 268 238 288", "none", line, 6)
        + path("M156 284 L164 292 M244 284 L236 292", "none", line, 5)
    )


def hmm(_doc: Doc, line: str) -> str:
    s = path("M196 272 L197 284 C197 288 208 288 208 283 L208 271 Z", TOOTH, line, 4)
    return s + path("M172 274 C188 268 212 268 232 262", "none", line, 6)


def ouch(doc: Doc, line: str) -> str:
    m = "M164 266 C180 258 220 258 236 266 C246 286 236 316 200 316 C164 316 154 286 164 266 Z"
    clip = doc.clip(path(m, "#000"))
    inner = (
        oval(200, 312, 30, 18, "#E2607A")
        + box(183, 256, 16.5, 22, 5, TOOTH)
        + box(200.5, 256, 16.5, 22, 5, TOOTH)
    )
    return path(m, INSIDE) + group(inner, extra=f'clip-path="{clip}"') + path(m, "none", line, 5)


MOUTHS: dict[str, Callable[[Doc, str], str]] = {
    "grin": grin,
    "smile": smile,
    "razz": razz,
    "smirk": smirk,
    "oh": oh,
    "wobble": wobble,
    "grit": grit,
    "frown": frown,
    "hmm": hmm,
    "ouch": ouch,
}
