"""The showdown: a stage of its own, all four dice of those who compete, and a crown above."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.mole_park.content import HOLES, PRIZE_DIE, UNROLLED, mole_stars
from game.games.mole_park.table import keys
from game.games.mole_park.table.dice import die, die_art, small
from game.games.mole_park.table.lawn import hole
from game.games.mole_park.table.phase import at_holes
from game.games.mole_park.table.stands import GOLD_STAR
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.cards import Fan
from game.stage.kit.rows import Lies, Stands, closer, grid, halves, spread
from game.stage.kit.signs import Sign, chip
from game.stage.kit.slots import CENTRE, Laid, Room, Spot, Written, point
from game.stage.kit.writing import AWARD, NUMBER, SIGN, TITLE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Regions
from game.stage.theme import INK, SOFT_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Face
    from game.games.mole_park.seen import ParkSeen
    from game.stage.frame import Frame
    from game.stage.look import Look

__all__ = ["Arena", "arena", "showdown"]

_PLAQUE = Sign("ui/plaque.wood", SIGN)
_SCALE = 0.84
_FAN = Fan(13, 44, 6)
_FOOT = 218.0
_EDGE, _APART, _WIDEST = 36.0, 12.0, 340.0
"""Three panels and more along the foot: from the sides, from each other, at the most."""
_DUEL_PANEL = Room(Spot(0), 452, 206)
_PROMPT = Room(Spot(506, 92), 908, 156)
_DUEL_PROMPT = Room(Spot(506, -_FOOT), 908, 206)
_BOARD = Laid(CENTRE, depth=-20)
_STAGE_TITLE = Written(AWARD, Spot(0, -124), 72, 1000, depth=30)
_WATCHER = Laid(Spot(0, 52), h=190, idle="breathe")
_CROWN_LIGHT = Laid(Spot(0), w=190, h=110, depth=-19, alpha=0.6)
_DOWN_COUNT = Room(Spot(30, -42), 46, 40)
_FIGURE_LIGHT = Laid(Spot(0, 24), depth=18)
_FIGURE_BADGE = Laid(Spot(-104), h=52, depth=191)
_PANEL_BADGE = Laid(Spot(36, 32), h=42, depth=213)
_PANEL_NAME = Written(TITLE, Spot(64, 32), 30, -90, align="left", depth=213)
_PANEL_DIE = Laid(Spot(-54), h=60, depth=240)
_PANEL_PLUS = Written(NUMBER, Spot(-100), 40, colour="#7A5A3E", depth=240)
_PANEL_SUM = Written(NUMBER, Spot(24), 0, 150, colour=SOFT_INK, align="left", depth=240)
_PANEL_STAR = Laid(Spot(-150), h=66, depth=240)
_PANEL_TOTAL = Written(NUMBER, Spot(-68), 68, 96, depth=241)


@dataclass(frozen=True, slots=True)
class Arena:
    """The stage on a screen of one size, for so many competitors."""

    frame: Frame
    rivals: int

    board = Lies(498, 352, 924, 420)
    crown = Stands(960, 258)

    @property
    def x(self) -> float:
        return self.frame.middle.x

    @property
    def y(self) -> float:
        return self.frame.middle.y

    @property
    def duel(self) -> bool:
        return self.rivals == 2

    def hole(self, number: int) -> tuple[float, float]:
        board = self.board
        x = board.x + 176 + 294 * ((number - 1) % 3)
        return x, board.y + (166 if number > 3 else 338)

    def cards(self, number: int) -> tuple[float, float]:
        x, y = self.hole(number)
        return x + 102, y - 6

    def beside(self, number: int, at: int, count: int) -> tuple[float, float]:
        x, y = self.hole(number)
        return spread(x + 10, at, count, 60, 200), y + 38 + 5 * (at % 2)

    def missed(self, at: int, count: int) -> tuple[float, float]:
        board = self.board
        return board.right - 60 - (count - 1 - at) * closer(58, 300, count), board.bottom + 22

    def panel(self, at: int) -> Box:
        """Two stand left and right; three and more in a row along the foot, above the prompt."""
        foot = self.frame.h - _FOOT
        if self.duel:
            return _DUEL_PANEL.of(point(self.x + (36 if at == 0 else 1432), foot))
        room = Box(_EDGE, foot - 10, self.frame.w - 2 * _EDGE, 216)
        return grid(room, self.rivals, gap=_APART, most=_WIDEST).at(at)

    def figure(self, at: int) -> tuple[float, float, float]:
        """Where a competitor stands, and how high."""
        floor = self.frame.h - _FOOT - 16
        if self.duel:
            return self.x + (262 if at == 0 else 1658), floor, 440
        # The outermost stand at the sides of the board, the others look over it.
        left, row, count = halves(at, self.rivals)
        x = spread(250, row, count, 190, 420)
        return self.x + (x if left else 1920 - x), floor - 10 - 26 * (row % 2), 300

    @property
    def regions(self) -> Regions:
        if self.duel:
            return Regions(_DUEL_PROMPT.of(point(self.x, self.frame.h)))
        return Regions(_PROMPT.of(point(self.x, self.y)))


def arena(frame: Frame, rivals: int) -> Arena:
    return Arena(frame, rivals)


def showdown(seen: ParkSeen, look: Look) -> Iterator[Piece]:
    frame = look.frame
    stage = arena(frame, len(seen.rivals))
    yield Piece(
        "stage", "mole_park/showdown", frame.w / 2, frame.h / 2, w=frame.w, h=frame.h, depth=-30
    )
    yield from _title(stage)
    board = stage.board
    yield from _watchers(stage, seen, look)
    yield _BOARD("board", "mole_park/showdown.mat", board)
    there = at_holes(seen)
    for number in range(1, HOLES + 1):
        count = seen.holes[number - 1]
        place = stage.hole(number)
        yield from hole(place, number, count, hit=number in there, rich=False, scale=_SCALE)
        yield from _down(stage, number, count)
    for number, dice in there.items():
        for at, (seat, throw) in enumerate(dice):
            where = stage.beside if number else None
            place = where(number, at, len(dice)) if where else stage.missed(at, len(dice))
            yield from die(seat, throw.die, throw.face, place, look, 54)
    best = max((seen.totals[seat] for seat in seen.rivals), default=0)
    for at, seat in enumerate(seen.rivals):
        leads = best > 0 and seen.totals[seat] == best
        yield from _figure(stage, seen, look, at, leads=leads)
        yield from _panel(stage, seen, look, at, leads=leads)
    yield from _crown(stage, seen)


def _title(stage: Arena) -> Iterator[Piece]:
    x, y = stage.crown
    if stage.duel:
        yield _STAGE_TITLE("stage.title", Said("showdown-title"), point(x, y))


def _watchers(stage: Arena, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    """Those who are out of it look over the board's far edge, left and right of the crown."""
    if not stage.duel:
        return
    board = stage.board
    others = [seat for seat in range(look.seats) if seat not in seen.rivals]
    for at, seat in enumerate(others):
        side = halves(at, len(others))
        out = 92.0 + side.row * 118.0
        x = board.x + out if side.left else board.right - out
        pose = "proud" if seen.winner < 0 else "win"
        yield _WATCHER(
            f"watcher.{seat}", f"body/{look.faces[seat].colour}.{pose}", point(x, board.y),
            depth=-21 + at * 0.01,
        )  # fmt: skip


def _crown(stage: Arena, seen: ParkSeen) -> Iterator[Piece]:
    """It leans towards whoever leads, and drops on the winner's head."""
    x, y = stage.crown
    if seen.winner >= 0:
        at = seen.rivals.index(seen.winner)
        fx, fy, high = stage.figure(at)
        yield Piece(
            keys.CROWN,
            "mole_park/crown",
            fx,
            fy - high * 0.84,
            h=high * 0.28,
            depth=330,
            page=keys.CROWN,
        )
        return
    lean = 0.0
    totals = [seen.totals[seat] for seat in seen.rivals]
    if any(totals) and totals.count(max(totals)) == 1:
        lean = -9.0 if stage.figure(totals.index(max(totals)))[0] < x else 9.0
    if not stage.duel:
        y += 70
    high = 150 if stage.duel else 96
    if stage.duel:
        yield _CROWN_LIGHT("crown.light", "ui/glow", point(x, y))
    yield Piece(
        keys.CROWN,
        "mole_park/crown",
        x,
        y,
        h=high,
        turn=lean,
        depth=330,
        idle="bob",
        page=keys.CROWN,
    )


def _down(stage: Arena, number: int, count: int) -> Iterator[Piece]:
    x, y = stage.cards(number)
    for at in range(count):
        held = _FAN.at(x, y, at, count)
        yield Piece(
            keys.down(number, at), "mole_park/card.back", held.x, held.y, h=60, turn=held.turn,
            depth=100 + y * 0.1 + at * 0.01, born=keys.CROWN,
        )  # fmt: skip
    if count:
        key = f"{keys.hole(number)}.count"
        yield chip(key, "cream", count, *_DOWN_COUNT.about(point(x, y)), depth=120 + y * 0.1)


def _figure(stage: Arena, seen: ParkSeen, look: Look, at: int, *, leads: bool) -> Iterator[Piece]:
    seat = seen.rivals[at]
    face = look.faces[seat]
    key = keys.rival(seat)
    x, y, high = stage.figure(at)
    pose = "proud"
    if seen.winner >= 0:
        pose = "win" if seat == seen.winner else "sad"
    elif leads:
        pose = "win"
    if stage.duel or leads:
        yield _FIGURE_LIGHT(f"{key}.light", "mole_park/spot.light", point(x, y), h=y + 40)
    yield Piece(
        key, f"body/{face.colour}.{pose}", x, y, h=high, depth=200 + at * 0.1,
        idle="breathe",
    )  # fmt: skip
    if stage.duel:
        sign = (x, stage.board.y - 34)
        yield _PLAQUE(f"{key}.sign", face.name, *sign, 300, 78, dx=18, depth=190)
        yield _FIGURE_BADGE(keys.badge(key), f"badge/{face.colour}", point(sign[0], sign[1]))


def _panel(stage: Arena, seen: ParkSeen, look: Look, at: int, *, leads: bool) -> Iterator[Piece]:
    seat = seen.rivals[at]
    face = look.faces[seat]
    box = stage.panel(at)
    key = keys.rival(seat)
    if leads:
        yield fills(f"{key}.glow", "ui/glow", box, 210, 60)
    yield fills(keys.panel(key), "ui/panel.paper", box, 211)
    if not stage.duel:
        yield _PANEL_BADGE(keys.badge(key), f"badge/{face.colour}", box)
        yield _PANEL_NAME(f"{key}.name", face.name, box)
    top = box.y + (66 if stage.duel else 98)
    laid = seen.laid[seat]
    count = len(laid) or seen.hands[seat]
    room = box.w - 196
    gap = min(58.0, room / max(count - 1, 1))
    high = 88.0 if stage.duel else 72.0
    for number in range(count):
        x = box.x + 48 + number * gap
        if laid:
            yield from small(laid[number], (x, top), high, 214 + number * 0.5)
        else:
            yield Piece(
                keys.held(key, number), "mole_park/card.back", x, top, h=high,
                depth=214 + number * 0.5, born="board",
            )  # fmt: skip
    face_up: Face = next((t.face for t in seen.throws[seat] if t.die == PRIZE_DIE), UNROLLED)
    shown = face_up != UNROLLED and seen.totals[seat] > 0
    if shown:
        art = die_art(face.colour, PRIZE_DIE, face_up)
        yield _PANEL_DIE(keys.counted(key), art, point(box.right, top))
        yield _PANEL_PLUS(f"{key}.plus", "+", point(box.right, top))
        moles = mole_stars(laid)
        y = box.bottom - 46
        size = 42 if box.w > 300 else 30
        yield _PANEL_SUM(f"{key}.sum", f"{moles}+{face_up}=", point(box.x, y), size=size)
        yield _PANEL_STAR(keys.star(key), GOLD_STAR, point(box.right, y))
        yield _PANEL_TOTAL(
            keys.total(key), seen.totals[seat], point(box.right, y),
            colour="#B8262C" if leads else INK,
        )  # fmt: skip
