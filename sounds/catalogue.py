"""Every recipe of the house, by name."""

from __future__ import annotations

from sounds.effects import counting, fanfares, moles, stage, table, ui, whacks
from sounds.kit.recipe import Effect
from sounds.kit.tracks import Track
from sounds.music import (
    fair_carousel,
    garden_digging,
    lobby,
    park_stroll,
    results,
    showdown,
    title,
    topoum_march,
    whack_banjo,
    whack_brisk,
    whack_jolly,
)

__all__ = ["EFFECTS", "TRACKS", "Recipe", "matching", "recipes"]

Recipe = Effect | Track

EFFECTS: tuple[Effect, ...] = (
    *ui.EFFECTS,
    *table.EFFECTS,
    *moles.EFFECTS,
    *whacks.EFFECTS,
    *counting.EFFECTS,
    *stage.EFFECTS,
    *fanfares.EFFECTS,
)
TRACKS: tuple[Track, ...] = (
    title.TRACK,
    whack_jolly.TRACK,
    whack_brisk.TRACK,
    whack_banjo.TRACK,
    results.TRACK,
    lobby.TRACK,
    park_stroll.TRACK,
    showdown.TRACK,
    topoum_march.TRACK,
    fair_carousel.TRACK,
    garden_digging.TRACK,
)


def recipes() -> dict[str, Recipe]:
    every: list[Recipe] = [*EFFECTS, *TRACKS]
    return {recipe.name: recipe for recipe in every}


def matching(wanted: list[str]) -> list[Recipe]:
    """The recipes named, a whole family at once by its first word; a wrong name is a KeyError."""
    known = recipes()
    found: dict[str, Recipe] = {}
    for name in wanted:
        family = {
            key: one for key, one in known.items() if key == name or key.startswith(name + "/")
        }
        if not family:
            raise KeyError(name)
        found |= family
    return list(found.values()) if wanted else list(known.values())
