"""What is on offer, in rows: trains with guests, attractions, skills; what is had for nothing.

One subject: one room, whose rows share out its height.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.table.answers import bonus_said, mark, need_said
from game.games.dice_theme_park.table.bits import LABEL, LINE, NEON, art
from game.games.dice_theme_park.table.hexes import HALF, RADIUS
from game.games.dice_theme_park.table.keys import die_key, offer_key
from game.games.dice_theme_park.table.parks import die_piece
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.games.dice_theme_park.table.solo import blocked
from game.games.dice_theme_park.table.tiles import (
    COST,
    NAME,
    Lot,
    cost_place,
    costs,
    price,
    strip_high,
    tile,
)
from game.games.dice_theme_park.table.tiles import tile as laid
from game.games.dice_theme_park.table.wording import skill_art, skill_help, skill_said
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.rows import along, grid
from game.stage.kit.slots import MIDDLE, Laid, Room, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["Stalls", "market", "picker", "picking", "stalls"]

Row: TypeAlias = Literal["trains", "tiles", "skills"]

_TRAIN = (236.0, 160.0)
_WINDOWS = (-62.0, 0.0, 62.0)
_WINDOW_Y = -84.0
_SHADE = 0.62
_HIGH: dict[Row, float] = {"trains": 0.29, "tiles": 0.41, "skills": 0.28}
"""How high the rows are beside one another."""
_TOLD, _UNHEADED = 0.395, 0.2
"""Of skills with what each of them does; of trains over which nothing is written."""
_EDGE, _HEADING, _LARGE_HEADING, _BARE = 8.0, 42.0, 72.0, 8.0
"""Above all rows; and what is written above each, or the air where nothing is."""
_PRICE, _LARGE_PRICE = 48.0, 84.0
"""What lies below an attraction."""
_NEEDS = 250.0
"""And what each needs, in words, in the introductory game."""
_AIR = 12.0
"""Between a ring and what is written above or below it."""
_WIDEST = 230.0
"""So wide at least, if there is room, are a name's strip and the ring."""
_LARGEST, _ABREAST = 1.0, 0.86
"""An attraction at its largest; and one of several of which one may come forward."""
_SKILL = (208.0, 140.0)
_SENTENCE, _LARGE_NAME = 218.0, 104.0
"""Below a skill: what it does, or its name on two lines."""
_RINGS, _INSIDE = 28.0, -6.0
"""Between the rings of neighbours; and prices stand inside them."""
_CLEAR, _OFF = 9.0, 22.0
"""So much narrower than its column is what stands inside its ring, and lines of words there."""
_NOTE = 500.0
"""When one may take of a row is said where there is room for it in all languages."""
_HEADING_TITLE = Written(NEON, Spot(34), 36, height=70)
_HEADING_NOTE = Written(LINE, Spot(-30), 28, align="right")
_TRAINS_RAIL = Laid(Spot(0, 8), h=40, depth=-7)
_TRAINS_BADGE = Laid(Spot(44, 40), h=40)
_LARGE_SKILL_NAME = Written(LABEL, Spot(0, -6), 26, lines=2)
_SKILL_NAME = Written(LABEL, Spot(0), 26, height=64, lines=2)
_SKILL_TEXT = Written(LINE, Spot(0), 26, lines=7, align="center")
_DISCARDS = Room(Spot(35, 100), -70, -130)
_PICKER_TITLE = Written(NEON, Spot(0, 62, MIDDLE), 38, -80, align="center")


@dataclass(frozen=True, slots=True)
class Stalls:
    """Which rows of the market stand in a room, in so many columns."""

    felt: Box
    rows: tuple[Row, ...]
    columns: int
    large: bool = False
    headed: bool = True
    """Each row says what it is, and when one may take of it."""
    told: bool = False
    """Below each skill stands what it does."""
    forward: str = ""
    """The attraction that is pointed at, or chosen, among those that are told of: it is larger."""
    gone: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """The places of attractions and of skills that nobody can have any more: the others have their
    room."""

    def row(self, name: Row) -> Box:
        """Without its heading."""
        room, head = self.felt, self._head
        high = {each: _HIGH[each] for each in self.rows}
        if self.told and "skills" in high:
            high["skills"] = _TOLD
        if not self.headed:
            high["trains"] = _UNHEADED
        each = (room.h - 2 * _EDGE) / sum(high.values())
        before = sum(high[other] for other in self.rows[: self.rows.index(name)])
        top = room.y + _EDGE + each * before
        return Box(room.x, top + head, room.w, each * high[name] - head)

    @property
    def _head(self) -> float:
        if not self.headed:
            return _BARE
        return _LARGE_HEADING if self.large else _HEADING

    @property
    def letters(self) -> float:
        """How large names are."""
        return NAME * 1.6 if self.large else NAME

    def pitch(self, name: Row) -> float:
        return min((self.felt.w - (24 if self.large else 36)) / self._count(name), 300.0)

    def _gone(self, name: Row) -> frozenset[int]:
        return {"trains": frozenset[int](), "tiles": self.gone[0], "skills": self.gone[1]}[name]

    def _count(self, name: Row) -> int:
        return max(self.columns - len(self._gone(name)), 1)

    def _column(self, name: Row, at: int) -> float:
        before = sum(other < at for other in self._gone(name))
        return along(self.felt.cx, at - before, self._count(name), self.pitch(name))

    def heading(self, name: Row) -> float:
        return self.row(name).y - self._head / 2 - 2

    def train(self, at: int) -> tuple[float, float, float]:
        """The middle of a train's foot, and its scale."""
        row = self.row("trains")
        scale = min((self.pitch("trains") - 6) / _TRAIN[0], (row.h - 24) / _TRAIN[1], 1.0)
        return self._column("trains", at), row.y + (row.h - 18 + _TRAIN[1] * scale) / 2, scale

    def guest(self, at: int, place: int) -> tuple[float, float, float]:
        """Where a guest sits in a train; as if trains lay there, where none do."""
        stalls = self if "trains" in self.rows else Stalls(self.felt, _ALL, self.columns)
        x, y, scale = stalls.train(at)
        return x + _WINDOWS[place] * scale, y + _WINDOW_Y * scale, 0.64 * scale

    @property
    def _price(self) -> float:
        return _LARGE_PRICE if self.large else _PRICE

    @property
    def strip(self) -> float:
        """How high a name's strip is."""
        return strip_high(self.letters)

    def attraction(self, at: int) -> tuple[float, float, float]:
        """The middle of an attraction, and its scale."""
        row = self.row("tiles")
        room = row.h - self.strip - self._price - _AIR - self.needs
        k = min((self.pitch("tiles") - 8) / (2 * RADIUS), room / (2 * HALF), self._most)
        high = self.strip + 2 * HALF * k + self._price + self.needs
        return self._column("tiles", at), row.y + (row.h - high) / 2 + self.strip + HALF * k, k

    @property
    def _most(self) -> float:
        return _ABREAST if self.told else _LARGEST

    @property
    def needs(self) -> float:
        """So much is written below a price, where no skills stand: what the signs mean."""
        return _NEEDS if self.told and "skills" not in self.rows else 0.0

    def before(self, at: int) -> tuple[float, float, float]:
        """The same for one that comes forward: over no price of a neighbour's, nor its own."""
        x, _, k = self.attraction(at)
        row, pitch = self.row("tiles"), self.pitch("tiles")
        beside = pitch - cost_place(0, k, _INSIDE)[0] - COST[0] / 2 - _CLEAR
        room = row.h - self.strip - self._price - _AIR - self.needs
        k = max(k, min(beside / RADIUS, room / (2 * HALF), _LARGEST))
        high = self.strip + 2 * HALF * k + self._price + self.needs
        return x, row.y + (row.h - high) / 2 + self.strip + HALF * k, k

    def laid(self, at: int, name: str) -> tuple[float, float, float]:
        return self.before(at) if name and name == self.forward else self.attraction(at)

    def wide(self, k: float) -> float:
        """Of an attraction with its name."""
        return max(2 * RADIUS * k, min(self.pitch("tiles") - _RINGS, _WIDEST))

    def below(self, at: int, name: str) -> tuple[float, float]:
        """Where its price lies."""
        x, y, k = self.laid(at, name)
        return x, y + HALF * k + self._price / 2 - 2

    @property
    def _under(self) -> float:
        """So much is written below a skill's card."""
        return _SENTENCE if self.told else _LARGE_NAME if self.large else 0.0

    def skill(self, at: int) -> tuple[float, float, float]:
        """The middle of a skill's card, and its scale."""
        row = self.row("skills")
        across = (self.pitch("skills") - 12) / _SKILL[0]
        scale = min(across, (row.h - self._under - 12) / _SKILL[1], 1.0)
        return self._column("skills", at), row.y + 4 + _SKILL[1] * scale / 2, scale

    def place(self, seen: ThemeParkSeen, word: str) -> Box | None:
        """Where something on offer lies."""
        if TRAIN.names(word) and "trains" in self.rows:
            x, y, scale = self.train(TRAIN.at(word))
            wide, high = _TRAIN[0] * scale, _TRAIN[1] * scale
            return Box(x - wide / 2, y - high, wide, high)
        if is_tile(word) and word in seen.display and "tiles" in self.rows:
            x, y, k = self.laid(seen.display.index(word), word)
            top = y - HALF * k - self.strip - 4
            wide = self.wide(k)
            return Box(
                x - wide / 2, top, wide, 2 * HALF * k + self.strip + self._price + self.needs + 4
            )
        if is_skill(word) and word in seen.skill_display and "skills" in self.rows:
            x, y, scale = self.skill(seen.skill_display.index(word))
            wide, high = _SKILL[0] * scale, _SKILL[1] * scale
            if self._under:
                wide = self.pitch("skills") - _RINGS
            return Box(x - wide / 2, y - high / 2, wide, high + max(self._under - 6, 0))
        return None


_ALL: tuple[Row, ...] = ("trains", "tiles", "skills")


def stalls(place: Plan, seen: ThemeParkSeen, look: Look) -> Stalls:
    """What the question hangs on, as large as there is room; the rest has gone, or is looked at
    from the bar."""
    count, rows = len(seen.trains), _ALL if seen.full else _ALL[:2]
    large = place.large and not look.whole
    if screen(seen, look) is Screen.CREW:
        return Stalls(place.shelf(whole=look.whole), _ALL[:2], count, headed=False)
    if seen.phase == "expand" and not look.whole:
        # Whoever builds has her guests: the trains have left.
        gone = _places_of(seen.display), _places_of(seen.skill_display)
        return Stalls(
            place.offers, rows[1:], count, large, told=not large, gone=gone,
            forward="" if large else _forward(seen, look),
        )  # fmt: skip
    if large and seen.phase == "welcome":
        rows = rows[:2]
    return Stalls(place.offers, rows, count, large)


def _forward(seen: ThemeParkSeen, look: Look) -> str:
    """What is pointed at, else what is chosen."""
    return next((word for word in (look.hover, *look.path) if word in seen.display and word), "")


def _places_of(display: Sequence[str]) -> frozenset[int]:
    """The empty places of a row."""
    return frozenset(at for at, word in enumerate(display) if not word)


def market(seen: ThemeParkSeen, look: Look, laid_out: Stalls, money: int) -> Iterator[Piece]:
    rows = laid_out.rows
    for row in rows if laid_out.headed else ():
        note = _bonus(seen, look, laid_out) if row == "tiles" else None
        yield from _heading(row, laid_out, note or Said(f"{row}-note"))
    if "trains" in rows:
        yield from _trains(seen, look, laid_out)
    yield from _tiles(seen, look, laid_out, money)
    if seen.solo:
        yield from _shut(seen, laid_out)
    if "skills" in rows:
        yield from _skills(seen, look, laid_out)


def _shut(seen: ThemeParkSeen, laid_out: Stalls) -> Iterator[Piece]:
    """What the solo card closes this round."""
    train, shown, learnt = blocked(seen)
    words = (
        TRAIN.id(train) if train >= 0 else "",
        seen.display[shown] if shown >= 0 else "",
        seen.skill_display[learnt] if 0 <= learnt < len(seen.skill_display) else "",
    )
    for word in words:
        box = laid_out.place(seen, word) if word else None
        if box is not None:
            yield fills(f"shut.{word}", art("block"), box, 64)


def _bonus(seen: ThemeParkSeen, look: Look, laid_out: Stalls) -> Said | None:
    """What the amenity of the attraction that stands forward would bring."""
    name = laid_out.forward
    return bonus_said(seen.parks[actor(seen, look)], name) if is_tile(name) else None


def _heading(key: Row, laid_out: Stalls, note: Said) -> Iterator[Piece]:
    felt, y = laid_out.felt, laid_out.heading(key)
    wide = 360.0 if laid_out.large else 230.0
    yield _HEADING_TITLE(f"{key}.title", Said(f"market-{key}"), point(felt.x, y), width=wide)
    room = felt.w - wide - 80
    if not laid_out.large and room > _NOTE:
        yield _HEADING_NOTE(f"{key}.note", note, point(felt.right, y), width=room)


def _trains(seen: ThemeParkSeen, look: Look, laid_out: Stalls) -> Iterator[Piece]:
    values = trains(look.seats)
    left, y, scale = laid_out.train(0)
    right = laid_out.train(len(seen.trains) - 1)[0]
    half = _TRAIN[0] * scale / 2
    yield _TRAINS_RAIL(
        "rail", art("rail"), point((left + right) / 2, y), w=right - left + 2 * half + 20,
    )  # fmt: skip
    for number, guests in enumerate(seen.trains):
        x, y, scale = laid_out.train(number)
        word = TRAIN.id(number)
        taken = seen.rides[number] if number < len(seen.rides) else -1
        if look.hover == word or word in look.path:
            yield Piece(f"{word}.lit", art("train.lit"), x, y, scale=scale)
        yield Piece(
            word, art(f"train.{number % 5 + 1}"), x, y, scale=scale,
            alpha=_SHADE if taken >= 0 else 1,
        )  # fmt: skip
        if taken >= 0:
            face = look.faces[taken]
            top = y + _WINDOW_Y * scale
            yield Piece(f"{word}.taken", f"portrait/{face.colour}.idle", x, top + 8, h=124 * scale)
            yield _TRAINS_BADGE(f"{word}.badge", f"badge/{face.colour}", point(x, top))
        else:
            for place, die in enumerate(guests):
                if not die:
                    continue
                dx, dy, size = laid_out.guest(number, place)
                value = values[number][min(place, len(values[number]) - 1)]
                yield die_piece(die_key(die), die, value, dx, dy, size, numbers=look.numbers)
                yield from mark(
                    die_key(die),
                    seen,
                    look,
                    die,
                    Box(dx - 48 * size, dy - 48 * size, 96 * size, 96 * size),
                    depth=60,
                )
        box = laid_out.place(seen, word)
        if box is not None:
            yield from mark(word, seen, look, word, box, depth=62)


def _tiles(seen: ThemeParkSeen, look: Look, laid_out: Stalls, money: int) -> Iterator[Piece]:
    # As many as there are trains (p. 5): while they are laid out, too, each lies in its place.
    for at, name in enumerate(seen.display):
        x, y, k = laid_out.laid(at, name)
        if not name and at in laid_out.gone[0]:
            continue
        if not name:
            yield Piece(f"display.{at}", art("hex.free"), x, y, scale=k, depth=-7)
            continue
        room = min(laid_out.wide(k) + _RINGS, laid_out.pitch("tiles") - 8)
        yield from tile(
            offer_key(name), Lot(name), x, y, k, 2, strip=room, letters=laid_out.letters
        )
        data = TILES[name]
        if laid_out.told:
            # One chooses by what it earns and what improving it will cost.
            spaces = dict(enumerate(data.spaces))
            yield from costs(offer_key(name), spaces, data.income, x, y, k, 4, _INSIDE)
        cost = data.cost
        yield price(
            f"{offer_key(name)}.price", cost, *laid_out.below(at, name), afford=cost <= money,
            large=laid_out.large,
        )  # fmt: skip
        if laid_out.needs:
            low = laid_out.below(at, name)[1] + _PRICE / 2 + laid_out.needs / 2
            needs = Said("offer-needs", {"need": need_said(name)})
            wide = laid_out.pitch("tiles") - _OFF
            yield _SKILL_TEXT(f"{offer_key(name)}.needs", needs, point(x, low), width=wide,
                              height=laid_out.needs - 8)  # fmt: skip
        box = laid_out.place(seen, name)
        if box is not None:
            told = laid_out.told and not look.private
            yield from mark(offer_key(name), seen, look, name, box, told=told)


def _skills(seen: ThemeParkSeen, look: Look, laid_out: Stalls) -> Iterator[Piece]:
    for at, card in enumerate(seen.skill_display):
        x, y, scale = laid_out.skill(at)
        if not card:
            continue
        key = offer_key(card)
        picture = skill_art(card, icon=False)
        yield Piece(key, picture, x, y, scale=scale, page=f"skill.{card}")
        if laid_out.large:
            yield _LARGE_SKILL_NAME(
                f"{key}.name", skill_said(card),
                point(x, y + (_SKILL[1] * scale + _LARGE_NAME) / 2),
                width=laid_out.pitch("skills") - 16, height=_LARGE_NAME - 4,
            )  # fmt: skip
        else:
            # Above a sentence a card is small: its name may be wider than it.
            wide = laid_out.pitch("skills") - _CLEAR if laid_out.told else 204 * scale
            yield _SKILL_NAME(f"{key}.name", skill_said(card), point(x, y + 36 * scale), width=wide)
        if laid_out.told:
            yield _SKILL_TEXT(
                f"{key}.text", skill_help(card),
                point(x, y + _SKILL[1] * scale / 2 + _SENTENCE / 2),
                width=laid_out.pitch("skills") - _OFF, height=_SENTENCE - 4,
            )  # fmt: skip
        box = laid_out.place(seen, card)
        if box is not None:
            yield from mark(key, seen, look, card, box)


def picking(seen: ThemeParkSeen, look: Look) -> bool:
    step = seen.waiting(actor(seen, look))
    return step is not None and step.kind == "amenity_build" and bool(seen.asked)


def _discard_at(felt: Box, at: int, count: int) -> Box:
    columns = 6 if count > 10 else 5
    rows = max(-(-count // columns), 2)
    room = _DISCARDS.of(felt)
    return grid(room, columns, rows).at(at % columns, at // columns).inset(4)


def picker(seen: ThemeParkSeen, look: Look, felt: Box) -> Iterator[Piece]:
    yield _PICKER_TITLE("picker.title", Said("discarded-tiles"), felt)
    for at, name in enumerate(sorted(seen.tile_discards)):
        box = _discard_at(felt, at, len(seen.tile_discards))
        k = min(box.w / 300, (box.h - 50) / 240, 0.8)
        yield from laid(offer_key(name), Lot(name), box.cx, box.cy + 12, k, 2)
        yield from mark(offer_key(name), seen, look, name, box)
