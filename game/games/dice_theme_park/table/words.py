"""The names of all ids, for buttons and narration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import ADMINISTRATORS
from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.innovations import INNOVATIONS
from game.games.dice_theme_park.content.numbers import COLOURS, UPGRADES, colour_of
from game.games.dice_theme_park.content.skills import SKILLS
from game.games.dice_theme_park.content.spaces import CELLS
from game.games.dice_theme_park.content.staff import STAFF
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    dash,
    skill_said,
    staff_said,
    tile_said,
)
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["die_said", "word"]


def die_said(seen: ThemeParkSeen, die: str) -> Said:
    """A guest by colour and value."""
    colour = colour_said(colour_of(die))
    for plot in seen.parks:
        if die in plot.guests:
            return Said("word-die", {"colour": colour, "value": plot.guests[die].value})
    return Said("word-guest", {"colour": colour})


def word(seen: ThemeParkSeen, look: Look, id: str) -> Said:  # noqa: A002 - one per kind
    kind, _, rest = id.partition(".")
    if id in TILES:
        return tile_said(id)
    if id in CELLS:
        return Said("word-cell", {"number": CELLS.index(id) + 1})
    if kind in ADMINISTRATORS:
        return administrator_said(id)[0]
    if kind in SKILLS:
        return skill_said(id)
    if id in UPGRADES or id in INNOVATIONS:
        return Said(f"upgrade-{dash(id)}")
    if kind in STAFF and rest:
        return staff_said(id)
    if kind in COLOURS and rest:
        return die_said(seen, id)
    if id in COLOURS:
        return Said("word-swap-for", {"colour": colour_said(id)})
    return _plain(seen, look, id)


def _plain(seen: ThemeParkSeen, look: Look, word: str) -> Said:
    kind, _, rest = word.partition(".")
    if kind in ("train", "value", "space", "less", "mascot") and rest:
        return Said(f"word-{kind}", {"number": int(rest)})
    if word == "mascot":
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
    number = next((w for w in look.path if w.startswith("mascot.")), "")
    cards = seen.parks[actor(seen, look)].mascots
    at = int(number.removeprefix("mascot.")) - 1 if number else -1
    return skill_said(cards[at]) if 0 <= at < len(cards) and cards[at] else Said("word-skill")
