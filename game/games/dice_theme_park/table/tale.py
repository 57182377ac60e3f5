"""What happened, in words and in numbers: the log, statistics, praise, the account of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.innovations import innovation
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.events import arriving, building, counting, operating
from game.games.dice_theme_park.events.market import AdministratorChosen
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
from game.stage.account import Account, plain
from game.stage.said import Said
from game.stage.tale import Stat, Tale, sourced

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.stage.tale import Book

__all__ = ["TALE"]

_PERSON, _PEOPLE, _PLUS = "icon/person", "icon/people", "icon/plus"
_SEEN = "display", "discards"


def _did(
    event: Event, seat: int, book: Book, weight: int = 0, picture: str = "",
    **facts: str | int | Said,
) -> None:  # fmt: skip
    """A seat's own line, which points at its park."""
    key, points = dash(event.kind), (glance_key(seat),)
    book.did(key, seat, weight=weight, art=picture, points=points, **facts)


def _tells(event: Event, book: Book) -> None:
    """Stars weigh more than what is built and taken, that more than small change."""
    match event:
        case arriving.RoundBegun():
            book.says("round", round=event.round)
        case counting.ObjectiveJudged():
            said = Said(f"objective-{dash(event.objective)}")
            for seat, stars in enumerate(event.stars):
                if stars:
                    _did(event, seat, book, 9, art("star"), what=said, stars=stars)
                book.adds("objectives", seat, stars)
        case counting.GoalJudged():
            key = "goal-met" if event.achieved else "goal-missed"
            book.says(key, 0, goal=goal_said(event.goal), red=event.red)
        case counting.MatchEnded():
            book.says("ended")
        case _:
            _arrives(event, book)
            _builds(event, book)
            _operates(event, book)
            _counts(event, book)


def _arrives(event: Event, book: Book) -> None:
    match event:
        case AdministratorChosen():
            _did(event, event.seat, book, card=administrator_said(event.administrator)[0])
        case arriving.StaffPlayed():
            one, other = map(staff_said, event.cards)
            _did(event, event.seat, book, 3, _PERSON, one=one, other=other, sum=event.sum)
            book.adds("sums", event.seat, event.sum)
        case arriving.OrderSet():
            book.says("order", name=book.name(event.order[0]))
            book.adds("early-bird", event.order[0], len(event.order) > 1)
        case arriving.SumLowered():
            _did(event, event.seat, book)
        case arriving.TrainChosen():
            _did(event, event.seat, book, 4, _PEOPLE, train=TRAIN.called(event.train))
        case arriving.GuestArrived():
            book.adds("arrived", event.seat)
        case arriving.VipWelcomed():
            _did(event, event.seat, book, 2, _PERSON)
        case arriving.IncomeTaken():
            _did(event, event.seat, book, money=event.money)
            book.adds("income", event.seat, event.staff + event.park)


def _builds(event: Event, book: Book) -> None:
    match event:
        case building.AttractionBuilt():
            tile = event.tile
            _did(event, event.seat, book, 6, art(f"tile.{tile}"), tile=tile_said(tile))
            book.adds("built", event.seat)
            book.adds("master-builder", event.seat, event.from_ in _SEEN)
        case building.AmenityMatched():
            amenity = Said(f"amenity-{dash(event.amenity)}")
            _did(event, event.seat, book, count=event.count, amenity=amenity)
        case building.MascotRecruited():
            _did(event, event.seat, book, 4, _PLUS, paid=event.paid)
            book.adds("recruited", event.seat)
        case building.UpgradeInstalled():
            upgrade, on = upgrade_said(event.upgrade), tile_said(event.tile)
            _did(event, event.seat, book, 4, _PLUS, upgrade=upgrade, tile=on)
            book.adds("installed", event.seat)
        case building.InnovationInstalled():
            upgrade, on = upgrade_said(innovation(event.innovation)), tile_said(event.tile)
            _did(event, event.seat, book, 4, _PLUS, upgrade=upgrade, tile=on)
            book.adds("innovated", event.seat)
        case building.SkillTaken():
            _did(event, event.seat, book, 5, art("vip"), card=skill_said(event.skill))
            book.adds("good-school", event.seat, event.from_ == "display")
        case building.MapBought():
            _did(event, event.seat, book, 2, _PERSON)
        case building.Improved():
            _did(event, event.seat, book)
        case building.GuestDrawn():
            _did(event, event.seat, book, colour=colour_said(colour_of(event.die)))


def _operates(event: Event, book: Book) -> None:
    match event:
        case operating.AttractionOperated() | operating.MascotUsed():
            tile = event.tile
            _did(event, event.seat, book, 4, art(f"tile.{tile}"), tile=tile_said(tile))
            mascot = isinstance(event, operating.MascotUsed)
            book.adds("mascots" if mascot else "operated", event.seat)
        case operating.GuestMoved():
            book.adds("guided-tour", event.seat)
        case operating.GuestRerolled():
            _did(event, event.seat, book, colour=colour_said(colour_of(event.die)), to=event.to)
            book.adds("surprise", event.seat)
        case operating.GuestLeft():
            _did(event, event.seat, book, 1, _PERSON, colour=colour_said(colour_of(event.die)))
            book.adds("departed", event.seat)
        case operating.MapUsed():
            book.adds("maps", event.seat)
        case operating.PerkEarned():
            book.adds("perks", event.seat, event.stars)
            if event.why == "vip":
                book.adds("red-carpet", event.seat, event.stars)
        case operating.ParkClosed():
            _did(event, event.seat, book, 1, _PERSON)


def _counts(event: Event, book: Book) -> None:
    match event:
        case counting.GuestReturned():
            colour = colour_said(colour_of(event.die))
            _did(event, event.seat, book, colour=colour, value=event.value)
        case counting.Scored():
            stars = event.stars
            _did(event, event.seat, book, 6 + stars, art("star"), stars=stars, total=event.total)
            book.best("star-day", event.seat, stars)
        case counting.TakingsCounted():
            book.adds("takings", event.seat, event.stars)
        case counting.AdministratorScored():
            book.adds("administrator", event.seat, event.stars)
        case counting.StatuesScored():
            book.adds("statues", event.seat, event.stars)
        case counting.MoneyCounted():
            _did(event, event.seat, book, 6 + event.stars, art("star"), stars=event.stars)
            book.adds("money", event.seat, event.stars)
            book.adds("treasure-chest", event.seat, event.money)


_ROWS = {
    "takings": art("op"),
    "perks": art("vip"),
    "objectives": art("objective.back"),
    "administrator": art("admin.back"),
    "statues": art("innovation.statue.3"),
    "money": art("money"),
}
_ALWAYS = ("takings", "objectives", "money")
"""The others are left out where they brought nobody anything."""


def _account(book: Book) -> Account:
    return Account(
        tuple(
            sourced(name, picture, plain(book.of(name)), {})
            for name, picture in _ROWS.items()
            if any(book.of(name)) or name in _ALWAYS
        )
    )


TALE = Tale(
    _tells,
    (
        "takings", "objectives", "operated", "built", "installed", "recruited", "maps", "mascots",
        "arrived", "departed", "income", "sums", Stat("innovated", rare=True),
    ),
    {
        "never-closed": (art("gate.open"), "operated"),
        "master-builder": art("plot"),
        "tinkerer": (art("upgrade.special_effect"), "installed"),
        "mascot-friend": (art("mascot.radish.cheer"), "mascots"),
        "map-reader": (art("map.ready"), "maps"),
        "warm-welcome": (art("train.1"), "arrived"),
        "fond-farewell": (art("guest.balloon.blue"), "departed"),
        "penny-wise": (art("coin.10"), "income"),
        "treasure-chest": art("cash"),
        "on-target": (art("objective.back"), "objectives"),
        "star-day": art("star"),
        "red-carpet": art("vip"),
        "guided-tour": art("sign.run"),
        "surprise": art("slot.surprise"),
        "early-bird": art("sign.higher"),
        "bright-ideas": (art("innovation.photo_booth"), "innovated"),
        "good-school": art("phase.icon.improve"),
    },
    accounts=_account,
)  # fmt: skip
