"""Names of cards and tiles, as references to texts."""

from __future__ import annotations

from game.games.dice_theme_park.content.administrators import colour as admin_colour
from game.games.dice_theme_park.content.administrators import kind as admin_kind
from game.games.dice_theme_park.content.skills import skill
from game.games.dice_theme_park.table.arts import art
from game.stage.said import Said

__all__ = [
    "administrator_said",
    "colour_said",
    "dash",
    "goal_said",
    "skill_art",
    "skill_help",
    "skill_said",
    "staff_said",
    "tile_said",
    "upgrade_said",
]


def dash(word: str) -> str:
    """An id as texts call it: their keys know no underscores."""
    return word.replace("_", "-")


def tile_said(tile: str) -> Said:
    return Said(f"tile-{dash(tile)}")


def upgrade_said(word: str) -> Said:
    """An upgrade or an innovation; statues are told apart by their stars, not by name."""
    return Said(f"upgrade-{dash(word.partition('.')[0])}")


def colour_said(colour: str) -> Said:
    return Said(f"colour-{colour or 'any'}")


def staff_said(card: str) -> Said:
    return Said(f"staff-{dash(card.split('.', maxsplit=1)[0])}")


def administrator_said(card: str, *, whole: bool = False) -> tuple[Said, Said]:
    """Its name, and what it does: in a few words, or whole."""
    kind = dash(admin_kind(card))
    return Said(f"admin-{kind}"), Said(
        f"admin-{kind}.{'help' if whole else 'text'}", {"colour": colour_said(admin_colour(card))}
    )


def skill_said(card: str) -> Said:
    return Said(f"skill-{dash(skill(card).does)}")


def skill_help(card: str) -> Said:
    data = skill(card)
    return Said(f"help-skill-{dash(data.does)}", {"colour": colour_said(data.colour)})


def skill_art(card: str, *, icon: bool = True) -> str:
    return art(f"skill.{skill(card).id}{'.icon' if icon else ''}")


def goal_said(goal: str) -> Said:
    return Said(f"goal-{dash(goal).replace('.', '-')}")
