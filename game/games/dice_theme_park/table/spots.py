"""Where an id of an answer is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.content.ids import MASCOT, SPACE, VALUE
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.numbers import is_die, is_upgrade
from game.games.dice_theme_park.content.spaces import cell_of, is_cell
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.choices import read
from game.games.dice_theme_park.table.draft import offer_boxes, offers
from game.games.dice_theme_park.table.glance import cell
from game.games.dice_theme_park.table.hand import card_box
from game.games.dice_theme_park.table.kit import kit_box
from game.games.dice_theme_park.table.market import offer_box
from game.games.dice_theme_park.table.midway import midway_ground, value_box
from game.games.dice_theme_park.table.owner import map_box, mascot_box, staff_box
from game.games.dice_theme_park.table.parks import die_spot
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.games.dice_theme_park.table.picker import picker_box, picking
from game.games.dice_theme_park.table.swap import swap_box
from game.games.dice_theme_park.table.tiles import space_place
from game.stage.box import Box

if TYPE_CHECKING:
    from game.games.dice_theme_park.table.places import Plan
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["own_room", "spot"]


def own_room(look: Look) -> Box:
    """Behind the curtain: between its folds, above the prompt."""
    frame = look.frame
    left = max(frame.w * 0.095 + 24, 200)
    return Box(left, 176, frame.w - 2 * left, frame.h - 176 - 270)


def spot(place: Plan, seen: ThemeParkSeen, look: Look, word: str) -> Box | None:
    shown = screen(seen, look)
    if shown is Screen.DRAFT:
        room = own_room(look) if look.private else place.inner
        return offer_boxes(room, offers(seen, look)).get(word)
    if seen.step == "understudy":
        return swap_box(own_room(look) if look.private else place.inner, seen, word)
    if shown is Screen.PLAN:
        return _card(place, seen, look, word)
    if shown is Screen.MARKET:
        return _in_market(place, seen, look, word)
    if shown is Screen.PARK:
        box = own_room(look) if look.private else place.felt.inset(20, 18)
        return _in_park(box, seen, look, word) or _beside(place, seen, look, word)
    return None


def _card(place: Plan, seen: ThemeParkSeen, look: Look, word: str) -> Box | None:
    if seen.viewer is None or not is_staff(word) or word not in seen.parks[seen.viewer].hand:
        return None
    cards = sorted(seen.parks[seen.viewer].hand, key=lambda card: (person(card).die, card))
    room = own_room(look) if look.private else place.stage_inner
    return card_box(room, cards.index(word), len(cards))


def _in_market(place: Plan, seen: ThemeParkSeen, look: Look, word: str) -> Box | None:
    if picking(seen, look):
        return picker_box(place.felt, seen, word) if is_tile(word) else None
    return offer_box(seen, place.felt, word)


def _in_park(box: Box, seen: ThemeParkSeen, look: Look, word: str) -> Box | None:
    seat = actor(seen, look)
    plot = seen.parks[seat]
    ground = midway_ground(seen, look, box, seat)
    if is_die(word) and word in plot.guests:
        return die_spot(ground, plot, word)
    if is_tile(word) and word in plot.tiles:
        return ground.spot(cell(plot.tiles[word]))
    if is_cell(word):
        return ground.spot(cell(cell_of(word)))
    if VALUE.names(word):
        return value_box(box, VALUE.at(word))
    if SPACE.names(word):
        tile = read(seen, look, seat).tile
        if not tile:
            return None
        x, y = ground.at(cell(plot.tiles[tile]))
        dx, dy = space_place(SPACE.at(word), ground.k)
        side = 62 * ground.k
        return Box(x + dx - side / 2, y + dy - side / 2, side, side)
    return None


def _beside(place: Plan, seen: ThemeParkSeen, look: Look, word: str) -> Box | None:
    """What the owner has at hand."""
    if look.private:
        return None
    column, plot = place.left, seen.parks[actor(seen, look)]
    if word == "map":
        return map_box(column)
    if is_upgrade(word) or is_innovation(word):
        return kit_box(column, word, innovations=seen.innovations)
    if MASCOT.names(word):
        return mascot_box(column, MASCOT.at(word), len(plot.mascots))
    for at, card in enumerate(plot.played):
        if person(card).id == word:
            return staff_box(column, at, len(plot.played))
    return None
