"""The names of all ids, for buttons and narration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.content.ids import MASCOT, is_mascot, numbered
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.numbers import colour_of, is_colour, is_die, is_upgrade
from game.games.dice_theme_park.content.skills import RECRUIT, is_skill
from game.games.dice_theme_park.content.spaces import cell_of, is_cell
from game.games.dice_theme_park.content.staff import is_staff
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    skill_said,
    staff_said,
    tile_said,
    upgrade_said,
)
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["die_said", "word"]


def die_said(seen: ThemeParkSeen, die: Die) -> Said:
    """A guest by colour and value."""
    colour = colour_said(colour_of(die))
    for plot in seen.parks:
        if die in plot.guests:
            return Said("word-die", {"colour": colour, "value": plot.guests[die].value})
    return Said("word-guest", {"colour": colour})


def word(seen: ThemeParkSeen, look: Look, id: str) -> Said:  # noqa: A002 - one per kind
    if is_tile(id):
        return tile_said(id)
    if is_cell(id):
        return Said("word-cell", {"number": cell_of(id) + 1})
    if is_administrator(id):
        return administrator_said(id)[0]
    if is_skill(id):
        return skill_said(id)
    if is_upgrade(id) or is_innovation(id):
        return upgrade_said(id)
    if is_staff(id) and not is_mascot(id, seen.phase):
        return staff_said(id)
    if is_die(id):
        return die_said(seen, id)
    if is_colour(id):
        return Said("word-swap-for", {"colour": colour_said(id)})
    return _plain(seen, look, id)


def _plain(seen: ThemeParkSeen, look: Look, word: str) -> Said:
    row = numbered(word)
    if row is not None:
        return Said(f"word-{row.kind}", {"number": row.called(word)})
    if word == RECRUIT:
        return Said("word-recruit")
    if word == "map" and seen.phase == "improve":
        return Said("word-buy-map")
    if word == "skill":
        return _skill(seen, look)
    step = seen.waiting(actor(seen, look))
    if word == "done" and seen.phase == "expand":
        return Said("word-done-expand")
    if word == "skip" and step is not None and step.kind == "return_guest":
        return Said("word-let-go")
    return Said(f"word-{word.replace('.', '-')}")


def _skill(seen: ThemeParkSeen, look: Look) -> Said:
    """The button says which skill it is."""
    cards = seen.parks[actor(seen, look)].mascots
    at = next((MASCOT.at(word) for word in look.path if MASCOT.names(word)), -1)
    return skill_said(cards[at]) if 0 <= at < len(cards) and cards[at] else Said("word-skill")
