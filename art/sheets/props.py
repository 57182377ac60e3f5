"""Sprites of things and effects."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit.sprite import Pad, Sprite, vector
from art.props import effects, post, signs, tools

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

EDGE: Pad = (12, 10, 16, 22)


def sheet() -> Iterator[Sprite]:
    yield vector(
        "prop/mallet",
        (200, 200),
        tools.mallet,
        pad=(16, 16, 16, 16),
        unit=0.75,
        anchor=(0.83, 0.89),
    )
    yield from _effects()
    yield from _post()
    yield from _signs()


def _effects() -> Iterator[Sprite]:
    bang = partial(effects.burst, w=220, h=180)
    yield vector("prop/burst", (220, 170), bang, origin=(-110, -85), pad=(16, 12, 20, 26))
    for stage in (1, 2, 3):
        puff = partial(effects.dust, stage=stage)
        yield vector(f"prop/dust.{stage}", (190, 110), puff, origin=(-95, -60), pad=(4, 4, 4, 4))
    yield vector("prop/stars.dizzy", (220, 80), effects.dizzy_stars, origin=(-110, -44), unit=0.5)
    yield vector("prop/spark", (100, 100), effects.spark, origin=(-50, -50), unit=0.6)
    yield vector("prop/sweat", (44, 62), effects.sweat, origin=(-22, -30), unit=0.8)
    yield vector("prop/anger", (48, 48), effects.anger, origin=(-24, -24))
    for kind in range(1, 7):
        scrap = partial(effects.confetti, kind=kind)
        yield vector(f"prop/confetti.{kind}", (34, 34), scrap, origin=(-17, -17), unit=0.8)


def _post() -> Iterator[Sprite]:
    yield vector(
        "prop/envelope.sealed", (156, 106), partial(post.envelope, is_open=False), pad=EDGE
    )
    yield vector(
        "prop/envelope.open", (156, 106), partial(post.envelope, is_open=True), pad=(12, 70, 16, 22)
    )
    for player in PLAYERS:
        wax = partial(post.seal, player=player)
        yield vector(f"prop/seal.{player}", (100, 100), wax, pad=(6, 6, 10, 14), unit=0.64)


def _signs() -> Iterator[Sprite]:
    yield vector("prop/arrow.whack", (100, 100), signs.arrow, pad=(14, 10, 18, 24))
    yield vector("prop/arrow.double", (140, 100), signs.double_arrow, pad=(14, 10, 18, 24))
    yield vector(
        "prop/flag.finish", (100, 100), signs.finish_flag, pad=(6, 6, 8, 12), anchor=(0.22, 0.94)
    )
    yield vector(
        "prop/crown", (232, 124), signs.crown, origin=(84, -10), pad=(8, 12, 8, 18), unit=0.6
    )
    yield vector("prop/cup", (200, 232), signs.cup, pad=(8, 8, 8, 12), anchor=(0.5, 0.96))
    yield vector("prop/rope", (24, 264), partial(signs.rope, h=264), anchor=(0.5, 0))
    for name, full in (("gold", True), ("empty", False)):
        rank = partial(signs.rank_star, full=full)
        yield vector(f"prop/star.{name}", (100, 100), rank, pad=(4, 4, 6, 10), unit=0.96)
    for kind in signs.STEPS:
        drum = partial(signs.podium, kind=kind, w=300, h=240)
        yield vector(
            f"prop/podium.{kind}",
            (300, 240),
            drum,
            pad=(20, 8, 26, 36),
            nine=(40, 52, 40, 30),
            anchor=(0.5, 0.09),
        )
