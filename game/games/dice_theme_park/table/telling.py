"""What happened, in words: the log and the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.innovations import innovation
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.events.arriving import (
    GuestArrived,
    IncomeTaken,
    OrderSet,
    RoundBegun,
    StaffPlayed,
    SumLowered,
    TrainChosen,
    VipWelcomed,
)
from game.games.dice_theme_park.events.building import (
    AmenityMatched,
    AttractionBuilt,
    GuestDrawn,
    Improved,
    InnovationInstalled,
    MapBought,
    MascotRecruited,
    SkillTaken,
    UpgradeInstalled,
)
from game.games.dice_theme_park.events.counting import (
    GoalJudged,
    GuestReturned,
    MatchEnded,
    MoneyCounted,
    ObjectiveJudged,
    Scored,
)
from game.games.dice_theme_park.events.market import AdministratorChosen
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuestLeft,
    GuestRerolled,
    MapUsed,
    MascotUsed,
    ParkClosed,
)
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.keys import glance_key
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    dash,
    goal_said,
    skill_said,
    staff_said,
    tile_said,
    upgrade_said,
)
from game.kernel.event import Event
from game.stage.kit.telling import of_seat, rows, weighed
from game.stage.said import Said
from game.stage.table import Line, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.table import Line

__all__ = ["log_line", "statistics"]


def log_line(event: Event, look: Look) -> tuple[Line, ...]:
    return tuple(_weighing(event, line) for line in _lines(event, look))


def _lines(event: Event, look: Look) -> tuple[Line, ...]:
    """One line at most, but for an objective: one for each who gets stars."""
    match event:
        case RoundBegun():
            return (Line(Said("log-round", {"round": event.round})),)
        case OrderSet():
            return (Line(Said("log-order", {"name": look.faces[event.order[0]].name})),)
        case ObjectiveJudged():
            said = Said(f"objective-{dash(event.objective)}")
            return tuple(
                of_seat("log-objective", seat, look, what=said, stars=stars)
                for seat, stars in enumerate(event.stars)
                if stars
            )
        case GoalJudged():
            key = "log-goal-met" if event.achieved else "log-goal-missed"
            return (Line(Said(key, {"goal": goal_said(event.goal), "red": event.red}), 0),)
        case MatchEnded():
            return (Line(Said("log-ended")),)
    more = _for_a_park(event)
    if more is None:
        more = _in_the_park(event)
    if more is None:
        return ()
    seat, facts = more
    return (of_seat(f"log-{dash(event.kind)}", seat, look, **facts),)


_Facts: TypeAlias = tuple[int, dict[str, str | int | Said]]
"""Whose doing it was, and what its line is filled with."""


def _for_a_park(event: Event) -> _Facts | None:
    """Who and what comes to a park."""
    match event:
        case AdministratorChosen():
            return event.seat, {"card": administrator_said(event.administrator)[0]}
        case SkillTaken():
            return event.seat, {"card": skill_said(event.skill)}
        case StaffPlayed():
            one, other = map(staff_said, event.cards)
            return event.seat, {"one": one, "other": other, "sum": event.sum}
        case IncomeTaken():
            return event.seat, {"money": event.money}
        case TrainChosen():
            return event.seat, {"train": TRAIN.called(event.train)}
        case AttractionBuilt():
            return event.seat, {"tile": tile_said(event.tile)}
        case AmenityMatched():
            amenity = Said(f"amenity-{dash(event.amenity)}")
            return event.seat, {"count": event.count, "amenity": amenity}
        case MascotRecruited():
            return event.seat, {"paid": event.paid}
        case GuestDrawn():
            return event.seat, {"colour": colour_said(colour_of(event.die))}
    return None


def _in_the_park(event: Event) -> _Facts | None:
    match event:
        case SumLowered() | MapBought() | VipWelcomed() | Improved() | ParkClosed():
            return event.seat, {}
        case UpgradeInstalled():
            upgrade = upgrade_said(event.upgrade)
            return event.seat, {"upgrade": upgrade, "tile": tile_said(event.tile)}
        case InnovationInstalled():
            upgrade = upgrade_said(innovation(event.innovation))
            return event.seat, {"upgrade": upgrade, "tile": tile_said(event.tile)}
        case AttractionOperated() | MascotUsed():
            return event.seat, {"tile": tile_said(event.tile)}
        case GuestRerolled():
            return event.seat, {"colour": colour_said(colour_of(event.die)), "to": event.to}
        case GuestLeft():
            return event.seat, {"colour": colour_said(colour_of(event.die))}
        case GuestReturned():
            return event.seat, {"colour": colour_said(colour_of(event.die)), "value": event.value}
        case Scored():
            return event.seat, {"stars": event.stars, "total": event.total}
        case MoneyCounted():
            return event.seat, {"stars": event.stars}
    return None


Statistic: TypeAlias = Literal[
    "scored",
    "objectives",
    "operated",
    "built",
    "installed",
    "recruited",
    "maps",
    "mascots",
    "arrived",
    "departed",
    "income",
    "sums",
    "innovated",
]
_COUNTED: dict[type[Event], Statistic] = {
    AttractionOperated: "operated",
    AttractionBuilt: "built",
    UpgradeInstalled: "installed",
    InnovationInstalled: "innovated",
    MascotRecruited: "recruited",
    MapUsed: "maps",
    MascotUsed: "mascots",
    GuestLeft: "departed",
    GuestArrived: "arrived",
}
"""Where each time is one more."""


def statistics(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    names: tuple[Statistic, ...] = get_args(Statistic)
    count = {name: [0] * seats for name in names}
    for event in events:
        match event:
            case (
                AttractionOperated()
                | AttractionBuilt()
                | UpgradeInstalled()
                | InnovationInstalled()
                | MascotRecruited()
                | MapUsed()
                | MascotUsed()
                | GuestLeft()
                | GuestArrived()
            ):
                count[_COUNTED[type(event)]][event.seat] += 1
            case Scored():
                count["scored"][event.seat] += event.stars
            case ObjectiveJudged():
                for seat, stars in enumerate(event.stars):
                    count["objectives"][seat] += stars
            case IncomeTaken():
                count["income"][event.seat] += event.staff + event.park
            case StaffPlayed():
                count["sums"][event.seat] += event.sum
    if not any(count["innovated"]):
        del count["innovated"]
    return rows(count)


# What of it matters to those who waited, how much, and which pieces it is about


def _weighing(event: Event, line: Line) -> Line:
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
