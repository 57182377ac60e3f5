"""An Event lies over the garden until everybody has read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import effect_of, part_of
from game.games.molly.content.words import Phase
from game.games.molly.table import keys
from game.games.molly.table.arts import BACK, event_art
from game.stage.kit.boxes import fills
from game.stage.kit.slots import Laid, Spot, Written, point
from game.stage.kit.writing import AWARD, NOTE, TITLE
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.content.components import Part
    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["happening", "veil"]

_TONES: dict[Part, str] = {"green": "#1E4A1E", "orange": "#6A300A", "red": "#6A1020"}
_RESOLVING = (
    Phase.HAPPENINGS,
    Phase.GAIN_TOKEN,
    Phase.DRAW_CUBE,
    Phase.PASS_CUBES,
    Phase.DISCARD_CUBE,
)


_SHOUTED = Written(AWARD, Spot(656, 84), 84, 420, height=112, depth=303)
_RESOLVING_EVENT = Laid(Spot(0, -4), scale=0.64, turn=-3, depth=80, shadow=12)
_GAIN = Laid(Spot(0), w=420, depth=303)
_GAINS_BADGE = Laid(Spot(-178), h=44, depth=304)
_GAINS_NAME = Written(NOTE, Spot(-144), 32, 170, height=44, colour=INK, align="left", depth=304)
_GAINS_BEFORE = Written(NOTE, Spot(112), 32, 84, height=44, align="right", depth=304)
_GAINS_AFTER = Written(TITLE, Spot(146), 38, height=46, align="right", depth=304)
_GAINS_TOKEN = Laid(Spot(178), h=46, depth=304)


def veil(plan: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    """Whole when it is revealed; while it is resolved only its card stays, beside the piles."""
    event = seen.happening
    if not event:
        return
    if seen.phase in _RESOLVING:
        x, y = plan.hand
        yield _RESOLVING_EVENT(keys.EVENT, BACK, point(x, y), face=event_art(event))
        return
    box, tone, effect = plan.veil, part_of(event), effect_of(event)
    yield fills(keys.veil("glow"), "ui/glow", box, 299, 60)
    art = f"ui/button.{tone}.down"
    yield fills(keys.veil(), art, box, 300)
    card = (box.x + 236, box.cy + 6)
    yield Piece(
        keys.EVENT, BACK, *card, face=event_art(event), scale=1.62, turn=-3, depth=302, shadow=16
    )
    yield _SHOUTED(keys.veil("shout"), Said("event-shout"), box)
    dark = _TONES[tone]
    # It is plain what everybody is about to have while the supply lasts for all.
    plain = effect == "tokens" and seen.supply >= len(seen.tokens)
    title = Words(
        Said(f"event-{effect}"), 44, "title", CREAM, dark, rim=4, width=440,
        lines=2 if plain else 3, height=96 if plain else 160,
    )  # fmt: skip
    high = box.y + (186 if plain else 214)
    yield Piece(keys.veil("title"), x=box.x + 656, y=high, depth=303, text=title)
    if plain:
        yield from _gains(box, seen, look)
        return
    body = Words(
        Said(f"event-{effect}-body"), 31, "bold", CREAM, dark, rim=3, width=440, lines=4,
        height=170,
    )  # fmt: skip
    yield Piece(keys.veil("body"), x=box.x + 656, y=box.bottom - 130, depth=303, text=body)


def _gains(box: Box, seen: MollySeen, look: Look) -> Iterator[Piece]:
    """What everybody has, and is about to have."""
    pitch = 62
    top = box.bottom - 34 - pitch * (len(seen.tokens) - 0.5)
    for seat, count in enumerate(seen.tokens):
        key, face, y = keys.veil(f"gain.{seat}"), look.faces[seat], top + pitch * seat
        middle = box.x + 656
        yield _GAIN(key, "ui/panel.paper", point(middle, y), h=pitch - 8)
        yield _GAINS_BADGE(f"{key}.badge", f"badge/{face.colour}", point(middle, y))
        yield _GAINS_NAME(f"{key}.name", face.name, point(middle, y))
        yield _GAINS_BEFORE(f"{key}.before", f"{count} ›", point(middle, y))
        yield _GAINS_AFTER(f"{key}.after", count + 1, point(middle, y))
        yield _GAINS_TOKEN(f"{key}.token", "molly/token", point(middle, y))


def happening(seen: MollySeen) -> Said | None:
    """What the Event asks of everybody, for the prompt."""
    return Said(f"event-{effect_of(seen.happening)}") if seen.happening else None
