"""A seat at the side of the park: who, how many moles, which prizes, what now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

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
from game.stage.kit.slots import RIGHT, Laid, Spot, Written, point
from game.stage.kit.writing import NOTE, NUMBER
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, SYMBOL_IS_INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.mole_park.content import Mole, Prize
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.kit.writing import Tone
    from game.stage.look import Look

__all__ = ["Mood", "seat_panel"]

Mood: TypeAlias = Literal["idle", "think", "happy", "dizzy", "sad"]
"""The faces a seat's portrait makes."""
_OUT_OF_SIGHT = ("icon/keyboard", "icon/pad")
_WELL = (224.0, 84.0, 18.0)
"""Where the well of prizes lies, how high it is, and what is left free at its sides."""
_SHOWN = 3
"""So many prizes have room."""
_WIDE = 1.2
"""Of a number's letters, so much room it has."""
_SLOT, _SLOTS, _PRIZE = 29.0, 116.0, 58.0
"""From one place for a mole to the next; from the first to the last; from prize to prize."""
_SEAT_PANEL_KING = Laid(Spot(-46, 2, RIGHT), h=54, depth=230)
_MOLES_HAND = Written(NOTE, Spot(178), 26, align="left")
_MOLES_DEVICE = Laid(Spot(-28), h=34)
_PRIZES_NONE = Written(NOTE, Spot(228), 26, 186, colour="#7E6144")


class _Form(NamedTuple):
    """Where things lie on a plate, from its corner: how far right, how far down, how high."""

    face: tuple[float, float, float]
    name: tuple[float, float, float]
    free: float
    """What a name leaves free at its right."""
    crowned: float
    """The same where a crown stands there."""
    star: tuple[float, float, float]
    score: tuple[float, float, float]
    eye: tuple[float, float, float]
    cards: tuple[float, float, float] | None = None
    """None: moles have a place each, and prizes are laid out."""
    moles: tuple[float, float, float] = (0, 0, 0)
    """How many cards these are."""
    status: tuple[float, float, float, float] | None = None
    """What a seat does now, in so much room; None: its face and the prompt tell it."""
    band: float = 0
    """Large: so high is what bears the name."""


_FORMS = {
    ("usual", "roomy"): _Form(
        (86, 80, 190), (176, 33, 46), 18, 84, (54, 224, 50), (110, 224, 46), (262, 156, 34),
        status=(170, 300, 304, 52),
    ),
    ("usual", "tight"): _Form(
        (64, 76, 150), (134, 33, 40), 58, 84, (256, 90, 44), (304, 90, 38), (304, 42, 34),
        (160, 90, 44), (204, 90, 38), (232, 136, 196, 44),
    ),
    ("large", "roomy"): _Form(
        (75, 153, 141), (16, 42, 46), 16, 92, (190, 206, 62), (274, 206, 74), (64, 244, 44),
        (190, 130, 64), (274, 130, 70), (170, 296, 320, 74), band=84,
    ),
    ("large", "tight"): _Form(
        (45, 117, 85), (16, 39, 46), 16, 92, (234, 121, 54), (296, 121, 61), (306, 42, 40),
        (128, 121, 58), (176, 121, 61), band=78,
    ),
}  # fmt: skip


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
    form = _FORMS["large" if plan.large else "usual", "roomy" if plan.roomy else "tight"]
    yield from _head(box, form, look, seat, _mood(seen, seat, phase), seen.king)
    yield from _counts(box, form, seen, seat)
    if form.cards is None:
        yield from _moles(box, seen, look, seat)
        yield from _prizes(box, key, seen.prizes[seat])
    if _may_look(seen, look, seat):
        x, y, high = form.eye
        on_paper = y > form.name[1] + high or look.faces[seat].colour in SYMBOL_IS_INK
        art = "icon/eye.ink" if on_paper else "icon/eye"
        yield Piece(f"{key}.eye", art, box.x + x, box.y + y, h=high)
    status = _status(seen, look, seat, phase)
    if status and form.status:
        x, y, *size = form.status
        yield from _chip(key, status, (box.x + x, box.y + y), size)
    if seat == seen.king and seen.winner < 0:
        yield _SEAT_PANEL_KING(f"{key}.king", "prop/crown", box)


def _head(box: Box, form: _Form, look: Look, seat: int, mood: Mood, king: int) -> Iterator[Piece]:
    face = look.faces[seat]
    key, (x, y, high) = keys.seat(seat), form.face
    yield from plates.head(key, face, box.x + x, box.y + y, high, mood=mood)
    free = form.crowned if seat == king else form.free
    left, middle, letters = form.name
    if form.band:
        yield from plates.titled(key, face, box, form.band, left=left, free=free)
    else:
        wide = box.w - left - free
        # Whoever has the crown has less room, and it is handed on: all leave as much.
        alike = box.w - left - form.crowned
        yield plates.name(
            key, face, box.x + left, box.y + middle, letters, min(wide, alike), among=look.faces
        )


def _counts(box: Box, form: _Form, seen: ParkSeen, seat: int) -> Iterator[Piece]:
    """Her stars, and her moles where only their number has room."""
    key, (x, y, high) = keys.seat(seat), form.star
    yield Piece(keys.star(key), GOLD_STAR, box.x + x, box.y + y, h=high)
    stars = prize_stars(seen.prizes[seat])
    x, y, size = form.score
    yield NUMBER(f"{key}.score", stars, box.x + x, box.y + y, size, _WIDE * size)
    if form.cards is not None:
        x, y, high = form.cards
        yield Piece(f"{key}.cards", "mole_park/card.back", box.x + x, box.y + y, h=high, turn=-6)
        x, y, size = form.moles
        yield NUMBER(f"{key}.hand", seen.hands[seat], box.x + x, box.y + y, size, _WIDE * size)


def _moles(box: Box, seen: ParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    """Five places for them, how many there are, and what she answers with."""
    key, count = keys.seat(seat), seen.hands[seat]
    own = seen.hand if seat == seen.viewer == look.lone else ()
    yield from _slots(key, box.x + 198, box.y + 106, count, own)
    said = Said("hand-count", {"count": count}) if count else Said("hand-empty")
    y = box.y + 156
    yield _MOLES_HAND(f"{key}.hand", said, point(box.x, y), width=112 if count else 126)
    yield _MOLES_DEVICE(f"{key}.device", f"{look.faces[seat].device}.ink", point(box.right, y))


def _prizes(box: Box, key: str, won: tuple[Prize, ...]) -> Iterator[Piece]:
    (y, high, side), shown = _WELL, _best(won)[:_SHOWN]
    y += box.y
    yield Piece(f"{key}.well", "ui/well", box.cx, y, box.w - 2 * side, high, depth=-7)
    if not shown:
        yield _PRIZES_NONE(f"{key}.none", Said("no-prize-yet"), point(box.x, y))
    for at, prize in enumerate(shown):
        x = box.x + 176 + _PRIZE * at
        yield Piece(keys.prize(prize), prize_art(prize), x, y - 2, h=_PRIZE)


def _may_look(seen: ParkSeen, look: Look, seat: int) -> bool:
    """Whether who answers out of sight may come and look at her moles."""
    secret = seen.viewer is None and seen.step in (Waits.DECLARE, Waits.CHOOSE) and bool(seen.asked)
    return secret and seen.hands[seat] > 0 and look.faces[seat].device in _OUT_OF_SIGHT


def _slots(key: str, x: float, y: float, count: int, own: tuple[Mole, ...]) -> Iterator[Piece]:
    """Five places for moles; to their owner alone at the table they show their stars."""
    for at in range(max(HAND, count)):
        full = at < count
        gap = _SLOT if count <= HAND else _SLOTS / (count - 1)
        art = "mole_park/card.small" if full else "mole_park/card.slot"
        words = None
        if at < len(own):
            words = Words(str(stars_of(own[at])), 26, "title", CREAM, "#143F3C", rim=3, steady=True)
        yield Piece(f"{key}.slot.{at}", art, x + gap * at, y, h=40, text=words)


def _best(prizes: tuple[Prize, ...]) -> list[Prize]:
    """The prizes to be seen, the newest first: it has just flown there."""
    return list(reversed(prizes)) if len(prizes) <= _SHOWN else [
        prizes[-1], *sorted(prizes[:-1], key=lambda prize: -PRIZES[prize])
    ]  # fmt: skip


def _chip(
    key: str, status: _State, place: tuple[float, float], size: Sequence[float]
) -> Iterator[Piece]:
    sign, name, (x, y), (wide, high) = CHIPS[status.tone], keys.status(key), place, size
    if status.icon:
        yield from sign.pictured(name, status.icon, status.text, x, y, wide, high)
    else:
        yield sign(name, status.text, x, y, wide, high)


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
            key = "status-asleep" if face.asleep else key
            return _State("cream", Said(key), f"{face.device}.ink")
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
