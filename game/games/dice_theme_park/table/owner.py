"""One's own park in full: its plate, its staff and tools, what is still to be installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.innovations import INNOVATIONS, KIT
from game.games.dice_theme_park.content.numbers import UPGRADES
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import (
    LINE,
    PRINT,
    STAR,
    TITLE,
    art,
    cash,
    counters,
    heading,
    panel,
)
from game.games.dice_theme_park.table.keys import duty_key, in_hand_key, kit_key, map_key
from game.games.dice_theme_park.table.standing import made
from game.games.dice_theme_park.table.wording import administrator_said, dash, skill_art
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.signs import chip
from game.stage.kit.slots import BOTTOM, MIDDLE, RIGHT, Laid, Room, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.administrators import AdministratorCard
    from game.games.dice_theme_park.content.innovations import Kit
    from game.games.dice_theme_park.content.staff import Person
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.kit.writing import Tone
    from game.stage.look import Look

__all__ = ["kit_art", "owner"]

_LARGE_BAND = 82.0
_ROW = 74.0
_BODY = 520.0
"""Here begins what lies below the staff: the mascots, or what is still to be installed."""
_RING = 7.0
"""A ring is drawn round its box: so far inside it, it keeps off headings and neighbours."""
_MAPS = Room(Spot(16, 790), -32, 58)
_LARGE_FACE = Spot(44, 116)
_LARGE_COUNTERS = Spot(98, 116)
_OWNER_FACE = Spot(84, 58)
_OWNER_NAME = Spot(170, 38)
_OWNER_COUNTERS = Spot(170, 112)
_TODAY_ROOM = Room(Spot(16, 150), -32, 90)
_TODAY_TITLE = Written(LINE, Spot(12, 30), 29, 174)
_TODAY_COUNT = Written(LINE, Spot(12, 64), 26, 175, colour="#B9C8F0")
_TODAY_STARS = Spot(-93, 0, RIGHT, MIDDLE)
_TODAY_MONEY = Spot(-35, 0, RIGHT, MIDDLE)
_LARGE_STARS = Spot(86, 0, down=MIDDLE)
_LARGE_MONEY = Spot(-86, 0, RIGHT, MIDDLE)
_STAFF_HEAD = Spot(20, 260)
_STAFF = Laid(Spot(0, 80, MIDDLE))
_STAFF_NAME = Written(TITLE, Spot(0, 140, MIDDLE), 26, 0, colour=INK, align="center")
_STAFF_STATE = Room(Spot(0, 179, MIDDLE), -8, 38)
_LARGE_STAFF = Room(Spot(4, 5), -8, 180)
_STAFF_MARK = Room(Spot(4, 5), -8, 184)
_MASCOTS_HEAD = Spot(20, 500)
_MASCOT_USED = Laid(Spot(46, -22, down=BOTTOM), scale=0.8)
_MASCOT = Laid(Spot(46, -6, down=BOTTOM), scale=0.58)
_MASCOT_STATE = Written(LINE, Spot(-136, 0, RIGHT, MIDDLE), 27, 130, height=-12)
_MAPS_HEAD = Spot(20, 768)
_ADMIN = Laid(Spot(53), scale=0.26)
_ADMIN_NAME = Written(TITLE, Spot(0, -36), 26, height=56, colour="#7A4A2E")
_ADMIN_TEXT = Written(PRINT, Spot(0, 12), 26, height=64, lines=2)
_ADMIN_LEFT = 98.0
_KIT_HEAD = Spot(20, 500)
_INNOVATIONS_LEFT = Written(TITLE, Spot(82, 0, down=MIDDLE), 32, 74, colour=INK)
_UPGRADE = Written(LINE, Spot(80, 0, down=MIDDLE), 28, -158, height=-8, colour=INK)
_UPGRADES_LEFT = Written(TITLE, Spot(-14, 0, RIGHT, MIDDLE), 34, 66, colour=INK, align="right")


def _staff_box(box: Box, at: int, count: int) -> Box:
    wide = min(164.0, (box.w - 12) / max(count, 1))
    left = box.cx - (wide + 6) * (count - 1) / 2
    return Box(left + at * (wide + 6) - wide / 2, box.y + 282, wide, 178)


def _mascot_box(box: Box, at: int, count: int) -> Box:
    """Up to three below one another, more in two columns."""
    top = box.y + _BODY
    if count <= 3:
        return Box(box.x + 16, top + at * (_ROW + 4), box.w - 32, _ROW)
    row, column = divmod(at, 2)
    wide = (box.w - 40) / 2
    return Box(box.x + 16 + column * (wide + 8), top + row * (_ROW + 4), wide, _ROW)


def owner(seen: ThemeParkSeen, look: Look, seat: int, box: Box, *, asked: bool) -> Iterator[Piece]:
    face, plot = look.faces[seat], seen.parks[seat]
    if asked:
        yield fills("owner.glow", "ui/glow", box, -19, 50)
    yield fills("owner", f"ui/seat.frame.{face.colour}", box, -18)
    if look.frame.large:
        yield from plates.titled("owner", face, box, _LARGE_BAND, depth=-17)
        yield from plates.head("owner", face, *_LARGE_FACE.of(box), 72, depth=0)
        yield from counters("owner", *_LARGE_COUNTERS.of(box), plot.stars, plot.money, INK, 50)
    else:
        yield from plates.head("owner", face, *_OWNER_FACE.of(box), 174, depth=0)
        yield plates.name("owner", face, *_OWNER_NAME.of(box), 44, box.w - 186)
        yield from counters("owner", *_OWNER_COUNTERS.of(box), plot.stars, plot.money, INK, 30)
    yield from _today(seen, box, seat, large=look.frame.large)
    yield from _staff(seen, look, box, plot)
    if seen.phase == "improve":
        yield from kit(seen, look, box, seat)
    else:
        yield from _mascots(seen, look, box, plot, face.colour)
    yield from _maps(seen, look, box, plot)
    if plot.administrator:
        yield from _administrator(box, plot.administrator)


def _today(seen: ThemeParkSeen, box: Box, seat: int, *, large: bool) -> Iterator[Piece]:
    """What the cubes of this round will bring, and what was taken at once."""
    gain = made(seen.parks[seat])
    room = _TODAY_ROOM.of(box)
    yield panel("owner.today", room, depth=-10)
    if large:
        # What it is stands above it in the bar: a picture and a number are enough.
        yield STAR.round("owner.today.stars", gain.stars, *_LARGE_STARS.of(room), 102)
        yield cash("owner.today.money", gain.money, *_LARGE_MONEY.of(room), 72)
        return
    yield _TODAY_TITLE("owner.today.title", Said("this-round"), room)
    count = Said("operated", {"count": gain.cubes})
    yield _TODAY_COUNT("owner.today.count", count, room)
    yield STAR.round("owner.today.stars", gain.stars, *_TODAY_STARS.of(room), 50)
    yield cash("owner.today.money", gain.money, *_TODAY_MONEY.of(room), 40)


def _staff(seen: ThemeParkSeen, look: Look, box: Box, plot: ParkSeen) -> Iterator[Piece]:
    yield heading(
        "owner.staff", Said("staff-today"), *_STAFF_HEAD.of(box), box.w - 40, paper=True,
    )  # fmt: skip
    count = len(plot.played)
    for at, card in enumerate(plot.played):
        room = _staff_box(box, at, count)
        who = person(card).id
        key = duty_key(card)
        yield _STAFF(key, art(f"staff.{who}.small"), room, scale=room.w / 186, page=f"staff.{card}")
        if look.frame.large:
            # Who it is shows the picture, and is looked into.
            state, tone = _duty(seen, plot, who, at)
            where = (room.cx, room.y + 166, room.w + 4, 70)
            yield chip(f"{key}.state", tone, Said(state), *where)
            if at == _first(plot, who):
                spot = _LARGE_STAFF.of(room)
                yield from mark(key, seen, look, who, spot)
            continue
        yield _STAFF_NAME(f"{key}.name", Said(f"staff-{dash(who)}"), room)
        state, tone = _duty(seen, plot, who, at)
        yield chip(f"{key}.state", tone, Said(state), *_STAFF_STATE.about(room))
        if at == _first(plot, who):
            yield from mark(key, seen, look, who, _STAFF_MARK.of(room))


def _first(plot: ParkSeen, who: Person) -> int:
    return next(at for at, card in enumerate(plot.played) if person(card).id == who)


def _duty(seen: ThemeParkSeen, plot: ParkSeen, who: Person, at: int) -> tuple[str, Tone]:
    """What a person can still do this round."""
    left = {"guide": plot.guides, "manager": plot.managers}
    if who == "mascot":
        built = seen.phase not in ("plan", "welcome", "expand")
        return "phase-operate" if built else "phase-expand", "cream"
    if who not in left:
        return f"staff-{dash(who)}.phase", "cream"
    if seen.phase not in ("operate", "upkeep"):
        return f"staff-{dash(who)}.phase", "cream"
    same = [number for number, card in enumerate(plot.played) if person(card).id == who]
    ready = same.index(at) < left[who] and seen.phase == "operate"
    return ("ready", "green") if ready else ("used", "dark")


def _mascots(
    seen: ThemeParkSeen, look: Look, box: Box, plot: ParkSeen, colour: str
) -> Iterator[Piece]:
    count = len(plot.mascots)
    yield heading(
        "owner.mascots", Said("mascots"), *_MASCOTS_HEAD.of(box), box.w - 40, paper=True,
    )  # fmt: skip
    for at, card in enumerate(plot.mascots):
        room = _mascot_box(box, at, count)
        key, wide = in_hand_key(at), count <= 3
        out = bool(plot.out[at])
        art_ = "ui/well" if not out else "ui/slot.empty"
        yield fills(f"{key}.well", art_, room, -7)
        if out:
            yield _MASCOT_USED(key, art("mascot.used"), room)
        else:
            yield _MASCOT(key, art(f"mascot.{colour}"), room)
        if card:
            x = room.x + 46 + (76 if wide else 60)
            yield Piece(
                f"{key}.skill", skill_art(card), x, room.cy, scale=0.74,
                alpha=0.55 if out else 1, page=f"skill.{card}",
            )  # fmt: skip
        if wide:
            state = Said("in-park" if out else "ready")
            ink = "#7A6A58" if out else "#2A7A3A"
            yield _MASCOT_STATE(f"{key}.state", state, room, colour=ink)
        word = MASCOT.id(at)
        yield from mark(key, seen, look, word, room.inset(_RING))


def _maps(seen: ThemeParkSeen, look: Look, box: Box, plot: ParkSeen) -> Iterator[Piece]:
    yield heading("owner.maps", Said("maps"), *_MAPS_HEAD.of(box), box.w - 40, paper=True)
    room = _MAPS.of(box)
    pitch = min(62.0, (room.w - 66) / max(plot.maps - 1, 1))
    for at in range(plot.maps):
        name = "map.ready" if at < plot.maps - plot.used else "map.used"
        yield Piece(map_key(at), art(name), room.x + 34 + at * pitch, room.cy, scale=0.66)
    yield from mark("owner.maps", seen, look, "map", room.inset(_RING))


def _administrator(box: Box, card: AdministratorCard) -> Iterator[Piece]:
    y = box.y + 906
    title, text = administrator_said(card)
    yield _ADMIN("owner.admin", art(f"admin.{card}"), point(box.x, y))
    left = box.x + _ADMIN_LEFT
    yield _ADMIN_NAME("owner.admin.name", title, point(left, y), width=box.w - _ADMIN_LEFT - 6)
    yield _ADMIN_TEXT("owner.admin.text", text, point(left, y), width=box.w - _ADMIN_LEFT - 6)


def _place(box: Box, word: Kit, *, innovations: bool) -> Box:
    at = (*UPGRADES, *INNOVATIONS).index(word)
    top = box.y + _BODY
    if not innovations:
        return Box(box.x + 16, top + 77 * at, box.w - 32, _ROW)
    column, row = divmod(at, 3)
    wide = (box.w - 40) / 2
    return Box(box.x + 16 + column * (wide + 8), top + 77 * row, wide, _ROW)


def kit_art(word: Kit, statues: int = 0) -> str:
    if word in UPGRADES:
        return art(f"upgrade.{word}")
    if word == "statue":
        # They are built in order, so the next one is known by how many are left.
        return art(f"innovation.statue.{min(KIT['statue'] - statues + 1, KIT['statue'])}")
    return art(f"innovation.{word}")


def kit(seen: ThemeParkSeen, look: Look, box: Box, seat: int) -> Iterator[Piece]:
    plot = seen.parks[seat]
    yield heading("owner.kit", Said("to-install"), *_KIT_HEAD.of(box), box.w - 40, paper=True)
    words: list[Kit] = [*UPGRADES, *(INNOVATIONS if seen.innovations else ())]
    for word in words:
        room = _place(box, word, innovations=seen.innovations)
        left = plot.kit.get(word, 0)
        key = kit_key(word)
        yield fills(f"{key}.well", "ui/well", room, -7)
        # An innovation stands on its foot; an upgrade lies about its middle.
        foot, scale = (room.cy + 26, 0.54) if word in INNOVATIONS else (room.cy, 0.8)
        yield Piece(
            key, kit_art(word, left), room.x + 40, foot, scale=scale,
            alpha=1 if left else 0.35,
        )  # fmt: skip
        if seen.innovations:
            yield _INNOVATIONS_LEFT(f"{key}.count", f"×{left}", room, height=room.h)
        else:
            yield _UPGRADE(f"{key}.name", Said(f"upgrade-{dash(word)}"), room)
            yield _UPGRADES_LEFT(f"{key}.count", f"×{left}", room, height=room.h)
        yield from mark(key, seen, look, word, room.inset(_RING))
