"""One warm lamp, top left: volume, rim and bounce for every solid shape, and its shadow."""

from __future__ import annotations

from art.kit.svg import Doc, group, name_of, oval, path

__all__ = ["SHADOW", "contact", "glow", "rough", "shade", "soft", "solid"]

SHADOW = "#160A18"
SHADE = "#3A1446"
RIM = "#FFE9BE"
BOUNCE = "#FFB98A"


def shade(
    doc: Doc,
    k: float = 10,
    depth: float = 0.5,
    rim: float = 0.55,
    *,
    bounce: float = 0,
    grain: float = 0.55,
    tint: str = SHADE,
    strokes: bool = False,
) -> str:
    """The volume filter. k is the size of the light in drawing units: 34 for a 400 unit body,
    16-20 for hats, 6-10 for small parts. The shade is broken with grain so that it never
    reads as a plain airbrush. A stroke is wider than the box of its line: `strokes` makes room."""
    key = name_of("v", k, depth, rim, bounce, grain, tint, strokes)
    region = '-60%" y="-60%" width="220%" height="220%' if strokes else None
    region = region or '-5%" y="-5%" width="110%" height="110%'
    glow_ = last = ""
    if bounce:
        last = '<feMergeNode in="bc"/>'
        glow_ = (
            f'<feOffset in="SourceAlpha" dx="{-k * 0.12:g}" dy="{-k * 0.26:g}" result="bo"/>'
            f'<feGaussianBlur in="bo" stdDeviation="{k * 0.12:g}" result="bb"/>'
            '<feComposite in="SourceAlpha" in2="bb" operator="out" result="bm"/>'
            f'<feFlood flood-color="{BOUNCE}" flood-opacity="{bounce}"/>'
            '<feComposite in2="bm" operator="in" result="bc"/>'
        )
    if grain:
        broken = (
            '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4" '
            'result="tn"/><feColorMatrix in="tn" type="matrix" values="0 0 0 0 0  0 0 0 0 0  '
            '0 0 0 0 0  2.2 0 0 0 -.6" result="na"/>'
            f'<feComposite in="sm0" in2="na" operator="arithmetic" k1="{grain}" '
            f'k2="{1 - grain * 0.5:g}" k3="0" k4="0" result="sm"/>'
        )
    else:
        broken = '<feMerge result="sm"><feMergeNode in="sm0"/></feMerge>'
    return doc.define(
        key,
        f'<filter id="{key}" x="{region}" '
        'color-interpolation-filters="sRGB">'
        f'<feOffset in="SourceAlpha" dx="{-k * 0.62:g}" dy="{-k * 0.95:g}" result="o"/>'
        f'<feGaussianBlur in="o" stdDeviation="{k * 0.32:g}" result="ob"/>'
        f'<feComposite in="SourceAlpha" in2="ob" operator="out" result="sm0"/>{broken}'
        f'<feFlood flood-color="{tint}" flood-opacity="{depth}"/>'
        '<feComposite in2="sm" operator="in" result="shc"/>'
        '<feBlend in="shc" in2="SourceGraphic" mode="multiply" result="base"/>'
        f'<feOffset in="SourceAlpha" dx="{k * 0.26:g}" dy="{k * 0.38:g}" result="r"/>'
        f'<feGaussianBlur in="r" stdDeviation="{k * 0.13:g}" result="rb"/>'
        '<feComposite in="SourceAlpha" in2="rb" operator="out" result="rm"/>'
        f'<feFlood flood-color="{RIM}" flood-opacity="{rim}"/>'
        f'<feComposite in2="rm" operator="in" result="rc"/>{glow_}'
        '<feMerge result="m"><feMergeNode in="base"/>'
        f"{last}"
        '<feMergeNode in="rc"/></feMerge>'
        '<feComposite in="m" in2="SourceAlpha" operator="in"/></filter>',
    )


def solid(
    doc: Doc,
    d: str,
    fill: str,
    line: str,
    width: float = 5,
    k: float = 10,
    depth: float = 0.45,
    rim: float = 0.5,
    *,
    bounce: float = 0,
    grain: float = 0.55,
) -> str:
    """A lit shape with its outline on top."""
    light = shade(doc, k, depth, rim, bounce=bounce, grain=grain)
    return group(path(d, fill), extra=f'filter="{light}"') + path(d, "none", line, width)


def soft(doc: Doc, shape: str, lift: float = 5, opacity: float = 0.5) -> str:
    """The shadow a shape throws from `lift` units above what it lies on."""
    blur = doc.blur(round(3 + 0.5 * lift, 1))
    return group(
        shape,
        f"translate({0.35 * lift:g} {0.9 * lift:g})",
        f'filter="{blur}" opacity="{opacity}"',
    )


def contact(doc: Doc, cx: float, cy: float, rx: float, ry: float, opacity: float = 0.5) -> str:
    """Where something touches the ground."""
    return group(
        oval(cx, cy, rx, ry, SHADOW), extra=f'filter="{doc.blur(ry * 0.4)}" opacity="{opacity}"'
    )


def glow(doc: Doc, shape: str, deviation: float, opacity: float = 1) -> str:
    return group(shape, extra=f'filter="{doc.blur(deviation)}" opacity="{opacity}"')


def rough(doc: Doc, seed: int = 1, strength: float = 0.35, fine: float = 0.045) -> str:
    """Mottling for large flat areas of ground: darker and lighter patches of one noise."""
    key = name_of("tx", seed, strength, fine)
    return doc.define(
        key,
        f'<filter id="{key}" x="0" y="0" width="100%" height="100%" '
        'color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fine} {fine * 1.3:g}" '
        f'numOctaves="4" seed="{seed}" result="n"/>'
        '<feColorMatrix in="n" type="matrix" values="0 0 0 0 .10  0 0 0 0 .06  0 0 0 0 .08  '
        '0 0 0 3.2 -1.45" result="d"/>'
        '<feComposite in="d" in2="SourceAlpha" operator="in" result="dd"/>'
        '<feColorMatrix in="n" type="matrix" values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .80  '
        '-3.2 0 0 0 1.35" result="l"/>'
        '<feComposite in="l" in2="SourceAlpha" operator="in" result="ll"/>'
        f'<feFlood flood-color="#000" flood-opacity="{strength}"/>'
        '<feComposite in2="dd" operator="in" result="d2"/>'
        f'<feFlood flood-color="#FFF4CC" flood-opacity="{strength * 0.9:g}"/>'
        '<feComposite in2="ll" operator="in" result="l2"/>'
        '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d2"/>'
        '<feMergeNode in="l2"/></feMerge></filter>',
    )
