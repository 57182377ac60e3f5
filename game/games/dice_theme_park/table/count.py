"""Upkeep: what everybody's park brought in, the score track, the objective's ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import kind as admin_kind
from game.games.dice_theme_park.content.administrators import steps
from game.games.dice_theme_park.content.metrics import (
    administrator_stars,
    objective_prizes,
    statue_stars,
)
from game.games.dice_theme_park.content.numbers import PRIZES
from game.games.dice_theme_park.table.bits import (
    LINE,
    MONEY_INK,
    NIGHT,
    NIGHT_INK,
    NUMBER,
    STAR,
    STAR_INK,
    TITLE,
    art,
    panel,
)
from game.games.dice_theme_park.table.keys import column_key, pin_key, rank_key
from game.games.dice_theme_park.table.objectives import current, objective_card
from game.games.dice_theme_park.table.solo import goal_rows
from game.games.dice_theme_park.table.standing import counts, made
from game.games.dice_theme_park.table.wording import dash
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.rows import along, grid
from game.stage.kit.slots import MIDDLE, RIGHT, Laid, Room, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["count"]


_GOALS_SCORE = Written(NUMBER, Spot(-30, 44, RIGHT), 54, 120, colour=STAR_INK, align="right")
_GOALS = Room(Spot(14, 88), -28, -96)
_RANKING_CARD = Spot(118, 92)
_RANKING_TITLE = Written(TITLE, Spot(0, 40), 31, colour="#FFE9BE")
_RANKING_TEXT = Written(LINE, Spot(0, 84), 28, height=70, lines=2)
_RANKING_PRIZES = Written(TITLE, Spot(0, 138), 36, 200, colour=STAR_INK)
_RANKING_PLACE = Written(TITLE, Spot(34), 31, 84, colour=STAR_INK)
_RANKING_BADGE = Laid(Spot(146), h=46)
_RANKING_NAME = Written(TITLE, Spot(180), 31, 180)
_RANKING_COUNT = Written(NUMBER, Spot(-118), 36, 90, colour=NIGHT_INK, align="right")
_TRACK_CELL = Laid(Spot(0), h=46, depth=-7)
_TRACK_NUMBER = Written(NUMBER, Spot(0), 26, colour="#4A2A0A", align="center", depth=-6)
_TRACK_HUNDRED = Laid(Spot(0, 34), scale=0.8)
_HUNDRED_BADGE = Laid(Spot(0, 52), h=32)
_COLUMN_BAND = Laid(Spot(0, 46, MIDDLE), h=84, depth=-6)
_COLUMN_FACE = Spot(58, 46)
_COLUMN_NAME = Spot(112, 44)
_COLUMN_GAINED = Written(NUMBER, Spot(26, -50), 38, 90, colour="#B9C8F0")
_COLUMN_TOTAL = Written(NUMBER, Spot(-74, -50), 56, 120, colour=STAR_INK, align="right")
_TOTAL_STAR = Laid(Spot(-42, -50), scale=1.3)
_MONEY_NOTE = Laid(Spot(48), scale=0.62)
_COLUMN_MONEY = Written(TITLE, Spot(78), 34, 90, colour=MONEY_INK)
_COLUMN_LEAVE = Written(LINE, Spot(-18), 26, align="right")
_ROW_TITLE = Written(LINE, Spot(16), 28, colour="#FFE9BE")
_ROW_TEXT = Written(LINE, Spot(16), 26, colour="#B9C8F0")
_ROW_STAR = Spot(-38, 0, RIGHT, MIDDLE)


def judged_alone(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    """Alone: the score to beat, and what has come of the goals."""
    yield from NIGHT.headed("goals", box, Said("score-to-beat"), size=36, beside=108)
    yield _GOALS_SCORE("goals.score", seen.target, box)
    yield from goal_rows(seen, _GOALS.of(box))


def ranking(seen: ThemeParkSeen, look: Look, box: Box, objective: ObjectiveId) -> Iterator[Piece]:
    yield panel("ranking", box, depth=-8)
    yield from objective_card("ranking.card", objective, *_RANKING_CARD.of(box), 0.96)
    left = box.x + 232
    yield _RANKING_TITLE(
        "ranking.title", Said("objective-of", {"round": seen.round}), point(left, box.y),
        width=box.right - left - 16,
    )  # fmt: skip
    yield _RANKING_TEXT(
        "ranking.text", Said(f"objective-{dash(objective)}.text"), point(left, box.y),
        width=box.right - left - 16,
    )  # fmt: skip
    prizes = " · ".join(map(str, PRIZES[look.seats]))
    yield _RANKING_PRIZES("ranking.prizes", prizes, point(left, box.y))
    tallies = counts(seen, objective)
    places, stars = objective_prizes(objective, tallies, PRIZES[look.seats])
    ranked = sorted(range(look.seats), key=lambda seat: (places[seat], seen.order.index(seat)))
    high = min((box.h - 196) / look.seats, 92)
    for at, seat in enumerate(ranked):
        y = box.y + 186 + high * (at + 0.5)
        key, face = rank_key(seat), look.faces[seat]
        yield Piece(key, "ui/chip.dark", box.cx, y, box.w - 32, high - 10, depth=-4)
        place = Said("place-short", {"place": places[seat]})
        yield _RANKING_PLACE(f"{key}.place", place, point(box.x, y))
        yield _RANKING_BADGE(f"{key}.badge", f"badge/{face.colour}", point(box.x, y))
        yield _RANKING_NAME(f"{key}.name", face.name, point(box.x, y))
        yield _RANKING_COUNT(f"{key}.count", tallies[seat], point(box.right, y))
        yield STAR.round(f"{key}.star", stars[seat], box.right - 62, y, 58)


_TRACK = 190.0
_PIN = 15.0
"""Pins of one score stand so far from each other."""
_SMALL = 0.72
"""Those of the first row stand below the heading."""
_ROW = 50
_FOOT = 116.0
"""Below the rows of a column: the sum, the money, who leaves."""
_TRACK_ROOM = Room(Spot(16, 4), -32, _TRACK)


def count_room(room: Box) -> tuple[Box, Box, Box]:
    """The score track, the seats' columns, the objective."""
    track = _TRACK_ROOM.of(room)
    low = Box(room.x + 16, track.bottom + 14, room.w - 32, room.bottom - track.bottom - 16)
    side = 560.0
    return (
        track,
        Box(low.x, low.y, low.w - side - 16, low.h),
        Box(low.right - side, low.y, side, low.h),
    )


def seat_column(columns: Box, at: int, count_: int) -> Box:
    return grid(columns, count_, gap=14, most=420, left=True).at(at)


def _cells(track: Box) -> tuple[float, float, float]:
    """The left end, the pitch, and the first row's height in the middle."""
    pitch = (track.w - 40) / _ROW
    return track.x + 20, pitch, track.y + 94


def pin_place(track: Box, stars: int) -> tuple[float, float]:
    left, pitch, y = _cells(track)
    at = stars % (2 * _ROW)
    return left + pitch * (at % _ROW + 0.5), y + 56 * (at // _ROW) + 4


def count(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    track, columns, side = count_room(room)
    yield from _track(seen, look, track)
    objective = current(seen)
    if not objective and look.seats > 1:
        columns = Box(columns.x, columns.y, room.w - 48, columns.h)
    for at, seat in enumerate(seen.order):
        yield from _column(seen, look, seat_column(columns, at, look.seats), seat, objective)
    if objective:
        yield from ranking(seen, look, side, objective)
    if seen.solo:
        own = seat_column(columns, 0, 1)
        yield from judged_alone(
            seen, Box(own.right + 16, own.y, track.right - own.right - 16, own.h)
        )


def _track(seen: ThemeParkSeen, look: Look, track: Box) -> Iterator[Piece]:
    yield from NIGHT.headed("track", track, Said("score-track"), size=32)
    left, pitch, y = _cells(track)
    for at in range(2 * _ROW):
        x, row = left + pitch * (at % _ROW + 0.5), y + 56 * (at // _ROW)
        tone = ".ten" if at % 10 == 0 else ".five" if at % 5 == 0 else ""
        # Those with a number are as wide as that.
        wide = pitch + (4 if at % 10 == 0 else -4)
        yield _TRACK_CELL(f"track.{at}", art(f"track.cell{tone}"), point(x, row), w=wide)
        if at % 10 == 0:
            yield _TRACK_NUMBER(f"track.{at}.number", at, point(x, row), width=pitch + 8)
    for seat in range(look.seats):
        stars = seen.parks[seat].stars
        same = sorted(
            other for other in range(look.seats) if seen.parks[other].stars % 100 == stars % 100
        )
        x, row = pin_place(track, stars)
        yield Piece(
            pin_key(seat),
            art(f"pin.{look.faces[seat].colour}"),
            along(x, same.index(seat), len(same), _PIN),
            row,
            scale=_SMALL,
            depth=20 + seat / 10,
        )
        if stars >= 100:
            yield _TRACK_HUNDRED(
                f"hundred.{seat}", art("score.200" if stars >= 200 else "score.100"),
                point(track.right - 46 - 72 * seat, track.y),
            )  # fmt: skip
            yield _HUNDRED_BADGE(
                f"hundred.{seat}.badge", f"badge/{look.faces[seat].colour}",
                point(track.right - 70 - 72 * seat, track.y),
            )  # fmt: skip


def _column(
    seen: ThemeParkSeen, look: Look, box: Box, seat: int, objective: ObjectiveId
) -> Iterator[Piece]:
    face, plot, key = look.faces[seat], seen.parks[seat], column_key(seat)
    yield panel(key, box, face.colour, depth=-8)
    yield _COLUMN_BAND(f"{key}.band", f"ui/seat.band.{face.colour}", box, w=box.w - 8)
    yield from plates.head(key, face, *_COLUMN_FACE.of(box), 105, depth=0)
    yield plates.name(key, face, *_COLUMN_NAME.of(box), 38, box.w - 130)
    y = box.y + 96
    gain = made(plot)
    rows: list[tuple[str, Said, Said, int]] = [
        ("operating", Said("row-operating"), Said("operated", {"count": gain.cubes}), gain.stars)
    ]
    if objective:
        tallies = counts(seen, objective)
        places, stars = objective_prizes(objective, tallies, PRIZES[look.seats])
        rows.append(
            (
                "objective",
                Said(f"objective-{dash(objective)}"),
                Said("place-count", {"place": places[seat], "count": tallies[seat]}),
                stars[seat],
            )
        )
    found, more = administrator_stars(plot)
    if steps(plot.administrator):
        rows.append(
            (
                "admin",
                Said(f"admin-{dash(admin_kind(plot.administrator))}"),
                Said("counted", {"count": found}),
                more,
            )
        )
    if seen.innovations:
        rows.append(("statues", Said("row-statues"), Said("each-round"), statue_stars(plot)))
    pitch = min(84.0, (box.bottom - _FOOT - y + 4) / len(rows))
    for name, title, text, stars_ in rows:
        row = Box(box.x + 14, y, box.w - 28, pitch - 6)
        yield from _row(f"{key}.{name}", row, title, text, stars_)
        y += pitch
    low = box.bottom - 36
    gained = sum(stars for _, _, _, stars in rows)
    yield _COLUMN_GAINED(f"{key}.gained", Said("row-gained", {"stars": gained}), point(box.x, low))
    yield _COLUMN_TOTAL(f"{key}.total", plot.stars, point(box.right, low))
    yield _TOTAL_STAR(f"{key}.total.star", art("star.mini"), point(box.right, low))
    yield _MONEY_NOTE(f"{key}.money.note", art("money"), point(box.x, low))
    yield _COLUMN_MONEY(f"{key}.money", f"${plot.money}", point(box.x, low))
    leaving = sum(guest.value == 1 for guest in plot.guests.values())
    yield _COLUMN_LEAVE(
        f"{key}.leave", Said("leaving", {"count": leaving}), point(box.right, low),
        width=box.w - 154,
    )  # fmt: skip


_LINES = 24.0
"""Two lines of a low row are so far from each other."""


def _row(key: str, box: Box, title: Said, text: Said, stars: int) -> Iterator[Piece]:
    yield fills(key, "ui/chip.dark", box, -4)
    apart = max(box.h * 0.22, _LINES / 2)
    upper, lower = box.cy - apart, box.cy + apart
    wide, high = box.w - 80, max(box.h * 0.5, _LINES + 4)
    yield _ROW_TITLE(f"{key}.title", title, point(box.x, upper), width=wide, height=high)
    yield _ROW_TEXT(f"{key}.text", text, point(box.x, lower), width=wide, height=high)
    mark = f"+{stars}" if stars else "0"
    yield STAR.round(f"{key}.star", mark, *_ROW_STAR.of(box), min(box.h, 60))
