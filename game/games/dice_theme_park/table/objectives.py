"""The objectives: which round judges what, and how it stands for this round's."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.games.dice_theme_park.content.numbers import FIRST_OBJECTIVE, PRIZES
from game.games.dice_theme_park.content.objectives import NO_OBJECTIVE
from game.games.dice_theme_park.table.bits import LABEL, LINE, NUMBER, STAR_INK, TITLE, art, panel
from game.games.dice_theme_park.table.standing import counts
from game.games.dice_theme_park.table.wording import dash
from game.stage.box import Box
from game.stage.kit.slots import BOTTOM, RIGHT, Laid, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["current", "objective_card", "objective_now", "objective_row", "of_round"]


_OBJECTIVE_CARD_NAME = Written(LABEL, Spot(0), 27, height=64, lines=2)
_OBJECTIVE_CARD = Laid(Spot(56, 36), scale=0.4)
_OBJECTIVE_PRIZES = Written(TITLE, Spot(108, 34), 33, -160, colour=STAR_INK)
_OBJECTIVE_STAR = Laid(Spot(-30, 34, RIGHT))
_OBJECTIVE_TEXT = Written(LINE, Spot(16, 96), 26, -28, height=70, lines=2)
_OBJECTIVE_WHEN = Written(LINE, Spot(16, -26, down=BOTTOM), 28, -32, colour="#C9A8FF")
_LARGE_CARD = Laid(Spot(64, 48), scale=0.5)
_LARGE_PRIZES = Written(TITLE, Spot(126, 48), 33, height=76, colour=STAR_INK)
_LARGE_STAR = Laid(Spot(-36, 48, RIGHT))
_LARGE_TEXT = Written(LINE, Spot(18), 26, lines=3)
_OBJECTIVE_ROW_TEXT = Written(LINE, Spot(98), 27, lines=3)


class _Stands(NamedTuple):
    """Everybody's badge and count, side by side along the foot."""

    less: float
    """Of the box, they leave so much free."""
    left: float
    up: float
    badge: float
    counted: Written
    free: float
    """Of its room, a count leaves so much."""


_STANDS = _Stands(20, 30, 28, 36, Written(NUMBER, Spot(22), 31), 44)
_LARGE_STANDS = _Stands(12, 26, 36, 32, Written(NUMBER, Spot(17), 46), 34)


def of_round(seen: ThemeParkSeen, number: int) -> ObjectiveId:
    """The objective that is judged at the end of a round, "" for none."""
    at = number - FIRST_OBJECTIVE
    return seen.objectives[at] if 0 <= at < len(seen.objectives) else NO_OBJECTIVE


def current(seen: ThemeParkSeen) -> ObjectiveId:
    return of_round(seen, seen.round)


def objective_card(
    key: str, name: ObjectiveId, x: float, y: float, scale: float
) -> Iterator[Piece]:
    page = f"objective.{name}"
    yield Piece(key, art(page), x, y, scale=scale, page=page)
    yield _OBJECTIVE_CARD_NAME(
        f"{key}.name", Said(f"objective-{dash(name)}"), point(x, y + 42 * scale),
        width=190 * scale,
    )  # fmt: skip


def objective_now(seen: ThemeParkSeen, look: Look, box: Box) -> Iterator[Piece]:
    """This round's, with everybody's count; before there is one, what comes first."""
    yield panel("objective", box, depth=-9)
    name = current(seen)
    number = seen.round
    if not name and seen.objectives:
        name, number = seen.objectives[0], FIRST_OBJECTIVE
    if not name:
        return
    if look.frame.large:
        yield from _large(seen, look, name, number, box)
        return
    page = f"objective.{name}"
    yield _OBJECTIVE_CARD("objective.card", art(page), box, page=page)
    prizes = " · ".join(map(str, PRIZES[look.seats]))
    yield _OBJECTIVE_PRIZES("objective.prizes", prizes, box)
    yield _OBJECTIVE_STAR("objective.star", art("star.mini"), box)
    yield _OBJECTIVE_TEXT("objective.text", Said(f"objective-{dash(name)}.text"), box)
    if number != seen.round:
        # Nothing is counted before.
        yield _OBJECTIVE_WHEN("objective.when", Said("in-round", {"round": number}), box)
        return
    yield from _standing(seen, look, name, box, _STANDS)


def _large(
    seen: ThemeParkSeen, look: Look, name: ObjectiveId, number: int, box: Box
) -> Iterator[Piece]:
    """Its picture and its prizes, what it counts, and everybody's count."""
    page = f"objective.{name}"
    yield _LARGE_CARD("objective.card", art(page), box, page=page)
    prizes = "·".join(map(str, PRIZES[look.seats]))
    room = box.right - 60 - box.x - 126
    yield _LARGE_PRIZES("objective.prizes", prizes, box, width=room)
    yield _LARGE_STAR("objective.star", art("star.mini"), box)
    foot = 62.0 if number == seen.round else 8.0
    high = box.h - 96 - foot
    text = Said(f"objective-{dash(name)}.text")
    if number != seen.round:
        text = Said("objective-when", {"round": number, "text": text})
    yield _LARGE_TEXT(
        "objective.text", text, point(box.x, box.y + 92 + high / 2), width=box.w - 30, height=high,
    )  # fmt: skip
    if number != seen.round:
        return
    yield from _standing(seen, look, name, box, _LARGE_STANDS)


def _standing(
    seen: ThemeParkSeen, look: Look, name: ObjectiveId, box: Box, stands: _Stands
) -> Iterator[Piece]:
    pitch = (box.w - stands.less) / look.seats
    for seat, count in enumerate(counts(seen, name)):
        at = point(box.x + stands.left + pitch * seat, box.bottom - stands.up)
        badge = f"badge/{look.faces[seat].colour}"
        yield Piece(f"objective.badge.{seat}", badge, at.x, at.y, h=stands.badge)
        yield stands.counted(f"objective.count.{seat}", count, at, width=pitch - stands.free)


def objective_row(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    """All of the match, side by side; this round's is lit."""
    if not seen.objectives:
        return
    pitch, scale = box.w / len(seen.objectives), 0.44
    for at, name in enumerate(seen.objectives):
        number, key = FIRST_OBJECTIVE + at, f"objectives.{at}"
        left = box.x + pitch * at
        page = f"objective.{name}"
        yield Piece(key, art(page), left + 46, box.cy, scale=scale, page=page)
        ink = STAR_INK if number == seen.round else "#C3CCF2"
        facts: dict[str, str | int | Said] = {
            "round": number, "text": Said(f"objective-{dash(name)}.text"),
        }  # fmt: skip
        yield _OBJECTIVE_ROW_TEXT(
            f"{key}.text", Said("objective-when", facts), point(left, box.cy), width=pitch - 102,
            height=box.h, colour=ink,
        )  # fmt: skip
