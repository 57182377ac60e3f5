"""A seat beside the field, and the medals track in the bar."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from game.games.topoum.content.ids import HAND, MOLES, TYPE_OF
from game.games.topoum.table import keys
from game.games.topoum.table.answers import of_mole
from game.games.topoum.table.names import army, at_turn, card_art, owner
from game.games.topoum.table.pages import pile_of, top_of
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.cards import Fan
from game.stage.kit.rows import apart, closer
from game.stage.kit.rulers import Ruler
from game.stage.kit.signs import RIBBON, chip
from game.stage.kit.slots import CENTRE, Laid, Room, Spot, Written, point
from game.stage.kit.writing import NUMBER, figures
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Mole
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["own_pile", "reserve_at", "seat_panel", "track"]

_LOW, _ROOMY = 230.0, 250.0
"""A panel lower than this has a narrow band; all is drawn smaller in one lower than that."""
_LEAST = 0.62
_HEADS = 35.0
"""From one head of a mole in reserve to the next."""
_TOP = (66.0, 90.0)
"""How large the last card is."""
_MIDDLE = 126.0
"""Where medals begin, right of the portrait."""
_TOKENS = 38.0
_LARGE_BAND, _LARGE_ROOM = 78.0, 150.0
_SHARES, _TIGHT_SHARES = (0.22, 0.56), (0.27, 0.77)
"""Of the room below the band: where medals and moles are."""
_CAPTIVES = 46.0
_GLOW = 46.0
_FAN = Fan(20, 40, 12)
_PORTRAIT = "topoum/portrait.{}.{}"
_LARGE_MEDAL = Laid(Spot(36), h=50)
_LARGE_MEDALS = Written(NUMBER, Spot(64), 56, 100, align="left")
_LARGE_TILE = Laid(Spot(44, -4), scale=0.32)
_LARGE_TILES = Written(NUMBER, Spot(78), 48, 110, align="left")
_HEAD_MEDALS = Written(NUMBER, Spot(46, 2), 0, 110, align="left")
_RIBBON = Room(Spot(206, -10), 168, 38)
_STORES_TILE = Laid(Spot(38, -4))
_STORES_TILES = Written(NUMBER, Spot(66, 2), 30, 56, align="left")
_TRACK = Laid(CENTRE, depth=-7)


def _band(box: Box) -> float:
    """The height of the coloured band with the name."""
    return 56.0 if box.h < _LOW else 78.0


def _grown(box: Box) -> float:
    """How large things are drawn, where there is room for them."""
    return max(min(box.h / _ROOMY, 1.0), _LEAST)


def _rows(box: Box) -> tuple[float, float, float]:
    """The middles of the rows below the band: medals, moles in reserve, tiles and cards."""
    top, room = box.y + _band(box), box.h - _band(box) - 6
    return top + room * 0.22, top + room * 0.56, top + room * 0.85


def head_at(box: Box) -> tuple[float, float]:
    """The place of the first mole in reserve."""
    return box.x + 36, _rows(box)[1]


def reserve_at(place: Plan, seat: int) -> tuple[float, float]:
    """Where moles come from and go home to."""
    return head_at(place.seat(seat))


def _captives(seen: TopoumSeen, seat: int) -> list[Mole]:
    return [mole for mole, captor in seen.captives if captor == seat]


def _captive_at(box: Box, at: int, count: int) -> tuple[float, float]:
    """Right of the medals, closer together where there are many."""
    return box.right - 30 - at * closer(_CAPTIVES, 2 * _CAPTIVES, count), _rows(box)[0] - 2


def seat_panel(place: Plan, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    box, key = place.seat(seat), keys.seat(seat)
    if seat == at_turn(seen):
        yield from plates.lit(key, box, _GLOW)
        if not place.large:
            yield _ribbon(box, key)
    yield plates.frame(key, look.faces[seat], box)
    if place.large:
        yield from _large(box, seen, look, seat)
        return
    yield from _head(box, seen, look, seat)
    yield from _reserve(seen, look, seat, *head_at(box), 42 * _grown(box))
    yield from _stores(box, seen, look, seat)
    yield from _last(box, seen, seat)
    captives = _captives(seen, seat)
    for at, mole in enumerate(captives):
        yield from _captive(seen, look, mole, _captive_at(box, at, len(captives)), len(captives))


def _reserve(
    seen: TopoumSeen, look: Look, seat: int, x: float, y: float, high: float
) -> Iterator[Piece]:
    """Moles in reserve as heads, and the place they come from."""
    key, art, left = keys.seat(seat), f"topoum/head.{army(look, seat)}", len(seen.reserve[seat])
    for at in range(MOLES):
        head = art if at < left else f"{art}.gone"
        yield Piece(f"{key}.head.{at}", head, x + at * _HEADS, y, h=high)
    yield Piece(f"{key}.reserve", x=x, y=y)


def _large(box: Box, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    """In large text: face and name in the band, below it medals and moles in reserve as heads;
    tiles where there is room."""
    key, face, colour = keys.seat(seat), look.faces[seat], army(look, seat)
    band = min(_LARGE_BAND, box.h * 0.46)
    middle = box.y + band / 2
    yield from plates.head(
        key, face, box.x + 44, middle + 1, band * 0.9, mood="idle", portrait=_PORTRAIT, depth=0
    )
    tokens = [("seat", "whistle")] * (seen.first == seat) + [("", "press")] * (seen.press == seat)
    for at, (of, token) in enumerate(tokens):
        name = f"{key}.{token}" if of else token
        x = box.right - 30 - 40 * at
        yield Piece(name, f"topoum/token.{token}", x, middle, h=_TOKENS, page=token)
    yield from plates.titled(key, face, box, band, left=86, free=14 + 40 * len(tokens))
    room = box.h - band
    roomy = room > _LARGE_ROOM
    y, row = (box.y + band + room * share for share in (_SHARES if roomy else _TIGHT_SHARES))
    yield _LARGE_MEDAL(f"{key}.medal", "topoum/medal", point(box.x, y))
    count = figures(seen.medals[seat])
    yield _LARGE_MEDALS(f"{key}.medals", count, point(box.x, y))
    yield from _reserve(seen, look, seat, head_at(box)[0], row, 42 if roomy else 24)
    if roomy:
        low = box.bottom - room * 0.15 - 4
        yield _LARGE_TILE(f"{key}.tile", f"topoum/barracks.{colour}", point(box.x, low))
        yield _LARGE_TILES(f"{key}.tiles", f"×{seen.tiles[seat]}", point(box.x, low))
    if seen.tops[seat]:
        top = TYPE_OF[seen.tops[seat]]
        page = top_of(seat) if seen.piles[seat] is None else pile_of(seat)
        high = min(room - 10, 104.0)
        x, low = box.right - 14 - high * 0.37, box.y + band + room / 2
        yield Piece(f"{key}.top", card_art(top), x, low, h=high, turn=3, page=page)
    captives = _captives(seen, seat)
    for at, mole in enumerate(captives):
        x = box.x + 182 + at * closer(_CAPTIVES, _CAPTIVES, len(captives))
        yield from _captive(seen, look, mole, (x, y), len(captives))


def _head(box: Box, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    key, face = keys.seat(seat), look.faces[seat]
    band = _band(box)
    yield from plates.head(
        key, face, box.x + 58, box.y + band - 6, 108, mood="idle", portrait=_PORTRAIT, depth=0
    )
    yield plates.name(key, face, box.x + 112, box.y + band / 2 + 6, 36, box.w - 126)
    y = _rows(box)[0]
    yield Piece(f"{key}.medal", "topoum/medal", box.x + _MIDDLE + 18, y, h=52 * _grown(box))
    count = figures(seen.medals[seat])
    yield _HEAD_MEDALS(f"{key}.medals", count, point(box.x + _MIDDLE, y), size=54 * _grown(box))


def _ribbon(box: Box, key: str) -> Piece:
    return RIBBON(f"{key}.ribbon", Said("at-turn"), *_RIBBON.about(box), depth=12)


def _stores(box: Box, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    key = keys.seat(seat)
    y = _rows(box)[2]
    tile = f"topoum/barracks.{army(look, seat)}"
    yield _STORES_TILE(f"{key}.tile", tile, point(box.x, y), scale=0.3 * _grown(box))
    count = f"×{seen.tiles[seat]}"
    yield _STORES_TILES(f"{key}.tiles", count, point(box.x, y))
    for at in range(seen.hand_sizes[seat]):
        held = _FAN.at(box.x + 150, y - 2, at, HAND)
        yield Piece(
            f"{key}.hand.{at}", "topoum/card.back", held.x, held.y, h=46 * _grown(box),
            turn=held.turn, born="deck",
        )  # fmt: skip
    x, high = box.x + 196, _TOKENS * _grown(box)
    if seen.first == seat:
        art, beside = "topoum/token.whistle", _rows(box)[1]
        yield Piece(f"{key}.whistle", art, x, beside, h=high, page="whistle")
    if seen.press == seat:
        yield Piece("press", "topoum/token.press", x, y - 2, h=high, page="press")


def _last(box: Box, seen: TopoumSeen, seat: int) -> Iterator[Piece]:
    """The last card played, all that others may see of a pile (Law 1), and how many there are."""
    grown = _grown(box)
    wide, high = (side * grown for side in _TOP)
    place = box.right - 12 - wide / 2, box.bottom - 14 - high / 2
    yield from _lying(seen, seat, *place, grown)


def own_pile(place: Plan, seen: TopoumSeen) -> Iterator[Piece]:
    """Behind the curtain there are no seats, but Law 1 holds there too."""
    if seen.viewer is not None:
        yield from _lying(seen, seen.viewer, *place.own_pile)


def _lying(seen: TopoumSeen, seat: int, x: float, y: float, grown: float = 1.0) -> Iterator[Piece]:
    if not seen.tops[seat]:
        return
    key, top = keys.seat(seat), TYPE_OF[seen.tops[seat]]
    name = top_of(seat) if seen.piles[seat] is None else pile_of(seat)
    wide, high = (side * grown for side in _TOP)
    yield Piece(f"{key}.top", card_art(top), x, y, h=high, turn=3, page=name)
    dot = (x + wide / 2 - 8, y - high / 2 + 12)
    yield chip(f"{key}.played", "dark", seen.pile_sizes[seat], *dot, 38, 34)


def _captive(
    seen: TopoumSeen, look: Look, mole: Mole, at: tuple[float, float], count: int
) -> Iterator[Piece]:
    x, y = at
    wide = closer(_CAPTIVES, 2 * _CAPTIVES, count)
    home = keys.seat(owner(mole), "reserve")
    art = f"topoum/head.{army(look, owner(mole))}.caught"
    answer = of_mole(seen, look, mole, Box(x - wide / 2, y - 30, wide, 60))
    yield Piece(mole, art, x, y, h=54, dies=home, answer=answer)
    if mole in look.offered:
        art = "ui/focus"
        yield Piece(f"{mole}.ransom", art, x, y, wide + 10, 64)


_LAST = 150
_LARGE_MARK = 43.0
_TURN = 376.0
"""Where the number of the turn begins."""
_BETWEEN = 52.0
"""From one marker to the next at the least."""
_DRAWN, _IN = 1210.0, 30.0
"""The ruler as it is drawn, and where its first and last marks lie."""
_PICTURE = (1232 / 1210, 62 / 34)
"""The picture of the ruler with its shadow, beside the ruler itself."""


def _ruler(place: Plan) -> Ruler:
    box = place.track
    inset = _IN * box.w / _DRAWN
    return Ruler(box.x + inset, box.right - inset, _LAST, rounds=True)


def marker_at(place: Plan, medals: int) -> tuple[float, float]:
    """Where so many medals lie."""
    return _ruler(place).at(medals), place.track.cy


def track(place: Plan, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    box = place.track
    wide, high = box.w * _PICTURE[0], box.h * _PICTURE[1]
    yield _TRACK("track", "topoum/track", box, w=wide, h=high)
    letters, step = (_LARGE_MARK, 50) if place.large else (26, 10)
    for count, x in _ruler(place).marks(step):
        ink = TITLE_GOLD if count % 50 == 0 and count else "#F3E2B8"
        words = Words(str(count), letters, "bold", ink, "#1A0C1E", rim=2, steady=True)
        yield Piece(f"track.{count}", x=x, y=box.bottom + 22, depth=1, text=words)
    turn_of = at_turn(seen)
    order = sorted(range(look.seats), key=lambda seat: (marker_at(place, seen.medals[seat]), seat))
    true = [marker_at(place, seen.medals[seat])[0] for seat in order]
    feet = []
    for seat, at, x in zip(order, true, apart(true, _BETWEEN, box.x + 14, box.right), strict=True):
        size = 50 if seat == turn_of else 44
        art = f"topoum/marker.{army(look, seat)}"
        yield Piece(keys.marker(seat), art, x, box.cy - 10, h=size, depth=10 + seat / 10)
        if abs(x - at) > 2:
            foot = (at, box.bottom + 1)
            yield _stalk(seat, foot, (x, box.cy - 10))
            feet.append(Piece(keys.seat(seat, "foot"), art, *foot, h=16))
    yield from feet
    said = Said("turn", {"turn": seen.turn})
    room = box.x - _TURN - 20
    turn = Words(said, 28, "bold", TITLE_GOLD, "#1A0C1E", "left", room, rim=2, height=36)
    yield Piece("track.turn", x=_TURN, y=37, text=turn)


def _stalk(seat: int, foot: tuple[float, float], head: tuple[float, float]) -> Piece:
    """From a marker that stands aside to where its medals are."""
    across, down = head[0] - foot[0], head[1] - foot[1]
    return Piece(
        keys.seat(seat, "stalk"), "topoum/sight.old.e", (foot[0] + head[0]) / 2,
        (foot[1] + head[1]) / 2, w=hypot(across, down) + 8, h=12,
        turn=degrees(atan2(down, across)),
    )  # fmt: skip
