"""Sprites of the furniture: buttons, panels, labels, icons, badges."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import CREAM, PLAYERS
from art.kit.colours import INK
from art.kit.sprite import SCALE, Pad, Sprite, vector
from art.kit.svg import Doc, oval
from art.parts import symbols
from art.ui import buttons, controls, panels, pen, seats
from art.ui.glyphs import GLYPHS, glyph
from art.ui.icons import ICONS

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

CAST: Pad = (16, 10, 20, 30)  # what a button's shadow needs


# Icons that screens also show larger than they are.
LARGE = {"star", "star.outline", "plus", "mouse", "keyboard", "pad", "robot"}


def sheet() -> Iterator[Sprite]:
    yield from _buttons()
    yield from _panels()
    yield from _controls()
    yield from _seats()
    yield from _marks()


def _buttons() -> Iterator[Sprite]:
    nine: Pad = (32, 30, 32, 40)
    for kind in buttons.FACES:
        for state in ("up", "down"):
            draw = partial(buttons.button, w=160, h=84, kind=kind, down=state == "down")
            yield vector(f"ui/button.{kind}.{state}", (160, 94), draw, pad=CAST, nine=nine)
            small = partial(buttons.square, side=64, kind=kind, down=state == "down")
            yield vector(
                f"ui/square.{kind}.{state}", (64, 72), small, pad=CAST, nine=(24, 24, 24, 34)
            )
    off = partial(buttons.button, w=160, h=84, kind="cream", disabled=True)
    yield vector("ui/button.disabled.up", (160, 94), off, pad=CAST, nine=nine)


def _panels() -> Iterator[Sprite]:
    cast: Pad = (26, 16, 34, 44)
    nine: Pad = (36, 36, 36, 44)
    yield vector(
        "ui/panel.paper", (240, 200), partial(panels.paper, w=240, h=200), pad=cast, nine=nine
    )
    toned = partial(panels.paper, w=240, h=200, tint="#F3E0B8", edge="#C9A86E")
    yield vector("ui/panel.paper.dark", (240, 200), toned, pad=cast, nine=nine)
    for name, gold in (("ui/well", False), ("ui/well.gold", True)):
        hollow = partial(_without_doc, panels.well(120, 72, gold=gold))
        yield vector(name, (120, 72), hollow, pad=(3, 3, 3, 3), nine=(28, 28, 28, 28))
    yield vector(
        "ui/plaque.wood",
        (360, 110),
        partial(panels.plaque, w=360, h=110),
        pad=cast,
        nine=(40, 36, 40, 44),
    )
    great = partial(panels.board, w=1120, h=452)
    yield vector("ui/board.wood", (1120, 452), great, pad=cast, nine=(60, 60, 60, 68))
    for state in ("up", "on"):
        yield vector(
            f"ui/tab.wood.{state}",
            (300, 100),
            partial(panels.tab, w=300, h=100, on=state == "on"),
            pad=cast,
            nine=(40, 36, 40, 44),
        )
    ring = partial(_without_doc, panels.focus(130, 110))
    yield vector(
        "ui/focus", (102, 82), ring, origin=(14, 14), pad=(16, 16, 16, 16), nine=(32, 32, 32, 32)
    )
    halo = partial(panels.halo, w=140, h=120)
    yield vector("ui/glow", (140, 120), halo, pad=(60, 60, 60, 60), nine=(44, 44, 44, 44))
    slot = partial(_without_doc, panels.slot(360, 170))
    yield vector("ui/slot.empty", (360, 170), slot, pad=(3, 3, 3, 3), nine=(44, 44, 44, 44))
    for side in ("left", "right"):
        half = partial(panels.page, w=420, h=360, left=side == "left")
        fold = (40.0, 40.0, 90.0, 48.0) if side == "left" else (90.0, 40.0, 40.0, 48.0)
        yield vector(f"ui/book.page.{side}", (420, 360), half, pad=cast, nine=fold)
    bubble = partial(panels.bubble, w=180, h=90)
    yield vector("ui/bubble", (180, 90), bubble, pad=(14, 12, 20, 46), nine=(76, 34, 40, 34))
    tip = partial(panels.tooltip, w=120, h=70)
    yield vector("ui/tooltip", (120, 70), tip, pad=(16, 12, 22, 30), nine=(22, 22, 22, 22))


def _without_doc(body: str, _doc: Doc) -> str:
    return body


def _controls() -> Iterator[Sprite]:
    for kind in controls.CHIPS:
        label = partial(controls.chip, w=96, h=48, kind=kind)
        yield vector(f"ui/chip.{kind}", (96, 48), label, pad=(8, 6, 10, 14), nine=(24, 22, 24, 22))
    cap = partial(controls.key, w=60, h=62)
    yield vector("ui/key", (60, 62), cap, pad=(9, 6, 11, 16), nine=(18, 18, 18, 24))
    for state in ("on", "off"):
        flip = partial(controls.toggle, on=state == "on")
        yield vector(f"ui/toggle.{state}", (108, 56), flip, pad=(4, 4, 6, 8))
    for name, full in (("ui/slider.track", False), ("ui/slider.fill", True)):
        trough = partial(controls.slider, w=80, h=24, full=full)
        yield vector(name, (80, 24), trough, pad=(2, 2, 2, 2), nine=(14, 11, 14, 11))
    yield vector("ui/slider.knob", (50, 50), partial(controls.knob, side=50), pad=(10, 8, 12, 18))
    trough = partial(controls.segment, w=120, h=58)
    yield vector("ui/segment.track", (120, 58), trough, pad=(3, 3, 3, 3), nine=(24, 24, 24, 24))
    piece = partial(controls.segment, w=120, h=58, on=True)
    yield vector("ui/segment.on", (120, 58), piece, pad=(8, 6, 10, 14), nine=(24, 24, 24, 24))
    for name, colours in (
        ("gold", ("#FFDB66", "#F5A52A", "#A85A10")),
        ("red", ("#F4636A", "#C22F48", "#8E1F33")),
    ):
        band = partial(controls.ribbon, w=220, h=58, colours=colours)
        yield vector(
            f"ui/ribbon.{name}", (220, 58), band, pad=(14, 8, 18, 26), nine=(48, 24, 48, 26)
        )


def _seats() -> Iterator[Sprite]:
    cast: Pad = (26, 16, 34, 44)
    left, right = seats.ENDS
    for player in PLAYERS:
        band = partial(seats.band, player=player, w=380, h=104)
        yield vector(
            f"ui/seat.band.{player}",
            (380, 104),
            band,
            pad=(4, 4, 4, 4),
            nine=(left, 40, right, 20),
        )
        frame = partial(seats.frame, player=player, w=380, h=180)
        yield vector(
            f"ui/seat.frame.{player}", (380, 180), frame, pad=cast, nine=(left, 84, right, 44)
        )
        card = partial(seats.card, player=player, w=432, h=186)
        yield vector(f"ui/seat.card.{player}", (432, 186), card, pad=cast, nine=(190, 60, 50, 60))


def _marks() -> Iterator[Sprite]:
    for name, icon in ICONS.items():
        edge: Pad = (5, 5, 6, 9)
        sharp = 2 * SCALE if name in LARGE else SCALE
        light, dark = partial(pen.cream, icon=icon), partial(pen.flat, icon=icon)
        yield vector(f"icon/{name}", (64, 64), light, pad=edge, density=sharp)
        yield vector(f"icon/{name}.ink", (64, 64), dark, pad=(2, 2, 2, 2), density=sharp)
    for name in GLYPHS:
        edge = (8, 6, 10, 14)
        yield vector(f"glyph/{name}", (100, 100), partial(glyph, name=name), pad=edge, unit=0.64)
    for player in PLAYERS:
        edge = (4, 2, 8, 14)
        yield vector(
            f"badge/{player}",
            (100, 100),
            partial(symbols.badge, player=player),
            pad=edge,
            unit=0.48,
            density=2 * SCALE,
        )
    for shape in symbols.SHAPES:
        for suffix, colour in (("", CREAM), (".ink", INK)):
            mark = partial(_without_doc, symbols.symbol(shape, colour))
            yield vector(f"symbol/{shape}{suffix}", (100, 100), mark, pad=(4, 4, 4, 4), unit=0.48)
    ring = partial(_without_doc, oval(10, 10, 8, 8, CREAM, INK, 3))
    yield vector("ui/dot", (20, 20), ring, density=3 * SCALE)
    for state in controls.STEPS:
        one = partial(_without_doc, controls.step(state))
        yield vector(f"ui/step.{state}", (28, 28), one, density=2 * SCALE)
