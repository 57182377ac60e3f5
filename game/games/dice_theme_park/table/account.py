"""After the match: where every point came from, and what each seat may be praised for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.dice_theme_park.events.arriving import GuestArrived, IncomeTaken, OrderSet
from game.games.dice_theme_park.events.building import (
    AttractionBuilt,
    InnovationInstalled,
    SkillTaken,
    UpgradeInstalled,
)
from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    MoneyCounted,
    ObjectiveJudged,
    Scored,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuestLeft,
    GuestMoved,
    GuestRerolled,
    MapUsed,
    MascotUsed,
    PerkEarned,
)
from game.games.dice_theme_park.table.bits import art
from game.stage.account import Account, Source, plain
from game.stage.feats import counted
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["account", "feats"]

_ROWS = {
    "takings": art("op"),
    "perks": art("vip"),
    "objectives": art("objective.back"),
    "administrator": art("admin.back"),
    "statues": art("innovation.statue.3"),
    "money": art("money"),
}
_ALWAYS = frozenset(("takings", "objectives", "money"))
"""The others are left out where they brought nobody anything."""


def account(events: Sequence[Event], seats: int) -> Account:
    stars: Counter[tuple[str, int]] = Counter()
    for event in events:
        match event:
            case TakingsCounted():
                stars["takings", event.seat] += event.stars
            case PerkEarned():
                stars["perks", event.seat] += event.stars
            case ObjectiveJudged():
                for seat, won in enumerate(event.stars):
                    stars["objectives", seat] += won
            case AdministratorScored():
                stars["administrator", event.seat] += event.stars
            case StatuesScored():
                stars["statues", event.seat] += event.stars
            case MoneyCounted():
                stars["money", event.seat] += event.stars
    sources = []
    for name, picture in _ROWS.items():
        row = [stars[name, seat] for seat in range(seats)]
        if any(row) or name in _ALWAYS:
            title, note = Said(f"account-{name}"), Said(f"account-{name}-note")
            sources.append(Source(title, plain(row), picture, note))
    return Account(tuple(sources))


_ART = {
    "never-closed": art("gate.open"),
    "master-builder": art("plot"),
    "tinkerer": art("upgrade.special_effect"),
    "mascot-friend": art("mascot.radish.cheer"),
    "map-reader": art("map.ready"),
    "warm-welcome": art("train.1"),
    "fond-farewell": art("guest.balloon.blue"),
    "penny-wise": art("coin.10"),
    "treasure-chest": art("cash"),
    "on-target": art("objective.back"),
    "star-day": art("star"),
    "red-carpet": art("vip"),
    "guided-tour": art("sign.run"),
    "surprise": art("slot.surprise"),
    "early-bird": art("sign.higher"),
    "bright-ideas": art("innovation.photo_booth"),
    "good-school": art("phase.icon.improve"),
}


def feats(events: Sequence[Event], seats: int) -> tuple[Feat, ...]:
    count: Counter[tuple[str, int]] = Counter()
    for event in events:
        if not _through_the_gate(event, count):
            _in_the_park(event, count)
    return counted(_ART, count, seats)


def _through_the_gate(event: Event, count: Counter[tuple[str, int]]) -> bool:
    """Guests, money and stars."""
    match event:
        case GuestArrived():
            count["warm-welcome", event.seat] += 1
        case GuestLeft():
            count["fond-farewell", event.seat] += 1
        case IncomeTaken():
            count["penny-wise", event.seat] += event.staff + event.park
        case MoneyCounted():
            count["treasure-chest", event.seat] += event.money
        case ObjectiveJudged():
            for seat, stars in enumerate(event.stars):
                count["on-target", seat] += stars
        case Scored():
            count["star-day", event.seat] = max(count["star-day", event.seat], event.stars)
        case OrderSet() if len(event.order) > 1:
            count["early-bird", event.order[0]] += 1
        case _:
            return False
    return True


def _in_the_park(event: Event, count: Counter[tuple[str, int]]) -> None:
    match event:
        case AttractionOperated():
            count["never-closed", event.seat] += 1
        case AttractionBuilt(from_="display" | "discards"):
            count["master-builder", event.seat] += 1
        case UpgradeInstalled():
            count["tinkerer", event.seat] += 1
        case InnovationInstalled():
            count["bright-ideas", event.seat] += 1
        case SkillTaken(from_="display"):
            count["good-school", event.seat] += 1
        case MascotUsed():
            count["mascot-friend", event.seat] += 1
        case MapUsed():
            count["map-reader", event.seat] += 1
        case PerkEarned(why="vip"):
            count["red-carpet", event.seat] += event.stars
        case GuestMoved():
            count["guided-tour", event.seat] += 1
        case GuestRerolled():
            count["surprise", event.seat] += 1
