"""Where everything lies in the park."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.games.mole_park.content import DICE, PATH_START, STANDS
from game.stage.box import Box
from game.stage.frame import FULL
from game.stage.kit.dice import DiceTray
from game.stage.kit.rows import Lies, Sized, Stands, grid, halves
from game.stage.table import Regions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.look import Look

__all__ = ["ON_PATH", "Plan", "plan"]

_PITCH = 200.0
_STAND = (191.0, 248.0)
_PATH_TOP, _PATH_HIGH = 386.0, 78.0
_ROW_OF = 5
"""Spaces under a stand, in a row."""
ON_PATH = 46.0
"""How high a die is drawn that lies on the prize path."""
_APART = 40.0
"""Two dice so far apart, one way or the other, can both be read."""
_NEARER = 2.0
"""Spaces that follow each other lie so much closer together."""
_ASIDE = (0.0, *(side * _APART * step for step in range(1, 30) for side in (1, -1)))
"""Where else in the sand a die may go, the nearest places first."""
_LOWEST_ROW = 31.0
"""A number has room on a space so high."""
_ROWS = {4: 606.0, 5: 606.0, 6: 606.0, 1: 752.0, 2: 752.0, 3: 752.0}
_COLUMNS = {1: 566.0, 2: 886.0, 3: 1206.0}
_FOOT = 222.0
_COLUMN, _GAP = 272.0, 12.0
"""So wide is a column of who cashes in, at the most."""
_ACCOUNT = 760.0
_TILES_APART = 10.0
_LOWEST_LOG, _LOWEST_CRIB = 150.0, 230.0
_LEAVE = Sized((232.0, 70.0), (360.0, 120.0))
_RAIL, _TILES = Sized(560.0, 410.0), Sized(340.0, 610.0)
"""How wide one's own hand lies there, and the dice to choose from."""
_RAIL_ALONE, _EDGE_ALONE = 596.0, 20.0
_ROW = Lies(24, 76, -336, -92)
"""In a wide prompt the dice lie below its first line, and leave its right end to its buttons: from
its corner, and how much less than the prompt they take."""
_PICK_ROW = Sized(Lies(24, 70, -48, -88), Lies(24, 94, -48, -112))
"""So do the prizes that can be had, from the corner of their prompt."""
_PICKS_APART, _PICK, _SUM = 14.0, 330.0, Sized(150.0, 170.0)
"""Beside one another they are so wide at most, behind the sum that pays for them."""
_EDGE = Sized(196.0, 112.0)
"""From either edge of the screen to what lies behind the curtain."""
_END = 1900.0
"""Where the prompt ends in which a prize is picked."""
_CURTAIN, _CURTAINED = 150.0, 0.08
"""So much the frame takes off a prompt behind the curtain: units, and a share of its width."""
_PROMPT = 238.0
"""The prompt lies so far above the foot of the screen."""
_AT_HOLE = DiceTray(70, 236, lower=6, aside=10, below=34)
_IN_MUD = DiceTray(54, 150, lower=9, below=4)
_ON_SAND = DiceTray(92)


Eyes: TypeAlias = Literal["all", "alone", "curtain"]
"""Everybody's; of one person among bots; of one seat, the curtain around her."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The park on a screen of one size, for so many seats."""

    x: float
    y: float
    foot: float
    """What a taller screen adds above the prompt."""
    seats: int
    goal: int
    """The stars that win the crown: there the path ends."""
    eyes: Eyes = "all"
    large: bool = False
    """Text is so large that log and rules give the prompt their room."""

    mat = Lies(384, 110, 1152, 712)
    crown = Lies(1402, 128, 126, 336)
    """The pedestal at the end of the path."""
    deck = Stands(1464, 528)
    discards = Stands(1464, 648)
    mud = Stands(1464, 770)
    wait = Stands(960, 478)
    """Where prize dice lie before they are moved."""
    over_lawn = Lies(420, 480, 1080, 330)
    """Where moles to be put back are looked at large."""
    _columns = Lies(404, 516, 1112, 292)
    """Over the lawn: those who cash in."""

    @property
    def roomy(self) -> bool:
        """Alone, the hand lies open in the tray: its plate is as small as all the others."""
        return self.seats <= 4 and self.eyes == "all"

    def seat(self, seat: int) -> Box:
        """Half of them at the left, half at the right, from the top."""
        side = halves(seat, self.seats)
        x = self.x + (20 if side.left else 1560)
        if self.roomy:
            return Box(x, self.y + 112 + 362 * side.row, 340, 340)
        return Box(x, self.y + 104 + 182 * side.row, 340, 168)

    def at_left(self, seat: int) -> bool:
        return halves(seat, self.seats).left

    def stand(self, index: int) -> Box:
        return Box(self.x + 402 + _PITCH * index, self.y + 128, *_STAND)

    def space(self, stars: int) -> Box:
        """A space of the prize path; under each stand its own five, under the last one all that
        are left to the crown, in rows."""
        stars = max(PATH_START, min(stars, self.goal - 1))
        index = min(len(STANDS) - 1, (stars - PATH_START) // _ROW_OF)
        stand = self.stand(index)
        wide = stand.w / _ROW_OF
        x = stand.x + (stars - PATH_START) % _ROW_OF * wide
        if index < len(STANDS) - 1:
            return Box(x, self.y + _PATH_TOP, wide, _PATH_HIGH)
        first = PATH_START + _ROW_OF * index
        high = self._row_high
        return Box(x, self.y + _PATH_TOP + (stars - first) // _ROW_OF * high, wide, high)

    @property
    def _last_rows(self) -> int:
        """So many rows of spaces lie under the last stand; none where the crown comes first."""
        return max(0, self.goal - PATH_START - _ROW_OF * (len(STANDS) - 1)) // _ROW_OF

    @property
    def _row_high(self) -> float:
        return max(_PATH_HIGH / max(1, self._last_rows), _LOWEST_ROW)

    @property
    def sand(self) -> float:
        """At the foot of the path."""
        return self.y + _PATH_TOP + _PATH_HIGH + 24

    def on_path(self, totals: Sequence[int]) -> list[tuple[float, float]]:
        """Where prize dice with these sums lie: each on its space or, where that is taken, in the
        sand at its foot; below ten in the sand at the path's beginning; all so that every one of
        them can be read."""
        found: list[tuple[float, float]] = []
        crowned, sand = 0, self.sand
        for total in totals:
            if total >= self.goal:
                found.append(self._crowned(crowned))
                crowned += 1
                continue
            box = self.space(total)
            x, y = (box.cx, box.cy - 8) if total >= PATH_START else (self.mat.x + 40, sand)
            places = [(x, y), *((x + aside, sand) for aside in _ASIDE)]
            found.append(next(p for p in places if self._clear(p, (x, y)) and _free(p, found)))
        return found

    def _clear(self, place: tuple[float, float], home: tuple[float, float]) -> bool:
        """Its own place, or one in the sand that is nobody else's space."""
        x, end = place[0], self.crown.x
        if self._last_rows * self._row_high > _PATH_HIGH:
            end = self.stand(len(STANDS) - 1).x
        return place == home or self.mat.x + 40 <= x <= end - ON_PATH / 2

    def _crowned(self, at: int) -> tuple[float, float]:
        """In rows of three on the pedestal, the first in front."""
        row, column = divmod(at, 3)
        box = self.crown
        return box.cx + _APART * (column - 1), box.bottom - 118 - _APART * row

    def hole(self, number: int) -> tuple[float, float]:
        """The middle of a hole's mouth: 4, 5, 6 far, 1, 2, 3 near."""
        return self.x + _COLUMNS[(number - 1) % 3 + 1] - 18, self.y + _ROWS[number]

    def cards(self, number: int) -> tuple[float, float]:
        """Where the cards of a hole are fanned out."""
        x, y = self.hole(number)
        return x + 116, y - 4

    def beside(self, number: int, at: int, count: int) -> tuple[float, float]:
        """Where dice lie at a hole: in front of it, closer together the more there are."""
        return _AT_HOLE.at(*self.hole(number), at, count)

    def missed(self, at: int, count: int) -> tuple[float, float]:
        return _IN_MUD.at(*self.mud, at, count)

    def strip(self, at: int, count: int) -> tuple[float, float]:
        """The sand below the path, where prize dice wait to be moved."""
        return _ON_SAND.at(*self.wait, at, count)

    def column(self, at: int, count: int) -> Box:
        """One of the columns of those who cash in."""
        return grid(self._columns, count, gap=_GAP, most=_COLUMN).at(at)

    @property
    def account(self) -> Box:
        """Who cashes in alone has room for her whole sum."""
        room = self._columns
        return Box(room.cx - _ACCOUNT / 2, room.y, _ACCOUNT, room.h)

    @property
    def rail(self) -> Box:
        """One's own hand, at one's own edge of the table."""
        alone = self.eyes == "alone" and not self.large
        return Box(self._edge, self.foot, _RAIL_ALONE if alone else _RAIL.on(self), _FOOT)

    @property
    def tiles(self) -> Box:
        """The four dice to choose from."""
        wide = _TILES.on(self)
        return Box(self._far_edge - wide, self.foot, wide, _FOOT)

    def tile(self, at: int) -> Box:
        if self.wide:
            return grid(self._row, len(DICE), 1, _TILES_APART).at(at)
        return grid(self.tiles, 2, 2, _TILES_APART).at(at % 2, at // 2)

    @property
    def wide(self) -> bool:
        """The prompt goes on to the edge of the table: what lies beside it has room below the
        seats."""
        if self.eyes != "alone" or self.large:
            return False
        return self._below(left=True).h >= _LOWEST_LOG and self._below(left=False).h >= _LOWEST_CRIB

    def _below(self, *, left: bool) -> Box:
        """What the seats of one side leave free."""
        rows = halves(0, self.seats).rows
        last = self.seat(rows - 1 if left else self.seats - 1)
        if not left and self.seats == 1:
            last = last._replace(x=self.x + 1560, h=0)
        return Box(last.x, last.bottom + 14, last.w, self.mat.bottom - last.bottom - 14)

    @property
    def foot_wide(self) -> Box:
        """The wide one."""
        left = self.rail.right + 16
        return Box(left, self.foot, self._far_edge - left, _FOOT)

    @property
    def _row(self) -> Box:
        box = self.foot_wide
        return Box(box.x + _ROW.x, box.y + _ROW.y, box.w + _ROW.w, box.h + _ROW.h)

    @property
    def _edge(self) -> float:
        return self.x + (_EDGE_ALONE if self.eyes == "alone" else _EDGE.on(self))

    @property
    def _far_edge(self) -> float:
        return 2 * self.x + FULL[0] - self._edge

    @property
    def picking(self) -> Box:
        """The prompt in which a prize is picked: as wide as there is room beside leaving without,
        for the moles of whoever picks lie on the lawn."""
        left = self.x + (384 if self.eyes == "all" and not self.large else _EDGE_ALONE)
        return Box(left, self.foot, self.leave.x - 20 - left, _FOOT)

    @property
    def picks(self) -> Box:
        """The sum, and the prizes it pays."""
        box, row = self.picking, _PICK_ROW.on(self)
        return Box(box.x + row.x, box.y + row.y, box.w + row.w, box.h + row.h)

    def pick(self, at: int, count: int) -> Box:
        """One of so many prizes that can be had."""
        row, wide = self.picks, _SUM.on(self)
        row = row._replace(x=row.x + wide, w=row.w - wide)
        wide = min(_PICK, (row.w - _PICKS_APART * (count - 1)) / count)
        return Box(row.x + at * (wide + _PICKS_APART), row.y, wide, row.h)

    @property
    def leave(self) -> Box:
        """Where a prize is given up: small, at the far end, low enough for "Back" to come there."""
        far = self._far_edge if self.eyes == "curtain" else self.x + _END
        wide, high = _LEAVE.on(self)
        return Box(far - wide, self.foot + _FOOT - high - 18, wide, high)

    def of_picker(self, *, leaving: bool) -> Regions:
        """While a prize is picked; and while leaving without is asked once more."""
        found = self.regions(tray=False, tiles=False)
        if self.eyes == "curtain":
            return found
        box, crib = self.picking, found.crib if self.wide else None
        if leaving:
            return replace(found, prompt=box._replace(w=self.leave.right - box.x), crib=crib)
        return replace(found, prompt=box, crib=crib, row=self.picks)

    def regions(self, *, tray: bool, tiles: bool) -> Regions:
        """Alone, the prompt lies between one's hand and the dice or the course of the round."""
        y = self.foot
        crib = None if self.large else Box(self.x + 1560, y - 4, 340, 226)
        if self.eyes == "all" and self.large:
            # What happened stands where nobody sits.
            side = halves(self.seats - 1, self.seats)
            empty = halves(0, self.seats).rows > side.rows
            last = self.seat(halves(0, self.seats).rows - 1)
            recap = last._replace(x=self.x + 1560) if empty else None
            return Regions(Box(self.x + 20, y, 1880, _FOOT), recap=recap)
        if self.eyes == "all":
            return Regions(
                prompt=Box(self.x + 384, y, 1152, _FOOT),
                log=Box(self.x + 20, y - 4, 340, 226),
                recap=Box(self.x + 20, y - 4, 340, 226),
                crib=crib,
            )
        left = self.rail.right + 16 if tray else self._edge
        if self.eyes == "curtain":
            right = self.tiles.x - 16 if tiles else self._far_edge
            # The frame takes the curtain's width off at both sides.
            aside = min(_CURTAIN, (right - left) * _CURTAINED / (1 - 2 * _CURTAINED))
            return Regions(Box(left - aside, y, right - left + 2 * aside, _FOOT))
        log = self._below(left=True)
        if self.wide:
            prompt = Box(left, y, self._far_edge - left, _FOOT)
            row = self._row if tiles else None
            return Regions(prompt, log, self._below(left=False), recap=log, row=row)
        prompt = Box(left, y, self.tiles.x - 16 - left, _FOOT)
        beside = log if log.h >= _LOWEST_LOG and not self.large else None
        return Regions(prompt, beside, None if tiles else crib, recap=beside)


def plan(look: Look, goal: int) -> Plan:
    middle = look.frame.middle
    foot, large = look.frame.h - _PROMPT, look.frame.large
    if look.private:
        # The plaque that says whose eyes these are hangs down over the mat.
        return Plan(middle.x, middle.y + 18, foot + 8, look.seats, goal, "curtain", large)
    eyes: Eyes = "all" if look.lone is None else "alone"
    return Plan(middle.x, middle.y, foot, look.seats, goal, eyes, large)


def _free(place: tuple[float, float], taken: Sequence[tuple[float, float]]) -> bool:
    x, y = place
    near = _APART - _NEARER
    return all(abs(x - a) >= near or abs(y - b) >= near for a, b in taken)
