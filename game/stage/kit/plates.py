"""Whose place it is: a seat's frame in its colour, its name on it, light for whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.stage.frame import FULL, Frame
from game.stage.kit.boxes import fills
from game.stage.piece import Piece, Words
from game.stage.text import Style, ruler
from game.stage.theme import CREAM, INK, PLAYER, SIZE, SYMBOL_IS_INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.stage.box import Box
    from game.stage.look import Face
    from game.stage.piece import Answer

__all__ = ["frame", "head", "lit", "name", "titled"]

_LIGHT_RIM = "#FFF8E0"
_RIM_SHARE = 45
"""Per cent of a colour's brightness that its own dark has."""
_GLOW, _RING = 50.0, 6.0
_UNDER, _GROUND, _OVER = -9.0, -8.0, 0.0
_FACE = 220.0
"""A seat looks over the edge of its place, and over most of what comes by."""
_EDGE, _SIDE = 5.0, 16.0
_LARGE, _IN_BAND = 46.0, 0.84
"""A large name's letters, as far as its band has room, and how much of the band is theirs."""
_SHOULDER, _BADGE, _LINE = (0.29, 0.27), 0.27, 1.3
_DIM = 0.5
_ZS = ((0.06, -0.32, 0.22), (0.22, -0.5, 0.28))
"""Of a face's height: how far from its middle each Z of a sleeper is, and how large."""
_ASLANT, _CROWN, _TURN = (0.3, 0.36), 0.34, -20.0
"""Of a face's height: how far from its middle the badge is, and how large. Of letters: a line."""


def _on_colour(colour: str) -> tuple[str, str]:
    """What is written on a seat's colour, and its outline."""
    if colour in SYMBOL_IS_INK:
        return INK, _LIGHT_RIM
    return CREAM, _dark(PLAYER[colour])


def _dark(colour: str) -> str:
    parts = [int(colour[i : i + 2], 16) * _RIM_SHARE // 100 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def name(
    key: str, face: Face, x: float, y: float, size: float, width: float, *, height: float = 0,
    among: Sequence[Face] = (),
) -> Piece:  # fmt: skip
    """A seat's name, from the left, on its own colour; where larger text has so much height. Among
    others as large as the longest of them may be: names of one list have one size. None is smaller
    for that than can be read from afar: a name that is too long for it is cut, and lies whole on
    its page."""
    ink, rim = _on_colour(face.colour)
    high = height or _LINE * size
    if among:
        size = _alike(tuple(each.name for each in among), size, width, high)
    words = Words(face.name, size, "title", ink, rim, "left", width, height=high)
    return Piece(f"{key}.name", x=x, y=y, text=words)


@lru_cache(maxsize=256)
def _alike(names: tuple[str, ...], size: float, width: float, height: float) -> float:
    style = Style(size, "title", width=width, height=height)
    return max(ruler(Frame.of(*FULL)).alike(names, style).size, SIZE["small"])


def frame(
    key: str,
    face: Face,
    box: Box,
    depth: float = _GROUND,
    *,
    page: str = "",
    answer: Answer | None = None,
) -> Piece:
    """The ground of a seat's place."""
    return fills(key, f"ui/seat.frame.{face.colour}", box, depth, page=page, answer=answer)


def titled(
    key: str, face: Face, box: Box, high: float, *, left: float = _SIDE, free: float = _SIDE,
    depth: float = _GROUND + 0.5,
) -> Iterator[Piece]:  # fmt: skip
    """Large: a band so high, and the name as large as it, with so much free at both sides."""
    yield fills(
        f"{key}.band",
        f"ui/seat.band.{face.colour}",
        box._replace(h=high).inset(_EDGE, _EDGE),
        depth,
    )
    yield name(
        key, face, box.x + left, box.y + high / 2, _LARGE, box.w - left - free,
        height=high * _IN_BAND,
    )  # fmt: skip


def lit(
    key: str, box: Box, glow: float = _GLOW, ring: float = _RING, *, under: float = _UNDER
) -> Iterator[Piece]:
    """Light behind a place and a ring around it, so much larger than it: it is this seat's turn."""
    yield fills(f"{key}.glow", "ui/glow", box, under, glow)
    yield fills(f"{key}.ring", "ui/focus", box, _OVER, ring)


def head(
    key: str, face: Face, x: float, y: float, high: float, *, mood: str = "",
    portrait: str = "portrait/{}.{}", depth: float = _FACE,
) -> Iterator[Piece]:  # fmt: skip
    """The seat's own face, so high, its middle there, and its badge at the shoulder.

    It thinks while it is asked, unless it is in another mood, or its phone sleeps.
    """
    felt = "sad" if face.asleep else mood or ("think" if face.turn else "idle")
    art, alpha = portrait.format(face.colour, felt), _DIM if face.asleep else 1.0
    yield Piece(f"{key}.portrait", art, x, y, h=high, alpha=alpha, depth=depth)
    if face.asleep:
        for number, (across, up, size) in enumerate(_ZS):
            words = Words("Z", max(size * high, SIZE["small"]), "title", CREAM, INK)
            yield Piece(
                f"{key}.z.{number}", x=x + across * high, y=y + up * high, depth=depth, text=words
            )
    yield Piece(
        f"{key}.badge", f"badge/{face.colour}", x + _SHOULDER[0] * high, y + _SHOULDER[1] * high,
        h=_BADGE * high, depth=depth,
    )  # fmt: skip
    if face.crown:
        # Aslant and beside the hat: one costume has a crown of its own, which means nothing.
        yield Piece(
            f"{key}.crown", "prop/crown", x - _ASLANT[0] * high, y - _ASLANT[1] * high,
            h=_CROWN * high, turn=_TURN, depth=depth,
        )  # fmt: skip
