"""Names of cards and tiles, as references to texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import colour as admin_colour
from game.games.dice_theme_park.content.administrators import kind as admin_kind
from game.games.dice_theme_park.content.skills import skill
from game.games.dice_theme_park.content.solo import GOALS
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.bits import art
from game.stage.said import Said

if TYPE_CHECKING:
    from typing import Literal

    from game.games.dice_theme_park.content.administrators import AdministratorCard
    from game.games.dice_theme_park.content.attractions import SlotColour, TileId
    from game.games.dice_theme_park.content.innovations import Kit
    from game.games.dice_theme_park.content.skills import SkillCard
    from game.games.dice_theme_park.content.solo import GoalId
    from game.games.dice_theme_park.content.staff import StaffCard


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


def tile_said(tile: TileId) -> Said:
    return Said(f"tile-{dash(tile)}")


def upgrade_said(what: Kit) -> Said:
    """An upgrade or an innovation."""
    return Said(f"upgrade-{dash(what)}")


def colour_said(colour: SlotColour | Literal[""]) -> Said:
    return Said(f"colour-{colour or 'any'}")


def staff_said(card: StaffCard) -> Said:
    return Said(f"staff-{dash(person(card).id)}")


def administrator_said(card: AdministratorCard, *, whole: bool = False) -> tuple[Said, Said]:
    """Its name, and what it does: in a few words, or whole."""
    kind = dash(admin_kind(card))
    return Said(f"admin-{kind}"), Said(
        f"admin-{kind}.{'help' if whole else 'text'}", {"colour": colour_said(admin_colour(card))}
    )


def skill_said(card: SkillCard) -> Said:
    return Said(f"skill-{dash(skill(card).does)}")


def skill_help(card: SkillCard) -> Said:
    data = skill(card)
    return Said(f"help-skill-{dash(data.does)}", {"colour": colour_said(data.colour)})


def skill_art(card: SkillCard, *, icon: bool = True) -> str:
    return art(f"skill.{skill(card).id}{'.icon' if icon else ''}")


def goal_said(goal: GoalId) -> Said:
    return Said(f"goal-{GOALS[goal].deck}-{dash(GOALS[goal].metric)}")
