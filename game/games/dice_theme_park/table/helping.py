"""What an id means, when it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import ANY, TILES, is_tile
from game.games.dice_theme_park.content.ids import MASCOT, TRAIN, is_mascot
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.numbers import is_die, is_upgrade
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.choices import Choice, fits_there, read
from game.games.dice_theme_park.table.gains import party_gain
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    dash,
    skill_help,
    staff_said,
    tile_said,
)
from game.games.dice_theme_park.table.words import die_said
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["helping", "need_said"]

_SAID = frozenset({"guide", "manager", "close", "colour", "up", "down", "draw", "mascot", "skip"})


def helping(seen: ThemeParkSeen, look: Look, id: str) -> Said | None:  # noqa: A002, PLR0911 - one per kind
    if is_tile(id):
        return _tile(seen, look, id)
    if is_administrator(id):
        return administrator_said(id, whole=True)[1]
    if is_skill(id):
        return skill_help(id)
    if is_upgrade(id) or is_innovation(id):
        return Said(f"help-{dash(id)}")
    if is_mascot(id, seen.phase):
        return _mascot(seen, look, MASCOT.at(id))
    if is_staff(id):
        text = Said(f"staff-{dash(person(id).id)}.text")
        return Said("help-staff", {"name": staff_said(id), "text": text})
    if is_die(id):
        return die_said(seen, id)
    if TRAIN.names(id):
        return Said("help-train")
    if id == "map":
        return Said("help-buy-map" if seen.phase == "improve" else "help-map")
    if id in _SAID:
        return Said(f"help-{dash(id)}")
    return None


def _mascot(seen: ThemeParkSeen, look: Look, at: int) -> Said:
    cards = seen.parks[actor(seen, look)].mascots
    if at < len(cards) and cards[at]:
        return Said("help-mascot-skill", {"skill": skill_help(cards[at])})
    return Said("help-mascot-plain")


def need_said(tile: TileId) -> Said:
    """What it takes, with the colours that are asked for."""
    need = TILES[tile].need
    wanted = [colour for colour in need.colours if colour != ANY]
    said = Said(f"req-{dash(need.family)}")
    if not wanted:
        return said
    return Said(
        "req-colour", {"need": said, "colour": colour_said(wanted[0]), "count": len(wanted)}
    )


def _tile(seen: ThemeParkSeen, look: Look, tile: TileId) -> Said:
    seat = actor(seen, look)
    plot = seen.parks[seat]
    choice: Choice = read(seen, look, seat)
    if tile not in plot.tiles:
        data = TILES[tile]
        facts: dict[str, str | int | Said] = {
            "need": need_said(tile),
            "stars": data.stars,
            "name": tile_said(tile),
        }
        if data.amenity:
            same = 1 + sum(TILES[other].amenity == data.amenity for other in plot.tiles)
            bonus = Said(f"bonus-{same}") if 2 <= same <= 4 else Said("bonus-none")
            amenity = Said(f"amenity-{dash(data.amenity)}")
            return Said("help-offer", {**facts, "amenity": amenity, "bonus": bonus})
        return Said("help-tile", facts)
    if choice.die and choice.die in plot.guests:
        key = "help-goal-ready" if fits_there(plot, choice.die, tile) else "help-goal"
        return Said(key, {"name": tile_said(tile), "need": need_said(tile)})
    gain = party_gain(plot, tile, choice.party)
    if choice.may_operate and tile in look.offered:
        more: dict[str, str | int | Said] = {"name": tile_said(tile), "need": need_said(tile)}
        return Said("help-operate", {**more, "stars": gain.stars, "money": gain.money})
    return Said(
        "help-tile", {"name": tile_said(tile), "need": need_said(tile), "stars": gain.stars}
    )
