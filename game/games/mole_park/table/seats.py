"""A seat at the side of the park: who, how many moles, which prizes, what now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.games.mole_park.content import (
    HAND,
    MISS,
    PRIZE_DIE,
    PRIZES,
    UNROLLED,
    Waits,
    prize_stars,
    stars_of,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.stands import GOLD_STAR, prize_art
from game.stage.kit import plates
from game.stage.kit.signs import CHIPS
from game.stage.kit.writing import NOTE, NUMBER
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, SYMBOL_IS_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Mole, Prize
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.kit.writing import Tone
    from game.stage.look import Face, Look

__all__ = ["Mood", "seat_panel"]

Mood: TypeAlias = Literal["idle", "think", "happy", "dizzy", "sad"]
"""The faces a seat's portrait makes."""
_OUT_OF_SIGHT = ("icon/keyboard", "icon/pad")
_BESIDE_CROWN = 84.0
_LARGE_BAND, _LARGE_CROWN = 84.0, 92.0


@dataclass(frozen=True, slots=True)
class _State:
    """What a seat's chip says."""

    tone: Tone
    text: Said
    icon: str = ""


def seat_panel(plan: Plan, seen: ParkSeen, look: Look, seat: int, phase: Phase) -> Iterator[Piece]:
    box, key = plan.seat(seat), keys.seat(seat)
    active = seat == seen.picker or (bool(seen.tied) and seat == seen.king)
    if active or seat == seen.winner:
        yield from plates.lit(key, box)
    yield plates.frame(key, look.faces[seat], box, page=key)
    status = _status(seen, look, seat, phase)
    mood = _mood(seen, seat, phase)
    if plan.large and not plan.roomy:
        yield from _large_tight(box, seen, look, seat, mood)
    else:
        draw = _large_roomy if plan.large else _roomy if plan.roomy else _tight
        yield from draw(box, seen, look, seat, status, mood)
    if seat == seen.king and seen.winner < 0:
        yield Piece(f"{key}.king", "prop/crown", box.right - 46, box.y + 2, h=54, depth=230)


def _name(box: Box, face: Face, left: float, size: float, seat: int, beside: float) -> Piece:
    """A bot's name has two words: where they are long, one stands below the other."""
    room = box.right - left - beside
    return plates.name(keys.seat(seat), face, left, box.y + 33, size, room)


def _roomy(
    box: Box, seen: ParkSeen, look: Look, seat: int, status: _State | None, mood: Mood
) -> Iterator[Piece]:
    key, face = keys.seat(seat), look.faces[seat]
    yield from plates.head(key, face, box.x + 86, box.y + 80, 190, mood=mood)
    yield _name(box, face, box.x + 176, 46, seat, _BESIDE_CROWN if seat == seen.king else 18)
    own = seen.hand if seat == seen.viewer == look.lone else ()
    yield from _slots(key, box.x + 198, box.y + 106, seen.hands[seat], own)
    count = seen.hands[seat]
    said = Said("hand-count", {"count": count}) if count else Said("hand-empty")
    yield NOTE(
        f"{key}.hand", said, box.x + 178, box.y + 156, 26, 112 if count else 126, align="left"
    )
    yield Piece(f"{key}.device", f"{face.device}.ink", box.right - 28, box.y + 156, h=34)
    if _may_look(seen, look, seat):
        x = box.right - 78
        yield Piece(f"{key}.eye", "icon/eye.ink", x, box.y + 156, h=34)
    well = (box.cx, box.y + 224)
    yield Piece(f"{key}.well", "ui/well", *well, box.w - 36, 84, depth=-7)
    stars = prize_stars(seen.prizes[seat])
    yield Piece(keys.star(key), GOLD_STAR, box.x + 54, well[1], h=50)
    yield NUMBER(f"{key}.score", stars, box.x + 110, well[1], 46, 60)
    shown = _best(seen.prizes[seat])[:3]
    if not shown:
        yield NOTE(
            f"{key}.none", Said("no-prize-yet"), box.x + 228, well[1], 26, 186, colour="#7E6144"
        )
    for at, prize in enumerate(shown):
        x = box.x + 176 + 58 * at
        yield Piece(keys.prize(prize), prize_art(prize), x, well[1] - 2, h=58)
    if status:
        yield from _chip(key, status, (box.cx, box.bottom - 40), (box.w - 36, 52))


def _tight(
    box: Box, seen: ParkSeen, look: Look, seat: int, status: _State | None, mood: Mood
) -> Iterator[Piece]:
    key, face = keys.seat(seat), look.faces[seat]
    yield from plates.head(key, face, box.x + 64, box.y + 76, 150, mood=mood)
    yield _name(box, face, box.x + 134, 40, seat, _BESIDE_CROWN if seat == seen.king else 58)
    if _may_look(seen, look, seat):
        art = "icon/eye.ink" if face.colour in SYMBOL_IS_INK else "icon/eye"
        yield Piece(f"{key}.eye", art, box.right - 36, box.y + 42, h=34)
    y = box.y + 90
    yield Piece(f"{key}.cards", "mole_park/card.back", box.x + 160, y, h=44, turn=-6)
    yield NUMBER(f"{key}.hand", seen.hands[seat], box.x + 204, y, 38)
    yield Piece(keys.star(key), GOLD_STAR, box.x + 256, y, h=44)
    yield NUMBER(f"{key}.score", prize_stars(seen.prizes[seat]), box.x + 304, y, 38, 44)
    if status:
        yield from _chip(key, status, (box.x + 232, box.bottom - 32), (196, 44))


def _large_head(
    box: Box, seen: ParkSeen, look: Look, seat: int, mood: Mood, high: float
) -> Iterator[Piece]:
    """A name as large as its band, and the face below it."""
    key, face = keys.seat(seat), look.faces[seat]
    if seat == seen.king:
        yield from plates.titled(key, face, box, high, free=_LARGE_CROWN)
    else:
        yield from plates.titled(key, face, box, high)
    side = min(box.h - high, 150.0)
    y = box.y + high + side * 0.5 - 6
    yield from plates.head(key, face, box.x + side * 0.5, y, side * 0.94, mood=mood)


def _large_roomy(
    box: Box, seen: ParkSeen, look: Look, seat: int, status: _State | None, mood: Mood
) -> Iterator[Piece]:
    """In large text moles and stars are numbers; the prizes themselves are looked into."""
    yield from _large_head(box, seen, look, seat, mood, _LARGE_BAND)
    yield from _counts(seen, seat, box.x + 190, box.y + _LARGE_BAND + 46, 76)
    if _may_look(seen, look, seat):
        x = box.x + 64
        yield Piece(f"{keys.seat(seat)}.eye", "icon/eye.ink", x, box.bottom - 96, h=44)
    if status:
        low = (box.cx, box.bottom - 44)
        yield from _chip(keys.seat(seat), status, low, (box.w - 20, 74))


def _large_tight(box: Box, seen: ParkSeen, look: Look, seat: int, mood: Mood) -> Iterator[Piece]:
    """What a seat does is told by its face, and in the prompt."""
    high = _LARGE_BAND - 6
    yield from _large_head(box, seen, look, seat, mood, high)
    key, y = keys.seat(seat), box.y + (high + box.h) / 2 - 2
    yield Piece(f"{key}.cards", "mole_park/card.back", box.x + 128, y, h=58, turn=-6)
    yield NUMBER(f"{key}.hand", seen.hands[seat], box.x + 176, y, 61)
    yield Piece(keys.star(key), GOLD_STAR, box.x + 234, y, h=54)
    yield NUMBER(f"{key}.score", prize_stars(seen.prizes[seat]), box.x + 296, y, 61, 72)
    if _may_look(seen, look, seat):
        art = "icon/eye.ink" if look.faces[seat].colour in SYMBOL_IS_INK else "icon/eye"
        yield Piece(f"{key}.eye", art, box.right - 34, box.y + 42, h=40)


def _counts(seen: ParkSeen, seat: int, x: float, y: float, apart: float) -> Iterator[Piece]:
    key = keys.seat(seat)
    yield Piece(f"{key}.cards", "mole_park/card.back", x, y, h=64, turn=-6)
    yield NUMBER(f"{key}.hand", seen.hands[seat], x + 84, y, 70, 120)
    yield Piece(keys.star(key), GOLD_STAR, x, y + apart, h=62)
    stars = prize_stars(seen.prizes[seat])
    yield NUMBER(f"{key}.score", stars, x + 84, y + apart, 74, 120)


def _may_look(seen: ParkSeen, look: Look, seat: int) -> bool:
    """Whether who answers out of sight may come and look at her moles."""
    secret = seen.viewer is None and seen.step in (Waits.DECLARE, Waits.CHOOSE) and bool(seen.asked)
    return secret and seen.hands[seat] > 0 and look.faces[seat].device in _OUT_OF_SIGHT


def _slots(key: str, x: float, y: float, count: int, own: tuple[Mole, ...]) -> Iterator[Piece]:
    """Five places for moles; to their owner alone at the table they show their stars."""
    for at in range(max(HAND, count)):
        full = at < count
        gap = 29.0 if count <= HAND else 116.0 / (count - 1)
        art = "mole_park/card.small" if full else "mole_park/card.slot"
        words = None
        if at < len(own):
            words = Words(str(stars_of(own[at])), 26, "title", CREAM, "#143F3C", rim=3, steady=True)
        yield Piece(f"{key}.slot.{at}", art, x + gap * at, y, h=40, text=words)


def _best(prizes: tuple[Prize, ...]) -> list[Prize]:
    """The prizes to be seen, the newest first: it has just flown there."""
    return list(reversed(prizes)) if len(prizes) <= 3 else [
        prizes[-1], *sorted(prizes[:-1], key=lambda prize: -PRIZES[prize])
    ]  # fmt: skip


def _chip(
    key: str, status: _State, place: tuple[float, float], size: tuple[float, float]
) -> Iterator[Piece]:
    sign, name = CHIPS[status.tone], keys.status(key)
    if status.icon:
        yield from sign.pictured(name, status.icon, status.text, *place, *size)
    else:
        yield sign(name, status.text, *place, *size)


def _status(seen: ParkSeen, look: Look, seat: int, phase: Phase) -> _State | None:
    face = look.faces[seat]
    if phase in (Phase.CROWN, Phase.CHOOSE, Phase.DISCARD):
        if seen.declared[seat]:
            return _State("gold", Said("status-crown"), "icon/crown")
        if phase is Phase.CROWN and not seen.hands[seat]:
            return _State("cream", Said("status-needs-mole"))
        if phase is Phase.DISCARD and seen.hands[seat] <= HAND and face.ready:
            return _gain(seen, seat)
        if face.turn:
            key = "status-discarding" if phase is Phase.DISCARD else "status-choosing"
            return _State("cream", Said(key))
        return _State("green", Said("status-ready"), "icon/check.ink")
    if phase in (Phase.ROLLED, Phase.WHACKED):
        return _gain(seen, seat)
    if phase is Phase.PRIZES:
        return _cashed(seen, seat)
    if phase is Phase.OVER and seat == seen.winner:
        return _State("gold", Said("status-king"), "icon/crown")
    return None


def _gain(seen: ParkSeen, seat: int) -> _State | None:
    throw = next(iter(seen.throws[seat]), None)
    if throw is None or throw.face == UNROLLED:
        return None
    if seen.declared[seat]:
        return _State("gold", Said("status-crown"), "icon/crown")
    if throw.die == PRIZE_DIE:
        return _State("blue", Said("status-cashes"), "icon/star")
    if throw.face == MISS:
        return _State("red", Said("status-missed"), "icon/cross")
    if seen.step == Waits.WHACK:
        return _State("cream", Said("status-hole", {"hole": throw.face}))
    gained = seen.gains[seat]
    return _State("gold" if gained else "cream", Said("status-moles", {"count": gained}))


def _cashed(seen: ParkSeen, seat: int) -> _State | None:
    if not seen.totals[seat]:
        return _gain(seen, seat)
    if seat == seen.picker:
        return _State("gold", Said("status-picks"))
    if seen.tied and seat == seen.king:
        return _State("gold", Said("status-decides"))
    return _State("blue", Said("status-total", {"total": seen.totals[seat]}), "icon/star")


def _mood(seen: ParkSeen, seat: int, phase: Phase) -> Mood:
    if phase in (Phase.ROLLED, Phase.WHACKED, Phase.DISCARD):
        throw = next(iter(seen.throws[seat]), None)
        if throw is not None and throw.face == MISS:
            return "dizzy"
        return "happy" if seen.gains[seat] > 1 else "idle"
    if phase is Phase.OVER:
        return "happy" if seat == seen.winner else "sad"
    if phase in (Phase.CROWN, Phase.CHOOSE) and seat in seen.asked:
        return "think"
    return "idle"
