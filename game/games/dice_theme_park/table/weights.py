"""What of the log matters to those who waited, how much, and which pieces it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.events.arriving import StaffPlayed, TrainChosen, VipWelcomed
from game.games.dice_theme_park.events.building import (
    AttractionBuilt,
    InnovationInstalled,
    MapBought,
    MascotRecruited,
    SkillTaken,
    UpgradeInstalled,
)
from game.games.dice_theme_park.events.counting import MoneyCounted, ObjectiveJudged, Scored
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuestLeft,
    MascotUsed,
    ParkClosed,
)
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.keys import glance_key
from game.stage.kit.telling import weighed

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.stage.table import Line

__all__ = ["weighing"]


def weighing(event: Event, line: Line) -> Line:
    """The line with its weight: stars before what is built and taken, that before small change."""
    if line.seat is None:
        return line
    weight, picture = _weight(event)
    return weighed(line, weight, art=picture, points=(glance_key(line.seat),)) if weight else line


def _weight(event: Event) -> tuple[int, str]:  # noqa: PLR0911 - one per kind
    """What it weighs, and its picture; 0 is for the log alone."""
    match event:
        case ObjectiveJudged():
            return 9, art("star")
        case Scored() | MoneyCounted():
            return 6 + event.stars, art("star")
        case AttractionBuilt():
            return 6, art(f"tile.{event.tile}")
        case SkillTaken():
            return 5, art("vip")
        case TrainChosen():
            return 4, "icon/people"
        case AttractionOperated() | MascotUsed():
            return 4, art(f"tile.{event.tile}")
        case MascotRecruited() | UpgradeInstalled() | InnovationInstalled():
            return 4, "icon/plus"
        case StaffPlayed():
            return 3, "icon/person"
        case VipWelcomed() | MapBought():
            return 2, "icon/person"
        case GuestLeft() | ParkClosed():
            return 1, "icon/person"
    return 0, ""
