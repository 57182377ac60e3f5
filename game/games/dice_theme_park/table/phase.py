"""What the screen shows now: which of its faces, and whose park is in the middle."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import NO_TILE, TILES, is_tile
from game.games.dice_theme_park.table.standing import finished

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look

__all__ = ["Screen", "actor", "chooser", "income", "screen", "to_build"]

_AT_THE_PARK = frozenset(
    {"concierge", "chaperone", "amenity_value", "amenity_guest", "return_guest"}
)
_SIDE_BY_SIDE = frozenset({"improve", "operate", "upkeep"})


class Screen(Enum):
    DRAFT = "draft"
    """Before the first round: an administrator, a skill, an attraction."""
    PLAN = "plan"
    CREW = "crew"
    """One's own staff to choose from, beside one's park and the market."""
    MARKET = "market"
    """Trains, attractions and skills to choose from."""
    PARK = "park"
    COUNT = "count"
    """Stars and money are counted."""
    OVER = "over"


def _kind(seen: ThemeParkSeen, seat: int) -> str:
    step = seen.waiting(seat)
    return step.kind if step is not None and seat in seen.asked else ""


def screen(seen: ThemeParkSeen, look: Look) -> Screen:
    phase = seen.phase
    if phase == "over":
        return Screen.OVER
    if phase == "setup":
        return Screen.PARK if to_build(look) and _own(look) else Screen.DRAFT
    if phase == "plan":
        chooses = look.lone is not None and seen.viewer in seen.asked and seen.step == "plan"
        return Screen.CREW if chooses and not look.private else Screen.PLAN
    seat = actor(seen, look)
    kind = _kind(seen, seat)
    if phase in ("welcome", "expand"):
        # A phone has its park to itself; large text needs all the room for it.
        builds = to_build(look) and (look.private or look.frame.large)
        return Screen.PARK if builds or kind in _AT_THE_PARK else Screen.MARKET
    if phase == "upkeep":
        if kind in _AT_THE_PARK:
            return Screen.PARK
        # With the staff passed on, new guests and attractions are laid out.
        return Screen.COUNT if any(plot.played for plot in seen.parks) else Screen.MARKET
    return Screen.COUNT if _all_closed(seen) else Screen.PARK


def _all_closed(seen: ThemeParkSeen) -> bool:
    """With the last gate the day is over: nobody's park is shown once more before the count."""
    return seen.phase == "operate" and all(plot.since[-1:] == ("close",) for plot in seen.parks)


def to_build(look: Look) -> TileId:
    """The attraction that is chosen and has no place yet, "" for none."""
    path = look.path[1:] if look.path[:1] == ("build",) else look.path
    word = path[0] if path and look.path[0] != "operate" else ""
    return word if is_tile(word) else NO_TILE


def _own(look: Look) -> bool:
    return look.private or look.lone is not None


def chooser(seen: ThemeParkSeen, look: Look) -> int | None:
    """The seat that is choosing on this picture, if any."""
    if not look.offered and not look.ready:
        return None
    if look.private:
        return seen.viewer
    if look.lone is not None:
        return look.lone if look.lone in seen.asked else None
    return next((seat for seat in seen.order if seat in seen.asked), None)


def actor(seen: ThemeParkSeen, look: Look) -> int:
    """Whose park is in the middle: who is asked, or comes next; bots stay in the background."""
    if look.private and seen.viewer is not None:
        return seen.viewer
    if seen.phase == "setup":
        return look.lone if look.lone is not None else 0
    if seen.phase in _SIDE_BY_SIDE:
        if look.lone is not None:
            return look.lone
        people = [seat for seat in seen.order if not look.faces[seat].bot] or list(seen.order)
        if seen.phase == "upkeep":
            return next((seat for seat in people if seat in seen.asked), people[0])
        still = [seat for seat in people if not finished(seen, seat)]
        return still[0] if still else people[0]
    return seen.order[0] if seen.turn is None else seen.turn


def income(plot: ParkSeen) -> int:
    """What a park earns in Plan, without its staff (p. 8)."""
    return sum(TILES[name].income for name in plot.tiles)
