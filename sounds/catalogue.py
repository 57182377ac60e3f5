"""Every recipe of the house, by name."""

from __future__ import annotations

from sounds.effects import (
    counting,
    crown,
    fair_day,
    fair_office,
    fair_rides,
    fair_season,
    fanfares,
    garden,
    garden_calls,
    moles,
    squeaks,
    stage,
    stalls,
    table,
    theatre,
    ui,
    war_blows,
    war_moves,
    war_papers,
    whacks,
)
from sounds.kit.recipe import Effect
from sounds.kit.tracks import Track
from sounds.music import TRACKS

__all__ = ["EFFECTS", "TRACKS", "Recipe", "matching", "recipes"]

Recipe = Effect | Track

EFFECTS: tuple[Effect, ...] = (
    *ui.EFFECTS,
    *table.EFFECTS,
    *moles.EFFECTS,
    *squeaks.EFFECTS,
    *whacks.EFFECTS,
    *theatre.EFFECTS,
    *counting.EFFECTS,
    *stage.EFFECTS,
    *fanfares.EFFECTS,
    *garden.EFFECTS,
    *garden_calls.EFFECTS,
    *war_moves.EFFECTS,
    *war_blows.EFFECTS,
    *war_papers.EFFECTS,
    *fair_day.EFFECTS,
    *fair_rides.EFFECTS,
    *fair_office.EFFECTS,
    *fair_season.EFFECTS,
    *stalls.EFFECTS,
    *crown.EFFECTS,
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
