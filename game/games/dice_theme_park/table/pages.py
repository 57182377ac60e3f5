"""All there is to know of one attraction, skill, staff card or objective, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.numbers import PRIZES
from game.games.dice_theme_park.content.objectives import OBJECTIVES
from game.games.dice_theme_park.content.prices import mascot_price
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.answers import need_said
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.wording import (
    dash,
    skill_art,
    skill_help,
    skill_said,
    tile_said,
)
from game.stage.kit.keys import Keys
from game.stage.kit.pages import Pages
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.content.skills import SkillCard
    from game.games.dice_theme_park.content.staff import Staff, StaffCard
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["PAGES", "page_of_objective", "page_of_staff"]

PAGES: Pages[ThemeParkSeen] = Pages()
_OBJECTIVE: Keys[ObjectiveId] = Keys("objective.{}")


def _whose(seen: ThemeParkSeen, look: Look) -> ParkSeen:
    """The park that prices and reasons are about."""
    return seen.parks[actor(seen, look) if look.lone is None else look.lone]


@PAGES.each(_OBJECTIVE, lambda _seen, _look: OBJECTIVES)
def _objective(_seen: ThemeParkSeen, look: Look, found: ObjectiveId) -> Page:
    prizes = " · ".join(map(str, PRIZES[look.seats])) if look.seats in PRIZES else ""
    notes = (Note(Said("page-prizes", {"prizes": prizes}), art("star.mini")),) if prizes else ()
    return page_of_objective(found, notes)


def page_of_objective(found: ObjectiveId, notes: tuple[Note, ...] = ()) -> Page:
    return Page(
        Said(f"objective-{dash(found)}"), Said(f"objective-{dash(found)}.text"),
        Said("page-objective"), art(f"objective.{found}"), notes,
    )  # fmt: skip


@PAGES.such(is_tile, "tile.")
def _attraction(seen: ThemeParkSeen, look: Look, name: TileId) -> Page:
    data, plot = TILES[name], _whose(seen, look)
    facts: dict[str, str | int | Said] = {"need": need_said(name), "stars": data.stars}
    why: Speech = ""
    if name in seen.display and name not in look.offered:
        why = _why_not(seen, plot, data.cost)
    return Page(
        tile_said(name), Said("page-rides", facts), Said("page-attraction"), art(f"tile.{name}"),
        tuple(_notes(plot, name)), why_not=why,
    )  # fmt: skip


def _notes(plot: ParkSeen, name: TileId) -> Iterator[Note]:
    data = TILES[name]
    if data.cost:
        yield Note(Said("page-cost", {"cost": data.cost}), art("money"))
    if data.income:
        yield Note(Said("page-income", {"money": data.income}), art("money"))
    for at, cost in enumerate(data.spaces):
        laid = plot.upgrades.get(name, ())[at : at + 1]
        if not laid or not laid[0]:
            yield Note(Said("page-space", {"cost": cost}))
    if data.amenity:
        others = sum(TILES[one].amenity == data.amenity for one in plot.tiles if one != name)
        same = 1 + others
        bonus = Said(f"bonus-{same}") if 2 <= same <= 4 else Said("bonus-none")
        amenity = Said(f"amenity-{dash(data.amenity)}")
        if name not in plot.tiles:
            yield Note(Said("page-amenity", {"amenity": amenity, "bonus": bonus}))
        else:
            yield Note(Said("page-has", {"amenity": amenity}))


@PAGES.such(is_skill, "skill.")
def _skill(seen: ThemeParkSeen, look: Look, card: SkillCard) -> Page:
    plot = _whose(seen, look)
    why: Speech = ""
    notes: tuple[Note, ...] = ()
    if card in seen.skill_display:
        notes = (Note(Said("page-mascot", {"cost": mascot_price(plot)}), art("money")),)
        if card not in look.offered:
            why = _why_not(seen, plot, mascot_price(plot))
    return Page(
        skill_said(card), skill_help(card), Said("page-skill"), skill_art(card, icon=False), notes,
        why_not=why,
    )  # fmt: skip


def _why_not(seen: ThemeParkSeen, plot: ParkSeen, cost: int) -> Speech:
    """Why something that lies in the market is not taken just now."""
    if seen.phase != "expand":
        return Said("page-in-expand")
    return Said("page-too-dear", {"money": plot.money}) if cost > plot.money else ""


@PAGES.such(is_staff, "staff.")
def _staff(_seen: ThemeParkSeen, _look: Look, card: StaffCard) -> Page:
    return page_of_staff(person(card))


def page_of_staff(who: Staff) -> Page:
    return Page(
        Said(f"staff-{dash(who.id)}"), Said(f"staff-{dash(who.id)}.text"), Said("page-staff"),
        art(f"staff.{who.id}"),
        (
            Note(Said("page-value", {"value": who.die})),
            Note(Said("page-brings", {"money": who.money}), art("money")),
            Note(Said(f"staff-{dash(who.id)}.phase")),
        ),
    )  # fmt: skip
