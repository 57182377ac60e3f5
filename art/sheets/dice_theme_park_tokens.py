"""Sprites of the fair's requirements, marks and tokens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit.sprite import Pad, Sprite, vector
from art.kit.svg import Doc
from art.props import funfair_marks as marks
from art.props import funfair_things as things
from art.props import funfair_tokens as tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["sheet"]

HOUSE = "dice_theme_park"
AMENITIES = (
    "snacks",
    "drinks",
    "restrooms",
    "benches",
    "lockers",
    "first_aid",
    "photo",
    "gardens",
)
TEXTS = {"": "", "246": "246", "135": "135", "13": "1–3", "36": "3–6"}


def sheet() -> Iterator[Sprite]:
    yield from _requirements()
    yield from _tokens()
    yield from _money()
    yield from _marks()


def _about(
    name: str, size: tuple[float, float], draw: Callable[[Doc], str], unit: float, rise: float = 0.5
) -> Sprite:
    """Drawn about 0,0; `rise` is how far down the middle lies."""
    pad: Pad = (2, 2, 2, 2)
    return vector(
        f"{HOUSE}/{name}",
        size,
        draw,
        pad=pad,
        origin=(-size[0] / 2, -size[1] * rise),
        anchor=(0.5, rise),
        unit=unit,
        house=HOUSE,
        quality=88,
    )


def _requirements() -> Iterator[Sprite]:
    for colour in ("any", "blue", "green", "yellow"):
        for name, text in TEXTS.items():
            slot = partial(marks.slot, colour=colour, text=text)
            full = f"slot.{colour}" + (f".{name}" if name else "")
            yield _about(full, (50, 53), slot, 1.3, 0.48)
    yield _about("slot.surprise", (26, 26), _surprise, 1.3)
    for kind in ("higher", "equal", "run"):
        yield _about(f"sign.{kind}", (24, 28), partial(_sign, kind=kind), 1.4)
    for kind in AMENITIES:
        yield _about(f"amenity.{kind}", (106, 112), partial(marks.amenity, kind=kind), 0.52, 0.49)


def _surprise(_doc: Doc) -> str:
    return marks.surprise(11)


def _sign(_doc: Doc, kind: str) -> str:
    return marks.sign(kind)


def _tokens() -> Iterator[Sprite]:
    for kind in tokens.UPGRADES:
        token = partial(tokens.upgrade, kind=kind)
        yield _about(f"upgrade.{kind}", (108, 116), token, 0.6, 0.47)
    yield _about("space", (104, 104), _space, 0.58)
    for name in ("free", "generator", "used"):
        full = "op" if name == "free" else f"op.{name}"
        yield _about(full, (100, 106), partial(tokens.operate, kind=name), 0.54, 0.48)
    for player in PLAYERS:
        yield _about(f"cube.{player}", (104, 124), partial(tokens.cube, player=player), 0.5, 0.46)
    for name, ready in (("ready", True), ("used", False)):
        yield _about(f"map.{name}", (100, 96), partial(_map, ready=ready), 0.84)
    for text in ("0", "1", "2", "3", "4", "5", "6", "7", ""):
        face = partial(tokens.value_face, text=text)
        yield _about(f"value.{text or 'blank'}", (74, 80), face, 0.84, 0.46)


def _space(_doc: Doc) -> str:
    return tokens.space()


def _map(_doc: Doc, *, ready: bool) -> str:
    return tokens.map_token(ready=ready)


def _money() -> Iterator[Sprite]:
    yield _about("money", (108, 78), tokens.note, 0.68, 0.46)
    for text, tone in (("1", "#C9854A"), ("5", "#9FB0C8"), ("10", "#F2B53E")):
        coin = partial(tokens.coin, text=text, tone=tone)
        yield _about(f"coin.{text}", (100, 110), coin, 0.56, 0.46)
        star = partial(marks.star_value, value=text, r=40)
        yield _about(f"star.{text}", (104, 104), star, 0.68, 0.5)
    yield _about("star", (104, 104), partial(marks.star_value, r=40), 0.74, 0.5)
    yield _about("star.mini", (44, 44), partial(_mini_star), 0.8, 0.5)
    yield _about("star.red", (104, 104), things.red_star, 0.62, 0.5)
    yield vector(
        f"{HOUSE}/cash",
        (80, 60),
        partial(marks.cash, w=76, h=52),
        origin=(-40, -28),
        nine=(18, 18, 18, 20),
        house=HOUSE,
    )
    for text in ("100", "200"):
        yield _about(f"score.{text}", (104, 112), partial(things.score, text=text), 0.62, 0.48)


def _mini_star(_doc: Doc) -> str:
    return things.mini_star()


def _marks() -> Iterator[Sprite]:
    for name, gold in (("arrow", True), ("arrow.teal", False)):
        yield _about(f"{name}.head", (60, 54), partial(_head, gold=gold), 0.8)
        yield _about(f"{name}.dot", (30, 30), partial(_dot, gold=gold), 0.7)
    yield _about("tick", (60, 60), partial(_tick), 0.78)
    yield _about("wait", (60, 60), partial(_wait), 0.78)
    yield _about("vip.tag", (60, 60), things.vip_tag, 0.72)
    yield _about("bag", (170, 190), things.bag, 0.9, 0.5)
    yield vector(
        f"{HOUSE}/tray",
        (200, 110),
        things.tray,
        pad=(14, 10, 18, 26),
        nine=(40, 36, 40, 40),
        house=HOUSE,
    )
    for kind in ("plan", "welcome", "expand", "improve", "operate", "upkeep"):
        yield _about(f"phase.icon.{kind}", (60, 60), partial(things.phase_icon, kind=kind), 0.74)


def _head(_doc: Doc, *, gold: bool) -> str:
    return things.arrow_head(gold=gold)


def _dot(_doc: Doc, *, gold: bool) -> str:
    return things.arrow_dot(gold=gold)


def _tick(_doc: Doc) -> str:
    return things.tick()


def _wait(_doc: Doc) -> str:
    return things.wait()
